"""The laboratory of a seat in the mutation league.

It shows the seat's creatures with their mutations, and the elements left to glue onto them.
"""

from __future__ import annotations

from PIL import Image

from engine.clash.formats.league import LaboratoryCard, LeagueView, MutantView
from engine.core import Seat
from images.canvas import lay
from images.clash.card import miniature
from images.clash.league_alt import laboratory_alt
from images.clash.mutant import mutant, remains
from images.clash.tiles import GAP, spread, spread_height
from images.icons import icon
from images.layout import HEAD, MARGIN, TOP, WIDTH, beside, draw_bar, draw_heading, grid
from images.picture import Names, Picture, as_png
from images.text import label
from images.theme import MIST, NIGHT, PAPER, SEAT_COLOURS
from texts import Texts

NAME = "laboratory"
_SCRAP = (WIDTH - 2 * MARGIN, 88)
_SCRAP_GAP = 10


def laboratory(view: LeagueView, seat: Seat, names: Names, texts: Texts) -> Picture:
    """Draw the deck of a seat with its mutations (1000 wide, PNG); it is public.

    Incantations are dim because they never mutate. Below are the elements left on laboratory cards.
    """
    player = next(player for player in view.players if player.seat == seat)
    deck = len(player.creatures) + len(player.incantations)
    across, size = spread(deck)
    below = TOP + spread_height(deck)
    height = below + HEAD + len(player.laboratory) * (_SCRAP[1] + _SCRAP_GAP) + 8
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    _draw_title(canvas, view, player, names[seat], texts)
    drawn = [mutant(creature, size, texts.language) for creature in player.creatures]
    drawn += [
        miniature(card, size, dimmed=True, language=texts.language, roomy=True)
        for card in player.incantations
    ]
    for image, corner in zip(drawn, grid(deck, across, size, TOP, GAP), strict=True):
        lay(canvas, image, corner)
    draw_heading(canvas, texts("picture-laboratory"), below, MIST, sign="flask")
    _draw_scraps(canvas, player.laboratory, below + HEAD, texts.language)
    return as_png(NAME, canvas, laboratory_alt(view, player, names, texts))


def _draw_title(
    canvas: Image.Image, view: LeagueView, player: MutantView, name: str, texts: Texts
) -> None:
    colours = SEAT_COLOURS[player.seat]
    parts = []
    if view.mutating:
        heading = (
            texts("picture-points-left", points=player.points)
            if player.due
            else texts("picture-mutation-done")
        )
        sign = "flask" if player.due else "check-bold"
        parts = [beside(icon(sign, 44, PAPER), label(heading, 36, PAPER, "black"), 12)]
    draw_bar(canvas, name, colours.main if player.due else colours.dark, parts)


def _draw_scraps(
    canvas: Image.Image, cards: tuple[LaboratoryCard, ...], top: int, language: str
) -> None:
    for place, card in enumerate(cards):
        corner = MARGIN, top + place * (_SCRAP[1] + _SCRAP_GAP)
        lay(canvas, remains(card, _SCRAP, language), corner)
