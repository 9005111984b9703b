"""Cards, altars, amounts and choices in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.bald_mountain.cards import ALTARS, BY_ID, COLOURS, Card
from engine.bald_mountain.effects import (
    Attack,
    Choose,
    Discard,
    Draw,
    Gain,
    Lose,
    Step,
)
from engine.bald_mountain.seating import Mode
from texts import Texts, dashed

MARKS = ("🔴", "🔵", "🟢", "🟡")
"""The marks of the colours, in the order of their altars."""

_WHOSE = {"us": "own", "me": "own", "each_mage": "each"}
"""Ends of text keys for who gains, loses or draws: the chooser, or each mage."""


def named(card_id: str, texts: Texts) -> str:
    """Name the card in a sentence. Raises KeyError for an unknown id."""
    card = BY_ID[card_id]
    return f"{MARKS[card.altar]} **{card.name(texts.language)}**"


def all_named(ids: Iterable[str], texts: Texts) -> str:
    """Name several cards in a sentence."""
    return ", ".join(named(card_id, texts) for card_id in ids)


def altar_name(colour: str, texts: Texts) -> str:
    """Name an altar by its colour, with its mark."""
    number = COLOURS.index(colour)
    return f"{MARKS[number]} {ALTARS[number].name(texts.language)}"


def card_text(card: Card, texts: Texts, mode: Mode | None = None, *, theirs: bool = False) -> str:
    """Return what a card does; with a mode only what applies to it.

    `theirs`: for a mage who is asked something by another's card.
    """
    name = dashed(card.id)
    key = f"bald-mountain-their-card-{name}" if theirs else f"bald-mountain-card-{name}"
    return texts(key, mode=mode or "any")


def amount(what: str, n: int, texts: Texts) -> str:
    """Return an amount of energy, gems or cards that a mage gains, loses or draws."""
    return texts(f"bald-mountain-amount-{what}", n=n)


def counted(what: str, n: int, texts: Texts) -> str:
    """Return an amount of energy, gems or cards to follow a plus or minus sign."""
    return texts(f"bald-mountain-counted-{what}", n=n)


def steps_in_words(steps: Sequence[Step], mode: Mode, texts: Texts) -> str:
    """Return what these steps of a choice do, in a few words."""
    steps_named = [
        texts(f"bald-mountain-step-{shape}", amount=texts("bald-mountain-and").join(amounts))
        for shape, amounts in _by_shape(steps, texts).items()
    ]
    words = ", ".join(steps_named)
    if mode == "three" and any(getattr(step, "who", "") == "each_mage" for step in steps):
        return texts("bald-mountain-step-double", step=words)
    return words


def option_in_words(card: Card | None, number: int, mode: Mode, texts: Texts) -> str:
    """Describe an option (1-based) of a card with a choice. Raises ValueError."""
    for step in card.effect if card else ():
        if isinstance(step, Choose):
            return steps_in_words(step.options[number - 1], mode, texts)
    raise ValueError(f"{card} has no options")


def _by_shape(steps: Sequence[Step], texts: Texts) -> dict[str, list[str]]:
    """Group the amounts by the steps' kinds: gain, lose, draw, discard, attack."""
    found: dict[str, list[str]] = {}
    for step in steps:
        match step:
            case Attack(int(n)):
                shape, what = "attack", str(n)
            case Gain(resource, int(n), who) | Lose(resource, int(n), who):
                verb = "gain" if isinstance(step, Gain) else "lose"
                shape, what = f"{verb}-{_WHOSE[who]}", amount(resource, n, texts)
            case Draw(n, who) | Discard(n, who):
                verb = "draw" if isinstance(step, Draw) else "discard"
                shape, what = f"{verb}-{_WHOSE[who]}", amount("cards", n, texts)
            case _:
                raise ValueError(f"no words for a choice of {step}")
        found.setdefault(shape, []).append(what)
    return found
