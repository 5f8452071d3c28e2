"""Section 1: the forty cards, their order, tops, reds and names."""

import csv
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from papertiger import madiao
from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, LOWEST, REDS, SECONDS, TOPS, Card
from papertiger.madiao.events import CardPlayed, TrickTaken
from papertiger.madiao.moves import Play
from papertiger.madiao.names import NAMES
from papertiger.madiao.tricks import Face
from tests.book.built import cards, played

# The table of MD-1.1, high to low.
TABLE = {
    "T": "MM TM HM T90 T80 T70 T60 T50 T40 T30 T20",
    "M": "M9 M8 M7 M6 M5 M4 M3 M2 M1",
    "S": "S9 S8 S7 S6 S5 S4 S3 S2 S1",
    "C": "C0 CH C1 C2 C3 C4 C5 C6 C7 C8 C9",
}
TSV = Path(__file__).parents[2] / "docs" / "rules" / "cards.tsv"


def rows() -> list[dict[str, str]]:
    """The rows of the file of names."""
    with TSV.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_md_1_1_there_are_forty_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 40


def test_md_1_1_the_cards_are_those_of_the_table() -> None:
    assert [card.value for card in CARDS] == " ".join(TABLE.values()).split()


@pytest.mark.parametrize(("suit", "size"), [("T", 11), ("M", 9), ("S", 9), ("C", 11)])
def test_md_1_1_each_suit_has_its_cards(suit: str, size: int) -> None:
    in_suit = [card for card in CARDS if card.suit == suit]
    assert len(in_suit) == size
    assert [card.value for card in in_suit] == TABLE[suit].split()


@pytest.mark.parametrize("suit", TABLE)
def test_md_1_1_in_each_suit_the_earlier_card_is_higher(suit: str) -> None:
    order = cards(TABLE[suit])
    for high, low in pairwise(order):
        assert laws.beats(high.place, low.place)
        assert not laws.beats(low.place, high.place)
    assert not any(laws.beats(low.place, order[0].place) for low in order)


@pytest.mark.parametrize(
    ("low", "high"), [pair[::-1] for suit in TABLE for pair in pairwise(TABLE[suit].split())]
)
def test_md_1_1_at_the_table_each_card_is_beaten_by_the_next_higher(low: str, high: str) -> None:
    taken = played(f"0 {low}, 1 {high}").last(TrickTaken)
    assert (taken.seat, taken.card) == (1, Card(high))


@pytest.mark.parametrize(("suit", "top", "second", "low"),
    [("T", "MM", "TM", "T20"), ("M", "M9", "M8", "M1"), ("S", "S9", "S8", "S1"),
     ("C", "C0", "CH", "C9")],
)  # fmt: skip
def test_md_1_1_each_suit_has_its_top_second_and_low(
    suit: str, top: str, second: str, low: str
) -> None:
    place = list(TABLE).index(suit)
    assert (TOPS[place], SECONDS[place], LOWEST[place]) == (top, second, low)
    assert TABLE[suit].split()[:2] == [top, second]
    assert TABLE[suit].split()[-1] == low


def test_md_1_1_cash_runs_in_reverse() -> None:
    table = played("0 C9, 1 C1, 2 CH, 3 C0")
    assert [event.exposed for event in table.all(CardPlayed)] == [False] * 4
    assert table.last(TrickTaken).card is Card.C0


def test_md_1_1_there_is_no_ten_myriad() -> None:
    assert not {"T10", "M10"} & {card.value for card in CARDS}


@pytest.mark.parametrize(
    ("code", "name"),
    [("MM", "Myriad Myriad"), ("TM", "Thousand Myriad"), ("HM", "Hundred Myriad")],
)
def test_md_1_1_the_honours_have_their_names(code: str, name: str) -> None:
    assert NAMES[Card(code)].english == name


def test_md_1_2_the_ten_reds() -> None:
    assert len(REDS) == 10
    assert set(REDS) == set(cards("MM TM HM T20 M9 M1 S9 S1 C0 C9"))


def test_md_1_3_codes_stand_in_moves() -> None:
    move = Play(Card.T90, Face.DOWN)
    assert msgspec.json.encode(move) == b'{"do":"play","card":"T90","face":"down"}'
    assert msgspec.json.decode(b'{"do":"play","card":"C0"}', type=madiao.move_type) == Play(Card.C0)


def test_md_1_3_codes_stand_in_events() -> None:
    taken = TrickTaken(1, 2, Card.CH)
    assert msgspec.json.decode(msgspec.json.encode(taken))["card"] == "CH"


@pytest.mark.parametrize("card", CARDS)
def test_md_1_3_a_code_is_the_card_in_text(card: Card) -> None:
    assert f"{card}" == str(card) == card.value


def test_md_1_3_the_file_of_names_has_the_forty_codes_in_order() -> None:
    assert [row["code"] for row in rows()] == " ".join(TABLE.values()).split()


@pytest.mark.parametrize("card", CARDS)
def test_md_1_3_names_are_those_of_the_file(card: Card) -> None:
    row = rows()[card.place]
    names = NAMES[card]
    assert row == {
        "code": card.value,
        "traditional": names.traditional,
        "simplified": names.simplified,
        "pinyin": names.pinyin,
        "english": names.english,
        "russian": names.russian,
        "hero_zh": names.hero_chinese,
        "figure_or_hero_en": names.figure,
        "hero_ru": names.hero_russian,
    }


@pytest.mark.parametrize("card", CARDS)
def test_md_1_3_every_card_has_a_name_in_each_of_the_five_forms(card: Card) -> None:
    names = NAMES[card]
    assert all((names.english, names.russian, names.traditional, names.simplified, names.pinyin))


def test_md_1_3_every_card_has_names_and_no_two_share_one() -> None:
    assert tuple(NAMES) == CARDS
    assert len({names.english for names in NAMES.values()}) == 40
    assert len({names.traditional for names in NAMES.values()}) == 40
