"""Matches of Clash of Decks in Discord."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.game_api.extras import Animation, Coach, Confirmations, Decks, Foresight, Icons
from bot.game_api.questions import NOTHING, Choice, MoveChoice, Question, SeatNames
from bot.game_api.turns import TurnUI
from bot.games.clash import coaching
from bot.games.clash.choosing import CardChoice, CardUI
from bot.games.clash.guessing import GUESSES
from bot.games.clash.headline import headline
from bot.games.clash.names import card_names
from bot.games.clash.opening import opening_decks, opening_lines
from bot.games.clash.refusals import named
from bot.games.clash.signs import explained
from bot.ui.escaping import escape_markdown
from engine.clash import returning
from engine.clash.abilities import BY_ID, PRICE_OF_BLOOD
from engine.clash.actions import (
    END,
    LANES,
    Action,
    Back,
    Cast,
    End,
    Go,
    Join,
    Place,
    Summon,
    place,
)
from engine.clash.battle import Battle
from engine.clash.cards import Card, card
from engine.clash.events import Event, GameEnded, TurnBegan
from engine.clash.moves import read_move
from engine.clash.state import Creature
from engine.clash.steps import LineStep, foreseen, steps
from engine.clash.summoning import BESIDE, available_cards, cost
from engine.clash.view import BattleView, as_public
from engine.core import SEATS, Seat
from images.clash.alt import board_alt, hand_alt
from images.clash.animation import (
    CAMERA,
    outlook_animation,
    outlook_words,
)
from images.clash.board import board, of_this_turn, side_of
from images.clash.board_marks import marks_in_sight
from images.clash.hand import hand, hand_card
from images.clash.legend import signs_in_sight
from images.looks import key_of
from images.picture import Drawing
from texts import Texts
from texts.clash.telling import ClashTelling


def _is_worth_showing(step: LineStep) -> bool:
    """Return whether a card is played or a creature attacks."""
    return step.kind in ("move", "attack")


def _explain(view: BattleView, texts: Texts) -> Drawing | None:
    """Explain the icons of the board and the viewer's hand."""
    player = view.player(view.viewer) if view.viewer else None
    return explained(signs_in_sight(view, player), marks_in_sight(view), texts)


def _cards(view: BattleView) -> Sequence[str]:
    """Return the cards in the viewer's hand and the creatures in play."""
    own = view.player(view.viewer) if view.viewer else None
    creatures = [each for one in view.players for each in (*one.upper, *one.lower)]
    cards = [*(own.hand.order or ())] if own else []
    return [card.id for card in (*cards, *(each.card for each in creatures))]


def _foresee(state: Battle, seat: Seat, names: SeatNames, texts: Texts) -> Drawing | None:
    """Animate the rest of the assault, until cards that the seat can't see decide it.

    None if nothing is certain.
    """
    steps = foreseen(state, seat)
    if not steps:
        return None
    key = ("clash outlook", state.key(), seat, key_of(names), texts.language)
    draw = partial(outlook_animation, steps, seat, names, texts)
    return Drawing(key, draw, partial(outlook_words, steps, names, texts), animation=True)


def _unspent(state: Battle, seat: Seat, move: str, texts: Texts) -> str:
    """Name the cards that the mana left could pay for; empty if there are none.

    A turn in which nothing is played is rarely intended.
    """
    if move != str(END):
        return ""
    playable = [card_of(action) for action in state.legal_actions(seat)]
    ids = [card_id for card_id in dict.fromkeys(playable) if card_id]
    if not ids:
        return ""
    return texts("panel-unspent", mana=state.mana, cards=card_names(map(card, ids), texts))


