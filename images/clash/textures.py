"""The textures of the sets."""

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
    """Return a new image: this one (RGB) under the light and the texture of a set.

    Made-up cards have only the light.
    """
    return textures.lit(image, _TEXTURES.get(set_id, ""))
