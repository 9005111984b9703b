"""Interactions at random: whatever arrives is answered, nothing breaks, nobody learns a secret.

All that a person's app could send is sent, and much that it could not: every command with absurd
options, every button and select that the bot has ever made, by whomever it is not for, forged ids,
forms, and whatever can be typed.
"""

from __future__ import annotations

import json
import logging
import random
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any
from unittest import mock

import forging
import simcord.http.client
import simcord.interactions
import structlog
from discord import AppCommandOptionType, app_commands
from every_format import FORMATS, first_of
from forging import Person
from people import ANSWERED, Club, Component, pictures, text, walk
from simcord import ChannelHandle, HttpLogEntry, InteractionResult, MemberActor, UserHandle
from sqlalchemy import select

from bot import client as client_module
from bot.clock import Clock
from bot.errors import Refusal
from bot.matches import MoveRefused
from bot.settings import Settings
from bot.store import Match
from bot.ui import door
from opponents.thinkers import Thinkers
from texts import LANGUAGES, texts_in

VICTIM = 4242
"""Somebody who plays nothing: nobody may be made to ping this person."""
WENT_WRONG = [texts_in(each)("went-wrong", command="\0").partition("\0")[0] for each in LANGUAGES]
HANDS = ("alt-hand", "bald-mountain-alt-hand", "castles-alt-hand", "two-worlds-alt-hand")
"""What the picture of a hand says in each game, and never says of another one's hand."""
LONG = 10**9
"""From here on a number is found by chance nowhere."""
CLOCK = Clock(600)
BUTTON, SELECT = 2, 3
LOCALES = ("en-US", "ru", "fr", "de")
ABSURD = (
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "²",
    "٣",
    "-1",
    "0",
    "1",
    "9" * 19,
    "9" * 4000,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞" * 9,
    "\u202e\u2066reversed\u2069",
    "\u200b\u2060\ufeff",
    f"<@{VICTIM}>",
    f"<@&{VICTIM}>",
    "@everyone @here",
    "**bold** __under__ ||spoiler|| `code` ```block``` [link](https://example.org) # head\n> quote",
    "x" * 4000,
    "\n" * 400,
    "🐉" * 500,
    "brute",
    "brute:u",
    "boom@bu1 end",
    "ogre, brute, troll, gnome, boom, baron, annihilation, partisan",
    "{}",
    "[" * 2000,
    '{"format": 1, "name": "\\u0000", "cards": ["ogre"]}',
    "'; DROP TABLE matches; --",
    "../../etc/passwd",
    "%s %d {0} { $count }",
    "initiation-01",
    "p-1",
    "random",
    "2026-01-31",
)

DECK = "ogre, brute, troll, gnome, boom, baron, annihilation, partisan"
PLAUSIBLE = {
    "card": ("brute", "ogre", "boom", "troll:u", "end", "done"),
    "lane": ("u", "l"),
    "target": ("au1", "bu1", "bl1"),
    "deck": ("1", "2", "3", "4", "random", "draft"),
    "sets": ("mire", "mire, slyness", "slyness, elusive, belligerence"),
    "name": ("Mine", "Ogre", "flight", "Hall of Fame"),
    "cards": (DECK,),
    "text": (f"Mine: {DECK}",),
    "page": ("initiation-01", "mire-07", "p-1", "p-2"),
    "line": ("end", "brute:u end", "boom@bu1 end"),
    "set": ("mire", "initiation"),
    "match": ("1", "2", "3"),
    "time_zone": ("UTC", "Europe/Paris"),
}
"""By the names of options: what leads further than a refusal."""
FIELDS = {
    "text": (f"Mine: {DECK}", "end", "2026-02-03"),
    "name": ("Mine", "Troll King"),
    "attack": ("1", "3"),
    "health": ("2", "4"),
}
"""The same for the fields of forms."""


