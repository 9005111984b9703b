"""The vocabulary of card effects (bald-mountain.md 8) as small values."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core import record

Resource = Literal["energy", "gems"]
Counter = Literal["their_altars", "own_energy", "opponent_hand"]
Who = Literal["us", "them", "each_mage"]
RuleKind = Literal["edge", "ward", "reflect", "guard", "lock", "still", "toll"]
TargetKind = Literal["banish", "turn", "bury", "repeat", "copy", "retrieve", "lock"]
"""What a target is chosen for: a top card, a card of the discard pile (`retrieve`), an altar
(`lock`)."""

RESOURCES: tuple[Resource, ...] = ("energy", "gems")


@record
class Per:
    """An amount: `times` a counter, at most `most` (None: no limit)."""

    counter: Counter
    times: int = 1
    most: int | None = None


Amount: TypeAlias = int | Per


@record
class Cost:
    """The price of an effect. Cards must all be of `colour`; empty: of any."""

    energy: int = 0
    gems: int = 0
    cards: int = 0
    colour: str = ""


@record
class Attack:
    """Attack the opponents, who lose energy."""

    n: Amount


@record
class Gain:
    """Give energy or gems to one or several sides."""

    what: Resource
    n: Amount
    who: Who


@record
class Lose:
    """Put energy or gems into the reserve, as far as there are any; never an attack."""

    what: Resource
    n: Amount
    who: Who


@record
class Steal:
    """Take energy or gems from the opponents, as far as there are any; never an attack."""

    what: Resource
    n: Amount


@record
class Draw:
    """Draw cards from the top of the deck."""

    n: int
    who: Literal["me", "next_opponent", "each_mage"]


@record
class Discard:
    """Discard cards of hands, as far as there are any; `by_chance`: at random."""

    n: int
    who: Literal["next_opponent", "each_mage"]
    by_chance: bool


@record
class StealCards:
    """Take random cards from the next opponent's hand."""

    n: int


@record
class Play:
    """Play one to `n` cards of the actor's hand without actions."""

    n: int


@record
class Aim:
    """Do something to a target that the actor chooses."""

    kind: TargetKind


@record
class BanishSelf:
    """Move the card itself to the discard pile, if it is still on top of its altar."""


@record
class Actions:
    """Give more actions in this turn."""

    n: int


@record
class SetRule:
    """Bring a rule into force; `n` is 0 for one without a number. A lock is an `Aim`."""

    kind: RuleKind
    n: int


@record
class Choose:
    """Let the actor choose one of several lists of steps."""

    options: tuple[tuple[Step, ...], ...]


@record
class Unless:
    """Offer a way out: the next opponent may pay it in full, else `then` is done."""

    to: Literal["discard", "lose", "give"]
    what: Literal["cards", "energy", "gems"]
    n: int
    then: tuple[Step, ...]


@record
class Less:
    """The condition that the actor's side has less of it than the opponents."""

    what: Resource


@record
class Count:
    """The condition that a counter is within these bounds."""

    counter: Counter
    at_least: int = 0
    at_most: int | None = None


Condition: TypeAlias = Less | Count


@record
class If:
    """Carry out one of two lists of steps."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...]


_OfHoldings: TypeAlias = Attack | Gain | Lose | Steal
_OfCards: TypeAlias = Draw | Discard | StealCards | Play | Aim | BanishSelf
Step: TypeAlias = _OfHoldings | _OfCards | Actions | SetRule | Choose | Unless | If

Path: TypeAlias = tuple[int, ...]
"""The place of a step: `(i,)` is step i of the effect, `(i, b, j)` step j of branch b of step i (of
`Choose` the option, of `If` 0 then and 1 else, of `Unless` 0); bald-mountain.md 12."""


def branches(step: Step) -> tuple[tuple[Step, ...], ...]:
    """Return the lists of steps within a step."""
    match step:
        case Choose(options):
            return options
        case Unless():
            return (step.then,)
        case If():
            return (step.then, step.otherwise)
    return ()


def block(effect: tuple[Step, ...], path: Path) -> tuple[Step, ...]:
    """Return the list of steps that contains this path."""
    for place, branch in zip(path[:-1:2], path[1::2], strict=False):
        effect = branches(effect[place])[branch]
    return effect


def after(effect: tuple[Step, ...], path: Path) -> Path | None:
    """Return the path of the step that follows this one; None after the last."""
    while True:
        following = (*path[:-1], path[-1] + 1)
        if following[-1] < len(block(effect, following)):
            return following
        if len(path) == 1:
            return None
        path = path[:-2]
