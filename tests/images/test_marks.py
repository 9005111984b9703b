"""What the last events leave to be seen on the board."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import duels
import pytest

from engine.clash.events import BastionFell, Regenerated
from engine.clash.seating import SEATINGS, Mode
from engine.core import SEATS
from images.clash.ability_icons import SIGNS
from images.clash.field import (
    CAPTION,
    RIVER,
    Banner,
    Box,
    Company,
    field_of,
    ghost_middle,
    ghost_size,
    stands,
)
from images.clash.marks import ATTACK, Arrow, Fallen, fallen_of, marks_of


def test_an_assault_leaves_damage_shields_ghosts_and_attackers() -> None:
    _, events = duels.assault()
    marks = marks_of(events)
    assert marks.of("B", 1, "carapace").damage == 2
    assert ("B", 0, "martyr") not in marks.creatures
    (ghost,) = marks.ghosts["B", 0]
    assert (ghost.card.id, ghost.homes) == ("martyr", ("B",))
    assert marks.of("A", 0, "ogre").attacked
    assert not marks.of("B", 0, "assassin").attacked


def test_a_shielded_blow_is_marked() -> None:
    state = duels.duel(["ogre"], b_upper=["martyr"])
    seen = marks_of(duels.played(state, "end")).of("B", 0, "martyr")
    assert (seen.damage, seen.shields) == (0, 1)


def test_an_incantation_without_effect_is_marked_as_a_shield() -> None:
    state = duels.duel(["ogre"], b_upper=["scribe"], b_hand=["BASTION", "brute"])
    assert marks_of(duels.played(state, "boom@bu1")).of("B", 0, "scribe").shields == 1


def test_a_spell_is_shown_until_a_creature_is_played() -> None:
    state, events = duels.spell()
    spell = marks_of(events).spell
    assert spell is not None
    assert (spell.card.id, spell.seat) == ("boom", "A")
    assert marks_of(events + duels.played(state, "zombie:u")).spell is None


def test_a_fallen_bastion_and_the_blows_are_marked() -> None:
    _, events = duels.bastion_fallen()
    marks = marks_of(events)
    assert marks.fallen == {"B"}
    assert marks.wounds == {"B": 4}


def test_a_creature_just_played_is_fresh() -> None:
    _, events = duels.asleep()
    assert marks_of(events).of("A", 0, "zombie").fresh
    assert not marks_of(events).of("A", 0, "ogre").fresh


def test_deeds_leave_their_signs() -> None:
    _, events = duels.deeds()
    marks = marks_of(events)
    assert marks.of("B", 0, "corrosive_slime").deed == SIGNS["immolation"].icon
    assert marks.of("B", 0, "growler").deed == SIGNS["vanish"].icon
    assert marks.of("B", 1, "brawler").deed == SIGNS["instinct"].icon
    assert marks.of("A", 0, "dryad").deed == ATTACK
    assert marks.of("A", 1, "machine", "familiar").fresh
    assert not marks.of("A", 1, "machine").fresh
    assert (marks.heals, marks.wounds) == ({"A": 1}, {"A": 1})


def test_backfire_is_a_deed_of_the_creature_just_played() -> None:
    _, events = duels.fallen_pairs()
    assert marks_of(events).of("A", 0, "spawn_from_below").deed == SIGNS["backfire"].icon


def test_the_cards_of_a_pair_go_each_to_their_home() -> None:
    _, events = duels.fallen_pairs()
    pair, alone = marks_of(events).ghosts["B", 0]
    assert pair.symbiote is not None
    assert (pair.card.id, pair.symbiote.id, pair.homes) == ("zombie", "reason_gnawer", ("B", "A"))
    assert (alone.card.id, alone.symbiote, alone.homes) == ("growler", None, ("B",))
    champion, _ = marks_of(events).ghosts["B", 1]
    assert (champion.card.id, champion.homes, champion.exhausted) == ("reptile", (), True)


def test_a_bastion_that_stands_again_has_not_fallen() -> None:
    fell = BastionFell("A", 3)
    assert marks_of([fell]).fallen == {"A"}
    assert marks_of([fell, Regenerated("A", "fort", 4)]).fallen == {"A"}
    assert marks_of([fell, Regenerated("A", "bastion", 1)]).fallen == set()


def test_blows_that_are_coming_leave_everybody_standing() -> None:
    _, events = duels.assault()
    marks = marks_of(events, before_blow=True)
    martyr = marks.of("B", 0, "martyr")
    assert (martyr.falls, martyr.coming, marks.ghosts) == (True, True, {})
    assert marks.of("B", 1, "carapace").coming


def test_attacks_are_aimed_at_creatures_and_strongholds() -> None:
    _, events = duels.assault()
    assert Arrow("attack", ("A", 0, "ogre"), ("B", 0, "martyr")) in marks_of(events).arrows
    _, events = duels.bastion_fallen()
    assert Arrow("attack", ("A", 0, "ogre"), "B") in marks_of(events).arrows


def test_an_incantation_is_aimed_by_its_kingdom() -> None:
    _, events = duels.spell()
    assert marks_of(events).arrows == [Arrow("cast", "A", ("B", 1, "carapace"))]


def test_the_fallen_go_home() -> None:
    _, events = duels.fallen_pairs()
    marks = fallen_of(events)
    assert Arrow("home", Fallen("B", 0, 0, 2), "A") in marks.arrows
    assert Arrow("home", Fallen("B", 0, 1, 2), "B") in marks.arrows
    assert {arrow.kind for arrow in marks.arrows} == {"home"}
    assert marks.creatures == {}
    assert marks.gains["A"] >= 1


@pytest.mark.parametrize("creatures", range(1, 25))
@pytest.mark.parametrize("ghosts", [0, 1, 5])
@pytest.mark.parametrize("mode", ["duel", "two_against_two"])
def test_creatures_stand_in_order_from_the_river(mode: Mode, creatures: int, ghosts: int) -> None:
    crowd = {(seat, lane): Company(creatures) for seat in SEATINGS[mode].seats for lane in (0, 1)}
    for row in field_of(mode, "A", crowd).rows:
        boxes = stands(row, creatures, ghosts)
        for one, other in pairwise(boxes):
            front = one[1] == other[1]
            assert one[0] + one[2] <= other[0] if front else (one[1] < other[1]) == row.up
        for left, top, width, height in boxes:
            assert left >= 0
            assert left + width <= row.box[2]
            assert top >= 0
            assert top + height <= row.height
            assert width >= 28
        for number in range(ghosts):
            x, y = ghost_middle(row, number, ghosts)
            half = ghost_size(row, ghosts) // 2
            assert max(left + width for left, _, width, _ in boxes) <= x - half
            assert half <= y <= row.height - half
        front = boxes[0][1]
        assert front == 6 if row.up else front + boxes[0][3] == row.height - 6, "at the river"


@pytest.mark.parametrize("mode", get_args(Mode))
def test_everything_of_a_field_has_its_own_place(mode: Mode) -> None:
    """No row, river and banner lies on another one, whoever is below; each kingdom is there
    once."""
    for below in SEATINGS[mode].seats:
        field = field_of(
            mode, below, {(below, 0): Company(3), (below, 1): Company(7, is_tall=True)}
        )
        bands = list({(row.box[1], row.box[1] + row.height) for row in field.rows})
        bands += list({(front.river, front.river + RIVER) for front in field.fronts})
        bands += list({(top, top + height) for _, top, _, height in map(box_of, field.banners)})
        bands.sort()
        assert all(end == start for (_, end), (start, _) in pairwise(bands))
        assert (bands[0][0], bands[-1][1]) == (CAPTION, field.height)
        assert sorted(banner.seat for banner in field.banners) == [*SEATINGS[mode].seats]
        assert field.row(below, 0).up
        for front in field.fronts:
            above, below_it = (SEATS.index(row.seat) for row in (front.above, front.below))
            assert above ^ SEATINGS[mode].facing[front.above.lane] == below_it


def box_of(banner: Banner) -> Box:
    return banner.box
