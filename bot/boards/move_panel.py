"""The move panel: how a user chooses a move in a match, a puzzle or a lesson.

A feature that has positions to choose moves in gives a `Position` and the `Moves` that load, show
and change it. An instance of its `Moves` is its `ACTS`: so it has all handlers, with custom ids
like `move:<source>:<key>:<seen>:<act>:<what>`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Literal, Self, TypeAlias, TypeVar

import discord

from bot.app import Interaction
from bot.boards.choices import (
    Step,
    chosen_values,
    question_rows,
    reason_against,
    said,
    seen_of,
    way_after,
)
from bot.boards.signs import show_signs
from bot.errors import Refusal
from bot.game_api import TABLES
from bot.game_api.table import NOTHING, THEN, Question, SeatNames, Table
from bot.matches import MoveRefused
from bot.ui.acknowledgement import Answer, answer_first, ensure_acknowledged
from bot.ui.pictures import files_of
from bot.ui.received import read_choices
from bot.ui.replies import Layout
from bot.ui.router import GREEN, RED, Acts, Button, Row, controls
from engine.core import Game, IllegalAction, Seat
from images.picture import Drawing, Picture
from texts import Texts

PanelAct: TypeAlias = Literal[
    "card", "list", "look", "outlook", "play", "sure", "unspent", "undo", "restart", "refresh"
]
"""What a control of the panel does: choose a value, choose from a select, preview a move or the end
of the turn, make a move (also one that loses the match; also one in doubt), undo a move, undo all,
show the present position.
"""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A question to confirm: the custom id and the label of the button that does it."""

    custom_id: str
    yes: str
    style: discord.ButtonStyle = RED


@dataclass(frozen=True, slots=True)
class PanelRequest:
    """What a panel shows in addition to the position.

    That is a note, the values chosen so far, a question to confirm (the note), a move to preview, a
    preview of the end of the turn, or the effects of the latest move.
    """

    note: str = ""
    chosen: tuple[str, ...] = ()
    doubt: Confirmation | None = None
    look: str = ""
    outlook: bool = False
    played: str = ""

    @property
    def is_special(self) -> bool:
        """Whether it shows something other than the present position."""
        return bool(self.doubt or self.look or self.outlook)


EMPTY_REQUEST = PanelRequest()


