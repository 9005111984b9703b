"""The legend of marks on boards and hands other than abilities: figures, badges, tabs.

Each is drawn as it looks there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from PIL import Image

from engine.clash.abilities import PRICE_OF_BLOOD
from engine.clash.cards import Card
from engine.clash.view import BattleView, CreatureView, PlayerView
from images.arrows import damage_burst
from images.canvas import put, put_right
from images.clash.ability_icons import SIGNS, ability_icon, aura_icon
from images.clash.badges import order_badge, round_badge, used_up
from images.clash.banners import card_back
from images.clash.card import mana_disc
from images.clash.castle import castle
from images.clash.champion import crown
from images.clash.creature import is_asleep
from images.clash.hand import HEALTH_GROUND
from images.clash.reach import is_blocked
from images.icons import icon
from images.legends import framed, marks_legend
from images.shapes import blend, rounded, solid
from images.text import number
from images.theme import CRIMSON, GOLD, INK, LEAF, MIST, PAPER, SAND, STEEL, VIOLET, Colour

_LENT, _GIVEN, _USED = "rage", "splash", "protection"
"""Examples of abilities that are borrowed, given by an aura, and used up."""


def _plate(symbol: str, ground: Colour, size: int) -> Image.Image:
    image = solid(rounded((size, size), size // 5), ground)
    put(image, icon(symbol, size * 3 // 4, SAND), (size / 2, size / 2))
    return image


def _tab(words: str, ground: Colour, ink: Colour, size: int) -> Image.Image:
    image = solid(rounded((size, size * 4 // 5), size // 4), ground)
    drawn = number(words, size // 2, ink) if words.isdigit() else icon(words, size * 3 // 5, ink)
    put(image, drawn, (image.width / 2, image.height / 2))
    return image


def _beside(one: Image.Image, other: Image.Image) -> Image.Image:
    size = one.width + other.width + 2
    image = Image.new("RGBA", (size, size), (*PAPER, 0))
    put(image, one, (one.width / 2, size / 2))
    put_right(image, other, (size, size / 2))
    return image


def _backs(size: int) -> Image.Image:
    dim, bright = (card_back("A", healthy) for healthy in (False, True))
    both = _beside(dim, bright)
    return both.resize((size, size))


_DRAWN: Mapping[str, Callable[[int], Image.Image]] = {
    "stronghold": lambda size: castle("A", True, size),
    "health": partial(_plate, "heart", blend(LEAF, INK, 0.45)),
    "attack": partial(_plate, "sword", blend(STEEL, INK, 0.25)),
    "hurt": partial(_plate, "heart", CRIMSON),
    "spell": partial(_plate, "sword", CRIMSON),
    "cards": lambda size: icon("cards", size, MIST),
    "backs": _backs,
    "mana": lambda size: icon("rhombus", size, VIOLET),
    "cost": lambda size: mana_disc(3, size),
    "order": lambda size: order_badge(1, True, size, GOLD),
    "asleep": lambda size: round_badge("sleep", size, PAPER, INK),
    "fresh": partial(framed, GOLD),
    "lent": lambda size: ability_icon(_LENT, size, borrowed=True),
    "aura": lambda size: aura_icon(_GIVEN, size),
    "used": lambda size: used_up(_USED, size, False),
    "pair": lambda size: round_badge("layers", size, SIGNS["symbiote"].colour, PAPER),
    "captive": lambda size: round_badge(SIGNS["shackle"].icon, size, INK, PAPER),
    "champion": crown,
    "partner": lambda size: icon("account-multiple", size, MIST),
    "ai": lambda size: icon("robot", size, MIST),
    "ai-deck": lambda size: icon("cards", size, MIST),
    "discard": lambda size: icon("delete", size, MIST),
    "reach": partial(_tab, "1", GOLD, INK),
    "blood": partial(_tab, "1", CRIMSON, PAPER),
    "later": partial(_tab, "1", STEEL, MIST),
    "blocked": partial(_tab, "lock", STEEL, MIST),
    "healthy": lambda size: solid(rounded((size, size), size // 5), HEALTH_GROUND),
    "blow": partial(damage_burst, 2),
    "shielded": lambda size: icon("shield", size, PAPER),
    "fallen": lambda size: round_badge("skull", size, CRIMSON, PAPER),
}


MARKS = marks_legend(_DRAWN, lambda name, texts: texts(f"clash-mark-{name}"))


def marks_of_cards(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return the marks on these cards."""
    return MARKS.in_order(_on_cards(cards))


def marks_in_sight(view: BattleView) -> tuple[str, ...]:
    """Return the marks that this viewer sees: on boards, in their hand, in animations."""
    found = {"stronghold", "backs", "mana", "blow", "fallen"}
    creatures = [each for player in view.players for each in (*player.upper, *player.lower)]
    for creature in creatures:
        found.update(_on_creature(creature))
    if any("protection" in (each.id for each in creature.abilities) for creature in creatures):
        found.add("shielded")
    for player in view.players:
        found.update(_beside_the_lanes(player))
    if len(view.players) > 2 and view.mode != "free_for_all":
        found.add("partner")
    if view.viewer is not None:
        found.update(_in_hand(view.player(view.viewer)))
    return MARKS.in_order(found)


def _on_creature(creature: CreatureView) -> Iterator[str]:
    yield from ("attack", "health")
    holds = {
        "hurt": creature.health_left < creature.health,
        "order": creature.attack_order is not None,
        "asleep": is_asleep(creature),
        "fresh": creature.entered_this_turn,
        "lent": bool(creature.borrowed),
        "aura": bool(creature.auras),
        "used": creature.protection_used,
        "pair": creature.symbiote is not None,
        "captive": bool(creature.shackled),
    }
    yield from (name for name, there in holds.items() if there)


def _beside_the_lanes(player: PlayerView) -> Iterator[str]:
    yield from ("ai", "ai-deck", "discard") if player.ai is not None else ("cards",)
    if player.champion is not None:
        yield "champion"


def _in_hand(player: PlayerView) -> Iterator[str]:
    held, order = player.hand, player.hand.order or ()
    yield from _on_cards((*order, *([player.champion] if player.champion else ())))
    yield from ("reach", "later")
    if any(card.mask & PRICE_OF_BLOOD for card in order):
        yield "blood"
    if any(is_blocked(held, place) for place in range(len(order))):
        yield "blocked"
    if held.health:
        yield "healthy"


def _on_cards(cards: Iterable[Card]) -> Iterator[str]:
    for card in cards:
        yield "cost"
        yield from ("attack", "health") if card.is_creature else ("spell",)
        if card.aura_ability is not None:
            yield "aura"
