"""Choosing a card and then its place: the rows of buttons that every panel with a hand has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import discord

from bot.games.table import CardChoice, MoveChoice
from bot.ui.router import Button, Select, option
from texts import Texts

Row: TypeAlias = "discord.ui.ActionRow[Any]"

OPTIONS = 25
"""Options that a select can have."""
PLACES = 4
"""Places that have room in a row of buttons, beside the way back."""


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
        """A button: `card` chooses one, `play` makes a move, `refresh` shows the cards again."""

    def select(self, part: int, moves: Sequence[MoveChoice], placeholder: str) -> Select:
        """A select of moves, the `part`th of the panel."""


def card_row(items: Items, choices: Sequence[CardChoice]) -> Row:
    """The cards within reach; those that can't be played now are grey."""
    row: Row = discord.ui.ActionRow()
    for choice in choices:
        at_once = choice.at_once and choice.moves
        row.add_item(
            items.button(
                "play" if at_once else "card",
                choice.moves[0].move if at_once else choice.id,
                numbered(choice),
                discord.ButtonStyle.primary,
                disabled=not choice.moves,
            )
        )
    return row


def numbered(choice: CardChoice) -> str:
    """A card with its number in the picture, if it has one."""
    if choice.number == 0:
        return choice.label
    mark = "👑" if choice.number is None else f"{choice.number}."
    return f"{mark} {choice.label}"


def place_rows(items: Items, chosen: CardChoice, texts: Texts) -> list[Row]:
    """The places for the chosen card, as buttons where there are few, and the way back."""
    rows: list[Row] = []
    last: Row = discord.ui.ActionRow()
    if chosen.aimed or len(chosen.moves) > PLACES:
        text = texts("panel-target") if chosen.aimed else texts("panel-place")
        for part, start in enumerate(range(0, len(chosen.moves), OPTIONS)):
            moves = chosen.moves[start : start + OPTIONS]
            rows.append(discord.ui.ActionRow(items.select(part, moves, text)))
    else:
        for each in chosen.moves:
            last.add_item(items.button("play", each.move, each.label, discord.ButtonStyle.success))
    last.add_item(items.button("refresh", "back", texts("button-back")))
    return [*rows, last]


def options_of(moves: Sequence[MoveChoice]) -> list[discord.SelectOption]:
    """Moves as the options of a select."""
    return [option(each.move, each.label) for each in moves]


def question(chosen: CardChoice, texts: Texts) -> str:
    """Which place for the chosen card?"""
    if chosen.question:
        return chosen.question
    if chosen.stacks:
        return texts("panel-choose-place", card=chosen.label)
    key = "panel-choose-target" if chosen.aimed else "panel-choose-lane"
    return texts(key, card=chosen.label)
