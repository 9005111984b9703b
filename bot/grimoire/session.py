"""The state of one player's work on a puzzle."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from bot.app import Interaction
from bot.boards.move_panel import LinePosition, seen_of
from bot.errors import Refusal
from bot.grimoire.verdict import puzzle_ui
from bot.store import Daily, LinkKind
from bot.store.grimoire_tables import JUDGED, WRONG
from bot.store.ratings import weight_of
from bot.ui.client import Client
from bot.ui.links import link_buttons
from bot.ui.pictures import draw_picture_for
from bot.ui.replies import texts_for
from bot.ui.router import Button
from engine.core import Event, IllegalAction, Seat, State
from images.picture import Drawing, Picture
from puzzles.puzzle import Puzzle
from texts import Texts


@dataclass(frozen=True, kw_only=True)
class PuzzlePosition(LinePosition):
    """A puzzle after moves of its solver, on Discord or on a page.

    Attributes:
        latest: The events of the last move.
        refusal: Why the next move of the line that was read isn't possible.
    """

    source, foresees = "puzzle", False  # what the end of the turn brings is for the player to find
    puzzle: Puzzle
    latest: tuple[Event, ...]
    refusal: IllegalAction | None = None

    @classmethod
    def of(cls, puzzle: Puzzle, line: str, texts: Texts, last_try: str = "") -> PuzzlePosition:
        """Return the puzzle after the legal moves at the beginning of a line."""
        moves, state, latest, refusal = steps_of(puzzle, line)
        return PuzzlePosition(
            key=puzzle.id,
            seen=seen_of(moves),
            game=puzzle.game,
            state=state,
            seat=puzzle.seat,
            names=puzzle_ui(puzzle).sides(puzzle, texts),
            texts=texts,
            is_open=bool(state.to_act()),
            moves=moves,
            puzzle=puzzle,
            latest=latest,
            refusal=refusal,
            last_try=steps_of(puzzle, last_try).moves,
        )

    def after(self, moves: Sequence[str]) -> Self:
        made, state, latest, refusal = steps_of(self.puzzle, " ".join(moves))
        here = replace(self, moves=made, seen=seen_of(made), state=state, latest=latest)
        return replace(here, is_open=bool(state.to_act()), refusal=refusal)


@dataclass(frozen=True, kw_only=True)
class SolvingSession(PuzzlePosition):
    """A puzzle after the moves of a player whose work on it is kept.

    Attributes:
        for_points: Whether a right answer would still count for the server's daily puzzle.
        for_fun: Whether it is the daily puzzle, but the player knew it before.
        rated: Whether the next answer, the first that counts, changes the rating; after a hint by
            half.
        review: The match in which the player missed this.
        daily: The open daily puzzle of the server, if it is this puzzle.
    """

    hints: int
    solved: bool
    gave_up: bool
    for_points: bool
    for_fun: bool
    rated: bool
    review: int | None = None
    daily: Daily | None = None

    @property
    def knows(self) -> bool:
        """Whether the player may see the solution: it was solved or given up."""
        return self.solved or self.gave_up

    def way_back(self) -> list[Button]:
        """Return the button back to the review, as a list; empty if there is none."""
        if self.review is None:
            return []
        return [Button(f"review:back:{self.review}", self.texts("button-back-to-review"))]


def page_buttons(client: Client, session: SolvingSession) -> list[Button]:
    """Return the button with the link to the puzzle's web page, as a list.

    Empty if there are no pages, or the puzzle is the player's alone.
    """
    is_shown = session.review is None
    return link_buttons(client, LinkKind.PUZZLE, session.key, session.texts) if is_shown else []


async def puzzle_with(interaction: Interaction, puzzle_id: str) -> Puzzle:
    """Return the puzzle with this id if the user may see it. Raises `Refusal`."""
    puzzle = await interaction.client.store.grimoire.puzzle_of(puzzle_id, interaction.user.id)
    if puzzle is None:
        raise Refusal("refused-no-such-puzzle")
    return puzzle


async def session_of(interaction: Interaction, puzzle: Puzzle) -> SolvingSession:
    """Load the player's work on the puzzle."""
    store, user_id = interaction.client.store.grimoire, interaction.user.id
    solving = await store.solving(user_id, puzzle.id, interaction.created_at)
    attempts = await store.attempts_of(user_id, puzzle.id)
    daily = None
    if interaction.guild_id is not None:
        now = interaction.created_at
        daily = await interaction.client.store.dailies.open_daily(interaction.guild_id, now)
    if daily is not None and daily.puzzle_id != puzzle.id:
        daily = None
    knew = daily is not None and await store.knew_before(user_id, daily)
    counted = {attempt.daily_id for attempt in attempts if attempt.reached}
    open_to_points = daily is not None and daily.id not in counted
    rated = not (
        knew
        or solving.gave_up
        or solving.unrated
        or not weight_of(solving.hints)
        or any(attempt.reason in JUDGED for attempt in attempts)
        or await store.made_or_reviewed(user_id, puzzle.id)
    )
    made = puzzle.id.startswith("p-")
    miss = await interaction.client.store.reviews.miss_of(puzzle.id, user_id) if made else None
    last_try = [attempt.line for attempt in attempts if attempt.reason in WRONG][-1:]
    return SolvingSession(
        **vars(PuzzlePosition.of(puzzle, solving.line, texts_for(interaction), *last_try)),
        hints=solving.hints,
        solved=any(attempt.reached for attempt in attempts),
        gave_up=solving.gave_up,
        for_points=open_to_points and not solving.gave_up and not knew,
        for_fun=knew,
        rated=rated,
        review=miss.match_id if miss is not None else None,
        daily=daily,
    )


