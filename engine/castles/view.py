"""Views: all that a seat may know of a match (castles.md 10).

A view is the only outside access to a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.castles import actions
from engine.castles.board import Mode
from engine.castles.cards import CARD, TILES, Card, Race, TileKind, copies, unlocked
from engine.castles.reach import range_from, steps_of, strength
from engine.castles.state import Board, Creature
from engine.core import SEATS, EventBase, Outcome, Seat, record
from engine.naming import in_order
from engine.steps import MoveStep


@record
class CreatureView:
    """A creature on the board, with its current values.

    It has `life` left of `most`. `damage` is that of its attack from afar, `near` at distance 1;
    `reach` and `move` include tower, gate and bonuses. `boost` is the race of the seat that put a
    card under it. `boost_card` is that card, and `under` a skeleton's card, if the viewer may know
    them. `ready` means that it is its owner's turn and it can be activated.
    """

    card: Card
    owner: Seat
    cell: int
    life: int
    most: int
    damage: int
    near: int
    reach: int
    move: int
    bonus_damage: int
    bonus_move: int
    shield: bool
    stunned: bool
    activated: bool
    ready: bool
    boost: Race | None
    boost_card: Card | None
    under: Card | None


@record
class TileView:
    """A tile on a cell."""

    kind: TileKind
    owner: Seat
    cell: int


@record
class CastleView:
    """A seat's castle and cards.

    `reserve` are the cards that its buildings have not unlocked yet, copies side by side; `deck`
    and `size` are the numbers of cards in deck and hand; `hand` is None for other viewers.
    """

    seat: Seat
    race: Race
    wounds: int
    buildings: tuple[str, ...]
    tiles: tuple[tuple[TileKind, int], ...]
    reserve: tuple[Card, ...]
    deck: int
    size: int
    hand: tuple[Card, ...] | None
    discard: tuple[Card, ...]


@record
class CastlesView:
    """A match as a viewer sees it; `viewer` None is a spectator.

    `playable` are the cards of the viewer's hand that can be summoned or played now, `usable` the
    cells of its creatures that can be activated, `builds` the buildings and tiles that it can
    build; all are empty if it can't act. `power` means that the power can be used.
    """

    viewer: Seat | None
    mode: Mode
    turn: int
    first: Seat
    active: Seat
    dice: tuple[int, ...]
    built: bool
    powered: bool
    castles: tuple[CastleView, ...]
    creatures: tuple[CreatureView, ...]
    tiles: tuple[TileView, ...]
    tombstones: tuple[int, ...]
    to_act: tuple[Seat, ...]
    playable: tuple[Card, ...]
    usable: tuple[int, ...]
    builds: tuple[str, ...]
    power: bool
    outcome: Outcome | None

    def castle(self, seat: Seat) -> CastleView:
        """Return a seat's castle and cards."""
        return next(castle for castle in self.castles if castle.seat == seat)

    def at(self, cell: int) -> CreatureView | None:
        """Return the creature in a cell; None without one."""
        return next((creature for creature in self.creatures if creature.cell == cell), None)

    def tile(self, cell: int) -> TileView | None:
        """Return the tile on a cell; None without one."""
        return next((tile for tile in self.tiles if tile.cell == cell), None)


CastlesStep: TypeAlias = MoveStep[CastlesView, EventBase, actions.Action]
"""A step of a line of moves."""


def seen(
    board: Board, viewer: Seat | None, to_act: tuple[Seat, ...], legal: Sequence[actions.Action]
) -> CastlesView:
    """Return what a viewer may know; `legal` are the viewer's legal moves."""
    return CastlesView(
        viewer=viewer,
        mode=board.mode,
        turn=board.turn,
        first=SEATS[board.first],
        active=SEATS[board.active],
        dice=board.dice,
        built=board.built,
        powered=board.powered,
        castles=tuple([_castle(board, number, viewer) for number in range(len(board.wounds))]),
        creatures=tuple([_creature(board, cell, c, viewer) for cell, c in board.creatures()]),
        tiles=tuple(
            [
                TileView(tile.kind, SEATS[tile.owner], cell)
                for cell, tile in enumerate(board.tiles)
                if tile is not None
            ]
        ),
        tombstones=tuple(sorted(board.tombstones)),
        to_act=to_act,
        playable=tuple(
            dict.fromkeys(
                [CARD[m.card] for m in legal if isinstance(m, actions.Summon | actions.PlayMagic)]
            )
        ),
        usable=tuple(
            dict.fromkeys(
                [m.cell for m in legal if isinstance(m, actions.Activate | actions.UseAbility)]
            )
        ),
        builds=tuple(
            dict.fromkeys(
                [_built(m) for m in legal if isinstance(m, actions.Build | actions.BuildTile)]
            )
        ),
        power=any(isinstance(move, actions.UsePower) for move in legal),
        outcome=board.ended,
    )


def _built(move: actions.Build | actions.BuildTile) -> str:
    return move.building if isinstance(move, actions.Build) else move.tile


def _castle(board: Board, number: int, viewer: Seat | None) -> CastleView:
    race, stand = board.races[number], board.buildings[number]
    reserve = list(copies(race))
    for card in unlocked(race, stand):
        reserve.remove(card)
    placed = [tile.kind for tile in board.tiles if tile is not None and tile.owner == number]
    return CastleView(
        seat=SEATS[number],
        race=race,
        wounds=board.wounds[number],
        buildings=stand,
        tiles=tuple([(kind, count - placed.count(kind)) for kind, count in TILES.items()]),
        reserve=in_order(reserve),
        deck=len(board.decks[number]),
        size=len(board.hands[number]),
        hand=board.hands[number] if SEATS[number] == viewer else None,
        discard=board.discards[number],
    )


def _creature(board: Board, cell: int, creature: Creature, viewer: Seat | None) -> CreatureView:
    most, boost = board.life(creature), creature.boost
    put_there = boost is not None and SEATS[boost.seat] == viewer
    knows = SEATS[creature.owner] == viewer and not creature.from_deck
    return CreatureView(
        card=creature.card,
        owner=SEATS[creature.owner],
        cell=cell,
        life=most - creature.wounds,
        most=most,
        damage=strength(board, creature, 2),
        near=strength(board, creature, 1),
        reach=range_from(board, creature, cell),
        move=steps_of(board, cell, creature),
        bonus_damage=creature.bonus_damage,
        bonus_move=creature.bonus_move,
        shield=creature.shield,
        stunned=creature.stunned,
        activated=creature.activated,
        ready=creature.owner == board.active and not creature.activated and not creature.stunned,
        boost=None if boost is None else board.races[boost.seat],
        boost_card=boost.card if boost is not None and put_there else None,
        under=creature.under if knows else None,
    )
