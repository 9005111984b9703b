"""The head of an event's pictures: a trophy, the name of the event, and its state."""

from __future__ import annotations

from PIL import Image

from images.canvas import lay, write
from images.charts import LEFT, RIGHT, legible
from images.emblems import Emblem
from images.layout import draw_panel
from images.linocut import Scenery, draw_scene
from images.shapes import blend, cornered
from images.shared import shared
from images.theme import GOLD, INK, MIST, PAPER, SEAT_COLOURS, SLATE
from images.victory import TROPHY

_BLUE = SEAT_COLOURS["A"]
_LIGHT = blend(_BLUE.main, _BLUE.dark, 0.45)
SKY = Scenery(
    blend(_BLUE.dark, INK, 0.25),
    _LIGHT,
    blend(_LIGHT, GOLD, 0.8),
    hill=INK,
    edge=((0, 0.9), (1, 0.9)),
    count=18,
)
"""What is behind the trophy of an event."""
_HIGH = 128


def draw_head(canvas: Image.Image, title: str, state: str) -> int:
    """Draw the name of an event with its state below it; return the height below both."""
    draw_panel(canvas, 10, _HIGH, SLATE)
    lay(canvas, _emblem(), (LEFT - 20, 10))
    left = LEFT + _HIGH
    write(canvas, legible(title, 46, PAPER, RIGHT - left, "black"), left, 10 + 42)
    write(canvas, legible(state, 36, MIST, RIGHT - left), left, 10 + 94)
    return 10 + _HIGH + 6


@shared(1)
def _emblem() -> Image.Image:
    return cornered(draw_scene((_HIGH, _HIGH), Emblem(TROPHY, None), SKY), 18)