class Steps(NamedTuple):
    """The beginning of a line: moves, the state after them, and the events of the last one.

    `refusal`: why the move after them isn't possible.
    """

    moves: tuple[str, ...]
    state: State
    latest: tuple[Event, ...]
    refusal: IllegalAction | None


def steps_of(puzzle: Puzzle, line: str) -> Steps:
    """Play the legal moves at the beginning of a line.

    The moves are in canonical form and end before the one that ends the turn.
    """
    state, game, finish = puzzle.state(), puzzle.game, puzzle_ui(puzzle).finish
    steps: list[str] = []
    latest: Sequence[Event] = ()
    rest, refusal = line, None
    while rest.strip() and state.to_act():
        try:
            action, rest = game.read_move(state, rest)
            if str(action) == finish:
                break
            latest = state.apply(puzzle.seat, action)
        except IllegalAction as refused:
            refusal = refused
            break
        steps.append(str(action))
    return Steps(tuple(steps), state, tuple(latest), refusal)


def solving_moves(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the moves of the puzzle's own solution, in canonical form."""
    return moves_in(puzzle, puzzle.solution, {puzzle.seat})


def moves_in(puzzle: Puzzle, line: str, seats: Collection[Seat]) -> tuple[str, ...]:
    """Return the moves of a line in canonical form, as far as it is the turn of these seats.

    Raises `IllegalAction`.
    """
    state, game, moves, rest = puzzle.state(), puzzle.game, list[str](), line
    while rest.strip() and (seat := next(iter(state.to_act()), None)) in seats:
        action, rest = game.read_move(state, rest)
        state.apply(seat, action)
        moves.append(str(action))
    return tuple(moves)


async def draw_puzzle_for(
    interaction: Interaction, puzzle: Puzzle, texts: Texts
) -> Sequence[Picture]:
    """Draw the pictures of a puzzle at its beginning for the acting user."""
    return [await draw_picture_for(interaction, drawing) for drawing in drawings_of(puzzle, texts)]


def drawings_of(
    puzzle: Puzzle, texts: Texts, state: State | None = None, events: Sequence[Event] = ()
) -> Sequence[Drawing]:
    """Return the drawings of the puzzle in a state, by default at its beginning.

    `events` are those of the last move.
    """
    state = puzzle.state() if state is None else state
    return puzzle_ui(puzzle).pictures(puzzle, state, events, texts)
