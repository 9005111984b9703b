"""The public picture of the mutation draft.

It shows the progress of each seat, and after the end all decks and laboratories.
"""

from __future__ import annotations

from PIL import Image

from engine.clash.decks import SIZE as DECK_SIZE
from engine.clash.formats.mutation import PACK, MutationView, PackView
from images.clash.mutation_alt import draft_progress_alt
from images.clash.tiles import draw_slips, draw_tiles, slips_height, tiles_height
from images.icons import icon
from images.layout import HEAD, ROW, ROW_GAP, TOP, WIDTH, draw_bar, draw_progress, draw_seat
from images.picture import Names, Picture, as_png
from images.theme import NIGHT, SEAT_COLOURS, STEEL
from texts import Texts

NAME = "draft"
_SPACE = 8
"""Pixels between a deck and its laboratory, and below that."""


def draft_progress(view: MutationView, names: Names, texts: Texts) -> Picture:
    """Draw who still has to pick or to choose, the same for everyone (1000 wide, PNG).

    After the end it shows the decks and laboratories.
    """
    shown = view.outcome is not None
    rest = slips_height(PACK - DECK_SIZE)
    row = HEAD + tiles_height(DECK_SIZE) + rest + 2 * _SPACE if shown else ROW
    canvas = Image.new("RGB", (WIDTH, TOP + len(view.players) * (row + ROW_GAP) + 4), NIGHT)
    draw_bar(canvas, title(view, texts), STEEL)
    for place, player in enumerate(view.players):
        y = TOP + place * (row + ROW_GAP)
        if shown:
            _draw_cards(canvas, player, names[player.seat], (y, row), texts.language)
        else:
            count, of = (player.chosen, DECK_SIZE) if view.choosing else (player.picked, PACK)
            draw_progress(canvas, player.seat, names[player.seat], (count, of), y, due=player.due)
    return as_png(NAME, canvas, draft_progress_alt(view, names, texts))


def title(view: MutationView, texts: Texts) -> str:
    """Return which pick it is, that decks are chosen, or that they are ready."""
    if view.outcome is not None:
        return texts("picture-draft-over")
    if view.choosing:
        return texts("picture-who-choosing", count=DECK_SIZE)
    return texts("picture-pack-pick", number=view.round, of=PACK)


def _draw_cards(
    canvas: Image.Image, player: PackView, name: str, band: tuple[int, int], language: str
) -> None:
    y, height = band
    draw_seat(canvas, player.seat, name, y, height)
    draw_tiles(canvas, player.deck or (), y + HEAD, language)
    top = y + HEAD + tiles_height(DECK_SIZE) + _SPACE
    sign = icon("flask", 44, SEAT_COLOURS[player.seat].bright)
    draw_slips(canvas, player.laboratory or (), top, language, sign=sign)
