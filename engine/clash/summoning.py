"""Phase 2: which cards can be played, and playing one step by step.

clash-of-decks.md 3 and 5.
"""

from __future__ import annotations

from typing import Final

from engine.clash import ai_deck, auras, blows, champion, stronghold
from engine.clash.abilities import (
    BACKFIRE,
    BLACKMAIL,
    COUNTERORDER,
    CURSED,
    IMMOLATION,
    LUCIDITY,
    MERCENARY,
    PRICE_OF_BLOOD,
    SHACKLE,
    SYMBIOTE,
    VULNERABILITY,
)
from engine.clash.actions import LOWER, UPPER, Cast, Join, Play, Summon, place
from engine.clash.cards import Card
from engine.clash.cards import card as card_with_id
from engine.clash.events import (
    Backfired,
    CardPlayed,
    Counterordered,
    Entered,
    Immolated,
    Joined,
    PaidInBlood,
    Shackled,
    Targeted,
)
from engine.clash.state import Board, Creature, Step
from engine.core import SEATS, IllegalAction

REACH: Final = 4
"""The number of leftmost cards of the hand that are available, without the stronghold (3)."""
LUCID_DISCOUNT: Final = 2
BESIDE: Final = -1
"""The place in hand of a champion, which is outside the board."""
REVEALED: Final = -2
"""The place in hand of a card that an AI revealed, which has left the deck."""


def available_cards(board: Board, seat: int) -> list[Card]:
    """Return the cards that a seat can reach, left to right (3, phase 2; 7, blackmail)."""
    player = board.players[seat]
    blackmails = 0
    for lane in player.lanes:
        for creature in lane:
            if creature.mask & BLACKMAIL:
                blackmails += 1
    reach = min(REACH, len(player.hand)) - blackmails if blackmails else REACH
    return player.hand[: max(1, reach)]


def cost(board: Board, card: Card, index: int) -> int:
    """Return what the active seat pays for the card at this place in hand (5.1; 7, lucidity)."""
    if index == BESIDE:
        return champion.cost(board, card)
    if index == 0 and card.mask & LUCIDITY:
        return max(0, card.cost - LUCID_DISCOUNT)
    return card.cost


def playable_cards(board: Board) -> list[Card]:
    """Return the affordable cards that the active seat can reach, left to right.

    Each card comes once; the champion comes last.
    """
    available = available_cards(board, board.active)
    playable: list[Card] = []
    for index, card in enumerate(available):
        if card not in playable and affordable(board, card, index):
            playable.append(card)
    player = board.players[board.active]
    beside = player.champion
    if beside is None or not player.ready or beside in available:
        return playable
    if affordable(board, beside, BESIDE):
        playable.append(beside)
    return playable


def affordable(board: Board, card: Card, index: int) -> bool:
    """Return whether the remaining mana, or blood, covers the cost (3, phase 2; 5.2)."""
    return cost(board, card, index) <= board.mana or bool(card.mask & PRICE_OF_BLOOD)


def unaffordable(board: Board, card: Card, index: int) -> IllegalAction | None:
    """Return the refusal if the cost is not covered, else None (3, phase 2)."""
    if affordable(board, card, index):
        return None
    price = cost(board, card, index)
    return IllegalAction("too_little_mana", card=card.id, cost=price, mana=board.mana)


def place_in_hand(board: Board, card: Card) -> int:
    """Return the place of a card that the active seat can reach.

    Raises `IllegalAction` if it is not among the four leftmost cards, less those blocked (3, phase
    2).
    """
    player = board.players[board.active]
    available = available_cards(board, board.active)
    if card in available:
        return available.index(card)
    if card is player.champion:
        if player.ready:
            return BESIDE
        if card not in player.hand:
            raise IllegalAction("champion_not_ready", card=card.id)
    if card not in player.hand:
        raise IllegalAction("not_in_hand", card=card.id)
    raise IllegalAction(
        "not_available", card=card.id, place=player.hand.index(card) + 1, reach=len(available)
    )


def wrong_kind(action: Play, card: Card) -> IllegalAction | None:
    """Return the refusal of a place of the wrong kind, else None.

    A creature goes to a lane, an incantation to a target, a symbiote also to a host.
    """
    if isinstance(action, Cast) == card.is_creature:
        return IllegalAction("needs_lane" if card.is_creature else "needs_target", card=card.id)
    if isinstance(action, Join) and not card.mask & SYMBIOTE:
        return IllegalAction("not_a_symbiote", card=card.id)
    return None


def wrong_phase(board: Board, card: Card) -> IllegalAction | None:
    """Return the refusal of a creature in the assault of ruleset 1.0, else None (14)."""
    if board.phase == "summoning" or not card.is_creature:
        return None
    return IllegalAction("only_incantations_now", card=card.id)


