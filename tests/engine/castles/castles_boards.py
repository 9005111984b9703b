"""Loose positions for the engine, moves on them, and short facts about the result."""

from __future__ import annotations

from typing import Any

import pytest
from castles_positions import completed
from castles_table import SEATS

from engine.castles.cards import CARD, RACE, Race
from engine.castles.game import CastlesGame, setup_of
from engine.castles.match import Match
from engine.core import IllegalAction, JsonObject
from engine.documents import DocumentError

GAME = CastlesGame()

# Positions


def creature(owner: str, card: str, **more: Any) -> JsonObject:
    """Return a creature as in the document of a position."""
    return {"card": card, "owner": owner} | more


def a(card: str, **more: Any) -> JsonObject:
    """Return a creature of A."""
    return creature("A", card, **more)


def b(card: str, **more: Any) -> JsonObject:
    """Return a creature of B."""
    return creature("B", card, **more)


def tile(kind: str, owner: str = "A") -> JsonObject:
    """Return a tile as in the document of a position."""
    return {"tile": kind, "owner": owner}


def boost(card: str, seat: str = "A") -> JsonObject:
    """Return a card face down under a creature."""
    return {"boost": {"card": card, "seat": seat}}


def position(
    dice: str = "",
    board: JsonObject | None = None,
    hand: str = "",
    race: str = "",
    enemy: str = "",
    **loose: Any,
) -> JsonObject:
    """Return a position of which only the relevant part is given.

    `dice` are digits; `hand` (as words) and `race` are those of the active seat, `enemy` the race
    of the next one, `seats` of any. All else is as in `castles_positions.completed`: A is active,
    with the humans, B has the orcs.
    """
    order = SEATS[loose.get("mode", "duel")]
    active = loose.get("active", "A")
    seats: dict[str, JsonObject] = {
        seat: dict(facts) for seat, facts in loose.get("seats", {}).items()
    }
    mine = seats.setdefault(active, {})
    mine |= {"hand": hand.split()} if hand else {}
    mine |= {"race": race} if race else {}
    if enemy:
        seats.setdefault(order[(order.index(active) + 1) % len(order)], {})["race"] = enemy
    told = {"dice": [int(die) for die in dice], "board": board or {}, "seats": seats}
    return completed(loose | told)


def table(*args: Any, **told: Any) -> Match:
    """Return the match in such a position."""
    return GAME.load(position(*args, **told))


# Moves


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


def legal(state: Match) -> set[str]:
    """Return all legal moves as text."""
    return {str(action) for action in state.legal_actions(state.acting)}


def offered(state: Match, beginning: str = "") -> set[str]:
    """Return the legal moves with this beginning, without their payments."""
    return {move.split("/")[0] for move in legal(state) if move.startswith(beginning)}


def refusal(state: Match, move: str) -> str:
    """Return the code with which a move is refused, and check that it changes nothing."""
    before = state.key(), GAME.dump(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, move)
    assert (state.key(), GAME.dump(state)) == before
    assert move not in offered(state) | legal(state)
    return caught.value.code.removeprefix("castles_")


# Facts


def at(state: Match, cell: str) -> JsonObject | None:
    """Return the content of a cell as in the document."""
    found: JsonObject | None = GAME.dump(state)["board"].get(cell)
    return found


def wounds(state: Match) -> JsonObject:
    """Return the wounds of every creature, by cell."""
    return {cell: there.get("wounds", 0) for cell, there in GAME.dump(state)["board"].items()}


def castles(state: Match) -> list[int]:
    """Return the wounds of all castles, seat by seat."""
    return list(state.wounds)


def held(state: Match, pile: str, seat: str = "A") -> list[str]:
    """Return the cards of a `hand`, `deck` or `discard`."""
    return list(GAME.dump(state)["seats"][seat][pile])


def tiles(state: Match) -> set[str]:
    """Return the cells with a tile."""
    return set(GAME.dump(state)["tiles"])


def tombstones(state: Match) -> list[str]:
    """Return the cells with a tombstone."""
    return list(GAME.dump(state)["tombstones"])


def ending(state: Match) -> tuple[str, str]:
    """Return the winners as a word, and the reason."""
    assert state.ended is not None
    return "".join(state.ended.winners), state.ended.reason


# Facts about a card, found by its legal moves

PIPS = range(1, 25)


def dice_of(pips: int) -> str:
    """Return the fewest dice with this number of pips."""
    return "6" * ((pips - 1) // 6) + str((pips - 1) % 6 + 1)


def price(move: str, **told: Any) -> int:
    """Return the number of pips with which the move becomes legal."""
    return next(n for n in PIPS if move in offered(table(dice_of(n), **told)))


def supply(card: str) -> tuple[int, str]:
    """Return the number of copies, and the building that adds them to the deck (empty: none)."""
    race: Race = CARD[card].race
    state, _ = GAME.setup(setup_of("duel", {"A": race, "B": race}, "A"), 1)
    main = (held(state, "hand") + held(state, "deck")).count(card)
    found = [(main, "")] if main else []
    for building in RACE[race].buildings:
        built = table("6", race=race, seats={"A": {"deck": [_other(card)]}})
        count = held(after(built, building.id), "deck").count(card)
        found += [(count, building.id)] if count else []
    assert len(found) == 1
    return found[0]


def _other(card: str) -> str:
    race = CARD[card].race
    return next(other.id for other in CARD.values() if other.race == race and other.id != card)


def of_magic(card: str, target: str, **told: Any) -> tuple[int, str, int]:
    """Return copies, building and cost of a magic played at this target."""
    cost = price(f"{card}!{target}", hand=card, race=CARD[card].race, **told)
    return *supply(card), cost


def of_creature(card: str) -> tuple[int, str, int, tuple[int, int, int, int, int]]:
    """Return copies, building, summon cost; and activation, move, range, damage, life."""
    race = CARD[card].race
    summon = price(f"{card}@b1", hand=card, race=race)
    return *supply(card), summon, on_board(card)


def on_board(card: str, **more: Any) -> tuple[int, int, int, int, int]:
    """Return activation, move, range, damage and life of a creature on the board."""
    race = CARD[card].race
    mine = a(card, **more)
    activation = price("b1>b2", race=race, board={"b1": mine})
    walking = offered(table("6666", {"a1": mine}, race=race, mode="teams"), "a1>")
    steps = max(_far(move) for move in walking)
    row = {"a1": mine} | {
        f"a{column}": b("warlord" if column == 2 else "goblin") for column in (2, 3, 4, 5)
    }
    told: JsonObject = {"board": row, "race": race}
    hits = [move for move in offered(table("6666", **told), "a1*") if move[3] == "a"]
    state = after(table("6666", **told), "a1*a2")
    return activation, steps, len(hits), wounds(state)["a2"], _life(card, race, more)


def _far(move: str) -> int:
    return abs(ord(move[3]) - ord("a")) + int(move[4]) - 1


def _life(card: str, race: str, more: JsonObject) -> int:
    for number in range(1, 20):
        document = position(race=race, board={"b1": a(card, **more, wounds=number)})
        try:
            GAME.load(document)
        except DocumentError:
            return number
    raise AssertionError(card)
