"""The message of an event: who takes part, the tables of the round, the standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

import discord

from bot.app import App
from bot.events.nights import with_scores
from bot.events.pictures import halves, picture_of_podium, picture_of_table, podium_of
from bot.events.running import RunningEvent
from bot.store import Event, EventState, LinkKind
from bot.store.events import TableMatch
from bot.ui.escaping import escape_markdown, mention_of
from bot.ui.links import link_buttons
from bot.ui.pictures import draw_picture, files_of, gallery
from bot.ui.replies import MEDALS, Layout, Part, items_of
from bot.ui.router import BLUE, GREEN, Button, controls
from images.picture import Drawing
from images.renderer import Urgency
from texts import Texts, texts_in

TABLES = 24
"""The most tables that are listed."""
LONGEST_NAMES, LONGEST_TABLES = 900, 2_700
"""The longest lists, in characters: a message has 4,000, and what is put into a text 1,000."""
LONGEST_NAME = 24


async def event_view(
    client: App, event: RunningEvent
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Lay out the message as it has to be now, with its pictures."""
    texts, row = texts_in(event.row.language), event.row
    parts: list[Part] = [f"### 🏆 {escape_markdown(event.title(texts))}"]
    drawings = list[Drawing]()
    match row.state:
        case EventState.OPEN:
            parts += [*_open_parts(event, texts), await _former_text(client, event, texts)]
        case EventState.RUNNING:
            matches = await client.store.events.matches(row.id, len(event.course.rounds))
            parts.append(_round_text(event, matches, texts))
            if event.course.entrants:
                drawings.append(picture_of_table(await with_scores(client, event), texts))
        case EventState.OVER:
            parts.append(podium_text(event, texts))
            drawings += [picture_of_podium(event, texts), picture_of_table(event, texts)]
        case EventState.CANCELLED:
            parts.append(texts("event-cancelled"))
    pictures = [await draw_picture(client, each, Urgency.BOARD, row.id) for each in drawings]
    parts += [gallery(each) for each in pictures]
    container = discord.ui.Container(*items_of(*parts), accent_colour=discord.Colour.gold())
    buttons = _buttons(event, texts)
    if row.state is not EventState.CANCELLED:
        buttons += link_buttons(client, LinkKind.EVENT, row.id, texts)
    return Layout(role_mention(row), container, controls(*buttons)), files_of(*pictures)


def role_mention(row: Event) -> str:
    """Return a mention of the role to ping, if there is one."""
    return f"<@&{row.role_id}>" if row.role_id is not None else ""


def about_parts(event: RunningEvent, texts: Texts) -> list[str]:
    """Return how the event is played: its rounds, and its matches."""
    if event.is_night:
        return [texts("event-about-puzzles", rounds=event.course.plan.rounds)]
    settings = f"**{event.settings.title(texts)}**\n{event.settings.agreement(texts)}"
    rounds = max(0, event.course.plan.rounds)  # 0: the number of players will decide
    about = texts(f"event-about-{event.method}", rounds=rounds)
    if event.is_arena or event.is_league:
        return [about, settings]
    hours = int(event.limit.total_seconds()) // 3600
    is_long, days = hours >= 48, hours // 24
    limit = texts(f"event-limit-{'days' if is_long else 'hours'}", count=days if is_long else hours)
    return [f"{about} {limit}", settings]


def _open_parts(event: RunningEvent, texts: Texts) -> list[Part]:
    hint = texts("event-hint", host=mention_of(event.row.host_id, texts))
    if (starts_at := event.row.starts_at) is not None:
        when = {"when": discord.utils.format_dt(starts_at, "F")}
        key = "event-hint-stays" if event.course.plan.previous else "event-hint-starts"
        hint = texts(key, soon=discord.utils.format_dt(starts_at, "R"), **when)
    return [*about_parts(event, texts), joined_text(event, texts), hint]


def joined_text(event: RunningEvent, texts: Texts) -> str:
    """Return who has joined."""
    entrants = event.course.active
    if not entrants:
        return texts("event-nobody")
    return texts("event-joined", count=len(entrants), names=_list_names(event, entrants, texts))


async def _former_text(client: App, event: RunningEvent, texts: Texts) -> str:
    """Return who has played the league before this one, and can stay."""
    players = await former_players(client, event)
    names = " ".join(f"<@{user_id}>" for user_id in players)
    return texts("event-stay", players=names) if players else ""


async def former_players(client: App, event: RunningEvent) -> list[int]:
    """Load the users who have played the league before this one, and have not left it."""
    row = await client.store.events.event(event.course.plan.previous)
    former = RunningEvent(row) if row is not None else None
    return [former.users[each] for each in former.course.active] if former is not None else []


