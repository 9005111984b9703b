"""Puzzles of Clash of Decks in Discord."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from bot.errors import Refusal
from bot.game_api.match_options import Chosen, Option
from bot.game_api.puzzles import PuzzleUI
from bot.games.clash.lookup import ability_line
from bot.games.clash.names import card_names
from bot.games.clash.workbench import ClashWorkbench
from engine.clash.abilities import BY_ID
from engine.clash.actions import LANES, Back, End, Go, Place
from engine.clash.battle import Battle
from engine.clash.cards import FIRST_STEPS, GEMS, MADE_UP, SETS, Card, card
from engine.clash.events import Event
from engine.clash.moves import read_move
from engine.clash.puzzles.arranging import arranged
from engine.clash.puzzles.economy import cards_in
from engine.clash.puzzles.goals import (
    Arrange,
    Clear,
    Destroy,
    DestroyBastion,
    Goal,
    Survive,
    Win,
)
from engine.clash.puzzles.kingdoms import Kingdom
from engine.clash.puzzles.mine import COMPOSED, FIRST
from engine.clash.puzzles.task import NOTHING, Left
from engine.clash.steps import steps
from engine.clash.turn import FATIGUE_AFTER
from engine.core import SEATS, JsonObject, Seat
from engine.goals import MIXED
from images.clash.animation import animation_key, animation_words, solution_animation
from images.clash.legend import signs_of
from images.clash.puzzle import PARTS, draw_puzzle, draw_target, puzzle_key, target_key
from images.clash.puzzle_alt import Views, puzzle_alt, seat_names, target_alt
from images.picture import Drawing
from images.steps import Start, show_steps
from puzzles.puzzle import Puzzle
from texts import Texts

_PLACES = ":@+"
"""The characters that begin a place, after the card."""
MOST_CARDS = 18
"""The most cards of a puzzle, as in a duel: two decks and two champions. More don't fit."""
_GOALS: Mapping[str, JsonObject] = {
    "win": {"kind": "win", "turns": 1},
    "win-two": {"kind": "win", "turns": 2},
    "win-three": {"kind": "win", "turns": 3},
    "destroy_bastion": {"kind": "destroy_bastion"},
    "destroy": {"kind": "destroy", "creatures": "all"},
    "survive": {"kind": "survive", "turns": 1},
    "clear": {"kind": "clear"},
    "board": {"kind": "board"},
}
"""The goals that can be chosen for a new puzzle."""
_WINS = {1: "win", 2: "win-two", 3: "win-three"}
"""The choices of a win, by its turns."""
_CHOICES = (
    ("win", "choice-goal-win"),
    ("win-two", "choice-goal-win-two"),
    ("win-three", "choice-goal-win-three"),
    ("destroy_bastion", "choice-goal-bastion"),
    ("destroy", "choice-goal-destroy"),
    ("survive", "choice-goal-survive"),
    ("clear", "choice-goal-clear"),
    ("board", "choice-goal-board"),
)
_LOSING = (("anything", "choice-losing-anything"), (NOTHING, "choice-losing-nothing"))


