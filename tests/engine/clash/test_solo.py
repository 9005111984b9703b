"""clash-of-decks.md 9: you against the AI; rulings 12 and 57 to 60; ruleset 1.0's solo (14)."""

from __future__ import annotations

import pytest
from positions import CLASH, attacks, only, play, texts, winners
from tables import expect_seats, table

from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import setup_of
from engine.core import IllegalAction

PLAYER = PRECONSTRUCTED["1"]
AI = [card for deck in "234" for card in PRECONSTRUCTED[deck]]
HAND = "BASTION djinn giant titan"


def solo(b: str, a: str = HAND, **rest):
    """A solo game in which it is A's turn."""
    return table("solo", a=a, b=b, **rest)


def begun(seed: int = 1, **ai):
    setup = setup_of("solo", {"A": PLAYER, "B": AI})
    if ai:
        setup["config"]["options"]["ai"] = ai
    return CLASH.setup(setup, seed)


# -- set-up --


def test_9_the_player_goes_first_with_6_mana():
    for seed in range(5):
        state, opening = begun(seed)
        assert [event.document()["event"] for event in opening] == ["turn_began"]
        assert state.to_act() == ("A",)
        assert state.view("A").mana == 6


def test_9_the_ai_has_24_cards_on_its_bastion_and_no_hand():
    state, _ = begun()
    seats = CLASH.dump(state)["seats"]
    assert sorted(seats["B"]["deck"]) == sorted(AI)
    assert seats["B"]["discard"] == []
    assert seats["B"]["stronghold"] == "BASTION"
    assert "hand" not in seats["B"]
    assert len(seats["A"]["hand"]) == 9


def test_9_the_deck_is_shuffled_by_chance_of_its_own():
    first, again = begun(1)[0], begun(1)[0]
    assert CLASH.dump(first) == CLASH.dump(again)
    assert CLASH.dump(first)["seats"]["B"]["deck"] != CLASH.dump(begun(2)[0])["seats"]["B"]["deck"]


def test_9_the_ai_never_acts_by_itself():
    state, _ = begun()
    play(state, "end")
    assert state.to_act() == ("A",)
    assert state.legal_actions("B") == []
    with pytest.raises(IllegalAction) as caught:
        state.apply("B", CLASH.read_move(state, "end")[0])
    assert caught.value.code == "not_your_turn"


def test_9_the_ais_turn_is_told_step_by_step_by_the_action_before_it():
    state = solo("BASTION baron brute ogre zombie djinn", a=f"{HAND} | gladiator")
    assert play(state, "end") == [
        "assault_began A",
        "turn_ended A 9",
        "turn_began B 10 7",
        "revealed B baron upper 4",
        "card_played B baron 3 4",
        "entered baron bu1",
        "revealed B brute lower 3",
        "card_played B brute 4 0",
        "entered brute bl1",
        "assault_began B",
        "turn_ended B 10",
        "turn_began A 11 4",
    ]


# -- phase 1 --


def test_9_phase_1_6_mana_and_1_for_each_creature_of_the_player():
    state = solo("BASTION djinn", a=f"{HAND} | gladiator* baron* | brute+griffin*")
    assert "turn_began B 10 9" in play(state, "end")


def test_9_phase_1_catalyst_and_own_blackmail():
    state = solo("BASTION djinn giant | mana_golem | frosted_grrr succubus")
    assert "turn_began B 10 6" in play(state, "end")


def test_9_phase_1_the_players_blackmail_takes_no_mana():
    state = solo("BASTION djinn", a=f"{HAND} | frosted_grrr")
    assert "turn_began B 10 7" in play(state, "end")


# -- phase 2 --


