"""clash-of-decks.md 7: catalyst, lucidity, blackmail, price of blood, cursed, mercenary."""

from __future__ import annotations

import pytest
from positions import SOMEBODY, duel, expect, only, play, texts, winners

from engine.core import IllegalAction

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""


def playable(state) -> list[str]:
    """The cards of the hand that can be played, from left to right."""
    cards = [text.replace("@", ":").split(":")[0] for text in texts(state)]
    return [card for card in dict.fromkeys(cards) if card != "end"]


# Catalyst


def test_7_catalyst_gives_2_more_mana_in_the_owners_phase_1():
    state = duel(b="BASTION djinn giant | mana_pecker")
    assert play(state, "end")[-1] == "turn_began B 10 5"
    expect(state, mana=5)


def test_7_catalyst_of_several_creatures_adds_up():
    state = duel(b="BASTION djinn giant | mana_pecker mana_golem | discreet_mage")
    assert play(state, "end")[-1] == "turn_began B 10 9"


def test_7_catalyst_is_for_its_owner_only():
    state = duel(a=f"{SOMEBODY} | mana_pecker", b="BASTION djinn giant")
    assert play(state, "end")[-1] == "turn_began B 10 3"


def test_7_catalyst_gives_nothing_in_the_turn_it_is_played():
    state = duel(a="BASTION mana_pecker djinn", mana=5)
    play(state, "mana_pecker:u")
    expect(state, mana=4)


def test_7_catalyst_by_aura():
    state = duel(b="BASTION djinn giant | brute ritualist baron zombie")
    assert play(state, "end")[-1] == "turn_began B 10 7"


def test_7_catalyst_in_a_pair():
    state = duel(b="BASTION djinn giant | mana_pecker+familiar")
    assert play(state, "end")[-1] == "turn_began B 10 5"


def test_7_catalyst_given():
    state = duel(b="BASTION djinn giant | brute | baron | given catalyst")
    assert play(state, "end")[-1] == "turn_began B 10 7"


# Lucidity


def test_7_lucidity_costs_2_less_as_the_leftmost_card():
    state = duel(a="BASTION fort_guardian ogre", mana=2)
    assert playable(state) == ["fort_guardian"]
    assert play(state, "fort_guardian:u")[0] == "card_played A fort_guardian 2 0"


def test_7_lucidity_left_of_the_stronghold_as_well():
    state = duel(a="fort_guardian BASTION ogre boom", mana=3)
    assert play(state, "fort_guardian:u")[0] == "card_played A fort_guardian 2 1"


def test_7_lucidity_does_nothing_further_right():
    state = duel(a="zombie BASTION fort_guardian ogre", mana=3)
    assert playable(state) == ["zombie"]
    with pytest.raises(IllegalAction) as caught:
        play(state, "fort_guardian:u")
    assert caught.value.code == "too_little_mana"


def test_7_lucidity_of_the_card_that_became_the_leftmost():
    state = duel(a="zombie BASTION fort_guardian ogre", mana=3)
    play(state, "zombie:u fort_guardian:u")
    expect(state, mana=0)


def test_7_lucidity_of_an_incantation():
    state = duel(a="BASTION basilisks_gaze ogre", b=f"{MANY} | djinn", mana=2)
    assert play(state, "basilisks_gaze@bu1")[0] == "card_played A basilisks_gaze 2 0"


def test_7_lucidity_of_a_symbiote_that_joins():
    state = duel(a="BASTION hippogriff ogre | baron", mana=2)
    assert play(state, "hippogriff+u1")[0] == "card_played A hippogriff 2 0"


# Blackmail


def test_7_blackmail_blocks_the_rightmost_available_card():
    state = duel(a="BASTION ogre troll brute grrr zombie | frosted_grrr", mana=20)
    assert playable(state) == ["ogre", "troll", "brute"]
    with pytest.raises(IllegalAction) as caught:
        play(state, "grrr:u")
    assert caught.value.code == "not_available"
    assert state.view(None).player("A").hand.available == 3


def test_7_blackmail_of_several_stacks():
    state = duel(a="BASTION ogre troll brute grrr | frosted_grrr | succubus", mana=20)
    assert playable(state) == ["ogre", "troll"]


def test_7_blackmail_never_blocks_the_last_one():
    state = duel(
        a="BASTION ogre troll brute grrr | frosted_grrr slayer gorger | succubus flamethrower",
        mana=20,
    )
    assert playable(state) == ["ogre"]


def test_7_blackmail_with_few_cards_in_hand():
    """max(1, min(4, cards in hand) - Blackmails), section 3."""
    state = duel(a="BASTION ogre troll brute | frosted_grrr", mana=20)
    assert playable(state) == ["ogre", "troll"]
    play(state, "ogre:u")
    assert playable(state) == ["troll"]
    play(state, "troll:u")
    assert playable(state) == ["brute"]


def test_7_blackmail_is_for_its_controller_only():
    state = duel(a="BASTION ogre troll brute grrr", b=f"{MANY} | frosted_grrr", mana=20)
    assert playable(state) == ["ogre", "troll", "brute", "grrr"]


def test_7_blackmail_works_at_once_and_ends_when_the_creature_leaves():
    state = duel(a="BASTION frosted_grrr mental_strike troll brute grrr ogre", mana=20)
    play(state, "frosted_grrr:u")
    assert playable(state) == ["mental_strike", "troll", "brute"]
    play(state, "mental_strike@au1")
    assert playable(state) == ["troll", "brute", "grrr", "ogre"]


def test_7_blackmail_in_a_pair_counts_once():
    state = duel(a="BASTION ogre troll brute grrr | frosted_grrr+familiar", mana=20)
    assert playable(state) == ["ogre", "troll", "brute"]


