"""A person taken out of a log: names go, what a record proves stays."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from papertiger.bots.madiao import BOTS
from papertiger.kernel import journal
from papertiger.room import export, fair, forgetting, hosting
from papertiger.room import facts as f
from papertiger.room.actor import Actor
from papertiger.wire import commands as c
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings
from tests.room.evening import Client, Evening, chance

MADIAO = MadiaoSettings(bots="steady", think=False)


def inventor() -> Callable[[], str]:
    """New names; the first is one that a table may have already."""
    numbers = count(1)
    return lambda: f"Guest {next(numbers):04d}"


def played() -> Evening:
    """Ann, Bo and two bots have played some hands, chatting; Cy has watched."""
    evening = Evening(MADIAO)
    people = [evening.client(name).hello() for name in ("Ann", "Bo")]
    for person in people:
        assert person.do(c.SitDown).refused is None
        assert person.do(c.Entropy, entropy="word").refused is None
    assert people[1].do(c.Ready).refused is None
    watcher = evening.client("Cy").hello()
    assert people[0].do(c.Start).refused is None
    assert people[0].do(c.Chat, text="I am Ann, ANN, not Annabel").refused is None
    assert people[1].do(c.Chat, text="Hello ann!").refused is None
    assert watcher.do(c.Chat, text="Ann plays well").refused is None
    assert people[1].do(c.Report, place=0, text="Ann is slow").refused is None
    assert people[0].do(c.Report, place=1, text="he is rude").refused is None
    _play(evening, people)
    return evening


def _play(evening: Evening, people: list[Client]) -> None:
    rng = Random(7)
    for _ in range(400):
        if evening.actor.room.hand > 2 or evening.actor.room.phase is not Phase.PLAYING:
            return
        asked = next((each for each in people if each.view.ask is not None), None)
        if asked is not None:
            assert asked.do(c.MadiaoMove, move=BOTS["random"](asked.view, rng)).refused is None
            continue
        due = evening.actor.due
        assert due is not None
        evening.now = max(evening.now, due)
        evening.make_so(evening.actor.wake(evening.now))


EVENING = played()


def forgotten(name: str) -> tuple[list[bytes], forgetting.Forgotten]:
    """The log without somebody."""
    person = {"Cy": None}.get(name, f"person {name}")
    found = forgetting.forgotten(EVENING.log, person, {name}, inventor())
    return [found.facts.get(number, fact) for number, fact in enumerate(EVENING.log)], found


@pytest.mark.parametrize("name", ["Ann", "Bo", "Cy"])
def test_nothing_in_the_log_has_the_name_or_the_id(name: str) -> None:
    before = b"\n".join(EVENING.log)
    assert name.encode() in before
    log, found = forgotten(name)
    after = b"\n".join(log).replace(b"Annabel", b"").lower()
    assert f'"{name}"'.lower().encode() not in after
    assert f"person {name}".lower().encode() not in after
    if name == "Ann":
        assert b"ann" not in after
        assert b"Annabel" not in b"\n".join(log), "what one has written is gone, too"
        assert b"he is rude" not in after
        assert f.encode(f.Said(1, "Bo", "Hello Guest 0001!")).lower() in after
    assert set(found.stand_ins) == {name}


@pytest.mark.parametrize("name", ["Ann", "Bo", "Cy"])
def test_the_table_and_its_records_are_the_same_but_for_the_name(name: str) -> None:
    log, found = forgotten(name)
    new = found.stand_ins[name]
    before = Actor(map(f.decode, EVENING.log), EVENING.now, chance(1)).room
    after = Actor(map(f.decode, log), EVENING.now, chance(1)).room
    assert [each.keys for each in after.chairs] == [each.keys for each in before.chairs]
    own = [new if each.name == name else each.name for each in before.chairs]
    assert [each.name for each in after.chairs] == own
    assert len(set(own)) == 4
    game = hosting.of(MADIAO).game
    for old, made in zip(
        export.records(map(f.decode, EVENING.log)),
        export.records(map(f.decode, log)),
        strict=True,
    ):
        was, now = journal.read(game, old), journal.read(game, made)
        assert [each.inputs for each in now] == [each.inputs for each in was]
        proofs = list(fair.proofs(now))
        assert len(proofs) >= 2
        assert {each.verdict for each in proofs} == {fair.Verdict.PROVEN}
        assert name not in made.decode()


def test_names_at_a_table_stay_different() -> None:
    log = [
        f.encode(fact)
        for fact in (
            f.Opened("t", MADIAO),
            f.Sat(0, "p", "Ann", "key"),
            f.Sat(1, "q", "Guest 0001", "key 1"),
            # The same person, renamed, at a second place.
            f.Sat(2, "p", "Anna", "key 2"),
            f.Said(None, "Anna", "hi"),
            f.Said(2, "Anna", "Ann und Anna"),
        )
    ]
    found = forgetting.forgotten(log, "p", {"Anna"}, inventor())
    assert found.stand_ins == {"Ann": "Guest 0002", "Anna": "Guest 0003"}
    assert found.places == {0, 2}
    assert [f.decode(each) for each in found.facts.values()] == [
        f.Sat(0, "", "Guest 0002", "key"),
        f.Sat(2, "", "Guest 0003", "key 2"),
        f.Said(None, "Guest 0003", ""),
        f.Said(2, "Guest 0003", ""),
    ]


def test_who_is_not_there_is_not_forgotten() -> None:
    found = forgetting.forgotten(EVENING.log, "person Di", {"Di"}, inventor())
    assert (found.facts, found.stand_ins, found.places) == ({}, {}, frozenset())


@pytest.mark.parametrize(
    ("text", "without"),
    [
        ("Ann, ann and ANN", "X, X and X"),
        ("Anna, Joann", "Anna, Joann"),
        ("李说了，李", "李说了，李"),
        ("(Ann)", "(X)"),
    ],
)
def test_a_name_in_a_text_is_a_word_of_its_own(text: str, without: str) -> None:
    assert forgetting.unmentioned(text, {"Ann": "X"}) == without
    assert forgetting.unmentioned("李说了", {"李": "X"}) == "X说了"
