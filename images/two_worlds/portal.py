"""A seat at its portal: its name, and the numbers of cards in its decks, hand and piles."""

from __future__ import annotations

from PIL import Image

from engine.core import Seat, record
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


@record
class PortalSpec:
    """Everything that the picture of a seat shows; `counts` are those of decks, hand and piles.

    `acts`: it is the seat's turn. `asked`: it may answer. `to_act`: it has to act now.
    """

    seat: Seat
    name: str
    counts: tuple[int, ...]
    acts: bool
    asked: bool
    to_act: bool
    won: bool


def spec_of(view: WorldsView, seat: Seat, names: Names) -> PortalSpec:
    """Collect what is visible of a seat."""
    player = view.player(seat)
    counts = (player.deck, player.spells, player.size, len(player.fallen), len(player.cast))
    over = view.outcome
    return PortalSpec(
        seat,
        names[seat],
        counts,
        over is None and seat == view.active,
        over is None and seat == view.window,
        over is None and seat in view.to_act,
        over is not None and seat in over.winners,
    )


@shared(96)
def portal_picture(seen: PortalSpec) -> Image.Image:
    """Draw the seat over the whole width (RGB), `PORTAL` high."""
    colours = SEAT_COLOURS[seen.seat]
    image = Image.new("RGB", (WIDTH, PORTAL), VOID)
    size = WIDTH - 8, PORTAL - 8
    ground = (
        blend(colours.dark, colours.main, 0.75) if seen.acts else blend(colours.dark, VOID, 0.2)
    )
    fill(image, (4, 4), rounded(size, 22), ground)
    if seen.to_act or seen.won:
        fill(image, (4, 4), outline(size, 22, 8), GOLD)
    put(image, gate(seen.seat, 90), (MARGIN + 50, PORTAL / 2))
    ink = PAPER if seen.acts else colours.bright
    right = WIDTH - MARGIN - 14
    if seen.asked or seen.won:
        put(image, icon("trophy" if seen.won else "help-circle", 42, GOLD), (right - 20, 33))
        right -= 56
    put_left(image, label(seen.name, 36, ink, "black", right - _LEFT), (_LEFT, 33))
    step = (WIDTH - MARGIN - _LEFT) / len(_COUNTS)
    for place, (name, count) in enumerate(zip(_COUNTS, seen.counts, strict=True)):
        x = _LEFT + place * step
        put(image, sign(name, 38), (x + 20, 79))
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
