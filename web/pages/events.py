"""`/e/<key>`: an event, as its message on Discord shows it; the page updates itself."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s

from aiohttp import web
from markupsafe import Markup

from bot.events.message import (
    about_parts,
    joined_text,
    podium_text,
    round_head,
    round_notes,
    tables_of,
)
from bot.events.nights import with_scores
from bot.events.pictures import picture_of_podium, picture_of_table
from bot.events.running import RunningEvent
from bot.store import Event, EventState, LinkKind
from images.picture import Drawing
from texts import Texts
from web.server.markdown import as_html
from web.server.pictures import picture_response
from web.server.site import SITE
from web.server.templates import TEXTS, render

ROUTES = web.RouteTableDef()


@dataclass(frozen=True)
class EventShown:
    """What a page says about an event: `tag` is another one whenever that changes.

    `rounds` are the name and the tables of each, the newest first; a table is its line, and the key
    of the link to its match, if that is open. `pictures` are named, the most important first.
    """

    tag: str
    row: Event
    title: str
    about: str
    lines: str
    rounds: Sequence[tuple[str, Sequence[tuple[Markup, str | None]]]]
    pictures: Mapping[str, Drawing]


@ROUTES.get("/e/{key}")
async def _show(request: web.Request) -> web.Response:
    """Show the event; to a page that shows the same already (`seen`), say that nothing is new."""
    tag, row, links = await _find(request)
    if request.query.get("seen") == tag:
        return web.Response(status=204)
    shown = await _load(request, tag, row, links)
    return render(request, "event.html", path=request.path, shown=shown)


@ROUTES.get("/e/{key}/{name}.png")
async def _picture(request: web.Request) -> web.Response:
    shown = await _load(request, *await _find(request))
    drawing = shown.pictures.get(request.match_info["name"])
    if drawing is None:
        raise web.HTTPNotFound
    return await picture_response(request, drawing)


_Links = Mapping[tuple[int, int], str]


async def _find(request: web.Request) -> tuple[str, Event, _Links]:
    """Return the tag, the event without its log, and the links to its matches."""
    site, store = request.app[SITE], request.app[SITE].store
    link = await site.linked(LinkKind.EVENT, request.match_info["key"])
    row = await store.events.head(int(link.subject))
    if row is None:
        raise web.HTTPNotFound
    links = await store.events.links(row)
    races = await store.races.of_event(row.id)
    scores = await store.races.scores(races[-1], site.now()) if races else []
    names = [row.name, row.host_name, *(each.name for each in row.entrants)]
    facts = row.version, row.state, row.due_at, names, sorted(links.items()), scores
    return blake2s(repr(facts).encode(), digest_size=9).hexdigest(), row, links


async def _load(request: web.Request, tag: str, row: Event, links: _Links) -> EventShown:
    """Return what to show. That takes up to a second for 128 players: once for each change."""
    site, texts = request.app[SITE], request[TEXTS]
    key = "event", row.id, tag, texts.language
    async with site.bot.locks[key]:
        if key not in site.kept:
            event = await RunningEvent.load(site.store, row.id)
            live = await with_scores(site.bot, event)
            site.kept[key] = await asyncio.to_thread(_make, tag, event, live, links, texts)
        shown: EventShown = site.kept[key]
    return shown


def _make(
    tag: str, event: RunningEvent, live: RunningEvent, links: _Links, texts: Texts
) -> EventShown:
    """Make what to show of an event; `live` counts a race that runs."""
    rounds = []
    for number in range(len(event.course.rounds), 0, -1):
        tables = [
            (as_html(table.words), links.get((number, table.number)))
            for table in tables_of(event, number)
        ]
        is_only = event.is_arena or event.is_league
        name = texts("web-event-matches") if is_only else texts("web-event-round", round=number)
        rounds += [(name, tables)] * bool(tables)
    pictures = dict[str, Drawing]()
    if event.row.state is EventState.OVER:
        pictures["podium"] = picture_of_podium(event, texts)
    if event.course.has_begun and event.row.state is not EventState.CANCELLED:
        pictures["standings"] = picture_of_table(live, texts)
    return EventShown(
        tag,
        event.row,
        event.title(texts),
        "\n".join(about_parts(event, texts)),
        "\n".join(_lines(event, texts)),
        rounds,
        pictures,
    )


def _lines(event: RunningEvent, texts: Texts) -> list[str]:
    """Return what there is to say about the event now."""
    match event.row.state:
        case EventState.OPEN:
            lines, begins = (
                [joined_text(event, texts), texts("web-event-join")],
                event.row.starts_at,
            )
            if begins is not None:
                lines.append(texts("web-event-begins", when=f"<t:{begins.timestamp():.0f}>"))
            return lines
        case EventState.RUNNING:
            return [round_head(event, texts), *round_notes(event, texts)]
        case EventState.OVER:
            return [podium_text(event, texts)]
        case EventState.CANCELLED:
            return [texts("event-cancelled")]
