"""The board: the public picture, the same for all seats and spectators.

It shows one moment: the position, and what the last move of this turn has done. It contains only
what is in the public view and in the last events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PIL import Image

from engine.clash.actions import LANES, Place
from engine.clash.events import Attacked, AttackedStronghold, Event, TurnBegan
from engine.clash.view import BattleView, CreatureView
from engine.core import Seat, record
from images.arrows import Point, draw_arrow
from images.boards import NAME
from images.canvas import fill, put
from images.caption import CAPTION, LINE, SIGN, Caption, draw_caption
from images.clash.alt import board_alt, losers_of, reason_text
from images.clash.banners import banners_spec, castle_x, hand_end, spell_middle
from images.clash.castle import castle
from images.clash.creature import legible_boxes
from images.clash.field import (
    RIVER,
    Box,
    Company,
    Crowd,
    Field,
    Row,
    crowd_of,
    field_of,
    ghost_middle,
    stands,
)
from images.clash.marks import Aim, Arrow, Fallen, Marks, marks_of, results_of
from images.clash.palette import PALETTE
from images.clash.row import creatures_in, marks_in, rows_spec
from images.clash.terrain import draw_bridge, river
from images.icons import icon
from images.layers import Layer, below_each_other, extent, moved, painted
from images.layout import WIDTH
from images.palette import Palette
from images.picture import Names, Picture
from images.shapes import rounded, stacked
from images.shared import shared
from images.strips import Strip, as_strips
from images.text import label
from images.theme import CRIMSON, GOLD, INK, LEAF, NIGHT, PAPER, SEAT_COLOURS, STEEL, Colour
from images.victory import DEFEATED, VICTORY, draw_victory
from images.words import result_text
from texts import Texts

_WIDEST = 30
"""Most pixels that an arrow reaches to either side of its line."""
_EMBLEM = 58
"""Distance of an arrow from the left of a broad creature, whose emblem it may cross."""
Way = tuple[Arrow, Point, Point]
"""An arrow, with its start and its end on the board."""
_ARROWS: dict[str, Colour] = {"attack": CRIMSON, "cast": GOLD, "home": LEAF}


def board(
    view: BattleView,
    events: Sequence[Event],
    names: Names,
    texts: Texts,
    below: Seat | None = None,
) -> Picture:
    """Draw the position after these events (1000 wide, PNG).

    `names` are those of the seats, including AIs. `below` is the seat whose side is below; default
    the viewer, or that of spectators (`side_of`).
    """
    latest = of_this_turn(events)
    marks = marks_of(latest) if view.outcome is None else results_of(latest, view)
    below = below or view.viewer or side_of(view)
    strips = board_strips(view, marks, names, texts, below=below)
    shown = [status(view, names, texts), *strips]
    return as_strips(NAME, shown, PALETTE, board_alt(view, names, texts))


def side_of(view: BattleView) -> Seat:
    """Return the seat from whose side spectators see a match.

    At a table of four it is the one to play, whose lanes are large.
    """
    return view.active if len(view.players) > 2 else "A"


def of_this_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events that a board can show as one moment.

    These are the events since the last turn began, or none if they are an assault of several
    attacks.
    """
    begun = [at for at, event in enumerate(events) if isinstance(event, TurnBegan)]
    latest = events[begun[-1] + 1 :] if begun else events
    attacks = [event for event in latest if isinstance(event, Attacked | AttackedStronghold)]
    return latest if len(attacks) < 2 else ()


@record
class StatusSpec(Strip):
    """Whose turn it is in a line, as a strip of a board."""

    caption: Caption
    symbol: str

    @property
    def sign(self) -> Image.Image:
        """The icon in front of the words (RGBA)."""
        return icon(self.symbol, SIGN, PAPER)

    def draw(self) -> Image.Image:
        """Draw the line (RGB, a new image)."""
        canvas = Image.new("RGB", (WIDTH, LINE))
        draw_caption(canvas, self.caption, self.sign, 0, height=LINE)
        return canvas


