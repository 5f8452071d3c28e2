"""Names and chat that mean harm, or only look strange, and names that look alike."""

import unicodedata

import grapheme  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from papertiger.kernel.journal import Header
from papertiger.mao.options import Options as MaoOptions
from papertiger.room import hosting, names
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.room.evening import Client, Evening

TRICKS = (
    "<script>alert(1)</script>",
    "&lt;b&gt; 'or 1=1--",
    "\u202eevil\u202c",
    "\u2066a\u2069\u200f\u061c",
    "a\u200bb\u200cc\u200dd\u2060e\ufeff",
    "שלום עליכם",
    "مرحبا می\u200cخواهم",
    "Z̸̢̧̛̖̙̗̉͋̀a̴̢̛̹̍̚l̵̨̼̓̅g̷̰͗͒ọ̷̈́̕",
    "👨\u200d👩\u200d👧\u200d👦",
    "👍🏿❤\ufe0f1\ufe0f⃣",
    "🇷🇺🇨🇳",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "\ud800lone\udfff",
    "\x1b[31mred\x07\r\nnext\tline\u2028\u2029\x85",
    "ﷺ﷽Ⅷ①ｆｕｌｌ㎏",
    "ㅤᅟᅠ\u2800",
    "क्षत्रिय நாள் ไทย",
    "각\u1100\u1161\u11a8",
    "\ue000\U000f0000\uffff",
)
SIGNS = st.sampled_from([sign for trick in TRICKS for sign in trick])
NASTY = st.one_of(
    st.text(max_size=60),
    st.text(SIGNS, max_size=60),
    st.lists(st.sampled_from(TRICKS), max_size=4).map("".join),
    st.text(st.characters(categories=("Cf", "Cs", "Mn", "Me", "Zs", "Lo", "So")), max_size=60),
)


@given(NASTY)
def test_a_cleaned_name_is_one_line_of_what_shows(text: str) -> None:
    cleaned = names.clean(text)
    assert cleaned.isprintable()
    assert cleaned == " ".join(cleaned.split())
    assert unicodedata.is_normalized("NFKC", cleaned)
    assert names.clean(cleaned) == cleaned
    cleaned.encode()


@given(NASTY)
def test_a_name_that_is_not_refused_can_stand_in_a_record_and_has_looks(text: str) -> None:
    if names.wrong(text) is None:
        cleaned = names.clean(text)
        assert Header(game="madiao", options={}, seats=(cleaned,)).seats == (cleaned,)
        assert 1 <= grapheme.length(cleaned) <= names.LONGEST
        assert names.wrong(cleaned) is None
        assert all(names.skeletons(cleaned))


@given(NASTY)
def test_nobody_differs_by_what_does_not_show(text: str) -> None:
    hidden = "\u200b".join(f"\u202a{sign}" for sign in names.clean(text))
    assert not names.distinct(hidden, (text,))
    assert not names.distinct(f"  {text.upper().lower()}.", (text.upper().lower(),))


@given(NASTY, NASTY)
def test_whether_names_look_alike_is_the_same_both_ways(one: str, other: str) -> None:
    assert names.distinct(one, (other,)) == names.distinct(other, (one,))
    assert not names.distinct(one, (other, one))


@given(NASTY)
def test_no_more_accents_stand_on_a_letter_than_the_line_has_room_for(text: str) -> None:
    heap = 0
    for sign in unicodedata.normalize("NFC", names.clean(text)):
        heap = heap + 1 if "\u0300" <= sign <= "\u036f" else 0
        assert heap <= names.MOST_MARKS


@given(NASTY)
def test_chat_has_no_character_that_steers(text: str) -> None:
    said = names.spoken(text)
    assert names.spoken(said) == said
    for sign in said:
        steers = unicodedata.category(sign)[0] == "C"
        assert not steers or sign in "\u200c\u200d"
    assert bool(said) == bool(names.clean(text))


def test_chat_keeps_the_pictures_and_the_signs_that_somebody_wrote() -> None:
    for text in ("👨\u200d👩\u200d👧 ❤\ufe0f", "½ … ① Ⅷ", "می\u200cخواهم", "<b>no</b>"):
        assert names.spoken(text) == text
    assert names.spoken(" a\u202e\n\n b\x00 ") == "a b"
    assert not names.spoken("\u200d\u2800\ufe0f")


LONG_OR_NOT = (
    ("a", None),
    ("a" * 24, None),
    ("a" * 25, "name_too_long"),
    ("🇷🇺" * 24, None),
    ("क्षि" * 24, None),
    ("क्षि" * 25, "name_too_long"),
    ("字" * 24, None),
    ("", "name_empty"),
    (" \u200b\u2800", "name_empty"),
    ("\u0301\u0308", "name_only_signs"),
    ("...!", "name_only_signs"),
    ("-_-", "name_only_signs"),
    ("🐯", None),
    ("7", None),
    ("Мария-Луиза", None),
    ("O'Neill", None),
    ("<b>Ann</b>", None),
)


