"""A rule made after three wins in plain lines: a question, its answers with numbers, one line."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import TypeAlias

from papertiger.mao.view import View
from papertiger.text.catalog import Catalog
from papertiger.text.customs.trial import progress_line
from papertiger.tui.keyboard import latin
from papertiger.tui.mao.making.answers import Done, enough, give, mark, seek, take, take_out
from papertiger.tui.mao.making.questions import Kind, Question, how_many, question
from papertiger.tui.mao.making.table import RuleToMake
from papertiger.tui.mao.making.trying import Tell
from papertiger.tui.mao.making.work import Library, Whole, Work, back

PAGE = 12
"""So many answers are listed at once."""


class Off(Enum):
    """The rule is put off."""

    OFF = "off"


Answered: TypeAlias = Done | Off | None


def by_quarters(words: Catalog, write: Callable[[str], None]) -> Tell:
    """Tells how far a trial is whenever another quarter of it is over: a line each."""
    last = 0

    def tell(done: int, of: int) -> None:
        nonlocal last
        quarters = 4 * done // max(1, of)
        if last < quarters < 4:
            write(progress_line(words, done, of))
        last = quarters

    return tell


def draft(rule: RuleToMake, view: View, text: str) -> Work:
    """What is gone on with: what was built before, or `text`, which the players judge."""
    return rule.begun_with(view, text) if text else rule.draft(view)


class MakingLines:
    """The questions of a rule, one after another. `keep` gets every step."""

    def __init__(
        self, work: Work, keep: Callable[[Work], None], write: Callable[[str], None]
    ) -> None:
        """Nothing is asked before `ask`."""
        self.work, self._keep, self._write = work, keep, write
        self._text: list[str] = []
        self._from = 0

    @property
    def words(self) -> Catalog:
        """The catalog of the maker's language."""
        return self.work.words

    def ask(self) -> None:
        """Ask what is next, with what stands of the rule."""
        for line in self._lines():
            self._write(line)

    def _lines(self) -> Iterator[str]:
        say, asked = self.words.say, question(self.work)
        yield from asked.rule
        yield from asked.notes
        yield asked.what
        if asked.sought:
            yield how_many(self.words, asked)
        rows = asked.rows[self._from : self._from + PAGE] if asked.kind is Kind.ONE else asked.rows
        for number, row in enumerate(rows, self._from + 1):
            if asked.kind is Kind.ONE:
                yield f"- {number} {row.label}"
        if self._from + PAGE < len(asked.rows) and asked.kind is Kind.ONE:
            # That nothing is said of it is an answer wherever one reads.
            yield from (
                f"- {number} {row.label}"
                for number, row in enumerate(asked.rows, 1)
                if not row.code and number > self._from + PAGE
            )
        if asked.kind is Kind.SOME:
            cards = (f"{'*' if row.marked else ''}{row.key} {row.label}" for row in rows)
            yield self.words.join(cards)
        if self._from + PAGE < len(asked.rows) and asked.kind is Kind.ONE:
            yield say("making-plain-more")
        if self.work.fault:
            yield say("making-fault", fault=self.work.fault)
        if asked.kind is not Kind.WAIT:
            yield self._how(asked)

    def _how(self, asked: Question) -> str:
        kind = "whole" if isinstance(self.work.at, Whole) else asked.kind.value
        if asked.sought is not None:
            kind = "library"
        if kind == "line" and not asked.text:
            kind = "line-empty"
        return self.words.say(
            f"making-plain-{kind}", text=asked.text, low=str(asked.low), high=str(asked.high)
        )

    def go(self, work: Work) -> None:
        """On to another question."""
        self.work, self._from, self._text = work, 0, []
        self._keep(work)
        self.ask()

    def answer(self, line: str) -> Answered:
        """Take an answer; what is to be done at the table, if it is anything."""
        text, asked = line.strip(), question(self.work)
        if asked.kind is Kind.TEXT and not (self._listed(text, "back") and not self._text):
            self._written(line)
            return None
        if self._listed(text, "later"):
            return Off.OFF
        if self._listed(text, "back"):
            self.go(back(self.work))
            return None
        match asked.kind:
            case Kind.ONE:
                return self._one(text, [row.code for row in asked.rows])
            case Kind.SOME:
                self._some(text)
            case Kind.NUMBER | Kind.LINE:
                self.go(give(self.work, text or asked.text))
            case Kind.TEXT | Kind.WAIT:
                pass
        return None

    def _listed(self, text: str, name: str) -> bool:
        return bool(text) and text.casefold() in self.words.say(f"making-{name}-words").split()

    def _written(self, line: str) -> None:
        if line.strip():
            self._text.append(line)
        elif self._text:
            self.go(give(self.work, "\n".join(self._text)))

    def _one(self, text: str, codes: list[str]) -> Answered:
        if self._listed(text, "more") and self._from + PAGE < len(codes):
            self._from += PAGE
            self.ask()
            return None
        if isinstance(self.work.at, Library) and not text.isdecimal():
            self._seek(text)
            return None
        out, number = text[:1] == "-" and isinstance(self.work.at, Whole), text.lstrip("-").strip()
        if not number.isdecimal() or len(number) > 3 or not 1 <= int(number) <= len(codes):
            self._unclear()
            return None
        code = codes[int(number) - 1]
        answered = take_out(self.work, code) if out else take(self.work, code)
        if isinstance(answered, Done):
            return answered
        self.go(answered)
        return None

    def _seek(self, sought: str) -> None:
        """The list is narrowed to what has these words, if anything has."""
        narrower = seek(self.work, sought)
        if question(narrower).rows:
            self.go(narrower)
        else:
            self._write(self.words.say("making-none-found", sought=sought))
            self._write(self._how(question(self.work)))

    def _some(self, text: str) -> None:
        """Exactly these are chosen; with nothing typed, those that are."""
        work, rows = self.work, question(self.work).rows
        if text:
            keys = {latin(each) for each in text.replace(",", " ").split()}
            keys = {"0" if each == "10" else each for each in keys}
            if not keys <= {row.key for row in rows}:
                self._unclear()
                return
            for row in rows:
                if row.marked != (row.key in keys):
                    work = mark(work, row.code)
        self.go(enough(work))

    def _unclear(self) -> None:
        how = self._how(question(self.work))
        self._write(self.words.say("making-plain-expected", how=how))
