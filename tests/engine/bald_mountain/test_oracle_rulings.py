"""What the worked examples of bald-mountain.md leave open, worked out by hand, on the witness."""

from __future__ import annotations

from typing import Any

import pytest
from mountain_oracle import DECK_STREAM, PICKS_STREAM, Oracle
from mountain_table import LIST

from engine import chance


def at(*cards: str, side: int = 0) -> list[dict[str, Any]]:
    """A stack, top first, all of it facing one side."""
    return [{"card": card, "side": side} for card in cards]


def played(position: dict[str, Any], *moves: str) -> tuple[Oracle, dict[str, Any]]:
    oracle = Oracle.load(position)
    for move in moves:
        oracle.play(move)
    return oracle, oracle.document()


def energies(document: dict[str, Any]) -> list[int]:
    return [side["energy"] for side in document["sides"]]


def test_the_deal_is_the_shuffled_list_hand_after_hand() -> None:
    deck = chance.shuffled(LIST, chance.stream(11, DECK_STREAM))
    document = Oracle.setup("three", 11).document()
    # 3 for A, 6 for the lone B, 3 for C; A then draws for its first turn.
    assert document["hands"] == {
        "A": [*deck[:3], deck[12]],
        "B": deck[3:9],
        "C": deck[9:12],
    }
    assert document["deck"] == deck[13:]
    assert document["chance"] == chance.stream(11, PICKS_STREAM)
    assert document["sides"] == [{"energy": 10, "gems": 2}] * 2


def test_marks_and_rules_end_with_the_turns() -> None:
    rules = [
        {"rule": "ward", "side": 0, "n": 1},
        {"rule": "edge", "side": 0, "n": 1},
        {"rule": "toll", "side": 1, "n": 1},
    ]
    oracle, document = played({"used": ["demonspawn"], "rules": rules}, "end")
    assert document["rules"] == [{"rule": "ward", "side": 0, "n": 1}]
    assert "used" not in document
    oracle.play("end")
    assert "rules" not in oracle.document()


def test_the_team_mates_turn_ends_the_rules_of_its_side() -> None:
    rules = [{"rule": "reflect", "side": 0}, {"rule": "guard", "side": 1}]
    _, document = played({"mode": "four", "turn": 2, "rules": rules}, "end")
    assert (document["active"], document["rules"]) == ("C", [{"rule": "guard", "side": 1}])


def test_a_mark_follows_the_card_out_of_the_discard_pile() -> None:
    altars = {"curse": at("koscheis_needle"), "healing": at("dead_water")}
    moves = ["koscheis_needle!", "dead_water!", "+koscheis_needle"]
    oracle, document = played({"actions": 4, "altars": altars}, *moves)
    assert document["used"] == ["koscheis_needle", "dead_water"]
    assert oracle.legal() == {"draw", "end"}


def test_an_empty_deck_forbids_the_action_but_no_effect() -> None:
    position = {"altars": {"illusion": at("dreamcloak")}, "deck": [], "deck_exact": True}
    oracle, _ = played(position)
    assert oracle.legal() == {"dreamcloak!", "end"}
    oracle.play("dreamcloak!")
    assert oracle.document()["last_turn"] is True


def test_drawing_exactly_the_last_card_is_not_the_last_turn() -> None:
    deck = ["catch", "grubby", "domovoi"]
    position = {"altars": {"illusion": at("dreamcloak")}, "deck": deck, "deck_exact": True}
    _, document = played(position, "dreamcloak!")
    assert document["hands"]["A"] == deck
    assert "last_turn" not in document


def test_the_toll_comes_before_the_cost_and_can_lose() -> None:
    rules = [{"rule": "toll", "side": 1, "n": 1}] * 2
    position = {
        "sides": [{"energy": 2}, {}],
        "hands": {"A": ["catch", "grubby"]},
        "altars": {"curse": at("burnt_to_a_crisp")},
        "rules": rules,
    }
    oracle, document = played(position, "burnt_to_a_crisp!")
    assert document["outcome"] == {"winner": ["B"], "reason": "energy"}
    assert document["hands"]["A"] == ["catch", "grubby"]
    assert (oracle.to_act(), oracle.legal()) == (None, set())


