"""The vocabulary of effects (bald-mountain.md 8): what a card can say, as small values."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core import record

Resource = Literal["energy", "gems"]
Counter = Literal["their_altars", "own_energy", "opponent_hand"]
Who = Literal["us", "them", "each_mage"]
RuleKind = Literal["edge", "ward", "reflect", "guard", "lock", "still", "toll"]
TargetKind = Literal["banish", "turn", "bury", "repeat", "copy", "retrieve", "lock"]
"""What something is chosen for: a top card, a card of the discard pile (`retrieve`), an altar
(`lock`)."""

RESOURCES: tuple[Resource, ...] = ("energy", "gems")


@record
class Per:
    """So many for each that is counted: `times` the counter, at most `most` (None: no limit)."""

    counter: Counter
    times: int = 1
    most: int | None = None


Amount: TypeAlias = int | Per


@record
class Cost:
    """What is paid before the effect. `colour`: all cards are of this one; empty: of any."""

    energy: int = 0
    gems: int = 0
    cards: int = 0
    colour: str = ""


@record
class Attack:
    """An attack on the opponents: they lose energy."""

    n: Amount


@record
class Gain:
    """Energy or gems for somebody."""

    what: Resource
    n: Amount
    who: Who


@record
class Lose:
    """To the reserve, as much as there is; never an attack."""

    what: Resource
    n: Amount
    who: Who


@record
class Steal:
    """From the opponents, as much as there is; never an attack."""

    what: Resource
    n: Amount


@record
class Draw:
    """Cards from the top of the deck."""

    n: int
    who: Literal["me", "next_opponent", "each_mage"]


@record
class Discard:
    """Cards of hands, as many as there are; `by_chance`: nobody chooses which."""

    n: int
    who: Literal["next_opponent", "each_mage"]
    by_chance: bool


@record
class StealCards:
    """Cards at random of the next opponent's hand."""

    n: int


@record
class Play:
    """One to `n` cards of the own hand are played, without actions."""

    n: int


@record
class Aim:
    """Something is done to a target that the actor chooses."""

    kind: TargetKind


@record
class BanishSelf:
    """The card itself goes to the discard pile, if it is still on top of its altar."""


@record
class Actions:
    """More actions in this turn."""

    n: int


@record
class SetRule:
    """A rule comes into force; `n` is 0 where it has no number. A lock is an `Aim`."""

    kind: RuleKind
    n: int


@record
class Choose:
    """The actor chooses one of several lists of steps."""

    options: tuple[tuple[Step, ...], ...]


@record
class Unless:
    """A way out: the next opponent may pay it in full, else `then` is done."""

    to: Literal["discard", "lose", "give"]
    what: Literal["cards", "energy", "gems"]
    n: int
    then: tuple[Step, ...]


@record
class Less:
    """The actor's side has less of it than the opponents."""

    what: Resource


@record
class Count:
    """A counter is within these bounds."""

    counter: Counter
    at_least: int = 0
    at_most: int | None = None


Condition: TypeAlias = Less | Count


@record
class If:
    """One of two lists of steps."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...]


Step: TypeAlias = (
    Attack
    | Gain
    | Lose
    | Steal
    | Draw
    | Discard
    | StealCards
    | Play
    | Aim
    | BanishSelf
    | Actions
    | SetRule
    | Choose
    | Unless
    | If
)

Path: TypeAlias = tuple[int, ...]
"""Where a step stands: `(i,)` is step i of the effect, `(i, b, j)` step j of branch b of step i (of
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
    """Return the list of steps that this path is a place of."""
    for place, branch in zip(path[:-1:2], path[1::2], strict=False):
        effect = branches(effect[place])[branch]
    return effect


def after(effect: tuple[Step, ...], path: Path) -> Path | None:
    """Where the effect goes on after the step at this path; None where that was the last."""
    while True:
        following = (*path[:-1], path[-1] + 1)
        if following[-1] < len(block(effect, following)):
            return following
        if len(path) == 1:
            return None
        path = path[:-2]
