"""The panel of a match: a private message with board, hand and all available actions."""

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
from bot.boards.message import animation_of
from bot.boards.move_panel import EMPTY_REQUEST, PanelRequest
from bot.boards.panel_view import MatchPosition, PanelView, add_board_facts
from bot.errors import Refusal
from bot.faults import describe_fault, is_refusal_of_discord, tolerate_discord_faults
from bot.features import Worker
from bot.logs import place_of
from bot.matches import LiveMatch
from bot.store import Motion
from bot.ui.acknowledgement import answer_first, ensure_acknowledged
from bot.ui.pictures import draw_picture, draw_picture_for, files_of
from bot.ui.replies import texts_for
from bot.ui.router import Row
from engine.core import Seat
from images.picture import Drawing, Picture
from images.renderer import Urgency
from texts import Texts

log = structlog.get_logger()

TOKEN_LIFE = timedelta(minutes=14)
"""How long a panel can be edited after the latest click on it (Discord: 15 minutes)."""
SECONDS_TO_SHOW = 120
"""Maximum seconds that a panel may take to be shown, however slow Discord is."""
MOST_MATCHES = 10_000
"""Number of matches whose panels are kept up to date; beyond it, the least active are dropped."""
UNKNOWN = -1
"""The version of a panel that is outdated although the match has not changed."""
BAD_REQUEST = 400


async def show(
    interaction: Interaction,
    match: LiveMatch,
    asked: PanelRequest = EMPTY_REQUEST,
    moved: discord.WebhookMessage | None = None,
    urgency: Urgency | None = None,
) -> None:
    """Put the panel of the acting user into the (deferred) answer.

    A panel above the newest board moves below it.

    Args:
        interaction: The click or command.
        match: A match that the user plays.
        asked: What the panel shows in addition to board and hand.
        moved: The panel's message if this interaction has already moved it below the board.
        urgency: Priority of the pictures if the panel is updated without a request of the user.
    """
    seat = match.seat_for(interaction.user.id)
    client, texts, version = interaction.client, texts_for(interaction), -1
    motion = await client.store.users.motion(interaction.user.id, match.row.guild_id)
    if client.renderer.is_behind:
        motion = Motion.STILL
    while version != match.version:  # the match may advance while the picture is drawn
        if version >= 0:
            asked = replace(asked, played="")  # it is no longer the latest move
        version = match.version
        here = MatchPosition.of(match, seat, texts)
        asked, drawings = _shown(here, asked, motion)
        pictures = [
            await draw_picture_for(interaction, drawing, Urgency.PERSON, match.id)
            if urgency is None
            else await draw_picture(client, drawing, urgency, match.id)
            for drawing in drawings
        ]
        rows: Sequence[Row] = ()
        if seat in match.to_act and here.ui.belongings is not None:
            rows_for, user_id = here.ui.belongings.rows, interaction.user.id
            rows = await rows_for(match.id, match.state, seat, user_id, client.store, texts)
    absence = await find_absence(interaction, match, seat) if urgency is None else None
    absent = absence_rows(match, absence, texts) if absence is not None else ()
    beside = client.part(Panels).beside(match, seat, texts)
    order, orders = None, here.ui.orders
    if orders is not None and orders.can_last and match.outcome is None:
        order = await client.store.lasting_order(match.id, seat)
    pick = client.mention("pick")
    view = PanelView(here, pictures, asked, pick, rows, beside, order, absent)
    if match.row.private:
        add_board_facts(interaction.client, view, here)
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
        panels.update_beside(match.id)  # the panel was not known while it was being sent
    await panels.settle(match.id, shown, former)


def _known(drawings: Sequence[Drawing], pictures: Sequence[Picture]) -> tuple[int, ...] | None:
    """Return a fingerprint of the pictures, or None if one is text only."""
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
    """Show the panel and return its message.

    That is the one below the board if it has moved there, or the answer; a new one if the answer
    is above the board, or the message that was clicked is gone. `kept`: the edited message already
    has these pictures.
    """
    if moved is not None:
        return await moved.edit(view=view, attachments=_files(pictures, kept=kept))
    clicked, panels = interaction.message, interaction.client.part(Panels)
    is_above = _is_above_board(interaction, match)
    if is_above or panels.has_newer(match.id, interaction):
        await ensure_acknowledged(interaction)
    elif clicked is not None and await answer_first(interaction, view, _files(pictures, kept=kept)):
        return clicked
    if not is_above:
        try:
            files = _files(pictures, kept=kept)
            return await interaction.edit_original_response(view=view, attachments=files)
        except discord.NotFound:
            if clicked is None or panels.is_open(match.id, interaction):
                raise
    message = await interaction.followup.send(
        view=view, files=files_of(*pictures), ephemeral=True, wait=True
    )
    if is_above:
        with tolerate_discord_faults("panel not moved", match=match.id, **place_of(match.row)):
            await interaction.delete_original_response()
    return message


