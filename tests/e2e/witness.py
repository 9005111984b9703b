"""Checks everything that the bot does in a run.

It must answer in time, not fail, not reveal a secret, and not ping people who are not concerned.
"""

from __future__ import annotations

import json
import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import product
from typing import Any
from unittest import mock

import simcord.http.client
import structlog
from absurd import VICTIM
from discord_api import DiscordApi, shape_of
from forging import Person
from loop_lag import Lags, LoopLag
from people import ANSWERED, Club, Component, pictures, text, walk
from simcord import HttpLogEntry, InteractionResult, MemberActor
from sqlalchemy import select

from bot.errors import Refusal
from bot.matches import MoveRefused
from bot.store import Match
from bot.ui import acknowledgement, command_tree
from opponents.thinkers import Thinkers
from texts import LANGUAGES, texts_in

WENT_WRONG = [texts_in(each)("went-wrong", command="\0").partition("\0")[0] for each in LANGUAGES]
HANDS = ("alt-hand", "bald-mountain-alt-hand", "castles-alt-hand", "two-worlds-alt-hand")
"""The beginnings of the text alternatives of hands in each game, which only their owners may
see.
"""
LONG = 10**9
"""Numbers from this size are not found by chance."""
BUTTON, SELECT = 2, 3

Seen = Callable[[Person, InteractionResult], Iterable[str]]
"""Returns the faults of an answer, for one part of a run."""


@dataclass(frozen=True)
class Doing:
    """An interaction that a person is about to make: its kind and a description."""

    kind: str
    who: Person
    said: str
    act: Callable[[], Awaitable[InteractionResult]]


@dataclass
class Figures:
    """The results of a run; `faults` are failed checks."""

    sent: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    acknowledged: float = 0.0
    done: float = 0.0
    slowest: str = ""
    lags: Lags = field(default_factory=Lags)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.sent.items()))
        return (
            f"{self.sent.total()} interactions ({kinds})\n"
            f"{self.refused} refused; {len(self.faults)} faults\n"
            f"slowest acknowledgement {self.acknowledged:.3f} s; "
            f"slowest to the end {self.done:.3f} s ({self.slowest})\n{self.lags}"
        )


