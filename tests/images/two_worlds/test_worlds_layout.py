"""Boxes of random boards, hands and cards: nothing leaves its box, nothing covers what it must not.

`BRIDGEKEEPER_LAYOUTS=2000 pytest tests/images/two_worlds` looks at more of them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace

import laid_out
import pytest
from laid_out import Item, outside, overlaps, recording
from long import how_many, mark_all_long_but
from worlds_scenes import LONG_NAMES, NAMES, played

from engine.core import Seat
from engine.two_worlds.board import CELLS
from engine.two_worlds.cards import SPELLS, WARRIORS
from engine.two_worlds.view import AttackView, FighterView, SpellView, WorldsView
from images.two_worlds.board import whole_board
from images.two_worlds.card import (
    card_picture,
    rank_sheet,
    spell_sheet,
    tile,
)
from images.two_worlds.hand import hand
from images.two_worlds.marks import Marks
from texts import LANGUAGES, Texts, texts_in

BOARDS = int(os.environ.get("BRIDGEKEEPER_LAYOUTS", how_many(30, 90)))
"""How many boards are looked at."""
TOGETHER = 10
"""So many are recorded at once."""
PARTS = {
    "sign": "sign",
    "small_badge": "sign",
    "card_sign": "sign",
    "attack_sign": "sign",
    "gate": "sign",
    "slip": "card",
    "tile": "card",
    "times": "blow",
    "_item_picture": "ground",
    "blow": "blow",
    "numbered": "blow",
    "_gone": "blow",
    "_deed": "blow",
    "_corner": "blow",
}
"""What the images are that the functions of these pictures make."""
ENCHANTING = [spell for spell in SPELLS if spell.is_enchantment]


@pytest.fixture(autouse=True)
def _parts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in PARTS.items():
        monkeypatch.setitem(laid_out.KINDS, name, kind)
    for name in ("portrait", "worlds"):
        monkeypatch.setitem(laid_out.BLANK, name, BLANK[name])


BLANK = {
    "portrait": lambda _, side: laid_out._blank("RGBA", (side, side)),
    "worlds": lambda _: laid_out._empty("RGB", (1000, 910)),
}


def random_fighter(chance: random.Random, cell: int) -> FighterView:
    """A warrior as it can be at most."""
    card, looks = chance.choice(WARRIORS), chance.choice(WARRIORS)
    most = chance.randrange(1, 12)
    lying = [spell for spell in ENCHANTING for _ in range(chance.choice([0, 0, 1, 3]))]
    return FighterView(
        no=cell,
        card=card,
        looks=looks if card.id == "werewolf" or chance.random() < 0.2 else card,
        owner=chance.choice(["A", "B"]),
        cell=cell,
        health=chance.randrange(1, most + 1),
        most=most,
        melee=chance.choice([None, 0, 4, 11]),
        ranged=tuple(
            (far, chance.choice([0, 2, 10])) for far in (2, 3, 4) if chance.random() < 0.6
        ),
        flies=chance.random() < 0.5,
        is_silenced=any(spell.id == "neutralization" for spell in lying),
        enchantments=tuple(lying),
        shifted=chance.random() < 0.3,
        shaped=False,
    )


def random_view(chance: random.Random, seat: Seat | None = None) -> WorldsView:
    """A position, with more than matches bring about."""
    view = played("basic", chance.randrange(20), chance.randrange(1, 24)).view(seat)
    if chance.random() < 0.4:
        return view
    stands = [cell for cell in range(CELLS) if chance.random() < 0.7]
    stack: list[AttackView | SpellView] = [
        SpellView(
            chance.choice(["A", "B"]),
            chance.choice(SPELLS),
            tuple(chance.sample(range(CELLS), chance.randrange(3))),
            -1,
            -1,
            chance.randrange(3),
            "",
        )
        for _ in range(chance.choice([0, 0, 1, 2, 4, 7]))
    ]
    if chance.random() < 0.5:
        stack.insert(0, AttackView("A", (0, 1, 2, 4), 3, 14, hold=True))
    return replace(
        view,
        fighters=tuple([random_fighter(chance, cell) for cell in stands]),
        stack=tuple(stack),
        window="B" if stack else None,
        revealed=chance.choice([None, *WARRIORS]),
        quiet=chance.choice([0, 11]),
        step=chance.choice(["start", "summon", "action", "draw"]),
        ready=tuple(stands[::2]),
    )


def random_marks(view: WorldsView, chance: random.Random) -> Marks:
    """Blows, deeds, moves and who has gone."""
    marks = Marks()
    if chance.random() < 0.4:
        return marks
    for fighter in chance.sample(view.fighters, min(3, len(view.fighters))):
        marks.hits[fighter.cell] = chance.choice([1, 12])
        marks.deeds[fighter.cell] = chance.choice(["curse", "dispel", "shapeshift"])
    empty = [cell for cell in range(CELLS) if view.at(cell) is None]
    for cell in empty[:2]:
        marks.gone[cell] = random_fighter(chance, cell), chance.choice(["fallen", "saved"])
    marks.moves = [(0, 1), (7, 2)]
    return marks


def wrong_on(items: list[Item]) -> Iterator[str]:
    """What covers what it must not, of all that is in a picture."""
    yield from overlaps([item for item in items if item.kind in ("text", "figure", "sign")])
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
                marks = random_marks(view, chance)
                drawn = whole_board(view, marks, names, texts, below=chance.choice(["A", "B"]))
                wrong += wrong_on(list(layout.below(drawn)))
            wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_nothing_in_a_hand_leaves_its_box_or_covers_another(language: str) -> None:
    """Up to 20 spells and 12 warriors."""
    chance, texts = random.Random(LANGUAGES.index(language)), texts_in(language)
    wrong: list[str] = []
    for _ in range(BOARDS // len(LANGUAGES) // TOGETHER):
        view = _holding(random_view(chance, "A"), chance)
        wrong += _wrong(view, texts)
    assert not wrong, "\n".join(wrong[:20])


def _wrong(view: WorldsView, texts: Texts) -> list[str]:
    """What is wrong in the viewer's hand."""
    with recording() as layout:
        hand(view, LONG_NAMES, texts)
        whole = [sheet for sheet, _ in layout.sheets.values() if sheet.width == 1000]
        wrong = [said for canvas in whole for said in wrong_on(list(layout.below(canvas)))]
        return wrong + list(outside(layout))


def _holding(view: WorldsView, chance: random.Random) -> WorldsView:
    """The same with another number of cards in the viewer's hand and deck."""
    spells = tuple(chance.choices(SPELLS, k=chance.choice([0, 1, 3, 4, 5, 9, 20])))
    army = tuple(chance.sample(WARRIORS, chance.choice([0, 1, 5, 12])))
    own, other = view.players
    own = replace(own, hand=spells, size=len(spells), army=army)
    return replace(view, players=(own, other), possible=spells[:2], box=army or None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_card_leaves_its_box_or_covers_another(language: str) -> None:
    texts = texts_in(language)
    with recording() as layout:
        for card in WARRIORS:
            card_picture(card, texts)
            tile(card, texts)
        for spell in SPELLS:
            card_picture(spell, texts)
            tile(spell, texts)
        rank_sheet("champion", texts)
        spell_sheet(texts)
        sheets = [sheet for sheet, _ in layout.sheets.values()]
        assert len(sheets) > 60
        wrong = [said for sheet in sheets for said in wrong_on(list(layout.below(sheet)))]
        wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])
