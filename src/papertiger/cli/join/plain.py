"""Plain lines at a table with others: what is typed and what is told come one after the other.

The conversation runs in a thread of its own and may wait; the table lives in the loop beside it.
"""

import asyncio
import codecs
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from papertiger.cli import saying
from papertiger.client import ClientError, LeftError, Message, Table

READ = 4096
QUIET = ">"
"""The question while nothing is asked: it is not shown."""


class Moved(Exception):  # noqa: N818 that the table has moved on is no error
    """A question need not be answered any more, or there is another one."""


@dataclass(frozen=True, slots=True)
class Connection:
    """The connection is lost, or there again."""

    lost: bool


News: TypeAlias = Message | Connection
Item: TypeAlias = News | str | BaseException | None
"""What comes: news of the table, a typed line, the table's end, the end of what is typed."""


@dataclass(slots=True)
class Conversation:
    """A person at a table. `hear` tells a message in lines; `moved` whether a question is void."""

    table: Table
    hear: Callable[[News], list[str]]
    moved: Callable[[], bool]
    loop: asyncio.AbstractEventLoop
    items: SimpleQueue[Item] = field(default_factory=SimpleQueue)
    _open: bool = False

    def read(self, question: str) -> str:
        """What a person types after a question; raises EOFError when nothing more is typed.

        Raises Moved when the table goes on so that the question is another one, and what ends
        the table.
        """
        self._ask(question)
        try:
            return self._answer(question)
        finally:
            self._open = False

    def _answer(self, question: str) -> str:
        while True:
            item = self.items.get()
            match item:
                case None:
                    raise EOFError
                case str():
                    return item
                case BaseException():
                    raise item
                case _:
                    told = self._tell([item])
                    if self.moved():
                        if self._open and not told:
                            sys.stdout.write("\n")
                        raise Moved
                    if told:
                        self._ask(question)

    def _tell(self, messages: Sequence[News]) -> bool:
        """Tell what has come; whether there was anything to tell."""
        lines = [line for message in messages for line in self.hear(message)]
        if lines and self._open:
            # What was asked, and perhaps half answered, stays above.
            sys.stdout.write("\n")
        saying.say_all(lines)
        return bool(lines)

    def catch_up(self) -> None:
        """Tell all that has come so far; what was typed stays for the next question."""
        came: list[Item] = []
        while not self.items.empty():
            came.append(self.items.get())
        messages = []
        for item in came:
            if item is None or isinstance(item, str | BaseException):
                self.items.put(item)
            else:
                messages.append(item)
        self._tell(messages)

    def _ask(self, question: str) -> None:
        if question.strip() == QUIET:
            return
        self._open = True
        sys.stdout.write(
            "\n".join(saying.fitted(question.rstrip(), sys.stdout, leave=saying.ANSWER))
        )
        sys.stdout.write(question[len(question.rstrip()) :])
        sys.stdout.flush()

    def do(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something at the table, and tell what it led to. Raises what the table raises."""
        try:
            asyncio.run_coroutine_threadsafe(self._done(doing), self.loop).result()
        finally:
            self.catch_up()

    async def _done(self, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        finally:
            # What was told before the answer is told to the person, too, before the next question.
            while self.table.waiting:
                self.items.put(await anext(self.table))


async def converse(conversation: Conversation, run: Callable[[], None]) -> None:
    """Run a conversation to its end, in a thread; raises what ends it."""
    listening = asyncio.create_task(_listen(conversation))
    watching = asyncio.create_task(_watch(conversation))
    typing = Thread(target=_type, args=(conversation.items.put,), daemon=True)
    typing.start()
    try:
        await asyncio.to_thread(run)
    finally:
        # Whatever ends this, the thread must not wait any more.
        conversation.items.put(LeftError())
        for task in (listening, watching):
            task.cancel()
        await asyncio.wait([listening, watching])


async def _listen(conversation: Conversation) -> None:
    try:
        async for message in conversation.table:
            conversation.items.put(message)
    except (ClientError, OSError) as error:
        conversation.items.put(error)


async def _watch(conversation: Conversation) -> None:
    """See when the connection goes and comes."""
    table, lost = conversation.table, False
    with suppress(ClientError, OSError):
        while True:
            await table.until(lambda: (table.lost is None) is lost)  # noqa: B023 asked in this turn
            lost = not lost
            conversation.items.put(Connection(lost))


def _type(put: Callable[[Item], None]) -> None:
    """Read lines for as long as there are some.

    Without `input`: a thread that waits in it holds a lock that Python wants when it ends.
    """
    decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")(errors="replace")
    before = ""
    while True:
        try:
            data = os.read(sys.stdin.fileno(), READ)
        except OSError:
            data = b""
        *lines, before = (before + decoder.decode(data, final=not data)).split("\n")
        for line in lines:
            put(line.rstrip("\r"))
        if not data:
            if before:
                put(before)
            put(None)
            return
