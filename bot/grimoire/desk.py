"""Somebody's desk: a page, and how far this person is with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

from bot.errors import Refusal
from bot.grimoire.goal_words import goal_line
from bot.ui.pictures import drawn
from bot.ui.replies import Interaction
from engine.clash.duel import Duel
from engine.clash.events import Event
from engine.clash.moves import read_move
from engine.core import IllegalAction
from images.clash.puzzle import puzzle, puzzle_key, puzzle_words
from images.picture import Drawing, Picture
from puzzles.page import Page
from texts import Texts

if TYPE_CHECKING:
    from bot.app import App

END = "end"


@dataclass(frozen=True, slots=True)
class Desk:
    """A page with the steps that were taken, the position after them and what the last one
    caused. `knows` says that its solution may be seen: it was solved, or given up; `for_points`
    that a right answer would still count for the daily page of the server; `for_fun` that it is
    that page, but the person knew it before."""

    page: Page
    steps: tuple[str, ...]
    duel: Duel
    latest: tuple[Event, ...]
    hints: int
    solved: bool
    gave_up: bool
    for_points: bool
    for_fun: bool

    @property
    def knows(self) -> bool:
        """May this person see the solution?"""
        return self.solved or self.gave_up

    @property
    def seen(self) -> str:
        """What a button remembers of the line, so that a stale one is noticed: the number of
        steps and a checksum of them."""
        return f"{len(self.steps):x}.{crc32(' '.join(self.steps).encode()) & 0xFFFF:x}"


async def page_with(interaction: Interaction, page_id: str) -> Page:
    """The page with this id, if the person who acts may see it. Raises `Refusal`."""
    page = await interaction.client.store.grimoire.page_of(page_id, interaction.user.id)
    if page is None:
        raise Refusal("refused-no-such-page")
    return page


async def desk_of(interaction: Interaction, page: Page) -> Desk:
    """The desk of the person who acts."""
    store, user_id = interaction.client.store.grimoire, interaction.user.id
    solving = await store.solving(user_id, page.id, interaction.created_at)
    attempts = await store.attempts_of(user_id, page.id)
    daily = None
    if interaction.guild_id is not None:
        now = interaction.created_at
        daily = await interaction.client.store.dailies.open_daily(interaction.guild_id, now)
    if daily is not None and daily.page_id != page.id:
        daily = None
    knew = daily is not None and await store.knew_before(user_id, daily)
    counted = {each.daily_id for each in attempts if each.reached}
    steps, duel, latest = steps_of(page, solving.line)
    return Desk(
        page,
        steps,
        duel,
        latest,
        solving.hints,
        any(each.reached for each in attempts),
        solving.gave_up,
        for_points=daily is not None
        and daily.id not in counted
        and not solving.gave_up
        and not knew,
        for_fun=knew,
    )


def steps_of(page: Page, line: str) -> tuple[tuple[str, ...], Duel, tuple[Event, ...]]:
    """The legal moves that a line begins with, up to the end of the turn (not included), in
    canonical form; the position after them; what the last one caused."""
    duel = page.state()
    steps: list[str] = []
    latest: Sequence[Event] = ()
    rest = line
    while rest.strip() and duel.to_act():
        try:
            action, rest = read_move(duel, rest)
            if str(action) == END:
                break
            latest = duel.apply(page.seat, action)
        except IllegalAction:
            break
        steps.append(str(action))
    return tuple(steps), duel, tuple(latest)


def solving_moves(page: Page) -> tuple[str, ...]:
    """The moves of the page's own solution, in canonical form."""
    duel, moves, rest = page.state(), [], page.solution
    while rest.strip() and page.seat in duel.to_act():
        action, rest = read_move(duel, rest)
        duel.apply(page.seat, action)
        moves.append(str(action))
    return tuple(moves)


async def picture_of(client: App, desk: Desk, texts: Texts) -> Picture:
    """The page after the steps so far, drawn off the event loop."""
    return await draw(client, desk.page, desk.duel, texts, desk.latest)


async def draw(
    client: App, page: Page, duel: Duel, texts: Texts, events: Sequence[Event] = ()
) -> Picture:
    """A position of the page."""
    goal, title = goal_line(page, texts), page.named(texts.language)
    key = puzzle_key(duel, goal, texts, title, solver=page.seat, events=events)
    paint = partial(puzzle, duel, goal, texts, title, solver=page.seat, events=events)
    words = partial(puzzle_words, duel, goal, texts, title, solver=page.seat)
    return await drawn(client, Drawing(key, paint, words))