@record
class VictorySpec(Strip):
    """Who has won and why, as a strip of a board.

    `loser` is the seat whose stronghold is shown, None in a draw. `bastion`: it still has its
    bastion.
    """

    caption: Caption
    loser: Seat | None
    bastion: bool

    @property
    def sign(self) -> Image.Image:
        """The whole banner (RGB)."""
        return self.draw()

    def draw(self) -> Image.Image:
        """Draw the banner (RGB, a new image)."""
        fallen = self.loser and castle(self.loser, self.bastion, DEFEATED)
        return draw_victory(self.caption, fallen or None)


def status(view: BattleView, names: Names, texts: Texts) -> StatusSpec | VictorySpec:
    """Return the top of the board: whose turn it is, or the result and its reason."""
    outcome = view.outcome
    if outcome is None:
        words = texts("picture-turn-of", turn=view.turn, player=names[view.active])
        symbol = "sword-cross" if view.phase == "assault" else "cards-playing"
        return StatusSpec(Caption(words, SEAT_COLOURS[view.active].main), symbol)
    return victory(view, result_text(outcome, names, texts), reason_text(view, names, texts))


def victory(view: BattleView, result: str, reason: str = "") -> VictorySpec:
    """Return the top of a board after the end, with these words."""
    winners = view.outcome.winners if view.outcome is not None else ()
    if not winners:
        return VictorySpec(Caption(result, STEEL, reason), None, False)
    loser, ground = losers_of(view)[0], SEAT_COLOURS[winners[0]].main
    return VictorySpec(Caption(result, ground, reason), loser.seat, loser.hand.bastion)


@record
class RiversSpec(Strip):
    """The rivers of lanes side by side, as a strip of a board.

    Each has a bridge and the name of its lane.
    """

    bridges: tuple[int, ...]
    lanes: tuple[str, ...]

    def draw(self) -> Image.Image:
        """Draw the rivers (RGB). The image is shared: never draw on it."""
        return _rivers(self)


