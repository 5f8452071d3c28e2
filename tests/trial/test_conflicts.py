"""What a new rule contradicts is found, with what prevails. [MO-93]"""

from papertiger.mao.cards import Card
from papertiger.mao.customs import Custom
from papertiger.mao.trial import Conflict, Kind, conflicts
from tests.trial.rules import ALL_HAIL, card, custom, in_force, part, say

QUEENS = card(ranks=["Q"])
BAN = custom("ban", part("attempted", "forbid", given=QUEENS))
PERMISSION = custom("leave", part("attempted", "allow", given=QUEENS))


def found(new: Custom, *before: Custom) -> list[tuple[Kind, str, str | None]]:
    """The conflicts of a new rule with those before it, without their examples."""
    return [(each.kind, each.other, each.prevails) for each in conflicts(in_force(*before), new)]


def test_mo_93_a_ban_beats_a_permission_whichever_is_newer() -> None:
    assert found(BAN, PERMISSION) == [(Kind.BAN_AND_PERMISSION, "leave", "ban")]
    assert found(PERMISSION, BAN) == [(Kind.BAN_AND_PERMISSION, "ban", "ban")]


def test_mo_93_a_conflict_shows_a_card_and_what_it_lies_on() -> None:
    [conflict] = conflicts(in_force(PERMISSION), BAN)
    assert conflict == Conflict(
        Kind.BAN_AND_PERMISSION, "leave", "ban", conflict.card, conflict.top
    )
    assert isinstance(conflict.card, Card)
    assert conflict.card.rank == "Q"


def test_mo_93_of_two_bans_and_of_two_permissions_the_newer_prevails() -> None:
    ban = custom("second", part("attempted", "forbid", given=card(suits=["H"])))
    assert found(ban, BAN) == [(Kind.TWO_BANS, "ban", "second")]
    permission = custom("second", part("attempted", "allow", given=card(suits=["H"])))
    assert found(permission, PERMISSION) == [(Kind.TWO_PERMISSIONS, "leave", "second")]


def test_mo_93_rules_about_other_cards_do_not_contradict_each_other() -> None:
    kings = custom("kings", part("attempted", "allow", given=card(ranks=["K"])))
    assert found(kings, BAN) == []
    on_kings = custom("on_kings", part("attempted", "allow", given=card(back=1, ranks=["K"])))
    assert found(on_kings, BAN) == [(Kind.BAN_AND_PERMISSION, "ban", "ban")]


def test_mo_93_what_only_the_hand_decides_may_be_so() -> None:
    late = custom(
        "late",
        part(
            "attempted",
            "allow",
            given={
                "if": "compare",
                "left": {"number": "hand_size"},
                "order": "less",
                "right": 3,
            },
        ),
    )
    assert found(late, BAN) == [(Kind.BAN_AND_PERMISSION, "ban", "ban")]


def test_mo_93_cards_that_count_as_two_things_count_as_the_newer_says() -> None:
    nines = {"do": "count_as", "cards": {"ranks": ["9"]}}
    as_six = custom("six", part("always", nines | {"rank": "6"}))
    as_ace = custom("ace", part("always", nines | {"rank": "A"}))
    as_heart = custom("heart", part("always", nines | {"suit": "H"}))
    assert found(as_ace, as_six) == [(Kind.COUNT_AS, "six", "ace")]
    assert found(as_heart, as_six) == []
    skips = custom("skips", part("always", {"do": "act_as", "rank": "A", "cards": {}}))
    turns = custom(
        "turns", part("always", {"do": "act_as", "rank": "8", "cards": {"suits": ["C"]}})
    )
    assert found(turns, skips) == [(Kind.ACT_AS, "skips", "turns")]


