"""castles.md 8: targets, areas, ops and traits, each by what it does; and the rulings on them."""

from __future__ import annotations

import pytest
from castles_boards import (
    GAME,
    a,
    after,
    at,
    b,
    boost,
    castles,
    creature,
    ending,
    held,
    offered,
    play,
    refusal,
    table,
    tile,
    tiles,
    tombstones,
    wounds,
)

from engine.castles.cards import CARDS, RACE, RACES, written

# The list, targets, areas


def test_8_shape_of_the_file():
    assert [RACE[race].buildings[0].unlocks for race in RACES] == [
        ("shieldbearer",),
        ("gargoyle",),
        ("bone_archer",),
        ("bombers",),
    ]
    for card in CARDS:
        row = written(card)
        assert row["id"] == card.id
        assert ("summon" in row) == card.is_creature
        unlocked = [b.id for b in RACE[card.race].buildings if card.id in b.unlocks]
        assert list(card.requires) == unlocked


def test_8_effects_resolve_in_order_and_go_on_without_what_has_left_play():
    board = {"b1": a("cyclops"), "b3": b("goblin", wounds=2)}
    events = [e["event"] for e in play(table("61", board, race="orcs"), "b1!b3")]
    assert events == ["paid", "ability_used", "wounded", "died", "castle_wounded"]


def test_8_effects_after_each_op_deaths_and_the_end_are_dealt_with():
    board = {"b1": a("cultist"), "b2": a("imp", wounds=2)}
    seats = {"A": {"wounds": 5, "deck": ["imp", "pact"]}}
    state = after(table("3", board, race="demons", seats=seats), "b1!b2")
    assert (ending(state), held(state, "hand")) == (("B", "castle"), [])


def test_8_effects_near_a_thing_that_has_died_are_near_its_last_cell():
    board = {"b1": a("archmage"), "b4": b("goblin", wounds=3), "a4": b("goblin"), "b3": b("goblin")}
    assert wounds(after(table("63", board), "b1!b4")) == {"a4": 1, "b1": 0, "b3": 1}


def test_8_target_creature_own_ally_enemy():
    board = {"c1": a("militia"), "c2": creature("C", "zombie"), "c4": b("goblin")}
    board["d5"] = creature("D", "imp")
    ally = table("3", board, hand="fortification", mode="teams")
    assert offered(ally, "fort") == {"fortification!c1", "fortification!c2"}
    board["c2"] = creature("C", "imp")
    enemy = table("63", board, "fireball", "demons", mode="teams", active="C")
    assert offered(enemy, "fireball") == {"fireball!c4", "fireball!d5"}


def test_8_target_creature_within_not_self_in_line_no_legend():
    board = {"b2": a("shieldbearer"), "b3": a("militia"), "b4": a("militia"), "b5": b("goblin")}
    assert offered(table("3", board), "b2!") == {"b2!b3"}
    hook = {"b2": a("tormentor"), "b4": b("goblin"), "a3": b("goblin")}
    assert offered(table("3", hook, race="demons"), "b2!") == {"b2!b4"}


def test_8_target_cell_is_free_and_with_a_tombstone_or_without():
    board = {"b1": a("gravedigger"), "a1": a("necromancer")}
    state = table("33", board, race="undead", tombstones=["b2"])
    assert offered(state, "b1!") == {"b1!c1"}
    assert offered(state, "a1!") == {"a1!b2"}


def test_8_target_line_is_any_of_the_board():
    found = offered(table("5", hand="volley", mode="teams"), "volley")
    assert found == {f"volley!{line}" for line in "abcde"}


def test_8_target_discard_is_of_the_own_pile():
    seats = {"A": {"discard": ["ghoul"]}, "B": {"discard": ["zombie"]}}
    state = table("2", hand="raise_dead", race="undead", enemy="undead", seats=seats)
    assert offered(state, "raise") == {"raise_dead!ghoul"}


AROUND = (b("goblin"), b("berserker"), b("shaman"), b("orc_warrior"))


