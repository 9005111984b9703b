"""People with names in all scripts play every game and open everything."""

from __future__ import annotations

import random
from functools import partial

from absurd import NAMES
from every_format import FORMATS, first_of, seat
from fuzzing import CLOCK
from people import Club
from witness import Doing, Witness

from images.text import readable

SHOWN = ("hand", "board", "log", "match")


async def names_of_all_scripts(
    club: Club, witness: Witness, dice: random.Random, count: int
) -> None:
    """Open matches in all ways, `count` times."""
    people = [
        club.guild.add_member(club.env.create_user(f"p{number}", global_name=name))
        for number, name in enumerate(NAMES)
    ]
    witness.know(people)
    for name in NAMES:
        if "?" in readable(name):
            witness.figures.faults.append(f"draws {name!r} as {readable(name)!r}")
    done, formats = 0, [*FORMATS]
    while done < count:
        name = formats[done // len(SHOWN) % len(formats)]
        place = club.guild.create_text_channel(f"{name}-{done}".replace(" ", "-"))
        row = await first_of(
            club, name, dice, channel_id=place.id, clock=CLOCK, nearly_over=dice.random() < 0.5
        )
        sitting = dice.sample(people, 4)
        seat(row, sitting)
        await club.bot.store.add_match(row)
        await club.sweep()
        await club.posted()
        for command in SHOWN[: count - done]:
            act = partial(sitting[0].slash, place, command)
            await witness.sees(Doing("command", sitting[0], f"/{command} in {name}", act))
        done += len(SHOWN)
