"""clash-of-decks.md 12: the modules fatigue and champion; Rulings 43 and 51."""

from __future__ import annotations

import pytest
from positions import CLASH, SOMEBODY, document, duel, expect, only, play, texts, winners

from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.core import IllegalAction
from engine.documents import DocumentError

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""
IDLE = "champion naga ready"
"""A champion that no test cares about."""


# Fatigue


def test_12_fatigue_from_the_ninth_own_turn_on_the_rightmost_card_is_removed():
    """Turn 17 is A's ninth; turn 16 was B's eighth."""
    state = duel(a="BASTION ogre troll brute", b=MANY, turn=15, fatigue=True)
    assert only(play(state, "end"), "removed") == []
    assert play(state, "end")[-2:] == ["removed A brute 2", "turn_began A 17 3"]
    expect(state, a="BASTION ogre troll")
    assert play(state, "end")[-2:] == ["removed B combustion 4", "turn_began B 18 5"]
    expect(state, b="BASTION boom cyclone meteorite annihilation")


def test_12_fatigue_every_own_turn_again():
    state = duel(a="BASTION ogre troll brute", b=MANY, turn=20, active="B", fatigue=True)
    play(state, "end end end")
    expect(state, a="BASTION ogre")


def test_12_fatigue_comes_before_phase_1():
    """The mana is counted without the removed card."""
    state = duel(a="BASTION ogre troll brute", b=MANY, turn=20, active="B", fatigue=True)
    play(state, "end")
    expect(state, mana=3)


def test_12_fatigue_the_check_follows_a_bastion_falls():
    state = duel(a="ogre troll BASTION brute", b=MANY, turn=20, active="B", fatigue=True)
    assert only(play(state, "end"), "removed", "bastion_fell", "turn_began") == [
        "removed A brute 0",
        "bastion_fell A 2",
        "turn_began A 21 3",
    ]


@pytest.mark.parametrize(
    ("hand", "reason"), [("ogre FORT brute", "fort"), ("BASTION brute", "empty_hand")]
)
def test_12_fatigue_the_check_follows_a_player_may_lose(hand, reason):
    state = duel(a=hand, b=MANY, turn=20, active="B", fatigue=True)
    assert play(state, "end")[-1] == f"game_ended B {reason}"
    assert winners(state) == ("B",)


def test_12_fatigue_is_optional():
    state = duel(a="BASTION ogre troll brute", b=MANY, turn=20, active="B")
    play(state, "end")
    expect(state, a="BASTION ogre troll brute")


def test_12_fatigue_counts_the_turns_of_each_seat():
    """turns_taken says that A has had only 3 turns."""
    position = document(a="BASTION ogre troll brute", b=MANY, turn=20, active="B", fatigue=True)
    position["seats"]["A"]["turns_taken"] = 3
    state = CLASH.load(position)
    play(state, "end")
    expect(state, a="BASTION ogre troll brute")


def test_12_fatigue_in_a_match():
    setup = duel_setup({"A": list(PRECONSTRUCTED["1"]), "B": list(PRECONSTRUCTED["2"])})
    setup["config"]["options"]["fatigue"] = True
    state, _ = CLASH.setup(setup, 1)
    assert only(play(state, "end " * 15), "removed") == []
    assert len(only(play(state, "end end end end"), "removed")) == 4


# Champion


def test_12_champion_always_counts_as_available_and_takes_none_of_the_4_places():
    state = duel(
        a="BASTION zombie grrr gnome vortex ogre | | | champion brute ready",
        b=f"{MANY} | | | {IDLE}",
        mana=20,
    )
    cards = {text.split(":")[0] for text in texts(state)}
    assert cards == {"zombie", "grrr", "gnome", "vortex", "brute", "end"}


