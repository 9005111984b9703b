"""The panel of a match: a private message with board and hand and everything that can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta

import discord
import structlog
from cachetools import TTLCache

from bot.app import App, Interaction
from bot.background import Locks
from bot.boards.absences import absence_rows, find_absence
from bot.boards.message import film_of
from bot.boards.panel_view import (
    EMPTY_REQUEST,
    PanelRequest,
    PanelView,
    add_what_boards_tell,
)
from bot.errors import Refusal
from bot.faults import describe_fault, is_refusal_of_discord, tolerate_discord_faults
from bot.features import Worker
from bot.house import TABLES
from bot.logs import place_of
from bot.matches import LiveMatch, MoveRefused
from bot.store import Motion
from bot.ui.acknowledgement import answer_first, ensure_acknowledged
from bot.ui.pictures import draw_picture, draw_picture_for, files_of
from bot.ui.replies import texts_for
from bot.ui.router import Row
from engine.core import IllegalAction, Seat
from images.picture import Drawing, Picture
from images.renderer import Urgency
from texts import Texts

log = structlog.get_logger()

TOKEN_LIFE = timedelta(minutes=14)
"""How long a panel can be edited after the latest click on it (Discord: 15 minutes)."""
SECONDS_TO_SHOW = 120
"""For so long a panel may be on its way, however slow Discord is."""
MOST_MATCHES = 10_000
"""Of whose panels is known; of more, those of the least lively ones are not kept up to date."""
UNKNOWN = -1
"""The version of a panel that shows less than is to be told."""
BAD_REQUEST = 400


async def show(
    interaction: Interaction,
    match: LiveMatch,
    asked: PanelRequest = EMPTY_REQUEST,
    moved: discord.WebhookMessage | None = None,
    urgency: Urgency | None = None,
) -> None:
    """Put the panel of the person who acts into the (deferred) answer.

    A panel above the newest board moves below it. `moved` is one that has done so by this
    interaction before, `urgency` that of a panel which is shown anew though the person has asked
    for nothing.
    """
    seat = match.seat_for(interaction.user.id)
    client, texts, version = interaction.client, texts_for(interaction), -1
    motion = await client.store.people.motion(interaction.user.id, match.row.guild_id)
    if client.renderer.is_behind:
        motion = Motion.STILL
    while version != match.version:  # the match may go on while the picture is drawn
        if version >= 0:
            asked = replace(asked, played="")  # it is not the latest that was played any more
        version = match.version
        asked, drawings = _shown(match, seat, texts, asked, motion)
        pictures = [
            await draw_picture_for(interaction, drawing, Urgency.PERSON, match.id)
            if urgency is None
            else await draw_picture(client, drawing, urgency, match.id)
            for drawing in drawings
        ]
        table = TABLES[match.game.id]
        rows: Sequence[Row] = ()
        if seat in match.due:
            person = interaction.user.id
            rows = await table.more_rows(match.id, match.state, seat, person, client.store, texts)
    absence = await find_absence(interaction, match, seat) if urgency is None else None
    absent = absence_rows(match, absence, texts) if absence is not None else ()
    beside = client.part(Panels).beside(match, seat, texts)
    order = None
    if TABLES[match.game.id].lasting_orders and match.outcome is None:
        order = await client.store.lasting_order(match.id, seat)
    pick = client.mention("pick")
    view = PanelView(match, seat, pictures, texts, asked, pick, rows, beside, order, absent)
    if match.row.private:
        add_what_boards_tell(view, match, seat, texts)
    panels, known = client.part(Panels), _known(drawings, pictures)
    async with panels.turns[match.id, interaction.user.id]:
        kept = panels.has_pictures(match.id, interaction, known)
        try:
            message = await _deliver(interaction, match, view, pictures, moved, kept=kept)
        except discord.HTTPException as fault:
            if not kept or fault.status != BAD_REQUEST:
                raise
            facts = place_of(match.row) | describe_fault(fault)
            log.warning("pictures not kept", match=match.id, **facts)
            message = await _deliver(interaction, match, view, pictures, moved, kept=False)
        moved = message if isinstance(message, discord.WebhookMessage) else None
        at_rest = not (asked.chosen or asked.is_special)
        shown = _Shown(interaction, version, message.id, moved, known, at_rest)
        former = panels.remember(match.id, shown)
    if (version, beside) != (match.version, panels.beside(match, seat, texts)):
        panels.tell_more(match.id)  # nobody knew of this panel while it was on its way
    await panels.settle(match.id, shown, former)


def _known(drawings: Sequence[Drawing], pictures: Sequence[Picture]) -> tuple[int, ...] | None:
    """Return what tells whether a message shows these pictures; None where one is in words."""
    if not all(picture.data for picture in pictures):
        return None
    return tuple(hash(drawing.key) for drawing in drawings)


async def _deliver(
    interaction: Interaction,
    match: LiveMatch,
    view: PanelView,
    pictures: Sequence[Picture],
    moved: discord.WebhookMessage | None,
    *,
    kept: bool,
) -> discord.Message:
    """Show the panel and return its message, the one below the board where it has moved there.

    `kept`: the message that is edited has these pictures already.
    """
    if moved is not None:
        return await moved.edit(view=view, attachments=_files(pictures, kept=kept))
    if not _is_above_board(interaction, match):
        return await _put(interaction, match, view, pictures, kept=kept)
    await ensure_acknowledged(interaction)
    message = await _send(interaction, view, pictures)
    with tolerate_discord_faults("panel not moved", match=match.id, **place_of(match.row)):
        await interaction.delete_original_response()
    return message


async def _put(
    interaction: Interaction,
    match: LiveMatch,
    view: PanelView,
    pictures: Sequence[Picture],
    *,
    kept: bool,
) -> discord.Message:
    """Put a panel into the answer, or send it where a newer one has taken that away."""
    clicked, panels = interaction.message, interaction.client.part(Panels)
    if panels.has_newer(match.id, interaction):
        await ensure_acknowledged(interaction)
    elif clicked is not None and await answer_first(interaction, view, _files(pictures, kept=kept)):
        return clicked
    try:
        return await interaction.edit_original_response(
            view=view, attachments=_files(pictures, kept=kept)
        )
    except discord.NotFound:
        if not panels.has_newer(match.id, interaction):
            raise
        return await _send(interaction, view, pictures)


async def _send(
    interaction: Interaction, view: PanelView, pictures: Sequence[Picture]
) -> discord.WebhookMessage:
    return await interaction.followup.send(
        view=view, files=_files(pictures, kept=False), ephemeral=True, wait=True
    )


def _files(pictures: Sequence[Picture], *, kept: bool) -> list[discord.File]:
    """Return the files of a message that is edited; told of none, it keeps those that it has."""
    if kept:
        files: list[discord.File] = discord.utils.MISSING
        return files
    return [file for picture in pictures for file in files_of(picture)]


def _is_above_board(interaction: Interaction, match: LiveMatch) -> bool:
    """Return whether the panel was clicked, and a board has been posted below it since."""
    clicked, board = interaction.message, match.row.board.message_id
    if clicked is None or not clicked.flags.ephemeral or board is None:
        return False
    return clicked.id < board and interaction.channel_id == match.row.channel_id


def _shown(
    match: LiveMatch, seat: Seat, texts: Texts, asked: PanelRequest, motion: Motion
) -> tuple[PanelRequest, list[Drawing]]:
    """Return the pictures of a panel.

    They are what a move would bring; or the film of what has just been played, until something is
    chosen, and the hand; else board and hand, else the board.
    """
    table, names = TABLES[match.game.id], match.names
    if asked.look and not table.previews:
        raise Refusal("refused-unknown-button")
    if asked.look and seat in match.due:
        try:
            preview = table.preview(match.state, seat, asked.look, names, texts)
        except IllegalAction as refusal:
            raise MoveRefused(match.game.id, refusal, names) from None
        return replace(asked, note=preview.text), [preview.drawing]
    asked = replace(asked, look="")
    if asked.outlook and table.foresees and seat in match.due:
        outlook = table.outlook(match.state, seat, names, texts)
        if outlook is not None:
            return asked, [outlook]
        asked = replace(asked, note=texts("panel-outlook-nothing"))
    view, latest = match.view(seat), match.chapter.latest
    at_rest = asked.chosen or asked.doubt or motion is Motion.STILL
    film = None if at_rest else film_of(match, texts, seat)
    if film is not None:
        own = table.panel(view, latest, names, texts)[-1:] if table.private else ()
        return asked, [film, *own]
    if table.private:
        return asked, [*table.panel(view, latest, names, texts)]
    return asked, [table.board(match.view(None), latest, names, texts)]


@dataclass(frozen=True, slots=True)
class _Shown:
    """A panel that is open.

    It holds by which interaction it can be edited, the version that it shows, and its message.
    `moved` is the message where it is not the interaction's answer. `pictures`: which ones it
    shows; None where that is not known. `at_rest`: nobody has begun to choose on it.
    """

    interaction: Interaction
    version: int
    message_id: int
    moved: discord.WebhookMessage | None
    pictures: tuple[int, ...] | None
    at_rest: bool

    @property
    def gone(self) -> int | None:
        """The message whose place this one has taken, by one interaction."""
        clicked = self.interaction.message
        return clicked.id if self.moved is not None and clicked is not None else None

    async def put_away(self) -> None:
        """Delete the message of the panel."""
        if self.moved is not None:
            await self.moved.delete()
        else:
            await self.interaction.delete_original_response()


def is_bot_still_moving(match: LiveMatch) -> bool:
    """Return whether the bot has just moved, in a turn of its own that is not over.

    Nothing is shown before the end of the turn, or of the match if the bot plays all its seats.
    """
    if not match.people:
        return match.outcome is None
    seat = match.moves[-1].seat if match.moves else None
    return seat in match.strengths and seat in match.due


class Panels(Worker[int], name="panels"):
    """The panels that are open, so that they follow whatever moves their match on."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._open: TTLCache[int, dict[int, _Shown]] = TTLCache(
            MOST_MATCHES, TOKEN_LIFE.total_seconds(), lambda: client.now().timestamp()
        )
        """By match and person; none of a match where nobody has one that can still be edited."""
        self._followed: TTLCache[int, LiveMatch] = TTLCache(MOST_MATCHES, SECONDS_TO_SHOW)
        """By match, the one that its panels went on to."""
        self.turns: Locks[tuple[int, int]] = Locks()
        """By match and person: what is sent is what was compared with the panel that is open."""
        self._own_first: Counter[int] = Counter()
        """By match, how many people are being shown what came of their own move."""
        self.beside: Callable[[LiveMatch, Seat, Texts], str] = lambda *_: ""
        """What a seat is told above its buttons beside what is asked; a feature gives it."""

    def match_changed(self, match: LiveMatch) -> None:
        """Show the panels of the match, unless the bot's turn goes on."""
        if not is_bot_still_moving(match):
            self.request(match.id)

    def request(self, match_id: int) -> None:
        """Show the panels of a match that has moved on."""
        self.work.request(match_id)

    def tell_more(self, match_id: int) -> None:
        """Show the panels of a match anew, of which there is more to be told by now.

        Whoever is choosing sees it with the next click.
        """
        for user_id, shown in self._of(match_id).items():
            if shown.at_rest:
                self._of(match_id)[user_id] = replace(shown, version=UNKNOWN)
        self.request(match_id)

    @contextmanager
    def own_first(self, match_id: int) -> Iterator[None]:
        """Hold back others' panels while somebody moves and is shown what came of it."""
        self._own_first[match_id] += 1
        try:
            yield
        finally:
            self._own_first[match_id] -= 1
            if not self._own_first[match_id]:
                del self._own_first[match_id]
                self.request(match_id)

    def remember(self, match_id: int, shown: _Shown) -> _Shown | None:
        """Remember the newest panel of this person in this match and return the one before it."""
        user_id = shown.interaction.user.id
        former = self._of(match_id).get(user_id)
        self._open[match_id] = {**self._of(match_id), user_id: shown}
        return former

    async def settle(self, match_id: int, shown: _Shown, former: _Shown | None) -> None:
        """Take away the panel before the newest one, where Discord still allows that.

        It looks as if it were to be played on. Where it has to stay, it notices when clicked. Where
        what follows from the match has begun by now, the newest panel goes on to it.
        """
        user_id = shown.interaction.user.id
        replaced = former is not None and former.message_id not in (shown.message_id, shown.gone)
        if former and replaced and self._client.now() - former.interaction.created_at <= TOKEN_LIFE:
            with tolerate_discord_faults(
                "panel not put away", match=match_id, **place_of(former.interaction)
            ):
                await former.put_away()
        following = self._followed.get(match_id)
        if following is not None:
            await self._goes_on(match_id, user_id, following)

    def has_pictures(
        self, match_id: int, interaction: Interaction, known: tuple[int, ...] | None
    ) -> bool:
        """Return whether the message that this interaction edits shows these pictures.

        If not, nobody knows what it shows until the edit has come about.
        """
        shown, clicked = self._of(match_id).get(interaction.user.id), interaction.message
        if shown is None:
            return False
        same = clicked is not None and clicked.id == shown.message_id
        if (same or shown.interaction is interaction) and known and shown.pictures == known:
            return True
        self._of(match_id)[interaction.user.id] = replace(shown, pictures=None)
        return False

    def has_newer(self, match_id: int, interaction: Interaction) -> bool:
        """Return whether another panel has taken the place of the one that was clicked."""
        shown, clicked = self._of(match_id).get(interaction.user.id), interaction.message
        if shown is None or shown.interaction is interaction or clicked is None:
            return False
        return shown.message_id != clicked.id

    def _of(self, match_id: int) -> dict[int, _Shown]:
        """Return the open panels of a match, by person."""
        return self._open.get(match_id, {})

    def let_go(self, match_id: int, user_id: int) -> None:
        """Leave the panel as it is: something else is to be shown in its place."""
        self._forget(match_id, user_id)

    def _forget(self, match_id: int, user_id: int) -> _Shown | None:
        return self._of(match_id).pop(user_id, None)

    async def go_on(self, match_id: int, following: LiveMatch) -> None:
        """Show the match that follows in the panels of a match.

        This holds for those that are still on their way, too.
        """
        self._followed[match_id] = following
        for user_id in list(self._of(match_id)):
            await self._goes_on(match_id, user_id, following)

    async def _goes_on(self, match_id: int, user_id: int, following: LiveMatch) -> None:
        """Show the match that follows in this panel, if it has not been put away meanwhile."""
        if following.seat_of(user_id) is None:
            return
        shown = self._forget(match_id, user_id)
        if shown is not None:
            with tolerate_discord_faults(
                "panel did not go on", match=following.id, **place_of(following.row)
            ):
                await show(shown.interaction, following, moved=shown.moved, urgency=Urgency.PERSON)

    async def _work(self, match_id: int) -> None:
        """Show anew the panels that show an older version, where Discord still allows it."""
        if not self._of(match_id) or match_id in self._own_first:
            return
        try:
            match = await self._client.matches.get(match_id)
        except Refusal:  # it can't be read any more
            return
        for user_id in list(self._of(match_id)):
            shown = self._of(match_id).get(user_id)
            if shown is None or shown.version == match.version:
                continue  # put away while others were shown, or as new as the match
            if self._client.now() - shown.interaction.created_at > TOKEN_LIFE:
                self._forget(match_id, user_id)
            else:
                await self._show_anew(match, user_id, shown)

    async def _show_anew(self, match: LiveMatch, user_id: int, shown: _Shown) -> None:
        """Show an open panel anew, or take it away.

        Who only looks on waits behind people who are to act. The panel of whoever has left the
        table goes; that of a private match stays, for there is nothing else to be seen of it.
        """
        seat = match.seat_of(user_id)
        if seat is None:
            if not match.row.private:
                self._forget(match.id, user_id)
                with tolerate_discord_faults(
                    "panel not put away", match=match.id, **place_of(match.row)
                ):
                    await shown.put_away()
        elif not self._is_left_alone(match, seat, shown):
            try:
                urgency = Urgency.PERSON if seat in match.due else Urgency.BOARD
                await show(shown.interaction, match, EMPTY_REQUEST, shown.moved, urgency)
            except Exception as fault:
                if not is_refusal_of_discord(fault):
                    raise
                self._forget(match.id, user_id)
                log.debug(
                    "panel gone", match=match.id, **place_of(match.row), **describe_fault(fault)
                )

    def _is_left_alone(self, match: LiveMatch, seat: Seat, shown: _Shown) -> bool:
        """Return whether a panel is not to be shown anew.

        Whoever is choosing, and is free to go on, is not disturbed; who only looks on has the
        board, and does without a panel as new while the painters are behind.
        """
        if seat in match.due:
            return match.is_fresh(seat, shown.version)
        has_board = match.outcome is None and not match.row.private
        return has_board and self._client.renderer.is_behind
