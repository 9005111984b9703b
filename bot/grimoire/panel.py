"""The private panel on which a player solves a puzzle, step by step or by typing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord

from bot.app import Interaction
from bot.boards.move_panel import EMPTY_REQUEST, LineMoves, PanelRequest, show_panel
from bot.grimoire.answers import Answered, Answers, Solver
from bot.grimoire.friends import friends_line
from bot.grimoire.post import share_button, vote_row
from bot.grimoire.races import Races
from bot.grimoire.runs import (
    check_not_in_run,
    enter_puzzle,
    has_left,
    more_row,
    run_about,
    run_lines,
    show_result,
)
from bot.grimoire.session import (
    SolvingSession,
    drawings_of,
    page_buttons,
    puzzle_with,
    session_of,
)
from bot.grimoire.solution import animation_of, give_up_question, hint_count, hint_lines
from bot.grimoire.verdict import heading, headline, in_words, puzzle_ui, verdict_words, worth
from bot.store import Run
from bot.store.ratings import weight_of
from bot.ui.acknowledgement import Answer, ensure_acknowledged, wait_for_database
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.forms import TEXT, open_form, read_field, text_field
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import Layout, respond, texts_for, while_answerable
from bot.ui.router import GREEN, GREY, RED, Button, Row, controls
from images.picture import Picture
from puzzles.puzzle import LONGEST_SOLUTION, Puzzle
from texts import Texts

PATIENCE_SECONDS = 1.5
"""How long an answer is judged before a message says that it takes a while."""
STEPS_SHOWN = 8
"""The most moves of the line in words; earlier ones are only in the picture."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a panel shows of an answer that has just been judged.

    Attributes:
        animation: An animation of what it did.
        solved: Whether it has solved the puzzle.
        shares: The number of the daily puzzle whose result can be shared.
    """

    animation: Picture | None = None
    solved: bool = False
    shares: int | None = None


NOT_JUDGED = Judged()


async def show(
    interaction: Interaction,
    puzzle: Puzzle,
    asked: PanelRequest = EMPTY_REQUEST,
    judged: Judged = NOT_JUDGED,
) -> None:
    """Load the player's panel of a puzzle and show it in the answer."""
    await show_session(interaction, await session_of(interaction, puzzle), asked, judged)


async def show_session(
    interaction: Interaction,
    session: SolvingSession,
    asked: PanelRequest = EMPTY_REQUEST,
    judged: Judged = NOT_JUDGED,
) -> None:
    """Show the player's panel in the answer.

    If the puzzle belongs to a run, show the run's current puzzle or its result.
    """
    run = await run_about(interaction, session.puzzle)
    if run is not None:
        due = run.puzzle_at(interaction.created_at)
        if due is None:
            await ensure_acknowledged(interaction)
            await show_result(interaction, run, asked.note)
            return
        if due != session.puzzle.id:
            session = await session_of(interaction, await puzzle_with(interaction, due))
            asked = PanelRequest("" if asked.is_special else asked.note)
    asked, drawings = session.previewed(asked)
    if not drawings and not judged.solved:
        drawings = [*drawings_of(session.puzzle, session.texts, session.state, session.latest)]
    pictures = [judged.animation] if judged.animation is not None else []
    pictures += [await draw_picture_for(interaction, drawing) for drawing in drawings]
    links = page_buttons(interaction.client, session)
    friends = await friends_line(interaction, session.daily if run is None else None)
    view = SolvingView(session, pictures, asked, judged, run, links, friends)
    await show_panel(interaction, view, pictures)


