"""A puzzle in words: enough to solve it without seeing it, in 1,024 characters.

If not everything fits, what a reader can look up is left out first: the print of cards in hands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.clash.abilities import BY_ID, Ability
from engine.clash.cards import Card
from engine.clash.seating import SEATINGS
from engine.clash.view import BattleView, CreatureView, PlayerView
from engine.core import SEATS, Seat, State, record
from images.clash.card import UNKNOWN_DAMAGE, aura_text, damage_text
from images.clash.champion import state_of
from images.clash.marks import Stand
from images.clash.reach import is_blocked
from images.picture import fitting
from images.words import named, sentence
from texts import Texts

_MERCENARY = BY_ID["mercenary"]
_PROTECTION = BY_ID["protection"]


_DETAILS = (
    *((2, 2, 2), (2, 1, 2), (2, 0, 2), (1, 0, 2), (0, 0, 2)),
    *((1, 1, 1), (1, 0, 1), (0, 0, 1), (0, 0, 0)),
)
"""Details of the solver's hand, of the opponent's, and of creatures, from the longest text on.

Cards in hands have 0: name and cost, 1: also attack and health, 2: also abilities. Creatures have
0: name, attack and health, 1: also their cost if it matters, 2: also abilities.
"""


@record
class Views:
    """A battle as its solver and the others, in turn order, see it: all that a puzzle shows."""

    mine: BattleView
    others: tuple[BattleView, ...]

    @classmethod
    def of(cls, duel: State, solver: Seat | None = None) -> Views:
        """Return the current views; without a solver it is the active seat."""
        public = duel.view(None)
        seat: Seat = solver or public.active
        seats = [player.seat for player in public.players]
        after = seats.index(seat) + 1
        others = (*seats[after:], *seats[: after - 1])
        return cls(duel.view(seat), tuple([duel.view(other) for other in others]))


def priced_stands(views: Views, *, every: bool) -> set[Stand]:
    """Return the creatures whose costs are shown: `every` one, or those that may come to a hand.

    The solver may play them again in this turn: its own, if it holds an incantation that destroys
    them, and Mercenaries of others.
    """
    mine = _owner(views.mine)
    can_destroy_own = any(not card.is_creature for card in mine.hand.order or ())
    return {
        (player.seat, lane, creature.card.id)
        for player in views.mine.players
        for lane, creatures in enumerate((player.upper, player.lower))
        for creature in creatures
        if every
        or (can_destroy_own if player.seat == mine.seat else _MERCENARY in creature.abilities)
    }


def seat_names(view: BattleView, solver: Seat, texts: Texts) -> dict[Seat, str]:
    """Return the names of the seats for the solver.

    In two against two, the opponents are told apart by the lanes that the solver shares with them.
    """
    if len(view.players) == 2:
        names = {player.seat: texts("puzzle-opponent") for player in view.players}
    else:
        own, (upper, lower) = SEATS.index(solver), SEATINGS[view.mode].facing
        names = {
            SEATS[own ^ upper]: texts("puzzle-opponent-upper"),
            SEATS[own ^ lower]: texts("puzzle-opponent-lower"),
            SEATS[own ^ upper ^ lower]: texts("puzzle-partner"),
        }
    return names | {solver: texts("puzzle-you")}


def puzzle_alt(
    views: Views, goal: str, heading: str, texts: Texts, *, costs: bool = False, part: str = "whole"
) -> str:
    """Describe the title, the goal, the turn with its mana, both hands in order and all creatures.

    The `part` "board" leaves the hands out, "hands" everything else. `costs` adds the costs of all
    creatures in play, not only of those that the solver may play again in this turn.
    """
    priced = priced_stands(views, every=costs)
    return fitting(
        " ".join(_sentences(views, goal, heading, detail, texts, priced, part))
        for detail in _DETAILS
    )


def target_alt(view: BattleView, texts: Texts) -> str:
    """Describe the board that a puzzle asks for, as its solver sees it."""
    sentences = [sentence(texts("puzzle-target"))]
    if len(view.players) > 2:
        sentences += _table(Views(view, ()), (0, 0, 0), texts, (), "board")
    else:
        for player in view.players:
            whose = "yours" if player.seat == view.viewer else "opponents"
            sentences += _lanes(player, whose, 0, texts)
    return fitting([" ".join(sentences)])


def _sentences(
    views: Views,
    goal: str,
    heading: str,
    detail: tuple[int, int, int],
    texts: Texts,
    priced: Collection[Stand],
    part: str,
) -> list[str]:
    sentences, mine, creatures = [], views.mine, detail[2]
    if part != "hands":
        sentences += [sentence(heading), sentence(texts("puzzle-alt-goal", goal=goal))]
    if part != "hands" and mine.outcome is None:
        turn = "yours" if mine.active == mine.viewer else "opponents"
        sentences.append(texts("puzzle-alt-turn", whose=turn, mana=mine.mana))
    if len(mine.players) > 2:
        return [*sentences, *_table(views, detail, texts, priced, part)]
    (theirs,) = views.others
    for view, whose, much in (
        (mine, "yours", detail[0]),
        (theirs, "opponents", detail[1]),
    ):
        player = _owner(view)
        if part != "board":
            cards = ", ".join(_hand(player, much, texts))
            sentences.append(texts("puzzle-alt-hand", whose=whose, cards=cards))
            if player.champion is not None:
                state = state_of(view, player)
                champion = _card(player.champion, player.champion_cost, much, texts)
                sentences.append(texts("puzzle-alt-champion", card=champion, state=state))
        if part != "hands":
            sentences += _lanes(player, whose, creatures, texts, priced)
    return sentences


def _table(
    views: Views,
    detail: tuple[int, int, int],
    texts: Texts,
    priced: Collection[Stand],
    part: str,
) -> Iterator[str]:
    """Describe each seat of a table of four with its name."""
    mine = views.mine
    names = seat_names(mine, _owner(mine).seat, texts)
    owners = {view.viewer: _owner(view) for view in (mine, *views.others)}
    for player in mine.players:
        yield sentence(names[player.seat])
        if part != "board":
            much = detail[0] if player.seat == mine.viewer else detail[1]
            cards = ", ".join(_hand(owners[player.seat], much, texts))
            yield texts("puzzle-alt-hand-of", cards=cards)
        for lane, creatures in _creatures(player, detail[2], texts, priced):
            if part != "hands":
                yield texts(f"alt-half-{lane}", creatures=creatures)


def _owner(view: BattleView) -> PlayerView:
    assert view.viewer is not None, "seen by a seat"
    return view.player(view.viewer)


def _hand(player: PlayerView, much: int, texts: Texts) -> list[str]:
    """Describe the hand from left to right; cards within reach have their numbers."""
    hand, cards = player.hand, []
    for place, (card, cost) in enumerate(zip(hand.order or (), hand.costs or (), strict=True)):
        words = _card(card, cost, much, texts)
        if place < hand.available:
            words = f"{place + 1}. {words}"
        elif is_blocked(hand, place):
            words = texts("puzzle-alt-blocked", card=words)
        cards.append(words)
    side = "alt-hand-bastion" if hand.bastion else "alt-hand-fort"
    cards.insert(hand.stronghold, texts(side, health=hand.health))
    return cards


def _card(card: Card, cost: int, much: int, texts: Texts) -> str:
    """Describe a card as `Ogre (4: 4/4, Berserk)`, in the detail `much`."""
    facts = []
    if much > 0:
        damage = damage_text(card)
        facts.append(
            f"{damage}/{card.health}"
            if card.is_creature
            else texts("puzzle-alt-damage", amount=damage)
        )
    if much > 1:
        facts += [texts.named(ability.names) for ability in card.abilities]
        if card.aura_ability is not None:
            facts.append(aura_text(card.aura_ability, texts))
    name = card.name(texts.language)
    return f"{name} ({texts.pair(str(cost), ', '.join(facts))})" if facts else f"{name} ({cost})"


def _lanes(
    player: PlayerView, whose: str, much: int, texts: Texts, priced: Collection[Stand] = ()
) -> list[str]:
    sentences = [
        texts(f"puzzle-alt-{lane}", whose=whose, creatures=creatures)
        for lane, creatures in _creatures(player, much, texts, priced)
    ]
    return sentences or [texts("puzzle-alt-no-creatures", whose=whose)]


def _creatures(
    player: PlayerView, much: int, texts: Texts, priced: Collection[Stand]
) -> Iterator[tuple[str, str]]:
    """Yield each lane that is not empty, with its creatures; the `priced` ones have their cost."""
    for number, (name, lane) in enumerate((("upper", player.upper), ("lower", player.lower))):
        stands = [(player.seat, number, each.card.id) for each in lane]
        words = [
            _creature(each, much, texts, costs=stand in priced)
            for each, stand in zip(lane, stands, strict=True)
        ]
        if words:
            yield name, ", ".join(words)


def _creature(creature: CreatureView, much: int, texts: Texts, *, costs: bool) -> str:
    cards = [creature.card, creature.symbiote] if creature.symbiote else [creature.card]
    notes = _notes(creature, texts)
    if much > 1:
        notes[:0] = _abilities(creature, texts)
    if costs and much > 0:
        paid = " + ".join(str(card.cost) for card in cards)
        notes.insert(0, texts("puzzle-alt-cost", cost=paid))
    attack = UNKNOWN_DAMAGE if creature.attack is None else creature.attack
    words = f"{' + '.join(card.name(texts.language) for card in cards)} {attack}/"
    if creature.health_left < creature.health:
        words += texts("puzzle-alt-hurt", left=creature.health_left, full=creature.health)
    else:
        words += str(creature.health)
    return f"{words} ({', '.join(notes)})" if notes else words


def _abilities(creature: CreatureView, texts: Texts) -> list[str]:
    works: Sequence[Ability] = [
        ability
        for ability in dict.fromkeys(creature.abilities + creature.borrowed)
        if not (ability is _PROTECTION and creature.protection_used)
    ]
    names = [texts.named(ability.names) for ability in works]
    return names + [aura_text(aura, texts) for aura in creature.auras]


def _notes(creature: CreatureView, texts: Texts) -> list[str]:
    notes = [texts("puzzle-alt-asleep")] if creature.entered_this_turn else []
    if creature.champion:
        notes.append(texts("alt-creature-champion"))
    if creature.shackled:
        shackled = named(creature.shackled, texts)
        notes.append(texts("alt-creature-shackled", cards=shackled))
    return notes
