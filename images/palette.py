"""Fixed palettes of 256 colours for pictures that are drawn often.

Each game has its own in `images/<game>/palette.txt`.
"""

from __future__ import annotations

from importlib.resources import files

from PIL import Image


class Palette:
    """Up to 256 fixed colours (`docs/palette.py` chooses them).

    Every picture is reduced to the nearest of them. This is fast, and parts of pictures can be
    cached.

    Pillow finds the nearest colour by the upper six bits of each channel, so the palette is
    searched by those too: otherwise grounds would be off by a shade or two.
    """

    def __init__(self, colours: bytes) -> None:
        """Create it from `colours`: three bytes each (RGB), different in their upper six bits."""
        self.colours = colours
        self._nearest = Image.new("P", (1, 1))
        self._nearest.putpalette([shade & ~3 for shade in colours])
        self._nearest.load()

    def reduced(self, image: Image.Image) -> Image.Image:
        """Reduce an image (RGB) to these colours (P)."""
        reduced = image.quantize(palette=self._nearest, dither=Image.Dither.NONE)
        reduced.putpalette(self.colours)
        return reduced


def read_palette(package: str) -> Palette:
    """Return the palette of a game as written in its `palette.txt`."""
    return Palette(bytes.fromhex(files(package).joinpath("palette.txt").read_text("ascii")))
