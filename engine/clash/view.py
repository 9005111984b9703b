"""Views: all that a seat or a spectator may know of a match (clash-of-decks.md 1, 9).

Only its owner knows the order of a hand. Its cards and their number, the place of the stronghold in
it and the side that is up are public. The order of an AI's deck is hidden from all; its discard
pile is public.
"""

from __future__ import annotations

from dataclasses import replace

from engine.clash import champion
from engine.clash.abilities import AERIAL, DEFENDER, VULNERABILITY, Ability, abilities_in
from engine.clash.actions import LOWER, UPPER
from engine.clash.ai_settings import Settings
from engine.clash.assault import is_attacker
from engine.clash.cards import Card, in_print_order
from engine.clash.events import Phase
from engine.clash.returning import question
from engine.clash.seating import Mode
from engine.clash.state import PROTECTION_USED, Board, Creature, Player
from engine.clash.summoning import available_cards, cost, playable_cards
from engine.core import SEATS, Outcome, Seat, record


@record
class CreatureView:
    """A creature in play, which is public.

    `symbiote` lies on top of `card`, the `shackled` cards under it.

    `attack` is None for X, the attack of Vulnerability. `auras` are what its neighbours get.
    `abilities` are its current ones in the order of the print, `borrowed` those from auras.
    `attack_order` is its place, from 1, among the active seat's creatures that may attack and have
    a target now; None for all others. It ignores changes by earlier attacks (a cleared lane, an
    aura that is gone), because these would need rules that look into hands.
    """

    card: Card
    symbiote: Card | None
    shackled: tuple[Card, ...]
    champion: bool
    owner: Seat
    attack: int | None
    health: int
    health_left: int
    abilities: tuple[Ability, ...]
    borrowed: tuple[Ability, ...]
    auras: tuple[Ability, ...]
    entered_this_turn: bool
    protection_used: bool
    attack_order: int | None


@record
class HandView:
    """A hand.

    `stronghold` is the number of cards left of the stronghold, `health` right of it.

    `order` is left to right without the stronghold, `costs` the current cost of each of these
    cards; both are None if the viewer may not know the order. `cards` are the cards by set and
    number; `available` is how many of the leftmost can be reached; `playable` are the places (from
    0) of those that can be played now, empty for other viewers.

    An AI's hand is its deck: nothing in it can be reached, all of it is health. Which AI's deck has
    which cards is hidden, so `cards` are those of all AIs' decks.
    """

    order: tuple[Card, ...] | None
    costs: tuple[int, ...] | None
    cards: tuple[Card, ...]
    stronghold: int
    health: int
    bastion: bool
    available: int
    playable: tuple[int, ...]

    @property
    def count(self) -> int:
        """The cards in a player's hand including the stronghold: the mana of the next turn."""
        return len(self.cards) + 1


@record
class AiView:
    """What only an AI has: its discard pile, top first, and its settings."""

    discard: tuple[Card, ...]
    settings: Settings


@record
class PlayerView:
    """A seat: its hand, its halves of the two lanes, its champion, and what an AI has.

    Lanes are from the bridge to the rear. `champion_playable` means that the viewer can play its
    champion now.
    """

    seat: Seat
    hand: HandView
    upper: tuple[CreatureView, ...]
    lower: tuple[CreatureView, ...]
    champion: Card | None
    champion_ready: bool
    champion_playable: bool
    champion_cost: int
    ai: AiView | None


@record
class QuestionView:
    """A question to a seat: the order in which its cards return (ruleset 1.0, 14).

    They were destroyed at once; the question is public.
    """

    seat: Seat
    cards: tuple[Card, ...]


@record
class BattleView:
    """A match as `viewer` sees it (None: a spectator).

    While there is a `question`, its creatures are still in play, without health.
    """

    viewer: Seat | None
    mode: Mode
    turn: int
    active: Seat
    phase: Phase
    mana: int
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    question: QuestionView | None = None

    def player(self, seat: Seat) -> PlayerView:
        """Return the view of one seat."""
        return self.players[SEATS.index(seat)]


