"""Measure how soon the bot is back with many open matches, and how long a hand takes until then.

    python benchmarks/restart.py [OPEN [BEHIND]] [--database URL]

`OPEN` matches are open, with some moves each, and the boards of `BEHIND` of them are behind. The
bot looks for overdue work, as after each start. Then a player asks for a hand repeatedly until all
boards are shown. The database is a new SQLite file, or an empty one that is named.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

import calibration
import discord
import structlog
from sqlalchemy.orm import Session

from bot.boards import panel
from bot.boards.move_panel import EMPTY_REQUEST
from bot.boards.panel_view import MatchPosition
from bot.boards.publisher import Publisher
from bot.client import Bridgekeeper
from bot.settings import Settings
from bot.store import Board, Match, Motion, Move, Seat, Store
from bot.ui.pictures import draw_picture
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.games import game_named
from texts import texts_in

MOVES, GAMES, SERVERS, PAUSE_SECONDS = 12, 40, 1000, 0.2
SETUP = duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["3"]})
ANN = 100
"""The first player's id; each match has two players of its own."""
LATENCY_SECONDS = 0.05
USER = {"id": "1", "username": "Bridgekeeper", "discriminator": "0", "avatar": None}

MEMBER = {
    "user": USER,
    "roles": [],
    "joined_at": "2026-01-01T00:00:00+00:00",
    "deaf": False,
    "mute": False,
    "flags": 0,
}


