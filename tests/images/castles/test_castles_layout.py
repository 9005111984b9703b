"""Boxes of random boards, hands and cards: nothing leaves its box, nothing covers what it must not.

`BRIDGEKEEPER_LAYOUTS=2000 pytest tests/images/castles` looks at more of them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from castles_scenes import LONG_NAMES, NAMES, holding, middle, played, random_view
from laid_out import Item, outside, overlaps, recording
from legibility import CLIENTS, LEAST, measure
from long import how_many, mark_all_long_but
from PIL import Image

from engine.castles.board import Mode, cells_of
from engine.castles.cards import CARDS
from engine.castles.view import CastlesView
from engine.core import SEATS
from images.castles import creature
from images.castles.board import board, whole_board
from images.castles.card import card_picture, race_sheet
from images.castles.field import CAPTION, Field
from images.castles.hand import hand
from images.castles.legend import marks_in_sight, signs_in_sight
from images.castles.marks import Marks
from images.castles.turn import turn_picture
from images.text import is_cut, squeezed
from images.theme import Colour
from texts import LANGUAGES, texts_in

BOARDS = int(os.environ.get("BRIDGEKEEPER_LAYOUTS", how_many(30, 90)))
"""How many boards are looked at."""
TOGETHER = 10
"""So many are recorded at once."""
SHRINKS = {"Chevaucheur", "Chevaucheur de loup"}
"""A name that would take three lines in a narrow creature, two in a broad one."""
EN = texts_in("en")
APART = ("text", "figure", "sign", "corner")
WORDS = (
    "Deals 3 damage to each creature next to it, own ones too, and destroys the enemy tiles there. "
)


def random_marks(view: CastlesView, chance: random.Random) -> Marks:
    """Arrows, wounds, deaths, and what is new."""
    cells = range(cells_of(view.mode))
    marks = Marks()
    marks.fresh.update(chance.sample(cells, 3))
    marks.blows.update({cell: chance.randint(0, 12) for cell in chance.sample(cells, 3)})
    marks.gone.update({cell: chance.choice(CARDS) for cell in chance.sample(cells, 2)})
    marks.deeds.update(dict.fromkeys(chance.sample(cells, 2), "heal"))
    marks.arrows.append((chance.choice(cells), chance.choice(cells), "walk"))
    marks.arrows.append((chance.choice(cells), chance.choice(view.castles).seat, "attack"))
    marks.wounds[chance.choice(view.castles).seat] = chance.choice([-1, 2])
    return marks


def wrong_on(items: list[Item]) -> Iterator[str]:
    """What covers what it must not, of all that is in a picture."""
    yield from overlaps([item for item in items if item.kind in APART])
    yield from overlaps([item for item in items if item.kind in ("card", "row")])


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_nothing_on_a_board_leaves_its_box_or_covers_another(language: str) -> None:
    chance, texts = random.Random(LANGUAGES.index(language)), texts_in(language)
    wrong: list[str] = []
    for _ in range(BOARDS // len(LANGUAGES) // TOGETHER):
        with recording() as layout:
            for _ in range(TOGETHER):
                view = random_view(chance)
                names = chance.choice([NAMES, LONG_NAMES])
                below = chance.choice([None, *SEATS[:2]])
                drawn = whole_board(view, Marks(), names, texts, below=below)
                wrong += wrong_on(list(layout.below(drawn)))
                whole_board(view, random_marks(view, chance), names, texts, below=below)
            wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_nothing_in_a_hand_leaves_its_box_or_covers_another(language: str) -> None:
    """Up to 21 different cards."""
    chance, texts = random.Random(LANGUAGES.index(language)), texts_in(language)
    wrong: list[str] = []
    for _ in range(BOARDS // len(LANGUAGES) // 4):
        cards = tuple(chance.sample(CARDS, chance.choice([0, 1, 4, 5, 9, 21])))
        view = holding(random_view(chance, "A"), cards + cards[:3])
        with recording() as layout:
            hand(view, LONG_NAMES, texts)
            whole = [sheet for sheet, _ in layout.sheets.values() if sheet.width == 1000]
            for canvas in whole:
                wrong += wrong_on(list(layout.below(canvas)))
            wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_a_card_leaves_its_box(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards, with more words than any has."""
    monkeypatch.setattr("images.castles.card.effect_text", lambda *_: WORDS * 3)
    texts, wrong = texts_in(language), []
    with recording() as layout:
        for card in CARDS:
            card_picture(card, texts)
        for race in ("humans", "demons", "undead", "orcs"):
            race_sheet(race, texts)
        for canvas in [sheet for sheet, _ in layout.sheets.values() if sheet.width == 1000]:
            wrong += wrong_on(list(layout.below(canvas)))
        wrong += outside(layout)
    assert not wrong, "\n".join(wrong[:20])


