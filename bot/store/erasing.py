"""Exports and deletes the data of users and servers, as the columns declare (`personal.py`).

Every step is a transaction of its own, and all steps can be repeated: a deletion that was cut off
starts again from the beginning.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    ForeignKey,
    Row,
    Table,
    and_,
    case,
    delete,
    false,
    literal,
    or_,
    select,
    tuple_,
    union,
    update,
)
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.discussions import Discussion, TurnAnswer
from bot.store.events import Entrant, Event
from bot.store.grimoire_tables import Daily, PuzzleState, StoredPuzzle
from bot.store.learning import Miss
from bot.store.moderation import NAMED
from bot.store.moderation_tables import Moderation, SharedName, Subject
from bot.store.personal import (
    JOB,
    PLAIN,
    USERS,
    Holds,
    columns_of,
    value_of,
)
from bot.store.rows import Rows, add_if_free, transaction
from bot.store.runs import Race, Racer
from bot.store.solvers import stored_id
from bot.store.tables import RUNNING, Base, Key, Match, Moment, Seat

AT_ONCE = 25
"""The rows that one transaction deletes, without those that belong to them."""
ON_A_PAGE = 50
"""The rows that are exported at once: those of puzzles hold whole documents."""
UNNAMED = "…"
"""Replaces a name in the log of moderators and in titles of puzzles."""
PLACEHOLDERS = 2**62


class Erasure(Base):
    """A user or a server whose data has to be deleted at `due_at`; the row goes once that is done.

    `former_id` replaces the user in rows that others need: a number from which no one can tell who
    it was.
    """

    __tablename__ = "erasures"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    user_id: Mapped[int | None] = mapped_column(BigInteger, unique=True, info=JOB)
    guild_id: Mapped[int | None] = mapped_column(BigInteger, unique=True, info=JOB)
    former_id: Mapped[int] = mapped_column(
        BigInteger, info=PLAIN, default=lambda: -1 - secrets.randbelow(PLACEHOLDERS)
    )
    due_at: Mapped[datetime] = mapped_column(Moment)


class ErasureStore(Rows):
    """Reads and deletes everything of a user or a server."""

    # Requests

    @transaction
    def request(
        self,
        session: Session,
        due_at: datetime,
        *,
        user_id: int | None = None,
        guild_id: int | None = None,
    ) -> None:
        """Have the data of a user or a server deleted at this time, or earlier if it is already."""
        if add_if_free(session, Erasure(user_id=user_id, guild_id=guild_id, due_at=due_at)):
            return
        whose = Erasure.guild_id == guild_id if user_id is None else Erasure.user_id == user_id
        session.execute(update(Erasure).where(whose, Erasure.due_at > due_at).values(due_at=due_at))

    async def keep(self, guilds: Collection[int], now: datetime) -> None:
        """Delete nothing of these servers that isn't due yet."""
        later = Erasure.guild_id.in_(guilds), Erasure.due_at > now
        await self._change(delete(Erasure).where(*later))

    async def due(self, now: datetime) -> Sequence[int]:
        """Load the ids of deletions that have to be made, oldest first."""
        here = Erasure.due_at <= now, self._share.of(Erasure.guild_id)
        return await self._all(select(Erasure.id).where(*here).order_by(Erasure.id))

    async def erasure(self, erasure_id: int) -> Erasure | None:
        """Load a deletion that isn't done yet, or None."""
        return await self._get(Erasure, erasure_id)

    async def known_servers(self) -> set[int]:
        """Load the servers of this process of which anything is stored."""
        columns = [each for table in _tables() for each in columns_of(table, Holds.SERVER)]
        found = union(*(select(each).where(each > 0, self._share.of(each)) for each in columns))
        return await self._database.ask(lambda session: {*session.scalars(found)})

    async def finish(self, erasure: Erasure) -> bool:
        """Record that a deletion is done, and clear what is left of it in the database's files.

        Returns False if rows have been added since, so it has to be repeated.
        """
        if erasure.user_id is not None and await self._is_named(erasure.user_id):
            return False
        await self._change(delete(Erasure).where(Erasure.id == erasure.id))
        await self._database.clear_traces()
        return True

    async def _is_named(self, user_id: int) -> bool:
        """Return whether any row names a user, except bars, which stay."""
        kinds = [each for each in USERS if each is not Holds.BARRED]
        found = (
            select(literal(1)).select_from(table).where(named)
            for table in _tables()
            for named in _naming(table, user_id, *kinds)
        )
        return await self._first(select(or_(*(each.exists() for each in found)))) or False

    # Export

    async def rows_of(self, user_id: int) -> AsyncIterator[tuple[str, str]]:
        """Yield the name of a table and rows of it that name a user, as the inside of a JSON list.

        Ids and names of others, and what the user must not see, are left out. Ids of Discord are
        strings.
        """
        for table in _tables():
            named = _naming(table, user_id, *USERS)
            key = tuple_(*table.primary_key.columns)
            query = select(table).where(or_(false(), *named)).order_by(*table.primary_key.columns)
            rows = await self._rows(query.limit(ON_A_PAGE)) if named else []
            while rows:
                yield table.name, await asyncio.to_thread(_exported, table, rows, user_id)
                last = tuple_(*(rows[-1]._mapping[each] for each in table.primary_key.columns))
                rows = await self._rows(query.where(key > last).limit(ON_A_PAGE))

    # Deletion of a user

    async def erase_user(
        self,
        erasure: Erasure,
        now: datetime,
        words: Mapping[str, str],
        as_shown: Callable[[str], Collection[str]],
        forget: Callable[[Sequence[int]], Awaitable[None]],
    ) -> None:
        """Delete the rows of a user; rows that others need keep a former player instead.

        Args:
            erasure: The deletion, of a user who has nothing running any more.
            now: Bars that end later stay.
            words: The words for a former player by language.
            as_shown: Returns the forms of a name that the log and titles of puzzles may contain.
            forget: Called with the ids of matches whose players have changed, some at a time.
        """
        assert erasure.user_id is not None, "of a user"
        user_id, former_id = erasure.user_id, erasure.former_id
        names = await self._names_of(user_id)
        names = names.union(*map(as_shown, names))
        # first, because later steps forget the names and which matches were the user's
        await self._erase_member(user_id, former_id)
        for erase_names in (self._erase_from_log, partial(self._erase_from_puzzles, user_id)):
            latest: int | None = 0
            while latest is not None:
                latest = await erase_names(names, latest)
        while await self._erase_puzzles(user_id):
            pass
        while changed := await self._erase_seats(user_id, former_id, words):
            await forget(changed)
        await self._erase_from_events(user_id, former_id, words)
        await self._erase_from_discussions(user_id, former_id)
        for table in reversed(_tables()):
            erase = partial(_erase_user, table=table, erasure=erasure, now=now, words=words)
            while await self._database.change(erase):
                pass

    async def _names_of(self, user_id: int) -> set[str]:
        """Load all names by which this user is stored."""
        found = set[str]()
        for table in _tables():
            for column in columns_of(table, Holds.NAME):
                own = table.c[column.info["of"]] == user_id
                found.update(await self._all(select(column).where(own, column != "").distinct()))
        return found

    @transaction
    def _erase_member(self, session: Session, user_id: int, former_id: int) -> None:
        """Take a user out of their lines of the log, and out of the standings of their races.

        What was done to their things can't be undone any more.
        """
        for kind, row in NAMED.items():
            numbers = select(row.id).where(row.user_id == user_id)
            shared = SharedName.kind == kind, SharedName.number.in_(numbers)
            session.execute(delete(SharedName).where(*shared))
        gone = {"name": UNNAMED, "before": None, "undone": True}
        member = case((Moderation.subject == Subject.MEMBER, str(former_id)), else_=Moderation.key)
        own = update(Moderation).where(Moderation.user_id == user_id)
        session.execute(own.values(key=member, **gone))
        raced = select(Racer.race_id).where(Racer.user_id == user_id)
        session.execute(update(Race).where(Race.id.in_(raced)).values(shown=None))

    @transaction
    def _erase_from_log(self, session: Session, names: Collection[str], after: int) -> int | None:
        """Take these names out of some lines of the log; return the last one, None if none is left.

        Args:
            names: All names of the user.
            after: The id of the last line that is done; 0 at first.
        """
        named = or_(false(), *(Moderation.name.contains(each, autoescape=True) for each in names))
        some = select(Moderation).where(named, Moderation.id > after).order_by(Moderation.id)
        latest = None
        for entry in session.scalars(some.limit(AT_ONCE)):
            entry.name, entry.before = (
                _without(names, entry.name),
                entry.before and _without(names, entry.before),
            )
            latest = entry.id
        return latest

    @transaction
    def _erase_from_puzzles(
        self, session: Session, user_id: int, names: Collection[str], after: int
    ) -> int | None:
        """Take these names out of some puzzles; return the last one, None if none is left.

        Args:
            user_id: The author, or a player of the match that a puzzle comes from.
            names: All names of the user.
            after: The number of the last puzzle that is done; 0 at first.
        """
        matches = select(Seat.match_id).where(Seat.user_id == user_id)
        missed = select(Miss.puzzle_number).where(Miss.match_id.in_(matches))
        made = or_(StoredPuzzle.author_id == user_id, StoredPuzzle.number.in_(missed))
        some = select(StoredPuzzle).where(made, StoredPuzzle.number > after)
        latest = None
        for puzzle in session.scalars(some.order_by(StoredPuzzle.number).limit(AT_ONCE)):
            title = _without(names, puzzle.document["title"])
            author = "" if puzzle.author_id == user_id else puzzle.document["author"]
            puzzle.document = {**puzzle.document, "title": title, "author": author}
            puzzle.edition += 1
            latest = puzzle.number
        return latest

    @transaction
    def _erase_puzzles(self, session: Session, user_id: int) -> bool:
        """Delete some puzzles of a user that a server has never used; return whether it did."""
        used = select(Daily.puzzle_id).where(Daily.puzzle_id == stored_id(StoredPuzzle.number))
        own = StoredPuzzle.author_id == user_id, StoredPuzzle.state != PuzzleState.APPROVED
        return _delete_some(session, _table(StoredPuzzle), and_(*own, ~used.exists()))

    @transaction
    def _erase_seats(
        self, session: Session, user_id: int, former_id: int, words: Mapping[str, str]
    ) -> Sequence[int]:
        """Replace a user by a former player in some matches; return these, empty if none is left.

        The rows of matches are locked, so a match that ends now takes its players from the seats as
        they are then.
        """
        own = select(Seat.match_id).where(Seat.user_id == user_id).limit(AT_ONCE)
        numbers = session.scalars(own).all()
        wanted = select(Match).where(Match.id.in_(numbers)).order_by(Match.id)
        for match in session.scalars(wanted.with_for_update()):
            name = words.get(match.language, words["en"])
            if match.result is not None:
                seats = [
                    replace(each, user_id=former_id, name=name) if each.user_id == user_id else each
                    for each in match.result.seats
                ]
                match.result = replace(match.result, seats=tuple(seats))
        own_seats = update(Seat).where(Seat.match_id.in_(numbers), Seat.user_id == user_id)
        values = {"user_id": former_id, "name": _former_name(_table(Seat), words)}
        session.execute(own_seats.values(values))
        return numbers

    @transaction
    def _erase_from_events(
        self, session: Session, user_id: int, former_id: int, words: Mapping[str, str]
    ) -> None:
        """Replace a user by a former player in all events, whose messages are updated."""
        joined = select(Entrant.event_id).where(Entrant.user_id == user_id)
        theirs = or_(Event.host_id == user_id, Event.id.in_(joined))
        session.execute(update(Event).where(theirs).values(unshown=True))
        values = {"user_id": former_id, "name": _former_name(_table(Entrant), words)}
        session.execute(update(Entrant).where(Entrant.user_id == user_id).values(values))
        own = {"host_id": former_id, "host_name": _former_name(_table(Event), words), "name": ""}
        session.execute(update(Event).where(Event.host_id == user_id).values(own))

    @transaction
    def _erase_from_discussions(self, session: Session, user_id: int, former_id: int) -> None:
        """Delete the answers of a user; posts that name them, or a match of theirs, are updated."""
        answered = select(TurnAnswer.discussion_id).where(TurnAnswer.user_id == user_id)
        played = select(Seat.match_id).where(Seat.user_id == former_id)
        named = or_(Discussion.id.in_(answered), Discussion.match_id.in_(played))
        changed = update(Discussion).where(named).values(version=Discussion.version + 1)
        session.execute(changed.execution_options(synchronize_session=False))
        session.execute(delete(TurnAnswer).where(TurnAnswer.user_id == user_id))

    # Deletion of a server

    async def running_in(self, guild_id: int) -> Sequence[int]:
        """Load the ids of matches in a server that aren't over."""
        return await self._all(select(Match.id).where(Match.guild_id == guild_id, RUNNING))

    async def erase_server(self, guild_id: int) -> None:
        """Delete the rows of a server, with all that belong to them."""
        for table in reversed(_tables()):
            for column in columns_of(table, Holds.SERVER, Holds.GREETED):
                some = partial(_delete_some, table=table, which=column == guild_id)
                while await self._database.change(some):
                    pass


