"""The drawn cards: well-formed, self-contained, small, told apart, and true to the game's facts."""

import math
import re
from itertools import pairwise
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

from papertiger.deck import SUIT_SHAPES, back, contact_sheet, face, glyphs, write_svg
from papertiger.deck.coins import ARRANGED
from papertiger.deck.frame import mark, underline
from papertiger.deck.heroes import RECIPES
from papertiger.deck.palette import SUIT_COLOURS
from papertiger.madiao.cards import CARDS, REDS, Card, Suit
from papertiger.madiao.names import NAMES

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "title", "defs", "clipPath", "g", "use", "path", "rect", "circle"}
LIMIT = 32_000
"""Bytes of the largest face."""

each_card = pytest.mark.parametrize("card", CARDS)


def parse(document: str) -> Element:
    return fromstring(document)  # noqa: S314 - our own documents


def parsed(card: Card) -> Element:
    return parse(face(card))


@each_card
def test_a_face_says_what_it_is(card: Card) -> None:
    root = parsed(card)
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == f"{card} {NAMES[card].english}"
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == title.get("id")


@each_card
def test_a_face_is_two_to_three(card: Card) -> None:
    assert parsed(card).get("viewBox") == "0 0 240 360"


@each_card
def test_a_face_needs_no_font_and_nothing_from_elsewhere(card: Card) -> None:
    root = parsed(card)
    assert {node.tag.removeprefix(SVG) for node in root.iter()} <= DRAWN
    text = face(card)
    assert "font" not in text
    assert "<style" not in text
    links = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', text)
    targets = {(first or second) for first, second in links}
    ids = {node.get("id") for node in root.iter()}
    assert all(target.startswith("#") and target[1:] in ids for target in targets)


@each_card
def test_ids_begin_with_the_code_and_are_unique(card: Card) -> None:
    ids = [found for node in parsed(card).iter() if (found := node.get("id"))]
    assert all(found.startswith(f"{card}-") for found in ids)
    assert len(set(ids)) == len(ids)


@each_card
def test_a_face_is_small(card: Card) -> None:
    assert len(face(card).encode()) <= LIMIT


@each_card
def test_a_face_is_the_same_every_time(card: Card) -> None:
    assert face.__wrapped__(card) == face(card)


def test_all_forty_differ_also_without_their_titles_and_ids() -> None:
    drawn = set()
    for card in CARDS:
        bare = re.sub(r"<title.*?</title>", "", face(card))
        drawn.add(re.sub(rf'(id="|#|labelledby="){card}-', r"\1", bare))
    assert len(drawn) == 40


@each_card
def test_the_reds_have_a_seal_and_no_other_card_has(card: Card) -> None:
    sealed = any(node.get("id") == f"{card}-seal" for node in parsed(card).iter())
    assert sealed == (card in REDS)


def named(card: Card, part: str) -> Element:
    """A part of a face by its id."""
    return next(node for node in parsed(card).iter() if node.get("id") == f"{card}-{part}")


@pytest.mark.parametrize("card", sorted(REDS))
def test_the_seal_says_red_on_tops_and_on_the_other_reds(card: Card) -> None:
    written = [node.get("d") for node in named(card, "seal")]
    assert written[-1] == re.findall(r' d="([^"]*)"', glyphs.han("紅", (0, 0), 26, "#000"))[0]


@each_card
def test_a_bar_stands_under_what_could_be_read_upside_down(card: Card) -> None:
    bar = re.search(r'd="([^"]*)"', underline(mark(card), "#000"))
    assert bar
    barred = any(node.get("d") == bar[1] for node in named(card, "index"))
    assert barred == (mark(card) in {"6", "9", "60", "90"})


@pytest.mark.parametrize("card", ARRANGED)
def test_no_coin_lies_under_an_index_or_outside_the_frame(card: Card) -> None:
    radius, places = ARRANGED[card]
    for x, y in places:
        assert x - radius >= 13
        assert x + radius <= 227
        assert y - radius >= 60
        assert y + radius <= 347
        # The inner corners of the two boxes that the index stands in.
        for corner, right in (((60, 98), False), ((180, 262), True)):
            sign = 1 if right else -1
            away = max(0.0, sign * (corner[0] - x)), max(0.0, sign * (corner[1] - y))
            assert math.hypot(*away) >= radius


