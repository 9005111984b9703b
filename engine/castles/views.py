"""Makes views of positions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.castles.actions import (
    Action,
    Activate,
    Build,
    BuildTile,
    PlayMagic,
    Summon,
    UseAbility,
    UsePower,
)
from engine.castles.cards import CARD, TILES, copies, unlocked
from engine.castles.reach import range_from, steps_of, strength
from engine.castles.state import Board, Creature
from engine.castles.view import CastlesView, CastleView, CreatureView, TileView
from engine.core import SEATS, Seat
from engine.naming import in_order


def seen(
    board: Board, viewer: Seat | None, due: tuple[Seat, ...], legal: Sequence[Action]
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
        due=due,
        playable=tuple(
            dict.fromkeys([CARD[m.card] for m in legal if isinstance(m, Summon | PlayMagic)])
        ),
        usable=tuple(
            dict.fromkeys([m.cell for m in legal if isinstance(m, Activate | UseAbility)])
        ),
        builds=tuple(dict.fromkeys([_built(m) for m in legal if isinstance(m, Build | BuildTile)])),
        power=any(isinstance(move, UsePower) for move in legal),
        outcome=board.ended,
    )


def _built(move: Build | BuildTile) -> str:
    return move.building if isinstance(move, Build) else move.tile


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
