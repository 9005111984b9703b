"""What the worked examples of two-worlds.md leave open, worked out by hand, on the witness."""

from __future__ import annotations

from typing import Any

import pytest
from worlds_oracle import Oracle
from worlds_table import SPELLS, WARRIORS, copies_of, in_list_order

from engine import chance


def of_a(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "owner": "A", **more}


def of_b(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "owner": "B", **more}


def under(*spells: str, deck: str = "A") -> list[dict[str, str]]:
    return [{"spell": spell, "deck": deck} for spell in spells]


def hands(a: str = "", b: str = "") -> dict[str, Any]:
    return {"A": {"hand": a.split()}, "B": {"hand": b.split()}}


def played(position: dict[str, Any], *moves: str) -> tuple[Oracle, dict[str, Any]]:
    """The oracle and its document after moves of whoever is due."""
    oracle = Oracle.load(position)
    for move in moves:
        (seat,) = oracle.to_act()
        oracle.play(seat, move)
    return oracle, oracle.document()


def legal(oracle: Oracle) -> set[str]:
    (seat,) = oracle.to_act()
    return oracle.legal(seat)


def cells(document: dict[str, Any]) -> dict[str, str]:
    return {cell: warrior["card"] for cell, warrior in document["board"].items()}


# Set-up (2)


def pile(rank: str, seed: int) -> list[str]:
    cards = [card for card in copies_of(WARRIORS) if WARRIORS[card]["rank"] == rank]
    return chance.shuffled(cards, chance.stream(seed, rank))


def test_basic_deal_picks_and_shuffles() -> None:
    oracle = Oracle.setup("basic", 11, second_player_spells=3)
    piles = {rank: pile(rank, 11) for rank in ("champion", "elite", "regular")}
    packets = {"A": in_list_order(piles["champion"][:6])}
    packets["B"] = in_list_order(piles["champion"][6:12])
    document = oracle.document()
    assert {seat: document["seats"][seat]["packet"] for seat in "AB"} == packets
    assert (document["rank"], document["seed"]) == ("champion", 11)
    for pick in (5, 3, 1, 0):
        assert oracle.to_act() == ("A", "B")
        oracle.play("A", packets["A"][pick])
    assert oracle.to_act() == ("B",)
    for pick in range(4):
        oracle.play("B", packets["B"][pick])
    document = oracle.document()
    coin, _ = chance.draw(chance.stream(11, "coin"), 2)
    first = "AB"[coin]
    assert (document["first"], document["active"], document["turn"]) == (first, first, 1)
    kept = {
        "A": [packets["A"][pick] for pick in (0, 1, 3, 5)],
        "B": packets["B"][:4],
    }
    for number, seat in enumerate("AB"):
        for rank in ("elite", "regular"):
            kept[seat] += piles[rank][4 * number : 4 * number + 4]
        side = document["seats"][seat]
        army = chance.shuffled(in_list_order(kept[seat]), chance.stream(11, f"army {seat}"))
        assert side["warriors"] == army
        spells = chance.shuffled(copies_of(SPELLS), chance.stream(11, f"spells {seat}"))
        size = 2 if seat == first else 3
        assert (side["hand"], side["spells"]) == (spells[:size], spells[size:])
    assert len(document["box"]) == 20
    # Nothing advances on the first turn; the first warrior's row is asked for at once.
    assert document["step"] == "summon"
    assert oracle.to_act() == (first,)
    assert legal(oracle) == {"u", "l"}


def test_draft_packets_are_passed_when_both_have_kept_one() -> None:
    oracle = Oracle.setup("draft", 4)
    champions = pile("champion", 4)
    one, other = in_list_order(champions[:6]), in_list_order(champions[6:12])
    oracle.play("B", other[0])
    assert oracle.to_act() == ("A",)
    theirs = oracle.document()["seats"]["B"]
    assert (theirs["packet"], theirs["picked"]) == (other[1:], other[0])
    assert "kept" not in theirs
    oracle.play("A", one[0])
    assert oracle.legal("A") == set(other[1:])
    assert oracle.legal("B") == set(one[1:])
    for _ in range(3):
        for seat in "AB":
            oracle.play(seat, min(oracle.legal(seat)))
    document = oracle.document()
    assert document["rank"] == "elite"
    assert len(document["box"]) == 2 + 4 + 2  # champions not dealt, left over; elite not dealt
    assert [len(document["seats"][seat]["kept"]) for seat in "AB"] == [4, 4]
    assert document["seats"]["A"]["packet"] == in_list_order(pile("elite", 4)[:6])


# A turn (3)


def test_swift_goes_two_cells_as_far_as_free() -> None:
    rider = of_a("wolf_rider", enchantments=under("neutralization", deck="B"))
    board = {"u6": of_a("demon"), "u3": of_a("scout"), "u5": rider}
    board |= {"l1": of_a("scout"), "l3": of_b("knight")}
    _, document = played({"active": "B", "board": board}, "end", "take")
    # The demon stops on the last cell, the silenced rider goes one, the scout behind it two.
    upper = {"u7": "demon", "u6": "wolf_rider", "u5": "scout"}
    assert cells(document) == upper | {"l2": "scout", "l3": "knight"}


