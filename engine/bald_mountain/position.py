"""Positions as JSON documents, and the checks on them (bald-mountain.md 12)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import BY_ID, CARDS, COLOURS, Card
from engine.bald_mountain.doable import is_payable
from engine.bald_mountain.effects import Aim, Discard, Path, Play, Step, block, branches
from engine.bald_mountain.endings import GEMS_TO_WIN
from engine.bald_mountain.resolving import discarding, due_of
from engine.bald_mountain.seating import SEATINGS, Mode
from engine.bald_mountain.state import Leaving
from engine.bald_mountain.turn import ACTIONS, list_wonders
from engine.bald_mountain.view import How, Laid, RuleInForce, Underway
from engine.core import SEATS, JsonObject, Seat, ending
from engine.documents import Document, DocumentError, refuse
from engine.turn_games import PositionModel

MOST = 10_000
"""The largest energy, gems or actions in a position; no played match comes near it."""


class SideDocument(Document):
    """The energy and gems of a side."""

    energy: int = Field(ge=0, le=MOST)
    gems: int = Field(ge=0, le=MOST)


class LaidDocument(Document):
    """A card on an altar."""

    card: str
    side: Literal[0, 1]


class RuleDocument(Document):
    """A rule in force."""

    rule: Literal["edge", "ward", "reflect", "guard", "lock", "still", "toll"]
    side: Literal[0, 1]
    n: int | None = Field(None, ge=1, le=MOST)
    altar: Literal["curse", "charm", "illusion", "healing"] | None = None


class UnderwayDocument(Document):
    """An effect that is being carried out."""

    card: str
    how: How
    at: list[int] | Literal["cost"]


class QuestionDocument(Document):
    """The details of a question that do not follow from the step in progress."""

    played: int | None = Field(None, ge=0)
    of: Seat | None = None
    picked: dict[Seat, list[str]] | None = None


class AltarsDocument(Document):
    """The four stacks, the top card first."""

    curse: list[LaidDocument]
    charm: list[LaidDocument]
    illusion: list[LaidDocument]
    healing: list[LaidDocument]


class PositionDocument(PositionModel):
    """A position. Empty optional keys are left out."""

    game: Literal["bald_mountain"]
    ruleset: Literal["1"]
    mode: Mode
    leaving: Leaving = "stand_in"
    turn: int = Field(ge=1, le=MOST)
    active: Seat
    step: Literal["wonders", "actions"]
    actions: int = Field(ge=0, le=MOST)
    sides: list[SideDocument] = Field(min_length=2, max_length=2)
    hands: dict[Seat, list[str]]
    altars: AltarsDocument
    deck: list[str]
    discard: list[str]
    chance: int = Field(ge=0, lt=1 << 64)
    used: list[str] = Field(default_factory=list)
    rules: list[RuleDocument] = Field(default_factory=list)
    last_turn: bool = False
    fires: list[str] | None = None
    resolving: list[UnderwayDocument] = Field(default_factory=list)
    question: QuestionDocument | None = None

    @classmethod
    def write(cls, state: Battle) -> JsonObject:
        document = cls.document_of(
            state,
            active=SEATS[state.actor],
            sides=[{"energy": state.energy[side], "gems": state.gems[side]} for side in (0, 1)],
            hands={SEATS[number]: _ids(hand) for number, hand in enumerate(state.hands)},
            altars={
                colour: [LaidDocument.document_of(laid) for laid in stack]
                for colour, stack in zip(COLOURS, state.altars, strict=True)
            },
            rules=[
                RuleDocument.document_of(
                    rule, rule=rule.kind, n=rule.n or None, altar=(*COLOURS, None)[rule.altar]
                )
                for rule in state.rules
            ],
            fires=_ids(state.fires) or None,
            resolving=[
                UnderwayDocument.document_of(part, at="cost" if part.at is None else part.at)
                for part in state.resolving
            ],
            question=_question(state),
        )
        return document | ({"outcome": ending(state.ended)} if state.ended else {})

    def load(self) -> Battle:
        battle = Battle(self.mode, self.leaving)
        battle.turn, battle.step, battle.actions = self.turn, self.step, self.actions
        if SEATS[battle.actor] != self.active:
            raise DocumentError("active", f"turn {self.turn} is that of {SEATS[battle.actor]}")
        for side, holds in enumerate(self.sides):
            battle.energy[side], battle.gems[side] = holds.energy, holds.gems
        _read_cards(battle, self)
        battle.chance, battle.last_turn = self.chance, self.last_turn
        if self.last_turn and battle.deck:
            raise DocumentError("last_turn", "only an empty deck makes a turn the last")
        _read_used(battle, self)
        battle.rules = tuple([_read_rule(battle, rule, n) for n, rule in enumerate(self.rules)])
        _read_progress(battle, self)
        _check_running(battle)
        battle.go_on()
        _check_asked(battle, self)
        battle.events = []
        return battle


def _ids(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]


def _question(battle: Battle) -> JsonObject | None:
    asked = battle.question
    if asked is None or asked.kind not in ("play", "discard"):
        return None
    if asked.kind == "play":
        return {"played": battle.played}
    picked = {SEATS[number]: _ids(cards) for number, cards in battle.picked}
    return {"of": SEATS[asked.seat], "picked": picked}


# Reading


class _Seen:
    """The cards that have been placed: each is in exactly one place."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def card(self, card_id: str, path: str) -> Card:
        """Return the card with this id.

        Raises `DocumentError` if it is unknown or already placed.
        """
        refuse(card_id not in BY_ID, path, f"no card is called {card_id[:40]}")
        refuse(card_id in self.ids, path, f"{card_id} is in two places")
        self.ids.add(card_id)
        return BY_ID[card_id]


