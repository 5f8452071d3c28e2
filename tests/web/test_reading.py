"""One's games, a replay and its proof, in a real browser: and what a browser finds in records."""

import hashlib
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from papertiger.kernel import shuffle
from papertiger.room import export, fair
from papertiger.room import facts as f
from papertiger.server import site
from papertiger.text.catalog import LANGUAGES
from tests.room.test_fair import played
from tests.server.browser import CHROMIUM, browser
from tests.server.house import house, play
from tests.server.loop import run
from tests.web.playing import Player, violations, words

ROOT = f"/web/{site.tree_hash()}"
NARROW = 360
LONGEST = 300
"""So long (s) a match and all that is looked at after it may take on a slow machine."""
LENGTHS = (*range(200), 1000, 70_000)

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not here")


async def hashes(player: Player, values: list[bytes]) -> None:
    """The browser's own SHA-256 is SHA-256."""
    given = json.dumps([list(value) for value in values])
    found = await player.run(
        f"import('{ROOT}/shuffles.js').then(({{sha256, hex}}) => "
        f"{given}.map((each) => hex(sha256(Uint8Array.from(each)))))"
    )
    assert found == [hashlib.sha256(value).hexdigest() for value in values]


async def orders(player: Player) -> None:
    """Seeds and orders are those of the program."""
    rng = random.Random(5)
    for added in (["", "", "", ""], ["Ann", "", "слово", "字"], ["x" * 64] * 3 + ["🐅" * 16]):
        secret = rng.randbytes(32)
        seed = fair.seed(secret, added)
        for index, count in ((0, 6), (1, 40), (300, 40), (2**40, 2), (7, 1)):
            found = await player.run(
                f"import('{ROOT}/shuffles.js').then(({{seedOf, orderOf}}) => orderOf("
                f"seedOf(Uint8Array.from({list(secret)}), {json.dumps(added)}), {index}, {count}))"
            )
            assert found == list(shuffle.order(seed, index, count))


async def proofs(player: Player) -> None:
    """A record that was changed fails, and the hand is named; the rest of it stands."""
    evening, *_ = played()
    (record,) = export.records(map(f.decode, evening.log))
    text = record.decode()
    hands = text.count('"tiger"')
    secrets = re.findall('"secret":"(\\w+)"', text)
    tampered = {
        "proven": ("", ""),
        "other-secret": (secrets[1], f"00{secrets[1][2:]}"),
        "used-again": (secrets[1], secrets[0]),
        "no-secret": (f'"secret":"{secrets[1]}",', ""),
    }
    for verdict, (old, new) in tampered.items():
        changed = text.replace(old, new) if old else text
        # To be told again, the secret must fit its commitment.
        if verdict == "used-again":
            told, fits = (shuffle.commitment(bytes.fromhex(secrets[at])) for at in (1, 0))
            changed = changed.replace(told, fits)
        found = await check(player, changed)
        expected = ["proven"] * hands
        expected[1] = verdict
        assert [each["verdict"] for each in found] == expected, verdict
    lines = text.splitlines()
    headers = [at for at, line in enumerate(lines) if '"tiger"' in line]
    at = next(n for n, line in enumerate(lines) if n > headers[2] and '"chance"' in line)
    swapped = re.sub(r"\[(\d+),(\d+)", r"[\2,\1", lines[at])
    found = await check(player, "\n".join([*lines[:at], swapped, *lines[at + 1 :]]))
    assert (found[2]["verdict"], found[2]["line"]) == ("other-order", at + 1)
    assert [each["verdict"] for each in found].count("proven") == hands - 1
    added = re.sub("a word", "A word", text, count=1)
    assert (await check(player, added))[0]["verdict"] == "other-order"
    assert (await check(player, text))[0]["words"].count("a word") == 1


async def check(player: Player, record: str) -> list[dict[str, Any]]:
    """What the page finds of a record."""
    found = await player.run(
        f"import('{ROOT}/shuffles.js').then(({{check}}) => check({json.dumps(record)}))"
    )
    assert isinstance(found, list)
    return found