@pytest.mark.parametrize(("name", "code"), LONG_OR_NOT)
def test_a_name_is_one_to_twenty_four_characters_as_people_count_them(
    name: str, code: str | None
) -> None:
    refused = names.wrong(name)
    assert (refused.code if refused else None) == code


def test_a_name_of_endless_clusters_is_too_long() -> None:
    assert names.wrong("க" + "\u0bbe" * 200) == news.Refusal("name_too_long", "", {"most": 24})


@pytest.mark.parametrize(
    "name",
    ["Referee", "SERVER", "rеferee", "You", "Судья", "судья!", "вы", "裁判", "伺服器", "A d m i n"],
)
def test_nobody_is_called_what_the_table_itself_is_called(name: str) -> None:
    assert names.wrong(name) == news.Refusal("name_reserved", "", {"name": name})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ivan", "lvan"),
        ("Bill", "BiII"),
        ("Bill", "Bi11"),
        ("Bob", "B0b"),
        ("Анна", "Aннa"),
        ("ВОВ", "BOB"),
        ("вов", "ВОВ"),
        ("Ann", "ＡＮＮ"),
        ("Ann", "A\u200bnn"),
        ("Ann", "Ann."),
        ("Ann B", "AnnB"),
        ("Zoë", "Zoe"),
        ("Łukasz", "Lukasz"),
        ("Tom", "Torn"),
        ("二", "ニ"),
        ("scope", "ѕсоре"),
        ("straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert not names.distinct(one, (other,))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Van", "Nan"),
        ("Саша", "Маша"),
        ("王伟", "王芳"),
        ("राम", "रमा"),
        ("🐯", "🐱"),
        ("🇷🇺", "🇨🇳"),
        ("สมชาย", "สมหญิง"),
    ],
)
def test_names_that_look_different_are_two(one: str, other: str) -> None:
    assert names.distinct(one, (other,))


def test_bots_have_names_that_look_different_and_are_allowed() -> None:
    assert all(names.wrong(name) is None for name in hosting.NAMES)
    assert all(names.wrong_for_mao(name) is None for name in hosting.NAMES)
    for place, name in enumerate(hosting.NAMES):
        assert names.distinct(name, hosting.NAMES[:place])


def test_a_name_that_runs_the_other_way_leaves_the_sentence_in_place() -> None:
    assert names.isolated("שלום") == "\u2068שלום\u2069"


# At a table

MADIAO = MadiaoSettings(bots="steady")
MAO = MaoSettings(bots="regular", options=MaoOptions(end="hands:1"))


def sitting(evening: Evening, name: str) -> tuple[Client, news.Refusal | None]:
    """Somebody who tries to sit down, and why that was refused."""
    person = evening.client(name).hello()
    return person, person.do(c.SitDown).refused


@pytest.mark.parametrize("name", ["Mao", "Chairman MAO", "мао", "毛", "毛毛", "ＭＡＯ"])
def test_who_has_the_name_of_the_game_cannot_play_mao_but_madiao(name: str) -> None:
    _, refused = sitting(Evening(MAO), name)
    assert refused == news.Refusal("name_is_mao", "MO-51", {"name": name})
    _, refused = sitting(Evening(MADIAO), name)
    assert refused is None


@pytest.mark.parametrize("name", ["Maomao", "毛泽东", "Маоша"])
def test_a_name_in_which_the_game_does_not_hear_its_own_is_good_for_mao(name: str) -> None:
    _, refused = sitting(Evening(MAO), name)
    assert refused is None


def test_a_bot_gives_up_its_name_to_a_person_before_the_game() -> None:
    evening = Evening(MADIAO, thorough=True)
    ann, _ = sitting(evening, "Ann")
    ann.do(c.SeatBot, place=1, level="steady")
    ann.do(c.SeatBot, place=2, level="steady")
    bot = ann.room.chairs[1].name
    person, refused = sitting(evening, bot)
    assert refused is None
    person.do(c.Ready)
    called = [chair.name for chair in ann.room.chairs]
    assert called.count(bot) == 1
    assert called[3] == bot
    assert ann.do(c.Start).refused is None


def test_during_the_game_nobody_takes_the_place_of_a_bot_under_another_bots_name() -> None:
    evening = Evening(MADIAO)
    ann, _ = sitting(evening, "Ann")
    ann.do(c.Start)
    bots = [chair.name for chair in ann.room.chairs[1:]]
    late = evening.client(bots[1]).hello()
    refused = late.do(c.SitDown, place=1).refused
    assert refused == news.Refusal("name_taken", "", {"name": bots[1]})
    assert late.do(c.SitDown, place=2).refused is None


def test_guests_without_a_name_who_are_called_alike_sit_down_all_the_same() -> None:
    evening = Evening(MADIAO, thorough=True)
    first = evening.unnamed("Guest 7234").hello()
    assert first.do(c.SitDown).refused is None
    for _ in range(3):
        assert evening.unnamed("Guest 7234").hello().do(c.SitDown).refused is None
    called = [chair.name for chair in first.room.chairs]
    assert called == ["Guest 7234", "Guest 7234-2", "Guest 7234-3", "Guest 7234-4"]
