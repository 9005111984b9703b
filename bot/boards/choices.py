"""Choices on a panel: a question as rows of buttons, or as selects if it has many answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias
from zlib import crc32

from bot.errors import Refusal
from bot.game_api.game_ui import AnyGameUI
from bot.game_api.questions import NOTHING, Choice, Question, SeatNames
from bot.ui.router import BLUE, GREEN, GREY, Button, Row, Select, controls, in_rows, option
from engine.core import Seat
from texts import Texts

Ids: TypeAlias = "Callable[[str, str], str]"
"""Makes the custom id of a control from what it does and what it is about: `card` chooses (the
values so far), `list` too (its number and the values before), `play` makes a move, `refresh` shows
the first question again.
"""

OPTIONS = 25
"""Maximum number of options in a select."""
MOST_BUTTONS = 15
"""With more choices than this, selects are used."""
LISTS = 3
"""Number of selects that fit on a panel."""
BEHIND = "|"
"""Separator between chosen values."""


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


def question_rows(ids: Ids, way: Sequence[Step], texts: Texts) -> list[Row]:
    """Lay out the choices of all questions on the way.

    The chosen ones are marked, and others can be chosen instead; after a question with selects,
    there is a button that goes back.
    """
    rows, again = list[Row](), False
    for step in way:
        if step.has_buttons:
            rows += _button_rows(ids, step)
        elif step.chosen:
            again = True
        else:
            rows += map(controls, _lists(ids, step.question, step.before))
    if again:
        rows.append(controls(Button(ids("refresh", "back"), texts("button-back"))))
    return rows


def _button_rows(ids: Ids, step: Step) -> list[Row]:
    return in_rows([_button(ids, step, choice) for choice in step.question.choices])


def _button(ids: Ids, step: Step, choice: Choice) -> Button:
    """Build the button of a choice: green if it is chosen, blue if it can be.

    It is grey next to a chosen one, or if it can't be chosen now: then a click says why, if that is
    known.
    """
    values = BEHIND.join((*step.before, choice.value))
    custom_id = ids("play", choice.move) if choice.move else ids("card", values)
    style = GREY
    if choice.value == step.chosen:
        style = GREEN
    elif choice.possible and not step.chosen:
        style = BLUE
    useless = not choice.possible and not choice.why
    return Button(custom_id, choice.label, style, disabled=useless)


def _lists(ids: Ids, question: Question, chosen: Sequence[str]) -> Iterator[Select]:
    possible = [choice for choice in question.choices if choice.possible][: LISTS * OPTIONS]
    several = len(possible) > OPTIONS and not chosen
    for part, start in enumerate(range(0, len(possible), OPTIONS)):
        choices = possible[start : start + OPTIONS]
        yield Select(
            ids("list", f"{part}:{BEHIND.join(chosen)}"),
            [option(choice.value, choice.label, choice.about) for choice in choices],
            _reach(choices) if several else question.hint,
            least=min(question.least, len(choices)),
            most=min(question.most, len(choices)),
        )


def _reach(choices: Sequence[Choice]) -> str:
    """Return the names of the first and the last choice, or one name if they are equal."""
    return " … ".join(dict.fromkeys(each.short or each.label for each in (choices[0], choices[-1])))


def way_after(
    table: AnyGameUI,
    state: Any,
    seat: Seat,
    chosen: tuple[str, ...],
    names: SeatNames,
    texts: Texts,
) -> list[Step]:
    """Return the questions up to the one that follows these choices.

    Only the first question if they are no longer possible; empty if there is no question.
    """
    for so_far in (chosen, ()):
        way = [
            Step(
                table.question(state, seat, so_far[:place], names, texts),
                so_far[:place],
                "".join(so_far[place : place + 1]),
            )
            for place in range(len(so_far) + 1)
        ]
        if way[-1].question != NOTHING:
            return way
    return []


def reason_against(question: Question, picked: tuple[str, ...]) -> str:
    """Return why this can't be chosen now; empty if it can, or if the reason isn't known."""
    for choice in question.choices:
        if (choice.value,) == picked and not choice.possible:
            return choice.why
    return ""


def said(
    question: Question, before: tuple[str, ...], picked: tuple[str, ...]
) -> tuple[str, tuple[str, ...]]:
    """Return what a player says who picks these values at a question after the choices `before`.

    That is a move and no values, or an empty move and all values chosen so far. Raises `Refusal`.
    """
    if question.together is not None:
        return question.together(picked), ()
    if len(picked) != 1:
        raise Refusal("refused-unknown-choice")
    for choice in question.choices:
        if choice.value == picked[0] and choice.possible and choice.move:
            return choice.move, ()
    return "", (*before, *picked)


def too_many(question: Question) -> bool:
    """Return whether the question has more choices than a panel can show."""
    return len([choice for choice in question.choices if choice.possible]) > LISTS * OPTIONS


def seen_of(moves: Sequence[str]) -> str:
    """Return a fingerprint of a line for custom ids, so that a stale button is noticed.

    It is the number of moves and a checksum of them.
    """
    return f"{len(moves):x}.{crc32(' '.join(moves).encode()) & 0xFFFF:x}"


def chosen_values(path: str) -> tuple[str, ...]:
    """Split a path of a custom id into the chosen values."""
    return tuple(path.split(BEHIND)) if path else ()
