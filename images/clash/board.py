"""The board: the one public picture, the same for all seats and for spectators.

It shows one moment: how a match stands, and what the last move of this turn has done. Nothing
hidden is shown: only what is in everybody's view and in the last events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.clash.actions import LANES, Place
from engine.clash.events import Attacked, AttackedStronghold, Event, TurnBegan
from engine.clash.view import BattleView, CreatureView
from engine.core import Seat
from images.arrows import Point, draw_arrow
from images.banner import result_text
from images.caption import Caption, draw_caption
from images.clash.alt import board_alt, reason_text
from images.clash.banners import banner_picture
from images.clash.card import token
from images.clash.field import (
    CAPTION,
    RIVER,
    WIDTH,
    Field,
    Front,
    field_of,
    ghost_middle,
    stands,
)
from images.clash.marks import Aim, Arrow, Fallen, Marks, marks_of
from images.clash.row import creatures_in, row_picture
from images.clash.terrain import river
from images.icons import icon
from images.picture import Picture, encode
from images.shapes import fill, put, rounded
from images.text import label
from images.theme import CRIMSON, GOLD, INK, LEAF, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

NAME = "board.webp"
SIGN = 56
"""The side of the sign in the caption."""
_ARROWS: dict[str, Colour] = {"attack": CRIMSON, "cast": GOLD, "home": LEAF}


def board(
    view: BattleView, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts
) -> Picture:
    """The position after these events by the names of the seats, AIs' included (1000 wide, WebP):
    1240 high with two seats, 1680 with four."""
    canvas = whole_board(view, marks_of(of_this_turn(events)), names, texts)
    caption, sign = standing(view, names, texts)
    draw_caption(canvas, caption, sign, CAPTION, 0)
    return Picture(NAME, encode(canvas), board_alt(view, names, texts))


def of_this_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Those events that are one moment with the board after them: what has happened since the
    newest turn began, unless it was a whole assault."""
    begun = [at for at, event in enumerate(events) if isinstance(event, TurnBegan)]
    latest = events[begun[-1] + 1 :] if begun else events
    attacks = [event for event in latest if isinstance(event, Attacked | AttackedStronghold)]
    return latest if len(attacks) < 2 else ()


def standing(
    view: BattleView, names: Mapping[Seat, str], texts: Texts
) -> tuple[Caption, Image.Image]:
    """How it stands, in a line: whose turn it is, or who has won and why."""
    outcome = view.outcome
    if outcome is None:
        words = texts("picture-turn-of", turn=view.turn, player=names[view.active])
        sign = icon("sword-cross" if view.phase == "assault" else "cards-playing", SIGN, PAPER)
        return Caption(words, SEAT_COLOURS[view.active].main), sign
    ground = SEAT_COLOURS[outcome.winners[0]].main if outcome.winners else STEEL
    sign = icon("trophy" if outcome.winners else "handshake", SIGN, GOLD)
    result, reason = result_text(outcome, names, texts), reason_text(view, names, texts)
    return Caption(result, ground, reason), sign


def whole_board(
    view: BattleView,
    marks: Marks,
    names: Mapping[Seat, str],
    texts: Texts,
    *,
    below: Seat = "A",
) -> Image.Image:
    """The board without its caption, for which there is room above (RGB, a new image); `below` is
    the seat whose kingdom has the lower rows."""
    field = field_of(view.mode, below)
    canvas = Image.new("RGB", (WIDTH, field.height), SLATE)
    for banner in field.banners:
        drawn = banner_picture(view, banner, names, marks, texts)
        canvas.paste(drawn, banner.box[:2])
    for front in field.fronts:
        for row in (front.above, front.below):
            drawn = row_picture(view.player(row.seat), row, marks, texts.language)
            canvas.paste(drawn, (0, row.top))
        canvas.paste(river(), (0, front.river))
        _draw_sign(canvas, front, view, names, texts)
    _draw_arrows(canvas, field, view, marks)
    return canvas


def _draw_sign(
    canvas: Image.Image, front: Front, view: BattleView, names: Mapping[Seat, str], texts: Texts
) -> None:
    """Which lane it is, on its river; at a table of four also whose."""
    words = texts(f"picture-lane-{LANES[front.above.lane]}")
    if len(view.players) > 2:
        words = f"{words}: {names[front.above.seat]} ↕ {names[front.below.seat]}"
    text = label(words, 26, PAPER, "bold", WIDTH - 300)
    size = text.width + 28, RIVER - 4
    left = WIDTH - 20 - size[0]
    fill(canvas, (left, front.river + 2), rounded(size, 12), INK)
    put(canvas, text, (left + size[0] / 2, front.river + RIVER / 2))


def _draw_arrows(canvas: Image.Image, field: Field, view: BattleView, marks: Marks) -> None:
    """From whoever attacks or casts to what is aimed at, and the card that was cast; from the
    destroyed to the hands to which they return."""
    for arrow in marks.arrows:
        start, end = (
            _point(arrow, arrow.source, field, view),
            _point(arrow, arrow.target, field, view),
        )
        if start is not None and end is not None:
            draw_arrow(canvas, start, end, _ARROWS[arrow.kind], 10 if arrow.kind == "home" else 16)
    if marks.spell is not None:
        middle = _in_banner(marks.spell.seat, field, view, "cast")
        put(canvas, token(marks.spell.card, (84, 84)), middle)


def _in_banner(seat: Seat, field: Field, view: BattleView, kind: str) -> Point:
    """Where an arrow of this kind meets a banner: an attack at the castle, a card that returns at
    the end of the hand."""
    left, top, width, height = field.banner(seat).box
    wide = width == WIDTH
    if kind == "attack":
        return left + (66 if wide else 48), top + height / 2
    if kind == "cast":
        return left + width * (0.7 if wide else 0.56), top + height / 2
    cards = min(view.player(seat).hand.count, 12)
    return left + (300 + 37 * cards if wide else 236), top + height * 0.66


def _point(arrow: Arrow, aim: Aim, field: Field, view: BattleView) -> Point | None:
    """Where an arrow begins or ends; None for a creature that stands there no more."""
    if isinstance(aim, str):
        return _in_banner(aim, field, view, arrow.kind)
    if isinstance(aim, Fallen):
        row = field.row(aim.seat, aim.lane)
        x, y = ghost_middle(row.height, aim.number, aim.count)
        return x, row.top + y
    seat, lane, which = (aim.seat, aim.lane, aim.position) if isinstance(aim, Place) else aim
    row = field.row(seat, lane)
    creatures = creatures_in(view.player(seat), lane)
    position = which if isinstance(which, int) else _position(creatures, which)
    if position is None or position >= len(creatures):
        return None
    left, top, width, height = stands(row.height, len(creatures), 0)[position]
    return left + width / 2, row.top + top + height * (0.12 if row.up else 0.88)


def _position(creatures: Sequence[CreatureView], card_id: str) -> int | None:
    for position, creature in enumerate(creatures):
        if card_id in (creature.card.id, creature.symbiote.id if creature.symbiote else ""):
            return position
    return None
