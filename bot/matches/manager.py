"""The match manager checks permission, applies the rules and stores, one action at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, select

from bot.errors import Refusal, UserError
from bot.game_api import GAME_UIS
from bot.game_api.questions import SeatNames
from bot.matches.following import prepare_following
from bot.matches.live import LiveMatch
from bot.matches.ready import ReadyMatches, UnreadableMatch
from bot.matches.result import make_result, make_result_without_moves
from bot.matches.session import Session, TriedMove
from bot.store import (
    NO_BOARD,
    Board,
    FoundMatch,
    Match,
    MatchResult,
    Moderation,
    Move,
    MoveKind,
    OrderKind,
    Outline,
    PlayedMatch,
    StandingOrder,
    Store,
    VersionConflict,
)
from engine.core import IllegalAction, Outcome, Seat
from engine.record import ABANDONED
from texts import Texts, texts_in

STAND_IN = "easy"
"""The bot's strength on a seat that its user has left."""

MOST_UNDOS = 30
"""Maximum number of undos of a seat in a turn: each is a row that is kept forever."""

Finished = Callable[[Outline, MatchResult], None]
"""Called once when a match has ended, after its result is stored."""
Moved = Callable[[LiveMatch, Sequence[int]], None]
"""Called after every accepted action with the match and the numbers of matches that follow it."""


class LosesTheMatch(Exception):  # noqa: N818 - a question to the player, not a fault
    """The move would lose the match for its player: ask first."""

    def __init__(self, move: str) -> None:
        super().__init__(move)
        self.move = move


class MoveRefused(UserError):  # noqa: N818 - as `Refusal`
    """The rules of a game refuse a move; `names` are the players' names by seat."""

    def __init__(self, game: str, refusal: IllegalAction, names: SeatNames) -> None:
        super().__init__(game, refusal)
        self.game = game
        self.refusal = refusal
        self.names = names

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Return the game's explanation."""
        return GAME_UIS[self.game].refusal(self.refusal, self.names, texts)


