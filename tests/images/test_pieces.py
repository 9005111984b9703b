"""Strips that are made of pieces: nothing is cut where a piece ends, and each is drawn once."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import duels
import pytest
import table_scenes
from long import how_many
from PIL import Image, ImageChops
from test_layout import LENGTHS, crowded, random_battle, random_marks

from engine.clash.cards import CARDS
from engine.clash.view import BattleView
from images import strips, theme
from images.clash import banners, hand, row
from images.clash.board import board, board_strips, status
from images.clash.creature import draw_creature
from images.clash.field import (
    BANNER,
    TILE,
    WIDTH,
    Row,
    ghost_middle,
    ghost_size,
    glow,
    stands,
)
from images.clash.hand import Slot, hand_spec
from images.clash.marks import Ghost, Marks, marks_of
from images.clash.palette import PALETTE
from images.clash.terrain import land
from images.strips import InPieces, Strip
from texts import texts_in

EN, RU = texts_in("en"), texts_in("ru")


def shown(view: BattleView, marks: Marks, names: Any = table_scenes.LONG_NAMES) -> list[Strip]:
    """All strips of a panel."""
    seat = view.viewer or "A"
    found: list[Strip] = [status(view, names, RU)]
    found += board_strips(view, marks, names, RU, below=seat)
    if view.player(seat).hand.order is not None:
        found.append(hand_spec(view, view.player(seat), RU))
    return found


def random_strips(count: int) -> list[InPieces]:
    """Strips of random positions with random marks, none of which an arrow crosses."""
    chance = random.Random(count)
    found = []
    for _ in range(count):
        battle = random_battle(chance)
        view = crowded(battle.view(chance.choice(battle.seating.seats)), chance)
        marks = random_marks(view, chance)
        marks.arrows.clear()
        found += [strip for strip in shown(view, marks) if isinstance(strip, InPieces)]
    return found


def test_no_piece_covers_another_or_leaves_its_strip() -> None:
    wrong = []
    for strip in random_strips(how_many(10, 30)):
        ground, *pieces = [(piece.draw().size, corner) for piece, corner in strip.pieces()]
        assert ground[1] == (0, 0)
        assert strip.draw().size == ground[0]
        boxes = [(*at, at[0] + size[0], at[1] + size[1]) for size, at in pieces]
        for place, (left, top, right, bottom) in enumerate(boxes):
            if left < 0 or top < 0 or right > ground[0][0] or bottom > ground[0][1]:
                wrong.append((type(strip).__name__, boxes[place], ground[0]))
            for other in boxes[:place]:
                across = min(right, other[2]) - max(left, other[0])
                if across > 0 and min(bottom, other[3]) > max(top, other[1]):
                    wrong.append((type(strip).__name__, boxes[place], other))
    assert not wrong


@pytest.mark.parametrize("strip", random_strips(6), ids=lambda strip: type(strip).__name__)
def test_pieces_in_their_colours_are_the_strip_in_its_colours(strip: InPieces) -> None:
    whole = PALETTE.reduced(strip.draw())
    assert strip.reduced(PALETTE).tobytes() == whole.tobytes()
    assert strip.reduced(PALETTE).getpalette() == whole.getpalette()


def painted(before: Image.Image, after: Image.Image) -> tuple[int, int, int, int]:
    """The box of what was painted."""
    return ImageChops.difference(before, after).getbbox() or (0, 0, 0, 0)


def test_nothing_of_a_creature_reaches_beyond_its_glow() -> None:
    chance = random.Random(4)
    for _ in range(12):
        battle = random_battle(chance)
        view = crowded(battle.view(None), chance)
        marks = random_marks(view, chance)
        for strip in shown(view, marks):
            for each in strip.rows if isinstance(strip, row.RowsSpec) else ():
                boxes = stands(each.row, chance.choice(LENGTHS[1:]), chance.choice([0, 2]))
                ground = Image.new("RGB", (WIDTH, 1000), theme.NIGHT)
                for creature, seen in zip(each.creatures, each.marks, strict=True):
                    left, top, width, height = chance.choice(boxes)
                    top += 400
                    canvas, edge = ground.copy(), glow(width)
                    box = left, top, width, height
                    draw_creature(canvas, creature, seen, box, up=each.up, language="ru")
                    one, two, three, four = painted(ground, canvas)
                    assert left - edge <= one < three <= left + width + edge
                    assert top - edge <= two < four <= top + height + edge


def test_nothing_of_a_part_of_a_banner_is_outside_its_box() -> None:
    seen = set()
    for strip in random_strips(how_many(10, 30)):
        if not isinstance(strip, banners.BannersSpec):
            continue
        for part, _ in strip.pieces():
            if not isinstance(part, banners._Part):
                continue
            width = part.box[2] if part.part in ("name", "hand") else WIDTH
            all_of_it = 0, 0, width, BANNER
            whole = replace(part, box=all_of_it).draw()
            empty = replace(part, box=all_of_it, part="").draw()
            left, top, right, bottom = painted(empty, whole)
            if right:
                assert left >= part.box[0]
                assert top >= part.box[1]
                assert right <= part.box[2]
                assert bottom <= part.box[3]
            seen.add(part.part)
    assert len(seen) == 5


@pytest.mark.parametrize("tab", ["number", "blocked", "champion"])
def test_nothing_of_a_tab_or_its_frame_is_cut(tab: Any) -> None:
    number = 4 if tab == "number" else 0
    slot = Slot(CARDS[0], 12, number, tab, "mana", "готов" if tab == "champion" else "")
    ground = Image.new("RGB", (400, 400), theme.NIGHT)
    canvas = ground.copy()
    hand._draw_tab(canvas, slot, (100, 100))
    left, top, right, bottom = painted(ground, canvas)
    piece, (width, height) = hand._SlotSpec(slot, False, None, "ru"), hand._CARD
    assert left >= 100 - piece.beside
    assert top >= 100 - piece.above
    assert right <= 100 + width + piece.beside
    assert bottom <= 100 + height + piece.beside


def test_a_piece_is_drawn_once_for_all_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board and the panels of a position, and of the next one what is the same in it."""
    for cached in (strips.kept, strips._kept_piece, strips._whole):
        cached.cache_clear()
    drawn: list[Any] = []
    draw = row._CreatureSpec.draw

    def watched(piece: row._CreatureSpec) -> Image.Image:
        drawn.append(piece)
        return draw(piece)

    monkeypatch.setattr(row._CreatureSpec, "draw", watched)
    state = duels.middle()
    board(state.view(None), [], duels.NAMES, EN)
    standing = len(drawn)
    assert standing == sum(len(each.upper + each.lower) for each in state.view(None).players)
    board(state.view("B"), [], duels.NAMES, EN)  # from the other side the numbers point elsewhere
    board(state.view(None), [], {"A": "Cid", "B": "Dora"}, EN)
    assert len(drawn) <= 2 * standing
    events = duels.played(state, "gnome:u")
    board(state.view(None), events, duels.NAMES, EN)
    assert len(set(drawn)) == len(drawn)


