"""Random interactions: all are answered, nothing fails, and no secret is revealed.

They include everything that a client can send and much that it can't: every command with absurd
options, every button and select that the bot has made, from people for whom it is not meant, forged
ids, forms, and any text; one after the other, or many at the same time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import forging
import simcord.interactions
from absurd import ABSURD, DECK, FIELDS, LOCALES, NUMBERS, PLAUSIBLE, VICTIM
from discord import AppCommandOptionType, app_commands
from every_format import FORMATS, first_of
from forging import Person
from keeping import use
from people import Club
from simcord import ChannelHandle, MemberActor, UserHandle
from witness import Doing, Witness

from bot.clock import Clock
from bot.store import Action, Block, Moderation, Subject

CLOCK = Clock(600)
AT_ONCE = (1, 4, 8, 12)
"""Numbers of simultaneous interactions in bursts."""


class Fuzz:
    """A club in which people act at random."""

    def __init__(self, club: Club, witness: Witness, dice: random.Random) -> None:
        self.club = club
        self._witness = witness
        self._dice = dice
        self._controls = witness.controls
        self._forms = witness.forms
        self._commands = [
            each for each in club.bot.tree.walk_commands() if isinstance(each, app_commands.Command)
        ]
        other = club.env.create_guild("Elsewhere")
        self._elsewhere = other.create_text_channel("lounge")
        stranger = club.env.create_user("stranger", global_name="<@4242> **Eve**\u202e")
        self._eve = other.add_member(stranger)
        self._alone = club.env.create_user("loner", global_name="Fay")
        self._members = [club.ann, club.bob, club.cleo, club.dan]
        self._tables = {
            each: club.guild.create_text_channel(each.replace(" ", "-")) for each in FORMATS
        }
        self._barred = club.guild.add_member(club.env.create_user("barred", global_name="Gus"))
        witness.know([*self._members, self._eve, self._alone, self._barred])
        club.env.create_user("victim")

    # Who, where, what

    def _who_and_where(self) -> tuple[Person, ChannelHandle]:
        dice = self._dice.random()
        if dice < 0.08:
            return self._eve, self._elsewhere
        if dice < 0.14:
            person: UserHandle = self._dice.choice([self._alone, self.club.ann.user])
            return person, person.dm_channel
        places = [self.club.channel, *self.club.channel.threads[-6:]]
        if self._dice.random() < 0.6:
            places = [*self._tables.values()]
        return self._dice.choice(self._members), self._dice.choice(places)

    def _text(self) -> str:
        dice = self._dice
        if dice.random() < 0.1:
            return "".join(chr(dice.randrange(0x11000)) for _ in range(dice.randrange(1, 60)))
        return dice.choice(ABSURD)

    def _number(self) -> str:
        return self._dice.choice(NUMBERS)

    def _forged(self) -> str:
        """Return a custom id of the bot with one of its parts replaced."""
        custom_id = self._dice.choice([*self._controls, *self._forms, "match:hand:1"])
        places = custom_id.split(":")
        place = self._dice.randrange(len(places))
        match self._dice.randrange(4):
            case 0:
                places[place] = self._number()
            case 1:
                places[place] = self._text()[:20]
            case 2:
                other = self._dice.choice([*self._controls, "match:hand:1"]).split(":")
                places[place] = self._dice.choice(other)
            case _:
                del places[place]
        return ":".join(places)[:100] or ":"

    # The kinds of interactions

    def _command(self, who: Person, where: ChannelHandle) -> Doing:
        """Return a command with options that it offers, or any others."""
        command = self._dice.choice(self._commands)
        options = [
            self._option(each)
            for each in command.parameters
            if each.required or self._dice.random() < 0.5
        ]
        if self._dice.random() < 0.05:
            options.append({"name": self._text()[:30], "type": 3, "value": self._text()})
        said = f"/{command.qualified_name} {options!r}"
        resolved: dict[str, Any] = {}
        for option in options:
            self._resolve(option, who, where, resolved)
        name, more = command.qualified_name, {"channel": where, "resolved": resolved}
        act = partial(forging.slash, self.club, who, name, options, **more)
        return Doing("command", who, said, act)

    def _resolve(
        self, option: dict[str, Any], who: Person, where: ChannelHandle, resolved: dict[str, Any]
    ) -> None:
        """Add what Discord sends about a value, mostly, and the file."""
        if self._dice.random() < 0.2:
            return
        match AppCommandOptionType(option["type"]):
            case AppCommandOptionType.user:
                handles = [each for each in self._members if str(each.id) == option["value"]]
            case AppCommandOptionType.channel:
                handles = [self.club.channel]
            case AppCommandOptionType.attachment:
                data = self._text().encode(errors="replace") * self._dice.choice([1, 1, 500])
                option["value"] = simcord.interactions.store_interaction_attachment(
                    self.club.env.backend, where.id, "file.json", data, resolved
                )
                return
            case _:
                return
        if isinstance(who, MemberActor) and who.guild is self.club.guild:
            for each in handles:
                simcord.interactions.resolve_handle(who, each, resolved, channel_id=where.id)

    def _option(self, parameter: app_commands.Parameter) -> dict[str, Any]:
        dice, value = self._dice, None
        kind = parameter.type
        if parameter.choices and dice.random() < 0.85:
            value = dice.choice(parameter.choices).value
        elif kind is AppCommandOptionType.boolean:
            value = dice.random() < 0.5
        elif kind is AppCommandOptionType.integer:
            value = dice.choice([0, 1, 2, 3, 5, 9, 23, -1, 2**31, 2**53, -(2**63), 2**64])
        elif kind is AppCommandOptionType.user:
            people = [*self._members, self._eve, self._alone]
            value = str(dice.choice([self.club.me, VICTIM, *(each.id for each in people)]))
        elif kind in (AppCommandOptionType.channel, AppCommandOptionType.attachment):
            value = str(dice.choice([self.club.channel.id, 1]))
        else:
            known = PLAUSIBLE.get(parameter.name, ())
            value = dice.choice(known) if known and dice.random() < 0.6 else self._text()
        return {"name": parameter.display_name, "type": kind.value, "value": value}

    def _typing(self, who: Person, where: ChannelHandle) -> Doing:
        """Return an option that is being typed."""
        command, option = self._dice.choice(
            [
                (command, option)
                for command in self._commands
                for option in command.parameters
                if option.autocomplete
            ]
        )
        options = [self._option(each) for each in command.parameters if each is not option]
        options = [each for each in options if self._dice.random() < 0.3]
        typed = {"name": option.display_name, "type": 3, "value": self._text(), "focused": True}
        said = f"typing /{command.qualified_name} {typed['value']!r}"
        name, more = command.qualified_name, {"channel": where, "typing": True}
        act = partial(forging.slash, self.club, who, name, [*options, typed], **more)
        return Doing("typing", who, said, act)

    def _click(self, who: Person, where: ChannelHandle) -> Doing:
        """Return a click on a control made for anyone at any time, or on a forged one."""
        custom_id, offered = self._forged(), None
        if self._controls and self._dice.random() < 0.6:
            custom_id = self._dice.choice([*self._controls])
            offered = self._controls[custom_id]
        elif self._dice.random() < 0.4:
            offered = []
        values: Sequence[str] | None = None
        if offered is not None:
            count = self._dice.choice([0, 1, 1, 1, 1, 2])
            pool = [*offered, *offered, self._text()[:100], self._number()]
            values = [self._dice.choice(pool) for _ in range(count)]
        more = {"channel": where, "private": self._dice.random() < 0.6}
        act = partial(forging.click, self.club, who, custom_id, values, **more)
        return Doing("click", who, f"click {custom_id!r} {values!r}", act)

    def _form(self, who: Person, where: ChannelHandle) -> Doing:
        """Return a form that the bot has opened for someone, or a forged one."""
        custom_id = self._forged()
        if self._dice.random() < 0.8:
            custom_id = self._dice.choice([*self._forms])
        names = self._forms.get(custom_id, ["text"])
        fields = {name: self._field(name) for name in names if self._dice.random() < 0.95}
        act = partial(forging.send_form, self.club, who, custom_id, fields, channel=where)
        return Doing("form", who, f"form {custom_id!r} {fields!r}", act)

    def _field(self, name: str) -> str:
        known = FIELDS.get(name, ())
        return self._dice.choice(known) if known and self._dice.random() < 0.5 else self._text()

    # A run

    async def begin(self) -> None:
        """Begin matches and lobbies of all kinds before the random interactions."""
        club = self.club
        club.permit("manage_guild", True)
        club.permit("manage_messages", True)
        await club.duel()
        await club.cleo.slash(club.channel, "practice")
        await club.ann.slash(club.channel, "lobby", format="draft", mode="free_for_all")
        await club.bob.slash(club.channel, "solo")
        for person in self._members:
            await person.slash(club.channel, "deck save", name=f"Of {person.name}", cards=DECK)
            await person.slash(club.channel, "hand")
        await forging.send_form(
            club, club.dan, "form:champion:", {"name": "King", "attack": "2", "health": "3"}
        )
        await club.dan.slash(club.channel, "grimoire setup", hour=0)
        await club.env.advance_time(31)
        await club.ann.slash(club.channel, "grimoire puzzle")
        await club.ann.slash(club.channel, "grimoire puzzle", line="end")
        await use(club, club.ann, "deck", "share", name="Of ann")
        await self._begin_every_format()
        await self._bar_and_block()
        self._witness.look_at_requests()

    async def _bar_and_block(self) -> None:
        """Let another member, who is barred and whom Ann has blocked, act from now on."""
        store, barred = self.club.bot.store, self._barred
        facts = {"at": self.club.env.now(), "name": barred.name}
        where = {"guild_id": self.club.guild.id, "by": self.club.cleo.id, "key": str(barred.id)}
        what = {"action": Action.BAR, "subject": Subject.MEMBER, "user_id": barred.id}
        await store.moderation.set_bar(Moderation(**facts, **where, **what))
        block = Block(**facts, blocker_id=self.club.ann.id, blocked_id=barred.id)
        await store.blocks.add(block, 1)
        self._members.append(barred)

    async def _begin_every_format(self) -> None:
        """Begin a match of each format in its own channel, some nearly over, and open all hands."""
        club = self.club
        for name, channel in self._tables.items():
            match = await first_of(
                club,
                name,
                self._dice,
                channel_id=channel.id,
                clock=CLOCK,
                nearly_over=self._dice.random() < 0.5,
            )
            await club.bot.store.add_match(match)
        await club.sweep()
        await club.posted()
        for channel in self._tables.values():
            for person in self._members:
                self._witness.look_at(person, await person.slash(channel, "hand"))

    async def run(self, count: int, at_once: Sequence[int] = (1,)) -> None:
        """Make interactions, one or several `at_once`, while time passes."""
        await self.begin()
        self._witness.figures.refused = 0  # only what follows is counted
        sent = waited = 0
        while sent < count:
            number = min(self._dice.choice(at_once), count - sent)
            await self._witness.sees(*(self._anything() for _ in range(number)))
            sent += number
            if sent - waited >= 25:
                waited = sent
                await self.club.env.advance_time(self._dice.choice([1, 31, 31, 200, 700]))
                self._witness.look_at_requests()

    def _anything(self) -> Doing:
        kinds = {self._command: 40, self._click: 35, self._form: 10, self._typing: 15}
        does = self._dice.choices([*kinds], [*kinds.values()])[0]
        who, where = self._who_and_where()
        self.club.languages[who.id] = self._dice.choice(LOCALES)
        return does(who, where)


async def at_random(club: Club, witness: Witness, dice: random.Random, count: int) -> None:
    """Make random interactions, one after the other."""
    await Fuzz(club, witness, dice).run(count)


async def in_bursts(club: Club, witness: Witness, dice: random.Random, count: int) -> None:
    """Make random interactions, often many at the same time."""
    await Fuzz(club, witness, dice).run(count, AT_ONCE)
