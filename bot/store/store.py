"""The store of matches, with all other stores: each public method is one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    ColumnElement,
    Engine,
    Select,
    bindparam,
    delete,
    func,
    or_,
    select,
    type_coerce,
    update,
)
from sqlalchemy.orm import Session, aliased, joinedload, selectinload

from bot.store.achievements import AwardStore
from bot.store.blocks import BlockStore
from bot.store.careers import CareerStore
from bot.store.collection import CollectionStore
from bot.store.dailies import DailyStore
from bot.store.database import CONNECTIONS, ShardOwnership, database_at
from bot.store.discussions import DiscussionStore
from bot.store.erasing import ErasureStore
from bot.store.events import EventStore, is_of_event
from bot.store.grimoire import GrimoireStore
from bot.store.hosting import HostStore
from bot.store.kept_rankings import KeptRankingStore
from bot.store.learning import LearningStore, ReviewStore
from bot.store.links import LinkStore
from bot.store.lobbies import LobbyStore
from bot.store.migrating import upgrade
from bot.store.moderation import ModerationStore
from bot.store.moderation_tables import Moderation, write_moderation
from bot.store.notifications import NotificationStore
from bot.store.rating_book import delete_result, write_result
from bot.store.result import PREPARED, MatchResult
from bot.store.result_posts import ResultPostStore, owe_end
from bot.store.results import ResultStore
from bot.store.rows import BatchLoader, Rows, WriteBatch, changes_rows, transaction
from bot.store.runs import RaceStore, RunStore
from bot.store.seasons import SeasonStore
from bot.store.servers import ServerStore, UserStore
from bot.store.solvers import SolverStore
from bot.store.spectators import SpectatorStore
from bot.store.statistics import StatisticsStore
from bot.store.stops import StopStore
from bot.store.tables import (
    BEHIND,
    MOVES_ON,
    RUNNING,
    UNREPORTED,
    Board,
    Match,
    Move,
    MoveKind,
    OrderKind,
    Seat,
    StandingOrder,
    Succession,
)
from bot.store.weeks import WeekStore

ALL = ShardOwnership()


NO_BOARD = {"message_id": None, "turn_number": -1, "shown_version": -1, "former_message_id": None}
"""The board of a match that is not shown yet."""
_PLACED = select(Match.id, Match.guild_id, Match.channel_id).join(Board)
_FOUND = select(Match.id, Match.version, Match.channel_id)
_THESE = Match.id.in_(bindparam("numbers", expanding=True))
_VERSION: Select[*tuple[Any, ...]] = select(Match.id, Match.version).where(_THESE)
_BOARD = [each for each in Board.__table__.columns if not each.primary_key]
_SHOWN: Select[*tuple[Any, ...]] = (
    select(Match.id, Match.version, *MOVES_ON, *_BOARD).join(Board).where(_THESE)
)


class VersionConflict(Exception):  # noqa: N818 - another change was faster, not a fault
    """The match has changed since it was read; nothing was written."""


class FoundMatch(NamedTuple):
    """Where a match is played, and its version, without loading it."""

    id: int
    version: int
    channel_id: int


class ShownRows(NamedTuple):
    """The version of a match, its changing columns, and its board: values by column."""

    version: int
    match: Mapping[str, Any]
    board: Mapping[str, Any]


class ShownMatch(NamedTuple):
    """A match and the channel or thread where its board is shown."""

    id: int
    guild_id: int | None
    channel_id: int


class Outline(NamedTuple):
    """Facts about a match that are known even if its set-up and moves can't be read."""

    id: int
    game: str
    created_at: datetime
    guild_id: int | None
    private: bool
    parent_id: int | None


class PlayedMatch(NamedTuple):
    """A match that a user plays; `parent_id` is the match that has prepared it."""

    id: int
    version: int
    channel_id: int
    parent_id: int | None