def test_12_champion_is_played_from_beside_the_board():
    state = duel(a="BASTION zombie grrr | | | champion brute ready", b=f"{MANY} | | | {IDLE}")
    assert play(state, "brute:l") == ["card_played A brute 4 5", "entered brute al1"]
    expect(state, a="BASTION zombie grrr | | brute* | champion brute in play", mana=5)
    assert [text for text in texts(state) if text.startswith("brute")] == []


def test_12_champion_costs_1_less_for_each_creature_in_play_with_the_same_cost():
    """Two in the own kingdom, one in the other: Ogre, Disciple, Brigand cost 4 as printed."""
    state = duel(
        a="BASTION zombie grrr | ogre | disciple | champion brute ready",
        b=f"{MANY} | brigand | baron | {IDLE}",
    )
    assert play(state, "brute:u")[0] == "card_played A brute 1 8"


def test_12_champion_costs_never_under_0():
    state = duel(
        a="BASTION zombie boom | lanternfish | fresh_recruit | champion mana_pecker ready",
        b=f"{MANY} | swarmer | | {IDLE}",
        mana=0,
    )
    assert play(state, "mana_pecker:u")[0] == "card_played A mana_pecker 0 0"


def test_12_champion_is_refused_without_the_mana():
    state = duel(a="BASTION zombie | | | champion brute ready", b=f"{MANY} | | | {IDLE}", mana=3)
    with pytest.raises(IllegalAction) as caught:
        play(state, "brute:u")
    assert caught.value.code == "too_little_mana"


def test_12_champion_that_is_not_ready_is_refused():
    for creature, told in (("", "exhausted"), ("brute", "in play")):
        state = duel(
            a=f"BASTION zombie | {creature} | | champion brute {told}", b=f"{MANY} | | | {IDLE}"
        )
        with pytest.raises(IllegalAction) as caught:
            play(state, "brute:u")
        assert caught.value.code == "champion_not_ready"


def test_12_champion_destroyed_does_not_return_but_is_exhausted():
    state = duel(a=f"{SOMEBODY} | brute | | {IDLE}", b=f"{MANY} | baron | | champion baron in play")
    events = play(state, "end")
    assert only(events, "destroyed", "returned", "champion_exhausted") == [
        "destroyed baron bu1",
        "champion_exhausted B baron",
    ]
    expect(state, b=f"{MANY} | | | champion baron exhausted")
    assert [text for text in texts(state) if "baron" in text] == []


@pytest.mark.parametrize(("seat", "card"), [("A", "vortex"), ("A", "mental_strike"), ("B", "grrr")])
def test_12_champion_is_restored_when_any_player_plays_a_card_of_the_same_cost(seat, card):
    """The Assassin costs 2, as do the Vortex, Mental Strike and the Grrr."""
    hands = {"A": "BASTION vortex mental_strike ogre", "B": "BASTION grrr brute ogre"}
    state = duel(
        a=f"{hands['A']} | | zombie | champion assassin exhausted",
        b=f"{hands['B']} | | baron | {IDLE}",
        active=seat,
    )
    target = "@al1" if card == "mental_strike" else ":u"
    assert only(play(state, card + target), "champion_restored") == ["champion_restored A assassin"]
    assert CLASH.dump(state)["seats"]["A"]["champion"]["state"] == "ready"


def test_12_champion_is_not_restored_by_another_cost():
    state = duel(a="BASTION zombie grrr | | | champion brute exhausted", b=f"{MANY} | | | {IDLE}")
    play(state, "zombie:u")
    expect(state, a="BASTION grrr | zombie* | | champion brute exhausted")


@pytest.mark.parametrize("card", ["rapscallion", "damned_walker", "mortcenary"])
def test_12_champion_that_is_mercenary_or_cursed_is_just_exhausted(card):
    state = duel(
        a=f"{SOMEBODY} | brute | | {IDLE}", b=f"{MANY} | {card} | | champion {card} in play"
    )
    play(state, "end")
    expect(state, a=f"{SOMEBODY} | brute | | {IDLE}", b=f"{MANY} | | | champion {card} exhausted")


