"""The rulings about more than two players: 8, 15, 53, 54, 61, 62 and 76."""

from __future__ import annotations

import pytest
from positions import CLASH, duel, only, play, texts, winners
from tables import table

from engine.clash.seating import SEATINGS


@pytest.mark.parametrize(
    ("lane", "to"), [("| zombie |", "B"), ("| | zombie", "D")], ids=("upper", "lower")
)
def test_ruling_8_a_mercenary_creature_goes_across_the_lane_it_was_in(lane, to):
    mercenary = "contractual_protector-5"
    a = f"BASTION djinn giant titan {lane.replace('zombie', mercenary)}"
    enemy = {"B": "BASTION mutant machine | zombie", "D": "BASTION vortex | | zombie"}[to]
    state = table("free_for_all", active=to, a=a, **{to.lower(): enemy})
    told = only(play(state, "end"), "returned")
    assert told[0].split()[:4] == ["returned", "contractual_protector", to, "right"]


@pytest.mark.parametrize(
    ("target", "to"), [("au1", "B"), ("bu1", "B"), ("cu1", "B"), ("dl1", "D"), ("bl1", "D")]
)
def test_ruling_8_a_mercenary_incantation_goes_across_its_targets_lane_from_its_player(target, to):
    state = table(
        "free_for_all",
        a="BASTION dislocation djinn giant | baron",
        b="BASTION mutant | brute | baron",
        c="BASTION reptile | troll",
        d="BASTION vortex | | martyr",
    )
    told = only(play(state, f"dislocation@{target}"), "returned")
    assert [event.split()[1:4] for event in told] == [["dislocation", to, "right"]]


def test_ruling_15_in_teams_the_other_team_wins_when_a_player_destroys_the_own_fort():
    state = table("two_against_two", a="FORT ogre")
    play(state, "ogre:u")
    assert winners(state) == ("B", "D")


def test_ruling_15_free_for_all_the_healthiest_of_the_others_wins():
    """C's fort has 11 health, D's bastion 5 and 8 more."""
    state = table(
        "free_for_all",
        a="FORT ogre",
        b="FORT mutant machine",
        c="FORT alpha baron brute carnivore grrr reptile cyclone aberration troll boom ogre",
        d="BASTION vortex gnome disciple djinn titan",
    )
    play(state, "ogre:u")
    assert winners(state) == ("D",)


def test_ruling_15_equal_ones_share_the_win():
    state = table(
        "free_for_all",
        a="FORT ogre",
        b="BASTION mutant machine",
        c="BASTION reptile cyclone",
        d="BASTION vortex",
    )
    play(state, "ogre:u")
    assert winners(state) == ("B", "C")


def test_ruling_76_the_healthiest_stronghold_is_ahead_a_bastion_counting_8_more():
    state = duel(a="BASTION boom", b="FORT ogre baron brute zombie djinn giant titan troll lich")
    assert CLASH.winners_now(state) == ()
    state = duel(a="BASTION boom", b="FORT ogre baron brute zombie djinn giant titan troll")
    assert CLASH.winners_now(state) == ("A",)
    assert CLASH.winners_now(duel(a="FORT ogre", b="djinn FORT boom baron")) == ("B",)


def test_ruling_76_equal_ones_share_the_win_and_all_equal_is_a_draw():
    state = table("free_for_all", a="BASTION ogre", b="BASTION boom", c="FORT alpha", d="FORT lich")
    assert CLASH.winners_now(state) == ("A", "B")
    assert CLASH.winners_now(table("free_for_all")) == ()


def test_ruling_76_in_teams_the_weaker_stronghold_counts_first_then_the_other():
    forts = {"a": "FORT ogre troll", "b": "FORT boom", "c": "FORT alpha lich"}
    assert CLASH.winners_now(table("two_against_two", **forts)) == ("A", "C")
    level = forts | {"c": "FORT alpha"}
    assert CLASH.winners_now(table("two_against_two", **level)) == ("B", "D")
    assert CLASH.winners_now(table("two_against_two", **level, d="FORT djinn giant")) == ()


def test_ruling_76_against_ais_it_is_a_draw():
    for mode in ("solo", "coop"):
        assert CLASH.winners_now(table(mode, a="FORT ogre")) == ()


def test_ruling_53_creatures_of_several_others_come_in_the_order_of_their_turns():
    """B's incantation destroys a creature of D, its Backfire one of A: D's turn comes first."""
    state = table(
        "two_against_two",
        active="B",
        a="BASTION djinn giant titan | | goblin_archer",
        b="mutant machine channel_hatred BASTION carnivore",
        d="BASTION vortex gnome | | zombie",
    )
    told = only(play(state, "channel_hatred@dl1"), "destroyed", "returned")
    assert [event.split()[:3] for event in told] == [
        ["destroyed", "zombie", "dl1"],
        ["destroyed", "goblin_archer", "al1"],
        ["returned", "zombie", "D"],
        ["returned", "goblin_archer", "A"],
        ["returned", "channel_hatred", "B"],
    ]