def test_8_target_dest_is_one_step_at_least():
    board = {"b1": a("ember_queen"), "b4": b("goblin")}
    state = table("5", board, race="demons")
    assert refusal(state, "b1!b4>b4") == "no_target"
    assert refusal(state, "b1!b4>b1") == "no_target"
    walled_in = board | dict(zip(("a4", "b3", "b5", "c4"), AROUND, strict=True))
    assert "b4" not in {m[3:5] for m in offered(table("5", walled_in, race="demons"), "b1!")}


def test_8_areas_near_never_hold_the_reference_creature():
    board = {"b2": a("magma_golem"), "b3": b("goblin")}
    assert wounds(after(table("5", board, race="demons"), "b2!")) == {"b2": 0, "b3": 2}
    fire = {"b1": a("fire_spitter"), "b3": b("goblin")}
    assert wounds(after(table("5", fire, race="demons"), "b1!b3"))["b3"] == 2


def test_8_areas_the_board_and_a_line():
    board = {"a5": b("goblin"), "c1": b("goblin"), "b3": a("zombie")}
    plague = after(table("664", board, hand="plague", race="undead"), "plague!")
    assert wounds(plague) == {"a5": 1, "b3": 0, "c1": 1}
    volley = after(table("5", {"a5": b("goblin"), "c1": b("goblin")}, hand="volley"), "volley!a")
    assert wounds(volley) == {"a5": 1, "c1": 0}


# Ops


def test_8_damage_wounds_all_at_once_and_takes_no_bonus():
    board = {"b2": a("swordsman", bonus_damage=2), "b3": b("goblin", wounds=3), "a2": b("goblin")}
    state = table("3", board)
    events = [event["event"] for event in play(state, "b2!")]
    assert events == ["paid", "ability_used", "wounded", "wounded", "died", "castle_wounded"]
    assert wounds(state) == {"a2": 1, "b2": 0}


def test_8_heal_removes_up_to_that_many_wounds():
    board = {"b1": a("priestess"), "b2": a("knight", wounds=2)}
    events = play(table("4", board), "b1!b2")
    healed = {
        "event": "healed",
        "seat": "A",
        "card": "knight",
        "cell": "b2",
        "wounds": 2,
        "left": 5,
    }
    assert healed in events


def test_8_bonus_life_lasts_while_it_lives():
    state = after(table("33", {"b1": a("militia")}, hand="fortification fortification"), "fort!b1")
    after(state, "fort!b1", "end", "end")
    assert at(state, "b1") == a("militia", bonus_life=4)


def test_8_bonus_adds_up_and_ends_with_the_turn():
    hand = "bloodlust bloodlust"
    state = table("222", {"b1": a("goblin")}, hand=hand, race="orcs")
    after(state, "bloodlust!b1", "bloodlust!b1")
    assert at(state, "b1") == a("goblin", bonus_damage=2, bonus_move=2)
    assert "b1>b4" in offered(state)
    assert at(after(state, "end"), "b1") == a("goblin")


def test_8_shield_takes_one_hit_also_of_an_ability_and_is_one():
    board = {"b3": a("knight"), "b4": b("goblin", shield=True), "a4": b("goblin")}
    state = after(table("55", board), "b3!b4")
    assert at(state, "b4") == b("goblin")
    cover = {"b2": a("shieldbearer"), "b1": a("shieldbearer"), "a2": a("militia", shield=True)}
    assert at(after(table("3", cover), "b2!a2"), "a2") == a("militia", shield=True)


def test_8_shield_ends_at_the_start_of_its_owners_next_turn():
    state = after(table(board={"b1": a("militia", shield=True)}), "end")
    assert at(state, "b1") == a("militia", shield=True)
    assert at(after(state, "end"), "b1") == a("militia")


def test_8_shield_does_not_help_against_kill():
    state = table("666", {"b5": b("goblin", shield=True)}, hand="armageddon", race="demons")
    assert castles(after(state, "armageddon!")) == [0, 1]