class Store(Rows):
    """The store of matches, with the other stores of the database."""

    def __init__(
        self, url: str, connections: int = CONNECTIONS, share: ShardOwnership = ALL
    ) -> None:
        """Take the URL of the database; `Store.open` makes the store ready.

        `connections` is the maximum number of connections to a PostgreSQL server. `share` are the
        servers for which this store finds work.
        """
        self._url = url
        database = database_at(url, connections)
        super().__init__(database, share)
        self._together = WriteBatch(database)
        self._boards = WriteBatch(database)
        self._versions = BatchLoader(database, _VERSION)
        self._shown = BatchLoader(database, _SHOWN)
        self.grimoire = GrimoireStore(database, share)
        self.dailies = DailyStore(database, share)
        self.events = EventStore(database, share)
        self.lobbies = LobbyStore(database, share)
        self.servers = ServerStore(database, share)
        self.users = UserStore(database, share, self.servers)
        self.collection = CollectionStore(database, share)
        self.learning = LearningStore(database, share)
        self.reviews = ReviewStore(database, share)
        self.results = ResultStore(database, share)
        self.result_posts = ResultPostStore(database, share)
        self.seasons = SeasonStore(database, share)
        self.statistics = StatisticsStore(database, share)
        self.moderation = ModerationStore(database, share)
        self.hosting = HostStore(database, share)
        self.blocks = BlockStore(database, share)
        self.links = LinkStore(database, share)
        self.notifications = NotificationStore(database, share)
        self.erasures = ErasureStore(database, share)
        self.races = RaceStore(database, share)
        self.runs = RunStore(database, share)
        self.solvers = SolverStore(database, share)
        self.spectators = SpectatorStore(database, share)
        self.stops = StopStore(database, share)
        self.awards = AwardStore(database, share)
        self.careers = CareerStore(database, share)
        self.weeks = WeekStore(database, share)
        self.kept_rankings = KeptRankingStore(database, share)
        self.discussions = DiscussionStore(database, share)

    async def open(self) -> None:
        """Create the database, or bring its tables up to date. Raises `NotReady`."""
        await upgrade(self._url)

    @property
    def engines(self) -> Sequence[Engine]:
        """The engines, for code that listens to what the database does."""
        return self._database.engines

    async def answers(self) -> None:
        """Send the database a query; raises what it raises."""
        await self._first(select(1))

    def is_refusing(self, seconds: float) -> bool:
        """Return whether the database has refused a change within this time.

        It doesn't count if a change of the same kind has succeeded since.
        """
        return self._database.is_refusing(seconds)

    async def close(self) -> None:
        """Close all connections."""
        await self._database.close()

    # Matches

    async def add_match(self, match: Match) -> None:
        """Save a new match that began without a lobby; it gets its id."""
        await self._add(match)

    async def match(self, match_id: int, since: int = 0) -> Match | None:
        """Load the match with its seats, and its moves from version `since` on."""
        return await self._first(select_match(match_id, since))

    async def version_of(self, match_id: int) -> int | None:
        """Load the version of a match; None if there is no such match."""
        found = await self._versions.answer(match_id)
        return found.version if found else None

    async def seats_of(self, match_id: int) -> Sequence[Seat]:
        """Load the seats of this match."""
        return await self._all(select(Seat).where(Seat.match_id == match_id).order_by(Seat.seat))

    async def outline_of(self, match_id: int) -> Outline | None:
        """Load facts about a match without reading its moves; None if there is no such match."""
        found = await self._rows(
            select(
                *(Match.id, Match.game, Match.created_at, Match.guild_id, Match.private),
                Succession.parent_id,
            )
            .outerjoin(Succession, Succession.match_id == Match.id)
            .where(Match.id == match_id)
        )
        return Outline(*found[0]) if found else None

    async def newest_in(self, channel_id: int) -> FoundMatch | None:
        """Load the newest public match in this channel or thread, or None."""
        here = Match.channel_id == channel_id, Match.private.is_(False)
        found = await self._found(_FOUND.where(*here).order_by(Match.id.desc()).limit(1))
        return found[0] if found else None

    async def begun_in(self, channel_id: int, most: int) -> Sequence[Match]:
        """Load the newest public matches that have begun in this channel, running ones first.

        They come with their seats and without their moves, and may be played anywhere.
        """
        here = Match.origin_channel_id == channel_id, Match.private.is_(False)
        found = select(Match).options(selectinload(Match.seats)).where(*here)
        return await self._all(found.order_by(RUNNING.desc(), Match.id.desc()).limit(most))

    async def matches_of(self, user_id: int) -> Sequence[PlayedMatch]:
        """Load the matches that this user is playing, most recently moved first."""
        found = await self._rows(
            select(Match.id, Match.version, Match.channel_id, Succession.parent_id)
            .join(Seat, Seat.match_id == Match.id)
            .outerjoin(Succession, Succession.match_id == Match.id)
            .where(Seat.user_id == user_id, Seat.thinks.is_(None), RUNNING)
            .order_by(Match.updated_at.desc(), Match.id.desc())
        )
        return [PlayedMatch(*row) for row in found]

    async def running_alone(self, user_id: int) -> Sequence[FoundMatch]:
        """Load the running matches in which this user is the only player."""
        other = aliased(Seat)
        others = select(other).where(
            other.match_id == Match.id, other.user_id != user_id, other.thinks.is_(None)
        )
        own = Seat.user_id == user_id, Seat.thinks.is_(None), RUNNING
        return await self._found(_FOUND.join(Seat).where(*own, ~others.exists()))

    async def running_of(self, users: Collection[int]) -> Mapping[int | None, set[int]]:
        """Load the ids of the matches that each of these users plays, except those of events."""
        found: dict[int | None, set[int]] = {user_id: set() for user_id in users}
        own = Seat.user_id.in_(users), Seat.thinks.is_(None), RUNNING, ~is_of_event(Match.id)
        seats = select(Seat.user_id, Seat.match_id).join(Match).where(*own)
        for user_id, match_id in await self._rows(seats):
            found[user_id].add(match_id)
        return found

    async def finished_matches_of(self, user_id: int, most: int) -> Sequence[Match]:
        """Load the newest matches that this user has played to their end."""
        return await self._all(
            _with_all()
            .join(Seat)
            .where(Seat.user_id == user_id, Match.result.is_not(None))
            .order_by(Match.id.desc())
            .limit(most)
        )

    async def finished_of(self, user_id: int, most: int) -> Sequence[Match]:
        """Load the newest finished matches of this user without their moves.

        Matches that the user has left to the bot are left out, and those that only prepared another
        one: a draft, a choice of races.
        """
        reason = type_coerce(Match.result, JSON)["reason"].as_string()
        return await self._all(
            select(Match)
            .options(selectinload(Match.seats))
            .join(Seat)
            .where(
                *(Seat.user_id == user_id, Seat.thinks.is_(None)),
                *(Match.result.is_not(None), reason != PREPARED),
            )
            .order_by(Match.id.desc())
            .limit(most)
        )

    async def running_in(self, channel_id: int) -> Sequence[int]:
        """Load the ids of public matches being played in this channel, oldest first."""
        here = Match.channel_id == channel_id, Match.private.is_(False)
        return await self._all(select(Match.id).where(*here, RUNNING).order_by(Match.id))

    async def lost(self, channels: Collection[int]) -> Sequence[int]:
        """Load running matches in these channels whose players weren't asked where to continue."""
        here = Match.channel_id.in_(channels), Match.private.is_(False), RUNNING
        ours = self._share.of(Match.guild_id)
        return await self._all(select(Match.id).where(*here, Match.place_lost.is_(False), ours))

    async def running_for_all(self, guild_id: int, most: int) -> Sequence[FoundMatch]:
        """Load public matches being played in this server, most recently moved first."""
        here = Match.guild_id == guild_id, Match.private.is_(False), RUNNING
        return await self._found(_FOUND.where(*here).order_by(Match.updated_at.desc()).limit(most))

    async def matches_behind(self, settled: datetime) -> Sequence[ShownMatch]:
        """Load matches whose messages are outdated, most recently moved first.

        Their board, or their lobby, is behind, or their former board still exists. Matches that
        began after `settled` without a message are left out: another task is sending it.
        """
        ready = or_(
            Match.has_home, Match.origin_message_id.is_not(None), Match.created_at < settled
        )
        ours = self._share.of(Match.guild_id)
        newest_first = Match.updated_at.desc(), Match.id.desc()
        return await self._shown_matches(_PLACED.where(BEHIND, ready, ours).order_by(*newest_first))

    async def calls(self, until: datetime) -> Sequence[ShownMatch]:
        """Load running matches whose player may have to be mentioned by then, earliest first."""
        return await self._shown_matches(
            _PLACED.where(Board.call_at <= until, RUNNING, self._share.of(Match.guild_id)).order_by(
                Board.call_at
            )
        )

    async def quiet_in_threads(
        self, board_before: int, moved_after: datetime
    ) -> Sequence[ShownMatch]:
        """Load running matches in their own threads whose boards are old, oldest board first.

        Their boards are older than the message id `board_before`, but their last move was after the
        time `moved_after`.
        """
        own_thread = Match.channel_id == Match.origin_message_id, Match.private.is_(False)
        quiet = Board.message_id < board_before
        known = Match.updated_at > moved_after
        return await self._shown_matches(
            _PLACED.where(
                *own_thread, quiet, known, RUNNING, self._share.of(Match.guild_id)
            ).order_by(Board.message_id)
        )

    async def running_practice(self) -> Sequence[tuple[int, int]]:
        """Load running matches in which the bot plays a seat, with their versions."""
        itself = select(Seat.seat).where(Seat.match_id == Match.id, Seat.thinks.is_not(None))
        found = await self._rows(
            select(Match.id, Match.version)
            .where(RUNNING, itself.exists(), self._share.of(Match.guild_id))
            .order_by(Match.guild_id, Match.id)  # in the order of their index
        )
        return [(match_id, version) for match_id, version in found]

    @transaction
    def add_move(
        self,
        session: Session,
        match: Match,
        move: Move,
        result: MatchResult | None,
        following: Sequence[Match] = (),
        stand_in: str | None = None,
        entry: Moderation | None = None,
    ) -> None:
        """Append a move and advance the match, together with the matches that it prepares, in one
        step.

        `stand_in` is the strength with which the bot plays this seat afterwards, `entry` the line
        of the log if a moderator does it. A match that is reopened loses its result. Raises
        `VersionConflict`.
        """
        alarm_at = move.played_at if match.clock and result is None else None
        values = {"version": move.number + 1, "result": result, "alarm_at": alarm_at}
        reopens = move.kind is MoveKind.REOPEN
        in_state = Match.result.is_not(None) if reopens else RUNNING
        here = Match.id == match.id, Match.version == move.number, in_state
        moved = update(Match).where(*here).values(updated_at=move.played_at, **values)
        if not changes_rows(session, moved):
            raise VersionConflict
        board = update(Board).where(Board.match_id == match.id)
        again = {"origin_told": False} if reopens else {}
        session.execute(board.values(newest_version=move.number + 1, **again))
        if reopens:
            delete_result(session, match.id)
        write_moderation(session, entry)
        session.add_all([move, *following])
        if result is not None:
            played = _with_stored_players(session, match.id, result)
            if played != result:
                session.execute(update(Match).where(Match.id == match.id).values(result=played))
            result = played
            write_result(session, match.id, move.number + 1, result)
            owe_end(session, match.id, result)
        if stand_in is not None:
            session.execute(
                update(Seat)
                .where(Seat.match_id == match.id, Seat.seat == move.seat)
                .values(thinks=stand_in)
            )

    async def leave_order(self, order: StandingOrder) -> None:
        """Save the standing order of a seat; it replaces an earlier one."""
        await self._put(order)

    async def take_order_back(self, match_id: int, seat: str) -> None:
        """Delete the standing order of a seat."""
        own = StandingOrder.match_id == match_id, StandingOrder.seat == seat
        await self._change(delete(StandingOrder).where(*own))

    async def lasting_order(self, match_id: int, seat: str) -> OrderKind | None:
        """Return the kind of a seat's order if it lasts beyond a turn, else None."""
        own = StandingOrder.match_id == match_id, StandingOrder.seat == seat
        lasts = StandingOrder.kind != OrderKind.TURN
        return await self._first(select(StandingOrder.kind).where(*own, lasts))

    async def orders_of(self, match_id: int) -> Sequence[StandingOrder]:
        """Load the standing orders of this match, including expired ones."""
        return await self._all(select(StandingOrder).where(StandingOrder.match_id == match_id))

    async def with_orders(self) -> dict[int, tuple[int, int, int]]:
        """Load running matches with standing orders.

        Each comes with values that change whenever it advances or an order is added: its version,
        the number of orders, the sum of their turn numbers.
        """
        found = await self._rows(
            select(
                StandingOrder.match_id,
                Match.version,
                func.count(),
                func.sum(StandingOrder.turn_number),
            )
            .join(Match, Match.id == StandingOrder.match_id)
            .where(RUNNING, self._share.of(Match.guild_id))
            .group_by(StandingOrder.match_id, Match.version)
        )
        return {match_id: (version, count, int(sum)) for match_id, version, count, sum in found}

    async def alarms(self, until: datetime) -> Sequence[int]:
        """Load running matches whose clock has to be checked by then, earliest first."""
        return await self._all(
            select(Match.id)
            .where(Match.alarm_at <= until, RUNNING, self._share.of(Match.guild_id))
            .order_by(Match.alarm_at)
        )

    async def set_alarm(self, match_id: int, version: int, at: datetime | None) -> None:
        """Set when the clock of this match is checked next, unless the match has advanced."""
        here = Match.id == match_id, Match.version == version
        await self._change(update(Match).where(*here).values(alarm_at=at))

    async def running_by_game(self) -> dict[str, int]:
        """Count the running matches of each game; games without any are left out."""
        counted = select(Match.game, func.count()).where(Match.result.is_(None))
        return dict(await self._rows(counted.group_by(Match.game)))

    async def prepared_by(self, match_id: int) -> int | None:
        """Return the match that this one has prepared, if it did nothing else; otherwise None."""
        reason = type_coerce(Match.result, JSON)["reason"].as_string()
        return await self._first(
            select(Succession.match_id)
            .join(Match, Match.id == Succession.parent_id)
            .where(Match.id == match_id, reason == PREPARED)
        )

    async def unreported(self) -> Sequence[int]:
        """Load finished matches whose result the match that prepared them doesn't know."""
        return await self._all(
            select(Succession.match_id)
            .join(Match, Match.id == Succession.match_id)
            .where(UNREPORTED, Match.result.is_not(None), self._share.of(Match.guild_id))
            .order_by(Succession.match_id)
        )

    async def record_reported(self, match_id: int) -> None:
        """Record that the match that prepared this one knows how it ended."""
        reported = update(Succession).where(Succession.match_id == match_id).values(reported=True)
        await self._change(reported)

    async def shown_of(self, match_id: int) -> ShownRows | None:
        """Load the version of a match, its changing columns, and its board.

        Returns None if there is no such match.
        """
        found = await self._shown.answer(match_id)
        if found is None:
            return None
        facts = found._mapping
        match = {column.key: facts[column.key] for column in MOVES_ON}
        return ShownRows(found.version, match, {column.key: facts[column.key] for column in _BOARD})

    async def set_match(self, match_id: int, *still: ColumnElement[bool], **values: Any) -> bool:
        """Set columns of a match's row: where the match is shown.

        Returns False, and changes nothing, if a condition of `still` is no longer true.
        """
        here = Match.id == match_id, *still
        return await self._together.answer((match_id, update(Match).where(*here).values(**values)))

    async def set_board(self, match_id: int, *still: ColumnElement[bool], **values: Any) -> bool:
        """Set columns of the board of a match, as `set_match` does for its row."""
        here = Board.match_id == match_id, *still
        return await self._boards.answer((match_id, update(Board).where(*here).values(**values)))

    @transaction
    def move_match(
        self, session: Session, match_id: int, channel_id: int, *still: ColumnElement[bool]
    ) -> bool:
        """Move a match to this channel, where it has no board yet.

        Returns False, and changes nothing, if a condition of `still` is no longer true.
        """
        moved = update(Match).where(Match.id == match_id, *still)
        place = {"channel_id": channel_id, "has_home": True, "place_lost": False}
        if not changes_rows(session, moved.values(**place)):
            return False
        board = update(Board).where(Board.match_id == match_id)
        session.execute(board.values(**NO_BOARD))
        return True

    async def remind(self, match_id: int, seat: str, since: datetime) -> bool:
        """Claim the reminder of this seat for the period that began at `since`.

        Returns False if it is being sent or was sent.
        """
        here = Seat.match_id == match_id, Seat.seat == seat
        not_yet = Seat.reminded_of.is_distinct_from(since)
        return await self._change(update(Seat).where(*here, not_yet).values(reminded_of=since))

    async def _found(self, query: Select[int, int, int]) -> Sequence[FoundMatch]:
        return [FoundMatch(*row) for row in await self._rows(query)]

    async def _shown_matches(self, query: Select[int, int | None, int]) -> Sequence[ShownMatch]:
        return [ShownMatch(*row) for row in await self._rows(query)]


def _with_stored_players(session: Session, match_id: int, result: MatchResult) -> MatchResult:
    """Return a result with the players of the stored seats.

    Some may have had their data deleted since another process has read the match.
    """
    stored = session.scalars(select(Seat).where(Seat.match_id == match_id))
    players = {seat.seat: seat for seat in stored}
    seats = [
        replace(each, user_id=players[each.seat].user_id, name=players[each.seat].name)
        for each in result.seats
    ]
    return replace(result, seats=tuple(seats))


# Executed at every click and for every board, so built once


def _with_all(since: int = 0) -> Select[Match]:
    moves = Match.moves.and_(Move.number >= since) if since else Match.moves
    return select(Match).options(
        *(selectinload(Match.seats), selectinload(moves), selectinload(Match.succession)),
        joinedload(Match.board, innerjoin=True),
    )


def select_match(match_id: int, since: int = 0) -> Select[Match]:
    """Build the query for a match with all related rows, except the moves before `since`."""
    return _with_all(since).where(Match.id == match_id)
