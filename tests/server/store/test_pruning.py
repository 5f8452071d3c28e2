"""What is old goes, with all that is theirs; what is not stays."""

import pytest

from papertiger.server.store import FencedError, Store
from papertiger.server.store.pruning import Before, Pruned, look, prune
from papertiger.server.store.store import Code, Person
from tests.server.store.databases import opened, row, run

ALL = Before(100, 100, 100, 100)


async def stands(store: Store, phase: str, at: int = 10, person: str = "") -> str:
    """A table that stands so since then; its id."""
    made = row(touched=at)
    await store.create(made, [b"a", b"b"])
    if person:
        await store.append(made.id, 2, at, [b"sat"], [store.sat(made.id, person, 0)])
    await store.describe(made.id, phase, "{}", at, public=True)
    return made.id


def test_what_is_old_goes_with_all_that_is_its_own(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for person in ("ann", "bo", "cy"):
                await store.meet(Person(person, person, 10, 10))
            over = await stands(store, "over", person="ann")
            await stands(store, "playing", person="ann")
            await stands(store, "paused")
            await stands(store, "gathering")
            new = await stands(store, "over", at=100, person="bo")
            await store.put_code("theirs", Code("record", over, 1))
            await store.put_code("gone by", Code("spoken", new, None), expires=150)
            await store.put_code("good", Code("spoken", new, None), expires=250)
            wanted = Pruned(finished=1, unfinished=2, unbegun=1, facts=10, people=2, codes=1)
            assert await look(store, ALL, 200) == wanted
            assert await store.counted() == 5, "who only looks deletes nothing"
            assert await prune(store, ALL, 200) == wanted
            assert await store.counted() == 1
            assert await store.facts(over) == []
            assert not await store.has_sat(over, "ann")
            assert await store.use_code("theirs", ["record"], 200) is None
            assert await store.person("ann") is None
            assert await store.person("bo") is not None, "whoever has a table stays"
            assert await store.use_code("good", ["spoken"], 200) is not None
            assert await prune(store, ALL, 200) == Pruned()
            await store.meet(Person("dee", "ann", 60, 60))

    run(scenario)


@pytest.mark.parametrize(
    ("phase", "kind"),
    [
        ("over", "finished"),
        ("playing", "unfinished"),
        ("paused", "unfinished"),
        ("gathering", "unbegun"),
    ],
)
def test_each_kind_has_its_own_age(url: str, phase: str, kind: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await stands(store, phase)
            others = dict.fromkeys(("finished", "unfinished", "unbegun", "people"), 1_000)
            assert await prune(store, Before(**others | {kind: 10}), 0) == Pruned()
            none = dict.fromkeys(others, 0)
            gone = await prune(store, Before(**none | {kind: 11}), 0)
            assert getattr(gone, kind) == 1

    run(scenario)


def test_a_table_that_something_has_happened_at_stays_whatever_its_row_says(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            lively = await stands(store, "playing")
            await store.append(lively, 2, 100, [b"c"])
            described = await stands(store, "over")
            await store.describe(described, "over", "{}", 100, public=True)
            assert await prune(store, ALL, 200) == Pruned()

    run(scenario)


def test_a_process_that_has_a_pruned_table_in_memory_cannot_bring_it_back(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store, opened(url) as admin:
            name = await stands(store, "over")
            fence = await store.own(name)
            assert fence is not None
            assert (await prune(admin, ALL, 200)).finished == 1
            with pytest.raises(FencedError):
                await store.append(name, 2, 12, [b"late"], fence=fence)
            await store.describe(name, "over", "{}", 300, public=True, fence=fence)
            assert await store.own(name) is None
            assert await store.counted() == 0

    run(scenario)
