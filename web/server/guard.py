"""What every request passes: an address with a limit, headers, and sentences for errors."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, TypeAlias

import structlog
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from cachetools import TTLCache
from multidict import MultiDictProxy

from bot.errors import UserError
from web.server.site import SITE, Closed
from web.server.templates import TEXTS, language_of, render
from workers import Crowded

log = structlog.get_logger()

Handler: TypeAlias = "Callable[[web.Request], Awaitable[web.StreamResponse]]"

BURST, PER_SECOND = 150.0, 15.0
"""Requests that an address may make at once, and per second after that. A page has a few pictures,
styles and scripts.
"""
KNOWN_ADDRESSES, KNOWN_SECONDS = 20_000, 300.0
"""The most addresses that are remembered, and for how many seconds."""
ALL_PER_SECOND, AT_ONCE = 30.0, 8.0
"""Requests of all addresses that begin per second, and at once after a quiet time: what a page
loads.
"""
PATIENCE = 10.0
"""Seconds that a request waits for its turn."""
TAR_SECONDS = 1.0
"""Seconds that a refused address waits for the refusal, so that asking again and again costs
little.
"""
RETRY_SECONDS = "5"
GZIP, LEAST_TO_PACK = "gzip", 1000
"""How texts are compressed, and from how many bytes on."""
STATIC_SECONDS = 3600
"""Seconds for which a browser keeps styles and scripts."""
HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
POLICY = (
    "default-src 'none'; img-src 'self' data: blob:; style-src 'self'; script-src 'self';"
    " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors "
)
ADDRESS: web.RequestKey[str] = web.RequestKey("address", str)
"""From where a request comes: an IPv4 address, or the /64 network of an IPv6 address."""
FRAMED: web.RequestKey[bool] = web.RequestKey("framed", bool)
"""Set by pages that other sites may show in a frame."""


@dataclass(slots=True)
class _Allowance:
    """How many requests an address had left at a time."""

    left: float
    at: float


class Limits:
    """How many requests each address may make."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._allowances: TTLCache[str, _Allowance] = TTLCache(KNOWN_ADDRESSES, KNOWN_SECONDS, now)

    def take(self, address: str) -> bool:
        """Count a request; return False if the address has to wait."""
        now = self._now()
        known = self._allowances.setdefault(address, _Allowance(BURST, now))
        known.left = min(BURST, known.left + (now - known.at) * PER_SECOND)
        known.at = now
        if known.left < 1:
            return False
        known.left -= 1
        return True


class Pace:
    """How many requests of all addresses begin per second; the others wait for their turn.

    So pages never take more than a small share of the event loop from the users on Discord.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._next = now() - AT_ONCE / ALL_PER_SECOND

    async def turn(self) -> None:
        """Wait until a request may begin. Raises `Crowded` if that would take too long."""
        now = self._now()
        begins = max(self._next, now - AT_ONCE / ALL_PER_SECOND)
        if begins - now > PATIENCE:
            raise Crowded
        self._next = begins + 1 / ALL_PER_SECOND
        if begins > now:
            await asyncio.sleep(begins - now)


LIMITS = web.AppKey("limits", Limits)
PACE = web.AppKey("pace", Pace)


async def sent_form(request: web.Request) -> MultiDictProxy[Any]:
    """Return the fields of a form; pages send none with files. Raises `HTTPBadRequest`."""
    if request.content_type.startswith("multipart/"):
        raise web.HTTPBadRequest
    try:
        return await request.post()
    except (HttpProcessingError, LookupError, ValueError):  # its encoding, its characters
        raise web.HTTPBadRequest from None


def address_of(request: web.Request, proxies: int) -> str:
    """Return the visitor's address, which the last `proxies` proxies in front are trusted to name.

    Visitors can write into the header too, but only before the addresses that proxies add.
    """
    named = [request.remote or ""]
    if proxies:
        said = ",".join(request.headers.getall("X-Forwarded-For", [])).split(",")
        named = [*(each.strip() for each in said if each.strip()), *named][-1 - proxies :]
    try:
        address = ip_address(named[0])
    except ValueError:
        return "unknown"
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, 64), strict=False))
    return str(address)


@web.middleware
async def _answer(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer every request with the right headers, and every error with a sentence."""
    request[TEXTS] = language_of(request)
    request[ADDRESS] = address_of(request, request.app[SITE].proxies)
    try:
        if not request.app[LIMITS].take(request[ADDRESS]):
            await asyncio.sleep(TAR_SECONDS)
            raise Crowded
        await request.app[PACE].turn()
        response = await handler(request)
    except UserError as refusal:
        closed = isinstance(refusal, Closed)
        status = HTTPStatus.FORBIDDEN if closed else HTTPStatus.BAD_REQUEST
        response = _sentence(request, status, refusal.in_words(request[TEXTS], as_code))
    except Crowded:
        words = request[TEXTS]("web-crowded")
        response = _sentence(request, HTTPStatus.TOO_MANY_REQUESTS, words)
        response.headers["Retry-After"] = RETRY_SECONDS
    except web.HTTPException as found:
        if found.status < HTTPStatus.BAD_REQUEST:
            raise
        response = _sentence(request, HTTPStatus(found.status), request[TEXTS](_key(found.status)))
    except asyncio.CancelledError:
        raise
    except Exception as fault:
        resource = request.match_info.route.resource  # its template has no key of a link
        log.exception("page failed", page=resource and resource.canonical, exc_info=fault)
        words = request[TEXTS]("web-failed")
        response = _sentence(request, HTTPStatus.INTERNAL_SERVER_ERROR, words)
    response.headers.update(HEADERS)
    if request.path.startswith("/static/"):
        response.headers["Cache-Control"] = f"public, max-age={STATIC_SECONDS}"
    _pack(request, response)
    frames = "*" if request.get(FRAMED) else "'none'"
    response.headers["Content-Security-Policy"] = POLICY + frames
    return response


def _pack(request: web.Request, response: web.StreamResponse) -> None:
    """Compress a text if that is worth it and the browser can read it; pictures are already."""
    if response.content_type.startswith(("text/", "application/j")):
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        is_worth_it = (response.content_length or 0) >= LEAST_TO_PACK
        is_packed = "Content-Encoding" in response.headers
        if is_worth_it and not is_packed and GZIP in request.headers.get("Accept-Encoding", ""):
            response.enable_compression(web.ContentCoding.gzip)


def _sentence(request: web.Request, status: HTTPStatus, words: str) -> web.Response:
    """Return a page that says this."""
    response = render(request, "error.html", words=words)
    response.set_status(status)
    response.headers["Cache-Control"] = "no-store"
    return response


def _key(status: int) -> str:
    if status == HTTPStatus.NOT_FOUND:
        return "web-not-found"
    return "web-too-large" if status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE else "web-bad-request"


def as_code(command: str) -> str:
    """Write a command where no one can tap it."""
    return f"`/{command}`"


MIDDLEWARES = (_answer,)