def test_no_free_entry_cell_no_summon() -> None:
    board = {"u1": of_b("wolf"), "l1": of_a("knight"), "l2": of_b("wolf")}
    _, document = played({"step": "summon", "board": board})
    assert document["step"] == "action"
    assert document["seats"]["A"]["warriors"] == ["wolf"]


def test_shift_stops_the_turn_before_its_steps() -> None:
    board = {"u1": of_a("shaman"), "l1": of_a("wolf"), "l2": of_b("wolf")}
    oracle, document = played({"active": "B", "board": board}, "end", "take")
    assert document["step"] == "start"
    assert legal(oracle) == {"u1+", "go"}
    oracle.play("A", "go")
    assert oracle.document()["step"] == "summon"
    assert legal(oracle) == {"u", "u2+", "u2-"}  # one free entry cell, but a shift can be used
    oracle.play("A", "u2-")
    # Nothing free any more and no shift left: the step is skipped without a question.
    assert oracle.document()["step"] == "action"
    assert oracle.document()["board"]["u1"]["shifted"] is True


def test_shift_before_the_summon_frees_the_entry_cell() -> None:
    board = {"u1": of_a("shaman"), "l1": of_a("wolf"), "l2": of_b("wolf")}
    oracle, _ = played({"step": "summon", "board": board})
    assert legal(oracle) == {"u1+", "go"}
    oracle.play("A", "u1+")
    assert cells(oracle.document())["u1"] == "wolf"


def test_shift_before_the_draw_and_with_no_spell_to_draw() -> None:
    position: dict[str, Any] = {"step": "draw", "board": {"u3": of_a("skirmisher")}}
    oracle, _ = played(position)
    assert legal(oracle) == {"take", "u3+", "u3-"}
    position["seats"] = {"A": {"spells": []}}
    oracle, _ = played(position)
    assert legal(oracle) == {"go", "u3+", "u3-"}
    oracle.play("A", "u3+")
    assert oracle.to_act() == ("B",)


def test_an_empty_spell_deck_skips_the_draw() -> None:
    position = {"seats": {"A": {"spells": [], "hand": ["curse"]}}, "board": {"u3": of_a("wolf")}}
    _, document = played(position, "end")
    assert (document["active"], document["turn"]) == ("B", 10)
    assert document["seats"]["A"]["hand"] == ["curse"]


@pytest.mark.parametrize(("move", "drawn"), [("take", 2), ("-curse", 3)])
def test_scholar_takes_one_more(move: str, drawn: int) -> None:
    spells = ["dash", "lure", "swap", "flight"]
    seats = {"A": {"hand": ["curse"], "spells": spells}}
    board = {"u3": of_a("archmage"), "u5": of_b("wolf")}
    _, document = played({"step": "draw", "seats": seats, "board": board}, move)
    kept = ["curse"] if move == "take" else []
    assert document["seats"]["A"]["hand"] == kept + spells[:drawn]
    board["u3"] = of_a("archmage", enchantments=under("neutralization"))
    _, document = played({"step": "draw", "seats": seats, "board": board}, move)
    assert document["seats"]["A"]["hand"] == kept + spells[: drawn - 1]


def test_the_end_of_a_turn_clears_damage_and_marks_of_both() -> None:
    board = {
        "u3": of_a("shaman", damage=1, shifted=True),
        "u5": of_b("werewolf", form="lich", damage=2, shaped=True),
    }
    _, document = played({"attacked": True, "eventful": True, "board": board}, "end", "take")
    assert document["board"]["u3"] == of_a("shaman", no=1)
    assert document["board"]["u4"] == of_b("werewolf", no=2, form="lich")
    assert "attacked" not in document
    assert document["quiet"] == 0


# Reach and damage (4, 10)


def test_pack_and_participants_without_damage() -> None:
    board = {
        "u1": of_a("archer"),
        "u2": of_a("goblin", enchantments=under("curse", "curse", deck="B")),
        "u3": of_b("knight"),
    }
    # Alone the goblin deals 0; with the archer 1. The archer shoots at distance 2.
    oracle, _ = played({"board": board})
    assert legal(oracle) == {"u1>u3", "u1>u3!", "u1+u2>u3", "u1+u2>u3!", "end"}
    _, document = played({"board": board}, "u1+u2>u3")
    assert document["board"]["u3"]["damage"] == 2


def test_pack_is_lost_when_the_companion_falls_out() -> None:
    board = {"u5": of_a("archer"), "u6": of_a("goblin"), "u7": of_b("knight")}
    position = {"board": board, "seats": hands(b="fright lure")}
    _, document = played(position, "u5+u6>u7", "fright@u5", "pass")
    assert document["board"]["u7"]["damage"] == 2
    assert document["seats"]["A"]["warriors"] == ["archer", "wolf"]