@cache
def _tables() -> Sequence[Table]:
    """Return all tables, each after those that it refers to."""
    return Base.metadata.sorted_tables


def _naming(table: Table, user_id: int, *kinds: Holds) -> list[ColumnElement[bool]]:
    """Return for each column that holds one of these whether it holds this user."""
    return [each == value_of(each, user_id) for each in columns_of(table, *kinds)]


def _table(kind: type[Base]) -> Table:
    return Base.metadata.tables[kind.__tablename__]


def _exported(table: Table, rows: Sequence[Row[Any]], user_id: int) -> str:
    return ",\n".join(
        json.dumps(
            {
                column.name: _exported_value(column, row._mapping[column])
                for column in table.columns
                if _is_exported(column, row, user_id)
            },
            default=str,
            ensure_ascii=False,
        )
        for row in rows
    )


def _exported_value(column: Column[Any], value: Any) -> Any:
    """Return ids of Discord as text: they have more digits than numbers have in JavaScript."""
    is_id = isinstance(column.type, BigInteger) and "holds" in column.info
    return str(value) if is_id and value is not None else value


def _is_exported(column: Column[Any], row: Row[Any], user_id: int) -> bool:
    holds = column.info.get("holds", Holds.PLAIN)
    if holds in USERS:
        return bool(row._mapping[column] == value_of(column, user_id))
    if holds in (Holds.NAME, Holds.TEXT):
        return bool(row._mapping[column.table.c[column.info["of"]]] == user_id)
    return holds in (Holds.PLAIN, Holds.SERVER)


