"""Puts the application together: pages, files, middlewares."""

from __future__ import annotations

import asyncio
from importlib import import_module
from pkgutil import iter_modules

from aiohttp import web

from web.server import guard, templates
from web.server.jobs import JOBS, Jobs
from web.server.site import SITE, Site

LARGEST_REQUEST = 64 * 1024
"""The most bytes that a page may send; a puzzle has about 3,000."""


def make_application(site: Site) -> web.Application:
    """Return the application with all pages (`ROUTES` of the modules in `web/pages/`)."""
    app = web.Application(middlewares=guard.MIDDLEWARES, client_max_size=LARGEST_REQUEST)
    app[SITE], app[guard.LIMITS], app[guard.PACE] = site, guard.Limits(), guard.Pace()
    app[JOBS] = Jobs()
    app.on_cleanup.append(_close_site)
    templates.set_up(app)
    package = import_module("web.pages")
    for found in iter_modules(package.__path__, f"{package.__name__}."):
        app.add_routes(import_module(found.name).ROUTES)
    return app


async def _close_site(app: web.Application) -> None:
    await app[JOBS].close()
    await asyncio.gather(app[SITE].judges.close(), app[SITE].provers.close())
