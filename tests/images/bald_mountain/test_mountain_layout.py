"""Boxes of random boards, hands and cards: nothing leaves its box, nothing covers what it must not.

`BRIDGEKEEPER_LAYOUTS=2000 pytest tests/images/bald_mountain` looks at more of them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from laid_out import Item, outside, overlaps, recording
from long import how_many, mark_all_long_but
from mountain_scenes import LONG_NAMES, NAMES, played

from engine.bald_mountain.cards import CARDS
from engine.bald_mountain.seating import SEATINGS
from engine.bald_mountain.view import Laid, MountainView, RuleInForce, SideView
from images.bald_mountain.board import whole_board
from images.bald_mountain.hand import hand
from images.bald_mountain.lookup import card_picture
from images.bald_mountain.marks import Marks
from texts import LANGUAGES, texts_in

BOARDS = int(os.environ.get("BRIDGEKEEPER_LAYOUTS", how_many(30, 120)))
"""How many boards are looked at."""
TOGETHER = 10
"""So many are recorded at once."""
APART = ("text", "figure", "sign", "corner")
STONES = ("energy", "gems")
"""They stand so close that their corners, where nothing is, may meet."""
WORDS = (
    "Until the next turn of this side each activation by an action costs the opponents energy. " * 2
)


def random_view(chance: random.Random, seat: Any = None) -> MountainView:
    """A position of any mode, with more than matches bring about."""
    mode = chance.choice(list(SEATINGS))
    view = played(mode, chance.randrange(30), chance.randrange(30)).view(seat)
    if chance.random() < 0.4:
        return view
    stacks = [[card for card in CARDS if card.altar == altar] for altar in range(4)]
    return replace(
        view,
        altars=tuple(
            tuple([Laid(card, chance.randrange(2)) for card in chance.sample(stack, size)])
            for stack in stacks
            for size in [chance.choice([0, 1, 2, 14])]
        ),
        sides=tuple([SideView(chance.choice([0, 3, 10, 27]), chance.randrange(18)) for _ in "AB"]),
        deck=chance.choice([0, 4, 38]),
        discard=tuple(chance.sample(CARDS, chance.choice([0, 1, 30]))),
        used=tuple([card for card in chance.sample(CARDS, 20) if not card.is_wonder]),
        last_turn=chance.random() < 0.3,
        rules=tuple(
            RuleInForce(kind, side, n, altar)
            for side in (0, 1)
            for kind, n, altar in (
                ("edge", 1, -1),
                ("ward", 2, -1),
                ("toll", 1, -1),
                ("reflect", 0, -1),
                ("guard", 0, -1),
                ("still", 0, -1),
                ("lock", 0, side),
            )
            if chance.random() < 0.6
        ),
    )


def random_marks(view: MountainView, chance: random.Random) -> Marks:
    """Changes, deeds and an attack."""
    marks = Marks()
    if chance.random() < 0.3:
        return marks
    for side in (0, 1):
        marks.changes[side, "energy"] = chance.choice([0, -4, 12])
        marks.changes[side, "gems"] = chance.choice([0, 3, -2])
    for mage in view.mages:
        marks.hands[mage.seat] = chance.choice([0, 0, 3, -11])
    gone = chance.choice([None, CARDS[3]])
    marks.deeds[chance.randrange(4)] = chance.choice(["banish", "turn", "repeat"]), gone
    marks.attack = chance.choice([None, (chance.randrange(4), chance.randrange(2))])
    return marks


def wrong_on(items: list[Item]) -> Iterator[str]:
    """What covers what it must not, of all that is in a picture."""
    lines = [item for item in items if item.kind in APART and item.words not in STONES]
    lines = [
        item
        for item in lines
        if item.words != "attack" or item.image is None or item.image.width < 56
    ]
    yield from overlaps(lines)
    yield from overlaps([item for item in items if item.kind == "card"])


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_nothing_on_a_board_leaves_its_box_or_covers_another(language: str) -> None:
    chance, texts = random.Random(LANGUAGES.index(language)), texts_in(language)
    wrong: list[str] = []
    for _ in range(BOARDS // len(LANGUAGES) // TOGETHER):
        with recording() as layout:
            for _ in range(TOGETHER):
                view = random_view(chance)
                names = chance.choice([NAMES, LONG_NAMES])
                drawn = whole_board(view, random_marks(view, chance), names, texts)
                wrong += wrong_on(list(layout.below(drawn)))
            wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_nothing_in_a_hand_leaves_its_box_or_covers_another(language: str) -> None:
    """Up to 21 cards."""
    chance, texts = random.Random(LANGUAGES.index(language)), texts_in(language)
    wrong: list[str] = []
    for _ in range(BOARDS // len(LANGUAGES) // 4):
        view = _holding(random_view(chance, "A"), chance)
        with recording() as layout:
            hand(view, LONG_NAMES, texts)
            whole = [sheet for sheet, _ in layout.sheets.values() if sheet.width == 1000]
            for canvas in whole:
                wrong += wrong_on(list(layout.below(canvas)))
            wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])


def _holding(view: MountainView, chance: random.Random) -> MountainView:
    """The same with another number of cards in the viewer's hand."""
    cards = tuple(chance.sample(CARDS, chance.choice([0, 1, 3, 4, 5, 8, 9, 12, 21])))
    mages = [
        replace(mage, hand=cards, size=len(cards), picks=cards[:1]) if mage.seat == "A" else mage
        for mage in view.mages
    ]
    tops = [laid.card for laid in map(view.top, range(4)) if laid is not None]
    possible = tuple(tops[: chance.randrange(5)])
    return replace(view, mages=tuple(mages), playable=cards[:2], possible=possible)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_card_leaves_its_box(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards, with more words than any has."""
    monkeypatch.setattr("images.bald_mountain.lookup.card_text", lambda *_: WORDS)
    texts, wrong = texts_in(language), []
    with recording() as layout:
        for card in CARDS:
            card_picture(card, texts)
        for canvas in [sheet for sheet, _ in layout.sheets.values() if sheet.width == 1000]:
            wrong += wrong_on(list(layout.below(canvas)))
        wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])