@dataclass(frozen=True, kw_only=True)
class Position(ABC):
    """A position in which a user chooses a move.

    Attributes:
        source: Where such positions are, in custom ids.
        key: Which match, puzzle or lesson it is, in custom ids.
        seat: The user's seat.
        texts: Texts in the user's language.
        is_open: Whether the user may make a move now.
    """

    source: ClassVar[str]
    key: str
    game: Game
    state: Any
    seat: Seat
    names: SeatNames
    texts: Texts
    is_open: bool

    @property
    @abstractmethod
    def seen(self) -> str:
        """What a button remembers of the position."""

    @property
    def table(self) -> Table:
        """How the game is shown."""
        return TABLES[self.game.id]

    @property
    def foresees(self) -> bool:
        """Whether the effects of the end of the turn may be shown before it."""
        return self.table.foresees

    def is_fresh(self, seen: str) -> bool:
        """Return whether a button that remembers this still offers what is possible."""
        return seen == self.seen

    def id(self, act: str, what: str = "") -> str:
        """Return the custom id of a control."""
        return f"move:{self.source}:{self.key}:{self.seen}:{act}:{what}"

    def question(self, chosen: Sequence[str]) -> Question:
        """Return the question after these values; `NOTHING` if they can't be chosen."""
        if not self.is_open:
            return NOTHING
        return self.table.question(self.state, self.seat, chosen, self.names, self.texts)

    def way(self, chosen: tuple[str, ...]) -> list[Step]:
        """Return the questions up to the one after these values; empty if there is none."""
        if not self.is_open:
            return []
        return way_after(self.table, self.state, self.seat, chosen, self.names, self.texts)

    def previewed(self, asked: PanelRequest) -> tuple[PanelRequest, list[Drawing]]:
        """Return the preview that is asked for, with the request and its note.

        There are no drawings if none is asked for, or there is nothing to preview. Raises
        `Refusal` if there are no such previews here, and `MoveRefused`.
        """
        table, facts = self.table, (self.names, self.texts)
        if (asked.look and not table.previews) or (asked.outlook and not self.foresees):
            raise Refusal("refused-unknown-button")
        if asked.look and self.is_open:
            try:
                preview = table.preview(self.state, self.seat, asked.look, *facts)
            except IllegalAction as refusal:
                raise self._refused(refusal) from None
            return replace(asked, note=preview.text), [preview.drawing]
        if asked.outlook and self.is_open:
            outlook = table.outlook(self.state, self.seat, *facts)
            if outlook is not None:
                return asked, [outlook]
            asked = replace(asked, note=self.texts("panel-outlook-nothing"))
        return replace(asked, look=""), []

    def try_move(self, move: str) -> str:
        """Return a move in canonical form, without making it. Raises `MoveRefused`."""
        state = self.state.copy()
        try:
            action, _ = self.game.read_move(state, move)
            state.apply(self.seat, action)
        except IllegalAction as refusal:
            raise self._refused(refusal) from None
        return str(action)

    def _refused(self, refusal: IllegalAction) -> MoveRefused:
        return MoveRefused(self.game.id, refusal, self.names)

    # Rows of the panel

    def choices(self, way: Sequence[Step]) -> list[Row]:
        """Lay out the choices of these questions."""
        return question_rows(self._choice_id, way, self.texts)

    def _choice_id(self, act: str, what: str) -> str:
        """Return the custom id of a choice; a move with a preview is not made at once."""
        return self.id("look" if act == "play" and self.table.previews else act, what)

    def step_buttons(self, *, ending: bool = True) -> list[Button]:
        """Return the buttons of moves that need no choice; `ending`: also of the turn's end."""
        steps = self.table.steps(self.state, self.seat, self.texts)
        return [
            Button(self.id("play", step.line), step.label, RED if step.ends else GREEN)
            for step in steps
            if ending or not step.ends
        ]

    def end_row(self) -> Row:
        """Lay out the moves that need no choice, and the preview of the turn's end."""
        buttons = self.step_buttons()
        if self.foresees and any(button.style is RED for button in buttons):
            buttons.append(Button(self.id("outlook"), self.texts("button-outlook")))
        return controls(*buttons)

    def confirmation(self, asked: PanelRequest) -> list[Row]:
        """Lay out the answers to a question to confirm, or to a preview; empty without one."""
        doubt = asked.doubt
        if asked.look:
            doubt = Confirmation(self.id("play", asked.look), self.texts("button-do-it"), GREEN)
        if doubt is None:
            return []
        cancel = Button(self.id("refresh", "no"), self.texts("button-no"))
        return [controls(Button(doubt.custom_id, doubt.yes, doubt.style), cancel)]


Here = TypeVar("Here", bound=Position)


