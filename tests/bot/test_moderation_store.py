"""Bars, the log and reopened matches in the database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from moderated import line
from sqlalchemy import select

from bot.store import Action, Store, Subject
from bot.store.result_posts import Owed
from bot.store.result_tables import ResultPost

GUILD, ELSEWHERE, ANN, BOB = 1, 2, 10, 11
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


async def bar(store: Store, user_id: int, until: datetime | None, guild_id: int = GUILD) -> None:
    entry = line(guild_id, NOON, Action.BAR, Subject.MEMBER, user_id=user_id, until=until)
    await store.moderation.set_bar(entry)


async def test_a_bar_holds_until_its_end_in_its_server(store: Store) -> None:
    await bar(store, ANN, NOON + HOUR)
    found = store.moderation.bar
    assert await found(GUILD, ANN, NOON) is not None
    assert await found(GUILD, ANN, NOON + HOUR) is None
    assert await found(ELSEWHERE, ANN, NOON) is None
    assert await found(GUILD, BOB, NOON) is None


async def test_a_new_bar_replaces_the_earlier_one(store: Store) -> None:
    await bar(store, ANN, NOON + HOUR)
    await bar(store, ANN, None)
    (found,) = await store.moderation.bars(GUILD, NOON + 2 * HOUR)
    assert found.until is None


async def test_lifting_a_bar_ends_what_the_log_can_undo(store: Store) -> None:
    await bar(store, ANN, None)
    entry = line(GUILD, NOON, Action.LIFT, Subject.MEMBER, user_id=ANN)
    assert await store.moderation.lift(entry)
    again = line(GUILD, NOON, Action.LIFT, Subject.MEMBER, user_id=ANN)
    assert not await store.moderation.lift(again)
    newest, oldest = await store.moderation.entries(GUILD, 99, 9)
    assert (newest.action, newest.undone) == (Action.LIFT, False)
    assert (oldest.action, oldest.undone) == (Action.BAR, True)


async def test_the_log_is_that_of_a_server_newest_first_in_pages(store: Store) -> None:
    for user_id in (1, 2, 3):
        await bar(store, user_id, None)
    await bar(store, 4, None, ELSEWHERE)
    first = await store.moderation.entries(GUILD, 99, 2)
    assert [each.user_id for each in first] == [3, 2]
    (last,) = await store.moderation.entries(GUILD, first[-1].id, 2)
    assert last.user_id == 1
    assert await store.moderation.entry(ELSEWHERE, last.id) is None


@pytest.mark.parametrize("channel", [None, 5])
async def test_a_log_channel_is_owed_every_line(store: Store, channel: int | None) -> None:
    await store.servers.change_guild_settings(GUILD, moderation_channel_id=channel)
    await bar(store, ANN, None)
    posts = await store._all(select(ResultPost))
    assert len(posts) == (channel is not None)
    owing = store.result_posts.owing
    assert await owing(NOON, Owed.MODERATIONS) == [GUILD] * len(posts)
    assert await owing(NOON, Owed.RESULTS) == []


async def test_what_was_shared_elsewhere_is_not_shared_here(store: Store) -> None:
    deck = await store.collection.add_deck(ANN, "Ogres", ["ogre"], NOON)
    shared = store.moderation.shared
    await store.moderation.note_shared(ELSEWHERE, Subject.DECK, deck.id)
    await store.moderation.note_shared(ELSEWHERE, Subject.DECK, deck.id)
    assert await shared(GUILD, Subject.DECK, deck.id) is None
    assert await shared(ELSEWHERE, Subject.CHAMPION, deck.id) is None
    found = await shared(ELSEWHERE, Subject.DECK, deck.id)
    assert found is not None
    assert found.name == "Ogres"
