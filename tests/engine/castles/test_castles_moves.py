"""castles.md 14: moves as text, and what they settle."""

from __future__ import annotations

import re
from typing import Any

import pytest
from castles_boards import GAME, a, after, b, boost, creature, offered, table

from engine.castles.cards import CARDS, RACE, RACES, TILE_NAMES, TILES, Card, Race, TileKind
from engine.castles.match import Match
from engine.core import IllegalAction


def read(state: Match, text: str) -> str:
    """The canonical text of what was typed."""
    action, rest = GAME.read_move(state, text)
    assert not rest
    return str(action)


def code(state: Match, text: str) -> str:
    """Why it can't be read."""
    with pytest.raises(IllegalAction) as caught:
        GAME.read_move(state, text)
    return caught.value.code.removeprefix("castles_")


def humans(hand: str = "archer militia volley fortification scout shieldbearer") -> Match:
    """A's turn with plenty of dice, a swordsman and an enemy to hit."""
    board = {"b1": a("swordsman"), "b3": b("goblin"), "c5": a("knight")}
    return table("6521", board, hand)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("end", "end"),
        ("  END", "end"),
        ("barracks", "barracks/6"),
        ("Barracks / 5 + 1", "barracks/1+5"),
        ("казарма", "barracks/6"),
        ("throne room", "throne_room/6"),
        ("Тронный зал/6", "throne_room/6"),
        ("Salle du trône", "throne_room/6"),
        ("stab", "stables/6"),
        ("tower@a1", "tower@a1/6"),
        ("Башня @ C1", "tower@c1/6"),
        ("Porte@b1/1+5", "gate@b1/1+5"),
        ("wall@b2/6", "wall@b2/6"),
        ("archer@b1", "archer@b1/5"),
        ("Лучник@a1/6", "archer@a1/6"),
        ("arch@a1", "archer@a1/5"),
        ("ополч@a1/2", "militia@a1/2"),
        ("B1>B2", "b1>b2/2"),
        ("b1 > b2 * b3", "b1>b2*b3/2"),
        ("b1>b2*b3/5", "b1>b2*b3/5"),
        ("c5*B", "c5*B/1+2"),
        ("c5*b/5", "c5*B/5"),
        ("b1!", "b1!/1+2"),
        ("b1>b2!/5", "b1>b2!/5"),
        ("c5 ! b5", "c5!b5/5"),
        ("volley!b", "volley!b/5"),
        ("Залп ! B / 5", "volley!b/5"),
        ("fortif!b1", "fortification!b1/1+2"),
        ("+militia@b1", "+militia@b1"),
        ("+ Ополченец @ B1", "+militia@b1"),
    ],
)
def test_14_moves_are_read_leniently(typed: str, move: str):
    assert read(humans(), typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("+imp=archdemon@b1", "+imp=archdemon@b1"),
        ("+бес = архи @ b1", "+imp=archdemon@b1"),
        ("+Diablotin=Archidémon@c1", "+imp=archdemon@c1"),
        ("armageddon!", "armageddon!/6+6+6"),
        ("армагеддон !", "armageddon!/6+6+6"),
        ("b2!b4>a3", "b2!b4>a3/6"),
    ],
)
def test_14_moves_of_the_demons(typed: str, move: str):
    board = {"b2": a("ember_queen"), "b4": b("goblin")}
    state = table("666", board, "imp archdemon armageddon", "demons")
    assert read(state, typed) == move


def test_14_moves_of_the_undead_name_a_card_of_the_pile():
    state = table(
        "2", hand="raise_dead", race="undead", seats={"A": {"discard": ["ghoul", "ghost"]}}
    )
    for typed in (
        "raise_dead!ghoul",
        "Raise Dead ! Ghoul",
        "Поднятие мёртвых!Упырь",
        "raise!ghou/2",
    ):
        assert read(state, typed) == "raise_dead!ghoul/2"
    assert code(state, "raise!gho") == "ambiguous"


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_14_moves_name_any_card_exactly_in_three_languages(card: Card):
    state = table("6666")
    for name in (card.id, *dict(card.names).values()):
        for typed in (name, name.upper(), name.lower()):
            assert read(state, f"+{typed}@b1") == f"+{card.id}@b1", typed
            assert read(state, f"{typed}@b1/6") == f"{card.id}@b1/6"


