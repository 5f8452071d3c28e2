"""A process that appends to tables as fast as it can and says what is acknowledged, until it dies.

    python -m tests.server.store.appending URL TABLES

Its lines: the table and the number of each fact that the store has acknowledged.
"""

import asyncio
import sys

from papertiger.server.store import Store
from papertiger.server.store.store import TableRow


def fact(table: str, number: int) -> bytes:
    """The fact of a table with a number; some are long."""
    return f"{table} {number} ".encode() * (1 if number % 7 else 400)


async def _append(store: Store, table: str) -> None:
    number = len(await store.facts(table))
    if not number:
        await store.create(TableRow(table, "mao", True, "playing", "{}", 1, 1), [fact(table, 0)])
        number = 1
    while True:
        count = 1 + number % 3
        await store.append(table, number, 1, [fact(table, number + each) for each in range(count)])
        number += count
        sys.stdout.write(f"{table} {number - 1}\n")
        sys.stdout.flush()


async def _main(url: str, tables: int) -> None:
    store = Store(url)
    await asyncio.gather(*(_append(store, f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], int(sys.argv[2])))
