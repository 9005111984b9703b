"""two-worlds.md 8 to 11: moving, the end, abilities, and what is hidden."""

from __future__ import annotations

import pytest
from worlds_matches import (
    GAME,
    after,
    announced,
    ending,
    legal,
    legal_of,
    most,
    pile,
    play,
    refusal,
    standing,
    table,
    turned,
)

from engine.two_worlds.board import cell_named
from engine.two_worlds.game import setup_of

# 8. Moving


def test_8_forward_is_that_of_the_moved_warriors_army():
    state = after(table("u1:wolf", "u6:knight", hand="lure"), "lure@u6:2")
    assert standing(state) == "u1:wolf u4:knight"


def test_8_a_destination_off_the_board_or_behind_an_enemy_is_illegal():
    state = table("u6:wolf u7:shaman l3:wolf", "l4:imp l2:knight", hand="dash lure")
    assert "u7+" not in legal(state)
    assert legal_of(state, "dash") == set()
    assert legal_of(state, "lure") == {"@l2:1"}


def test_8_a_warrior_on_the_destination_is_pushed_back_with_those_behind():
    state = table("u1:wolf u2:imp u4:knight", "u7:wolf", hand="dash")
    assert standing(after(state, "dash@u2:2")) == "u1:wolf u3:knight u4:imp u7:wolf"


def test_8_a_backward_step_pushes_too():
    state = table("u2:wolf u3:shaman", "u6:knight")
    assert standing(after(state, "u3-")) == "u1:wolf u2:shaman u6:knight"


def test_8_own_warriors_between_are_jumped_over():
    state = table("u2:wolf u3:imp", "u7:knight", hand="dash")
    assert standing(after(state, "dash@u2:2")) == "u3:imp u4:wolf u7:knight"


def test_8_who_is_pushed_has_not_moved_itself():
    state = table("u2:wolf u3:shaman", "u6:knight", hand="dash")
    state = after(state, "dash@u2:1")
    assert standing(state) == "u2:shaman u3:wolf u6:knight"
    assert "u2-" in legal(state)


def test_8_swap_and_advance_do_not_push_knockback_does():
    assert standing(after(table("u3:water_elemental", "u4:knight u5:imp"), "u3>u4")) == (
        "u3:water_elemental u5:knight-2 u6:imp"
    )
    blocked = table("u2:wolf u3:imp", "u4:knight", active="B", step="draw")
    assert standing(after(blocked, "take")).startswith("u2:wolf u3:imp u4:knight")


# 9. The end


def test_9_destruction_comes_at_once_whatever_is_in_the_hand():
    told = {"B": {"warriors": [], "hand": ["blessing", "curse"], "spells": ["dash"]}}
    state = after(table("u3:knight", "u4:wolf", seats=told), "u3>u4", "pass")
    assert (ending(state), state.to_act()) == (("A", "destruction"), ())


def test_9_destruction_waits_while_a_warrior_is_in_the_deck():
    state = after(table("u3:knight", "u4:wolf"), "u3>u4")
    assert state.ended is None


def test_9_destruction_does_not_find_the_one_saved_by_deathless():
    told = {"B": {"warriors": []}}
    assert after(table("u2:elf_ranger", "u4:phoenix", seats=told), "u2>u4").ended is None


def test_9_breakthrough_is_at_the_end_of_the_own_turn_in_either_row():
    for cell in ("u7", "l7"):
        assert ending(turned(table(f"{cell}:wolf", "u5:knight"))) == ("A", "breakthrough")
    theirs = table("u5:wolf", "l1:knight", active="B")
    assert ending(turned(theirs)) == ("B", "breakthrough")


def test_9_breakthrough_is_never_at_the_end_of_the_opponents_turn():
    state = turned(table("u5:wolf", "l2:knight", hand="lure"))
    assert state.ended is None
    state = turned(after(table("u5:wolf", "l2:knight", hand="lure"), "lure@l2:1"))
    assert (state.ended, standing(state)[-9:]) == (None, "l1:knight")


