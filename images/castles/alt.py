"""Text alternatives of the pictures, for users who can't see them; they reveal nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.castles.board import cell_name
from engine.castles.cards import CARD, RACE, TILE_NAMES, Building, Card, Race
from engine.castles.view import CastlesView, CastleView, CreatureView
from engine.core import Seat
from images.castles.effect import traits
from images.picture import Names, clipped, fitting
from images.words import named, result_text, sentence, written
from texts import Texts, dashed
from texts.castles.names import BUILDING, RACE_OF, effect_text

Brevity = int
"""How short a text is. 0: everything, 1: without numbers of creatures, 2: also without buildings,
3: only the cells of creatures."""


def power_words(race: Race, texts: Texts) -> str:
    """Describe the power of a race."""
    return texts(f"castles-power-{RACE[race].power}-about")


def power_name(race: Race, texts: Texts) -> str:
    """Return the name of a race's power."""
    return texts(f"castles-power-{RACE[race].power}")


def tile_words(tile: str, texts: Texts) -> str:
    """Describe a tile."""
    return texts(f"castles-tile-{tile}-about")


def sign_words(name: str, texts: Texts) -> str:
    """Return the meaning of a sign."""
    return texts(f"castles-sign-{name}")


def status_words(view: CastlesView, names: Names, texts: Texts) -> tuple[str, str]:
    """Return the state in a line, and a note (may be empty): why the match is over."""
    if view.outcome is not None:
        reason = f"castles-picture-reason-{dashed(view.outcome.reason)}"
        return result_text(view.outcome, names, texts), written(reason, texts)
    return texts("castles-picture-turn", turn=view.turn, player=names[view.active]), ""


def board_alt(view: CastlesView, names: Names, texts: Texts) -> str:
    """Describe the turn, dice, castles, creatures, tiles and tombstones, as much as fits."""
    return fitting(board_versions(view, names, texts))


def board_versions(view: CastlesView, names: Names, texts: Texts) -> tuple[str, ...]:
    """Return descriptions of the board, from the longest to the shortest."""
    return tuple([_board(view, names, texts, brief) for brief in range(4)])


def _board(view: CastlesView, names: Names, texts: Texts, brief: Brevity) -> str:
    sentences = [sentence(words) for words in status_words(view, names, texts) if words]
    if view.outcome is None:
        dice = ", ".join(map(str, view.dice))
        sentences.append(texts("castles-alt-dice", count=len(view.dice), dice=dice))
    for castle in view.castles:
        sentences.append(_castle(castle, names, texts, brief))
        own = [each for each in view.creatures if each.owner == castle.seat]
        if own:
            text = _creatures(own, texts, view.active if view.outcome is None else None, brief)
            player = names[castle.seat]
            sentences.append(
                texts("castles-alt-creatures", player=player, count=len(own), creatures=text)
            )
    if view.tiles and brief < 3:
        sentences.append(texts("castles-alt-tiles", tiles=", ".join(_tiles(view, names, texts))))
    if view.tombstones:
        cells = ", ".join(map(cell_name, view.tombstones))
        sentences.append(texts("castles-alt-tombstones", cells=cells))
    return " ".join(sentences)


def _castle(castle: CastleView, names: Names, texts: Texts, brief: Brevity) -> str:
    text = texts(
        "castles-alt-castle",
        player=names[castle.seat],
        race=RACE[castle.race].name(texts.language),
        wounds=castle.wounds,
        hand=castle.size,
        deck=castle.deck,
        discard=len(castle.discard),
    )
    if brief >= 2 or not castle.buildings:
        return text
    stand = [each for each in RACE[castle.race].buildings if each.id in castle.buildings]
    return f"{text} {texts('castles-alt-buildings', buildings=named(stand, texts))}"


def _creatures(
    creatures: Sequence[CreatureView], texts: Texts, active: Seat | None, brief: Brevity
) -> str:
    if brief >= 3:
        return ", ".join(cell_name(each.cell) for each in creatures)
    return ", ".join(_creature(each, texts, active, numbers=not brief) for each in creatures)


def _creature(creature: CreatureView, texts: Texts, active: Seat | None, *, numbers: bool) -> str:
    text = f"{cell_name(creature.cell)} {creature.card.name(texts.language)}"
    if numbers:
        text += f" {creature.life}/{creature.most}"
    notes = [
        sign_words(name, texts)
        for name, holds in (
            ("activated", creature.activated and creature.owner == active),
            ("stunned", creature.stunned),
            ("shield", creature.shield),
        )
        if holds and numbers
    ]
    return f"{text} ({', '.join(notes)})" if notes else text


