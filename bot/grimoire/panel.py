"""The private panel on which a player solves a puzzle, step by step or by typing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Literal

import discord

from bot.app import Interaction
from bot.boards.choices import Step, chosen_values, question_rows, reason_against, said, way_after
from bot.game_api import GAME_UIS
from bot.game_api.questions import NOTHING
from bot.grimoire.answers import Answered, Answers, Solver
from bot.grimoire.heading import heading, headline, page_table, sides
from bot.grimoire.post import share_button, vote_row
from bot.grimoire.races import Races
from bot.grimoire.runs import (
    check_not_in_run,
    enter_page,
    has_left,
    more_row,
    run_about,
    run_lines,
    show_result,
)
from bot.grimoire.session import SolvingSession, drawing_of, page_with, session_of
from bot.grimoire.solution import film_of, give_up_question, hint_count, hint_lines
from bot.grimoire.verdict import in_words, verdict_words, worth
from bot.matches import MoveRefused
from bot.store import Run
from bot.store.ratings import weight_of
from bot.ui.acknowledgement import Answer, wait_for_database
from bot.ui.escaping import escape_markdown, name_of
from bot.ui.forms import TEXT, open_form, read_field, text_field
from bot.ui.pictures import draw_picture_for, files_of, gallery
from bot.ui.received import read_choices
from bot.ui.replies import Layout, respond, texts_for, while_answerable
from bot.ui.router import GREEN, GREY, RED, Acts, Button, Row, controls
from engine.core import IllegalAction
from images.picture import Picture
from puzzles.page import LONGEST_SOLUTION, Page
from texts import Texts

ACTS = Acts(Answer.PANEL)
PATIENCE_SECONDS = 1.5
"""How long an answer is judged before a message says that it takes a while."""
STEPS_SHOWN = 8
"""The most steps of the line in words; earlier ones are only in the picture."""


@dataclass(frozen=True, slots=True)
class SolvingRequest:
    """What a panel shows besides the puzzle.

    Attributes:
        note: A text above the steps, such as a verdict.
        chosen: The values chosen so far for the next step.
        asks: The question to confirm first: giving up, or finishing a turn without a step.
        film: An animation of what an answer did.
        solved: Whether this answer has just solved the puzzle.
        shares: The number of the daily puzzle whose result can be shared.
    """

    note: str = ""
    chosen: tuple[str, ...] = ()
    asks: Literal["", "give_up", "finish"] = ""
    film: Picture | None = None
    solved: bool = False
    shares: int | None = None


async def show(
    interaction: Interaction, page: Page, asked: SolvingRequest = SolvingRequest()
) -> None:
    """Show the player's panel in the (deferred) answer.

    If the puzzle belongs to a run, show the run's current puzzle or its result.
    """
    run = await run_about(interaction, page)
    if run is not None:
        due = run.page_at(interaction.created_at)
        if due is None:
            await show_result(interaction, run, asked.note)
            return
        if due != page.id:
            page, asked = await page_with(interaction, due), SolvingRequest(asked.note)
    session, texts = await session_of(interaction, page), texts_for(interaction)
    pictures = [asked.film] if asked.film is not None else []
    if not asked.solved:
        drawing = drawing_of(page, texts, session.state, session.latest)
        pictures.append(await draw_picture_for(interaction, drawing))
    view = SolvingView(session, pictures, texts, asked, run)
    files = [file for picture in pictures for file in files_of(picture)]
    await interaction.edit_original_response(view=view, attachments=files)


class SolvingView(Layout):
    """Title, goal, picture, steps, the next choices, and other actions."""

    def __init__(
        self,
        session: SolvingSession,
        pictures: Sequence[Picture],
        texts: Texts,
        asked: SolvingRequest,
        run: Run | None = None,
    ) -> None:
        self._session, self._texts, self._run = session, texts, run
        way = way_of(session, asked.chosen, texts)
        question = way[-1].question if len(way) > 1 else NOTHING
        rows: list[Row] = []
        if asked.asks:
            rows.append(self._question_row(asked.asks))
        else:
            if not asked.solved:
                if session.state.to_act():
                    rows += question_rows(self._id, way, texts)
                rows.append(self._line_row())
            rows.append(self._further_row(again=asked.solved))
            if asked.shares is not None:
                rows.append(controls(share_button(asked.shares, texts)))
            if asked.solved:
                rows += [vote_row(session.page), more_row(texts)]
        above = [run_lines(run, texts)] if run is not None else []
        super().__init__(
            *above,
            f"{headline(session.page, texts)}{self._what_counts(asked)}",
            *map(gallery, pictures[:1]),
            self._so_far(asked),
            *map(gallery, pictures[1:]),
            self._to_do(asked, question.text),
            *rows,
        )

    def _what_counts(self, asked: SolvingRequest) -> str:
        """Return a line on what an answer counts for; empty if the player knows."""
        session = self._session
        if session.for_fun:
            key = "page-for-fun"
        elif self._run is not None or session.knows or asked.solved:
            return ""
        elif session.rated:
            key = "page-rated-half" if session.hints else "page-rated"
        elif not weight_of(session.hints):
            key = "page-rated-no-more"
        else:
            return ""
        return f"\n-# {self._texts(key)}"

    def _question_row(self, asks: Literal["give_up", "finish"]) -> Row:
        """Lay out the answers to the question to confirm."""
        texts = self._texts
        if asks == "give_up":
            yes = self._button("surrender", texts("button-yes-give-up"), RED)
        else:
            yes = Button(self._id("finish", "sure"), texts("button-yes-finish"), RED)
        return controls(yes, self._button("refresh", texts("button-no")))

    def _so_far(self, asked: SolvingRequest) -> str:
        """Return the note, the steps so far and the hints."""
        session, texts = self._session, self._texts
        if asked.solved:
            return asked.note
        parts = [asked.note] if asked.note else []
        steps = in_words(session.page, session.steps, texts)
        first = max(0, len(steps) - STEPS_SHOWN)
        parts += [f"{number}. {step}" for number, step in enumerate(steps[first:], first + 1)]
        return "\n".join([*parts, *hint_lines(session.page, session.hints, texts)])

    def _to_do(self, asked: SolvingRequest, question: str) -> str:
        """Return the next question, or how to go ahead."""
        session, texts = self._session, self._texts
        if asked.solved:
            return ""
        if asked.asks == "finish":
            return texts("page-finish-ask")
        if asked.asks:
            return give_up_question(session, texts)
        if not session.state.to_act():
            return texts("page-line-over")
        if question:
            return question
        table = page_table(session.page)
        line = table.prompt(session.state, texts)
        begun = session.steps or asked.note
        return line if begun else f"{line}\n-# {table.how_to(texts)}"

    def _line_row(self) -> Row:
        """Lay out the buttons for the line of moves."""
        session, texts, buttons = self._session, self._texts, list[Button]()
        nothing = not session.steps
        if session.state.to_act():
            table = GAME_UIS[session.page.game.id]
            for step in table.steps(session.state, session.page.seat, texts):
                if not step.ends:
                    buttons.append(Button(self._id("play", step.move), step.label, GREEN))
        return controls(
            *buttons,
            self._button("finish", texts("button-finish"), GREEN),
            self._button("undo", texts("button-take-back"), disabled=nothing),
            self._button("restart", texts("button-start-over"), disabled=nothing)
            if session.steps or not session.last_try
            else self._button("retry", texts("button-last-try")),
            self._button("type", texts("button-type")),
        )

    def _further_row(self, *, again: bool) -> Row:
        """Lay out hint, solution and another puzzle; after an answer (`again`) also a restart."""
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
                    "hint", texts(key), disabled=session.hints >= hint_count(session.page)
                ),
                self._button("giveup", texts("button-give-up")),
            ]
            if session.rated:
                buttons.append(self._button("unrated", texts("button-unrated")))
        if again:
            buttons.append(self._button("restart", texts("button-once-more")))
        another = self._button("another", texts("button-another-page"))
        return controls(*buttons, explain, another, *session.way_back(texts))

    def _button(
        self, act: str, label: str, style: discord.ButtonStyle = GREY, *, disabled: bool = False
    ) -> Button:
        return Button(self._id(act), label, style, disabled=disabled)

    def _id(self, act: str, what: str = "") -> str:
        """Return the custom id of a control: puzzle, what is seen of the line, and its value."""
        kind = "pages" if act == "list" else "page"
        return f"{kind}:{act}:{self._session.page.id}:{self._session.seen}:{what}"


def way_of(session: SolvingSession, chosen: tuple[str, ...], texts: Texts) -> list[Step]:
    """Return the questions of a puzzle up to the one after the chosen values."""
    page = session.page
    table, names = GAME_UIS[page.game.id], sides(page, texts)
    return way_after(table, session.state, page.seat, chosen, names, texts)


# Handlers of the buttons


@ACTS.on("page:solve:{page_id}:{}:{}")
@ACTS.on("page:refresh:{page_id}:{}:{}")
async def _open(interaction: Interaction, page_id: str) -> None:
    """Open the puzzle in this player's current state."""
    await show(interaction, await page_with(interaction, page_id))


