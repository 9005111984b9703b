"""Boards against AIs and at tables of four: golden pictures, bounds, words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import product

import duels
import pytest
import table_scenes as tables
from golden_images import assert_golden, difference, small
from PIL import Image

from engine.clash.battle import Battle
from engine.clash.events import Event
from engine.clash.seating import Mode
from engine.core import SEATS, Outcome, Seat
from images.caption import CAPTION, LINE
from images.clash.alt import board_alt
from images.clash.board import board, side_of
from images.clash.field import CHIP, TILE, Company, field_of
from images.clash.hand import hand
from images.victory import VICTORY
from texts import LANGUAGES, texts_in

EN = texts_in("en")

Shown = tuple[Battle, list[Event]]

BOARDS: dict[str, Callable[[], Shown]] = {
    "table-start": lambda: (tables.start(), []),
    "table-middle": lambda: (tables.middle(), []),
    "table-teams": lambda: (tables.middle("two_against_two"), []),
    "table-crowded": lambda: (tables.crowded(), []),
    "table-assault": tables.assault,
    "table-coop": tables.coop,
    "table-over": lambda: tables.over("two_against_two"),
    "solo-middle": lambda: (tables.solo(), []),
    "solo-turn": tables.solo_turn,
}


@pytest.mark.parametrize("name", BOARDS)
def test_board_looks_like_its_golden_picture(name: str) -> None:
    state, events = BOARDS[name]()
    assert_golden(name, board(state.view(None), events, tables.NAMES, EN).data)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_keeps_its_bounds(name: str, language: str) -> None:
    state, events = BOARDS[name]()
    picture = board(state.view(None), events, tables.LONG_NAMES, texts_in(language))
    width, height = Image.open(BytesIO(picture.data)).size
    assert width == 1000
    assert 560 <= height <= 2300
    assert len(picture.data) < 270_000
    assert 0 < len(picture.alt) <= 1024
    assert not picture.alt.endswith("…")


@pytest.mark.usefixtures("unencoded")
@pytest.mark.parametrize("name", BOARDS)
def test_board_shows_nothing_to_a_seat_that_it_hides_from_others(name: str) -> None:
    """A seat sees its own kingdom below, and else what a spectator sees from there."""
    state, events = BOARDS[name]()
    for seat in state.seating.seats:
        public = replace(state.view(None), viewer=seat)
        drawn = [board(view, events, tables.NAMES, EN).data for view in (state.view(seat), public)]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("mode", ["free_for_all", "two_against_two", "coop"])
def test_a_table_fits_a_screen(mode: Mode) -> None:
    view = tables.middle(mode).view(None)
    for viewer in (None, *SEATS):
        picture = board(replace(view, viewer=viewer), [], tables.NAMES, EN)
        assert Image.open(BytesIO(picture.data)).size <= (1000, 900)
        assert len(picture.data) < 90 * 1024


@pytest.mark.parametrize("less", [0, VICTORY - LINE])
def test_any_table_fits_a_screen(less: int) -> None:
    """At most 900 pixels below a line or a banner, however many creatures each kingdom has."""
    for counts in product((0, 1, 4, 6), repeat=4):
        crowd = {
            (seat, lane): Company(count)
            for seat, count in zip(SEATS, counts, strict=True)
            for lane in (0, 1)
        }
        field = field_of("free_for_all", "A", crowd, less=less)
        assert field.height - CAPTION + LINE + less <= 900


def test_the_lanes_of_one_seat_are_large_and_all_others_strips() -> None:
    crowd = dict.fromkeys([(seat, lane) for seat in SEATS for lane in (0, 1)], Company(2))
    for seat in SEATS:
        field = field_of("free_for_all", seat, crowd)
        own = [field.row(seat, lane) for lane in (0, 1)]
        near = [front for front in field.fronts if front.below in own]
        assert len(near) == 2
        for front in field.fronts:
            height = TILE if front in near else CHIP
            assert (front.above.tile, front.below.tile) == (height, height)


def test_rows_with_many_creatures_have_two_lines_before_their_names_get_narrow() -> None:
    crowd = {("A", 0): Company(4), ("A", 1): Company(1), ("B", 0): Company(3)}
    field = field_of("free_for_all", "A", crowd)
    assert {(field.row("A", lane).tile, field.row("A", lane).across) for lane in (0, 1)} == {
        (CHIP, 2)
    }
    assert field.row("B", 0).tile == TILE
    assert field_of("duel", "A", {("A", 0): Company(9)}).row("A", 0).tile == TILE


def test_spectators_see_a_table_from_the_side_of_the_seat_that_acts() -> None:
    view = tables.middle().view(None)
    from_the_side_of = {seat: replace(view, viewer=seat) for seat in SEATS}
    assert view.active == "C"
    drawn = board(view, [], tables.NAMES, EN).data
    assert drawn == board(from_the_side_of["C"], [], tables.NAMES, EN).data
    assert drawn != board(from_the_side_of["A"], [], tables.NAMES, EN).data
    assert side_of(duels.middle().view(None)) == "A"


def test_partners_and_rivals_look_different() -> None:
    views = [tables.middle(mode).view(None) for mode in ("free_for_all", "two_against_two")]
    pictures = [small(board(view, [], tables.NAMES, EN).data) for view in views]
    assert difference(*pictures)


def test_the_alt_of_a_table_tells_kingdom_by_kingdom() -> None:
    assert board_alt(tables.middle().view(None), tables.NAMES, EN) == (
        "Turn 11. Cécile to play, mana 12. "
        "Ann: bastion with 6 health, 7 cards in hand. "
        "Upper lane: Ogre (attack 4, health 4), Shaman (attack 1, health 2). "
        "Lower lane: Carnivore (attack 2, health 4 of 6). "
        "Bernard: fort with 3 health, 6 cards in hand. "
        "Upper lane: Martyr (attack 6, health 6), Assassin (attack 1, health 1). "
        "Lower lane: Carapace (attack 0, health 4), Machine (attack 0, health 1). "
        "Cécile: bastion with 6 health, 7 cards in hand. "
        "Upper lane: Baron (attack 3, health 5). "
        "Lower lane: Sylvan Protector + Forest Elf (attack 5, health 7). "
        "Dora: bastion with 2 health, 5 cards in hand. "
        "Lower lane: Lackey (attack 1, health 1), Brood (attack 1, health 1)."
    )


def test_the_alt_of_an_ai_tells_deck_and_discard_pile() -> None:
    text = board_alt(tables.solo().view(None), tables.NAMES, EN)
    assert "Bernard (AI): bastion, 6 cards in the deck, 5 discarded." in text
    assert "in hand" not in text.partition("Bernard (AI)")[2]


def test_creatures_are_counted_where_names_are_too_long() -> None:
    text = board_alt(tables.crowded().view(None), tables.LONG_NAMES, EN)
    assert "Upper lane: 6 creatures. Lower lane: 5 creatures." in text


def test_the_end_names_all_winners_and_who_lost_the_fort() -> None:
    for mode, words in (
        ("two_against_two", "Ann + Cécile win! Dora has lost the fort."),
        ("free_for_all", "Ann wins! Dora has lost the fort."),
    ):
        state, _ = tables.over(mode)  # type: ignore[arg-type]
        assert words in board_alt(state.view(None), tables.NAMES, EN)


def test_nobody_is_named_who_may_not_have_resigned() -> None:
    state = tables.middle()
    state.ended = Outcome(("A",), "resignation")
    assert "resigned" not in board_alt(state.view(None), tables.NAMES, EN)


@pytest.mark.parametrize("seat", ["C", "D"])
def test_hands_of_four_look_like_their_golden_pictures(seat: Seat) -> None:
    picture = hand(tables.middle().view(seat), tables.NAMES, EN)
    assert_golden(f"hand-{seat.lower()}", picture.data)
    assert picture.alt.startswith(f"{tables.NAMES[seat]}’s hand from left to right: ")


def test_an_ai_has_no_hand_to_show() -> None:
    with pytest.raises(ValueError, match="no hand"):
        hand(tables.solo().view("B"), tables.NAMES, EN)