def telling_hands(names: Iterable[str]) -> re.Pattern[str]:
    """How pictures begin to tell the hand of one of these people, in any language."""
    told = set()
    for name, key, language, count in product(names, HANDS, LANGUAGES, (1, 2, 5)):
        words = texts_in(language)(key, player=name, count=count, cards="\0").partition("\0")[0]
        head, found, tail = words.removeprefix(name).partition(str(count))
        number = r"\d+" if found else ""
        whose = re.escape(name) if words.startswith(name) else ""
        told.add(f"{whose}{re.escape(head)}{number}{re.escape(tail)}")
    return re.compile("|".join(sorted(told)))


@dataclass
class Figures:
    """What came of a run; `faults` is what must not be."""

    sent: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    acknowledged: float = 0.0
    done: float = 0.0
    slowest: str = ""
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.sent.items()))
        return (
            f"{self.sent.total()} interactions ({kinds})\n"
            f"{self.refused} refused; {len(self.faults)} faults\n"
            f"slowest acknowledgement {self.acknowledged:.3f} s; "
            f"slowest to the end {self.done:.3f} s ({self.slowest})"
        )


class Fuzz:
    """A club in which everybody does whatever comes to mind."""

    def __init__(self, club: Club, seed: str) -> None:
        self.club = club
        self.figures = Figures()
        self._dice = random.Random(seed)
        self._time_from_here()
        self._last = ""
        self._read = 0
        self._controls: dict[str, list[str] | None] = {}
        self._forms = {
            template.partition("{")[0]: ["text", "name"]
            for template in club.bot.acts.templates
            if template.startswith("form:")
        }
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
        people = [*self._members, self._eve]
        self._of_others = {
            who.id: telling_hands(_name(each) for each in people if each.id != who.id)
            for who in (*people, self._alone)
        }
        self._of_anybody = telling_hands(map(_name, people))
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
        return self._dice.choice(
            [
                "0",
                "1",
                "2",
                "3",
                "7",
                "9" * 18,
                "9" * 19,
                "9" * 60,
                "-1",
                "²",
                "٣",
                "",
                "1.5",
                "0x1",
            ]
        )

    def _forged(self) -> str:
        """A custom id of the bot with something else in one of its places."""
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

    async def _command(self, who: Person, where: ChannelHandle) -> InteractionResult:
        """A command; its options are what it offers, or anything."""
        command = self._dice.choice(self._commands)
        options = [
            self._option(each)
            for each in command.parameters
            if each.required or self._dice.random() < 0.5
        ]
        if self._dice.random() < 0.05:
            options.append({"name": self._text()[:30], "type": 3, "value": self._text()})
        self._last = f"/{command.qualified_name} {options!r}"
        resolved: dict[str, Any] = {}
        for option in options:
            self._resolve(option, who, where, resolved)
        return await forging.slash(
            self.club,
            who,
            command.qualified_name,
            options,
            channel=where,
            resolved=resolved,
        )

    def _resolve(
        self, option: dict[str, Any], who: Person, where: ChannelHandle, resolved: dict[str, Any]
    ) -> None:
        """Mostly Discord tells what is meant by a number, and brings the file."""
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

    async def _typing(self, who: Person, where: ChannelHandle) -> InteractionResult:
        """An option that is being typed."""
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
        self._last = f"typing /{command.qualified_name} {typed['value']!r}"
        return await forging.slash(
            self.club,
            who,
            command.qualified_name,
            [*options, typed],
            channel=where,
            typing=True,
        )

    async def _click(self, who: Person, where: ChannelHandle) -> InteractionResult:
        """A control that the bot has made, for whomever, whenever; or one that it has not."""
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
        self._last = f"click {custom_id!r} {values!r}"
        private = self._dice.random() < 0.6
        return await forging.click(
            self.club, who, custom_id, values, channel=where, private=private
        )

    async def _form(self, who: Person, where: ChannelHandle) -> InteractionResult:
        """A form that the bot has opened for somebody, or none."""
        custom_id = self._forged()
        if self._dice.random() < 0.8:
            custom_id = self._dice.choice([*self._forms])
        names = self._forms.get(custom_id, ["text"])
        fields = {name: self._field(name) for name in names if self._dice.random() < 0.95}
        self._last = f"form {custom_id!r} {fields!r}"
        return await forging.send_form(self.club, who, custom_id, fields, channel=where)

    def _field(self, name: str) -> str:
        known = FIELDS.get(name, ())
        return self._dice.choice(known) if known and self._dice.random() < 0.5 else self._text()

    # A run

    async def begin(self) -> None:
        """Something of everything is going on before anybody gets wild."""
        club = self.club
        club.permit("manage_guild", True)
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
        await club.ann.slash(club.channel, "grimoire solve")
        await club.ann.slash(club.channel, "grimoire solve", line="end")
        await club.ann.slash(club.channel, "deck share", name="Of ann")
        await self._begin_every_format()
        self._look_at_requests()

    async def _begin_every_format(self) -> None:
        """A match of each is going on in a channel of its own, some nearly over; all who play there
        have looked at their hands."""
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
                self._time_from_here()
                self._look_at(person, await person.slash(channel, "hand"))

    async def run(self, count: int) -> Figures:
        """So many interactions, one after the other, while the time goes on."""
        await self.begin()
        kinds = {self._command: 40, self._click: 35, self._form: 10, self._typing: 15}
        for number in range(count):
            act = self._dice.choices([*kinds], [*kinds.values()])[0]
            who, where = self._who_and_where()
            self.club.languages[who.id] = self._dice.choice(LOCALES)
            self._time_from_here()
            result = await act(who, where)
            self.figures.sent[act.__name__.strip("_")] += 1
            self._look_at(who, result)
            if number % 25 == 24:
                await self.club.env.advance_time(self._dice.choice([1, 31, 31, 200, 700]))
                self._look_at_requests()
        return self.figures

    def _time_from_here(self) -> None:
        self._begun = self._answered_at = time.perf_counter()

    def acknowledged(self) -> None:
        """The bot has just acknowledged something."""
        self._answered_at = time.perf_counter()

    def refused(self, error: Exception) -> None:
        """The bot has just told somebody why not, or that it is at fault itself."""
        if isinstance(error, Refusal | MoveRefused):
            self.figures.refused += 1

    def fault(self, what: str) -> None:
        """Something has happened that must not."""
        self.figures.faults.append(f"{what}: {self._last[:300]}")

    def _look_at(self, who: Person, result: InteractionResult) -> None:
        figures, now = self.figures, time.perf_counter()
        figures.acknowledged = max(figures.acknowledged, self._answered_at - self._begun)
        if now - self._begun > figures.done:
            figures.done, figures.slowest = now - self._begun, self._last[:60]
        if not result.acknowledged:
            self.fault("not answered")
        for answer in (result.response, *result.followups):
            if answer is None or not answer.ephemeral:
                continue
            told = f"{text(answer)}\n{chr(10).join(pictures(answer))}"
            if any(each in told for each in WENT_WRONG):
                self.fault("went wrong")
            if secret := self._of_others[who.id].search(told):
                self.fault(f"tells {secret[0]!r}")
        if result.modal is not None:
            names = [each.get("custom_id", "") for each in walk(result.modal["components"])]
            labelled = [each["component"]["custom_id"] for each in result.modal["components"]]
            self._forms[result.modal["custom_id"]] = labelled or names
        self._look_at_requests()

    def _look_at_requests(self) -> None:
        """What the bot has sent since: its controls, and whom it pings."""
        requests = self.club.env.http_requests
        for each in requests[self._read :]:
            self._look_at_hands(each)
            body = each.json or {}
            data = body.get("data") or body if isinstance(body, dict) else {}
            components = data.get("components") or []
            if each.method == "PUT" or not isinstance(components, list):
                continue
            for component in walk(components):
                self._keep(component)
            allowed = data.get("allowed_mentions")
            if components and each.method == "POST" and "/callback" not in each.path:
                self._look_at_mentions(allowed)
        self._read = len(requests)

    def _look_at_hands(self, request: HttpLogEntry) -> None:
        """Whatever stands in a channel tells nobody's hand."""
        if request.path.startswith("/channels/") and request.method in ("POST", "PATCH"):
            told = json.dumps(request.json, ensure_ascii=False)
            if secret := self._of_anybody.search(told):
                self.fault(f"tells everybody {secret[0]!r}")

    async def look_at_seeds(self) -> None:
        """No seed stands in anything that was sent."""
        seeds = await self.club.bot.store._all(select(Match.seed))
        sent = "\n".join(json.dumps(each.json) for each in self.club.env.http_requests)
        numbers = {int(each) for each in re.findall(r"\d{10,}", sent)}
        for seed in numbers & {each for each in seeds if each > LONG}:
            self.figures.faults.append(f"tells the seed {seed}")

    def _look_at_mentions(self, allowed: dict[str, Any] | None) -> None:
        if allowed is None or allowed.get("parse") or allowed.get("roles"):
            self.fault(f"lets mentions through: {json.dumps(allowed)}")
        elif str(VICTIM) in map(str, allowed.get("users", ())):
            self.fault("pings somebody who has nothing to do with it")

    def _keep(self, component: Component) -> None:
        custom_id = component.get("custom_id")
        if custom_id and component["type"] == BUTTON:
            self._controls[custom_id] = None
        elif custom_id and component["type"] == SELECT:
            self._controls[custom_id] = [each["value"] for each in component["options"]]


