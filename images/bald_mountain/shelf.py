"""The shelf above a board: the number of cards in the deck, and the discard pile."""

from __future__ import annotations

from PIL import Image

from engine.bald_mountain.cards import Card
from engine.bald_mountain.view import MountainView
from images.bald_mountain.card import slip
from images.bald_mountain.emblems import token
from images.bald_mountain.field import MARGIN, SHELF
from images.bald_mountain.night import sky
from images.canvas import fill, put, put_left, put_right
from images.icons import icon
from images.layout import WIDTH
from images.shapes import blend, bordered, rounded
from images.shared import shared
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, MIST, PAPER, Colour
from texts import Texts

FEW = 5
"""Number of cards in the deck at which the shelf shows a warning."""
_SLIP = (474, 64)


def shelf_picture(view: MountainView, texts: Texts) -> Image.Image:
    """Draw the shelf over the whole width (RGB, shared)."""
    if view.last_turn and view.outcome is None:
        warning = texts("bald-mountain-picture-last-turn")
    elif view.deck <= FEW and view.outcome is None:
        warning = texts("bald-mountain-picture-few")
    else:
        warning = ""
    top = view.discard[0] if view.discard else None
    return _shelf(view.deck, warning, top, len(view.discard), texts.language)


@shared(16)
def _shelf(deck: int, warning: str, top: Card | None, discarded: int, language: str) -> Image.Image:
    image = sky().copy()
    middle = SHELF / 2
    put(image, back((44, 60)), (MARGIN + 32, middle))
    figure = number(str(deck), 40, (255, 122, 112) if deck <= FEW else PAPER)
    put_left(image, figure, (MARGIN + 68, middle))
    right = WIDTH - MARGIN - 4
    if top is not None:
        drawn = token(top, _SLIP[1]) if warning else slip(top, _SLIP, language)
        put_right(image, drawn, (right, middle))
        right -= drawn.width + 12
    pile: Colour = blend(MIST, PAPER, 0.4)
    count = number(str(discarded), 34, pile)
    put_right(image, count, (right, middle))
    right -= count.width + 12
    put(image, icon("tray-full", 44, pile), (right - 22, middle))
    right -= 58
    if warning:
        _draw_warning(image, warning, MARGIN + 68 + figure.width + 18, right)
    return image


def _draw_warning(image: Image.Image, warning: str, left: int, right: int) -> None:
    words = label(warning, 34, PAPER, "bold", right - left - 78)
    size = words.width + 70, 56
    fill(image, (left, (SHELF - 56) // 2), rounded(size, 16), blend(CRIMSON, INK, 0.25))
    put(image, icon("alert", 38, GOLD), (left + 32, SHELF / 2))
    put_left(image, words, (left + 58, SHELF / 2))


@shared(8)
def back(size: tuple[int, int]) -> Image.Image:
    """Draw the back of all cards: a moon above the mountain (RGBA)."""
    radii, edge = (size[0] // 6, size[0] // 7), max(size[0] // 16, 2)
    image = bordered(size, radii, edge, blend(GOLD, INK, 0.2), (44, 32, 70))
    put(image, icon("fa:moon", size[0] // 2, GOLD), (size[0] / 2, size[1] * 0.34))
    put(image, icon("ra:mountains", size[0] * 3 // 4, PAPER), (size[0] / 2, size[1] * 0.66))
    return image
