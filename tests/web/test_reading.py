"""One's games, a replay and its proof, in a real browser: and what a browser finds in records."""

import hashlib
import json
import random
import re
from typing import TYPE_CHECKING, Any

from papertiger.kernel import shuffle
from papertiger.room import export, fair
from papertiger.room import facts as f
from papertiger.server import site
from papertiger.text.catalog import LANGUAGES
from tests.room.test_fair import played
from tests.web.axe import violations
from tests.web.guest import FRAME, SEND, Guest
from tests.web.stage import Stage
from tests.web.test_impatience import held_back

if TYPE_CHECKING:
    from playwright.async_api import Route

ROOT = f"/web/{site.tree_hash()}"
NARROW = 360
LENGTHS = (*range(200), 1000, 70_000)


async def hashes(player: Guest, values: list[bytes]) -> None:
    """The browser's own SHA-256 is SHA-256."""
    given = json.dumps([list(value) for value in values])
    found = await player.page.evaluate(
        f"import('{ROOT}/shuffles.js').then(({{sha256, hex}}) => "
        f"{given}.map((each) => hex(sha256(Uint8Array.from(each)))))"
    )
    assert found == [hashlib.sha256(value).hexdigest() for value in values]


async def orders(player: Guest) -> None:
    """Seeds and orders are those of the program."""
    rng = random.Random(5)
    for added in (["", "", "", ""], ["Ann", "", "слово", "字"], ["x" * 64] * 3 + ["🐅" * 16]):
        secret = rng.randbytes(32)
        seed = fair.seed(secret, added)
        for index, count in ((0, 6), (1, 40), (300, 40), (2**40, 2), (7, 1)):
            found = await player.page.evaluate(
                f"import('{ROOT}/shuffles.js').then(({{seedOf, orderOf}}) => orderOf("
                f"seedOf(Uint8Array.from({list(secret)}), {json.dumps(added)}), {index}, {count}))"
            )
            assert found == list(shuffle.order(seed, index, count))


async def proofs(player: Guest) -> None:
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


async def check(player: Guest, record: str) -> list[dict[str, Any]]:
    """What the page finds of a record."""
    found = await player.page.evaluate(
        f"import('{ROOT}/shuffles.js').then(({{check}}) => check({json.dumps(record)}))"
    )
    assert isinstance(found, list)
    return found


async def test_a_browser_verifies_as_the_program_does(stage: Stage) -> None:
    player = await stage.guest()
    await player.open("/games")
    rng = random.Random(1)
    await hashes(player, [rng.randbytes(length) for length in LENGTHS])
    await orders(player)
    await proofs(player)


async def whole_match(player: Guest) -> None:
    """Somebody plays the first hand, and lets a bot play on to the end of the match."""
    await player.open()
    await player.play_now()
    await player.page.evaluate(SEND, {"do": "let_bot", "on": True})
    await player.page.locator("#again").wait_for()


async def seen(player: Guest) -> list[tuple[str, str]]:
    """What the page says of each hand, once it has verified the record."""
    await player.page.locator("#verify").first.click()
    await player.holds("!!document.querySelector('#verdict')")
    found = await player.page.evaluate(
        "[...document.querySelectorAll('.proofs > li')].map((each) => "
        "[each.dataset.verdict, each.dataset.seen])"
    )
    assert isinstance(found, list)
    return [(verdict, kind) for verdict, kind in found]


async def test_somebody_looks_at_a_match_again_and_verifies_it(stage: Stage) -> None:
    player = await stage.guest(size=(NARROW, 740), words=True, reduced_motion="no-preference")
    await whole_match(player)
    await player.open("/games")
    await player.page.locator(".past a.button").first.click()
    await player.page.locator(".open-board").wait_for()
    path = player.path
    await turned(player)
    await steps(player)
    await shown_in_each_language(player)
    await remembered(player)
    await shared(player, path)


async def turned(player: Guest) -> None:
    """Seen from one's own seat at first, then from another by its name or by a key."""
    south = ".seat.south bdi"
    own = await player.text("#from option:checked")
    await player.key("End")
    names = await player.page.locator(".seat bdi").all_inner_texts()
    assert names[0] == await player.text(south) == own
    assert await player.page.locator(".sums thead bdi").all_inner_texts() == names
    me = await (await player.page.request.get(f"{player.url}/api/me")).json()
    assert own == me["name"]
    for name in (*names[1:], own):
        await player.key("v")
        await player.page.locator(south, has_text=name).wait_for()
        assert await player.text("#from option:checked") == name
    await player.page.locator("#from").select_option(label=names[2])
    await player.page.locator(south, has_text=names[2]).wait_for()
    await player.page.locator("#from").select_option(label=own)
    await player.page.locator("h1").click()
    await player.key("Home")