def test_9_quiet_rift_ends_after_12_turns_without_anything():
    seats = {seat: {"warriors": []} for seat in "AB"}
    for eventful, quiet, over in ((False, 11, True), (True, 11, False), (False, 10, False)):
        told = {"quiet": quiet, "eventful": eventful, "seats": seats}
        state = turned(table("u3:wolf u2:imp", "u4:knight", **told))
        assert (state.ended is not None) == over
    assert ending(turned(table("u3:wolf u2:imp", "u4:knight", quiet=11, seats=seats))) == (
        "A",
        "quiet",
    )


def test_9_quiet_rift_ends_after_120_turns():
    told = {"turn": 120, "active": "B", "eventful": True}
    state = turned(table("u3:wolf u2:imp", "u4:knight", **told))
    assert ending(state) == ("A", "quiet")


def test_9_quiet_rift_counts_warriors_in_play_and_deck_then_the_most_forward():
    def ended(own: str, enemy: str, deck: int, others: int) -> str:
        seats = {"A": {"warriors": ["wolf"] * deck}, "B": {"warriors": ["imp"] * others}}
        return ending(turned(table(own, enemy, turn=120, active="B", seats=seats)))[0]

    assert ended("u1:wolf", "u6:imp", 2, 1) == "A"
    assert ended("u1:wolf l1:wolf", "u6:imp", 0, 3) == "B"
    assert ended("u3:wolf", "u6:imp", 1, 1) == "A"
    assert ended("u2:wolf", "u5:imp", 1, 1) == "B"
    assert ended("u2:wolf", "l6:imp", 1, 1) == ""


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("curse@u4", {"hand": "curse"}),
        ("u3>u4", {"enemy": "u4:wolf u5:wolf"}),
        ("l3-", {"own": "u3:wolf l3:shaman"}),
    ],
)
def test_9_quiet_rift_is_broken_by_a_spell_a_destruction_or_a_move(move, told):
    board = {"own": "u3:wolf", "enemy": "u4:knight"} | told
    assert GAME.dump(after(table(**board, quiet=5), move))["eventful"] is True


def test_9_quiet_rift_is_not_broken_by_an_attack_that_destroys_nobody():
    assert "eventful" not in GAME.dump(after(table("u3:wolf", "u4:knight"), "u3>u4"))


def test_9_4_empty_decks_have_no_other_consequence():
    seats = {seat: {"warriors": [], "spells": []} for seat in "AB"}
    state = after(table("u3:wolf", "u5:knight", seats=seats), "end")
    assert (state.ended, state.active, state.step) == (None, 1, "action")


# 10. Abilities


def test_10_shift_is_once_per_own_turn_one_cell_forward_or_back():
    state = table("u3:skirmisher", "u6:shaman", active="B", step="draw")
    assert legal(after(state, "take")) == {"go", "u3+", "u3-"}
    state = after(state, "u3+")
    assert "u5+" not in legal(state)
    assert refusal(state, "u6+") == "no_own_warrior"


def test_10_shapeshift_is_once_in_each_turn_also_the_opponents():
    state = table("u3:wolf l3:wolf", "u4:werewolf", box=["lich", "paladin"], others="curse")
    state = after(state, "u3>u4", "u4=lich")
    assert legal(state) == {"pass", "curse@u3", "curse@l3"}
    state = turned(after(state, "pass"))
    assert "shaped" not in str(GAME.dump(state)["board"])
    state = after(state, "u")
    assert "u4=paladin" in legal(state)


def test_10_shapeshift_spends_the_old_form_and_takes_the_new_one_out_of_the_box():
    state = after(table("u3:werewolf=lich", "u6:imp", box=["dragon", "imp"]), "u3=dragon")
    document = GAME.dump(state)
    assert (document["box"], document["spent"], document["board"]["u3"]["form"]) == (
        ["imp"],
        ["lich"],
        "dragon",
    )


def test_10_shapeshift_of_a_kind_with_two_copies_makes_each_one_form():
    state = after(table("u3:werewolf=imp", "u6:knight", box=["imp"]), "u3=imp")
    assert (GAME.dump(state)["spent"], state.box) == (["imp"], ())


