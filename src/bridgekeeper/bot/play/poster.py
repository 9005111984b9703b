"""Keeps the boards in Discord up to date, whatever Discord answers.

What is shown is derived from the match, so nothing is lost when a message can't be sent: the
store knows which boards are behind, and they are caught up with later. Of several changes
in a row only the newest is sent.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

import discord
import structlog

from ...texts import texts_in
from ..errors import Refusal
from ..harmless import harmless
from ..matches import Chapter, LiveMatch
from ..replies import TextView, attachment
from .board import BoardView, mentions, picture_of

if TYPE_CHECKING:
    from ..client import Bridgekeeper

log = structlog.get_logger()

PATIENCE = (0.5, 2.0, 8.0)
"""Seconds to wait after each failure that may pass; then the next sweep tries again."""
THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Literal[1440] = 1440


class Poster:
    """One worker a match, while there is something to show."""

    def __init__(self, client: Bridgekeeper) -> None:
        self._client = client
        self._wanted: set[int] = set()
        self._anew: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._unreachable: set[int] = set()

    def request(self, match_id: int, *, anew: bool = False) -> None:
        """Somebody did something: show the newest state of this match.

        `anew`: as a new message, below everything that was said since.
        """
        self._unreachable.discard(match_id)
        self._wanted.add(match_id)
        if anew:
            self._anew.add(match_id)
        if match_id not in self._workers:
            self._workers[match_id] = asyncio.create_task(
                self._work(match_id), name=f"board {match_id}"
            )

    def reaches(self, match_id: int) -> bool:
        """False when Discord refused the last attempt to show this match."""
        return match_id not in self._unreachable

    async def catch_up(self) -> None:
        """Show the matches whose boards are behind and whose channels can be reached."""
        for match_id in await self._client.store.matches_behind():
            if match_id not in self._unreachable:
                self.request(match_id)

    async def bring_back(self, channel_id: int) -> None:
        """Post the boards of the running matches of a channel whose messages are gone."""
        for match_id in await self._client.store.running_in(channel_id):
            self.request(match_id, anew=True)

    async def close(self) -> None:
        """Stop at once; the next start catches up."""
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def _work(self, match_id: int) -> None:
        try:
            while match_id in self._wanted:
                self._wanted.discard(match_id)
                await self._show_patiently(match_id)
        finally:
            del self._workers[match_id]

    async def _show_patiently(self, match_id: int) -> None:
        for pause in (*PATIENCE, None):
            try:
                await self._show(match_id)
                return
            except discord.HTTPException as fault:
                log.warning("board not shown", match=match_id, status=fault.status, code=fault.code)
                if fault.status in (400, 401, 403, 404):
                    self._unreachable.add(match_id)  # asking again would not help
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
        row, version, chapter = match.row, match.version, match.chapter
        if not row.has_home:
            await self._find_home(match)
        stays = row.board_chapter == chapter.number and match_id not in self._anew
        if not (stays and await self._edit(match, chapter)):
            await self._post(match, chapter)
        self._anew.discard(match_id)
        await self._client.store.board_shown(match_id, version)
        row.shown_version = version

    async def _edit(self, match: LiveMatch, chapter: Chapter, *, newest: bool = True) -> bool:
        """Bring the board message up to date; False when there is none that can be edited."""
        if match.row.board_message_id is None:
            return False
        view, file = await self._rendered(match, chapter, newest=newest)
        message = self._channel(match).get_partial_message(match.row.board_message_id)
        try:
            await message.edit(view=view, attachments=[file])
        except discord.HTTPException as fault:
            if fault.status not in (400, 403, 404):
                raise
            match.row.board_message_id = None  # deleted, or in an archive: a new one, then
            return False
        return True

    async def _post(self, match: LiveMatch, chapter: Chapter) -> None:
        """A new board; the one before it loses its buttons. Chapters that were never shown
        are told first."""
        row, shown = match.row, match.row.board_chapter
        for before in match.chapters:
            if before.number == shown:
                await self._edit(match, before, newest=False)
        untold = [each for each in match.chapters if 0 <= shown < each.number < chapter.number]
        for each in (*untold, chapter):
            newest = each is chapter
            view, file = await self._rendered(match, each, newest=newest)
            message = await self._channel(match).send(
                view=view,
                file=file,
                allowed_mentions=mentions(match) if newest else discord.AllowedMentions.none(),
                silent=not newest,
            )
            await self._client.store.board_posted(match.id, message.id, each.number)
            row.board_message_id, row.board_chapter = message.id, each.number

    async def _rendered(
        self, match: LiveMatch, chapter: Chapter, *, newest: bool
    ) -> tuple[BoardView, discord.File]:
        texts = texts_in(match.row.language)
        picture = await picture_of(self._client, match, chapter, texts)
        view = BoardView(match, chapter, picture, texts, self._client.mention("log"), newest=newest)
        return view, attachment(picture)

    def _channel(self, match: LiveMatch) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            match.row.channel_id, guild_id=match.row.guild_id
        )

    async def _find_home(self, match: LiveMatch) -> None:
        """A thread at the challenge if that is allowed, else the channel itself."""
        row = match.row
        home = await self._thread(match)
        await self._client.store.match_moved_to(match.id, home)
        origin, row.channel_id, row.has_home = row.channel_id, home, True
        if row.origin_message_id is None:
            return
        texts = texts_in(row.language)
        where = texts("here") if home == origin else texts("in-channel", channel=f"<#{home}>")
        challenger, opponent, *_ = (f"<@{match.user_in(seat)}>" for seat in match.names)
        answered = texts(
            "challenge-accepted", challenger=challenger, opponent=opponent, where=where
        )
        try:
            channel = self._client.get_partial_messageable(origin, guild_id=row.guild_id)
            await channel.get_partial_message(row.origin_message_id).edit(view=TextView(answered))
        except discord.HTTPException as fault:
            log.info("challenge not updated", match=match.id, status=fault.status)

    async def _thread(self, match: LiveMatch) -> int:
        """The id of the match's thread, or of the channel where it has to be played."""
        row = match.row
        channel = self._client.get_channel(row.channel_id)
        if not isinstance(channel, discord.TextChannel) or row.origin_message_id is None:
            return row.channel_id
        players = " – ".join(harmless(name, 30) for name in match.names.values())
        name = texts_in(row.language)("match-thread", players=players)[:100]
        try:
            thread = await channel.get_partial_message(row.origin_message_id).create_thread(
                name=name, auto_archive_duration=ARCHIVE_MINUTES
            )
        except discord.HTTPException as fault:
            if fault.code == THREAD_EXISTS:
                return row.origin_message_id  # a message's thread has the message's id
            if fault.status in (400, 403, 404):
                return row.channel_id
            raise
        return thread.id