async def steps(player: Guest) -> None:
    """By keys and by buttons, from hand to hand, to a trick."""
    held = "document.querySelectorAll('.open-hand .little').length"
    await player.holds(f"{held} === 0")
    await player.page.evaluate(
        "((list) => { list.selectedIndex = 1; list.dispatchEvent(new Event('change')) })"
        "(document.querySelector('#trick'))"
    )
    await player.holds(f"{held} === 28 && document.querySelectorAll('.laid').length === 4")
    for width in (1440, NARROW):
        await player.page.set_viewport_size({"width": width, "height": 740})
        widths = await player.page.evaluate(
            "[...document.querySelectorAll('.laid .card')].map((each) => each.offsetWidth)"
        )
        assert min(widths) >= 44, (width, widths)
    await player.key("ArrowRight")
    await player.holds(f"{held} === 27 && document.querySelectorAll('.laid').length === 1")
    await player.page.locator("#back").first.click()
    await player.holds(f"{held} === 28")
    await player.page.locator("#last").first.click()
    await player.holds("!!document.querySelector('.ledger')")
    await pressed_twice(player)
    await player.key("ArrowLeft", "ArrowLeft")
    await player.holds("document.querySelector('#hand').value === '1'")
    assert await player.page.evaluate("!!document.querySelector('.ledger')")
    for sign in ("■", "▶▶"):  # P, in a Russian layout
        await player.page.evaluate(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', "
            "{ key: 'з', code: 'KeyP', bubbles: true }))"
        )
        await player.holds(f"document.querySelector('#autoplay').textContent === '{sign}'")


async def asked(player: Guest, waiting: list["Route"], times: int) -> None:
    """Until the page has asked so many times; where it does not, what it shows instead."""
    for _ in range(400):
        if len(waiting) >= times:
            return
        await player.holds(FRAME)
    shown = await player.page.locator("main").inner_text()
    raise AssertionError(f"asked {len(waiting)} of {times} times: {shown}")


async def pressed_twice(player: Guest) -> None:
    """On to the next hand, from a slow server: one goes there once, and goes on from there."""
    waiting = await held_back(player, "**/replay/2")
    await player.holds(
        "document.querySelector('#step').value === document.querySelector('#step').max"
    )
    for times in (1, 2):
        await player.key("ArrowRight")
        await asked(player, waiting, times)
    await waiting[0].continue_()
    await player.holds("document.querySelector('#hand').value === '2' && location.hash === '#2'")
    await player.key("ArrowRight")
    async with player.page.expect_response("**/replay/2") as coming:
        await waiting[1].continue_()
    await (await coming.value).finished()
    for _ in range(2):
        await player.holds(FRAME)
    assert await player.page.locator("#step").input_value() == "1"


async def shown_in_each_language(player: Guest) -> None:
    """Nothing reaches over the side, and axe has nothing to say."""
    await player.page.locator("#verify").first.click()
    for language in LANGUAGES:
        await player.speak(language)
        assert await player.text("h1") == player.say("games-replay-title")
        assert await player.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        ), language
        assert await violations(player) == [], language
    await player.speak("en")


async def remembered(player: Guest) -> None:
    """A commitment that is not the one that was shown here is found, with its hand."""
    found = await seen(player)
    assert {verdict for verdict, _ in found} == {"proven"}
    assert found[0] == ("proven", "own-word")
    assert {kind for _, kind in found[1:]} <= {"seen", "own-word"}
    kept = str(await player.page.evaluate("localStorage.getItem('shuffles')"))
    for field, value, kind in (
        ("commitment", "00", "other"),
        ("word", "00", "other-word"),
    ):
        changed = json.loads(kept)
        changed[0][field] = value
        await player.page.evaluate(
            f"localStorage.setItem('shuffles', {json.dumps(json.dumps(changed))})"
        )
        assert (await seen(player))[0] == ("proven", kind)
        assert "1" in await player.text("#verdict.refused")
    await player.page.evaluate(f"localStorage.setItem('shuffles', {json.dumps(kept)})")
    assert await seen(player) == found


async def shared(player: Guest, path: str) -> None:
    """Who has the link, and sat at no table, sees the same; nobody else sees anything."""
    await player.page.locator("#share").first.click()
    await player.holds("!!document.querySelector('#link')")
    link = str(await player.page.evaluate("document.querySelector('#link').value"))
    await player.page.context.clear_cookies()
    await player.page.evaluate("localStorage.clear()")
    player.forgiven = ("status of 40",)  # the refusal
    await player.open(path)
    await player.holds("!!document.querySelector('.refused')")
    assert await player.page.evaluate("!document.querySelector('.open-board')")
    await player.open(link[link.index("/r/") :])
    await player.holds("!!document.querySelector('.open-board')")
    assert {kind for _, kind in await seen(player)} == {"unseen"}
