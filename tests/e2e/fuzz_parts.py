"""The parts of a fuzzing run, each with its own bot and database."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from floods import bad_files, public_floods, undo_floods
from fuzzing import at_random, in_bursts
from many_scripts import names_of_all_scripts
from people import Club
from strangers import strangers
from visits import visits
from witness import Figures, Witness

from bot.settings import Settings


class Part(NamedTuple):
    """A part: its function, which makes a number of interactions, and its share of a whole run."""

    share: int
    do: Callable[[Club, Witness, random.Random, int], Awaitable[None]]


PARTS: Mapping[str, Part] = {
    "random": Part(45, at_random),
    "bursts": Part(20, in_bursts),
    "strangers": Part(15, strangers),
    "outside": Part(5, visits),
    "files": Part(2, bad_files),
    "undo": Part(5, undo_floods),
    "floods": Part(5, public_floods),
    "names": Part(3, names_of_all_scripts),
}


def shares(count: int) -> dict[str, int]:
    """Return the number of interactions of each part."""
    whole = sum(part.share for part in PARTS.values())
    return {name: count * part.share // whole for name, part in PARTS.items()}


async def fuzz(folder: Path, count: int, seed: str, part: str = "random") -> Figures:
    """Make interactions with the real bot on a new database."""
    url = f"sqlite+aiosqlite:///{folder / f'{part}.db'}"
    settings = Settings(_env_file=None, token=None, database_url=url, lobby_minutes=10)
    club = await Club.open(settings)
    witness = Witness(club)
    with witness.watching():
        try:
            await PARTS[part].do(club, witness, random.Random(seed), count)
            await club.thought()
            await witness.look_at_seeds()
            witness.look_at_descriptions()
        finally:
            await club.close()
    return witness.figures
