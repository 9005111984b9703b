"""Compare picture files: PNG with 256 colours and WebP.

    python benchmarks/files.py [GAME]

Measures the board and the hand of each mode in the middle of a match: processor time of encoding
(the best of several runs), size, and fidelity to the drawing in dB, at full size and 400 pixels
wide. A board whose file, as it is sent, has more than 90 KiB is marked.
`images.picture` chooses by these. Clash of Decks is also measured as strips without a cache, in
fixed colours. It asserts nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import islice
from math import log10
from time import process_time
from unittest.mock import patch

from PIL import Image, ImageChops, ImageStat
from tables import EN, NAMES

from bot.game_api import GAME_UIS
from engine.games import PLUGINS
from images import strips
from images.clash.palette import PALETTE
from images.palette import Palette
from images.picture import Picture, as_png, as_webp
from images.png import Band
from images.shapes import stacked
from images.strips import as_strips
from opponents.greedy import greedy
from opponents.matches import moves

RUNS = 5
MOVES = 40
PHONE = 400
LIMIT = 90


def main() -> None:
    """Print a line for each picture."""
    kinds = "".join(
        f"{kind:>8}{'KiB':>7}{'dB':>6}{'phone':>7}  " for kind in ("PNG ms", "WebP ms", "strips ms")
    )
    print(f"{'':<30}{kinds}")
    for what, draw in _pictures():
        canvas, sent = _drawn(draw), len(draw().data) / 1024
        encoders = [as_png, as_webp, *([_as_one_strip] if what.startswith("clash") else [])]
        over = f"over {LIMIT}: {sent:.0f}" if sent > LIMIT and what.endswith("board") else ""
        measured = "".join(_measured(encode, canvas) for encode in encoders)
        print(f"{what:<30}{measured}{over}", flush=True)


def _pictures() -> Iterator[tuple[str, Callable[[], Picture]]]:
    """Yield functions that draw the pictures."""
    for plugin in PLUGINS:
        rules = plugin.part("engine")
        game, simulation = rules.games[0].id, rules.simulation
        if game not in (sys.argv[1:] or [game]):
            continue
        for mode in simulation.modes:
            state, luck = simulation.begin(mode, 5, 1)
            players = dict.fromkeys(state.seats, greedy)
            for _ in islice(moves(game, state, players, luck), MOVES):
                pass
            ui, seat = GAME_UIS[game], state.seats[0]
            yield f"{game} {mode} board", ui.board(state.view(None), [], NAMES, EN).draw
            yield f"{game} {mode} hand", ui.panel(state.view(seat), [], NAMES, EN)[-1].draw


def _drawn(draw: Callable[[], Picture]) -> Image.Image:
    """Return the pixels of a picture; of one in strips, those of all strips."""
    parts: list[Image.Image] = []
    reduced, kept = Palette.reduced, strips.kept

    def whole(palette: Palette, image: Image.Image) -> Image.Image:
        parts.append(image)
        return reduced(palette, image)

    def strip(shown: strips.Strip, palette: Palette) -> Band:
        parts.append(shown.draw())
        with patch.object(Palette, "reduced", reduced):  # used for its pieces
            return kept(shown, palette)

    with patch.object(Palette, "reduced", whole), patch.object(strips, "kept", strip):
        draw()
    return stacked(parts)


def _as_one_strip(name: str, image: Image.Image, alt: str) -> Picture:
    """Encode with the fixed colours."""
    return as_strips(name, [image], PALETTE, alt)


def _measured(encode: Callable[[str, Image.Image, str], Picture], canvas: Image.Image) -> str:
    best = float("inf")
    for _ in range(RUNS):
        began = process_time()
        data = encode("a", canvas, "").data
        best = min(best, process_time() - began)
    shown = Image.open(BytesIO(data)).convert("RGB")
    near, far = _near(shown, canvas), _near(_small(shown), _small(canvas))
    return f"{best * 1e3:>8.1f}{len(data) / 1024:>7.0f}{near:>6.1f}{far:>7.1f}  "


def _small(image: Image.Image) -> Image.Image:
    return image.resize((PHONE, image.height * PHONE // image.width), Image.Resampling.LANCZOS)


def _near(one: Image.Image, other: Image.Image) -> float:
    """Return the peak signal-to-noise ratio, in dB."""
    noise = ImageStat.Stat(ImageChops.difference(one, other))
    mean = sum(noise.sum2) / sum(noise.count)
    return 10 * log10(255**2 / mean) if mean else 99.0


if __name__ == "__main__":
    main()
