"""A seat's hand in its true order, with its champion, for its owner only.

Four cards are in a row, read like text, because the order matters: the first are within reach,
below a tab with their number, and those after the stronghold are its health, on green. The
stronghold is narrow, so that eight cards fill two rows.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from typing import Literal

from PIL import Image

from engine.clash.abilities import PRICE_OF_BLOOD
from engine.clash.cards import Card
from engine.clash.view import BattleView, PlayerView
from engine.core import Seat, record
from images.canvas import fill, lay, light_up, put, put_left, put_right, put_row, write
from images.clash.alt import hand_alt
from images.clash.banners import mana_gem
from images.clash.card import miniature
from images.clash.castle import castle
from images.clash.champion import state_of
from images.clash.field import MARGIN, Box
from images.clash.palette import PALETTE
from images.clash.reach import is_blocked
from images.icons import icon
from images.layout import WIDTH
from images.picture import Names, Picture
from images.shapes import blend, dimmed_image, rounded, solid
from images.shared import shared
from images.strips import Corner, InPieces, Piece, as_strips
from images.text import label, number
from images.theme import (
    CRIMSON,
    GOLD,
    INK,
    LEAF,
    MIST,
    NIGHT,
    PAPER,
    SEAT_COLOURS,
    SLATE,
    STEEL,
    Colour,
)
from texts import Texts

HEALTH_GROUND = blend(LEAF, NIGHT, 0.35)
"""Ground of the cards that are the health of the stronghold."""
BAR = 64
"""Height of the bar above a hand."""
_ABOVE, _INSET, _STAND = 8, (12, 7), (420, 50)
"""Space above the bar, the distance of its figures from its edge, and their size."""
_GAP = 10
_TAB = 38
"""Height of the tab above a card, with its number if it is available."""
_ACROSS = 4
_CARD, _STRONGHOLD, _BETWEEN = (216, 190), (76, 190), 9
_BAND = 5
"""Pixels by which the ground of health is larger than its cards."""
_FRAME = 4
"""Width of the frame around an available card."""


@record
class Slot:
    """A place of the picture: a card, or the stronghold (no card).

    `number` is its place in the hand, from 1, if it is available; `tab` is the kind of tab above
    it. `paid` is what it can be played with now, `later` in other seats' turns.
    """

    card: Card | None
    cost: int
    number: int
    tab: Literal["number", "blocked", "champion", ""]
    paid: Literal["mana", "blood", "no", "later"]
    note: str = ""


def hand(view: BattleView, names: Names, texts: Texts) -> Picture:
    """Draw the viewer's hand, with the stronghold in its place (1000 wide, PNG).

    Cards within reach have their numbers, blocked ones a lock, and cards that can be played now a
    bright frame. In the viewer's turn all cards that can't be played or cost more than the mana are
    dim. Raises ValueError for a spectator's view.
    """
    seat = view.viewer
    if seat is None or view.player(seat).hand.order is None:
        raise ValueError("a spectator has no hand")
    shown = [_bar_spec(view, seat, names[seat], texts), hand_spec(view, view.player(seat), texts)]
    return as_strips("hand", shown, PALETTE, hand_alt(view, seat, names, texts))


def hand_card(view: BattleView, names: Names, texts: Texts) -> Hashable:
    """Return everything that `hand` shows; it does not change with what happens elsewhere."""
    seat = view.viewer
    assert seat is not None, "a spectator has no hand"
    player = view.player(seat)
    mana = view.mana if _own_turn(view, seat) else None
    return names[seat], hand_spec(view, player, texts), player.hand.health, mana


@record
class HandSpec(InPieces):
    """The cards of a hand without the bar above them, as a strip of a picture."""

    seat: Seat
    bastion: bool
    slots: tuple[Slot, ...]
    language: str

    def pieces(self) -> Iterator[tuple[Piece, Corner]]:
        """Yield the ground, then the cards, each below its tab; health is on green."""
        places = _places(self.slots)
        stronghold = next(at for at, slot in enumerate(self.slots) if slot.card is None)
        health = [at > stronghold and slot.tab != "champion" for at, slot in enumerate(self.slots)]
        healthy = tuple([place for place, green in zip(places, health, strict=True) if green])
        _, top, _, height = places[-1]
        yield _Night(top + height + _GAP, healthy), (0, 0)
        for slot, green, (left, top, *_) in zip(self.slots, health, places, strict=True):
            castle = None if slot.card else (self.seat, self.bastion, sum(health))
            shown = _SlotSpec(slot, green, castle, self.language)
            yield shown, (left - shown.beside, top - shown.above)


@record
class _Night:
    """The ground of a hand, green behind the cards that are the stronghold's health."""

    height: int
    health: tuple[Box, ...]

    def draw(self) -> Image.Image:
        canvas = Image.new("RGB", (WIDTH, self.height), NIGHT)
        for left, top, width, height in self.health:
            band = left - _BAND, top - _BAND, left + width + _BAND, top + height + _BAND
            canvas.paste(HEALTH_GROUND, band)
        return canvas


