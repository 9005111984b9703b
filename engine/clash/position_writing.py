"""Positions of matches as JSON documents (docs/formats.md): writing."""

from __future__ import annotations

from engine.clash import ai_settings, custom
from engine.clash.abilities import abilities_in
from engine.clash.actions import LANES, LOWER
from engine.clash.cards import MADE_UP, Card
from engine.clash.position_documents import MARKS, SIDES, THIS_TURN, options
from engine.clash.state import Ai, Board, Creature, Player
from engine.core import SEATS, JsonObject


def dump(battle: Board) -> JsonObject:
    """Return the position as a document without default values.

    While a question is open, it is the position before that move, with the moves `begun`.
    """
    if battle.underway is not None:
        begun = [str(move) for move in battle.underway.moves]
        return {**dump(battle.underway.before), "begun": begun}
    document: JsonObject = {
        "format": 1,
        "game": "clash",
        "ruleset": battle.rules.ruleset,
        "mode": battle.seating.mode,
        "turn": battle.turn,
        "active": SEATS[battle.active],
        "phase": battle.phase,
        "mana": battle.mana,
    }
    rules = battle.rules
    if rules.version > 1:
        document["rules"] = rules.version
    if made_up := _made_up(battle):
        document["cards"] = custom.documents(made_up)
    seats = battle.seating.seats
    document["seats"] = {seat: _seat(battle, number) for number, seat in enumerate(seats)}
    if battle.phase == "assault" and rules.ruleset == "1.0" and battle.running == LOWER:
        document["running"] = LANES[LOWER]
    champion = all(player.champion for player in battle.players if player.ai is None)
    ais = [player.ai for player in battle.players if player.ai is not None]
    settings = ai_settings.document(ais[0].settings) if ais else {}
    changed = options(rules.turn_limit, rules.fatigue, champion, settings)
    if changed:
        document["options"] = changed
    return document


def cards_of(battle: Board) -> list[tuple[str, int, Card]]:
    """Return every card with its path and owner, except champions outside the board."""
    found = []
    for seat, player in enumerate(battle.players):
        path = f"seats.{SEATS[seat]}"
        if player.ai is not None:
            for name, pile in (("deck", player.hand), ("discard", player.ai.discard)):
                found += [
                    (f"{path}.{name}[{index}]", seat, card) for index, card in enumerate(pile)
                ]
        else:
            for index, card in enumerate(player.hand):
                entry = index + (index >= player.stronghold)
                found.append((f"{path}.hand[{entry}]", seat, card))
        for lane, name in zip(player.lanes, LANES, strict=True):
            for index, creature in enumerate(lane):
                found += _cards_of_creature(creature, f"{path}.{name}[{index}]")
    return found


def in_play(player: Player, card: Card) -> list[Creature]:
    """Return the creatures of a kingdom with this card, upper lane first."""
    return [creature for lane in player.lanes for creature in lane if card in creature.cards]


def _cards_of_creature(creature: Creature, path: str) -> list[tuple[str, int, Card]]:
    found = [(f"{path}.card", creature.owner, creature.card)]
    if creature.symbiote is not None:
        found.append((f"{path}.symbiote", creature.owner, creature.symbiote))
    return found + [(f"{path}.shackled", owner, card) for card, owner in creature.shackled]


def _made_up(battle: Board) -> set[Card]:
    """Return the cards of the position that were never printed."""
    there: set[Card] = set()
    for player in battle.players:
        there.update(player.hand)
        if player.ai is not None:
            there.update(player.ai.discard)
        if player.champion is not None:
            there.add(player.champion)
        for lane in player.lanes:
            for creature in lane:
                there.update(creature.cards)
                there.update([card for card, _ in creature.shackled])
    return {card for card in there if card.set == MADE_UP}


def _seat(battle: Board, seat: int) -> JsonObject:
    player = battle.players[seat]
    document = _hand(player) if player.ai is None else _deck(player, player.ai)
    for lane, name in zip(player.lanes, LANES, strict=True):
        document[name] = [_creature(battle, creature) for creature in lane]
    if player.turns_taken != battle.usual_turns(seat):
        document["turns_taken"] = player.turns_taken
    if player.champion is not None:
        document["champion"] = _champion(player, player.champion)
    if player.given and player.ai is None:
        document["given"] = [ability.id for ability in abilities_in(player.given)]
    return document


def _hand(player: Player) -> JsonObject:
    hand = [card.id for card in player.hand]
    hand.insert(player.stronghold, SIDES[not player.bastion])
    return {"hand": hand}


def _deck(player: Player, ai: Ai) -> JsonObject:
    """Return an AI's deck.

    `chance` is written only while the bastion stands, whose fall uses it.
    """
    document: JsonObject = {
        "deck": [card.id for card in player.hand],
        "discard": [card.id for card in ai.discard],
        "stronghold": SIDES[not player.bastion],
    }
    if player.bastion and ai.chance:
        document["chance"] = ai.chance
    return document


def _champion(player: Player, champion: Card) -> JsonObject:
    document: JsonObject = {"card": champion.id, "state": "ready" if player.ready else "exhausted"}
    for place, creature in enumerate(in_play(player, champion), 1):
        if creature.champion is not None:
            document["state"] = "in play"
            if place > 1:
                document["place"] = place
    return document


def _creature(battle: Board, creature: Creature) -> JsonObject:
    document: JsonObject = {"card": creature.card.id}
    if creature.damage:
        document["damage"] = creature.damage
    if creature.entered == battle.turn:
        document["entered"] = THIS_TURN
    if creature.symbiote is not None:
        document["symbiote"] = creature.symbiote.id
    if creature.shackled:
        ids = [card.id for card, _ in creature.shackled]
        document["shackled"] = ids[0] if len(ids) == 1 else ids
    if creature.owner != creature.seat:
        document["owner"] = SEATS[creature.owner]
    used = [mark for mark, bit in MARKS.items() if creature.used & bit]
    if used:
        document["used"] = used
    if (
        creature.activated == battle.turn
        and battle.phase == "assault"
        and battle.rules.ruleset == "1.0"
    ):
        document["activated"] = True
    return document
