"""A bot for Madiao from docs/protocol.md alone: python bare_bot.py LINK NAME.

It needs `pip install websockets` and nothing of Paper Tiger. It comes back when it is cut off.
"""

import json
import sys
import time
import uuid
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def answer(ask):
    """The move for what is asked."""
    match ask["ask"]:
        case "stake":
            return {"do": "name_stake", "stake": ask["low"] + ask["low"] % 2}
        case "cut":
            return {"do": "cut", "depth": ask["low"]}
        case "redeal":
            return {"do": "waive_redeal"}
        case "play":
            card, face = ask["choices"][0]
            return {"do": "play", "card": card, "face": face}


def main(link, name):
    """Play until the match is over."""
    server, table = link.split("/t/")
    body = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{server}/api/me", body, method="POST")) as told:
        cookie = told.headers["Set-Cookie"].split(";")[0]
    url = f"{server.replace('http', 'ws', 1)}/tables/{table}/socket"
    seat = {"token": None, "stream": None, "after": 0}
    waiting = {}  # commands by their ids, until they are answered
    todo = ["sit_down", "ready"]
    view = None

    def command(socket, **fields):
        sent = {"id": str(uuid.uuid4()), "seen": seat["after"], **fields}
        waiting[sent["id"]] = sent
        socket.send(json.dumps(sent))

    while True:
        try:
            with connect(url, additional_headers={"Cookie": cookie}) as socket:
                socket.send(json.dumps({"do": "hello", "protocol": 1, **seat}))
                for sent in list(waiting.values()):
                    socket.send(json.dumps(sent | {"seen": 0}))
                while True:
                    message = json.loads(socket.recv())
                    seat["after"] = message.get("n", seat["after"])
                    match message["is"]:
                        case "beat":
                            socket.send(json.dumps({"do": "pong", "beat": message["beat"]}))
                        case "welcome":
                            seat["stream"] = message["stream"]
                        case "seated":
                            seat["token"] = message["token"]
                        case "answer":
                            waiting.pop(message["id"], None)
                        case "madiao" if message["view"] is not None:
                            view = message["view"]
                            if view["ask"] is not None:
                                command(socket, do="madiao", move=answer(view["ask"]))
                        case "room" if message["room"]["phase"] == "over":
                            print(view["totals"])
                            return
                    if todo and not waiting and message["is"] != "beat":
                        command(socket, do=todo.pop(0))
        except (ConnectionClosed, OSError):
            time.sleep(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
