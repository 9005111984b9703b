"""Small positions to compose puzzles from, and small changes of them (`engine.goals.Mine`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.chance import Dice
from engine.clash import position
from engine.clash.actions import LANES
from engine.clash.battle import Duel
from engine.clash.cards import PRINTED, Card
from engine.clash.position_documents import SIDES
from engine.clash.puzzles.goals import Destroy, Goal
from engine.core import SEATS, JsonObject
from engine.documents import DocumentError

FEWEST, MOST = 4, 13
"""The number of cards of a position."""
_THIN = 11
"""The cards of a position from a match that are left."""
_LANE = 3
"""The most creatures in a lane."""
_MANA = (1, 9)
_SOLVER, _OPPONENT = SEATS[:2]


def sketch(pool: Sequence[Card], dice: Dice) -> Duel | None:
    """Return a position with few cards of a pool at random places; None if it breaks a rule."""
    cards = [card.id for card in dict.fromkeys(dice.shuffled(pool))]

    def lane() -> list[JsonObject]:
        return [
            {"card": cards.pop(at)}
            for _ in range(dice.of((0, 1, 1, 2)))
            for at in [next(at for at, each in enumerate(cards) if PRINTED[each].is_creature)]
        ]

    def hand(available: int) -> list[str]:
        health = 1 + dice.below(2)
        side = dice.of(SIDES)
        return [
            *(cards.pop() for _ in range(available)),
            side,
            *(cards.pop() for _ in range(health)),
        ]

    seats = {
        seat: {"hand": hand(held), LANES[0]: lane(), LANES[1]: lane()}
        for seat, held in ((_SOLVER, 2 + dice.below(3)), (_OPPONENT, dice.below(4)))
    }
    return _loaded({**_BLANK, "mana": 3 + dice.below(5), "seats": seats})


def thinned(duel: Duel, dice: Dice) -> Duel | None:
    """Return a position with few of its cards, chosen at random, without options and champions."""
    document = position.dump(duel)
    document.pop("options", None)
    for seat in document["seats"].values():
        seat.pop("champion", None)
    while _held(document) > _THIN:
        dice.of((_discard, _leave))(document, (), dice)
    return _loaded(document)


def variant(
    duel: Duel, goal: Goal, pool: Sequence[Card], idle: int, dice: Dice
) -> tuple[Duel, Goal] | None:
    """Return position and goal after one or two small changes; None if a rule forbids them.

    Often a card with one of the `idle` abilities, a mask, is exchanged for one without them.
    """
    document = position.dump(duel)
    if idle and dice.below(2):
        _exchange(document, [card for card in pool if not _abilities(card) & idle], idle, dice)
    else:
        for _ in range(dice.of((1, 1, 2))):
            dice.of(_CHANGES)(document, pool, dice)
    changed = _loaded(document)
    if changed is None:
        return None
    places = (goal.creatures or ()) if isinstance(goal, Destroy) else ()
    return (changed, goal) if all(map(changed.creature_at, places)) else None


_BLANK: JsonObject = {
    "format": 1,
    "game": "clash",
    "ruleset": "1.2",
    "mode": "duel",
    "turn": 5,
    "active": _SOLVER,
    "phase": "summoning",
}


def _held(document: JsonObject) -> int:
    """Return the number of cards in hands and lanes."""
    return sum(
        len(seat["hand"]) - 1 + sum(len(seat[lane]) for lane in LANES)
        for seat in document["seats"].values()
    )


def _loaded(document: JsonObject) -> Duel | None:
    """Return the position of a document; None if no puzzle has it."""
    if not FEWEST <= _held(document) <= MOST:
        return None
    for seat in document["seats"].values():
        if seat["hand"][-1] in SIDES or any(len(seat[lane]) > _LANE for lane in LANES):
            return None
    try:
        return position.load_duel(document).imagined()
    except DocumentError:
        return None


def _change_mana(document: JsonObject, _: Sequence[Card], dice: Dice) -> None:
    document["mana"] = min(_MANA[1], max(_MANA[0], document["mana"] + dice.of((-1, 1))))


def _replace_in_hand(document: JsonObject, pool: Sequence[Card], dice: Dice) -> None:
    hand = _hand(document, dice)
    at = dice.below(len(hand))
    if hand[at] not in SIDES:
        hand[at] = dice.of(pool).id


def _draw(document: JsonObject, pool: Sequence[Card], dice: Dice) -> None:
    hand = _hand(document, dice)
    hand.insert(dice.below(len(hand)), dice.of(pool).id)


def _discard(document: JsonObject, _: Sequence[Card], dice: Dice) -> None:
    hand = _hand(document, dice)
    at = dice.below(len(hand))
    if hand[at] not in SIDES:
        del hand[at]


def _swap(document: JsonObject, _: Sequence[Card], dice: Dice) -> None:
    """Exchange two places of a hand, one of which may be the stronghold."""
    hand = _hand(document, dice)
    one, other = dice.below(len(hand)), dice.below(len(hand))
    hand[one], hand[other] = hand[other], hand[one]


def _enter(document: JsonObject, pool: Sequence[Card], dice: Dice) -> None:
    lane, card = _lane(document, dice), dice.of(pool)
    if card.is_creature:
        lane.insert(dice.below(len(lane) + 1), {"card": card.id})


def _leave(document: JsonObject, _: Sequence[Card], dice: Dice) -> None:
    lane = _lane(document, dice)
    if lane:
        del lane[dice.below(len(lane))]


def _replace_in_play(document: JsonObject, pool: Sequence[Card], dice: Dice) -> None:
    lane, card = _lane(document, dice), dice.of(pool)
    if lane and card.is_creature:
        lane[dice.below(len(lane))] = {"card": card.id}


def _simplify(document: JsonObject, pool: Sequence[Card], dice: Dice) -> None:
    """Exchange a card for one without abilities."""
    plain = dice.of([card for card in pool if not _abilities(card)])
    hand, lane = _hand(document, dice), _lane(document, dice)
    if dice.below(2) and lane and plain.is_creature:
        lane[dice.below(len(lane))] = {"card": plain.id}
    elif hand[at := dice.below(len(hand))] not in SIDES:
        hand[at] = plain.id


def _exchange(document: JsonObject, pool: Sequence[Card], idle: int, dice: Dice) -> None:
    """Exchange a card with one of these abilities for a card of the pool."""
    places: list[tuple[Any, Any]] = []
    for seat in document["seats"].values():
        hand = seat["hand"]
        places += [(hand, at) for at, each in enumerate(hand) if each not in SIDES]
        places += [(creature, "card") for lane in LANES for creature in seat[lane]]
    carriers = [(held, at) for held, at in places if _abilities(PRINTED[held[at]]) & idle]
    if carriers:
        held, at = dice.of(carriers)
        card = dice.of(pool)
        if card.is_creature or at != "card":
            held[at] = card.id


def _abilities(card: Card) -> int:
    return card.mask | card.aura


def _move(document: JsonObject, _: Sequence[Card], dice: Dice) -> None:
    seat = document["seats"][dice.of((_SOLVER, _OPPONENT))]
    lane = seat[dice.of(LANES)]
    if lane:
        seat[dice.of(LANES)].append(lane.pop(dice.below(len(lane))))


def _take_back(document: JsonObject, _: Sequence[Card], dice: Dice) -> None:
    """Undo a play of the solver: its creature is in hand again, and its mana is there."""
    seat = document["seats"][_SOLVER]
    lane = seat[dice.of(LANES)]
    if lane:
        taken = lane.pop(dice.below(len(lane)))["card"]
        seat["hand"].insert(0, taken)
        document["mana"] = min(_MANA[1], document["mana"] + PRINTED[taken].cost)


def _hand(document: JsonObject, dice: Dice) -> list[str]:
    hand: list[str] = document["seats"][dice.of((_SOLVER, _SOLVER, _OPPONENT))]["hand"]
    return hand


def _lane(document: JsonObject, dice: Dice) -> list[JsonObject]:
    seat = document["seats"][dice.of((_SOLVER, _OPPONENT))]
    lane: list[JsonObject] = seat[dice.of(LANES)]
    return lane


_CHANGES: tuple[Callable[[JsonObject, Sequence[Card], Dice], None], ...] = (
    *(_change_mana, _replace_in_hand, _draw, _discard, _swap),
    *(_enter, _leave, _replace_in_play, _simplify, _move, _take_back),
)
