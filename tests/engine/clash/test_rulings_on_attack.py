"""Rulings of clash-of-decks.md on damage, instinct, sharpening, order and reinforcement."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play, winners

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""


def test_ruling_27_a_source_that_has_left_play_gets_no_regeneration():
    """The Lackey calls the Knitterkiller, whose Backfire destroys the attacker."""
    state = duel(
        a="boom BASTION djinn giant | mechanical_medic",
        b="knitterkiller zombie grrr BASTION djinn giant | lackey",
    )
    events = play(state, "end")
    assert only(events, "destroyed", "called", "regenerated") == [
        "destroyed lackey bu1",
        "called B knitterkiller",
        "destroyed mechanical_medic au1",
    ]
    expect(state, a="boom BASTION djinn giant mechanical_medic")


def test_ruling_27_a_source_that_has_left_play_gets_no_sharpening():
    state = duel(
        a=f"{SOMEBODY} | soul_devourer", b="knitterkiller zombie grrr BASTION djinn giant | lackey"
    )
    assert only(play(state, "end"), "sharpened") == []


def test_ruling_27_a_source_that_has_left_play_gets_no_berserk():
    state = duel(
        a=f"{SOMEBODY} | gnome", b="knitterkiller zombie grrr BASTION djinn giant | lackey"
    )
    assert attacks(play(state, "end")) == ["attacked gnome au1 bu1 2"]


def test_ruling_27_vanish_and_instinct_of_survivors_happen_when_the_source_is_gone():
    state = duel(
        a=f"{SOMEBODY} | disciple nibbler*",
        b="knitterkiller zombie grrr BASTION djinn giant | lackey small_fry",
    )
    assert only(play(state, "end"), "destroyed", "vanished", "roused", "attacked") == [
        "attacked disciple au1 bu1,bu2 2",
        "destroyed lackey bu1",
        "destroyed disciple au1",
        "vanished small_fry bu2",
        "roused small_fry bu2",
        "attacked small_fry bu2 au1 3",
        "destroyed nibbler au1",
    ]


def test_ruling_27_instinct_is_looked_up_when_the_creatures_own_turn_comes():
    """The Growler has it from the Guru, until it vanished behind the Baron."""
    state = duel(a=f"{SOMEBODY} | disciple", b=f"{MANY} | mechanical_guru growler baron")
    assert only(play(state, "end"), "vanished", "roused") == ["vanished growler bu3"]
    state = duel(a=f"{SOMEBODY} | disciple", b=f"{MANY} | mechanical_guru growler")
    assert only(play(state, "end"), "vanished", "roused") == ["roused growler bu2"]


def test_ruling_27_vanish_by_an_aura_that_came_before_its_step():
    """The Zombie that dies in the same blow stood between the Brute and the Cat."""
    state = duel(a=f"{SOMEBODY} | disciple", b=f"{MANY} | brute zombie scaredy_cat")
    events = play(state, "end")
    assert only(events, "destroyed", "vanished") == ["destroyed zombie bu2", "vanished brute bu2"]
    expect(state, b=f"{MANY} zombie | scaredy_cat brute")


def test_ruling_33_damage_0_to_the_nearest_creature_it_attacks_the_stronghold():
    state = duel(a=f"{SOMEBODY} | goblin_archer", b=f"{MANY} | marchroom | | given instinct")
    assert attacks(play(state, "end")) == [
        "attacked goblin_archer au1 bu1 2",
        "attacked_stronghold marchroom bu1 A 2",
    ]
    expect(state, a="djinn giant BASTION titan | goblin_archer")


def test_ruling_33_aerial_in_the_upper_lane_attacks_the_stronghold():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | wall_razer")
    assert attacks(play(state, "end"))[1] == "attacked_stronghold wall_razer bu1 A 4"


def test_ruling_33_aerial_in_the_lower_lane_attacks_the_creature():
    state = duel(a=f"{SOMEBODY} | | zombie", b=f"{MANY} | | wall_razer")
    assert attacks(play(state, "end"))[1] == "attacked wall_razer bl1 al1 4"


def test_ruling_33_with_defender_no_attack_at_all():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | wall_razer | | given defender")
    assert len(attacks(play(state, "end"))) == 1
    state = duel(
        a=f"{SOMEBODY} | goblin_archer", b=f"{MANY} | marchroom | | given instinct defender"
    )
    assert len(attacks(play(state, "end"))) == 1


def test_ruling_33_the_damage_is_that_before_protection():
    state = duel(a=f"{SOMEBODY} | lieutenant", b=f"{MANY} | brawler")
    assert only(play(state, "end"), "attacked", "protected") == [
        "attacked lieutenant au1 bu1 3",
        "attacked brawler bu1 au1 6",
        "protected lieutenant au1 6",
    ]


def test_ruling_33_the_bonus_of_sprint_is_part_of_the_damage():
    """Vulnerability alone would deal the Zombie 0; moving over the Golem adds 1."""
    state = duel(
        a=f"{SOMEBODY} | zombie* disciple", b=f"{MANY} | onyx_golem chewer | | given instinct"
    )
    assert attacks(play(state, "end"))[:2] == [
        "attacked disciple au2 bu1,bu2 2",
        "attacked chewer bu1 au1 1",
    ]


def test_ruling_34_a_creature_that_entered_this_turn_may_hit_a_stronghold_by_instinct():
    """Called in this turn, hurt by the next attacker: Aerial, so it strikes at the stronghold."""
    state = duel(
        a=f"{SOMEBODY} | mechanical_medic baron",
        b=f"harasser {MANY} | lackey | | given instinct",
    )
    assert only(play(state, "end"), "called", "attacked", "attacked_stronghold") == [
        "attacked baron au2 bu1 3",
        "called B harasser",
        "attacked mechanical_medic au1 bu1 2",
        "attacked_stronghold harasser bu1 A 2",
    ]


def test_ruling_34_but_not_by_berserk_after_it():
    state = duel(
        a="BASTION boom djinn giant | goblin_archer",
        b=f"grrr {MANY} | lackey | | given berserk instinct",
    )
    assert only(play(state, "boom@bu1 end"), "called", "attacked", "attacked_stronghold") == [
        "called B grrr",
        "attacked goblin_archer au1 bu1 2",
        "attacked grrr bu1 au1 1",
    ]
    expect(state, a="BASTION djinn giant boom goblin_archer")


def test_ruling_34_an_instinct_attack_is_not_the_activation_in_its_own_assault():
    state = duel(a=f"{SOMEBODY} | brawler grrr", b=f"{MANY} | untamed_mount")
    assert attacks(play(state, "end")) == [
        "attacked grrr au2 bu1 1",
        "attacked untamed_mount bu1 au1 3",
        "attacked brawler au1 bu1 6",
        "attacked_stronghold brawler au1 B 6",
    ]


def test_ruling_35_several_survivors_each_with_all_consequences_before_the_next():
    """The rear one's blow destroys the front enemy; the other meets the next one."""
    state = duel(a=f"{SOMEBODY} | zombie disciple", b=f"{MANY} | brawler domestic_yeti")
    assert attacks(play(state, "end"))[:4] == [
        "attacked disciple au2 bu1,bu2 2",
        "attacked domestic_yeti bu2 au1 3",
        "attacked domestic_yeti bu2 au1 3",
        "attacked_stronghold domestic_yeti bu2 A 3",
    ]