def test_7_blackmail_given():
    state = duel(a="BASTION ogre troll brute grrr | baron | zombie | given blackmail", mana=20)
    assert playable(state) == ["ogre", "troll"]


# Price of Blood


def test_7_price_of_blood_with_enough_mana_costs_no_blood():
    state = duel(a="BASTION gargoyle djinn", mana=4)
    events = play(state, "gargoyle:u")
    assert only(events, "paid_in_blood", "stronghold_damaged") == []
    expect(state, a="BASTION djinn | gargoyle*", mana=0)


def test_7_price_of_blood_the_card_may_be_played_with_too_little_mana():
    state = duel(a="BASTION gargoyle djinn ogre giant", mana=2)
    assert playable(state) == ["gargoyle"]
    events = play(state, "gargoyle:u")
    assert only(events, "paid_in_blood", "stronghold_damaged") == [
        "paid_in_blood A 2",
        "stronghold_damaged A bastion 1 3",
        "stronghold_damaged A bastion 1 2",
    ]
    expect(state, a="djinn BASTION ogre giant | gargoyle*", mana=0)


def test_7_price_of_blood_of_an_incantation():
    state = duel(a="BASTION curse djinn ogre giant", b=f"{MANY} | brute", mana=0)
    play(state, "curse@bu1")
    expect(state, a="djinn ogre BASTION giant curse", b=f"{MANY} | brute-2", mana=0)


def test_7_price_of_blood_may_cost_its_own_player_the_game():
    state = duel(a="FORT gargoyle djinn", mana=1)
    assert "gargoyle:u" in texts(state)
    assert play(state, "gargoyle:u")[-1] == "game_ended B fort"
    assert winners(state) == ("B",)


# Cursed


def test_7_cursed_becomes_the_leftmost_card_left_even_of_the_stronghold():
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | damned_walker")
    assert only(play(state, "end"), "returned") == ["returned damned_walker B left 5"]
    expect(state, b=f"damned_walker {MANY}", mana=7)


def test_7_cursed_incantation():
    state = duel(a="zombie BASTION lurking_in_shadows ogre", b=f"{MANY} | djinn")
    assert play(state, "lurking_in_shadows@bu1")[-1] == "returned lurking_in_shadows A left 1"
    expect(state, a="lurking_in_shadows zombie BASTION ogre")


def test_7_cursed_by_aura():
    state = duel(a="BASTION annihilation ogre | baron ripper", b=MANY)
    play(state, "annihilation@au1")
    expect(state, a="baron BASTION ogre annihilation | ripper")


def test_7_cursed_by_aura_from_either_side():
    state = duel(a="BASTION annihilation ogre | ripper baron", b=MANY)
    play(state, "annihilation@au2")
    expect(state, a="baron BASTION ogre annihilation | ripper")


def test_7_cursed_in_a_pair_acts_on_its_own_card_only():
    state = duel(a=f"{SOMEBODY} | brute", b=f"{MANY} | damned_walker+familiar")
    assert only(play(state, "end"), "returned") == [
        "returned familiar B right 6",
        "returned damned_walker B left 6",
    ]
    expect(state, b=f"damned_walker {MANY} familiar")


def test_7_cursed_given():
    state = duel(a=f"{SOMEBODY} | brute", b=f"{MANY} | baron | | given cursed")
    play(state, "end")
    expect(state, b=f"baron {MANY} | | | given cursed")


# Mercenary


def test_7_mercenary_goes_to_the_opponents_hand_as_the_rightmost_card():
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | rapscallion")
    assert only(play(state, "end"), "returned") == ["returned rapscallion A right 4"]
    expect(state, a=f"{SOMEBODY} rapscallion | baron", b=MANY)


def test_7_mercenary_incantation():
    state = duel(a="BASTION dislocation ogre", b=f"{MANY} | brute")
    assert play(state, "dislocation@bu1")[-1] == "returned dislocation B right 6"
    expect(state, a="BASTION ogre", b=f"{MANY} dislocation | brute-3")


def test_7_mercenary_destroyed_by_its_own_player():
    state = duel(a="BASTION boom ogre | rapscallion", b=MANY)
    play(state, "boom@au1")
    expect(state, a="BASTION ogre boom", b=f"{MANY} rapscallion")


def test_7_mercenary_with_cursed_the_leftmost_card():
    state = duel(a=f"{SOMEBODY} | brute", b=f"{MANY} | mortcenary")
    assert only(play(state, "end"), "returned") == ["returned mortcenary A left 3"]
    expect(state, a=f"mortcenary {SOMEBODY} | brute", b=MANY)


def test_7_mercenary_belongs_to_the_new_player():
    state = duel(a="BASTION boom ogre | rapscallion", b="BASTION djinn giant | baron")
    play(state, "boom@au1 end rapscallion:u")
    expect(state, a="BASTION ogre boom", b="BASTION djinn giant | baron rapscallion*")
    events = play(state, "end boom@bu2")
    assert only(events, "returned") == ["returned rapscallion A right 2", "returned boom A right 3"]


def test_7_mercenary_in_a_pair_acts_on_its_own_card_only():
    state = duel(a=f"{SOMEBODY} | brute+nomadic_mount", b=f"{MANY} | baron+reason_gnawer")
    assert only(play(state, "end"), "returned") == [
        "returned reason_gnawer A right 4",
        "returned baron B right 6",
    ]


def test_7_mercenary_given():
    state = duel(a=f"{SOMEBODY} | brute", b=f"{MANY} | baron | | given mercenary")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} baron | brute", b=f"{MANY} | | | given mercenary")
