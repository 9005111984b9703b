"""clash-of-decks.md 6: attacking, step by step (those that exist so far)."""

from __future__ import annotations

from positions import SOMEBODY, duel, expect, only, play


def attacks(told: list[str]) -> list[str]:
    return only(told, "attacked", "attacked_stronghold")


def test_6_the_whole_order_of_one_attack():
    state = duel(a=f"{SOMEBODY} | carapace mutant", b="BASTION boom meteorite | zombie grrr-2")
    told = play(state, "end")
    assert told[:10] == [
        "assault_began A",
        "sprinted mutant au1 1",  # 4
        "attacked mutant au1 bu1,bu2 3",  # 3, 6
        "damaged zombie bu1 3 0",  # 7
        "damaged grrr bu2 3 0",
        "destroyed grrr bu2",  # 10
        "destroyed zombie bu1",
        "returned grrr B 3",
        "returned zombie B 4",
        "attacked_stronghold carapace au2 B 0",
    ]


def test_6_2_an_attacker_is_in_play_since_the_start_of_the_turn():
    state = duel(a=f"{SOMEBODY} | zombie* grrr", b="BASTION boom | djinn")
    assert attacks(play(state, "end")) == ["attacked grrr au2 bu1 1"]


def test_6_2_or_has_rage():
    state = duel(a=f"{SOMEBODY} | zombie* grrr*", b="BASTION boom | djinn")
    assert attacks(play(state, "end")) == ["attacked grrr au2 bu1 1"]


def test_6_3_no_target_no_attack_and_no_sprint():
    state = duel(a=f"{SOMEBODY} | zombie* assassin*", b="BASTION boom meteorite")
    told = play(state, "end")
    assert attacks(told) == []
    assert only(told, "sprinted") == []
    expect(state, a=f"{SOMEBODY} | zombie assassin", b="BASTION boom meteorite")


def test_6_4_sprint_comes_before_the_damage_is_computed_6_6():
    state = duel(a=f"{SOMEBODY} | carapace vortex assassin", b="BASTION boom | djinn")
    assert only(play(state, "end"), "sprinted", "attacked")[:2] == [
        "sprinted assassin au1 2",
        "attacked assassin au1 bu1 3",
    ]


def test_6_5_auras_update_after_the_sprint():
    """The sprinter brings two creatures together: the Shaman's aura reaches the Zombie."""
    state = duel(a=f"{SOMEBODY} | shaman reptile zombie*", b="BASTION boom | djinn")
    assert "abilities_changed zombie au3 rage -" in play(state, "end")


def test_6_7_a_blow_of_0_attacks_but_does_nothing():
    state = duel(a=f"{SOMEBODY} | carapace", b="BASTION boom | lieutenant")
    told = play(state, "end")
    assert attacks(told) == ["attacked carapace au1 bu1 0"]
    assert only(told, "damaged", "protected") == []


def test_6_9_damage_of_several_attackers_adds_up_in_the_turn():
    state = duel(a=f"{SOMEBODY} | baron zombie", b="BASTION boom | troll")
    assert only(play(state, "end"), "damaged", "destroyed") == [
        "damaged troll bu1 3 3",
        "damaged troll bu1 3 0",
        "destroyed troll bu1",
    ]


def test_6_10_destroyed_creatures_return_to_their_owner():
    state = duel(a=f"{SOMEBODY} | disciple", b="BASTION boom | gnome microctopus")
    assert only(play(state, "end"), "returned") == [
        "returned microctopus B 2",
        "returned gnome B 3",
    ]


def test_6_12_the_row_closes_up_for_the_next_attacker():
    state = duel(a=f"{SOMEBODY} | baron zombie", b="BASTION boom | grrr giant")
    assert attacks(play(state, "end")) == [
        "attacked zombie au2 bu1 3",
        "attacked baron au1 bu1 3",
    ]
    expect(state, b="BASTION boom grrr | giant")


def test_6_12_the_last_creature_gone_the_next_attacker_hits_the_stronghold():
    state = duel(a=f"{SOMEBODY} | baron zombie", b="BASTION boom meteorite ogre troll | grrr")
    assert attacks(play(state, "end")) == [
        "attacked zombie au2 bu1 3",
        "attacked_stronghold baron au1 B 3",
    ]
    expect(state, b="boom meteorite ogre BASTION troll grrr")


def test_6_13_a_dead_machine_protects_nobody_any_more():
    state = duel(a=f"{SOMEBODY} | baron zombie", b="BASTION boom | machine brute")
    told = only(play(state, "end"), "damaged", "protected")
    assert told == ["damaged machine bu1 3 0", "damaged brute bu1 3 2"]


def test_6_19_berserk_attacks_again_then_the_stronghold():
    state = duel(a=f"{SOMEBODY} | ogre", b="BASTION boom cyclone ogre troll | zombie grrr")
    told = play(state, "end")
    assert attacks(told) == [
        "attacked ogre au1 bu1 4",
        "attacked ogre au1 bu1 4",
        "attacked_stronghold ogre au1 B 4",
    ]
    expect(state, b="boom cyclone ogre troll BASTION zombie grrr")


def test_6_19_berserk_stops_at_a_survivor():
    state = duel(a=f"{SOMEBODY} | ogre", b="BASTION boom | zombie brute grrr")
    assert attacks(play(state, "end")) == ["attacked ogre au1 bu1 4"] * 2
    expect(state, b="BASTION boom zombie | brute grrr")
