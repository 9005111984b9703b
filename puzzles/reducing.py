"""Economy: a puzzle without the cards, points of health and points of mana that it doesn't need.

What stays exactly as it was (`Core`):

- the ideas, all of them, proved by complete search, and the number of shortest solutions, so that
  nothing new solves the puzzle and no order of plays becomes free;
- the puzzle's own solution, every ability without which it fails, and every motif of it;
- the tempting try, which fails in the same way, and the reply, which still refutes it;
- that the careful player, the line straight for the goal, and a sooner goal fail, if they did;
- that the puzzle shows what its set is about, and that the card of a single play doesn't give away
  where it goes.

Moves are compared by their plays (`Task.label`), because places change when creatures go. Without
needless cards a puzzle is easier to see through, so its rating is estimated again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from engine.core import State
from engine.games import grimoire_of, mine_of, themes_of
from engine.goals import Idea
from puzzles.claims import PLACES
from puzzles.difficulty import rated
from puzzles.explaining import PuzzleTrial, explain, motifs, simple_lines
from puzzles.judge import ANSWERED, judge
from puzzles.puzzle import Puzzle
from puzzles.search import Exhausted
from puzzles.solver import Solved, solve

Renaming = Callable[[str], str]
"""Names the card that replaces another one in a text about it."""


@dataclass(frozen=True)
class Core:
    """What a puzzle is about, which stays when something is taken out of it."""

    puzzle: Puzzle
    ideas: tuple[Idea, ...]
    shortest: int
    rules: tuple[str, ...]
    motifs: frozenset[str]
    tried: tuple[str, ...]
    reason: str
    reply: tuple[str, ...]
    missed_by: frozenset[str]
    shown: bool
    has_choice: bool
    rename: Renaming = str

    def renamed(self, rename: Renaming) -> Core:
        """Return the core with another card standing for one of its cards."""
        ideas = tuple(tuple(sorted(map(rename, idea))) for idea in self.ideas)
        return replace(self, ideas=ideas, rename=lambda text: rename(self.rename(text)))


def reduced(puzzle: Puzzle, *, plainer: bool = False) -> Puzzle:
    """Return a proved puzzle without what it doesn't need; itself if it needs everything.

    Parts go one at a time, those first that take an ability out of view, until each is needed. If
    it is to be `plainer`, others with fewer abilities then replace cards. What is claimed of
    the puzzle is then computed again, and everything once more tried by it. A puzzle that can't be
    proved, or whose game finds no puzzles, stays as it is.
    """
    while (core := core_of(puzzle)) is not None:
        smaller = _without_needless(core, plainer=plainer)
        if smaller is puzzle:
            return replace(puzzle, rating=rated(solve(puzzle.state(), puzzle.goal)))
        puzzle = smaller
    return puzzle


def core_of(puzzle: Puzzle) -> Core | None:
    """Return what a puzzle is about; None if it can't be proved."""
    grimoire = grimoire_of(puzzle.game.id)
    solved = solve(puzzle.state(), puzzle.goal)
    if grimoire.mine is None or not solved.proved or not solved.ideas:
        return None
    try:
        claims = explain(puzzle, solved)
    except Exhausted:
        return None
    return Core(
        puzzle=puzzle,
        ideas=solved.ideas,
        shortest=_shortest(solved),
        rules=tuple(claims.rules),
        motifs=frozenset(claims.motifs) - {PLACES},
        tried=tuple(claims.tried),
        reason=judge(puzzle, " ".join(claims.tried)).reason,
        reply=tuple(claims.reply),
        missed_by=_missed_by(puzzle),
        shown=_is_shown(puzzle, solved.ideas),
        has_choice=_has_choice(puzzle, solved.ideas),
    )


def _without_needless(core: Core, *, plainer: bool) -> Puzzle:
    """Return the puzzle of a core without the parts that it doesn't need."""
    puzzle, mine = core.puzzle, mine_of(core.puzzle.game.id)
    for parts in (mine.parts, mine.replacements) if plainer else (mine.parts,):
        needed = set[str]()
        while part := next((each for each in parts(puzzle.state()) if each not in needed), ""):
            smaller, renamed = without(puzzle, part), core.renamed(mine.renaming(part))
            if smaller is not None and keeps(renamed, smaller):
                puzzle, core = smaller, renamed
            else:
                needed.add(part)
    return puzzle


def without(puzzle: Puzzle, part: str) -> Puzzle | None:
    """Return a puzzle without a part; None if there is no such puzzle or its solution needs it."""
    found = mine_of(puzzle.game.id).without(puzzle.state(), puzzle.goal, part)
    if found is None:
        return None
    state, goal = found
    renaming = mine_of(puzzle.game.id).renaming(part)
    solution = retold(puzzle, puzzle.solution.split(), state, renaming)
    if solution is None:
        return None
    position, line = puzzle.game.dump(state), " ".join(solution)
    smaller = replace(puzzle, position=position, goal=goal, solution=line, explanation=None)
    verdict = judge(smaller, line, ANSWERED)
    if verdict.reason != "solved":
        return None
    return replace(smaller, solution=" ".join(verdict.played))


