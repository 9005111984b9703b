"""clash-of-decks.md 10: more than two players, and the rulings about them."""

from __future__ import annotations

import pytest
from positions import CLASH, attacks, only, play, texts, winners
from tables import expect_seats, table

from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import setup_of
from engine.core import IllegalAction

DECKS = {seat: PRECONSTRUCTED[deck] for seat, deck in zip("ABCD", "1234", strict=True)}
every_table = pytest.mark.parametrize("mode", ["free_for_all", "two_against_two"])


def begun(mode: str, seed: int = 1):
    return CLASH.setup(setup_of(mode, DECKS), seed)


# -- seats, lanes and turns --


def test_10_lanes_are_shared_with_the_neighbours():
    """AB and CD are upper lanes, DA and BC are lower lanes."""
    state = table("free_for_all")
    seats = "ABCD"
    across = {
        (seat, lane): seats[state.across(number, index)]
        for number, seat in enumerate(seats)
        for index, lane in enumerate(("upper", "lower"))
    }
    assert across == {
        ("A", "upper"): "B",
        ("B", "upper"): "A",
        ("C", "upper"): "D",
        ("D", "upper"): "C",
        ("A", "lower"): "D",
        ("D", "lower"): "A",
        ("B", "lower"): "C",
        ("C", "lower"): "B",
    }


@every_table
def test_10_turns_go_around_the_table_from_a_on(mode):
    state, opening = begun(mode)
    events = [event.document() for event in opening]
    assert [event["event"] for event in events] == ["turn_began"]
    active = []
    for _ in range(9):
        active.append(state.to_act()[0])
        play(state, "end")
    assert "".join(active) == "ABCDABCDA"


@every_table
def test_10_the_first_turns_have_6_7_and_8_mana_and_the_fourth_as_usual(mode):
    state, _ = begun(mode)
    mana = []
    for _ in range(5):
        mana.append(state.view(None).mana)
        play(state, "end")
    assert mana == [6, 7, 8, 9, 9]


def test_10_catalyst_adds_to_the_first_turns_too():
    state = table("free_for_all", active="A", turn=1, b="BASTION djinn giant | mana_golem")
    play(state, "end")
    assert state.view(None).mana == 7 + 2


@every_table
def test_10_creatures_attack_the_neighbour_across_their_lane(mode):
    state = table(mode, a="BASTION djinn giant titan | zombie | brute")
    events = attacks(play(state, "end"))
    assert events == [
        "attacked_stronghold zombie au1 B 3",
        "attacked_stronghold brute al1 D 5",
    ]


def test_10_a_creature_in_the_way_is_the_one_across_the_lane():
    state = table(
        "free_for_all",
        a="BASTION djinn | zombie | brute",
        b="BASTION mutant machine | | baron",
        c="BASTION reptile cyclone | carapace | thorntle",
        d="BASTION vortex gnome | | martyr",
    )
    events = attacks(play(state, "end"))
    assert events == ["attacked_stronghold zombie au1 B 3", "attacked brute al1 dl1 5"]


def test_10_c_attacks_d_in_the_upper_and_b_in_the_lower_lane():
    state = table("free_for_all", active="C", c="BASTION reptile cyclone | zombie | brute")
    events = attacks(play(state, "end"))
    assert events == [
        "attacked_stronghold zombie cu1 D 3",
        "attacked_stronghold brute cl1 B 5",
    ]


def test_10_moves_name_places_of_all_four_seats():
    state = table(
        "free_for_all",
        a="BASTION boom ogre titan | baron",
        b="BASTION mutant | | brute",
        c="BASTION reptile | troll",
        d="BASTION vortex | | martyr",
    )
    casts = [move for move in texts(state) if "@" in move]
    assert casts == ["boom@au1", "boom@bl1", "boom@cu1", "boom@dl1"]
    for move in casts:
        action, _ = CLASH.read_move(state, move)
        assert str(action) == move
    with pytest.raises(IllegalAction) as caught:
        play(state, "boom@dl2")
    assert caught.value.code == "no_such_target"


def test_10_a_duel_has_no_places_of_c_and_d():
    state = table("duel", a="BASTION boom ogre titan | baron")
    with pytest.raises(IllegalAction) as caught:
        play(state, "boom@cu1")
    assert caught.value.code == "no_such_target"


# -- splash, and what reaches how far --


def test_10_splash_hits_the_neighbouring_lane_of_the_kingdom_whoever_shares_it():
    """B's lower lane is shared with C, and yet A's splash in B's upper lane hits it."""
    state = table(
        "free_for_all",
        a="BASTION djinn giant titan | brigand",
        b="BASTION mutant machine | brute | martyr",
    )
    assert attacks(play(state, "end")) == ["attacked brigand au1 bu1,bl1 2"]


def test_10_splash_of_an_incantation_stays_in_the_kingdom_of_the_main_target():
    state = table(
        "free_for_all",
        a="BASTION combustion giant titan | baron | ogre",
        c="BASTION reptile machine | brute | martyr",
        d="BASTION vortex | carapace | thorntle",
    )
    events = play(state, "combustion@cu1")
    assert only(events, "targeted") == ["targeted combustion cu1,cl1"]


# -- the end of the game --


@pytest.mark.parametrize(
    ("mode", "won"), [("free_for_all", ("A",)), ("two_against_two", ("A", "C"))]
)
def test_10_the_game_ends_as_soon_as_any_fort_falls(mode, won):
    state = table(mode, a="BASTION djinn giant | zombie | brute", b="FORT mutant machine")
    events = play(state, "end")
    assert events[-1] == f"game_ended {','.join(won)} fort"
    assert attacks(events) == ["attacked_stronghold zombie au1 B 3"]
    assert winners(state) == won
    assert state.to_act() == ()


