"""The slash commands that explain the game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.games.clash.cards import face_of
from bot.games.clash.names import ABILITY_NAMES, CARD_NAMES
from bot.ui.door import Choices, offered, publish
from bot.ui.harmless import harmless
from bot.ui.pictures import drawn, files_of, gallery
from bot.ui.replies import Interaction, TextView, texts_for
from bot.ui.words import words
from engine.clash.abilities import Ability
from engine.clash.cards import CARDS, SETS, Card
from images.clash.card import aura_text
from images.picture import Picture
from texts import Texts

SUGGESTIONS = 25
EXAMPLES = 8


@app_commands.command(name=words("command-card"), description=words("command-card-about"))
@app_commands.rename(name=words("command-card-name"), share=words("command-card-share"))
@app_commands.describe(
    name=words("command-card-name-about"), share=words("command-card-share-about")
)
async def card(interaction: Interaction, name: str, share: bool = False) -> None:
    """A card's picture and what its abilities do."""
    texts = texts_for(interaction)
    found = CARD_NAMES.one(name, texts.language)
    if found is None:
        raise Refusal("refused-unknown-card", name=harmless(name))
    await _show_card(interaction, found, texts, share=share)


async def _show_card(interaction: Interaction, found: Card, texts: Texts, *, share: bool) -> None:
    picture = await drawn(interaction.client, face_of(found, texts))
    view = TextView(f"### {found.name(texts.language)}\n{_facts(found, texts)}")
    view.add_item(gallery(picture))
    if rules := rules_of(found, texts):
        view.add_item(discord.ui.TextDisplay(rules))
    await _answer(interaction, view, picture, share=share)


async def _answer(
    interaction: Interaction, view: discord.ui.LayoutView, picture: Picture, *, share: bool
) -> None:
    """For the person who asks, or for everybody in the channel."""
    if share:
        await publish(interaction, view, files=files_of(picture))
    else:
        await interaction.edit_original_response(view=view, attachments=files_of(picture))


@card.autocomplete("name")
@offered
async def _card_names(interaction: Interaction, typed: str) -> Choices:
    texts = texts_for(interaction)
    sets = {card_set.id: texts.named(card_set.names) for card_set in SETS}
    found = CARD_NAMES.offered(typed, texts.language)
    return [
        app_commands.Choice(
            name=f"{card.name(texts.language)} · {sets[card.set]}"[:100], value=card.id
        )
        for card in found[:SUGGESTIONS]
    ]


@app_commands.command(name=words("command-ability"), description=words("command-ability-about"))
@app_commands.rename(name=words("command-ability-name"), share=words("command-ability-share"))
@app_commands.describe(
    name=words("command-ability-name-about"), share=words("command-ability-share-about")
)
async def ability(interaction: Interaction, name: str, share: bool = False) -> None:
    """What an ability does and which cards have it."""
    texts = texts_for(interaction)
    found = ABILITY_NAMES.one(name, texts.language)
    if found is None:
        raise Refusal("refused-unknown-ability", name=harmless(name))
    having = [card for card in CARDS if (card.mask | card.aura) & found.bit]
    text = f"### {found.name(texts.language)}\n{ability_text(found, texts)}"
    cards = ", ".join(card.name(texts.language) for card in having[:EXAMPLES])
    view = TextView(text, texts("ability-seen-on", count=len(having), cards=cards))
    picture = await drawn(interaction.client, face_of(having[0], texts))
    view.add_item(gallery(picture))
    await _answer(interaction, view, picture, share=share)


@ability.autocomplete("name")
@offered
async def _ability_names(interaction: Interaction, typed: str) -> Choices:
    language = texts_for(interaction).language
    return [
        app_commands.Choice(name=ability.name(language), value=ability.id)
        for ability in ABILITY_NAMES.offered(typed, language)[:SUGGESTIONS]
    ]


def ability_text(of: Ability, texts: Texts) -> str:
    """What an ability does, in our words."""
    return texts(f"ability-{of.id.replace('_', '-')}")


def ability_line(of: Ability, texts: Texts, *, aura: bool = False) -> str:
    """An ability, or the aura that gives it, with what it does."""
    facts = {"ability": of.name(texts.language), "text": ability_text(of, texts)}
    if aura:
        return texts("aura-line", aura=aura_text(of, texts), **facts)
    return texts("ability-line", **facts)


def rules_of(card: Card, texts: Texts) -> str:
    """What the abilities of a card do, in lines."""
    lines = [ability_line(ability, texts) for ability in card.abilities]
    if card.aura_ability is not None:
        lines.append(ability_line(card.aura_ability, texts, aura=True))
    return "\n".join(lines)


def _facts(of: Card, texts: Texts) -> str:
    kind = "creature" if of.is_creature else "incantation"
    attack = "X" if any(ability.id == "vulnerability" for ability in of.abilities) else of.attack
    return texts(f"card-facts-{kind}", cost=of.cost, attack=attack, health=of.health)


COMMANDS: list[app_commands.Command[Any, ..., Any]] = [card, ability]