def unplaceable(board: Board, action: Play) -> IllegalAction | None:
    """Return the refusal if there is no such place, else None.

    A creature needs a lane, a symbiote on top a host without one (7, symbiote), an incantation a
    creature in play (3, Ruling 1).
    """
    lane = action.target.lane if isinstance(action, Cast) else action.lane
    if lane not in (UPPER, LOWER):
        return IllegalAction("no_such_lane", card=action.card)
    if isinstance(action, Summon):
        return None
    if isinstance(action, Join):
        here = place(board.active, action.lane, action.position)
        host = board.creature_at(here)
        if host is None:
            return IllegalAction("no_such_target", card=action.card, place=str(here))
        if host.mask & SYMBIOTE:
            return IllegalAction("host_has_symbiote", card=action.card, place=str(here))
        return None
    if board.creature_at(action.target) is not None:
        return None
    if not any(lane for player in board.players for lane in player.lanes):
        return IllegalAction("no_creature_in_play", card=action.card)
    return IllegalAction("no_such_target", card=action.card, place=str(action.target))


def allowed(board: Board, action: Play) -> tuple[Card, int]:
    """Return the card that the active seat plays and its place in hand.

    Raises `IllegalAction` if it can't be played there.
    """
    try:
        card = known_to(board, action.card)
    except KeyError:
        raise IllegalAction("not_in_hand", card=action.card) from None
    index = place_in_hand(board, card)
    refusal = (
        wrong_phase(board, card)
        or wrong_kind(action, card)
        or unaffordable(board, card, index)
        or unplaceable(board, action)
    )
    if refusal is not None:
        raise refusal
    return card, index


def known_to(board: Board, card_id: str) -> Card:
    """Return the card with this id in the active seat's hand, or its champion; else any known card.

    Raises KeyError for an unknown id.
    """
    player = board.players[board.active]
    for card in player.hand:
        if card.id == card_id:
            return card
    if player.champion is not None and player.champion.id == card_id:
        return player.champion
    return card_with_id(card_id)


def play(board: Board, action: Play) -> Step | None:
    """Pay and play a card from the hand: section 5 from step 1. Return the remaining steps."""
    card, index = allowed(board, action)
    seat = board.active
    # 1. Pay mana. Lucidity. 2. Price of Blood.
    _pay(board, card, index)
    # 3 to 19.
    if isinstance(action, Cast):
        main = board.creature_at(action.target)
        assert main is not None, "an allowed target"
        return play_incantation(board, seat, card, index, main)
    lane = board.players[seat].lanes[action.lane]
    host = lane[action.position] if isinstance(action, Join) else None
    return play_creature(board, seat, card, action.lane, index, host)


def _pay(board: Board, card: Card, index: int) -> None:
    """Pay mana; each missing mana is one damage to the seat's stronghold (5.1, 5.2)."""
    price = cost(board, card, index)
    missing = max(0, price - board.mana)
    board.mana -= price - missing
    seat = board.active
    if not board.silent:
        board.events.append(CardPlayed(SEATS[seat], card.id, price, board.mana))
    if missing:
        board.events.append(PaidInBlood(SEATS[seat], missing))
        for _ in range(missing):
            stronghold.damage(board, seat, 1, seat)


def _leave_hand(board: Board, seat: int, card: Card, index: int) -> None:
    """Step 3: the card leaves the hand (check!); champions of its cost are restored (12)."""
    if index >= 0:
        stronghold.take_from_hand(board, seat, index)
        stronghold.check(board, seat, seat)
    champion.restore(board, card)


def play_creature(
    board: Board, seat: int, card: Card, lane: int, index: int, host: Creature | None = None
) -> Step | None:
    """Play a creature to the rear of a lane or onto a host: section 5 from step 3.

    Returns the remaining steps, 9 to 19, if it has Backfire and a target.
    """
    # 3. The card leaves the hand (check!). The creature goes to its place.
    _leave_hand(board, seat, card, index)
    creature = _enter(board, seat, card, lane, host)
    if index == BESIDE:
        champion.enter(board, seat, creature)
    # 5. Immolation.
    kingdoms = (seat, board.across(seat, lane))
    _immolate(board, seat, lane, kingdoms, creature, card if host else None)
    # 7. Shackle, then Counterorder, of the played card (Ruling 25).
    played = card.mask | board.players[seat].given
    if played & SHACKLE:
        _shackle(board, seat, creature)
    if played & COUNTERORDER:
        _counterorder(board, seat)
    # 4., 6. Targets of Backfire. 8. Compute damage. 9. to 15.
    if played & BACKFIRE:
        blow = blows.Blow(seat, card, creature, magic=True)
        _backfire(board, blow, lane, kingdoms, creature.mask)
        if blow.targets:
            return _backfires(board, blow)
    return None


def _backfires(board: Board, blow: blows.Blow) -> Step:
    further = blows.strike(board, blow)
    if further is not None:
        yield further
    # 17. Vanish. 18. Close up. 19. Auras update.
    blows.vanish(board, blow.hurt)


def _enter(board: Board, seat: int, card: Card, lane: int, host: Creature | None) -> Creature:
    creatures = board.players[seat].lanes[lane]
    if host is not None:
        host.join(card)
        board.events.append(Joined(card.id, board.place_of(host)))
    else:
        host = Creature(card, seat, lane, board.turn, board.players[seat].given)
        creatures.append(host)
        if not board.silent:
            board.events.append(Entered(card.id, place(seat, lane, len(creatures) - 1)))
    auras.update(board, seat, lane)
    return host


