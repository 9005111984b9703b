"""Find the puzzle that a user means, and suggest puzzles while they type."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.features import Part
from bot.game_api import game_name, puzzle_uis
from bot.grimoire.session import puzzle_with
from bot.grimoire.solution import themes
from bot.grimoire.verdict import place_of, puzzle_ui
from bot.store import StoredPuzzle, puzzle_from
from bot.ui.acknowledgement import LABEL, MOST_OFFERED, Choices, autocomplete, filter_choices, shown
from bot.ui.names import Names
from bot.ui.replies import texts_for
from puzzles import library
from puzzles.difficulty import difficulty_at
from puzzles.puzzle import Puzzle
from texts import Texts

_SET_AND_NUMBER = re.compile(r"(?P<set>.*?)[\s-]*(?P<number>\d{1,3})")
MOST = 50_000
"""The most suggestions kept, about 50 MB: a server with 1,000 puzzles has as many per language."""
AT_ONCE = 50
"""The number of puzzles that are loaded and read together."""
Key: TypeAlias = "str | tuple[int, int]"
"""The id of a built-in puzzle, or number and edition of a user's puzzle."""


async def puzzle_meant(interaction: Interaction, typed: str | None) -> Puzzle:
    """Return the puzzle with this id, set and number, or title.

    If nothing is typed, it is the server's puzzle of today. Raises `Refusal`.
    """
    if typed is None:
        return await todays_puzzle(interaction)
    wanted = " ".join(typed.split()).casefold()
    for puzzle_id in (wanted, *_numbered(wanted)):
        puzzle = await interaction.client.store.grimoire.puzzle_of(puzzle_id, interaction.user.id)
        if puzzle is not None:
            return puzzle
    texts, who = texts_for(interaction), interaction.user.id
    known = await interaction.client.part(Suggestions).known(interaction.guild_id, who, texts)
    found = Names((each.id, "", each.title) for each in known).one(typed, texts.language)
    return await puzzle_with(interaction, found or "")


async def todays_puzzle(interaction: Interaction) -> Puzzle:
    """Return the server's puzzle of today. Raises `Refusal`."""
    client = interaction.client
    guild_id, at = interaction.guild_id or 0, interaction.created_at
    daily = await client.store.dailies.open_daily(guild_id, at)
    if daily is None:
        raise Refusal("refused-no-puzzle-named", command=client.mention("grimoire random"))
    return await puzzle_with(interaction, daily.puzzle_id)


@autocomplete
async def suggested_puzzles(interaction: Interaction, typed: str) -> Choices:
    """Suggest puzzles whose set and number, id or title contains the typed text."""
    suggestions, texts = interaction.client.part(Suggestions), texts_for(interaction)
    return shown(await suggestions.offer(interaction.guild_id, interaction.user.id, typed, texts))


@autocomplete
async def suggested_sets(interaction: Interaction, typed: str) -> Choices:
    """Suggest sets that have puzzles, by name, each with its game."""
    texts, puzzles = texts_for(interaction), library.built_in()
    found = [
        (f"{texts.named(names)} · {game_name(game, texts)}", set_id)
        for game, ui in puzzle_uis().items()
        for set_id, names in ui.sets.items()
        if puzzles.get(set_id)
    ]
    return filter_choices(typed, found)


@autocomplete
async def suggested_themes(interaction: Interaction, typed: str) -> Choices:
    """Suggest themes of puzzles, by name."""
    texts = texts_for(interaction)
    named = [(texts.named(names), theme) for theme, names in themes().items()]
    return filter_choices(typed, sorted(named))


def theme_names() -> Names[str]:
    """Return the themes of built-in puzzles, by their names."""
    return Names((theme, theme, names) for theme, names in themes().items())


def set_names() -> Names[str]:
    """Return the ids of the sets of all games, by their names."""
    return Names((set_id, set_id, names) for set_id, names in _sets().items())


