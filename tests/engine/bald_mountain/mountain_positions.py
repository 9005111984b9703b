"""Loose positions of the engine's, moves on them, and short facts about what comes of it."""

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
    """A position of which only what matters is told, cards as words.

    - `mine` lies on the altars facing side 0, over `theirs`, which faces side 1; the first word of
      a colour on top. `altars` tells stacks that are mixed.
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
    """The match in such a position."""
    return GAME.load(position(*args, **told))


def dawn(*args: str, **told: Any) -> Battle:
    """The same at the beginning of A's second turn, wonders first."""
    return table(*args, **{"turn": 3, "step": "wonders"} | told)


def play(state: Battle, *moves: str) -> list[JsonObject]:
    """Make the moves, each by the seat that is due, and give the events as documents."""
    told = []
    for move in moves:
        action, rest = GAME.read_move(state, move)
        assert not rest
        told += [event.document() for event in state.apply(state.acting, action)]
    return told


def after(state: Battle, *moves: str) -> Battle:
    """The match after these moves."""
    play(state, *moves)
    return state


def refusal(state: Battle, move: str) -> str:
    """The code by which a move is refused; nothing has changed by it."""
    before = state.key(), GAME.dump(state)
    assert move not in legal(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, move)
    assert (state.key(), GAME.dump(state)) == before
    return caught.value.code


def legal(state: Battle) -> set[str]:
    """All that can be done now, as text."""
    return {str(action) for action in state.legal_actions(state.acting)}


def holds(state: Battle) -> list[tuple[int, int]]:
    """Energy and gems of both sides."""
    return list(zip(state.energy, state.gems, strict=True))


def hand(state: Battle, seat: str = "A") -> list[str]:
    """The cards of a hand, in the order in which they came."""
    return list(GAME.dump(state)["hands"][seat])


def pile(state: Battle) -> list[str]:
    """The discard pile, the newest first."""
    return list(GAME.dump(state)["discard"])


def stack(state: Battle, colour: str) -> list[tuple[str, int]]:
    """Cards of an altar with the sides that they face, top first."""
    return [(laid["card"], laid["side"]) for laid in GAME.dump(state)["altars"][colour]]


def rules(state: Battle) -> list[JsonObject]:
    """The rules in force, the oldest first."""
    return list(GAME.dump(state).get("rules", []))


def asked(state: Battle) -> tuple[str, str]:
    """Who is due, and for what kind of question (empty for none)."""
    return state.acting, state.question.kind if state.question else ""


def ending(state: Battle) -> tuple[str, str]:
    """Winners as a word, and the reason."""
    assert state.ended is not None
    return "".join(state.ended.winners), state.ended.reason


@contextmanager
def saying(card_id: str, *steps: Step) -> Iterator[None]:
    """A card has another effect for a while: for words that no card of the list has."""
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
