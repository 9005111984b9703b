"""The private panel on which a user answers what they would play in a discussed turn.

It is a line of moves, as in a puzzle. Facts hidden from the player of that turn are never shown
or used: positions and chances come from `TurnStart.as_seen`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from typing import Any, Self

import discord

from bot.app import Interaction
from bot.boards.move_panel import (
    EMPTY_REQUEST,
    LineMoves,
    LinePosition,
    PanelRequest,
    seen_of,
    show_panel,
)
from bot.boards.turn_starts import TurnStart, watched_turn
from bot.errors import Refusal
from bot.game_api import GAME_UIS
from bot.learning.review import Analyses, sides_of
from bot.store.discussions import Discussion, TurnAnswer
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import parse_number
from bot.ui.replies import Layout, Part, texts_for, while_answerable
from bot.ui.router import GREEN, RED, Button, controls
from engine.core import Event, IllegalAction
from engine.games import default_of
from images.picture import Picture
from opponents.action_sequence import ActionSequence
from opponents.turn_chances import let_others_respond
from texts import Texts
from workers import Asker

Chances = Mapping[str, float]
"""The chances of the sides, named by their seats, from 0 to 1."""
STEPS_SHOWN = 8
"""The most moves of the line in words; earlier ones are only in the picture."""


@dataclass(frozen=True, kw_only=True)
class TurnPosition(LinePosition):
    """A discussed turn after moves of a user, as the player to move could see it.

    If something hidden decides what a move does (`is_hidden`), the line ends with that move, and
    the position is the one before it. Other seats make default moves.
    """

    source = "turn"
    row: Discussion
    start: TurnStart
    latest: Sequence[Event]
    is_hidden: bool = False

    @classmethod
    def of(cls, row: Discussion, start: TurnStart, line: str, texts: Texts) -> TurnPosition:
        """Return the position after the legal moves at the beginning of a line."""
        here, rest = cls._first(row, start, texts), line
        while here.is_open and rest.strip():
            try:
                action, rest = here.game.read_move(here.state, rest)
            except IllegalAction:
                break
            here = here._next(str(action))
        return here

    @classmethod
    def _first(cls, row: Discussion, start: TurnStart, texts: Texts) -> TurnPosition:
        return cls(
            key=str(row.id),
            seen=seen_of(()),
            game=start.match.game,
            state=start.as_seen(),
            seat=start.seat,
            names=start.match.names,
            texts=texts,
            is_open=True,
            moves=(),
            row=row,
            start=start,
            latest=start.events,
        )

    def after(self, moves: Sequence[str]) -> Self:
        first = self._first(self.row, self.start, self.texts)
        here = replace(self, **{name: getattr(first, name) for name in _CHANGING})
        for move in moves:
            here = here._next(move)
        return here

    def _next(self, move: str) -> Self:
        """Return the position after one more move, or this one if the move isn't possible."""
        sequence = ActionSequence.of(self.game.id, self.state.copy(), self.seat)
        try:
            action, _ = self.game.read_move(sequence.state, move)
            events: list[Any] = [*sequence.state.apply(self.seat, action)]
        except IllegalAction:
            return self
        events += let_others_respond(sequence, sequence.state)
        moves = (*self.moves, str(action))
        made = replace(self, moves=moves, seen=seen_of(moves))
        if any(event.surprises(self.seat) for event in events):
            return replace(made, is_open=False, is_hidden=True)
        is_open = not sequence.is_over(sequence.state)
        return replace(made, state=sequence.state, latest=events, is_open=is_open)

    @property
    def words(self) -> list[str]:
        """The moves in words."""
        here, words = self.after(()), list[str]()
        for move in self.moves:
            words.append(here.ui.spoken(here.state, move, here.names, here.texts))
            here = here._next(move)
        return words


_CHANGING = ("state", "moves", "seen", "is_open", "is_hidden", "latest")
"""The fields of a position that moves change."""


def played_moves(start: TurnStart) -> list[str]:
    """Return the moves that were really made in a turn, without the one that ended it."""
    moves, default = start.moves, default_of(start.match.game.id)
    if moves and default is not None:
        step, last = moves[-1]
        if last == str(default(start.match.before(step), start.seat)):
            moves = moves[:-1]
    return [text for _, text in moves]


