"""Golden pictures of boards from each side, many cards in hand, full lanes, animations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Any
from unittest.mock import patch

import duels
import pytest
import table_scenes as tables
from golden_images import assert_golden, difference, small
from legibility import forget_drawn
from PIL import Image

from engine.clash.cards import CARDS, Card
from engine.clash.steps import steps
from engine.core import Seat
from images.clash import creature
from images.clash.animation import CAMERA
from images.clash.board import board
from images.clash.champion import medal
from images.clash.creature import draw_creature
from images.clash.emblems import scene
from images.clash.hand import hand
from images.clash.marks import CreatureMarks
from images.clash.puzzle import draw_puzzle
from images.clash.terrain import land
from images.picture import Picture
from images.theme import NIGHT
from texts import texts_in

EN = texts_in("en")
EIGHT = ["ogre", "shaman", "carnivore", "parasite", "alpha", "aberration", "harpooner", "martyr"]
SIXTEEN = [*EIGHT, "assassin", "brigand", "vortex", "mutant", "hopper", "brood", "giant", "lich"]


def of_duel(seat: str) -> Picture:
    return board(duels.middle().view(seat), [], duels.NAMES, EN)  # type: ignore[arg-type]


def of_table(seat: str) -> Picture:
    view = tables.middle("two_against_two").view(seat)  # type: ignore[arg-type]
    return board(view, [], tables.NAMES, EN)


def lane_of(creatures: list[str]) -> Picture:
    """Also one of the other side, which shows its back to the same river."""
    state = duels.duel(creatures, ["machine"], ["minotaur"], creatures[:8])
    return board(state.view(None), [], duels.NAMES, EN)


def held(count: int) -> Picture:
    cards = ["BASTION", *[each for each in SIXTEEN if each != "giant"], "boom", "troll"]
    return hand(duels.duel(a_hand=cards[:count]).view("A"), duels.NAMES, EN)


def captives() -> Picture:
    under = [{"card": "sequestrator", "shackled": ["gnome", "zombie"]}, {"card": "jailor"}]
    under[1]["shackled"] = "boom"
    state = duels.duel(b_upper=under, a_hand=["BASTION", "troll", "titan"])
    return board(state.view(None), [], duels.NAMES, EN)


def wanted() -> Picture:
    asked = [("B", 0, "martyr"), ("B", 1, "mutant")]
    return draw_puzzle(duels.middle(), "Destroy both.", EN, "A toll", targets=asked)  # type: ignore[arg-type]


PICTURES: dict[str, Callable[[], Picture]] = {
    "side-b": lambda: of_duel("B"),
    "side-d": lambda: of_table("D"),
    "lane-8": lambda: lane_of(EIGHT),
    "lane-16": lambda: lane_of(SIXTEEN),
    "hand-8": lambda: held(8),
    "hand-9": lambda: held(9),
    "hand-17": lambda: held(17),
    "captives": captives,
    "wanted": wanted,
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_looks_like_its_golden_one(name: str) -> None:
    assert_golden(name, PICTURES[name]().data)


def test_players_see_their_own_kingdom_below() -> None:
    for draw, seats in ((of_duel, "AB"), (of_table, "AD")):
        one, other = (small(draw(seat).data).crop((0, 0, 350, 400)) for seat in seats)
        assert difference(one, other)


def test_eight_cards_of_a_hand_stand_in_two_rows_beside_the_stronghold() -> None:
    heights = [Image.open(BytesIO(held(count).data)).height for count in (5, 6, 9, 10)]
    assert heights[1] == heights[2]
    assert heights[0] < heights[1] < heights[3]


@cache
def turns() -> dict[str, list[Image.Image]]:
    """The frames of turns: what falls goes home; a bastion falls."""
    told = {}
    for name, state in (
        ("fall", duels.middle()),
        ("bastion", duels.duel(["ogre", "war_beast"], [], [], ["lanternfish"])),
    ):
        with Image.open(
            BytesIO(CAMERA.turn(steps(state, ["end"]), duels.NAMES, EN).data)
        ) as animation:
            told[name] = []
            for number in range(animation.n_frames):
                animation.seek(number)
                told[name].append(animation.convert("RGB"))
    return told


@pytest.mark.parametrize("name", ["fall", "bastion"])
@pytest.mark.parametrize("place", [-3, -2, -1])
def test_frames_of_a_turn_look_like_their_golden_pictures(name: str, place: int) -> None:
    buffer = BytesIO()
    turns()[name][place].save(buffer, "PNG")
    assert_golden(f"turn-{name}{place}", buffer.getvalue())


def tile_of(owner: Seat) -> Image.Image:
    """A creature of this seat on a board."""
    shown = replace(duels.middle().view(None).player("A").upper[0], owner=owner)
    canvas = Image.new("RGB", (260, 160), NIGHT)
    draw_creature(canvas, shown, CreatureMarks(), (10, 6, 238, 148), up=True, language="en")
    return canvas


DRAWN_FOR: dict[str, Callable[[Seat], Image.Image]] = {
    "land": lambda seat: land(seat, 160, True),
    "creature": tile_of,
    "champion": lambda seat: medal(CARDS[0], seat, "in-play").crop((30, 116, 68, 122)),
}


@pytest.mark.parametrize("name", DRAWN_FOR)
def test_seat_d_has_a_pattern_where_seat_a_has_none(name: str) -> None:
    """Less of it has one colour, so that it differs without its hue. A medal has it in its ring."""
    plain, patterned = (
        max(count for count, _ in drawn.getcolors(1 << 20) or ())
        for drawn in (DRAWN_FOR[name]("A"), DRAWN_FOR[name]("D"))
    )
    assert patterned < plain * 0.95


def test_captives_are_larger_than_signs() -> None:
    """Their emblems are below that of their captor, behind bars."""
    sizes: list[tuple[int, int]] = []

    def drawn(card: Card, size: tuple[int, int], *rest: Any) -> Image.Image:
        if card.id in ("gnome", "zombie"):
            sizes.append(size)
        return scene(card, size, *rest)

    with patch.object(creature, "scene", drawn):
        forget_drawn()
        captives()
    forget_drawn()
    assert len(sizes) == 2
    assert all(min(size) > 50 for size in sizes)
