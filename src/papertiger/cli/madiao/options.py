"""The rules that the flags of a command name."""

import argparse
import re

from papertiger.cli.arguments import Wrong
from papertiger.cli.madiao import CHOICES, FLAGS
from papertiger.madiao.options import LARGEST_STAKE, PRESETS, Options, with_switches
from papertiger.text.catalog import Catalog


def options_from(found: argparse.Namespace, catalog: Catalog) -> Options:
    """The preset that was asked for, with the switches that were given; Wrong names a bad one."""
    names = (*CHOICES, *FLAGS, "max_deals")
    switches = {name: value for name in names if (value := getattr(found, name)) is not None}
    if found.stake_limits is not None:
        low, high = _limits(found.stake_limits, catalog)
        switches |= {"stake_min": low, "stake_max": high}
    return with_switches(PRESETS[found.preset or "source"], switches)


def _limits(text: str, catalog: Catalog) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,9})-([0-9]{1,9})", text)
    low, high = (int(match[1]), int(match[2])) if match else (0, 0)
    if not 2 <= low <= high <= LARGEST_STAKE or low + low % 2 > high:
        raise Wrong(catalog.say("cli-bad-limits", limits=text, most=str(LARGEST_STAKE)))
    return low, high
