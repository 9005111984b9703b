"""The 256 colours of pictures that are drawn again and again."""

from __future__ import annotations

from PIL import Image


class Palette:
    """Up to 256 fixed colours, chosen by `docs/palette.py`.

    Whatever is drawn is shown in those that are nearest. To find out which they are takes no time
    then, and parts of pictures can be kept.

    Pillow finds the nearest colour by the upper six bits of a channel, so colours are found by
    those of the palette: else grounds would be off by a shade or two.
    """

    def __init__(self, colours: bytes) -> None:
        """Take `colours` of three bytes each (RGB) that differ in their upper six bits."""
        self.colours = colours
        self._nearest = Image.new("P", (1, 1))
        self._nearest.putpalette([shade & ~3 for shade in colours])
        self._nearest.load()

    def reduced(self, image: Image.Image) -> Image.Image:
        """Reduce an image (RGB) to these colours (P)."""
        reduced = image.quantize(palette=self._nearest, dither=Image.Dither.NONE)
        reduced.putpalette(self.colours)
        return reduced