@record
class _SlotSpec:
    """A card below its tab, on green if it is health.

    A stronghold is its seat, whether it is the bastion, and its health.
    """

    slot: Slot
    green: bool
    stronghold: tuple[Seat, bool, int] | None
    language: str

    @property
    def above(self) -> int:
        """The height of the tab."""
        return _TAB if self.slot.tab else 0

    @property
    def beside(self) -> int:
        """The width of the frame at the sides and below."""
        return _FRAME if self.slot.tab else 0

    def draw(self) -> Image.Image:
        (width, height), corner = _size(self.slot), (self.beside, self.above)
        size = width + 2 * self.beside, self.above + height + self.beside
        canvas = Image.new("RGB", size, NIGHT)
        if self.green:
            canvas.paste(HEALTH_GROUND, (0, max(self.above - _BAND, 0), *size))
        if self.slot.tab:
            _draw_tab(canvas, self.slot, corner)
        lay(canvas, self._card(), corner)
        return canvas

    def _card(self) -> Image.Image:
        slot = self.slot
        if slot.card is None:
            assert self.stronghold is not None, "no card"
            return _stronghold(*self.stronghold)
        bright = miniature(slot.card, _CARD, language=self.language, cost=slot.cost)
        return dimmed_image(bright) if slot.paid == "no" else bright


@shared(64)
def _stronghold(seat: Seat, bastion: bool, health: int) -> Image.Image:
    width, height = _STRONGHOLD
    image = solid(rounded(_STRONGHOLD, 16), SEAT_COLOURS[seat].dark)
    put(image, castle(seat, bastion, 68), (width / 2, 42))
    figure = number(str(health), 40, PAPER, max_width=44)
    heart = icon("heart", 30, CRIMSON)
    left = (width - heart.width - figure.width) / 2
    put(image, heart, (left + heart.width / 2 - 1, height - 34))
    put(image, figure, (width - left - figure.width / 2 + 1, height - 34))
    return image


def hand_spec(view: BattleView, player: PlayerView, texts: Texts) -> HandSpec:
    """Return the strip of the viewer's hand."""
    slots = tuple(slots_of(view, player, texts))
    return HandSpec(player.seat, player.hand.bastion, slots, texts.language)


def _places(slots: Sequence[Slot]) -> list[Box]:
    """Return the boxes of slots from the top of the hand, four cards in a row.

    The stronghold is in front of the cards that are its health.
    """
    cards = [at for at, slot in enumerate(slots) if slot.card is not None]
    ends = [cards[at - 1] + 1 for at in range(_ACROSS, len(cards), _ACROSS)]
    places: list[Box] = []
    y = 0
    for start, end in pairwise([0, *ends, len(slots)]):
        x, row = MARGIN, slots[start:end]
        y += _TAB if any(slot.tab for slot in row) else _GAP
        for width, height in map(_size, row):
            places.append((x, y, width, height))
            x += width + _BETWEEN
        y += _CARD[1] + _GAP
    return places


def _size(slot: Slot) -> tuple[int, int]:
    return _STRONGHOLD if slot.card is None else _CARD


def _own_turn(view: BattleView, seat: Seat) -> bool:
    return view.active == seat and view.outcome is None