def test_ruling_35_hurt_again_by_another_attacker_it_attacks_once_for_each():
    state = duel(a=f"{SOMEBODY} | onyx_golem goblin_archer grrr", b=f"{MANY} | brawler")
    assert [event for event in attacks(play(state, "end")) if "brawler" in event.split()[1]] == [
        "attacked brawler bu1 au1 6",
        "attacked brawler bu1 au1 6",
    ]


def test_ruling_36_an_exact_kill_uses_up_the_first_time():
    state = duel(a=f"{SOMEBODY} | deserter", b=f"{MANY} | ogre gnome titan")
    events = play(state, "end")
    assert len(only(events, "destroyed")) == 2
    assert only(events, "sharpened", "stronghold_damaged") == []


def test_ruling_36_the_excess_is_not_an_instance_for_regeneration():
    state = duel(
        a="boom ogre troll BASTION djinn | soul_devourer | | given regeneration",
        b=f"{MANY} | gnome",
    )
    assert only(play(state, "end"), "regenerated", "sharpened") == [
        "regenerated A bastion 2",
        "sharpened soul_devourer B 3",
    ]


def test_ruling_36_each_play_of_an_incantation_is_a_new_first_time():
    state = duel(a="BASTION sacrificial_goat ogre", b=f"{MANY} | zombie gnome", mana=12)
    events = play(state, "sacrificial_goat@bu1 sacrificial_goat@bu1")
    assert len(only(events, "sharpened")) == 2


def test_ruling_36_with_several_owners_the_active_players_stronghold_is_hit_first():
    """The Gnome is B's, the Zombie A's: A, who plays, loses before B is hit."""
    state = duel(a="djinn FORT light_storm ogre", b="FORT boom | gnome zombie@A", mana=9)
    events = play(state, "light_storm@bu1")
    assert only(events, "sharpened") == ["sharpened light_storm A 4"]
    assert winners(state) == ("B",)


