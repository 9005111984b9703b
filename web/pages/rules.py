"""`/rules/<game>`: how a game is played, its rules with a search, its cards; as `/help` says it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from aiohttp import web

from bot.game_api import game_name, guide_of
from bot.game_api.guide import Guide, Topic
from bot.game_api.lookup import CardBook
from bot.learning.help import cover_of, draw_scene, find_rules, topics_of
from images.picture import Drawing
from texts import Texts, dashed, texts_in
from web.server.pictures import picture_response
from web.server.templates import TEXTS, render

ROUTES = web.RouteTableDef()
LONGEST_SEARCH = 100


@dataclass(frozen=True)
class GameShown:
    """A game's help in one language. Pictures are named by `drawings`, and told by `alts`.

    `scenes` are the sentences of the pictures that explain it, `cards` the label, the id and the
    small print of each card.
    """

    guide: Guide
    name: str
    about: str
    labels: Mapping[Topic, str]
    scenes: Sequence[str]
    turn: str
    cards: Sequence[tuple[str, str, str]]
    drawings: Mapping[str, Drawing]
    alts: Mapping[str, str]


async def load_game(game: str, texts: Texts) -> GameShown:
    """Return the help of a game; the first time takes a moment, in a thread.

    Raises `KeyError` for an unknown game.
    """
    return await asyncio.to_thread(_load, game, texts.language)


@cache
def _load(game: str, language: str) -> GameShown:
    texts, key, guide = texts_in(language), dashed(game), guide_of(game)
    drawings = {f"scene-{at}": draw_scene(each, texts) for at, each in enumerate(guide.scenes, 1)}
    icons = guide.icons(texts) if guide.icons is not None else ()
    drawings |= {f"icons-{at}": each for at, each in enumerate(icons, 1)}
    if (cover := cover_of(game, texts)) is not None:
        drawings["cover"] = cover
    book = guide.book
    cards = (
        [(book.label(each, texts), each, book.brief(each, texts)) for each, _ in book.cards]
        if book
        else []
    )
    return GameShown(
        guide,
        game_name(game, texts),
        texts(f"help-{key}"),
        {topic: guide.label(topic, texts) for topic in topics_of(guide)},
        [texts(f"help-{key}-{at}") for at in range(1, len(guide.scenes) + 1)],
        texts(f"help-{key}-turn") if guide.scenes else "",
        sorted(cards),
        drawings,
        {name: drawing.alt() for name, drawing in drawings.items()},
    )


@ROUTES.get("/rules/{game}")
async def _show(request: web.Request) -> web.Response:
    """Show everything, or the rules with the words of a search."""
    shown = await _game(request)
    typed = request.query.get("q", "").strip()[:LONGEST_SEARCH]
    return render(
        request,
        "rules.html",
        public=not typed,
        path=request.path,
        shown=shown,
        typed=typed,
        rules=find_rules(shown.guide, typed, request[TEXTS]),
    )


@ROUTES.get("/rules/{game}/{name}.png")
async def _picture(request: web.Request) -> web.Response:
    drawing = (await _game(request)).drawings.get(request.match_info["name"])
    if drawing is None:
        raise web.HTTPNotFound
    return await picture_response(request, drawing)


@ROUTES.get("/rules/{game}/cards/{card:[\\w-]+}")
async def _card(request: web.Request) -> web.Response:
    shown, texts = await _game(request), request[TEXTS]
    book, card_id = _book(request, shown.guide)
    return render(
        request,
        "card.html",
        public=True,
        path=request.path,
        shown=shown,
        label=book.label(card_id, texts),
        page=(page := book.page(card_id, texts)),
        alt=page.drawing.alt(),
    )


@ROUTES.get("/rules/{game}/cards/{card:[\\w-]+}.png")
async def _card_picture(request: web.Request) -> web.Response:
    book, card_id = _book(request, (await _game(request)).guide)
    return await picture_response(request, book.page(card_id, request[TEXTS]).drawing)


async def _game(request: web.Request) -> GameShown:
    """Return the game in the address. Raises `HTTPNotFound`."""
    game = request.match_info["game"]
    try:
        guide = guide_of(game)
    except KeyError:
        raise web.HTTPNotFound from None
    if guide.game != game:  # a format of it
        raise web.HTTPNotFound
    return await load_game(game, request[TEXTS])


def _book(request: web.Request, guide: Guide) -> tuple[CardBook, str]:
    """Return the cards of the game, and the id of the one in the address."""
    book, card_id = guide.book, request.match_info["card"]
    if book is None or card_id not in dict(book.cards):
        raise web.HTTPNotFound
    return book, card_id
