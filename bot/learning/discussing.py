"""*Discuss this turn*: a channel thinks about a turn of a finished match.

The post shows the position as the player to move knew it, and the chances. Everyone answers on a
private panel (`turn_panel`). After an hour, or when the poster wants, the post shows the table: who
would play what, and where it leads.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import timedelta

import discord

from bot.app import Interaction
from bot.blocks import check_together
from bot.boards.message import PICTURE_LIMIT
from bot.boards.steps import title_of
from bot.boards.turn_starts import (
    TurnStart,
    check_all_may_know,
    find_turn_start,
    play_on_button,
    watched_turn,
)
from bot.errors import Refusal
from bot.features import Worker
from bot.learning.review import names_of
from bot.learning.turn_panel import (
    Chances,
    TurnPosition,
    heading,
    percent_of,
    played_moves,
    said,
    weigh,
    words_of_played,
)
from bot.matches import UnreadableMatch
from bot.moderators import is_moderator
from bot.store.discussions import Discussion
from bot.store.personal import is_former
from bot.ui.acknowledgement import Answer, publish
from bot.ui.escaping import escape_markdown, take_first_lines
from bot.ui.pictures import draw_picture, draw_picture_for, files_of, gallery
from bot.ui.places import check_bot_can_post, link_to
from bot.ui.posts import Edit, custom_ids, edit_owed, find_sent
from bot.ui.replies import (
    Layout,
    heard_until,
    respond,
    server_of,
    texts_for,
    texts_for_all,
    while_answerable,
)
from bot.ui.router import BLUE, Button, Handlers, controls
from images.picture import Picture
from images.renderer import Urgency
from texts import Texts, texts_in

HANDLERS = Handlers(Answer.PRIVATE)
OPENS_AFTER = timedelta(hours=1)
"""How long answers are collected before the table opens."""
ROOM = 2500
"""The most characters of a table."""
LONGEST_MOVES = 300
"""The most characters of the moves in a line of the table."""


@HANDLERS.on("discuss:post:{match_id}:{turn_number}", begins="replay")
async def _post(interaction: Interaction, match_id: int, turn_number: int) -> None:
    """Post a turn to the channel. Raises `Refusal`."""
    client, guild_id, now = interaction.client, server_of(interaction), interaction.client.now()
    start = await watched_turn(interaction, match_id, turn_number)
    check_all_may_know(interaction, start.match)
    await _check_players(interaction, start)
    await check_bot_can_post(interaction)
    store, texts = client.store.discussions, texts_for_all(interaction)
    async with while_answerable(interaction), client.locks["discussed", match_id]:
        present = await store.closed_about(match_id, turn_number)
        if present is not None:
            raise Refusal("refused-discussed", url=link_to(present, present.message_id))
        client.quotas.post(interaction)
        before, played = await weigh(interaction, start, played_moves(start))
        row = Discussion(
            match_id=match_id,
            turn_number=turn_number,
            guild_id=guild_id,
            channel_id=interaction.channel_id,
            poster_id=interaction.user.id,
            language=texts.language,
            before=dict(before),
            played=dict(played),
            created_at=now,
            due_at=now + OPENS_AFTER,
        )
        await store.add(row)
        try:
            pictures = [await draw_picture_for(interaction, each) for each in start.pictures(texts)]
            view = _view(row, start, pictures, _invitation(row, start, 0, texts), texts)
            message_id = await publish(interaction, view, files=files_of(*pictures))
        except discord.HTTPException:
            await store.drop(row.id)
            raise
        await store.record_posted(row.id, message_id)


async def _check_players(interaction: Interaction, start: TurnStart) -> None:
    """Raise `Refusal` if another player of the match hides, or has a block with the poster."""
    match, store = start.match, interaction.client.store.results
    people = {match.user_in(seat) for seat in match.people} - {interaction.user.id}
    others = [user_id for user_id in people if user_id is not None and not is_former(user_id)]
    for user_id in others:
        _, is_visible = await store.visibility(server_of(interaction), user_id)
        if not is_visible:
            raise Refusal("refused-profile-hidden", player=f"<@{user_id}>")
    await check_together(interaction, others)


@HANDLERS.on("discuss:open:{number}")
async def _open_table(interaction: Interaction, number: int) -> None:
    """Open the table for the poster or a moderator. Raises `Refusal`."""
    store = interaction.client.store.discussions
    row = await store.find(number)
    if row is None or row.guild_id != interaction.guild_id:
        raise Refusal("refused-unknown-button")
    is_poster = row.poster_id == interaction.user.id
    if not is_poster and not await is_moderator(interaction, row.channel_id):
        raise Refusal("refused-open-table")
    await store.open(number, interaction.client.now())
    interaction.client.part(Discussions).work.request(number)
    await respond(interaction, texts_for(interaction)("discuss-opened"))


class Discussions(Worker[int], name="discussions", about="discussion"):
    """Opens tables when they are due, and keeps the posts up to date."""

    async def catch_up(self) -> None:
        """Request work on those that are due or outdated."""
        self.work.catch_up(await self._store.discussions.due(heard_until(self._client)))

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Forget discussions whose message or channel was deleted."""
        await self._store.discussions.drop_in(channel_id, messages)

    async def _work(self, number: int) -> None:
        client, store = self._client, self._store.discussions
        row = await store.find(number)
        if row is not None and row.opened_at is None and row.due_at <= heard_until(client):
            await store.open(number, client.now())
            row = await store.find(number)
        if row is None or client.get_guild(row.guild_id) is None:
            return
        channel = client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        if client.refusals.is_blocked(row.channel_id) or row.shown_version == row.version:
            return
        if row.message_id is None:  # it was not sent, or the bot died then
            row.message_id = await self._find_sent(row, channel)
        if row.message_id is None:
            await store.drop(number)
        elif not client.refusals.is_blocked(row.message_id):
            await self._bring_up_to_date(row, channel, row.message_id)

    async def _find_sent(self, row: Discussion, channel: discord.PartialMessageable) -> int | None:
        """Return the id of the message that an attempt that died has sent, or None."""
        answer = f"discuss:answer:{row.id}"
        message = await find_sent(
            self._client,
            channel,
            row.created_at,
            lambda each: answer in custom_ids(each.components),
        )
        if message is None:
            return None
        await self._store.discussions.record_posted(row.id, message.id)
        return message.id

    async def _bring_up_to_date(
        self, row: Discussion, channel: discord.PartialMessageable, message_id: int
    ) -> None:
        client, store, texts = self._client, self._store.discussions, texts_in(row.language)
        try:
            start = find_turn_start(await client.matches.get(row.match_id), row.turn_number)
        except (Refusal, UnreadableMatch):
            start = None
        if start is None:  # this version of the bot can't show it any more
            await store.record_shown(row)
            return
        drawings = start.pictures(texts)
        pictures = [await draw_picture(client, each, Urgency.REPLAY) for each in drawings]
        if row.opened_at is None:
            text = _invitation(row, start, await store.count(row.id), texts)
        else:
            text = await self._table(row, start, texts)
        view, files = _view(row, start, pictures, text, texts), files_of(*pictures)
        event = "discussion not edited"
        edit = await edit_owed(client, channel, message_id, view, event, files, discussion=row.id)
        if edit is Edit.DONE:
            await store.record_shown(row)
        elif edit is Edit.GONE:
            await store.drop(row.id)

    async def _table(self, row: Discussion, start: TurnStart, texts: Texts) -> str:
        """Return who would play what, best first, and what was really played."""
        lines: dict[tuple[int, str], list[str]] = {}
        played = said(words_of_played(start, texts), texts)
        player = escape_markdown(start.match.names[start.seat])
        really = percent_of(start, row.played), played
        lines[really] = [texts("discuss-in-the-match", player=player)]
        for answer in await self._store.discussions.answers(row.id):
            here = TurnPosition.of(row, start, answer.line, texts)
            key = percent_of(start, answer.chances or {}), said(here.words, texts)
            lines.setdefault(key, []).append(await self._name(row.guild_id, answer.user_id, texts))
        told = [
            texts(
                "discuss-line-played" if key == really else "discuss-line",
                percent=key[0],
                moves=key[1][:LONGEST_MOVES],
                people=", ".join(lines[key]),
            )
            for key in sorted(lines, key=lambda key: -key[0])
        ]
        return "\n".join(
            [
                texts("discuss-table"),
                *take_first_lines(told, ROOM),
                f"-# {texts('discuss-estimates', player=player)}",
            ]
        )

    async def _name(self, guild_id: int, user_id: int, texts: Texts) -> str:
        """Return a mention of a user, which pings no one; users with a hidden profile have none."""
        _, is_visible = await self._store.results.visibility(guild_id, user_id)
        return f"<@{user_id}>" if is_visible else texts("discuss-someone")


