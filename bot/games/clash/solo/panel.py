"""The solo panel: a private message on which somebody puts an AI together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.errors import Refusal
from bot.games.clash.solo.beginning import begin_wish
from bot.games.clash.solo.setup import SoloSetup, is_on, switches, unreadable
from bot.games.clash.solo.telling import (
    capital,
    game_line,
    level_words,
    points_line,
    priced,
    priced_ability,
    priced_switch,
    settings_line,
)
from bot.ui.replies import Interaction, texts_for
from bot.ui.router import Acts, Button, Select, option
from bot.ui.sent import chosen_in, number_in
from engine.clash.ai_settings import FIXED_MANA, MOST_FIXED_MANA, QUICK, points_to_spend
from texts import Texts

ACTS = Acts()
ON = "✓ "
"""Before the label of what the AI has."""


class SoloPanel(discord.ui.LayoutView):
    """The game, its AI and the points; every setting of the AI; the button that begins.

    It belongs to one person (a user id), whose language it speaks.
    """

    def __init__(self, wish: SoloSetup, owner: int, texts: Texts) -> None:
        super().__init__(timeout=None)
        self._wish, self._owner, self._texts = wish, owner, texts
        lines = [texts("solo-title"), texts("solo-about"), game_line(wish, texts)]
        lines.append(settings_line(wish.ai, wish.ruleset, texts))
        if not wish.quick:
            lines.append(points_line(wish, texts))
        self.add_item(discord.ui.TextDisplay("\n".join(lines)))
        if not wish.quick:
            self._add_settings()
        self._add_buttons()

    def _add_settings(self) -> None:
        wish, texts = self._wish, self._texts
        levels = [
            (level, priced(level_words(level, wish.ruleset, texts), self._to_spend(level), texts))
            for level in wish.levels
        ]
        manas = [
            (mana, priced(texts("solo-mana", mana=mana), mana - FIXED_MANA, texts))
            for mana in range(FIXED_MANA, MOST_FIXED_MANA + 1)
        ]
        abilities = [
            (ability, priced_ability(ability, wish.ruleset, texts)) for ability in wish.abilities
        ]
        self._add_select("level", [_option(*level, level[0] == wish.ai.level) for level in levels])
        self._add_select("mana", [_option(*mana, mana[0] == wish.ai.mana) for mana in manas])
        self._add_select(
            "abilities",
            [_option(*ability, ability[0] in wish.ai.abilities) for ability in abilities],
            most=len(abilities),
        )
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        for switch in switches(wish.ruleset):
            on, label = is_on(wish.ai, switch), capital(priced_switch(switch, texts))
            style = discord.ButtonStyle.primary if on else discord.ButtonStyle.secondary
            row.add_item(self._button(switch, f"{ON}{label}" if on else label, style))
        self.add_item(row)

    def _to_spend(self, level: int) -> int:
        return points_to_spend(level, self._wish.champion)

    def _add_select(
        self, act: str, options: list[discord.SelectOption], most: int | None = None
    ) -> None:
        """One of the options is to be chosen, or any number of them up to `most`."""
        placeholder = self._texts("solo-abilities") if most else ""
        least = 0 if most else 1
        select = Select(self._id(act), options, placeholder, least=least, most=most or 1)
        self.add_item(discord.ui.ActionRow(select))

    def _add_buttons(self) -> None:
        wish, texts = self._wish, self._texts
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        style = discord.ButtonStyle.success
        start = self._button("start", texts("button-solo-start"), style, disabled=not wish.ready)
        row.add_item(start)
        if wish.quick:
            row.add_item(self._button("custom", texts("button-solo-custom")))
        else:
            label = texts("solo-preset", number=wish.ai.level)
            row.add_item(self._button("preset", label, disabled=wish.ai == wish.preset))
            if wish.may_be_quick:
                row.add_item(self._button("quick", texts("button-solo-quick")))
        self.add_item(row)

    def _button(
        self,
        act: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> Button:
        return Button(self._id(act), label, style, disabled=disabled)

    def _id(self, act: str) -> str:
        """The custom id of a control: what it does, whose panel it is, the wish that it shows."""
        return f"solo:{act}:{self._owner}:{self._wish.code()}"


def _option(value: object, label: str, chosen: bool) -> discord.SelectOption:
    return option(str(value), label, chosen=chosen)


def changed(wish: SoloSetup, act: str, chosen: Sequence[str]) -> SoloSetup:
    """The wish after a click on a control. Raises `Refusal` where no panel has such a one."""
    match act, chosen:
        case "custom", []:
            return wish.custom()
        case "quick", [] if wish.may_be_quick:
            return wish.with_ai(QUICK)
        case "preset", []:
            return wish.with_ai(wish.preset)
        case "level", [number]:
            return wish.at_level(number_in(number) or 0)
        case "mana", [number]:
            return wish.with_mana(number_in(number) or 0)
        case "abilities", _:
            return wish.with_abilities(chosen)
        case _, []:
            return wish.switched(act)
        case _:
            raise unreadable()


@ACTS.on("solo:{act}:{person}:{code}")
async def _act(interaction: Interaction, act: str, person: str, code: str) -> None:
    """Do what a control of a panel says; it belongs to one person."""
    wish = SoloSetup.read(code)
    if person != str(interaction.user.id):
        raise Refusal("refused-solo-not-yours", command=interaction.client.mention("solo"))
    if act == "start":
        await begin_wish(interaction, wish)
        return
    wish = changed(wish, act, chosen_in(interaction))
    view = SoloPanel(wish, interaction.user.id, texts_for(interaction))
    await interaction.edit_original_response(view=view)
