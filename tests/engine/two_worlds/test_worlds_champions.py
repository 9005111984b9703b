"""The champions, one by one: `test_<card>_...`. `fights` gives health, damage by distance, and
whether melee from the ground can't reach the warrior."""

from __future__ import annotations

from worlds_matches import (
    GAME,
    after,
    aims,
    announced,
    fights,
    legal,
    most,
    pile,
    refusal,
    standing,
    table,
    turned,
)


def test_air_elemental_flies_with_3_health_2_in_melee_and_2_at_2():
    assert fights("air_elemental") == (3, {1: 2, 2: 2}, True)


def test_werewolf_has_the_lowest_values_there_are():
    assert fights("werewolf") == (1, {1: 1}, False)


def test_werewolf_takes_the_form_of_a_warrior_in_the_box():
    state = after(table("u3:werewolf", "u5:knight", box=["dragon", "elf_ranger"]), "u3=elf_ranger")
    assert GAME.dump(state)["box"] == ["dragon"]
    assert (most(state, "u3"), announced(state, "u3>u5")) == (3, 2)


def test_werewolf_changes_once_in_each_turn():
    state = table("u3:werewolf", "u5:knight", box=["dragon", "elf_ranger"])
    assert {"u3=dragon", "u3=elf_ranger"} <= legal(state)
    assert refusal(after(state, "u3=dragon"), "u3=elf_ranger") == "no_ability"
    assert GAME.dump(turned(state))["board"]["u3"].get("shaped") is None


def test_werewolf_changes_in_answer_to_an_attack_and_lives():
    state = table("u3:berserker", "u4:werewolf", box=["frost_giant"])
    assert standing(after(state, "u3>u4", "u4=frost_giant")) == "u3:berserker u4:werewolf-3"


def test_werewolf_is_destroyed_by_a_form_of_less_health_than_its_damage():
    state = table("u3:werewolf=paladin-2", "u5:knight", box=["archmage"])
    state = after(state, "u3=archmage")
    assert standing(state) == "u5:knight"
    assert pile(state, "A", "fallen") == ["werewolf"]
    assert GAME.dump(state)["spent"] == ["paladin", "archmage"]


def test_fire_elemental_has_3_health_3_in_melee_and_2_at_2():
    assert fights("fire_elemental") == (3, {1: 3, 2: 2}, False)


def test_fire_elemental_splashes_the_enemy_directly_behind_the_target():
    state = table("u2:fire_elemental", "u4:knight u5:knight u6:knight")
    assert standing(after(state, "u2>u4")) == "u2:fire_elemental u4:knight-2 u5:knight-1 u6:knight"


def test_fire_elemental_splashes_nobody_beyond_a_gap():
    state = table("u2:fire_elemental", "u4:knight u6:knight")
    assert standing(after(state, "u2>u4")) == "u2:fire_elemental u4:knight-2 u6:knight"


def test_water_elemental_has_4_health_2_in_melee_and_2_at_2():
    assert fights("water_elemental") == (4, {1: 2, 2: 2}, False)


def test_water_elemental_pushes_the_surviving_target_back():
    state = after(table("u3:water_elemental", "u4:knight"), "u3>u4")
    assert standing(state) == "u3:water_elemental u5:knight-2"


def test_water_elemental_pushes_nobody_off_the_board():
    state = after(table("u5:water_elemental", "u6:knight u7:wolf"), "u5>u6")
    assert standing(state) == "u5:water_elemental u6:knight-2 u7:wolf"


def test_earth_elemental_has_3_health_and_4_in_melee():
    assert fights("earth_elemental") == (3, {1: 4}, False)


def test_earth_elemental_takes_1_less_of_an_attack_together():
    state = after(table("u2:archer u3:wolf", "u4:earth_elemental"), "u2+u3>u4")
    assert standing(state) == "u2:archer u3:wolf u4:earth_elemental-2"


def test_earth_elemental_takes_1_less_of_a_spell():
    state = after(table("u2:wolf", "u4:earth_elemental", hand="lightning"), "lightning@u4")
    assert standing(state) == "u2:wolf u4:earth_elemental-2"


def test_dragon_flies_with_3_health_and_3_in_melee():
    assert fights("dragon") == (3, {1: 3}, True)


def test_dragon_strikes_flyers_too():
    assert aims(table("u3:dragon", "u4:imp"), "u3") == {"u4"}


