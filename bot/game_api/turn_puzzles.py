"""Puzzles that one turn decides (`engine.turn_puzzles`), shown as matches of their game are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from bot.errors import Refusal
from bot.game_api.game_ui import AnyGameUI
from bot.game_api.lookup import CardBook, CardPage
from bot.game_api.match_options import Chosen, Option
from bot.game_api.puzzles import PuzzleUI
from engine.core import JsonObject
from engine.goals import MIXED
from engine.turn_puzzles import ALL, Goal, Left, TurnGrimoire, Win
from images.picture import Drawing
from puzzles.puzzle import Puzzle
from texts import LANGUAGES, Texts, dashed, texts_in

CHOICES = (("win", "choice-goal-win"), ("destroy", "choice-goal-destroy"))
_CREATURES = Option("creatures", ("create",))


def _lines(page: CardPage) -> list[str]:
    return page.below.splitlines() or [page.heading.splitlines()[-1]]


class TurnPuzzles(PuzzleUI[Any, Any, Goal, Left]):
    """Shows puzzles with the boards, hands and animations of the game's matches.

    The game has the texts `puzzle-set-<set>`, `puzzle-turn-<game>` (how a turn works),
    `puzzle-win-<game>` and `puzzle-short-<game>` (how far from a win), and, if it has things to
    destroy, `puzzle-clear-<game>`.
    """

    game: ClassVar[str]
    ui: ClassVar[AnyGameUI]
    book: ClassVar[CardBook]
    grimoire: ClassVar[TurnGrimoire[Any]]
    goals: Sequence[tuple[str, str]] = CHOICES

    @property
    def sets(self) -> Mapping[str, Mapping[str, str]]:  # type: ignore[override]  # texts name them
        """The names of the sets by language."""
        spoken = [texts_in(language) for language in LANGUAGES]
        return {
            each: {texts.language: texts(f"puzzle-set-{dashed(each)}") for texts in spoken}
            for each in self.grimoire.sets
        }

    @property
    def options(self) -> Sequence[Option]:  # type: ignore[override]  # they follow from the goals
        """The goal, and what has to be destroyed."""
        goal = Option("goal", ("create",), choices=tuple(self.goals))
        return (goal, _CREATURES) if len(self.goals) > 1 else (goal,)

    def standing(self, state: Any, cell: str, texts: Texts) -> str:
        """Name what is in a cell that can be destroyed, with the cell."""
        return cell

    def cell(self, typed: str) -> str:
        """Return the name of a cell in documents, as users type it."""
        return typed

    def aim(self, goal: Goal, texts: Texts) -> str:
        return texts(dict(CHOICES)[goal.kind])

    def goal(self, puzzle: Puzzle, texts: Texts) -> str:
        goal: Any = puzzle.goal
        if isinstance(goal, Win):
            return texts(f"puzzle-win-{dashed(self.game)}")
        if goal.cells is None:
            return texts(f"puzzle-clear-{dashed(self.game)}")
        return texts("goal-destroy", creatures=self._standing(puzzle.state(), goal.cells, texts))

    def _standing(self, state: Any, cells: Sequence[str], texts: Texts) -> str:
        named = [self.standing(state, cell, texts) for cell in cells]
        if len(named) < 2:
            return "".join(named)
        return texts("goal-and", first=", ".join(named[:-1]), last=named[-1])

    def pictures(
        self, puzzle: Puzzle, state: Any, events: Sequence[Any], texts: Texts
    ) -> Sequence[Drawing]:
        """Draw the board and the solver's hand."""
        view, names = state.view(puzzle.seat), self.sides(puzzle, texts)
        return self.ui.panel(view, events, names, texts)

    def animation(self, puzzle: Puzzle, moves: Sequence[str], texts: Texts) -> Drawing:
        """Animate the moves; without anything to see, draw the board."""
        state, names, animation = puzzle.state(), self.sides(puzzle, texts), self.ui.animation
        assert animation is not None, "a game with puzzles is animated"
        shown = animation.draw(state, moves, names, texts, puzzle.seat)
        return shown or self.ui.board(state.view(puzzle.seat), (), names, texts)

    def prompt(self, state: Any, texts: Texts) -> str:
        """Return what the player has to choose, as in a match."""
        return self.ui.prompt(state.view(next(iter(state.to_act()), None)), texts)

    def how_to(self, texts: Texts) -> str:
        return texts("puzzle-turn-how-to")

    def rules(self, puzzle: Puzzle, texts: Texts) -> Iterator[str]:
        """Yield how a turn works, what each card in sight does, and their terms, each once."""
        yield texts(f"puzzle-turn-{dashed(self.game)}")
        icons, view, terms = self.ui.icons, puzzle.state().view(puzzle.seat), dict[str, None]()
        for card in dict.fromkeys(icons.cards(view)) if icons is not None else ():
            name, (words, *more) = self._named(card, texts), _lines(self.book.page(card, texts))
            yield f"- {words if words.startswith(name) else texts.pair(f'**{name}**', words)}"
            terms |= dict.fromkeys(more)
        yield from terms

    def rule(self, rule: str, texts: Texts) -> str:
        """Return the name of a card: games that explain other rules name them."""
        return self._named(rule, texts)

    def cards(self, puzzle: Puzzle, ids: Sequence[str], texts: Texts) -> str:
        return ", ".join(self._named(card, texts) for card in ids)

    def hint(self, puzzle: Puzzle, texts: Texts) -> str:
        """Name the first card of the solution, if it does not begin with an attack."""
        state = puzzle.state()
        action, _ = puzzle.game.read_move(state, puzzle.solution)
        label = puzzle.goal.task(state).label(state, action)
        card = next(iter(re.findall(r"\w+", label)), "")
        if label.startswith(">") or card not in dict(self.book.cards):
            return texts("hint-no-card")
        return texts("hint-card", card=self._named(card, texts))

    def _named(self, card: str, texts: Texts) -> str:
        return texts.named(dict(self.book.cards)[card])

    def shortfall(self, puzzle: Puzzle, state: Any, left: Left, texts: Texts) -> str:
        """Return what was not destroyed, or how far from a win the turn ended."""
        if left.cells:
            named = self._standing(state, left.cells, texts)
            return texts("verdict-short-creatures", creatures=named)
        if isinstance(puzzle.goal, Win):
            return texts(f"puzzle-short-{dashed(self.game)}", distance=left.distance)
        return texts("verdict-short")

    def refuted(self, goal: Goal, texts: Texts) -> str:
        """Return that the answer is wrong: no opponent has a reply."""
        return texts("verdict-short")

    def goal_asked(self, chosen: Chosen) -> JsonObject:
        """Return the chosen goal, by default a win, or to destroy what is named.

        Raises `Refusal` if something is named for another goal.
        """
        cells = chosen.get("creatures")
        goal = chosen.get("goal") or ("win" if cells is None else "destroy")
        if goal == "win":
            if cells is not None:
                raise Refusal("refused-creatures-goal")
            return {"kind": "win", "turns": 1}
        named = [self.cell(cell) for cell in (cells or "").replace(",", " ").lower().split()]
        return {"kind": "destroy", "creatures": named or ALL}

    def unfit(self, state: Any) -> str | None:
        return None

    def set_of(self, state: Any) -> str:
        """Return `MIXED`: the built-in sets have no cards of their own."""
        return MIXED