@ACTS.on("page:card:{page_id}:{seen}:{path}")
async def _choose(interaction: Interaction, page_id: str, seen: str, path: str) -> None:
    """Handle a choice of a button: ask for the next choice, or make the move."""
    values = chosen_values(path)
    await _say(interaction, page_id, seen, values[:-1], values[-1:])


@ACTS.on("pages:list:{page_id}:{seen}:{:d}:{path}")
async def _choose_from_list(interaction: Interaction, page_id: str, seen: str, path: str) -> None:
    """Handle one or several choices from a select."""
    await _say(interaction, page_id, seen, chosen_values(path), read_choices(interaction))


async def _say(
    interaction: Interaction,
    page_id: str,
    seen: str,
    before: tuple[str, ...],
    picked: tuple[str, ...],
) -> None:
    """Make the move that the choices give, or ask for the next choice."""
    page, texts = await page_with(interaction, page_id), texts_for(interaction)
    session = await session_of(interaction, page)
    if session.seen != seen:
        await show(interaction, page, SolvingRequest(texts("page-moved-on")))
        return
    way = way_of(session, before, texts)
    asked = way[-1].question if way and way[-1].before == before else NOTHING
    against = reason_against(asked, picked)
    move, chosen = said(asked, before, picked)
    if against:
        await show(interaction, page, SolvingRequest(against, before))
    elif move:
        await _play(interaction, page_id, seen, move)
    else:
        await show(interaction, page, SolvingRequest(chosen=chosen))


