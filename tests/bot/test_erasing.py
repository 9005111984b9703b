"""What the columns declare is what is exported and deleted, in every table and in the file."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from erasures import erasure_of
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    LargeBinary,
    String,
    Time,
    TypeDecorator,
    insert,
    select,
)
from sqlalchemy.orm import Session

from bot.errors import Refusal
from bot.privacy import export
from bot.privacy.export import export_of
from bot.store import (
    Bar,
    Block,
    Daily,
    MatchResult,
    Moderation,
    Move,
    MoveKind,
    PuzzleState,
    Seat,
    SeatResult,
    Store,
    StoredPuzzle,
)
from bot.store.erasing import AT_ONCE, ON_A_PAGE, UNNAMED, Erasure
from bot.store.grimoire_tables import Vote
from bot.store.personal import USERS, Holds, columns_of
from bot.store.rating_book import delete_result
from bot.store.tables import Base, Match, Moment, Word

ANN, BOB = 0x0A11CE5ED0C0FFEE, 0x0B0B5ED0C0FFEE11
HERE, THERE = 0x0C1B5ED0C0FFEE22, 0x0D1B5ED0C0FFEE33
NAME, OTHER = "Zoë Quux", "Bob"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
WORDS = {"en": "Former player", "fr": "Ex-membre"}
TABLES = [each for each in Base.metadata.sorted_tables if each.name != Erasure.__tablename__]


def documents(number: int, user_id: int, name: str) -> dict[str, Any]:
    """Return the values that have a form of their own, by column."""
    seats = (
        SeatResult("A", name, user_id, None, 0, 1),
        SeatResult("B", OTHER, BOB, None, 1, 2),
    )
    return {
        "matches.result": MatchResult("clash", "", "", "lost", 3, NOON, NOON, seats),
        "moderations.subject": "member",
        "moderations.key": str(user_id),
        "moderations.name": f"{name} – {OTHER}",
        "moderations.before": {"name": name},
        "races.shown": [[name]],
        "stored_pages.document": {
            "title": {"en": f"{name} – {OTHER}, turn 3"},
            "author": name,
        },
        "stored_pages.state": "approved",
        "bars.until": NOON,
        "lobbies.open_pair": f"{user_id}-{number}",
        "ratings.subject": f"user:{user_id}",
    }


def is_number(column: Column[Any]) -> bool:
    """Return whether it numbers the rows of its table, or refers to one of another."""
    alone = len(column.table.primary_key.columns) == 1 and column.name in ("id", "number")
    return bool(column.foreign_keys) or (column.primary_key and alone)


def some_value(column: Column[Any], number: int) -> Any:
    """Return any value of the type of a column."""
    of_type = column.type
    if isinstance(of_type, Word):
        return next(iter(of_type.words))
    texts = {"language": "fr", "seat": "A"}
    values = {Moment: NOON, JSON: {}, Boolean: False, LargeBinary: b"salt", Float: 1.0}
    values[Time] = NOON.time()
    values[String] = texts.get(column.name, str(number))
    found = (each for kind, each in values.items() if isinstance(of_type, kind))
    return next(found, number)


def fill(session: Session, number: int, user_id: int, name: str, guild_id: int) -> None:
    """Add a row to every table; they belong to each other, and name a user and a server."""
    special = documents(number, user_id, name)
    held = {Holds.SERVER: guild_id, Holds.NAME: name, **dict.fromkeys(USERS, user_id)}
    for table in TABLES:
        row = {}
        for column in table.columns:
            default = held.get(column.info.get("holds", ""), some_value(column, number))
            numbered = number if is_number(column) else default
            row[column.name] = special.get(f"{table.name}.{column.name}", numbered)
        session.execute(insert(table).values(row))


async def filled(store: Store) -> None:
    """Add two rows to every table: Ann's here, and Bob's there."""

    def errand(session: Session) -> None:
        fill(session, 1, ANN, NAME, HERE)
        fill(session, 2, BOB, OTHER, THERE)

    await store._database.change(errand)


async def rows(store: Store) -> dict[str, list[Any]]:
    """Return everything in the database, by table."""

    def ask(session: Session) -> dict[str, list[Any]]:
        return {
            table.name: [*session.execute(select(table)).all()]
            for table in Base.metadata.sorted_tables
        }

    return await store._database.ask(ask)


async def traces(store: Store, folder: Path, number: int, name: str = "") -> list[str]:
    """Return where an id or a name still is: tables, and files of an SQLite database."""
    found = [
        table
        for table, lines in (await rows(store)).items()
        for line in map(str, lines)
        if str(number) in line or (name and name in line)
    ]
    signs = [str(number).encode(), number.to_bytes(8, "big")]
    signs += [name.encode(), json.dumps(name)[1:-1].encode()] if name else []
    files = await asyncio.to_thread(
        lambda: {each.name: each.read_bytes() for each in folder.iterdir()}
    )
    return [*found, *(name for name, data in files.items() if any(sign in data for sign in signs))]


async def erase(store: Store) -> bool:
    """Delete Ann's data; return whether that is done."""
    (number,) = await store.erasures.due(NOON)
    erasure = await store.erasures.erasure(number)
    assert erasure is not None
    await store.erasures.erase_user(erasure, NOON, WORDS, lambda name: {name[:4]}, _ignore)
    return await store.erasures.finish(erasure)