def words_of_played(start: TurnStart, texts: Texts) -> list[str]:
    """Return those moves in words."""
    match, ui = start.match, GAME_UIS[start.match.game.id]
    made = zip(start.moves, played_moves(start), strict=False)
    return [ui.spoken(match.before(step), text, match.names, texts) for (step, _), text in made]


async def weigh(
    interaction: Interaction, start: TurnStart, *lines: Sequence[str]
) -> Sequence[Chances]:
    """Return the chances before a turn and after each of these lines of it. Raises `Refusal`."""
    match, result = start.match, start.match.row.result
    assert result is not None, "it is over"
    found = await interaction.client.part(Analyses).workers.weigh(
        match.game.id,
        match.game.dump(start.as_seen()),
        start.seat,
        lines,
        sides_of(result),
        asker=Asker(interaction.user.id, interaction.guild_id),
    )
    if not found:
        raise Refusal("refused-too-busy")
    return found


def percent_of(start: TurnStart, chances: Chances) -> int:
    """Return the chance of the side to move, in percent."""
    return round(100 * next(chances[side] for side in chances if start.seat in side))


def said(words: Sequence[str], texts: Texts) -> str:
    """Return moves in words as one line; that the turn just ends, if there are none."""
    return texts.listed(words) if words else texts("discuss-no-moves")


# The panel


async def _show(
    interaction: Interaction, here: TurnPosition, asked: PanelRequest = EMPTY_REQUEST
) -> None:
    """Show the panel in the answer."""
    asked, drawings = here.previewed(asked)
    if not drawings:
        view = here.state.view(here.seat)
        drawings = [*here.ui.panel(view, here.latest, here.names, here.texts)]
    pictures = [await draw_picture_for(interaction, drawing) for drawing in drawings]
    await show_panel(interaction, _view(here, pictures, asked), pictures)


def _view(here: TurnPosition, pictures: Sequence[Picture], asked: PanelRequest) -> Layout:
    texts, way = here.texts, here.way(asked.chosen)
    rows: list[Part] = [*here.confirmation(asked)]
    if not rows:
        rows += [*here.choices(way), _line_row(here)]
    steps = [f"{number}. {step}" for number, step in enumerate(here.words, 1)]
    question = way[-1].question.text if len(way) > 1 else ""
    return Layout(
        heading(here.start, texts),
        *map(gallery, pictures),
        "\n".join(steps[-STEPS_SHOWN:]),
        asked.note if asked.is_special else "\n".join(filter(None, (asked.note, question))),
        "" if asked.is_special or question else _to_do(here),
        *rows,
    )


def _to_do(here: TurnPosition) -> str:
    texts = here.texts
    if here.is_open:
        prompt = here.ui.prompt(here.state.view(here.seat), texts)
        return prompt if here.moves else f"{prompt}\n-# {texts('discuss-how')}"
    return texts("discuss-hidden" if here.is_hidden else "puzzle-line-over")


def _line_row(here: TurnPosition) -> discord.ui.ActionRow[Any]:
    texts, nothing = here.texts, not here.moves
    steps = here.step_buttons() if here.is_open else []
    return controls(
        *(step for step in steps if step.style is not RED),
        _finish_button(here, "", texts("button-finish"), GREEN),
        Button(here.id("undo"), texts("button-take-back"), disabled=nothing),
        Button(here.id("restart"), texts("button-start-over"), disabled=nothing),
    )


def _finish_button(here: TurnPosition, sure: str, label: str, style: discord.ButtonStyle) -> Button:
    return Button(f"discuss:finish:{here.key}:{here.seen}:{sure}", label, style)


def heading(start: TurnStart, texts: Texts) -> str:
    """Return which turn it is, and whose."""
    player = escape_markdown(start.match.names[start.seat])
    return texts("discuss-heading", turn=start.number, player=player)