class Moves(Acts, ABC, Generic[Here]):
    """The handlers of all positions of one source, and what it gives for them.

    The handlers are answered at once: a source changes nothing before `ensure_acknowledged`.
    """

    moved_on: ClassVar[str]
    """Key of the note for a button that is no longer fresh."""

    def __init__(self, source: type[Here], usual: Answer = Answer.UPDATE) -> None:
        super().__init__(usual)
        place = f"move:{source.source}:{{key}}:{{seen}}"
        self.on(f"{place}:signs:{{}}", Answer.PRIVATE)(self._explain)
        self.on(f"{place}:{{act}}:{{what}}", Answer.AT_ONCE)(self._do)

    @abstractmethod
    async def load(self, interaction: Interaction, key: str) -> Here:
        """Load the acting user's position. Raises `Refusal`."""

    def alone(self, interaction: Interaction, key: str) -> AbstractAsyncContextManager[Any]:
        """Return a lock under which a position is loaded and changed; by default there is none."""
        return nullcontext()

    @abstractmethod
    async def show(
        self, interaction: Interaction, here: Here, asked: PanelRequest = EMPTY_REQUEST
    ) -> None:
        """Put the panel into the answer."""

    @abstractmethod
    async def play(self, interaction: Interaction, here: Here, line: str, how: PanelAct) -> None:
        """Make a move, or two one after the other (`MoveChoice.line`), and show what they did.

        If the second can't be made, the panel says why. Raises `UserError` if the first can't.
        """

    @abstractmethod
    async def undo(self, interaction: Interaction, here: Here, *, whole: bool) -> None:
        """Undo the user's latest move, or (`whole`) all moves, and show the position."""

    async def _do(
        self, interaction: Interaction, key: str, seen: str, act: PanelAct, what: str
    ) -> None:
        async with self.alone(interaction, key):
            here, (before, picked) = (
                await self.load(interaction, key),
                _picked(interaction, act, what),
            )
            if act == "refresh":
                await self.show(interaction, here)
            elif not here.is_fresh(seen):
                note = here.texts(self.moved_on)
                await self.show(interaction, here, PanelRequest(note, (*before, *picked)))
            elif act in ("card", "list"):
                await self._choose(interaction, here, before, picked)
            elif act in ("undo", "restart"):
                await self.undo(interaction, here, whole=act == "restart")
            elif act == "look":
                await self.show(interaction, here, PanelRequest(look=what))
            elif act == "outlook":
                note = here.texts("panel-outlook")
                await self.show(interaction, here, PanelRequest(note, outlook=True))
            else:
                await self.play(interaction, here, what, act)

    async def _choose(
        self, interaction: Interaction, here: Here, before: tuple[str, ...], picked: tuple[str, ...]
    ) -> None:
        """Make the move that was chosen, or show its preview or the next question."""
        question = here.question(before)
        against = reason_against(question, picked)
        move, chosen = said(here.table, question, before, picked)
        if against:
            await self.show(interaction, here, PanelRequest(against, before))
        elif not move:
            await self.show(interaction, here, PanelRequest(chosen=chosen))
        elif here.table.previews:
            await self.show(interaction, here, PanelRequest(look=move))
        else:
            await self.play(interaction, here, move, "play")

    async def _explain(self, interaction: Interaction, key: str, seen: str) -> None:
        here = await self.load(interaction, key)
        await show_signs(interaction, here.game.id, here.state.view(here.seat))


def _picked(
    interaction: Interaction, act: PanelAct, what: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the values that were chosen before, and those that are chosen by this click."""
    if act == "list":
        return chosen_values(what.partition(":")[2]), read_choices(interaction)
    values = chosen_values(what) if act == "card" else ()
    return values[:-1], values[-1:]


# Positions after a line of moves that only the user sees: all of them can be undone


@dataclass(frozen=True, kw_only=True)
class LinePosition(Position):
    """The position after the `moves` of a line, in canonical form."""

    moves: tuple[str, ...]

    @property
    def seen(self) -> str:
        return seen_of(self.moves)

    @abstractmethod
    def after(self, moves: Sequence[str]) -> Self:
        """Return the position after other moves."""


Line = TypeVar("Line", bound=LinePosition)


class LineMoves(Moves[Line]):
    """The handlers of lines of moves."""

    moved_on = "page-moved-on"

    @abstractmethod
    async def save(self, interaction: Interaction, before: Line, here: Line) -> bool:
        """Store the moves; return False if those before are no longer the stored ones."""

    async def play(self, interaction: Interaction, here: Line, line: str, how: PanelAct) -> None:
        made, note = here, ""
        for move in line.split(THEN):
            try:
                if made.is_open:
                    made = made.after((*made.moves, made.try_move(move)))
            except MoveRefused as refused:
                if made is here:
                    raise
                note = refused.in_words(here.texts, interaction.client.mention)
        await self.change(interaction, here, made, note)

    async def undo(self, interaction: Interaction, here: Line, *, whole: bool) -> None:
        await self.change(interaction, here, here.after(() if whole else here.moves[:-1]))

    async def change(
        self, interaction: Interaction, before: Line, here: Line, note: str = ""
    ) -> None:
        """Store a new position and show it, with a note."""
        await ensure_acknowledged(interaction)
        if not await self.save(interaction, before, here):
            here, note = await self.load(interaction, here.key), here.texts(self.moved_on)
        await self.show(interaction, here, PanelRequest(note))


async def show_panel(interaction: Interaction, view: Layout, pictures: Sequence[Picture]) -> None:
    """Put a panel into the answer: as the first response to a click if that is still possible."""

    def files() -> list[discord.File]:
        return [file for picture in pictures for file in files_of(picture)]

    if interaction.message is None or not await answer_first(interaction, view, files()):
        await interaction.edit_original_response(view=view, attachments=files())
