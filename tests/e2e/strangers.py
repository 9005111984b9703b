"""Strangers from another server, another channel, or nowhere try to see hidden matches.

Hanna and Hugo play every game in hidden channels, one running match and one finished, and have
lobbies there. Strangers then use every custom id that was ever sent, also with the numbers of those
matches and lobbies, and every command with a match. An answer that names one of the two is a fault,
and so is any change of their matches.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice, product
from typing import Any

import forging
from discord import AppCommandOptionType, PermissionOverwrite, app_commands
from every_format import first_of, seat
from fuzzing import CLOCK
from people import Club, files_of
from simcord import ChannelHandle, InteractionResult
from simcord.enums import ChannelType
from sqlalchemy import and_, func, select
from witness import Doing, Witness

from bot.store import Lobby, Match, Move, Seat

PLAYED = ("clash", "draft", "bald mountain", "two worlds", "castles")
LOBBIES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("lobby", {"format": "preconstructed", "mode": "free_for_all"}),
    ("lobby", {"format": "draft"}),
)
CHOICES = ("easy:all", "easy", "none", "1", "2", "random", "all")
"""Values for selects besides those that they offer."""
SAMPLE = 4
"""Number of these matches that each custom id is tried with."""


class Hidden:
    """The hidden matches and lobbies of Hanna and Hugo."""

    def __init__(self, club: Club, dice: random.Random) -> None:
        self.club = club
        self._dice = dice
        self.hanna, self.hugo = (
            club.guild.add_member(club.env.create_user(name.lower(), global_name=name))
            for name in ("Hanna", "Hugo")
        )
        self.told = re.compile(rf"Hanna|Hugo|{self.hanna.id}|{self.hugo.id}")
        backend = club.env.backend
        sees = PermissionOverwrite(view_channel=True)
        unseen = {club.guild.default_role: PermissionOverwrite(view_channel=False)}
        allowed = dict.fromkeys((self.hanna, self.hugo, club.guild.me), sees)
        room = club.guild.create_text_channel("hall", overwrites={**unseen, **allowed})  # type: ignore[dict-item]
        thread = backend.create_thread(
            club.channel.id, "den", self.hanna.id, type=ChannelType.PRIVATE_THREAD
        )
        for person_id in (self.hugo.id, club.me):
            backend.add_thread_member(thread.id, person_id)
        self.places = [room, ChannelHandle(club.env, club.guild, thread)]
        self.people = (self.hanna, self.hugo)

    async def begin(self, witness: Witness) -> None:
        """Begin everything, and let the two open all of it."""
        club = self.club
        for place, name, over in product(self.places, PLAYED, (False, True)):
            row = await first_of(
                club, name, self._dice, channel_id=place.id, clock=CLOCK, nearly_over=True
            )
            seat(row, self.people)
            await club.bot.store.add_match(row)
            if over:
                with club.env._bot_scope():
                    await club.bot.matches.resign(row.id, self.hanna.id)
        await club.sweep()
        await club.posted()
        for place in self.places:
            await self.offer(place)
            for person, command in product(
                self.people, ("hand", "board", "log", "match", "replay")
            ):
                witness.look_at(person, await person.slash(place, command))
            for custom_id, match_id in product(
                ("match:replay:{}", "match:told:{}:3"), await self.matches(place)
            ):
                forged = custom_id.format(match_id)
                await forging.click(club, self.hanna, forged, channel=place)
        witness.look_at_requests()

    async def offer(self, place: ChannelHandle) -> None:
        """Open lobbies and a challenge."""
        for command, options in LOBBIES:
            await self.hanna.slash(place, command, **options)
        await self.hanna.slash(place, "duel", opponent=self.hugo)

    async def matches(self, *places: ChannelHandle) -> list[int]:
        """Return the numbers of the matches there."""
        where = [each.id for each in places or self.places]
        found = select(Match.id).where(Match.channel_id.in_(where)).order_by(Match.id)
        return [*await self.club.bot.store._all(found)]

    async def lobbies(self) -> dict[int, tuple[Any, ...]]:
        """Return the open lobbies there by number."""
        store = self.club.bot.store.lobbies
        return {
            each.id: (each.version, each.bots, [seat.user_id for seat in each.seats])
            for each in await store.open_lobbies(self.club.guild.id)
            if each.channel_id in [place.id for place in self.places]
        }

    async def everything(self) -> tuple[Any, ...]:
        """Return everything that no one else may change: what users have done, not their clocks."""
        where = [each.id for each in self.places]
        store = self.club.bot.store
        sits = and_(Seat.match_id == Move.match_id, Seat.seat == Move.seat)
        moves = select(Move.match_id, func.count()).join(Match).join(Seat, sits)
        by_users = Match.channel_id.in_(where), Move.by_clock.is_(False), Seat.thinks.is_(None)
        matches = moves.where(*by_users).group_by(Move.match_id)
        lobbies = select(Lobby.id, Lobby.state, Lobby.version).where(Lobby.channel_id.in_(where))

        def ask(session: Any) -> tuple[Any, ...]:
            return tuple(session.execute(matches).all()), tuple(session.execute(lobbies).all())

        answer: tuple[Any, ...] = await store._database.ask(ask)
        return answer


async def strangers(club: Club, witness: Witness, dice: random.Random, count: int) -> None:
    """Make `count` of all possible tries."""
    hidden = Hidden(club, dice)
    elsewhere = club.env.create_guild("Elsewhere")
    eve = elsewhere.add_member(club.env.create_user("eve", global_name="Eve"))
    fay = club.env.create_user("fay", global_name="Fay")
    moderates = PermissionOverwrite(manage_messages=True)
    office = club.guild.create_text_channel("office", overwrites={club.dan: moderates})
    lounge = elsewhere.create_text_channel("lounge", overwrites={eve: moderates})
    places = [(club.dan, office), (eve, lounge), (fay, fay.dm_channel)]
    witness.know([*hidden.people, club.dan, eve, fay])
    await hidden.begin(witness)
    acts = [*_acts(club, witness, dice, await hidden.matches(), [*await hidden.lobbies()])]
    tries = [*product(places, acts)]
    dice.shuffle(tries)

    def looks(who: Any, result: InteractionResult) -> Iterator[str]:
        for told in _told(club, result):
            if found := hidden.told.search(told):
                yield f"tells {who.name} of {found[0]}"
                return

    before = await hidden.everything()
    for (who, where), (kind, said, act) in islice(cycle(tries), count):
        doing = Doing(kind, who, f"{who.name}: {said}", partial(act, who, where))
        await witness.sees(doing, looks=looks)
        after = await hidden.everything()
        if after != before:
            witness.fault(f"{who.name} changes what is hidden")
            before = after


def _acts(
    club: Club, witness: Witness, dice: random.Random, matches: list[int], lobbies: list[int]
) -> Iterator[tuple[str, str, Any]]:
    """Yield all possible tries: kind, description, and a function of a person and a channel."""
    templates = [
        each for each in club.bot.handlers.templates if re.search("match_id|lobby_id", each)
    ]
    filled = [re.sub(r"\{\w*:?d?\}", "1", each) for each in templates]
    for custom_id in (*witness.controls, *filled):
        offered = witness.controls.get(custom_id)
        numbers = lobbies if custom_id.startswith("lobby") else dice.sample(matches, SAMPLE)
        for number in (None, *numbers):
            forged = custom_id
            if number is not None:
                forged = re.sub(r"\d+", str(number), custom_id, count=1)
            values = None
            if offered is not None or custom_id.startswith(("lobby:bot", "lobby:deck")):
                values = [dice.choice([*(offered or ()), *CHOICES])]
            click = partial(_click, club, forged, values, dice.random() < 0.5)
            yield "click", f"click {forged!r} {values!r}", click
    for match_id in matches:
        yield (
            "click",
            f"open {match_id}",
            partial(_click, club, "match:open", [str(match_id)], True),
        )
    for command, option in _with_matches(club):
        for typed in map(str, matches):
            yield from _typed(club, command, option, typed)
        yield from _typed(club, command, option, "Hanna")
        yield from _typed(club, command, option, "")
    for command in ("lobby", "duel", "match", "board", "log", "replay", "hand"):
        yield "command", f"/{command}", partial(_slash, club, command, [])


def _with_matches(club: Club) -> Iterator[tuple[app_commands.Command[Any, ..., Any], Any]]:
    for command in club.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for option in command.parameters:
                if option.display_name == "match":
                    yield command, option


def _typed(
    club: Club, command: app_commands.Command[Any, ..., Any], option: Any, typed: str
) -> Iterator[tuple[str, str, Any]]:
    """Yield a command with a match as option, being typed and sent."""
    name, said = command.qualified_name, f"/{command.qualified_name} {typed}"
    sent = {"name": option.display_name, "type": AppCommandOptionType.string.value, "value": typed}
    others = [
        {
            "name": each.display_name,
            "type": each.type.value,
            "value": 1 if each.type is AppCommandOptionType.integer else "end",
        }
        for each in command.parameters
        if (each.required and each is not option) or each.display_name == "turn"
    ]
    yield "command", said, partial(_slash, club, name, [*others, sent])
    if option.autocomplete:
        typing = partial(_slash, club, name, [{**sent, "focused": True}], typing=True)
        yield "typing", f"typing {said}", typing


async def _click(
    club: Club,
    custom_id: str,
    values: list[str] | None,
    private: bool,
    who: forging.Person,
    where: ChannelHandle,
) -> InteractionResult:
    return await forging.click(club, who, custom_id, values, channel=where, private=private)


async def _slash(
    club: Club,
    name: str,
    options: list[dict[str, Any]],
    who: forging.Person,
    where: ChannelHandle,
    *,
    typing: bool = False,
) -> InteractionResult:
    return await forging.slash(club, who, name, options, channel=where, typing=typing)


def _told(club: Club, result: InteractionResult) -> Iterator[str]:
    """Yield everything that a person gets, except pictures."""
    for answer in (result.response, *result.followups):
        if answer is not None:
            yield json.dumps(answer.components, ensure_ascii=False)
            for file in files_of(answer):
                if file.filename.endswith((".txt", ".json")):
                    yield club.env.backend.cdn.get(file.url).decode()
    yield str(result.autocomplete_choices)
    yield str(result.modal)
