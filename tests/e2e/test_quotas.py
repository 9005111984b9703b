"""Nobody can flood a server, or the bot."""

from __future__ import annotations

import pytest
from known_games import SHORT
from long import mark_all_long_but
from people import Club, buttons, only_for, text

from bot import quotas

TABLE = {"format": "preconstructed", "mode": "free_for_all"}


@pytest.fixture(autouse=True)
async def _seen_by_all(club: Club) -> None:
    """Games of one person have messages here."""
    await club.settle(alone="public")


async def open_lobbies(club: Club) -> int:
    """How many lobbies of Ann are open."""
    return await club.bot.store.lobbies.open_of(club.ann.id)


@pytest.mark.parametrize("count", mark_all_long_but([12], [12, 100]))
async def test_many_lobbies_asked_for_at_once_are_a_few(club: Club, count: int) -> None:
    asked = await club.together(
        *(lambda: club.ann.slash(club.channel, "lobby", **TABLE) for _ in range(count))
    )

    assert await open_lobbies(club) == quotas.LOBBIES
    assert sum(not each.response.ephemeral for each in asked if each.response) == quotas.LOBBIES
    assert all(each.acknowledged for each in asked)
    refused = [each for each in asked if each.response and each.response.ephemeral]
    assert f"already have {quotas.LOBBIES} open" in only_for(refused[-1])


async def test_a_lobby_that_is_closed_makes_room_for_another(club: Club) -> None:
    for _ in range(quotas.LOBBIES):
        opened = await club.ann.slash(club.channel, "lobby", **TABLE)
    refused = await club.ann.slash(club.channel, "lobby", **TABLE)
    assert "already have" in only_for(refused)

    await club.restart()  # it is no secret of this process
    assert "already have" in only_for(await club.ann.slash(club.channel, "duel", opponent=club.bob))

    await club.ann.click(opened.response, label="Cancel")
    again = await club.ann.slash(club.channel, "lobby", **TABLE)
    assert again.response is not None
    assert not again.response.ephemeral


async def test_others_are_not_kept_from_anything(club: Club) -> None:
    for _ in range(quotas.LOBBIES + 1):
        await club.ann.slash(club.channel, "lobby", **TABLE)
    opened = await club.bob.slash(club.channel, "lobby", **TABLE)
    assert "Leave" in buttons(opened.response)


async def test_a_server_has_room_for_so_many(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "LOBBIES_IN_SERVER", 2)
    for person in (club.ann, club.bob):
        await person.slash(club.channel, "lobby", **TABLE)
    refused = await club.cleo.slash(club.channel, "lobby", **TABLE)
    assert "already has 2 open lobbies and challenges" in only_for(refused)


async def test_games_in_which_nobody_else_plays_are_few(club: Club) -> None:
    rooms = [club.guild.create_text_channel(f"room-{each}") for each in range(7)]
    begun = [await club.ann.slash(room, "practice") for room in rooms]
    refused = [each for each in begun if each.response is None or each.response.ephemeral]
    assert len(begun) - len(refused) == quotas.GAMES_ALONE
    assert "games against the bot or an AI" in only_for(refused[0])

    match = (await club.playing(club.ann))[0]
    await club.bot.matches.resign(match.id, club.ann.id)
    again = await club.ann.slash(club.channel, "practice")
    assert "is practising against" in text(again.response)


async def test_games_with_others_do_not_count(club: Club) -> None:
    for _ in range(2):
        await club.duel()
    assert len(await club.bot.store.running_alone(club.ann.id)) == 0
    await club.practice()
    assert len(await club.bot.store.running_alone(club.ann.id)) == 1
    assert len(await club.bot.store.running_alone(club.me)) == 0


async def test_who_is_too_fast_waits_a_minute(club: Club) -> None:
    for _ in range(quotas.AT_ONCE):
        opened = await club.ann.slash(club.channel, "lobby", **TABLE)
        await club.ann.click(opened.response, label="Cancel")
    refused = await club.ann.slash(club.channel, "lobby", **TABLE)
    assert "going too fast" in only_for(refused)

    await club.wait(quotas.WHILE.total_seconds() + 1)

    again = await club.ann.slash(club.channel, "lobby", **TABLE)
    assert again.response is not None
    assert not again.response.ephemeral


# ------------------------------------------------------------------ challenges and matches


async def test_the_same_person_is_pinged_a_few_times(club: Club) -> None:
    for _ in range(quotas.CHALLENGES):
        challenge = await club.challenge()
        await club.ann.click(challenge, label="Withdraw")

    refused = only_for(await club.ann.slash(club.channel, "duel", opponent=club.bob))
    assert f"asked Bob {quotas.CHALLENGES} times in ten minutes" in refused
    assert "Try again <t:" in refused
    assert await open_lobbies(club) == 0
    for other in (club.cleo, club.dan):
        challenged = await club.ann.slash(club.channel, "duel", opponent=other)
        assert not challenged.response.ephemeral

    await club.wait(quotas.CALM.total_seconds())
    assert not (await club.challenge()).ephemeral


async def test_a_challenge_that_pinged_nobody_does_not_count(club: Club) -> None:
    await club.challenge()
    for _ in range(quotas.CHALLENGES):
        refused = await club.ann.slash(club.channel, "duel", opponent=club.bob)
        assert "already have an open challenge" in only_for(refused)


async def test_two_people_play_so_many_matches_with_each_other(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MATCHES_TOGETHER", 2)
    waiting = await club.challenge()
    for _ in range(2):
        await club.match(SHORT)

    refused = only_for(await club.bob.click(waiting, label="Accept (random deck)"))
    assert "Ann and Bob are already in 2 matches together" in refused
    assert "</match:" in refused
    assert len(await club.playing(club.ann)) == 2
    await club.ann.click(waiting, label="Withdraw")
    refused = only_for(await club.ann.slash(club.channel, "duel", opponent=club.bob))
    assert "Ann and Bob are already in 2 matches" in refused, "nobody is pinged for nothing"
    with_others = await club.ann.slash(club.channel, "duel", opponent=club.cleo)
    await club.cleo.click(with_others.response, label="Accept (random deck)")
    assert len(await club.playing(club.ann)) == 3

    await club.bot.matches.resign(1, club.ann.id)
    again = await club.challenge()
    await club.bob.click(again, label="Accept (random deck)")
    assert len(await club.playing(club.bob)) == 2


async def test_matches_that_begin_in_the_same_moment_are_counted_one_after_the_other(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MATCHES_TOGETHER", 1)
    tables = [(await club.ann.slash(club.channel, "lobby", **TABLE)).response for _ in range(2)]
    for table in tables:
        for person in (club.cleo, club.dan):
            await person.click(table, label="Join")

    await club.together(*(lambda each=each: club.bob.click(each, label="Join") for each in tables))

    assert len(await club.playing(club.bob)) == 1


async def test_one_person_plays_so_many_matches(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MATCHES", 2)
    table = (await club.cleo.slash(club.channel, "lobby", **TABLE)).response
    for person in (club.dan, club.bob):
        await person.click(table, label="Join")
    for _ in range(2):
        await club.match(SHORT)

    refused = only_for(await club.ann.click(table, label="Join"))

    assert "is already in 2 matches" in refused
    assert await club.playing(club.cleo) == []
    assert "Leave" in buttons(table), "it waits for somebody else"
