"""The move panel: how a user chooses a move in a match, a puzzle or a lesson.

Each of them has a `Position`, and `Moves` that load it, show it and make moves in it. The `Moves`
are its `HANDLERS`, with custom ids like `move:<source>:<key>:<seen>:<act>:<what>`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Literal, Self, TypeAlias, TypeVar
from zlib import crc32

from bot.app import Interaction
from bot.boards.signs import show_signs
from bot.errors import Refusal
from bot.game_api import GAME_UIS
from bot.game_api.extras import Foresight
from bot.game_api.game_ui import AnyGameUI
from bot.game_api.questions import NOTHING, THEN, Choice, Question, SeatNames
from bot.matches import MoveRefused
from bot.ui.acknowledgement import Answer, answer_first, ensure_acknowledged
from bot.ui.pictures import files_of
from bot.ui.received import read_choices
from bot.ui.replies import Layout
from bot.ui.router import (
    BLUE,
    GREEN,
    GREY,
    RED,
    Button,
    Handlers,
    Row,
    Select,
    controls,
    in_rows,
    option,
)
from engine.core import Game, IllegalAction, Seat
from images.picture import Drawing, Picture
from texts import Texts

PanelAct: TypeAlias = Literal["card", "list", "look", "outlook", "play", "sure", "unspent",
    "undo", "restart", "retry", "refresh"]  # fmt: skip
"""What a control does: choose a value, or several; preview a move, or the end of the turn; make a
move, also if it loses the match, or is in doubt; change the line of moves; show the position.
"""
Values: TypeAlias = "tuple[str, ...]"
OPTIONS = 25
"""Maximum number of options in a select."""
MOST_BUTTONS = 15
"""With more choices than this, selects are used."""
LISTS = 3
"""Number of selects that fit on a panel."""
BEHIND = "|"
"""Separator between chosen values."""


@dataclass(frozen=True, slots=True)
class PanelRequest:
    """What a panel shows in addition to the position.

    That is a note, the values chosen so far, the button that confirms what the note asks, a preview
    of a move or of the end of the turn, or the effects of the latest move.
    """

    note: str = ""
    chosen: tuple[str, ...] = ()
    yes: Button | None = None
    look: str = ""
    outlook: bool = False
    played: str = ""

    @property
    def is_special(self) -> bool:
        """Whether it shows something other than the present position."""
        return bool(self.yes or self.outlook)


EMPTY_REQUEST = PanelRequest()


@dataclass(frozen=True, slots=True)
class Step:
    """A question on the way to a move.

    `before` are the values chosen before it, `chosen` the value chosen at it (empty for the last
    question).
    """

    question: Question
    before: tuple[str, ...]
    chosen: str = ""

    @property
    def has_buttons(self) -> bool:
        """Whether it is answered by buttons, not by selects."""
        question = self.question
        return not question.listed and question.most == 1 and len(question.choices) <= MOST_BUTTONS


@dataclass(frozen=True, kw_only=True)
class Position(ABC):
    """A position in which a user chooses a move.

    `source` and `key` say in custom ids which match, puzzle or lesson it is, and `seen` is what a
    button remembers of the position. `seat` is the user's, `texts` are in the user's language.
    `is_open`: the user may make a move now. `foresees`: the end of the turn may be previewed.
    """

    source: ClassVar[str]
    foresees: ClassVar[bool] = True
    key: str
    seen: str
    game: Game
    state: Any
    seat: Seat
    names: SeatNames
    texts: Texts
    is_open: bool

    def is_fresh(self, seen: str) -> bool:
        """Return whether a button that remembers another position still offers what is possible."""
        return False

    @property
    def ui(self) -> AnyGameUI:
        """How the game is shown."""
        return GAME_UIS[self.game.id]

    @property
    def foresight(self) -> Foresight[Any] | None:
        """The preview of the turn's end, if there is one here."""
        return self.ui.foresight if self.foresees else None

    def id(self, act: str, what: str = "") -> str:
        """Return the custom id of a control."""
        return f"move:{self.source}:{self.key}:{self.seen}:{act}:{what}"

    def way(self, chosen: tuple[str, ...]) -> list[Step]:
        """Return the questions up to the one that follows these choices.

        Only the first question if they are no longer possible; empty if there is no question.
        """
        for so_far in (chosen, ()) if self.is_open else ():
            way = [
                Step(
                    self.ui.question(self.state, self.seat, so_far[:at], self.names, self.texts),
                    so_far[:at],
                    "".join(so_far[at : at + 1]),
                )
                for at in range(len(so_far) + 1)
            ]
            if way[-1].question != NOTHING:
                return way
        return []

    def previewed(self, asked: PanelRequest) -> tuple[PanelRequest, list[Drawing]]:
        """Return the preview that is asked for, and the request with its note; else no drawing.

        Raises `MoveRefused`, and `Refusal` if there are no such previews here.
        """
        previews, foresight = self.ui.previews, self.foresight
        if (asked.look and previews is None) or (asked.outlook and foresight is None):
            raise Refusal("refused-unknown-button")
        if asked.look and previews is not None and self.is_open:
            try:
                preview = previews.show(self.state, self.seat, asked.look, self.texts)
            except IllegalAction as refusal:
                raise MoveRefused(self.game.id, refusal, self.names) from None
            yes = Button(self.id("play", asked.look), self.texts("button-do-it"), GREEN)
            return PanelRequest(preview.text, yes=yes), [preview.drawing]
        if asked.outlook and foresight is not None and self.is_open:
            outlook = foresight.show(self.state, self.seat, self.names, self.texts)
            if outlook is not None:
                return asked, [outlook]
            asked = replace(asked, note=self.texts("panel-outlook-nothing"))
        return asked, []

    # Rows of the panel

    def choices(self, way: Sequence[Step]) -> list[Row]:
        """Lay out the choices of all questions on the way.

        The chosen ones are marked, and others can be chosen instead; after a question with selects,
        there is a button that goes back.
        """
        rows, again = list[Row](), False
        for step in way:
            if step.has_buttons:
                rows += in_rows([self._button(step, choice) for choice in step.question.choices])
            elif step.chosen:
                again = True
            else:
                rows += map(controls, self._lists(step.question, step.before))
        if again:
            rows.append(controls(Button(self.id("refresh", "back"), self.texts("button-back"))))
        return rows

    def _button(self, step: Step, choice: Choice) -> Button:
        """Build the button of a choice: green if it is chosen, blue if it can be.

        It is grey next to a chosen one, or if it can't be chosen now: then a click says why, if
        that is known. A move with a preview is not made at once.
        """
        values = BEHIND.join((*step.before, choice.value))
        act = "look" if self.ui.previews is not None else "play"
        custom_id = self.id(act, choice.move) if choice.move else self.id("card", values)
        style = BLUE if choice.possible and not step.chosen else GREY
        if choice.value == step.chosen:
            style = GREEN
        useless = not choice.possible and not choice.why
        return Button(custom_id, choice.label, style, disabled=useless)

    def _lists(self, question: Question, chosen: Sequence[str]) -> Iterator[Select]:
        possible = [choice for choice in question.choices if choice.possible][: LISTS * OPTIONS]
        several = len(possible) > OPTIONS and not chosen
        for part, start in enumerate(range(0, len(possible), OPTIONS)):
            choices = possible[start : start + OPTIONS]
            yield Select(
                self.id("list", f"{part}:{BEHIND.join(chosen)}"),
                [option(choice.value, choice.label, choice.about) for choice in choices],
                _reach(choices) if several else question.hint,
                least=min(question.least, len(choices)),
                most=min(question.most, len(choices)),
            )

    def step_buttons(self) -> list[Button]:
        """Return the buttons of moves that need no choice: red if they end the turn."""
        return [
            Button(self.id("play", step.line), step.label, RED if step.ends else GREEN)
            for step in self.ui.steps(self.state, self.seat, self.texts)
        ]

    def end_row(self) -> Row:
        """Lay out the moves that need no choice, and the preview of the turn's end."""
        buttons = self.step_buttons()
        if self.foresight is not None and buttons and buttons[-1].style is RED:
            buttons.append(Button(self.id("outlook"), self.texts("button-outlook")))
        return controls(*buttons)

    def confirmation(self, asked: PanelRequest) -> list[Row]:
        """Lay out the answers to what is asked; empty if nothing is."""
        cancel = Button(self.id("refresh", "no"), self.texts("button-no"))
        return [controls(asked.yes, cancel)] if asked.yes is not None else []


