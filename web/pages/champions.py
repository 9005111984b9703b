"""`/champion`: a card of one's own, with its price and picture; by a link it can be saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from aiohttp import web
from multidict import MultiMapping

from bot.errors import Refusal
from bot.game_api import workshop
from bot.game_api.workshop import Asked, CardWorkshop
from bot.store import Link, LinkKind
from web.server.guard import as_code, sent_form
from web.server.pictures import picture_response
from web.server.site import SITE
from web.server.templates import TEXTS, render

ROUTES = web.RouteTableDef()


@ROUTES.get("/champion")
async def _build(request: web.Request) -> web.Response:
    return await _page(request, _values(request.query), None)


@ROUTES.get("/champion.{kind:webp|png}")
async def _picture(request: web.Request) -> web.Response:
    design = _workshop().design(_values(request.query), request[TEXTS])
    drawing = design.file if request.match_info["kind"] == "png" else design.drawing
    if drawing is None:
        raise web.HTTPNotFound
    return await picture_response(request, drawing)


@ROUTES.get("/champion/{key:[\\w-]{22}}")
async def _build_linked(request: web.Request) -> web.Response:
    return await _page(request, _values(request.query), await _link(request))


@ROUTES.post("/champion/{key:[\\w-]{22}}")
async def _save(request: web.Request) -> web.Response:
    """Save the card for the link's owner, and lead to its page; or say there why not."""
    link, site, making = await _link(request), request.app[SITE], _workshop()
    asked = _values(await sent_form(request))
    design = making.design(asked, request[TEXTS])
    try:
        site.check_not_blocked(link)
        await making.save(asked, link.owner_id, link.guild_id, site.store, site.now())
    except Refusal as refusal:
        return await _page(request, asked, link, refusal)
    query = {**design.query, "lang": request.query.getall("lang", [])}
    raise web.HTTPSeeOther(f"{request.path}?{urlencode(query, doseq=True)}")


async def _page(
    request: web.Request, asked: Asked, link: Link | None, refusal: Refusal | None = None
) -> web.Response:
    """Show the card as far as it has been made, and why it can't be saved like this."""
    making, texts = _workshop(), request[TEXTS]
    design, store = making.design(asked, texts), request.app[SITE].store
    fault = refusal or design.fault
    return render(
        request,
        "champion.html",
        design=design,
        fault=fault.in_words(texts, as_code) if fault is not None else "",
        path=request.path,
        can_save=link is not None and design.fault is None,
        is_saved=link is not None and await making.is_saved(design, link.owner_id, store),
        public=link is None and not request.query,
    )


async def _link(request: web.Request) -> Link:
    return await request.app[SITE].linked(LinkKind.CHAMPION, request.match_info["key"])


def _workshop() -> CardWorkshop:
    """Return the workshop of an installed game. Raises `HTTPNotFound`."""
    found = workshop()
    if found is None:
        raise web.HTTPNotFound
    return found


def _values(sent: MultiMapping[Any]) -> dict[str, Sequence[str]]:
    """Return the values of each field of a form; files aren't any."""
    return {name: [each for each in sent.getall(name) if isinstance(each, str)] for name in sent}