async def main(open_matches: int, behind: int, url: str) -> None:
    """Print the measurements."""
    store = Store(url)
    await store.open()
    began = perf_counter()
    await fill(store, open_matches, behind)
    await store.close()
    print(f"{open_matches} open matches, {behind} boards behind, made in", since(began))

    began, worked = perf_counter(), process_time()
    bot, web = await at_work(url, SERVERS)
    await bot._sweep.coro(bot)
    cpu = process_time() - worked
    print(f"ready, with all that is overdue found: {since(began)} ({cpu:.1f} s of a core)")
    hands: list[float] = []
    first = True
    while first or bot.part(Publisher).work.busy:
        hands.append(await hand(bot, open_matches // 2 + len(hands)))
        await asyncio.sleep(PAUSE_SECONDS)
        first = False
    cpu = process_time() - worked
    print(f"{web.edited} boards shown {since(began)} after the start ({cpu:.1f} s of a core)")
    if behind and not web.edited:
        raise SystemExit("no board was shown: the stand-in lacks something")
    left = await bot.store.matches_behind(bot.now())
    cuts = quantiles(hands, n=100) if len(hands) > 1 else [hands[0]] * 99
    print(f"boards that are still behind: {len(left)}")
    print(f"a hand, {len(hands)} times: median {cuts[49]:.2f} s, p95 {cuts[94]:.2f} s,", end=" ")
    print(f"worst {max(hands):.2f} s")
    await bot.close()


class Distant:
    """Answers requests as slowly as Discord does, and with as little as the restart needs.

    `stand_in.py` models all of Discord.
    """

    def __init__(self) -> None:
        self.sent = 0
        self.edited = 0

    async def request(self, route: discord.http.Route, **asked: Any) -> Any:
        """Answer as an otherwise empty channel would."""
        await asyncio.sleep(LATENCY_SECONDS)
        if route.method == "GET":
            return []
        self.sent += route.method == "POST"
        self.edited += route.method == "PATCH"
        now = datetime.now(UTC)
        number = discord.utils.time_snowflake(now) + self.sent + self.edited
        return {
            "id": str(number),
            "channel_id": str(route.channel_id),
            "author": USER,
            "content": "",
            "timestamp": now.isoformat(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
        }


async def at_work(url: str, servers: int, channels: int = 1) -> tuple[Bridgekeeper, Distant]:
    """Start a bot on this database that knows this many servers, with `channels` channels each."""
    bot, web = Bridgekeeper(Settings(_env_file=None, token=None, database_url=url)), Distant()
    await bot._async_setup_hook()
    bot.http.request = web.request  # type: ignore[method-assign]
    state = bot._connection
    state.user = discord.ClientUser(state=state, data=USER)  # type: ignore[arg-type]
    for number in range(1, servers + 1):
        found = [
            {
                "id": str(channel),
                "name": "duels",
                "type": 0,
                "position": 0,
                "permission_overwrites": [],
            }
            for channel in range(number * 1000, number * 1000 + channels)
        ]
        everyone = {"id": str(server_id(number)), "name": "@everyone", "permissions": "0"}
        about = {"id": str(server_id(number)), "name": "Server", "owner_id": USER["id"]}
        server = {**about, "channels": found, "members": [MEMBER], "roles": [everyone]}
        state._add_guild_from_data(server)  # type: ignore[arg-type]
    await bot.store.open()
    return bot, web


def server_id(number: int) -> int:
    """Return the id of a server by its number (1-based)."""
    return number << 22


async def fill(store: Store, open_matches: int, behind: int) -> None:
    """Store the matches; some games are repeated by other players."""
    now, lines = datetime.now(UTC), [line(seed) for seed in range(GAMES)]
    for first in range(0, open_matches, 500):
        rows = []
        for number in range(first, min(first + 500, open_matches)):
            server = number % SERVERS + 1
            row = Match(
                game="clash",
                setup=SETUP,
                seed=number % GAMES,
                language="en",
                guild_id=server_id(server),
                channel_id=server * 1000,
                origin_channel_id=server * 1000,
                has_home=True,
                board=Board(
                    origin_told=True,
                    message_id=10_000_000 + number,
                    turn_number=game_named("clash").turn_number(lines[number % GAMES][1]),
                    shown_version=MOVES - 1 if number < behind else MOVES,
                    newest_version=MOVES,
                ),
                version=MOVES,
                created_at=now,
                updated_at=now,
                seats=[
                    Seat(seat=seat, user_id=ANN + 2 * number + here, name=name)
                    for here, (seat, name) in enumerate((("A", "Ann"), ("B", "Bob")))
                ],
                moves=[
                    Move(number=at, seat=seat, text=text, played_at=now)
                    for at, (seat, text) in enumerate(lines[number % GAMES][0])
                ],
            )
            rows.append(row)
        await store._database.change(partial(_add, rows))


def _add(rows: list[Match], session: Session) -> None:
    session.add_all(rows)


def line(seed: int) -> tuple[list[tuple[str, str]], object]:
    """Return the first moves of a duel, and the state after them."""
    state, _ = game_named("clash").setup(SETUP, seed)
    moves = []
    for _ in range(MOVES):
        seat = state.to_act()[0]
        action = state.legal_actions(seat)[0]
        moves.append((str(seat), str(action)))
        state.apply(seat, action)
    return moves, state


async def hand(bot: Bridgekeeper, number: int) -> float:
    """Prepare a player's hand; return the seconds until the picture is there."""
    began, texts = perf_counter(), texts_in("en")
    (found,) = await bot.store.matches_of(ANN + 2 * number)
    match = await bot.matches.get(found.id)
    await bot.store.users.motion(ANN, match.row.guild_id)
    _, drawings = panel._shown(MatchPosition.of(match, "A", texts), EMPTY_REQUEST, Motion.STILL)
    for drawing in drawings:
        await draw_picture(bot, drawing)
    return perf_counter() - began


def since(began: float) -> str:
    """Return the time since `began` as text."""
    return f"{perf_counter() - began:.1f} s"


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("open", type=int, nargs="?", default=5000)
    asked.add_argument("behind", type=int, nargs="?", default=1000)
    asked.add_argument("--database", help="the URL of an empty one")
    options = asked.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite+aiosqlite:///{Path(folder) / 'restart.db'}"
        asyncio.run(main(options.open, options.behind, options.database or file))