def test_mo_93_words_and_silence_at_one_moment_bind_both() -> None:
    hush = custom("hush", part("played", "silence", given=QUEENS))
    assert found(hush, ALL_HAIL) == [(Kind.WORDS_AND_SILENCE, "all_hail", None)]
    assert found(ALL_HAIL, hush) == [(Kind.WORDS_AND_SILENCE, "hush", None)]
    others = custom("others", part("played", {"do": "silence", "who": {"who": "others"}}))
    assert found(others, ALL_HAIL) == []
    sevens = custom("sevens", part("played", "silence", given=card(ranks=["7"])))
    assert found(sevens, ALL_HAIL) == []
    drawn = custom("drawn", part("drawn", "silence"))
    assert found(drawn, ALL_HAIL) == []


def test_mo_93_words_that_another_rule_lets_nobody_say() -> None:
    banned = custom("words", part("spoke", "breaks", given={"if": "says", "words": ["hail"]}))
    assert found(banned, ALL_HAIL) == [(Kind.WORDS_AND_BAN, "all_hail", None)]
    assert found(ALL_HAIL, banned) == [(Kind.WORDS_AND_BAN, "words", None)]
    polite = custom("polite", part("played", say("good day")))
    assert found(polite, banned) == []


def test_mo_93_where_nobody_may_speak_no_words_can_be_due() -> None:
    hush = custom("hush", part("spoke", "breaks"))
    assert found(hush, ALL_HAIL) == [(Kind.WORDS_AND_BAN, "all_hail", None)]
    of_others = custom("others", part("spoke", {"do": "breaks", "who": {"who": "others"}}))
    assert found(of_others, ALL_HAIL) == []


def test_mo_93_a_gesture_that_another_rule_lets_nobody_make() -> None:
    bow = custom("bow", part("played", {"do": "gesture", "name": "bow"}, given=QUEENS))
    proud = custom("proud", part({"when": "gestured", "name": "bow"}, "breaks"))
    assert found(proud, bow) == [(Kind.GESTURE_AND_BAN, "bow", None)]
    assert found(bow, proud) == [(Kind.GESTURE_AND_BAN, "proud", None)]
    knock = custom("knock", part({"when": "gestured", "name": "knock"}, "breaks"))
    assert found(knock, bow) == []
    before_kings = part({"when": "gestured", "name": "bow"}, "breaks", given=card(ranks=["K"]))
    assert found(custom("kings", before_kings), bow) == []


def test_mo_93_silence_in_the_turn_that_a_play_begins() -> None:
    quiet = {"do": "silence", "who": {"who": "everybody"}}
    hush = custom("hush", part("turn", quiet, given=QUEENS))
    assert found(hush, ALL_HAIL) == [(Kind.WORDS_AND_SILENCE, "all_hail", None)]
    assert found(ALL_HAIL, hush) == [(Kind.WORDS_AND_SILENCE, "hush", None)]
    # Who plays is not the one whose turn begins.
    own = custom("own", part("turn", "silence"))
    good_day = custom("good_day", part("played", say("good day")))
    assert found(own, good_day) == []
    next_one = custom(
        "next_one", part("played", say("x") | {"who": {"who": "beside", "places": 1}})
    )
    assert found(own, next_one) == [(Kind.WORDS_AND_SILENCE, "next_one", None)]
    # The words can still be said when the silence is over.
    short = custom("short", part("turn", quiet | {"within": 1000}))
    assert found(short, ALL_HAIL) == []


def test_mo_93_the_newer_says_last_whose_turn_it_is() -> None:
    again = custom("again", part("played", "again", given=QUEENS))
    skip = custom("skip", part("played", "skip", given=card(suits=["H"])))
    assert found(skip, again) == [(Kind.TURN, "again", "skip")]


def test_mo_93_the_same_rule_twice_is_told_as_such() -> None:
    again = custom("again", part("attempted", "forbid", given=QUEENS))
    assert found(again, BAN) == [(Kind.SAME_RULE, "ban", None)]


def test_mo_93_free_text_contradicts_nothing_that_a_machine_can_see() -> None:
    text = Custom("text", "Be kind.")
    assert found(text, BAN) == []
    assert found(BAN, text) == []
