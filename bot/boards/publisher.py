"""Keeps the boards in Discord up to date, whatever Discord answers.

What is shown is derived from the match, so nothing is lost when a message can't be sent: the
store knows which boards are behind, and they are caught up with later. Of several changes
in a row only the newest is sent.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Literal

import discord
import structlog

from bot.app import App
from bot.background import Background
from bot.boards.message import board_of, callable_people, mentions
from bot.boards.origin import begun_text
from bot.errors import Refusal
from bot.faults import facts_of
from bot.games import terms_in
from bot.matches import Chapter, LiveMatch, UnreadableMatch
from bot.ui.harmless import plain
from bot.ui.posts import REFUSED, edited, nonce, pinging
from bot.ui.replies import Layout
from texts import texts_in

log = structlog.get_logger()

PATIENCE = (0.5, 2.0, 8.0)
"""Seconds to wait after each failure that may pass; then the next sweep tries again."""
BEGINNING = timedelta(minutes=1)
"""How long whoever begins a match may take to send the message that it begins with."""
THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Literal[1440] = 1440


class Publisher:
    """Shows what has changed, a match at a time each."""

    def __init__(self, client: App) -> None:
        self._client = client
        self._anew: set[int] = set()
        self._moves: dict[int, int] = {}
        self.work = Background("board", self._show_patiently)
        self._unreachable: set[int] = set()

    def request(self, match_id: int, *, anew: bool = False) -> None:
        """Somebody did something: show the newest state of this match.

        `anew`: as a new message, below everything that was said since.
        """
        self._unreachable.discard(match_id)
        if anew:
            self._anew.add(match_id)
        self.work.request(match_id)

    def move(self, match_id: int, channel_id: int) -> None:
        """The match goes on in another channel."""
        self._moves[match_id] = channel_id
        self.request(match_id)

    async def catch_up(self) -> None:
        """Show the matches whose boards are behind and whose channels can be reached."""
        settled = self._client.now() - BEGINNING
        for match_id in await self._client.store.matches_behind(settled):
            if match_id not in self._unreachable:
                self.request(match_id)

    async def bring_back(self, channel_id: int) -> None:
        """Post the boards of the running matches of a channel whose messages are gone."""
        for match_id in await self._client.store.running_in(channel_id):
            self.request(match_id, anew=True)

    async def _show_patiently(self, match_id: int) -> None:
        for pause in (*PATIENCE, None):
            try:
                await self._show(match_id)
                return
            except discord.HTTPException as fault:
                log.warning("board not shown", match=match_id, **facts_of(fault))
                if fault.status in (401, *REFUSED):
                    self._unreachable.add(match_id)  # asking again would not help
                    return
            except UnreadableMatch:
                self._unreachable.add(match_id)
                return
            except Refusal:
                return
            except Exception:
                log.exception("board not shown", match=match_id)
                return
            if pause is None:
                return
            await asyncio.sleep(pause)

    async def _show(self, match_id: int) -> None:
        match = await self._client.matches.get(match_id)
        await self._after_parent(match)
        row, version, chapter = match.row, match.version, match.chapter
        if not row.has_home:
            await self._client.matches.settled_in(match, await self._thread(match))
        elif match_id in self._moves:
            await self._retire(match)
            await self._client.matches.settled_in(match, self._moves.pop(match_id))
        stays = row.board_chapter == chapter.number and match_id not in self._anew
        if not stays:
            await self._retire(match)
        if stays and await self._edit(match, chapter):
            await self._call(match)
        else:
            await self._post(match, chapter, ping=match_id not in self._anew)
        self._anew.discard(match_id)
        await self._client.matches.board_shown(match, version)
        if not row.origin_told:
            await self._tell_origin(match)

    async def _after_parent(self, match: LiveMatch) -> None:
        """The first board stands below the last one of the match that this one follows from."""
        succession, shown = match.row.succession, match.row.board_chapter
        if succession and shown < 0:
            await self.work.done(succession.parent_id)

    async def _edit(self, match: LiveMatch, chapter: Chapter, *, newest: bool = True) -> bool:
        """Bring the board message up to date; False when there is none that can be edited."""
        row = match.row
        if row.board_message_id is None:
            return False
        view, files = await board_of(self._client, match, chapter, newest=newest)
        return await edited(self._client.channel_of(row), row.board_message_id, view, files)

    async def _post(self, match: LiveMatch, chapter: Chapter, *, ping: bool) -> None:
        """A new board. Chapters that were never shown are told first."""
        shown, no_one = match.row.board_chapter, discord.AllowedMentions.none()
        untold = [
            earlier for earlier in match.chapters if 0 <= shown < earlier.number < chapter.number
        ]
        if not match.people:
            untold = []  # the bot has played alone
        for posted in (*untold, chapter):
            newest = posted is chapter
            view, files = await board_of(self._client, match, posted, newest=newest)
            message = await self._client.channel_of(match.row).send(
                view=view,
                files=files,
                allowed_mentions=mentions(match) if newest and ping else no_one,
                silent=not newest,
                nonce=_nonce("board", match),
            )
            await self._client.matches.board_posted(match, message.id, posted.number)

    async def _call(self, match: LiveMatch) -> None:
        """Edits ping nobody: call those who have become due since the board was last shown."""
        row = match.row
        called = [seat for version, seat in match.calls if version > row.shown_version]
        users = [match.user_in(seat) for seat in dict.fromkeys(called) if seat in match.due]
        people = callable_people(match) & {user for user in users if user is not None}
        if not people or row.board_message_id is None:
            return
        names = ", ".join(f"<@{user}>" for user in sorted(people))
        board = self._client.channel_of(match.row).get_partial_message(row.board_message_id)
        await self._client.channel_of(match.row).send(
            view=Layout(texts_in(row.language)("board-called", player=names)),
            reference=board.to_reference(fail_if_not_exists=False),
            allowed_mentions=pinging(people),
            nonce=_nonce("call", match),
        )

    async def _retire(self, match: LiveMatch) -> None:
        """The board that was the newest shows the end of its chapter and loses its buttons.

        Should that fail, its buttons go on working: the new board must not wait for it.
        """
        for chapter in match.chapters:
            if chapter.number == match.row.board_chapter:
                try:
                    await self._edit(match, chapter, newest=False)
                except discord.HTTPException as fault:
                    log.info("old board not retired", match=match.id, **facts_of(fault))

    async def _tell_origin(self, match: LiveMatch) -> None:
        """Say where people met where the match is played."""
        row, texts = match.row, texts_in(match.row.language)
        at_home = row.channel_id == row.origin_channel_id
        where = texts("here") if at_home else texts("in-channel", channel=f"<#{row.channel_id}>")
        lobby = await self._client.store.lobbies.began(match.id)
        challenged = lobby is not None and lobby.invited_id is not None
        begun = begun_text(row, where, texts, challenged=challenged)
        if row.origin_message_id is not None:
            origin, guild = row.origin_channel_id, row.guild_id
            channel = self._client.get_partial_messageable(origin, guild_id=guild)
            await edited(channel, row.origin_message_id, Layout(begun))
        await self._client.matches.origin_was_told(match)

    async def _thread(self, match: LiveMatch) -> int:
        """The id of the match's thread, or of the channel where it has to be played."""
        row = match.row
        channel = self._client.get_channel(row.channel_id)
        if not isinstance(channel, discord.TextChannel) or row.origin_message_id is None:
            return row.channel_id
        players = " – ".join(plain(name, 22) for name in match.names.values())
        texts = texts_in(row.language)
        game = texts(f"game-{terms_in(row.terms).game}")
        name = texts("match-thread", players=players, game=game)[:100]
        try:
            thread = await channel.get_partial_message(row.origin_message_id).create_thread(
                name=name, auto_archive_duration=ARCHIVE_MINUTES
            )
        except discord.HTTPException as fault:
            if fault.code == THREAD_EXISTS:
                return row.origin_message_id  # a message's thread has the message's id
            if fault.status in REFUSED:
                return row.channel_id
            raise
        return thread.id


def _nonce(what: str, match: LiveMatch) -> str:
    """Of a new board, or of a call to it."""
    row = match.row
    return nonce(what, match.id, match.version, row.channel_id, row.board_message_id)
