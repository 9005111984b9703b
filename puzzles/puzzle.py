"""A puzzle of a grimoire as a JSON document (docs/formats.md, Grimoire puzzle)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from engine import bounded
from engine.core import Game, JsonObject, Seat
from engine.documents import Document, DocumentError, read, versioned
from engine.games import game_named, grimoire_of, grimoires
from engine.goals import MIXED, Goal
from puzzles.claims import Explanation
from texts import LANGUAGES

LONGEST_SOLUTION = 1000
"""Characters of a line."""


NEW = "p-0"
"""The id of a puzzle that is not kept yet."""
ONE_LINE = r"^\S(.*\S)?$"
"""Text without spaces around it, on one line."""

PositionShape = TypeVar("PositionShape", bound=BaseModel)
GoalShape = TypeVar("GoalShape")


class PuzzleDocument(Document, Generic[PositionShape, GoalShape]):
    """A puzzle of a grimoire, with the position and the goal of a game."""

    format: Literal[1]
    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$")
    title: dict[str, Annotated[str, Field(max_length=80, pattern=ONE_LINE)]] = Field(
        description="by language: en (needed), ru, fr"
    )
    author: str = Field("", max_length=60)
    set: str
    position: PositionShape
    goal: GoalShape
    solution: str = Field(max_length=LONGEST_SOLUTION, pattern=r"\S", description="a line of moves")
    notes: dict[str, Annotated[str, Field(max_length=500)]] = Field(
        default_factory=dict, description="a word on the solution, by language like the title"
    )
    rating: int = Field(1500, ge=0, le=4000, description="how hard it is: 1500 is middling")


class _OfNoGame(Document):
    """The position of a puzzle that names no game with puzzles."""

    model_config = ConfigDict(extra="ignore")

    game: str


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a grimoire.

    `position` is the document in canonical form, which names the game. The document can't say that
    its solution is right; the solver does. `explanation`, the proved claims about the solution, is
    stored separately.
    """

    id: str
    title: Mapping[str, str]
    author: str
    set: str
    position: JsonObject
    goal: Goal
    solution: str
    notes: Mapping[str, str]
    rating: int
    explanation: Explanation | None = field(default=None, compare=False)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the document alone: a worker loads its state again."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @property
    def game(self) -> Game:
        """The rules by which it is played."""
        return game_named(self.position["game"])

    @cached_property
    def _state(self) -> Any:
        return grimoire_of(self.position["game"]).load(self.position)

    def state(self) -> Any:
        """Return the position as a state of its game, to be played on."""
        return self._state.copy()

    @cached_property
    def seat(self) -> Seat:
        """Return the seat of the solver: the seat that must act."""
        seat: Seat = self._state.to_act()[0]
        return seat

    def named(self, language: str) -> str:
        """Return the title in this language, or in English."""
        return self.title.get(language) or self.title["en"]

    def noted(self, language: str) -> str:
        """Return the note in this language, or in English, or an empty text."""
        return self.notes.get(language) or self.notes.get("en", "")

    def asks_the_same(self, other: Puzzle) -> bool:
        """Return whether the other puzzle has the same goal in the same position."""
        ours, theirs = (
            {key: value for key, value in puzzle.position.items() if key not in _BESIDE_THE_POINT}
            for puzzle in (self, other)
        )
        return ours == theirs and self.goal.document() == other.goal.document()

    def explained(self) -> JsonObject | None:
        """Return the explanation as JSON, if it has one."""
        return self.explanation.written() if self.explanation is not None else None

    def document(self) -> JsonObject:
        """Return the puzzle as JSON without its explanation; `read_puzzle` returns an equal one."""
        return {
            "format": 1,
            "id": self.id,
            "title": dict(self.title),
            "author": self.author,
            "set": self.set,
            "position": self.position,
            "goal": self.goal.document(),
            "solution": self.solution,
            "notes": dict(self.notes),
            "rating": self.rating,
        }


_BESIDE_THE_POINT = ("format", "rules", "turn")
"""What positions may differ in that are the same to whoever solves them."""


def set_ids(game: str) -> tuple[str, ...]:
    """Return what the `set` of a puzzle of this game may be."""
    return (*grimoire_of(game).sets, MIXED)


def read_puzzle(document: object) -> Puzzle:
    """Read the puzzle that a document describes.

    Raises `DocumentError` with path and reason.
    """
    puzzle = versioned(document, "page")
    game = _game_in(puzzle.get("position"))
    if game is None:
        read(PuzzleDocument[_OfNoGame, Any], puzzle)
        raise _without_puzzles("position.game")
    grimoire = grimoire_of(game)
    shape = read(_shape(game), puzzle)
    if "en" not in shape.title:
        raise DocumentError("title.en", "this key is missing")
    for key, by_language in (("title", shape.title), ("notes", shape.notes)):
        for language in by_language:
            if language not in LANGUAGES:
                raise DocumentError(f"{key}.{language}", f"known languages: {', '.join(LANGUAGES)}")
    known_sets = set_ids(game)
    if shape.set not in known_sets:
        raise DocumentError("set", f"known sets: {', '.join(known_sets)}")
    try:
        state = grimoire.load(puzzle["position"])
    except DocumentError as fault:
        raise fault.under("position") from None
    return Puzzle(
        id=shape.id,
        title=dict(shape.title),
        author=shape.author,
        set=shape.set,
        position=game_named(game).dump(state),
        goal=grimoire.read_goal(puzzle["goal"], state),
        solution=" ".join(shape.solution.split()),
        notes=dict(shape.notes),
        rating=shape.rating,
    )


def read_draft(data: bytes) -> JsonObject:
    """Return an uploaded puzzle or position as a puzzle document in canonical form.

    Raises `DocumentError`.
    """
    document = versioned(bounded.parse(data), "page or position")
    if "position" in document:
        return read_puzzle({**document, "id": NEW}).document()
    game = _game_in(document)
    if game is None:
        read(_OfNoGame, document)
        raise _without_puzzles("game")
    return game_named(game).dump(grimoire_of(game).load(document))


def _game_in(position: object) -> str | None:
    """Return the game that a position names, if it has puzzles."""
    named = position.get("game") if isinstance(position, dict) else None
    return next((game for game, _ in grimoires() if game == named), None)


def _without_puzzles(path: str) -> DocumentError:
    return DocumentError(path, f"games with pages: {', '.join(game for game, _ in grimoires())}")


@cache
def _shape(game: str) -> type[PuzzleDocument[Any, Any]]:
    grimoire = grimoire_of(game)
    return PuzzleDocument[grimoire.position, grimoire.goal]  # type: ignore[name-defined]


def schema(game: str) -> JsonObject:
    """Return the JSON schema of a puzzle document of a game, for authors' editors."""
    described: JsonObject = _shape(game).model_json_schema()
    described["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    described["title"] = "Grimoire page"
    described["description"] = "A page of a grimoire."
    return described