def _without(names: Collection[str], value: Any) -> Any:
    """Return a text, or the texts of a document, without these names as whole words."""
    if isinstance(value, dict):
        return {key: _without(names, each) for key, each in value.items()}
    for name in sorted(names, key=len, reverse=True):
        value = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", UNNAMED, value)
    return value


def _erase_user(
    session: Session, table: Table, erasure: Erasure, now: datetime, words: Mapping[str, str]
) -> bool:
    """Delete or rewrite rows of a table; return whether there may be more."""
    assert erasure.user_id is not None, "of a user"
    user_id = erasure.user_id
    for column in columns_of(table, Holds.BARRED):
        over = table.c.until <= now
        session.execute(delete(table).where(column == user_id, over))
    replaced = {Holds.PLAYER: erasure.former_id, Holds.NOTED: None}
    for column in columns_of(table, *replaced, Holds.BARRED, Holds.BLOCKED):
        holds = column.info["holds"]
        values: dict[str, Any] = {column.name: replaced[holds]} if holds in replaced else {}
        for name in columns_of(table, Holds.NAME):
            if name.info["of"] == column.name:
                values[name.name] = _former_name(table, words)
        values |= dict.fromkeys([each.name for each in columns_of(table, Holds.PAIR)])
        if values:
            session.execute(update(table).where(column == user_id).values(values))
    own = _naming(table, user_id, Holds.OWNER, Holds.SUBJECT, Holds.GREETED)
    return bool(own) and _delete_some(session, table, or_(*own))


