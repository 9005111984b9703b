"""`/icon.png` and `/robots.txt`."""

from __future__ import annotations

from functools import cache

from aiohttp import web

from images.brand import logo
from images.picture import as_png

ROUTES = web.RouteTableDef()
ICON_SIDE = 64
KEPT_OUT = "/m/", "/u/", "/r/", "/e/", "/p/random"
ROBOTS = "\n".join(["User-agent: *", *(f"Disallow: {path}" for path in KEPT_OUT), ""])
"""Search engines list no pages behind links."""


@ROUTES.get("/icon.png")
async def _icon(_request: web.Request) -> web.Response:
    headers = {"Cache-Control": "public, max-age=86400"}
    return web.Response(body=_logo(), content_type="image/png", headers=headers)


@ROUTES.get("/robots.txt")
async def _robots(_request: web.Request) -> web.Response:
    return web.Response(text=ROBOTS)


@cache
def _logo() -> bytes:
    return as_png("icon", logo(ICON_SIDE), "").data