def test_rally_and_dread_of_neighbours() -> None:
    board = {
        "u2": of_a("standard_bearer"),
        "u3": of_a("wolf"),
        "u4": of_b("lich"),
        "u5": of_b("warlord"),
        "l3": of_a("shieldbearer"),
        "l4": of_b("werewolf", form="lich"),
    }
    _, document = played({"board": board}, "u3>u4")
    assert document["board"]["u4"]["damage"] == 2  # 2 + 1 rally - 1 dread
    assert "l3>l4" not in legal(Oracle.load({"board": board}))  # 1 - 1 dread
    board["l2"] = of_a("warlord")
    assert "l3>l4" in legal(Oracle.load({"board": board}))


def test_dread_counts_whomever_is_attacked() -> None:
    board = {"u3": of_a("elf_ranger"), "u4": of_b("lich"), "u5": of_b("knight")}
    _, document = played({"board": board}, "u3>u5")
    assert document["board"]["u5"]["damage"] == 1


def test_blessings_give_no_attack_where_there_is_none() -> None:
    archer = of_a("archer", enchantments=under("blessing"))
    oracle, _ = played({"board": {"u3": archer, "u4": of_b("wolf"), "u7": of_b("imp")}})
    assert legal(oracle) == {"end"}  # nothing at distance 1, nothing at distance 4


def test_armour_takes_one_off_the_total_the_splash_and_each_spell() -> None:
    board = {
        "u2": of_a("archer"),
        "u3": of_a("fire_elemental"),
        "u4": of_b("earth_elemental"),
        "u5": of_b("troll"),
    }
    _, document = played({"board": board}, "u3>u4")
    assert document["board"]["u4"]["damage"] == 2
    assert "damage" not in document["board"]["u5"]
    _, document = played({"board": board}, "u2+u3>u4")
    assert "u4" not in document["board"]  # 1 + 3 - 1
    _, document = played({"board": board, "seats": hands("fireball")}, "fireball@u5")
    assert document["board"]["u5"]["damage"] == 1
    assert "damage" not in document["board"]["u4"]
    _, document = played({"board": board, "seats": hands("fireball")}, "fireball@u4")
    assert [document["board"][cell].get("damage", 0) for cell in ("u3", "u4", "u5")] == [1, 1, 0]


def test_splash_reaches_a_flyer_behind_the_target() -> None:
    board = {"u3": of_a("fire_elemental"), "u5": of_b("paladin"), "u6": of_b("dragon")}
    _, document = played({"board": board}, "u3>u5")
    assert [document["board"][cell]["damage"] for cell in ("u5", "u6")] == [2, 1]


def test_health_is_never_under_one() -> None:
    board = {"u3": of_a("wolf"), "u5": of_b("goblin")}
    _, document = played({"board": board, "seats": hands("curse")}, "curse@u5")
    assert "u5" in document["board"]


def test_fliers() -> None:
    board = {
        "u3": of_a("imp"),
        "u4": of_b("imp"),
        "l3": of_a("wolf", enchantments=under("flight")),
        "l4": of_b("dragon"),
    }
    oracle, _ = played({"board": board})
    assert {"u3>u4", "l3>l4"} <= legal(oracle)


# Attack (5)


def test_invisibility_in_answer_stops_shots_only() -> None:
    board = {"u2": of_a("archer"), "u3": of_a("wolf"), "u4": of_b("knight")}
    position = {"board": board, "seats": hands(b="invisibility")}
    _, document = played(position, "u2+u3>u4", "invisibility@u4")
    assert document["board"]["u4"]["damage"] == 2
    _, document = played(position, "u2>u4", "invisibility@u4")
    assert "damage" not in document["board"]["u4"]
    assert document["attacked"] is True


def test_a_target_in_the_other_row_is_out_of_reach() -> None:
    board = {"u3": of_a("berserker"), "u4": of_b("wolf"), "l4": of_b("shieldbearer")}
    position = {"board": board, "seats": hands(b="swap")}
    _, document = played(position, "u3>u4", "swap@u4+l4")
    # The attack named the wolf; the shieldbearer now stands before the berserker unharmed.
    assert cells(document) == {"u3": "berserker", "u4": "shieldbearer", "l4": "wolf"}
    assert not any("damage" in warrior for warrior in document["board"].values())


def test_knockback_off_the_board_does_nothing() -> None:
    board = {"u5": of_a("water_elemental"), "u6": of_b("knight"), "u7": of_b("paladin")}
    _, document = played({"board": board}, "u5>u6")
    assert document["board"]["u6"] == of_b("knight", no=2, damage=2)


