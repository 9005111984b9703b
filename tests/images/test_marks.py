"""What the last events leave to be seen on the board."""

from __future__ import annotations

import duels
import pytest

from bridgekeeper.images.clash.ground import KINGDOM_EDGE, LANE_HEIGHT, MIDDLE, lane_middle
from bridgekeeper.images.clash.lanes import GHOSTS_WIDTH, stands
from bridgekeeper.images.clash.marks import marks_of


def test_an_assault_leaves_damage_shields_ghosts_and_attackers() -> None:
    _, events = duels.assault()
    marks = marks_of(events)
    assert marks.of("B", 1, "carapace").damage == 2
    assert ("B", 0, "martyr") not in marks.creatures
    (ghost,) = marks.ghosts["B", 0]
    assert (ghost.card.id, ghost.home) == ("martyr", "B")
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


@pytest.mark.parametrize("creatures", range(1, 16))
@pytest.mark.parametrize("ghosts", [False, True])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_creatures_stand_in_order_inside_their_lane(
    seat: str, creatures: int, ghosts: bool
) -> None:
    for lane in (0, 1):
        found = stands(seat, lane, creatures, ghosts)  # type: ignore[arg-type]
        away = [abs(stand.middle[0] - MIDDLE) for stand in found]
        assert away == sorted(away)
        assert len(set(away)) == creatures
        edge = MIDDLE - KINGDOM_EDGE - (GHOSTS_WIDTH if ghosts else 0)
        for stand, far in zip(found, away, strict=True):
            assert far + stand.width / 2 <= edge + 1
            top = abs(stand.middle[1] - lane_middle(lane)) + stand.height / 2
            assert top <= LANE_HEIGHT / 2