def _former_name(table: Table, words: Mapping[str, str]) -> ColumnElement[str]:
    """Return the words for a former player in the language of each row."""
    language = _language_of(table)
    if language is None:
        return literal(UNNAMED)
    return case(dict(words), value=language, else_=words["en"])


def _language_of(table: Table) -> ColumnElement[str] | None:
    """Return the language of each row, or of the row that it belongs to."""
    if "language" in table.c:
        return table.c.language
    for key in _belongs_to(table):
        if (language := _language_of(key.column.table)) is not None:
            above = select(language).where(key.column == key.parent)
            return above.correlate(table).scalar_subquery()
    return None


def _belongs_to(table: Table) -> list[ForeignKey]:
    """Return the references without which a row can't exist."""
    return [each for each in table.foreign_keys if not each.parent.nullable]


def _delete_some(session: Session, table: Table, which: ColumnElement[bool]) -> bool:
    """Delete some of these rows with all that belong to them; return whether there were any."""
    columns = [*table.primary_key.columns]
    keys = session.execute(select(*columns).where(which).limit(AT_ONCE)).all()
    if keys:
        _delete(session, table, tuple_(*columns).in_([tuple(key) for key in keys]))
    return bool(keys)


def _delete(session: Session, table: Table, which: ColumnElement[bool]) -> None:
    """Delete rows with all that belong to them; optional references to them become empty."""
    for other in _tables():
        for key in other.foreign_keys:
            if key.column.table is not table:
                continue
            refers = key.parent.in_(select(key.column).where(which))
            if key in _belongs_to(other):
                _delete(session, other, refers)
            else:
                emptied = {key.parent.name: None}
                session.execute(update(other).where(refers).values(emptied))
    session.execute(delete(table).where(which))
