"""What the judge says of an answer, in words, with the story of what happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import TABLES
from bot.grimoire.answers import Answered
from bot.grimoire.goal_words import creature_words, sides
from bot.ui.harmless import harmless
from engine.clash.duel import Duel
from engine.clash.events import Event, TurnBegan, TurnEnded
from engine.clash.moves import read_move
from engine.clash.pages.goals import Left, Survive, Win
from puzzles.judge import Illegal, Verdict
from puzzles.page import Page
from texts import Texts

GAME = "clash"
STORY_LIMIT = 1200
"""Characters of a story in a verdict; its beginning gives way."""
LEGAL_SHOWN = 16
"""Moves that are named as possible ones."""


def verdict_words(page: Page, verdict: Verdict, texts: Texts) -> str:
    """Right or wrong, why, and what happened. Points are told by who counts them."""
    if verdict.illegal is not None:
        return _illegal(verdict.illegal, texts)
    played = verdict.played
    told = story(page, played, texts)
    match verdict.reason:
        case "solved":
            lines = [texts("verdict-solved"), *told]
        case "short":
            lines = [_short(page, played, verdict.left, texts), *told]
        case "refuted":
            answer = story(page, [*played, *verdict.defence], texts, since=len(played))
            survives = isinstance(page.goal, Survive)
            key = "verdict-refuted-survive" if survives else "verdict-refuted-win"
            lines = [texts(key), *answer]
        case "lost":
            lines = [texts("verdict-lost"), *told]
        case _:
            lines = [texts("verdict-undecided")]
    return _shortened(lines)


def worth(answered: Answered, streak: int, texts: Texts) -> str:
    """What the answer brought: points, days in a row, rating; or why it does not count."""
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
    if outcome.rating is not None:
        before, after = outcome.rating
        lines.append(texts("verdict-rating", before=str(before), after=str(after)))
    return "\n".join(lines)


def story(page: Page, moves: Sequence[str], texts: Texts, *, since: int = 0) -> list[str]:
    """What happens when these moves are played from the page's position, from the move
    with this index on, in lines of Markdown; not that another turn begins after them."""
    duel = page.state()
    play(duel, moves[:since])
    events = play(duel, moves[since:])
    while events and isinstance(events[-1], TurnEnded | TurnBegan):
        events.pop()
    return TABLES[GAME].story(events, sides(page, texts), texts)


def play(duel: Duel, moves: Sequence[str]) -> list[Event]:
    """Play canonical moves of whoever is due, up to the end of the game."""
    events: list[Event] = []
    for move in moves:
        for seat in duel.to_act():
            events += duel.apply(seat, read_move(duel, move)[0])
    return events


def in_words(page: Page, moves: Sequence[str], texts: Texts) -> list[str]:
    """Each move as it is made from the page's position on."""
    duel, names, told = page.state(), sides(page, texts), []
    for move in moves:
        if duel.to_act():
            told.append(TABLES[GAME].spoken(duel, move, names, texts))
            play(duel, [move])
    return told


def _illegal(illegal: Illegal, texts: Texts) -> str:
    why = TABLES[GAME].refusal(illegal.refusal, texts)
    typed = harmless(illegal.text, 60)
    lines = [texts("verdict-illegal", number=illegal.number, typed=typed, why=why)]
    if illegal.legal:
        legal = " ".join(f"`{each}`" for each in illegal.legal[:LEGAL_SHOWN])
        more = len(illegal.legal) - LEGAL_SHOWN
        key = "verdict-possible" if more <= 0 else "verdict-possible-and-more"
        lines.append(texts(key, moves=legal, count=max(0, more)))
    return "\n".join(lines)


def _short(page: Page, played: Sequence[str], left: Left | None, texts: Texts) -> str:
    """How far the line fell short of its goal."""
    if left is None:
        return texts("verdict-short")
    if left.creatures:
        duel = page.state()
        play(duel, played)
        named = creature_words(duel, page.seat, left.creatures, texts)
        return texts("verdict-short-creatures", creatures=named)
    if left.side == "fort":
        return texts("verdict-short-fort", health=left.health)
    key = "verdict-short-both" if isinstance(page.goal, Win) else "verdict-short-bastion"
    return texts(key, health=left.health)


def _shortened(lines: Sequence[str]) -> str:
    """The first line and as much of the end of the rest as has room."""
    first, rest = lines[0], "\n".join(lines[1:])
    if len(rest) > STORY_LIMIT:
        cut = rest.find("\n", len(rest) - STORY_LIMIT)
        rest = f"…\n{rest[cut + 1 :]}" if cut >= 0 else f"…{rest[-STORY_LIMIT:]}"
    return f"{first}\n{rest}" if rest else first
