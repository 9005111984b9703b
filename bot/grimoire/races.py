"""Races: their message, and the background work that starts and ends them in time."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from datetime import datetime, timedelta

import discord
import structlog

from bot.app import App
from bot.features import Worker
from bot.grimoire.runs import choose_puzzles, puzzles_by_rating
from bot.store import Race, RaceScore, RaceState, RunMode
from bot.ui.escaping import distinguish, distinguish_users, escape_markdown
from bot.ui.pictures import draw_picture, files_of, gallery
from bot.ui.posts import Edit, edit_owed
from bot.ui.replies import MEDALS, Layout
from bot.ui.router import BLUE, GREEN, Button, controls
from images.picture import Drawing, Picture
from images.podium import Podium, Winner, draw_podium, podium_alt
from texts import Texts, texts_in

log = structlog.get_logger()

PUZZLES = 6
"""The number of puzzles in a race."""
JOINING = timedelta(minutes=2)
"""How long players can join, unless the host starts earlier."""
GRACE = timedelta(seconds=5)
"""The time after the end for answers that are still judged."""
OWED = timedelta(days=7)
"""How long after its end the bot still tries to show a race's result."""


class RaceView(Layout):
    """The message of a race: the players, then their progress in numbers, then the result."""

    def __init__(
        self,
        race: Race,
        names: list[str],
        scores: list[RaceScore],
        texts: Texts,
        podium: Picture | None = None,
    ) -> None:
        when = discord.utils.format_dt(race.due_at, "R")
        if race.state == RaceState.OPEN:
            named = ", ".join(f"**{escape_markdown(name)}**" for name in distinguish(names))
            lines = [texts("race-about", count=PUZZLES), texts("race-joined", names=named)]
            lines.append(texts("race-starts", when=when))
            buttons = [
                Button(f"race:join:{race.id}", texts("button-race-join"), GREEN),
                Button(f"race:start:{race.id}", texts("button-race-start"), BLUE),
                Button(f"race:leave:{race.id}", texts("button-race-leave")),
            ]
        elif race.state == RaceState.RUNNING:
            lines = [*_counts(scores, texts), texts("race-ends", when=when)]
            buttons = [
                Button(f"race:page:{race.id}", texts("button-race-puzzle"), BLUE),
                Button(f"race:leave:{race.id}", texts("button-race-leave")),
            ]
        else:
            lines = _results(scores, texts) or [texts("race-cancelled")]
            buttons = []
        shown = [gallery(podium)] if podium is not None else []
        super().__init__("\n".join([texts("race-title"), *lines]), *shown, controls(*buttons))


def _counts(scores: list[RaceScore], texts: Texts) -> list[str]:
    """Return the progress of all players."""
    lines, names = list[str](), _names(scores)
    for each in scores:
        facts = {"solved": each.solved, "answered": each.answered, "puzzles": PUZZLES}
        line = texts("race-line", player=names[each.user_id], **facts)
        lines.append(f"{'🏁' if each.is_over else '▶'} {line}")
    return lines


def _results(scores: list[RaceScore], texts: Texts) -> list[str]:
    """Return the results, the best first; equal results in the order in which they were reached."""
    names = _names(scores)
    return [
        f"{MEDALS[place] if place < len(MEDALS) and each.solved else '▫️'} "
        + texts("race-result", player=names[each.user_id], solved=each.solved, puzzles=PUZZLES)
        for place, each in enumerate(scores)
    ]


def podium_of(scores: list[RaceScore], texts: Texts) -> Drawing | None:
    """Return the picture of the best three who solved anything; None if no one did."""
    names = distinguish_users({each.user_id: each.name for each in scores})
    best = [each for each in scores[: len(MEDALS)] if each.solved]
    if not best:
        return None
    winners = [
        Winner(rank, names[each.user_id], str(each.solved)) for rank, each in enumerate(best, 1)
    ]
    shown = Podium(texts(f"choice-mode-{RunMode.RACE}"), len(scores), tuple(winners))
    return Drawing.of(draw_podium, podium_alt, shown, texts)


