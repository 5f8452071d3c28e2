"""Make `room/confusables.txt`: the characters that look like others, by Unicode's own data.

Usage: python tools/confusables.py

Needs PyICU, whose ICU knows the data of UTS #39 (`pip install icukit-pyicu` has both). Left out is
what a name never holds: what compatibility normalization (NFKD) takes apart, and what does not
show. Run it again for a new version of Unicode.
"""

import importlib
import sys
from collections import defaultdict
from typing import Any

from papertiger.room import names

HEADER = """\
# Characters that look like others: what they all look like, a tab, and they themselves.
# Made by tools/confusables.py from the data of Unicode {version}, UTS #39 (Unicode Security).
# Copyright (c) 1991-2025 Unicode, Inc. All rights reserved. Distributed under the Unicode License
# (https://www.unicode.org/license.txt), "as is", without warranty of any kind.
"""


def found(icu: Any) -> dict[str, str]:
    """By what they look like, the characters."""
    apart = icu.Normalizer2.getNFKDInstance()
    checker = icu.SpoofChecker()
    groups: dict[str, list[str]] = defaultdict(list)
    for code in range(ord("!"), sys.maxunicode + 1):
        sign = chr(code)
        known = icu.Char.isprint(sign) and not icu.Char.isspace(sign)
        if known and apart.normalize(sign) == sign:
            like = "".join(checker.getSkeleton(0, sign).split())
            if like not in {"", sign}:
                groups[like].append(sign)
    return {like: "".join(signs) for like, signs in sorted(groups.items())}


def main() -> None:
    """Write the file."""
    icu = importlib.import_module("icu")
    lines = [f"{like}\t{signs}\n" for like, signs in found(icu).items()]
    text = HEADER.format(version=icu.UNICODE_VERSION) + "".join(lines)
    names.CONFUSABLES.write_text(text, encoding="utf-8", newline="\n")
    print(f"{names.CONFUSABLES.name}: {len(lines)} looks")


if __name__ == "__main__":
    main()
