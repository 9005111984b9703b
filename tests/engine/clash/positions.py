"""Positions and lines of play as text, so that a test reads like the rule it checks.

A seat is `hand | upper lane | lower lane`: the hand from left to right with its stronghold,
the lanes from the bridge to the rear. What a creature may carry, in this order:

    brute+griffin(lich)-2*!^~@B
         |       |     | |||| owned by B
         |       |     | |||activated in this assault (ruleset 1.0)
         |       |     | ||Sharpening used this turn
         |       |     | |Protection used this turn
         |       |     | entered this turn
         |       |     damage suffered this turn
         |       the card face down underneath
         the symbiote on top

Behind the lanes may stand `| champion ogre ready` (or `in play`, `exhausted`) and
`| given rage splash`: abilities that all creatures of the seat have.

    state = duel(a="BASTION boom ogre | baron martyr-2*", b="zombie FORT djinn | | troll")
    events = play(state, "boom@bl1 end")
    assert only(events, "damaged") == ["damaged troll bl1 1 5"]
    expect(state, b="zombie FORT djinn | | troll", mana=3)
"""

from __future__ import annotations

import re
from typing import Any

from engine.clash.battle import Duel
from engine.games import game_named

CLASH = game_named("clash")
SOMEBODY = "BASTION djinn giant titan"
"""A hand that is irrelevant to the test."""

_CREATURE = re.compile(
    r"(?P<card>\w+)(?:\+(?P<symbiote>\w+))?(?:\((?P<shackled>[\w,]+)\))?(?:-(?P<damage>\d+))?"
    r"(?P<fresh>\*)?(?P<protection>!)?(?P<sharpening>\^)?(?P<activated>~)?(?:@(?P<owner>[AB]))?"
)


def document(
    a: str = SOMEBODY,
    b: str = SOMEBODY,
    *,
    active: str = "A",
    mana: int = 9,
    turn: int = 9,
    turn_limit: int = 0,
    fatigue: bool = False,
    ruleset: str = "1.2",
    phase: str = "summoning",
    running: str = "upper",
    rules: int = 1,
) -> dict[str, Any]:
    """Return the position as a JSON document in canonical form."""
    position: dict[str, Any] = {
        "format": 1,
        "game": "clash",
        "ruleset": ruleset,
        "mode": "duel",
        "turn": turn,
        "active": active,
        "phase": phase,
        "mana": mana,
        "seats": {"A": seat(a), "B": seat(b)},
    }
    if running != "upper":
        position["running"] = running
    if rules > 1:
        position["rules"] = rules
    champion = any("champion" in each for each in position["seats"].values())
    options = {"turn_limit": turn_limit, "fatigue": fatigue, "champion": champion}
    if any(options.values()):
        position["options"] = {key: value for key, value in options.items() if value}
    return position


def duel(a: str = SOMEBODY, b: str = SOMEBODY, **rest: Any) -> Duel:
    """Return the match in this position."""
    state = CLASH.load(document(a, b, **rest))
    assert isinstance(state, Duel)
    return state


def seat(text: str) -> dict[str, Any]:
    """Return a seat as a JSON document."""
    hand, upper, lower, *more = [part.split() for part in f"{text}||".split("|")]
    document: dict[str, Any] = {
        "hand": hand,
        "upper": [_creature(each) for each in upper],
        "lower": [_creature(each) for each in lower],
    }
    for key, *words in filter(None, more):
        if key == "champion":
            document[key] = {"card": words[0], "state": " ".join(words[1:])}
        else:
            assert key == "given", f"not of a seat: {key}"
            document[key] = words
    return document


def play(state: Any, line: str) -> list[str]:
    """Play a line for the seats to act, and return every event as text.

    `Damaged("ogre", bu1, 3, 1)` becomes `damaged ogre bu1 3 1`; lists are joined by commas, an
    empty one is `-`.
    """
    lines: list[str] = []
    while line.strip():
        action, line = CLASH.read_move(state, line)
        lines += [tell(event) for event in state.apply(state.to_act()[0], action)]
    return lines


def tell(event: Any) -> str:
    """Return an event as text."""
    return " ".join(
        (",".join(value) or "-") if isinstance(value, list) else str(value)
        for value in event.document().values()
    )


def only(told: list[str], *kinds: str) -> list[str]:
    """Return the events of these kinds."""
    return [event for event in told if event.split()[0] in kinds]


def attacks(told: list[str]) -> list[str]:
    """Return the attacks among the events."""
    return only(told, "attacked", "attacked_stronghold")


def expect(state: Any, a: str | None = None, b: str | None = None, **rest: Any) -> None:
    """Check the position: the given seats, and `mana`, `turn`, `active`, `phase`."""
    dumped = CLASH.dump(state)
    found = {"A": dumped["seats"]["A"], "B": dumped["seats"]["B"]}
    wanted = {"A": seat(a) if a else found["A"], "B": seat(b) if b else found["B"]}
    for each in found.values():
        each.pop("turns_taken", None)
    assert found == wanted
    assert {key: dumped[key] for key in rest} == rest


def texts(state: Any) -> list[str]:
    """Return the legal moves of the seat to act as text."""
    return [str(action) for action in state.legal_actions(state.to_act()[0])]


def winners(state: Any) -> tuple[str, ...] | None:
    """Return the winners; None while the match runs."""
    outcome = state.outcome()
    return outcome and outcome.winners


def _creature(text: str) -> dict[str, Any]:
    match = _CREATURE.fullmatch(text)
    assert match, f"not a creature: {text}"
    creature: dict[str, Any] = {"card": match["card"]}
    if match["damage"]:
        creature["damage"] = int(match["damage"])
    if match["fresh"]:
        creature["entered"] = "this turn"
    if match["symbiote"]:
        creature["symbiote"] = match["symbiote"]
    if match["shackled"]:
        cards = match["shackled"].split(",")
        creature["shackled"] = cards[0] if len(cards) == 1 else cards
    if match["owner"]:
        creature["owner"] = match["owner"]
    used = [mark for mark in ("protection", "sharpening") if match[mark]]
    if used:
        creature["used"] = used
    if match["activated"]:
        creature["activated"] = True
    return creature