async def fuzz(folder: Path, count: int, seed: str) -> Figures:
    """So many interactions with the real bot on a database of its own."""
    url = f"sqlite+aiosqlite:///{folder / 'bridgekeeper.db'}"
    settings = Settings(_env_file=None, token=None, database_url=url, lobby_minutes=10)
    club = await Club.open(settings)
    run, told = Fuzz(club, seed), Told()
    with ExitStack() as patches:
        logging.getLogger().addHandler(told)
        patches.callback(logging.getLogger().removeHandler, told)
        with_traceback = structlog.processors.format_exc_info
        logs = patches.enter_context(structlog.testing.capture_logs([with_traceback]))
        for patch in _patches(club, run):
            patches.enter_context(patch)
        try:
            figures = await run.run(count)
            await club.thought()
            await run.look_at_seeds()
        finally:
            await club.close()
    for error in club.env.errors:
        if not isinstance(getattr(error, "original", error), ANSWERED):
            figures.faults.append(f"raised: {error!r}")
    figures.faults += [f"logged: {each}" for each in told.messages]
    for entry in logs:
        if entry["log_level"] in ("error", "critical"):
            figures.faults.append(f"logged: {entry!r}")
    return figures


def _name(person: Person) -> str:
    user = person.user if isinstance(person, MemberActor) else person
    return str(user.global_name)


class Told(logging.Handler):
    """What discord.py and others log as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        fault = record.exc_info[1] if record.exc_info else None
        self.messages.append(f"{record.getMessage()[:200]} {fault!r}")


def _patches(club: Club, run: Fuzz) -> Iterator[Any]:
    """The local Discord speaks languages and forgets nonces; what the run has to know of is told to
    it; the bot's own turns are short."""

    def dispatch(backend: Any, method: str, path: str, **facts: Any) -> Any:
        answer = club.sending_once(backend, method, path, **facts)
        if re.fullmatch(r"/interactions/\d+/[^/]+/callback", path):
            run.acknowledged()
        return answer

    async def answer_error(interaction: Any, error: Exception) -> None:
        run.refused(error)
        await told(interaction, error)

    async def think(*_: Any) -> list[str]:
        return ["end"]

    told = door.answer_error
    yield mock.patch.object(simcord.interactions, "base_payload", club.speaking)
    yield mock.patch.object(simcord.http.client.router, "dispatch", dispatch)
    yield mock.patch.object(door, "answer_error", answer_error)
    yield mock.patch.object(client_module, "answer_error", answer_error)
    yield mock.patch.object(Thinkers, "think", think)