def test_8_stun_lasts_to_the_end_of_its_owners_next_turn():
    state = table("2", {"b5": b("goblin")}, hand="grave_chill", race="undead")
    after(state, "grave_chill!b5", "end")
    assert refusal(state, "b5>b4") == "stunned"
    after(state, "end", "end")
    assert "b5>b4" in offered(state)


def test_8_ready_once_a_turn():
    board = {"b1": a("goblin", activated=True)}
    state = after(table("3321", board, hand="war_drums war_drums", race="orcs"), "war_drums!b1/3")
    assert refusal(state, "war_drums!b1/3") == "no_target"
    after(state, "b1>b2/1")
    assert refusal(state, "war_drums!b2/3") == "no_target"


def test_8_kill_with_or_without_the_wound():
    dead = table("666", {"b1": a("imp")}, hand="armageddon", race="demons")
    assert castles(after(dead, "armageddon!")) == [1, 0]
    assert castles(after(table("3", {"b1": a("bombers")}, race="orcs"), "b1!")) == [0, 0]


def test_8_shove_moves_the_target():
    board = {"b1": a("ember_queen"), "b4": b("goblin", wounds=1)}
    events = play(table("5", board, race="demons"), "b1!b4>c5")
    assert events[-1] == {
        "event": "shifted",
        "seat": "B",
        "card": "goblin",
        "cell": "b4",
        "to": "c5",
    }


def test_8_pull_moves_the_target_towards_it_up_to_its_side():
    board = {"b5": a("tormentor"), "b3": b("goblin")}
    assert at(after(table("3", board, race="demons"), "b5!b3"), "b4") == b("goblin")


def test_8_draw_takes_up_to_so_many():
    state = table("6", {"b1": a("scout")}, seats={"A": {"deck": ["archer", "volley"]}})
    events = play(state, "b1!")
    assert events[-1] == {"event": "drew", "seat": "A", "count": 1, "left": 1}


def test_8_take_back_comes_before_the_magic_is_in_the_pile():
    seats = {"A": {"discard": ["ghoul", "zombie"]}}
    state = after(table("2", hand="raise_dead", race="undead", seats=seats), "raise_dead!zombie")
    assert held(state, "discard") == ["raise_dead", "ghoul"]
    assert "zombie" in held(state, "hand")


def test_8_tombstone_is_put_on_the_cell():
    events = play(table("3", {"b1": a("gravedigger")}, race="undead"), "b1!b2")
    assert events[-1] == {"event": "tombstone_placed", "cell": "b2"}


def test_8_skeleton_is_the_top_card_unseen_even_by_its_owner():
    state = table("3", {"b1": a("necromancer")}, race="undead", tombstones=["b2"])
    top = held(state, "deck")[0]
    events = play(state, "b1!b2")
    assert events[-1] == {"event": "risen", "seat": "A", "cell": "b2", "from_deck": True}
    assert (at(state, "b2") or {})["under"] == top
    for viewer in ("A", "B", None):
        found = state.view(viewer).at(6)
        assert found is not None
        assert found.under is None


def test_8_castle_heal_is_never_under_0():
    state = after(table("62", hand="miracle"), "miracle!")
    assert castles(state) == [0, 0]


def test_8_reroll_rolls_all_unspent_dice():
    state = table("6611", hand="gamble", race="orcs", chance=5)
    events = play(state, "gamble!/1")
    assert events[-1]["again"] is True
    assert len(events[-1]["dice"]) == 3


def test_8_destroy_tiles_counts_distance_0_and_enemy_tiles_only():
    found = {"b5": tile("gate", "B"), "a5": tile("tower", "B"), "b4": tile("wall", "B")}
    assert tiles(after(table("3", {"b5": a("bombers")}, race="orcs", tiles=found), "b5!")) == set()
    mine = {"b1": tile("gate")}
    assert tiles(after(table("3", {"b1": a("bombers")}, race="orcs", tiles=mine), "b1!")) == {"b1"}


# Traits


