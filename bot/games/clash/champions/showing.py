"""How a champion is shown: its card and what its abilities do."""

from __future__ import annotations

import discord

from bot.games.clash.cards import face_of
from bot.games.clash.champions.making import card_of
from bot.games.clash.lookup import ability_text
from bot.store import Champion
from bot.ui.harmless import harmless, plain
from bot.ui.pictures import drawn, files_of, gallery
from bot.ui.replies import Interaction, TextView
from bot.ui.router import Button, Select, option
from engine.clash.cards import Card
from images.clash.card import aura_text, damage_text
from texts import Texts


async def show(interaction: Interaction, row: Champion, texts: Texts, note: str = "") -> None:
    """Put one's own champion into the answer, with what can be done with it."""
    view, files = await champion_view(interaction, row, texts, note=note)
    what = f"{row.user_id}:{row.id}"
    view.add_item(
        discord.ui.ActionRow(
            Button(f"own:champion-share:{what}", texts("button-champion-share")),
            Button(
                f"own:champion-delete:{what}",
                texts("button-champion-delete"),
                discord.ButtonStyle.danger,
            ),
            Button(f"own:champion-list:{row.user_id}:", texts("button-champion-list")),
        )
    )
    await interaction.edit_original_response(view=view, attachments=files)


async def champion_view(
    interaction: Interaction, row: Champion, texts: Texts, *, note: str = "", by: str = ""
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The champion's card with its words; `by` names its maker."""
    card = card_of(row)
    picture = await drawn(interaction.client, face_of(card, texts))
    told = [f"### {harmless(row.name)}", *([by] if by else []), _facts(card, texts)]
    view = TextView(*([note] if note else []), "\n".join(told))
    view.add_item(gallery(picture))
    rules = [
        texts("ability-line", ability=each.name(texts.language), text=ability_text(each, texts))
        for each in card.abilities
    ]
    if aura := card.aura_ability:
        facts = {"ability": aura.name(texts.language), "text": ability_text(aura, texts)}
        rules.append(texts("aura-line", aura=aura_text(aura, texts), **facts))
    if rules:
        view.add_item(discord.ui.TextDisplay("\n".join(rules)))
    return view, files_of(picture)


async def show_list(interaction: Interaction, texts: Texts, note: str = "") -> None:
    """Put the list of the person's champions into the answer."""
    rows = await interaction.client.store.collection.champions_of(interaction.user.id)
    if rows:
        lines = [f"**{harmless(row.name)}** · {_facts(card_of(row), texts)}" for row in rows]
        told = "\n".join((texts("own-champion-list", count=len(rows)), *lines))
    else:
        command = interaction.client.mention("champion create")
        told = texts("own-champion-none", command=command)
    view = TextView(*([note] if note else []), told)
    if rows:
        options = [option(str(row.id), plain(row.name)) for row in rows]
        custom_id = f"own:champion-show:{interaction.user.id}:"
        select = Select(custom_id, options, texts("own-champion-choose"))
        view.add_item(discord.ui.ActionRow(select))
    await interaction.edit_original_response(view=view, attachments=[])


def _facts(card: Card, texts: Texts) -> str:
    facts = {"cost": card.cost, "attack": damage_text(card), "health": card.health}
    return texts("card-facts-creature", **facts)