def play_incantation(board: Board, seat: int, card: Card, index: int, main: Creature) -> Step:
    """Play an incantation: section 5 from step 3."""
    # 3. The card leaves the hand (check!). Until step 16 it is in no hand.
    _leave_hand(board, seat, card, index)
    # 4. Targets.
    lane, kingdoms = main.lane, _kingdoms(board, seat, main)
    blow = blows.Blow(seat, card, None, magic=True)
    targets = blows.targets_around(board, main, card.mask)
    if not board.silent:
        board.events.append(
            Targeted(card.id, tuple([board.place_of(target) for target in targets]))
        )
    # 5. Immolation, in the lane of the main target (Ruling 5).
    _immolate(board, seat, lane, kingdoms, None, None)
    # 7. Counterorder.
    if card.mask & COUNTERORDER:
        _counterorder(board, seat)
    # 8. Compute damage: Vulnerability; 6. Backfire is the same instance (Ruling 24).
    for target in targets:
        left = target.health - target.damage
        blow.aim(target, left - 1 if card.mask & VULNERABILITY else card.attack)
    if card.mask & BACKFIRE:
        _backfire(board, blow, lane, kingdoms, card.mask)
    # 9. Deal it to all targets at once. 10. to 15.
    further = blows.strike(board, blow)
    if further is not None:
        yield further
    # 16. The incantation returns as the rightmost card: Mercenary, Cursed.
    if board.players[seat].ai is not None:
        ai_deck.take_back(board, seat, card, on_top=bool(card.mask & MERCENARY))  # Ruling 55
    else:
        hand = board.across(seat, lane) if card.mask & MERCENARY else seat
        stronghold.return_to_hand(board, hand, card, leftmost=bool(card.mask & CURSED))
    # 17. Vanish. 18. Close up. 19. Auras update.
    blows.vanish(board, blow.hurt)


def _kingdoms(board: Board, seat: int, main: Creature) -> tuple[int, int]:
    """Return the two kingdoms of the main target's lane, the player's first (Ruling 52).

    In a lane of two other seats, the target's comes first (Ruling 54).
    """
    across = board.across(main.seat, main.lane)
    return (across, main.seat) if across == seat else (main.seat, across)


def _immolate(
    board: Board,
    seat: int,
    lane: int,
    kingdoms: tuple[int, int],
    played: Creature | None,
    symbiote: Card | None,
) -> None:
    """Damage the player by one for each other creature with Immolation in the lane (5.5).

    Creatures of either kingdom count; so does the host of a symbiote just played (Ruling 26).
    """
    for kingdom in kingdoms:
        for creature in board.players[kingdom].lanes[lane]:
            if not creature.mask & IMMOLATION:
                continue
            if creature is played:
                if symbiote is None:
                    continue
                alone = creature.card.mask | creature.given | auras.borrowed(board, creature)
                if not alone & IMMOLATION:
                    continue
            here = board.place_of(creature)
            board.events.append(Immolated(creature.card.id, here, SEATS[seat]))
            stronghold.damage(board, seat, 1, seat)


def _shackle(board: Board, seat: int, carrier: Creature) -> None:
    """Put the leftmost card of the hand across the lane face down under the carrier (7)."""
    enemy = board.across(seat, carrier.lane)
    taken = stronghold.take_from_hand(board, enemy, 0)
    carrier.shackled = (*carrier.shackled, (taken, enemy))
    board.events.append(Shackled(taken.id, SEATS[enemy], board.place_of(carrier)))
    stronghold.check(board, enemy, seat)


def _counterorder(board: Board, seat: int) -> None:
    """Move the leftmost card to the right end: one change of the hand (7, Ruling 18).

    An AI's Counterorder was resolved when the card was revealed (9).
    """
    player = board.players[seat]
    if player.ai is not None:
        return
    player.hand.append(stronghold.take_from_hand(board, seat, 0))
    board.events.append(Counterordered(SEATS[seat], player.health))
    stronghold.check(board, seat, seat)


def _backfire(
    board: Board, blow: blows.Blow, lane: int, kingdoms: tuple[int, int], mask: int
) -> None:
    """Aim Backfire's damage at the nearest enemy creature of the lane.

    It is the current number of cards left of the seat's stronghold (Ruling 23), doubled by Aquatic
    at the bridge.
    """
    first, second = kingdoms
    enemy = first if board.seating.foes(blow.seat, first) else second
    enemies = board.players[enemy].lanes[lane]
    if not enemies:
        return
    amount = board.players[blow.seat].stronghold
    if blow.by is not None:
        amount *= blows.aquatic_factor(board, blow.by)
    targets = blows.targets_around(board, enemies[0], mask)
    places = tuple([board.place_of(target) for target in targets])
    board.events.append(Backfired(blow.card.id, places, amount))
    for target in targets:
        blow.aim(target, amount)