def test_under_an_arrow_a_board_is_as_elsewhere() -> None:
    """Its colours are those of the strips, and what is legible stays."""
    state, events = duels.assault()
    view = state.view(None)
    with_arrows = board_strips(view, marks_of(events), duels.NAMES, EN)
    crossed = next(strip for strip in with_arrows if not isinstance(strip, InPieces))
    shown = crossed.reduced(PALETTE).convert("RGB")
    drawn = PALETTE.reduced(crossed.draw()).convert("RGB")
    differs = ImageChops.difference(shown, drawn).convert("L").point(lambda shade: shade > 40)
    assert shown.getcolors(256)
    assert sum(differs.tobytes()) < 400  # smooth edges on reduced colours


def test_all_of_a_ghost_is_at_the_rear_end() -> None:
    chance = random.Random(8)
    cards = chance.sample(CARDS, 24)
    for count in (1, 2, 3, 5):
        for height in (160, 320):
            place_of = Row("A", 0, (0, 0, WIDTH, height), up=True, first=20, tile=TILE, across=4)
            ghosts = tuple(
                Ghost(cards[place], cards[-place - 1], ("A", "B"), place == 1)
                for place in range(count)
            )
            ground = Image.new("RGB", (WIDTH, height), theme.NIGHT)
            canvas = ground.copy()
            for place, ghost in enumerate(ghosts):
                middle, size = ghost_middle(place_of, place, count), ghost_size(place_of, count)
                row._draw_ghost(canvas, ghost, middle, size)
            left, *_ = painted(ground, canvas)
            assert left >= place_of.ghosts


def test_the_land_is_whole_around_its_creatures() -> None:
    """Also where it begins, at the head of a row."""
    view = duels.middle().view(None)
    for strip in board_strips(view, Marks(), duels.NAMES, EN):
        for each in strip.rows if isinstance(strip, row.RowsSpec) else ():
            place = each.row
            empty, drawn = land(place.seat, place.height, place.up), strip.draw().copy()
            for left, top, width, height in stands(place, len(each.creatures), 0):
                drawn.paste(empty.crop((left, top, left + width, top + height)), (left, top))
            assert drawn.tobytes() == empty.tobytes()
