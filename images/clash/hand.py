"""A seat's own hand in its true order, its champion beside it, for its owner only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Literal

from PIL import Image

from engine.clash.abilities import PRICE_OF_BLOOD
from engine.clash.cards import Card
from engine.clash.view import DuelView, HandView, PlayerView
from engine.core import Seat, record
from images.clash.alt import hand_alt
from images.clash.card import miniature, stronghold
from images.clash.champion import state_of
from images.clash.panels import mana_gem
from images.clash.reach import is_blocked
from images.icons import icon
from images.layout import MARGIN, WIDTH
from images.picture import Picture, encode
from images.shapes import fill, put, rounded, solid
from images.text import label, number
from images.theme import (
    CRIMSON,
    GOLD,
    INK,
    MIST,
    NIGHT,
    PAPER,
    SEAT_COLOURS,
    SLATE,
    STEEL,
    Colour,
)
from texts import Texts

NAME = "hand.webp"
_HEADER = 92
BAR = 72
"""The height of the bar over a hand."""
GAP = 18
TAB = 54
"""The height of the tab over a card, with the number of its place when it is available."""
_CARD = (260, 364)


@record
class Slot:
    """What lies at a place of the picture: a card, or the stronghold (no card).

    `number` is its place in hand from 1 while it is available, `tab` the tab over it. `paid` says
    with what it can be played now; `later`: not in this turn.
    """

    card: Card | None
    cost: int
    number: int
    tab: Literal["number", "blocked", "champion", ""]
    paid: Literal["mana", "blood", "no", "later"]
    note: str = ""


def hand(view: DuelView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """The viewer's hand, the stronghold in its place (1400 wide, WebP).

    The cards within reach carry their numbers, those that are blocked a lock; what can be played
    now has a bright frame, and in the viewer's turn all else within reach is dim, as is what costs
    more than the mana. Raises ValueError for a spectator's view.
    """
    seat = view.viewer
    if seat is None or view.player(seat).hand.order is None:
        raise ValueError("a spectator has no hand")
    player = view.player(seat)
    slots = slots_of(view, player, texts)
    across = ceil(len(slots) / _rows(len(slots)))
    size = _card_size(across)
    places = corners(slots, _HEADER, across, size)
    canvas = Image.new("RGB", (WIDTH, places[-1][1] + size[1] + MARGIN), NIGHT)
    draw_bar(canvas, 12, view, seat, names[seat], texts)
    for slot, corner in zip(slots, places, strict=True):
        draw_slot(canvas, slot, player, corner, size, texts.language)
    return Picture(NAME, encode(canvas), hand_alt(view, seat, names, texts))


def _own_turn(view: DuelView, seat: Seat) -> bool:
    return view.active == seat and view.outcome is None


def slots_of(view: DuelView, player: PlayerView, texts: Texts) -> list[Slot]:
    """The viewer's hand from left to right with the stronghold in it, then the champion."""
    held = player.hand
    mana = view.mana if _own_turn(view, player.seat) else None

    def paid(
        card: Card, cost: int, playable: bool = True
    ) -> Literal["mana", "blood", "no", "later"]:
        """Outside the own turn nothing is dim, and nothing bright."""
        if mana is None:
            return "later"
        if playable and cost <= mana:
            return "mana"
        return "blood" if playable and card.mask & PRICE_OF_BLOOD else "no"

    slots = []
    for place, (card, cost) in enumerate(zip(held.order or (), held.costs or (), strict=True)):
        if place < held.available:
            how = paid(card, cost, place in held.playable)
            slots.append(Slot(card, cost, place + 1, "number", how))
        elif is_blocked(held, place):
            slots.append(Slot(card, cost, 0, "blocked", "no"))
        else:
            slots.append(Slot(card, cost, 0, "", paid(card, cost)))
    slots.insert(held.stronghold, Slot(None, 0, 0, "", "mana"))
    if player.champion is not None:
        cost, state = player.champion_cost, state_of(view, player)
        ready = state == "ready"
        note = "" if ready else texts("picture-champion", state=state)
        how = paid(player.champion, cost, player.champion_playable) if ready else "no"
        slots.append(Slot(player.champion, cost, 0, "champion", how, note))
    return slots


def _rows(cards: int) -> int:
    """In how many rows the cards are largest on a narrow screen."""
    return 1 if cards <= 4 else 2 if cards <= 12 else 3