def test_10_a_bastion_that_falls_ends_nothing():
    state = table("free_for_all", a="BASTION djinn giant | zombie", b="BASTION mutant machine")
    events = play(state, "end")
    assert only(events, "bastion_fell") == ["bastion_fell B 2"]
    assert winners(state) is None


def test_10_an_opponent_who_was_not_attacked_last_wins_nothing():
    """D's creature destroys C's fort: in free-for-all the win is D's alone."""
    state = table(
        "free_for_all",
        active="D",
        c="FORT reptile",
        d="BASTION vortex gnome disciple | zombie",
    )
    play(state, "end")
    assert winners(state) == ("D",)


def test_10_the_turn_limit_counts_the_turns_of_all_seats():
    state, _ = CLASH.setup(setup_of("free_for_all", DECKS, 2), 3)
    for _ in range(8):
        assert winners(state) is None
        events = play(state, "end")
    assert events[-1] == "game_ended - turn_limit"


def test_10_fatigue_comes_with_the_ninth_own_turn():
    state = table("free_for_all", options={"fatigue": True}, turn=31, active="C")
    assert only(play(state, "end"), "removed") == []
    events = play(state, "end")
    assert only(events, "removed") == ["removed A titan 2"]
    assert only(events, "turn_began") == ["turn_began A 33 3"]
    assert only(play(state, "end"), "removed") == ["removed B carnivore 2"]


def test_12_champion_prices_count_all_four_kingdoms():
    """Ogre costs 4: less 1 for each creature of cost 4, wherever it stands."""
    state = table(
        "free_for_all",
        a="BASTION djinn giant titan | scribe | | champion ogre ready",
        b="BASTION mutant | | brute | champion troll ready",
        c="BASTION reptile | disciple | | champion zombie ready",
        d="BASTION vortex | | brigand | champion baron exhausted",
    )
    assert [each.champion_cost for each in state.view(None).players] == [0, 6, 1, 3]


def test_12_champions_of_all_seats_are_restored_by_anybodys_play():
    state = table(
        "free_for_all",
        a="BASTION zombie giant titan | | | champion ogre ready",
        b="BASTION mutant | | | champion swarmer exhausted",
        c="BASTION reptile | | | champion walls_pecker exhausted",
        d="BASTION vortex | | | champion baron exhausted",
    )
    events = play(state, "zombie:u")
    assert only(events, "champion_restored") == [
        "champion_restored B swarmer",
        "champion_restored C walls_pecker",
    ]


# -- abilities and the lane --


@pytest.mark.parametrize(("move", "hurt"), [("puny_demon:u", "bu1"), ("puny_demon:l", "dl1")])
def test_10_backfire_of_a_creature_hits_across_its_lane(move, hurt):
    state = table(
        "free_for_all",
        a="puny_demon djinn scribe BASTION giant titan",
        b="BASTION mutant machine | brute",
        c="BASTION reptile machine | brute | baron",
        d="BASTION vortex | | martyr",
    )
    assert only(play(state, move), "backfired") == [f"backfired puny_demon {hurt} 2"]


@pytest.mark.parametrize(
    ("move", "taken"),
    [("grabber:u", "shackled mutant B au1"), ("grabber:l", "shackled vortex D al1")],
)
def test_10_shackle_takes_from_the_hand_across_the_lane(move, taken):
    state = table("free_for_all", a="BASTION grabber djinn giant")
    assert only(play(state, move), "shackled") == [taken]


@pytest.mark.parametrize(("lane", "hurt"), [("u", ["au1", "bu1"]), ("l", ["al1", "dl1", "dl2"])])
def test_10_immolation_counts_in_either_kingdom_of_the_lane(lane, hurt):
    state = table(
        "free_for_all",
        a="BASTION ogre djinn giant titan | elfcandescent | sparkamender",
        b="BASTION mutant machine | elfcandescent | sparkamender",
        c="BASTION reptile | elfcandescent | sparkamender",
        d="BASTION vortex | elfcandescent | sparkamender corrosive_slime",
    )
    told = only(play(state, f"ogre:{lane}"), "immolated")
    assert [event.split()[2] for event in told] == hurt
    assert {event.split()[3] for event in told} == {"A"}


def test_10_reinforcement_calls_into_the_lane_in_which_the_creature_stood():
    state = table(
        "free_for_all",
        a="BASTION djinn giant titan | zombie",
        b="BASTION baron machine | lackey",
    )
    events = play(state, "end")
    assert only(events, "called", "entered") == ["called B baron", "entered baron bu1"]


def test_10_vulnerability_and_aerial_look_at_the_stronghold_across_the_lane():
    state = table(
        "free_for_all",
        a="BASTION djinn giant titan | harasser | giant_scorpion",
        b="BASTION mutant machine | brute",
    )
    assert attacks(play(state, "end")) == [
        "attacked_stronghold harasser au1 B 2",
        "attacked_stronghold giant_scorpion al1 D 2",
    ]


def test_10_a_position_of_four_reads_back():
    state = table(
        "free_for_all",
        a="BASTION boom ogre titan | baron+griffin(brood)-2*",
        d="FORT vortex | grabber(boom) | lackey",
    )
    assert CLASH.load(CLASH.dump(state)).key() == state.key()
    expect_seats(state, d="FORT vortex | grabber(boom) | lackey")
