"""Drafts, decks, champions and the matches after them, from the lobby on."""

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
"""Seconds in which a clock of three minutes runs out."""
CLOCK = "180"


class Gathering(Table):
    """What some people have begun together: one match after the other in one thread. What the
    tests are about goes through Discord, the rest straight to the matches."""

    @classmethod
    async def begin(cls, club: Club, command: str, people: int = 4, **options: Any) -> Gathering:
        """Ann opens the lobby, others join, it begins."""
        lobby = await lobby_of(club, command, people, **options)
        return cls(club, club.thread_at(lobby))

    @classmethod
    async def duel(cls, club: Club, **options: Any) -> Gathering:
        """Ann challenges Bob, he accepts."""
        asked = await club.ann.slash(club.channel, "duel", opponent=club.bob, **options)
        assert asked.response is not None
        accept = next(label for label in buttons(asked.response) if label.startswith("Accept"))
        await club.bob.click(asked.response, label=accept)
        return cls(club, club.thread_at(asked.response))

    async def game(self) -> str:
        """What is being played now."""
        return (await self.match()).game.id

    def sitting(self, seat: str) -> MemberActor:
        """Who has sat down here: Ann, Bob, Cleo and Dan, in the order of the seats taken."""
        club = self.club
        people = {each.id: each for each in (club.ann, club.bob, club.cleo, club.dan)}
        return people[self._users[seat]]

    async def match(self) -> LiveMatch:
        """The newest match in the thread."""
        match = await super().match()
        self._users = {each.seat: each.user_id for each in match.row.seats}
        return match

    async def act(self, seat: Seat, move: str) -> None:
        """Somebody makes a move."""
        match = await self.match()
        user_id = match.user_in(seat)
        assert user_id is not None
        with self.club.env._bot_scope():  # in its time, and its work is waited for
            await self.club.bot.matches.submit(match.id, user_id, move, sure=True)

    async def settle(self) -> None:
        """The bot has done what follows: its own turns, boards."""
        await self.club.env.settle()
        await self.club.thought()
        await self.club.posted()

    async def wait(self, seconds: float = OVER) -> None:
        """The time passes; the bot has done what was due."""
        await self.club.wait(seconds)
        await self.settle()

    # Drafts, decks, champions

    async def take(self, card: str) -> None:
        """Whoever is due takes the open card with this label."""
        match = await self.match()
        await self.sitting(match.due[0]).click(self.board, label=card)

    async def go_through(self, game: str, moves: int = 1000) -> None:
        """People who are due make the first legal move in this game, so many times or until it is
        over."""
        for _ in range(moves):
            match = await self.match()
            if match.game.id != game or not match.due:
                break
            due = [seat for seat in match.due if seat in match.people]
            if due:
                await self.act(due[0], str(match.state.legal_actions(due[0])[0]))
            else:
                await self.settle()  # the bot's turn
        await self.settle()

    # The match

    async def fight(self, moves: int = 1000, *, idle: str = "") -> LiveMatch:
        """All summon what they can and end their turns (the `idle` seats only that) until the match
        is over."""
        match = await self.match()
        for _ in range(moves):
            if match.outcome is not None:
                break
            (seat,) = match.due
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
    """A lobby with its people: in two against two, Ann and Cleo are a team."""
    opened = await club.ann.slash(club.channel, command, **options)
    assert opened.response is not None
    teams = options.get("mode") == "two_against_two"
    for number, person in enumerate((club.bob, club.cleo, club.dan)[: people - 1]):
        label = ("Join B + D", "Join A + C")[number % 2] if teams else "Join"
        await person.click(opened.response, label=label)
    return opened.response


def shown(message: discord.Message) -> str:
    """What the picture of a board says in words."""
    (told,) = pictures(message)
    return told


def offered(message: discord.Message) -> list[str]:
    """The open cards below a board."""
    return [label for label in buttons(message) if " · " in label]


def selects(message: Any) -> dict[str, dict[str, str]]:
    """The selects of a message by their custom ids: what is sent for what is read."""
    return {
        each["custom_id"]: {option["label"]: option["value"] for option in each["options"]}
        for each in parts(message)
        if each["type"] == 3
    }


async def choose(person: MemberActor, message: Any, label: str) -> InteractionResult:
    """Somebody chooses an option of a message's selects, or by its button."""
    for where, options in selects(message).items():
        if label in options:
            return await person.select(message, [options[label]], custom_id=where)
    return await person.click(message, label=label)
