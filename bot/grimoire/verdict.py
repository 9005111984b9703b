"""A puzzle in words: its heading, and the judge's verdict with the log of what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.game_api import GAME_UIS, game_name, puzzle_uis
from bot.game_api.puzzles import AnyPuzzleUI
from bot.grimoire.answers import Answered
from bot.store import AttemptOutcome
from bot.store.ratings import SHOWN_AFTER
from bot.ui.escaping import escape_markdown, take_first_lines
from bot.ui.router import Button
from engine.core import Event, State
from engine.games import USUAL
from puzzles.difficulty import difficulty_at
from puzzles.judge import Illegal, Verdict
from puzzles.puzzle import Puzzle
from texts import Texts


def puzzle_ui(puzzle: Puzzle) -> AnyPuzzleUI:
    """Return what shows the puzzles of this one's game."""
    return puzzle_uis()[puzzle.game.id]


def goal_line(puzzle: Puzzle, texts: Texts) -> str:
    """Return the goal in one sentence."""
    return puzzle_ui(puzzle).goal(puzzle, texts)


def heading(puzzle: Puzzle, texts: Texts) -> str:
    """Return the first lines of a message: title, place, difficulty and author."""
    return f"### {escape_markdown(puzzle.named(texts.language))}\n-# {facts_about(puzzle, texts)}"


def facts_about(puzzle: Puzzle, texts: Texts) -> str:
    """Return place, difficulty and author in a line of Markdown."""
    facts = [place_of(puzzle, texts)]
    if facts == [puzzle.id]:
        names = puzzle_ui(puzzle).sets.get(puzzle.set)
        facts.append(texts.named(names) if names else texts("puzzle-set-mixed"))
    facts.append(texts(f"choice-difficulty-{difficulty_at(puzzle.rating)}"))
    if puzzle.author:
        facts.append(texts("puzzle-author", author=escape_markdown(puzzle.author)))
    return " · ".join(facts)


def headline(puzzle: Puzzle, texts: Texts, *between: str) -> str:
    """Return the heading, then the lines `between`, then the goal, then special rules."""
    goal = texts("puzzle-goal", goal=goal_line(puzzle, texts))
    conditions = [f"-# {each}" for each in puzzle_ui(puzzle).conditions(puzzle, texts)]
    return "\n".join((heading(puzzle, texts), *between, goal, *conditions))


def place_of(puzzle: Puzzle, texts: Texts) -> str:
    """Return set and number of a built-in puzzle, or the id of a user's puzzle.

    Sets of other games than the first one are named with their game.
    """
    for set_id, names in puzzle_ui(puzzle).sets.items():
        prefix = f"{set_id.replace('_', '-')}-"
        if puzzle.id.startswith(prefix):
            game = "" if puzzle.game.id == USUAL else f" · {game_name(puzzle.game.id, texts)}"
            return f"{texts.named(names)} {puzzle.id.removeprefix(prefix).lstrip('0')}{game}"
    return puzzle.id


def moderate_buttons(puzzle_id: str, texts: Texts) -> list[Button]:
    """Return the moderators' button below a puzzle, as a list; empty for a built-in one."""
    moderate = Button(f"page:moderate:{puzzle_id}::", texts("button-moderate"))
    return [moderate] if puzzle_id.startswith("p-") else []


STORY_LIMIT = 1200
"""The most characters of a log in a verdict, which is cut at the beginning."""
LEGAL_SHOWN = 16
"""The most legal moves that are named."""


def verdict_words(puzzle: Puzzle, verdict: Verdict, texts: Texts, solver: str = "") -> str:
    """Return whether an answer is right or wrong, why, and what happened.

    It doesn't name points. `solver` is the player's name; empty: the side's.
    """
    if verdict.illegal is not None:
        return _illegal(puzzle, verdict.illegal, texts)
    if verdict.reason == "undecided":
        return verdict_head(puzzle, verdict, texts)
    moves = [*verdict.played, *verdict.defence]
    since = len(verdict.played) if verdict.defence else 0
    what_happened = story(puzzle, moves, texts, since=since, solver=solver)
    what_happened += continued(puzzle, verdict.played, verdict.continuation, texts, solver)
    return _shortened([verdict_head(puzzle, verdict, texts), *what_happened])


def verdict_head(puzzle: Puzzle, verdict: Verdict, texts: Texts) -> str:
    """Return in one sentence whether a playable line is right or wrong, and why."""
    match verdict.reason:
        case "short":
            return _short(puzzle, verdict.played, verdict.left, texts)
        case "refuted":
            return puzzle_ui(puzzle).refuted(puzzle.goal, texts)
        case "solved":
            return texts("verdict-solved")
        case "lost":
            return texts("verdict-lost")
        case _:
            return texts("verdict-undecided")


