"""The limits of a champion: its figures, abilities and price.

They are checked before the card rules would refuse it, with messages in the user's language.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.errors import Refusal
from bot.store import Champion, ChampionDraft
from engine.clash import custom, notation
from engine.clash.abilities import ABILITIES, BY_ID, VULNERABILITY, Ability
from engine.clash.cards import CARDS, Card
from engine.documents import DocumentError, read
from images.clash.card import aura_text
from texts import Texts

_PRINTED = [card for card in CARDS if card.is_creature]
ATTACKS = tuple(range(min(c.attack for c in _PRINTED), max(c.attack for c in _PRINTED) + 1))
HEALTHS = tuple(range(min(c.health for c in _PRINTED), max(c.health for c in _PRINTED) + 1))
DEAREST = max(card.cost for card in _PRINTED)
STRENGTHS = tuple(ability for ability in ABILITIES if ability.creature_price >= 0)
DRAWBACKS = tuple(ability for ability in ABILITIES if ability.creature_price < 0)
AURAS = tuple(ability for ability in ABILITIES if ability in custom.AURAS)
_EXAMPLE = '"Iron Ogre" 4/5 rage aura=sprint'
_VULNERABLE = next(ability.id for ability in ABILITIES if ability.bit == VULNERABILITY)


def read_figure(typed: str, possible: Sequence[int]) -> int:
    """Parse an attack or a health. Raises `Refusal`."""
    if typed not in map(str, possible):
        raise Refusal("refused-champion-figure", least=possible[0], most=possible[-1])
    return int(typed)


def read_name(typed: str) -> str:
    """Return the name in the form of a card's name. Raises `Refusal`."""
    try:
        card = custom.make({"en": typed}, health=HEALTHS[0])
    except DocumentError:
        raise Refusal("refused-champion-name", longest=custom.LONGEST_NAME) from None
    return card.name()


def make_draft(
    name: str, attack: str, health: str, abilities: Collection[str], aura: str | None
) -> ChampionDraft:
    """Return a draft that isn't stored and belongs to no one yet; its name isn't checked.

    Raises `Refusal` for figures and abilities that no champion has.
    """
    if not {*abilities} <= BY_ID.keys() or aura not in {None, *(each.id for each in AURAS)}:
        raise Refusal("refused-unknown-choice")
    return ChampionDraft(
        edition=0,
        name=name,
        attack=read_figure(attack, ATTACKS),
        health=read_figure(health, HEALTHS),
        strengths=[each.id for each in STRENGTHS if each.id in abilities],
        drawbacks=[each.id for each in DRAWBACKS if each.id in abilities],
        aura=aura,
    )


def read_line(typed: str) -> ChampionDraft:
    """Return the draft, which isn't stored, of a line like `"Iron Ogre" 4/5 rage aura=sprint`.

    Raises `Refusal` if it isn't one, or if no card can be like this.
    """
    try:
        row = read(custom.CardDocument, notation.read_card(typed))
    except DocumentError:
        row = None
    if row is None or row.health is None or row.cost is not None:
        raise Refusal("refused-champion-line", example=_EXAMPLE)
    name = read_name(row.name.get("en", ""))
    draft = make_draft(name, str(row.attack), str(row.health), row.abilities, row.aura)
    card_in_the_making(draft)
    return draft


def line_of(card: Card) -> str:
    """Return the line of a champion; it has neither emblem nor colour."""
    return notation.write_card(custom.document(card))


def card_in_the_making(draft: ChampionDraft) -> Card:
    """Return the card of a draft. Raises `Refusal` if no card can be like this."""
    abilities = [*draft.strengths, *draft.drawbacks]
    if len(abilities) + bool(draft.aura) > custom.MOST_ABILITIES:
        raise Refusal("refused-champion-abilities", most=custom.MOST_ABILITIES)
    attack = 0 if is_vulnerable(draft) else draft.attack
    cost = custom.cost_of(price(draft))
    if cost > DEAREST:
        raise Refusal("refused-champion-cost", cost=cost, most=DEAREST)
    return custom.make(
        {"en": draft.name},
        attack=attack,
        health=draft.health,
        abilities=abilities,
        aura=draft.aura,
    )


def is_vulnerable(draft: ChampionDraft) -> bool:
    """Return whether the champion has Vulnerability instead of an attack."""
    return _VULNERABLE in draft.strengths


def price(draft: ChampionDraft) -> float:
    """Return the price of the card in mana, before rounding."""
    abilities = [BY_ID[ability_id] for ability_id in (*draft.strengths, *draft.drawbacks)]
    aura = BY_ID[draft.aura] if draft.aura else None
    return custom.price("creature", draft.attack, draft.health, abilities, aura)


def price_of_figures(draft: ChampionDraft) -> float:
    """Return the price of attack and health alone, in mana."""
    attack = 0 if is_vulnerable(draft) else draft.attack
    return custom.price("creature", attack, draft.health, (), None)


def price_of_aura(aura: Ability) -> float:
    """Return the price of an aura alone, in mana."""
    return custom.price("creature", 0, 2, (), aura)


def price_lines(draft: ChampionDraft, card: Card | None, texts: Texts) -> list[str]:
    """Return the prices of the card's parts, and its cost if it can be a card."""
    figures = "own-champion-price-health" if is_vulnerable(draft) else "own-champion-price-figures"
    worth = price_of_figures(draft)
    parts = [texts(figures, attack=draft.attack, health=draft.health, price=worth)]
    for ability_id in (*draft.strengths, *draft.drawbacks):
        parts.append(priced(BY_ID[ability_id], texts))
    if draft.aura:
        parts.append(priced(BY_ID[draft.aura], texts, aura=True))
    lines = [" · ".join(parts)]
    if card is not None:
        lines.append(texts("own-champion-cost", price=price(draft), cost=card.cost))
    return lines


def priced(ability: Ability, texts: Texts, *, aura: bool = False) -> str:
    """Return the name and the price of an ability, or of its aura."""
    name = aura_text(ability, texts) if aura else ability.name(texts.language)
    worth = price_of_aura(ability) if aura else ability.creature_price
    key = "own-champion-less" if worth < 0 else "own-champion-more"
    return texts(key, ability=name, price=abs(worth))


def known_ids(chosen: Sequence[str], possible: Sequence[Ability]) -> list[str]:
    """Return the chosen abilities in the order of the list. Raises `Refusal` for others."""
    if not {*chosen} <= {ability.id for ability in possible}:
        raise Refusal("refused-stale-champion")
    return [ability.id for ability in possible if ability.id in chosen]


def card_of(row: Champion) -> Card:
    """Return the card of a stored champion."""
    document = read(custom.CardDocument, row.document)
    return custom.read_cards({row.card_id: document}, "champion")[row.card_id]
