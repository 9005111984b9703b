"""`/m/<key>`: a finished match, step by step, as its spectators saw it."""

from __future__ import annotations

import json

from aiohttp import web
from pydantic import TypeAdapter

from bot.boards.steps import (
    describe_step,
    draw_step,
    ending_of,
    find_turns,
    name_of_turn,
    title_of,
)
from bot.game_api import GAME_UIS, read_match_settings
from bot.learning.review import draw_review, listed_misses
from bot.matches import LiveMatch
from bot.store import Motion
from images.picture import Drawing
from puzzles.analysis import Analysis
from texts import Texts
from web.server.pictures import picture_response
from web.server.site import SITE, Site
from web.server.templates import TEXTS, render

ROUTES = web.RouteTableDef()
_ANALYSIS = TypeAdapter(Analysis)


@ROUTES.get("/m/{key}")
async def _show(request: web.Request) -> web.Response:
    """Show a step, by default the first."""
    match, texts = await _match(request), request[TEXTS]
    step, last = _step(request.query.get("step", "0"), match), len(match.moves)
    turns = find_turns(match)
    review = await _review(request.app[SITE], match, texts)
    return render(
        request,
        "match.html",
        title=title_of(match, texts),
        about=read_match_settings(match.row.settings).title(texts),
        path=request.path,
        step=step,
        last=last,
        alt=draw_step(match, step, texts, Motion.STILL).alt(),
        lines=describe_step(match, step, texts),
        ending=ending_of(match, texts) if step == last else "",
        turns=[(turn.begins, name_of_turn(match, turn, texts)) for turn in turns],
        turn=max(turn.begins for turn in turns if turn.begins <= step),
        has_decks=GAME_UIS[match.game.id].decks is not None,
        review_alt=review.alt() if review is not None else "",
    )


@ROUTES.get("/m/{key}/{step:\\d{1,5}}.png")
async def _board(request: web.Request) -> web.Response:
    match = await _match(request)
    step = _step(request.match_info["step"], match)
    return await picture_response(request, draw_step(match, step, request[TEXTS], Motion.STILL))


@ROUTES.get("/m/{key}/decks.png")
async def _decks(request: web.Request) -> web.Response:
    match = await _match(request)
    decks = GAME_UIS[match.game.id].decks
    if decks is None:
        raise web.HTTPNotFound
    return await picture_response(request, decks.draw(match.row.setup, match.names, request[TEXTS]))


@ROUTES.get("/m/{key}/review.png")
async def _curve(request: web.Request) -> web.Response:
    drawing = await _review(request.app[SITE], await _match(request), request[TEXTS])
    if drawing is None:
        raise web.HTTPNotFound
    return await picture_response(request, drawing)


@ROUTES.get("/m/{key}/record.json")
async def _record(request: web.Request) -> web.Response:
    """Return the record, which replays to the same match (docs/formats)."""
    match = await _match(request)
    return web.Response(
        text=json.dumps(match.record(), ensure_ascii=False, indent=1),
        content_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="match-{match.id}.json"'},
    )


async def _match(request: web.Request) -> LiveMatch:
    return await request.app[SITE].linked_match(request.match_info["key"])


def _step(asked: str, match: LiveMatch) -> int:
    """Return the step that an address asks for, or the nearest that there is."""
    number = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 6 else 0
    return min(number, len(match.moves))


async def _review(site: Site, match: LiveMatch, texts: Texts) -> Drawing | None:
    """Return the picture of the review, if the match has been reviewed."""
    stored, result = await site.store.reviews.review(match.id), match.row.result
    if stored is None or result is None:
        return None
    found = _ANALYSIS.validate_python(stored)
    return draw_review(match, result, found, listed_misses(found, ()), texts)