async def _ignore(_matches: Sequence[int]) -> None: ...


# ------------------------------------------------------------------ the declarations


def test_every_column_that_could_hold_a_user_a_server_or_a_name_says_what_it_holds() -> None:
    silent = [
        str(column)
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if isinstance(kind_of(column), BigInteger | String | JSON | LargeBinary)
        and not isinstance(column.type, Word)
        and not is_number(column)
        and "holds" not in column.info
    ]
    assert not silent, "declare them with info= (bot/store/personal.py)"


def kind_of(column: Column[Any]) -> Any:
    return column.type.impl if isinstance(column.type, TypeDecorator) else column.type


def test_a_name_or_text_is_that_of_a_user_in_its_row() -> None:
    for table in TABLES:
        for column in columns_of(table, Holds.NAME, Holds.TEXT):
            assert table.c[column.info["of"]].info["holds"] in (*USERS, Holds.BLOCKED)


def test_ids_by_their_names_are_not_called_plain() -> None:
    named = ("user_id", "guild_id", "author_id", "host_id", "invited_id", "by")
    for table in TABLES:
        for column in table.columns:
            if column.name in named:
                assert column.info["holds"] not in (Holds.PLAIN, Holds.SECRET), column


# ------------------------------------------------------------------ users


async def test_an_export_has_every_row_that_names_the_user_and_no_one_else(store: Store) -> None:
    await filled(store)
    pages = [page async for page in store.erasures.rows_of(ANN)]
    exported = {table: json.loads(f"[{page}]") for table, page in pages}
    named = {table.name for table in TABLES if [*columns_of(table, *USERS)]}
    assert exported.keys() == named
    assert all(len(found) == 1 for found in exported.values())
    assert str(BOB) not in str(exported)
    assert exported["seats"] == [
        {"match_id": 1, "seat": "A", "user_id": str(ANN), "name": NAME, "thinks": "1"}
        | {"reminded_of": str(NOON)}
    ]


async def add_votes(store: Store, count: int) -> None:
    """Add votes of Ann."""
    votes = [{"puzzle_id": f"p-{number}", "user_id": ANN, "up": True} for number in range(count)]
    await store._database.change(lambda session: session.execute(insert(Vote), votes) and None)


async def test_an_export_of_many_rows_comes_in_pages(store: Store) -> None:
    await add_votes(store, 250)
    pages = [page async for page in store.erasures.rows_of(ANN)]
    found = [row for _, page in pages for row in json.loads(f"[{page}]")]
    assert len(pages) == 250 / ON_A_PAGE
    assert len({row["page_id"] for row in found}) == 250


async def test_ids_are_exported_as_text_which_javascript_does_not_round(store: Store) -> None:
    await filled(store)
    exported = [json.loads(f"[{page}]") async for _, page in store.erasures.rows_of(ANN)]
    numbers = [value for (row,) in exported for value in row.values() if isinstance(value, int)]
    assert max(numbers) < 2**53
    assert f'"{HERE}"' in json.dumps(exported)


async def test_an_exported_file_is_one_document_however_many_pages_it_has(store: Store) -> None:
    assert await export_of(store, ANN) == ("bridgekeeper.json", b"{}\n")
    await filled(store)
    await add_votes(store, 250)
    name, data = await export_of(store, ANN)
    exported = json.loads(data)
    assert name == "bridgekeeper.json"
    assert len(exported["votes"]) == 251
    assert len(exported["seats"]) == 1


async def test_a_large_export_is_compressed_and_a_larger_one_is_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_votes(store, 250)
    _, plain = await export_of(store, ANN)
    monkeypatch.setattr(export, "LARGEST_FILE", len(plain) - 1)
    name, data = await export_of(store, ANN)
    assert name == "bridgekeeper.json.gz"
    assert gzip.decompress(data) == plain
    monkeypatch.setattr(export, "LARGEST_EXPORT", len(plain) - 1)
    with pytest.raises(Refusal):
        await export_of(store, ANN)