def _invitation(row: Discussion, start: TurnStart, count: int, texts: Texts) -> str:
    """Return the question, the chances, and how many have answered."""
    when = discord.utils.format_dt(row.due_at, "R")
    return "\n".join(
        [
            texts("discuss-question"),
            texts("discuss-chances", chances=_chances(start, row.before, texts)),
            f"-# {texts('discuss-count', count=count, when=when)}",
        ]
    )


def _chances(start: TurnStart, chances: Chances, texts: Texts) -> str:
    """Return the chances of all sides."""
    return " · ".join(
        texts(
            "discuss-chance",
            player=escape_markdown(names_of(start.match, side)),
            percent=round(100 * chance),
        )
        for side, chance in chances.items()
    )


def _view(
    row: Discussion, start: TurnStart, pictures: Sequence[Picture], text: str, texts: Texts
) -> Layout:
    buttons = []
    if row.opened_at is None:
        buttons += [
            Button(f"discuss:answer:{row.id}", texts("button-answer-turn"), BLUE),
            Button(f"discuss:open:{row.id}", texts("button-open-table")),
        ]
    if start.can_be_played_on:
        buttons.append(play_on_button(start, texts))
    return Layout(
        f"{title_of(start.match, texts)}\n{heading(start, texts)}",
        *(gallery(picture, PICTURE_LIMIT) for picture in pictures),
        text,
        controls(*buttons),
    )
