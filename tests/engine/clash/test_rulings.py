"""The numbered rulings of clash-of-decks.md, as far as this version can meet them."""

from __future__ import annotations

import pytest
from positions import CLASH, SOMEBODY, attacks, duel, expect, only, play, texts, winners

from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.core import IllegalAction, Outcome


def attackers(told: list[str]) -> list[str]:
    return [event.split()[1] for event in attacks(told)]


def test_ruling_1_no_creature_in_play_no_incantation():
    state = duel(a="BASTION boom ogre")
    assert texts(state) == ["ogre:u", "ogre:l", "end"]
    with pytest.raises(IllegalAction) as caught:
        play(state, "boom@bu1")
    assert caught.value.code == "no_creature_in_play"


def test_ruling_2_a_sprinter_that_moved_to_the_front_does_not_attack_twice():
    state = duel(a=f"{SOMEBODY} | baron brute reptile", b="BASTION boom | onyx_golem djinn")
    assert attackers(play(state, "end")) == ["reptile", "brute", "baron"]


def test_ruling_2_the_rearmost_is_looked_for_anew_after_each_activation():
    """The Reptile sprints away, the Zombie comes to stand by the Shaman and is taken next."""
    state = duel(a=f"{SOMEBODY} | shaman reptile zombie*", b="BASTION boom | djinn")
    assert attackers(play(state, "end")) == ["reptile", "zombie", "shaman"]


def test_ruling_2_the_upper_lane_is_over_before_the_lower_begins():
    state = duel(a=f"{SOMEBODY} | grrr assassin | mutant baron", b="BASTION boom | djinn | titan")
    assert attackers(play(state, "end")) == ["assassin", "grrr", "baron", "mutant"]


def test_ruling_3_the_check_follows_every_single_change_of_a_hand():
    """The bastion falls as the card leaves, before a dead creature heals the hand again."""
    state = duel(a="ogre BASTION boom | zombie")
    assert only(play(state, "boom@au1"), "bastion_fell", "returned") == [
        "bastion_fell A 1",
        "returned zombie A right 2",
        "returned boom A right 3",
    ]
    expect(state, a="FORT ogre zombie boom")


def test_ruling_4_several_destroyed_return_upper_rear_first():
    state = duel(a=f"{SOMEBODY} | abomination", b="BASTION boom | gnome zombie | microctopus")
    play(state, "end")
    expect(state, b="BASTION boom zombie gnome microctopus")


def test_ruling_7_indestructible_comes_before_protection_which_is_not_used_up():
    state = duel(a="BASTION annihilation ogre djinn | zombie", b="BASTION boom | alpha")
    play(state, "annihilation@bu1")
    expect(state, b="BASTION boom | alpha")
    assert only(play(state, "end"), "protected") == ["protected alpha bu1 3"]


def test_ruling_21_a_turn_limit_makes_a_draw_after_that_many_own_turns_each():
    state = duel(turn=9, turn_limit=5)
    assert play(state, "end")[-1] == "turn_began B 10 4"
    assert play(state, "end")[-1] == "game_ended - turn_limit"
    assert state.outcome() == Outcome((), "turn_limit")
    assert state.to_act() == ()


def test_ruling_21_a_win_in_the_last_turn_comes_before_the_limit():
    state = duel(a="FORT zombie | ogre", b="FORT boom", turn=10, turn_limit=5)
    assert play(state, "end")[-1] == "game_ended A fort"


def test_ruling_21_without_the_option_the_engine_never_ends_a_match():
    state = duel(turn=1000)
    play(state, "end " * 200)
    assert state.outcome() is None


def test_ruling_21_matches_have_60_turns_each_by_default():
    setup = duel_setup({"A": list(PRECONSTRUCTED["1"]), "B": list(PRECONSTRUCTED["2"])})
    state, _ = CLASH.setup(setup, 1)
    for _ in range(119):
        assert state.outcome() is None
        play(state, "end")
    play(state, "end")
    assert state.outcome() == Outcome((), "turn_limit")


def test_ruling_21_a_cheap_incantation_may_be_replayed_without_limit():
    state = duel(a="BASTION cycle_of_life ogre", b="BASTION boom | djinn")
    for _ in range(50):
        play(state, "cycle_of_life@bu1")
    expect(state, a="BASTION ogre cycle_of_life", b="BASTION boom | djinn", mana=9)


def test_ruling_27_berserk_is_needed_when_its_step_comes():
    """The Reptile sprints away from the Democular that lent it Berserk."""
    state = duel(a=f"{SOMEBODY} | zombie democular reptile", b="BASTION boom | grrr djinn")
    events = [event for event in attacks(play(state, "end")) if "reptile" in event]
    assert events == ["attacked reptile au1 bu1 3"]


def test_ruling_27_berserk_that_came_with_the_sprint_counts():
    """The Reptile had none when it chose its target and lands beside the Democular."""
    state = duel(a=f"{SOMEBODY} | democular carapace reptile", b="BASTION boom | grrr djinn")
    events = [event for event in attacks(play(state, "end")) if "reptile" in event]
    assert events == ["attacked reptile au1 bu1 3"] * 2


