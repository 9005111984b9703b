"""The 60 cards, loaded and checked once (bald-mountain.md 10)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from engine.bald_mountain import effects
from engine.bald_mountain.effects import Cost, Step
from engine.core import JsonObject, record
from engine.naming import Named, Names

SET: Final = "first"
COLOURS: tuple[str, ...] = ("curse", "charm", "illusion", "healing")
"""The colours in the order of their altars; an altar's number is its index here."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card(Named):
    """A card; each exists once and is equal only to itself.

    `place` is its index in the list of all cards, `altar` that of its colour in `COLOURS`;
    `optional` wonders may be declined. Nothing but the toll can prevent the effect of a `plain`
    card, so that the test of bald-mountain.md 5 can skip it.
    """

    id: str
    number: int
    place: int
    altar: int
    names: Names
    is_wonder: bool
    optional: bool
    cost: Cost
    effect: tuple[Step, ...]
    plain: bool

    def __reduce__(self) -> tuple[object, ...]:
        """Unpickle to this very object in a worker process."""
        return card, (self.id,)

    @property
    def colour(self) -> str:
        """The id of its colour."""
        return COLOURS[self.altar]

    @property
    def repeats(self) -> bool:
        """Whether it carries out another card. Such cards are never repeated or copied."""
        return any(
            isinstance(step, effects.Aim) and step.kind in ("repeat", "copy")
            for step in self.effect
        )


@record
class Colour(Named):
    """A colour of cards and its altar."""

    id: str
    names: Names
    hue: str


def _amount(written: Any) -> effects.Amount:
    if isinstance(written, dict):
        return effects.Per(written["per"], written.get("times", 1), written.get("max"))
    return int(written)


def _condition(written: JsonObject) -> effects.Condition:
    if "less" in written:
        return effects.Less(written["less"])
    return effects.Count(written["count"], written.get("at_least", 0), written.get("at_most"))


def _banish(row: JsonObject) -> Step:
    return effects.BanishSelf() if row["target"] == "self" else effects.Aim("banish")


def _rule(row: JsonObject) -> Step:
    if row["rule"] == "lock":
        return effects.Aim("lock")
    return effects.SetRule(row["rule"], row.get("n", 0))


def _unless(row: JsonObject) -> Step:
    pay = row["pay"]
    return effects.Unless(pay["to"], pay["what"], pay["n"], _steps(row["then"]))


_READERS: dict[str, Callable[[JsonObject], Step]] = {
    "attack": lambda row: effects.Attack(_amount(row["n"])),
    "gain": lambda row: effects.Gain(row["what"], _amount(row["n"]), row["who"]),
    "lose": lambda row: effects.Lose(row["what"], _amount(row["n"]), row["who"]),
    "steal": lambda row: effects.Steal(row["what"], _amount(row["n"])),
    "draw": lambda row: effects.Draw(row["n"], row["who"]),
    "discard": lambda row: effects.Discard(row["n"], row["who"], row.get("pick") == "random"),
    "steal_card": lambda row: effects.StealCards(row["n"]),
    "retrieve": lambda _row: effects.Aim("retrieve"),
    "play": lambda row: effects.Play(row["n"]),
    "banish": _banish,
    "turn": lambda _row: effects.Aim("turn"),
    "bury": lambda _row: effects.Aim("bury"),
    "repeat": lambda _row: effects.Aim("repeat"),
    "copy": lambda _row: effects.Aim("copy"),
    "actions": lambda row: effects.Actions(row["n"]),
    "rule": _rule,
    "choose": lambda row: effects.Choose(tuple([_steps(option) for option in row["options"]])),
    "unless": _unless,
    "if": lambda row: effects.If(_condition(row["cond"]), _steps(row["then"]), _steps(row["else"])),
}


def _steps(written: list[JsonObject]) -> tuple[Step, ...]:
    return tuple([_READERS[row["op"]](row) for row in written])


def _cost(written: list[JsonObject]) -> Cost:
    paid = {part["pay"]: part["n"] for part in written}
    colour = next((part["colour"] for part in written if "colour" in part), "")
    return Cost(paid.get("energy", 0), paid.get("gems", 0), paid.get("cards", 0), colour)


def _demands(steps: tuple[Step, ...]) -> bool:
    """Return whether something in these steps may be impossible (bald-mountain.md 5)."""
    for step in steps:
        match step:
            case effects.Aim(kind) if kind != "lock":
                return True
            case effects.Play():
                return True
            case effects.Lose(who="each_mage") | effects.Discard(who="each_mage"):
                return True
            case effects.If() | effects.Choose():
                if any(_demands(branch) for branch in effects.branches(step)):
                    return True
    return False


def _card(row: JsonObject, place: int) -> Card:
    cost, effect = _cost(row["cost"]), _steps(row["effect"])
    return Card(
        id=row["id"],
        number=row["number"],
        place=place,
        altar=COLOURS.index(row["colour"]),
        names=tuple(row["name"].items()),
        is_wonder=row["wonder"],
        optional=row.get("optional", False),
        cost=cost,
        effect=effect,
        plain=cost == Cost() and not _demands(effect),
    )


_DATA: Final = json.loads(files(__package__).joinpath("data", "cards.json").read_text("utf-8"))

ALTARS = tuple(
    Colour(row["id"], tuple(row["name"].items()), row["hue"]) for row in _DATA["colours"]
)
"""The colours in the order of `COLOURS`."""
CARDS = tuple(_card(row, place) for place, row in enumerate(_DATA["cards"]))
"""All cards in the order of the list: colour by colour, by number."""
BY_ID = {listed.id: listed for listed in CARDS}

if tuple(colour.id for colour in ALTARS) != COLOURS or len(BY_ID) != len(CARDS):
    raise ValueError("the list of cards is not that of Battle on the Bald Mountain")


def card(card_id: str) -> Card:
    """Return the card with this id. Raises `KeyError` for an unknown id."""
    return BY_ID[card_id]


def written(listed: Card) -> JsonObject:
    """Return the row of a card in the list, as it was written."""
    row: JsonObject = _DATA["cards"][listed.place]
    return row