def _files(pictures: Sequence[Picture], *, kept: bool) -> list[discord.File]:
    """Return the attachments for an edit; if they are `kept`, `MISSING`."""
    return discord.utils.MISSING if kept else files_of(*pictures)


def _is_above_board(interaction: Interaction, match: LiveMatch) -> bool:
    """Return whether the panel was clicked, and a board has been posted below it since."""
    clicked, board = interaction.message, match.row.board.message_id
    if clicked is None or not clicked.flags.ephemeral or board is None:
        return False
    return clicked.id < board and interaction.channel_id == match.row.channel_id


def _shown(
    here: MatchPosition, asked: PanelRequest, motion: Motion
) -> tuple[PanelRequest, list[Drawing]]:
    """Return the pictures of a panel, and the request, perhaps with a note.

    They are a preview; or the animation of the latest moves, until something is chosen, and the
    hand; or board and hand; or the board.
    """
    asked, drawings = here.previewed(asked)
    if drawings:
        return asked, drawings
    match, ui, facts = here.match, here.ui, (here.names, here.texts)
    view, latest = match.view(here.seat), match.turn.latest
    at_rest = asked.chosen or asked.yes or motion is Motion.STILL
    animation = None if at_rest else animation_of(match, here.texts, here.seat)
    if animation is not None:
        own = ui.panel(view, latest, *facts)[-1:] if ui.open_moves is None else ()
        return asked, [animation, *own]
    if ui.open_moves is None:
        return asked, [*ui.panel(view, latest, *facts)]
    return asked, [ui.board(match.view(None), latest, *facts)]


@dataclass(frozen=True, slots=True)
class _Shown:
    """An open panel.

    `interaction` is the one by which it can be edited, `version` the version that it shows. `moved`
    is its message if that isn't the interaction's answer. `pictures` is the fingerprint of its
    pictures, None if it isn't known. `at_rest`: the user has not begun to choose.
    """

    interaction: Interaction
    version: int
    message_id: int
    moved: discord.WebhookMessage | None
    pictures: tuple[int, ...] | None
    at_rest: bool

    @property
    def gone(self) -> int | None:
        """The message that this one has replaced within one interaction, or None."""
        clicked = self.interaction.message
        return clicked.id if self.moved is not None and clicked is not None else None

    async def put_away(self) -> None:
        """Delete the message of the panel."""
        if self.moved is not None:
            await self.moved.delete()
        else:
            await self.interaction.delete_original_response()


def is_bot_still_moving(match: LiveMatch) -> bool:
    """Return whether the bot has just moved, in its own turn, and has to move again.

    Nothing is shown before the end of the turn, or of the match if the bot plays all its seats.
    """
    if not match.people:
        return match.outcome is None
    seat = match.moves[-1].seat if match.moves else None
    return seat in match.strengths and seat in match.to_act