def telling_hands(names: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for the descriptions of these people's hands, in any language."""
    told = set()
    for name, key, language, count in product(names, HANDS, LANGUAGES, (1, 2, 5)):
        words = texts_in(language)(key, player=name, count=count, cards="\0").partition("\0")[0]
        head, found, tail = words.removeprefix(name).partition(str(count))
        number = r"\d+" if found else ""
        whose = re.escape(name) if words.startswith(name) else ""
        told.add(f"{whose}{re.escape(head)}{number}{re.escape(tail)}")
    return re.compile("|".join(sorted(told)))


class Witness:
    """Watches what people do and what they get."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.figures = Figures()
        self.lag = LoopLag()
        self.figures.lags = self.lag.lags
        self.controls: dict[str, list[str] | None] = {}
        """Every control that was sent: the values of a select, None for a button."""
        self.forms = {
            template.partition("{")[0]: ["text", "name"]
            for template in club.bot.handlers.templates
            if template.startswith("form:")
        }
        self._last = ""
        self._read = 0
        self._of_others: dict[int, re.Pattern[str]] = {}
        self._of_anybody = telling_hands(["\0"])
        self._begun = self._answered_at = time.perf_counter()

    def know(self, people: Iterable[Person]) -> None:
        """Register all people by name: no one may see another's hand."""
        names = {each.id: _name(each) for each in people}
        self._of_others = {
            own: telling_hands(name for each, name in names.items() if each != own) for own in names
        }
        self._of_anybody = telling_hands(names.values())

    async def sees(self, *doings: Doing, looks: Seen | None = None) -> list[InteractionResult]:
        """Let people act, all at the same time, and check the answers."""
        self._last = doings[0].said
        self._begun = self._answered_at = time.perf_counter()
        if len(doings) == 1:
            results = [await doings[0].act()]
        else:
            results = await self.club.together(*(each.act for each in doings))
        figures, now = self.figures, time.perf_counter()
        figures.acknowledged = max(figures.acknowledged, self._answered_at - self._begun)
        if now - self._begun > figures.done:
            figures.done, figures.slowest = now - self._begun, self._last[:60]
        for each, result in zip(doings, results, strict=True):
            self._last = each.said
            figures.sent[each.kind] += 1
            self.look_at(each.who, result)
            for fault in looks(each.who, result) if looks else ():
                self.fault(fault)
        self.look_at_requests()
        return results

    def fault(self, what: str) -> None:
        """Record a fault."""
        self.figures.faults.append(f"{what}: {self._last[:300]}")

    def look_at_requests(self) -> None:
        """Check what the bot has sent since: its controls, and its pings."""
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

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch a run; errors that are logged in this context are faults."""
        told = _Told()
        with ExitStack() as patches:
            logging.getLogger().addHandler(told)
            patches.callback(logging.getLogger().removeHandler, told)
            with_traceback = structlog.processors.format_exc_info
            logs = patches.enter_context(structlog.testing.capture_logs([with_traceback]))
            for patch in self._patches():
                patches.enter_context(patch)
            patches.enter_context(self.lag.measured())
            yield
        faults = self.figures.faults
        for error in self.club.env.errors:
            if not isinstance(getattr(error, "original", error), ANSWERED):
                faults.append(f"raised: {error!r}")
        faults += [f"logged: {each}" for each in told.messages]
        for entry in logs:
            if entry["log_level"] in ("error", "critical"):
                faults.append(f"logged: {entry!r}")

    async def look_at_seeds(self) -> None:
        """Check that no seed was sent."""
        seeds = await self.club.bot.store._all(select(Match.seed))
        sent = "\n".join(json.dumps(each.json) for each in self.club.env.http_requests)
        numbers = {int(each) for each in re.findall(r"\d{10,}", sent)}
        for seed in numbers & {each for each in seeds if each > LONG}:
            self.figures.faults.append(f"tells the seed {seed}")

    def look_at_descriptions(self) -> None:
        """Check that Discord describes every request of the bot, if its description is here."""
        if (api := DiscordApi.load()) is not None:
            shapes = {shape_of(each): each for each in self.club.env.http_requests}
            self.figures.faults += api.check_all(shapes.values())

    def look_at(self, who: Person, result: InteractionResult) -> None:
        """Check that a person got an answer, and that it reveals no secret."""
        if not result.acknowledged:
            self.fault("not answered")
        others = self._of_others.get(who.id, self._of_anybody)
        for answer in (result.response, *result.followups):
            if answer is None or not answer.ephemeral:
                continue
            words = f"{text(answer)}\n{chr(10).join(pictures(answer))}"
            if any(each in words for each in WENT_WRONG):
                self.fault("went wrong")
            if secret := others.search(words):
                self.fault(f"tells {secret[0]!r}")
        if result.modal is not None:
            names = [each.get("custom_id", "") for each in walk(result.modal["components"])]
            labelled = [each["component"]["custom_id"] for each in result.modal["components"]]
            self.forms[result.modal["custom_id"]] = labelled or names

    def _look_at_hands(self, request: HttpLogEntry) -> None:
        """Check that a message in a channel reveals no hand."""
        if request.path.startswith("/channels/") and request.method in ("POST", "PATCH"):
            told = json.dumps(request.json, ensure_ascii=False)
            if secret := self._of_anybody.search(told):
                self.fault(f"tells everybody {secret[0]!r}")

    def _look_at_mentions(self, allowed: dict[str, Any] | None) -> None:
        if allowed is None or allowed.get("parse") or allowed.get("roles"):
            self.fault(f"lets mentions through: {json.dumps(allowed)}")
        elif str(VICTIM) in map(str, allowed.get("users", ())):
            self.fault("pings somebody who has nothing to do with it")

    def _keep(self, component: Component) -> None:
        custom_id = component.get("custom_id")
        if custom_id and component["type"] == BUTTON:
            self.controls[custom_id] = None
        elif custom_id and component["type"] == SELECT:
            self.controls[custom_id] = [each["value"] for each in component["options"]]

    def _patches(self) -> Iterator[Any]:
        """Yield patches that report to the witness, and that keep the bot's own turns short."""

        def dispatch(backend: Any, method: str, path: str, **facts: Any) -> Any:
            with self.lag.not_of_the_bot():
                answer = strictly(backend, method, path, **facts)
            if re.fullmatch(r"/interactions/\d+/[^/]+/callback", path):
                self._answered_at = time.perf_counter()
            return answer

        async def answer_error(interaction: Any, error: Exception) -> None:
            if isinstance(error, Refusal | MoveRefused):
                self.figures.refused += 1
            await told(interaction, error)

        async def think(*_: Any) -> list[str]:
            return ["end"]

        told, strictly = acknowledgement.answer_error, simcord.http.client.router.dispatch
        yield mock.patch.object(simcord.http.client.router, "dispatch", dispatch)
        yield mock.patch.object(acknowledgement, "answer_error", answer_error)
        yield mock.patch.object(command_tree, "answer_error", answer_error)
        yield mock.patch.object(Thinkers, "think", think)


class _Told(logging.Handler):
    """Errors that discord.py and others log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the error."""
        fault = record.exc_info[1] if record.exc_info else None
        self.messages.append(f"{record.getMessage()[:200]} {fault!r}")


def _name(person: Person) -> str:
    user = person.user if isinstance(person, MemberActor) else person
    return str(user.global_name)
