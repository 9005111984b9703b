"""What people hand in to make a page of: a file, a position in notation, a turn of a match."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.grimoire.heading import page_table
from bot.house import game_name, page_tables
from bot.house.offer import Chosen
from bot.matches import LiveMatch
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.received import read_attachment
from engine import notation
from engine.core import JsonObject
from engine.documents import DocumentError
from engine.goals import MIXED
from puzzles.page import NEW, Page, read_draft, read_page
from texts import Texts
from workers import Asker, Workers

LARGEST = 64 * 1024
"""Bytes of a file; a page has some 3,000."""
UNSOLVED = "?"
"""The solution of a page that is not solved yet."""
FAULT_SHOWN = 300


async def read_file(file: discord.Attachment, readers: Workers, asker: Asker) -> JsonObject:
    """Read the page or position in a file, by one of the readers.

    Raises `Refusal` for what is too large or not there any more, `DocumentError` for what is none
    of our documents.
    """
    data = await read_attachment(file, LARGEST, "refused-file-too-large")
    return await readers.read(read_draft, data, asker=asker)


def read_notation(typed: str) -> JsonObject:
    """Read the position that is typed. Raises `DocumentError`."""
    game, state = notation.read(typed)
    return game.dump(state)


def turns_of(match: LiveMatch) -> dict[int, int]:
    """Return the turns of a match in which there was something to do, with the move before each."""
    numbers = [match.chapters[0].number, *(move.chapter for move in match.moves)]
    if match.state.outcome() is not None:
        numbers.pop()
    found: dict[int, int] = {}
    for step, number in enumerate(numbers):
        found.setdefault(number, step)
    return found


def turn_of(match: LiveMatch, turn: int) -> JsonObject:
    """Return the position at the beginning of a turn of a match. Raises `Refusal`."""
    step = turns_of(match).get(turn)
    if step is None:
        raise Refusal("refused-no-such-turn", turn=turn)
    return match.game.dump(match.before(step))


def drafted(
    document: JsonObject, chosen: Chosen, title: str | None, author: str, texts: Texts
) -> tuple[Page, bool]:
    """Make a page from a page document, or from a position with what was chosen for it.

    The page is not proved yet. Returns with it whether it has a solution of its own. Raises
    `DocumentError`, `Refusal`.
    """
    complete = "position" in document
    if complete:
        page = read_page({**document, "id": NEW})
        _goal_asked(page.game.id, chosen, texts)  # refused also where it is not needed
    else:
        page = read_page(
            {
                "format": 1,
                "id": NEW,
                "title": {"en": title or texts("create-untitled")},
                "author": author[:60],
                "set": MIXED,
                "position": document,
                "goal": _goal_asked(document.get("game"), chosen, texts),
                "solution": UNSOLVED,
            }
        )
    table = page_table(page)
    if reason := table.unfit(page.state()):
        raise DocumentError("position" if complete else "", reason)
    titles = {language: shorten_name(title or own) for language, own in page.title.items()}
    facts = page.document() | {"title": titles, "author": shorten_name(page.author or author, 60)}
    if not complete:
        facts["set"] = table.set_of(page.state())
    return read_page(facts), complete


def _goal_asked(game: object, chosen: Chosen, texts: Texts) -> JsonObject:
    """Return the goal that was chosen, in the words of this game.

    Nothing for what is no game with pages, which is refused when the page is read. Raises `Refusal`
    for options that it does not have.
    """
    if not isinstance(game, str) or game not in page_tables():
        return {}
    table = page_tables()[game]
    known = {option.name: option for option in table.options}
    for name in chosen.keys() - known.keys():
        label = texts(f"grimoire-{name}")
        raise Refusal("refused-option-not-here", option=label, game=game_name(game, texts))
    return table.goal_asked(
        {
            name: known[name].value(typed) if known[name].choices else typed
            for name, typed in chosen.items()
        }
    )


def refusal_of(fault: DocumentError) -> Refusal:
    """Tell what is wrong with a document, and where."""
    return Refusal("refused-document", fault=escape_markdown(str(fault), FAULT_SHOWN))
