"""Which puzzles people are offered: first steps to begin with, then what they ask for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from grimoire_days import ANN, BOB, GUILD, answer, made, server

from bot.grimoire.offering import BEGINNING, Wanted, fitting_puzzle
from bot.store import PuzzleState, Store
from puzzles import library
from puzzles.claims import Explanation
from puzzles.ladder import is_first_step, ladders
from puzzles.puzzle import Puzzle
from puzzles.solver import solve

CARL = 12


def claimed_of(puzzle: Puzzle) -> Explanation:
    found = puzzle.explanation
    assert found is not None
    return found


def first(puzzles: Sequence[str]) -> str:
    return puzzles[0]


async def offered(store: Store, guild_id: int | None = None, **wanted: str) -> Puzzle:
    puzzle = await fitting_puzzle(store, ANN, guild_id, Wanted(**wanted), choose=first)
    assert puzzle is not None
    return puzzle


async def climb(store: Store, puzzles: int, reason: str = "solved") -> list[Puzzle]:
    """Answer the puzzles that are offered, one after the other."""
    seen = []
    for _ in range(puzzles):
        seen.append(puzzle := await offered(store))
        await store.grimoire.add_attempt(answer(reason, puzzle_id=puzzle.id, guild_id=None))
    return seen


@pytest.mark.parametrize("reason", ["solved", "short"])
async def test_a_newcomers_first_puzzles(store: Store, reason: str) -> None:
    """Each goal once; three abilities in view at most, one or two plays."""
    seen = await climb(store, 5, reason)
    for puzzle in seen:
        found = claimed_of(puzzle)
        print(f"{puzzle.id}: {puzzle.named('en')}, {puzzle.goal.document()}", end=", ")
        print(f"abilities in view {found.in_view}, plays {found.plays}")
        assert found.in_view <= 3
        assert found.plays == len(solve(puzzle.state(), puzzle.goal).ideas[0]) <= 2
    assert len({str(puzzle.goal.document().items()) for puzzle in seen}) == 5


async def test_no_chance_decides_which_ladder_is_next(store: Store) -> None:
    other = await fitting_puzzle(store, ANN, choose=lambda puzzles: puzzles[-1])
    assert other is not None
    assert other.id == (await offered(store)).id


async def test_the_ladders_go_upward_and_then_the_rating_tells(store: Store) -> None:
    for (game, _), steps in ladders().items():
        plays = [claimed_of(puzzle).plays for puzzle in steps]
        assert plays[0] == 1 or game != "clash"
        assert plays == sorted(plays)
    assert all(is_first_step(puzzle) for puzzle in await climb(store, BEGINNING))
    further = await offered(store)
    strength = await store.grimoire.player_rating(ANN)
    nearest = min(abs(puzzle.rating - strength) for puzzle in library.of_game("clash"))
    assert abs(further.rating - strength) <= nearest + 10


async def test_a_beginner_may_ask_for_a_goal_and_for_more(store: Store) -> None:
    puzzle = await offered(store, goal_kind="survive")
    assert (puzzle.goal.kind, is_first_step(puzzle)) == ("survive", True)
    assert (await offered(store, set_id="mire")).set == "mire"


async def test_puzzles_by_theme(store: Store) -> None:
    for theme in ("sacrifice", "counted", "splash"):
        assert theme in claimed_of(await offered(store, theme=theme)).themes
    hard = await offered(store, theme="feeding", goal_kind="win", difficulty="hard")
    assert "feeding" in claimed_of(hard).themes
    assert hard.rating >= 1600
    assert await fitting_puzzle(store, ANN, None, Wanted(theme="chess")) is None


async def test_approved_puzzles_of_the_server_are_offered_to_those_who_do_not_know_them(
    store: Store,
) -> None:
    puzzle_id = await made(store)  # by Ann, approved by Bob
    await made(store, state=PuzzleState.PENDING)
    own = Wanted(set_id="mixed")
    for who, guild_id, expected in (
        (CARL, GUILD, puzzle_id),
        (CARL, GUILD + 1, None),
        (CARL, None, None),
        (ANN, GUILD, None),
        (BOB, GUILD, None),
    ):
        puzzle = await fitting_puzzle(store, who, guild_id, own)
        assert (puzzle.id if puzzle else None) == expected, who
    themed = Wanted(set_id="mixed", theme="rage")
    assert await fitting_puzzle(store, CARL, GUILD, themed) is None


async def test_a_puzzle_that_waits_for_its_day_is_not_offered(store: Store) -> None:
    await store.dailies.set_up(server())
    await made(store)
    assert await fitting_puzzle(store, CARL, GUILD, Wanted(set_id="mixed")) is None


async def test_a_puzzle_that_can_not_be_read_any_more_is_passed_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    unreadable, readable = await made(store), await made(store)
    puzzle_of = store.grimoire.puzzle_of

    async def reading(puzzle_id: str, user_id: int | None = None) -> Puzzle | None:
        return None if puzzle_id == unreadable else await puzzle_of(puzzle_id, user_id)

    monkeypatch.setattr(store.grimoire, "puzzle_of", reading)
    puzzle = await fitting_puzzle(store, CARL, GUILD, Wanted(set_id="mixed"), choose=first)
    assert puzzle is not None
    assert puzzle.id == readable


@pytest.mark.parametrize("liked", [0, 1])
async def test_of_two_puzzles_as_near_the_one_that_is_liked_is_offered(
    store: Store, liked: int
) -> None:
    puzzles = [await made(store), await made(store)]
    for puzzle_id in puzzles:
        await store.grimoire.add_attempt(answer("solved", user_id=BOB, puzzle_id=puzzle_id))
        await store.solvers.vote(BOB, puzzle_id, up=puzzle_id == puzzles[liked])
    puzzle = await fitting_puzzle(store, CARL, GUILD, Wanted(set_id="mixed"), choose=first)
    assert puzzle is not None
    assert puzzle.id == puzzles[liked]
