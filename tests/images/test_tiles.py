"""Cards in pictures of many: every name is whole, and no text leaves its card."""

from __future__ import annotations

import pytest
from long import mark_all_long_but
from PIL import Image

from engine.clash.cards import CARDS, Card
from images import text
from images.clash import card as cards
from images.clash.tiles import SLIP_HEIGHT, SLIPS_ACROSS, TILE, draw_slips, spread
from images.icons import icon
from images.layout import MARGIN, WIDTH, draw_progress, grid
from images.theme import NIGHT, PAPER, Colour, Weight
from texts import LANGUAGES

SMALLEST = 22
"""Pixels per em of the longest names: 9 on a phone, 400 pixels wide."""
Drawn = tuple[str, int, int]
"""A line as it is drawn, its size and its width."""


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Drawn]:
    """All names that are drawn on cards."""
    drawn: list[Drawn] = []
    label = text.label

    def spied(
        words: str, size: int, colour: Colour, weight: Weight = "bold", space: int | None = None
    ) -> Image.Image:
        shown, fitted = text._fit(text.readable(words), size, weight, space)
        drawn.append((shown, fitted, text.width(shown, fitted, weight)))
        return label(words, size, colour, weight, space)

    monkeypatch.setattr(text, "label", spied)
    return drawn


def name_of(card: Card, language: str) -> str:
    return " ".join(text.readable(card.name(language)).split())


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
@pytest.mark.parametrize("kind", ["large", "tile", "slip"])
def test_every_name_is_whole_and_stays_on_its_card(
    kind: str, language: str, lines: list[Drawn]
) -> None:
    _, large = spread(16)
    size = {"large": large, "tile": TILE, "slip": (298, SLIP_HEIGHT)}[kind]
    sizes = []
    for card in CARDS:
        lines.clear()
        if kind == "slip":
            cards.slip.__wrapped__(card, size, language=language)
        else:
            cards._miniature.__wrapped__(card, size, language, None, ())
        assert " ".join(shown for shown, _, _ in lines) == name_of(card, language)
        assert all(wide * text._TIGHTEST <= size[0] - 12 for _, _, wide in lines), card.id
        sizes.append(min(fitted for _, fitted, _ in lines))
    assert min(sizes) >= SMALLEST


@pytest.mark.parametrize("count", range(1, 17))
def test_large_cards_stay_within_the_picture(count: int) -> None:
    across, size = spread(count)
    corners = grid(count, across, size, 0, 12)
    assert min(x for x, _ in corners) >= MARGIN
    assert max(x for x, _ in corners) + size[0] <= WIDTH - MARGIN
    assert size[0] * size[1] > 2 * TILE[0] * TILE[1], "cards to choose are larger than chosen ones"


def test_slips_fill_the_width_and_no_more() -> None:
    canvas = Image.new("RGB", (WIDTH, 2 * SLIP_HEIGHT + 20), NIGHT)
    draw_slips(canvas, CARDS[: 2 * SLIPS_ACROSS], 0, "en", sign=icon("flask", 44, PAPER))
    margin = canvas.crop((WIDTH - MARGIN, 0, WIDTH, canvas.height))
    assert margin.getextrema() == tuple((shade, shade) for shade in NIGHT)
    nearly = canvas.crop((WIDTH - MARGIN - 12, 0, WIDTH - MARGIN, canvas.height))
    assert nearly.getextrema() != tuple((shade, shade) for shade in NIGHT)


@pytest.mark.parametrize("count", [1, 8, 10, 16])
def test_the_places_of_a_row_stay_on_it(count: int) -> None:
    canvas = Image.new("RGB", (WIDTH, 140), NIGHT)
    draw_progress(canvas, "A", "W" * 40, (count, count), 4, to_act=False)
    edge = canvas.crop((WIDTH - 6, 0, WIDTH, 140))
    assert edge.getextrema() == tuple((shade, shade) for shade in NIGHT)