def _reach(choices: Sequence[Choice]) -> str:
    """Return the names of the first and the last choice, or one name if they are equal."""
    return " … ".join(dict.fromkeys(each.short or each.label for each in (choices[0], choices[-1])))


def too_many(question: Question) -> bool:
    """Return whether the question has more choices than a panel can show."""
    return len([choice for choice in question.choices if choice.possible]) > LISTS * OPTIONS


Here = TypeVar("Here", bound=Position)
Show: TypeAlias = "Callable[[Interaction, Here, PanelRequest], Awaitable[None]]"
"""Puts the panel into the answer."""


class Moves(Handlers, ABC, Generic[Here]):
    """The handlers of all positions of one source, and what it gives for them.

    They are answered at once: nothing may change before `ensure_acknowledged`. A button that is no
    longer fresh only shows the position, with the note `moved_on` (a key).
    """

    moved_on: ClassVar[str]

    def __init__(self, source: type[Here], show: Show[Here], usual: Answer = Answer.UPDATE) -> None:
        super().__init__(usual)
        self.show = show
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
    async def play(self, interaction: Interaction, here: Here, line: str, how: PanelAct) -> None:
        """Make a move, or two one after the other (`MoveChoice.line`), and show what they did.

        If the second can't be made, the panel says why. Raises `UserError` if the first can't.
        """

    @abstractmethod
    async def undo(self, interaction: Interaction, here: Here, how: PanelAct) -> None:
        """Undo the user's latest move, or change the line otherwise, and show the position."""

    async def _do(
        self, interaction: Interaction, key: str, seen: str, act: PanelAct, what: str
    ) -> None:
        before, picked = _values(interaction, act, what)
        async with self.alone(interaction, key):
            here = await self.load(interaction, key)
            move, asked = "", EMPTY_REQUEST
            if act != "refresh" and seen != here.seen and not here.is_fresh(seen):
                asked = PanelRequest(here.texts(self.moved_on), (*before, *picked))
            elif act in ("card", "list"):
                move, asked = choose(here, before, picked)
            elif act in ("play", "sure", "unspent"):
                move = what
            elif act == "look":
                asked = PanelRequest(look=what)
            elif act == "outlook":
                asked = PanelRequest(here.texts("panel-outlook"), outlook=True)
            elif act != "refresh":
                await self.undo(interaction, here, act)
                return
            if move:
                await self.play(interaction, here, move, act)
            else:
                await self.show(interaction, here, asked)

    async def _explain(self, interaction: Interaction, key: str, seen: str) -> None:
        here = await self.load(interaction, key)
        await show_signs(interaction, here.game.id, here.state.view(here.seat))


