"""The result of a finished match, in words and across its board."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.core import Outcome, Seat
from images.icons import icon
from images.shapes import put
from images.text import label
from images.theme import GOLD, INK, PAPER, SEAT_COLOURS, STEEL, Colour
from texts import Texts

_HEIGHT = 216


def result_text(outcome: Outcome, names: Mapping[Seat, str], texts: Texts) -> str:
    """Who has won, by the names of the seats, or that nobody has."""
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return texts("picture-draw")
    if len(winners) > 1:
        return texts("picture-win-together", players=" + ".join(winners))
    return texts("picture-wins", player=winners[0])


def with_banner(canvas: Image.Image, outcome: Outcome, result: str, reason: str) -> Image.Image:
    """A board (RGB), dimmed, with the result across it in the colour of the
    first winner, and the reason below where there are words for it: a new image."""
    width, height = canvas.size
    dimmed = Image.blend(canvas, Image.new("RGB", canvas.size, INK), 0.5)
    ground: Colour = SEAT_COLOURS[outcome.winners[0]].main if outcome.winners else STEEL
    top = (height - _HEIGHT - 40) // 2
    dimmed.paste(PAPER, (0, top - 8, width, top + _HEIGHT + 8))
    dimmed.paste(ground, (0, top, width, top + _HEIGHT))
    words = label(result, 88, PAPER, "black", width - 220)
    sign = icon("trophy", 110, GOLD) if outcome.winners else icon("handshake", 110, PAPER)
    left = (width - words.width - sign.width - 28) / 2
    put(dimmed, sign, (left + sign.width / 2, top + 84))
    put(dimmed, words, (left + sign.width + 28 + words.width / 2, top + 84))
    if reason:
        put(dimmed, label(reason, 44, PAPER, "bold", width - 80), (width // 2, top + 174))
    return dimmed