@needs_chromium
def test_a_browser_verifies_as_the_program_does(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            await player.open("/games")
            rng = random.Random(1)
            await hashes(player, [rng.randbytes(length) for length in LENGTHS])
            await orders(player)
            await proofs(player)
            assert tab.complaints == []

    play(scenario)


async def whole_match(player: Player) -> None:
    """Somebody plays the first hand, and lets a bot play on to the end of the match."""
    await player.open()
    await player.press("#play")
    await player.holds("location.pathname.startsWith('/t/') && !!document.querySelector('.table')")
    await player.run(
        f"import('{ROOT}/table.js').then((it) => it.send({{do: 'let_bot', on: true}}))"
    )
    assert player.there is not None
    while not await player.run("!!document.querySelector('#again')"):
        for _ in range(20):
            player.there.clock.add(3_000)
            player.there.server.hub.alarms.go_off()
            await player.there.server.hub.rest()


async def seen(player: Player) -> list[tuple[str, str]]:
    """What the page says of each hand, once it has verified the record."""
    await player.press("#verify")
    await player.holds("!!document.querySelector('#verdict')")
    found = await player.run(
        "[...document.querySelectorAll('.proofs > li')].map((each) => "
        "[each.dataset.verdict, each.dataset.seen])"
    )
    assert isinstance(found, list)
    return [(verdict, kind) for verdict, kind in found]


@needs_chromium
def test_somebody_looks_at_a_match_again_and_verifies_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            await player.size(NARROW, 740)
            await whole_match(player)
            await player.open("/games")
            await player.press(".past a.button")
            await player.holds("!!document.querySelector('.open-board')")
            path = str(await player.run("location.pathname"))
            await steps(player)
            await shown_in_each_language(player)
            await remembered(player)
            await shared(player, path)
            assert tab.complaints == []

    run(scenario, LONGEST)


async def steps(player: Player) -> None:
    """By keys and by buttons, from hand to hand, to a trick."""
    held = "document.querySelectorAll('.open-hand .little').length"
    await player.holds(f"{held} === 0")
    await player.run(
        "((list) => { list.selectedIndex = 1; list.dispatchEvent(new Event('change')) })"
        "(document.querySelector('#trick'))"
    )
    await player.holds(f"{held} === 28 && document.querySelectorAll('.laid').length === 4")
    await player.key("ArrowRight")
    await player.holds(f"{held} === 27 && document.querySelectorAll('.laid').length === 1")
    await player.press("#back")
    await player.holds(f"{held} === 28")
    await player.press("#last")
    await player.holds("!!document.querySelector('.ledger')")
    await player.key("ArrowRight")
    await player.holds("document.querySelector('#hand').value === '2' && location.hash === '#2'")
    await player.key("ArrowLeft")
    await player.holds("document.querySelector('#hand').value === '1'")
    assert await player.run("!!document.querySelector('.ledger')")


async def shown_in_each_language(player: Player) -> None:
    """Nothing reaches over the side, and axe has nothing to say."""
    await player.press("#verify")
    for language in LANGUAGES:
        await player.speak(language)
        assert await player.text("h1") == words(language).say("games-replay-title")
        assert await player.run(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        ), language
        assert await violations(player) == [], language
    await player.speak("en")


async def remembered(player: Player) -> None:
    """A commitment that is not the one that was shown here is found, with its hand."""
    found = await seen(player)
    assert {verdict for verdict, _ in found} == {"proven"}
    assert found[0] == ("proven", "own-word")
    assert {kind for _, kind in found[1:]} <= {"seen", "own-word"}
    kept = str(await player.run("localStorage.getItem('shuffles')"))
    for field, value, kind in (
        ("commitment", "00", "other"),
        ("word", "00", "other-word"),
    ):
        changed = json.loads(kept)
        changed[0][field] = value
        await player.run(f"localStorage.setItem('shuffles', {json.dumps(json.dumps(changed))})")
        assert (await seen(player))[0] == ("proven", kind)
        assert "1" in await player.text("#verdict.refused")
    await player.run(f"localStorage.setItem('shuffles', {json.dumps(kept)})")
    assert await seen(player) == found


async def shared(player: Player, path: str) -> None:
    """Who has the link, and sat at no table, sees the same; nobody else sees anything."""
    await player.press("#share")
    await player.holds("!!document.querySelector('#link')")
    link = str(await player.run("document.querySelector('#link').value"))
    await player.tab.do("Network.clearBrowserCookies")
    await player.run("localStorage.clear()")
    await player.open(path)
    await player.holds("!!document.querySelector('.refused')")
    assert await player.run("!document.querySelector('.open-board')")
    player.tab.complaints.clear()  # the refusal
    await player.open(link[link.index("/r/") :])
    await player.holds("!!document.querySelector('.open-board')")
    assert {kind for _, kind in await seen(player)} == {"unseen"}