def test_12_champion_is_chosen_outside_the_own_deck():
    decks = {"A": list(PRECONSTRUCTED["1"]), "B": list(PRECONSTRUCTED["2"])}
    setup = duel_setup(decks)
    setup["config"]["options"]["champion"] = True
    for own, path in ((decks["A"][1], "config.champions.A"), ("boom", "config.champions.A")):
        setup["config"]["champions"] = {"A": own, "B": "brute"}
        with pytest.raises(DocumentError) as caught:
            CLASH.setup(setup, 1)
        assert caught.value.path == path
    setup["config"]["champions"] = {"A": "ogre", "B": "brute"}
    state, _ = CLASH.setup(setup, 1)
    seats = CLASH.dump(state)["seats"]
    assert seats["A"]["champion"] == {"card": "ogre", "state": "ready"}


def test_12_champion_is_revealed():
    state = duel(a="BASTION zombie | | | champion brute ready", b=f"{MANY} | | | {IDLE}")
    for viewer in ("A", "B", None):
        assert "brute" in str(state.view(viewer).player("A"))


# Rulings


def test_ruling_43_no_lucidity_for_a_champion_nor_does_it_take_it_away():
    state = duel(
        a="BASTION mechanical_peasant ogre | | | champion fort_guardian ready",
        b=f"{MANY} | | | {IDLE}",
    )
    assert play(state, "fort_guardian:u")[0] == "card_played A fort_guardian 4 5"
    assert play(state, "mechanical_peasant:u")[0] == "card_played A mechanical_peasant 0 5"


def test_ruling_43_never_taken_by_shackle():
    state = duel(
        a="BASTION moving_slime ogre | | | champion brute ready", b=f"zombie {MANY} | | | {IDLE}"
    )
    assert only(play(state, "moving_slime:u"), "shackled") == ["shackled zombie B au1"]


def test_ruling_43_not_in_the_hand_for_the_win_by_shackle():
    state = duel(
        a="BASTION moving_slime ogre | | | champion brute ready", b=f"BASTION zombie | | | {IDLE}"
    )
    play(state, "moving_slime:u")
    assert winners(state) == ("A",)


def test_ruling_43_never_taken_by_counterorder():
    state = duel(
        a="BASTION emissary ogre djinn | | | champion brute ready", b=f"{MANY} | | | {IDLE}"
    )
    play(state, "emissary:u")
    expect(state, a="BASTION djinn ogre | emissary* | | champion brute ready")


def test_ruling_43_never_called_by_reinforcement():
    state = duel(
        a="BASTION boom djinn titan | lackey | | champion zombie ready", b=f"{MANY} | | | {IDLE}"
    )
    assert only(play(state, "boom@au1"), "called") == []
    expect(state, a="BASTION djinn titan lackey boom | | | champion zombie ready")


def test_ruling_43_never_blocked_by_blackmail():
    state = duel(
        a="BASTION boom ogre | frosted_grrr slayer | succubus | champion zombie ready",
        b=f"{MANY} | | | {IDLE}",
    )
    assert "zombie:u" in texts(state)


def test_ruling_43_never_removed_by_fatigue():
    state = duel(
        a="BASTION ogre troll brute | | | champion zombie ready",
        b=f"{MANY} | | | {IDLE}",
        turn=20,
        active="B",
        fatigue=True,
    )
    play(state, "end")
    expect(state, a="BASTION ogre troll | | | champion zombie ready")


def test_ruling_43_champions_in_play_count_as_creatures_for_the_price():
    state = duel(
        a="BASTION zombie grrr | | | champion brute ready",
        b=f"{MANY} | ogre | | champion ogre in play",
    )
    assert play(state, "brute:u")[0] == "card_played A brute 3 6"


