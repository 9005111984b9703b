"""Serves pictures, which wait for those on Discord."""

from __future__ import annotations

from hashlib import blake2s
from mimetypes import types_map
from pathlib import PurePath

from aiohttp import web

from images.picture import Drawing
from images.renderer import Urgency
from web.server.guard import ADDRESS
from web.server.site import SITE
from workers import Asker

PAGES = -1
"""The place of all visitors in the queue of pictures: they take turns with each server."""
KEPT_SECONDS = 300
"""Seconds for which a browser shows a picture again without asking."""


async def picture_response(request: web.Request, drawing: Drawing) -> web.Response:
    """Draw a picture and return it.

    Raises `Crowded` if this address asks for too many at a time.
    """
    site, asker = request.app[SITE], Asker(request[ADDRESS], PAGES)
    async with site.drawing.turn(asker):
        picture = await site.renderer.draw(drawing, Urgency.PAGE)
    tag = blake2s(picture.data, digest_size=12).hexdigest()
    headers = {"Cache-Control": f"private, max-age={KEPT_SECONDS}", "ETag": f'"{tag}"'}
    if any(each.value == tag for each in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    kind = types_map[PurePath(picture.name).suffix]
    return web.Response(body=picture.data, content_type=kind, headers=headers)