def test_ruling_39_all_destroyed_cards_return_before_the_first_call():
    """The Zombie that died with the Lackey can be called."""
    state = duel(a=f"{SOMEBODY} | disciple", b="BASTION djinn | zombie lackey")
    assert only(play(state, "end"), "returned", "called") == [
        "returned lackey B right 2",
        "returned zombie B right 3",
        "called B zombie",
    ]


def test_ruling_39_the_calls_in_the_order_of_return():
    """Each called play is complete before the next call."""
    state = duel(
        a="BASTION cyclone ogre", b=f"knitterkiller grrr {MANY} | lackey negotiator | baron"
    )
    assert only(play(state, "cyclone@bu1"), "returned", "called", "entered")[:6] == [
        "returned negotiator B right 6",
        "returned lackey B right 7",
        "called B knitterkiller",
        "entered knitterkiller bu1",
        "called B grrr",
        "entered grrr bu2",
    ]


def test_ruling_39_a_called_play_has_all_its_consequences():
    """Backfire and Immolation of a called card come before the second call."""
    state = duel(
        a="BASTION cyclone ogre | corrosive_slime",
        b=f"knitterkiller grrr {MANY} | lackey negotiator",
    )
    told = only(play(state, "cyclone@bu1"), "called", "immolated", "backfired")
    assert told == [
        "immolated corrosive_slime au1 A",
        "called B knitterkiller",
        "immolated corrosive_slime au1 B",
        "backfired knitterkiller au1 2",
        "called B grrr",
        "immolated corrosive_slime au1 B",
    ]


def test_ruling_39_before_step_12_goes_on():
    """Regeneration (14) of the attacker waits for the called play."""
    state = duel(a="boom BASTION djinn giant | dryad", b=f"knitterkiller {MANY} | lackey | zombie")
    told = only(play(state, "end"), "called", "entered", "regenerated")
    assert told == [
        "called B knitterkiller",
        "entered knitterkiller bu1",
        "regenerated A bastion 3",
    ]


def test_ruling_39_a_called_symbiote_enters_as_a_creature_of_its_own():
    state = duel(a=f"{SOMEBODY} | baron", b=f"familiar {MANY} | lackey brute")
    play(state, "end")
    expect(state, b=f"{MANY} lackey | brute familiar")


def test_ruling_39_no_reinforcement_and_4_or_less_are_printed_values():
    """Lucidity makes the Troll cost 3: not called. A given Reinforcement is not printed."""
    state = duel(
        a=f"{SOMEBODY} | baron",
        b=f"tunnel_troll zombie {MANY} | lackey | | given reinforcement",
    )
    assert only(play(state, "end"), "called") == ["called B zombie"]


def test_ruling_39_it_is_mandatory_even_if_it_loses_the_game():
    state = duel(
        a="BASTION djinn giant | baron corrosive_slime sparkamender", b="FORT zombie | lackey"
    )
    events = play(state, "end")
    assert only(events, "called", "immolated", "game_ended") == [
        "called B zombie",
        "immolated corrosive_slime au2 B",
        "game_ended A fort",
    ]


def test_ruling_42_a_mercenarys_excess_goes_to_the_player_whose_creature_it_was():
    state = duel(a=f"{SOMEBODY} | soul_devourer", b=f"{MANY} | rapscallion")
    assert only(play(state, "end"), "returned", "sharpened") == [
        "returned rapscallion A right 4",
        "sharpened soul_devourer B 3",
    ]


def test_ruling_49_one_action_brings_about_at_most_100_calls():
    """Two Cultists destroy and call each other for ever."""
    state = duel(
        a="annihilation ogre troll BASTION djinn giant | cultist | | given reinforcement",
        b="carapace martyr BASTION djinn giant | cultist | | given reinforcement",
    )
    events = play(state, "annihilation@bu1")
    assert len(only(events, "called")) == 100
    assert winners(state) is None
    assert state.to_act() == ("A",)


def test_ruling_52_immolation_in_the_own_kingdom_from_the_bridge_then_the_others():
    state = duel(
        a="BASTION zombie boom djinn ogre giant brute | sparkamender corrosive_slime",
        b=f"{MANY} | elfcandescent raw_repulsive",
    )
    assert only(play(state, "zombie:u"), "immolated") == [
        "immolated sparkamender au1 A",
        "immolated corrosive_slime au2 A",
        "immolated elfcandescent bu1 A",
        "immolated raw_repulsive bu2 A",
    ]
