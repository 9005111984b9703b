"""What the last events leave to be seen on the board."""

from __future__ import annotations

import duels
import pytest

from engine.clash.events import BastionFell, Regenerated
from images.clash.ability_icons import SIGNS
from images.clash.lanes import GHOSTS_WIDTH, half_of, stands
from images.clash.marks import ATTACK, marks_of
from images.clash.terrain import KINGDOM_EDGE, LANE_HEIGHT, MIDDLE, lane_middle


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


@pytest.mark.parametrize("creatures", range(1, 16))
@pytest.mark.parametrize("ghosts", [False, True])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_creatures_stand_in_order_inside_their_lane(
    seat: str, creatures: int, ghosts: bool
) -> None:
    for lane in (0, 1):
        found = stands(half_of(seat, lane), creatures, ghosts)  # type: ignore[arg-type]
        away = [abs(stand.middle[0] - MIDDLE) for stand in found]
        assert away == sorted(away)
        assert len(set(away)) == creatures
        edge = MIDDLE - KINGDOM_EDGE - (GHOSTS_WIDTH if ghosts else 0)
        for stand, far in zip(found, away, strict=True):
            assert far + stand.width / 2 <= edge + 1
            top = abs(stand.middle[1] - lane_middle(lane)) + stand.height / 2
            assert top <= LANE_HEIGHT / 2