class MatchManager:
    """All matches of this process. Changes are stored before listeners hear of them."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], moved: Moved, finished: Finished
    ) -> None:
        self._store = store
        self._now = now
        self._moved = moved
        self._finished = finished
        self._ready = ReadyMatches(store)

    async def get(self, match_id: int, version: int | None = None) -> LiveMatch:
        """Return the match as it is stored now, including changes by other processes.

        `version` is the one just read from the store, if any. Raises `Refusal` if there is no such
        match, and `UnreadableMatch` if its moves can't be played.
        """
        return await self._ready.get(match_id, version)

    async def in_channel(self, channel_id: int) -> LiveMatch | None:
        """Return the match that is played in this channel or thread, or None.

        Raises `UnreadableMatch`.
        """
        row = await self._store.newest_in(channel_id)
        return await self.get(row.id, row.version) if row else None

    async def read(
        self, rows: Iterable[FoundMatch | PlayedMatch]
    ) -> tuple[list[LiveMatch], list[FoundMatch | PlayedMatch]]:
        """Load these matches; return them, and the rows of those that can't be read."""
        found: list[LiveMatch] = []
        unreadable: list[FoundMatch | PlayedMatch] = []
        for row in rows:
            try:
                found.append(await self.get(row.id, row.version))
            except UnreadableMatch:
                unreadable.append(row)
        return found, unreadable

    @property
    def unreadable(self) -> Collection[int]:
        """Ids of matches that were found unreadable: left alone until a user asks for them."""
        return self._ready.unreadable

    async def submit(
        self,
        match_id: int,
        user_id: int,
        move: str,
        *,
        version: int | None = None,
        stored: int | None = None,
        sure: bool = False,
    ) -> LiveMatch:
        """Play a move as typed.

        Args:
            match_id: The match.
            user_id: The player.
            move: The move.
            version: The version that the player saw, if a button knows it.
            stored: The version that the caller has just read from the store; by default it is read
                here.
            sure: Play it even though it loses the match.

        Raises:
            Refusal: The user is not playing, or the match is over or has advanced.
            MoveRefused: The rules refuse the move.
            LosesTheMatch: It would, and the user is not `sure`.
        """
        async with self._seated(match_id, user_id, version, stored) as (match, seat):
            return await self._make(match, seat, move, sure=sure)

    async def make(
        self,
        match_id: int,
        seat: Seat,
        move: str,
        *,
        version: int,
        sure: bool = False,
        by_clock: bool = False,
    ) -> LiveMatch:
        """Play a move for a seat of the bot, or (`by_clock`) for a seat whose time ran out.

        Raises as `submit` does.
        """
        async with self._going_on(match_id, version) as match:
            return await self._make(match, seat, move, sure=sure, by_clock=by_clock)

    async def report(self, match_id: int, seat: Seat, move: str, *, version: int) -> LiveMatch:
        """Report the result of a match to the match that waits for it. Raises as `submit` does."""
        async with self._going_on(match_id, version) as match:
            return await self._try(match, seat, move, sure=True)

    async def undo(
        self,
        match_id: int,
        user_id: int,
        *,
        version: int | None = None,
        stored: int | None = None,
    ) -> LiveMatch:
        """Undo the player's latest move and store the undo.

        Args:
            match_id: The match.
            user_id: The player.
            version: The version that the player saw, if a button knows it.
            stored: As in `submit`.

        Raises:
            Refusal: Nothing can be undone (`takes_back`), the player has made all `MOST_UNDOS`
                undos of this turn, the user is not playing, or the match is over or has advanced.
        """
        async with self._seated(match_id, user_id, version, stored) as (match, seat):
            if not match.takes_back(seat):
                raise Refusal("refused-nothing-to-undo")
            if match.has_taken_back(seat) >= MOST_UNDOS:
                raise Refusal("refused-many-undos", count=MOST_UNDOS)
            return await self._accept(match, seat, MoveKind.UNDO)

    async def leave_order(
        self,
        match_id: int,
        user_id: int,
        move: str,
        kind: OrderKind = OrderKind.TURN,
        *,
        version: int,
    ) -> LiveMatch:
        """Store a move that is made for this user whenever they must respond.

        Raises `Refusal` if the game doesn't offer this order.
        """
        async with self._seated(match_id, user_id, version) as (match, seat):
            orders, offered = GAME_UIS[match.game.id].orders, None
            if orders is not None and (kind is OrderKind.TURN or orders.can_last):
                offered = orders.offer(match.state, seat, texts_in(match.row.language))
            if seat not in match.to_act or offered is None or offered.move != move:
                raise Refusal("refused-no-order")
            turn_number = match.game.turn_number(match.state)
            await self._store.leave_order(
                StandingOrder(
                    match_id=match_id, seat=seat, turn_number=turn_number, text=move, kind=kind
                )
            )
            return match

    async def take_order_back(self, match_id: int, user_id: int) -> LiveMatch:
        """Delete this user's standing order. Raises `Refusal`."""
        async with self._seated(match_id, user_id) as (match, seat):
            await self._store.take_order_back(match_id, seat)
            return match

    async def resign(self, match_id: int, user_id: int) -> LiveMatch:
        """Resign: of two players, the other one wins; in a larger match the bot takes the seat
        over.

        Raises `Refusal`.
        """
        async with self._seated(match_id, user_id) as (match, seat):
            return await self._give_up(match, seat)

    async def moderate(
        self, match_id: int, kind: MoveKind, entry: Moderation | None = None
    ) -> None:
        """End, reopen, pause or resume a match against the will of its players.

        Args:
            match_id: The match, which may be unreadable if it is ended.
            kind: `STOP`, `REOPEN`, `HALT` or `RELEASE`. The caller has checked that a match to
                reopen has been reported to no other.
            entry: The line of the log if a moderator does it.

        Raises:
            Refusal: The match is over, isn't stopped by a moderator, or is (not) paused.
        """
        async with self._ready.lock(match_id):
            try:
                match = await self._ready.held(match_id)
            except UnreadableMatch:
                if kind is not MoveKind.STOP:
                    raise
                await self._end_unread(match_id, kind, entry)
                return
            if kind is MoveKind.REOPEN and not match.stopped:
                raise Refusal("refused-not-stopped")
            if kind is not MoveKind.REOPEN:
                _still_going_on(match, None)
            is_paused = match.clock.paused_at is not None
            if kind is MoveKind.HALT and match.clock.halted:
                raise Refusal("refused-halted")
            if kind is MoveKind.RELEASE and not is_paused:
                raise Refusal("refused-no-pause")
            outcome = Outcome((), ABANDONED) if kind is MoveKind.STOP else None
            await self._accept(match, next(iter(match.names)), kind, outcome, entry=entry)

    async def end_at_limit(self, match_id: int) -> None:
        """End a match whose time is over, also if it is paused: the seats that are ahead win.

        A match that can't be read ends without a result. Matches that this one has prepared, such
        as the duels of a league, aren't ended.

        Raises:
            Refusal: The match is over, or another process has just changed it.
        """
        async with self._ready.lock(match_id):
            try:
                match = await self._ready.held(match_id)
            except UnreadableMatch:
                await self._end_unread(match_id, MoveKind.ABANDON)
                return
            _still_going_on(match, None)
            seat = next(iter(match.names))
            await self._accept(match, seat, MoveKind.LIMIT, match.if_limit_reached())

    async def leave_unreadable(self, match_id: int, user_id: int) -> None:
        """Leave a match that can't be read any more.

        With two seats it ends without a winner, with more when all users have left it. Raises
        `Refusal`.
        """
        async with self._ready.lock(match_id):
            seats = await self._store.seats_of(match_id)
            people = [seat for seat in seats if seat.user_id and not seat.thinks]
            own = next((person.seat for person in people if person.user_id == user_id), None)
            if own is None or match_id not in self._ready.unreadable:
                raise Refusal("refused-not-your-match")
            ends = len(people) == 1 or len(seats) == 2
            await self._end_unread(match_id, MoveKind.ABANDON if ends else MoveKind.LEAVE, own=own)

    async def _end_unread(
        self, match_id: int, kind: MoveKind, entry: Moderation | None = None, own: str = ""
    ) -> None:
        """End a match that can't be read, or (`LEAVE`) let the bot have a seat. Raises `Refusal`.

        The caller holds the lock.
        """
        version = await self._store.version_of(match_id)
        outline = await self._store.outline_of(match_id)
        seats = await self._store.seats_of(match_id)
        if version is None or outline is None:
            raise Refusal("refused-no-such-match")
        now, seat = self._now(), own or seats[0].seat
        move = Move(match_id=match_id, number=version, seat=seat, kind=kind, played_at=now)
        ends = kind is not MoveKind.LEAVE
        result = make_result_without_moves(outline, seats, now) if ends else None
        stand_in = STAND_IN if own else None
        row = Match(id=match_id)  # without a clock: no one can move in time
        try:
            await self._store.add_move(row, move, result, (), stand_in, entry)
        except VersionConflict:
            raise Refusal("refused-match-over") from None
        self._ready.given_up(match_id, version + 1)
        if result is not None:
            self._finished(outline, result)

    async def give_up(self, match_id: int, seat: Seat, *, version: int) -> LiveMatch:
        """Resign for a seat that has timed out too often. Raises `Refusal`."""
        async with self._going_on(match_id, version) as match:
            return await self._give_up(match, seat, by_clock=True)

    async def end_without(
        self, match_id: int, user_id: int, absent: Seat, *, version: int, wins: bool
    ) -> LiveMatch:
        """End a match for this user, whose opponent is absent.

        Args:
            match_id: The match.
            user_id: A player of the match, who ends it.
            absent: The opponent's seat. The caller has checked that they are absent.
            version: The version of the match at that check.
            wins: Whether this user wins; otherwise the match has no result.

        Raises:
            Refusal: The match has advanced since, or the user is not playing.
        """
        async with self._going_on(match_id, version) as match:
            seat = match.seat_for(user_id)
            if wins:
                return await self._give_up(match, absent, by_clock=True)
            return await self._accept(match, seat, MoveKind.VOID, Outcome((), ABANDONED))

    async def pause(self, match_id: int, user_id: int) -> LiveMatch:
        """Ask for a pause, or agree to one. Raises `Refusal`."""
        async with self._seated(match_id, user_id) as (match, seat):
            if match.clock.limit is None:
                raise Refusal("refused-no-clock")
            if seat in match.clock.wants_pause:
                raise Refusal("refused-pause-wanted")
            return await self._accept(match, seat, MoveKind.PAUSE)

    async def resume(self, match_id: int, user_id: int) -> LiveMatch:
        """End a pause, or decline one. Raises `Refusal`."""
        async with self._seated(match_id, user_id) as (match, seat):
            if match.clock.halted:
                raise Refusal("refused-halted")
            if not match.clock.wants_pause:
                raise Refusal("refused-no-pause")
            return await self._accept(match, seat, MoveKind.RESUME)

    async def forget(self, match_ids: Iterable[int]) -> None:
        """Read these matches again when they are needed: their players have changed."""
        for match_id in match_ids:
            async with self._ready.lock(match_id):
                self._ready.forget(match_id)

    # Where it is shown: rows that the manager changes, like everything of a match

    async def record_origin(self, match_id: int, message_id: int) -> None:
        """Record that the first message of the match is in its channel."""
        await self._store.set_match(match_id, origin_message_id=message_id)
        (await self.get(match_id)).row.origin_message_id = message_id

    async def record_origin_told(self, match: LiveMatch) -> None:
        """Record that the first message of the match links to it.

        If the match has ended since it was loaded, its end is still to be posted there.
        """
        going_on = select(Match.id).where(Match.id == match.id, Match.result.is_(None))
        still = () if match.row.result else (going_on.exists(),)
        await self._set_board(match, *still, origin_told=True)

    async def move_to(self, match: LiveMatch, channel_id: int) -> bool:
        """Move the match to this channel or thread, where it has no board yet.

        Returns False if another process has moved it.
        """
        row = match.row
        still = Match.channel_id == row.channel_id, Match.has_home.is_(row.has_home)
        if not await self._store.move_match(match.id, channel_id, *still):
            return False
        row.channel_id, row.has_home, row.place_lost = channel_id, True, False
        _change(row.board, NO_BOARD)
        return True

    async def record_place_lost(self, match: LiveMatch, *, lost: bool = True) -> bool:
        """Record that the players are asked where to continue, or have to be asked once more.

        Returns False if another process has recorded it, or the match was moved.
        """
        still = Match.place_lost.is_not(lost), Match.channel_id == match.row.channel_id
        if not await self._store.set_match(match.id, *still, place_lost=lost):
            return False
        match.row.place_lost = lost
        return True

    async def record_board(
        self, match: LiveMatch, message_id: int, called: Mapping[Seat, int]
    ) -> bool:
        """Record that a new board was posted and has mentioned these seats.

        Each is mentioned up to the given version. The previous board will be removed, unless
        Discord has identified the new one with it. Returns False if another process has posted one
        instead.
        """
        before = match.row.board.message_id
        former = before if before != message_id else None
        everybody = dict[str, int](match.row.board.called or {}) | dict(called)
        still = Board.message_id.is_not_distinct_from(before)
        board = {"message_id": message_id, "former_message_id": former, "called": everybody}
        return await self._set_board(match, still, **board)

    async def record_former_removed(self, match: LiveMatch, message_id: int) -> None:
        """Record that this former board is deleted or reduced to a line."""
        same = Board.former_message_id == message_id
        await self._set_board(match, same, former_message_id=None)

    async def board_shown(
        self,
        match: LiveMatch,
        message_id: int | None,
        version: int,
        turn_number: int,
        call_at: datetime | None,
        notified: Mapping[Seat, int] | None = None,
    ) -> bool:
        """Record that the board on this message shows this version.

        Args:
            match: The match.
            message_id: The message; None if the board is on the player's own panel.
            version: The version that is shown.
            turn_number: Number of the turn that it belongs to.
            call_at: When a player may have to be mentioned; None for never.
            notified: The seats that get a direct message instead of a mention, each with the
                version up to which they do.

        Returns:
            False if another process has shown a newer version, or on another message.
        """
        same = Board.message_id.is_not_distinct_from(message_id)
        shown: dict[str, Any] = {"shown_version": version, "turn_number": turn_number}
        shown["call_at"] = call_at
        if notified:
            shown["called"] = dict[str, int](match.row.board.called or {}) | dict(notified)
        return await self._set_board(match, same, Board.shown_version <= version, **shown)

    async def load_shown(self, match_id: int) -> LiveMatch:
        """Load the match as it is stored now, with its present board.

        Another process may have changed the board without a new version. Raises `Refusal`,
        `UnreadableMatch`.
        """
        while shown := await self._store.shown_of(match_id):
            match = self._ready.known(match_id, shown.version)
            if match is not None:
                _change(match.row, shown.match)
                _change(match.row.board, shown.board)
                return match
            await self.get(match_id, shown.version)  # after that another board may be shown
        raise Refusal("refused-no-such-match")

    async def claim_reminder(self, match: LiveMatch, seat: Seat, since: datetime) -> bool:
        """Claim the reminder of a seat for the period that began at `since`.

        Returns True only once, across all processes.
        """
        ours = await self._store.remind(match.id, seat, since)
        next(sitter for sitter in match.row.seats if sitter.seat == seat).reminded_of = since
        return ours

    async def _set_board(
        self, match: LiveMatch, *still: ColumnElement[bool], **values: Any
    ) -> bool:
        """Change columns of the board; return False if another process has been faster."""
        if not await self._store.set_board(match.id, *still, **values):
            return False
        _change(match.row.board, values)
        return True

    async def record_reported(self, row: Match) -> None:
        """Record that the match that prepared this one knows how it ended."""
        await self._store.record_reported(row.id)
        if row.succession is not None:
            row.succession.reported = True

    @asynccontextmanager
    async def _going_on(self, match_id: int, version: int) -> AsyncIterator[LiveMatch]:
        """Lock a running match at this version for one action. Raises `Refusal`.

        The store refuses actions that come too late, so the version is not read again.
        """
        async with self._ready.lock(match_id):
            yield _still_going_on(await self._ready.held(match_id, version), version)

    @asynccontextmanager
    async def _seated(
        self,
        match_id: int,
        user_id: int,
        version: int | None = None,
        stored: int | None = None,
    ) -> AsyncIterator[tuple[LiveMatch, Seat]]:
        """Lock a running match for one action; yield it with the user's seat.

        At `version` it must be fresh for this user only. `stored` is the version that was just
        read. Raises `Refusal`.
        """
        async with self._ready.lock(match_id):
            match = await self._ready.held(match_id, stored)
            seat = match.seat_for(user_id)
            fresh = version is not None and match.is_fresh(seat, version)
            yield _still_going_on(match, None if fresh else version), seat

    async def _make(
        self, match: LiveMatch, seat: Seat, move: str, *, sure: bool, by_clock: bool = False
    ) -> LiveMatch:
        if seat not in match.to_act:
            raise Refusal("refused-not-your-turn")
        if match.clock.paused_at is not None:
            raise Refusal("refused-halted" if match.clock.halted else "refused-paused")
        return await self._try(match, seat, move, sure=sure, by_clock=by_clock)

    async def _try(
        self, match: LiveMatch, seat: Seat, move: str, *, sure: bool, by_clock: bool = False
    ) -> LiveMatch:
        """Try the move, then accept it together with the matches that it prepares."""
        try:
            tried = match.try_move(seat, move)
        except IllegalAction as refusal:
            raise MoveRefused(match.game.id, refusal, match.names) from None
        if not sure and _loses_by_itself(match, tried, seat):
            raise LosesTheMatch(tried.text)
        follow = await prepare_following(match, tried.state, self._now(), self._store)
        outcome = tried.state.outcome()
        return await self._accept(
            match, seat, MoveKind.MOVE, outcome, tried, follow, by_clock=by_clock
        )

    async def _give_up(self, match: LiveMatch, seat: Seat, *, by_clock: bool = False) -> LiveMatch:
        outcome = match.if_resigned(seat, by_clock=by_clock)
        if outcome is not None:
            return await self._accept(match, seat, MoveKind.RESIGN, outcome, by_clock=by_clock)
        if match.people == (seat,):
            nobody = Outcome((), ABANDONED)
            return await self._accept(match, seat, MoveKind.ABANDON, nobody, by_clock=by_clock)
        return await self._accept(match, seat, MoveKind.LEAVE, by_clock=by_clock)

    async def _accept(
        self,
        match: LiveMatch,
        seat: Seat,
        kind: MoveKind,
        outcome: Outcome | None = None,
        tried: TriedMove | None = None,
        follow: Sequence[Match] = (),
        *,
        by_clock: bool = False,
        entry: Moderation | None = None,
    ) -> LiveMatch:
        """Store the action with all its consequences, then apply it, then notify listeners."""
        row, now = match.row, self._now()
        result = make_result(match, outcome, now) if outcome else None
        move = Move(
            match_id=match.id,
            number=match.version,
            seat=seat,
            kind=kind,
            text=tried.text if tried is not None else "",
            by_clock=by_clock,
            played_at=now,
        )
        stand_in = STAND_IN if kind in (MoveKind.LEAVE, MoveKind.ABANDON) else None
        try:
            await self._store.add_move(row, move, result, follow, stand_in, entry)
        except VersionConflict:  # the next request loads what another process has stored
            raise Refusal("refused-stale") from None
        row.version += 1
        row.result = result
        if stand_in:
            next(sitter for sitter in row.seats if sitter.seat == seat).thinks = stand_in
        match.take(move, tried)
        self._moved(match, [next_match.id for next_match in follow])
        if result is not None:
            self._finished(_outline(row), result)
        return match


def _change(row: Match | Board, values: Mapping[str, Any]) -> None:
    for column, value in values.items():
        setattr(row, column, value)


def _outline(row: Match) -> Outline:
    parent_id = row.succession.parent_id if row.succession else None
    return Outline(row.id, row.game, row.created_at, row.guild_id, row.private, parent_id)


def _still_going_on(match: LiveMatch, version: int | None) -> LiveMatch:
    if match.outcome is not None:
        raise Refusal("refused-match-over")
    if version is not None and version != match.version:
        raise Refusal("refused-stale")
    return match


def _loses_by_itself(match: Session, tried: TriedMove, seat: Seat) -> bool:
    """Return whether a move loses the match within the same turn, by what the seat can see.

    The effect of cards in others' hands and decks must not be revealed beforehand.
    """
    outcome, game = tried.state.outcome(), match.game
    if outcome is None or not outcome.winners or seat in outcome.winners:
        return False
    own_turn = game.turn_number(tried.state) <= game.turn_number(match.state) + 1
    return own_turn and not any(event.surprises(seat) for event in tried.events)
