"""Measure how long users wait from a slash command to its finished reply, pictures included.

    python benchmarks/replies.py [DUELS [MOVES [PUZZLES]]]

It plays duels by `/play`, `/end` and `/hand` on the local Discord and times each command until
nothing is left to do: the private hand picture and the public board are both there. In a server
with `PUZZLES` puzzles of its own it then measures what each keystroke in the name of a puzzle
costs: processor time, and how long the event loop was blocked.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import tempfile
from collections import defaultdict
from itertools import cycle, islice
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

import calibration
import simcord

from bot.client import Bridgekeeper
from bot.grimoire.finding import Suggestions
from bot.sandbox import limit_no_commands
from bot.settings import Settings
from bot.store import PuzzleState, StoredPuzzle
from puzzles import library
from texts import texts_in

MOVES = 1000
PUZZLES = 1000
DICE = random.Random(7)
Waits = dict[str, list[float]]


async def main(duels: int, most_moves: int, puzzles: int) -> None:
    """Print the waits of each command and the cost of keystrokes, in milliseconds."""
    waits: Waits = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        limit_no_commands()
        bot = Bridgekeeper(Settings(_env_file=None, token=None, database_url=url))
        try:
            async with simcord.run(bot) as env:
                guild = env.create_guild("Bench")
                channel = guild.create_text_channel("duels")
                people = [guild.add_member(env.create_user(name)) for name in ("ann", "bob")]
                for number in range(duels):
                    if number:
                        await env.advance_time(60)  # a user may not begin ten things a minute
                    await play_a_duel(bot, channel, people, waits, most_moves)
                await make_puzzles(bot, guild.id, puzzles)
                keys = await type_names(bot, guild.id, people[0].id)
        finally:
            await bot.close()
    print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
    print(f"{'command':<8}{'times':>8}{'median':>10}{'p95':>10}{'worst':>10}   (ms)")
    for command, seconds in waits.items():
        cuts = quantiles(seconds, n=20) if len(seconds) > 1 else seconds * 19
        figures = (cuts[9], cuts[18], max(seconds))
        print(
            f"/{command:<7}{len(seconds):>8}" + "".join(f"{each * 1e3:>10.0f}" for each in figures)
        )

    print(f"keystrokes, {puzzles} puzzles of the server{'processor':>13}{'loop held':>11}   (ms)")
    later = [sorted(costs)[len(costs) // 2] for costs in zip(*keys[1:], strict=True)]
    for key, costs in {"first": keys[0], "median of the others": later}.items():
        print(f"{key:<38}" + "".join(f"{cost * 1e3:>11.1f}" for cost in costs))


async def make_puzzles(bot: Bridgekeeper, guild_id: int, number: int) -> None:
    """Store `number` approved puzzles of the server, copies of the built-in ones."""
    built_in = cycle(puzzle for puzzles in library.built_in().values() for puzzle in puzzles)
    for puzzle in islice(built_in, number):
        facts = {
            "document": puzzle.document(),
            "created_at": bot.now(),
            "state": PuzzleState.APPROVED,
        }
        await bot.store.grimoire.add_puzzle(StoredPuzzle(guild_id=guild_id, author_id=1, **facts))


async def type_names(bot: Bridgekeeper, guild_id: int, user_id: int) -> list[tuple[float, float]]:
    """Type into an option for a puzzle; return processor time and blocking for each keystroke."""
    suggestions, found = bot.part(Suggestions), list[tuple[float, float]]()
    for typed in ("", "g", "ga", "gat", "p-", "p-9", "wall", "nothing like it") * 5:
        held = asyncio.create_task(longest_hold())
        await asyncio.sleep(0)
        began = process_time()
        await suggestions.offer(guild_id, user_id, typed, texts_in("en"))
        cost = process_time() - began
        held.cancel()
        found.append((cost, (await asyncio.gather(held))[0]))
    return found


async def longest_hold() -> float:
    """Return the longest time that the event loop was blocked, when this is cancelled."""
    longest, before = 0.0, perf_counter()
    while True:
        try:
            await asyncio.sleep(0.0005)
        except asyncio.CancelledError:
            return longest
        longest, before = max(longest, perf_counter() - before - 0.0005), perf_counter()


async def play_a_duel(
    bot: Bridgekeeper, channel: Any, people: list[Any], waits: Waits, most_moves: int
) -> None:
    """Play a duel from the challenge to the end, or `most_moves` moves."""
    ann, bob = people
    known = {thread.id for thread in channel.threads}
    challenge = await ann.slash(channel, "duel", opponent=bob)
    await bob.click(challenge.followups[0], label="Accept (random deck)")
    thread = next(each for each in channel.threads if each.id not in known)
    match = await bot.matches.in_channel(thread.id)
    assert match is not None
    while match.outcome is None and match.version < most_moves:
        person = people["AB".index(match.to_act[0])]
        move = str(DICE.choice(match.state.legal_actions(match.to_act[0])))
        if move == "end":
            await timed(waits, "hand", person.slash(thread, "hand"))
            await timed(waits, "end", person.slash(thread, "end"))
        else:
            await timed(waits, "play", person.slash(thread, "play", card=move))


async def timed(waits: Waits, command: str, act: Any) -> None:
    """Record how long the awaitable takes."""
    began = perf_counter()
    await act
    waits[command].append(perf_counter() - began)


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    asked = [int(each) for each in sys.argv[1:]]
    asyncio.run(main(*(asked + [5, MOVES, PUZZLES][len(asked) :])))