def test_8_flying_ends_on_a_free_cell():
    board = {"b1": a("ghost", bonus_move=1), "b2": b("goblin"), "b3": b("goblin")}
    state = table("2", board, race="undead")
    assert [refusal(state, move) for move in ("b1>b2", "b1>b3")] == ["too_far"] * 2
    assert "b1>a2" in offered(state)


def test_8_lifesteal_heals_1_after_wounding():
    board = {"b1": a("vampire", wounds=2), "b2": b("goblin")}
    assert wounds(after(table("3", board, race="undead"), "b1*b2")) == {"b1": 1, "b2": 2}
    board["b1"] = a("vampire")
    assert at(after(table("3", board, race="undead"), "b1*b2"), "b1") == a(
        "vampire", activated=True
    )


def test_8_no_wound_does_not_wound_its_castle():
    board = {"b2": b("swordsman"), "b1": a("skeleton", under="ghoul")}
    state = table("2", board, race="humans", active="B", seats={"A": {"race": "undead"}})
    after(state, "b2*b1")
    assert (castles(state), held(state, "discard")) == ([0, 0], ["ghoul"])


# Rulings


def test_ruling_35_without_not_self_it_may_target_itself():
    state = table("4", {"b1": a("priestess", wounds=1)})
    assert offered(state, "b1!") == {"b1!b1"}
    assert at(after(state, "b1!b1"), "b1") == a("priestess", activated=True)


def test_ruling_36_a_reroll_is_legal_with_no_die_left():
    state = table("1", hand="gamble", race="orcs")
    events = play(state, "gamble!/1")
    assert events[-1] == {"event": "rolled", "seat": "A", "dice": [], "again": True}


def test_ruling_37_a_shield_gives_no_lifesteal():
    board = {"b1": a("vampire", wounds=2), "b2": b("goblin", shield=True)}
    assert wounds(after(table("3", board, race="undead"), "b1*b2")) == {"b1": 2, "b2": 0}


def test_ruling_38_a_card_that_is_summoned_again_is_new():
    board = {"b2": a("ghoul", activated=True, wounds=3, bonus_life=1)}
    board["b3"] = b("bombers")
    state = after(
        table("3", board, race="orcs", active="B", seats={"A": {"race": "undead"}}), "b3!"
    )
    state.hands[0] += state.discards[0][:1]
    state = GAME.load(GAME.dump(state) | {"dice": [5], "active": "A", "turn": 6})
    assert at(after(state, "ghoul@b1"), "b1") == a("ghoul")


def test_ruling_39_tiles_near_it_are_near_the_cell_where_it_is_then():
    found = {"b5": tile("gate", "B"), "b4": tile("wall", "B")}
    state = table("3", {"b2": a("bombers")}, race="orcs", tiles=found)
    assert tiles(after(state, "b2>b3!")) == {"b5"}


def test_ruling_40_bombers_die_last_and_others_wound_as_usual():
    board = {"b3": a("bombers"), "b2": a("goblin", wounds=1), "b4": b("goblin", wounds=1)}
    state = table("3", board, race="orcs")
    died = [event["cell"] for event in play(state, "b3!") if event["event"] == "died"]
    assert (died, castles(state)) == (["b2", "b4", "b3"], [1, 1])


def test_ruling_46_cards_beat_rules():
    """A death wounds its castle, the Bombers say otherwise; a shield saves, but not from `kill`."""
    assert castles(after(table("3", {"b3": a("bombers")}, race="orcs"), "b3!")) == [0, 0]
    called = table(hand="imp archdemon", race="demons")
    assert at(after(called, "+imp=archdemon@b1"), "b1") == a("archdemon")


def test_ruling_49_boosts_and_bonuses_never_apply_to_abilities():
    board = {"b2": a("lich", bonus_damage=2), "b3": b("goblin")}
    assert wounds(after(table("61", board, race="undead"), "b2!b3"))["b3"] == 2
    armed = {"b2": a("berserker", **boost("gamble")), "b3": b("orc_warrior")}
    assert wounds(after(table("3", armed, race="orcs"), "b2!b3"))["b3"] == 3