class ClashPuzzles(PuzzleUI[Battle, Event, Goal, Left]):
    """Shows puzzles of duels."""

    sets: Mapping[str, Mapping[str, str]] = {
        FIRST: FIRST_STEPS,
        **{card_set.id: dict(card_set.names) for card_set in SETS},
        COMPOSED: GEMS,
    }
    goals = tuple([goal for goal in _CHOICES if goal[0] == _GOALS[goal[0]]["kind"]])
    options = (
        Option("goal", ("create",), choices=_CHOICES),
        Option("creatures", ("create",)),
        Option("board", ("create",)),
        Option("losing", ("create",), choices=_LOSING),
    )
    workbench = ClashWorkbench()
    example = "ogre:u boom@bu1 end"

    def typed(self, move: str, texts: Texts) -> str:
        """Return the move with the card's name: `Ogre:u`."""
        place = next((at for at, letter in enumerate(move) if letter in _PLACES), len(move))
        try:
            return card(move[:place]).name(texts.language) + move[place:]
        except KeyError:  # a word that is not a card
            return move

    def typing(self, texts: Texts) -> str:
        """Return how to type a creature with its lane, and an incantation with its target."""
        return texts("puzzle-typing")

    def aim(self, goal: Goal, texts: Texts) -> str:
        """Return the name of the chosen kind of goal."""
        choice = _WINS[goal.turns] if isinstance(goal, Win) else goal.kind
        return texts(dict(_CHOICES)[choice])

    def goal(self, puzzle: Puzzle, texts: Texts) -> str:
        return _with_losing(puzzle, self._asked(puzzle, texts), texts)

    def _asked(self, puzzle: Puzzle, texts: Texts) -> str:
        match puzzle.goal:
            case Win(turns=1):
                return texts("goal-win")
            case Win(turns=2):
                return texts("goal-win-two")
            case Win():
                return texts("goal-win-three")
            case DestroyBastion():
                return texts("goal-bastion")
            case Destroy(creatures=None):
                return texts("goal-destroy-all")
            case Destroy(creatures=creatures):
                named = _creatures(puzzle, puzzle.state(), creatures or (), texts)
                return texts("goal-destroy", creatures=named)
            case Clear():
                return texts("goal-clear")
            case Arrange(kingdoms=kingdoms):
                return texts("goal-board", lanes=texts.listed(_board(puzzle, kingdoms, texts)))
            case _:
                return texts("goal-survive")

    def conditions(self, puzzle: Puzzle, texts: Texts) -> Iterator[str]:
        """Yield what two against two, the rules 1.0, champions and fatigue change."""
        battle: Battle = puzzle.state()
        if len(battle.players) > 2:
            yield texts("condition-teams")
        if battle.rules.ruleset == "1.0":
            yield texts("condition-old-rules")
        if any(player.champion for player in battle.players):
            yield texts("condition-champions")
        if battle.rules.fatigue:
            own = battle.players[battle.active]
            other = battle.players[battle.across(battle.active)]
            turns = {"yours": own.turns_taken + 2, "theirs": other.turns_taken + 1}
            yield texts("condition-fatigue", first=FATIGUE_AFTER + 1, **turns)

    def others(self, puzzle: Puzzle, texts: Texts) -> Mapping[Seat, str]:
        """Return the names of partner and opponents in two against two."""
        view = puzzle.state().view(None)
        names = seat_names(view, puzzle.seat, texts) if len(view.players) > 2 else {}
        return {seat: name for seat, name in names.items() if seat != puzzle.seat}

    def pictures(
        self, puzzle: Puzzle, state: Battle, events: Sequence[Event], texts: Texts
    ) -> Sequence[Drawing]:
        """Draw the lanes with the marks of the last move, then both hands.

        A board that is asked for is a picture between them.
        """
        goal, title, solver = self.goal(puzzle, texts), puzzle.named(texts.language), puzzle.seat
        if isinstance(puzzle.goal, Arrange):
            goal = _with_losing(puzzle, texts("goal-board-below"), texts)
        costs = puzzle.goal.waits  # a destroyed creature may be played again
        drawings, views = [], Views.of(state, solver)
        for part in PARTS:
            shown: dict[str, Any] = {"costs": costs, "part": part}
            seen = {**shown, "events": events, "targets": _targets(puzzle)}
            drawing = Drawing(
                puzzle_key(state, goal, texts, title, solver=solver, **seen),
                partial(draw_puzzle, views, goal, texts, title, **seen),
                partial(puzzle_alt, views, goal, title, texts, **shown),
            )
            drawings.append(drawing)
        if isinstance(puzzle.goal, Arrange):
            drawings.insert(1, _target(puzzle, puzzle.goal.kingdoms, texts))
        return drawings

    def animation(self, puzzle: Puzzle, moves: Sequence[str], texts: Texts) -> Drawing:
        """Animate the moves, the assault attack by attack, and the result."""
        battle = puzzle.state()
        facts = steps, Start(puzzle.game.id, battle), tuple(moves), texts
        return Drawing(
            animation_key(battle, moves, texts),
            partial(show_steps, solution_animation, *facts),
            partial(show_steps, animation_words, *facts),
            animation=True,
        )

    def prompt(self, state: Battle, texts: Texts) -> str:
        """Return the mana left."""
        return texts("puzzle-your-move", mana=state.mana)

    def how_to(self, texts: Texts) -> str:
        """Return how to solve a puzzle."""
        return texts("puzzle-how-to")

    def rules(self, puzzle: Puzzle, texts: Texts) -> Iterator[str]:
        """Yield the rules of a turn, and every ability in the puzzle."""
        for key in ("puzzle-rules-play", "puzzle-rules-attack", "puzzle-rules-health"):
            yield texts(key)
        for ability, aura in signs_of(puzzle.state().view(None)):
            yield ability_line(ability, texts, aura=aura)

    def rule(self, rule: str, texts: Texts) -> str:
        """Name an ability."""
        return BY_ID[rule].name(texts.language)

    def carriers(self, puzzle: Puzzle, rule: str) -> Sequence[str]:
        bit = BY_ID[rule].bit
        cards = cards_in(puzzle.state())
        return [*dict.fromkeys(each.id for each in cards if (each.mask | each.aura) & bit)]

    def cards(self, puzzle: Puzzle, ids: Sequence[str], texts: Texts) -> str:
        known = {each.id: each for each in cards_in(puzzle.state())}
        return card_names([known[name] for name in ids if name in known], texts)

    def hint(self, puzzle: Puzzle, texts: Texts) -> str:
        """Name the first card of the solution."""
        action, _ = read_move(puzzle.state(), puzzle.solution)
        if isinstance(action, End | Go | Back):
            return texts("hint-no-card")
        return texts("hint-card", card=card(action.card).name(texts.language))

    def shortfall(self, puzzle: Puzzle, state: Battle, left: Left, texts: Texts) -> str:
        """Return that something was lost, which creatures are left, or the stronghold's health."""
        if left.lost:
            return texts("verdict-short-lost")
        if left.lanes:
            lanes = [_side(puzzle, lane, texts) for lane in left.lanes]
            return texts("verdict-short-board", lanes=", ".join(lanes))
        if left.creatures:
            named = _creatures(puzzle, state, left.creatures, texts)
            return texts("verdict-short-creatures", creatures=named)
        if left.side == "fort":
            return texts("verdict-short-fort", health=left.health)
        key = "verdict-short-both" if isinstance(puzzle.goal, Win) else "verdict-short-bastion"
        return texts(key, health=left.health)

    def refuted(self, goal: Goal, texts: Texts) -> str:
        """Return that the opponent has a defence, or wins."""
        if isinstance(goal, Survive):
            return texts("verdict-refuted-survive")
        three = isinstance(goal, Win) and goal.turns == 3
        return texts("verdict-refuted-win-three" if three else "verdict-refuted-win")

    def goal_asked(self, chosen: Chosen) -> JsonObject:
        """Return the chosen goal, by default a win in this turn. Raises `Refusal`.

        Only the goal of destroying can name creatures.
        """
        document, named = dict(_GOALS[chosen.get("goal") or _implied(chosen)]), chosen.keys()
        if "creatures" in named and document["kind"] != "destroy":
            raise Refusal("refused-creatures-goal")
        if ("board" in named) != (document["kind"] == "board"):
            raise Refusal("refused-board-goal")
        if "creatures" in named:
            document["creatures"] = chosen["creatures"].replace(",", " ").lower().split()
        if "board" in named:
            document["board"] = dict(_typed_board(chosen["board"]))
        if chosen.get("losing") == NOTHING:
            document["losing"] = NOTHING
        return document

    def unfit(self, state: Battle) -> str | None:
        """Return a fault if there are more cards than fit the picture, else None."""
        count, most = len(_cards(state)), MOST_CARDS * len(state.players) // 2
        if count <= most:
            return None
        return f"{count} cards are in the game; all decks and champions are {most}"

    def set_of(self, state: Battle) -> str:
        """Return the set that all cards are of, or `MIXED`."""
        sets = {card.set for card in _cards(state)} - {MADE_UP}
        return sets.pop() if len(sets) == 1 and sets <= self.sets.keys() else MIXED


