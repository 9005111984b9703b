"""clash-of-decks.md 9, AI exceptions: abilities that work otherwise for a deck than for a hand."""

from __future__ import annotations

import pytest
from positions import CLASH, attacks, only, play, winners
from tables import table

HAND = "BASTION djinn giant titan"
DEAR = "martyr"
"""Costs 7: an AI with 6 mana reveals nothing after it."""


def solo(b: str, a: str = HAND, **rest):
    return table("solo", a=a, b=b, **rest)


def pile(state, name="discard"):
    return CLASH.dump(state)["seats"]["B"][name]


def played(state, line="end"):
    """What happened up to the beginning of the AI's turn."""
    events = play(state, line)
    return events[: next(i for i, event in enumerate(events) if event.startswith("turn_began"))]


def ais(told):
    """What happened from the beginning of the AI's turn on."""
    return told[next(i for i, event in enumerate(told) if event.startswith("turn_began")) :]


# -- Price of Blood --


def test_9_price_of_blood_costs_0_and_as_many_cards_of_the_deck_as_it_costs():
    """Gargoyle costs 4; the mana is left for the Martyr."""
    state = solo(f"BASTION gargoyle ogre brute baron alpha {DEAR} djinn")
    events = ais(play(state, "end"))
    assert events[1:5] == [
        "revealed B gargoyle upper 6",
        "card_played B gargoyle 0 6",
        "paid_in_blood B 4",
        "milled B ogre",
    ]
    assert only(events, "entered") == ["entered gargoyle bu1", f"entered {DEAR} bl1"]
    assert pile(state) == ["alpha", "baron", "brute", "ogre"]


def test_ruling_56_blood_goes_on_into_the_fort():
    state = solo("BASTION gargoyle ogre | | | discard brute baron alpha boom grrr zombie")
    events = ais(play(state, "end"))
    assert only(events, "milled", "bastion_fell")[:2] == ["milled B ogre", "bastion_fell B 7"]
    assert len(only(events, "milled")) == 4
    assert len(pile(state)) >= 3


def test_ruling_56_blood_can_cost_the_ai_the_game():
    state = solo("FORT gargoyle ogre brute")
    events = play(state, "end")
    assert events[-1] == "game_ended A fort"
    assert only(events, "entered") == []
    assert winners(state) == ("A",)


def test_ruling_56_an_incantation_without_a_target_costs_no_blood():
    state = solo(f"BASTION curse {DEAR} djinn giant")
    events = ais(play(state, "end"))
    assert only(events, "paid_in_blood", "milled") == []
    assert only(events, "discarded") == ["discarded B curse"]


def test_ruling_56_a_called_card_costs_no_blood():
    state = solo(f"BASTION gargoyle {DEAR} djinn | lackey", a=f"{HAND} | brute")
    events = played(state)
    assert only(events, "called", "paid_in_blood", "entered") == [
        "called B gargoyle",
        "entered gargoyle bu1",
    ]


# -- Mercenary --


def test_9_mercenary_of_the_ai_returns_to_the_top_of_its_deck():
    state = solo(f"BASTION {DEAR} djinn | licker", a=f"{HAND} | brute wall_razer")
    events = played(state)
    assert only(events, "put_on_deck", "discarded") == ["put_on_deck B licker 3"]


def test_9_mercenary_of_the_player_goes_to_the_top_of_the_ais_deck():
    state = solo(f"BASTION {DEAR} djinn", a=f"{HAND} dislocation | licker | brute", mana=9)
    events = play(state, "dislocation@al1")
    assert only(events, "put_on_deck") == ["put_on_deck B dislocation 3"]
    assert pile(state, "deck") == ["dislocation", DEAR, "djinn"]


def test_9_mercenary_creature_of_the_player_goes_to_the_top_of_the_ais_deck():
    state = solo(f"BASTION {DEAR} djinn | brute", a=f"{HAND} | licker*")
    events = play(state, "end")
    assert only(events, "put_on_deck") == ["put_on_deck B licker 2"]


def test_ruling_55_an_ais_mercenary_incantation_goes_onto_its_deck():
    state = solo("BASTION light_storm djinn giant", a=f"{HAND} | ogre*")
    events = ais(play(state, "end"))
    assert only(events, "targeted", "put_on_deck", "discarded") == [
        "targeted light_storm au1",
        "put_on_deck B light_storm 3",
    ]


def test_ruling_55_an_ais_cursed_incantation_is_discarded():
    state = solo("BASTION sinister_howl baron djinn giant", a=f"{HAND} | brute*")
    events = ais(play(state, "end"))
    assert only(events, "discarded") == ["discarded B sinister_howl"]


def test_ruling_55_at_a_table_of_four_it_is_the_deck_across_the_lane():
    state = table(
        "coop",
        a="BASTION dislocation djinn giant | baron | brute",
        b=f"BASTION {DEAR} ogre",
        d="BASTION vortex gnome",
    )
    assert only(play(state, "dislocation@al1"), "put_on_deck") == ["put_on_deck D dislocation 3"]