@pytest.mark.parametrize("wounded", [0, 6])
def test_ruling_50_the_empty_deck_is_looked_at_first(wounded: int):
    """The end of both in one op needs no card of today's, so the seat's wounds are set."""
    state = table("6", {"b1": a("scout")}, seats={"A": {"deck": ["archer"]}})
    state.wounds = [0, wounded]
    assert ending(after(state, "b1!")) == ("B", "deck")


def test_ruling_51_who_is_moved_is_not_activated():
    board = {"b1": a("ember_queen"), "b4": b("goblin")}
    assert at(after(table("5", board, race="demons"), "b1!b4>a4"), "a4") == b("goblin")
    hook = {"b1": a("tormentor"), "b4": b("goblin", activated=True)}
    state = after(table("3", hook, race="demons", tombstones=["b2"]), "b1!b4")
    assert at(state, "b2") == b("goblin", activated=True)
    assert tombstones(state) == ["b2"]


def test_ruling_52_the_card_of_a_skeleton_is_known_to_who_put_it_there():
    state = after(table(hand="plague", race="undead", tombstones=["b2"]), "+plague@b2")
    known = [found.under for seat in ("A", "B", None) if (found := state.view(seat).at(6))]
    assert [card and card.id for card in known] == ["plague", None, None]


# Rulings of the project (docs/rulings.md)


def test_ruling_53_readied_ends_with_the_turn():
    board = {"b1": a("goblin", readied=True, activated=True)}
    state = after(table(board=board, race="orcs"), "end")
    assert at(state, "b1") == a("goblin", activated=True)
    after(state, "end")
    assert at(state, "b1") == a("goblin")


def test_ruling_54_lifesteal_heals_after_the_dead_are_buried_and_not_after_the_end():
    board = {"b1": a("vampire", wounds=2), "b2": b("goblin", wounds=2)}
    events = [e["event"] for e in play(table("3", board, race="undead"), "b1*b2")]
    assert events[-3:] == ["castle_wounded", "tombstone_placed", "healed"]
    state = after(table("3", board, race="undead", seats={"B": {"wounds": 5}}), "b1*b2")
    assert (ending(state), wounds(state)) == (("A", "castle"), {"b1": 2})


def test_ruling_55_the_card_goes_to_the_pile_before_the_boost_under_it():
    board = {"b1": a("swordsman"), "b2": b("goblin", wounds=3, **boost("gamble", "B"))}
    assert held(after(table("2", board), "b1*b2"), "discard", "B") == ["gamble", "goblin"]


def test_ruling_57_activated_stays_until_the_owners_next_turn():
    state = after(table("1", {"b1": a("militia")}), "b1>b2", "end")
    assert at(state, "b2") == a("militia", activated=True)
    assert at(after(state, "end"), "b2") == a("militia")


def test_ruling_58_magic_that_ends_the_game_lies_in_the_pile():
    seats = {"A": {"deck": ["imp"]}}
    state = after(table("4", hand="pact", race="demons", seats=seats), "pact!")
    assert (ending(state), held(state, "discard")) == (("B", "deck"), ["pact"])


def test_ruling_59_those_that_die_at_once_go_to_the_pile_in_the_order_of_the_cells():
    board = {
        "a4": b("goblin", wounds=3),
        "b1": b("cyclops", wounds=5),
        "a2": b("orc_warrior", wounds=5),
    }
    state = after(table("664", board, hand="plague", race="undead"), "plague!")
    assert held(state, "discard", "B") == ["cyclops", "goblin", "orc_warrior"]


def test_ruling_60_a_card_that_nobody_has_seen_stays_so_when_the_position_is_written_down():
    state = table("3", {"b1": a("necromancer")}, race="undead", tombstones=["b2"])
    again = GAME.load(GAME.dump(after(state, "b1!b2")))
    found = again.view("A").at(6)
    assert found is not None
    assert found.under is None
