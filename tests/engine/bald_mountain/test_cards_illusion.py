"""The cards of the illusion altar, one by one: `test_<card>_...`."""

from __future__ import annotations

from mountain_positions import (
    after,
    asked,
    dawn,
    hand,
    holds,
    legal,
    pile,
    play,
    refusal,
    rules,
    stack,
    table,
)

from engine import chance


def test_catch_is_averted_by_a_card():
    state = after(table("catch", others="domovoi grubby"), "catch!")
    assert (asked(state), legal(state)) == (("B", "way_out"), {"-domovoi", "-grubby", "no"})
    after(state, "-domovoi")
    assert (hand(state), hand(state, "B"), pile(state)) == ([], ["grubby"], ["domovoi"])
    assert asked(state) == ("A", "")


def test_catch_draws_2_where_it_is_refused():
    state = table("catch", others="domovoi", deck="grubby gem_rot")
    after(state, "catch!", "no")
    assert (hand(state), hand(state, "B")) == (["grubby", "gem_rot"], ["domovoi"])


def test_catch_draws_at_once_where_the_opponent_has_no_card():
    state = after(table("catch", deck="grubby gem_rot"), "catch!")
    assert (hand(state), asked(state)) == (["grubby", "gem_rot"], ("A", ""))


def test_dreamcloak_draws_3():
    state = after(table("dreamcloak", deck="catch grubby gem_rot"), "dreamcloak!")
    assert hand(state) == ["catch", "grubby", "gem_rot"]


def test_fumbletongue_banishes_a_card_of_theirs_and_brings_1_energy():
    state = after(table("fumbletongue", "demonspawn birch_sap herb_basket"), "fumbletongue!")
    assert legal(state) == {"@demonspawn", "@birch_sap"}
    after(state, "@birch_sap")
    assert (holds(state), pile(state)) == ([(11, 2), (10, 2)], ["birch_sap"])
    assert stack(state, "healing") == [("herb_basket", 1)]


def test_fumbletongue_takes_the_only_card_by_itself():
    state = after(table("fumbletongue gem_rot", "birch_sap"), "fumbletongue!")
    assert (pile(state), asked(state)) == (["birch_sap"], ("A", ""))


def test_fumbletongue_needs_a_card_of_theirs():
    state = table("fumbletongue demonspawn")
    assert refusal(state, "fumbletongue!") == "bald_mountain_not_in_full"


def test_snake_tongue_steals_2_cards_at_random():
    cards = ["domovoi", "grubby", "gem_rot", "catch"]
    for luck in range(6):
        state = after(table("snake_tongue", others=" ".join(cards), chance=luck), "snake_tongue!")
        first, following = chance.draw(luck, 4)
        left = cards[:first] + cards[first + 1 :]
        second, following = chance.draw(following, 3)
        assert hand(state) == [cards[first], left[second]]
        assert hand(state, "B") == left[:second] + left[second + 1 :]
        assert state.chance == following


def test_snake_tongue_steals_what_there_is():
    state = after(table("snake_tongue", others="domovoi"), "snake_tongue!")
    assert (hand(state), hand(state, "B")) == (["domovoi"], [])
    assert hand(after(table("snake_tongue"), "snake_tongue!")) == []


def test_ghost_portals_play_one_or_two_cards():
    state = after(table("ghost_portals", hand="gem_rot birch_sap grubby"), "ghost_portals!")
    assert legal(state) == {"+gem_rot", "+birch_sap", "+grubby"}
    assert legal(after(state, "+birch_sap")) == {"+gem_rot", "+grubby", "done"}
    one, two = after(state.copy(), "done"), after(state.copy(), "+gem_rot")
    assert (stack(one, "healing"), stack(one, "curse")) == ([("birch_sap", 0)], [])
    assert stack(two, "curse") == [("gem_rot", 0)]
    assert [(each.actions, asked(each)) for each in (one, two)] == [(1, ("A", ""))] * 2


def test_ghost_portals_need_a_card():
    assert refusal(table("ghost_portals"), "ghost_portals!") == "bald_mountain_not_in_full"


