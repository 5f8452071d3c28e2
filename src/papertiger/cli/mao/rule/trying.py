"""`papertiger mao rule try FILE`: what a rule does in situations, and in hands to their end."""

import argparse
from collections import Counter
from collections.abc import Iterable

from papertiger.cli import saying
from papertiger.cli.mao.rule.check import REFUSED, refused_untried
from papertiger.cli.mao.rule.reading import rules_of, words_in
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.options import MOST_SEATS, Options
from papertiger.mao.trial import Situation, Watched, countings, watch
from papertiger.room.trying import roll_of
from papertiger.text.catalog import Catalog
from papertiger.text.customs.reading import read_back
from papertiger.text.customs.trial import situation_line
from papertiger.text.mao import refusal

FOLLOWS, FOLLOWS_NOT = 3, 1
"""So many situations of a part are told, in which it follows and in which it does not."""


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Tell what the rule says, what each part does, and what came of the hands: 0.

    1 if a table would refuse it, or one of the others, without a trial.
    """
    words = words_in(catalog.language)
    (name, rule), *others = rules_of([found.file, *found.others], words)
    before: tuple[InForce, ...] = ()
    for file, each in (*others, (name, rule)):
        why = refused_untried(before, each)
        if why is not None:
            saying.say(f"{file}: {refusal(words, why, ())}")
            return REFUSED
        before = (*before, InForce(each))
    before = before[:-1]
    if rule.judged:
        saying.say_all(read_back(words, rule))
        saying.say(words.say("rule-judged", file=name, id=rule.id))
        return 0
    names = [words.say("trial-seat", seat=str(seat)) for seat in range(1, MOST_SEATS + 1)]
    head, *sentences = read_back(words, rule)
    watched = [
        watch(Options(), found.seats, before, rule, roll_of(found.seed, hand))
        for hand in range(found.hands)
    ]
    saying.say(head)
    for part, sentence in enumerate(sentences):
        saying.say(sentence)
        for situation in _chosen(part, watched, before, rule):
            saying.say(f"  {situation_line(words, situation, names)}")
    saying.say_all(_counted(words, rule, watched))
    return 0


def _chosen(
    part: int, watched: Iterable[Watched], before: tuple[InForce, ...], rule: Custom
) -> list[Situation]:
    """Some situations of a part, one a hand where there are enough: such as follow, then others."""
    always = [each for each in countings(before, rule) if each.part == part]
    follows, not_so = always[:FOLLOWS], list[Situation]()
    for hand in watched:
        own = [each for each in hand.situations if each.part == part]
        follows += [each for each in own if each.follows and each not in follows][:1]
        not_so += [each for each in own if not each.follows and each not in not_so][:1]
    return [*follows[:FOLLOWS], *not_so[:FOLLOWS_NOT]]


def _counted(words: Catalog, rule: Custom, watched: list[Watched]) -> Iterable[str]:
    """How often it followed, who was caught, how many hands ended, how long they were."""
    hands = [each.rehearsed for each in watched]
    turns = sorted(each.turns for each in hands)
    caught = sum(each.penalties.get(rule.id, 0) for each in hands)
    given = sum(sum(each.penalties.values()) for each in hands)
    follows: Counter[int] = Counter()
    for each in watched:
        follows.update(each.follows)
    yield words.say(
        "trial-hands",
        hands=len(hands),
        ended=sum(each.ended for each in hands),
        turns=turns[len(turns) // 2],
        longest=turns[-1],
    )
    for part in sorted(follows):
        yield words.say("trial-part", part=str(part + 1), times=follows[part])
    yield words.say("trial-caught", caught=caught, given=given)
