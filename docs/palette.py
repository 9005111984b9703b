"""Chooses the colours of pictures made of strips: the boards and hands of each game.

    python docs/palette.py [GAME ...]     (or: make palette)

It draws boards and hands of random matches, those of Clash of Decks also with random cards of all
sets, and writes `images/<game>/palette.txt`: exactly the colours of the theme and the most common
ones, and for the rest the colours nearest to it. Equal pictures give equal colours. A new game
begins with a copy of another one's file.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from typing import Any, TypeAlias

from gallery import EN, NAMES, battle
from PIL import Image

from bot.game_api import GAME_UIS
from engine import chance
from engine.clash.cards import CARDS
from engine.clash.seating import SEATINGS, Mode
from engine.core import Event, Seat, State
from engine.games import PLUGINS, EnginePlugin
from engine.simulation import Simulation
from images import theme
from images.clash.board import board
from images.clash.hand import hand
from images.palette import Palette
from images.picture import Picture

IMAGES = Path(__file__).parent.parent / "images"
MATCHES, MOVES, BETWEEN = 3, 96, 12
"""Matches of each mode, moves of each match, and moves from one sampled position to the next."""
WHOLE, LONGEST = 12, 2000
"""Matches of each mode of a game without random cards, also drawn at their ends, and most moves."""
COLOURS = {"castles": 192}
"""Number of colours of a game if fewer than 256 look the same: its files are smaller."""
POSITIONS = 80
"""Positions with random cards."""
WEIGHT = 4
"""Weight of these positions relative to matches, which have the cards of few sets."""
EXACT = 96
"""Number of colours that are exactly as drawn."""
POWER = 0.8
"""Exponent of areas: twice the area has slightly less than twice the weight."""
PIXELS = 400_000
"""Size of the image whose colours are grouped."""
_GROUPED = ~1
"""Mask for which colours that differ only in the last bit are equal."""

Colours: TypeAlias = "Counter[theme.Colour]"
"""Weights of colours."""


def main() -> None:
    """Choose the palettes of these games, or of all, and write them."""
    for plugin in PLUGINS:
        if plugin.name in (sys.argv[1:] or [plugin.name]):
            weights = _weights(plugin.name, plugin.part("engine"))
            colours = chosen(weights, COLOURS.get(plugin.name, 256))
            code = [bytes(colour).hex() for colour in colours]
            lines = ["".join(code[at : at + 16]) for at in range(0, len(code), 16)]
            path = IMAGES / plugin.name / "palette.txt"
            path.write_text("\n".join(lines) + "\n")
            print(path, len(colours))


def _weights(name: str, rules: EnginePlugin) -> Colours:
    assert rules.simulation is not None
    known = rules.games[0].id, rules.simulation
    if name != "clash":
        return _drawn(chain(_of_random_matches(*known, WHOLE), _of_ends(*known)))
    weights = _drawn(_of_random_matches(*known, MATCHES))
    cards = _drawn(_of_random_cards())
    share = WEIGHT * weights.total() / cards.total()
    weights.update({colour: count * share for colour, count in cards.items()})
    return weights


def chosen(weights: Colours, most: int) -> list[theme.Colour]:
    """Return up to this number of colours for these weights.

    All differ in their upper six bits, because `Palette` could not distinguish them otherwise.
    """
    ranked = sorted(weights, key=lambda colour: (-weights[colour], colour))
    found: dict[theme.Colour, theme.Colour] = {}
    for colour in [*_of_the_theme(), *ranked]:
        if len(found) < EXACT:
            found.setdefault(_coarse(colour), colour)
    rest: Colours = Counter()
    for colour, weight in weights.items():
        if _coarse(colour) not in found:
            rest[_masked(colour, _GROUPED)] += weight**POWER
    share = PIXELS / rest.total()
    data = b"".join(bytes(colour) * round(rest[colour] * share) for colour in sorted(rest))
    image = Image.frombytes("RGB", (len(data) // 3, 1), data)
    grouped = image.quantize(most - EXACT, Image.Quantize.MEDIANCUT, kmeans=1)
    groups = grouped.getpalette("RGB") or []
    for at in range(0, len(groups), 3):
        middle = groups[at], groups[at + 1], groups[at + 2]
        found.setdefault(_coarse(middle), middle)
    return list(found.values())


def _coarse(colour: theme.Colour) -> theme.Colour:
    return _masked(colour, ~3)


def _masked(colour: theme.Colour, bits: int) -> theme.Colour:
    return colour[0] & bits, colour[1] & bits, colour[2] & bits


def _of_the_theme() -> list[theme.Colour]:
    plain = [value for value in vars(theme).values() if _is_colour(value)]
    seats = [(each.main, each.bright, each.dark) for each in theme.SEAT_COLOURS.values()]
    return plain + [colour for three in seats for colour in three]


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and [type(shade) for shade in value] == [int] * 3


def _drawn(pictures: Iterator[Any]) -> Colours:
    """Return the colours drawn during the iteration, before they are reduced to 256."""
    weights: Colours = Counter()
    reduced = Palette.reduced

    def watched(palette: Palette, image: Image.Image) -> Image.Image:
        found: Any = image.getcolors(image.width * image.height)
        for count, colour in found:
            weights[colour] += count
        return reduced(palette, image)

    Palette.reduced = watched  # type: ignore[assignment,method-assign]
    try:
        for _ in pictures:
            pass
    finally:
        Palette.reduced = reduced  # type: ignore[method-assign]
    return weights


def _of_random_matches(game: str, simulation: Simulation, matches: int) -> Iterator[Picture]:
    for mode in simulation.modes:
        for number in range(matches):
            yield from _of_a_match(game, simulation, mode, number)


def _of_a_match(game: str, simulation: Simulation, mode: str, number: int) -> Iterator[Picture]:
    state, luck = simulation.begin(mode, number, number)
    for count, events in enumerate(islice(_at_random(state, luck), MOVES), 1):
        if count % BETWEEN == 0:
            seat = state.seats[count // BETWEEN % 2]
            yield GAME_UIS[game].board(state.view(None), events, NAMES, EN).draw()
            if not _is_of_an_ai(state, seat):
                view = state.view(seat)
                yield GAME_UIS[game].board(view, events, NAMES, EN).draw()
                shown = GAME_UIS[game].hand(view, NAMES, EN)
                if shown is not None:
                    yield shown.draw()


def _of_ends(game: str, simulation: Simulation) -> Iterator[Picture]:
    for mode in simulation.modes:
        for number in range(WHOLE):
            state, luck = simulation.begin(mode, number, number)
            for _ in islice(_at_random(state, luck), LONGEST):
                pass
            yield GAME_UIS[game].board(state.view(None), (), NAMES, EN).draw()


def _at_random(state: State, luck: int) -> Iterator[Sequence[Event]]:
    """Yield the events of each move of a random match."""
    while to_act := state.to_act():
        legal = state.legal_actions(to_act[0])
        number, luck = chance.draw(luck, len(legal))
        yield state.apply(to_act[0], legal[number])


def _is_of_an_ai(state: State, seat: Seat) -> bool:
    return any(
        player.seat == seat and getattr(player, "ai", None) is not None
        for player in getattr(state.view(None), "players", ())
    )


def _of_random_cards() -> Iterator[Picture]:
    luck = random.Random(1)
    creatures = [card.id for card in CARDS if card.is_creature]
    modes: tuple[Mode, ...] = ("duel", "duel", "free_for_all")
    for number in range(POSITIONS):
        mode = modes[number % len(modes)]
        lanes, hands = {}, {}
        for seat in SEATINGS[mode].seats:
            standing = luck.sample(creatures, 7)
            upper, lower = luck.randrange(5), luck.randrange(4)
            lanes[seat] = " ".join(standing[:upper]), " ".join(standing[4 : 4 + lower])
            others = [card.id for card in CARDS if card.id not in standing]
            held = luck.sample(others, luck.randint(3, 8))
            hands[seat] = " ".join(("BASTION", *held))
        state = battle(mode, lanes, hands, mana=luck.randrange(12))
        seen = state.view("A" if number % 2 else "B")
        yield board(replace(seen, viewer=None), [], NAMES, EN)
        yield hand(seen, NAMES, EN)


if __name__ == "__main__":
    main()
