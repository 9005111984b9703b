"""Measures the words and numbers of pictures as they appear on users' screens.

    python docs/legibility.py           the smallest of each kind of picture, in points; exit code 1
                                        if one is too small
    python docs/legibility.py heights   heights of panels, over random positions of each game

A point is a CSS pixel of the client. Discord fits a picture into a box, so a high picture gets
narrow on a desktop. Only what users have to read counts: names of cards and players, and numbers.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import chain
from statistics import quantiles
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageDraw

from bot.game_api import GAME_UIS
from engine.core import Seat, State
from engine.games import PLUGINS
from engine.simulation import Simulation
from images.picture import Picture
from texts import texts_in

LEAST = 9.0
"""Least points of a name or a number on a phone."""
ANIMATED, DRAWN = 600, 1000
"""Widths of animations, and of the pictures that they are made of."""


@dataclass(frozen=True)
class Client:
    """The box in CSS pixels into which a client fits pictures of messages; it enlarges none.

    `least` is the least size of a name or a number on it, in points.
    """

    name: str
    width: int
    height: int
    least: float

    @property
    def box(self) -> dict[str, int]:
        """The width and height of the box."""
        return {"width": self.width, "height": self.height}

    def scale(self, size: tuple[int, int]) -> float:
        """Return the points per pixel of a picture of this size."""
        return min(self.width / size[0], self.height / size[1], 1)


NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bernard", "C": "Chloé", "D": "Dmitri"}
SIDES = {"Fort", "Bastion"}
"""The words for a stronghold, which are also parts of names; its picture shows them anyway."""
CLIENTS = (Client("phone", 275, 10_000, LEAST), Client("desktop", 550, 350, 7.0))
"""On a phone a channel 400 wide leaves 275 in a container, at any height."""


@dataclass(frozen=True)
class Written:
    """A piece of text in a picture and its size in pixels to an em."""

    words: str
    size: float

    @property
    def is_number(self) -> bool:
        """Whether it is a number, with or without a sign."""
        return self.words.strip("+−-–→/×= ").isdigit()

    @property
    def is_name(self) -> bool:
        """Whether it is the name of a card or a player, or the part of it on a line."""
        words = self.words.strip("…+ -")
        return words not in SIDES and any(words in name for name in known_names())


@cache
def known_names() -> frozenset[str]:
    """Return the names of all cards in all languages, and of the players in these pictures."""
    lists = [plugin.part("engine").cards for plugin in PLUGINS]
    cards = [card.document for each in lists if each is not None for card in each.cards()]
    return frozenset(NAMES.values()) | {name for card in cards for name in card["name"].values()}


@contextmanager
def recorded() -> Iterator[list[Written]]:
    """Collect the text that is drawn inside the context, with all caches of pictures cleared."""
    forget_drawn()
    found: list[Written] = []
    draw_text = ImageDraw.ImageDraw.text

    def text(pen: Any, place: Any, words: str, *args: Any, **options: Any) -> None:
        if options.get("font") is not None and ord(words[:1] or " ") < 0xE000:
            found.append(Written(words, options["font"].size))
        draw_text(pen, place, words, *args, **options)

    with patch.object(ImageDraw.ImageDraw, "text", text):
        yield found
    forget_drawn()


def forget_drawn() -> None:
    """Clear all caches of pictures in this process."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("images."):
            for value in [*vars(module).values()]:
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@dataclass(frozen=True)
class Legible:
    """The size of a picture in pixels, and its texts."""

    size: tuple[int, int]
    written: tuple[Written, ...]

    def smallest(self, client: Client, *, numbers: bool) -> tuple[float, str]:
        """Return the points and the words of the smallest number or name."""
        scale = client.scale(self.size)
        return min(
            (
                (each.size * scale, each.words)
                for each in self.written
                if (each.is_number if numbers else each.is_name)
            ),
            default=(float("inf"), ""),
        )


def measure(draw: Callable[[], Picture]) -> Legible:
    """Draw a picture, and return its size and texts."""
    with recorded() as found:
        picture = draw()
    width, height = Image.open(BytesIO(picture.data)).size
    size = (DRAWN, height * DRAWN // ANIMATED) if width == ANIMATED else (width, height)
    return Legible(size, tuple(dict.fromkeys(found)))


def positions(game: str, mode: str, count: int, seed: int = 1) -> Iterator[State]:
    """Play matches at random, and yield one position of each."""
    simulation = simulations()[game]
    chance = random.Random(f"{game} {mode} {seed}")
    for number in range(count):
        state, _ = simulation.begin(mode, seed, number)
        for _ in range(chance.randrange(8, 90)):
            to_act = state.to_act()
            if not to_act:
                break
            before = state.copy()
            state.apply(to_act[0], chance.choice(state.legal_actions(to_act[0])))
        yield state if state.to_act() else before


def simulations() -> dict[str, Simulation]:
    """Return the simulation of each game, by its id."""
    parts = [plugin.part("engine") for plugin in PLUGINS]
    return {part.games[0].id: part.simulation for part in parts if part.simulation}


def pictures_of(game: str, state: State) -> dict[str, Callable[[], Picture]]:
    """Return functions that draw the public board, and the hand of the seat to act."""
    table, texts, seat = GAME_UIS[game], texts_in("en"), state.to_act()[0]
    drawings = {
        "board": table.board(state.view(None), [], NAMES, texts),
        "hand": table.panel(state.view(seat), [], NAMES, texts)[-1],
    }
    return {kind: drawing.draw for kind, drawing in drawings.items()}


def kinds(count: int) -> Iterator[tuple[str, list[Legible]]]:
    """Measure the pictures of `count` positions of each game and mode, by kind."""
    for game, simulation in simulations().items():
        for mode in simulation.modes:
            found: dict[str, list[Legible]] = {}
            for state in positions(game, mode, count):
                for kind, draw in pictures_of(game, state).items():
                    found.setdefault(kind, []).append(measure(draw))
            for kind, measured in found.items():
                yield f"{game} {mode}, {kind}", measured


def main() -> None:
    """Print a line for each kind of picture."""
    if sys.argv[1:] == ["heights"]:
        for kind, measured in kinds(200):
            heights = [each.size[1] * CLIENTS[0].scale(each.size) for each in measured]
            middle, high = (quantiles(heights, n=100)[at - 1] for at in (50, 95))
            print(f"{kind:40} p50 {middle:5.0f} p95 {high:5.0f} points on a phone")
        return
    from gallery import kinds as shown  # it uses this module

    too_small = 0
    others = ((kind, [measure(draw)]) for kind, draw in shown().items())
    for kind, measured in chain(kinds(12), others):
        for client in CLIENTS:
            found = [
                min(each.smallest(client, numbers=numbers) for each in measured)
                for numbers in (True, False)
            ]
            fault = "" if min(found)[0] >= client.least else "  TOO SMALL"
            too_small += bool(fault)
            words = "  ".join(
                f"{what} {size:5.1f} ({shown})"
                for what, (size, shown) in zip(("number", "name"), found, strict=True)
            )
            print(f"{kind:44} {client.name:8} {words}{fault}", flush=True)
    sys.exit(too_small > 0)


if __name__ == "__main__":
    main()
