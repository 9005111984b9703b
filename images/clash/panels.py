"""What stands around the lanes: players, turn and mana above, strongholds beside, hands below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engine.clash.cards import Card
from engine.clash.view import DuelView, HandView, PlayerView
from engine.core import Seat
from images.clash.card import token
from images.clash.castle import castle
from images.clash.champion import draw_champion
from images.clash.creature import damage_burst
from images.clash.marks import Marks
from images.clash.terrain import FIELD_TOP, KINGDOM_EDGE, MIDDLE, SIZE
from images.icons import icon
from images.shapes import blend, disc, fill, polygon, put, rounded, solid
from images.text import label, number
from images.theme import (
    CRIMSON,
    INK,
    LEAF,
    MIST,
    NIGHT,
    PAPER,
    SEAT_COLOURS,
    SLATE,
    STEEL,
    VIOLET,
)
from texts import Texts

_MARGIN = 16
_PLATE = (536, 70)
_PLATE_TOP = 12
_HAND = (676, 108)
_HAND_TOP = 782
_BACK = (56, 80)


def draw_header(
    canvas: Image.Image, view: DuelView, names: Mapping[Seat, str], texts: Texts
) -> None:
    """A plate for each player, the active one's lit and with the mana; turn and phase between."""
    for player in view.players:
        _draw_plate(canvas, view, player, names[player.seat])
    turn = texts("picture-turn", turn=view.turn)
    phase = texts("picture-over" if view.outcome else f"picture-phase-{view.phase}")
    put(canvas, label(turn, 42, PAPER, "black", 180), (MIDDLE, 33))
    put(canvas, label(phase, 26, MIST, "bold", 196), (MIDDLE, 72))
    if view.outcome is None:
        colour = SEAT_COLOURS[view.active].bright
        tip, away = (0, -120) if view.active == "A" else (30, 120)
        arrow = polygon((30, 52), ((tip, 26), (30 - tip, 0), (30 - tip, 52)))
        put(canvas, solid(arrow, colour), (MIDDLE + away, _PLATE_TOP + _PLATE[1] // 2))


def _draw_plate(canvas: Image.Image, view: DuelView, player: PlayerView, name: str) -> None:
    seat, (width, height) = player.seat, _PLATE
    active = seat == view.active and view.outcome is None
    colours = SEAT_COLOURS[seat]
    left = _MARGIN if seat == "A" else SIZE[0] - _MARGIN - width
    if active:
        halo = rounded((width + 12, height + 12), 26)
        fill(canvas, (left - 6, _PLATE_TOP - 6), halo, PAPER)
    ground = colours.main if active else colours.dark
    fill(canvas, (left, _PLATE_TOP), rounded((width, height), 20), ground)
    room = width - 40 - (128 if active else 0) - (64 if player.ai else 0)
    text = label(name, 44, PAPER if active else colours.bright, "bold", room)
    x = left + 22 if seat == "A" else left + width - 22 - text.width
    middle = _PLATE_TOP + height // 2
    canvas.paste(text, (x, middle - text.height // 2), text)
    if player.ai is not None:
        put(canvas, icon("robot", 50, colours.bright), (x - 36, middle))
    if active:
        gem = mana_gem(view.mana, 56)
        inner = left + width - 12 - gem.width // 2 if seat == "A" else left + 12 + gem.width // 2
        put(canvas, gem, (inner, middle))


@lru_cache(maxsize=64)
def mana_gem(mana: int, height: int) -> Image.Image:
    """The mana on a dark pill beside a gem (RGBA). Shared: never draw on it."""
    figure = number(str(mana), height * 7 // 10, PAPER)
    gem = icon("rhombus", height * 9 // 10, VIOLET)
    pill = solid(rounded((gem.width + figure.width + height // 2, height), height // 2), INK)
    put(pill, gem, (height * 0.56, height / 2))
    put(pill, figure, (pill.width - height * 0.32 - figure.width / 2, height / 2))
    return pill


def draw_strongholds(canvas: Image.Image, view: DuelView, marks: Marks, texts: Texts) -> None:
    """Each stronghold at the outer edge: its side, its health, and the blows it took."""
    for player in view.players:
        x = KINGDOM_EDGE // 2 - 3 if player.seat == "A" else SIZE[0] - KINGDOM_EDGE // 2 + 3
        _draw_stronghold(canvas, player, x, texts)
        draw_champion(canvas, view, player, x, texts)
        blows_at(canvas, player.seat, marks, (x, FIELD_TOP + 100), 600, texts)


def blows_at(
    canvas: Image.Image,
    seat: Seat,
    marks: Marks,
    middle: tuple[int, int],
    ribbon: int,
    texts: Texts,
) -> None:
    """The damage and the healing of a stronghold, and a ribbon at this y if its bastion fell."""
    x, y = middle
    wound, heal = marks.wounds.get(seat), marks.heals.get(seat)
    both = bool(wound and heal)
    if wound:
        put(canvas, damage_burst(wound, 100 if both else 124), (x - 34 * both, y))
    if heal:
        put(canvas, _healing(heal, 72 if both else 96), (x + 48 * both, y))
    if seat in marks.fallen:
        put(canvas, _ribbon(texts("picture-bastion-fell")), (x, ribbon))


def _draw_stronghold(canvas: Image.Image, player: PlayerView, x: int, texts: Texts) -> None:
    hand = player.hand
    put(canvas, castle(player.seat, hand.bastion, 160), (x, 310))
    side = texts("picture-bastion" if hand.bastion else "picture-fort")
    put(canvas, label(side, 32, PAPER, "bold", 158), (x, 416))
    plate = rounded((156, 116), 24)
    fill(canvas, (x - 78, 446), plate, INK)
    size, heart_size = (76, 50) if hand.health < 10 else (54, 40)
    figure = number(str(hand.health), size, PAPER)
    heart = icon("heart", heart_size, CRIMSON)
    gap = 8
    left = x - (heart.width + gap + figure.width) / 2
    put(canvas, heart, (left + heart.width / 2, 506))
    put(canvas, figure, (left + heart.width + gap + figure.width / 2, 504))


@lru_cache(maxsize=16)
def _healing(places: int, size: int) -> Image.Image:
    """How far a stronghold regenerated, on a green disc (RGBA)."""
    badge = solid(disc(size), PAPER)
    fill(badge, (4, 4), disc(size - 8), blend(LEAF, INK, 0.35))
    put(badge, number(f"+{places}", size * 38 // 100, PAPER), (size / 2, size / 2))
    return badge


@lru_cache(maxsize=16)
def _ribbon(text: str) -> Image.Image:
    """A word of doom on red (RGBA)."""
    words = label(text, 26, PAPER, "bold", 150)
    ribbon = solid(rounded((166, 48), 10), CRIMSON)
    put(ribbon, words, (83, 24))
    return ribbon


def draw_hands(canvas: Image.Image, view: DuelView) -> None:
    """Both hands face down from left to right, each stronghold in its place among the cards."""
    for player in view.players:
        left = _MARGIN if player.seat == "A" else SIZE[0] - _MARGIN - _HAND[0]
        fill(canvas, (left, _HAND_TOP), rounded(_HAND, 20), blend(NIGHT, SLATE, 0.6))
        room_left = left + 126 if player.seat == "A" else left + 16
        if player.ai is not None:
            _draw_deck(canvas, player, player.ai.discard, left)
            continue
        _draw_count(canvas, player, left)
        _draw_backs(canvas, player.seat, player.hand, room_left, _HAND[0] - 142)


def _draw_count(canvas: Image.Image, player: PlayerView, left: int) -> None:
    x = left + 66 if player.seat == "A" else left + _HAND[0] - 66
    middle = _HAND_TOP + _HAND[1] // 2
    figure = number(str(player.hand.count), 44, PAPER)
    put(canvas, icon("cards", 48, MIST), (x - 26, middle))
    put(canvas, figure, (x + 28, middle))


def _draw_deck(canvas: Image.Image, player: PlayerView, discard: Sequence[Card], left: int) -> None:
    """An AI's deck, and its discard pile with the last cards on it; the newest is large."""
    y = _HAND_TOP + _HAND[1] // 2
    x = left + _HAND[0] - 24
    for symbol, amount in (("cards", player.hand.health), ("delete", len(discard))):
        figure = number(str(amount), 44, PAPER)
        put(canvas, figure, (x - figure.width / 2, y))
        put(canvas, icon(symbol, 48, MIST), (x - figure.width - 34, y))
        x -= figure.width + 84
    side = 88
    for card in discard[: (x + 24 - left - 16) // (side + 8)]:
        emblem = token(card, (side, side))
        put(canvas, emblem, (x + 24 - side / 2, y))
        x -= side + 8
        side = 68


def _draw_backs(canvas: Image.Image, seat: Seat, hand: HandView, left: int, room: int) -> None:
    """Cards left of the stronghold are dim; those right of it, its health, are bright."""
    castle_width = 90
    cards = len(hand.cards)
    groups = [count for count in (hand.stronghold, hand.health) if count]
    used = castle_width + len(groups) * (_BACK[0] + 8)
    steps = max(cards - len(groups), 1)
    step = min(_BACK[0] + 8, (room - used) // steps)
    x = left + (room - used - (cards - len(groups)) * step) // 2
    y = _HAND_TOP + _HAND[1] // 2
    for place in range(cards + 1):
        if place == hand.stronghold:
            put(canvas, castle(seat, hand.bastion, castle_width), (x + castle_width // 2, y - 2))
            x += castle_width + 8
            continue
        back = _card_back(seat, place > hand.stronghold)
        canvas.paste(back, (x, y - _BACK[1] // 2), back)
        x += step if place + 1 != hand.stronghold else _BACK[0] + 8


@lru_cache(maxsize=16)
def _card_back(seat: Seat, healthy: bool) -> Image.Image:
    """The back of a card in the seat's colour (RGBA)."""
    width, height = _BACK
    colours = SEAT_COLOURS[seat]
    edge, inner = (colours.bright, colours.main) if healthy else (STEEL, SLATE)
    back = solid(rounded(_BACK, 9), INK)
    fill(back, (2, 2), rounded((width - 4, height - 4), 8), edge)
    fill(back, (5, 5), rounded((width - 10, height - 10), 6), inner)
    put(back, icon("bridge", 38, blend(inner, edge, 0.7)), (width / 2, height / 2))
    return back