def test_10_shapeshift_keeps_damage_enchantments_and_the_ability():
    state = table("u3:werewolf=wolf+blessing-1", "u4:frost_giant", box=["shaman", "goblin"])
    state = after(state, "u3=shaman")
    assert (most(state, "u3"), standing(state)) == (4, "u3:werewolf-1 u4:frost_giant")
    assert {"u3-"} <= legal(state), "the form's ability"
    later = table("u3:werewolf=shaman", "u6:frost_giant", box=["goblin"])
    assert {"u3-", "u3+", "u3=goblin"} <= legal(later)


def test_10_shapeshift_silenced_keeps_the_forms_values_and_can_not_change():
    state = table("u3:werewolf=dragon+neutralization", "u4:knight", box=["imp"])
    assert (most(state, "u3"), announced(state, "u3>u4")) == (3, 3)
    assert "u3=imp" not in legal(table("u3:werewolf+neutralization", "u4:knight", box=["imp"]))
    flying = table("u3:knight", "u4:werewolf=dragon+neutralization")
    assert "u3>u4" in legal(flying)


def test_10_shapeshift_in_the_deck_is_a_plain_werewolf():
    state = after(table("u3:werewolf=lich u2:imp", "u6:imp", hand="fright"), "fright@u3")
    assert pile(state, "A", "warriors") == ["werewolf", "wolf"]
    assert GAME.dump(state)["spent"] == ["lich"]


def test_10_shapeshift_lets_its_controller_alone_see_the_box():
    state = table("u3:werewolf=wolf", "u6:imp", box=["dragon"], spent=["imp"])
    assert [state.view(seat).box is not None for seat in ("A", "B", None)] == [True, False, False]
    assert state.view("B").boxed == 1
    assert [card.id for card in state.view(None).spent] == ["imp"]


def test_10_shapeshift_in_a_deathless_form_marks_the_werewolf():
    state = table("u3:knight", "u4:werewolf=phoenix+neutralization l4:imp")
    assert pile(after(state, "u3>u4"), "B", "fallen") == ["werewolf"]
    state = after(table("u2:elf_ranger", "u4:werewolf=phoenix"), "u2>u4")
    assert pile(state, "B", "warriors") == ["wolf", "werewolf"]
    assert (GAME.dump(state)["deathless"], GAME.dump(state)["spent"]) == (
        ["werewolf"],
        ["phoenix"],
    )


def test_10_reach_flyers():
    assert "u3>u4" in legal(table("u3:hill_giant", "u4:imp"))


def test_10_pack_counts_whoever_else_takes_part():
    assert announced(table("u2:goblin u1:archer", "u3:knight"), "u1+u2>u3") == 4


def test_10_rally_adds_up_and_not_to_itself():
    state = table("u1:warlord u2:wolf u3:standard_bearer", "u4:frost_giant")
    assert announced(state, "u3>u4") == 2
    both = table("u2:warlord u3:archer u4:standard_bearer", "u6:frost_giant")
    assert announced(both, "u3>u6") == 3


def test_10_bulwark_adds_up_and_not_to_itself():
    state = table("u2:paladin u3:wolf u4:priestess", "u6:frost_giant")
    assert [most(state, cell) for cell in ("u2", "u3", "u4")] == [4, 4, 2]


def test_10_dread_takes_1_from_neighbours_in_duels_too():
    state = after(table("u3:knight", "u4:lich", hand="challenge"), "challenge@u")
    assert standing(state) == "u3:knight-2 u4:lich-2"


def test_10_armour_takes_1_off_attack_splash_and_each_spell():
    splash = after(table("u3:fire_elemental", "u4:wolf u5:troll"), "u3>u4")
    assert standing(splash) == "u3:fire_elemental u5:troll"
    spell = after(table("u3:wolf", "u5:troll", hand="fireball"), "fireball@u5")
    assert standing(spell) == "u3:wolf u5:troll-1"


def test_10_swift_goes_two_cells_one_by_one():
    state = table("u5:scout l2:demon", "u7:imp l4:wolf", active="B", step="draw")
    assert standing(after(state, "take")).startswith("u6:scout u7:imp l3:demon l4:wolf")


def test_10_spell_ward_keeps_enemy_spells_away():
    state = table("u3:wolf", "u4:war_mage", hand="curse lightning neutralization fright")
    assert {text for text in legal(state) if "@u4" in text} == set()


