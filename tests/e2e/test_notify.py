"""`/notify`: people hear of what they want, in the way they want, once, and not at night."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from grimoire import RIGHT, at, bind_grimoire, forged, posts, puzzle_document, wait_until
from known_games import SHORT
from people import MESSAGES, Club, Table, buttons, only_for, text
from processes import another_process
from simcord import InteractionResult, MemberActor, ResponseMessage
from sqlalchemy import select
from strict_rules import NONCE_LIFE
from test_clocks import TEN, reminders
from test_lobbies import FOUR

from bot.boards.mentions import PRESENT
from bot.lobby.notifying import LobbyNotifications
from bot.notifications.sender import MOST_LINES, Notifications
from bot.store import Action, Moderation, PuzzleState, StoredPuzzle, Subject
from bot.store.notifications import KEPT, RARELY, Notification, Way
from texts import texts_in

DIRECT = "/users/@me/channels"
AWAY = PRESENT.total_seconds() + 60
"""Seconds after which a player who has to act has been notified."""
LINK = "https://discord.com/channels/"
KINDS = {
    "turn": "your turn",
    "clock": "your time runs out",
    "challenge": "challenges",
    "daily": "the daily puzzle",
    "wanted-clash": "someone wants to play Clash of Decks",
}


async def panel(club: Club, person: MemberActor) -> ResponseMessage:
    shown = (await person.slash(club.channel, "notify")).response
    assert shown is not None
    assert shown.ephemeral
    return shown


async def choose(club: Club, person: MemberActor, kind: str, label: str) -> InteractionResult:
    """Choose how to be notified of a kind, on the panel."""
    shown = await panel(club, person)
    await person.select(shown, [kind], custom_id="notify:kind")
    return await person.click(shown, label=label)


async def be_quiet(
    club: Club, person: MemberActor, begins: str, ends: str, zone: str = "UTC"
) -> InteractionResult:
    form = await person.click(await panel(club, person), label="Quiet hours")
    return await person.submit_modal(form, {"begins": begins, "ends": ends, "zone": zone})


def received(person: MemberActor) -> list[str]:
    """What the bot has written to a person, except tests."""
    sent = [text(each) for each in person.user.dm_channel.history()]
    return [each for each in sent if "This is a test" not in each]


def messages_to(person: MemberActor) -> str:
    """The path of requests that send a person a direct message, after the first one."""
    return f"/channels/{person.user.dm_channel.id}/messages"


def trials_of(person: MemberActor) -> int:
    return sum("This is a test" in text(each) for each in person.user.dm_channel.history())


def pinged(club: Club) -> set[int]:
    """Everyone whom a message was allowed to ping."""
    found = set[int]()
    for request in club.env.http_requests:
        body: Any = request.json if isinstance(request.json, dict) else {}
        found |= {int(each) for each in (body.get("allowed_mentions") or {}).get("users") or ()}
    return found


def line_of(name: str, shown: str) -> str:
    """Return the line of a kind, which is part of a list."""
    (line,) = (line for line in shown.splitlines() if line.lower().startswith(f"- {name.lower()}"))
    return line


async def rows(club: Club) -> list[Notification]:
    return [*await club.bot.store.notifications._all(select(Notification))]


# ------------------------------------------------------------------ the panel


async def test_the_panel_shows_what_happens_by_default(club: Club) -> None:
    shown = text(await panel(club, club.ann))
    for kind, name in KINDS.items():
        way = "off" if kind in ("daily", "wanted-clash") else "ping in the channel"
        assert line_of(name, shown).endswith(f"**{way}**")
    assert "No quiet hours" in shown


@pytest.mark.parametrize("kind", KINDS)
async def test_a_choice_is_kept_and_direct_messages_are_tested_once(club: Club, kind: str) -> None:
    chosen = await choose(club, club.ann, kind, "Direct message")
    assert chosen.response is not None
    for _ in range(2):
        shown = text(await panel(club, club.ann))
        assert line_of(KINDS[kind], shown).endswith("**direct message**")
        await club.restart()
    await choose(club, club.bob, "turn", "Direct message")
    await choose(club, club.bob, "clock", "Direct message")
    assert (trials_of(club.ann), trials_of(club.bob)) == (1, 1)


async def test_closed_direct_messages_are_told_at_once(club: Club) -> None:
    club.fault("POST", DIRECT, 403, code=50007, times=None)
    refused = await choose(club, club.ann, "turn", "Direct message")
    assert "can’t send you direct messages" in only_for(refused)
    assert "direct message**" not in text(await panel(club, club.ann))
    assert "can’t send you direct messages" in only_for(
        await be_quiet(club, club.ann, "22:00", "8:00")
    )
    assert "No quiet hours" in text(await panel(club, club.ann))
    club.env.backend.faults.clear()
    await club.wait(60)
    await choose(club, club.ann, "turn", "Direct message")
    assert "direct message**" in text(await panel(club, club.ann))


async def test_while_discord_fails_the_person_is_asked_to_try_again(club: Club) -> None:
    club.fault("POST", DIRECT, 503, times=None)
    refused = await choose(club, club.ann, "turn", "Direct message")
    assert "Try again in a few minutes" in only_for(refused)
    assert "direct message**" not in text(await panel(club, club.ann))


async def test_messages_closed_later_end_all_that_were_chosen(club: Club) -> None:
    await choose(club, club.ann, "turn", "Direct message")
    club.fault("POST", messages_to(club.ann), 403, code=50007, times=None)
    await club.match()
    await club.wait(AWAY)
    assert received(club.ann) == []
    assert "direct message**" not in text(await panel(club, club.ann))
    assert [each for each in await rows(club) if each.sent_at is None] == []


@pytest.mark.parametrize(
    ("begins", "ends", "zone", "why"),
    [
        ("24:00", "8:00", "UTC", "isn’t a time"),
        ("22:60", "8:00", "UTC", "isn’t a time"),
        ("22", "soon", "UTC", "isn’t a time"),
        ("22:00", "٨", "UTC", "isn’t a time"),
        ("22:00", "8:00", "Camelot", "No time zone is called “Camelot”"),
        ("22:00", "8:00", "../etc", "No time zone is called"),
        ("22:00", "22.00", "UTC", "at the same time"),
    ],
)
async def test_wrong_quiet_hours_are_explained(
    club: Club, begins: str, ends: str, zone: str, why: str
) -> None:
    assert why in only_for(await be_quiet(club, club.ann, begins, ends, zone))
    assert "No quiet hours" in text(await panel(club, club.ann))
    assert trials_of(club.ann) == 0


async def test_quiet_hours_are_set_and_removed(club: Club) -> None:
    await be_quiet(club, club.ann, "22", "7:30", "america/new york")
    shown = await panel(club, club.ann)
    assert "22:00–07:30** (America/New_York)" in text(shown)
    await club.ann.click(shown, label="No quiet hours")
    assert "🌙 No quiet hours" in text(await panel(club, club.ann))


async def test_made_up_kinds_are_refused(club: Club) -> None:
    for made_up in ("notify:set:ping:gold", "notify:off:1:gold", "notify:off:x:turn"):
        refused = await forged(club, club.ann, await panel(club, club.ann), made_up)
        assert texts_in("en")("refused-unknown-choice") in only_for(refused)
    assert (await club.bot.store.notifications.settings(club.ann.id)).ways == {}


# ------------------------------------------------------------------ turns and clocks


async def test_my_turn_is_a_direct_message_with_a_link(club: Club) -> None:
    await choose(club, club.ann, "turn", "Direct message")
    table = await club.match()
    await club.wait(AWAY)
    (told,) = received(club.ann)
    assert "Your turn against **Bob**" in told
    assert f"{LINK}{club.guild.id}/{table.channel.id}/{table.board.id}" in told
    assert club.ann.id not in pinged(club)
    await club.restart()
    await club.wait(AWAY)
    assert len(received(club.ann)) == 1


async def test_direct_messages_are_in_the_language_of_the_user(club: Club) -> None:
    club.languages[club.ann.id] = "fr"
    await choose(club, club.ann, "turn", "Message privé")
    await club.match()
    await club.wait(AWAY)
    assert any("À toi de jouer contre **Bob**" in each for each in received(club.ann))


async def test_in_direct_messages_the_panel_has_what_holds_everywhere(club: Club) -> None:
    shown = (await club.ann.user.slash("notify")).response
    assert shown is not None
    assert "challenges and rematches" in text(shown).lower()
    assert "the daily puzzle, before it closes" not in text(shown).lower()
    assert "on a server" in text(shown)
    await club.ann.user.select(shown, ["turn"], custom_id="notify:kind")
    await club.ann.user.click(shown, label="Off")
    settings = await club.bot.store.notifications.settings(club.ann.id)
    assert settings.way("turn") is Way.NOTHING


async def test_who_wants_nothing_is_not_pinged(club: Club) -> None:
    await choose(club, club.ann, "turn", "Off")
    await club.match()
    await club.wait(AWAY)
    assert received(club.ann) == []
    assert club.ann.id not in pinged(club)


async def test_a_turn_that_is_over_is_not_told(club: Club) -> None:
    await choose(club, club.ann, "turn", "Direct message")
    table = await club.match()
    await club.wait(PRESENT.total_seconds() + 5)
    assert [each.kind for each in await rows(club)] == ["turn"]
    await table.play(SHORT.moves[:2])  # her whole turn
    await club.wait(60)
    assert received(club.ann) == []
    assert await rows(club) == []


async def test_the_end_is_told_to_who_was_away(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    loser = await table.waiting()
    await choose(club, loser, "turn", "Direct message")
    await club.wait(AWAY)
    await table.type(SHORT.moves[-1])
    await club.wait(60)
    (told,) = received(loser)
    assert "is over" in told


async def test_the_clock_is_told_directly_and_once(club: Club) -> None:
    await choose(club, club.ann, "clock", "Direct message")
    table = await club.match(clock=TEN)
    await club.wait(480)
    (told,) = received(club.ann)
    assert "Your time against **Bob** runs out <t:" in told
    assert LINK in told
    assert reminders(table) == []
    await club.restart()
    await club.wait(60)
    assert len(received(club.ann)) == 1


async def test_who_wants_no_reminder_gets_none(club: Club) -> None:
    await choose(club, club.ann, "clock", "Off")
    table = await club.match(clock=TEN)
    await club.wait(500)
    assert received(club.ann) == reminders(table) == []


# ------------------------------------------------------------------ challenges


async def test_a_challenge_is_a_direct_message(club: Club) -> None:
    await choose(club, club.bob, "challenge", "Direct message")
    challenge = await club.challenge()
    assert club.bob.id not in pinged(club)
    await club.wait(60)
    (told,) = received(club.bob)
    assert "**Ann** wants to play Clash of Decks with you" in told
    assert f"{LINK}{club.guild.id}/{club.channel.id}/{challenge.id}" in told


async def test_a_challenge_that_is_answered_is_not_told(club: Club) -> None:
    await choose(club, club.bob, "challenge", "Direct message")
    challenge = await club.challenge()
    await club.bob.click(challenge, label="Decline")
    await club.wait(60)
    assert received(club.bob) == []


async def test_a_challenge_pings_by_default_and_not_who_wants_nothing(club: Club) -> None:
    await choose(club, club.bob, "challenge", "Off")
    await club.challenge()
    await club.challenge(opponent=club.cleo)
    await club.wait(60)
    assert pinged(club) == {club.cleo.id}
    assert received(club.bob) == received(club.cleo) == []


# ------------------------------------------------------------------ someone wants a game


async def test_who_wants_to_play_hears_of_a_lobby_directly_or_in_the_channel(club: Club) -> None:
    await choose(club, club.ann, "wanted-clash", "Ping in the channel")
    await choose(club, club.bob, "wanted-clash", "Direct message")
    await choose(club, club.cleo, "wanted-clash", "Ping in the channel")
    await choose(club, club.dan, "wanted-castles", "Direct message")
    await club.ann.slash(club.channel, "lobby", **FOUR)
    lobby = club.channel.history()[-1]
    await club.wait(60)
    ping = text(club.channel.history()[-1])
    assert ping.startswith(f"<@{club.cleo.id}>\n🙋 **Ann** is looking for players")
    assert str(lobby.id) in ping
    (told,) = received(club.bob)
    assert "**Ann** is looking for players of Clash of Decks" in told
    assert pinged(club) == {club.cleo.id}
    assert received(club.ann) == received(club.dan) == []


async def test_it_comes_at_most_once_an_hour(club: Club) -> None:
    await choose(club, club.bob, "wanted-clash", "Direct message")
    for _ in range(2):
        await club.ann.slash(club.channel, "lobby", **FOUR)
        await club.wait(60)
    assert len(received(club.bob)) == 1
    await club.wait(RARELY.total_seconds())
    await club.cleo.slash(club.channel, "lobby", **FOUR)
    await club.wait(60)
    assert len(received(club.bob)) == 2


async def test_who_cannot_see_the_channel_or_is_barred_hears_nothing(club: Club) -> None:
    for person in (club.bob, club.cleo, club.dan):
        await choose(club, person, "wanted-clash", "Direct message")
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = club.guild.create_text_channel("secret", overwrites={club.bob: hidden})
    where = {"guild_id": club.guild.id, "by": club.dan.id, "at": club.env.now()}
    entry = Moderation(
        **where,
        action=Action.BAR,
        subject=Subject.MEMBER,
        key=str(club.cleo.id),
        name="Cleo",
        user_id=club.cleo.id,
    )
    await club.bot.store.moderation.set_bar(entry)
    await club.ann.slash(secret, "lobby", **FOUR)
    await club.wait(60)
    assert received(club.bob) == received(club.cleo) == []
    assert len(received(club.dan)) == 1


@pytest.mark.parametrize("ann_blocks", [False, True])
async def test_who_has_blocked_the_host_or_is_blocked_hears_nothing(
    club: Club, ann_blocks: bool
) -> None:
    await choose(club, club.bob, "wanted-clash", "Direct message")
    await choose(club, club.cleo, "wanted-clash", "Direct message")
    one, other = (club.ann, club.bob) if ann_blocks else (club.bob, club.ann)
    await one.slash(club.channel, "block", person=other)
    await club.ann.slash(club.channel, "lobby", **FOUR)
    await club.wait(60)
    assert received(club.bob) == []
    assert len(received(club.cleo)) == 1


async def test_a_rematch_without_anyone_to_ask_is_not_offered_to_others(club: Club) -> None:
    await choose(club, club.bob, "wanted-clash", "Direct message")
    await club.dan.slash(club.channel, "lobby", **FOUR)
    (lobby,) = await club.bot.store.lobbies.open_lobbies(club.guild.id)
    before = len(await rows(club))
    lobby.id, lobby.rematch_of = lobby.id + 1, 1
    assert await club.bot.part(LobbyNotifications).add(lobby, []) == []
    assert len(await rows(club)) == before == 1


async def test_a_lobby_that_is_gone_is_not_told(club: Club) -> None:
    await choose(club, club.bob, "wanted-clash", "Direct message")
    await club.ann.slash(club.channel, "lobby", **FOUR)
    await club.ann.click(club.channel.history()[-1], label="Cancel")
    await club.wait(60)
    assert received(club.bob) == []


# ------------------------------------------------------------------ the daily puzzle


async def test_who_has_not_solved_the_puzzle_is_pinged_below_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    club.permit("manage_guild", True)
    await club.dan.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    for person in (club.ann, club.bob, club.cleo):
        await choose(club, person, "daily", "Ping in the channel")
    await wait_until(club, at(1, 1))
    await club.cleo.slash(club.channel, "grimoire puzzle", line=RIGHT)
    await wait_until(club, at(1, 23, 30))
    (ping,) = (text(each) for each in club.channel.history() if "closes" in text(each))
    assert {f"<@{club.ann.id}>", f"<@{club.bob.id}>"} == {*ping.splitlines()[0].split()}
    assert str(posts(club)[0].id) in ping
    assert pinged(club) == {club.ann.id, club.bob.id}


# ------------------------------------------------------------------ one message, quiet hours


async def test_several_are_one_message_with_switches(club: Club) -> None:
    for kind in ("turn", "challenge"):
        await choose(club, club.bob, kind, "Direct message")
    await club.match(SHORT, 2)
    await club.wait(PRESENT.total_seconds() - 5)
    await club.challenge()
    await club.wait(60)
    (told,) = received(club.bob)
    assert "**2 things wait for you:**" in told
    message = club.bob.user.dm_channel.history()[-1]
    assert len(buttons(message)) == 2
    answer = await club.bob.user.click(message, label="Turn off: challenges and rematches")
    assert "Turned off" in only_for(answer)
    settings = await club.bot.store.notifications.settings(club.bob.id)
    assert settings.way("challenge") is Way.NOTHING


async def test_nothing_comes_in_quiet_hours_and_one_digest_after_them(club: Club) -> None:
    await club.wait((at(1, 21) - club.env.now()).total_seconds())
    await be_quiet(club, club.bob, "23:00", "9:00", "Europe/Paris")  # 22 to 8 in UTC
    await choose(club, club.bob, "wanted-clash", "Direct message")
    await club.wait((at(1, 23, 55) - club.env.now()).total_seconds())
    side = club.guild.create_text_channel("side")
    await club.match(SHORT, 2)
    await club.match(SHORT, 2, channel=side)
    await club.match(SHORT, 2, channel=club.guild.create_text_channel("gone"))
    await club.cleo.slash(club.channel, "lobby", **FOUR)
    await club.wait(AWAY)
    await club.restart()
    played = Table(club, side)
    await played.play(SHORT.moves[2:4])
    await club.wait((at(2, 7, 59) - club.env.now()).total_seconds())
    assert received(club.bob) == []
    assert club.bob.id not in pinged(club)
    await club.wait(120)
    (told,) = received(club.bob)
    assert told.count("Your turn against") == 2
    assert "looking for players" not in told, "the lobby has expired"
    await club.wait(3600)
    assert len(received(club.bob)) == 1


async def test_after_quiet_hours_pings_come_as_before(club: Club) -> None:
    await club.wait((at(1, 12) - club.env.now()).total_seconds())
    await be_quiet(club, club.ann, "22:00", "8:00")
    await club.match()
    await club.wait(AWAY)
    assert pinged(club) == {club.ann.id}
    assert received(club.ann) == []


async def test_a_long_digest_says_how_many_more(club: Club) -> None:
    await club.wait((at(1, 22) - club.env.now()).total_seconds())
    await be_quiet(club, club.ann, "22:00", "8:00")
    for number in range(MOST_LINES + 2):
        await club.match(channel=club.guild.create_text_channel(f"side-{number}"))
    await club.wait((at(2, 8, 5) - club.env.now()).total_seconds())
    (told,) = received(club.ann)
    assert f"**{MOST_LINES + 2} things wait for you:**" in told
    assert told.count("Your turn against") == MOST_LINES
    assert told.endswith("… and 2 more.")


async def test_a_decision_waits_for_the_end_of_quiet_hours(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    await club.wait((at(1, 22) - club.env.now()).total_seconds())
    await be_quiet(club, club.ann, "22:00", "8:00")
    puzzle = StoredPuzzle(
        guild_id=club.guild.id,
        author_id=club.ann.id,
        document=puzzle_document("mine"),
        state=PuzzleState.APPROVED,
        explanation=None,
        author_told=False,
        created_at=club.env.now(),
    )
    await club.bot.store.grimoire._add(puzzle)
    await club.wait((at(2, 7, 50) - club.env.now()).total_seconds())
    assert received(club.ann) == []
    await club.wait(900)
    assert len(received(club.ann)) == 1


# ------------------------------------------------------------------ restarts and processes


@pytest.mark.parametrize("answered", [False, True])
async def test_the_bot_dies_while_it_notifies(club: Club, answered: bool) -> None:
    await choose(club, club.ann, "turn", "Direct message")
    await club.match()
    await club.wait(PRESENT.total_seconds() + 5)
    assert [each.kind for each in await rows(club)] == ["turn"]
    with club.dying("POST", messages_to(club.ann), answered=answered):
        await club.wait(60)
    await club.restart()
    await club.wait(120)
    assert len(received(club.ann)) == 1


@pytest.mark.parametrize("answered", [False, True])
async def test_the_bot_dies_while_it_pings(club: Club, answered: bool) -> None:
    for person in (club.bob, club.cleo):
        await choose(club, person, "wanted-clash", "Ping in the channel")
    await club.ann.slash(club.channel, "lobby", **FOUR)
    with club.dying("POST", MESSAGES, answered=answered):
        await club.wait(60)
    await club.restart()
    await club.wait(120)
    pings = [each for each in club.channel.history() if "looking for players" in text(each)]
    assert len(pings) == 1
    assert pinged(club) == {club.bob.id, club.cleo.id}


async def test_what_was_due_while_the_bot_was_away_comes_after(club: Club) -> None:
    await choose(club, club.ann, "turn", "Direct message")
    await club.match()
    await club.wait(PRESENT.total_seconds() + 5)
    assert received(club.ann) == []
    await club.restart()
    await club.wait(60)
    assert len(received(club.ann)) == 1


async def test_of_two_processes_one_notifies(club: Club) -> None:
    other = await another_process(club, club.bot.settings)
    await choose(club, club.ann, "turn", "Direct message")
    await club.match()
    await club.wait(AWAY)
    assert len(received(club.ann)) == 1
    await club.wait(NONCE_LIFE.total_seconds() + 60)
    assert len(received(club.ann)) == 1
    assert not other.part(Notifications).work.busy


async def test_what_is_long_over_is_forgotten(club: Club) -> None:
    await choose(club, club.ann, "turn", "Direct message")
    await club.match()
    await club.wait(AWAY)
    assert len(await rows(club)) == 1
    await club.wait(KEPT.total_seconds() + 60)
    assert await rows(club) == []