def test_frost_giant_has_4_health_and_3_in_melee():
    assert fights("frost_giant") == (4, {1: 3}, False)


def test_frost_giant_reaches_flyers():
    assert standing(after(table("u3:frost_giant", "u4:dragon"), "u3>u4")) == "u3:frost_giant"


def test_archmage_has_2_health_no_melee_and_1_at_2_and_3():
    assert fights("archmage") == (2, {2: 1, 3: 1}, False)


def test_archmage_takes_one_spell_more():
    state = turned(table("u3:archmage", "u6:knight"))
    assert pile(state, "A", "hand") == ["dash", "swap"]


def test_archmage_takes_one_more_after_an_exchange_too():
    state = after(table("u3:archmage", "u6:knight", hand="curse"), "end", "-curse")
    assert pile(state, "A", "hand") == ["dash", "swap", "flight"]


def test_archmage_finds_none_in_an_empty_deck():
    state = table("u3:archmage", "u6:knight", seats={"A": {"spells": ["dash"]}})
    assert pile(turned(state), "A", "hand") == ["dash"]


def test_lich_has_4_health_2_in_melee_and_1_at_2():
    assert fights("lich") == (4, {1: 2, 2: 1}, False)


def test_lich_takes_1_damage_from_an_enemy_beside_it_whomever_that_one_attacks():
    state = table("u3:knight", "u4:lich")
    assert announced(state, "u3>u4") == 2
    beside = table("u2:elf_ranger", "u3:lich u4:knight")
    assert announced(beside, "u2>u4") == 1


def test_lich_takes_nothing_from_its_own_nor_from_who_stands_further_away():
    assert announced(table("u2:lich u3:knight", "u4:wolf"), "u3>u4") == 3
    assert announced(table("u2:elf_ranger", "u4:lich"), "u2>u4") == 2


def test_paladin_has_4_health_and_3_in_melee():
    assert fights("paladin") == (4, {1: 3}, False)


def test_paladin_gives_its_neighbours_1_health_and_not_itself():
    state = table("u3:wolf u4:paladin u5:archer l4:wolf u2:wolf")
    healths = [most(state, cell) for cell in ("u2", "u3", "u4", "u5", "l4")]
    assert healths == [2, 3, 4, 3, 2]


def test_paladin_gives_enemies_nothing():
    assert most(table("u3:paladin", "u4:wolf"), "u4") == 2


def test_warlord_has_4_health_and_4_in_melee():
    assert fights("warlord") == (4, {1: 4}, False)


def test_warlord_gives_its_neighbours_1_damage_in_melee_and_from_afar():
    assert announced(table("u3:warlord u4:wolf", "u5:knight"), "u4>u5") == 3
    assert announced(table("u3:archer u4:warlord", "u6:knight"), "u3>u6") == 2
    assert announced(table("u3:archer l4:warlord", "u6:knight"), "u3>u6") == 1


def test_warlord_gives_no_attack_to_who_has_none():
    assert aims(table("u3:warlord u4:archer", "u5:knight"), "u4") == set()


def test_phoenix_flies_with_2_health_and_2_in_melee():
    assert fights("phoenix") == (2, {1: 2}, True)


def test_phoenix_goes_under_its_deck_once():
    state = after(table("u2:elf_ranger", "u4:phoenix"), "u2>u4")
    assert pile(state, "B", "warriors") == ["wolf", "phoenix"]
    assert (GAME.dump(state)["deathless"], pile(state, "B", "fallen")) == (["phoenix"], [])


def test_phoenix_falls_the_second_time():
    state = after(table("u2:elf_ranger", "u4:phoenix", deathless=["phoenix"]), "u2>u4")
    assert (pile(state, "B", "warriors"), pile(state, "B", "fallen")) == (["wolf"], ["phoenix"])


def test_demon_has_4_health_and_4_in_melee():
    assert fights("demon") == (4, {1: 4}, False)


def test_demon_advances_two_cells_as_far_as_free():
    told = {"active": "B", "step": "draw"}
    assert standing(after(table("u2:demon", "u7:wolf", **told), "take")).startswith("u4:demon")
    blocked = after(table("u2:demon", "u4:wolf", **told), "take")
    assert standing(blocked).startswith("u3:demon u4:wolf")


def test_elf_ranger_has_3_health_no_melee_2_at_2_and_3_and_1_at_4():
    assert fights("elf_ranger") == (3, {2: 2, 3: 2, 4: 1}, False)