# -- Shackle --


def test_9_shackle_of_the_player_takes_the_top_card_of_the_deck():
    state = solo(f"BASTION ogre {DEAR} djinn", a="BASTION grabber djinn giant")
    events = play(state, "grabber:u")
    assert only(events, "shackled") == ["shackled ogre B au1"]
    assert pile(state, "deck") == [DEAR, "djinn"]


def test_9_the_shackled_card_returns_to_the_top_of_the_deck():
    state = solo(f"BASTION {DEAR} djinn | zombie", a=f"{HAND} | jailor(ogre)*")
    events = ais(play(state, "end"))
    assert only(events, "put_on_deck") == ["put_on_deck B ogre 2"]


def test_9_shackle_can_take_the_last_card():
    state = solo("FORT ogre", a="BASTION grabber djinn giant")
    assert play(state, "grabber:u")[-1] == "game_ended A fort"
    state = solo("BASTION ogre | | | discard boom", a="BASTION grabber djinn giant")
    assert "bastion_fell B 1" in play(state, "grabber:u")


def test_9_shackle_of_the_ai_takes_from_the_hand_as_usual():
    state = solo("BASTION jailor djinn giant", a="BASTION ogre djinn titan")
    assert only(play(state, "end"), "shackled") == ["shackled ogre A bu1"]


# -- Reinforcement --


def test_9_reinforcement_summons_the_top_card_free_in_the_same_lane():
    state = solo(f"BASTION {DEAR} ogre djinn | | lackey", a=f"{HAND} | | brute")
    events = played(state)
    assert only(events, "discarded", "revealed", "called", "card_played", "entered") == [
        "discarded B lackey",
        f"revealed B {DEAR} lower 2",
        f"called B {DEAR}",
        f"entered {DEAR} bl1",
    ]


def test_9_reinforcement_calls_nothing_when_the_card_does_not_go_to_the_discard_pile():
    """Ripper's aura gives the Lackey Cursed: it goes onto the deck."""
    state = solo(f"BASTION {DEAR} ogre djinn | lackey ripper", a=f"{HAND} | brute")
    events = played(state)
    assert only(events, "put_on_deck", "discarded", "called") == ["put_on_deck B lackey 4"]


def test_9_reinforcement_of_a_pair_calls_when_its_own_card_is_discarded():
    state = solo(f"BASTION {DEAR} ogre djinn | lackey+reason_gnawer", a=f"{HAND} | werebat brute")
    events = played(state)
    assert only(events, "put_on_deck", "discarded", "called") == [
        "put_on_deck B reason_gnawer 4",
        "discarded B lackey",
        "called B reason_gnawer",
        "discarded B reason_gnawer",
    ]


def test_ruling_60_a_called_incantation_hits_the_nearest_creature():
    state = solo(f"BASTION boom {DEAR} djinn | lackey", a=f"{HAND} | brute carapace")
    events = played(state)
    assert only(events, "called", "targeted", "discarded") == [
        "discarded B lackey",
        "called B boom",
        "targeted boom au1",
        "discarded B boom",
    ]


def test_ruling_60_a_called_symbiote_joins_as_when_revealed():
    state = solo(f"BASTION familiar {DEAR} djinn | lackey baron", a=f"{HAND} | brute")
    assert only(played(state), "joined", "entered") == ["joined familiar bu1"]


def test_ruling_60_a_called_counterorder_is_compared():
    state = solo(f"BASTION emissary {DEAR} djinn | lackey | | discard ogre", a=f"{HAND} | brute")
    events = played(state)
    assert only(events, "compared") == ["compared B emissary lackey lackey"]
    assert only(events, "entered") == ["entered lackey bu1"]
    assert pile(state)[-2:] == ["emissary", "ogre"]


# -- Counterorder --


@pytest.mark.parametrize(
    ("discard", "plays", "left"),
    [
        ("ogre boom", "ogre", ["council_wiseman", "boom"]),
        ("boom ogre", "council_wiseman", ["boom", "ogre"]),
    ],
    ids=["the other is dearer", "the revealed one is dearer"],
)
def test_9_counterorder_the_dearer_card_enters_play(discard, plays, left):
    """Council Wiseman costs 2, Ogre 4, Boom! 1."""
    state = solo(f"BASTION council_wiseman {DEAR} djinn giant | | | discard {discard}")
    events = ais(play(state, "end"))
    assert only(events, "compared") == [f"compared B council_wiseman {discard.split()[0]} {plays}"]
    assert only(events, "entered")[0] == f"entered {plays} bu1"
    assert pile(state) == left


def test_9_counterorder_equal_costs_change_nothing():
    state = solo(f"BASTION council_wiseman {DEAR} djinn giant | | | discard assassin boom")
    events = ais(play(state, "end"))
    assert only(events, "compared") == ["compared B council_wiseman assassin council_wiseman"]
    assert only(events, "entered")[0] == "entered council_wiseman bu1"
    assert pile(state) == ["assassin", "boom"]