def test_knocked_away_from_its_bulwark_it_dies() -> None:
    board = {
        "u2": of_a("archer"),
        "u3": of_a("water_elemental"),
        "u4": of_b("paladin"),
        "u5": of_b("shieldbearer"),
    }
    # 1 + 2 of 3 + 1 health: it survives the attack, but not the cell without the paladin.
    _, document = played({"board": board}, "u2+u3>u5")
    assert cells(document) == {"u2": "archer", "u3": "water_elemental", "u4": "paladin"}
    assert document["seats"]["B"]["fallen"] == ["shieldbearer"]


def test_reap_takes_the_regular_warrior_that_fell_last() -> None:
    board = {"u3": of_a("necromancer"), "u5": of_b("wolf")}
    seats = {"A": {"fallen": ["knight", "imp", "wolf"]}}
    _, document = played({"board": board, "seats": seats}, "u3>u5")
    assert document["seats"]["A"]["fallen"] == ["knight", "wolf"]
    assert document["seats"]["A"]["warriors"] == ["wolf", "imp"]
    board["u5"] = of_b("knight")  # which survives
    _, document = played({"board": board, "seats": seats}, "u3>u5")
    assert document["seats"]["A"]["warriors"] == ["wolf"]


def test_deathless_once_a_game() -> None:
    board = {"l3": of_a("necromancer"), "l5": of_b("phoenix")}
    seats = {"A": {"fallen": ["imp"]}}
    _, document = played({"board": board, "seats": seats}, "l3>l5")
    assert document["deathless"] == ["phoenix"]
    assert document["seats"]["B"]["warriors"] == ["wolf", "phoenix"]
    assert document["seats"]["A"]["warriors"] == ["wolf", "imp"]  # reap, also of one saved
    _, document = played({"board": board, "deathless": ["phoenix"]}, "l3>l5")
    assert document["seats"]["B"]["fallen"] == ["phoenix"]
    board["l5"] = of_b("phoenix", enchantments=under("neutralization"))
    _, document = played({"board": board}, "l3>l5")
    assert document["seats"]["B"]["fallen"] == ["phoenix"]
    assert document["seats"]["A"]["cast"] == ["neutralization"]
    assert "deathless" not in document


def test_a_form_of_the_phoenix_marks_the_werewolf() -> None:
    board = {"u5": of_a("archer"), "u7": of_b("werewolf", form="phoenix", damage=1)}
    _, document = played({"board": board}, "u5>u7")
    assert document["deathless"] == ["werewolf"]
    assert document["spent"] == ["phoenix"]
    assert document["seats"]["B"]["warriors"] == ["wolf", "werewolf"]


def test_a_silenced_assassin_may_be_answered_and_hold() -> None:
    board = {"u3": of_a("assassin"), "u4": of_b("knight")}
    seats = hands("blessing", "curse")
    assert "u3>u4!" not in legal(Oracle.load({"board": board, "seats": seats}))
    board["u3"] = of_a("assassin", enchantments=under("neutralization", deck="B"))
    oracle, _ = played({"board": board, "seats": seats}, "u3>u4!")
    assert oracle.to_act() == ("B",)


# Spells (6)


def test_timing_in_windows() -> None:
    board = {"u3": of_a("wolf"), "l2": of_b("knight")}
    seats = hands("banishment curse", "lightning lure")
    oracle, _ = played({"board": board, "seats": seats}, "curse@l2")
    assert legal(oracle) == {"lure@u3:1", "lure@u3:2", "pass"}
    oracle.play("B", "lure@u3:2")
    # A, active, may answer with a spell of its own turn too; the top item is B's.
    assert legal(oracle) == {"banishment@l2", "pass"}
    oracle.play("A", "banishment@l2")
    assert legal(oracle) == {"pass"}  # asked all the same: its hand holds Lightning
    oracle.play("B", "pass")
    assert oracle.document()["seats"]["B"]["warriors"] == ["wolf", "knight"]
    # Lure is on top again: A is asked again [R 22], but its hand is empty. Then the Curse: B.
    assert oracle.to_act() == ("B",)
    assert cells(oracle.document()) == {"u5": "wolf"}
    oracle.play("B", "pass")
    assert oracle.document()["seats"]["A"]["cast"] == ["curse", "banishment"]


def test_fright_reaches_own_warriors_anywhere() -> None:
    board = {"u5": of_a("imp"), "u7": of_b("imp"), "l3": of_b("imp")}
    oracle, _ = played({"board": board, "seats": hands("fright")})
    assert legal(oracle) == {"fright@u5", "fright@l3", "end"}


def test_fright_takes_enchantments_off() -> None:
    knight = of_b("knight", damage=1, enchantments=under("curse") + under("blessing", deck="B"))
    position = {"board": {"u3": of_a("wolf"), "l3": knight}, "seats": hands("fright")}
    _, document = played(position, "fright@l3")
    assert document["seats"]["B"]["warriors"] == ["knight", "wolf"]
    assert sorted(document["seats"]["A"]["cast"]) == ["curse", "fright"]
    assert document["seats"]["B"]["cast"] == ["blessing"]


