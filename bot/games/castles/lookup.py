"""Look-ups of cards, races, buildings and tiles.

A page says what something does, and explains the terms it uses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.game_api.lookup import CardBook, CardPage
from engine.castles.cards import (
    BUILD,
    CARD,
    CARDS,
    RACE,
    RACES,
    SKELETON,
    TILE_NAMES,
    TILES,
    Card,
    Race,
)
from engine.naming import in_order
from images.castles.alt import building_alt, card_alt, tile_alt
from images.castles.card import card_picture, race_sheet
from images.castles.places import building_picture, tile_picture
from images.picture import Drawing
from texts import Texts
from texts.castles.names import BUILDING, RACE_OF, built_name, card_name, effect_text, race_name

_SETTINGS = ("shield", "stun", "ready", "bonus", "tombstone", "skeleton")
"""Operations whose names are terms of the rules."""


class CastlesCards(CardBook):
    """All cards by their names, then races, buildings and tiles."""

    cards = (
        *((card.id, dict(card.names)) for card in (*CARDS, SKELETON)),
        *((race, dict(RACE[race].names)) for race in RACES),
        *((building.id, dict(building.names)) for building in BUILDING.values()),
        *((tile, dict(TILE_NAMES[tile])) for tile in TILES),
    )

    def label(self, card_id: str, texts: Texts) -> str:
        """Return the name with its race or kind."""
        if card_id in RACE:
            return texts("castles-label-race", race=RACE[card_id].name(texts.language))
        if card_id in BUILDING:
            name, race = BUILDING[card_id].name(texts.language), RACE_OF[card_id]
            return texts("castles-label-building", building=name, race=race_name(race, texts))
        if card_id in TILES:
            return texts("castles-label-tile", tile=built_name(card_id, texts))
        return f"{card_name(card_id, texts)} · {race_name(CARD[card_id].race, texts)}"

    def page(self, card_id: str, texts: Texts) -> CardPage:
        """Return the page of a card with its face and effect, or of another thing.

        That is the sheet of a race, a building with what it unlocks, or a tile.
        """
        if card_id in RACE:
            race = RACE[card_id]
            castle = texts.named(race.castle)
            heading = f"### {race.name(texts.language)}\n{castle}"
            return CardPage(heading, sheet_of(race.id, texts), race_text(race.id, texts))
        if card_id in BUILDING:
            return _building_page(card_id, texts)
        if card_id in TILES:
            return _tile_page(card_id, texts)
        card = CARD[card_id]
        heading = f"### {card.name(texts.language)}\n{_kind(card, texts)}"
        lines = [_does(card, texts), *explained(card, texts)]
        return CardPage(heading, face_of(card, texts), "\n".join(filter(None, lines)))


def face_of(card: Card, texts: Texts) -> Drawing:
    """Return the drawing of a card's face."""
    facts = ("castles card", card.id, texts.language)
    alt = partial(card_alt, card, texts)
    return Drawing(facts, partial(card_picture, card, texts), alt)


def sheet_of(race: Race, texts: Texts) -> Drawing:
    """Return the drawing of all cards of a race and its buildings."""
    facts = ("castles race", race, texts.language)
    return Drawing(facts, partial(race_sheet, race, texts), partial(sheet_alt, race, texts))


def race_named(deck: Sequence[str], texts: Texts) -> str:
    """Return the name of the race that is a player's whole deck; empty if it is unknown."""
    return next((race_name(race, texts) for race in RACES if [race] == [*deck]), "")


def sheet_alt(race: Race, texts: Texts) -> str:
    """Name the cards of a race."""
    cards = ", ".join(card.name(texts.language) for card in CARDS if card.race == race)
    return texts("castles-alt-race-cards", race=race_name(race, texts), cards=cards)


