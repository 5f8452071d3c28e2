"""A bot for Madiao on `papertiger.client`: python madiao_bot.py LINK [NAME]."""

import asyncio
import random
import sys

from papertiger import client
from papertiger.madiao.moves import Cut, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.view import Ask, AskCut, AskPlay, AskRedeal, AskStake
from papertiger.wire.news import MadiaoNews, Phase, RoomNews


def choose(ask: Ask) -> Move:
    """Put your idea here: what the bot does when it is asked."""
    match ask:
        case AskStake(low, high):
            return NameStake(low + low % 2)
        case AskCut(low, high):
            return Cut(random.randint(low, high))
        case AskRedeal():
            return WaiveRedeal()
        case AskPlay(choices):
            card, face = random.choice(choices)
            return Play(card, face)


async def main(link: str, name: str) -> None:
    """Sit down, be ready, play until the match is over."""
    where = client.read_link(link)
    guest = await client.Guest.at(where.server, name)
    async with client.Table(guest, where) as table:
        await table.sit_down()
        await table.ready()
        async for message in table:
            match message:
                case MadiaoNews(view=view) if view is not None and view.ask is not None:
                    try:
                        await table.move(choose(view.ask), seen=message.n)
                    except client.RefusedError as error:
                        print(error)
                case RoomNews(room=room) if room.phase is Phase.OVER:
                    print(table.view.totals if table.view else "nothing was played")
                    return


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""))
