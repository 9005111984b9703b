"""Let thirty people play for a week in the simulated Discord, and show the post about it.

    python tests/week_of_thirty.py --language en --out week.png

People have different strengths and different habits: they duel, answer the puzzle of the day and
others, and two of them hide. The post's text is printed and its picture written to a file.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import discord
import helper_folders  # noqa: F401
import pytest
import structlog
from grimoire import RIGHT, WRONG, bind_grimoire, moderate
from people import Club, buttons, pictures, text
from simcord import ChannelHandle, MemberActor
from whole_evenings import quickly_drawn

from bot.app import App
from bot.boards.publisher import Publisher
from bot.errors import Refusal
from bot.matches import MoveRefused
from bot.recap import week as recap_week
from bot.settings import Settings
from images.picture import Drawing, Picture

LOCALES = {
    "en": discord.Locale.british_english,
    "fr": discord.Locale.french,
    "ru": discord.Locale.russian,
}
DAYS = 7
DUELS_A_DAY = 8
SECONDS_A_DAY = 24 * 3600.0
MOST_MOVES = 400
"""Moves after which someone resigns, should a match of random moves not end."""
NAMES = (
    *("Ann", "Bob", "Cleo", "Dan", "Eva", "Finn", "Gül", "Hana", "Ivo", "Jana", "Kofi", "Lea"),
    *("Mila", "Noor", "Omar", "Pia", "Quentin", "Rosa", "Sven", "Tara", "Uma", "Vera", "Wim"),
    *("Xenia", "Yuki", "Zoé", "Arthur Pendragon", "Дарья", "鈴木", "Maximilian"),
)


class WeekOfThirty:
    """A server in which people play for a week."""

    def __init__(self, club: Club, seed: int) -> None:
        self.club, self.chance = club, random.Random(seed)
        known = [club.ann, club.bob, club.cleo, club.dan]
        self.people = [*known, *(add_person(club, name) for name in NAMES[len(known) :])]
        self.strengths = {each.id: self.chance.gauss(0, 1) for each in self.people}
        self.habits = {each.id: self.chance.random() for each in self.people}

    async def play(self, language: str) -> ChannelHandle:
        """Let a week pass until its post is there; return its channel."""
        club = self.club
        guild = club.bot.get_guild(club.guild.id)
        assert guild is not None
        guild.preferred_locale = LOCALES[language]
        club.env.backend.get_guild(club.guild.id).preferred_locale = guild.preferred_locale.value
        channel = club.guild.create_text_channel("week")
        moderate(club)
        shown = (await club.cleo.slash(club.channel, "server")).response
        await club.cleo.select(shown, ["week"], custom_id="server:change")
        await club.cleo.select(shown, [channel], custom_id="server:week")
        await club.cleo.slash(club.channel, "grimoire setup", channel=club.channel, hour=8)
        for hidden in self.people[-2:]:
            await club.bot.store.results.show(club.guild.id, hidden.id, profile=False)
        until_monday = timedelta(days=(7 - club.env.now().weekday()) % 7 or 7)
        monday = club.env.now().replace(hour=0, minute=30) + until_monday
        await club.wait((monday - club.env.now()).total_seconds())
        for day in range(DAYS):
            await club.wait(10 * 3600.0)
            await self.play_a_day()
            print(f"day {day + 1} of {DAYS} is over", file=sys.stderr)
            passed = (club.env.now() - monday).total_seconds()
            await club.wait((day + 1) * SECONDS_A_DAY - passed)
        await club.wait(10 * 3600.0)
        return channel

    async def play_a_day(self) -> None:
        """Let people answer puzzles and play duels, each as often as they like."""
        for person in self.people:
            if self.chance.random() < self.habits[person.id]:
                await self.answer(person)
        weights = [self.habits[each.id] ** 2 for each in self.people]
        for _ in range(DUELS_A_DAY):
            one = self.chance.choices(self.people, weights)[0]
            other = self.chance.choice([each for each in self.people if each is not one])
            await self.duel(one, other)

    async def answer(self, person: MemberActor) -> None:
        """Let a person answer the puzzle of the day, and perhaps a harder one."""
        skill = 0.6 + 0.15 * self.strengths[person.id]
        today = await self.club.bot.store.dailies.open_daily(
            self.club.guild.id, self.club.env.now()
        )
        puzzles = [today.puzzle_id] if today is not None else []
        if self.chance.random() < 0.2:
            puzzles.append(f"gate-0{self.chance.randint(1, 7)}")
        for puzzle_id in puzzles:
            line = RIGHT if self.chance.random() < skill else WRONG
            where = self.club.channel
            await person.slash(where, "grimoire puzzle", puzzle=puzzle_id, line=line)

    async def duel(self, one: MemberActor, other: MemberActor) -> None:
        """Let two people play a rated duel of random moves; the weaker one resigns sometimes."""
        club = self.club
        asked = {"opponent": other, "rated": True, "clock": "86400"}
        challenge = (await one.slash(club.channel, "duel", deck="1", **asked)).response
        assert challenge is not None
        await other.select(challenge, ["2"])
        matches = await club.playing(one)
        if not matches:
            return
        match, moves = matches[0], 0
        ahead = self.strengths[one.id] - self.strengths[other.id] + self.chance.gauss(0, 1.5)
        loser, resigns = (other if ahead > 0 else one), self.chance.randint(30, 150)
        with club.env._bot_scope(), suppress(Refusal, MoveRefused):
            while match.outcome is None and moves < MOST_MOVES:
                seat = next(iter(match.to_act))
                user_id = match.user_in(seat) or 0
                if moves >= resigns and user_id == loser.id:
                    await club.bot.matches.resign(match.id, user_id)
                else:
                    legal = [str(each) for each in match.state.legal_actions(seat)]
                    ends = [each for each in legal if each == "end"]
                    move = ends[0] if ends and moves % 3 == 2 else self.chance.choice(legal)
                    await club.bot.matches.submit(match.id, user_id, move, sure=True)
                match, moves = await club.bot.matches.get(match.id), moves + 1
        while club.bot.part(Publisher).work.busy:
            await club.glance()


def add_person(club: Club, name: str) -> MemberActor:
    """Let someone join the server."""
    return club.guild.add_member(club.env.create_user(f"user{len(name)}{name}", global_name=name))


async def play(language: str, seed: int) -> list[Picture]:
    """Play the week and print its post; return its picture, or none if there isn't one post."""
    drawn = list[Picture]()

    async def draw_at_once(_client: App, drawing: Drawing, *_urgency: object) -> Picture:
        drawn.append(drawing.draw())
        return drawn[-1]

    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        bind_grimoire(patch)
        patch.setattr(recap_week, "draw_picture", draw_at_once)
        url = f"sqlite+aiosqlite:///{Path(folder) / 'week.db'}"
        club = await Club.open(Settings(_env_file=None, token=None, database_url=url))
        try:
            with quickly_drawn():
                channel = await WeekOfThirty(club, seed).play(language)
            posts = channel.history()
            for post in posts:
                print(text(post), *buttons(post), *pictures(post), sep="\n")
        finally:
            await club.close()
    return drawn if len(posts) == 1 else []


def main() -> int:
    """Play the week given on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--language", choices=LOCALES, default="en")
    parser.add_argument("--seed", type=int, default=1, help="of what people do")
    parser.add_argument("--out", type=Path, default=Path("week.png"), help="file of the picture")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    drawn = asyncio.run(play(asked.language, asked.seed))
    for picture in drawn:
        asked.out.write_bytes(picture.data)
        print(f"The picture is in {asked.out}.")
    return 0 if len(drawn) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())