def test_ruling_28_destroyed_at_once_all_had_their_auras_at_that_moment():
    """Machine and neighbour are hit at once: the neighbour still had Protection."""
    state = duel(a=f"{SOMEBODY} | disciple", b="BASTION boom | machine gnome")
    assert only(play(state, "end"), "protected", "destroyed") == [
        "protected gnome bu2 2",
        "destroyed machine bu1",
    ]
    expect(state, b="BASTION boom machine | gnome")


def test_ruling_28_places_close_at_once():
    state = duel(a="BASTION meteorite ogre", b="BASTION boom | gnome zombie shaman* baron")
    play(state, "meteorite@bu1")
    expect(state, b="BASTION boom zombie gnome | shaman* baron")


def test_ruling_29_targets_stay_even_if_sprint_leaves_the_aura():
    """Perforation from the Dog Handler chose two targets before the Reptile ran."""
    state = duel(a=f"{SOMEBODY} | zombie dog_handler reptile", b="BASTION boom | djinn titan")
    events = [event for event in attacks(play(state, "end")) if "reptile" in event]
    assert events == ["attacked reptile au1 bu1,bu2 3"]


def test_ruling_29_an_aura_that_sprint_reaches_adds_no_targets():
    state = duel(a=f"{SOMEBODY} | blacksmith carapace reptile", b="BASTION boom | djinn | titan")
    events = [event for event in attacks(play(state, "end")) if "reptile" in event]
    assert events == ["attacked reptile au1 bu1 3"]


def test_ruling_30_the_bonus_of_sprint_stays_when_sprint_is_lost():
    """The Ogre borrows Sprint from the Vortex, leaves it behind and keeps +2 for Berserk."""
    state = duel(
        a=f"{SOMEBODY} | zombie vortex ogre", b="BASTION boom meteorite | brute martyr! djinn"
    )
    events = play(state, "end")
    assert events[1:4] == [
        "sprinted ogre au1 2",
        "abilities_changed ogre au1 - sprint",
        "attacked ogre au1 bu1 6",
    ]
    assert attacks(events)[:3] == ["attacked ogre au1 bu1 6"] * 3


def test_ruling_31_protection_stops_the_first_instance_while_the_creature_has_it():
    """The first blow of the turn comes before the Brute stands by the Machine."""
    state = duel(
        a="BASTION boom combustion ogre djinn", b="BASTION titan | machine gnome brute", mana=20
    )
    assert only(play(state, "boom@bu3"), "damaged") == ["damaged brute bu3 1 4"]
    play(state, "boom@bu2 boom@bu2")
    expect(state, b="BASTION titan gnome | machine brute-1")
    assert only(play(state, "boom@bu2"), "protected", "damaged") == ["protected brute bu2 1"]


def test_ruling_31_damage_of_0_does_not_use_it_up():
    state = duel(a=f"{SOMEBODY} | zombie carapace", b="BASTION boom | lieutenant")
    assert only(play(state, "end"), "protected") == ["protected lieutenant bu1 3"]


def test_ruling_31_it_comes_back_at_the_end_of_the_opponents_turn_too():
    state = duel(a="BASTION boom ogre djinn | martyr", b="BASTION boom titan", mana=9)
    play(state, "boom@au1")
    expect(state, a="BASTION ogre djinn boom | martyr!")
    play(state, "end")
    expect(state, a="BASTION ogre djinn boom | martyr")


def test_ruling_32_back_to_3_needs_no_rage():
    """The fresh Ogre has Rage and Sprint from its neighbours and leaves both behind."""
    state = duel(
        a=f"{SOMEBODY} | zombie vortex ogre* shaman", b="BASTION boom | zombie grrr gnome djinn"
    )
    events = [event for event in attacks(play(state, "end")) if "ogre" in event]
    assert events == ["attacked ogre au1 bu1 6"] * 3


def test_ruling_37_the_active_players_creatures_come_first():
    state = duel(a="BASTION boom ogre", b="BASTION meteorite djinn | gnome@A zombie", active="B")
    assert only(play(state, "meteorite@bu1"), "returned")[:2] == [
        "returned zombie B right 2",
        "returned gnome A right 3",
    ]


def test_ruling_38_a_creature_that_finds_no_target_counts_as_activated():
    state = duel(a=f"{SOMEBODY} | grrr* zombie", b="BASTION boom meteorite ogre troll | gnome")
    assert attackers(play(state, "end")) == ["zombie"]
    state = duel(a=f"{SOMEBODY} | baron grrr*", b="BASTION boom meteorite ogre troll")
    assert attackers(play(state, "end")) == ["baron"]


def test_ruling_44_a_win_is_a_loss_of_the_opponent_in_whatever_way():
    state = duel(a="zombie FORT ogre", b="BASTION boom")
    play(state, "ogre:u")
    assert winners(state) == ("B",)