def test_10_silent_opens_no_window():
    state = after(table("u3:assassin", "u4:frost_giant", others="blessing"), "u3>u4")
    assert (state.to_act(), standing(state)) == (("A",), "u3:assassin u4:frost_giant-3")
    assert "u3>u4!" in legal(table("u3:assassin+neutralization", "u4:wolf"))


def test_10_splash_is_1_damage_directly_behind_also_to_flyers():
    state = after(table("u2:fire_elemental", "u4:knight u5:dragon"), "u2>u4")
    assert standing(state) == "u2:fire_elemental u4:knight-2 u5:dragon-1"


def test_10_knockback_goes_no_further_than_the_board():
    state = after(table("u6:water_elemental", "u7:knight"), "u6>u7")
    assert standing(state) == "u6:water_elemental u7:knight-2"


def test_10_deathless_is_once_a_game():
    first = after(table("u2:elf_ranger", "u4:phoenix"), "u2>u4")
    again = table("u2:elf_ranger", "u4:phoenix", deathless=["phoenix"])
    assert first.deathless != ()
    assert pile(after(again, "u2>u4"), "B", "fallen") == ["phoenix"]


def test_10_scholar_adds_up():
    state = table("u3:archmage l3:werewolf=archmage", "u6:knight")
    assert len(pile(turned(state), "A", "hand")) == 3


def test_10_reap_finds_regular_warriors_alone():
    seats = {"A": {"fallen": ["knight", "dragon"]}}
    state = after(table("u2:necromancer", "u4:wolf", seats=seats), "u2>u4")
    assert pile(state, "A", "fallen") == ["knight", "dragon"]


# 11. Hidden information


def test_11_public_are_board_piles_and_numbers():
    state = table("u3:wolf", "u6:knight", "curse dash", "lure", seats={"B": {"fallen": ["imp"]}})
    view = state.view(None)
    assert [fighter.card.id for fighter in view.fighters] == ["wolf", "knight"]
    sizes = [(player.deck, player.spells, player.size) for player in view.players]
    assert sizes == [(1, 3, 2), (1, 3, 1)]
    assert [card.id for card in view.player("B").fallen] == ["imp"]


def test_11_the_hand_and_the_army_without_its_order_are_their_owners():
    seats = {"A": {"warriors": ["wolf", "dragon", "imp"]}}
    state = table("u3:wolf", "u6:knight", "curse", "lure", seats=seats)
    mine, theirs = state.view("A").player("A"), state.view("A").player("B")
    assert [card.id for card in mine.army or ()] == ["dragon", "imp", "wolf"]
    assert [card.id for card in mine.hand or ()] == ["curse"]
    assert (theirs.army, theirs.hand) == (None, None)
    assert [player.hand for player in state.view(None).players] == [None, None]


def test_11_the_card_revealed_in_step_2_is_public():
    state = after(table("u3:wolf", "u6:imp", active="B", step="draw"), "take")
    assert [state.view(seat).revealed.id for seat in ("A", "B", None)] == ["wolf"] * 3
    assert after(state, "u").view(None).revealed is None


def test_11_picks_are_secret():
    state, _ = GAME.setup(setup_of("draft"), 4)
    state.apply("A", state.legal_actions("A")[2])
    for viewer in ("B", None):
        player = state.view(viewer).player("A")
        assert (player.packet, player.kept, player.picked) == (None, None, None)
        assert player.chosen is True
    assert state.view("A").player("A").picked is not None
    assert [player.chosen for player in state.view(None).players] == [True, False]


def test_11_a_seat_sees_the_numbers_as_they_are_now():
    state = table("u3:goblin u2:warlord", "u4:lich-1")
    seen = state.view(None).at(cell_named("u4"))
    assert seen is not None
    assert (seen.health, seen.most, seen.melee) == (3, 4, 2)
    goblin = state.view(None).at(cell_named("u3"))
    assert goblin is not None
    assert goblin.melee == 2, "rally and dread"


def test_11_what_is_on_the_stack_is_public():
    state = after(table("u3:wolf", "u4:troll", others="blessing"), "u3>u4!")
    view = state.view(None)
    assert (view.asked, view.window, view.stack[0].damage) == ("attack", "B", 1)
    events = play(state, "blessing@u4")
    assert events[0]["event"] == "spell_cast"
