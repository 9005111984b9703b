"""The choice of the armies: the progress of both seats, and a seat's packet and army."""

from __future__ import annotations

from PIL import Image

from engine.two_worlds.view import WorldsView
from images.canvas import lay, put
from images.layout import BAR, ROW, ROW_GAP, TOP, WIDTH, draw_bar, draw_progress, grid, ticked
from images.picture import Names, Picture, as_png
from images.shapes import blend
from images.theme import INK
from images.two_worlds.alt import KEPT, own_seat, packet_alt, status_words
from images.two_worlds.card import WARRIOR_TILE, tile
from images.two_worlds.colours import METALS, VOID
from images.two_worlds.hand import GAP, HEADING, draw_slips, frame, put_heading
from images.two_worlds.signs import sign
from texts import Texts


def picks_image(view: WorldsView, names: Names, texts: Texts) -> Image.Image:
    """Draw which seat is still choosing, and how many cards of this rank each has kept (RGB)."""
    height = TOP + len(view.players) * (ROW + ROW_GAP)
    canvas, metal = Image.new("RGB", (WIDTH, height), VOID), METALS[view.rank]
    title, _ = status_words(view, names, texts)
    draw_bar(canvas, title, blend(metal.shade, INK, 0.45), [sign("army", BAR - 24)])
    for place, player in enumerate(view.players):
        y = TOP + place * (ROW + ROW_GAP)
        count = player.keeps, KEPT
        name = names[player.seat]
        draw_progress(canvas, player.seat, name, count, y, to_act=not player.chosen)
    return canvas


def packet(view: WorldsView, names: Names, texts: Texts) -> Picture:
    """Draw progress, packet and kept cards (1000 wide, PNG). Raises ValueError for a spectator."""
    own = own_seat(view)
    cards, kept = own.packet or (), own.kept or ()
    rows = picks_image(view, names, texts)
    top = rows.height
    if own.chosen:
        cards = () if own.picked is None else (own.picked,)
    canvas = Image.new("RGB", (WIDTH, top + 200 + 200 * len(cards) + 100 * len(kept)), VOID)
    canvas.paste(rows)
    if cards:
        heading = texts("two-worlds-picture-keep", kept=own.keeps, of=KEPT)
        if own.chosen:
            heading = texts("two-worlds-picture-chosen")
        put_heading(canvas, heading, top)
    corners = grid(len(cards), 2, WARRIOR_TILE, top + HEADING, GAP) if cards else []
    for card, corner in zip(cards, corners, strict=True):
        top = corner[1] + WARRIOR_TILE[1] + GAP
        if card is own.picked:
            frame(canvas, corner, WARRIOR_TILE)
        lay(canvas, tile(card, texts), corner)
        if card is own.picked:
            put(canvas, ticked(64), (corner[0] + 84, corner[1] + 40))
    heading = texts("two-worlds-picture-kept")
    bottom = draw_slips(canvas, kept, top, heading, texts.language) + GAP
    return as_png("packet", canvas.crop((0, 0, WIDTH, bottom)), packet_alt(view, names, texts))