def slots_of(view: BattleView, player: PlayerView, texts: Texts) -> list[Slot]:
    """Return the viewer's hand from left to right with its stronghold, then the champion."""
    held = player.hand
    mana = view.mana if _own_turn(view, player.seat) else None

    def paid(
        card: Card, cost: int, playable: bool = True
    ) -> Literal["mana", "blood", "no", "later"]:
        """Return how a card can be paid; "later" outside the seat's turn."""
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


@record
class _BarSpec(InPieces):
    """The bar above a hand, as a strip of a picture."""

    name: _Name
    stand: _Stand

    def pieces(self) -> Iterator[tuple[Piece, Corner]]:
        """Yield the bar with the owner's name, then the figures at its right."""
        yield self.name, (0, 0)
        yield self.stand, (WIDTH - MARGIN - _INSET[0] - _STAND[0], _ABOVE + _INSET[1])


@record
class _Name:
    """The owner's name on the bar."""

    seat: Seat
    name: str

    def draw(self) -> Image.Image:
        canvas, colours = Image.new("RGB", (WIDTH, _ABOVE + BAR), NIGHT), SEAT_COLOURS[self.seat]
        fill(canvas, (MARGIN, _ABOVE), rounded((WIDTH - 2 * MARGIN, BAR), 18), colours.dark)
        words = label(self.name, 36, colours.bright, "bold", 480)
        write(canvas, words, MARGIN + 24, _ABOVE + BAR // 2)
        return canvas


@record
class _Stand:
    """The stronghold's health, and in the owner's turn the mana."""

    seat: Seat
    side: str
    health: int
    mana: int | None

    def draw(self) -> Image.Image:
        canvas = Image.new("RGB", _STAND, SEAT_COLOURS[self.seat].dark)
        x, middle = float(_STAND[0]), _STAND[1] / 2
        if self.mana is not None:
            gem = mana_gem(self.mana, 50)
            put_right(canvas, gem, (x, middle))
            x -= gem.width + 24
        side, figure = label(self.side, 28, PAPER), number(str(self.health), 34, PAPER)
        heart = icon("heart", 38, CRIMSON)
        put_right(canvas, figure, (x - 2, middle - 1))
        x -= figure.width + heart.width + 14
        put_left(canvas, heart, (x, middle))
        put_right(canvas, side, (x - 12, middle))
        return canvas


def _bar_spec(view: BattleView, seat: Seat, name: str, texts: Texts) -> _BarSpec:
    """Return the bar with the owner's name, health, and in their turn the mana."""
    held, mana = view.player(seat).hand, view.mana if _own_turn(view, seat) else None
    side = texts("picture-bastion" if held.bastion else "picture-fort")
    return _BarSpec(_Name(seat, name), _Stand(seat, side, held.health, mana))


_TABS: dict[str, tuple[Colour, Colour]] = {
    "mana": (GOLD, INK),
    "blood": (CRIMSON, PAPER),
    "no": (STEEL, MIST),
    "later": (STEEL, MIST),
}
"""Colours of tabs and their text: golden if the card can be played, red if with blood."""


def _draw_tab(canvas: Image.Image, slot: Slot, corner: tuple[int, int]) -> None:
    """Draw the tab above a card.

    It has a number and a frame if the card is available, a lock if it is blocked, a crown for a
    champion.
    """
    (left, top), across = corner, _CARD[0]
    colour, ink = _TABS[slot.paid]
    if slot.tab == "blocked":
        colour, ink = SLATE, MIST
    else:
        light_up(canvas, corner, _CARD, _FRAME, 18, colour)
    signs = [_tab_sign(slot, ink)]
    if slot.note:
        signs.append(label(slot.note, 22, ink, "bold", across - 60))
    width = min(max(sum(sign.width + 8 for sign in signs) + 20, 56), across)
    tab = solid(rounded((width, _TAB + 20), 14), colour)
    lay(canvas, tab, (left + (across - width) // 2, top - _TAB + 2))
    x = left + (across - sum(sign.width + 8 for sign in signs) + 8) / 2
    put_row(canvas, signs, (x, top - _TAB / 2 + 1), 8)


def _tab_sign(slot: Slot, ink: Colour) -> Image.Image:
    if slot.tab == "number":
        return number(str(slot.number), 26, ink)
    return icon("lock" if slot.tab == "blocked" else "crown", 30, ink)