class _TurnMoves(LineMoves[TurnPosition]):
    async def load(self, interaction: Interaction, key: str) -> TurnPosition:
        here, answer = await _load(interaction, key)
        if answer is not None:
            raise Refusal("refused-answered")
        return here

    def alone(self, interaction: Interaction, key: str) -> AbstractAsyncContextManager[Any]:
        return interaction.client.locks["discussion", key, interaction.user.id]

    async def save(
        self, interaction: Interaction, before: TurnPosition, here: TurnPosition
    ) -> bool:
        line, store = " ".join(here.moves), interaction.client.store.discussions
        return await store.save_line(here.row.id, interaction.user.id, line)


HANDLERS = _TurnMoves(TurnPosition, _show, Answer.PANEL)


async def _load(interaction: Interaction, key: str) -> tuple[TurnPosition, TurnAnswer | None]:
    """Load the user's moves in a discussed turn, and the answer if they have given it.

    Raises `Refusal` if the table is open, or the user may not know about the match.
    """
    store, user_id = interaction.client.store.discussions, interaction.user.id
    row = await store.find(parse_number(key) or 0)
    if row is None:
        raise Refusal("refused-unknown-button")
    start = await watched_turn(interaction, row.match_id, row.turn_number)
    if row.opened_at is not None or row.due_at <= interaction.created_at:
        raise Refusal("refused-discussion-over")
    found = await store.answer_of(row.id, user_id)
    line = found.line if found is not None else ""
    here = TurnPosition.of(row, start, line, texts_for(interaction))
    return here, found if found is not None and found.chances is not None else None


@HANDLERS.on("discuss:answer:{number}", begins="replay")
async def _open(interaction: Interaction, number: str) -> None:
    """Open the user's panel, or show the answer that they have given."""
    here, answer = await _load(interaction, number)
    if answer is None:
        await _show(interaction, here)
    else:
        await _show_answer(interaction, here, answer.chances or {})


@HANDLERS.on("discuss:finish:{number}:{seen}:{sure}", begins="replay")
async def _finish(interaction: Interaction, number: str, seen: str, sure: str) -> None:
    """End the turn: the line is the answer. If it has no moves, ask first."""
    client, user_id = interaction.client, interaction.user.id
    async with while_answerable(interaction), HANDLERS.alone(interaction, number):
        here, given = await _load(interaction, number)
        if given is not None:
            await _show_answer(interaction, here, given.chances or {})
            return
        if here.seen != seen:
            await _show(interaction, here, PanelRequest(here.texts("puzzle-moved-on")))
            return
        if not here.moves and not sure:
            yes = _finish_button(here, "sure", here.texts("button-yes-finish"), RED)
            await _show(interaction, here, PanelRequest(here.texts("puzzle-finish-ask"), yes=yes))
            return
        _, chances = await weigh(interaction, here.start, here.moves)
        answer = TurnAnswer(
            discussion_id=here.row.id,
            user_id=user_id,
            line=" ".join(here.moves),
            chances=dict(chances),
            answered_at=client.now(),
        )
        if not await client.store.discussions.answer(answer):
            raise Refusal("refused-discussion-over")
    await _show_answer(interaction, here, chances)


async def _show_answer(interaction: Interaction, here: TurnPosition, chances: Chances) -> None:
    """Show where the user's moves lead, compared with what was really played."""
    start, texts = here.start, here.texts
    view = here.state.view(here.seat)
    drawings = here.ui.panel(view, here.latest, here.names, texts)
    pictures = [await draw_picture_for(interaction, drawing) for drawing in drawings]
    played = said(words_of_played(start, texts), texts)
    facts = {"moves": said(here.words, texts), "percent": percent_of(start, chances)}
    really = {"moves": played, "percent": percent_of(start, here.row.played)}
    names = {"player": escape_markdown(start.match.names[start.seat])}
    when = discord.utils.format_dt(here.row.due_at, "R")
    view_of = Layout(
        heading(start, texts),
        *map(gallery, pictures),
        texts("discuss-yours", **facts),
        texts("discuss-really", **really, **names),
        f"-# {texts('discuss-answered', when=when)} {texts('discuss-estimates', **names)}",
    )
    await show_panel(interaction, view_of, pictures)
