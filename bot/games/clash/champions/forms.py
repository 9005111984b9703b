"""The form for a champion's name and figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.games.clash.champions.making import ATTACKS, HEALTHS, read_figure, read_name
from bot.games.clash.decks.forms import NAME, filled_in, modal, name_field
from bot.store import ChampionDraft
from bot.ui.replies import Interaction
from texts import Texts

FORM = "champion"
_ATTACK, _HEALTH = "attack", "health"


async def ask(
    interaction: Interaction,
    texts: Texts,
    edition: str = "",
    draft: ChampionDraft | None = None,
) -> None:
    """Open the form: empty, or for this edition of what is being made up, filled in if it is
    known."""
    form = modal(texts("own-champion-title"), f"form:{FORM}:{edition}")
    form.add_item(name_field(texts("own-champion-name"), draft.name if draft else ""))
    attack, health = (draft.attack, draft.health) if draft else (None, None)
    form.add_item(_figure(_ATTACK, texts("own-champion-attack"), ATTACKS, attack))
    form.add_item(_figure(_HEALTH, texts("own-champion-health"), HEALTHS, health))
    await interaction.response.send_modal(form)


def read_form(interaction: Interaction) -> tuple[str, int, int]:
    """Name, attack and health. Raises `Refusal`."""
    told = filled_in(interaction)
    return (
        read_name(told.get(NAME, "")),
        read_figure(told.get(_ATTACK, ""), ATTACKS),
        read_figure(told.get(_HEALTH, ""), HEALTHS),
    )


def _figure(
    name: str, label: str, possible: Sequence[int], chosen: int | None
) -> discord.ui.Label[Any]:
    options = [
        discord.SelectOption(label=str(each), value=str(each), default=each == chosen)
        for each in possible
    ]
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id=name, options=options)
    return discord.ui.Label(text=label[:45], component=select)
