"""The button that leads to a web page's link."""

from __future__ import annotations

from bot.store import LinkKind
from bot.ui.client import Client
from bot.ui.router import Button
from texts import Texts


def link_buttons(client: Client, kind: LinkKind, subject: str | int, texts: Texts) -> list[Button]:
    """Return the button that shows the link to this, as a list; empty if no pages are served."""
    if not client.web_url:
        return []
    return [Button(f"link:show:{kind}:{subject}", texts("button-link"))]
