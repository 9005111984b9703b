"""`/editor`: build a puzzle; `/editor/<key>` can send it to a server as well."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import asdict
from http import HTTPStatus
from typing import Any

from aiohttp import web

from bot.errors import Refusal
from bot.game_api import plugin_of, puzzle_uis
from bot.game_api.workbench import FIXED
from bot.grimoire.session import drawings_of
from bot.grimoire.verdict import goal_line, puzzle_ui
from bot.store import LinkKind
from images.picture import thumbnail
from puzzles.puzzle import Puzzle
from texts import Texts
from web.server.drafts import Form, Written, read_form, workbenches
from web.server.guard import as_code
from web.server.pictures import draw_for, kind_of, picture_response
from web.server.site import SITE
from web.server.templates import TEXTS, render

ROUTES = web.RouteTableDef()
KEY = "{key:[\\w-]{22}}"
CARD_WIDTH = 200
"""Pixels of a card in the list."""
A_DAY = "public, max-age=86400"


@ROUTES.get("/editor")
@ROUTES.get(f"/editor/{KEY}")
async def _open(request: web.Request) -> web.Response:
    return await _show(request, Form("", "", "", {}), {})


@ROUTES.post("/editor")
@ROUTES.post(f"/editor/{KEY}")
async def _draw(request: web.Request) -> web.Response:
    """Show the puzzle in a form, or why it isn't one: an unfinished draft is nothing bad."""
    form, texts = await read_form(request), request[TEXTS]
    try:
        puzzle = await form.puzzle(texts)
    except Refusal as refusal:
        response = await _show(request, form, {"words": refusal.in_words(texts, as_code)})
        if not form.draft:
            response.set_status(HTTPStatus.BAD_REQUEST)
        return response
    return await _show(request, form, await _facts(request, puzzle, texts))


async def _facts(request: web.Request, puzzle: Puzzle, texts: Texts) -> dict[str, Any]:
    """Return what is shown of a puzzle."""
    conditions = [f"-# {each}" for each in puzzle_ui(puzzle).conditions(puzzle, texts)]
    pictures = []
    for drawing in drawings_of(puzzle, texts):
        picture = await draw_for(request, drawing)
        data = b64encode(picture.data).decode()
        pictures.append((f"data:{kind_of(picture)};base64,{data}", picture.alt))
    return {
        "pictures": pictures,
        "words": "\n".join((texts("puzzle-goal", goal=goal_line(puzzle, texts)), *conditions)),
        "written": await Written.of(puzzle),
    }


async def _show(request: web.Request, form: Form, shown: Mapping[str, Any]) -> web.Response:
    if key := request.match_info.get("key", ""):
        await request.app[SITE].linked(LinkKind.EDITOR, key)
    game = next(iter(workbenches()), None)
    if game is None:
        raise web.HTTPNotFound
    texts = request[TEXTS]
    options = [
        (each, texts(f"grimoire-{each.name}-about"), [(v, texts(key)) for v, key in each.choices])
        for each in puzzle_uis()[game].options
    ]
    response = render(
        request,
        "editor.html",
        path=request.path,
        key=key,
        game=game,
        form=form,
        options=options,
        public=not key,
        **{"pictures": [], "words": "", "written": None, **shown},
    )
    response.headers["Cache-Control"] = "no-store"
    return response


@ROUTES.get("/editor/bench/{game}.json")
async def _bench(request: web.Request) -> web.Response:
    """Return what a game's drafts consist of, in the visitor's language."""
    game, texts = request.match_info["game"], request[TEXTS]
    workbench, book = workbenches().get(game), _book(game)
    if workbench is None:
        raise web.HTTPNotFound
    found = {
        "zones": [asdict(zone) for zone in workbench.zones(texts)],
        "settings": [asdict(setting) for setting in workbench.settings(texts)],
        "marks": [asdict(mark) for mark in workbench.marks(texts)],
        "cards": [
            {"id": card, "name": texts.named(names), "names": [*{*names.values()}]}
            for card, names in book.cards
        ],
        "empty": workbench.empty().model_dump(),
        "fixed": FIXED,
        "words": _words(texts),
    }
    headers = {"Cache-Control": "private, max-age=300", "Vary": "Accept-Language"}
    return web.json_response(
        found, dumps=lambda each: json.dumps(each, ensure_ascii=False), headers=headers
    )


@ROUTES.get("/editor/card/{game}/{card}.png")
async def _card(request: web.Request) -> web.Response:
    book, card = _book(request.match_info["game"]), request.match_info["card"]
    if card not in dict(book.cards):
        raise web.HTTPNotFound
    drawing = thumbnail(book.page(card, request[TEXTS]).drawing, CARD_WIDTH)
    response = await picture_response(request, drawing, A_DAY)
    response.headers["Vary"] = "Accept-Language"
    return response


def _book(game: str) -> Any:
    book = plugin_of(game).cards if game in workbenches() else None
    if book is None:
        raise web.HTTPNotFound
    return book


def _words(texts: Texts) -> dict[str, str]:
    """Return what the script says; it fills in `{card}`, `{zone}` and `{place}`."""
    card, zone, place = "{card}", "{zone}", "{place}"
    return {
        "add": texts("web-editor-add", zone=zone),
        "addCard": texts("web-editor-add-card", card=card),
        "added": texts("web-editor-added", card=card, zone=zone),
        "chosen": texts("web-editor-chosen", card=card),
        "earlier": texts("web-editor-earlier"),
        "later": texts("web-editor-later"),
        "more": texts("web-editor-more"),
        "move": texts("web-editor-move", zone=zone),
        "moved": texts("web-editor-moved", card=card, zone=zone, place=place),
        "moveTo": texts("web-editor-move-to"),
        "none": texts("web-editor-none"),
        "remove": texts("web-editor-remove"),
        "removed": texts("web-editor-removed", card=card),
        "search": texts("web-editor-search"),
        "settings": texts("web-editor-settings"),
        "undo": texts("button-undo"),
    }