class ClashUI(CardUI[Battle, BattleView, Event], TurnUI[Battle, BattleView, Event]):
    """Shows matches of Clash of Decks."""

    telling = ClashTelling
    turn_began = TurnBegan
    ended = GameEnded
    introduction = staticmethod(opening_lines)
    headline = staticmethod(headline)
    animation = Animation("clash", steps, CAMERA, _is_worth_showing)
    icons = Icons(_explain, _cards)
    decks = Decks(opening_decks)
    foresight = Foresight(_foresee)
    confirmations = Confirmations(unspent=_unspent)
    guesses = GUESSES
    coach = Coach(coaching.forecast, coaching.decided)

    def board(
        self, view: BattleView, events: Sequence[Event], names: SeatNames, texts: Texts
    ) -> Drawing:
        below, public = view.viewer or side_of(view), as_public(view)  # it shows nothing else
        shown = public, below, tuple(of_this_turn(events)), key_of(names)
        key = ("clash board", shown, texts.language)
        draw = partial(board, public, events, names, texts, below)
        return Drawing(key, draw, partial(board_alt, public, names, texts))

    def hand(self, view: BattleView, names: SeatNames, texts: Texts) -> Drawing:
        key = ("clash hand", hand_card(view, names, texts), texts.language)
        seat = view.viewer
        assert seat is not None, "a spectator has no hand"
        alt = partial(hand_alt, view, seat, names, texts)
        return Drawing(key, partial(hand, view, names, texts), alt)

    def status(self, view: BattleView, to_act: str, texts: Texts) -> str:
        """Return whose turn it is with the mana left, or who is asked for an order."""
        if view.question is not None:
            cards = card_names(view.question.cards, texts)
            return texts("board-order-asked", player=to_act, cards=cards)
        return texts("board-your-turn", player=to_act, mana=view.mana)

    def prompt(self, view: BattleView, texts: Texts) -> str:
        """Return which cards cost less than printed and the mana left, or the question."""
        if view.question is not None:
            return texts("panel-order-first", count=len(view.question.cards))
        return "\n".join([*_cheaper_lines(view, texts), texts("panel-your-turn", mana=view.mana)])

    def question(
        self, state: Battle, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
    ) -> Question:
        """Ask for a card and its place; or for an order, one card after the other (14)."""
        if seat in state.to_act() and (asked := returning.question(state)) is not None:
            return _order(asked.cards, chosen, texts)
        return super().question(state, seat, chosen, names, texts)

    def choices(
        self, state: Battle, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the available cards of a seat, left to right, then its champion if that is ready.

        Costs are the present ones. Cards have moves only in the seat's turn.
        """
        moves: dict[str, list[MoveChoice]] = {}
        stacks = set()
        for action in sorted(state.legal_actions(seat), key=partial(_is_own_target, seat)):
            match action:
                case Summon(card_id, lane):
                    label = texts(f"button-lane-{LANES[lane]}")
                case Join(card_id):
                    label = _host(state, action, texts)
                    stacks.add(card_id)
                case Cast(card_id, target):
                    label = _aim(state, seat, target, names, texts)
                case End() | Go() | Back():
                    continue
            moves.setdefault(card_id, []).append(MoveChoice(str(action), label))
        return [
            CardChoice(
                reached.id,
                f"{reached.name(texts.language)} · {cost(state, reached, index)}",
                not reached.is_creature,
                tuple(moves.get(reached.id, ())),
                None if index == BESIDE else index + 1,
                reached.id in stacks,
                why="" if reached.id in moves else _why_not(state, seat, reached, index, texts),
            )
            for reached, index in _within_reach(state, seat)
        ]

    def held(self, state: Battle, seat: Seat) -> Sequence[Card]:
        """Return the hand of a seat in its order, and its champion."""
        player = state.players[SEATS.index(seat)]
        return [*player.hand, *([player.champion] if player.champion else [])]

    def steps(self, state: Battle, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the next attack and the end of the turn.

        The attack is there if the assault goes step by step (clash-of-decks.md 14).
        """
        legal = state.legal_actions(seat)
        steps = [
            MoveChoice(str(action), texts("button-go"))
            for action in legal
            if isinstance(action, Go)
        ]
        if END in legal:
            steps.append(MoveChoice(str(END), texts("button-end"), ends=True))
        return steps

    def spoken(self, state: Battle, move: str, names: SeatNames, texts: Texts) -> str:
        action, _ = read_move(state, move)
        names = {seat: escape_markdown(name) for seat, name in names.items()}
        match action:
            case Summon(card_id, lane):
                return texts(
                    "move-creature", card=named(card_id, texts), lane=texts(f"lane-{LANES[lane]}")
                )
            case Join(card_id, lane, position):
                host = place(state.active, lane, position)
                return texts(
                    "move-symbiote",
                    card=named(card_id, texts),
                    host=_target(state, host, names, texts),
                )
            case Cast(card_id, target):
                return texts(
                    "move-incantation",
                    card=named(card_id, texts),
                    target=_target(state, target, names, texts),
                )
            case Back(cards):
                return texts("move-back", cards=", ".join(named(back, texts) for back in cards))
            case Go():
                return texts("move-go")
            case End():
                return texts("move-end")


def card_of(action: Action) -> str:
    """Return the card that an action plays; empty if it plays none."""
    return action.card if isinstance(action, Summon | Join | Cast) else ""


def _is_own_target(seat: Seat, action: Action) -> bool:
    """Return whether an action targets the player's own creature. Such are listed last."""
    return isinstance(action, Cast) and action.target.seat == seat


def _aim(state: Battle, seat: Seat, target: Place, names: SeatNames, texts: Texts) -> str:
    """Name a target creature briefly, with its owner among four players or if it is the seat's."""
    creature = state.creature_at(target)
    assert creature is not None, "a legal target"
    words = texts(
        f"aim-{LANES[target.lane]}",
        creature=_creature(creature, texts),
        health=creature.health - creature.damage,
        position=target.position + 1,
    )
    if target.seat == seat:
        return texts("aim-own", target=words)
    if len(state.seats) > 2:
        return texts("aim-of", player=names[target.seat], target=words)
    return words


def _why_not(state: Battle, seat: Seat, reached: Card, index: int, texts: Texts) -> str:
    """Return why a card within reach can't be played now; empty outside the seat's turn."""
    if SEATS[state.active] != seat or state.ended:
        return ""
    price = cost(state, reached, index)
    if price > state.mana and not reached.mask & PRICE_OF_BLOOD:
        return texts("why-mana", card=reached.name(texts.language), cost=price, mana=state.mana)
    if not reached.is_creature:
        return texts("why-target", card=reached.name(texts.language))
    return texts("why-assault", card=reached.name(texts.language))


def _order(cards: Sequence[Card], chosen: Sequence[str], texts: Texts) -> Question:
    """Ask which card comes back next. The last one follows automatically."""
    left = [coming.id for coming in cards]
    for card_id in chosen:
        if card_id not in left:
            return NOTHING
        left.remove(card_id)
    choices = []
    for card_id in dict.fromkeys(left):
        others = [*left]
        others.remove(card_id)
        whole = str(Back((*chosen, card_id, *others))) if len(set(others)) < 2 else ""
        choices.append(Choice(card_id, card(card_id).name(texts.language), whole))
    so_far = ", ".join(named(card_id, texts) for card_id in chosen)
    return Question(texts("panel-order-next", cards=so_far) if chosen else "", tuple(choices))


def _target(state: Battle, target: Place, names: SeatNames, texts: Texts) -> str:
    """Name a target creature: name, health left, kingdom and place."""
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


def _host(state: Battle, action: Join, texts: Texts) -> str:
    """Name a creature that a symbiote can be put on, and its place."""
    host = state.creature_at(place(state.active, action.lane, action.position))
    assert host is not None, "a legal host"
    return texts(
        f"host-{LANES[action.lane]}", host=_creature(host, texts), position=action.position + 1
    )


def _creature(creature: Creature, texts: Texts) -> str:
    """Return the names of a creature's cards, the host's first."""
    return " + ".join(part.name(texts.language) for part in reversed(creature.cards))


def _within_reach(state: Battle, seat: Seat) -> list[tuple[Card, int]]:
    """Return the available cards with their places in hand, each once.

    A ready champion follows with the place `BESIDE`.
    """
    number = SEATS.index(seat)
    available = available_cards(state, number)
    found = [
        (reached, index)
        for index, reached in enumerate(available)
        if reached not in available[:index]
    ]
    player = state.players[number]
    if player.champion is not None and player.ready and player.champion not in available:
        found.append((player.champion, BESIDE))
    return found


def _cheaper_lines(view: BattleView, texts: Texts) -> Iterator[str]:
    """Yield which of the viewer's cards within reach cost less now, and why.

    The reason is Lucidity (clash-of-decks.md 7), or creatures of the champion's cost (12).
    """
    if view.viewer is None:
        return
    player = view.player(view.viewer)
    held = zip(player.hand.order or (), player.hand.costs or (), strict=True)
    for each, now in held:
        if now < each.cost:
            ability = BY_ID["lucidity"].name(texts.language)
            yield _cheaper_line("lucidity", each, now, texts, ability=ability)
    champion = player.champion
    if champion is not None and player.champion_ready and player.champion_cost < champion.cost:
        yield _cheaper_line("champion", champion, player.champion_cost, texts)


def _cheaper_line(why: str, reached: Card, now: int, texts: Texts, **facts: str) -> str:
    name = reached.name(texts.language)
    return texts(f"panel-cheaper-{why}", card=name, cost=now, printed=reached.cost, **facts)