@pytest.mark.parametrize("race", RACES)
def test_14_moves_name_any_building_exactly_in_three_languages(race: Race):
    state = table("6", race=race)
    for building in RACE[race].buildings:
        for name in (building.id, *dict(building.names).values()):
            assert read(state, f"{name.upper()}/6") == f"{building.id}/6"


@pytest.mark.parametrize("kind", TILES)
def test_14_moves_name_any_tile_exactly_in_three_languages(kind: TileKind):
    for name in (kind, *dict(TILE_NAMES[kind]).values()):
        assert read(table("6"), f"{name.upper()}@a1/6") == f"{kind}@a1/6"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "unreadable"),
        ("???", "unreadable"),
        ("ends", "unreadable"),
        ("+", "no_such_card"),
        ("+militia", "unreadable"),
        ("s@a1", "ambiguous"),
        ("xyzzy@a1", "no_such_card"),
        ("xyzzy!b1", "no_such_card"),
        ("xyzzy", "unreadable"),
        ("volley!", "unreadable"),
        ("volley!d", "unreadable"),
        ("archer@d1", "no_such_cell"),
        ("b1>d1", "no_such_cell"),
        ("d1>b1", "no_such_cell"),
        ("b1>b2*", "unreadable"),
        ("b1>b2/x", "unreadable"),
        ("+militia@b1/2", "unreadable"),
    ],
)
def test_14_moves_that_can_not_be_read_are_refused_with_a_code(typed: str, why: str):
    assert code(humans(), typed) == why


@pytest.mark.parametrize("typed", ["b1", "a1>a2", "a1!", "b3>b4", "c5!", "b1!b3"])
def test_14_moves_of_nobody_are_read_and_then_refused_for_what_they_are(typed: str):
    """Not because nobody could pay for nothing."""
    state = humans()
    action, rest = GAME.read_move(state, typed)
    assert rest == ""
    with pytest.raises(IllegalAction) as caught:
        state.apply("A", action)
    assert caught.value.code in (
        "castles_does_nothing",
        "castles_no_own_creature",
        "castles_no_target",
    )


def test_14_moves_too_dear_say_so():
    assert code(table("1", hand="archer"), "archer@b1") == "too_little"
    assert code(table(), "barracks") == "too_little"


def test_14_moves_of_a_line_are_split_at_spaces():
    state, line = humans(), []
    rest = "+fortif@b1 b1>b2*b3/2  Militia@a1/5 tower@a1 end"
    while rest:
        action, rest = GAME.read_move(state, rest)
        line.append(str(action))
        after(state, str(action))
    assert line == ["+fortification@b1", "b1>b2*b3/2", "militia@a1/5", "tower@a1/6", "end"]


def test_14_moves_are_those_of_the_active_seat_alone():
    state = humans()
    assert (state.to_act(), state.legal_actions("B")) == (("A",), [])
    with pytest.raises(IllegalAction) as caught:
        state.apply("B", GAME.read_move(state, "end")[0])
    assert caught.value.code == "castles_not_due"


SIDES = {
    "b1": ("own", "gravedigger"),
    "b2": ("own", "necromancer"),
    "a1": ("own", "ghoul"),
    "a3": ("enemy", "goblin"),
    "b3": ("enemy", "goblin"),
    "c4": ("enemy", "goblin"),
}


def from_the_side_of(seat: str) -> Match:
    """The same position for either seat: lines alike, columns the other way round."""
    other = "B" if seat == "A" else "A"
    at = {cell: cell if seat == "A" else facing(cell) for cell in (*SIDES, "a2", "c2", "c3")}
    board = {
        at[cell]: creature(seat if whose == "own" else other, card)
        for cell, (whose, card) in SIDES.items()
    }
    graves = [at["a2"], at["c2"], at["c3"]]
    more = {"active": seat, "race": "undead", "enemy": "orcs", "tombstones": graves}
    return table("6521", board, "grave_chill zombie", **more)


def facing(text: str) -> str:
    """The text with its cells as they are seen from the other side, and the other castle."""
    turned = re.sub(r"\b([a-e])([1-5])\b", lambda m: f"{m[1]}{6 - int(m[2])}", text)
    return turned.replace("*B", "*A")


