"""two-worlds.md 14: moves as text, lenient on input, canonical on output."""

from __future__ import annotations

import pytest
from worlds_matches import GAME, after, legal, table

from engine.core import IllegalAction
from engine.two_worlds.board import as_shown
from engine.two_worlds.cards import SPELLS, WARRIORS
from engine.two_worlds.game import setup_of
from engine.two_worlds.match import Match


def read(state: Match, text: str) -> str:
    """The canonical text of what was typed."""
    action, rest = GAME.read_move(state, text)
    assert not rest
    return str(action)


def code(state: Match, text: str) -> str:
    """Why it can't be read."""
    with pytest.raises(IllegalAction) as caught:
        GAME.read_move(state, text)
    return caught.value.code.removeprefix("two_worlds_")


HAND = "dash dispel curse challenge fireball swap reflection blessing lure flight"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("END", "end"),
        ("  Pass", "pass"),
        ("take", "take"),
        ("Go", "go"),
        ("upper", "u"),
        ("L", "l"),
        ("a", "u"),
        ("B", "l"),
        ("left", "u"),
        ("Right", "l"),
        ("A3+a2 > u4", "u2+u3>u4"),
        ("dash@a3:2", "dash@u3:2"),
        ("dispel@b3.curse", "dispel@l3.curse"),
        ("challenge@right", "challenge@l"),
        ("b3=dragon", "l3=dragon"),
        ("U3 > u4", "u3>u4"),
        ("u3+u2>u4", "u2+u3>u4"),
        ("u3 + u2 > u4 !", "u2+u3>u4!"),
        ("u3 +", "u3+"),
        ("U3-", "u3-"),
        ("u3 = dragon", "u3=dragon"),
        ("u3=DRAG", "u3=dragon"),
        ("u3=дракон", "u3=dragon"),
        ("dash @ u3 : 2", "dash@u3:2"),
        ("Dash@U3:2", "dash@u3:2"),
        ("das@u3:1", "dash@u3:1"),
        ("Swap@u2+u1", "swap@u1+u2"),
        ("challenge@upper", "challenge@u"),
        ("fire@u4", "fireball@u4"),
        ("dispel@u3.CURSE", "dispel@u3.curse"),
        ("disp", "dispel"),
        ("reflection", "reflection"),
        ("refl@u3:2", "reflection@u3:2"),
        ("-Curse", "-curse"),
        ("- cur", "-curse"),
        ("-Проклятие", "-curse"),
        ("проклятие@u4", "curse@u4"),
        ("Malédiction@u4", "curse@u4"),
        ("благословение @ u3", "blessing@u3"),
    ],
)
def test_14_moves_are_read_leniently(typed: str, move: str):
    state = table("u3:werewolf", "u4:knight", hand=HAND, box=["dragon", "imp"])
    assert read(state, typed) == move


@pytest.mark.parametrize(
    ("kept", "shown"),
    [
        ("u", "a"),
        ("u2+l3>u4!", "a2+b3>a4!"),
        ("swap@u1+l1", "swap@a1+b1"),
        ("challenge@l", "challenge@b"),
        ("dispel@l3.curse", "dispel@b3.curse"),
        ("u3=lich", "a3=lich"),
        ("-lure", "-lure"),
    ],
)
def test_14_moves_are_shown_with_the_letters_of_the_board(kept: str, shown: str):
    assert as_shown(kept) == shown


def test_14_moves_name_any_spell_exactly_in_three_languages():
    state = table("u3:wolf", "u4:knight")
    for spell in SPELLS:
        for _, name in (("id", spell.id), *spell.names):
            for typed in (name, name.upper(), name.lower()):
                assert read(state, f"{typed}@u4") == f"{spell.id}@u4", typed
                assert read(state, f"-{typed}") == f"-{spell.id}"


def test_14_moves_name_any_warrior_exactly_in_three_languages():
    picks, _ = GAME.setup(setup_of("basic"), 1)
    state = table("u3:werewolf", "u4:knight")
    for card in WARRIORS:
        for _, name in (("id", card.id), *card.names):
            for typed in (name, name.upper(), name.lower()):
                assert read(picks, typed) == card.id, typed
                assert read(state, f"u3={typed}") == f"u3={card.id}"


def test_14_moves_of_picks_take_a_beginning_among_all_of_the_rank():
    """So nothing is told of a packet."""
    state, _ = GAME.setup(setup_of("basic"), 1)
    assert read(state, "drag") == "dragon"
    assert code(state, "a") == "ambiguous"
    assert code(state, "xyz") == "no_such_card"


def test_14_moves_take_a_beginning_among_the_cards_in_the_own_hand():
    state = table("u3:wolf", "u4:knight", hand="dash blessing", others="dispel")
    assert read(state, "d@u3:1") == "dash@u3:1"
    assert code(table("u3:wolf", "u4:knight", hand="curse challenge"), "c@u4") == "ambiguous"
    assert code(state, "lur@u4") == "no_such_card"


def test_14_moves_in_a_window_are_of_its_seat():
    state = after(table("u3:wolf", "u4:knight", hand="dash", others="dispel flight"), "u3>u4")
    assert read(state, "f@u4") == "flight@u4"


def test_14_moves_that_can_not_be_read_are_refused():
    state = table("u3:wolf", "u4:knight", hand=HAND)
    for text in ("", "u8>u4", "u3>", "@u3", "dash@u9", "dash@u3:1x", "curse@u4.", "u3=", "-"):
        assert code(state, text) in ("unreadable", "no_such_card"), text


def test_14_moves_leave_the_rest_of_the_line():
    state = table("u3:wolf", "u4:knight", hand=HAND)
    action, rest = GAME.read_move(state, "blessing@u3 u3>u4 end")
    assert (str(action), rest) == ("blessing@u3", " u3>u4 end")


def test_14_moves_are_at_most_about_60_and_short():
    own = "u2:archer u3:wolf l2:archer l3:wolf l1:shaman"
    state = table(own, "u4:knight u5:wolf l4:imp l5:troll", hand="curse blessing swap flight")
    assert len(legal(state)) <= 60
    assert max(map(len, legal(state))) <= 24


def test_14_moves_are_listed_for_b_as_b_looks_at_the_board():
    state = table("u3:wolf u1:wolf", "u5:wolf u7:wolf", others="blessing curse", active="B")
    told = [str(action) for action in state.legal_actions("B")]
    assert told[-4:] == ["blessing@u7", "blessing@u5", "curse@u3", "curse@u1"]
