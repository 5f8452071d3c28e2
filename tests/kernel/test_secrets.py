"""Hidden cards do not print: not in inputs, records or recordings; and nothing copies a secret."""

import copy
from collections.abc import Callable

import msgspec
import pytest
from rich.pretty import pretty_repr

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.inputs import Act, Stamped, chance
from papertiger.kernel.journal import Header, Recorded, Recording, Segment
from papertiger.kernel.secret import Secret
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.moves import Play
from papertiger.madiao.state import Carried, Table
from papertiger.madiao.tricks import Face
from tests.book.built import SEATS, SOURCE, begun, script

NAMES = ("Ann", "Bo", "Cai", "Di")
PRINTED: list[Callable[[object], str]] = [repr, str, "{}".format, "{!r:>200}".format, pretty_repr]

each_way = pytest.mark.parametrize(
    "printed", PRINTED, ids=["repr", "str", "format", "format-repr", "rich"]
)


def shows(text: str, cards: list[Card]) -> list[Card]:
    """Those of the cards whose code or member name stands in the text."""
    words = set("".join(letter if letter.isalnum() else " " for letter in text).split())
    return [card for card in cards if {card.value, card.name} & words]


def recorded_to_a_slough() -> Recording[Table]:
    """A recording up to the slough of M8, which only seat 1 has seen."""
    table = begun(script("0 M3, 1 M8-"), plays=2)
    carried = Carried(SEATS, 0, (0, 0, 0, 0), 0, 0, 0)
    header = Header(game="madiao", options=SOURCE, seats=NAMES, carried=carried)
    recording = journal.begin(madiao, header)
    for given in table.inputs:
        recorded = journal.record(madiao, recording, given, recording.now + 1)
        assert isinstance(recorded, Recorded)
        recording = recorded.recording
    return recording


@each_way
@pytest.mark.parametrize("face", Face)
def test_an_act_does_not_show_its_card(printed: Callable[[object], str], face: Face) -> None:
    """Nor does what holds an act: a stamped input, a segment, a list of them."""
    act = Act(1, Play(Card.M9, face), 37)
    stamped = Stamped(5, act)
    header = Header(game="madiao", options=SOURCE, seats=NAMES)
    segment = Segment(header, (stamped, Stamped(6, chance(tuple(range(40))))))
    for one in (act, stamped, segment, [act], {"given": stamped}, (segment,)):
        text = printed(one)
        assert not shows(text, list(CARDS))
        assert "37" in text


@each_way
def test_a_recording_shows_no_hidden_card(printed: Callable[[object], str]) -> None:
    """Printed whole, a running game shows what a spectator sees and no more."""
    recording = recorded_to_a_slough()
    public = msgspec.json.encode(madiao.show(recording.table, None)).decode()
    hidden = [card for card in CARDS if not shows(public, [card])]
    assert Card.M8 in hidden
    assert len(hidden) > 30
    for one in (recording, recording.table, recording.segments):
        assert not shows(printed(one), hidden)


def test_an_order_does_not_show_either() -> None:
    """The permutation behind a shuffle is as secret as the cards."""
    shuffled: Stamped[Play] = Stamped(0, chance((3, 1, 2, 0)))
    for printed in PRINTED:
        assert "3" not in printed(shuffled)


def test_a_secret_is_neither_pickled_nor_copied() -> None:
    """Every way to its inside but `reveal` raises."""
    secret = Secret((Card.M9,))
    with pytest.raises(TypeError):
        secret.__getstate__()
    for protocol in range(6):
        with pytest.raises(TypeError):
            secret.__reduce_ex__(protocol)
    for copied in (copy.copy, copy.deepcopy):
        with pytest.raises(TypeError):
            copied(secret)
    with pytest.raises(TypeError):
        copy.deepcopy(chance((0, 1)))
    assert secret.reveal() == (Card.M9,)
