"""A rule is tried out before it is made: by whoever hosts the table, never by who makes it."""

from typing import cast

from papertiger import mao
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom, InForce, Verdict
from papertiger.mao.events import Said
from papertiger.mao.moves import DeclineRule, MakeRule, Say
from papertiger.mao.trial import Kind
from papertiger.room import facts as f
from papertiger.room import trials
from papertiger.room.export import records
from papertiger.room.hosting import Bot
from papertiger.wire import commands as c
from papertiger.wire import news
from tests.room.evening import Client, Evening
from tests.room.making import answers, makes, making, refused, tried_out
from tests.trial.rules import (
    ALL_HAIL,
    DRAW_FOR_EVER,
    NO_SEVENS,
    NOTHING_ON_KINGS,
    card,
    custom,
    part,
)

SKIP = custom("skip_fours", part("played", "skip", given=card(ranks=["4"])))


def rules_of(ann: Client) -> list[str]:
    """The ids of the rules that Ann sees."""
    return [each.rule.id for each in (*ann.view.rules, *ann.view.own_rules)]


def test_mo_94_a_rule_is_made_when_its_trial_has_found_nothing_against_it() -> None:
    evening, ann = making()
    before = list(evening.log)
    command = makes(ann, ALL_HAIL)
    assert answers(ann, command) == []
    assert evening.log == before
    tried_out(evening)
    assert answers(ann, command) == [None]
    assert rules_of(ann) == ["all_hail"]
    assert [(each.done, each.of) for each in ann.told if isinstance(each, news.Trying)][-1] == (
        40,
        40,
    )


def test_mo_94_the_verdict_is_in_the_record_so_that_nothing_is_tried_again() -> None:
    evening, ann = making()
    makes(ann, ALL_HAIL, verdict=Verdict.HANDS_DO_NOT_END)
    tried_out(evening)
    facts = [each for each in map(f.decode, evening.log) if isinstance(each, f.Happened)]
    assert '"verdict":"accepted"' in facts[-1].lines
    assert evening.loaded().room == evening.actor.room
    evening.restart()
    assert evening.actor.trials.wanted is None


def test_mo_94_what_a_client_says_of_a_verdict_counts_nothing() -> None:
    evening, ann = making()
    command = makes(ann, NO_SEVENS, verdict=Verdict.ACCEPTED)
    tried_out(evening)
    assert refused(ann, command).code == "card_never_playable"
    command = makes(ann, ALL_HAIL, verdict=Verdict.CARD_NEVER_PLAYABLE)
    tried_out(evening)
    assert answers(ann, command) == [None]


def test_mo_94_a_rule_that_spoils_the_game_is_refused_with_an_example_and_changes_nothing() -> None:
    evening, ann = making()
    before, table = list(evening.log), evening.actor.room.running
    found = []
    for rule in (NO_SEVENS, NOTHING_ON_KINGS, DRAW_FOR_EVER):
        command = makes(ann, rule)
        tried_out(evening)
        found.append(refused(ann, command))
    assert [(each.code, each.clause) for each in found] == [
        ("card_never_playable", "MO-94"), ("nothing_follows", "MO-94"),
        ("hands_do_not_end", "MO-94"),
    ]  # fmt: skip
    assert [each.arguments.get("card") for each in found] == ["7S", "KS", None]
    assert found[2].arguments == {"hands": 4, "void": 4, "hand": 1, "turns": 400, "seed": 94}
    assert evening.log == before
    assert evening.actor.room.running == table
    assert ann.view.rights[0] == 1


def test_mo_89_who_may_make_no_rule_has_none_tried_out() -> None:
    evening, ann = making()
    bo = evening.client("Bo").hello()
    assert bo.do(c.SitDown).refused is None
    assert refused(bo, makes(bo, ALL_HAIL)).code == "no_rule_due"
    assert bo.do(c.TryRule, rule=ALL_HAIL).refused == news.Refusal("no_rule_due", "MO-89")
    assert evening.actor.trials.wanted is None
    assert ann.do(c.MaoMove, move=DeclineRule()).refused is None
    assert refused(ann, makes(ann, ALL_HAIL)).code == "no_rule_due"