def test_9_phase_2_the_lane_changes_with_every_card_and_cards_go_to_the_rear():
    state = solo("BASTION zombie swarmer boom grrr ogre djinn | baron | troll")
    events = play(state, "end")
    assert only(events, "revealed") == [
        "revealed B zombie upper 5",
        "revealed B swarmer lower 4",
        "revealed B boom upper 3",
        "revealed B grrr lower 2",
        "revealed B ogre upper 1",
    ]
    assert only(events, "entered") == [
        "entered zombie bu2",
        "entered swarmer bl2",
        "entered grrr bl3",
        "entered ogre bu3",
    ]


@pytest.mark.parametrize(
    ("deck", "revealed"),
    [("martyr baron zombie", 1), ("brute baron zombie", 2), ("brute microctopus zombie", 2)],
)
def test_9_phase_2_it_goes_on_while_the_cost_is_less_than_the_mana(deck, revealed):
    """6 mana: a Martyr (7) is enough alone; Brute (4) and Baron (3) overspend it."""
    events = play(solo(f"BASTION {deck} djinn giant"), "end")
    assert len(only(events, "revealed")) == revealed


def test_9_phase_2_the_first_card_is_revealed_even_without_mana():
    blackmail = "frosted_grrr succubus slayer indomitable_beast mechadventurer flamethrower"
    state = solo(f"BASTION baron djinn | {blackmail}")
    events = play(state, "end")
    assert "turn_began B 10 0" in events
    assert only(events, "revealed") == ["revealed B baron upper 1"]


def test_9_phase_2_an_incantation_hits_the_players_creature_next_to_the_bridge():
    state = solo("BASTION annihilation boom martyr djinn", a=f"{HAND} | carapace* brute* | baron*")
    events = play(state, "end")
    assert only(events, "targeted") == ["targeted annihilation au1", "targeted boom al1"]
    assert only(events, "discarded") == ["discarded B annihilation", "discarded B boom"]
    assert CLASH.dump(state)["seats"]["B"]["discard"] == ["boom", "annihilation"]


def test_9_phase_2_an_incantation_without_a_target_costs_nothing_and_is_discarded():
    """The lane changes all the same: the Brute goes to the lower one."""
    state = solo("BASTION annihilation brute baron djinn")
    events = play(state, "end")
    assert only(events, "revealed", "card_played", "discarded", "entered") == [
        "revealed B annihilation upper 3",
        "discarded B annihilation",
        "revealed B brute lower 2",
        "card_played B brute 4 2",
        "entered brute bl1",
        "revealed B baron upper 1",
        "card_played B baron 3 0",
        "entered baron bu1",
    ]


# -- phase 3 --


def test_9_phase_3_creatures_attack_as_usual():
    state = solo("BASTION martyr djinn | zombie | brute", a=f"{HAND} boom | carapace*")
    assert attacks(play(state, "end")) == [
        "attacked zombie bu1 au1 3",
        "attacked_stronghold brute bl1 A 5",
    ]


def test_9_phase_3_a_card_summoned_this_turn_attacks_only_with_rage():
    state = solo("BASTION grrr baron zombie djinn giant titan", a=f"{HAND} | martyr* | gladiator*")
    events = attacks(play(state, "end"))
    assert events == ["attacked grrr bu1 au1 1"]


def test_9_destroyed_ai_creatures_go_to_the_discard_pile():
    state = solo("BASTION djinn | zombie | | discard boom", a=f"{HAND} | brute")
    events = play(state, "end")
    assert events[2:5] == [
        "damaged zombie bu1 5 0",
        "destroyed zombie bu1",
        "discarded B zombie",
    ]


# -- its stronghold --


def test_9_damage_puts_the_top_cards_face_up_onto_the_discard_pile():
    state = solo("BASTION grrr alpha baron martyr djinn", a=f"{HAND} | zombie")
    events = play(state, "end")
    assert events[1:4] == [
        "attacked_stronghold zombie au1 B 3",
        "stronghold_damaged B bastion 3 2",
        "milled B grrr,alpha,baron",
    ]
    assert CLASH.dump(state)["seats"]["B"]["discard"] == ["baron", "alpha", "grrr"]


