"""Courses: short lessons, each a position with one idea, judged by the rules of its game.

The lessons are in `courses/<game>/*.json` (docs/formats.md, Course).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from engine.core import Event, Game, IllegalAction, JsonObject, Seat, State
from engine.documents import Document, DocumentError, read
from engine.games import default_of, game_named, plugin_of

Progress = Literal["open", "reached", "missed"]
"""The goal can still be reached by what follows; it is reached; the own turn is over without it."""
LONGEST_LINE = 400
"""Characters of the moves of a lesson."""
_WORD = re.compile(r"[a-z_]+")
MOST_WORDS = 25
"""Of everything that a lesson says at once."""


class _Said(Document):
    """A text by language."""

    en: str = Field(pattern=r"\S")
    ru: str = Field(pattern=r"\S")
    fr: str = Field(pattern=r"\S")

    @model_validator(mode="after")
    def _is_short(self) -> _Said:
        for language, said in self:
            words = len(said.split(" "))
            if words > MOST_WORDS:
                raise ValueError(f"{words} words in {language}, at most {MOST_WORDS}")
        return self


class _Try(Document):
    """A line that a learner may well try, and the reply to it."""

    line: str = Field(max_length=LONGEST_LINE, pattern=r"\S")
    says: _Said


class _Lesson(Document):
    """A lesson of a course."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,29}$")]
    title: _Said
    says: _Said
    position: dict[str, Any]
    reach: dict[str, Any] = Field(default_factory=dict, description="a part of a position")
    wins: bool = False
    solution: str = Field(max_length=LONGEST_LINE, pattern=r"\S")
    done: _Said
    tries: list[_Try] = Field(default_factory=list)


class _Course(Document):
    """A course as written in its file."""

    format: Literal[1]
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    game: str
    title: _Said
    lessons: list[_Lesson] = Field(min_length=1, max_length=25)


@dataclass(frozen=True)
class Played:
    """Moves of a lesson in canonical form, the state after them, and what the last one caused."""

    moves: tuple[str, ...]
    state: State
    latest: tuple[Event, ...]
    progress: Progress


@dataclass(frozen=True)
class Lesson:
    """A position, a goal and the texts of a lesson, by language.

    The goal is a part of the position document after a move (`reach`), or that the learner's side
    `wins`. `tries` are lines that fall short, each with its reply.
    """

    id: str
    game: Game
    title: Mapping[str, str]
    says: Mapping[str, str]
    position: JsonObject
    reach: JsonObject
    wins: bool
    solution: str
    done: Mapping[str, str]
    tries: Sequence[tuple[str, Mapping[str, str]]]

    @cached_property
    def _state(self) -> State:
        return self.game.load(self.position)

    @cached_property
    def seat(self) -> Seat:
        """Return the seat of the learner: the seat that must act."""
        return self._state.to_act()[0]

    @cached_property
    def _answers(self) -> Mapping[Any, Mapping[str, str]]:
        """Return the replies to the positions after the described tries."""
        return {self.play(line).state.key(): says for line, says in self.tries}

    def play(self, line: str) -> Played:
        """Play the first moves of a line, up to the goal or the end of the turn.

        Other seats that must respond make their default moves. A move that the rules refuse ends
        the line.
        """
        state, moves, latest = self._state.copy(), list[str](), tuple[Event, ...]()
        progress, rest = self._progress(state), line
        while rest.strip() and progress == "open":
            try:
                action, rest = self.game.read_move(state, rest)
                latest = (*state.apply(self.seat, action), *self._pass(state))
            except IllegalAction:
                break
            moves.append(str(action))
            progress = self._progress(state)
        return Played(tuple(moves), state, latest, progress)

    def answer(self, played: Played) -> Mapping[str, str] | None:
        """Return the reply to this position by language, or None if it isn't a known try."""
        return self._answers.get(played.state.key())

    def _pass(self, state: State) -> Iterator[Event]:
        """Let those answer who are asked in the turn of the seat that learns."""
        default = default_of(self.game.id)
        while default and (asked := [*self.game.asked(state)]) and self.seat not in asked:
            yield from state.apply(asked[0], default(state, asked[0]))

    def _progress(self, state: State) -> Progress:
        outcome = state.outcome()
        if self.wins:
            reached = outcome is not None and self.seat in outcome.winners
        else:
            reached = contains(self.game.dump(state), self.reach)
        if reached:
            return "reached"
        return "open" if outcome is None and self.seat in state.to_act() else "missed"