def test_wards_keep_enemy_spells_out_but_not_a_fireball_or_the_own_side() -> None:
    board = {
        "u3": of_b("war_mage"),
        "l3": of_b("knight", enchantments=under("invisibility", deck="B")),
        "l1": of_a("war_mage"),
        "l2": of_a("wolf"),
    }
    oracle, _ = played({"board": board, "seats": hands("lightning dispel challenge fireball")})
    spells = {move for move in legal(oracle) if "@" in move and not move.startswith("fireball")}
    # No Challenge: in the upper row is none of A's, in the lower one the front enemy is hidden.
    assert spells == {"lightning@l1", "lightning@l2", "dispel@l3.invisibility"}
    oracle.play("A", "fireball@u3")
    assert "u3" not in oracle.document()["board"]


def test_a_silenced_war_mage_can_be_chosen() -> None:
    board = {"u3": of_b("war_mage", enchantments=under("neutralization"))}
    oracle, _ = played({"board": board, "seats": hands("curse")})
    assert "curse@u3" in legal(oracle)


def test_a_target_that_hides_in_answer_makes_the_spell_fizzle() -> None:
    board = {"u3": of_a("wolf"), "u5": of_b("imp")}
    position = {"board": board, "seats": hands("lightning", "invisibility")}
    _, document = played(position, "lightning@u5", "invisibility@u5")
    assert "damage" not in document["board"]["u5"]
    assert document["seats"]["A"]["cast"] == ["lightning"]


def test_fireball_hits_all_at_once_also_around_an_empty_cell() -> None:
    board = {
        "u3": of_a("imp"),
        "u4": of_b("paladin"),
        "u5": of_b("wolf"),
        "l4": of_b("imp"),
    }
    position = {"board": board, "seats": hands("fireball")}
    _, document = played(position, "fireball@u4")
    assert cells(document) == {"u4": "paladin", "u5": "wolf", "l4": "imp"}
    assert [document["board"][cell]["damage"] for cell in ("u4", "u5")] == [2, 1]
    _, document = played(position, "fireball@l5")
    assert "l4" not in document["board"]
    oracle, _ = played(position)
    assert sum(move.startswith("fireball") for move in legal(oracle)) == 14


def test_lightning_counts_when_it_resolves_and_for_the_reflector() -> None:
    board = {"u2": of_a("knight"), "u1": of_a("frost_giant"), "l5": of_b("shieldbearer")}
    _, document = played({"board": board, "seats": hands("lightning")}, "lightning@l5")
    assert document["board"]["l5"]["damage"] == 1  # two against one
    position = {"board": board, "seats": hands("lightning", "reflection")}
    oracle, _ = played(position, "lightning@l5")
    assert legal(oracle) == {"reflection@u1", "reflection@u2", "pass"}
    oracle.play("B", "reflection@u1")
    assert oracle.document()["board"]["u1"]["damage"] == 3


def test_challenge() -> None:
    board = {
        "u1": of_a("knight"),
        "u6": of_b("dragon"),
        "u7": of_b("imp"),
        "l2": of_a("archer", enchantments=under("blessing")),
        "l5": of_b("berserker"),
    }
    position = {"board": board, "seats": hands("challenge")}
    oracle, _ = played(position)
    assert legal(oracle) == {"challenge@u", "challenge@l", "l2>l5", "l2>l5!", "end"}
    _, document = played(position, "challenge@u")  # flying is ignored, 3 each
    assert cells(document) == {"u7": "imp", "l2": "archer", "l5": "berserker"}
    _, document = played(position, "challenge@l")  # no melee deals 0, blessed or not
    assert cells(document) == {"u1": "knight", "u6": "dragon", "u7": "imp", "l5": "berserker"}
    assert "damage" not in document["board"]["l5"]


def test_the_duellists_are_fixed_when_cast() -> None:
    board = {"u2": of_a("knight"), "u5": of_b("wolf"), "u6": of_b("lich"), "l5": of_b("imp")}
    position = {"board": board, "seats": hands("challenge", "swap")}
    _, document = played(position, "challenge@u", "swap@u5+u6")
    assert cells(document) == {"u2": "knight", "u5": "lich", "l5": "imp"}
    assert document["board"]["u2"]["damage"] == 2
    # In another row it is no target of the row's duel any more.
    _, document = played(position, "challenge@u", "swap@u5+l5")
    assert cells(document) == {"u2": "knight", "u5": "imp", "u6": "lich", "l5": "wolf"}
    assert "damage" not in document["board"]["u2"]


def test_armour_and_dread_in_a_duel() -> None:
    board = {"u3": of_a("berserker"), "u4": of_b("lich"), "l3": of_a("troll"), "l5": of_b("wolf")}
    position = {"board": board, "seats": hands("challenge")}
    _, document = played(position, "challenge@u")
    assert document["board"]["u4"]["damage"] == 2
    assert "u3" not in document["board"]
    _, document = played(position, "challenge@l")
    assert document["board"]["l3"]["damage"] == 1
    assert "l5" not in document["board"]


