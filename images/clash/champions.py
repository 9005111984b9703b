"""The choice of champions: who has chosen one; once all have, the champions."""

from __future__ import annotations

from math import ceil

from PIL import Image

from engine.clash.formats.champions import ChampionsView, ChampionView
from images.canvas import fill, put
from images.clash.card import miniature, slip
from images.clash.champion import crown
from images.clash.deck_alt import champions_alt
from images.icons import icon
from images.layout import MARGIN, ROW, ROW_GAP, TOP, WIDTH, draw_bar, draw_progress
from images.picture import Names, Picture, as_png
from images.shapes import rounded
from images.text import label
from images.theme import GOLD, NIGHT, PAPER, SEAT_COLOURS, STEEL
from texts import Texts

_ACROSS = 2
_PLATE = 72
_GAP = 16
_SIZE = (440, 400)
_OWN = (360, 64)


def champions(view: ChampionsView, names: Names, texts: Texts) -> Picture:
    """Draw the champions that the viewer knows, by the names of the seats (1000 wide, PNG)."""
    if view.outcome is not None:
        canvas = _shown(view, names, texts.language)
    else:
        canvas = _awaited(view, names, texts.language)
    title = "picture-champions" if view.outcome is not None else "picture-champions-named"
    draw_bar(canvas, texts(title), STEEL, [icon("crown", 50, GOLD)])
    return as_png("champions", canvas, champions_alt(view, names, texts), colours=128)


def _awaited(view: ChampionsView, names: Names, language: str) -> Image.Image:
    canvas = Image.new("RGB", (WIDTH, TOP + len(view.players) * (ROW + ROW_GAP) + 4), NIGHT)
    for place, player in enumerate(view.players):
        y = TOP + place * (ROW + ROW_GAP)
        named = int(not player.to_act)
        card = player.champion
        own = None if card is None else slip(card, _OWN, language=language)
        name = names[player.seat]
        draw_progress(canvas, player.seat, name, (named, 1), y, to_act=player.to_act, shown=own)
    return canvas


def _shown(view: ChampionsView, names: Names, language: str) -> Image.Image:
    players = [player for player in view.players if player.champion is not None]
    across = min(len(players), _ACROSS)
    high, wide = _PLATE + _SIZE[1] + 2 * _GAP, (WIDTH - 2 * MARGIN + _GAP) // across - _GAP
    rows = ceil(len(players) / across)
    canvas = Image.new("RGB", (WIDTH, TOP + rows * (high + _GAP)), NIGHT)
    for place, player in enumerate(players):
        down, column = divmod(place, across)
        corner = MARGIN + column * (wide + _GAP), TOP + down * (high + _GAP)
        _draw_champion(canvas, player, names[player.seat], corner, (wide, high), language)
    return canvas


def _draw_champion(
    canvas: Image.Image,
    player: ChampionView,
    name: str,
    corner: tuple[int, int],
    panel: tuple[int, int],
    language: str,
) -> None:
    assert player.champion is not None, "only champions that are known are drawn"
    colours, x = SEAT_COLOURS[player.seat], corner[0] + panel[0] // 2
    fill(canvas, corner, rounded(panel, 22), colours.dark)
    fill(canvas, corner, rounded((panel[0], _PLATE), 22), colours.main)
    words = label(name, 40, PAPER, "bold", panel[0] - 2 * _PLATE)
    put(canvas, words, (x, corner[1] + _PLATE / 2))
    put(canvas, crown(_PLATE - 16), (corner[0] + _PLATE / 2, corner[1] + _PLATE / 2))
    drawn = miniature(player.champion, _SIZE, language=language)
    put(canvas, drawn, (x, corner[1] + _PLATE + _GAP + _SIZE[1] / 2))
