"""Draws the pictures of the brand: docs/images/logo.png, avatar.png and banner.png.

    python docs/brand.py

The avatar and the banner are for Discord's developer portal (docs/hosting/README.md).
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from engine.games import PLUGINS
from images.brand import NIGHT_SKY, logo
from images.canvas import fill, put, write
from images.linocut import rays
from images.plugins import game_scene
from images.shapes import blend, disc, ringed
from images.text import label
from images.theme import GOLD, INK, PAPER

IMAGES = Path(__file__).parent / "images"
LOGO, AVATAR = 256, 1024
"""Sides in pixels; the portal asks for an avatar of 1024."""
BANNER = 680, 240
_GAME = 88


def avatar() -> Image.Image:
    """Draw the logo as a square; Discord cuts a circle out of it."""
    return logo(AVATAR)


def round_logo() -> Image.Image:
    """Draw the logo as a disc on a transparent ground."""
    image = logo(LOGO).convert("RGBA")
    image.putalpha(disc(LOGO))
    return image


def banner() -> Image.Image:
    """Draw the name and the emblems of all games, above the place of the avatar."""
    image = Image.new("RGB", BANNER, NIGHT_SKY)
    fill(image, (0, 0), rays(BANNER, (120, 250), 28), blend(NIGHT_SKY, PAPER, 0.1))
    name = label("Bridgekeeper", 76, PAPER, "black")
    write(image, name, (BANNER[0] - name.width) // 2, 66)
    for place, plugin in enumerate(PLUGINS):
        middle = BANNER[0] // 2 + (2 * place - len(PLUGINS) + 1) * 55, 170
        scene = game_scene(plugin.part("engine").games[0].id, "", _GAME).convert("RGBA")
        scene.putalpha(disc(_GAME))
        put(image, ringed(_GAME + 14, 4, INK, GOLD, scene), middle)
    return image


def main() -> None:
    """Write the pictures, with few colours because they are flat."""
    for name, draw in (("logo", round_logo), ("avatar", avatar), ("banner", banner)):
        file = IMAGES / f"{name}.png"
        draw().quantize(64, dither=Image.Dither.NONE).save(file, optimize=True)
        print(file, file.stat().st_size)


if __name__ == "__main__":
    main()