def test_ours_and_yours_lets_each_mage_draw():
    state = after(table("ours_and_yours", deck="catch grubby"), "ours_and_yours!", "=1")
    assert (hand(state), hand(state, "B")) == (["catch"], ["grubby"])


def test_ours_and_yours_brings_each_mage_energy_and_a_gem():
    assert holds(after(table("ours_and_yours"), "ours_and_yours!", "=2")) == [(11, 3), (11, 3)]


def test_ours_and_yours_brings_the_lone_mage_the_double():
    told = {"mode": "three", "deck": "gem_rot demonspawn catch grubby domovoi"}
    state = after(table("ours_and_yours", **told), "ours_and_yours!")
    cards = after(state.copy(), "=1")
    assert [len(hand(cards, seat)) for seat in "ABC"] == [1, 2, 1]
    assert holds(after(state, "=2")) == [(12, 4), (12, 4)]


def test_grubby_lets_each_mage_discard():
    state = after(table("grubby", hand="catch domovoi", others="gem_rot birch_sap"), "grubby!")
    assert asked(after(state, "=1", "-domovoi")) == ("B", "discard")
    after(state, "-gem_rot")
    assert (hand(state), hand(state, "B")) == (["catch"], ["birch_sap"])
    assert set(pile(state)) == {"domovoi", "gem_rot"}


def test_grubby_takes_energy_and_a_gem_of_each_mage():
    state = after(table("grubby", hand="catch", gems=(2, 0)), "grubby!", "=2")
    assert holds(state) == [(9, 1), (9, 0)]


def test_grubby_offers_what_the_actor_can_do():
    """Without a card the second option alone, without a gem the first; with neither, nothing."""
    state = table("grubby", others="gem_rot")
    assert holds(after(state, "grubby!")) == [(9, 1), (9, 1)]
    state = after(table("grubby", hand="catch", others="gem_rot", gems=(0, 2)), "grubby!")
    assert (hand(state), hand(state, "B"), holds(state)) == ([], [], [(10, 0), (10, 2)])
    state = table("grubby", others="gem_rot", gems=(0, 2))
    assert refusal(state, "grubby!") == "bald_mountain_not_in_full"


def test_grubby_costs_the_pair_2_and_the_lone_mage_2():
    hands = {"A": [], "B": ["gem_rot", "catch", "domovoi"], "C": []}
    state = table("grubby", mode="three", hands=hands)
    assert holds(after(state, "grubby!")) == [(8, 0), (8, 0)]
    state = table("grubby", mode="three", hands=hands, gems=(1, 2))
    assert refusal(state, "grubby!") == "bald_mountain_not_in_full"


def test_mirror_lake_copies_a_spell_of_theirs():
    state = table("mirror_lake", "demonspawn holy_water", hand="catch")
    after(state, "mirror_lake!", "-catch")
    assert legal(state) == {"@demonspawn", "@holy_water"}
    assert holds(after(state, "@holy_water")) == [(13, 2), (10, 3)]


def test_mirror_lake_pays_the_cost_of_the_copy_too():
    state = table("mirror_lake", "goblin_bite", hand="catch")
    assert holds(after(state, "mirror_lake!", "-catch")) == [(5, 6), (10, 2)]


def test_mirror_lake_costs_1_energy_and_a_card():
    state = table("mirror_lake", "demonspawn")
    assert refusal(state, "mirror_lake!") == "bald_mountain_no_cards"
    toll = [{"rule": "toll", "side": 1, "n": 1}]
    state = table("mirror_lake", "demonspawn", hand="catch", energy=(1, 10), rules=toll)
    assert refusal(state, "mirror_lake!") == "bald_mountain_no_energy"


def test_mirror_lake_needs_a_spell_of_theirs():
    state = table("mirror_lake demonspawn", "birch_sap", hand="catch")
    assert refusal(state, "mirror_lake!") == "bald_mountain_not_in_full"


def test_turncoat_wind_turns_a_card_of_theirs():
    state = table("turncoat_wind", "demonspawn herb_basket", hand="catch")
    after(state, "turncoat_wind!", "-catch", "@demonspawn")
    assert (stack(state, "curse"), pile(state)) == ([("demonspawn", 0)], ["catch"])
    assert holds(after(state, "demonspawn!")) == [(10, 2), (8, 2)]


