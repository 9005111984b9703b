"""Look-ups: the game's cards, and a command for abilities."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.app import Interaction
from bot.commands.lookup import show_page
from bot.errors import Refusal
from bot.game_api import guide_of
from bot.game_api.lookup import CardBook, CardPage
from bot.games.clash.names import ABILITY_NAMES, card_names
from bot.ui.acknowledgement import Choices, autocomplete, shown
from bot.ui.commands import command
from bot.ui.escaping import escape_markdown
from bot.ui.replies import texts_for
from engine.clash.abilities import ABILITIES, BY_ID, Ability
from engine.clash.cards import CARDS, PRINTED, SETS, Card, printed_names
from images.clash.ability_page import ability_alt, ability_picture
from images.clash.card import alt_text, aura_text, brief, face
from images.picture import Drawing
from texts import Texts, dashed

EXAMPLES = 8


class ClashCards(CardBook):
    """The printed cards for look-ups."""

    cards = tuple([(card.id, dict(card.names)) for card in CARDS])

    def label(self, card_id: str, texts: Texts) -> str:
        """Return name and set."""
        card = PRINTED[card_id]
        return f"{card.name(texts.language)} · {_set_names(texts)[card.set]}"

    def page(self, card_id: str, texts: Texts) -> CardPage:
        """Return a card's picture and what its abilities do."""
        card = PRINTED[card_id]
        name = card.name(texts.language)
        heading = f"### {name}\n{_facts(card, texts)}"
        if name not in printed_names(card).values():
            heading += f"\n-# {card.name()}"
        return CardPage(heading, face_of(card, texts), rules_of(card, texts))


class ClashAbilities(CardBook):
    """The abilities for look-ups."""

    cards = tuple([(ability.id, dict(ability.names)) for ability in ABILITIES])

    def label(self, card_id: str, texts: Texts) -> str:
        """Return the name."""
        return BY_ID[card_id].name(texts.language)

    def brief(self, card_id: str, texts: Texts) -> str:
        """Return what it does, in one short line."""
        return brief(BY_ID[card_id], texts)

    def page(self, card_id: str, texts: Texts) -> CardPage:
        """Return what an ability changes, and the cards that have it."""
        found = BY_ID[card_id]
        having = [card for card in CARDS if (card.mask | card.aura) & found.bit]
        cards = card_names(having[:EXAMPLES], texts)
        seen = texts("ability-seen-on", count=len(having), cards=cards)
        heading = f"### {found.name(texts.language)}\n{ability_text(found, texts)}"
        return CardPage(heading, picture_of(found, texts), seen)


BOOK = ClashAbilities()


def _set_names(texts: Texts) -> dict[str, str]:
    return {card_set.id: texts.named(card_set.names) for card_set in SETS}


@autocomplete
async def _ability_names(interaction: Interaction, typed: str) -> Choices:
    language = texts_for(interaction).language
    found = ABILITY_NAMES.offered(typed, language)
    return shown((ability.name(language), ability.id) for ability in found)


@command("command-ability")
@app_commands.autocomplete(name=_ability_names)
async def ability(interaction: Interaction, name: str, share: bool = False) -> None:
    """Show what an ability does and which cards have it."""
    texts = texts_for(interaction)
    found = ABILITY_NAMES.one(name, texts.language)
    if found is None:
        raise Refusal("refused-unknown-ability", name=escape_markdown(name))
    page = BOOK.page(found.id, texts)
    await show_page(interaction, page, guide_of("clash").button("cards", texts), share=share)


def face_of(card: Card, texts: Texts) -> Drawing:
    """Return the drawing of a card's face."""
    key = ("clash card", card, texts.language)
    return Drawing(key, partial(face, card, texts), partial(alt_text, card, texts))


def picture_of(ability: Ability, texts: Texts) -> Drawing:
    """Return the drawing of what an ability changes."""
    key = ("clash ability", ability, texts.language)
    alt = partial(ability_alt, ability, texts)
    return Drawing(key, partial(ability_picture, ability, texts), alt)


def ability_text(of: Ability, texts: Texts) -> str:
    """Return what an ability does, in our words."""
    return texts(f"ability-{dashed(of.id)}")


def ability_line(of: Ability, texts: Texts, *, aura: bool = False) -> str:
    """Return an ability, or the aura that gives it, with what it does."""
    facts = {"ability": of.name(texts.language), "text": ability_text(of, texts)}
    if aura:
        return texts("aura-line", aura=aura_text(of, texts), **facts)
    return texts("ability-line", **facts)


def rules_of(card: Card, texts: Texts) -> str:
    """Return what the abilities of a card do, one per line."""
    lines = [ability_line(ability, texts) for ability in card.abilities]
    if card.aura_ability is not None:
        lines.append(ability_line(card.aura_ability, texts, aura=True))
    return "\n".join(lines)


def _facts(of: Card, texts: Texts) -> str:
    kind = "creature" if of.is_creature else "incantation"
    attack = "X" if any(ability.id == "vulnerability" for ability in of.abilities) else of.attack
    return texts(f"card-facts-{kind}", cost=of.cost, attack=attack, health=of.health)