async def test_an_export_tells_nothing_of_others_and_nothing_secret(store: Store) -> None:
    def errand(session: Session) -> None:
        fill(session, 1, ANN, NAME, HERE)
        session.get_one(Moderation, 1).by = BOB

    await store._database.change(errand)
    exported = dict([page async for page in store.erasures.rows_of(ANN)])
    assert str(BOB) not in exported["moderations"], "who barred Ann"
    assert "refused_words" not in exported.get("servers", "")
    assert "pages" not in json.loads(exported["runs"]), "puzzles to come"


async def test_after_a_deletion_no_table_and_no_file_has_the_id_or_a_name(
    store: Store, tmp_path: Path
) -> None:
    await filled(store)
    before = await rows(store)
    assert await traces(store, tmp_path, ANN, NAME)
    await store.erasures.request(NOON, user_id=ANN)
    assert await erase(store)
    assert not await traces(store, tmp_path, ANN, NAME)
    assert not await store.erasures.due(NOON)
    after = await rows(store)
    for table in TABLES:
        assert before[table.name][1] in after[table.name], f"Bob's row of {table.name}"


async def test_others_keep_a_former_player_in_the_language_of_the_match(store: Store) -> None:
    await filled(store)
    await store.erasures.request(NOON, user_id=ANN)
    await erase(store)
    seat, match = await store._get(Seat, (1, "A")), await store._get(Match, 1)
    puzzle, entry = await store._get(StoredPuzzle, 1), await store._get(Moderation, 1)
    assert seat is not None
    assert match is not None
    assert match.result is not None
    assert puzzle is not None
    assert entry is not None
    assert seat.name == "Ex-membre"
    assert seat.user_id is not None
    assert seat.user_id < 0
    assert match.result.seats[0].user_id == seat.user_id
    assert [each.name for each in match.result.seats] == ["Ex-membre", OTHER]
    assert puzzle.document == {"title": {"en": f"{UNNAMED} – {OTHER}, turn 3"}, "author": ""}
    assert (entry.name, entry.before, entry.undone) == (UNNAMED, None, True)


