"""clash-of-decks.md 6: attacking, step by step."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand of the attacked player, with 5 health."""


def test_6_3_the_whole_order_of_one_attack():
    state = duel(a=f"{SOMEBODY} | carapace mutant", b="BASTION boom meteorite | zombie grrr-2")
    events = play(state, "end")
    assert events[:10] == [
        "assault_began A",
        "sprinted mutant au1 1",  # 4
        "attacked mutant au1 bu1,bu2 3",  # 3, 6
        "damaged zombie bu1 3 0",  # 7
        "damaged grrr bu2 3 0",
        "destroyed grrr bu2",  # 10
        "destroyed zombie bu1",
        "returned grrr B right 3",
        "returned zombie B right 4",
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
    events = play(state, "end")
    assert attacks(events) == []
    assert only(events, "sprinted") == []
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
    events = play(state, "end")
    assert attacks(events) == ["attacked carapace au1 bu1 0"]
    assert only(events, "damaged", "protected") == []


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
        "returned microctopus B right 2",
        "returned gnome B right 3",
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
    events = play(state, "end")
    assert attacks(events) == [
        "attacked ogre au1 bu1 4",
        "attacked ogre au1 bu1 4",
        "attacked_stronghold ogre au1 B 4",
    ]
    expect(state, b="boom cyclone ogre troll BASTION zombie grrr")


def test_6_19_berserk_stops_at_a_survivor():
    state = duel(a=f"{SOMEBODY} | ogre", b="BASTION boom | zombie brute grrr")
    assert attacks(play(state, "end")) == ["attacked ogre au1 bu1 4"] * 2
    expect(state, b="BASTION boom zombie | brute grrr")


def test_6_1_auras_are_up_to_date_when_the_attack_begins():
    """The row closed up since: the Baron stands by the Vortex when it is taken."""
    state = duel(a="BASTION boom ogre djinn | vortex gnome baron", b=f"{MANY} | titan")
    assert only(play(state, "boom@au2 end"), "sprinted", "attacked")[:2] == [
        "sprinted baron au1 1",
        "attacked baron au1 bu1 4",
    ]


def test_6_6_vulnerability_then_the_bonus_of_sprint_then_aquatics_doubling():
    """(8 - 1 + 1) * 2."""
    state = duel(a=f"{SOMEBODY} | carapace chewer | | given aquatic", b=f"{MANY} | djinn")
    assert only(play(state, "end"), "damaged") == ["damaged djinn bu1 16 0"]


def test_6_8_shackled_cards_go_back_before_the_destroyed_return_6_10():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | grabber(ogre)")
    assert only(play(state, "end"), "returned", "destroyed") == [
        "returned ogre A right 4",
        "destroyed grabber bu1",
        "returned grabber B right 6",
    ]


def test_6_10_mercenary_and_cursed():
    state = duel(a=f"{SOMEBODY} | abomination", b=f"{MANY} | rapscallion damned_walker | zombie")
    assert only(play(state, "end"), "returned") == [
        "returned damned_walker B left 5",
        "returned rapscallion A right 4",
        "returned zombie B right 6",
    ]
    expect(state, a=f"{SOMEBODY} rapscallion | abomination", b=f"damned_walker {MANY} zombie")


def test_6_11_reinforcement_after_all_have_returned():
    state = duel(a=f"{SOMEBODY} | disciple", b=f"zombie {MANY} | gnome lackey")
    assert only(play(state, "end"), "returned", "called", "entered") == [
        "returned lackey B right 6",
        "returned gnome B right 7",
        "called B zombie",
        "entered zombie bu1",
    ]


def test_6_14_regeneration_then_6_15_sharpening():
    state = duel(
        a="zombie BASTION djinn giant | soul_devourer | | given regeneration", b=f"{MANY} | gnome"
    )
    assert play(state, "end")[1:7] == [
        "attacked soul_devourer au1 bu1 4",
        "damaged gnome bu1 4 0",
        "destroyed gnome bu1",
        "returned gnome B right 6",
        "regenerated A bastion 3",
        "sharpened soul_devourer B 3",
    ]


def test_6_15_sharpening_after_the_return_that_heals_the_stronghold():
    """3 excess on a fort with 3 health that the dead Zombie made 4: it stands."""
    state = duel(a=f"{SOMEBODY} | soul_devourer", b="FORT djinn giant shaman | zombie")
    play(state, "end")
    expect(state, b="djinn giant shaman FORT zombie")


def test_6_16_vanish_after_sharpening_then_6_17_closing_up():
    state = duel(
        a=f"{SOMEBODY} | baron | | given sharpening perforation",
        b=f"{MANY} | zombie growler brute djinn",
    )
    events = play(state, "end")
    assert only(events, "destroyed", "sharpened", "vanished") == [
        "destroyed zombie bu1",
        "sharpened baron B 2",
        "vanished growler bu3",
    ]
    expect(
        state,
        b="boom cyclone BASTION meteorite annihilation combustion zombie | brute djinn growler",
    )


def test_6_17_several_that_vanish_close_up_behind_the_others():
    state = duel(a=f"{SOMEBODY} | disciple", b=f"{MANY} | growler brittle_golem baron")
    play(state, "end")
    expect(state, b=f"{MANY} | baron brittle_golem growler")


def test_6_18_auras_update_after_vanish():
    """The Growler stood between: now the Shaman's aura lies on the Brute."""
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | growler brute shaman")
    events = play(state, "end")
    assert "abilities_changed growler bu3 rage -" in events


def test_6_19_regeneration_and_sharpening_come_before_the_next_attack():
    state = duel(
        a="zombie BASTION djinn giant | deserter | | given regeneration", b=f"{MANY} | gnome titan"
    )
    assert only(play(state, "end"), "attacked", "regenerated", "sharpened") == [
        "attacked deserter au1 bu1 4",
        "regenerated A bastion 3",
        "sharpened deserter B 3",
        "attacked deserter au1 bu1 4",
    ]


def test_6_20_each_damaged_survivor_with_instinct_attacks():
    state = duel(a="BASTION djinn giant | brigand | titan*", b=f"{MANY} | brawler | untamed_mount")
    assert only(play(state, "end"), "roused", "attacked") == [
        "attacked brigand au1 bu1,bl1 2",
        "roused brawler bu1",
        "attacked brawler bu1 au1 6",
        "roused untamed_mount bl1",
        "attacked untamed_mount bl1 al1 3",
    ]


def test_6_20_comes_after_berserk():
    state = duel(a=f"{SOMEBODY} | brood", b=f"{MANY} | zombie brawler")
    assert attacks(play(state, "end")) == [
        "attacked brood au1 bu1,bu2 1",
        "attacked brood au1 bu1 1",
        "attacked brawler bu1 au1 6",
    ]


def test_6_order_the_same_step_of_several_creatures_upper_lane_rear_first_then_lower():
    state = duel(
        a="BASTION djinn giant | onyx_golem fearsome_warrior | nibbler*",
        b=f"{MANY} | growler brittle_golem titan | ribbit_lord baron",
    )
    assert only(play(state, "end"), "vanished")[:3] == [
        "vanished brittle_golem bu3",
        "vanished growler bu3",
        "vanished ribbit_lord bl2",
    ]