def test_the_toll_adds_to_the_energy_of_the_cost() -> None:
    position = {
        "sides": [{"energy": 4}, {}],
        "altars": {"charm": at("goblin_bite")},
        "rules": [{"rule": "toll", "side": 1, "n": 1}],
    }
    assert "goblin_bite!" not in Oracle.load(position).legal()
    del position["rules"]
    assert "goblin_bite!" in Oracle.load(position).legal()


def test_two_edges_make_one_attack_stronger_and_two_wards_weaker() -> None:
    edge, ward = {"rule": "edge", "side": 0, "n": 1}, {"rule": "ward", "side": 1, "n": 1}
    position = {
        "altars": {"curse": at("demonspawn"), "healing": at("birch_sap", side=1)},
        "rules": [edge, ward, edge, ward, ward],
    }
    _, document = played(position, "demonspawn!")  # 2 + 2 - 3
    assert energies(document) == [10, 9]
    assert document["rules"] == [ward] * 3


def test_an_attack_of_nothing_uses_nothing_up() -> None:
    rules = [{"rule": "edge", "side": 0, "n": 1}, {"rule": "reflect", "side": 1}]
    _, document = played({"altars": {"curse": at("crown_fire")}, "rules": rules}, "crown_fire!")
    assert energies(document) == [10, 10]
    assert document["rules"] == rules


def test_of_two_reflects_one_is_used_up_and_wards_do_not_help_the_attacker() -> None:
    ward, reflect = {"rule": "ward", "side": 0, "n": 1}, {"rule": "reflect", "side": 1}
    position = {"altars": {"curse": at("demonspawn")}, "rules": [reflect, ward, reflect]}
    _, document = played(position, "demonspawn!")
    assert energies(document) == [8, 10]
    assert document["rules"] == [ward, reflect]


def test_guarded_cards_are_no_targets_but_may_be_copied() -> None:
    altars = {
        "charm": at("thieving_magpie", "fern_flower", side=1),
        "curse": at("demonspawn", "gem_rot", side=0),
    }
    guard = {"rules": [{"rule": "guard", "side": 1}], "hands": {"A": ["catch", "grubby"]}}
    for card in ("fumbletongue", "turncoat_wind"):
        position = {"altars": altars | {"illusion": at(card)}} | guard
        assert f"{card}!" not in Oracle.load(position).legal()
    wisp = {"altars": altars | {"illusion": at("will_o_the_wisp")}} | guard
    _, document = played(wisp, "will_o_the_wisp!")  # only the own stack is left to bury
    assert [lying["card"] for lying in document["altars"]["curse"]] == ["gem_rot", "demonspawn"]
    lake = {"altars": altars | {"illusion": at("mirror_lake")}} | guard
    _, document = played(lake, "mirror_lake!", "-grubby")
    assert [side["gems"] for side in document["sides"]] == [3, 1]


def test_an_altar_to_lock_is_always_asked_for_and_a_wonder_there_does_not_fire() -> None:
    oracle, _ = played({"altars": {"curse": at("evil_eye"), "healing": at("birch_sap", side=1)}})
    oracle.play("evil_eye!")
    assert oracle.legal() == {"@curse", "@charm", "@illusion", "@healing"}
    oracle.play("@healing")
    assert oracle.document()["rules"] == [{"rule": "lock", "side": 0, "altar": "healing"}]
    oracle.play("end")
    assert energies(oracle.document()) == [10, 9]  # and no birch sap for B


