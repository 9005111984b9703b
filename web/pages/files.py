"""`/icon.png`, `/robots.txt`, and `/static/<name>`: styles and scripts."""

from __future__ import annotations

from functools import cache
from gzip import compress, decompress
from mimetypes import types_map

from aiohttp import web

from images.brand import logo
from images.picture import as_png
from web.server.guard import GZIP
from web.server.templates import FOLDER

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


@ROUTES.get("/static/{name}")
async def _static(request: web.Request) -> web.Response:
    """Return a style or a script, which is compressed once for all."""
    found = _packed().get(request.match_info["name"])
    if found is None:
        raise web.HTTPNotFound
    kind, packed = found
    takes_it = GZIP in request.headers.get("Accept-Encoding", "")
    headers = {"Content-Encoding": GZIP} if takes_it else {}
    body = packed if takes_it else decompress(packed)
    return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)


@cache
def _packed() -> dict[str, tuple[str, bytes]]:
    """Return the type and the compressed bytes of each static file that pages load."""
    files = [file for file in (FOLDER.parent / "static").iterdir() if file.suffix in types_map]
    return {file.name: (types_map[file.suffix], compress(file.read_bytes())) for file in files}


@cache
def _logo() -> bytes:
    return as_png("icon", logo(ICON_SIDE), "").data
