"""`/u/<key>`: a profile; `/r/<key>`: a ranking. Both as every member of the server may see them."""

from __future__ import annotations

from aiohttp import web

from bot.boards.watching import outsider
from bot.results.achievements import award_line, awards_known_to, count_line
from bot.results.profile import Whose, draw_profile, events_line, load_profile
from bot.results.ranking import draw_ranking, last_page, page_of, read_pool
from bot.store import LinkKind, Reader
from bot.store.results import RatingTable
from bot.ui.escaping import NAMELESS
from images.picture import Drawing
from web.server.pictures import picture_response
from web.server.site import SITE
from web.server.templates import TEXTS, render

ROUTES = web.RouteTableDef()


@ROUTES.get("/u/{key:[\\w-]+}")
async def _profile(request: web.Request) -> web.Response:
    """Show the profile, and below it the achievements: the pinned ones, then the newest."""
    whose, reader = await _person(request)
    site, texts = request.app[SITE], request[TEXTS]
    awards = await awards_known_to(reader, site.store, whose.guild_id, whose.user_id)
    matches = [str(award.match_id) for award in awards if award.match_id is not None]
    keys = await site.store.links.keys(LinkKind.MATCH, matches, whose.guild_id or 0)
    return render(
        request,
        "profile.html",
        name=whose.name,
        events=await events_line(site.bot, whose.guild_id, whose.user_id, texts),
        alt=(await _drawing(request, whose, reader)).alt(),
        path=request.path,
        count=count_line(awards, texts),
        awards=[
            (award_line(award, texts), keys.get(str(award.match_id)))
            for award in sorted(awards, key=lambda award: not award.pinned)
        ],
    )


@ROUTES.get("/u/{key:[\\w-]+}.png")
async def _profile_picture(request: web.Request) -> web.Response:
    return await picture_response(request, await _drawing(request, *await _person(request)))


async def _person(request: web.Request) -> tuple[Whose, Reader]:
    """Return whose profile it is, and who reads it. Raises `HTTPNotFound` if they hide it."""
    site = request.app[SITE]
    link = await site.linked(LinkKind.PROFILE, request.match_info["key"])
    guild_id, user_id, results = link.guild_id, link.owner_id, site.store.results
    _, is_shown = await results.visibility(guild_id, user_id)
    if not is_shown:
        raise web.HTTPNotFound
    name = await results.newest_name(guild_id, user_id) or NAMELESS
    return Whose(guild_id, user_id, name), await outsider(site.bot, guild_id, user_id)


async def _drawing(request: web.Request, whose: Whose, reader: Reader) -> Drawing:
    profile, _ = await load_profile(request.app[SITE].bot, whose, reader, request[TEXTS])
    return draw_profile(profile, request[TEXTS])


@ROUTES.get("/r/{key:[\\w-]+}")
async def _ranking(request: web.Request) -> web.Response:
    """Show a page of a season, by default the first of the current one."""
    table, current = await _table(request)
    last = last_page(table)
    page = min(_number(request, "page", 1), last + 1)
    guild = request.app[SITE].bot.get_guild(table.pool.guild_id)
    return render(
        request,
        "ranking.html",
        shown=page_of(table, page - 1, request[TEXTS]),
        server=guild.name if guild is not None else "",
        path=request.path,
        page=page,
        pages=last + 1,
        season=table.season + 1,
        seasons=current + 1,
    )


@ROUTES.get("/r/{key:[\\w-]+}.png")
async def _ranking_picture(request: web.Request) -> web.Response:
    """Draw the first page of a season."""
    (table, _), texts = await _table(request), request[TEXTS]
    return await picture_response(request, draw_ranking(page_of(table, 0, texts), texts))


async def _table(request: web.Request) -> tuple[RatingTable, int]:
    """Return the table of the requested season, and the number of the current one."""
    site = request.app[SITE]
    link = await site.linked(LinkKind.RANKING, request.match_info["key"])
    pool, current = read_pool(link.guild_id, link.subject), 0
    if pool is None:  # a removed game
        raise web.HTTPNotFound
    if (newest := await site.store.seasons.current(link.guild_id)) is not None:
        current = newest.number
    season = min(_number(request, "season", current + 1), current + 1) - 1
    return await site.store.results.table(pool, season, site.now()), current


def _number(request: web.Request, name: str, otherwise: int) -> int:
    """Return the number (from 1 on) that an address asks for."""
    asked = request.query.get(name, "")
    is_number = asked.isascii() and asked.isdecimal() and len(asked) < 6
    return max(1, int(asked)) if is_number else otherwise