def _sets() -> dict[str, Mapping[str, str]]:
    """Return the names of the sets of all games, by id."""
    return {set_id: names for ui in puzzle_uis().values() for set_id, names in ui.sets.items()}


def _numbered(wanted: str) -> Iterator[str]:
    """Yield the id of the built-in puzzle with this set and number."""
    found = _SET_AND_NUMBER.fullmatch(wanted)
    if found is None:
        return
    set_id = set_names().named(found["set"])  # whole names only: `p-1` is a user's puzzle
    if set_id is not None:
        yield f"{set_id.replace('_', '-')}-{int(found['number']):02d}"


class Suggestion(NamedTuple):
    """A puzzle as a suggestion: its label, its titles by language, and the text to search."""

    id: str
    label: str
    title: Mapping[str, str]
    sought: str


class Suggestions(Part):
    """Suggestions of puzzles, each made once, in a thread because reading a puzzle takes long."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._made: dict[str, dict[Key, Suggestion | None]] = defaultdict(dict)  # by language

    async def start(self) -> None:
        """Read the built-in puzzles, which takes a while, before a player asks for one."""
        await asyncio.to_thread(library.built_in)

    async def offer(
        self, guild_id: int | None, user_id: int, typed: str, texts: Texts
    ) -> list[tuple[str, str]]:
        """Return label and id of puzzles whose set, number, id or title contains the typed text."""
        wanted = " ".join(typed.split()).casefold()
        puzzles = await self.known(guild_id, user_id, texts)
        found = [puzzle for puzzle in puzzles if wanted in puzzle.sought][:MOST_OFFERED]
        done = await self._store.grimoire.done_of(user_id, [puzzle.id for puzzle in found])
        return [
            (f"{'✅ ' * (puzzle.id in done)}{puzzle.label}"[:LABEL], puzzle.id) for puzzle in found
        ]

    async def known(self, guild_id: int | None, user_id: int, texts: Texts) -> Sequence[Suggestion]:
        """Return the readable puzzles that a user may open in a server.

        They are all built-in puzzles, then the server's own, the oldest first.
        """
        own = (
            await self._store.grimoire.open_editions(guild_id, user_id)
            if guild_id is not None
            else ()
        )
        built_in = {
            puzzle.id: puzzle for puzzles in library.built_in().values() for puzzle in puzzles
        }
        keys: list[Key] = [*built_in, *own]
        made = self._made[texts.language]
        new = [key for key in keys if key not in made]
        if len(made) + len(new) > MOST:
            made.clear()
            new = keys
        for first in range(0, len(new), AT_ONCE):
            some = new[first : first + AT_ONCE]
            puzzles = [built_in[key] for key in some if isinstance(key, str)]
            numbers = [key[0] for key in some if not isinstance(key, str)]
            rows = await self._store.grimoire.puzzles_numbered(numbers) if numbers else ()
            made |= await asyncio.to_thread(_all_made, puzzles, rows, texts)
        return [found for key in keys if (found := made.get(key)) is not None]


def _all_made(
    built_in: Sequence[Puzzle], rows: Sequence[StoredPuzzle], texts: Texts
) -> dict[Key, Suggestion | None]:
    made: dict[Key, Suggestion | None] = {puzzle.id: _made(puzzle, texts) for puzzle in built_in}
    for row in rows:
        puzzle = puzzle_from(row)
        made[row.number, row.edition] = _made(puzzle, texts) if puzzle is not None else None
    return made


def _made(puzzle: Puzzle, texts: Texts) -> Suggestion:
    """Return the suggestion of a puzzle: its place, title, difficulty and kind of goal."""
    name = f"{place_of(puzzle, texts)} · {puzzle.named(texts.language)}"
    difficulty = texts(f"choice-difficulty-{difficulty_at(puzzle.rating)}")
    label = f"{name} · {difficulty} · {puzzle_ui(puzzle).aim(puzzle.goal, texts)}"
    sought = "\n".join((name, puzzle.id, *puzzle.title.values())).casefold()
    return Suggestion(puzzle.id, label, puzzle.title, sought)
