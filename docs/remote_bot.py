"""A remote bot that sits down at a table and plays any legal move: remote_bot.py http://localhost:8000 TABLE."""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, body: dict, token: str = "") -> dict:
    """Call the API."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def play(server: str, table: str) -> None:
    """Sit down and play until the match is over."""
    api = f"{server.rstrip('/')}/api/v1"
    token = post(f"{api}/people", {"name": "Remote bot"})["token"]
    post(f"{api}/tables/{table}/sit", {}, token)
    socket = f"{api.replace('http', 'ws', 1)}/tables/{table}/events"
    with connect(socket, additional_headers={"authorization": f"Bearer {token}"}) as line:
        for message in map(json.loads, line):
            if message.get("legal"):
                move = random.choice(message["legal"])["move"]
                line.send(json.dumps({"type": "move", "move": move, "position": message["position"]}))
            if message.get("result"):
                print(message["result"])
                break


if __name__ == "__main__":
    play(*sys.argv[1:3])