@dataclass(frozen=True)
class Course:
    """Lessons of a game, one after the other."""

    id: str
    game: Game
    title: Mapping[str, str]
    lessons: tuple[Lesson, ...]

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Return the id of a card for each lesson, which represents it on a map.

        It is a card of the solution, the goal or the position, if possible one that no earlier
        lesson has. Empty if the game has no list of cards.
        """
        listed = plugin_of(self.game.id).part("engine").cards
        known = {card.document["id"] for card in listed.cards()} if listed else {""}
        chosen: list[str] = []
        for lesson in self.lessons:
            words = _words([lesson.solution, lesson.reach, lesson.position])
            found = dict.fromkeys(word for word in words if word in known)
            new = (card for card in found if card not in chosen)
            chosen.append(next(new, next(iter(found), "")))
        return tuple(chosen)

    def place(self, lesson_id: str) -> int:
        """Return the index of a lesson. Raises `KeyError`."""
        for place, lesson in enumerate(self.lessons):
            if lesson.id == lesson_id:
                return place
        raise KeyError(lesson_id)


def _words(document: object) -> Iterator[str]:
    """Yield the words of all texts of a document, in its order."""
    if isinstance(document, str):
        yield from _WORD.findall(document)
    elif isinstance(document, dict | list):
        for each in document.values() if isinstance(document, dict) else document:
            yield from _words(each)


def contains(whole: object, part: object) -> bool:
    """Return whether a document has everything that another one has.

    Each element of a list has to be in the other list, in any place; an empty list requires an
    empty one.
    """
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            key in whole and contains(whole[key], value) for key, value in part.items()
        )
    if isinstance(part, list):
        if not isinstance(whole, list) or (whole and not part):
            return False
        left = [*whole]
        for each in part:
            found = next((at for at, other in enumerate(left) if contains(other, each)), None)
            if found is None:
                return False
            del left[found]
        return True
    return whole == part


def faults(lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with a lesson by the rules: nothing of one that may be played."""
    if lesson.play("").progress != "open":
        yield "nothing is to be done"
    solved = lesson.play(lesson.solution)
    if solved.progress != "reached":
        yield f"the solution leads to {solved.progress} after {' '.join(solved.moves) or 'nothing'}"
    for line, _ in lesson.tries:
        tried = lesson.play(line)
        if tried.progress == "reached":
            yield f"{line} reaches the goal"
        if " ".join(tried.moves) != line:
            yield f"{line} is played as {' '.join(tried.moves)}"


def read_course(document: object) -> Course:
    """Read the course that a document describes. Raises `DocumentError` with path and reason."""
    shape = read(_Course, document)
    try:
        game = game_named(shape.game)
    except KeyError:
        raise DocumentError("game", "this game is not known") from None
    return Course(
        shape.id,
        game,
        shape.title.model_dump(),
        tuple([_lesson(game, lesson) for lesson in shape.lessons]),
    )


def _lesson(game: Game, shape: _Lesson) -> Lesson:
    tries = [(each.line, each.says.model_dump()) for each in shape.tries]
    return Lesson(
        shape.id,
        game,
        shape.title.model_dump(),
        shape.says.model_dump(),
        shape.position,
        shape.reach,
        shape.wins,
        shape.solution,
        shape.done.model_dump(),
        tries,
    )


@cache
def courses() -> Mapping[str, Course]:
    """Return the built-in courses by their ids, each game's in the order of the names of files."""
    found = {}
    for folder in sorted(files(__package__).joinpath("courses").iterdir(), key=str):
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=str):
                course = read_course(json.loads(file.read_text("utf-8")))
                found[course.id] = course
    return found
