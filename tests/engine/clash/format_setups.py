"""Set-up documents of formats that the bot reaches by what was played before."""

from __future__ import annotations

from collections.abc import Mapping

from engine import chance
from engine.clash.position_documents import Ruleset
from engine.clash.seating import Mode
from engine.core import SEATS, JsonObject, Seat


def champions_setup(
    mode: Mode,
    decks: Mapping[Seat, list[str]],
    ruleset: Ruleset = "1.2",
    match: JsonObject | None = None,
) -> JsonObject:
    """Return the set-up of naming champions for a match with these decks.

    In solo `match` says which AI it is against.
    """
    config = match or {}
    match = {**config, "options": {**config.get("options", {}), "champion": True}}
    return {
        "ruleset": ruleset,
        "mode": mode,
        "config": {"chance": chance.ALGORITHM, "match": match},
        "decks": {seat: decks[seat] for seat in SEATS if seat in decks},
    }


def league_setup(
    decks: dict[Seat, list[str]],
    laboratories: dict[Seat, list[str]],
    match: JsonObject | None = None,
) -> JsonObject:
    """Return the set-up of a league with these decks and laboratories."""
    return {
        "ruleset": "1.2",
        "mode": "duel",
        "config": {"laboratories": laboratories, "match": match or {}},
        "decks": decks,
    }
