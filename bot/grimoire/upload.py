"""What people hand in to make a page of: a file, a position in notation, a turn of a match."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.matches import LiveMatch
from bot.ui.harmless import harmless, plain
from engine import bounded
from engine.clash import notation, position
from engine.clash.cards import MADE_UP, Card
from engine.clash.duel import Duel
from engine.core import JsonObject
from engine.documents import DocumentError, versioned
from engine.goals import MIXED
from puzzles.page import Page, read_page, set_ids
from texts import Texts

LARGEST = 64 * 1024
"""Bytes of a file; a page has some 3,000."""
NEW = "p-0"
"""The id of a page that is not kept yet."""
MOST_CARDS = 18
"""Cards of a page, as of a duel: two decks and two champions. More would not fit a picture."""
FAULT_SHOWN = 300


async def read_file(file: discord.Attachment) -> JsonObject:
    """The JSON object in a file. Raises `Refusal` for what is too large or not there any more,
    `DocumentError` for what is none of our documents."""
    if file.size > LARGEST:
        raise Refusal("refused-file-too-large", largest=LARGEST // 1024)
    try:
        data = await file.read()
    except discord.HTTPException:
        raise Refusal("refused-file-gone") from None
    if len(data) > LARGEST:
        raise Refusal("refused-file-too-large", largest=LARGEST // 1024)
    return versioned(bounded.parse(data), "page or position")


def read_notation(typed: str) -> JsonObject:
    """The position that is typed. Raises `DocumentError`."""
    return position.dump(notation.read(typed))


def turn_of(match: LiveMatch, turn: int) -> JsonObject:
    """The position at the beginning of a turn of a match. Raises `Refusal`."""
    state, _ = match.game.setup(match.row.setup, match.row.seed, match.row.rules)
    for move in match.moves:
        if match.game.chapter(state) == turn:
            break
        state.apply(move.seat, match.game.read_move(state, move.text)[0])
    if match.game.chapter(state) != turn or state.outcome() is not None:
        raise Refusal("refused-no-such-turn", turn=turn)
    return match.game.dump(state)


def drafted(
    document: JsonObject, goal: JsonObject, title: str | None, author: str, texts: Texts
) -> tuple[Page, bool]:
    """The page that a page document or a position makes, not proved yet, and whether it has a
    solution of its own. Raises `DocumentError`."""
    complete = "position" in document
    if not complete:
        document = {
            "format": 1,
            "title": {"en": title or texts("create-untitled")},
            "author": author[:60],
            "set": MIXED,
            "position": document,
            "goal": goal,
            "solution": "end",
        }
    page = read_page({**document, "id": NEW})
    count = len(_cards(page.state()))
    if count > MOST_CARDS:
        reason = f"{count} cards are in the game; two decks and two champions are {MOST_CARDS}"
        raise DocumentError("position" if complete else "", reason)
    told = {language: plain(title or each) for language, each in page.title.items()}
    facts = page.document() | {"title": told, "author": plain(page.author or author, 60)}
    if not complete:
        facts["set"] = _set_of(page.state())
    return read_page(facts), complete


def refusal_of(fault: DocumentError) -> Refusal:
    """What is wrong with a document, and where."""
    return Refusal("refused-document", fault=harmless(str(fault), FAULT_SHOWN))


def _set_of(duel: Duel) -> str:
    """The set that all cards are of."""
    sets = {card.set for card in _cards(duel)} - {MADE_UP}
    return sets.pop() if len(sets) == 1 and sets <= set(set_ids("clash")) else MIXED


def _cards(duel: Duel) -> list[Card]:
    """The cards in hands and in play, those that are held captive too."""
    cards = [card for player in duel.players for card in player.hand]
    for creature in (each for player in duel.players for lane in player.lanes for each in lane):
        cards += [*creature.cards, *(card for card, _ in creature.shackled)]
    return cards
