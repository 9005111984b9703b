"""The moves (bald-mountain.md 12) as values; their texts have no spaces."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import record


@record
class DrawCard:
    """Spend an action to draw a card."""

    def __str__(self) -> str:
        return "draw"


@record
class PlayCard:
    """Play a card onto the altar of its colour, by an action or as an answer: `+catch`."""

    card: str

    def __str__(self) -> str:
        return f"+{self.card}"


@record
class Activate:
    """Spend an action to activate a top spell: `catch!`."""

    card: str

    def __str__(self) -> str:
        return f"{self.card}!"


@record
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@record
class Fire:
    """Fire this wonder next: `moon_spring*`."""

    card: str

    def __str__(self) -> str:
        return f"{self.card}*"


@record
class Decline:
    """Do not fire an optional wonder this turn: `moon_spring~`."""

    card: str

    def __str__(self) -> str:
        return f"{self.card}~"


@record
class GiveUp:
    """Pay, discard or give these cards of the hand: `-catch-domovoi`."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return "".join(f"-{card}" for card in self.cards)


@record
class Target:
    """Choose a card, or the altar of a colour: `@fern_flower`, `@charm`."""

    id: str

    def __str__(self) -> str:
        return f"@{self.id}"


@record
class Pick:
    """Choose an option, counted from 1: `=2`."""

    option: int

    def __str__(self) -> str:
        return f"={self.option}"


@record
class Answer:
    """Pay or give energy or gems, or refuse (also to give up cards): `yes`, `no`."""

    pays: bool

    def __str__(self) -> str:
        return "yes" if self.pays else "no"


@record
class Done:
    """Play no further card."""

    def __str__(self) -> str:
        return "done"


Action: TypeAlias = (
    DrawCard | PlayCard | Activate | End | Fire | Decline | GiveUp | Target | Pick | Answer | Done
)

DRAW, END, DONE = DrawCard(), End(), Done()
YES, NO = Answer(True), Answer(False)
