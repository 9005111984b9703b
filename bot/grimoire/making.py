"""Prove and store users' puzzles, wherever they are made: by the command or on a web page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.app import App
from bot.errors import Refusal
from bot.grimoire.answers import Answers
from bot.grimoire.verdict import goal_line, puzzle_ui
from bot.moderators import check_name_in
from bot.store import StoredPuzzle, puzzle_from
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.places import NotInServer, find_member
from puzzles import library
from puzzles.difficulty import rated
from puzzles.direct_line import direct_line
from puzzles.judge import EASILY, Verdict
from puzzles.puzzle import Puzzle
from puzzles.search import Limit
from puzzles.solver import Solved
from puzzles.workers import Solvers
from texts import Texts
from workers import Asker, Progress

IDEAS_TOLD = 4
_AT_WORK = "create"
_TOO_COSTLY: dict[Limit, str] = {
    "seconds": "refused-proof-too-long",
    "memory": "refused-proof-too-big",
    "moves": "refused-turn-too-long",
}


@dataclass(frozen=True, slots=True)
class Maker:
    """The user who makes a puzzle for a server."""

    user_id: int
    name: str
    guild_id: int
    texts: Texts


@dataclass(frozen=True, slots=True)
class Made:
    """A proved puzzle with its solution, rating and explanation, and what the proof has found.

    `continuation` are the moves after the solution until the goal is reached.
    """

    puzzle: Puzzle
    solved: Solved
    continuation: tuple[str, ...]


async def find_maker(client: App, user_id: int, guild_id: int, texts: Texts) -> Maker:
    """Return the member who makes a puzzle for this server without an interaction there.

    Raises `Refusal` if the bot or the member has left the server, the host has blocked either, or
    the member is barred.
    """
    if not client.host_blocks.isdisjoint((user_id, guild_id)):
        raise Refusal("refused-by-host")
    guild = client.get_guild(guild_id)
    if guild is None:
        raise Refusal("refused-server-gone")
    member = await find_member(guild, user_id)
    if member is None:
        raise NotInServer
    await client.check_not_barred(guild_id, user_id)
    return Maker(user_id, name_of(member), guild_id, texts)


@asynccontextmanager
async def making(client: App, maker: Maker) -> AsyncIterator[None]:
    """Hold the quota while a user makes a puzzle, one at a time. Raises `Refusal`."""
    work = client.part(Answers).alone(maker.user_id, _AT_WORK)
    if work.locked():
        raise Refusal("refused-still-proving")
    async with work:
        await client.quotas.puzzle(maker.user_id, maker.guild_id)
        yield


async def check_new(client: App, maker: Maker, puzzle: Puzzle) -> None:
    """Raise `Refusal` if the server refuses a word of the title, or a puzzle asks the same."""
    await check_name_in(client.store, maker.guild_id, *puzzle.title.values())
    rows = await client.store.grimoire.puzzles_made_in(maker.guild_id)
    own = await asyncio.to_thread(lambda: [*map(puzzle_from, rows)])
    built_in = [each for puzzles in library.built_in().values() for each in puzzles]
    for known in (*built_in, *filter(None, own)):
        if puzzle.asks_the_same(known):
            named = escape_markdown(known.named(maker.texts.language))
            is_open = await client.store.grimoire.puzzle_of(known.id, maker.user_id) is not None
            raise Refusal("refused-copy" if is_open else "refused-copy-hidden", title=named)


async def prove(
    puzzle: Puzzle,
    solvers: Solvers,
    asker: Asker,
    texts: Texts,
    progress: Progress,
    *,
    complete: bool = False,
) -> Made | Verdict:
    """Solve, rate and explain a puzzle.

    Args:
        puzzle: The puzzle.
        solvers: The worker processes that do it.
        asker: The user for whom they do it.
        texts: Texts in the language of refusals.
        progress: Gets the number of moves that were checked so far.
        complete: Whether the puzzle comes with its solution, which is then judged.

    Returns:
        The proved puzzle; the verdict if its own solution is wrong.

    Raises:
        Refusal: It has no solution, solves itself, or costs too much to prove or to judge.
    """
    solved = await solvers.solve(puzzle, progress=progress, asker=asker)
    if solved.limit is not None:
        raise Refusal(_TOO_COSTLY.get(solved.limit, "refused-not-proved"), nodes=solved.nodes)
    if not solved.solutions:
        raise Refusal("refused-no-solution", goal=goal_line(puzzle, texts))

    async def judged(line: str) -> Verdict:
        """Judge an answer. If that takes too long, so would the answer of every user."""
        verdict = await solvers.judge(puzzle, line, EASILY, asker=asker)
        if verdict.reason == "undecided":
            raise Refusal("refused-hard-to-judge")
        return verdict

    verdict = await judged(puzzle.solution if complete else solved.lines[0])
    if not verdict.reached:
        return verdict
    if (await judged(puzzle_ui(puzzle).finish)).reached:
        raise Refusal("refused-solves-itself", goal=goal_line(puzzle, texts))
    straight = await asyncio.to_thread(direct_line, puzzle.state(), puzzle.goal)
    await judged(" ".join(map(str, straight)))
    puzzle = replace(puzzle, solution=" ".join(verdict.played), rating=rated(solved))
    explanation = await solvers.explain(puzzle, solved, asker=asker)
    return Made(replace(puzzle, explanation=explanation), solved, verdict.continuation)


async def store(client: App, maker: Maker, made: Made) -> Puzzle:
    """Store a proved puzzle for the server's moderators; return it with its id."""
    row = StoredPuzzle(
        guild_id=maker.guild_id,
        author_id=maker.user_id,
        document=made.puzzle.document(),
        explanation=made.puzzle.explained(),
        created_at=client.now(),
    )
    return replace(made.puzzle, id=await client.store.grimoire.add_puzzle(row))


def kept_words(puzzle_id: str, solved: Solved, texts: Texts) -> str:
    """Return that a puzzle is stored, and what is worth knowing about it."""
    facts = {"lines": solutions_of(solved, texts), "nodes": solved.nodes}
    return "\n".join(
        (texts("create-kept", puzzle=puzzle_id, **facts), *worth_knowing(solved, texts))
    )


def solutions_of(solved: Solved, texts: Texts) -> str:
    """Return how many lines solve a puzzle."""
    key = "create-lines-more" if solved.more_solutions else "create-lines"
    return texts(key, count=solved.solutions)


def worth_knowing(solved: Solved, texts: Texts) -> Iterator[str]:
    """Yield facts about the puzzle's quality: ideas, first moves, lines that fail by one step."""
    facts = {"ideas": len(solved.ideas), "moves": len(solved.first_moves), "near": solved.near}
    yield texts("create-facts", **facts)
    if len(solved.ideas) > 1:
        ideas = ["+".join(idea) for idea in solved.ideas[:IDEAS_TOLD]]
        yield texts("create-ideas", ideas=" · ".join(f"`{idea}`" for idea in ideas))