def test_banishment_reflected_reads_the_other_half() -> None:
    board = {"l5": of_a("lich"), "u1": of_a("wolf"), "u3": of_b("imp")}
    position = {"board": board, "seats": hands("banishment", "reflection")}
    oracle, _ = played(position, "banishment@u3")
    assert legal(oracle) == {"reflection@l5", "pass"}
    oracle.play("B", "reflection@l5")
    assert oracle.document()["seats"]["A"]["warriors"] == ["wolf", "lich"]
    assert oracle.document()["seats"]["A"]["cast"] == ["banishment"]


def test_reflection_without_a_new_target_does_nothing() -> None:
    board = {"l4": of_a("lich"), "u1": of_a("wolf"), "u3": of_b("imp")}
    position = {"board": board, "seats": hands("banishment", "reflection")}
    oracle, _ = played(position, "banishment@u3")
    assert legal(oracle) == {"reflection", "pass"}
    oracle.play("B", "reflection")
    document = oracle.document()
    assert document["seats"]["B"]["warriors"] == ["wolf", "imp"]
    assert document["seats"]["B"]["cast"] == ["reflection"]


def test_a_reflected_dash_names_its_distance_anew() -> None:
    board = {"u2": of_a("wolf"), "u6": of_b("wolf"), "l2": of_b("imp"), "l3": of_b("knight")}
    position = {"board": board, "seats": hands("dash", "reflection")}
    oracle, _ = played(position, "dash@u2:2")
    # l2 may not reach its last cell; l3 one cell (the imp is pushed back), not two.
    expected = {"reflection@u6:1", "reflection@u6:2", "reflection@l3:1", "pass"}
    assert legal(oracle) == expected
    oracle.play("B", "reflection@l3:1")
    assert cells(oracle.document()) == {"u2": "wolf", "u6": "wolf", "l2": "knight", "l3": "imp"}


def test_a_reflection_may_be_reflected_back_by_the_former_controller() -> None:
    board = {"u2": of_a("wolf"), "u1": of_a("imp"), "u5": of_b("wolf"), "u6": of_b("knight")}
    position = {"board": board, "seats": hands("curse reflection", "reflection")}
    oracle, document = played(position, "curse@u5", "reflection@u1", "pass")
    assert document["stack"] == [{"spell": "curse", "by": "B", "deck": "A", "target": 2}]
    assert legal(oracle) == {"reflection@u5", "reflection@u6", "pass"}
    oracle.play("A", "reflection@u6")
    board = oracle.document()["board"]
    assert board["u6"]["enchantments"] == under("curse")
    assert not any("enchantments" in board[cell] for cell in ("u1", "u2", "u5"))


def test_a_dispelled_reflection_lets_the_spell_go_on() -> None:
    board = {"u2": of_a("wolf"), "u5": of_b("wolf")}
    position = {"board": board, "seats": hands("curse dispel", "reflection flight")}
    _, document = played(position, "curse@u5", "reflection@u2", "dispel", "pass")
    # Dispel took Reflection off; the Curse is on top, its window opens again for B.
    assert document["stack"] == [{"spell": "curse", "by": "A", "deck": "A", "target": 2}]
    assert document["window"] == "B"
    assert document["seats"]["B"]["cast"] == ["reflection"]


def test_a_reflection_whose_new_target_has_gone_does_nothing() -> None:
    board = {"u2": of_a("wolf"), "u5": of_b("wolf")}
    position = {"board": board, "seats": hands("curse fright", "reflection flight")}
    moves = ("curse@u5", "reflection@u2", "fright@u2", "pass", "pass")
    _, document = played(position, *moves)
    assert document["board"]["u5"]["enchantments"] == under("curse")


def test_an_enchantment_that_is_gone_makes_dispel_fizzle() -> None:
    wolf = of_a("wolf", enchantments=under("curse", deck="B"))
    position = {"board": {"u2": wolf, "u5": of_b("wolf")}, "seats": hands("dispel", "dispel")}
    oracle, _ = played(position, "dispel@u2.curse")
    assert legal(oracle) == {"dispel", "dispel@u2.curse", "pass"}
    oracle.play("B", "dispel@u2.curse")
    document = oracle.document()
    assert "enchantments" not in document["board"]["u2"]
    assert document["seats"]["B"]["cast"] == ["dispel", "curse"]
    assert document["seats"]["A"]["cast"] == ["dispel"]


def test_of_equal_enchantments_the_oldest_is_dispelled() -> None:
    wolf = of_a("wolf", enchantments=under("curse", deck="B") + under("curse"))
    position = {"board": {"u2": wolf}, "seats": hands("dispel")}
    _, document = played(position, "dispel@u2.curse")
    assert document["board"]["u2"]["enchantments"] == under("curse")
    assert document["seats"]["B"]["cast"] == ["curse"]