async def test_a_deletion_that_is_cut_off_anywhere_is_repeated(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(store)
    await store.erasures.request(NOON, user_id=ANN)
    change, steps, left = store._database.change, 0, 0

    async def dying(errand: Any) -> Any:
        nonlocal left
        if not left:
            raise ConnectionError
        left -= 1
        return await change(errand)

    monkeypatch.setattr(store._database, "change", dying)
    done = False
    while not done:
        left, steps = steps, steps + 1
        try:
            done = await erase(store)
        except ConnectionError:
            assert await store.erasures.due(NOON), "it isn't forgotten"
    assert steps > len(TABLES)
    assert not await traces(store, tmp_path, ANN, NAME)


async def test_no_step_of_a_deletion_loads_all_puzzles_or_lines_of_the_log(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(store)
    count, facts = 3 * AT_ONCE, {"guild_id": THERE, "by": BOB, "at": NOON}

    def errand(session: Session) -> None:
        document = {"title": {"en": f"{NAME}, turn 3"}, "author": NAME}
        puzzle = {"guild_id": THERE, "author_id": ANN, "document": document, "created_at": NOON}
        numbers, approved = range(10, 10 + count), puzzle | {"state": "approved"}
        session.execute(insert(StoredPuzzle), [approved | {"number": each} for each in numbers])
        line = {"action": "end", "subject": "match", "key": "1", "name": f"{NAME} – {OTHER}"}
        session.execute(insert(Moderation), [line | facts | {"id": each} for each in numbers])

    await store._database.change(errand)
    change, left = store._database.change, [await named(store)]

    async def counted(errand: Any) -> Any:
        answer = await change(errand)
        left.append(await named(store))
        return answer

    await store.erasures.request(NOON, user_id=ANN)
    monkeypatch.setattr(store._database, "change", counted)
    assert await erase(store)
    assert left[0] > 2 * count
    assert left[-1] == 0
    assert max(before - after for before, after in pairwise(left)) <= AT_ONCE


async def named(store: Store) -> int:
    """Return how many puzzles and lines of the log have Ann's name."""
    found = await rows(store)
    return sum(
        NAME in str(row) for table in ("stored_pages", "moderations") for row in found[table]
    )


async def test_rows_added_during_a_deletion_are_deleted_too(store: Store) -> None:
    await filled(store)
    await store.erasures.request(NOON, user_id=ANN)
    erasure = await erasure_of(store, ANN)
    assert erasure is not None
    assert not await store.erasures.finish(erasure)
    assert await erasure_of(store, ANN) is not None
    assert await erase(store)


async def test_a_bar_stays_without_a_name_until_it_ends(store: Store) -> None:
    await filled(store)
    later = NOON + timedelta(days=1)
    await store._put(Bar(guild_id=HERE, user_id=ANN, name=NAME, until=later, by=ANN, at=NOON))
    await store.erasures.request(NOON, user_id=ANN)
    assert await erase(store)
    bar = await store.moderation.bar(HERE, ANN, NOON)
    assert bar is not None
    assert (bar.name, bar.until) == (UNNAMED, later)
    assert bar.by < 0
    assert all(
        str(ANN) not in str(found)
        for table, found in (await rows(store)).items()
        if table != "bars"
    )


async def test_puzzles_that_no_server_has_used_are_deleted_the_others_stay(store: Store) -> None:
    def errand(session: Session) -> None:
        fill(session, 1, ANN, NAME, HERE)
        document = {"title": {}, "author": NAME}
        for number, state in enumerate(PuzzleState, 10):
            puzzle = StoredPuzzle(number=number, guild_id=HERE, author_id=ANN, document=document)
            puzzle.state, puzzle.created_at = state, NOON
            session.add(puzzle)
            if state is PuzzleState.WITHDRAWN:
                session.get_one(Daily, 1).puzzle_id = f"p-{number}"

    await store._database.change(errand)
    await store.erasures.request(NOON, user_id=ANN)
    assert await erase(store)
    left = await store._all(select(StoredPuzzle).where(StoredPuzzle.number >= 10))
    assert {each.state for each in left} == {PuzzleState.APPROVED, PuzzleState.WITHDRAWN}


async def test_a_match_that_ends_by_another_process_takes_the_stored_players(
    store: Store, tmp_path: Path
) -> None:
    def errand(session: Session) -> None:
        fill(session, 1, ANN, NAME, HERE)
        match = session.get_one(Match, 1)
        match.result, match.version = None, 5

    await store._database.change(errand)
    as_read = documents(1, ANN, NAME)["matches.result"]
    await store.erasures.request(NOON, user_id=ANN)
    assert await erase(store)
    as_read = replace(as_read, seats=as_read.seats[:1], play="table", game="clash", offer="clash")
    await store._database.change(lambda session: delete_result(session, 1))
    move = Move(match_id=1, number=5, seat="A", kind=MoveKind.RESIGN, played_at=NOON)
    await store.add_move(Match(id=1), move, as_read)
    assert not await traces(store, tmp_path, ANN, NAME)


async def test_a_block_stays_without_a_name_and_is_never_exported(store: Store) -> None:
    block = Block(blocker_id=BOB, blocked_id=ANN, name=NAME, at=NOON)
    await store.blocks.add(block, 9)
    assert [page async for page in store.erasures.rows_of(ANN)] == []
    await store.erasures.request(NOON, user_id=ANN)
    assert await erase(store)
    (kept,) = await store.blocks.of(BOB)
    assert (kept.blocked_id, kept.name) == (ANN, UNNAMED)


async def test_two_deletions_of_a_user_leave_different_players(store: Store) -> None:
    for _ in range(2):
        await store.erasures.request(NOON, user_id=ANN)
        erasure = await erasure_of(store, ANN)
        assert erasure is not None
        former = erasure.former_id
        assert await erase(store)
    await store.erasures.request(NOON, user_id=ANN)
    again = await erasure_of(store, ANN)
    assert again is not None
    assert again.former_id != former


# ------------------------------------------------------------------ servers


async def test_after_the_deletion_of_a_server_nothing_has_its_id(
    store: Store, tmp_path: Path
) -> None:
    await filled(store)
    before = await rows(store)
    await store.erasures.request(NOON, guild_id=HERE)
    (number,) = await store.erasures.due(NOON)
    erasure = await store.erasures.erasure(number)
    assert erasure is not None
    await store.erasures.erase_server(HERE)
    assert await store.erasures.finish(erasure)
    assert not await traces(store, tmp_path, HERE)
    after = await rows(store)
    for table in TABLES:
        assert before[table.name][1] in after[table.name], f"the other server's {table.name}"
    kept = {table for table, found in after.items() if len(found) == 2}
    assert kept == {
        "achievement_marks",
        "blocks",
        "champion_drafts",
        "champions",
        "decks",
        "greetings",
        "host_blocks",
        "lessons",
        "notified_users",
        "people",
    } | {*("presences", "ratings", "solving", "votes")}


async def test_what_is_known_of_servers_is_found_and_a_return_keeps_it(store: Store) -> None:
    await filled(store)
    assert await store.erasures.known_servers() == {HERE, THERE}
    await store.erasures.request(NOON + timedelta(days=30), guild_id=HERE)
    await store.erasures.request(NOON + timedelta(days=60), guild_id=HERE)
    await store.erasures.request(NOON, guild_id=THERE)
    assert len(await store.erasures.due(NOON)) == 1
    assert len(await store.erasures.due(NOON + timedelta(days=30))) == 2
    await store.erasures.keep([HERE, THERE], NOON)
    (left,) = await store.erasures.due(NOON + timedelta(days=90))
    assert (await store.erasures.erasure(left)).guild_id == THERE  # type: ignore[union-attr]