def test_9_an_empty_deck_turns_the_bastion_and_the_discard_pile_becomes_the_deck():
    """The rest of the damage is lost."""
    state = solo("BASTION grrr alpha | | | discard boom", a=f"{HAND} | brute")
    events = play(state, "end")
    assert events[1:6] == [
        "attacked_stronghold brute au1 B 5",
        "stronghold_damaged B bastion 5 0",
        "milled B grrr,alpha",
        "bastion_fell B 3",
        "reshuffled B 3",
    ]
    assert {event.split()[2] for event in only(events, "revealed")} <= {"grrr", "alpha", "boom"}
    assert CLASH.dump(state)["seats"]["B"]["stronghold"] == "FORT"


def test_9_the_reshuffle_is_the_states_own_chance():
    """Copies and loaded positions shuffle alike, other chance otherwise."""
    orders = set()
    for chance in range(12):
        document = CLASH.dump(solo("BASTION grrr alpha | | | discard boom baron ogre martyr titan"))
        document["seats"]["A"]["upper"] = [{"card": "brute"}]
        document["seats"]["B"]["chance"] = chance
        state = CLASH.load(document)
        twin = state.copy()
        assert play(state, "end") == play(twin, "end")
        assert state.key() == twin.key()
        orders.add(tuple(CLASH.dump(state)["seats"]["B"]["deck"]))
    assert len(orders) > 3


def test_9_an_empty_deck_on_the_fort_wins_at_once():
    state = solo("FORT grrr alpha", a=f"{HAND} | brute | zombie")
    events = play(state, "end")
    assert events[-1] == "game_ended A fort"
    assert len(attacks(events)) == 1
    assert winners(state) == ("A",)


def test_9_the_ai_wins_when_the_players_fort_falls():
    state = solo("BASTION martyr djinn | zombie", a="FORT djinn giant")
    assert play(state, "end")[-1] == "game_ended B fort"
    assert winners(state) == ("B",)


def test_9_immolation_and_sharpening_hurt_the_ai_as_a_player():
    state = solo(
        "BASTION brute baron martyr djinn giant | goblin_archer",
        a=f"{HAND} | abyssal_grrr elfcandescent*",
    )
    events = play(state, "end")
    assert "sharpened abyssal_grrr B 2" in events
    assert "milled B brute,baron" in events
    assert only(events, "immolated") == ["immolated elfcandescent au2 B"]


def test_9_fatigue_takes_nothing_from_a_deck():
    state = solo("BASTION martyr djinn giant", options={"fatigue": True}, turn=20, active="A")
    events = play(state, "end")
    assert only(events, "removed") == ["removed A titan 2"]


def test_12_a_play_of_the_ai_restores_a_champion():
    state = solo(
        "BASTION baron martyr djinn",
        a=f"{HAND} | | | champion carapace exhausted",
        options={"ai": {"level": 3}},
    )
    assert only(play(state, "end"), "champion_restored") == ["champion_restored A carapace"]


# -- ruleset 1.0 --


def test_14_4_the_ai_has_one_more_turn_after_its_fort_ran_out():
    state = solo("FORT grrr", a="BASTION ogre troll | brute | zombie", ruleset="1.0")
    events = play(state, "end")
    assert only(events, "turn_began") == ["turn_began B 10 8"]
    assert only(events, "revealed") == []
    assert events[-2:] == ["turn_ended B 10", "game_ended A fort"]
    assert winners(state) == ("A",)


def test_14_4_who_does_not_survive_that_turn_has_lost():
    state = solo("FORT grrr | | martyr", a="FORT ogre troll | brute", ruleset="1.0")
    events = play(state, "end")
    assert events[-1] == "game_ended B fort"


def test_14_4_in_1_2_there_is_no_such_turn():
    state = solo("FORT grrr | | martyr", a="FORT ogre troll | brute")
    assert play(state, "end")[-1] == "game_ended A fort"


