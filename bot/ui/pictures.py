"""Pictures as they go to people. Where one can't be drawn, what it shows is told in words."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import discord
import structlog

from bot.errors import Refusal
from bot.ui.client import Client, Interaction
from bot.ui.escaping import escape_markdown
from images.picture import ALT_LIMIT, Drawing, Picture
from images.renderer import Urgency
from workers import Asker, Crowded

log = structlog.get_logger()


async def draw_picture(
    client: Client,
    drawing: Drawing | Callable[[], Drawing],
    urgency: Urgency = Urgency.PERSON,
    about: int = 0,
    asker: Asker | None = None,
) -> Picture:
    """Return the picture, drawn off the event loop; without a file where that fails.

    A function says what is to be shown by the time that a painter has for it. What is `about` one
    thing, such as a match, has parts in common. An `asker` has one drawn at a time. Raises
    `Refusal` where too many that they have asked for are waiting.
    """
    shown = drawing if isinstance(drawing, Drawing) else None

    def newest() -> Drawing:
        nonlocal shown
        assert not isinstance(drawing, Drawing), "it is known"
        shown = drawing()
        return shown

    try:
        with client.metrics.drawing(lambda: shown):
            return await client.renderer.draw(shown or newest, urgency, about, asker)
    except Crowded:
        raise Refusal("refused-many-pictures") from None
    except Exception as error:  # a font that is gone, a broken Pillow: people play on in words
        log.error("picture not drawn", kind=type(error).__name__, exc_info=error)
        return Picture("", b"", (shown or newest()).alt())


async def draw_picture_for(
    interaction: Interaction, drawing: Drawing, urgency: Urgency | None = None, about: int = 0
) -> Picture:
    """Return the picture for the person who acts.

    A film gives way to what others wait for, unless there is an `urgency` about it.
    """
    if urgency is None:
        urgency = Urgency.REPLAY if drawing.film else Urgency.PERSON
    asker = Asker(interaction.user.id, interaction.guild_id)
    return await draw_picture(interaction.client, drawing, urgency, about, asker)


def gallery(picture: Picture, limit: int = ALT_LIMIT) -> discord.ui.Item[Any]:
    """Return the picture as a component; `files_of` makes the file that goes with it.

    In words these have up to `limit` characters.
    """
    if picture.data:
        return discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
        )
    lines = [escape_markdown(line, ALT_LIMIT) for line in picture.alt.split("\n") if line.strip()]
    return discord.ui.TextDisplay("\n".join(lines)[:limit])


def files_of(picture: Picture) -> list[discord.File]:
    """Return the picture as the file to send, if there is one."""
    if not picture.data:
        return []
    return [discord.File(BytesIO(picture.data), picture.name, description=picture.alt)]
