"""What tells of a kingdom beside its rows: its stronghold and health, its hand, its mana."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engine.clash.cards import Card
from engine.clash.seating import SEATINGS
from engine.clash.view import BattleView, PlayerView
from engine.core import SEATS, Seat, record
from images.clash.card import token
from images.clash.castle import castle
from images.clash.champion import State, medal, state_of
from images.clash.creature import damage_burst
from images.clash.field import BANNER, WIDTH, Banner
from images.clash.marks import Marks
from images.icons import icon
from images.shapes import blend, disc, fill, put, rounded, solid
from images.text import label, number
from images.theme import (
    CRIMSON,
    INK,
    LEAF,
    MIST,
    NIGHT,
    PAPER,
    SAND,
    SEAT_COLOURS,
    SLATE,
    STEEL,
    VIOLET,
)
from texts import Texts

_BACK = (32, 44)
_WIDE, _NARROW = (104, 150), (70, 118)
"""How wide castle and health are on a banner over the whole board, and on half of it."""
_LEAST_NAME = 60
"""Less room is none for the name of a partner."""
_COUNT = 94
"""The room for the number of cards before the backs of a hand."""
_HAND_Y = 86
"""The middle of the hand, below the name."""
_STEP = _BACK[0] + 5
_END = 18
"""The space at the right end."""
_CASTLE_IN_HAND = 52
"""The room for the stronghold among the backs of a hand."""


@record
class _Kingdom:
    """All that a banner shows. `partner` says with whom it plays, if with anybody; `cards` are
    those right of the stronghold, `before` is the health before what just happened, `mana` None
    while others play; of an AI `discard`, the top card first; `spell` is what it has just cast.
    """

    seat: Seat
    name: str
    team: Seat
    partner: str
    bastion: bool
    stronghold: int
    cards: int
    health: int
    before: int
    wound: int
    heal: int
    fallen: bool
    mana: int | None
    champion: tuple[Card, State] | None
    discard: tuple[Card, ...] | None
    spell: Card | None


@record
class BannersShown:
    """What the banner of a kingdom, or two of them side by side, show: a strip of a board."""

    banners: tuple[tuple[_Kingdom, str], ...]

    def draw(self) -> Image.Image:
        """The strip (RGB)."""
        strip = Image.new("RGB", (WIDTH, BANNER))
        width = WIDTH // len(self.banners)
        for place, (kingdom, side) in enumerate(self.banners):
            strip.paste(banner_picture(kingdom, (width, BANNER), side), (place * width, 0))
        return strip


def banners_shown(
    view: BattleView,
    banners: Sequence[Banner],
    names: Mapping[Seat, str],
    marks: Marks,
    texts: Texts,
) -> BannersShown:
    """What these banners show that stand side by side over the whole width."""
    return BannersShown(
        tuple([_shown(view, banner.seat, names, marks, texts) for banner in banners])
    )


def _shown(
    view: BattleView, seat: Seat, names: Mapping[Seat, str], marks: Marks, texts: Texts
) -> tuple[_Kingdom, str]:
    """What the banner of a kingdom shows, and the words below its health."""
    player = view.player(seat)
    health, wound = player.hand.health, marks.wounds.get(seat, 0)
    fallen = seat in marks.fallen
    gain = marks.gains.get(seat, 0)
    before = health if fallen else health + wound - gain
    if marks.coming:
        before, health = health, max(health - wound, 0)
    playing = seat == view.active and view.outcome is None
    partner = _partner(view, seat)
    champion = player.champion
    kingdom = _Kingdom(
        seat,
        names[seat],
        SEATS[SEATS.index(seat) % 2] if SEATINGS[view.mode].teams else seat,
        names[partner] if partner else "",
        player.hand.bastion,
        player.hand.stronghold,
        player.hand.health,
        health,
        before,
        wound,
        marks.heals.get(seat, 0),
        fallen,
        view.mana if playing else None,
        (champion, state_of(view, player)) if champion else None,
        None if player.ai is None else tuple(player.ai.discard),
        marks.spell.card if marks.spell is not None and marks.spell.seat == seat else None,
    )
    side = texts("picture-bastion" if player.hand.bastion else "picture-fort")
    words = texts("picture-bastion-fell") if fallen else side
    return kingdom, words


def spell_middle(width: int) -> tuple[int, int]:
    """Where on a banner of this width an incantation lies that was cast."""
    x = width - _END - _spell_side(width) // 2
    return x, BANNER // 2 if width == WIDTH else _HAND_Y - 2


def _spell_side(width: int) -> int:
    return 84 if width == WIDTH else 50


def hand_end(player: PlayerView, width: int) -> int:
    """Where on a banner of this width the last card of a hand lies, or what counts its cards."""
    if width < WIDTH:
        return _hand_start(width) + 40
    cards = min(player.hand.count, 12)
    return _hand_start(width) + _COUNT + _CASTLE_IN_HAND + (cards - 2) * _STEP + _BACK[0] // 2


def _hand_start(width: int) -> int:
    """Where name and hand begin, right of the stronghold."""
    return 20 + sum(_WIDE if width == WIDTH else _NARROW) + 14


def _partner(view: BattleView, seat: Seat) -> Seat | None:
    """The other seat of its team."""
    if len(view.players) < 4 or not SEATINGS[view.mode].teams:
        return None
    return SEATS[(SEATS.index(seat) + 2) % 4]


@lru_cache(maxsize=16)
def banner_picture(kingdom: _Kingdom, size: tuple[int, int], side: str) -> Image.Image:
    """The banner of a kingdom (RGB). Shared: never draw on it."""
    colours, playing = SEAT_COLOURS[kingdom.seat], kingdom.mana is not None
    image = Image.new("RGB", size, NIGHT)
    edge = SEAT_COLOURS[kingdom.team].bright if playing else SEAT_COLOURS[kingdom.team].main
    fill(image, (3, 3), rounded((size[0] - 6, size[1] - 6), 20), edge)
    ground = blend(colours.main, INK, 0.15) if playing else colours.dark
    fill(image, (8, 8), rounded((size[0] - 16, size[1] - 16), 16), ground)
    wide = size[0] == WIDTH
    x = _draw_stronghold(image, kingdom, side, wide)
    end = _draw_right_end(image, kingdom, wide)
    _draw_name(image, kingdom, x, end)
    if kingdom.discard is not None:
        _draw_deck(image, kingdom, kingdom.discard, x, end)
    elif wide:
        _draw_backs(image, kingdom, x, end)
    else:
        _draw_count(image, kingdom, x, end)
    return image


def _draw_stronghold(image: Image.Image, kingdom: _Kingdom, side: str, wide: bool) -> int:
    """Castle, health, and the blows; returns where the rest begins."""
    middle = image.height // 2
    width, plate = _WIDE if wide else _NARROW
    x = 14 + width // 2
    put(image, castle(kingdom.seat, kingdom.bastion, width), (x, middle))
    left = 20 + width
    fill(image, (left, 14), rounded((plate, image.height - 28), 18), INK)
    parts = [icon("heart", 40 if wide else 32, CRIMSON)]
    if kingdom.before != kingdom.health and kingdom.before < 100:
        figure = number(str(kingdom.before), 26, SAND, "bold")
        parts = [figure, icon("arrow-right-thick", 24, SAND)]
    room = plate - 12 - sum(part.width + 6 for part in parts)
    parts.append(number(str(kingdom.health), 50, PAPER, max_width=room))
    used = sum(part.width + 6 for part in parts) - 6
    at = left + (plate - used) / 2
    for part in parts:
        put(image, part, (at + part.width / 2, middle - 14))
        at += part.width + 6
    colour = PAPER if not kingdom.fallen else CRIMSON
    words = label(side, 23, blend(colour, PAPER, 0.3), "bold", plate - 10)
    put(image, words, (left + plate / 2, image.height - 32))
    if kingdom.wound:
        put(image, damage_burst(kingdom.wound, width * 8 // 10), (x, middle - 4))
    if kingdom.heal:
        put(image, _healing(kingdom.heal, 50), (x + width // 3, middle + 28))
    return _hand_start(image.width)


def _draw_right_end(image: Image.Image, kingdom: _Kingdom, wide: bool) -> int:
    """What was cast, the mana of whoever plays and, if there is room, the champion, from the right;
    returns where they begin."""
    x, middle = image.width - _END, image.height // 2
    if kingdom.spell is not None:
        side = _spell_side(image.width)
        put(image, token(kingdom.spell, (side, side)), spell_middle(image.width))
        x -= side + 10
    if kingdom.mana is not None:
        gem = mana_gem(kingdom.mana, 64 if wide else 50 if kingdom.spell is None else 38)
        put(image, gem, (x - gem.width / 2, middle if wide else _HAND_Y - 2))
        x -= gem.width + 10
    if kingdom.champion is not None:
        drawn = medal(kingdom.champion[0], kingdom.seat, kingdom.champion[1])
        high = image.height - 24 if wide else 52
        drawn = drawn.resize((drawn.width * high // drawn.height, high))
        if x - drawn.width < _hand_start(image.width) + _COUNT:
            return x
        put(image, drawn, (x - drawn.width / 2, middle if wide else _HAND_Y - 6))
        x -= drawn.width + 10
    return x


def _draw_name(image: Image.Image, kingdom: _Kingdom, x: int, end: int) -> None:
    colours = SEAT_COLOURS[kingdom.seat]
    ink = PAPER if kingdom.mana is not None else colours.bright
    room = (end if image.width == WIDTH else image.width - 18) - x
    if kingdom.discard is not None:
        put(image, icon("robot", 36, ink), (x + 18, 36))
        x, room = x + 44, room - 44
    words = label(kingdom.name, 36 if image.width == WIDTH else 30, ink, "bold", room)
    image.paste(words, (x, 36 - words.height // 2), words)


def _draw_backs(image: Image.Image, kingdom: _Kingdom, x: int, end: int) -> None:
    """How many cards there are; then the hand face down: cards left of the stronghold are dim,
    those right of it, its health, bright."""
    count = kingdom.stronghold + kingdom.cards + 1
    _draw_amount(image, "cards", count, x)
    x += _COUNT
    step = min(_STEP, (end - x - _CASTLE_IN_HAND - _BACK[0]) // max(count - 2, 1))
    for place in range(count):
        if place == kingdom.stronghold:
            drawn = castle(kingdom.seat, kingdom.bastion, _CASTLE_IN_HAND - 4)
            put(image, drawn, (x + _CASTLE_IN_HAND // 2 - 2, _HAND_Y - 2))
            x += _CASTLE_IN_HAND
            continue
        back = _card_back(kingdom.seat, place > kingdom.stronghold)
        image.paste(back, (x, _HAND_Y - _BACK[1] // 2), back)
        x += step


def _draw_count(image: Image.Image, kingdom: _Kingdom, x: int, end: int) -> None:
    """How many cards the hand has, at a table of four, and the partner."""
    x = _draw_amount(image, "cards", kingdom.stronghold + kingdom.cards + 1, x)
    room = end - x - 38
    if kingdom.partner and room >= _LEAST_NAME:
        colour = SEAT_COLOURS[kingdom.team].bright
        words = label(kingdom.partner, 24, colour, "bold", room)
        put(image, icon("account-multiple", 30, colour), (x + 15, _HAND_Y))
        image.paste(words, (x + 36, _HAND_Y - words.height // 2), words)


def _draw_amount(image: Image.Image, symbol: str, amount: int, x: int) -> int:
    figure = number(str(amount), 28, PAPER)
    put(image, icon(symbol, 38, MIST), (x + 19, _HAND_Y))
    put(image, figure, (x + 44 + figure.width / 2, _HAND_Y))
    return x + 44 + figure.width + 14


def _draw_deck(
    image: Image.Image, kingdom: _Kingdom, discard: tuple[Card, ...], x: int, end: int
) -> None:
    """An AI's deck, and its discard pile with the newest cards first."""
    x = _draw_amount(image, "cards", kingdom.cards, x)
    if end - x < _COUNT:
        return
    x = _draw_amount(image, "delete", len(discard), x)
    side = 48
    for card in discard[: max((end - x) // (side + 6), 0)]:
        put(image, token(card, (side, side)), (x + side / 2, _HAND_Y))
        x += side + 6


@lru_cache(maxsize=64)
def mana_gem(mana: int, height: int) -> Image.Image:
    """The mana on a dark pill beside a gem (RGBA). Shared: never draw on it."""
    figure = number(str(mana), height * 7 // 10, PAPER)
    gem = icon("rhombus", height * 9 // 10, VIOLET)
    pill = solid(rounded((gem.width + figure.width + height // 2, height), height // 2), INK)
    put(pill, gem, (height * 0.56, height / 2))
    put(pill, figure, (pill.width - height * 0.32 - figure.width / 2, height / 2))
    return pill


@lru_cache(maxsize=16)
def _healing(places: int, size: int) -> Image.Image:
    """How far a stronghold regenerated, on a green disc (RGBA)."""
    badge = solid(disc(size), PAPER)
    fill(badge, (3, 3), disc(size - 6), blend(LEAF, INK, 0.35))
    put(badge, number(f"+{places}", size * 38 // 100, PAPER), (size / 2, size / 2))
    return badge


@lru_cache(maxsize=16)
def _card_back(seat: Seat, healthy: bool) -> Image.Image:
    """The back of a card in the seat's colour (RGBA)."""
    width, height = _BACK
    colours = SEAT_COLOURS[seat]
    edge, inner = (colours.bright, colours.main) if healthy else (STEEL, SLATE)
    back = solid(rounded(_BACK, 7), INK)
    fill(back, (2, 2), rounded((width - 4, height - 4), 6), edge)
    fill(back, (4, 4), rounded((width - 8, height - 8), 5), inner)
    put(back, icon("bridge", 22, blend(inner, edge, 0.7)), (width / 2, height / 2))
    return back
