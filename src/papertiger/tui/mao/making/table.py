"""The rule that a person at a table may make: its draft, its time, its trial, its making."""

from dataclasses import dataclass, replace

from papertiger.client import RefusedError, Table
from papertiger.mao.customs import Custom
from papertiger.mao.moves import MakeRule
from papertiger.mao.options import Making
from papertiger.mao.view import Stage, View
from papertiger.text.customs.form import custom_of
from papertiger.text.customs.starts import FREE
from papertiger.tui.mao.acts import rule_named
from papertiger.tui.mao.evening import Evening
from papertiger.tui.mao.made import known
from papertiger.tui.mao.making.answers import give, tried
from papertiger.tui.mao.making.trying import Found, Tell, try_out
from papertiger.tui.mao.making.work import Begin, Trial, Work, back, begun, go

BETWEEN = (Stage.HAND_OVER, Stage.MAKE_RULE)
"""When rules are made."""

FEW = 180
"""So many seconds are told as such; above, who needs longer reads minutes."""


def _untold(done: int, of: int) -> None:
    """Nobody watches how far a trial is."""
    del done, of


def may_make(view: View | None) -> bool:
    """Whether the reader may make a rule now."""
    return (
        view is not None
        and view.seat is not None
        and view.stage in BETWEEN
        and view.rights[view.seat] > 0
    )


@dataclass
class RuleToMake:
    """What a person makes of the right to make a rule. `work`: what has been built of it."""

    evening: Evening
    at: Table
    work: Work | None = None

    def draft(self, view: View) -> Work:
        """What was built before, or the beginning."""
        if self.work is None or self.work.id != rule_named(view):
            secret = view.options.making is Making.SECRET
            self.work = Work(self.evening.words, rule_named(view), secret)
        if isinstance(self.work.at, Trial):
            # The hand was dealt, or the connection lost, before the trial was over.
            self.work = back(self.work)
        return self.work

    def begun_with(self, view: View, text: str) -> Work:
        """A rule in the maker's own words, in the place of what was built before."""
        begin = replace(self.draft(view), at=Begin(), before=())
        self.work = give(begun(begin, FREE), text)
        return self.work

    def keep(self, work: Work) -> None:
        """One more step."""
        self.work = work

    def left(self) -> str:
        """How long there is to make it, in words."""
        view, say = self.evening.view, self.evening.words.say
        left = 0 if view is None or view.rule_by is None else view.rule_by - self.evening.now
        if view is not None and view.seat is not None and left > 0:
            seconds = -(-left // 1000)
            if seconds > FEW:
                return say("making-left-minutes", minutes=str(seconds // 60))
            return say("making-left", seconds=str(seconds))
        return say("making-late")

    def rule(self) -> Custom:
        """What has been built, which is whole."""
        found = None if self.work is None or self.work.form is None else custom_of(self.work.form)
        if not isinstance(found, Custom):
            raise AssertionError("the rule is not whole")
        return found

    async def tried(self, work: Work, tell: Tell | None = None) -> Work | None:
        """Try it out, and go on from there; `tell` is told how many hands of how many are over.

        None: the maker has not waited for what was found, and is elsewhere by now.
        """
        trying = self.work = go(work, Trial())
        found = await self._try_out(self.rule(), tell)
        if self.work is not trying:
            return None
        return tried(trying, found.conflicts, found.refused)

    async def _try_out(self, rule: Custom, tell: Tell | None) -> Found:
        """What the table finds; a refusal to try is one to make."""
        evening, view = self.evening, self.evening.view
        rules = () if view is None else known(view)
        try:
            return await try_out(self.at, rule, rules, evening.words, evening.why, tell or _untold)
        except RefusedError as error:
            return Found(refused=evening.why(error.refusal))

    async def make(self) -> None:
        """Make it. Raises what the table raises."""
        await self.at.move(MakeRule(self.rule()))
        self.work = None
