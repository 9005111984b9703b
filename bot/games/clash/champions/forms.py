"""The form for a champion's name and figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.collection import NAME, name_field
from bot.games.clash.champions.making import ATTACKS, HEALTHS, read_figure, read_name
from bot.store import ChampionDraft
from bot.ui.forms import filled_in, form
from bot.ui.replies import Interaction
from bot.ui.router import option
from texts import Texts

_ATTACK, _HEALTH = "attack", "health"


async def ask(
    interaction: Interaction,
    texts: Texts,
    edition: str = "",
    draft: ChampionDraft | None = None,
) -> None:
    """Open the form: empty, or for this edition of what is being made up, filled in if it is
    known."""
    attack, health = (draft.attack, draft.health) if draft else (None, None)
    fields = [
        name_field(texts("own-champion-name"), draft.name if draft else ""),
        _figure(_ATTACK, texts("own-champion-attack"), ATTACKS, attack),
        _figure(_HEALTH, texts("own-champion-health"), HEALTHS, health),
    ]
    asked = form(texts("own-champion-title"), f"form:champion:{edition}", *fields)
    await interaction.response.send_modal(asked)


def read_form(interaction: Interaction) -> tuple[str, int, int]:
    """Name, attack and health. Raises `Refusal`."""
    fields = filled_in(interaction)
    return (
        read_name(fields.get(NAME, "")),
        read_figure(fields.get(_ATTACK, ""), ATTACKS),
        read_figure(fields.get(_HEALTH, ""), HEALTHS),
    )


def _figure(
    name: str, label: str, possible: Sequence[int], chosen: int | None
) -> discord.ui.Label[Any]:
    options = [option(str(figure), str(figure), chosen=figure == chosen) for figure in possible]
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id=name, options=options)
    return discord.ui.Label(text=label[:45], component=select)