def _cards(ids: list[str], path: str, seen: _Seen) -> tuple[Card, ...]:
    return tuple([seen.card(card_id, f"{path}[{n}]") for n, card_id in enumerate(ids)])


def _read_cards(battle: Battle, written: PositionDocument) -> None:
    seen = _Seen()
    seats = SEATINGS[written.mode].seats
    if set(written.hands) != set(seats):
        raise DocumentError("hands", f"one for each of the seats {', '.join(seats)}")
    for number, seat in enumerate(seats):
        battle.hands[number] = _cards(written.hands[seat], f"hands.{seat}", seen)
    for number, colour in enumerate(COLOURS):
        stack = []
        for place, laid in enumerate(getattr(written.altars, colour)):
            path = f"altars.{colour}[{place}].card"
            card = seen.card(laid.card, path)
            refuse(card.altar != number, path, f"{card.id} belongs to the altar of {card.colour}")
            stack.append(Laid(card, laid.side))
        battle.altars[number] = tuple(stack)
    battle.deck = _cards(written.deck, "deck", seen)
    battle.discard = _cards(written.discard, "discard", seen)
    if missing := [card.id for card in CARDS if card.id not in seen.ids]:
        raise DocumentError("", f"{missing[0]} is nowhere")


def _read_used(battle: Battle, written: PositionDocument) -> None:
    battle.used = _cards(written.used, "used", _Seen())
    if battle.used and written.step == "wonders":
        raise DocumentError("used", "nothing is activated before the wonders have fired")
    for number, card in enumerate(battle.used):
        refuse(card.is_wonder, f"used[{number}]", f"{card.id} is a wonder, not to be activated")


def _read_rule(battle: Battle, rule: RuleDocument, number: int) -> RuleInForce:
    numbered = rule.rule in ("edge", "ward", "toll")
    if numbered != (rule.n is not None):
        needs = "needs a number" if numbered else "has no number"
        raise DocumentError(f"rules[{number}].n", f"{rule.rule} {needs}")
    if (rule.rule == "lock") != (rule.altar is not None):
        raise DocumentError(f"rules[{number}].altar", "a lock has an altar, nothing else has")
    if rule.rule == "edge" and rule.side != battle.us:
        raise DocumentError(f"rules[{number}].side", "an edge ends with the turn of its side")
    altar = COLOURS.index(rule.altar) if rule.altar else -1
    return RuleInForce(rule.rule, rule.side, rule.n or 0, altar)


def _read_progress(battle: Battle, written: PositionDocument) -> None:
    _read_fires(battle, written)
    parts: list[Underway] = []
    for number, part in enumerate(written.resolving):
        parts.append(_read_underway(part, f"resolving[{number}]"))
        if number:
            _check_repeated(parts[-2], parts[-1], number)
    battle.resolving = tuple(parts)
    if parts:
        _check_outermost(battle, parts[0])
        _check_payable(battle, len(parts) - 1)
    elif written.step == "wonders" and written.fires is None:
        list_wonders(battle)
    if written.question is not None:
        _read_question(battle, written.question)


def _read_fires(battle: Battle, written: PositionDocument) -> None:
    if written.fires and written.step != "wonders":
        raise DocumentError("fires", "wonders fire in the step `wonders` alone")
    fires = _cards(written.fires or [], "fires", _Seen())
    for number, card in enumerate(fires):
        refuse(not card.is_wonder, f"fires[{number}]", f"{card.id} is no wonder")
        if number and fires[number - 1].altar >= card.altar:
            raise DocumentError(f"fires[{number}]", "one of each altar, in the order of the altars")
    battle.fires = fires