def test_stilled_wonders_do_not_fire() -> None:
    altars = {"healing": at("birch_sap"), "charm": at("moon_spring")}
    still = [{"rule": "still", "side": 1}]
    _, document = played({"turn": 2, "altars": altars, "rules": still}, "end")
    assert energies(document) == [10, 10]
    assert document["step"] == "actions"
    _, document = played({"turn": 2, "altars": altars}, "end")
    assert document["fires"] == ["moon_spring", "birch_sap"]


def test_a_wonder_that_cannot_be_done_is_not_offered() -> None:
    altars = {"curse": at("scroll_thrower"), "charm": at("misers_chest")}
    position = {"turn": 3, "step": "wonders", "altars": altars}
    _, document = played(position)  # no card to discard: the thrower fires alone
    assert energies(document) == [10, 9]
    assert (document["step"], len(document["hands"]["A"])) == ("actions", 1)
    oracle, _ = played(position | {"hands": {"A": ["catch"]}})
    assert oracle.legal() == {"scroll_thrower*", "misers_chest*", "misers_chest~"}
    oracle.play("misers_chest*")
    assert oracle.legal() == {"-catch"}


def test_the_restless_clock_gives_a_third_action() -> None:
    position = {"turn": 3, "step": "wonders", "altars": {"illusion": at("restless_clock")}}
    _, document = played(position, "restless_clock*")
    assert (document["step"], document["actions"]) == ("actions", 3)


def test_a_single_card_of_the_right_colour_is_still_asked_for() -> None:
    position = {"hands": {"A": ["fern_flower", "catch"]}, "altars": {"curse": at("bone_hail")}}
    oracle, document = played(position, "bone_hail!")
    assert oracle.legal() == {"-fern_flower"}
    entry = {"card": "bone_hail", "how": "activate", "at": "cost"}
    assert document["resolving"] == [entry]
    assert "question" not in document


def test_picks_stay_secret_in_the_question_until_all_have_picked() -> None:
    position = {
        "mode": "four",
        "hands": {
            "A": ["catch", "birch_sap"],
            "B": ["domovoi"],
            "C": [],
            "D": ["gem_rot", "evil_eye"],
        },
        "altars": {"illusion": at("grubby")},
    }
    oracle, _ = played(position, "grubby!", "=1", "-catch")
    document = oracle.document()
    assert oracle.to_act() == "D"
    assert document["question"] == {"of": "D", "picked": {"A": ["catch"], "B": ["domovoi"]}}
    assert document["hands"]["A"] == ["catch", "birch_sap"]
    oracle.play("-gem_rot")
    document = oracle.document()
    assert document["discard"] == ["gem_rot", "domovoi", "catch"]
    assert "question" not in document


def test_each_mage_with_the_actor_short_of_cards_is_not_offered() -> None:
    hands = {"A": ["catch"], "B": ["domovoi"], "C": ["gem_rot"]}
    position = {
        "mode": "three",
        "turn": 2,
        "hands": hands,
        "altars": {"illusion": at("grubby", side=1)},
    }
    _, document = played(position, "grubby!")  # the lone mage would owe two cards
    assert document["sides"] == [{"energy": 8, "gems": 0}] * 2
    position["sides"] = [{}, {"gems": 1}]
    assert "grubby!" not in Oracle.load(position).legal()  # nor the two gems


def test_echo_ravine_repeats_a_card_with_its_cost_after_its_mark() -> None:
    position = {
        "hands": {"A": ["amber_tear", "catch"]},
        "altars": {
            "illusion": at("echo_ravine"),
            "curse": at("bone_hail"),
            "healing": at("birch_sap"),
        },
        "used": ["bone_hail"],
    }
    oracle, document = played(position, "echo_ravine!")
    assert document["resolving"] == [
        {"card": "echo_ravine", "how": "activate", "at": [0]},
        {"card": "bone_hail", "how": "repeat", "at": "cost"},
    ]
    oracle.play("-amber_tear")
    document = oracle.document()
    assert energies(document) == [10, 8]
    assert document["used"] == ["bone_hail", "echo_ravine"]
    position["hands"] = {"A": ["catch"]}
    assert "echo_ravine!" not in Oracle.load(position).legal()