def _round_text(event: RunningEvent, matches: Mapping[int, TableMatch], texts: Texts) -> str:
    """Return the tables of the round: those that still play first, with where they do."""
    tables = tables_of(event, len(event.course.rounds))
    waiting = [each for each in tables if not each.is_over and each.number in matches]
    lines = list[str]()
    for table in [*waiting, *(each for each in tables if each not in waiting)][:TABLES]:
        match = matches[table.number]
        where = f" · <#{match.channel_id}>" if match.has_home and not table.is_over else ""
        lines.append(f"{table.words}{where}")
    shown = _fit(lines, LONGEST_TABLES)
    lines = [round_head(event, texts), *shown]
    if event.is_arena:
        lines.insert(1, texts("event-arena-hint"))
    if more := len(tables) - len(shown):
        lines.append(texts("event-more-tables", count=more))
    return "\n".join([*lines, *round_notes(event, texts)])


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table of a round: its number, whether it has a result, and the line about it."""

    number: int
    is_over: bool
    words: str


def tables_of(event: RunningEvent, number: int) -> list[TableLine]:
    """Return the tables of a round, which counts from 1. A race has none."""
    tables = () if event.is_night else event.course.rounds[number - 1].tables
    lines = list[TableLine]()
    for place, table in enumerate(tables, 1):
        players, points = " – ".join(_name(event, each) for each in table.entrants), table.points
        if points is None:
            words = f"▶️ {place}. {players}"
        else:
            scores = " : ".join(halves(points[each]) for each in table.entrants)
            words = f"✅ {place}. {players} · {scores}"
        lines.append(TableLine(place, points is not None, words))
    return lines


def round_head(event: RunningEvent, texts: Texts) -> str:
    """Return which round it is, and when it ends."""
    key = f"event-head-{event.method}" if event.is_arena or event.is_league else "event-round"
    facts = {"round": len(event.course.rounds), "rounds": event.course.total_rounds}
    return texts(key, when=_until(event, texts), **facts)


def round_notes(event: RunningEvent, texts: Texts) -> list[str]:
    """Return who is free this round, and whether the event is paused."""
    lines = list[str]()
    if byes := event.course.rounds[-1].byes:
        lines.append(texts("event-byes", names=_list_names(event, byes, texts)))
    if event.row.due_at is None and event.course.is_paused:
        lines.append(texts("event-paused"))
    return lines


def _list_names(event: RunningEvent, entrants: Sequence[int], texts: Texts) -> str:
    """Return the names of as many entrants as fit, and how many others there are."""
    names = [_name(event, each) for each in entrants]
    listed = _fit(names, LONGEST_NAMES)
    more = len(names) - len(listed)
    return ", ".join(listed) + (texts("event-and-more", count=more) if more else "")


def _fit(items: Sequence[str], longest: int) -> Sequence[str]:
    """Return the first of these items, as many as have this many characters in a list."""
    lengths = accumulate(len(each) + len(", ") for each in items)
    return items[: sum(length <= longest for length in lengths)]


def podium_text(event: RunningEvent, texts: Texts) -> str:
    """Return who has won, in one line."""
    best = [f"{MEDALS[each.rank - 1]} {_name(event, each.entrant)}" for each in podium_of(event)]
    return "\n".join([texts("event-over"), " · ".join(best)])


def _until(event: RunningEvent, texts: Texts) -> str:
    if not event.course.open_tables() and not event.is_arena:
        return texts("event-next-soon")
    due_at = event.row.due_at
    return (
        texts(
            "event-ends" if event.is_arena else "event-until",
            when=discord.utils.format_dt(due_at, "R"),
        )
        if due_at
        else ""
    )


def _name(event: RunningEvent, number: int) -> str:
    return f"**{escape_markdown(event.names[number], LONGEST_NAME)}**"


def _buttons(event: RunningEvent, texts: Texts) -> list[Button]:
    """Return the buttons of the present state."""
    row = event.row
    label = "button-event-stay" if event.course.plan.previous else "button-event-join"
    join = Button(f"event:join:{row.id}", texts(label), GREEN)
    leave = Button(f"event:leave:{row.id}", texts("button-event-leave"))
    host = Button(f"event:host:{row.id}", texts("button-event-host"))
    if row.state is EventState.OPEN:
        return [
            join,
            leave,
            Button(f"event:start:{row.id}", texts("button-event-start"), BLUE),
            host,
        ]
    if row.state is EventState.RUNNING and event.is_arena:
        return [Button(f"event:seek:{row.id}", texts("start-anybody"), GREEN), host]
    if row.state is EventState.RUNNING:
        label = "button-race-puzzle" if event.is_night else "button-event-mine"
        mine = Button(f"event:mine:{row.id}", texts(label), BLUE)
        late = [join] * event.takes_late_entrants
        return [mine, *late, leave, host]
    over = row.state is EventState.OVER and not event.is_night
    return [Button(f"event:records:{row.id}", texts("button-event-records")), host] * over
