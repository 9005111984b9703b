"""clash-of-decks.md 10, co-op: players in seats A and C, AIs in B and D."""

from __future__ import annotations

import pytest
from positions import CLASH, attacks, only, play, winners
from tables import expect_seats, table

from engine.clash.cards import CARDS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import setup_of

POOL = [each.id for each in CARDS if each.set in ("initiation", "treachery")]
AI_DECKS = {"B": POOL[16:40], "D": POOL[40:64]}
PLAYERS = {"A": PRECONSTRUCTED["1"], "C": PRECONSTRUCTED["2"]}
B = "BASTION martyr baron titan giant"
D = "BASTION abomination ogre brute alpha"


def coop(**rest):
    return table("coop", **{"b": B, "d": D, **rest})


def begun(seed: int = 1, **ai):
    setup = setup_of("coop", {**PLAYERS, **AI_DECKS})
    if ai:
        setup["config"]["options"]["ai"] = ai
    return CLASH.setup(setup, seed)


def test_10_coop_players_sit_in_a_and_c_and_ais_in_b_and_d():
    state, opening = begun()
    assert [event.document()["event"] for event in opening] == ["turn_began"]
    seats = CLASH.dump(state)["seats"]
    assert [("hand" in seats[seat], "deck" in seats[seat]) for seat in "ABCD"] == [
        (True, False),
        (False, True),
    ] * 2
    assert [len(seats[seat]["deck"]) for seat in "BD"] == [24, 24]


def test_10_coop_the_ais_decks_are_shuffled_by_themselves():
    document = CLASH.dump(begun()[0])["seats"]
    assert document["B"]["chance"] != document["D"]["chance"]


def test_10_coop_an_action_that_ends_a_turn_plays_the_ais_turn_after_it():
    state, _ = begun()
    events = play(state, "end")
    assert [event.split()[1] for event in only(events, "turn_began")] == ["B", "C"]
    assert state.to_act() == ("C",)
    events = play(state, "end")
    assert [event.split()[1] for event in only(events, "turn_began")] == ["D", "A"]


def test_10_coop_the_first_turns_mana():
    """A 6, C as the third 8; the AIs have their own."""
    state, _ = begun()
    assert state.mana == 6
    events = play(state, "end")
    assert only(events, "turn_began") == ["turn_began B 2 6", "turn_began C 3 8"]


def test_ruling_61_when_an_ai_goes_first_c_is_the_second_player():
    state, opening = begun(level=1, first=True)
    began = [event.document() for event in opening if event.document()["event"] == "turn_began"]
    assert [(each["seat"], each["mana"]) for each in began] == [("B", 6), ("C", 7)]
    events = play(state, "end")
    assert only(events, "turn_began")[-1] == "turn_began A 4 9"


def test_10_coop_an_ai_counts_the_creatures_facing_it():
    """B faces A's upper and C's lower lane."""
    state = coop(
        a="BASTION djinn gnome | zombie* gladiator* | grrr*",
        c="BASTION reptile cyclone | carapace* | swarmer*",
    )
    assert "turn_began B 10 9" in play(state, "end")
    state = coop(
        active="C",
        a="BASTION djinn gnome | zombie* gladiator* | grrr*",
        c="BASTION reptile cyclone | carapace* | swarmer*",
    )
    assert "turn_began D 10 8" in play(state, "end")


def test_10_coop_incantations_of_an_ai_hit_across_the_lane():
    state = coop(
        b="BASTION boom annihilation martyr titan",
        a="BASTION djinn gnome | zombie* | carapace*",
        c="BASTION reptile cyclone | brute* | baron*",
    )
    events = play(state, "end")
    assert only(events, "targeted") == ["targeted boom au1", "targeted annihilation cl1"]


def test_10_coop_the_players_win_when_an_ais_fort_falls():
    state = coop(a="BASTION djinn gnome | zombie", b="FORT martyr")
    assert play(state, "end")[-1] == "game_ended A,C fort"
    assert winners(state) == ("A", "C")


def test_10_coop_the_ais_win_when_a_players_fort_falls():
    state = coop(c="FORT reptile", b="BASTION martyr baron titan | | ogre")
    events = play(state, "end")
    assert attacks(events) == ["attacked_stronghold ogre bl1 C 4"]
    assert events[-1] == "game_ended B,D fort"


def test_ruling_15_in_coop_who_destroys_the_own_fort_loses_for_the_team():
    state = coop(a="FORT zombie")
    play(state, "zombie:u")
    assert winners(state) == ("B", "D")


def test_10_coop_settings_are_those_of_both_ais():
    state, _ = begun(level=3, mana=8, abilities=["berserk"])
    play(state, "end end")
    for player in state.view(None).players[1::2]:
        assert player.ai.settings.mana == 8
        for each in player.upper + player.lower:
            assert "berserk" in {ability.id for ability in each.abilities}


def test_10_coop_a_champion_for_each_player_only():
    state = coop(
        a="BASTION djinn gnome | | | champion zombie ready",
        c="BASTION reptile cyclone | | | champion lackey ready",
    )
    champions = [player.champion and player.champion.id for player in state.view(None).players]
    assert champions == ["zombie", None, "lackey", None]


def test_10_coop_ruleset_1_0_the_last_turn_is_that_ais():
    state = coop(
        a="BASTION disciple gnome | zombie",
        b="FORT martyr",
        c="BASTION reptile cyclone brute",
        ruleset="1.0",
    )
    events = play(state, "end")
    assert only(events, "milled") == ["milled B martyr"]
    assert events[-2:] == ["turn_ended B 10", "game_ended A,C fort"]


@pytest.mark.parametrize("viewer", ["A", "C", None])
def test_10_coop_nobody_sees_the_order_of_a_deck(viewer):
    state = coop(b="BASTION martyr baron titan giant | | | discard ogre boom")
    ai = state.view(viewer).player("B")
    assert ai.hand.order is None
    assert ai.hand.health == 4
    assert [card.id for card in ai.ai.discard] == ["ogre", "boom"]


@pytest.mark.parametrize("viewer", ["A", "B", "C", "D", None])
def test_10_coop_nobody_knows_which_ais_deck_holds_a_card(viewer):
    state, other = coop(), coop(b=D, d=B)
    assert state.view(viewer) == other.view(viewer)
    decks = [*B.split()[1:], *D.split()[1:]]
    order = [each.id for each in CARDS]
    for seat in "BD":
        cards = [card.id for card in state.view(viewer).player(seat).hand.cards]
        assert cards == sorted(decks, key=order.index)


def test_10_coop_team_mates_do_not_see_each_others_hands():
    state = coop()
    assert state.view("A").player("C").hand.order is None
    assert state.view("C").player("C").hand.order is not None


def test_10_coop_a_position_reads_back():
    text = "FORT martyr baron | zombie+griffin-1 | lackey | discard boom grrr"
    state = coop(b=text)
    expect_seats(state, b=text)
    assert CLASH.load(CLASH.dump(state)).key() == state.key()