def test_14_moves_are_listed_as_the_seat_looks_at_the_board():
    one, other = from_the_side_of("A"), from_the_side_of("B")
    listed = [str(move) for move in one.legal_actions("A")]
    assert {move[0] for move in listed} >= {"a", "b", "g", "z", "+"}
    assert [facing(move) for move in listed] == [str(move) for move in other.legal_actions("B")]


def test_14_moves_of_the_page():
    """The texts of the table, where they are legal."""
    state = humans("archer militia volley")
    assert {"barracks", "tower@a1", "gate@b1", "wall@b2", "archer@a1"} <= offered(state)
    assert {"b1>b2", "b1>b2*b3", "c5*B", "b1!", "volley!b", "+militia@b1", "end"} <= offered(state)


def settles(state: Match, move: str) -> bool:
    """Does it end what can be taken back?"""
    action, _ = GAME.read_move(state, move)
    return any(event.irreversible for event in state.apply(state.acting, action))


@pytest.mark.parametrize(
    ("told", "move"),
    [
        ({}, "end"),
        ({"dice": "6"}, "barracks"),
        ({"dice": "6", "board": {"b1": a("scout")}}, "b1!"),
        ({"dice": "4", "hand": "pact", "race": "demons"}, "pact!"),
        ({"dice": "1", "hand": "gamble", "race": "orcs"}, "gamble!"),
        ({"dice": "2", "board": {"b5": a("swordsman")}, "seats": {"B": {"wounds": 4}}}, "b5*B"),
    ],
)
def test_14_what_settles(told: dict[str, Any], move: str):
    assert settles(table(**told), move)


@pytest.mark.parametrize(
    "move",
    [
        *("tower@a1", "archer@a1", "b1>b2", "b1>b2*b3", "b1!", "c5*B", "volley!b", "fort!b1"),
        "+scout@b1",
    ],
)
def test_14_what_settles_not(move: str):
    assert not settles(humans(), move)


def test_ruling_61_a_move_that_turns_up_what_lay_face_down_is_not_taken_back():
    dead = b("goblin", wounds=3)
    for found, surprise in ((dead, False), (dead | boost("gamble", "B"), True)):
        state = table("2", {"b2": a("swordsman"), "b3": found})
        events = state.apply("A", GAME.read_move(state, "b2*b3")[0])
        for seat in state.seats:
            assert any(event.surprises(seat) for event in events) == surprise
    state = table("2", {"b2": a("swordsman"), "b3": b("skeleton", under="lich")}, enemy="undead")
    events = state.apply("A", GAME.read_move(state, "b2*b3")[0])
    assert any(event.surprises("A") for event in events)


def test_14_chapter_is_a_turn():
    state = table()
    assert [GAME.turn_number(state), GAME.turn_number(after(state, "end"))] == [5, 6]


def test_14_view_tells_what_can_be_done_now():
    state = table("61", {"b1": a("militia"), "c1": a("king")}, "scout volley archer")
    view = state.view("A")
    assert [card.id for card in view.playable] == ["scout", "archer", "volley"]
    assert view.usable == (5, 10)
    assert view.builds == (*ALL_OF_HUMANS, "tower", "gate", "wall")
    assert view.power
    other = state.view("B")
    assert (other.playable, other.usable, other.builds, other.power) == ((), (), (), False)


ALL_OF_HUMANS = [building.id for building in RACE["humans"].buildings]


def test_14_view_tells_figures_as_they_are_now():
    tower = {"a1": {"tile": "tower", "owner": "A"}, "b1": {"tile": "gate", "owner": "A"}}
    board = {"a1": a("archer", bonus_damage=1), "b1": a("militia", bonus_move=1, wounds=1)}
    view = table(board=board, tiles=tower).view(None)
    archer, militia = view.at(0), view.at(5)
    assert archer is not None
    assert militia is not None
    assert (archer.reach, archer.damage, archer.near, archer.move) == (4, 2, 2, 1)
    assert (militia.move, militia.life, militia.most, militia.ready) == (3, 3, 4, True)
    armed = {"b2": a("goblin", boost={"card": "gamble", "seat": "A"}, activated=True)}
    goblin = table(board=armed, race="orcs").view(None).at(6)
    assert goblin is not None
    assert (goblin.damage, goblin.near, goblin.boost, goblin.ready) == (1, 2, "orcs", False)
