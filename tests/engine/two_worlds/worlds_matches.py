"""Loose positions for the engine, moves on them, and short facts about the result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from worlds_positions import completed

from engine.core import IllegalAction, JsonObject
from engine.two_worlds.board import cell_named
from engine.two_worlds.game import TwoWorldsGame
from engine.two_worlds.match import Match
from engine.two_worlds.strength import health

GAME = TwoWorldsGame()
WHOLE = {"game": "two_worlds", "ruleset": "1", "mode": "duel", "setup": "basic"}
_WARRIOR = re.compile(r"(\w\d):(\w+?)(?:=(\w+))?((?:\+\w+)*)(?:-(\d+))?$")


def position(
    own: str = "", enemy: str = "", hand: str = "", others: str = "", **loose: Any
) -> JsonObject:
    """Return a position of which only the relevant part is given; it is turn 9, A's step 3.

    - `own` are A's warriors, `enemy` B's, in words like `u3:werewolf=lich+curse-1`: the form, the
      enchantments (of the other seat's deck), the damage.
    - `hand` is A's, `others` B's. All else is as in `worlds_positions.completed`.
    - `seats` may give more facts about a seat, besides its hand.
    """
    board: dict[str, JsonObject] = {}
    for owner, deck, words in (("A", "B", own), ("B", "A", enemy)):
        for word in words.split():
            found = _WARRIOR.match(word)
            assert found, word
            cell, card, form, lying, damage = found.groups()
            told = {"card": card, "owner": owner, "form": form, "damage": int(damage or 0)}
            lies = [{"spell": spell, "deck": deck} for spell in lying.split("+")[1:]]
            board[cell] = {k: v for k, v in (told | {"enchantments": lies}).items() if v}
    seats = loose.pop("seats", {})
    hands = {"A": hand.split(), "B": others.split()}
    told = {seat: {"hand": hands[seat], **seats.get(seat, {})} for seat in "AB"}
    return {**WHOLE, **completed({"board": board, "seats": told} | loose)}


def table(*args: str, **told: Any) -> Match:
    """Return the match in such a position."""
    return GAME.load(position(*args, **told))


def ending(state: Match) -> tuple[str, str]:
    """Return the winners as a word, and the reason."""
    assert state.ended is not None
    return "".join(state.ended.winners), state.ended.reason


def play(state: Match, *moves: str) -> list[JsonObject]:
    """Make the moves, each by the seat to act, and return the events as documents."""
    told = []
    for move in moves:
        action, rest = GAME.read_move(state, move)
        assert not rest
        told += [event.document() for event in state.apply(state.acting, action)]
    return told


def after(state: Match, *moves: str) -> Match:
    """Return the match after these moves."""
    play(state, *moves)
    return state


def turned(state: Match) -> Match:
    """Return the match after the rest of A's turn: nothing else is done, one spell is taken."""
    return after(state, "end", "take")


def refusal(state: Match, move: str) -> str:
    """Return the code with which a move is refused, and check that it changes nothing."""
    before = state.key(), GAME.dump(state)
    assert move not in legal(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, move)
    assert (state.key(), GAME.dump(state)) == before
    return caught.value.code.removeprefix("two_worlds_")


def legal(state: Match) -> set[str]:
    """Return all legal moves of the seat to act as text."""
    return {str(action) for action in state.legal_actions(state.acting)}


def legal_of(state: Match, spell: str) -> set[str]:
    """Return what can be named with this spell: the texts without its name."""
    return {text.removeprefix(spell) for text in legal(state) if text.startswith(spell)}


def aims(state: Match, *cells: str) -> set[str]:
    """Return the cells that the warriors in these cells can attack together."""
    begun = f"{'+'.join(cells)}>"
    return {text.removeprefix(begun).rstrip("!") for text in legal(state) if text.startswith(begun)}


def fights(card: str) -> tuple[int, dict[int, int], bool]:
    """Return facts about a warrior alone on the board with a Frost Giant.

    They are its health, the damage that it announces at each distance, and whether a Knight beside
    it can't reach it.
    """
    dealt = {}
    for distance in range(1, 6):
        state = table(f"u2:{card}", f"u{2 + distance}:frost_giant")
        if aims(state, "u2"):
            dealt[distance] = announced(state, f"u2>u{2 + distance}")
    beside = table("u3:knight", f"u4:{card}")
    return most(beside, "u4"), dealt, not aims(beside, "u3")


def standing(state: Match) -> str:
    """Return the warriors cell by cell, with their damage: `u3:wolf u4:knight-1`."""
    told = GAME.dump(state).get("board", {})
    words = []
    for cell, fighter in told.items():
        damage = f"-{fighter['damage']}" if "damage" in fighter else ""
        words.append(f"{cell}:{fighter['card']}{damage}")
    return " ".join(words)


def lies(state: Match, cell: str) -> list[str]:
    """Return the enchantments there, the oldest first."""
    return [lying.spell.id for lying in state.at(cell_named(cell)).enchantments]


def most(state: Match, cell: str) -> int:
    """Return the health of the warrior there, without damage."""
    return health(state, cell_named(cell))


def seat_of(state: Match, letter: str) -> JsonObject:
    """Return the document's facts about a seat."""
    found: JsonObject = GAME.dump(state)["seats"][letter]
    return found


def pile(state: Match, letter: str, name: str) -> list[str]:
    """Return a deck or a pile of a seat, the top first."""
    return list(seat_of(state, letter).get(name, []))


def announced(state: Match, move: str) -> int:
    """Return the damage that an attack announces."""
    return int(
        next(event for event in play(state, move) if event["event"] == "announced")["damage"]
    )


def stack(state: Match) -> list[str]:
    """Return what is on the stack, bottom first: spells, `attack`."""
    return [item.get("spell", "attack") for item in GAME.dump(state).get("stack", [])]