def keeps(core: Core, smaller: Puzzle) -> bool:
    """Return whether a smaller puzzle, which its solution solves, has the same core.

    What is looked at first costs little.
    """
    try:
        return (
            (_has_choice(smaller, core.ideas) or not core.has_choice)
            and _fails_alike(core, smaller)
            and core.missed_by <= _missed_by(smaller)
            and _needs_rules(core, smaller)
            and _is_proved(core, smaller)
        )
    except Exhausted:
        return False


def retold(
    puzzle: Puzzle, line: Sequence[str], state: State, rename: Renaming = str
) -> list[str] | None:
    """Return the moves that make the same plays from another state; None if one can't be made.

    `rename` names the cards there. Of several such moves it takes the one whose text is most like
    the old one.
    """
    old, new = puzzle.state(), state.copy()
    task, retold = puzzle.goal.task(state), list[str]()
    for move in line:
        if not old.to_act() or not new.to_act():
            break
        seat = old.to_act()[0]
        action, _ = puzzle.game.read_move(old, move)
        play, told = rename(task.label(old, action)), rename(move)
        like = [
            other
            for other in new.legal_actions(seat)
            if task.label(new, other) == play and (play or str(other) == told)
        ]
        if not like:
            return None
        best = max(like, key=lambda other: _agreement(str(other), told))
        retold.append(str(best))
        old.apply(seat, action)
        new.apply(seat, best)
    return retold


def _agreement(text: str, other: str) -> int:
    """Return how many characters two texts have in common at their beginning."""
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(text, other, strict=False))
    )


def _fails_alike(core: Core, smaller: Puzzle) -> bool:
    """Return whether the tempting try still fails as it did, by the same reply if it had one."""
    whole = retold(core.puzzle, [*core.tried, *core.reply], smaller.state(), core.rename)
    if whole is None:
        return False
    tried, reply = whole[: len(core.tried)], whole[len(core.tried) :]
    if reply:
        return PuzzleTrial(smaller).is_refuted_by(tried, reply)
    return judge(smaller, " ".join(tried)).reason == core.reason


def _needs_rules(core: Core, smaller: Puzzle) -> bool:
    """Return whether every ability that matters still does."""
    themes, state, line = themes_of(smaller.game.id), smaller.state(), smaller.solution.split()
    plain = (PuzzleTrial(smaller, themes.without(state, rule)) for rule in core.rules)
    return not any(trial.reaches(line) for trial in plain)


def _is_proved(core: Core, smaller: Puzzle) -> bool:
    """Return whether exactly the same ideas solve it, in no more ways, and it has every motif."""
    mine, state = mine_of(smaller.game.id), smaller.state()
    solved = solve(state, smaller.goal)
    if not solved.proved or {*solved.ideas} != {*core.ideas} or _shortest(solved) > core.shortest:
        return False
    sooner = mine.sooner(smaller.goal)
    if sooner is not None and solve(state, sooner).solutions:
        return False
    if core.shown and not _is_shown(smaller, solved.ideas):
        return False
    line = smaller.solution.split()
    return core.motifs <= motifs(smaller, PuzzleTrial(smaller), solved, line).keys()


def _shortest(solved: Solved) -> int:
    """Return how many solutions have the fewest moves, as far as they are listed."""
    lengths = Counter(line.count(" ") for line in solved.lines)
    return lengths[min(lengths)]


def _missed_by(puzzle: Puzzle) -> frozenset[str]:
    """Return which simple players miss the goal."""
    trial = PuzzleTrial(puzzle)
    return frozenset(name for name, line in simple_lines(puzzle).items() if not trial.reaches(line))


def _has_choice(puzzle: Puzzle, ideas: Sequence[Idea]) -> bool:
    """Return whether no idea is a single play of a card that can go to one place only."""
    state = puzzle.state()
    card, task = themes_of(puzzle.game.id).card, puzzle.goal.task(state)
    played = Counter(
        card(play)
        for action in state.legal_actions(puzzle.seat)
        if (play := task.label(state, action))
    )
    return all(len(idea) != 1 or played[card(idea[0])] > 1 for idea in ideas)


def _is_shown(puzzle: Puzzle, ideas: Sequence[Idea]) -> bool:
    mine, state = mine_of(puzzle.game.id), puzzle.state()
    return any(mine.shows(state, idea, puzzle.set) for idea in ideas)