@ACTS.on("page:play:{page_id}:{seen}:{move}")
async def _play(interaction: Interaction, page_id: str, seen: str, move: str) -> None:
    """Add one move to the line."""

    def longer(session: SolvingSession) -> list[str]:
        future, game = session.state.copy(), session.page.game
        try:
            action, _ = game.read_move(future, move)
            future.apply(session.page.seat, action)
        except IllegalAction as refusal:
            names = sides(session.page, texts_for(interaction))
            raise MoveRefused(game.id, refusal, names) from None
        return [*session.steps, str(action)]

    await _change(interaction, page_id, seen, longer)


@ACTS.on("page:undo:{page_id}:{seen}:{}")
async def _undo(interaction: Interaction, page_id: str, seen: str) -> None:
    """Undo one move of the line."""
    await _change(interaction, page_id, seen, lambda session: session.steps[:-1])


@ACTS.on("page:retry:{page_id}:{seen}:{}")
async def _retry(interaction: Interaction, page_id: str, seen: str) -> None:
    """Restore the line of the latest wrong answer."""
    await _change(interaction, page_id, seen, lambda session: session.last_try)


@ACTS.on("page:restart:{page_id}:{seen}:{}")
async def _restart(interaction: Interaction, page_id: str, seen: str) -> None:
    """Undo all moves."""
    await _change(interaction, page_id, seen, lambda _: ())


async def _change(
    interaction: Interaction,
    page_id: str,
    seen: str,
    changed: Callable[[SolvingSession], Sequence[str]],
) -> None:
    """Replace the line of moves, unless it has changed since the click's panel was shown."""
    client, user_id = interaction.client, interaction.user.id
    page = await page_with(interaction, page_id)
    note = ""
    async with client.part(Answers).alone(user_id, page.id):
        session = await session_of(interaction, page)
        if session.seen == seen:
            line = " ".join(changed(session))
            await client.store.grimoire.save_line(user_id, page.id, line)
        else:
            note = texts_for(interaction)("page-moved-on")
    await show(interaction, page, SolvingRequest(note))


@ACTS.on("page:finish:{page_id}:{seen}:{sure}")
async def _finish(interaction: Interaction, page_id: str, seen: str, sure: str) -> None:
    """End the turn: the line is the answer. If it has no moves, ask first."""
    page = await page_with(interaction, page_id)
    async with _answering(interaction, page):
        session = await session_of(interaction, page)
        stale = session.seen != seen or await has_left(interaction, page)
        asks = not stale and not session.steps and not sure
        if not stale and not asks:
            answered = await _submit(interaction, page, " ".join(session.steps))
    if asks:
        await show(interaction, page, SolvingRequest(asks="finish"))
    elif stale:
        await show(interaction, page, SolvingRequest(texts_for(interaction)("page-moved-on")))
    else:
        await show_answered(interaction, page, answered)


@ACTS.on("page:type:{page_id}:{}:{}", Answer.FORM)
async def _type(interaction: Interaction, page_id: str) -> None:
    """Open a form for the whole line."""
    texts = texts_for(interaction)
    filled, example, about = await wait_for_database(
        interaction, _line_of(interaction, page_id, texts), ("", "", "")
    )
    label = texts("page-type-label")
    field = text_field(TEXT, label, LONGEST_SOLUTION, about=about, hint=example, filled=filled)
    await open_form(interaction, texts("page-type-title"), f"form:line:{page_id}", field)


async def _line_of(interaction: Interaction, page_id: str, texts: Texts) -> tuple[str, str, str]:
    """Return the player's line so far, an example of a line, and how to type one.

    Raises `Refusal`.
    """
    page = await page_with(interaction, page_id)
    table, steps = page_table(page), (await session_of(interaction, page)).steps
    chosen, example = (
        " ".join(table.typed(move, texts) for move in moves)
        for moves in (steps, table.example.split())
    )
    return chosen, example, table.typing(texts)


