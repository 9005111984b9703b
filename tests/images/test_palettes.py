"""Pictures of strips, and the palettes that docs/palette.py has chosen for them: what is flat is
exactly as it was drawn, and the rest is near enough."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from itertools import islice
from math import log10

import duels
import pytest
import table_scenes
from PIL import Image, ImageChops, ImageStat

from bot.game_api import GAME_UIS
from engine.clash.seating import SEATINGS
from engine.games import PLUGINS, GamePlugin
from images import strips, theme
from images.clash.board import board
from images.clash.hand import hand
from images.clash.palette import PALETTE
from images.palette import Palette, read_palette
from images.picture import Picture
from images.strips import Strip, as_strips
from opponents.greedy import greedy
from opponents.matches import moves
from texts import texts_in

EN = texts_in("en")
PALETTES = {plugin.name: read_palette(f"images.{plugin.name}") for plugin in PLUGINS}
LEAST = 37.5
"""Of any picture, in dB; those of few cards have 42 and more."""


def kept(draw: Callable[[], Picture], monkeypatch: pytest.MonkeyPatch) -> float:
    """How near what is shown is to what was drawn, in dB."""
    noise, values = 0.0, 0.0
    reduced = Palette.reduced

    def watched(palette: Palette, drawn: Image.Image) -> Image.Image:
        nonlocal noise, values
        shown = reduced(palette, drawn)
        differs = ImageStat.Stat(ImageChops.difference(shown.convert("RGB"), drawn))
        noise, values = noise + sum(differs.sum2), values + sum(differs.count)
        return shown

    for cached in (strips.kept, strips._kept_piece, strips._whole):
        cached.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(Palette, "reduced", watched)
        draw()
    assert values > 300_000
    return 10 * log10(255**2 * values / noise)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_colours_of_the_theme_are_exact(palette: Palette) -> None:
    colours = [theme.INK, theme.NIGHT, theme.SLATE, theme.STEEL, theme.MIST, theme.PAPER]
    colours += [theme.SAND, theme.GOLD, theme.CRIMSON, theme.LEAF, theme.VIOLET]
    for seat in theme.SEAT_COLOURS.values():
        colours += [seat.main, seat.bright, seat.dark]
    image = Image.new("RGB", (len(colours), 1))
    image.putdata(colours)
    shown = palette.reduced(image).convert("RGB")
    assert [shown.getpixel((x, 0)) for x in range(len(colours))] == colours


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_colours_of_the_palette_are_told_apart(palette: Palette) -> None:
    """Pillow looks at the upper six bits of a channel."""
    colours = palette.colours
    seen = {bytes(shade >> 2 for shade in colours[at : at + 3]) for at in range(0, len(colours), 3)}
    assert len(colours) % 3 == 0
    assert 180 < len(seen) == len(colours) // 3 <= 256


@pytest.mark.parametrize(
    ("plugin", "mode"),
    [(plugin, mode) for plugin in PLUGINS for mode in plugin.part("engine").simulation.modes],
    ids=lambda part: getattr(part, "name", part),
)
def test_the_middle_of_a_match_is_near_to_what_was_drawn(
    plugin: GamePlugin, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = plugin.part("engine")
    game, ui = rules.games[0].id, GAME_UIS[rules.games[0].id]
    state, luck = rules.simulation.begin(mode, 11, 7)
    players, names = dict.fromkeys(state.seats, greedy), table_scenes.NAMES
    for _ in islice(moves(game, state, players, luck), 40):
        pass
    for drawing in (ui.board(state.view(None), [], names, EN), ui.hand(state.view("A"), names, EN)):
        assert drawing is not None
        assert kept(drawing.draw, monkeypatch) > LEAST


@pytest.mark.parametrize(
    "state",
    [duels.crowded(), duels.full_company(), table_scenes.crowded()],
    ids=["crowded", "company", "four"],
)
def test_cards_of_many_sets_together_are_near_to_what_was_drawn(
    state: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = state.view("A")  # type: ignore[attr-defined]
    names = {seat: seat for seat in SEATINGS[view.mode].seats}
    assert kept(lambda: board(view, [], names, EN), monkeypatch) > LEAST
    assert kept(lambda: hand(view, names, EN), monkeypatch) > LEAST


class Flat(Strip):
    """A strip of one colour that counts how often it is drawn."""

    def __init__(self, colour: theme.Colour) -> None:
        self.colour, self.drawn = colour, 0

    def __hash__(self) -> int:
        return hash(self.colour)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Flat) and other.colour == self.colour

    def draw(self) -> Image.Image:
        self.drawn += 1
        return Image.new("RGB", (50, 20), self.colour)


def test_strips_are_drawn_once_for_what_they_show() -> None:
    strips.kept.cache_clear()
    first, same, other = Flat(theme.GOLD), Flat(theme.GOLD), Flat(theme.LEAF)
    loose = Image.new("RGB", (50, 7), theme.PAPER)
    picture = as_strips("board", [first, loose, other, same], PALETTE, "A board.")
    assert (picture.name, picture.alt) == ("board.png", "A board.")
    assert (first.drawn, other.drawn, same.drawn) == (1, 1, 0)
    with Image.open(BytesIO(picture.data)) as image:
        shown = image.convert("RGB")
    assert shown.size == (50, 67)
    places = [shown.getpixel((25, y)) for y in (10, 23, 30, 60)]
    assert places == [theme.GOLD, theme.PAPER, theme.LEAF, theme.GOLD]