class SolvingView(Layout):
    """Title, goal, picture, moves, the next choices, and other actions."""

    def __init__(
        self,
        session: SolvingSession,
        pictures: Sequence[Picture],
        asked: PanelRequest,
        judged: Judged,
        run: Run | None = None,
        links: Sequence[Button] = (),
        friends: str = "",
    ) -> None:
        self._session, self._texts, self._run = session, session.texts, run
        self._solved, texts, way = judged.solved, session.texts, session.way(asked.chosen)
        rows = session.confirmation(asked)
        if not rows:
            if not judged.solved:
                rows += session.choices(way)
                rows.append(self._line_row())
            rows.append(self._further_row())
            if judged.shares is not None:
                rows.append(controls(share_button(judged.shares, texts)))
            if judged.solved:
                rows += [vote_row(session.puzzle, *links), more_row(texts)]
        above = len(pictures) if judged.animation is None else 1
        super().__init__(
            run_lines(run, texts) if run is not None else "",
            f"{headline(session.puzzle, texts)}{self._what_counts()}\n{friends}".rstrip(),
            *map(gallery, pictures[:above]),
            self._so_far(asked),
            *map(gallery, pictures[above:]),
            self._to_do(asked, way[-1].question.text if len(way) > 1 else ""),
            *rows,
        )

    def _what_counts(self) -> str:
        """Return a line on what an answer counts for; empty if the player knows."""
        session = self._session
        if session.for_fun:
            key = "puzzle-for-fun"
        elif self._run is not None or session.knows or self._solved:
            return ""
        elif session.rated:
            key = "puzzle-rated-half" if session.hints else "puzzle-rated"
        elif not weight_of(session.hints):
            key = "puzzle-rated-no-more"
        else:
            return ""
        return f"\n-# {self._texts(key)}"

    def _so_far(self, asked: PanelRequest) -> str:
        """Return the note, the moves so far and the hints."""
        session, texts = self._session, self._texts
        if self._solved:
            return asked.note
        parts = [asked.note] if asked.note and not asked.is_special else []
        steps = in_words(session.puzzle, session.moves, texts)
        first = max(0, len(steps) - STEPS_SHOWN)
        parts += [f"{number}. {step}" for number, step in enumerate(steps[first:], first + 1)]
        return "\n".join([*parts, *hint_lines(session.puzzle, session.hints, texts)])

    def _to_do(self, asked: PanelRequest, question: str) -> str:
        """Return the next question, or how to go ahead."""
        session, texts = self._session, self._texts
        if self._solved:
            return ""
        if asked.is_special:
            return asked.note
        if not session.is_open:
            return texts("puzzle-line-over")
        if question:
            return question
        ui = puzzle_ui(session.puzzle)
        line = ui.prompt(session.state, texts)
        begun = session.moves or asked.note
        return line if begun else f"{line}\n-# {ui.how_to(texts)}"

    def _line_row(self) -> Row:
        """Lay out the buttons for the line of moves."""
        session, texts = self._session, self._texts
        nothing, steps = not session.moves, session.step_buttons() if session.is_open else []
        return controls(
            *(step for step in steps if step.style is not RED),
            self._button("finish", texts("button-finish"), GREEN),
            Button(session.id("undo"), texts("button-take-back"), disabled=nothing),
            Button(session.id("restart"), texts("button-start-over"), disabled=nothing)
            if session.moves or not session.last_try
            else Button(session.id("retry"), texts("button-last-try")),
            self._button("type", texts("button-type")),
        )

    def _further_row(self) -> Row:
        """Lay out hint, solution and another puzzle; after an answer also a restart."""
        session, texts = self._session, self._texts
        explain = self._button("explain", texts("button-explain"))
        if self._run is not None:
            return controls(explain, Button(f"run:stop:{self._run.id}", texts("button-run-stop")))
        if session.knows:
            buttons = [self._button("solution", texts("button-solution"))]
        else:
            key = "button-hint-costs" if session.for_points else "button-hint"
            buttons = [
                self._button(
                    "hint", texts(key), disabled=session.hints >= hint_count(session.puzzle)
                ),
                self._button("giveup", texts("button-give-up")),
            ]
            if session.rated:
                buttons.append(self._button("unrated", texts("button-unrated")))
        if self._solved:
            buttons.append(Button(session.id("restart"), texts("button-once-more")))
        another = self._button("another", texts("button-another-puzzle"))
        return controls(*buttons, explain, another, *session.way_back())

    def _button(
        self, act: str, label: str, style: discord.ButtonStyle = GREY, *, disabled: bool = False
    ) -> Button:
        return Button(_id(self._session, act), label, style, disabled=disabled)


