"""Reads the puzzles that visitors build: a form with a draft or a notation, and what is asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass

from aiohttp import web

from bot.errors import Refusal
from bot.game_api import puzzle_uis
from bot.game_api.workbench import Draft, Workbench
from bot.grimoire.upload import FAULT_SHOWN, drafted, read_notation
from bot.ui.escaping import escape_markdown
from engine import bounded, notation
from engine.core import JsonObject
from engine.documents import DocumentError, read
from puzzles.puzzle import Puzzle
from texts import Texts
from web.server.guard import sent_form

LONGEST_NOTATION, LONGEST_OPTION, LONGEST_TITLE = 6000, 200, 80
LARGEST_DRAFT = 16 * 1024
"""The most characters of a draft: with them it is read within a few milliseconds."""


def workbenches() -> dict[str, Workbench]:
    """Return what builds puzzles, by the id of each game whose puzzles can be built."""
    found = {game: ui.workbench for game, ui in puzzle_uis().items()}
    return {game: workbench for game, workbench in found.items() if workbench is not None}


@dataclass(frozen=True, slots=True)
class Form:
    """What a visitor has filled in: one of a draft and a notation, and what the puzzle asks."""

    draft: str
    notation: str
    title: str
    options: Mapping[str, str]

    async def puzzle(self, texts: Texts, author: str = "") -> Puzzle:
        """Return the puzzle, not proved yet. Raises `Refusal`."""
        return await asyncio.to_thread(self._puzzle, texts, author)

    def _puzzle(self, texts: Texts, author: str) -> Puzzle:
        try:
            document = _position(self.draft) if self.draft else read_notation(self.notation)
            title = self.title or None
            return drafted(document, self.options, title, author, texts)[0]
        except DocumentError as fault:
            words = escape_markdown(str(fault), FAULT_SHOWN)
            raise Refusal("web-editor-fault", fault=words) from None


async def read_form(request: web.Request) -> Form:
    """Return the form of a request. Raises `Refusal` if a field is too long."""
    sent = await sent_form(request)
    fields = {name: value for name, value in sent.items() if isinstance(value, str) and value}
    known = {option.name for ui in puzzle_uis().values() for option in ui.options}
    options = {name: value for name, value in fields.items() if name in known}
    form = Form(
        fields.get("draft", ""),
        fields.get("notation", ""),
        " ".join(fields.get("title", "").split())[:LONGEST_TITLE],
        options,
    )
    lengths = [len(each) > LONGEST_OPTION for each in options.values()]
    if len(form.draft) > LARGEST_DRAFT or len(form.notation) > LONGEST_NOTATION or any(lengths):
        raise Refusal("web-too-large")
    return form


def _position(draft: str) -> JsonObject:
    """Return the position of a draft. Raises `DocumentError`, `Refusal`."""
    edited = read(Draft, bounded.parse(draft.encode()))
    workbench = workbenches().get(edited.game)
    if workbench is None:
        raise DocumentError("game", f"known games: {', '.join(workbenches())}")
    return workbench.position(edited)


@dataclass(frozen=True, slots=True)
class Written:
    """A position in all its forms.

    Those that it lacks are empty: the notation of a game without one, and the draft of a position
    that can't be edited.
    """

    notation: str
    document: str
    draft: str

    @classmethod
    async def of(cls, puzzle: Puzzle) -> Written:
        """Return the forms of the position of a puzzle."""
        return await asyncio.to_thread(cls._of, puzzle)

    @classmethod
    def _of(cls, puzzle: Puzzle) -> Written:
        try:
            line = notation.write(puzzle.game, puzzle.state())
        except DocumentError:
            line = ""
        workbench = workbenches().get(puzzle.game.id)
        draft = workbench.draft(puzzle.position) if workbench is not None else None
        return cls(
            line,
            json.dumps(puzzle.position, ensure_ascii=False),
            draft.model_dump_json() if draft is not None else "",
        )