def _implied(chosen: Chosen) -> str:
    """Return the goal that is meant if none is chosen."""
    return "destroy" if "creatures" in chosen else "board" if "board" in chosen else "win"


def _typed_board(typed: str) -> Iterator[tuple[Seat, JsonObject]]:
    """Yield the kingdoms of a board that was typed as `ogre baron | troll / | zombie`, by seat."""
    for seat, kingdom in zip(SEATS, typed.lower().split("/"), strict=False):
        lanes = [lane.replace(",", " ").split() for lane in kingdom.split("|")]
        yield seat, dict(zip(LANES, [*lanes, []], strict=False))


def _with_losing(puzzle: Puzzle, asked: str, texts: Texts) -> str:
    """Return what is asked, and that nothing may be lost if that is asked as well."""
    goal = puzzle.goal
    assert isinstance(goal, Goal), "a puzzle of this game"
    return texts("goal-losing-nothing", goal=asked) if goal.lossless else asked


def _target(puzzle: Puzzle, kingdoms: Sequence[Kingdom], texts: Texts) -> Drawing:
    """Draw the board that is asked for."""
    wanted = arranged(puzzle.state(), kingdoms)
    view = wanted.view(puzzle.seat)
    key = target_key(wanted, texts, puzzle.seat)
    return Drawing(key, partial(draw_target, view, texts), partial(target_alt, view, texts))


