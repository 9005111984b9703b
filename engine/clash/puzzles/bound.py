"""An upper bound of the damage that a turn of a duel can do to the opponent's stronghold.

Creatures that enter in a turn don't attack strongholds in it (clash-of-decks.md 7, rage). If the
opponent's creatures have no Reinforcement, only Sharpening, Shackle and attacks of the creatures
that were there before lower its health. Berserk repeats no attack on a stronghold, and Instinct
only leads to one if both sides have it. Mana never grows within a turn.
"""

from __future__ import annotations

from typing import Final

from engine.clash.abilities import (
    AERIAL,
    AQUATIC,
    BACKFIRE,
    BERSERK,
    DEFENDER,
    INSTINCT,
    LUCIDITY,
    PERFORATION,
    PRICE_OF_BLOOD,
    RAGE,
    REINFORCEMENT,
    SHACKLE,
    SHARPENING,
    SPLASH,
    SPRINT,
    SYMBIOTE,
    VULNERABILITY,
)
from engine.clash.actions import UPPER
from engine.clash.cards import Card
from engine.clash.reinforcement import DEAREST
from engine.clash.state import Board, Creature, Player
from engine.clash.summoning import LUCID_DISCOUNT

_ENDLESS: Final = 9999
"""Stands for any number that the rules don't limit, and for more health than any stronghold has."""


def can_win(board: Board) -> bool:
    """Return False only if the active seat can't win in this turn, whatever it does.

    What it can't exclude is True, as in every mode but the duel.
    """
    if len(board.players) != 2 or board.underway is not None:
        return True
    me, foe = board.players[board.active], board.players[1 - board.active]
    if me.ai is not None or foe.ai is not None or me.given or foe.given or me.champion is not None:
        return True
    return _Turn(board, me, foe).can_win()


class _Turn:
    """What the rest of a turn can bring.

    `there` are the abilities of the seat's creatures in play, `gifts` those that any creature may
    get, `played` those of the cards that may be played; `enters` counts the creatures among these.
    `joined` is the most attack that a symbiote adds. `kills` is how many creatures can be destroyed
    without an attack that could hit the stronghold.
    """

    def __init__(self, board: Board, me: Player, foe: Player) -> None:
        self.board = board
        self.me = me
        self.foe = foe
        self.there = 0
        self.gifts = 0
        self.played = 0
        self.enters = 0
        self.joined = 0
        self.shackles = 0
        self.kills = 0

    def can_win(self) -> bool:
        theirs = _abilities(self.foe, 0)
        if theirs & REINFORCEMENT or self._hit_enough():
            return True
        self.there = _abilities(self.me, self.board.turn)
        self._look_at_plays(theirs)
        self.there |= self.gifts
        mine = self.there | self.played
        if mine & SHARPENING or mine & theirs & INSTINCT:
            return True
        if self.shackles >= _ENDLESS or self.gifts & RAGE:
            return True
        if self.there & (BERSERK | RAGE | SPLASH):
            self.kills = _ENDLESS
        return self._hit_enough()

    def _look_at_plays(self, theirs: int) -> None:
        """Look at every card that the seat has or may get back, and may pay for.

        Creatures are free if one of the seat may be destroyed and call another (Reinforcement).
        """
        cards = self.me.hand[:]
        for player in self.board.players:
            for lane in player.lanes:
                for creature in lane:
                    cards += creature.cards
                    for card, _ in creature.shackled:
                        cards.append(card)
        times = [self._times(card) for card in cards]
        calls, destroys = self.there, bool(theirs & INSTINCT)
        for index, card in enumerate(cards):
            calls |= card.aura
            if times[index]:
                calls |= card.mask
                destroys = destroys or not card.is_creature
        free = destroys and bool(calls & REINFORCEMENT)
        for index, card in enumerate(cards):
            if free and card.is_creature and card.cost <= DEAREST:
                self._add_play(card, _ENDLESS)
            elif times[index]:
                self._add_play(card, times[index])

    def _add_play(self, card: Card, times: int) -> None:
        self.played |= _without_idle(card.mask) if card.is_creature else card.mask
        self.gifts |= card.aura
        if card.mask & SHACKLE:
            self.shackles += times
        if card.mask & SYMBIOTE:
            self.gifts |= card.mask
            self.joined = max(self.joined, card.attack)
        if card.is_creature:
            self.enters += 1
        if card.mask & (BACKFIRE | RAGE):
            self.kills = _ENDLESS
        elif not card.is_creature:
            self.kills += times * _targets(card.mask)

    def _times(self, card: Card) -> int:
        """Return how often the seat may pay for a card at most."""
        cost = card.cost - LUCID_DISCOUNT if card.mask & LUCIDITY else card.cost
        if cost <= 0 or card.mask & PRICE_OF_BLOOD:
            return _ENDLESS
        return self.board.mana // cost

    def _hit_enough(self) -> bool:
        behind = len(self.foe.hand) - self.shackles if self.foe.bastion else 0
        hits = self._hits(0) + self._hits(1)
        return _is_enough(hits, self.foe.health - self.shackles, behind)

    def _hits(self, number: int) -> list[int]:
        """Return the most that the attacks from a lane can do to the stronghold."""
        turn, hits = self.board.turn, list[int]()
        kills = self.kills
        for creature in self.me.lanes[number]:
            if creature.activated != turn and creature.entered != turn:
                if creature.own & DEFENDER:
                    kills += 2
                else:
                    hits.append(self._hit(creature))
        in_the_way = len(self.foe.lanes[number]) - kills
        if in_the_way > 0 and not (number == UPPER and self.there & AERIAL):
            # Without Berserk, who destroys what is in the way does not hit the stronghold.
            hits.sort()
            del hits[: (in_the_way + 1) // 2 if self.there & PERFORATION else in_the_way]
        return hits

    def _hit(self, attacker: Creature) -> int:
        may = attacker.mask | attacker.own | self.gifts
        if may & VULNERABILITY:
            return _ENDLESS
        hit = attacker.attack + attacker.bonus
        if attacker.symbiote is None:
            hit += self.joined
        if may & SPRINT:
            hit += len(self.me.lanes[attacker.lane]) - 1 + self.enters
        return 2 * hit if may & AQUATIC else hit


def _abilities(player: Player, turn: int) -> int:
    """Return the abilities that the creatures of a kingdom have or give each other.

    Not Sharpening of those that entered in this turn and don't attack. All bits are set where
    another seat owns one, to whose hand it would return.
    """
    mask = 0
    for lane in player.lanes:
        for creature in lane:
            if creature.owner != creature.seat:
                return -1
            own = creature.mask | creature.own
            mask |= (_without_idle(own) if creature.entered == turn else own) | creature.aura
    return mask


def _without_idle(mask: int) -> int:
    """Return the abilities of a creature that enters, without Sharpening if it deals no damage."""
    return mask if mask & (RAGE | BACKFIRE) else mask & ~SHARPENING


def _targets(mask: int) -> int:
    """Return how many creatures one blow may hit."""
    return 1 + bool(mask & PERFORATION) + bool(mask & SPLASH)


def _is_enough(hits: list[int], health: int, behind: int) -> bool:
    """Return whether some of the hits reach the health, and the others what is behind it.

    What a hit deals beyond the health of a bastion doesn't hurt the fort.
    """
    most = sum(hits) - behind
    if most < health or not behind:
        return most >= health
    sums = {0}
    for hit in hits:
        sums |= {before + hit for before in sums}
    return any(health <= some <= most for some in sums)
