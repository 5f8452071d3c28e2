"""What the server gives of the pages: by their hash for ever, and nothing else of its disk."""

from pathlib import Path

import msgspec
import pytest

from papertiger.madiao.cards import CARDS
from papertiger.server import site
from papertiger.server.edge import route_of
from papertiger.text.catalog import LANGUAGES
from tests.server.house import house, play

ROOT = f"/web/{site.tree_hash()}"
TYPES = {
    "main.js": "text/javascript; charset=utf-8",
    "views/home.js": "text/javascript; charset=utf-8",
    "vendor/lit-html.js": "text/javascript; charset=utf-8",
    "style/paper.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "cards/MM.svg": "image/svg+xml",
    "cards/back.svg": "image/svg+xml",
    "cards.json": "application/json",
    "text/zh-Hant.ftl": "text/plain; charset=utf-8",
    "clauses/ru.json": "application/json",
}
NOT_THERE = (
    "/web/0000000000000000/main.js",
    f"{ROOT}/nothing.js",
    f"{ROOT}/",
    f"{ROOT}/vendor/README.md",
    f"{ROOT}/vendor/lit-html.d.ts",
    f"{ROOT}/index.html",
    f"{ROOT}/../web/main.js",
    f"{ROOT}/%2e%2e/server/app.py",
    f"{ROOT}/..%2fserver%2fapp.py",
    f"{ROOT}//etc/passwd",
    f"{ROOT}/cards/XX.svg",
    f"{ROOT}/text/xx.ftl",
    "/pages/page.js",
)


def test_files_are_kept_for_ever_and_the_page_is_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for path, kind in TYPES.items():
                answer = await there.client.get(f"{ROOT}/{path}")
                assert answer.status_code == 200, path
                assert answer.headers["content-type"] == kind
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
            for path in ("/", "/t/any"):
                answer = await there.client.get(path)
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-store"
                assert f'src="{ROOT}/main.js"' in answer.text
                assert "default-src 'none'" in answer.headers["content-security-policy"]

    play(scenario)


def test_pages_to_read_have_a_script_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            paths = {
                "/games": "games",
                "/games/any/1": "replay",
                "/r/any": "replay",
            }
            for path, view in paths.items():
                answer = await there.client.get(path)
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-store"
                assert f'src="{ROOT}/reading.js"' in answer.text
                assert f'modulepreload" href="{ROOT}/views/{view}.js"' in answer.text
                assert "main.js" not in answer.text
            for path in ("/games/any/x", "/games/any/1/1", "/rules/a/b", "/r/", "/r/a/b"):
                assert (await there.client.get(path)).status_code == 404, path

    play(scenario)


def test_sheets_are_drawn_once_and_only_those_that_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str]] = []

    def pdf(paper: str, *, language: str) -> bytes:
        drawn.append((paper, language))
        return b"%PDF"

    monkeypatch.setattr("papertiger.server.printing.pdf", pdf)

    async def scenario() -> None:
        async with house(tmp_path) as there:
            for _ in range(2):
                for path in ("/cards/a4/ru.pdf", "/cards/letter/zh-Hant.pdf"):
                    answer = await there.client.get(path)
                    assert answer.headers["content-type"] == "application/pdf"
                    assert answer.content == b"%PDF"
            assert drawn == [("a4", "ru"), ("letter", "zh-Hant")]
            for path in ("/cards/a5/ru.pdf", "/cards/a4/xx.pdf", "/cards/a4/ru"):
                assert (await there.client.get(path)).status_code == 404, path

    play(scenario)


def test_an_address_has_sheets_no_faster_than_it_may_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("papertiger.server.printing.pdf", lambda *_, **__: b"%PDF")

    async def scenario() -> None:
        async with house(tmp_path, address_burst=2, requests_per_second=1) as there:
            there.clock.stop()
            for status in (200, 200, 429):
                assert (await there.client.get("/cards/a4/en.pdf")).status_code == status
            there.clock.add(1_000)
            assert (await there.client.get("/cards/a4/en.pdf")).status_code == 200

    play(scenario)


def test_files_are_packed_for_whoever_takes_that(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            bodies = []
            for accepted in ("gzip, br", "identity"):
                headers = {"accept-encoding": accepted}
                answer = await there.client.get(f"{ROOT}/style/paper.css", headers=headers)
                assert answer.headers["vary"] == "accept-encoding"
                assert ("content-encoding" in answer.headers) == (accepted != "identity")
                bodies.append(answer.content)
            assert bodies[0] == bodies[1] == (site.WEB / "style" / "paper.css").read_bytes()

    play(scenario)


def test_nothing_else_is_given(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for path in NOT_THERE:
                answer = await there.client.get(path)
                assert answer.status_code == 404, path

    play(scenario)


def test_a_path_without_a_name_is_counted_like_any_other() -> None:
    scope = {"endpoint": None, "path": "/web/abc/", "path_params": {"hash": "abc", "path": ""}}
    assert route_of(scope) == "/web/{hash}/"


def test_the_facts_of_the_cards_are_in_the_order_of_the_deck() -> None:
    found = site.file("cards.json")
    assert found is not None
    cards = msgspec.json.decode(found.plain)
    assert list(cards) == [card.value for card in CARDS]
    for card in cards.values():
        assert set(card["names"]) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_come_by_their_ids(language: str) -> None:
    found = site.file(f"clauses/{language}.json")
    assert found is not None
    clauses = msgspec.json.decode(found.plain)
    title, text = clauses["MD-6.4"]
    assert title
    assert len(text) > 20
