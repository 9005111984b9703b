"""Mutation leagues of Ann, Bob, Cleo and Dan, from the lobby to the last duel."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord
from people import GLANCE, Club, parts, pictures, text
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.automation.bot_player import BotPlayer
from bot.automation.results import Results
from bot.boards.publisher import Publisher
from bot.matches import LiveMatch
from engine.clash.actions import END, Summon
from engine.core import SEATS, Seat

SETS = "treachery, mire"
PICKS = 15
"""Picks of a pack; its last card is taken without a pick."""


class Evening:
    """A league in its thread.

    The tests use Discord for what they test, and call the matches directly for the rest.
    """

    def __init__(self, club: Club, channel: ChannelHandle) -> None:
        self.club = club
        self.channel = channel

    @classmethod
    async def begin(cls, club: Club, **options: Any) -> Evening:
        """Let Ann open the lobby and the others join."""
        opened = await club.ann.slash(club.channel, "league", **({"sets": SETS} | options))
        lobby = opened.response
        assert lobby is not None
        for person in (club.bob, club.cleo, club.dan):
            await person.click(lobby, label="Join")
        return cls(club, club.thread_at(lobby))

    # People and matches

    def person(self, seat: Seat) -> MemberActor:
        """Return the person in a seat."""
        club = self.club
        return dict(zip(SEATS, (club.ann, club.bob, club.cleo, club.dan), strict=True))[seat]

    async def running(self, game: str) -> list[LiveMatch]:
        """Return the running matches of a game."""
        bot = self.club.bot
        numbers = await bot.store.running_in(self.channel.id)
        found = [await bot.matches.get(number) for number in numbers]
        return [match for match in found if match.game.id == game]

    async def match(self, game: str) -> LiveMatch:
        """Return the only running match of a game."""
        (match,) = await self.running(game)
        return match

    async def duels(self, game: str = "clash") -> dict[str, LiveMatch]:
        """Return the running duels by their seats, the one that goes first first."""
        return {self.pairing(match): match for match in await self.running(game)}

    def pairing(self, match: LiveMatch) -> str:
        """Return the seats of a duel's players."""
        seat_of = {self.person(seat).id: seat for seat in SEATS}
        return "-".join(seat_of[match.user_in(seat) or 0] for seat in ("A", "B"))

    def board(self, match: LiveMatch) -> discord.Message:
        """Return the newest board of a match."""
        wanted = match.row.board.message_id
        assert wanted is not None, "the board is there"
        return next(each for each in self.channel.history() if each.id == wanted)

    async def panel(self, seat: Seat, match: LiveMatch) -> ResponseMessage:
        """Open a person's panel."""
        opened = await self.person(seat).click(self.board(match), label="My hand")
        assert opened.response is not None
        return opened.response

    # Moves and time

    async def act(self, match: LiveMatch, seat: Seat, move: str) -> None:
        """Make a move of a seat."""
        with self.club.env._bot_scope():
            await self.club.bot.matches.submit(match.id, self.person(seat).id, move, sure=True)

    async def settle(self) -> None:
        """Wait until the bot has finished its turns, results and boards."""
        bot = self.club.bot
        while any(bot.part(kind).work.busy for kind in (BotPlayer, Results, Publisher)):  # noqa: ASYNC110
            await asyncio.sleep(GLANCE)
        await self.club.env.settle()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and wait until the bot has done what is due."""
        await self.club.wait(seconds)
        await self.settle()

    async def pick(self, picks: int = PICKS) -> None:
        """Let all people take the first cards of their packs, at most `picks` times."""
        match = await self.match("mutation")
        for _ in range(min(picks, PICKS + 1 - match.state.round)):
            for seat in match.to_act:
                if seat in match.people:
                    await self.act(match, seat, str(match.state.legal_actions(seat)[0]))
            await self.settle()

    async def choose(self) -> None:
        """Let all people choose the first of their remaining cards."""
        match = await self.match("mutation")
        for seat in match.people:
            while seat in match.to_act:
                await self.act(match, seat, str(match.state.legal_actions(seat)[0]))
        await self.settle()

    async def to_the_league(self) -> LiveMatch:
        """Finish packs and decks, and return the league in its first mutation phase."""
        await self.pick()
        await self.choose()
        return await self.match("league")

    async def mutate(self) -> None:
        """Let all people finish their mutations."""
        match = await self.match("league")
        for seat in match.to_act:
            if seat in match.people:
                await self.act(match, seat, "done")
        await self.settle()

    async def give_up(self, match: LiveMatch, seat: Seat) -> None:
        """Let the person in a seat of the league resign a duel."""
        with self.club.env._bot_scope():
            await self.club.bot.matches.resign(match.id, self.person(seat).id)
        await self.settle()

    async def fight(self, match: LiveMatch, moves: int = 1000) -> None:
        """Summon all that is possible and end turns, until a fort falls."""
        for _ in range(moves):
            if match.outcome is not None:
                break
            (seat,) = match.to_act
            legal = match.state.legal_actions(seat)
            summons = [each for each in legal if isinstance(each, Summon)]
            here = match.row.succession.seats[seat]
            await self.act(match, here, str(summons[0] if summons else END))
        await self.settle()


async def use(person: MemberActor, panel: ResponseMessage, label: str) -> InteractionResult:
    """Choose the option with this label on a panel, in any select or as a button."""
    for each in parts(panel):
        for option in each.get("options") or ():
            if option["label"] == label:
                return await person.select(panel, [option["value"]], custom_id=each["custom_id"])
    return await person.click(panel, label=label)


def labels(panel: ResponseMessage) -> list[str]:
    """Return the labels of the options in a panel's selects, and of its card buttons."""
    found = [option["label"] for each in parts(panel) for option in each.get("options") or ()]
    return found + [
        each["label"]
        for each in parts(panel)
        if re.search(":(card|look|play):(?!done)", each.get("custom_id", ""))
        and not each.get("options")
    ]


def options(panel: ResponseMessage) -> tuple[str, str]:
    """Return the first select of a panel, and its first value."""
    select = next(each for each in parts(panel) if each.get("options"))
    return select["custom_id"], select["options"][0]["value"]


def first_card(panel: ResponseMessage) -> tuple[str, str]:
    """Return the custom id of the first card's button on a panel, and the card."""
    button = next(each for each in parts(panel) if ":play:" in each.get("custom_id", ""))
    return button["custom_id"], button["custom_id"].rpartition(":")[2]


def public(evening: Evening) -> str:
    """Return everything in the thread, with the text alternatives of pictures."""
    return "\n".join("\n".join([text(each), *pictures(each)]) for each in evening.channel.history())