def test_mo_89_free_text_is_taken_as_it_is() -> None:
    evening, ann = making()
    assert answers(ann, makes(ann, Custom("text", "Be kind."))) == [None]
    assert evening.actor.trials.wanted is None


def test_mo_92_sixty_rules_in_force_leave_no_room_for_a_trial() -> None:
    rules = [InForce(Custom(f"rule-{number}", "Be kind.")) for number in range(60)]
    evening, ann = making(*rules)
    assert refused(ann, makes(ann, ALL_HAIL)).code == "too_many_rules"
    assert evening.actor.trials.wanted is None


def test_mo_89_the_makers_time_stands_still_while_the_rule_is_tried_out() -> None:
    evening, ann = making()
    evening.pass_time(119_000)
    command = makes(ann, ALL_HAIL)
    evening.pass_time(10_000)
    assert ann.view.stage == "make_rule"
    tried_out(evening)
    assert answers(ann, command) == [None]
    assert rules_of(ann) == ["all_hail"]


def test_mo_89_after_a_refusal_the_makers_time_goes_on() -> None:
    evening, ann = making()
    makes(ann, NO_SEVENS)
    evening.pass_time(10_000)
    tried_out(evening)
    evening.pass_time(115_000)
    assert ann.view.stage == "make_rule"
    evening.pass_time(6_000)
    assert ann.view.stage != "make_rule"


def test_the_table_goes_on_while_a_rule_is_tried_out() -> None:
    evening, ann = making()
    makes(ann, ALL_HAIL)
    bo = evening.client("Bo").hello()
    assert bo.do(c.SitDown).refused is None
    assert bo.do(c.Chat, text="Well?").refused is None
    assert ann.do(c.Chat, text="Wait.").refused is None
    assert not any(isinstance(each, news.Trying | news.Tried) for each in bo.told)
    tried_out(evening)
    assert not any(isinstance(each, news.Trying | news.Tried) for each in bo.told)
    assert rules_of(bo) == ["all_hail"]


def test_a_second_trial_is_refused_while_one_goes_on() -> None:
    evening, ann = making()
    first = makes(ann, ALL_HAIL)
    assert refused(ann, makes(ann, SKIP)).code == "trial_running"
    tried_out(evening)
    assert answers(ann, first) == [None]


def test_who_asks_for_too_many_trials_must_wait() -> None:
    evening, ann = making()
    for _ in range(int(trials.RATE.burst)):
        makes(ann, NO_SEVENS)
        tried_out(evening)
        makes(ann, NOTHING_ON_KINGS)
        if evening.actor.trials.wanted is None:
            break
        tried_out(evening)
    assert refused(ann, makes(ann, DRAW_FOR_EVER)).code == "too_many_trials"
    evening.pass_time(25_000)
    makes(ann, DRAW_FOR_EVER)
    assert evening.actor.trials.wanted is not None


def test_mo_93_a_rule_is_tried_out_before_it_is_made_and_its_conflicts_are_shown() -> None:
    ban = custom("ban", part("attempted", "forbid", given=card(suits=["H"], ranks=["Q"])))
    permission = custom("leave", part("attempted", "allow", given=card(ranks=["Q"])))
    evening, ann = making(InForce(ban))
    before = list(evening.log)
    name = f"try {next(ann.ids)}"
    evening.command(ann, c.TryRule(name, permission))
    tried_out(evening)
    assert answers(ann, name) == [None]
    tried = ann.last(news.Tried)
    assert (tried.id, tried.refused) == (name, None)
    assert [(each.kind, each.other, each.prevails) for each in tried.conflicts] == [
        (Kind.BAN_AND_PERMISSION, "ban", "ban")
    ]
    assert evening.log == before
    # What was found is known: the rule is made at once.
    assert answers(ann, makes(ann, permission)) == [None]
    assert rules_of(ann) == ["ban", "leave"]


def test_mo_94_a_trial_tells_what_is_wrong_and_has_its_effect_all_the_same() -> None:
    evening, ann = making()
    evening.command(ann, c.TryRule("try", NO_SEVENS))
    tried_out(evening)
    assert answers(ann, "try") == [None]
    tried = ann.last(news.Tried)
    assert tried.refused == news.Refusal("card_never_playable", "MO-94", {"card": "7S"})


