"""Serves pictures, which wait for those on Discord."""

from __future__ import annotations

import asyncio
import time
from hashlib import blake2s
from mimetypes import types_map
from pathlib import PurePath

from aiohttp import web

from images.picture import Drawing, Picture
from images.renderer import Urgency
from web.server.guard import ADDRESS
from web.server.site import SITE
from workers import Asker

PAGES = -1
"""The place of all visitors in the queue of pictures: they take turns with each server."""
REST = 4.0
"""How much longer than a picture has taken the next one of a page waits for the others."""
KEPT_SECONDS = 300
"""Seconds for which a browser shows a picture again without asking."""


async def draw_for(request: web.Request, drawing: Drawing) -> Picture:
    """Draw a picture for a visitor. Raises `Crowded` if this address asks for too many at once.

    While users on Discord wait for pictures, those of pages leave the painters to them in between.
    """
    site, asker = request.app[SITE], Asker(request[ADDRESS], PAGES)
    async with site.drawing.turn(asker):
        began = time.monotonic()
        picture = await site.renderer.draw(drawing, Urgency.PAGE)
        if site.renderer.waiting:
            await asyncio.sleep(REST * (time.monotonic() - began))
        return picture


def kind_of(picture: Picture) -> str:
    """Return the media type of a picture."""
    return types_map[PurePath(picture.name).suffix]


async def picture_response(
    request: web.Request, drawing: Drawing, kept: str = f"private, max-age={KEPT_SECONDS}"
) -> web.Response:
    """Draw a picture and return it; `kept` says who may keep it for how long.

    Raises `Crowded` if this address asks for too many at a time.
    """
    picture = await draw_for(request, drawing)
    tag = blake2s(picture.data, digest_size=12).hexdigest()
    headers = {"Cache-Control": kept, "ETag": f'"{tag}"'}
    if any(each.value == tag for each in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    return web.Response(body=picture.data, content_type=kind_of(picture), headers=headers)
