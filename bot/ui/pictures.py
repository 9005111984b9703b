"""Pictures as they go to people. Where one can't be drawn, what it shows is told in words."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.ui.harmless import harmless
from images.picture import ALT_LIMIT, Drawing, Picture
from images.renderer import Urgency

if TYPE_CHECKING:
    from bot.app import App

log = structlog.get_logger()


async def drawn(
    client: App,
    drawing: Drawing | Callable[[], Drawing],
    urgency: Urgency = Urgency.PERSON,
    about: int = 0,
) -> Picture:
    """The picture, drawn off the event loop; without a file where that fails. A function says what
    is to be shown by the time that a painter has for it. What is `about` the same, such as a match,
    has parts in common."""
    shown = drawing if isinstance(drawing, Drawing) else None

    def newest() -> Drawing:
        nonlocal shown
        assert not isinstance(drawing, Drawing), "it is known"
        shown = drawing()
        return shown

    try:
        with client.metrics.drawing(lambda: shown):
            return await client.renderer.draw(shown or newest, urgency, about)
    except Exception as error:  # a font that is gone, a broken Pillow: people play on in words
        log.error("picture not drawn", kind=type(error).__name__, exc_info=error)
        return Picture("", b"", (shown or newest()).alt())


def gallery(picture: Picture, room: int = ALT_LIMIT) -> discord.ui.Item[Any]:
    """The picture as a component; `files_of` makes the file that goes with it. In words these have
    up to `room` characters."""
    if picture.data:
        return discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
        )
    lines = [harmless(line, ALT_LIMIT) for line in picture.alt.split("\n") if line.strip()]
    return discord.ui.TextDisplay("\n".join(lines)[:room])


def files_of(picture: Picture) -> list[discord.File]:
    """The picture as the file to send, if there is one."""
    if not picture.data:
        return []
    return [discord.File(BytesIO(picture.data), picture.name, description=picture.alt)]