def test_a_copy_that_can_no_longer_be_paid_is_skipped() -> None:
    position = {
        "hands": {"A": ["catch", "domovoi"]},
        "altars": {"illusion": at("mirror_lake"), "curse": at("burnt_to_a_crisp", side=1)},
    }
    oracle, document = played(position, "mirror_lake!", "-catch")
    assert (oracle.to_act(), document["actions"], energies(document)) == ("A", 1, [9, 10])
    assert document["used"] == ["mirror_lake"]


def test_a_locked_card_is_neither_copied_nor_repeated() -> None:
    for card, side in (("mirror_lake", 1), ("echo_ravine", 0)):
        position = {
            "hands": {"A": ["catch"]},
            "altars": {"illusion": at(card), "curse": at("demonspawn", side=side)},
            "rules": [{"rule": "lock", "side": 0, "altar": "curse"}],
        }
        assert f"{card}!" not in Oracle.load(position).legal()
        assert f"{card}!" in Oracle.load(position | {"rules": []}).legal()


def test_ghost_portals_play_the_only_card_and_may_cover_themselves() -> None:
    position = {"hands": {"A": ["grubby"]}, "altars": {"illusion": at("ghost_portals")}}
    oracle, document = played(position, "ghost_portals!")
    assert [lying["card"] for lying in document["altars"]["illusion"]] == [
        "grubby",
        "ghost_portals",
    ]
    assert "resolving" not in document
    position["hands"] = {"A": ["grubby", "catch", "birch_sap"]}
    oracle, document = played(position, "ghost_portals!", "+grubby")
    assert document["question"] == {"played": 1}
    oracle.play("done")
    assert oracle.document()["hands"]["A"] == ["catch", "birch_sap"]
    assert (
        "ghost_portals!" not in Oracle.load({"altars": {"illusion": at("ghost_portals")}}).legal()
    )


def test_will_o_the_wisp_buries_itself_and_goes_on() -> None:
    altars = {"illusion": [*at("will_o_the_wisp"), *at("catch", side=1)]}
    _, document = played({"altars": altars, "deck": ["grubby"]}, "will_o_the_wisp!")
    assert document["altars"]["illusion"] == [*at("catch", side=1), *at("will_o_the_wisp")]
    assert document["hands"]["A"] == ["grubby"]


@pytest.mark.parametrize("start", [0, 5, 2**63])
def test_snake_tongue_takes_by_the_stream_of_picks(start: int) -> None:
    hand = ["catch", "domovoi", "grubby"]
    position = {"hands": {"B": hand}, "altars": {"illusion": at("snake_tongue")}, "chance": start}
    _, document = played(position, "snake_tongue!")
    first, state = chance.draw(start, 3)
    left = [card for place, card in enumerate(hand) if place != first]
    second, state = chance.draw(state, 2)
    assert document["hands"] == {"A": [hand[first], left[second]], "B": [left[1 - second]]}
    assert document["chance"] == state


def test_nothing_is_drawn_from_the_stream_for_an_empty_hand() -> None:
    position = {"altars": {"illusion": at("snake_tongue")}, "hands": {"B": ["catch"]}, "chance": 7}
    _, document = played(position, "snake_tongue!")
    assert document["chance"] == chance.draw(7, 1)[1]
    assert document["hands"] == {"A": ["catch"], "B": []}


def test_a_theft_takes_what_there_is_and_the_end_comes_before_the_gift() -> None:
    position = {"sides": [{}, {"energy": 1, "gems": 14}], "altars": {"curse": at("demons_paw")}}
    _, document = played(position, "demons_paw!")
    assert document["outcome"] == {"winner": ["A"], "reason": "energy"}
    assert document["sides"] == [{"energy": 11, "gems": 2}, {"energy": 0, "gems": 14}]


