"""Loose positions for the engine, moves on them, and short facts about the result."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from mountain_table import CARDS, completed

from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import BY_ID
from engine.bald_mountain.effects import Step
from engine.bald_mountain.game import BaldMountainGame
from engine.core import IllegalAction, JsonObject

GAME = BaldMountainGame()


def position(
    mine: str = "",
    theirs: str = "",
    hand: str = "",
    others: str = "",
    energy: tuple[int, int] = (10, 10),
    gems: tuple[int, int] = (2, 2),
    **loose: Any,
) -> JsonObject:
    """Return a position of which only the relevant part is given, with cards as words.

    - `mine` is on the altars facing side 0, above `theirs`, which faces side 1; the first word of a
      colour is on top. `altars` gives mixed stacks.
    - `hand` is A's, `others` B's. Of `deck` the first word is the top, of `discard` the newest.
    - All else is as in `mountain_table.completed`.
    """
    altars: dict[str, list[JsonObject]] = {}
    for side, cards in enumerate((mine, theirs)):
        for card in cards.split():
            altars.setdefault(CARDS[card]["colour"], []).append({"card": card, "side": side})
    for pile in ("deck", "discard"):
        if pile in loose:
            loose[pile] = loose[pile].split()
    told = {
        "sides": [{"energy": energy[side], "gems": gems[side]} for side in (0, 1)],
        "hands": {"A": hand.split(), "B": others.split()},
        "altars": altars,
    }
    return completed(told | loose)


def table(*args: str, **told: Any) -> Battle:
    """Return the match in such a position."""
    return GAME.load(position(*args, **told))


def dawn(*args: str, **told: Any) -> Battle:
    """Return the match at the beginning of A's second turn, wonders first."""
    return table(*args, **{"turn": 3, "step": "wonders"} | told)


def play(state: Battle, *moves: str) -> list[JsonObject]:
    """Make the moves, each by the seat to act, and return the events as documents."""
    told = []
    for move in moves:
        action, rest = GAME.read_move(state, move)
        assert not rest
        told += [event.document() for event in state.apply(state.acting, action)]
    return told


def after(state: Battle, *moves: str) -> Battle:
    """Return the match after these moves."""
    play(state, *moves)
    return state


def refusal(state: Battle, move: str) -> str:
    """Return the code with which a move is refused, and check that it changes nothing."""
    before = state.key(), GAME.dump(state)
    assert move not in legal(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, move)
    assert (state.key(), GAME.dump(state)) == before
    return caught.value.code


def legal(state: Battle) -> set[str]:
    """Return all legal moves as text."""
    return {str(action) for action in state.legal_actions(state.acting)}


def holds(state: Battle) -> list[tuple[int, int]]:
    """Return energy and gems of both sides."""
    return list(zip(state.energy, state.gems, strict=True))


def hand(state: Battle, seat: str = "A") -> list[str]:
    """Return the cards of a hand, in the order in which they came."""
    return list(GAME.dump(state)["hands"][seat])


def pile(state: Battle) -> list[str]:
    """Return the discard pile, the newest first."""
    return list(GAME.dump(state)["discard"])


def stack(state: Battle, colour: str) -> list[tuple[str, int]]:
    """Return the cards of an altar with the sides that they face, top first."""
    return [(laid["card"], laid["side"]) for laid in GAME.dump(state)["altars"][colour]]


def rules(state: Battle) -> list[JsonObject]:
    """Return the rules in force, the oldest first."""
    return list(GAME.dump(state).get("rules", []))


def asked(state: Battle) -> tuple[str, str]:
    """Return the seat to act, and the kind of its question (empty for none)."""
    return state.acting, state.question.kind if state.question else ""


def ending(state: Battle) -> tuple[str, str]:
    """Return the winners as a word, and the reason."""
    assert state.ended is not None
    return "".join(state.ended.winners), state.ended.reason


@contextmanager
def saying(card_id: str, *steps: Step) -> Iterator[None]:
    """Give a card another effect within this context, for words that no card of the list has."""
    card = BY_ID[card_id]
    before = card.effect, card.plain
    _say(card_id, steps, False)
    try:
        yield
    finally:
        _say(card_id, *before)


def _say(card_id: str, effect: tuple[Step, ...], plain: bool) -> None:
    card = BY_ID[card_id]
    object.__setattr__(card, "effect", effect)
    object.__setattr__(card, "plain", plain)
