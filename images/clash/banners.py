"""Banners of kingdoms: stronghold and health, hand, mana and champion."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from PIL import Image

from engine.clash.cards import Card
from engine.clash.seating import SEATINGS
from engine.clash.view import BattleView, PlayerView
from engine.core import SEATS, Seat, record
from images.arrows import damage_burst
from images.canvas import fill, fill_bordered, lay, put, put_left, put_right, put_row, write
from images.clash.card import token
from images.clash.castle import castle
from images.clash.champion import State, medal, state_of
from images.clash.field import BANNER, FLAT_BANNER, LOW_BANNER, Banner, Box
from images.clash.marks import Marks
from images.icons import icon
from images.layout import WIDTH, hatch
from images.looks import BACKS, backs_of
from images.picture import Names
from images.shapes import blend, burst, ringed, rounded, solid
from images.shared import shared
from images.strips import Corner, Flat, InPieces, Piece
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
from images.victory import in_ruins
from texts import Texts

_BACK = (32, 44)


@record
class _Measures:
    """Sizes in a banner of one height.

    They are widths of castle and health, the size of its figure, the middles of the heights of name
    and hand, the distance of the hand from the left end of the name, the height of the mana, and
    the side of a discarded card.
    """

    castle: int
    plate: int
    digits: int
    name: int
    hand: int
    hand_left: int
    gem: int
    discarded: int


_MEASURES = {
    BANNER: _Measures(104, 150, 50, 36, 86, 0, 64, 48),
    LOW_BANNER: _Measures(66, 118, 40, 21, 53, 0, 50, 24),
    FLAT_BANNER: _Measures(50, 118, 40, 30, 30, 320, 46, 38),
}
"""By the height of the banner."""
_LEAST_NAME = 60
"""Least space for the name of a partner."""
_COUNT = 94
"""Space for the number of cards in front of the card backs."""
_BELOW_NAME = 60
_STEP = _BACK[0] + 5
_END = 18
"""Space at the right end."""
_CASTLE_IN_HAND = 52
"""Space for the stronghold among the card backs."""


@record
class _Kingdom:
    """Everything that a banner shows.

    Attributes:
        team: The seat whose colour the team has.
        partner: Name of the partner, if there is one.
        side: Word for the current side of the stronghold.
        stronghold: Cards left of the stronghold.
        cards: Cards to its right.
        before: Health before the last events.
        mana: None in other seats' turns.
        discard: An AI's discard pile, the top card first.
        spell: The incantation that was just cast.
        back: The back of the player's cards, empty for the usual one.
    """

    seat: Seat
    team: Seat
    name: str = ""
    partner: str = ""
    bastion: bool = False
    side: str = ""
    stronghold: int = 0
    cards: int = 0
    health: int = 0
    before: int = 0
    wound: int = 0
    heal: int = 0
    fallen: bool = False
    mana: int | None = None
    champion: tuple[Card, State] | None = None
    discard: tuple[Card, ...] | None = None
    spell: Card | None = None
    back: str = ""


@record
class BannersSpec(InPieces):
    """The banners of a kingdom, or of two side by side, as a strip of a board."""

    banners: tuple[_Kingdom, ...]
    height: int

    def pieces(self) -> Iterator[tuple[Piece, Corner]]:
        """Yield the parts of a high banner, because each of them recurs on its own.

        Low banners are a piece each.
        """
        if self.height == BANNER:
            yield from _parts(self.banners[0])
            return
        yield Flat((WIDTH, self.height), NIGHT), (0, 0)
        width = WIDTH // len(self.banners)
        for place, kingdom in enumerate(self.banners):
            yield _Whole(kingdom, (width, self.height)), (place * width, 0)


@record
class _Whole:
    """A banner of this size."""

    kingdom: _Kingdom
    size: tuple[int, int]

    def draw(self) -> Image.Image:
        image = _ground(self.kingdom, self.size)
        end = _at_the_end(self.kingdom, self.size)[1]
        for draw, _ in _PARTS.values():
            draw(image, self.kingdom, end)
        return image


def _parts(kingdom: _Kingdom) -> Iterator[tuple[Piece, Corner]]:
    """Yield the ground of a banner over the whole width, then its parts.

    Each part has only those facts about the kingdom that it shows.
    """
    start, end = _hand_start(BANNER), _at_the_end(kingdom, (WIDTH, BANNER))[1]
    ground = _Kingdom(kingdom.seat, kingdom.team, mana=None if kingdom.mana is None else 0)
    yield _Part("", ground, (0, 0, WIDTH, BANNER)), (0, 0)
    for part, box in (
        ("stronghold", (0, 0, start, BANNER)),
        ("name", (start, 0, end, _BELOW_NAME)),
        ("hand", (start, _BELOW_NAME, end, BANNER)),
        ("end", (end, 0, WIDTH, BANNER)),
    ):
        document: dict[str, Any] = {field: getattr(kingdom, field) for field in _PARTS[part][1]}
        yield _Part(part, replace(ground, **document), box), box[:2]


@record
class _Part:
    """A box of a banner over the whole width: its ground, and a part if there is one."""

    part: str
    kingdom: _Kingdom
    box: Box

    def draw(self) -> Image.Image:
        image = _ground(self.kingdom, (WIDTH, BANNER))
        if self.part:
            _PARTS[self.part][0](image, self.kingdom, self.box[2])
        return image.crop(self.box)


def banners_spec(
    view: BattleView, banners: Sequence[Banner], names: Names, marks: Marks, texts: Texts
) -> BannersSpec:
    """Return the strip of these banners, which are side by side."""
    shown = [_shown(view, banner.seat, names, marks, texts) for banner in banners]
    return BannersSpec(tuple(shown), banners[0].box[3])


def _shown(view: BattleView, seat: Seat, names: Names, marks: Marks, texts: Texts) -> _Kingdom:
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
    side = texts("picture-bastion" if player.hand.bastion else "picture-fort")
    return _Kingdom(
        seat=seat,
        team=SEATS[SEATS.index(seat) % 2] if SEATINGS[view.mode].teams else seat,
        name=names[seat],
        partner=names[partner] if partner else "",
        bastion=player.hand.bastion,
        side=texts("picture-bastion-fell") if fallen else side,
        stronghold=player.hand.stronghold,
        cards=player.hand.health,
        health=health,
        before=before,
        wound=wound,
        heal=marks.heals.get(seat, 0),
        fallen=fallen,
        mana=view.mana if playing else None,
        champion=(champion, state_of(view, player)) if champion else None,
        discard=None if player.ai is None else tuple(player.ai.discard),
        spell=marks.spell.card if marks.spell is not None and marks.spell.seat == seat else None,
        back=backs_of(names).get(seat, ""),
    )


def spell_middle(size: tuple[int, int]) -> tuple[int, int]:
    """Return the middle of a cast incantation on a banner of this size."""
    width, height = size
    return width - _END - _spell_side(height) // 2, height // 2


def _spell_side(height: int) -> int:
    return height * 7 // 10


def hand_end(player: PlayerView, height: int) -> int:
    """Return the x of a hand's last card on a banner of this height.

    If cards are only counted, it is that of their number.
    """
    start = _hand_start(height)
    if height < BANNER:
        return start + 40
    cards = min(player.hand.count, 12)
    return start + _COUNT + _CASTLE_IN_HAND + (cards - 2) * _STEP + _BACK[0] // 2


def castle_x(height: int) -> int:
    """Return the x of the middle of the stronghold on a banner of this height."""
    return 14 + _MEASURES[height].castle // 2


def _name_start(height: int) -> int:
    """Return the left end of the name, to the right of the stronghold."""
    return 34 + _MEASURES[height].castle + _MEASURES[height].plate


def _hand_start(height: int) -> int:
    """Return the left end of the hand, below the name or to the right of it."""
    return _name_start(height) + _MEASURES[height].hand_left


def _partner(view: BattleView, seat: Seat) -> Seat | None:
    if len(view.players) < 4 or not SEATINGS[view.mode].teams:
        return None
    return SEATS[(SEATS.index(seat) + 2) % 4]


def _ground(kingdom: _Kingdom, size: tuple[int, int]) -> Image.Image:
    """Draw an empty banner (RGB, a new image)."""
    return _empty(kingdom.seat, kingdom.team, kingdom.mana is not None, size).copy()


@shared(32)
def _empty(seat: Seat, team: Seat, playing: bool, size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", size, NIGHT)
    edge = SEAT_COLOURS[team].bright if playing else SEAT_COLOURS[team].main
    ground = blend(SEAT_COLOURS[seat].main, INK, 0.15) if playing else SEAT_COLOURS[seat].dark
    fill_bordered(image, (3, 3), (size[0] - 6, size[1] - 6), (20, 16), 5, edge, ground)
    hatch(image, seat, (8, 8), (size[0] - 16, size[1] - 16), 15, ground)
    return image


def _draw_stronghold(image: Image.Image, kingdom: _Kingdom, _: int) -> None:
    middle, high, measures = image.height // 2, image.height == BANNER, _MEASURES[image.height]
    width, plate, x = measures.castle, measures.plate, castle_x(image.height)
    if kingdom.fallen:
        for size, colour in ((image.height - 2, INK), (image.height - 12, CRIMSON)):
            put(image, solid(burst(size), colour), (x, middle))
        put(image, in_ruins(castle(kingdom.seat, True, width * 4 // 5)), (x, middle))
    else:
        put(image, castle(kingdom.seat, kingdom.bastion, width), (x, middle))
    left = 20 + width
    inset = image.height // 10
    fill(image, (left, inset), rounded((plate, image.height - 2 * inset), 18), INK)
    parts = [icon("heart", measures.digits * 4 // 5, CRIMSON)]
    if kingdom.before != kingdom.health and kingdom.before < 100:
        figure = number(str(kingdom.before), 26, SAND, "bold")
        parts = [figure, icon("arrow-right-thick", 24, SAND)]
    space = plate - 12 - sum(part.width + 6 for part in parts)
    parts.append(number(str(kingdom.health), measures.digits, PAPER, max_width=space))
    used = sum(part.width + 6 for part in parts) - 6
    at = left + (plate - used) / 2
    put_row(image, parts, (at, middle - 14 * high), 6)
    if high:
        colour = PAPER if not kingdom.fallen else CRIMSON
        words = label(kingdom.side, 28, blend(colour, PAPER, 0.3), "bold", plate - 10)
        put(image, words, (left + plate / 2, image.height - 32))
    if kingdom.wound and not kingdom.fallen:
        put(image, damage_burst(kingdom.wound, width * 8 // 10), (x, middle - 4))
    if kingdom.heal:
        put(image, _healing(kingdom.heal, 50), (x + width // 3, image.height - 32))


def _draw_end(image: Image.Image, kingdom: _Kingdom, _: int) -> None:
    for drawn, middle in _at_the_end(kingdom, image.size)[0]:
        put(image, drawn, middle)


def _at_the_end(
    kingdom: _Kingdom, size: tuple[int, int]
) -> tuple[list[tuple[Image.Image, tuple[float, float]]], int]:
    """Return the images at the right end of a banner with their middles, and their left end.

    From the right: the cast incantation, the mana of the active seat and, if it fits, the champion.
    """
    x, middle, height = size[0] - _END, size[1] // 2, _MEASURES[size[1]].gem
    parts: list[tuple[Image.Image, tuple[float, float]]] = []
    if kingdom.spell is not None:
        side = _spell_side(size[1])
        parts.append((token(kingdom.spell, (side, side)), spell_middle(size)))
        x -= side + 10
    if kingdom.mana is not None:
        gem = mana_gem(kingdom.mana, height if kingdom.spell is None or size[0] == WIDTH else 38)
        parts.append((gem, (x - gem.width / 2, middle)))
        x -= gem.width + 10
    if kingdom.champion is not None:
        drawn = medal(kingdom.champion[0], kingdom.seat, kingdom.champion[1])
        tall = max(size[1] - 20, size[1] * 4 // 5)
        drawn = drawn.resize((drawn.width * tall // drawn.height, tall))
        if x - drawn.width >= _hand_start(size[1]) + _COUNT:
            parts.append((drawn, (x - drawn.width / 2, middle)))
            x -= drawn.width + 10
    return parts, x


def _draw_name(image: Image.Image, kingdom: _Kingdom, end: int) -> None:
    measures, x = _MEASURES[image.height], _name_start(image.height)
    y = measures.name
    ink = PAPER if kingdom.mana is not None else SEAT_COLOURS[kingdom.seat].bright
    space = measures.hand_left - 20 if measures.hand_left else end - x
    if kingdom.discard is not None:
        put(image, icon("robot", 36, ink), (x + 18, y))
        x, space = x + 44, space - 44
    write(image, label(kingdom.name, 34, ink, "bold", space), x, y)


def _draw_hand(image: Image.Image, kingdom: _Kingdom, end: int) -> None:
    x = _hand_start(image.height)
    if kingdom.discard is not None:
        _draw_deck(image, kingdom, kingdom.discard, x, end)
    elif image.height == BANNER:
        _draw_backs(image, kingdom, x, end)
    else:
        _draw_count(image, kingdom, x, end)


def _draw_backs(image: Image.Image, kingdom: _Kingdom, x: int, end: int) -> None:
    """Draw the number of cards, then the hand face down.

    Cards left of the stronghold are dim; those right of it, its health, are bright.
    """
    count = kingdom.stronghold + kingdom.cards + 1
    _draw_amount(image, "cards", count, x)
    x += _COUNT
    step = min(_STEP, (end - x - _CASTLE_IN_HAND - _BACK[0]) // max(count - 2, 1))
    for place in range(count):
        if place == kingdom.stronghold:
            drawn = castle(kingdom.seat, kingdom.bastion, _CASTLE_IN_HAND - 4)
            put(image, drawn, (x + _CASTLE_IN_HAND // 2 - 2, _MEASURES[BANNER].hand - 2))
            x += _CASTLE_IN_HAND
            continue
        back = card_back(kingdom.seat, place > kingdom.stronghold, kingdom.back)
        lay(image, back, (x, _MEASURES[BANNER].hand - _BACK[1] // 2))
        x += step


def _draw_count(image: Image.Image, kingdom: _Kingdom, x: int, end: int) -> None:
    """Draw the number of cards, on a banner too low for card backs, and the partner."""
    x = _draw_amount(image, "cards", kingdom.stronghold + kingdom.cards + 1, x)
    y, space = _MEASURES[image.height].hand, end - x - 38
    if kingdom.partner and space >= _LEAST_NAME:
        playing = kingdom.mana is not None
        colour = PAPER if playing else SEAT_COLOURS[kingdom.team].bright
        words = label(kingdom.partner, 33, colour, "bold", space)
        put(image, icon("account-multiple", 30, colour), (x + 15, y))
        write(image, words, x + 36, y)


def _draw_amount(image: Image.Image, symbol: str, amount: int, x: int) -> int:
    figure, y = number(str(amount), 24, PAPER), _MEASURES[image.height].hand
    put(image, icon(symbol, 30, MIST), (x + 19, y))
    put_left(image, figure, (x + 44, y))
    return x + 44 + figure.width + 14


def _draw_deck(
    image: Image.Image, kingdom: _Kingdom, discard: tuple[Card, ...], x: int, end: int
) -> None:
    x = _draw_amount(image, "cards", kingdom.cards, x)
    if end - x < _COUNT:
        return
    x = _draw_amount(image, "delete", len(discard), x)
    side = _MEASURES[image.height].discarded
    for card in discard[: max((end - x) // (side + 6), 0)]:
        put(image, token(card, (side, side)), (x + side / 2, _MEASURES[image.height].hand))
        x += side + 6


@shared(64)
def mana_gem(mana: int, height: int) -> Image.Image:
    """Draw the mana on a dark pill next to a gem (RGBA)."""
    figure = number(str(mana), height * 7 // 10, PAPER)
    gem = icon("rhombus", height * 9 // 10, VIOLET)
    pill = solid(rounded((gem.width + figure.width + height // 2, height), height // 2), INK)
    put(pill, gem, (height * 0.56, height / 2))
    put_right(pill, figure, (pill.width - height * 0.32, height / 2))
    return pill


@shared(16)
def _healing(places: int, size: int) -> Image.Image:
    figure = number(f"+{places}", size * 38 // 100, PAPER)
    return ringed(size, 3, PAPER, blend(LEAF, INK, 0.35), figure)


@shared(32)
def card_back(seat: Seat, healthy: bool, worn: str = "") -> Image.Image:
    """Draw the back of a card in the seat's colour (RGBA); `worn` is one of `images.looks.BACKS`.

    Cards that aren't health have dim colours, whatever is worn.
    """
    width, height = _BACK
    colours = SEAT_COLOURS[seat]
    edge, inner = (colours.bright, colours.main) if healthy else (STEEL, SLATE)
    sign, ink, side = "bridge", blend(inner, edge, 0.7), 22
    if (look := BACKS.get(worn)) is not None:
        inner = look.ground if healthy else inner
        sign, ink, side = look.sign, look.colour if healthy else blend(inner, look.colour, 0.5), 28
    back = solid(rounded(_BACK, 7), INK)
    fill(back, (2, 2), rounded((width - 4, height - 4), 6), edge)
    fill(back, (4, 4), rounded((width - 8, height - 8), 5), inner)
    put(back, icon(sign, side, ink), (width / 2, height / 2))
    return back


_Draw: TypeAlias = "Callable[[Image.Image, _Kingdom, int], None]"
_PARTS: dict[str, tuple[_Draw, tuple[str, ...]]] = {
    "stronghold": (
        _draw_stronghold,
        ("bastion", "side", "health", "before", "wound", "heal", "fallen"),
    ),
    "name": (_draw_name, ("name", "discard")),
    "hand": (_draw_hand, ("bastion", "stronghold", "cards", "discard", "back")),
    "end": (_draw_end, ("mana", "champion", "spell")),
}
"""By part of a banner: the function that draws it, given the right end of name and hand, and the
facts about a kingdom that it shows."""