def test_ruling_43_a_pair_counts_once_if_either_card_has_that_cost():
    """Ogre 4 with Cunning Spirit 4; Baron 3 with Exalting Bard 4; Baron-like Zombie with none."""
    state = duel(
        a="BASTION grrr gnome | ogre+cunning_spirit baron+exalting_bard zombie+familiar"
        " | | champion brute ready",
        b=f"{MANY} | | | {IDLE}",
    )
    assert play(state, "brute:u")[0] == "card_played A brute 2 7"


def test_ruling_43_it_is_restored_at_step_3_of_any_play():
    """Also of a card that is called; before the card does anything."""
    state = duel(
        a="BASTION boom grrr djinn | lackey | | champion assassin exhausted",
        b=f"{MANY} | | | {IDLE}",
    )
    assert only(play(state, "boom@au1"), "called", "champion_restored", "entered") == [
        "called A grrr",
        "champion_restored A assassin",
        "entered grrr au1",
    ]


def test_ruling_43_a_champion_is_nobodys_health():
    """The only card right of the bastion leaves: a ready champion does not help."""
    state = duel(a="zombie BASTION grrr | | | champion brute ready", b=f"{MANY} | | | {IDLE}")
    assert only(play(state, "grrr:u"), "bastion_fell") == ["bastion_fell A 1"]


def test_ruling_51_restored_only_after_it_was_exhausted():
    state = duel(a="BASTION ogre grrr | brute | | champion brute in play", b=f"{MANY} | | | {IDLE}")
    assert only(play(state, "ogre:u"), "champion_restored") == []
    expect(state, a="BASTION grrr | brute ogre* | | champion brute in play")


def test_ruling_51_also_by_a_copy_of_itself_that_somebody_plays():
    state = duel(
        a="BASTION brute grrr | | | champion zombie ready",
        b=f"{MANY} | | | champion brute exhausted",
    )
    assert only(play(state, "brute:u"), "champion_restored") == ["champion_restored B brute"]


def test_12_champion_symbiote_joins_and_is_exhausted_alone():
    state = duel(
        a="BASTION boom ogre djinn | zombie | | champion familiar ready", b=f"{MANY} | | | {IDLE}"
    )
    play(state, "familiar+u1")
    expect(state, a="BASTION boom ogre djinn | zombie+familiar | | champion familiar in play")
    assert only(play(state, "boom@au1 boom@au1"), "champion_exhausted", "returned") == [
        "returned boom A right 3",
        "champion_exhausted A familiar",
        "returned zombie A right 3",
        "returned boom A right 4",
    ]
    expect(state, a="BASTION ogre djinn zombie boom | | | champion familiar exhausted")


def test_12_champion_with_reinforcement_calls_nobody():
    """It does not return to a hand."""
    state = duel(
        a="BASTION boom grrr djinn | lackey | | champion lackey in play", b=f"{MANY} | | | {IDLE}"
    )
    assert only(play(state, "boom@au1"), "called") == []


def test_12_champion_under_a_symbiote_is_exhausted_and_the_symbiote_returns():
    state = duel(
        a=f"{SOMEBODY} | shapeless_beast | | {IDLE}",
        b=f"{MANY} | baron+familiar | | champion baron in play",
    )
    play(state, "end")
    expect(state, b=f"{MANY} familiar | | | champion baron exhausted")


def test_12_champion_with_a_shackled_card_gives_it_back():
    state = duel(
        a=f"{SOMEBODY} | brute | | {IDLE}", b=f"{MANY} | grabber(ogre) | | champion grabber in play"
    )
    play(state, "end")
    expect(
        state, a=f"{SOMEBODY} ogre | brute | | {IDLE}", b=f"{MANY} | | | champion grabber exhausted"
    )


def test_12_champion_exhausted_its_stronghold_is_not_healed():
    state = duel(
        a=f"{SOMEBODY} | brute soul_devourer* | | {IDLE}",
        b="FORT boom djinn | baron | | champion baron in play",
    )
    play(state, "end")
    expect(state, b="FORT boom djinn | | | champion baron exhausted")