def _tiles(view: CastlesView, names: Names, texts: Texts) -> Iterator[str]:
    for tile in view.tiles:
        name = texts.named(TILE_NAMES[tile.kind])
        yield f"{cell_name(tile.cell)} {name} ({names[tile.owner]})"


def own_hand(view: CastlesView) -> tuple[Card, ...]:
    """Return the viewer's cards. Raises ValueError for a spectator's view."""
    hand = view.castle(view.viewer).hand if view.viewer is not None else None
    if hand is None:
        raise ValueError("a spectator has no hand")
    return hand


def face_down(view: CastlesView) -> tuple[tuple[CreatureView, Card], ...]:
    """Return the cards face down that the viewer knows, each with the creature on it."""
    return tuple(
        [
            (each, card)
            for each in view.creatures
            for card in (each.boost_card, each.under)
            if card is not None
        ]
    )


def hand_alt(view: CastlesView, names: Names, texts: Texts) -> str:
    """Describe as much as fits of the viewer's cards and their numbers.

    It also lists the cards that can be paid now, and those face down. Raises ValueError for a
    spectator's view.
    """
    return fitting(_hand(view, names, texts, worded=worded) for worded in (True, False))


def _hand(view: CastlesView, names: Names, texts: Texts, *, worded: bool) -> str:
    held = own_hand(view)
    shown = [numbers(each, texts) if worded else each.name(texts.language) for each in held]
    player = names[view.viewer] if view.viewer is not None else ""
    cards = texts.listed(shown) if worded else ", ".join(shown)
    sentences = [texts("castles-alt-hand", player=player, count=len(held), cards=cards)]
    if view.playable:
        sentences.append(texts("castles-alt-playable", cards=named(view.playable, texts)))
    down = [f"{cell_name(each.cell)} {card.name(texts.language)}" for each, card in face_down(view)]
    if down:
        sentences.append(texts("castles-alt-face-down", cards=", ".join(down)))
    return " ".join(sentences)


def numbers(card: Card, texts: Texts) -> str:
    """Describe a card's price, and the numbers and the ability of a creature."""
    text = texts("castles-alt-price", card=card.name(texts.language), price=card.price)
    if not card.is_creature:
        return text
    text = texts(
        "castles-alt-numbers",
        card=text if card.price else card.name(texts.language),
        activation=card.activation,
        move=card.move,
        range=card.range,
        damage=card.damage,
        life=card.life,
    )
    parts = [sign_words(name, texts) for name in traits(card)]
    if card.ability is not None:
        name, cost = card.ability.name(texts.language), card.ability.cost
        parts.append(texts("castles-alt-ability", ability=name, cost=cost))
    return ", ".join([text, *parts])


def card_alt(card: Card, texts: Texts) -> str:
    """Describe a card: its race and kind, its numbers, what unlocks it, and what it does."""
    kind = "legend" if card.is_legend else "creature" if card.is_creature else "magic"
    sentences = [
        f"{numbers(card, texts)}.",
        f"{RACE[card.race].name(texts.language)}, {texts('castles-picture-kind', kind=kind)}.",
    ]
    if card.requires:
        sentences.append(f"{requires_text(card, texts)}.")
    return clipped(" ".join([*sentences, effect_text(card, texts)]).strip())


def requires_text(card: Card, texts: Texts) -> str:
    """Return which buildings the card requires."""
    needed = [each for each in RACE[card.race].buildings if each.id in card.requires]
    names = named(needed, texts)
    return texts("castles-picture-requires", buildings=names)


def building_words(building: Building, texts: Texts) -> str:
    """Return the name of a building and the cards that it unlocks."""
    cards = ", ".join(CARD[each].name(texts.language) for each in building.unlocks)
    return f"{building.name(texts.language)} ({cards})"


def building_alt(building_id: str, texts: Texts) -> str:
    """Describe a building and the cards that it unlocks. Raises KeyError for an unknown id."""
    race, building = RACE_OF[building_id], BUILDING[building_id]
    text = texts(
        "castles-alt-building",
        building=building.name(texts.language),
        race=RACE[race].name(texts.language),
        cards=", ".join(CARD[each].name(texts.language) for each in building.unlocks),
    )
    return clipped(text)


def tile_alt(tile: str, texts: Texts) -> str:
    """Describe a tile. Raises KeyError for an unknown id."""
    return clipped(f"{texts.named(TILE_NAMES[tile])}. {tile_words(tile, texts)}")
