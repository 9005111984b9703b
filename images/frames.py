"""The frame of a card: an edge that gets darker downwards around a dark ground."""

from __future__ import annotations

from PIL import Image

from images.shapes import cornered, gradient, rounded
from images.shared import shared
from images.theme import Colour


@shared(256)
def empty_card(
    size: tuple[int, int], edge: int, radius: int, colours: tuple[Colour, Colour], inside: Colour
) -> Image.Image:
    """Draw an empty card with round corners (RGBA, shared).

    Args:
        size: Width and height in pixels.
        edge: Width of the edge.
        radius: Radius of the corners.
        colours: Colours of the edge at the top and at the bottom.
        inside: The ground inside the edge.
    """
    image = cornered(gradient(size, *colours), radius)
    inner = rounded((size[0] - 2 * edge, size[1] - 2 * edge), max(radius - edge, 1))
    image.paste((*inside, 255), (edge, edge), inner)
    return image
