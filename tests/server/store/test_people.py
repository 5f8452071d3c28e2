"""People, their names, and where they sat."""

import asyncio

import pytest

from papertiger.server.store import NameTakenError, Store
from papertiger.server.store.people import NAME_LASTS
from papertiger.server.store.pruning import Before, prune
from papertiger.server.store.store import Person
from tests.server.store.databases import opened, row, run

ANN = Person("a", "Ann", 10, 10)


def test_people_are_known_by_id_and_may_change_their_names(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            assert await store.person("a") is None
            await store.meet(ANN)
            assert await store.person("a") == ANN
            await store.meet(Person("a", "安娜", 99, 20))
            assert await store.person("a") == Person("a", "安娜", 10, 20)
            await store.saw("a", 30)
            assert await store.called("安娜") == [Person("a", "安娜", 10, 30)]
            assert await store.called("Ann") == []

    run(scenario)


@pytest.mark.parametrize("alike", ["Ann", "ann", "ANN", "Аnn", "Ánn", "Ann "])
def test_nobody_takes_a_name_that_looks_like_anothers(url: str, alike: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.meet(ANN)
            with pytest.raises(NameTakenError):
                await store.meet(Person("b", alike, 11, 11))
            assert await store.person("b") is None
            await store.meet(Person("b", "Bo", 11, 11))
            with pytest.raises(NameTakenError):
                await store.meet(Person("b", alike, 11, 12))
            assert await store.person("b") == Person("b", "Bo", 11, 11)

    run(scenario)


def test_a_name_is_free_when_its_owner_has_another_or_was_not_seen_for_long(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.meet(ANN)
            await store.meet(Person("a", "Anna", 10, 11))
            await store.meet(Person("b", "Ann", 12, 12))
            with pytest.raises(NameTakenError):
                await store.meet(Person("c", "Ann", 13, 12 + NAME_LASTS))
            await store.meet(Person("c", "Ann", 13, 13 + NAME_LASTS))
            assert {each.id for each in await store.called("Ann")} == {"b", "c"}
            with pytest.raises(NameTakenError):
                await store.meet(Person("b", "Ann", 12, 14 + NAME_LASTS))

    run(scenario)


def test_of_twenty_at_once_one_gets_the_name(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            wishes = (store.meet(Person(str(number), "Ann", 10, 10)) for number in range(20))
            done = await asyncio.gather(*wishes, return_exceptions=True)
            assert sum(each is None for each in done) == 1
            assert sum(isinstance(each, NameTakenError) for each in done) == 19
            assert len(await store.called("Ann")) == 1

    run(scenario)


async def _seat(store: Store, person: str, place: int, touched: int = 1_000) -> str:
    made = row(touched=touched)
    await store.create(made, [b"a"])
    await store.append(made.id, 1, touched, [b"sat"], [store.sat(made.id, person, place)])
    return made.id


def test_who_has_sat_at_a_table_is_known_ever_after(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            name = await _seat(store, "a", 0)
            assert await store.has_sat(name, "a")
            assert not await store.has_sat(name, "b")
            await store.append(name, 2, 5, [b"sat"], [store.sat(name, "a", 3)])
            assert await store.has_sat(name, "a")
            assert not await store.has_sat("elsewhere", "a")

    run(scenario)


def test_people_go_who_were_not_seen_for_long_and_whose_tables_are_gone(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for person in (ANN, Person("b", "Bo", 10, 10), Person("c", "Cy", 10, 90)):
                await store.meet(person)
            await _seat(store, "b", 0, touched=10)
            assert await store.prune_people(50) == 1
            assert await store.person("a") is None
            assert await store.person("b") is not None
            await prune(store, Before(50, 50, 50, 0), 50)
            assert await store.prune_people(50) == 1
            assert await store.person("b") is None
            assert await store.person("c") is not None
            await store.meet(Person("d", "Ann", 60, 60))

    run(scenario)
