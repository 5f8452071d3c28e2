"""`papertiger mao play`: what is kept of a session, as a record or to go on with."""

import asyncio
import errno
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from papertiger import mao
from papertiger.cli.mao import keeping
from papertiger.cli.mao.plain import PlainTable
from papertiger.cli.mao.play import begin
from papertiger.client import Local
from papertiger.client.clock import StandingClock
from papertiger.kernel import journal
from papertiger.mao.options import Options
from papertiger.text.catalog import Catalog
from papertiger.tui.mao import WORDS
from papertiger.wire.settings import MaoSettings
from tests.cli.running import complains, papertiger
from tests.cli.test_mao_play import ANSWERS, SHORT, forget


def test_a_whole_hand_is_kept_as_a_record_that_replays(tmp_path: Path) -> None:
    given = (Path(__file__).parents[1] / "golden" / "mao.en.txt").read_text(encoding="utf-8")
    answers = "".join(f"{line[1:].strip()}\n" for line in given.splitlines() if line[:1] == ">")
    done = papertiger(*SHORT, given=answers, PAPERTIGER_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    (record,) = (tmp_path / "games").iterdir()
    assert record.name in done.stdout
    assert record.suffix == ".tiger"
    replayed = journal.replay(mao, journal.read(mao, record.read_bytes()))
    assert mao.show(replayed.table, None).wins == (1, 0, 0, 0, 0)


def test_a_table_that_was_killed_becomes_a_record_when_the_next_one_is_opened(
    tmp_path: Path,
) -> None:
    given = (Path(__file__).parents[1] / "golden" / "mao.en.txt").read_text(encoding="utf-8")
    answers = [line[1:].strip() for line in given.splitlines() if line[:1] == ">"]
    begun = keeping.begin(tmp_path, datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))
    (log,) = tmp_path.glob("*.table")
    assert log.stat().st_mode & 0o077 == 0, "the shuffles are in it"
    words = Catalog("en", *WORDS)

    def ask(question: str) -> str:
        del question
        if not answers:
            raise EOFError
        return answers.pop(0)

    async def play() -> None:
        clock = StandingClock()
        settings = MaoSettings(
            options=Options(end="hands:1"),
            spectators=False,
            multipliers=(1000, 100, 100, 100, 100),
        )
        local = Local.opened(settings, begun.keep, clock, random.Random(6).randbytes)
        async with local.table("Guest") as table:
            await begin(table, ["expert"] * 4, words)
            await PlainTable(table, words, clock, ask, forget).play()

    asyncio.run(play())
    log = tmp_path / "mao-20260102-030405.table"
    # Half a line is left by a kill.
    with log.open("ab") as file:
        file.write(b'{"fact":"sa')
    keeping.recover(tmp_path)
    assert log.exists(), "its program still runs"
    begun.abandon()
    keeping.recover(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["mao-20260102-030405.tiger"]


def test_a_session_that_was_left_goes_on_where_it_stood(tmp_path: Path) -> None:
    """With the cards and the clock that it had, after a kill as after leaving."""
    begins = ("mao", "play", "--seed", "6", "--bots", "expert", "--end", "hands:2", "--name", "Ann")
    home = {"PAPERTIGER_HOME": str(tmp_path)}
    done = papertiger(*begins, given="\nlook\n\ntable\n", **home)
    assert done.returncode == 0, done.stderr
    held = next(line for line in reversed(done.stdout.splitlines()) if "Your hand" in line)
    (log,) = (tmp_path / "games").iterdir()
    assert f"--resume {log.stem} goes on with it." in done.stdout
    with log.open("ab") as file:
        file.write(b'{"fact":"sa')
    done = papertiger("mao", "play", "--resume", given="table\n", **home)
    assert done.returncode == 0, done.stderr
    assert "Mao. Ann against" in done.stdout
    assert held in done.stdout
    assert complains(papertiger("mao", "play", "--resume", "mao-1", **home))
    # Asked, one goes on with it, or lets it be over.
    done = papertiger("mao", "play", given="y\ntable\n", **home)
    assert held in done.stdout
    before = log.read_bytes()
    done = papertiger("mao", "play", "--plain", given="n\n", **home)
    assert done.returncode == 0
    assert "Mao. Guest against" in done.stdout
    (left,) = (tmp_path / "games").iterdir()
    assert not left.read_bytes().startswith(before[:100])


def test_between_two_hands_a_session_is_left_with_its_review_and_becomes_a_record(
    tmp_path: Path,
) -> None:
    given = (Path(__file__).parents[1] / "golden" / "mao.en.txt").read_text(encoding="utf-8")
    answers = "".join(f"{line[1:].strip()}\n" for line in given.splitlines() if line[:1] == ">")
    home = {"PAPERTIGER_HOME": str(tmp_path)}
    two = [each if each != "hands:1" else "hands:2" for each in SHORT]
    done = papertiger(*two, given=answers, **home)
    assert done.returncode == 0, done.stderr
    won = "Guest wins the hand"
    assert won in done.stdout
    done = papertiger("mao", "play", "--resume", given="\n\n", **home)
    assert won in done.stdout
    assert "Guest looked at the cards" not in done.stdout
    dealt = done.stdout.index(Catalog("en", *WORDS).say("event-dealt", stock="1").split("1")[0])
    assert done.stdout.index(won) < dealt
    done = papertiger("mao", "play", given="n\n", **home)
    record = next((tmp_path / "games").glob("*.tiger"))
    assert record.name in done.stdout
    replayed = journal.replay(mao, journal.read(mao, record.read_bytes()))
    assert mao.show(replayed.table, None).wins == (1, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (("--resume",), "no unfinished match"),
        (("--resume", "--seed", "3"), "--seed begins"),
        (("--resume", "--limit", "5"), "--limit sets a new match"),
        (("--resume", "--no-winner-deals"), "--winner-deals sets"),
        (("--resume", "--seats", "5"), "--seats sets a new match"),
        (("--resume", "mao-1"), "mao-1"),
    ],
)
def test_what_cannot_be_resumed_is_said(flags: tuple[str, ...], says: str, tmp_path: Path) -> None:
    assert says in complains(papertiger("mao", "play", *flags, PAPERTIGER_HOME=str(tmp_path)))


def test_a_table_that_cannot_be_kept_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    done = papertiger(*SHORT, given=ANSWERS, PAPERTIGER_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "cannot be kept" in done.stdout
    assert "Guest looked at the cards" in done.stdout


def test_a_disk_that_fills_while_time_passes_ends_the_table() -> None:
    """And not only at the next act: until then every empty line would be for nothing."""
    words = Catalog("en", *WORDS)
    kept: list[object] = []

    def keep(facts: Sequence[object]) -> None:
        if len(kept) > 60:
            raise OSError(errno.ENOSPC, "full")
        kept.extend(facts)

    lines = ["deal 3", "turn", "look", *[""] * 200]

    async def play() -> None:
        clock = StandingClock()
        local = Local.opened(MaoSettings(places=5), keep, clock, random.Random(1).randbytes)
        async with local.table("Ann") as table:
            await begin(table, ["expert"] * 4, words)
            await PlainTable(table, words, clock, lambda _: lines.pop(0), forget).play()

    with pytest.raises(OSError, match="full"):
        asyncio.run(play())
    assert lines