def _values(interaction: Interaction, act: PanelAct, what: str) -> tuple[Values, Values]:
    """Return the values that were chosen before, and those that this click chooses."""
    if act == "list":
        path = what.partition(":")[2]
        return tuple(path.split(BEHIND)) if path else (), read_choices(interaction)
    values = tuple(what.split(BEHIND)) if act == "card" and what else ()
    return values[:-1], values[-1:]


def choose(here: Position, before: Values, picked: Values) -> tuple[str, PanelRequest]:
    """Return the move that is chosen, or an empty move and what to show: the next question, a
    preview of the move, or why this can't be chosen.

    Raises `Refusal` for what can't be picked.

    Args:
        here: The position.
        before: The values chosen before.
        picked: The value chosen now, or several of a question that asks for several.
    """
    way = here.way(before)
    question = way[-1].question if way and way[-1].before == before else NOTHING
    choice = next((each for each in question.choices if (each.value,) == picked), None)
    if choice is not None and not choice.possible and choice.why:
        return "", PanelRequest(choice.why, before)
    move = choice.move if choice is not None and choice.possible else ""
    if question.together is not None:
        offered = {each.value for each in question.choices if each.possible}
        if not question.least <= len({*picked} & offered) == len(picked) <= question.most:
            raise Refusal("refused-unknown-choice")
        move = question.together(picked)
    elif len(picked) != 1:
        raise Refusal("refused-unknown-choice")
    if move and here.ui.previews is not None:
        return "", PanelRequest(look=move)
    return move, PanelRequest(chosen=(*before, *picked))