def test_14_4_incantations_in_the_assault_and_then_the_ais_turn():
    state = solo(
        "BASTION baron brute grrr",
        a="BASTION boom ogre troll | zombie brute | baron",
        ruleset="1.0",
    )
    play(state, "go")
    assert "go" in texts(state)
    assert "turn_began B 10 9" in play(state, "end")


# -- rulings --


def test_ruling_12_the_ais_backfire_deals_0():
    state = solo("BASTION puny_demon martyr djinn", a=f"{HAND} | zombie*")
    events = play(state, "end")
    assert only(events, "backfired") == ["backfired puny_demon au1 0"]
    assert only(events, "damaged") == []


def test_ruling_12_lucidity_always_applies_to_the_ai():
    """Tunnel Troll costs 3 instead of 5, Rock Golem 4 instead of 6."""
    events = play(solo("BASTION tunnel_troll rock_golem djinn giant"), "end")
    assert only(events, "card_played") == [
        "card_played B tunnel_troll 3 3",
        "card_played B rock_golem 4 0",
    ]


def test_ruling_57_an_ai_reveals_at_most_24_cards_in_a_turn():
    """Cursed Bite costs nothing and comes back onto the deck; the target is indestructible."""
    state = solo("BASTION cursed_bite djinn", a=f"{HAND} | swarmer* | mechanecro*")
    events = play(state, "end")
    assert only(events, "revealed") == [
        f"revealed B cursed_bite {lane} 1" for _ in range(12) for lane in ("upper", "lower")
    ]
    assert state.to_act() == ("A",)


def test_ruling_58_vulnerability_deals_0_to_its_stronghold():
    state = solo("BASTION djinn martyr", a=f"{HAND} | giant_scorpion")
    events = play(state, "end")
    assert attacks(events)[0] == "attacked_stronghold giant_scorpion au1 B 0"
    assert only(events, "milled") == []


def test_ruling_58_the_bonus_of_sprint_comes_on_top():
    state = solo("BASTION djinn martyr giant titan", a=f"{HAND} | | gladiator chewer")
    assert attacks(play(state, "end"))[0] == "attacked_stronghold chewer al1 B 1"


def test_ruling_59_the_revealed_card_is_not_shuffled_into_the_new_deck():
    state = solo("BASTION martyr | | | discard boom grrr")
    events = play(state, "end")
    assert only(events, "revealed", "bastion_fell", "reshuffled", "entered") == [
        "revealed B martyr upper 0",
        "bastion_fell B 2",
        "reshuffled B 2",
        "entered martyr bu1",
    ]


def test_ruling_59_the_last_card_of_a_fort_ends_the_game_before_it_does_anything():
    state = solo("FORT martyr | | | discard boom")
    events = play(state, "end")
    assert events[-2:] == ["revealed B martyr upper 0", "game_ended A fort"]


def test_ruling_59_without_a_discard_pile_the_fort_falls_with_the_bastion():
    state = solo("BASTION martyr")
    events = play(state, "end")
    assert events[-3:] == ["revealed B martyr upper 0", "bastion_fell B 0", "game_ended A fort"]


def test_ruling_59_a_deck_that_runs_out_on_the_ais_own_turn_leaves_it_the_next_1_0():
    state = solo("FORT martyr", a="BASTION ogre troll brute", ruleset="1.0")
    events = play(state, "end")
    assert only(events, "entered") == ["entered martyr bu1"]
    assert winners(state) is None
    events = play(state, "end")
    assert attacks(events) == ["attacked_stronghold martyr bu1 A 6"]
    assert events[-1] == "game_ended A fort"


def test_9_a_position_reads_back_with_its_chance():
    state, _ = begun(7)
    play(state, "end")
    document = CLASH.dump(state)
    assert document["seats"]["B"]["chance"] > 0
    assert CLASH.load(document).key() == state.key()
    expect_seats(
        solo("FORT grrr | | martyr | discard boom"), b="FORT grrr | | martyr | discard boom"
    )
