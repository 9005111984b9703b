"""Every animation is short and small, and shows the board as it stands where it does not play."""

from __future__ import annotations

import random
from functools import cache, partial
from io import BytesIO

import pytest
from duels import as_filmed
from long import mark_all_long_but
from PIL import Image, ImageChops, ImageStat

from bot.game_api import GAME_UIS
from engine import chance
from engine.clash.steps import steps
from engine.core import SEATS, Seat, State, record
from engine.games import PLUGINS
from images import animation as animations
from images.animation import MOST_BYTES, MOST_FRAMES, Frame, animation
from images.caption import Caption
from images.layers import Layer
from images.scenes import condensed, of_a_match
from images.theme import INK
from texts import texts_in

EN = texts_in("en")
NAMES: dict[Seat, str] = dict(zip(SEATS, ("Ann", "Bernard", "Cécile", "Дарья"), strict=True))
LONG = {
    "clash": "two_against_two",
    "bald_mountain": "four",
    "two_worlds": "basic",
    "castles": "teams",
}
"""Of each game with animations a way to play it in which matches are long and boards large."""


def test_every_game_with_animations_is_tested() -> None:
    animated = {
        plugin.name
        for plugin in PLUGINS
        if GAME_UIS[plugin.part("engine").games[0].id].animation is not None
    }
    assert animated == LONG.keys(), "add a mode of the game's simulation to LONG"


@cache
def match_of(plugin: str) -> tuple[str, State, list[str], State]:
    """A match between players that move at random: its game, how it began, its moves, and how it
    ended."""
    rules = next(each for each in PLUGINS if each.name == plugin).part("engine")
    state, luck = rules.simulation.begin(LONG[plugin], 5, 1)
    first, moves = state.copy(), []
    while to_act := state.to_act():
        actions = state.legal_actions(to_act[0])
        chosen, luck = chance.draw(luck, len(actions))
        moves.append(str(actions[chosen]))
        state.apply(to_act[0], actions[chosen])
    return rules.games[0].id, first, moves, state


def frames_of(data: bytes) -> list[Image.Image]:
    """Its frames (RGB)."""
    shown = []
    with Image.open(BytesIO(data)) as animation:
        for number in range(getattr(animation, "n_frames", 1)):
            animation.seek(number)
            shown.append(animation.convert("RGB"))
    return shown


@pytest.mark.parametrize("plugin", mark_all_long_but(["clash", "two_worlds"], [*LONG]))
def test_the_film_of_a_long_match_is_short_small_and_begins_with_its_end(plugin: str) -> None:
    game, first, moves, over = match_of(plugin)
    assert len(moves) > 50
    drawing = GAME_UIS[game].animation.draw(first, moves, NAMES, EN, whole=True)
    assert drawing is not None

    data = drawing.draw().data

    assert len(data) <= 300 * 1024 == MOST_BYTES
    shown = frames_of(data)
    assert 8 <= len(shown) <= 24 == MOST_FRAMES
    assert not ImageChops.difference(shown[0], shown[-1]).getbbox()
    if game == "clash":  # its rows are as high as the animation needs them to be
        still = as_filmed(over.view(None), list(steps(first, moves)), NAMES)
    else:
        still = frames_of(GAME_UIS[game].board(over.view(None), [], NAMES, EN).draw().data)[0]
    size = shown[0].width, still.height * shown[0].width // still.width
    more = shown[0].height - size[1]  # of a banner, above which nothing is compared
    below = 0, 114 - more, *size
    board = still.resize(size, Image.Resampling.BILINEAR).crop(below)
    last = shown[0].crop((0, more + below[1], *shown[0].size))
    assert max(ImageStat.Stat(ImageChops.difference(last, board)).mean) < 6, "marks aside"


@pytest.mark.parametrize("past", ["", "What happened"])
def test_a_film_that_is_too_large_has_fewer_frames(
    monkeypatch: pytest.MonkeyPatch, past: str
) -> None:
    """Of pictures that can't be compressed."""
    luck, asked = random.Random(1), []

    def noise() -> Image.Image:
        return Image.frombytes("RGB", (300, 200), luck.randbytes(3 * 300 * 200))

    sign = Image.new("RGBA", (20, 20))

    def told(most: int) -> list[Frame]:
        asked.append(most)
        return [Frame(lambda: [Layer(noise(), (0, 0))], Caption("Noise", INK), sign)] * most

    monkeypatch.setattr(animations, "WIDTH", 300)
    data = animation(told, past=past)

    assert asked[0] == MOST_FRAMES - 1
    assert 1 < asked[-1] < asked[0]
    assert len(frames_of(data)) == asked[-1] + 1
    assert len(data) <= MOST_BYTES
    monkeypatch.setattr(animations, "WIDTH", 30)
    assert len(animation(told, past=past)) < MOST_BYTES / 4
    assert asked[-1] == MOST_FRAMES - 1, "who has room keeps all"


@record
class _View:
    turn: int


@record
class _Scene:
    view: _View
    caption: str
    note: str = ""


def _joined(first: _Scene, second: _Scene) -> _Scene:
    return _Scene(second.view, f"{first.caption}+{second.caption}", first.note + second.note)


def _told(*turns: str) -> list[_Scene]:
    """The scenes of turns; of one in capitals something comes."""
    return [
        _Scene(_View(number), letter, "!" if letter.isupper() else "")
        for number, letters in enumerate(turns)
        for letter in letters
    ]


def _kept(limit: int, *turns: str) -> list[str]:
    fewer = partial(condensed, joined=_joined)
    return [scene.caption for scene in of_a_match(_told(*turns), limit, fewer)]


def test_of_a_match_the_last_turn_is_told_whole_and_each_before_it_in_one() -> None:
    assert _kept(6, "abc", "de", "fgh") == ["a+b", "c", "d+e", "f", "g", "h"]
    assert _kept(8, "abc", "de", "fgh") == ["a", "b", "c", "d", "e", "f", "g", "h"]


def test_the_last_turn_of_a_match_takes_no_more_than_half_of_the_room() -> None:
    assert _kept(4, "a", "b", "c", "defg") == ["a", "c", "d+e", "f+g"]
    assert _kept(4, "a", "bcde") == ["a", "b+c", "d", "e"], "but for what nobody else needs"


def test_of_too_many_turns_those_are_told_of_which_most_came_from_all_parts() -> None:
    assert _kept(4, "a", "B", "c", "d", "E", "f", "g") == ["B", "d", "E", "g"]
    assert _kept(3, "a", "B", "c", "d", "E", "f", "g") == ["B", "E", "g"]