def test_neutralized_bulwark_lets_its_neighbour_die() -> None:
    board = {"u2": of_a("wolf"), "u5": of_b("wolf", damage=2), "u6": of_b("paladin")}
    position = {"board": board, "seats": hands("neutralization")}
    _, document = played(position, "neutralization@u6")
    assert cells(document) == {"u2": "wolf", "u6": "paladin"}


def test_a_dash_that_has_become_illegal_fizzles() -> None:
    position = {"board": {"u4": of_a("wolf"), "l5": of_b("imp")}, "seats": hands("dash", "lure")}
    _, document = played(position, "dash@u4:2", "lure@u4:1")
    # Lured to u5 it would go onto its last cell.
    assert cells(document) == {"u5": "wolf", "l5": "imp"}
    assert document["seats"]["A"]["cast"] == ["dash"]


def test_swap_only_side_by_side() -> None:
    board = {"u2": of_a("wolf"), "u3": of_a("imp"), "l3": of_a("knight"), "l5": of_a("lich")}
    oracle, _ = played({"board": board, "seats": hands("swap")})
    assert legal(oracle) == {"swap@u2+u3", "swap@u3+l3", "end"}


def test_lure_may_reach_the_last_cell_which_wins_only_in_the_own_turn() -> None:
    position = {"board": {"u2": of_b("imp"), "l4": of_a("wolf")}, "seats": hands("lure")}
    oracle, document = played(position, "lure@u2:1", "end", "take", "u")
    assert oracle.to_act() == ("B",)
    assert cells(document)["u1"] == "imp"
    for move in ("end", "take"):
        oracle.play("B", move)
    assert oracle.document()["outcome"] == {"winner": ["B"], "reason": "breakthrough"}


# The stack (7)


def test_hold_with_nobody_to_answer() -> None:
    board = {"u3": of_a("spearman"), "u4": of_b("wolf")}
    oracle, document = played({"board": board, "seats": hands("blessing")}, "u3>u4!")
    # B's hand is empty: its window is skipped, A's own is open.
    assert (oracle.to_act(), document["window"]) == (("A",), "A")
    assert legal(oracle) == {"blessing@u3", "pass"}
    oracle, document = played({"board": board}, "u3>u4!")
    assert document["board"]["u4"]["damage"] == 1  # both hands are empty


def test_without_hold_nobody_answers_an_own_item() -> None:
    board = {"u3": of_a("spearman"), "u4": of_b("wolf")}
    position = {"board": board, "seats": hands("blessing", "curse")}
    _, document = played(position, "u3>u4", "pass")
    assert document["board"]["u4"]["damage"] == 1


def test_the_window_reopens_for_a_second_answer() -> None:
    board = {"u3": of_a("spearman"), "u4": of_b("goblin")}
    position = {"board": board, "seats": hands("dispel", "blessing blessing")}
    oracle, _ = played(position, "u3>u4", "blessing@u4", "dispel", "pass")
    assert oracle.to_act() == ("B",)
    oracle.play("B", "blessing@u4")
    assert oracle.document()["board"]["u4"]["damage"] == 1


def test_a_shift_in_the_own_hold_window_brings_a_participant_out_of_reach() -> None:
    board = {"u2": of_a("shaman"), "u3": of_a("wolf"), "u4": of_b("paladin")}
    oracle, _ = played({"board": board}, "u2+u3>u4!")
    assert legal(oracle) == {"u2+", "u2-", "pass"}
    oracle.play("A", "u2+")
    # Wolf and shaman change places: now the shaman strikes (1), the wolf at distance 2 can't.
    # With an empty hand and no further shift the window closed by itself.
    document = oracle.document()
    assert document["board"]["u4"]["damage"] == 1
    assert document["board"]["u2"] == of_a("wolf", no=2)


def test_a_pushed_warrior_keeps_its_shift() -> None:
    board = {"u2": of_a("shaman"), "u3": of_a("skirmisher")}
    oracle, _ = played({"board": board}, "u2+")
    assert legal(oracle) == {"u2+", "u2-", "end"}
    board = {"u1": of_a("wolf"), "u2": of_a("shaman")}
    oracle, _ = played({"board": board})
    assert legal(oracle) == {"u2+", "end"}  # back it would push the wolf off the board


def test_the_werewolf_opens_the_window_of_an_empty_hand_once() -> None:
    board = {"u3": of_a("archer"), "u5": of_b("werewolf"), "l5": of_b("shaman")}
    position = {"box": ["wolf", "wolf", "lich"], "board": board}
    oracle, _ = played(position, "u3>u5")
    # A shift is for the active seat only.
    assert (oracle.to_act(), legal(oracle)) == (("B",), {"u5=wolf", "u5=lich", "pass"})
    oracle.play("B", "u5=wolf")
    document = oracle.document()
    assert document["board"]["u5"]["damage"] == 1
    assert document["box"] == ["wolf", "lich"]
    assert oracle.to_act() == ("A",)