def test_turncoat_wind_costs_a_card_and_needs_one_of_theirs():
    state = table("turncoat_wind", "demonspawn")
    assert refusal(state, "turncoat_wind!") == "bald_mountain_no_cards"
    state = table("turncoat_wind demonspawn", hand="catch")
    assert refusal(state, "turncoat_wind!") == "bald_mountain_not_in_full"


def test_echo_ravine_repeats_an_own_spell():
    state = after(table("echo_ravine demonspawn herb_basket", "djinns_door"), "echo_ravine!")
    assert legal(state) == {"@demonspawn", "@herb_basket"}
    assert holds(after(state, "@demonspawn")) == [(10, 2), (8, 2)]


def test_echo_ravine_pays_the_cost_of_the_other():
    state = table("echo_ravine burnt_to_a_crisp", hand="gem_rot domovoi", others="catch")
    after(state, "echo_ravine!", "-gem_rot-domovoi")
    assert (holds(state), hand(state)) == ([(10, 2), (9, 2)], [])


def test_echo_ravine_needs_another_spell():
    state = table("echo_ravine birch_sap", "demonspawn")
    assert refusal(state, "echo_ravine!") == "bald_mountain_not_in_full"


def test_restless_clock_brings_an_action_for_energy():
    state = dawn("restless_clock")
    assert legal(state) == {"restless_clock*", "restless_clock~"}
    after(state, "restless_clock*")
    assert (holds(state), state.actions) == ([(9, 2), (10, 2)], 3)


def test_restless_clock_may_be_declined():
    state = after(dawn("restless_clock"), "restless_clock~")
    assert (holds(state), state.actions) == ([(10, 2), (10, 2)], 2)


def test_whispering_fog_stills_their_wonders_until_the_next_turn():
    state = dawn("whispering_fog", "birch_sap moon_spring")
    assert rules(state) == [{"rule": "still", "side": 0}]
    after(state, "end")
    assert (holds(state), asked(state)) == ([(10, 2), (10, 2)], ("B", ""))
    after(state, "end")
    assert rules(state) == [{"rule": "still", "side": 0}]


def test_kalinov_bridge_makes_their_activations_cost_1_energy():
    state = after(table("kalinov_bridge", "demonspawn"), "kalinov_bridge!", "end")
    assert rules(state) == [{"rule": "toll", "side": 0, "n": 1}]
    assert holds(after(state, "demonspawn!")) == [(8, 2), (9, 2)]
    assert rules(after(state, "end")) == []


def test_seeing_double_makes_one_attack_stronger_in_this_turn():
    state = dawn("seeing_double demonspawn", actions=2)
    assert rules(state) == [{"rule": "edge", "side": 0, "n": 1}]
    after(state, "demonspawn!")
    assert (holds(state), rules(state)) == ([(10, 2), (7, 2)], [])
    assert rules(after(dawn("seeing_double"), "end")) == []


def test_will_o_the_wisp_buries_a_top_card_and_draws():
    state = table(
        "will_o_the_wisp demonspawn gem_rot", "birch_sap herb_basket djinns_door", deck="catch"
    )
    after(state, "will_o_the_wisp!")
    assert legal(state) == {"@demonspawn", "@birch_sap"}
    after(state, "@birch_sap")
    assert stack(state, "healing") == [("herb_basket", 1), ("birch_sap", 1)]
    assert hand(state) == ["catch"]


def test_will_o_the_wisp_may_bury_itself():
    events = play(state := table("will_o_the_wisp grubby"), "will_o_the_wisp!")
    assert stack(state, "illusion") == [("grubby", 0), ("will_o_the_wisp", 0)]
    assert [event["event"] for event in events] == ["activated", "buried", "drew"]


def test_will_o_the_wisp_needs_a_stack_of_two():
    state = table("will_o_the_wisp demonspawn", "birch_sap")
    assert refusal(state, "will_o_the_wisp!") == "bald_mountain_not_in_full"