class Panels(Worker[int], name="panels"):
    """The open panels, which follow all changes of their match."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._open: TTLCache[int, dict[int, _Shown]] = TTLCache(
            MOST_MATCHES, TOKEN_LIFE.total_seconds(), lambda: client.now().timestamp()
        )
        """By match and user; a match without a panel that can still be edited has no entry."""
        self._followed: TTLCache[int, LiveMatch] = TTLCache(MOST_MATCHES, SECONDS_TO_SHOW)
        """By match, the one with which its panels continued."""
        self.turns: Locks[tuple[int, int]] = Locks()
        """By match and user: a panel is compared with the open one and sent under this lock."""
        self._own_first: Counter[int] = Counter()
        """By match, the number of users who are being shown the effects of their own move."""
        self.comments: list[Callable[[LiveMatch, Seat, Texts], str]] = []
        """Features add functions that return text above the buttons in addition to the prompt."""

    def beside(self, match: LiveMatch, seat: Seat, texts: Texts) -> str:
        """Return what features say above the buttons of a panel."""
        return "\n".join(filter(None, (each(match, seat, texts) for each in self.comments)))

    def match_changed(self, match: LiveMatch) -> None:
        """Update the panels of the match, unless the bot has to move again."""
        if not is_bot_still_moving(match):
            self.work.request(match.id)

    def update_beside(self, match_id: int) -> None:
        """Update the panels of a match because they have more to show.

        Users who are choosing see it after their next click.
        """
        for user_id, shown in self._of(match_id).items():
            if shown.at_rest:
                self._of(match_id)[user_id] = replace(shown, version=UNKNOWN)
        self.work.request(match_id)

    @contextmanager
    def own_first(self, match_id: int) -> Iterator[None]:
        """Update the acting user's panel before the others of the match."""
        self._own_first[match_id] += 1
        try:
            yield
        finally:
            self._own_first[match_id] -= 1
            if not self._own_first[match_id]:
                del self._own_first[match_id]
                self.work.request(match_id)

    def remember(self, match_id: int, shown: _Shown) -> _Shown | None:
        """Remember a user's newest panel in this match and return the previous one."""
        user_id = shown.interaction.user.id
        former = self._of(match_id).get(user_id)
        self._open[match_id] = {**self._of(match_id), user_id: shown}
        return former

    async def settle(self, match_id: int, shown: _Shown, former: _Shown | None) -> None:
        """Delete the panel before the newest one, if Discord still allows that.

        Otherwise it would look playable; if it has to stay, a click reveals that it is outdated. If
        a following match has already begun, the newest panel continues with it.
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

        If not, its pictures count as unknown until the edit is done.
        """
        shown, clicked = self._of(match_id).get(interaction.user.id), interaction.message
        if shown is None:
            return False
        same = clicked is not None and clicked.id == shown.message_id
        if (same or shown.interaction is interaction) and known and shown.pictures == known:
            return True
        self._of(match_id)[interaction.user.id] = replace(shown, pictures=None)
        return False

    def is_open(self, match_id: int, interaction: Interaction) -> bool:
        """Return whether this interaction's answer is the user's open panel."""
        shown = self._of(match_id).get(interaction.user.id)
        return shown is not None and shown.interaction is interaction

    def has_newer(self, match_id: int, interaction: Interaction) -> bool:
        """Return whether another panel has replaced the one that was clicked."""
        shown, clicked = self._of(match_id).get(interaction.user.id), interaction.message
        if shown is None or clicked is None or shown.interaction is interaction:
            return False
        return shown.message_id != clicked.id

    def _of(self, match_id: int) -> dict[int, _Shown]:
        """Return the open panels of a match, by user."""
        return self._open.get(match_id, {})

    def let_go(self, match_id: int, user_id: int) -> _Shown | None:
        """Stop updating the panel, such as when something else will be shown in its place."""
        return self._of(match_id).pop(user_id, None)

    async def go_on(self, match_id: int, following: LiveMatch) -> None:
        """Show the following match in the panels of a match, including those still being sent."""
        self._followed[match_id] = following
        for user_id in list(self._of(match_id)):
            await self._goes_on(match_id, user_id, following)

    async def _goes_on(self, match_id: int, user_id: int, following: LiveMatch) -> None:
        """Show the following match in this panel, unless it has been deleted."""
        if following.seat_of(user_id) is None:
            return
        shown = self.let_go(match_id, user_id)
        if shown is not None:
            with tolerate_discord_faults(
                "panel did not go on", match=following.id, **place_of(following.row)
            ):
                await show(shown.interaction, following, moved=shown.moved, urgency=Urgency.PANEL)

    async def _work(self, match_id: int) -> None:
        """Update the panels that show an older version, if Discord still allows it."""
        if not self._of(match_id) or match_id in self._own_first:
            return
        try:
            match = await self._client.matches.get(match_id)
        except Refusal:  # it can't be read any more
            return
        for user_id in list(self._of(match_id)):
            shown = self._of(match_id).get(user_id)
            if shown is None or shown.version == match.version:
                continue  # deleted while others were updated, or as new as the match
            if self._client.now() - shown.interaction.created_at > TOKEN_LIFE:
                self.let_go(match_id, user_id)
            else:
                await self._show_anew(match, user_id, shown)

    async def _show_anew(self, match: LiveMatch, user_id: int, shown: _Shown) -> None:
        """Update an open panel, or remove it.

        Users who don't have to act wait behind those who do. The panel of a user who has left the
        match is removed; that of a private match stays, because nothing else shows the match.
        """
        seat = match.seat_of(user_id)
        if seat is None:
            if not match.row.private:
                self.let_go(match.id, user_id)
                with tolerate_discord_faults(
                    "panel not put away", match=match.id, **place_of(match.row)
                ):
                    await shown.put_away()
        elif not self._is_left_alone(match, seat, shown):
            try:
                urgency = Urgency.PANEL if seat in match.to_act else Urgency.BOARD
                await show(shown.interaction, match, EMPTY_REQUEST, shown.moved, urgency)
            except Exception as fault:
                if not is_refusal_of_discord(fault):
                    raise
                self.let_go(match.id, user_id)
                log.debug(
                    "panel gone", match=match.id, **place_of(match.row), **describe_fault(fault)
                )

    def _is_left_alone(self, match: LiveMatch, seat: Seat, shown: _Shown) -> bool:
        """Return whether a panel must not be updated.

        A user who is choosing, and can still do so, is not disturbed; a user who doesn't have to
        act has the board, and isn't updated while the renderer is behind.
        """
        if seat in match.to_act:
            return match.is_fresh(seat, shown.version)
        has_board = match.outcome is None and not match.row.private
        return has_board and self._client.renderer.is_behind