def test_no_form_while_silenced_or_outside_step_three() -> None:
    werewolf = of_a("werewolf", form="phoenix", enchantments=under("neutralization", deck="B"))
    board = {"u3": werewolf, "u4": of_b("dragon")}
    oracle, _ = played({"box": ["lich"], "board": board})
    assert legal(oracle) == {"end"}  # it keeps the values, but flies no more
    board["u3"] = of_a("werewolf", form="shaman")
    oracle, _ = played({"box": ["lich"], "board": board, "step": "draw"})
    assert legal(oracle) == {"take", "u3-"}
    oracle, document = played({"box": ["lich"], "board": board}, "u3=lich")
    assert document["spent"] == ["shaman"]
    assert legal(oracle) == {"end"}  # the lich can't reach a dragon beside it


def test_a_change_of_form_can_kill() -> None:
    board = {"u3": of_a("archer"), "u5": of_b("werewolf", form="lich", damage=2)}
    position = {"box": ["imp"], "board": board}
    oracle, document = played(position, "u3>u5", "u5=imp")
    assert document["seats"]["B"]["fallen"] == ["werewolf"]
    assert document["spent"] == ["lich", "imp"]
    assert oracle.to_act() == ("A",)


def test_an_assassin_form_taken_in_the_window_closes_the_windows() -> None:
    board = {"u3": of_a("werewolf", form="knight"), "u4": of_b("paladin")}
    position = {"box": ["assassin"], "board": board, "seats": hands("", "flight")}
    oracle, _ = played(position, "u3>u4!", "pass")
    assert legal(oracle) == {"u3=assassin", "pass"}
    oracle.play("A", "u3=assassin")
    assert oracle.document()["board"]["u4"]["damage"] == 3


# The end (9)


def test_both_armies_destroyed_at_once_is_a_draw() -> None:
    seats = {"A": {"hand": ["challenge"], "warriors": []}, "B": {"warriors": []}}
    board = {"u2": of_a("wolf"), "u5": of_b("wolf")}
    _, document = played({"board": board, "seats": seats}, "challenge@u")
    assert document["outcome"] == {"winner": [], "reason": "destruction"}


def test_destruction_is_at_once_whatever_is_on_the_stack() -> None:
    seats = {"A": {"hand": ["lightning"]}, "B": {"hand": ["curse"], "warriors": []}}
    board = {"u3": of_a("spearman"), "u4": of_b("goblin")}
    oracle, _ = played({"board": board, "seats": seats}, "u3>u4!", "pass", "lightning@u4")
    assert oracle.to_act() == ("B",)
    oracle.play("B", "pass")
    assert oracle.document()["outcome"] == {"winner": ["A"], "reason": "destruction"}
    assert oracle.to_act() == ()
    assert oracle.legal("A") == set()


def test_no_warrior_in_play_but_one_in_the_deck_plays_on() -> None:
    board = {"u3": of_a("spearman"), "u4": of_b("goblin")}
    _, document = played({"board": board}, "u3>u4")
    assert "outcome" not in document


@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ({"l4": "imp"}, {"l5": "imp"}, ["A"]),  # equal in number; A is 4 cells on, B 3
        ({"l4": "imp"}, {"l5": "imp", "l6": "imp"}, ["B"]),
        ({"l3": "imp", "u4": "imp"}, {"l4": "imp", "u5": "imp"}, []),
    ],
)
def test_the_quiet_rift(a: dict[str, str], b: dict[str, str], winner: list[str]) -> None:
    board = {cell: of_a(card) for cell, card in a.items()}
    board |= {cell: of_b(card) for cell, card in b.items()}
    position = {"quiet": 11, "board": board}
    _, document = played(position, "end", "take")
    assert document["outcome"] == {"winner": winner, "reason": "quiet"}
    _, document = played(position | {"eventful": True}, "end", "take")
    assert "outcome" not in document
    _, document = played(position | {"eventful": True, "turn": 120}, "end", "take")
    assert document["outcome"] == {"winner": winner, "reason": "quiet"}


def test_breakthrough_comes_before_the_quiet_rift() -> None:
    board = {"u7": of_a("wolf"), "l5": of_b("imp"), "l6": of_b("imp")}
    _, document = played({"quiet": 11, "board": board}, "end", "take")
    assert document["outcome"] == {"winner": ["A"], "reason": "breakthrough"}


def test_a_change_of_form_and_a_plain_attack_are_quiet() -> None:
    board = {"u3": of_a("werewolf"), "u4": of_b("paladin"), "u5": of_b("dragon")}
    position = {"quiet": 3, "box": ["knight"], "board": board, "seats": {"B": {"warriors": []}}}
    _, document = played(position, "u3=knight", "u3>u4", "end", "take")
    assert document["quiet"] == 4
    # B advances nobody (both are blocked or have the way barred) and has nobody to summon.
    assert cells(document) == {"u3": "werewolf", "u4": "paladin", "u5": "dragon"}
