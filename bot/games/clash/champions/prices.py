"""The price list of champions in words: what an ability costs, and what a draft does."""

from __future__ import annotations

from bot.games.clash.champions import making
from bot.store import ChampionDraft
from engine.clash.abilities import BY_ID, Ability
from engine.clash.cards import Card
from images.clash.card import aura_text
from texts import Texts


def price_lines(draft: ChampionDraft, card: Card | None, texts: Texts) -> list[str]:
    """Return the prices of the card's parts, and its cost if it can be a card."""
    figures = (
        "own-champion-price-health" if making.is_vulnerable(draft) else "own-champion-price-figures"
    )
    price = making.price_of_figures(draft)
    parts = [texts(figures, attack=draft.attack, health=draft.health, price=price)]
    for ability_id in (*draft.strengths, *draft.drawbacks):
        parts.append(priced(BY_ID[ability_id], texts))
    if draft.aura:
        parts.append(priced(BY_ID[draft.aura], texts, aura=True))
    lines = [" · ".join(parts)]
    if card is not None:
        lines.append(texts("own-champion-cost", price=making.price(draft), cost=card.cost))
    return lines


def priced(ability: Ability, texts: Texts, *, aura: bool = False) -> str:
    """Return the name and the price of an ability, or of its aura."""
    name = aura_text(ability, texts) if aura else ability.name(texts.language)
    worth = making.price_of_aura(ability) if aura else ability.creature_price
    key = "own-champion-less" if worth < 0 else "own-champion-more"
    return texts(key, ability=name, price=abs(worth))
