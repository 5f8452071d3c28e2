"""Secrets that lead to tables, by their hashes."""

import asyncio

from papertiger.server.store.pruning import Before, prune
from papertiger.server.store.store import Code
from tests.server.store.databases import opened, run, table


def test_a_code_is_good_for_its_kind_its_time_and_its_uses(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            name = await table(store)
            code = Code("transfer", name, 2)
            await store.put_code("a", code, expires=10, uses=2)
            assert await store.use_code("b", ["transfer"], 0) is None
            assert await store.use_code("a", ["spoken"], 0) is None
            assert await store.use_code("a", ["transfer"], 10) is None
            assert await store.use_code("a", ["spoken", "transfer"], 9) == code
            assert await store.use_code("a", ["transfer"], 9) == code
            assert await store.use_code("a", ["transfer"], 9) is None
            lasting = Code("invite", name, None)
            await store.put_code("c", lasting)
            for now in (0, 10**15):
                assert await store.use_code("c", ["invite"], now) == lasting

    run(scenario)


def test_a_code_that_led_elsewhere_leads_here_now(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            old, new = await table(store), await table(store)
            await store.put_code("a", Code("spoken", old, None), expires=10)
            await store.append(new, 1, 5, [b"b"], [store.code("a", Code("spoken", new, None))])
            assert await store.use_code("a", ["spoken"], 99) == Code("spoken", new, None)

    run(scenario)


def test_of_fifty_at_once_one_uses_a_code_that_is_good_once(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store, opened(url) as other:
            name = await table(store)
            await store.put_code("a", Code("transfer", name, 1), expires=10, uses=1)
            tries = [each.use_code("a", ["transfer"], 5) for each in (store, other) * 25]
            found = await asyncio.gather(*tries)
            assert sum(code is not None for code in found) == 1

    run(scenario)


def test_codes_that_are_over_are_forgotten_and_those_of_a_table_go_with_it(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            name = await table(store)
            code = Code("spoken", name, None)
            await store.put_code("over", code, expires=10)
            await store.put_code("used up", code, uses=1)
            await store.put_code("good", code, expires=11)
            await store.put_code("lasting", code)
            await store.use_code("used up", ["spoken"], 5)
            assert await store.purge_codes(10) == 2
            assert await store.purge_codes(10) == 0
            assert await store.use_code("good", ["spoken"], 10) == code
            await prune(store, Before(0, 0, 10**6, 0), 10)
            assert await store.use_code("lasting", ["spoken"], 10) is None

    run(scenario)
