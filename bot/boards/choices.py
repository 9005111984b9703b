"""Choosing on a panel: a question as rows of buttons, or as lists where it has many answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.errors import Refusal
from bot.games.table import NOTHING, Question, SeatNames, Table
from bot.ui.router import BLUE, GREEN, Button, Row, Select, controls, option
from engine.core import Seat
from texts import Texts

Ids: TypeAlias = "Callable[[str, str], str]"
"""The custom id of a control of a panel, by what it does and what it is about: `card` chooses (the
values so far), `list` too (its number and the values before), `play` makes a move, `refresh` shows
the first question again."""

OPTIONS = 25
"""Options that a select can have."""
BUTTONS = 5
"""Buttons in a row; more choices are a list."""
LISTS = 3
"""Lists that have room on a panel."""
BEHIND = "|"
"""Stands between the values that were chosen one after another."""


def question_rows(ids: Ids, question: Question, chosen: Sequence[str], texts: Texts) -> list[Row]:
    """The choices of a question, and the way back to the first one."""
    if not question.choices:
        return []
    back = [Button(ids("refresh", "back"), texts("button-back"))] if chosen else []
    if question.listed or question.most > 1 or len(question.choices) > BUTTONS - bool(chosen):
        return [*map(controls, _lists(ids, question, chosen)), *map(controls, back)]
    style = GREEN if chosen else BLUE
    buttons = []
    for choice in question.choices:
        values = BEHIND.join((*chosen, choice.value))
        custom_id = ids("play", choice.move) if choice.move else ids("card", values)
        buttons.append(Button(custom_id, choice.label, style, disabled=not choice.possible))
    return [controls(*buttons, *back)]


def _lists(ids: Ids, question: Question, chosen: Sequence[str]) -> Iterator[Select]:
    possible = [choice for choice in question.choices if choice.possible][: LISTS * OPTIONS]
    several = len(possible) > OPTIONS and not chosen
    for part, start in enumerate(range(0, len(possible), OPTIONS)):
        choices = possible[start : start + OPTIONS]
        yield Select(
            ids("list", f"{part}:{BEHIND.join(chosen)}"),
            [option(choice.value, choice.label) for choice in choices],
            f"{choices[0].label} … {choices[-1].label}" if several else question.hint,
            least=min(question.least, len(choices)),
            most=min(question.most, len(choices)),
        )


def question_after(
    table: Table, state: Any, seat: Seat, chosen: tuple[str, ...], names: SeatNames, texts: Texts
) -> tuple[Question, tuple[str, ...]]:
    """What is to be chosen after all this, and what was chosen; the first question where that can't
    be chosen any more."""
    for so_far in (chosen, ()):
        question = table.question(state, seat, so_far, names, texts)
        if question != NOTHING:
            return question, so_far
    return NOTHING, ()


def said(
    table: Table, question: Question, before: tuple[str, ...], picked: tuple[str, ...]
) -> tuple[str, tuple[str, ...]]:
    """What somebody says who picks these values at a question, having chosen others `before`: the
    move, if they make one; else all that is chosen so far. Raises `Refusal`."""
    if question.most > 1:
        return table.together(before, picked), ()
    if len(picked) != 1:
        raise Refusal("refused-unknown-choice")
    for choice in question.choices:
        if choice.value == picked[0] and choice.possible and choice.move:
            return choice.move, ()
    return "", (*before, *picked)


def too_many(question: Question) -> bool:
    """Are there more than a panel can show?"""
    return len([choice for choice in question.choices if choice.possible]) > LISTS * OPTIONS


def chosen_values(path: str) -> tuple[str, ...]:
    """The values that were chosen one after another."""
    return tuple(path.split(BEHIND)) if path else ()