def _names(scores: list[RaceScore]) -> dict[int, str]:
    """Return the players' names by user id, which don't depend on the standings."""
    people = sorted(scores, key=lambda each: each.user_id)
    names = distinguish_users({each.user_id: each.name for each in people})
    return {user_id: f"**{escape_markdown(name)}**" for user_id, name in names.items()}


class Races(Worker[int], name="races", about="race"):
    """Does the work on races. Each start and end is claimed by one process."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._heard_by: list[Callable[[int], None]] = []

    def tell_ends(self, hear: Callable[[int], None]) -> None:
        """Call this with the id of an event whenever a race of it has ended."""
        self._heard_by.append(hear)

    async def catch_up(self) -> None:
        """Request work for all races whose end has not been shown."""
        self.work.catch_up(await self._store.races.unfinished())

    def request(self, race_id: int) -> None:
        """Request work for a race that has changed."""
        self.work.request(race_id)

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """End the race of a deleted channel, or the race of one of these `messages` if given."""
        await self._store.races.close_at(channel_id, messages, self._client.now())

    async def begin(self, race: Race, at: datetime) -> bool:
        """Choose the puzzles and begin the race at this time.

        Returns False if too few have joined or the race has begun already.
        """
        by_rating = await puzzles_by_rating(self._client.store, race.guild_id, at)
        opened = await self._store.races.opened_puzzles(race.id)
        lot = random.SystemRandom()
        puzzles = choose_puzzles(RunMode.STORM, by_rating, opened, lot)[:PUZZLES]
        return await self._store.races.start(race.id, puzzles, at)

    async def _work(self, race_id: int) -> float | None:
        """Start or end a race that is due, and update its message.

        Returns the seconds until the next check; None if the race is over.
        """
        race, now = await self._store.races.race(race_id), self._client.now()
        if race is None or race.told:
            return None
        if race.state == RaceState.OPEN and race.due_at <= now:
            await self.begin(race, now)
        elif race.state == RaceState.RUNNING:
            scores = await self._store.races.scores(race, now - GRACE)
            if all(each.is_over for each in scores):
                await self._store.races.end(race_id)
        race = await self._store.races.race(race_id)
        assert race is not None, "it is there for good"
        await self._show(race)
        if race.state == RaceState.OVER or race.told:
            return None
        return max(1.0, (race.due_at + GRACE - self._client.now()).total_seconds())

    async def _show(self, race: Race) -> None:
        """Update the message if its content has changed.

        If Discord refuses, it is tried again later. A race whose message is gone is over.
        A race of an event has none: the event hears of its end.
        """
        over = race.state == RaceState.OVER
        if race.event_id is not None:
            if over:
                await self._store.races.record_shown(race.id, [], over=True)
                for hear in self._heard_by:
                    hear(race.event_id)
            return
        scores = await self._store.races.scores(race, self._client.now())
        names = [racer.name for racer in await self._store.races.racers(race.id)]
        counts = [[each.name, each.answered, each.solved, each.is_over] for each in scores]
        shown = [str(race.state), names, counts]
        if race.message_id is None and not over:
            return  # the handler that opened it is about to show it
        if race.message_id is not None and shown != race.shown:
            view, texts = None, texts_in(race.language)  # its host has left before anyone joined
            drawing = podium_of(scores, texts) if over else None
            podium = await draw_picture(self._client, drawing) if drawing is not None else None
            if names or not over:
                view = RaceView(race, names, scores, texts, podium)
            if not await self._edit(race, race.message_id, view, podium):
                return
        if shown != race.shown or over:
            await self._store.races.record_shown(race.id, shown, over=over)

    async def _edit(
        self, race: Race, message_id: int, view: RaceView | None, podium: Picture | None
    ) -> bool:
        """Edit or delete the message of a race; return False if that fails or it is gone."""
        client, event = self._client, "race not shown"
        channel = client.channel_of(race)
        files = files_of(podium) if podium is not None else None
        edit = await edit_owed(client, channel, message_id, view, event, files, race=race.id)
        too_late = race.due_at + OWED < client.now()
        if edit is Edit.GONE or (edit is Edit.REFUSED and too_late):
            await self.place_gone(race.channel_id, {message_id})
        return edit is Edit.DONE