def _id(session: SolvingSession, act: str, what: str = "") -> str:
    """Return the custom id of a control that isn't about choosing a move."""
    return f"page:{act}:{session.puzzle.id}:{session.seen}:{what}"


# Handlers of the buttons


class _PuzzleMoves(LineMoves[SolvingSession]):
    async def load(self, interaction: Interaction, key: str) -> SolvingSession:
        return await session_of(interaction, await puzzle_with(interaction, key))

    def alone(self, interaction: Interaction, key: str) -> AbstractAsyncContextManager[Any]:
        return interaction.client.part(Answers).alone(interaction.user.id, key)

    async def save(
        self, interaction: Interaction, before: SolvingSession, here: SolvingSession
    ) -> bool:
        line = " ".join(here.moves)
        await interaction.client.store.grimoire.save_line(interaction.user.id, here.key, line)
        return True


HANDLERS = _PuzzleMoves(SolvingSession, show_session, Answer.PANEL)


@HANDLERS.on("page:solve:{puzzle_id}:{}:{}")
async def _open(interaction: Interaction, puzzle_id: str) -> None:
    await show(interaction, await puzzle_with(interaction, puzzle_id))


@HANDLERS.on("page:finish:{puzzle_id}:{seen}:{sure}")
async def _finish(interaction: Interaction, puzzle_id: str, seen: str, sure: str) -> None:
    """End the turn: the line is the answer. If it has no moves, ask first."""
    puzzle = await puzzle_with(interaction, puzzle_id)
    async with _answering(interaction, puzzle):
        session = await session_of(interaction, puzzle)
        texts, asked = session.texts, EMPTY_REQUEST
        if session.seen != seen or await has_left(interaction, puzzle):
            asked = PanelRequest(texts("puzzle-moved-on"))
        elif not session.moves and not sure:
            yes = Button(_id(session, "finish", "sure"), texts("button-yes-finish"), RED)
            asked = PanelRequest(texts("puzzle-finish-ask"), yes=yes)
        else:
            answered = await _submit(interaction, puzzle, " ".join(session.moves))
    if asked.note:
        await show(interaction, puzzle, asked)
    else:
        await show_answered(interaction, puzzle, answered)


@HANDLERS.on("page:type:{puzzle_id}:{}:{}", Answer.FORM)
async def _type(interaction: Interaction, puzzle_id: str) -> None:
    texts = texts_for(interaction)
    filled, example, about = await wait_for_database(
        interaction, _line_of(interaction, puzzle_id, texts), ("", "", "")
    )
    label = texts("puzzle-type-label")
    field = text_field(TEXT, label, LONGEST_SOLUTION, about=about, hint=example, filled=filled)
    await open_form(interaction, texts("puzzle-type-title"), f"form:line:{puzzle_id}", field)


async def _line_of(interaction: Interaction, puzzle_id: str, texts: Texts) -> tuple[str, str, str]:
    """Return the player's line so far, an example of a line, and how to type one.

    Raises `Refusal`.
    """
    puzzle = await puzzle_with(interaction, puzzle_id)
    ui, steps = puzzle_ui(puzzle), (await session_of(interaction, puzzle)).moves
    chosen, example = (
        " ".join(ui.typed(move, texts) for move in moves) for moves in (steps, ui.example.split())
    )
    return chosen, example, ui.typing(texts)


@HANDLERS.on("form:line:{puzzle_id}")
async def _typed(interaction: Interaction, puzzle_id: str) -> None:
    await answer(interaction, await puzzle_with(interaction, puzzle_id), read_field(interaction))


@HANDLERS.on("page:giveup:{puzzle_id}:{}:{}")
async def _give_up(interaction: Interaction, puzzle_id: str) -> None:
    session = await HANDLERS.load(interaction, puzzle_id)
    yes = Button(_id(session, "surrender"), session.texts("button-yes-give-up"), RED)
    await show_session(interaction, session, PanelRequest(give_up_question(session), yes=yes))


@HANDLERS.on("page:unrated:{puzzle_id}:{}:{}")
async def _play_unrated(interaction: Interaction, puzzle_id: str) -> None:
    puzzle = await puzzle_with(interaction, puzzle_id)
    async with interaction.client.part(Answers).alone(interaction.user.id, puzzle.id):
        await session_of(interaction, puzzle)
        await interaction.client.store.grimoire.play_unrated(interaction.user.id, puzzle.id)
    await show(interaction, puzzle)


