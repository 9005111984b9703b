"""Fills in the templates: languages, addresses, and what every page shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import aiohttp_jinja2
import jinja2
from aiohttp import web
from babel import negotiate_locale

from texts import LANGUAGES, Texts, texts_in
from web.server.markdown import as_html, as_line
from web.server.site import SITE

FOLDER = Path(__file__).parents[1] / "templates"
_FILTERS: dict[str, Callable[..., str]] = {"markdown": as_html, "line": as_line}
TEXTS: web.RequestKey[Texts] = web.RequestKey("texts", Texts)
"""The texts in the visitor's language."""


def set_up(app: web.Application) -> None:
    """Make the templates available to the pages of an application."""
    templates = aiohttp_jinja2.setup(
        app,
        loader=jinja2.FileSystemLoader(FOLDER),
        filters=_FILTERS,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    for name in templates.list_templates():  # compiled now, no visitor holds the event loop by it
        templates.get_template(name)


def language_of(request: web.Request) -> Texts:
    """Return the texts of the language in the address (`lang`), else of the browser's."""
    chosen = request.query.get("lang", "")
    if chosen in LANGUAGES:
        return texts_in(chosen)
    accepted = request.headers.get("Accept-Language", "")[:200].split(",")
    wanted = [each.partition(";")[0].strip().partition("-")[0] for each in accepted]
    return texts_in(negotiate_locale(wanted, LANGUAGES))


def render(request: web.Request, template: str, **shown: Any) -> web.Response:
    """Return a page. In the template, `t` formats texts and `at` makes addresses.

    A page sets `title`, `description` and `picture`, by which links to it are previewed.
    """
    texts, site = request[TEXTS], request.app[SITE]

    def at(path: str, **query: object) -> str:
        """Return an address with this query, each a value or a list; it keeps a chosen language."""
        kept = {"lang": request.query.get("lang", "")}
        asked = {name: value for name, value in {**query, **kept}.items() if value != ""}
        return f"{path}?{urlencode(asked, doseq=True)}" if asked else path

    def in_language(language: str) -> str:
        """Return the address of this page in another language."""
        asked = {name: request.query.getall(name) for name in request.query}
        return f"{request.path}?{urlencode({**asked, 'lang': language}, doseq=True)}"

    context = {
        "at": at,
        "chosen_language": request.query.get("lang", ""),
        "framed": False,
        "in_language": in_language,
        "picture": "",
        "public": False,
        "languages": [(code, texts_in(code)("language-name")) for code in LANGUAGES],
        "t": texts,
        "url": site.url,
        **shown,
    }
    return aiohttp_jinja2.render_template(template, request, context)