@ACTS.on("form:line:{page_id}")
async def _typed(interaction: Interaction, page_id: str) -> None:
    """Judge the line from the form."""
    await answer(interaction, await page_with(interaction, page_id), read_field(interaction))


@ACTS.on("page:giveup:{page_id}:{}:{}")
async def _give_up(interaction: Interaction, page_id: str) -> None:
    """Ask to confirm giving up."""
    page = await page_with(interaction, page_id)
    await show(interaction, page, SolvingRequest(asks="give_up"))


@ACTS.on("page:unrated:{page_id}:{}:{}")
async def _play_unrated(interaction: Interaction, page_id: str) -> None:
    """Make this puzzle unrated for the player."""
    page = await page_with(interaction, page_id)
    async with interaction.client.part(Answers).alone(interaction.user.id, page.id):
        await session_of(interaction, page)
        await interaction.client.store.grimoire.play_unrated(interaction.user.id, page.id)
    await show(interaction, page)


@ACTS.on("page:hint:{page_id}:{}:{}")
async def _hint(interaction: Interaction, page_id: str) -> None:
    """Show one more hint. Its cost was on the button."""
    await hint(interaction, await page_with(interaction, page_id))


# Shared by buttons and commands: the answer is deferred


async def hint(interaction: Interaction, page: Page) -> None:
    """Show one more hint, if there is one. Raises `Refusal` in a run."""
    await check_not_in_run(interaction, page)
    client, user_id = interaction.client, interaction.user.id
    async with client.part(Answers).alone(user_id, page.id):
        session = await session_of(interaction, page)
        if session.hints < hint_count(page) and not session.knows:
            await client.store.grimoire.take_hint(user_id, page.id)
    await show(interaction, page)


async def answer(interaction: Interaction, page: Page, line: str) -> None:
    """Judge a whole line and show the verdict."""
    store, user_id = interaction.client.store.grimoire, interaction.user.id
    async with _answering(interaction, page):
        await store.solving(user_id, page.id, interaction.created_at)
        stale = await has_left(interaction, page)
        if not stale:
            answered = await _submit(interaction, page, line)
    if stale:
        await show(interaction, page, SolvingRequest(texts_for(interaction)("page-moved-on")))
    else:
        await show_answered(interaction, page, answered)


async def show_answered(interaction: Interaction, page: Page, answered: Answered) -> None:
    """Show the verdict, with an animation of the moves."""
    client, texts, verdict = interaction.client, texts_for(interaction), answered.verdict
    run = await run_about(interaction, page)
    if run is not None and answered.outcome is not None and verdict.reason != "illegal":
        await enter_page(interaction, run)
        if run.race_id is not None:
            client.part(Races).request(run.race_id)
        key = "run-right" if verdict.reached else "run-wrong"
        title = escape_markdown(page.named(texts.language))
        await show(interaction, page, SolvingRequest(texts(key, title=title)))
        return
    streak, shares, frozen = 0, None, ""
    if answered.outcome is not None and (daily := answered.outcome.daily) is not None:
        row = await client.store.dailies.streak(daily.guild_id, interaction.user.id, client.now())
        streak, shares = row.now, daily.id if verdict.reached else None
        frozen = texts("streak-frozen") if row.frozen and verdict.reached else ""
    solver = name_of(interaction.user)
    told = verdict_words(page, verdict, texts, solver), worth(answered, streak, texts), frozen
    note = "\n".join(filter(None, told))
    shown = None
    if verdict.reason not in ("illegal", "undecided"):
        film = film_of(page, verdict.all_moves, texts)
        shown = await draw_picture_for(interaction, film)
    asked = SolvingRequest(note, film=shown, solved=verdict.reached, shares=shares)
    await show(interaction, page, asked)


@asynccontextmanager
async def _answering(interaction: Interaction, page: Page) -> AsyncIterator[None]:
    """Hold the puzzle while the player's answer waits and is judged."""
    answers = interaction.client.part(Answers)
    async with while_answerable(interaction), answers.answering(interaction.user.id, page.id):
        yield


async def _submit(interaction: Interaction, page: Page, line: str) -> Answered:
    """Judge a line. If that takes long, show a message in the meantime."""
    user, texts = interaction.user, texts_for(interaction)
    solver = Solver(user.id, name_of(user), interaction.guild_id)
    judging = asyncio.create_task(
        interaction.client.part(Answers).submit(solver, page, line, interaction.created_at)
    )
    try:
        if not (await asyncio.wait((judging,), timeout=PATIENCE_SECONDS))[0]:
            await respond(interaction, heading(page, texts), texts("page-judging"))
        return await judging
    finally:
        judging.cancel()