@pytest.mark.parametrize("card", RECIPES)
def test_what_a_hero_carries_is_in_a_hand(card: Card) -> None:
    hero = RECIPES[card]
    carried = [thing.removeprefix("-") for thing, *_ in (*hero.behind, *hero.before)]
    hands = [thing for thing in carried if thing in {"fist", "fingers", "holding"}]
    assert len(hands) == (2 if card in {Card.T60, Card.T40} else 1)


def pips_due(card: Card) -> int:
    """How many coins or strings a card of Cash or Strings shows; busts and the spray have none."""
    return 0 if card in RECIPES or card is Card.CH else int(card.value[1:])


@each_card
def test_a_card_shows_as_many_coins_or_strings_as_it_counts(card: Card) -> None:
    pips = [node for node in parsed(card).iter() if node.get("class") == "pip"]
    assert len(pips) == pips_due(card)
    numbers = [node.get("id") for node in pips]
    assert numbers == [f"{card}-pip-{number}" for number in range(1, len(pips) + 1)]


def test_heroes_stand_where_the_table_names_them() -> None:
    assert set(RECIPES) == {card for card in CARDS if NAMES[card].hero_chinese}


def test_no_two_heroes_share_head_beard_and_arms() -> None:
    told_by = [
        (hero.head, hero.beard, tuple(held[0] for held in (*hero.behind, *hero.before)))
        for hero in RECIPES.values()
    ]
    assert len(set(told_by)) == len(told_by)


def test_every_name_can_be_written() -> None:
    texts = [name.traditional + name.hero_chinese for name in NAMES.values()]
    assert set("".join(texts)) <= glyphs.known()


def test_the_index_says_the_rank() -> None:
    assert [mark(card) for card in (Card.MM, Card.TM, Card.HM, Card.CH)] == ["萬", "千", "百", "½"]
    assert [mark(card) for card in (Card.T90, Card.M9, Card.S1, Card.C0)] == ["90", "9", "1", "0"]


@each_card
def test_the_index_stands_in_two_corners(card: Card) -> None:
    repeats = [node for node in parsed(card).iter() if node.get("href") == f"#{card}-index"]
    assert [node.get("transform") for node in repeats] == ["rotate(180 120 180)"]


def test_suits_differ_in_shape_and_in_lightness() -> None:
    shapes = {re.sub(r'fill="[^"]*"', "", shape) for shape in SUIT_SHAPES.values()}
    assert set(SUIT_SHAPES) == set(Suit)
    assert len(shapes) == 4
    greys = []
    for colour in SUIT_COLOURS.values():
        red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        greys.append(0.3 * red + 0.59 * green + 0.11 * blue)
    assert all(light - dark > 6 for dark, light in pairwise(sorted(greys)))


def test_the_back_is_the_same_upside_down() -> None:
    root = parse(back())
    turned = [node for node in root.iter() if node.get("transform") == "rotate(180 120 180)"]
    assert len(turned) == 1
    ids = [found for node in root.iter() if (found := node.get("id"))]
    assert all(found.startswith("back-") for found in ids)


def test_the_deck_is_written_into_a_folder(tmp_path: Path) -> None:
    written = write_svg(tmp_path / "new" / "folder")
    assert [path.stem for path in written] == [*(card.value for card in CARDS), "back"]
    assert (tmp_path / "new" / "folder" / "T90.svg").read_text(encoding="utf-8") == face(Card.T90)


def test_the_contact_sheet_holds_all_forty() -> None:
    root = parse(contact_sheet())
    inner = root.findall(f"{SVG}svg")
    assert [node.get("aria-labelledby") for node in inner] == [f"{card}-title" for card in CARDS]
    ids = [found for node in root.iter() if (found := node.get("id"))]
    assert len(set(ids)) == len(ids)
