"""A page of a grimoire as a JSON document (docs/formats.md, Grimoire page)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from engine.clash import position
from engine.clash.cards import SETS
from engine.clash.duel import Duel
from engine.core import LANGUAGES, SEATS, JsonObject, Seat
from engine.documents import Document, DocumentError, read, versioned
from puzzles.goals import Goal, GoalDocument, read_goal

MIXED = "mixed"
"""The `set` of a page with cards of several sets."""
SET_IDS = (*(each.id for each in SETS), MIXED)
LONGEST_SOLUTION = 1000
"""Characters of a line."""


ONE_LINE = r"^\S(.*\S)?$"
"""Text without spaces around it, on one line."""


class PageDocument(Document):
    """A page of a grimoire."""

    format: Literal[1]
    id: str = Field(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$")
    title: dict[str, Annotated[str, Field(max_length=80, pattern=ONE_LINE)]] = Field(
        description="by language: en (needed), ru, fr"
    )
    author: str = Field("", max_length=60)
    set: str
    position: position.Position
    goal: GoalDocument
    solution: str = Field(max_length=LONGEST_SOLUTION, pattern=r"\S", description="a line of moves")
    notes: dict[str, Annotated[str, Field(max_length=500)]] = Field(
        default_factory=dict, description="a word on the solution, by language like the title"
    )
    rating: int = Field(1500, ge=0, le=4000, description="how hard it is: 1500 is middling")


@dataclass(frozen=True)
class Page:
    """A page that may stand in a grimoire. `position` is the document in canonical form.

    That its solution is right is for the solver to say, not for the document.
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

    @cached_property
    def _duel(self) -> Duel:
        """Nobody is asked anything on a page: cards come back in the order of section 4."""
        return position.load_duel(self.position).imagined()

    def duel(self) -> Duel:
        """The position, to be played on."""
        return self._duel.copy()

    @property
    def seat(self) -> Seat:
        """Who solves it: the seat whose turn it is."""
        return SEATS[self._duel.active]

    def named(self, language: str) -> str:
        """The title in this language, or in English."""
        return self.title.get(language) or self.title["en"]

    def noted(self, language: str) -> str:
        """The note in this language, or in English; empty when there is none."""
        return self.notes.get(language) or self.notes.get("en", "")

    def document(self) -> JsonObject:
        """The page as JSON; `read_page` gives an equal page."""
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


def read_page(document: object) -> Page:
    """The page that a document describes. Raises `DocumentError` with path and reason."""
    told = versioned(document, "page")
    shape = read(PageDocument, told)
    if "en" not in shape.title:
        raise DocumentError("title.en", "this key is missing")
    for key, by_language in (("title", shape.title), ("notes", shape.notes)):
        for language in by_language:
            if language not in LANGUAGES:
                raise DocumentError(f"{key}.{language}", f"known languages: {', '.join(LANGUAGES)}")
    if shape.set not in SET_IDS:
        raise DocumentError("set", f"known sets: {', '.join(SET_IDS)}")
    try:
        duel = position.load_duel(told["position"])
    except DocumentError as fault:
        path = f"position.{fault.path}" if fault.path else "position"
        raise DocumentError(path, fault.reason) from None
    if duel.underway is not None:
        raise DocumentError("position.begun", "a page begins before the move that asks")
    return Page(
        id=shape.id,
        title=dict(shape.title),
        author=shape.author,
        set=shape.set,
        position=position.dump(duel),
        goal=read_goal(told["goal"], duel),
        solution=" ".join(shape.solution.split()),
        notes=dict(shape.notes),
        rating=shape.rating,
    )


def schema() -> JsonObject:
    """The JSON schema of a page document, for authors' editors (docs/page.schema.json)."""
    described: JsonObject = PageDocument.model_json_schema()
    described["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    described["title"] = "Grimoire page"
    return described
