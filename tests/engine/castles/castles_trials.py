"""Positions made up and played on the witness, for the tests of rulings."""

from __future__ import annotations

from typing import Any

from castles_oracle import Oracle

DEMONS: dict[str, Any] = {"race": "demons"}
UNDEAD: dict[str, Any] = {"race": "undead"}


def a(card: str, **more: Any) -> dict[str, Any]:
    """Return a creature of A."""
    return {"card": card, "owner": "A"} | more


def b(card: str, **more: Any) -> dict[str, Any]:
    """Return a creature of B."""
    return {"card": card, "owner": "B"} | more


def played(position: dict[str, Any], *moves: str) -> tuple[Oracle, dict[str, Any]]:
    """Return the position after the moves with default payments."""
    oracle = Oracle.load(position)
    for move in moves:
        oracle.play(oracle.with_payment(move))
    return oracle, oracle.document()


def offered(position: dict[str, Any], *moves: str) -> set[str]:
    """Return the legal moves without their payments, after the moves."""
    oracle, _ = played(position, *moves)
    return {move.partition("/")[0] for move in oracle.legal()}


def castles(document: dict[str, Any]) -> list[int]:
    """Return the wounds of all castles, seat by seat."""
    return [side["wounds"] for side in document["seats"].values()]