@shared(32)
def _rivers(shown: RiversSpec) -> Image.Image:
    canvas, width = river().copy(), WIDTH // len(shown.lanes)
    for place, (bridge, lane) in enumerate(zip(shown.bridges, shown.lanes, strict=True), 1):
        draw_bridge(canvas, bridge)
        words = label(lane, 29, PAPER, "bold", width // 3)
        size = words.width + 24, RIVER - 4
        left = place * width - 20 - size[0]
        fill(canvas, (left, 2), rounded(size, 12), INK)
        put(canvas, words, (left + size[0] / 2, RIVER / 2))
    return canvas


def board_strips(
    view: BattleView,
    marks: Marks,
    names: Names,
    texts: Texts,
    *,
    below: Seat = "A",
    crowd: Crowd | None = None,
) -> list[Strip]:
    """Return the strips of the board below its caption; those crossed by arrows are one strip.

    Args:
        view: The position.
        marks: What has just happened.
        names: Names of the seats.
        texts: Texts in the reader's language.
        below: Seat whose kingdom has the lower rows.
        crowd: Creatures to reserve space for; None for those in `view`.
    """
    less = VICTORY - LINE if crowd is None and view.outcome is not None else 0
    crowd = _crowd(view, marks) if crowd is None else crowd
    field = field_of(view.mode, below, crowd, less=less)
    strips = _strips(view, field, marks, names, texts)
    ways = _ways(field, view, marks)
    if not ways:
        return [strip for _, strip in strips]
    heights = [y for _, *ends in ways for _, y in ends]
    first, last = min(heights) - _WIDEST, max(heights) + _WIDEST
    ends = [*[top for top, _ in strips][1:], field.height]
    above = [strip for (_, strip), end in zip(strips, ends, strict=True) if end <= first]
    under = [strip for top, strip in strips if top >= last]
    between = strips[len(above) : len(strips) - len(under)]
    top = between[0][0]
    crossed = _Crossed(
        tuple([strip for _, strip in between]),
        tuple([(arrow.kind, _below(start, top), _below(end, top)) for arrow, start, end in ways]),
        tuple(_legible(field, view, marks, ways, top, texts.language)),
    )
    return [*above, crossed, *under]


def lane_strips(view: BattleView, texts: Texts, *, below: Seat) -> list[Strip]:
    """Return the strips of the lanes alone, without banners and marks."""
    marks = Marks()
    field = replace(field_of(view.mode, below, _crowd(view, marks)), banners=())
    return [strip for _, strip in _strips(view, field, marks, {}, texts)]


def _crowd(view: BattleView, marks: Marks) -> Crowd:
    """Return the creatures of each row, or one for a row that only has ghosts."""
    lost = {row: Company(1) for row, ghosts in marks.ghosts.items() if ghosts}
    there = crowd_of([view])
    return {row: company.with_most(lost.get(row, Company())) for row, company in there.items()}


@record
class _Crossed(Strip):
    """Strips crossed by arrows, each from point to point.

    The `legible` boxes stay above the arrows.
    """

    strips: tuple[Strip, ...]
    arrows: tuple[tuple[str, Point, Point], ...]
    legible: tuple[Box, ...]

    def draw(self) -> Image.Image:
        return painted(self.layers())

    def layers(self) -> list[Layer]:
        layers = below_each_other([strip.draw() for strip in self.strips])
        box = self._crossed(*extent(layers))
        crossed = painted(layers, box)
        self._draw_arrows(crossed, box[:2])
        parts = [
            painted(layers, (left, top, left + width, top + height))
            for left, top, width, height in self.legible
        ]
        corners = [(left, top) for left, top, _, _ in self.legible]
        return [*layers, Layer(crossed, box[:2]), *map(Layer, parts, corners)]

    def reduced(self, palette: Palette) -> Image.Image:
        canvas = stacked([strip.reduced(palette) for strip in self.strips])
        canvas.putpalette(palette.colours)
        parts = [
            (canvas.crop((left, top, left + width, top + height)), (left, top))
            for left, top, width, height in self.legible
        ]
        box = self._crossed(*canvas.size)
        crossed = canvas.crop(box).convert("RGB")
        self._draw_arrows(crossed, box[:2])
        canvas.paste(palette.reduced(crossed), box[:2])
        for part, corner in parts:
            canvas.paste(part, corner)
        return canvas

    def _crossed(self, width: int, height: int) -> tuple[int, int, int, int]:
        """Return the box that arrows cross: left, top, right, bottom."""
        across, down = zip(*[end for _, *both in self.arrows for end in both], strict=True)
        return (
            max(int(min(across)) - _WIDEST, 0),
            max(int(min(down)) - _WIDEST, 0),
            min(int(max(across)) + _WIDEST, width),
            min(int(max(down)) + _WIDEST, height),
        )

    def _draw_arrows(self, canvas: Image.Image, corner: tuple[int, int]) -> None:
        """Draw the arrows on a part of the picture with this top left corner."""
        for kind, *both in self.arrows:
            start, end = ((x - corner[0], y - corner[1]) for x, y in both)
            draw_arrow(canvas, start, end, _ARROWS[kind], 10 if kind == "home" else 20)


def _below(point: Point, top: int) -> Point:
    """Return a point of the board with its y measured from `top`."""
    return point[0], point[1] - top


def board_layers(
    view: BattleView,
    marks: Marks,
    names: Names,
    texts: Texts,
    *,
    below: Seat = "A",
    crowd: Crowd | None = None,
) -> list[Layer]:
    """Return the layers of the board without its caption, with space for it above.

    `below` and `crowd` are as in `board_strips`.
    """
    layers, top = [Layer(_space(), (0, 0))], CAPTION
    for strip in board_strips(view, marks, names, texts, below=below, crowd=crowd):
        drawn = strip.layers()
        layers += moved(drawn, (0, top))
        top += extent(drawn)[1]
    return layers


@shared(1)
def _space() -> Image.Image:
    return Image.new("RGB", (WIDTH, CAPTION), NIGHT)


def _strips(
    view: BattleView, field: Field, marks: Marks, names: Names, texts: Texts
) -> list[tuple[int, Strip]]:
    parts: dict[int, Strip] = {}
    for top in {banner.box[1] for banner in field.banners}:
        beside = [banner for banner in field.banners if banner.box[1] == top]
        parts[top] = banners_spec(view, beside, names, marks, texts)
    for top in {row.box[1] for row in field.rows}:
        rows = [row for row in field.rows if row.box[1] == top]
        parts[top] = rows_spec(view, rows, marks, texts.language)
    for top in {front.river for front in field.fronts}:
        fronts = [front for front in field.fronts if front.river == top]
        lanes = [texts(f"picture-lane-{LANES[front.below.lane]}") for front in fronts]
        parts[top] = RiversSpec(tuple([front.bridge for front in fronts]), tuple(lanes))
    return sorted(parts.items(), key=lambda part: part[0])


def _ways(field: Field, view: BattleView, marks: Marks) -> list[Way]:
    """Return all arrows, from the edge of their source to the edge of their target."""
    ways = []
    for arrow in marks.arrows:
        start, end = (
            _aimed(arrow, aim, field, view, marks) for aim in (arrow.source, arrow.target)
        )
        if start is not None and end is not None:
            ways.append((arrow, _edge(start, end), _edge(end, start)))
    return ways


def _legible(
    field: Field, view: BattleView, marks: Marks, ways: Sequence[Way], above: int, language: str
) -> Iterator[Box]:
    """Yield the boxes of names, figures and signs near an arrow.

    Their tops are measured from `above`.
    """
    for row in field.rows:
        for creature, box in _creatures_of(row, view, marks):
            seen = marks_in(row, creature, marks)
            for left, top, width, height in legible_boxes(creature, seen, box, language):
                if any(_passes(one, other, top, top + height) for _, one, other in ways):
                    yield left, top - above, width, height


def _passes(one: Point, other: Point, top: float, bottom: float) -> bool:
    """Return whether an arrow between these points may touch the area between two heights."""
    return min(one[1], other[1]) - _WIDEST < bottom and max(one[1], other[1]) + _WIDEST > top


def _creatures_of(row: Row, view: BattleView, marks: Marks) -> list[tuple[CreatureView, Box]]:
    """Return the creatures of a row and their boxes on the board."""
    creatures = creatures_in(view.player(row.seat), row.lane)
    ghosts = len(marks.ghosts.get((row.seat, row.lane), ()))
    boxes = stands(row, len(creatures), ghosts)
    x, y, *_ = row.box
    return [
        (creature, (x + left, y + top, width, height))
        for creature, (left, top, width, height) in zip(creatures, boxes, strict=True)
    ]


def _edge(box: Box, other: Box) -> Point:
    """Return the end of an arrow at the first box, on the side that faces the other."""
    left, top, width, height = box
    if not height:
        return left + width / 2, top
    up = other[1] + other[3] / 2 < top + height / 2
    return left + min(width / 2, _EMBLEM), top + 3 if up else top + height - 3


def _in_banner(seat: Seat, field: Field, view: BattleView, kind: str) -> Box:
    """Return the box or the point where an arrow of this kind meets a banner.

    It is the edge at the castle for an attack, the incantation for a cast, the end of the hand for
    a card that returns.
    """
    left, top, width, height = field.banner(seat).box
    if kind == "attack":
        return left + castle_x(height), top, 0, height
    if kind == "cast":
        x, y = spell_middle((width, height))
        return left + x, top + y, 0, 0
    return left + hand_end(view.player(seat), height), top + height * 2 // 3, 0, 0


def _aimed(arrow: Arrow, aim: Aim, field: Field, view: BattleView, marks: Marks) -> Box | None:
    """Return the box of an arrow's source or target, or a point without size.

    None means a creature that is no longer in play.
    """
    if isinstance(aim, str):
        return _in_banner(aim, field, view, arrow.kind)
    if isinstance(aim, Fallen):
        row = field.row(aim.seat, aim.lane)
        x, y = ghost_middle(row, aim.number, aim.count)
        return row.box[0] + x, row.box[1] + y, 0, 0
    seat, lane, which = (aim.seat, aim.lane, aim.position) if isinstance(aim, Place) else aim
    creatures = _creatures_of(field.row(seat, lane), view, marks)
    position = which if isinstance(which, int) else _position(creatures, which)
    if position is None or position >= len(creatures):
        return None
    return creatures[position][1]


def _position(creatures: Sequence[tuple[CreatureView, Box]], card_id: str) -> int | None:
    for position, (creature, _) in enumerate(creatures):
        if card_id in (creature.card.id, creature.symbiote.id if creature.symbiote else ""):
            return position
    return None