def _check_outermost(battle: Battle, outermost: Underway) -> None:
    card, how = outermost.card, "fire" if battle.step == "wonders" else "activate"
    refuse(outermost.how != how, "resolving[0].how", f"in the step {battle.step} cards {how}")
    if card.is_wonder != (how == "fire"):
        kind = "a wonder" if card.is_wonder else "no wonder"
        raise DocumentError("resolving[0].card", f"{card.id} is {kind}")
    if how == "activate" and card not in battle.used:
        raise DocumentError("used", f"{card.id} was activated in this turn")
    refuse(how == "fire" and card in battle.fires, "fires", f"{card.id} has fired in this turn")


def _check_repeated(outer: Underway, inner: Underway, number: int) -> None:
    step = _step_of(outer)
    if not isinstance(step, Aim) or step.kind != inner.how:
        raise DocumentError(f"resolving[{number - 1}].at", f"no step that does {inner.how}")
    if inner.card.is_wonder or inner.card.repeats:
        raise DocumentError(
            f"resolving[{number}].card", f"{inner.card.id} is never repeated or copied"
        )


def _check_payable(battle: Battle, number: int) -> None:
    innermost = battle.resolving[number]
    cost, hand = innermost.card.cost, battle.hands[battle.actor]
    if innermost.at is None and sum(is_payable(card, cost) for card in hand) < cost.cards:
        raise DocumentError(f"resolving[{number}].at", f"too few cards to pay {innermost.card.id}")


def _step_of(underway: Underway) -> Step | None:
    """Return the step in progress; None while cards are chosen to pay."""
    if underway.at is None:
        return None
    return block(underway.card.effect, underway.at)[underway.at[-1]]


def _read_underway(part: UnderwayDocument, path: str) -> Underway:
    refuse(part.card not in BY_ID, f"{path}.card", f"no card is called {part.card[:40]}")
    card = BY_ID[part.card]
    if part.at == "cost":
        refuse(not card.cost.cards, f"{path}.at", f"{card.id} costs no cards")
        return Underway(card, part.how, None)
    at = tuple(part.at)
    refuse(not _leads_somewhere(card, at), f"{path}.at", f"{card.id} has no such step")
    return Underway(card, part.how, at)


def _leads_somewhere(card: Card, at: Path) -> bool:
    steps = card.effect
    for depth, place in enumerate(at):
        if depth % 2 == 0:
            if not 0 <= place < len(steps):
                return False
            inner = branches(steps[place])
        elif not 0 <= place < len(inner):
            return False
        else:
            steps = inner[place]
    return len(at) % 2 == 1


def _read_question(battle: Battle, written: QuestionDocument) -> None:
    step = _step_of(battle.resolving[-1]) if battle.resolving else None
    if written.played is not None:
        if not isinstance(step, Play) or written.played >= step.n:
            raise DocumentError("question.played", "no step that plays more cards")
        battle.played = written.played
    if written.picked is not None:
        if not isinstance(step, Discard) or step.by_chance:
            raise DocumentError("question.picked", "no step for which cards are chosen to discard")
        battle.picked = tuple(
            [_read_picks(battle, step, seat, ids) for seat, ids in written.picked.items()]
        )


def _read_picks(
    battle: Battle, step: Discard, seat: Seat, ids: list[str]
) -> tuple[int, tuple[Card, ...]]:
    """Read what a seat has chosen to discard: cards of its hand, as many as required."""
    path, number = f"question.picked.{seat}", SEATS.index(seat)
    refuse(number not in discarding(battle, step), path, "this seat discards nothing")
    cards, hand = _cards(ids, path, _Seen()), battle.hands[number]
    refuse(not set(cards) <= set(hand), path, "cards of this hand")
    if not cards or len(cards) != min(due_of(battle, step, number), len(hand)):
        raise DocumentError(path, "as many cards as are due")
    return number, cards


def _check_asked(battle: Battle, written: PositionDocument) -> None:
    """Check the seat that chooses a discard: all who have already chosen come before it."""
    question, claimed = battle.question, written.question
    if claimed is None or (claimed.of is None and claimed.picked is None):
        return
    if question is None or question.kind != "discard":
        raise DocumentError("question.of", "nobody chooses what to discard")
    asked = SEATS[question.seat]
    refuse(claimed.of != asked, "question.of", f"{asked} is next to choose what to discard")
    order = battle.in_turn_order
    for number, _ in battle.picked:
        if order.index(number) > order.index(question.seat):
            raise DocumentError(f"question.picked.{SEATS[number]}", f"{asked} chooses before")


def _check_running(battle: Battle) -> None:
    if battle.step == "actions" and not battle.actions and not battle.resolving:
        raise DocumentError("actions", "without actions the turn is over")
    if battle.step == "wonders" and battle.actions < ACTIONS:
        raise DocumentError("actions", f"a turn has {ACTIONS} actions, and none is spent yet")
    for side in (0, 1):
        refuse(battle.energy[side] <= 0, f"sides[{side}].energy", "this side has lost")
        refuse(battle.gems[side] >= GEMS_TO_WIN, f"sides[{side}].gems", "this side has won")