def test_cells_stand_apart_and_the_own_castle_is_below() -> None:
    for mode, lines in (("duel", 3), ("teams", 5)):
        for below in (0, 1):
            field = Field(mode, below)  # type: ignore[arg-type]
            corners = [field.corner(cell) for cell in range(5 * lines)]
            assert len(set(corners)) == 5 * lines
            assert all(x + field.cell[0] <= 1000 for x, _ in corners)
            assert min(y for _, y in corners) >= field.top
            lowest = field.height - field.castle[1] - field.ruler[1]
            assert max(y for _, y in corners) + field.cell[1] <= lowest
            assert min(x for x, _ in corners) >= field.ruler[0]
            assert field.height % 10 == field.top % 10 == CAPTION % 10 == 0
            near = field.corner(0 if below == 0 else 4)
            assert near[1] == max(y for _, y in corners)
            assert field.towards("B") == ("down" if below else "up")


@pytest.mark.parametrize("moves", [0, 90, 3000])
def test_a_board_of_four_castles_fits_a_screen(moves: int) -> None:
    """Before the first move, in the middle, and at the end with its banner."""
    for seed in range(2):
        view = played("teams", seed, moves).view(None)
        assert (view.outcome is not None) == (moves == 3000)
        shown = measure(lambda view=view: board(view, NAMES, texts_in("fr")))  # type: ignore[misc]
        assert shown.size[0] == 1000
        assert shown.size[1] <= 900
        sizes = {each.words: each.size for each in shown.written}
        for word in "abcde12345":
            assert sizes[word] * CLIENTS[0].scale(shown.size) >= LEAST, word


def test_tiles_left_are_in_sight_while_one_can_be_built() -> None:
    """In teams they are in the chip for building, whose legend is there as well."""
    view = played("teams", 3, 0).view(None)
    assert not view.built
    assert turn_picture(view, EN).tobytes() != turn_picture(_with_tiles(view, 0), EN).tobytes()
    built = replace(view, built=True)
    assert turn_picture(built, EN).tobytes() == turn_picture(_with_tiles(built, 0), EN).tobytes()
    assert "supply" in marks_in_sight(view)
    assert "supply" not in marks_in_sight(built)
    assert "discard" not in signs_in_sight(view)
    assert "supply" in marks_in_sight(middle().view(None))


def _with_tiles(view: CastlesView, n: int) -> CastlesView:
    tiles = tuple([(kind, n) for kind, _ in view.castle(view.active).tiles])
    return replace(view, castles=tuple([replace(each, tiles=tiles) for each in view.castles]))


@pytest.mark.parametrize("mode", ["duel", "teams"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_creature_is_cut_or_shrinks(
    language: str, mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may be narrower than usual."""

    def whole(text: str, large: int, colour: Colour, space: int) -> Image.Image:
        assert text in SHRINKS or not is_cut(text, large, "bold", 2 * space), text
        return squeezed(text, large, colour, space)

    monkeypatch.setattr(creature, "squeezed", whole)
    wide, high = Field(mode, 0).cell
    size, view = (wide - 4, high - 4), middle().view(None)
    some = creature.spec_of(view.creatures[0], view, "up", language)
    marked = replace(some, marks=("stunned", "shield"))
    for card in CARDS:
        if card.is_creature:
            stands = replace(marked.creature, card=card, boost="humans")
            creature.creature_picture.__wrapped__(replace(marked, creature=stands), size)