def test_a_trial_that_fails_refuses_the_rule_for_now() -> None:
    evening, ann = making()
    command = makes(ann, ALL_HAIL)
    wanted = evening.actor.trials.wanted
    assert wanted is not None
    evening.make_so(evening.actor.tried(wanted.number, None, evening.now))
    assert refused(ann, command).code == "trial_failed"
    assert evening.actor.trials.wanted is None


def test_a_trial_that_nobody_makes_is_waited_for_not_for_ever() -> None:
    evening, ann = making()
    command = makes(ann, ALL_HAIL)
    evening.pass_time(trials.PATIENCE)
    assert refused(ann, command).code == "trial_failed"


def test_who_comes_back_while_a_rule_is_tried_out_has_the_answer() -> None:
    evening, ann = making()
    command = makes(ann, ALL_HAIL)
    evening.left(ann)
    again = evening.client("Ann")
    again.token = ann.token
    again.hello()
    evening.command(again, c.MaoMove(command, MakeRule(ALL_HAIL)))
    assert answers(again, command) == []
    tried_out(evening)
    assert answers(again, command) == [None]
    assert rules_of(again) == ["all_hail"]


def test_who_comes_back_after_the_trial_has_the_rule_made_at_once() -> None:
    evening, ann = making()
    command = makes(ann, ALL_HAIL)
    evening.left(ann)
    tried_out(evening)
    again = evening.client("Ann")
    again.token = ann.token
    again.hello()
    evening.command(again, c.MaoMove(command, MakeRule(ALL_HAIL)))
    assert answers(again, command) == [None]


def test_a_hand_that_is_dealt_meanwhile_comes_before_the_rule() -> None:
    """A right that was kept: the table does not wait for it."""
    kept = Carried(0, (3, 0, 0, 0, 0), 3, 3, rights=(1, 0, 0, 0, 0))
    evening, ann = making(made=kept)
    command = makes(ann, ALL_HAIL)
    evening.pass_time(20_000)
    assert ann.view.stage == "hand_over"
    assert ann.do(c.MaoMove, move=mao.moves.Deal()).refused is None
    tried_out(evening)
    assert refused(ann, command).code == "no_rule_due"
    assert ann.view.rights[0] == 1


def test_mo_91_what_a_secret_rule_of_another_spoils_is_refused_without_a_word_about_it() -> None:
    even = {
        "if": "all",
        "of": [card(ranks=["7"]), card(back=1, ranks=["2", "4", "6", "8", "10", "Q"])],
    }
    odd = {
        "if": "all",
        "of": [card(ranks=["7"]), card(back=1, ranks=["A", "3", "5", "7", "9", "J", "K"])],
    }
    on_even = custom("on_even", part("attempted", "forbid", given=even))
    on_odd = custom("on_odd", part("attempted", "forbid", given=odd))
    evening, ann = making(InForce(on_even, maker=1, secret=True))
    command = makes(ann, on_odd)
    finding = tried_out(evening)
    assert finding.verdict is Verdict.CARD_NEVER_PLAYABLE
    assert finding.bare
    assert refused(ann, command) == news.Refusal("spoils_unseen", "MO-94")
    own, ann = making(InForce(on_even, maker=0, secret=True))
    command = makes(ann, on_odd)
    tried_out(own)
    assert refused(ann, command).arguments == {"card": "7S"}


def test_mo_91_conflicts_with_secret_rules_of_others_are_not_shown() -> None:
    ban = custom("ban", part("attempted", "forbid", given=card(suits=["H"], ranks=["Q"])))
    permission = custom("leave", part("attempted", "allow", given=card(ranks=["Q"])))
    for maker, shown in ((0, 1), (1, 0)):
        evening, ann = making(InForce(ban, maker=maker, secret=True))
        evening.command(ann, c.TryRule("try", permission))
        tried_out(evening)
        assert len(ann.last(news.Tried).conflicts) == shown


