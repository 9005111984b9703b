"""What a page asks for, and who is who on it, in words that need no rule book."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.harmless import harmless
from engine.clash.actions import LANES, Place
from engine.clash.cards import SETS
from engine.clash.duel import Duel
from engine.clash.pages.goals import Destroy, DestroyBastion, Win
from engine.core import SEATS, Seat
from puzzles.page import Page
from texts import Texts

EASY, HARD = 1400, 1600
"""Ratings: a page below is easy, one from there on is hard."""


def goal_line(page: Page, texts: Texts) -> str:
    """The goal in one plain sentence."""
    match page.goal:
        case Win(turns=1):
            return texts("goal-win")
        case Win():
            return texts("goal-win-two")
        case DestroyBastion():
            return texts("goal-bastion")
        case Destroy(creatures=None):
            return texts("goal-destroy-all")
        case Destroy(creatures=creatures):
            named = creature_words(page.state(), page.seat, creatures or (), texts)
            return texts("goal-destroy", creatures=named)
        case _:
            return texts("goal-survive")


def creature_words(duel: Duel, seat: Seat, places: Sequence[Place], texts: Texts) -> str:
    """`Baron (upper lane) and your Ogre (lower lane)`, as `seat` sees them."""
    told = [_creature(duel, seat, each, texts) for each in places]
    if len(told) < 2:
        return "".join(told)
    return texts("goal-and", first=", ".join(told[:-1]), last=told[-1])


def sides(page: Page, texts: Texts) -> dict[Seat, str]:
    """The names of the two sides: who solves it, and the opponent."""
    return {
        seat: texts("side-yours" if seat == page.seat else "side-opponent") for seat in SEATS[:2]
    }


def heading(page: Page, texts: Texts) -> str:
    """Title, place, difficulty and author, as a message's first lines."""
    facts = [place_of(page, texts)]
    if facts == [page.id]:
        known = {each.id: each.name(texts.language) for each in SETS}
        facts.append(known.get(page.set) or texts("page-set-mixed"))
    facts.append(difficulty(page, texts))
    if page.author:
        facts.append(texts("page-author", author=harmless(page.author)))
    return f"### {harmless(page.named(texts.language))}\n-# {' · '.join(facts)}"


def place_of(page: Page, texts: Texts) -> str:
    """Set and number of a built-in page; the id of one that somebody made."""
    for each in SETS:
        prefix = f"{each.id.replace('_', '-')}-"
        if page.id.startswith(prefix):
            return f"{each.name(texts.language)} {page.id.removeprefix(prefix).lstrip('0')}"
    return page.id


def difficulty(page: Page, texts: Texts) -> str:
    """How hard the page is."""
    if page.rating < EASY:
        return texts("choice-difficulty-easy")
    return texts("choice-difficulty-medium" if page.rating < HARD else "choice-difficulty-hard")


def _creature(duel: Duel, seat: Seat, place: Place, texts: Texts) -> str:
    """Name and lane; the place too where the lane has another creature of this name."""
    lane = texts(f"lane-{LANES[place.lane]}")
    standing = [
        " + ".join(each.name(texts.language) for each in reversed(creature.cards))
        for creature in duel.players[SEATS.index(place.seat)].lanes[place.lane]
    ]
    name = standing[place.position]
    if standing.count(name) > 1:
        lane = texts("goal-place", lane=lane, position=place.position + 1)
    key = "goal-creature" if place.seat != seat else "goal-creature-own"
    return texts(key, creature=name, lane=lane)