def _card_size(across: int) -> tuple[int, int]:
    room = WIDTH - 2 * MARGIN + GAP
    width = min(room // max(across, 5) - GAP, _CARD[0])
    return width, width * _CARD[1] // _CARD[0]


def corners(
    slots: Sequence[Slot], top: int, across: int, size: tuple[int, int]
) -> list[tuple[int, int]]:
    """The top left corners of cards in rows; a row with tabs has room for them above it."""
    left = (WIDTH - across * (size[0] + GAP) + GAP) // 2
    found, y = [], top
    for start in range(0, len(slots), across):
        row = slots[start : start + across]
        y += TAB if any(slot.tab for slot in row) else GAP
        found += [(left + place * (size[0] + GAP), y) for place in range(len(row))]
        y += size[1] + GAP
    return found


def draw_bar(
    canvas: Image.Image, top: int, view: DuelView, seat: Seat, name: str, texts: Texts
) -> None:
    """Whose hand, the stronghold's health, and in the own turn the mana: `BAR` high."""
    colours = SEAT_COLOURS[seat]
    fill(canvas, (MARGIN, top), rounded((WIDTH - 2 * MARGIN, BAR), 20), colours.dark)
    middle = top + BAR // 2
    words = label(name, 44, colours.bright, "bold", 640)
    canvas.paste(words, (MARGIN + 24, middle - words.height // 2), words)
    x = WIDTH - MARGIN - 12
    parts = [_health(view.player(seat).hand, texts)]
    if _own_turn(view, seat):
        parts.insert(0, mana_gem(view.mana, 56))
    for part in parts:
        put(canvas, part, (x - part.width / 2, middle))
        x -= part.width + 24


def _health(held: HandView, texts: Texts) -> Image.Image:
    """The side that is up and its health (RGBA)."""
    side = label(texts("picture-bastion" if held.bastion else "picture-fort"), 34, PAPER)
    figure = number(str(held.health), 40, PAPER)
    heart = icon("heart", 44, CRIMSON)
    image = Image.new("RGBA", (side.width + heart.width + figure.width + 30, 60), (*PAPER, 0))
    put(image, side, (side.width / 2, 30))
    put(image, heart, (side.width + 16 + heart.width / 2, 30))
    put(image, figure, (image.width - figure.width / 2 - 2, 29))
    return image


def draw_slot(
    canvas: Image.Image,
    slot: Slot,
    player: PlayerView,
    corner: tuple[int, int],
    size: tuple[int, int],
    language: str,
) -> None:
    """A card at its place, under its tab; or the stronghold."""
    if slot.card is None:
        side = "bastion" if player.hand.bastion else "fort"
        drawn = stronghold(side, size, seat=player.seat)
        canvas.paste(drawn, corner, drawn)
        return
    if slot.tab:
        _draw_tab(canvas, slot, corner, size)
    dimmed = slot.paid == "no"
    drawn = miniature(slot.card, size, dimmed=dimmed, language=language, cost=slot.cost)
    canvas.paste(drawn, corner, drawn)


_TABS: dict[str, tuple[Colour, Colour]] = {
    "mana": (GOLD, INK),
    "blood": (CRIMSON, PAPER),
    "no": (STEEL, MIST),
    "later": (STEEL, MIST),
}
"""The colours of tabs and their text: golden if the card can be played, red with blood."""


def _draw_tab(
    canvas: Image.Image, slot: Slot, corner: tuple[int, int], size: tuple[int, int]
) -> None:
    """The tab over a card: its number and a frame when it is available, a lock when it is
    blocked, a crown for a champion."""
    left, top = corner
    colour, ink = _TABS[slot.paid]
    if slot.tab == "blocked":
        colour, ink = SLATE, MIST
    else:
        frame = rounded((size[0] + 14, size[1] + 14), 24)
        fill(canvas, (left - 7, top - 7), frame, colour)
    signs = [_tab_sign(slot, ink)]
    if slot.note:
        signs.append(label(slot.note, 28, ink, "bold", size[0] - 90))
    width = sum(sign.width + 10 for sign in signs) + 30
    x, y = left + (size[0] - max(width, 76)) // 2, top - TAB + 2
    tab = solid(rounded((max(width, 76), TAB + 20), 16), colour)
    canvas.paste(tab, (x, y), tab)
    x = left + (size[0] - width) // 2 + 20
    for sign in signs:
        put(canvas, sign, (x + sign.width / 2, top - TAB / 2 + 2))
        x += sign.width + 10


def _tab_sign(slot: Slot, ink: Colour) -> Image.Image:
    if slot.tab == "number":
        return number(str(slot.number), 34, ink)
    return icon("lock" if slot.tab == "blocked" else "crown", 40, ink)
