"""Draw pictures for messages. If one can't be drawn, its text alternative is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import structlog

from bot.errors import Refusal
from bot.ui.client import Client, Interaction
from bot.ui.escaping import escape_markdown
from bot.ui.files import file_of
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
    """Draw a picture outside the event loop; return one without a file if that fails.

    Args:
        client: The client whose renderer draws.
        drawing: What to draw, or a function that returns it when a render worker is free.
        urgency: Its priority in the queue.
        about: Id of what it shows, such as a match: pictures of the same thing share parts.
        asker: The user who waits for it; one picture of each user is drawn at a time.

    Raises:
        Refusal: Too many pictures that this user asked for are waiting.
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
    except Exception as error:  # a missing font, a broken Pillow: users play on with text
        log.error("picture not drawn", kind=type(error).__name__, exc_info=error)
        return Picture("", b"", (shown or newest()).alt())


async def draw_picture_for(
    interaction: Interaction, drawing: Drawing, urgency: Urgency | None = None, about: int = 0
) -> Picture:
    """Draw a picture for the acting user.

    By default an animation gives way to what others wait for; `urgency` overrides that.
    """
    if urgency is None:
        urgency = Urgency.REPLAY if drawing.animation else Urgency.PERSON
    asker = Asker(interaction.user.id, interaction.guild_id)
    return await draw_picture(interaction.client, drawing, urgency, about, asker)


def gallery(picture: Picture, limit: int = ALT_LIMIT) -> discord.ui.Item[Any]:
    """Return the picture as a component; `files_of` makes its file.

    A picture without a file becomes text of up to `limit` characters.
    """
    if picture.data:
        return discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
        )
    lines = [escape_markdown(line, ALT_LIMIT) for line in picture.alt.split("\n") if line.strip()]
    return discord.ui.TextDisplay("\n".join(lines)[:limit])


def files_of(*pictures: Picture) -> list[discord.File]:
    """Return the files of pictures to send; a picture without a file has none."""
    return [
        file_of(picture.data, picture.name, picture.alt) for picture in pictures if picture.data
    ]
