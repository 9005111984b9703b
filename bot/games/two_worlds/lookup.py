"""Look-ups of warriors and spells: what they do, with explanations of their terms."""

from __future__ import annotations

from functools import partial

from bot.game_api.lookup import CardBook, CardPage
from bot.games.two_worlds.names import card_label, card_text
from engine.two_worlds.cards import SPELL, SPELLS, WARRIOR, WARRIORS, Spell, Warrior
from images.picture import Drawing
from images.two_worlds.alt import card_alt
from images.two_worlds.card import card_picture
from texts import Texts, dashed


class WorldsCards(CardBook):
    """All warriors and spells by their names."""

    cards = (
        *[(card.id, dict(card.names)) for card in WARRIORS],
        *[(card.id, dict(card.names)) for card in SPELLS],
    )

    def label(self, card_id: str, texts: Texts) -> str:
        """Return the name and the kind of card."""
        card = WARRIOR.get(card_id) or SPELL[card_id]
        return f"{card.name(texts.language)} · {_kind(card, texts)}"

    def page(self, card_id: str, texts: Texts) -> CardPage:
        """Return a card's face, its effect, and explanations of the terms it uses."""
        card = WARRIOR.get(card_id) or SPELL[card_id]
        heading = f"### {card.name(texts.language)}\n{_kind(card, texts)}"
        if isinstance(card, Spell):
            lines = [card_text(card, texts), *_explained_spell(card, texts)]
        else:
            lines = [card_label(card, texts), *(_ability(name, texts) for name in _signs(card))]
        return CardPage(heading, face_of(card, texts), "\n".join(lines))


def face_of(card: Warrior | Spell, texts: Texts) -> Drawing:
    """Return the drawing of a card's face."""
    facts = ("two worlds card", card.id, texts.language)
    return Drawing(facts, partial(card_picture, card, texts), partial(card_alt, card, texts))


def _kind(card: Warrior | Spell, texts: Texts) -> str:
    """Return the rank of a warrior, or when a spell can be cast."""
    if isinstance(card, Warrior):
        return texts(f"two-worlds-term-{card.rank}")
    return texts(f"two-worlds-timing-{dashed(card.timing)}")


def _signs(card: Warrior) -> list[str]:
    """Return the icons of a warrior, as the ends of text keys."""
    signs = ["melee"] if card.melee is not None else []
    signs += ["ranged"] if card.ranged else []
    signs += ["flying"] if card.flying else []
    return [*signs, dashed(card.ability)] if card.ability is not None else signs


def _ability(name: str, texts: Texts) -> str:
    about = texts(f"two-worlds-ability-{name}-about")
    return texts("two-worlds-explained", term=texts(f"two-worlds-ability-{name}"), about=about)


def _explained_spell(spell: Spell, texts: Texts) -> list[str]:
    """Explain the terms that a spell uses."""
    settings = ["own-half"] if spell.zone == "own_half" else []
    settings += ["enchantment"] if spell.is_enchantment else []
    lines = [
        texts(
            "two-worlds-explained",
            term=texts(f"two-worlds-term-{term}"),
            about=texts(f"two-worlds-term-{term}-about"),
        )
        for term in settings
    ]
    if not spell.is_reflectable:
        lines.append(texts("two-worlds-not-reflectable"))
    return lines
