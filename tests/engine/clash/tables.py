"""Positions of every mode as text, as `positions` has them for duels.

An AI's seat is `stronghold and deck, top first | upper lane | lower lane | discard ogre boom`.

    state = table("coop", a="BASTION boom | ogre", b="FORT djinn troll | baron")
    expect_seats(state, b="FORT troll | baron | | discard djinn")
"""

from __future__ import annotations

from typing import Any

from positions import CLASH, seat

from engine.clash.seating import SEATINGS

HANDS = {
    "A": "BASTION djinn giant titan",
    "B": "BASTION mutant machine carnivore",
    "C": "BASTION reptile cyclone aberration",
    "D": "BASTION vortex gnome disciple",
}
"""Hands, and decks of AIs, that are irrelevant to the test."""


def document(
    mode: str,
    *,
    options: dict[str, Any] | None = None,
    ruleset: str = "1.2",
    active: str = "A",
    turn: int = 9,
    mana: int = 9,
    **seats: str,
) -> dict[str, Any]:
    """Return the position as a JSON document; seats have small letters."""
    seating = SEATINGS[mode]
    document: dict[str, Any] = {}
    for number, name in enumerate(seating.seats):
        text = seats.pop(name.lower(), HANDS[name])
        document[name] = ai_seat(text) if number in seating.ai else seat(text)
    assert not seats, seats
    position = {
        "format": 1,
        "game": "clash",
        "ruleset": ruleset,
        "mode": mode,
        "turn": turn,
        "active": active,
        "phase": "summoning",
        "mana": mana,
        "seats": document,
    }
    champion = any("champion" in each for each in document.values())
    options = {**(options or {}), **({"champion": True} if champion else {})}
    return {**position, "options": options} if options else position


def table(mode: str, **rest: Any) -> Any:
    """Return the match in this position."""
    return CLASH.load(document(mode, **rest))


def ai_seat(text: str) -> dict[str, Any]:
    """Return an AI's seat as a JSON document."""
    lanes, discard = text.split("| discard") if "discard" in text else (text, "")
    told = seat(lanes)
    stronghold, *deck = told.pop("hand")
    piles = {"deck": deck, "discard": discard.split(), "stronghold": stronghold}
    return piles | told


def expect_seats(state: Any, **seats: str) -> None:
    """Check these seats, given with small letters."""
    dumped = CLASH.dump(state)
    for name, text in seats.items():
        found = dumped["seats"][name.upper()]
        found.pop("turns_taken", None)
        found.pop("chance", None)
        assert found == (ai_seat(text) if "deck" in found else seat(text)), name
