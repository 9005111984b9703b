"""Chooses the colours of pictures made of strips: boards and hands of Clash of Decks.

    python docs/palette.py      (or: make palette)

It draws boards and hands of random matches, and with random cards of all sets, and writes
`images/clash/palette.py`: exactly the colours of the theme and the most common ones, and for the
rest the colours nearest to it. Equal pictures give equal colours.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

from gallery import EN, NAMES, battle
from PIL import Image

from engine import chance
from engine.clash.cards import CARDS
from engine.clash.plugin import SIMULATION
from engine.clash.seating import SEATINGS, Mode
from engine.core import Event, Seat, State
from images import theme
from images.clash.board import board
from images.clash.hand import hand
from images.palette import Palette
from images.picture import Picture

PATH = Path(__file__).parent.parent / "images" / "clash" / "palette.py"
MATCHES, MOVES, BETWEEN = 3, 96, 12
"""Matches of each mode, moves of each match, and moves from one sampled position to the next."""
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

TEMPLATE = '''"""The colours of boards and panels, chosen by docs/palette.py."""

from __future__ import annotations

from images.palette import Palette

PALETTE = Palette(
    bytes.fromhex(
{lines}
    )
)
'''


def main() -> None:
    """Choose the palette and write it."""
    weights = _drawn(_of_random_matches())
    cards = _drawn(_of_random_cards())
    share = WEIGHT * weights.total() / cards.total()
    weights.update({colour: count * share for colour, count in cards.items()})
    colours = chosen(weights)
    code = "".join(bytes(colour).hex() for colour in colours)
    lines = [f'        "{code[at : at + 72]}"' for at in range(0, len(code), 72)]
    PATH.write_text(TEMPLATE.format(lines="\n".join(lines)))
    print(PATH, len(colours))


def chosen(weights: Colours) -> list[theme.Colour]:
    """Return up to 256 colours for these weights.

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
    groups = image.quantize(256 - EXACT, Image.Quantize.MEDIANCUT, kmeans=1).getpalette("RGB") or []
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


def _of_random_matches() -> Iterator[Picture]:
    for mode in SIMULATION.modes:
        for number in range(MATCHES):
            yield from _of_a_match(mode, number)


def _of_a_match(mode: str, number: int) -> Iterator[Picture]:
    state, luck = SIMULATION.begin(mode, number, number)
    for count, events in enumerate(islice(_at_random(state, luck), MOVES), 1):
        if count % BETWEEN == 0:
            seat = state.seats[count // BETWEEN % 2]
            yield board(state.view(None), events, NAMES, EN)
            if not _is_of_an_ai(state, seat):
                yield board(state.view(seat), events, NAMES, EN)
                yield hand(state.view(seat), NAMES, EN)


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
