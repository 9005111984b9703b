"""castles.md 9 to 12: two against two, who knows what, chance, length; by bullet and by ruling."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

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
    refusal,
    table,
    tile,
    tombstones,
)

from engine import chance
from engine.castles.cards import RACES, unlocked
from engine.castles.game import setup_of
from engine.castles.game_ai import CastlesAI
from engine.castles.match import Match
from engine.naming import in_order

SEATED: dict[Any, Any] = dict(zip("ABCD", RACES, strict=True))


def teams(*args: Any, **told: Any) -> Match:
    """A table of four: A humans, B orcs, C undead, D demons."""
    return table(*args, mode="teams", **told)


# 9. Two against two


def test_ruling_64_fewer_wounds_are_ahead_and_equal_ones_are_a_draw():
    def ahead(own: int, enemy: int) -> tuple[str, ...]:
        return GAME.winners_now(table(seats={"A": {"wounds": own}, "B": {"wounds": enemy}}))

    assert ahead(2, 3) == ("A",)
    assert ahead(5, 0) == ("B",)
    assert ahead(4, 4) == ()


def test_ruling_64_in_teams_the_worse_castle_counts_first_then_the_other():
    def ahead(*wounds: int) -> tuple[str, ...]:
        seats = {seat: {"wounds": each} for seat, each in zip("ABCD", wounds, strict=True)}
        return GAME.winners_now(teams(seats=seats))

    assert ahead(5, 4, 0, 4) == ("B", "D")
    assert ahead(4, 0, 0, 4) == ()
    assert ahead(0, 4, 4, 1) == ("A", "C")


def test_9_1_sides_and_castles():
    hands = {"A": "scout", "B": "goblin", "C": "zombie", "D": "imp"}
    edges = {"A": "abc", "B": "abc", "C": "cde", "D": "cde"}
    for seat, card in hands.items():
        column = 1 if seat in "AC" else 5
        found = offered(teams("6", hand=card, active=seat), card)
        assert found == {f"{card}@{line}{column}" for line in edges[seat]}


def test_9_1_tiles_of_upper_and_lower_castles():
    lower = offered(teams("6", active="D"))
    assert {move for move in lower if "@" in move} == {
        *("tower@c5", "tower@e5", "gate@d5", "wall@c4", "wall@d4", "wall@e4")
    }


def test_9_2_turns_go_round_and_each_has_its_own_creatures():
    board = {"c2": creature("C", "zombie"), "c3": a("militia")}
    state = teams("1", board)
    assert offered(state, "c2") == set()
    assert refusal(state, "c2>b2") == "no_own_creature"
    assert [after(state, "end").acting for _ in range(4)] == ["B", "C", "D", "A"]


def test_9_3_allies_may_be_chosen_and_own_ones_only_where_it_says_own():
    board = {"c1": a("militia", activated=True), "c2": creature("C", "zombie", activated=True)}
    ally = teams("3", board, hand="fortification")
    assert {"fortification!c1", "fortification!c2"} <= offered(ally)
    own = teams("3", {"c1": a("goblin", activated=True), "c2": board["c2"]}, "war_drums", "orcs")
    assert offered(own, "war") == {"war_drums!c1"}


def test_9_3_a_dead_creature_wounds_its_owners_castle():
    board = {"c2": creature("C", "zombie", wounds=3), "c3": b("goblin")}
    assert castles(after(teams("1", board, active="B"), "c3*c2")) == [0, 0, 1, 0]


def test_9_3_tombstones_appear_for_enemies_of_an_undead_player_only():
    board = {"c2": a("militia", wounds=3), "c3": b("goblin", wounds=3)}
    assert tombstones(after(teams("1", board), "c2*c3")) == ["c3"]
    assert tombstones(after(teams("1", board, active="B"), "c3*c2")) == []


def test_9_4_a_side_loses_with_one_castle():
    board = {"c5": a("swordsman")}
    state = teams("2", board, seats={"D": {"wounds": 4}})
    assert ending(after(state, "c5*D")) == ("AC", "castle")


def test_9_5_hands_are_hidden_from_the_team_mate():
    view = teams(hand="scout").view("C")
    assert [castle.hand is not None for castle in view.castles] == [False, False, True, False]


def test_ruling_41_both_castles_of_a_side_share_the_middle_line():
    state = teams("66", hand="scout", tiles={"c2": tile("wall", "C")})
    assert {"scout@c1", "tower@c1"} <= offered(state)
    assert refusal(state, "wall@c2") == "not_to_build"
    assert {"c5*B", "c5*D"} <= offered(teams("2", {"c5": a("swordsman")}))
    assert offered(teams("2", {"b5": a("swordsman")}), "b5*") == {"b5*B"}


def test_ruling_41_through_a_tile_it_hits_the_tiles_owner():
    state = teams(
        "1", {"b5": a("militia")}, tiles={"c5": tile("tower", "D"), "b4": tile("wall", "B")}
    )
    assert offered(state, "b5*") == {"b5*B", "b5*D"}
    assert offered(teams("1", {"c4": a("militia")}, tiles={"c5": tile("tower", "D")}), "c4*") == {
        "c4*D"
    }


def test_ruling_41_a_wall_on_the_middle_line_covers_both_castles():
    state = teams("2", {"c3": a("archer")}, tiles={"c4": tile("wall", "D")})
    assert offered(state, "c3*") == set()
    assert {"c3*B", "c3*D"} <= offered(teams("2", {"c3": a("archer")}))


def test_ruling_42_a_side_loses_with_one_deck():
    state = teams(seats={"B": {"deck": ["goblin"]}})
    assert ending(after(state, "end")) == ("AC", "deck")


def test_ruling_43_the_cards_of_a_team_mate_are_hidden():
    board = {"c1": a("militia", **boost("king"))}
    for seat, known in (("A", "king"), ("C", None), ("B", None), (None, None)):
        found = teams(board=board, hand="scout").view(seat).at(10)  # type: ignore[arg-type]
        assert found is not None
        assert (found.boost, found.boost_card and found.boost_card.id) == ("humans", known)


# 10. Who knows what


def test_10_public_is_all_but_hands_decks_and_what_lies_face_down():
    board = {"b1": a("militia", **boost("king")), "b5": b("skeleton", under="lich")}
    seats = {"B": {"hand": ["zombie"], "discard": ["ghoul"], "wounds": 2, "buildings": ["crypt"]}}
    state = table("6", board, hand="scout", enemy="undead", seats=seats, tombstones=["a1"])
    seen = state.view(None)
    mine, theirs = seen.castles
    assert (mine.hand, theirs.hand, mine.size, theirs.size) == (None, None, 1, 1)
    assert (theirs.wounds, theirs.buildings, theirs.deck) == (2, ("crypt",), len(state.decks[1]))
    assert [card.id for card in theirs.discard] == ["ghoul"]
    assert [found.boost for found in seen.creatures] == ["humans", None]
    assert [found.boost_card or found.under for found in seen.creatures] == [None, None]


def test_10_private_is_the_hand_and_what_one_put_face_down():
    board = {"b1": a("militia", **boost("king")), "b5": b("skeleton", under="lich")}
    state = table(board=board, hand="scout", enemy="undead")
    mine, theirs = state.view("A"), state.view("B")
    assert [card.id for card in mine.castle("A").hand or ()] == ["scout"]
    assert mine.castle("B").hand is None
    assert [found.boost_card and found.boost_card.id for found in mine.creatures] == ["king", None]
    assert [found.under and found.under.id for found in theirs.creatures] == [None, "lich"]


def test_10_views_hold_no_state_of_chance():
    state = table("6")
    twin = state.copy()
    twin.chance, twin.shuffles = 99, [5, 6]
    twin.decks = [deck[::-1] for deck in twin.decks]
    assert [twin.view(seat) for seat in ("A", "B", None)] == [
        state.view(seat) for seat in ("A", "B", None)
    ]


def test_10_private_to_nobody_is_a_skeleton_from_the_deck_which_its_owner_guesses_too():
    board = {"b2": a("skeleton", under="plague", from_deck=True), "b3": a("skeleton", under="lich")}
    state = table(
        board=board, race="undead", seats={"A": {"buildings": ["ossuary", "black_altar"]}}
    )
    guessed = [CastlesAI().determinize(state, "A", seed) for seed in range(20)]
    unders = [[guess.at(cell).under for cell in (6, 7)] for guess in guessed]
    assert len({top for top, _ in unders}) > 5
    assert {raised and raised.id for _, raised in unders} == {"lich"}


# 11. Chance


def test_11_streams_of_the_dice_and_of_each_seats_deck():
    state, _ = GAME.setup(setup_of("teams", SEATED, "A"), 7)
    values, luck = [], chance.stream(7, "dice")
    for _ in range(4):
        value, luck = chance.draw(luck, 6)
        values.append(value + 1)
    assert (state.dice, state.chance) == (tuple(sorted(values, reverse=True)), luck)
    for number, seat in enumerate("ABCD"):
        deck, left = chance.shuffle(
            unlocked(RACES[number], ()), chance.stream(7, f"shuffle {seat}")
        )
        assert [*state.hands[number], *state.decks[number]] == deck
        assert state.shuffles[number] == left


def test_11_a_building_shuffles_the_whole_deck_in_the_order_of_the_list():
    state = table("6", seats={"A": {"deck": ["swordsman", "archer"], "shuffle": 77}})
    before = in_order(
        [*state.decks[0], *[c for c in unlocked("humans", ("stables",)) if c.requires]]
    )
    deck, left = chance.shuffle(before, 77)
    after(state, "stables")
    assert (list(state.decks[0]), state.shuffles[0]) == (deck, left)


def test_11_a_reroll_draws_one_number_for_each_unspent_die():
    state = table("6541", hand="gamble", race="orcs", chance=5)
    luck, values = 5, []
    for _ in range(3):
        value, luck = chance.draw(luck, 6)
        values.append(value + 1)
    after(state, "gamble!/1")
    assert (state.dice, state.chance) == (tuple(sorted(values, reverse=True)), luck)


def test_11_a_tile_shuffles_nothing():
    state = table("6", seats={"A": {"shuffle": 77}})
    deck = held(state, "deck")
    after(state, "gate@b1")
    assert (held(state, "deck"), state.shuffles[0]) == (deck, 77)


def test_11_search_may_set_a_roll():
    state = table("6")
    rolled = state.with_roll((1, 6, 3, 3))
    assert (rolled.dice, state.dice) == ((6, 3, 3, 1), (6,))
    assert len(list(combinations_with_replacement(range(1, 7), 4))) == 126


# 12. Length


def test_12_who_only_ends_turns_loses_by_the_deck():
    state, _ = GAME.setup(setup_of("duel", {"A": "humans", "B": "orcs"}, "A"), 3)
    while state.ended is None:
        after(state, "end")
    assert (ending(state), state.turn, state.acting) == (("B", "deck"), 47, "A")
    assert at(state, "b1") is None
