"""Choosing on a panel: a question as rows of buttons, or as lists where it has many answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import discord

from bot.games.table import NOTHING, Choice, Question, Table
from bot.ui.router import Button, Select, option
from engine.core import Seat
from texts import Texts

Row: TypeAlias = "discord.ui.ActionRow[Any]"

OPTIONS = 25
"""Options that a select can have."""
BUTTONS = 5
"""Buttons in a row; more choices are a list."""
LISTS = 3
"""Lists that have room on a panel."""
BEHIND = "|"
"""Stands between the values that were chosen one after another."""


class Items(Protocol):
    """What a panel puts into the rows: items that know what the panel is about."""

    def button(
        self,
        act: str,
        what: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> Button:
        """A button: `card` chooses (the values so far), `play` makes a move, `refresh` shows the
        first question again."""

    def select(
        self,
        part: int,
        chosen: str,
        options: Sequence[discord.SelectOption],
        placeholder: str,
        *,
        least: int,
        most: int,
    ) -> Select:
        """The `part`th list of the panel, after these values were chosen."""


def question_rows(
    items: Items, question: Question, chosen: Sequence[str], texts: Texts
) -> list[Row]:
    """The choices of a question, and the way back to the first one."""
    if not question.choices:
        return []
    if question.listed or question.most > 1 or len(question.choices) > BUTTONS - bool(chosen):
        return _lists(items, question, chosen, texts)
    style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.primary
    row: Row = discord.ui.ActionRow()
    for choice in question.choices:
        act = "play" if choice.move else "card"
        what = choice.move or BEHIND.join((*chosen, choice.value))
        row.add_item(items.button(act, what, choice.label, style, disabled=not choice.possible))
    if chosen:
        row.add_item(_back(items, texts))
    return [row]


def _lists(items: Items, question: Question, chosen: Sequence[str], texts: Texts) -> list[Row]:
    possible = [choice for choice in question.choices if choice.possible][: LISTS * OPTIONS]
    rows: list[Row] = []
    for part, start in enumerate(range(0, len(possible), OPTIONS)):
        choices = possible[start : start + OPTIONS]
        several = len(possible) > OPTIONS and not chosen
        hint = f"{choices[0].label} … {choices[-1].label}" if several else question.hint
        select = items.select(
            part,
            BEHIND.join(chosen),
            [option(choice.value, choice.label) for choice in choices],
            hint,
            least=min(question.least, len(choices)),
            most=min(question.most, len(choices)),
        )
        rows.append(discord.ui.ActionRow(select))
    if chosen:
        rows.append(discord.ui.ActionRow(_back(items, texts)))
    return rows


def _back(items: Items, texts: Texts) -> Button:
    return items.button("refresh", "back", texts("button-back"))


def question_after(
    table: Table,
    state: Any,
    seat: Seat,
    chosen: tuple[str, ...],
    names: Mapping[Seat, str],
    texts: Texts,
) -> tuple[Question, tuple[str, ...]]:
    """What is to be chosen after all this, and what was chosen; the first question where that can't
    be chosen any more."""
    for so_far in (chosen, ()):
        question = table.question(state, seat, so_far, names, texts)
        if question != NOTHING:
            return question, so_far
    return NOTHING, ()


def too_many(question: Question) -> bool:
    """Are there more than a panel can show?"""
    return len([choice for choice in question.choices if choice.possible]) > LISTS * OPTIONS


def chosen_values(path: str) -> tuple[str, ...]:
    """The values that were chosen one after another."""
    return tuple(path.split(BEHIND)) if path else ()


def choice_of(question: Question, value: str) -> Choice | None:
    """What was chosen, if it still can be."""
    return next(
        (choice for choice in question.choices if choice.value == value and choice.possible), None
    )
