"""Of many pages that were found, those for a grimoire: every kind of goal, no twins, no card
over and over, from easy to hard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import factorial

from engine.clash.cards import SETS
from engine.core import LANGUAGES
from puzzles.goals import Destroy
from puzzles.miner import Found, kind_of, played
from puzzles.page import Page, read_page

SHARES = {"win 1": 11, "destroy_bastion": 6, "destroy": 7, "survive": 5, "win 2": 3}
"""How many of 32 pages should have each kind of goal, as far as they are found."""
CHOICE = 2.5
"""Finds for each page that is wanted: fewer leave no choice."""
_TIMES_A_CARD = 5
"""Pages of a grimoire whose idea plays one card, unless there are too few others."""
_CROWDED = 9
"""Creatures in play that a phone shows with ease."""
_MIXED_NAMES = {"en": "All sets", "ru": "Все наборы", "fr": "Tous les sets"}


def sought(finds: Sequence[Found], count: int) -> frozenset[str]:
    """The kinds of goals of which there are too few to choose `count` pages from."""
    have = Counter(kind_of(read_page(found.page).goal) for found in finds)
    return frozenset(
        kind
        for kind, share in SHARES.items()
        if have[kind] < CHOICE * count * share / sum(SHARES.values())
    )


def chosen(finds: Sequence[Found], count: int, set_id: str) -> list[Page]:
    """At most `count` pages with ids and provisional titles, easy ones first."""
    kinds: dict[str, list[tuple[Found, Page]]] = {kind: [] for kind in SHARES}
    for found in sorted(finds, key=interest, reverse=True):
        page = read_page(found.page)
        kinds[kind_of(page.goal)].append((found, page))
    kept: list[Page] = []
    spare: list[Page] = []
    seen: set[tuple[str, ...]] = set()
    uses: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    while len(kept) < count and any(kinds.values()):
        kind = min(
            (each for each in kinds if kinds[each]), key=lambda each: taken[each] / SHARES[each]
        )
        found, page = kinds[kind].pop(0)
        cards = tuple(sorted(each.id for each in played(found.idea)))
        if cards in seen:
            continue
        seen.add(cards)
        if any(uses[each] >= _TIMES_A_CARD for each in cards):
            spare.append(page)
            continue
        uses.update(set(cards))
        taken[kind] += 1
        kept.append(page)
    kept += spare[: count - len(kept)]
    kept.sort(key=lambda page: (page.rating, page.solution))
    return [_numbered(page, set_id, number) for number, page in enumerate(kept, 1)]


def interest(found: Found) -> float:
    """How good a riddle: several plays, in one order, with wrong answers that come close, on a
    board that can be taken in, and nothing named that need not be."""
    page = read_page(found.page)
    plays = len(found.idea)
    board = page.duel().players
    creatures = sum(len(lane) for player in board for lane in player.lanes)
    value = min(plays, 4) * 0.6
    value += 1.2 / (1 + found.solutions / factorial(min(plays, 6)))
    value += 0.8 * found.near / max(1, found.ends)
    value += 0.1 * len({ability for each in played(found.idea) for ability in each.abilities})
    value -= 0.15 * max(0, creatures - _CROWDED)
    if isinstance(page.goal, Destroy) and page.goal.creatures is not None:
        value -= 0.3
    return value


def _numbered(page: Page, set_id: str, number: int) -> Page:
    """The page with its id and, until somebody finds a better one, the set's name as title."""
    names = next((dict(each.names) for each in SETS if each.id == set_id), _MIXED_NAMES)
    return replace(
        page,
        id=f"{set_id.replace('_', '-')}-{number:02}",
        set=set_id,
        title={language: f"{names[language]} {number}" for language in LANGUAGES},
        author="Bridgekeeper",
    )