@HANDLERS.on("page:hint:{puzzle_id}:{}:{}")
async def _hint(interaction: Interaction, puzzle_id: str) -> None:
    await hint(interaction, await puzzle_with(interaction, puzzle_id))


# Shared by buttons and commands: the answer is deferred


async def hint(interaction: Interaction, puzzle: Puzzle) -> None:
    """Show one more hint, if there is one. Raises `Refusal` in a run."""
    await check_not_in_run(interaction, puzzle)
    client, user_id = interaction.client, interaction.user.id
    async with client.part(Answers).alone(user_id, puzzle.id):
        session = await session_of(interaction, puzzle)
        if session.hints < hint_count(puzzle) and not session.knows:
            await client.store.grimoire.take_hint(user_id, puzzle.id)
    await show(interaction, puzzle)


async def answer(interaction: Interaction, puzzle: Puzzle, line: str) -> None:
    """Judge a whole line and show the verdict."""
    store, user_id = interaction.client.store.grimoire, interaction.user.id
    async with _answering(interaction, puzzle):
        await store.solving(user_id, puzzle.id, interaction.created_at)
        stale = await has_left(interaction, puzzle)
        if not stale:
            answered = await _submit(interaction, puzzle, line)
    if stale:
        await show(interaction, puzzle, PanelRequest(texts_for(interaction)("puzzle-moved-on")))
    else:
        await show_answered(interaction, puzzle, answered)


async def show_answered(interaction: Interaction, puzzle: Puzzle, answered: Answered) -> None:
    """Show the verdict, with an animation of the moves."""
    client, texts, verdict = interaction.client, texts_for(interaction), answered.verdict
    run = await run_about(interaction, puzzle)
    if run is not None and answered.outcome is not None and verdict.reason != "illegal":
        await enter_puzzle(interaction, run)
        if run.race_id is not None:
            client.part(Races).request(run.race_id)
        key = "run-right" if verdict.reached else "run-wrong"
        title = escape_markdown(puzzle.named(texts.language))
        await show(interaction, puzzle, PanelRequest(texts(key, title=title)))
        return
    streak, shares, frozen = 0, None, ""
    if answered.outcome is not None and (daily := answered.outcome.daily) is not None:
        row = await client.store.dailies.streak(daily.guild_id, interaction.user.id, client.now())
        streak, shares = row.now, daily.id if verdict.reached else None
        frozen = texts("streak-frozen") if row.frozen and verdict.reached else ""
    solver = name_of(interaction.user)
    lines = verdict_words(puzzle, verdict, texts, solver), worth(answered, streak, texts), frozen
    note = "\n".join(filter(None, lines))
    shown = None
    if verdict.reason not in ("illegal", "undecided"):
        animation = animation_of(puzzle, verdict.all_moves, texts)
        shown = await draw_picture_for(interaction, animation)
    judged = Judged(shown, verdict.reached, shares)
    await show(interaction, puzzle, PanelRequest(note), judged)


@asynccontextmanager
async def _answering(interaction: Interaction, puzzle: Puzzle) -> AsyncIterator[None]:
    """Hold the puzzle while the player's answer waits and is judged."""
    answers = interaction.client.part(Answers)
    async with while_answerable(interaction), answers.answering(interaction.user.id, puzzle.id):
        yield


async def _submit(interaction: Interaction, puzzle: Puzzle, line: str) -> Answered:
    """Judge a line. If that takes long, show a message in the meantime."""
    user, texts = interaction.user, texts_for(interaction)
    solver = Solver(user.id, name_of(user), interaction.guild_id)
    judging = asyncio.create_task(
        interaction.client.part(Answers).submit(solver, puzzle, line, interaction.created_at)
    )
    try:
        if not (await asyncio.wait((judging,), timeout=PATIENCE_SECONDS))[0]:
            await respond(interaction, heading(puzzle, texts), texts("puzzle-judging"))
        return await judging
    finally:
        judging.cancel()
