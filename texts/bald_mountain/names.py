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
"""The colours in the order of their altars."""

_WHOSE = {"us": "own", "me": "own", "each_mage": "each"}
"""Who gains, loses, draws: who chooses, or everybody."""


def named(card_id: str, texts: Texts) -> str:
    """Name the card in a sentence.

    Raises KeyError for an unknown id.
    """
    card = BY_ID[card_id]
    return f"{MARKS[card.altar]} **{card.name(texts.language)}**"


def all_named(ids: Iterable[str], texts: Texts) -> str:
    """Several cards in a sentence."""
    return ", ".join(named(card_id, texts) for card_id in ids)


def altar_name(colour: str, texts: Texts) -> str:
    """Name an altar by its colour, with its mark."""
    number = COLOURS.index(colour)
    return f"{MARKS[number]} {ALTARS[number].name(texts.language)}"


def card_text(card: Card, texts: Texts, mode: Mode | None = None, *, theirs: bool = False) -> str:
    """Tell what a card does, in words for players; with a mode only what holds there.

    `theirs`: for a mage who is asked something by a card in the turn of another.
    """
    name = dashed(card.id)
    key = f"bald-mountain-their-card-{name}" if theirs else f"bald-mountain-card-{name}"
    return texts(key, mode=mode or "any")


def amount(what: str, n: int, texts: Texts) -> str:
    """So much energy, so many gems or cards: what somebody gains, loses, draws."""
    return texts(f"bald-mountain-amount-{what}", n=n)


def counted(what: str, n: int, texts: Texts) -> str:
    """Tell so much energy, so many gems or cards as a sum, behind a sign."""
    return texts(f"bald-mountain-counted-{what}", n=n)


def steps_in_words(steps: Sequence[Step], mode: Mode, texts: Texts) -> str:
    """Tell what these steps of a choice come to, in a few words."""
    told = [
        texts(f"bald-mountain-step-{shape}", amount=texts("bald-mountain-and").join(amounts))
        for shape, amounts in _by_shape(steps, texts).items()
    ]
    words = ", ".join(told)
    if mode == "three" and any(getattr(step, "who", "") == "each_mage" for step in steps):
        return texts("bald-mountain-step-double", step=words)
    return words


def option_in_words(card: Card | None, number: int, mode: Mode, texts: Texts) -> str:
    """Tell an option of a card that lets somebody choose, counted from 1."""
    for step in card.effect if card else ():
        if isinstance(step, Choose):
            return steps_in_words(step.options[number - 1], mode, texts)
    raise ValueError(f"{card} has no options")


def _by_shape(steps: Sequence[Step], texts: Texts) -> dict[str, list[str]]:
    """Collect what is gained, lost, drawn, discarded or attacked for, and how much of it."""
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
