"""Drafts, decks, champions and the matches after them, from the lobby onwards."""

from __future__ import annotations

from typing import Any

import discord
from people import Club, Table, buttons, parts, pictures
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.matches import LiveMatch
from engine.clash.actions import Summon
from engine.core import Seat
from opponents.thinkers import last_resort

OVER = 190
"""Seconds after which a clock of three minutes has run out."""
CLOCK = "180"


class Gathering(Table):
    """A series of matches that people play in one thread.

    The tests use Discord for what they test, and call the matches directly for the rest.
    """

    @classmethod
    async def begin(cls, club: Club, command: str, people: int = 4, **options: Any) -> Gathering:
        """Let Ann open a lobby and others join, which begins the match."""
        lobby = await lobby_of(club, command, people, **options)
        return cls(club, club.thread_at(lobby))

    @classmethod
    async def duel(cls, club: Club, **options: Any) -> Gathering:
        """Let Ann challenge Bob, and let him accept."""
        asked = await club.ann.slash(club.channel, "duel", opponent=club.bob, **options)
        assert asked.response is not None
        accept = next(label for label in buttons(asked.response) if label.startswith("Accept"))
        await club.bob.click(asked.response, label=accept)
        return cls(club, club.thread_at(asked.response))

    async def game(self) -> str:
        """Return the id of the current game."""
        return (await self.match()).game.id

    def sitting(self, seat: str) -> MemberActor:
        """Return the person in a seat; Ann, Bob, Cleo and Dan took the seats in this order."""
        club = self.club
        people = {each.id: each for each in (club.ann, club.bob, club.cleo, club.dan)}
        return people[self._users[seat]]

    async def match(self) -> LiveMatch:
        """Return the newest match in the thread."""
        match = await super().match()
        self._users = {each.seat: each.user_id for each in match.row.seats}
        return match

    async def act(self, seat: Seat, move: str) -> None:
        """Make a move of a seat."""
        match = await self.match()
        user_id = match.user_in(seat)
        assert user_id is not None
        with self.club.env._bot_scope():  # in simulated time, waiting for the bot
            await self.club.bot.matches.submit(match.id, user_id, move, sure=True)

    async def settle(self) -> None:
        """Wait until the bot has finished its turns and boards."""
        await self.club.env.settle()
        await self.club.thought()
        await self.club.posted()

    async def wait(self, seconds: float = OVER) -> None:
        """Let time pass, and wait until the bot has done what was due."""
        await self.club.wait(seconds)
        await self.settle()

    # Drafts, decks, champions

    async def take(self, card: str) -> None:
        """Let the seat to act take the open card with this label."""
        match = await self.match()
        await self.sitting(match.to_act[0]).click(self.board, label=card)

    async def go_through(self, game: str, moves: int = 1000) -> None:
        """Make first legal moves for people in this game, `moves` times or until it is over."""
        for _ in range(moves):
            match = await self.match()
            if match.game.id != game or not match.to_act:
                break
            to_act = [seat for seat in match.to_act if seat in match.people]
            if to_act:
                await self.act(to_act[0], str(match.state.legal_actions(to_act[0])[0]))
            else:
                await self.settle()  # the bot's turn
        await self.settle()

    # The match

    async def fight(self, moves: int = 1000, *, idle: str = "") -> LiveMatch:
        """Summon everything and end turns until the match is over; `idle` seats only end turns."""
        match = await self.match()
        for _ in range(moves):
            if match.outcome is not None:
                break
            (seat,) = match.to_act
            if seat not in match.people:
                await self.settle()  # the bot's turn
                continue
            legal = [] if seat in idle else match.state.legal_actions(seat)
            summons = [str(each) for each in legal if isinstance(each, Summon)]
            usual = last_resort("clash", match.state, seat)
            await self.act(seat, summons[0] if summons else usual)
        await self.settle()
        return match


async def lobby_of(club: Club, command: str, people: int, **options: Any) -> ResponseMessage:
    """Return a lobby with its people; in two against two, Ann and Cleo are a team."""
    opened = await club.ann.slash(club.channel, command, **options)
    assert opened.response is not None
    teams = options.get("mode") == "two_against_two"
    for number, person in enumerate((club.bob, club.cleo, club.dan)[: people - 1]):
        label = ("Join B + D", "Join A + C")[number % 2] if teams else "Join"
        await person.click(opened.response, label=label)
    return opened.response


def shown(message: discord.Message) -> str:
    """Return the text alternative of a board's picture."""
    (told,) = pictures(message)
    return told


def offered(message: discord.Message) -> list[str]:
    """Return the labels of the open cards below a board."""
    return [label for label in buttons(message) if " · " in label]


def selects(message: Any) -> dict[str, dict[str, str]]:
    """Return the selects of a message by custom id: values by label."""
    return {
        each["custom_id"]: {option["label"]: option["value"] for option in each["options"]}
        for each in parts(message)
        if each["type"] == 3
    }


async def choose(person: MemberActor, message: Any, label: str) -> InteractionResult:
    """Choose an option in a message's selects, or its button."""
    for where, options in selects(message).items():
        if label in options:
            return await person.select(message, [options[label]], custom_id=where)
    return await person.click(message, label=label)