def test_the_game_stops_after_the_toll_before_the_cost_in_gems() -> None:
    position = {
        "sides": [{"energy": 1}, {}],
        "altars": {"healing": at("silver_for_herbs")},
        "rules": [{"rule": "toll", "side": 1, "n": 1}],
    }
    _, document = played(position, "silver_for_herbs!")
    assert document["sides"][0] == {"energy": 0, "gems": 2}
    assert document["outcome"] == {"winner": ["B"], "reason": "energy"}


def test_both_sides_without_energy_are_compared() -> None:
    sides = [{"energy": 1, "gems": 4}, {"energy": 1, "gems": 3}]
    position = {"sides": sides, "altars": {"illusion": at("grubby")}}
    _, document = played(position, "grubby!")
    assert document["outcome"] == {"winner": ["A"], "reason": "energy"}
    assert document["sides"][0]["gems"] == 4  # the next step, the gems, did not come


def test_no_gems_help_without_energy() -> None:
    sides = [{"energy": 4, "gems": 14}, {}]
    _, document = played({"sides": sides, "altars": {"charm": at("goblin_bite")}}, "goblin_bite!")
    assert document["outcome"] == {"winner": ["B"], "reason": "energy"}
    assert document["sides"][0] == {"energy": 0, "gems": 14}


def test_an_amount_for_each_has_its_most() -> None:
    altars = {"healing": at("living_water")}
    altars |= {
        "curse": at("demonspawn", side=1),
        "charm": at("fern_flower", side=1),
        "illusion": at("catch", side=1),
    }
    _, document = played({"altars": altars}, "living_water!")
    assert energies(document) == [16, 10]
    assert document["discard"] == ["living_water"]


def test_both_sides_at_fifteen_gems_are_compared() -> None:
    position = {
        "sides": [{"gems": 14, "energy": 3}, {"gems": 14, "energy": 5}],
        "altars": {"illusion": at("ours_and_yours")},
    }
    _, document = played(position, "ours_and_yours!", "=2")
    assert document["outcome"] == {"winner": ["B"], "reason": "gems"}
    position["sides"][0]["energy"] = 5
    _, document = played(position, "ours_and_yours!", "=2")
    assert document["outcome"] == {"winner": [], "reason": "gems"}


def test_a_team_wins_as_one() -> None:
    sides = [{"gems": 14}, {}]
    position = {"mode": "three", "sides": sides, "altars": {"charm": at("treasure_map")}}
    position["altars"]["healing"] = at("birch_sap", side=1)
    _, document = played(position, "treasure_map!")
    assert document["outcome"] == {"winner": ["A", "C"], "reason": "gems"}


def test_burnt_to_a_crisp_counts_hands_by_mode_after_the_cost() -> None:
    def lost(mode: str, hands: dict[str, list[str]]) -> int:
        position = {"mode": mode, "hands": hands, "altars": {"curse": at("burnt_to_a_crisp")}}
        _, document = played(position, "burnt_to_a_crisp!", "-catch-grubby")
        return 10 - energies(document)[1]

    hands = {"A": ["catch", "grubby"], "B": ["domovoi", "birch_sap", "gem_rot"], "C": ["evil_eye"]}
    assert lost("three", hands) == 3
    assert lost("four", hands | {"D": ["fern_flower"]}) == 3
    assert lost("duel", {"A": hands["A"], "B": ["domovoi"]}) == 1


def test_the_way_out_is_paid_by_the_next_opponent_only() -> None:
    position = {
        "mode": "four",
        "turn": 3,
        "hands": {"B": ["domovoi"], "D": []},
        "altars": {"illusion": at("catch")},
        "deck": ["grubby", "evil_eye"],
    }
    _, document = played(position, "catch!")  # D is next and has nothing to discard
    assert document["hands"] == {"A": [], "B": ["domovoi"], "C": ["grubby", "evil_eye"], "D": []}
