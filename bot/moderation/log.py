"""The log of moderators: its lines, its pages on the panel, and its posts in the log channel."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import discord

from bot.app import Interaction
from bot.moderators import check_moderator, is_moderator
from bot.owed_posts import OwedPosts, is_seen_by_all
from bot.store import Action, Moderation, Subject
from bot.store.result_posts import Owed
from bot.store.result_tables import ResultPost
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown, mention_of, shorten_name
from bot.ui.replies import respond, texts_for
from bot.ui.router import Button, Handlers, Select, controls, option
from texts import Texts, texts_in

HANDLERS = Handlers(Answer.PANEL)
LINES = 10
"""The lines of the log on a page."""
NEWEST = 10**18 - 1
"""An id above that of every line."""
UNDONE_BY = {
    Action.END: Action.REOPEN,
    Action.PAUSE: Action.RESUME,
    Action.CLOSE: Action.OPEN,
    Action.WITHDRAW: Action.RESTORE,
    Action.RENAME: Action.RENAME,
    Action.BAR: Action.LIFT,
}
"""The actions that the log can undo, and how. The others are undone by the opposite action."""


class LogPosts(OwedPosts, name="moderation posts", about="guild"):
    """Sends the lines of the log to log channels."""

    kind, column = Owed.MODERATIONS, "moderation_channel_id"

    async def text_of(self, post: ResultPost, guild: discord.Guild, channel_id: int) -> str:
        """Return the line, without the name of what happened where not everyone can look."""
        entry = await self._store.moderation.entry(guild.id, post.moderation_id or 0)
        if entry is None:
            return ""
        place = entry.channel_id
        is_open = place in (None, channel_id) or await is_seen_by_all(guild, place or 0)
        texts = texts_in(guild.preferred_locale.value)
        return log_line(entry, texts, named=is_open)


def log_line(entry: Moderation, texts: Texts, *, named: bool = True) -> str:
    """Return one line: when, who, what. Without `named` it doesn't say what it is called."""
    before = entry.before or {}
    former = before.get("name") or next(iter(before.get("title", {}).values()), "")
    name = entry.name if named else "…"
    line = texts(
        f"moderation-{entry.action}",
        moderator=mention_of(entry.by, texts),
        what=_what(entry, _quoted(name), texts),
        player=mention_of(entry.user_id, texts),
        former=_quoted(former),
        until=until_text(entry.until, texts),
    )
    return f"{discord.utils.format_dt(entry.at, 'f')} · {line}"


def _what(entry: Moderation, name: str, texts: Texts) -> str:
    """Return the kind and name of what a line is about; empty for a member."""
    if entry.subject is Subject.MEMBER:
        return ""
    number = entry.key if entry.subject is Subject.MATCH else ""
    return texts(f"moderation-of-{entry.subject}", name=name, number=number)


def until_text(until: datetime | None, texts: Texts) -> str:
    """Return how long a bar holds."""
    if until is None:
        return texts("moderation-for-good")
    return texts("moderation-until", when=discord.utils.format_dt(until, "f"))


def _quoted(name: str) -> str:
    return f"**{escape_markdown(shorten_name(name))}**" if name else ""


@HANDLERS.on("mod:log:{before}")
async def _show(interaction: Interaction, before: int) -> None:
    await show_log(interaction, before)


async def show_log(interaction: Interaction, before: int = NEWEST, note: str = "") -> None:
    """Show a page of lines below this id, in channels that the moderator sees, and what to undo."""
    texts, guild_id = texts_for(interaction), await check_moderator(interaction)
    store = interaction.client.store.moderation
    entries = await store.entries(guild_id, before, LINES + 1)
    shown = [each for each in entries[:LINES] if await _may_read(interaction, each)]
    lines = [
        f"- ~~{log_line(each, texts)}~~" if each.undone else f"- {log_line(each, texts)}"
        for each in shown
    ]
    undoable = [each for each in shown if each.action in UNDONE_BY and not each.undone]
    rows = [controls(Select("mod:undo", _options(undoable, texts), texts("moderate-undo-choose")))]
    ways = [Button("mod:list:0:0", texts("button-moderate-list"))]
    if before != NEWEST:
        ways.insert(0, Button(f"mod:log:{NEWEST}", texts("match-list-back")))
    if len(entries) > LINES:
        ways.append(Button(f"mod:log:{entries[LINES - 1].id}", texts("match-list-more")))
    above = texts("moderate-log" if lines else "moderate-log-empty")
    await respond(
        interaction, note, "\n".join([above, *lines]), *rows[: bool(undoable)], controls(*ways)
    )


def _options(entries: Sequence[Moderation], texts: Texts) -> list[discord.SelectOption]:
    options = []
    for each in entries:
        name = shorten_name(each.name)
        facts = {"name": name, "what": _what(each, name, texts)}
        options.append(option(str(each.id), texts(f"moderation-undo-{each.action}", **facts)))
    return options


async def _may_read(interaction: Interaction, entry: Moderation) -> bool:
    return entry.channel_id is None or await is_moderator(interaction, entry.channel_id)
