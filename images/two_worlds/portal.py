"""A seat at its portal: its name, and the numbers of cards in its decks, hand and piles."""

from __future__ import annotations

from PIL import Image

from engine.core import Seat
from engine.two_worlds.view import WorldsView
from images.canvas import fill, put, put_left
from images.icons import icon
from images.layout import WIDTH
from images.picture import Names
from images.shapes import blend, disc, outline, ringed, rounded, solid
from images.shared import shared
from images.text import label, number
from images.theme import GOLD, INK, PAPER, SEAT_COLOURS
from images.two_worlds.colours import VOID
from images.two_worlds.field import MARGIN, PORTAL
from images.two_worlds.signs import sign

_COUNTS = ("army", "book", "hand", "fallen", "cast")
_LEFT = 122


def portal_picture(view: WorldsView, seat: Seat, names: Names) -> Image.Image:
    """Draw the seat over the whole width (RGB), `PORTAL` high. The image is shared."""
    player, outcome = view.player(seat), view.outcome
    counts = player.deck, player.spells, player.size, len(player.fallen), len(player.cast)
    if outcome is not None:
        won = seat in outcome.winners
        return _portal(seat, names[seat], counts, "trophy" if won else "", acts=False, lit=won)
    sign = "help-circle" if seat == view.window else ""
    acts, lit = seat == view.active, seat in view.to_act
    return _portal(seat, names[seat], counts, sign, acts=acts, lit=lit)


@shared(96)
def _portal(
    seat: Seat, name: str, counts: tuple[int, ...], symbol: str, *, acts: bool, lit: bool
) -> Image.Image:
    colours = SEAT_COLOURS[seat]
    image = Image.new("RGB", (WIDTH, PORTAL), VOID)
    size = WIDTH - 8, PORTAL - 8
    ground = blend(colours.dark, *((colours.main, 0.75) if acts else (VOID, 0.2)))
    fill(image, (4, 4), rounded(size, 22), ground)
    if lit:
        fill(image, (4, 4), outline(size, 22, 8), GOLD)
    put(image, gate(seat, 90), (MARGIN + 50, PORTAL / 2))
    ink = PAPER if acts else colours.bright
    right = WIDTH - MARGIN - 14
    if symbol:
        put(image, icon(symbol, 42, GOLD), (right - 20, 33))
        right -= 56
    put_left(image, label(name, 36, ink, "black", right - _LEFT), (_LEFT, 33))
    step = (WIDTH - MARGIN - _LEFT) / len(_COUNTS)
    for place, (pile, count) in enumerate(zip(_COUNTS, counts, strict=True)):
        x = _LEFT + place * step
        put(image, sign(pile, 38), (x + 20, 79))
        put_left(image, number(str(count), 28, PAPER), (x + 52, 79))
    return image


@shared(8)
def gate(seat: Seat, size: int) -> Image.Image:
    """Draw the portal of a seat (RGBA)."""
    colours = SEAT_COLOURS[seat]
    storm = icon("fa:hurricane", size * 3 // 4, colours.bright)
    image = ringed(size, 4, colours.bright, blend(colours.dark, INK, 0.35), storm)
    put(image, solid(disc(size // 7), PAPER), (size / 2, size / 2))
    return image
