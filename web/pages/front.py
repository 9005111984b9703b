"""`/`: what the bot is, its games, a puzzle with its solution; `/sitemap.xml`."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import lru_cache
from hashlib import blake2s

from aiohttp import web

from bot.game_api import all_match_options
from bot.grimoire.solution import solution_words
from bot.grimoire.verdict import puzzle_ui
from bot.links.handlers import puzzle_path
from bot.ui.invitation import invitation_link
from puzzles import library
from puzzles.puzzle import Puzzle
from texts import texts_in
from web.pages.rules import load_game
from web.server.site import SITE, Site
from web.server.templates import TEXTS, render

ROUTES = web.RouteTableDef()
KEPT_SOLUTIONS = 16
EASY = 2
"""The puzzle is in the easier half: visitors may not know the game."""


@ROUTES.get("/")
async def _show(request: web.Request) -> web.Response:
    site, texts = request.app[SITE], request[TEXTS]
    puzzle = await _puzzle_of_yesterday(site)
    pictures = puzzle_ui(puzzle).pictures(puzzle, puzzle.state(), (), texts) if puzzle else ()
    return render(
        request,
        "front.html",
        public=True,
        invitation=_invitation(site),
        games=[await load_game(each.game, texts) for each in all_match_options()],
        puzzle=puzzle,
        puzzle_path=puzzle and puzzle_path(puzzle.id),
        alts=[each.alt() for each in pictures],
        solution=puzzle and await asyncio.to_thread(_solution, puzzle.id, texts.language),
    )


@ROUTES.get("/sitemap.xml")
async def _sitemap(request: web.Request) -> web.Response:
    """List the pages that search engines may show."""
    paths = ["/", *(f"/rules/{each.game}" for each in all_match_options())]
    places = "".join(f"<url><loc>{request.app[SITE].url}{path}</loc></url>" for path in paths)
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    space = "http://www.sitemaps.org/schemas/sitemap/0.9"
    text = f'{head}<urlset xmlns="{space}">{places}</urlset>'
    return web.Response(text=text, content_type="application/xml")


async def _puzzle_of_yesterday(site: Site) -> Puzzle | None:
    """Return a built-in puzzle, another one each day; None if there is none.

    It is never one that is a daily puzzle now.
    """
    now = site.now()
    closed, day = await site.store.dailies.closed_puzzles(now), (now - timedelta(days=1)).date()
    known = sorted(
        (each for puzzles in library.built_in().values() for each in puzzles),
        key=lambda each: each.rating,
    )
    shuffled = sorted(
        known[: len(known) // EASY], key=lambda each: blake2s(f"{day} {each.id}".encode()).digest()
    )
    return next((each for each in shuffled if each.id not in closed), None)


@lru_cache(KEPT_SOLUTIONS)
def _solution(puzzle_id: str, language: str) -> str:
    """Return the explained solution; that can take some tenths of a second."""
    return solution_words(library.by_id(puzzle_id), (), texts_in(language))


def _invitation(site: Site) -> str:
    """Return the link that adds the bot to a server; empty in the sandbox."""
    application_id, is_real = site.bot.application_id, site.bot.settings.token is not None
    return invitation_link(application_id) if is_real and application_id else ""