def view(board: Board, viewer: Seat | None) -> BattleView:
    """Return the board as this seat sees it."""
    order = _attack_order(board)
    asked = question(board)
    return BattleView(
        viewer=viewer,
        mode=board.seating.mode,
        turn=board.turn,
        active=SEATS[board.active],
        phase=board.phase,
        mana=board.mana,
        players=tuple(
            PlayerView(
                seat=SEATS[seat],
                hand=_hand(board, seat, open_to=viewer),
                upper=tuple(_creature(board, creature, order) for creature in player.lanes[UPPER]),
                lower=tuple(_creature(board, creature, order) for creature in player.lanes[LOWER]),
                champion=player.champion,
                champion_ready=player.ready,
                champion_playable=player.champion in _playable(board, seat, viewer),
                champion_cost=champion.cost(board, player.champion) if player.champion else 0,
                ai=AiView(tuple(player.ai.discard), player.ai.settings) if player.ai else None,
            )
            for seat, player in enumerate(board.players)
        ),
        outcome=board.ended,
        question=None if asked is None else QuestionView(SEATS[asked.seat], asked.cards),
    )


def as_public(seen: BattleView) -> BattleView:
    """Return what a spectator sees where a seat sees this."""
    if seen.viewer is None:
        return seen
    players = []
    for player in seen.players:
        hand = replace(player.hand, order=None, costs=None, playable=())
        players.append(replace(player, hand=hand, champion_playable=False))
    return replace(seen, viewer=None, players=tuple(players))


def _hand(board: Board, seat: int, open_to: Seat | None) -> HandView:
    player = board.players[seat]
    is_open = SEATS[seat] == open_to and player.ai is None
    cards = player.hand
    if player.ai is not None:
        cards = [card for other in board.players if other.ai for card in other.hand]
    available = [] if player.ai else available_cards(board, seat)
    playable = _playable(board, seat, open_to)
    return HandView(
        order=tuple(player.hand) if is_open else None,
        costs=_costs(board, player) if is_open else None,
        cards=in_print_order(cards),
        stronghold=player.stronghold,
        health=player.health,
        bastion=player.bastion,
        available=len(available),
        playable=tuple([place for place, card in enumerate(available) if card in playable]),
    )


def _playable(board: Board, seat: int, viewer: Seat | None) -> list[Card]:
    """Return the cards that the viewer can pay for and put somewhere now.

    The list is empty for any other seat (3, phase 2).
    """
    own_turn = SEATS[seat] == viewer and seat == board.active
    if not own_turn or board.ended or question(board) is not None:
        return []
    summons = board.phase == "summoning"
    aims = any(lane for player in board.players for lane in player.lanes)
    return [card for card in playable_cards(board) if (summons if card.is_creature else aims)]


def _creature(board: Board, creature: Creature, order: list[Creature]) -> CreatureView:
    card = creature.card
    return CreatureView(
        card=card,
        owner=SEATS[creature.owner],
        symbiote=creature.symbiote,
        shackled=tuple([shackled for shackled, _ in creature.shackled]),
        champion=creature.champion is not None,
        attack=None if creature.mask & VULNERABILITY else creature.attack,
        health=creature.health,
        health_left=max(creature.health - creature.damage, 0),
        abilities=_printed(creature),
        borrowed=abilities_in(creature.mask & ~creature.own),
        auras=abilities_in(creature.aura),
        entered_this_turn=creature.entered == board.turn,
        protection_used=bool(creature.used & PROTECTION_USED),
        attack_order=order.index(creature) + 1 if creature in order else None,
    )


def _costs(board: Board, player: Player) -> tuple[int, ...]:
    return tuple([cost(board, card, place) for place, card in enumerate(player.hand)])


def _printed(creature: Creature) -> tuple[Ability, ...]:
    """Return its abilities in the order of the print: the card's, the symbiote's, given ones."""
    abilities = dict.fromkeys(creature.card.abilities)
    if creature.symbiote is not None:
        abilities |= dict.fromkeys(creature.symbiote.abilities)
    return tuple(abilities | dict.fromkeys(abilities_in(creature.given)))


def _attack_order(board: Board) -> list[Creature]:
    """Return the active seat's creatures in the order of the coming assault (Ruling 2)."""
    if board.ended:
        return []
    found = []
    for lane, creatures in enumerate(board.players[board.active].lanes):
        defended = bool(board.players[board.across(board.active, lane)].lanes[lane])
        found += [
            creature
            for creature in reversed(creatures)
            if is_attacker(board, creature) and _has_target(board, creature, defended)
        ]
    return found


def _has_target(board: Board, creature: Creature, defenders: bool) -> bool:
    flies = creature.mask & AERIAL and creature.lane == UPPER
    if defenders and not flies:
        return True
    return not creature.mask & DEFENDER and creature.entered != board.turn
