"""Tables at which somebody may make a rule now."""

from concurrent.futures import ThreadPoolExecutor

import msgspec

from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom, InForce, Verdict
from papertiger.mao.moves import MakeRule
from papertiger.mao.trial import Finding
from papertiger.room import facts as f
from papertiger.room.trying import Tryer
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MaoSettings
from tests.room.evening import Client, Evening

SETTINGS = MaoSettings(bots="regular")


def right_given(
    log: list[bytes], *rules: InForce, made: Carried | None = None, seats: int = 5
) -> list[bytes]:
    """The log of a begun table of Mao as if seat 0 had just won the third hand."""
    wins = (3, *(0,) * (seats - 1))
    rights = (1, *(0,) * (seats - 1))
    carried = made or Carried(0, wins, 3, 3, rules=rules, rights=rights, making=0)
    facts: list[f.Fact] = []
    for each in map(f.decode, log):
        if isinstance(each, f.Began):
            header = msgspec.json.decode(each.line) | {"carried": msgspec.to_builtins(carried)}
            facts.append(f.Began(msgspec.json.encode(header).decode() + "\n"))
            break
        facts.append(each)
    return [f.encode(fact) for fact in facts]


def making(
    *rules: InForce, made: Carried | None = None, settings: MaoSettings = SETTINGS
) -> tuple[Evening, Client]:
    """A table with Ann, who may make a rule now."""
    evening = Evening(settings, seed=3)
    ann = evening.client("Ann").hello()
    ann.do(c.SitDown)
    assert ann.do(c.Start).refused is None
    evening.log = right_given(evening.log, *rules, made=made, seats=settings.places)
    evening.actor = evening.loaded()
    evening.clients.clear()
    ann.hello()
    evening.thorough = True
    return evening, ann


def tried_out(evening: Evening, hands: int = 40) -> Finding:
    """The trial that the table wants is made, and it is told what it has found."""
    wanted = evening.actor.trials.wanted
    assert wanted is not None
    told: list[tuple[int, int]] = []
    finding = inline().try_out(wanted.trial, lambda *each: told.append(each), hands=hands)
    for done, of in told:
        evening.deliver(evening.actor.trying(wanted.number, done, of))
    evening.make_so(evening.actor.tried(wanted.number, finding, evening.now))
    return finding


def inline() -> Tryer:
    """Where rules are tried out in this process."""
    return Tryer(1, pool=lambda: ThreadPoolExecutor(1))


def makes(ann: Client, rule: Custom, secret: bool = False, **more: Verdict) -> str:  # noqa: FBT001, FBT002
    """Ann makes a rule; the id of the command, whose answer may come later."""
    name = f"make {next(ann.ids)}"
    ann.evening.command(ann, c.MaoMove(name, MakeRule(rule, secret, **more)))
    return name


def answers(ann: Client, command: str) -> list[news.Refusal | None]:
    """The answers to a command."""
    told = [each for each in ann.told if isinstance(each, news.Answer)]
    return [each.refused for each in told if each.id == command]


def refused(ann: Client, command: str) -> news.Refusal:
    """Why a command was refused."""
    [refusal] = answers(ann, command)
    assert refusal is not None
    return refusal


def tries(ann: Client, rule: Custom) -> str:
    """Ann tries a rule out; the id of the command, whose answer may come later."""
    name = f"try {next(ann.ids)}"
    ann.evening.command(ann, c.TryRule(name, rule))
    return name
