"""What the ground of a set is made of."""

from __future__ import annotations

from PIL import Image

from images import textures

_TEXTURES = {
    "initiation": "rays",
    "treachery": "lattice",
    "submersion": "waves",
    "breaching_in": "bricks",
    "deliquescence": "drips",
    "elusive": "mist",
    "resistance": "scales",
    "slyness": "lozenges",
    "belligerence": "slashes",
    "mire": "bubbles",
    "dissension": "cracks",
}


def lit(image: Image.Image, set_id: str) -> Image.Image:
    """Put the image (RGB) under the light and the texture of a set: a new image.

    Made-up cards have light alone.
    """
    return textures.lit(image, _TEXTURES.get(set_id, ""))