def test_mo_94_a_table_with_a_tried_rule_replays() -> None:
    evening, ann = making()
    makes(ann, SKIP)
    tried_out(evening)
    evening.pass_time(400_000)
    assert evening.loaded().room == evening.actor.room
    ann.do(c.StandUp)
    found = records(map(f.decode, evening.log))
    assert found
    for record in found:
        replayed = journal.replay(mao, journal.read(mao, record))
        assert [each.rule for each in mao.show(replayed.table, None).rules] == [SKIP]


class Rash:
    """A bot that makes a rule as soon as it may."""

    def __init__(self, rule: Custom) -> None:
        """That rule."""
        self.rule, self.why = rule, ""
        self.due: int | None = 0

    def act(self, see: object, at: int) -> MakeRule:
        """Make it."""
        del see, at
        self.due = None
        return MakeRule(self.rule)

    def hear(self, *told: object, **more: object) -> None:
        """Think nothing of what happens."""

    def refused(self, move: object, why: Refused, at: int) -> None:
        """Learn that there is no such rule."""
        del move, at
        self.why = why.code


def bot_makes(rule: Custom) -> tuple[Evening, Client, Rash]:
    """A table at which the bot in seat 1 makes a rule."""
    wins, rights = (0, 3, 0, 0, 0), (0, 1, 0, 0, 0)
    evening, ann = making(made=Carried(1, wins, 3, 3, rights=rights, making=1))
    bot = Rash(rule)
    company = evening.actor._company
    company.bots[1] = (company.bots[1][0], cast("Bot", bot))
    evening.make_so(evening.actor.wake(evening.now))
    return evening, ann, bot


def test_mo_94_a_bots_rule_is_tried_out_like_any_other() -> None:
    evening, ann, bot = bot_makes(ALL_HAIL)
    before = list(evening.log)
    tried_out(evening)
    assert rules_of(ann) == ["all_hail"]
    lines = b"".join(evening.log[len(before) :]).replace(b"\\", b"")
    assert b'"verdict":"accepted"' in lines
    assert bot.why == ""


def test_mo_94_a_bot_whose_rule_spoils_the_game_is_told_so() -> None:
    evening, ann, bot = bot_makes(NO_SEVENS)
    tried_out(evening)
    assert rules_of(ann) == []
    assert bot.why == "card_never_playable"


def test_mo_94_a_trial_that_fails_makes_no_rule_of_a_bot() -> None:
    evening, ann, bot = bot_makes(ALL_HAIL)
    wanted = evening.actor.trials.wanted
    assert wanted is not None
    evening.make_so(evening.actor.tried(wanted.number, None, evening.now))
    assert rules_of(ann) == []
    assert (bot.why, evening.actor.trials.wanted) == ("trial_failed", None)


def test_mo_94_who_takes_the_seat_meanwhile_makes_no_rule_of_the_bots() -> None:
    evening, ann, bot = bot_makes(ALL_HAIL)
    evening.actor._company.bots.clear()
    tried_out(evening)
    assert rules_of(ann) == []
    assert bot.why == ""


def test_mo_92_texts_of_rules_and_what_is_said_are_made_harmless_as_in_the_chat() -> None:
    """No sign steers a terminal or turns a line round; nothing else is altered."""
    evening, ann = making()
    evening.thorough = False
    bo = evening.client("Bo").hello()
    assert (
        ann.do(c.MaoMove, move=MakeRule(Custom("bow", "Bow\n\x1b[2J\u202e l\u00f6w!"))).refused
        is None
    )
    assert ann.do(c.MaoMove, move=Say("hi \x1b[31m\u200b there")).refused is None
    assert [each.rule.text for each in bo.view.rules] == ["Bow [2J l\u00f6w!"]
    said = [
        e for m in bo.told if isinstance(m, news.MaoNews) for e in m.told if isinstance(e, Said)
    ]
    assert [each.text for each in said] == ["hi [31m there"]


def test_mo_92_a_rule_whose_text_shows_nothing_is_called_by_its_id() -> None:
    _, ann = making()
    assert ann.do(c.MaoMove, move=MakeRule(Custom("unseen", "\u200b\u202e"))).refused is None
    assert [each.rule.text for each in ann.view.rules] == ["unseen"]
