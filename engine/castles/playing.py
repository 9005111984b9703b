"""Carries out moves that have been checked (castles.md 4, 7)."""

from __future__ import annotations

from engine.castles import actions, dying, effects, turn
from engine.castles import events as e
from engine.castles.board import LINES, cell_name, cell_named, distance
from engine.castles.cards import CARD, RACE, SKELETON, Card, unlocked
from engine.castles.dice import Dice, without
from engine.castles.reach import castle_distance, strength
from engine.castles.state import Board, Boost, Creature, Tile, seat


def play(board: Board, action: actions.Action) -> None:
    """Carry out a move and everything that follows from it."""
    match action:
        case actions.End():
            turn.end(board)
        case actions.Build():
            _pay(board, action.paid)
            _build(board, action.building)
        case actions.BuildTile():
            _pay(board, action.paid)
            board.built = True
            board.tiles[action.cell] = Tile(action.tile, board.active)
            board.emit(e.TileBuilt(seat(board.active), action.tile, cell_name(action.cell)))
        case actions.Summon():
            _pay(board, action.paid)
            _leave_hand(board, CARD[action.card])
            _enter(board, CARD[action.card], action.cell, "")
        case actions.Activate():
            _pay(board, action.paid)
            _activate(board, action)
        case actions.UseAbility():
            _pay(board, action.paid)
            _use_ability(board, action)
        case actions.PlayMagic():
            _pay(board, action.paid)
            _play_magic(board, action)
        case actions.UsePower():
            _use_power(board, action)


def _pay(board: Board, paid: Dice) -> None:
    board.dice = without(board.dice, paid)
    board.emit(e.Paid(seat(board.active), paid))


def _leave_hand(board: Board, card: Card) -> None:
    hand = list(board.hands[board.active])
    hand.remove(card)
    board.hands[board.active] = tuple(hand)


def _build(board: Board, building: str) -> None:
    """Build, and shuffle the cards that are newly unlocked into the deck.

    Copies that a hand-written position has already put elsewhere stay there.
    """
    number = board.active
    race, before = board.races[number], board.buildings[number]
    board.built = True
    board.buildings[number] = (*before, building)
    new = list(unlocked(race, board.buildings[number]))
    for card in unlocked(race, before):
        new.remove(card)
    for _, card in board.places(number):
        if card in new:
            new.remove(card)
    turn.shuffle(board, number, (*board.decks[number], *new))
    board.emit(e.Built(seat(number), building, len(new)))


def _enter(board: Board, card: Card, cell: int, discarded: str) -> None:
    board.cells[cell] = Creature(card, board.active)
    facts = (seat(board.active), card.id, cell_name(cell), bool(discarded), discarded)
    board.emit(e.Summoned(*facts))


def _walk(board: Board, cell: int, to: int) -> Creature:
    creature = board.at(cell)
    board.cells[cell] = None
    board.cells[to] = creature
    board.change(to, activated=True)
    if to != cell:
        facts = (seat(creature.owner), creature.card.id, cell_name(cell), cell_name(to))
        board.emit(e.Walked(*facts))
    return board.at(to)


def _activate(board: Board, action: actions.Activate) -> None:
    creature = _walk(board, action.cell, action.to)
    facts = (seat(creature.owner), creature.card.id, cell_name(action.to))
    if action.target is not None:
        damage = strength(board, creature, distance(action.to, action.target))
        board.emit(e.Attacked(*facts, cell_name(action.target), damage))
        wounds = dying.wound(board, action.target, damage)
        dying.bury(board)
        if wounds and creature.card.lifesteal and board.ended is None:
            effects.heal(board, action.to, 1)
    elif action.castle is not None:
        far = castle_distance(board, creature, action.to, action.castle)
        assert far is not None, "checked"
        damage = strength(board, creature, far)
        board.wounds[action.castle] += damage
        wounds = board.wounds[action.castle]
        board.emit(e.CastleAttacked(*facts, seat(action.castle), damage, wounds))
        dying.check(board)


def _use_ability(board: Board, action: actions.UseAbility) -> None:
    creature = _walk(board, action.cell, action.to)
    ability = creature.card.ability
    assert ability is not None, "checked"
    target = "" if action.target is None else cell_name(action.target)
    board.emit(e.AbilityUsed(seat(creature.owner), creature.card.id, cell_name(action.to), target))
    aimed = -1 if action.target is None else action.target
    dest = -1 if action.dest is None else action.dest
    effects.carry_out(board, ability, effects.Aim(board.active, action.to, aimed, dest))


def _play_magic(board: Board, action: actions.PlayMagic) -> None:
    """Take the card from the hand, resolve it, and put it on the discard pile."""
    number, card = board.active, CARD[action.card]
    ability = card.ability
    assert ability is not None, "a magic has an effect"
    _leave_hand(board, card)
    board.emit(e.MagicPlayed(seat(number), card.id, action.target))
    aim = effects.Aim(number)
    if ability.target is not None and ability.target.kind == "line":
        aim = effects.Aim(number, line=LINES[board.mode].index(action.target))
    elif ability.target is not None and ability.target.kind == "discard":
        aim = effects.Aim(number, card=action.target)
    elif ability.target is not None:
        aim = effects.Aim(number, target=cell_named(board.mode, action.target))
    effects.carry_out(board, ability, aim)
    board.discards[number] = (card, *board.discards[number])


def _use_power(board: Board, action: actions.UsePower) -> None:
    """Use the race's power: free, once a turn, for a card of the hand (castles.md 7)."""
    number, card = board.active, CARD[action.card]
    race = board.races[number]
    board.powered = True
    _leave_hand(board, card)
    cell = action.cell
    match RACE[race].power:
        case "call":
            _leave_hand(board, CARD[action.called])
            board.discards[number] = (card, *board.discards[number])
            _enter(board, CARD[action.called], cell, card.id)
        case "exhume":
            board.tombstones -= {cell}
            board.cells[cell] = Creature(SKELETON, number, under=card)
            board.emit(e.Risen(seat(number), cell_name(cell), from_deck=False))
        case "reinforce" | "arm":
            board.change(cell, boost=Boost(card, number))
            boosted = board.at(cell)
            facts = (seat(boosted.owner), boosted.card.id, cell_name(cell), race)
            board.emit(e.Boosted(*facts))