# Positions after a line of moves that only the user sees: all of them can be undone


def seen_of(moves: Sequence[str]) -> str:
    """Return a fingerprint of a line: the number of moves and a checksum of them."""
    return f"{len(moves):x}.{crc32(' '.join(moves).encode()) & 0xFFFF:x}"


@dataclass(frozen=True, kw_only=True)
class LinePosition(Position):
    """The position after the `moves` of a line, in canonical form.

    `last_try` are those of the latest wrong answer.
    """

    moves: tuple[str, ...]
    last_try: tuple[str, ...] = ()

    @abstractmethod
    def after(self, moves: Sequence[str]) -> Self:
        """Return the position after other moves."""

    def then(self, move: str) -> Self:
        """Return the position after one more move. Raises `MoveRefused`."""
        state = self.state.copy()
        try:
            action, _ = self.game.read_move(state, move)
            state.apply(self.seat, action)
        except IllegalAction as refusal:
            raise MoveRefused(self.game.id, refusal, self.names) from None
        return self.after((*self.moves, str(action)))


Line = TypeVar("Line", bound=LinePosition)


class LineMoves(Moves[Line]):
    """The handlers of lines of moves."""

    moved_on = "puzzle-moved-on"

    @abstractmethod
    async def save(self, interaction: Interaction, before: Line, here: Line) -> bool:
        """Store the moves; return False if those before are no longer the stored ones."""

    async def play(self, interaction: Interaction, here: Line, line: str, how: PanelAct) -> None:
        made, note = here, ""
        for move in line.split(THEN):
            try:
                made = made.then(move) if made.is_open else made
            except MoveRefused as refused:
                if made is here:
                    raise
                note = refused.in_words(here.texts, interaction.client.mention)
        await self._change(interaction, here, made, note)

    async def undo(self, interaction: Interaction, here: Line, how: PanelAct) -> None:
        moves = {"undo": here.moves[:-1], "retry": here.last_try}.get(how, ())
        await self._change(interaction, here, here.after(moves))

    async def _change(
        self, interaction: Interaction, before: Line, here: Line, note: str = ""
    ) -> None:
        """Store a new position and show it, with a note."""
        await ensure_acknowledged(interaction)
        if not await self.save(interaction, before, here):
            here, note = await self.load(interaction, here.key), here.texts(self.moved_on)
        await self.show(interaction, here, PanelRequest(note))


async def show_panel(interaction: Interaction, view: Layout, pictures: Sequence[Picture]) -> None:
    """Put a panel into the answer: as the first response to a click if that is still possible."""
    if interaction.message is None or not await answer_first(
        interaction, view, files_of(*pictures)
    ):
        await interaction.edit_original_response(view=view, attachments=files_of(*pictures))