def worth(answered: Answered, streak: int, texts: Texts) -> str:
    """Return the answer's points, streak and rating, or why it doesn't count."""
    verdict, outcome = answered.verdict, answered.outcome
    if verdict.reason == "undecided":
        return ""
    if verdict.reason == "illegal":
        return texts("verdict-free")
    if outcome is None:
        return texts("verdict-repeated")
    lines = []
    if outcome.daily is not None and verdict.reached:
        lines.append(texts("verdict-points", points=outcome.points, streak=streak))
    elif verdict.reached and outcome.knew:
        lines.append(texts("verdict-for-fun"))
    elif verdict.reached and not outcome.first:
        lines.append(texts("verdict-no-points"))
    elif outcome.first and outcome.rating is None:
        lines.append(texts("verdict-unrated"))
    return "\n".join(filter(None, [*lines, rating_line(outcome, texts)]))


def rating_line(outcome: AttemptOutcome, texts: Texts) -> str:
    """Return how an answer has changed the rating; empty if it has not."""
    if outcome.rating is None:
        return ""
    before, after = outcome.rating
    if outcome.answers < SHOWN_AFTER:
        return texts("rating-later", count=SHOWN_AFTER - outcome.answers)
    if outcome.answers == SHOWN_AFTER:
        return texts("verdict-rating-first", after=str(after))
    return texts("verdict-rating", before=str(before), after=str(after))


_PASSED = ("turn_ended", "turn_began")
"""Events with which a turn passes, in the documents of all games."""


def story(
    puzzle: Puzzle, moves: Sequence[str], texts: Texts, *, since: int = 0, solver: str = ""
) -> list[str]:
    """Return the log of these moves from the puzzle's position, in lines of Markdown.

    It begins with the move with the index `since` (0-based), and omits that another turn begins at
    the end; also what then happens by itself, unless replies belong to the puzzle.
    """
    state = puzzle.state()
    play(puzzle, state, moves[:since])
    events = play(puzzle, state, moves[since:])
    passed = [at for at, event in enumerate(events) if event.document()["event"] in _PASSED]
    if passed and not puzzle.goal.waits:
        del events[passed[0] :]
    while events and events[-1].document()["event"] in _PASSED:
        events.pop()
    return GAME_UIS[puzzle.game.id].story(
        events, puzzle_ui(puzzle).sides(puzzle, texts, solver), texts
    )


def continued(
    puzzle: Puzzle,
    moves: Sequence[str],
    continuation: Sequence[str],
    texts: Texts,
    solver: str = "",
) -> list[str]:
    """Return the log after these moves until the goal is reached; empty if it already is."""
    if not continuation:
        return []
    whole = [*moves, *continuation]
    what_follows = story(puzzle, whole, texts, since=len(moves), solver=solver)
    return [texts("puzzle-continuation"), *what_follows]


def play(puzzle: Puzzle, state: State, moves: Sequence[str]) -> list[Event]:
    """Play canonical moves of the seat to act, up to the end of the game; return the events."""
    game, events = puzzle.game, list[Event]()
    for move in moves:
        for seat in state.to_act()[:1]:
            events += state.apply(seat, game.read_move(state, move)[0])
    return events


def in_words(puzzle: Puzzle, moves: Sequence[str], texts: Texts) -> list[str]:
    """Describe each move from the puzzle's position on."""
    ui, state, names, lines = (
        GAME_UIS[puzzle.game.id],
        puzzle.state(),
        puzzle_ui(puzzle).sides(puzzle, texts),
        [],
    )
    for move in moves:
        if state.to_act():
            lines.append(ui.spoken(state, move, names, texts))
            play(puzzle, state, [move])
    return lines


def _illegal(puzzle: Puzzle, illegal: Illegal, texts: Texts) -> str:
    why = GAME_UIS[puzzle.game.id].refusal(
        illegal.refusal, puzzle_ui(puzzle).sides(puzzle, texts), texts
    )
    typed = escape_markdown(illegal.text, 60)
    lines = [texts("verdict-illegal", number=illegal.number, typed=typed, why=why)]
    if illegal.legal:
        ui = puzzle_ui(puzzle)
        typed_so = [ui.typed(move, texts) for move in illegal.legal[:LEGAL_SHOWN]]
        legal = " ".join(f"`{move}`" for move in typed_so)
        more = len(illegal.legal) - LEGAL_SHOWN
        key = "verdict-possible" if more <= 0 else "verdict-possible-and-more"
        lines.append(texts(key, moves=legal, count=max(0, more)))
    return "\n".join(lines)


def _short(puzzle: Puzzle, played: Sequence[str], left: Any, texts: Texts) -> str:
    """Return how far the line fell short of its goal."""
    if left is None:
        return texts("verdict-short")
    state = puzzle.state()
    play(puzzle, state, played)
    return puzzle_ui(puzzle).shortfall(puzzle, state, left, texts)


def _shortened(lines: Sequence[str]) -> str:
    """Return the first line and as many of the last lines as fit."""
    rest = take_first_lines(reversed(lines[1:]), STORY_LIMIT)
    return "\n".join((lines[0], *reversed(rest)))