def test_ruling_54_an_incantation_reaches_every_kingdom():
    state = table("free_for_all", a="BASTION boom djinn giant", c="BASTION reptile | zombie")
    assert "boom@cu1" in texts(state)
    assert only(play(state, "boom@cu1"), "destroyed") == ["destroyed zombie cu1"]


def test_ruling_54_its_lane_is_the_one_in_which_the_target_stands():
    """Immolation of C and D counts for A's incantation into the lane that they share."""
    state = table(
        "free_for_all",
        a="BASTION boom djinn giant titan | elfcandescent",
        b="BASTION mutant | elfcandescent",
        c="BASTION reptile | elfcandescent",
        d="BASTION vortex | elfcandescent",
    )
    told = only(play(state, "boom@du1"), "immolated")
    assert told == ["immolated elfcandescent du1 A", "immolated elfcandescent cu1 A"]


@pytest.mark.parametrize(
    ("mode", "target", "hurt"),
    [
        ("free_for_all", "au1", "bu1"),
        ("free_for_all", "bu1", "bu1"),
        ("free_for_all", "cu1", "cu1"),
        ("free_for_all", "du2", "du1"),
        ("free_for_all", "dl1", "dl1"),
        ("two_against_two", "cu1", "du1"),
        ("two_against_two", "du1", "du1"),
    ],
)
def test_ruling_54_backfire_hits_the_enemy_of_that_lane(mode, target, hurt):
    """Across the own lane; else the target's kingdom, unless that is the team mate's."""
    state = table(
        mode,
        a="djinn channel_hatred scribe BASTION giant titan | baron",
        b="BASTION mutant | brute | baron",
        c="BASTION reptile | troll",
        d="BASTION vortex | martyr gladiator | veteran",
    )
    assert only(play(state, f"channel_hatred@{target}"), "backfired") == [
        f"backfired channel_hatred {hurt} 2"
    ]


def test_ruling_61_first_turn_mana_goes_by_the_order_of_turns():
    assert SEATINGS["free_for_all"].first_turns == (6, 7, 8)
    state = table("two_against_two", turn=2, active="B")
    play(state, "end")
    assert state.view(None).mana == 8


def test_ruling_62_whoever_takes_the_last_card_by_shackle_has_destroyed_the_fort():
    state = table("free_for_all", a="BASTION grabber djinn giant", d="FORT vortex")
    events = play(state, "grabber:l")
    assert events[-1] == "game_ended A empty_hand"


def test_ruling_62_immolation_is_the_players_own_doing():
    state = table(
        "free_for_all",
        a="zombie djinn FORT giant",
        b="BASTION mutant | elfcandescent",
        c="BASTION reptile cyclone",
    )
    play(state, "zombie:u")
    assert winners(state) == ("D",)


def test_ruling_62_a_called_card_is_its_players_own_doing():
    """A destroys B's Lackey; the called Zombie leaves B's fort without health."""
    state = table(
        "free_for_all",
        a="BASTION djinn giant titan | brute",
        b="FORT zombie djinn | lackey",
    )
    state.players[1].stronghold = 1
    events = play(state, "end")
    assert only(events, "called") == ["called B zombie"]
    assert winners(state) is None
    state = table("free_for_all", a="BASTION djinn giant | emissary", b="FORT mutant")
    play(state, "end")
    assert winners(state) == ("A",)


def test_ruling_62_sharpening_is_the_attackers_doing():
    state = table(
        "free_for_all",
        a="BASTION djinn giant | abyssal_grrr",
        b="FORT mutant | swarmer",
        c="BASTION reptile cyclone boom",
    )
    events = play(state, "end")
    assert only(events, "sharpened") == ["sharpened abyssal_grrr B 2"]
    assert winners(state) == ("A",)


def test_ruling_62_in_teams_it_does_not_matter_whose_doing_it_was():
    """C's incantation destroys A's creature, and Sharpening A's fort: the other team has won."""
    state = table(
        "two_against_two",
        active="C",
        a="FORT djinn | zombie",
        c="BASTION sacrificial_goat cyclone boom",
    )
    events = play(state, "sacrificial_goat@au1")
    assert only(events, "sharpened") == ["sharpened sacrificial_goat A 4"]
    assert winners(state) == ("B", "D")
