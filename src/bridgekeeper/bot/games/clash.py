"""Clash of Decks at a table in Discord."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

from ...engine.clash.actions import LANES, Cast, End, Go, Join, Place, Summon, place
from ...engine.clash.cards import Card, card
from ...engine.clash.decks import PRECONSTRUCTED
from ...engine.clash.duel import Duel
from ...engine.clash.events import Event
from ...engine.clash.game import duel_setup
from ...engine.clash.moves import read_move
from ...engine.clash.state import Creature
from ...engine.clash.summoning import BESIDE, available_cards, cost
from ...engine.clash.view import DuelView
from ...engine.core import SEATS, IllegalAction, JsonObject, Seat
from ...images.clash.board import board
from ...images.clash.hand import hand
from ...texts import Texts
from ..harmless import harmless
from .clash_story import bold, story
from .table import CardChoice, DeckChoice, Drawing, MoveChoice

RANDOM = "random"


class ClashTable:
    """How duels of Clash of Decks are shown."""

    formats = ("preconstructed",)

    def decks(self, format: str, texts: Texts) -> Sequence[DeckChoice]:
        """A random one, then the four of the Initiation Pack."""
        return [
            DeckChoice(RANDOM, texts("deck-random"), ""),
            *(
                DeckChoice(
                    number,
                    texts("deck-number", number=number),
                    ", ".join(card(card_id).name(texts.language) for card_id in deck),
                )
                for number, deck in PRECONSTRUCTED.items()
            ),
        ]

    def setup(self, format: str, decks: Mapping[Seat, str]) -> JsonObject:
        """A duel with these decks; random ones differ from those taken."""
        chance = random.SystemRandom()
        numbers = {seat: chosen for seat, chosen in decks.items() if chosen != RANDOM}
        for seat in decks:
            if seat not in numbers:
                free = sorted(PRECONSTRUCTED.keys() - numbers.values())
                numbers[seat] = chance.choice(free)
        return duel_setup({seat: PRECONSTRUCTED[numbers[seat]] for seat in decks})

    def introduction(self, setup: JsonObject, names: Mapping[Seat, str], texts: Texts) -> list[str]:
        """The decks: they are shown before the shuffle (clash-of-decks.md 1)."""
        return [
            f"{bold(harmless(names[seat]))}: "
            + ", ".join(card(card_id).name(texts.language) for card_id in deck)
            for seat, deck in setup["decks"].items()
        ]

    def board(
        self, view: DuelView, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts
    ) -> Drawing:
        """The public picture of the board."""
        key = ("clash board", view, tuple(events), tuple(names.items()), texts.language)
        return Drawing(key, partial(board, view, events, names, texts))

    def hand(self, view: DuelView, names: Mapping[Seat, str], texts: Texts) -> Drawing:
        """The viewer's own hand."""
        key = ("clash hand", view, tuple(names.items()), texts.language)
        return Drawing(key, partial(hand, view, names, texts))

    def story(self, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts) -> list[str]:
        """What happened, in lines of Markdown."""
        return story(events, names, texts)

    def mana(self, view: DuelView) -> int:
        """What the active seat has left."""
        return view.mana

    def choices(
        self, state: Duel, seat: Seat, names: Mapping[Seat, str], texts: Texts
    ) -> Sequence[CardChoice]:
        """The available cards of a seat, left to right, then its champion if that is ready;
        costs as they are now, moves only in its own turn."""
        moves: dict[str, list[MoveChoice]] = {}
        stacks = set()
        for action in state.legal_actions(seat):
            match action:
                case Summon(card_id, lane):
                    label = texts(f"button-lane-{LANES[lane]}")
                case Join(card_id):
                    label = _host(state, action, texts)
                    stacks.add(card_id)
                case Cast(card_id, target):
                    label = _target(state, target, names, texts)
                case End() | Go():
                    continue
            moves.setdefault(card_id, []).append(MoveChoice(str(action), label))
        return [
            CardChoice(
                each.id,
                f"{each.name(texts.language)} · {cost(state, each, index)}",
                not each.is_creature,
                tuple(moves.get(each.id, ())),
                None if index == BESIDE else index + 1,
                each.id in stacks,
            )
            for each, index in _within_reach(state, seat)
        ]

    def steps(self, state: Duel, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """The next attack, where the assault goes step by step (clash-of-decks.md 14)."""
        return [
            MoveChoice(str(action), texts("button-go"))
            for action in state.legal_actions(seat)
            if isinstance(action, Go)
        ]

    def spoken(self, state: Duel, move: str, names: Mapping[Seat, str], texts: Texts) -> str:
        """A move in words, as it is made in this state."""
        action, _ = read_move(state, move)
        names = {seat: harmless(name) for seat, name in names.items()}
        match action:
            case Summon(card_id, lane):
                return texts(
                    "move-creature", card=_named(card_id, texts), lane=texts(f"lane-{LANES[lane]}")
                )
            case Join(card_id, lane, position):
                host = place(state.active, lane, position)
                return texts(
                    "move-symbiote",
                    card=_named(card_id, texts),
                    host=_target(state, host, names, texts),
                )
            case Cast(card_id, target):
                return texts(
                    "move-incantation",
                    card=_named(card_id, texts),
                    target=_target(state, target, names, texts),
                )
            case Go():
                return texts("move-go")
            case End():
                return texts("move-end")

    def refusal(self, refusal: IllegalAction, texts: Texts) -> str:
        """Why the rules refuse a move."""
        facts = dict(refusal.facts)
        for fact in ("card", "typed", "move"):
            if fact in facts:
                facts[fact] = _named(facts[fact], texts)
        if "cards" in facts:
            facts["cards"] = ", ".join(card(each).name(texts.language) for each in facts["cards"])
        return texts(f"illegal-{refusal.code.replace('_', '-')}", **facts)


def _named(card_id: str, texts: Texts) -> str:
    """The card's name; what somebody typed, made harmless, where it is no card."""
    try:
        return bold(card(card_id).name(texts.language))
    except KeyError:
        return harmless(card_id)


def _target(state: Duel, target: Place, names: Mapping[Seat, str], texts: Texts) -> str:
    """A creature to aim at: name, health left, kingdom and place."""
    creature = state.creature_at(target)
    where = texts(
        f"lane-{LANES[target.lane]}-of",
        player=names.get(target.seat, target.seat),
        position=target.position + 1,
    )
    if creature is None:
        return where
    left = creature.health - creature.damage
    return f"{_creature(creature, texts)} ({left}♥) · {where}"


def _host(state: Duel, action: Join, texts: Texts) -> str:
    """A creature that a symbiote can be put on: name and place."""
    host = state.creature_at(place(state.active, action.lane, action.position))
    assert host is not None, "a legal host"
    return texts(
        f"host-{LANES[action.lane]}", host=_creature(host, texts), position=action.position + 1
    )


def _creature(creature: Creature, texts: Texts) -> str:
    """The names of its cards, the host's first."""
    return " + ".join(each.name(texts.language) for each in reversed(creature.cards))


def _within_reach(state: Duel, seat: Seat) -> list[tuple[Card, int]]:
    """The available cards with their places in hand, each once; a ready champion beside it."""
    number = SEATS.index(seat)
    available = available_cards(state, number)
    found = [(each, index) for index, each in enumerate(available) if each not in available[:index]]
    player = state.players[number]
    if player.champion is not None and player.ready and player.champion not in available:
        found.append((player.champion, BESIDE))
    return found
