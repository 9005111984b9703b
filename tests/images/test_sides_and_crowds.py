"""Golden pictures of boards from each side, many cards in hand, full lanes, animations."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from io import BytesIO

import duels
import pytest
import table_scenes as tables
from golden_images import assert_golden, difference, small
from PIL import Image

from engine.clash.steps import steps
from images.clash.animation import turn_animation
from images.clash.board import board
from images.clash.hand import hand
from images.clash.puzzle import draw_puzzle
from images.picture import Picture
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
            BytesIO(turn_animation(steps(state, ["end"]), duels.NAMES, EN).data)
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
