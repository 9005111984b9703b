"""The logo and the emblems that stand for games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import brand
import pytest
from PIL import Image, ImageChops

from engine.core import SEATS
from engine.games import PLUGINS
from images.brand import logo
from images.layout import draw_seat_panel
from images.plugins import game_scene
from images.theme import NIGHT, SEAT_COLOURS

GAMES = [plugin.part("engine").games[0].id for plugin in PLUGINS]


@pytest.mark.parametrize(("name", "drawn"), [("logo", brand.round_logo), ("avatar", brand.avatar)])
def test_the_files_are_what_is_drawn(name: str, drawn: Callable[[], Image.Image]) -> None:
    file = Path(brand.__file__).parent / "images" / f"{name}.png"
    one, other = on_white(Image.open(file)), on_white(drawn())
    assert one.size == other.size
    differences = ImageChops.difference(one, other).getextrema()
    assert max(high for _, high in differences) < 64, "run docs/brand.py"  # type: ignore[misc]


def on_white(image: Image.Image) -> Image.Image:
    """The image as a page shows it."""
    page = Image.new("RGBA", image.size, (255, 255, 255, 255))
    return Image.alpha_composite(page, image.convert("RGBA")).convert("RGB")


def test_the_banner_has_the_size_that_the_portal_asks_for() -> None:
    assert brand.banner().size == (680, 240)


def test_every_game_has_an_emblem_of_its_own() -> None:
    scenes = {game: game_scene(game, "", 64).tobytes() for game in GAMES}
    assert len({*scenes.values(), logo(64).tobytes()}) == len(GAMES) + 1


def test_what_was_removed_has_the_next_best_emblem() -> None:
    assert game_scene("removed", "ogre", 64).tobytes() == logo(64).tobytes()
    for game in GAMES:
        assert game_scene(game, "removed", 64).tobytes() == game_scene(game, "", 64).tobytes()


def test_only_the_panels_of_d_have_lines() -> None:
    for seat in SEATS:
        canvas = Image.new("RGB", (1000, 100), NIGHT)
        draw_seat_panel(canvas, seat, 10, 80, SEAT_COLOURS[seat].dark)
        shades = canvas.crop((200, 20, 800, 80)).getcolors()
        assert shades is not None
        assert (len(shades) > 1) == (seat == "D")
