"""`papertiger mao rule check FILE...`: whether a table would take these rules, one by one."""

import argparse
import sys

from papertiger.cli import saying
from papertiger.cli.arguments import Wrong
from papertiger.cli.mao.rule.reading import rules_of, words_in
from papertiger.kernel.game import Refused
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.limits import MOST_RULES
from papertiger.mao.options import Options
from papertiger.mao.reasons import OTHER, Reason, Unnamed
from papertiger.mao.rulings import room_beside
from papertiger.mao.trial import Finding
from papertiger.room.trying import Progress, Trial, TrialFailedError, Tryer
from papertiger.text.catalog import Catalog
from papertiger.text.customs.trial import conflict_line, progress_line
from papertiger.text.mao import refusal

REFUSED = 1


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Try every rule out with those before it in force: 0 if all are taken, 1 if one is not."""
    words = words_in(catalog.language)
    rules, tryer = rules_of(found.files, words), Tryer()
    taken: tuple[InForce, ...] = ()
    try:
        for name, rule in rules:
            why = refused_untried(taken, rule)
            if why is None and not rule.judged:
                finding = _tried(taken, rule, found.seats, tryer, words)
                for conflict in finding.conflicts:
                    saying.say(f"{name}: {conflict_line(words, conflict, rule.id)}")
                why = finding.refused()
            if why is not None:
                saying.say(f"{name}: {refusal(words, why, ())}")
                return REFUSED
            message = "rule-judged" if rule.judged else "rule-accepted"
            saying.say(words.say(message, file=name, id=rule.id))
            taken = (*taken, InForce(rule))
    finally:
        tryer.close(wait=True)
    return 0


def refused_untried(taken: tuple[InForce, ...], rule: Custom) -> Refused | None:
    """What a table refuses without a trial."""
    if rule.id in {each.rule.id for each in taken} | {OTHER, *Reason, *Unnamed}:
        return Refused("rule_id_taken", "MO-89", {"id": rule.id})
    if len(taken) >= MOST_RULES or not room_beside(taken, rule):
        return Refused("too_many_rules", "MO-92", {"most": MOST_RULES})
    return None


def _tried(
    taken: tuple[InForce, ...], rule: Custom, seats: int, tryer: Tryer, words: Catalog
) -> Finding:
    trial = Trial(Options(), seats, taken, InForce(rule))
    try:
        return tryer.try_out(trial, _progress(words) if sys.stderr.isatty() else None)
    except TrialFailedError:
        raise Wrong(words.say("rule-trial-failed")) from None
    finally:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _progress(words: Catalog) -> Progress:
    """Writes one line again and again, where there is a terminal."""

    def told(done: int, of: int) -> None:
        sys.stderr.write(f"\r{progress_line(words, done, of)}")
        sys.stderr.flush()

    return told