def race_text(race: Race, texts: Texts) -> str:
    """Return the power of a race, and what its buildings unlock."""
    power = RACE[race].power
    words = texts(f"castles-power-{power}"), texts(f"castles-power-{power}-about")
    lines = [_explanation(*words, texts)]
    lines += [unlocking(building.id, texts) for building in RACE[race].buildings]
    return "\n".join(lines)


def unlocking(building_id: str, texts: Texts) -> str:
    """Return a building's name and the cards that need it."""
    building = BUILDING[building_id]
    cards = ", ".join(
        card.name(texts.language) for card in in_order(CARD[each] for each in building.unlocks)
    )
    return texts("castles-unlocking", building=building.name(texts.language), cards=cards)


def explained(card: Card, texts: Texts) -> list[str]:
    """Explain the traits and terms that a card uses, each once, one per line."""
    lines = []
    for trait in _traits(card):
        words = texts(f"castles-trait-{trait}"), texts(f"castles-trait-{trait}-about")
        lines.append(_explanation(*words, texts))
    ops = card.ability.ops if card.ability else ()
    for term in dict.fromkeys(op.kind for op in ops if op.kind in _SETTINGS):
        lines.append(_term(term, texts))
    return lines


def _traits(card: Card) -> Iterator[str]:
    yield from ["legend"] if card.is_legend else []
    yield from ["flying"] if card.flying else []
    yield from ["lifesteal"] if card.lifesteal else []
    yield from ["no-wound"] if card.no_wound else []


def _term(term: str, texts: Texts) -> str:
    words = texts(f"castles-term-{term}"), texts(f"castles-term-{term}-about")
    return _explanation(*words, texts)


def _explanation(term: str, about: str, texts: Texts) -> str:
    return texts("castles-explained", term=term, about=about)


def _kind(card: Card, texts: Texts) -> str:
    """Return a card's race and kind, its price, and the buildings it needs."""
    facts = {"race": race_name(card.race, texts), "price": card.price}
    if card is SKELETON:
        text = texts("castles-is-token", **facts)
    elif card.is_creature:
        text = texts("castles-is-creature", **facts)
    else:
        text = texts("castles-is-magic", **facts)
    if not card.requires:
        return text
    needs = ", ".join(BUILDING[need].name(texts.language) for need in card.requires)
    return f"{text} · {texts('castles-needs', buildings=needs)}"


def _does(card: Card, texts: Texts) -> str:
    """Return the numbers of a creature and the effect of an ability or a magic."""
    lines = []
    if card.is_creature:
        names = ("activation", "move", "range", "damage", "life")
        facts = {name: getattr(card, name) for name in names}
        lines.append(texts("castles-numbers", **facts))
    if card.ability is not None:
        text = effect_text(card, texts)
        if card.is_creature:
            facts = {"ability": card.ability.name(texts.language), "price": card.ability.cost}
            text = texts("castles-uses", **facts, about=text)
        lines.append(text)
    return "\n".join(lines)


def _building_page(building_id: str, texts: Texts) -> CardPage:
    building, race = BUILDING[building_id], RACE_OF[building_id]
    heading = f"### {building.name(texts.language)}\n{race_name(race, texts)}"
    lines = [unlocking(building_id, texts), _term("building", texts)]
    facts = ("castles building", building_id, texts.language)
    alt = partial(building_alt, building_id, texts)
    drawing = Drawing(facts, partial(building_picture, building_id, texts), alt)
    return CardPage(heading, drawing, "\n".join(lines))


def _tile_page(tile: str, texts: Texts) -> CardPage:
    count = next(count for kind, count in TILES.items() if kind == tile)
    text = texts("castles-is-tile", price=BUILD, count=count)
    heading = f"### {built_name(tile, texts)}\n{text}"
    lines = [texts(f"castles-tile-{tile}-about"), _term("tile", texts)]
    facts = ("castles tile", tile, texts.language)
    drawing = Drawing(facts, partial(tile_picture, tile, texts), partial(tile_alt, tile, texts))
    return CardPage(heading, drawing, "\n".join(lines))