def _board(puzzle: Puzzle, kingdoms: Sequence[Kingdom], texts: Texts) -> Iterator[str]:
    """Yield `your upper lane (Ogre, Baron)` for each lane that is not empty."""
    known = {each.id: each for each in cards_in(puzzle.state())}
    for seat, kingdom in zip(SEATS, kingdoms, strict=False):
        for lane, names in zip(LANES, kingdom, strict=True):
            pairs = [[known[card] for card in name.split("+")] for name in names]
            creatures = [" + ".join(card.name(texts.language) for card in pair) for pair in pairs]
            if creatures:
                side = _side(puzzle, f"{seat}{lane}".lower(), texts)
                yield f"{side} ({', '.join(creatures)})"


def _side(puzzle: Puzzle, lane: str, texts: Texts) -> str:
    """Name a seat's half of a lane, such as `bu`, as the solver sees it."""
    seat = next(each for each in SEATS if each.lower() == lane[0])
    name = texts(f"lane-{next(each for each in LANES if each[0] == lane[1])}")
    if seat == puzzle.seat:
        return texts("goal-board-lane-own", lane=name)
    others = ClashPuzzles().others(puzzle, texts)
    if seat in others:
        return texts("goal-board-lane-of", player=others[seat], lane=name)
    return texts("goal-board-lane", lane=name)


def _targets(puzzle: Puzzle) -> list[tuple[Seat, int, str]]:
    """Return the creatures that the goal names, by kingdom, lane and card."""
    goal, battle = puzzle.goal, puzzle.state()
    if not isinstance(goal, Destroy):
        return []
    found = []
    for place in goal.creatures or ():
        creature = battle.creature_at(place)
        if creature is not None:
            found.append((place.seat, place.lane, creature.card.id))
    return found


def _creatures(puzzle: Puzzle, battle: Battle, places: Sequence[Place], texts: Texts) -> str:
    """Return `Baron (upper lane) and your Ogre (lower lane)`, as the solver sees them."""
    named = [_creature(puzzle, battle, place, texts) for place in places]
    if len(named) < 2:
        return "".join(named)
    return texts("goal-and", first=", ".join(named[:-1]), last=named[-1])


def _creature(puzzle: Puzzle, battle: Battle, place: Place, texts: Texts) -> str:
    """Name a creature and its lane, with its place if the name is twice in the lane."""
    lane = texts(f"lane-{LANES[place.lane]}")
    standing = [
        " + ".join(card.name(texts.language) for card in reversed(creature.cards))
        for creature in battle.players[SEATS.index(place.seat)].lanes[place.lane]
    ]
    name = standing[place.position]
    if standing.count(name) > 1:
        lane = texts("goal-place", lane=lane, position=place.position + 1)
    others = ClashPuzzles().others(puzzle, texts)
    if place.seat in others:
        lane = texts("goal-board-lane-of", player=others[place.seat], lane=lane)
    key = "goal-creature" if place.seat != puzzle.seat else "goal-creature-own"
    return texts(key, creature=name, lane=lane)


def _cards(battle: Battle) -> list[Card]:
    """Return the cards in hands and in play, including captive ones."""
    cards = [card for player in battle.players for card in player.hand]
    creatures = [unit for player in battle.players for lane in player.lanes for unit in lane]
    for creature in creatures:
        cards += [*creature.cards, *(card for card, _ in creature.shackled)]
    return cards