def test_9_counterorder_the_card_that_enters_play_is_paid():
    state = solo("BASTION council_wiseman baron alpha djinn giant | | | discard ogre")
    events = ais(play(state, "end"))
    assert only(events, "card_played")[0] == "card_played B ogre 4 2"


def test_ruling_60_counterorder_without_a_discard_pile_does_nothing():
    state = solo(f"BASTION council_wiseman {DEAR} djinn giant")
    events = ais(play(state, "end"))
    assert only(events, "compared", "counterordered") == []
    assert only(events, "entered")[0] == "entered council_wiseman bu1"


def test_ruling_60_counterorder_of_the_other_card_is_not_looked_at():
    state = solo(f"BASTION council_wiseman {DEAR} djinn giant | | | discard sailor ogre")
    events = ais(play(state, "end"))
    assert only(events, "compared") == ["compared B council_wiseman sailor sailor"]


# -- Cursed --


def test_9_cursed_a_destroyed_card_returns_to_the_top_of_the_deck():
    state = solo(f"BASTION {DEAR} djinn | damned_deserter-3", a=f"{HAND} | brute")
    assert only(played(state), "put_on_deck", "discarded") == ["put_on_deck B damned_deserter 3"]


# -- Regeneration --


def test_9_regeneration_takes_the_top_card_of_the_discard_pile_back():
    state = solo(f"BASTION {DEAR} djinn | apothecary | | discard ogre boom", a=f"{HAND} | carapace")
    events = ais(play(state, "end"))
    assert only(events, "put_on_deck", "regenerated") == []
    state = solo(f"BASTION {DEAR} djinn | apothecary | | discard ogre boom", a=f"{HAND} | brute")
    events = ais(play(state, "end"))
    assert only(events, "put_on_deck", "regenerated") == [
        "put_on_deck B ogre 2",
        "regenerated B bastion 2",
    ]
    assert pile(state) == ["boom"]


def test_9_regeneration_without_a_discard_pile_does_nothing():
    state = solo(f"BASTION {DEAR} djinn | apothecary", a=f"{HAND} | brute")
    events = ais(play(state, "end"))
    assert only(events, "put_on_deck", "regenerated") == []


# -- Symbiote --


def test_9_symbiote_joins_the_creature_without_one_next_to_the_bridge():
    state = solo(f"BASTION familiar {DEAR} djinn | griffin baron brute")
    events = ais(play(state, "end"))
    assert only(events, "joined") == ["joined familiar bu2"]


def test_9_symbiote_without_a_host_is_discarded_and_costs_nothing():
    state = solo("BASTION familiar brute alpha djinn | griffin | baron")
    events = ais(play(state, "end"))
    assert only(events, "discarded", "card_played") == [
        "discarded B familiar",
        "card_played B brute 4 2",
        "card_played B alpha 5 0",
    ]


# -- Vulnerability --


def test_9_vulnerability_deals_0_to_the_ais_stronghold():
    state = solo(f"BASTION {DEAR} djinn giant titan", a=f"{HAND} | giant_scorpion")
    assert attacks(played(state)) == ["attacked_stronghold giant_scorpion au1 B 0"]


def test_9_vulnerability_is_as_usual_against_its_creatures_and_for_its_own():
    state = solo(
        f"BASTION {DEAR} djinn giant titan | brute | venenous_lord",
        a="BASTION boom baron zombie djinn giant | giant_scorpion",
    )
    events = attacks(play(state, "end"))
    assert events == [
        "attacked giant_scorpion au1 bu1 4",
        "attacked brute bu1 au1 5",
        "attacked_stronghold venenous_lord bl1 A 5",
    ]


# -- Blackmail --


def test_9_blackmail_of_the_ai_costs_it_1_mana():
    assert "turn_began B 10 5" in play(solo(f"BASTION {DEAR} djinn | frosted_grrr"), "end")


# -- everything else works as for a player --


def test_ruling_12_immolation_hurts_the_ai_for_what_it_plays():
    state = solo("BASTION ogre baron alpha grrr djinn | elfcandescent", a=f"{HAND} | sparkamender*")
    events = ais(play(state, "end"))
    assert only(events, "immolated")[:2] == [
        "immolated elfcandescent bu1 B",
        "immolated sparkamender au1 B",
    ]
    assert only(events, "milled")[:2] == ["milled B baron", "milled B alpha"]


def test_ruling_12_indestructible_and_sharpening():
    state = solo(f"BASTION sacrificial_goat {DEAR} djinn", a=f"{HAND} | swarmer*")
    events = ais(play(state, "end"))
    assert "untouched swarmer au1" in events
    state = solo(f"BASTION sacrificial_goat {DEAR} djinn", a=f"{HAND} | zombie*")
    events = ais(play(state, "end"))
    assert "sharpened sacrificial_goat A 4" in events
