"""The laboratory of a seat in the mutation league: its creatures as they are now, and what is left
to be glued onto them."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.clash.formats.league import LaboratoryCard, LeagueView, MutantView
from engine.core import Seat
from images.clash.card import miniature
from images.clash.league_alt import laboratory_alt
from images.clash.mutant import mutant, remains
from images.icons import icon
from images.layout import MARGIN, TOP, WIDTH, beside, draw_bar, grid
from images.picture import Picture, encode
from images.shapes import put
from images.text import label
from images.theme import MIST, NIGHT, PAPER, SEAT_COLOURS
from texts import Texts

NAME = "laboratory.webp"
_ACROSS = 4
_CARD = (322, 392)
_GAP = 20
_HEADING = 64
_SCRAP = (670, 128)
_SCRAP_GAP = 16
_SCRAPS_ACROSS = 2


def laboratory(view: LeagueView, seat: Seat, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """The deck of a seat with its mutations, incantations dim because they never mutate, and what
    its laboratory cards still have (1400 wide, WebP). Everybody may see it."""
    player = next(player for player in view.players if player.seat == seat)
    deck = len(player.creatures) + len(player.incantations)
    below = TOP + -(-deck // _ACROSS) * (_CARD[1] + _GAP)
    rows = -(-len(player.laboratory) // _SCRAPS_ACROSS)
    height = below + _HEADING + rows * (_SCRAP[1] + _SCRAP_GAP) + 8
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    _draw_title(canvas, view, player, names[seat], texts)
    drawn = [mutant(creature, _CARD, texts.language) for creature in player.creatures]
    drawn += [
        miniature(card, _CARD, dimmed=True, language=texts.language) for card in player.incantations
    ]
    for image, corner in zip(drawn, grid(deck, _ACROSS, _CARD, TOP, _GAP), strict=True):
        canvas.paste(image, corner, image)
    flask = beside(
        icon("flask", 46, MIST), label(texts("picture-laboratory"), 40, MIST, "bold", 900), 14
    )
    put(canvas, flask, (MARGIN + 8 + flask.width / 2, below + _HEADING // 2 - 6))
    _draw_scraps(canvas, player.laboratory, below + _HEADING, texts.language)
    return Picture(NAME, encode(canvas), laboratory_alt(view, player, names, texts))


def _draw_title(
    canvas: Image.Image, view: LeagueView, player: MutantView, name: str, texts: Texts
) -> None:
    """Whose it is, and the mutation points that are left in this phase."""
    colours = SEAT_COLOURS[player.seat]
    parts = []
    if view.mutating:
        heading = (
            texts("picture-points-left", points=player.points)
            if player.due
            else texts("picture-mutation-done")
        )
        sign = "flask" if player.due else "check-bold"
        parts = [beside(icon(sign, 50, PAPER), label(heading, 42, PAPER, "black"), 14)]
    draw_bar(canvas, name, colours.main if player.due else colours.dark, parts)


def _draw_scraps(
    canvas: Image.Image, cards: tuple[LaboratoryCard, ...], top: int, language: str
) -> None:
    for place, card in enumerate(cards):
        down, across = divmod(place, _SCRAPS_ACROSS)
        corner = (
            MARGIN + across * (_SCRAP[0] + _SCRAP_GAP),
            top + down * (_SCRAP[1] + _SCRAP_GAP),
        )
        drawn = remains(card, _SCRAP, language)
        canvas.paste(drawn, corner, drawn)
