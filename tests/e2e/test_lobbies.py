"""Lobbies: people find together, sit down, and a match begins; whatever may come in between."""

from __future__ import annotations

from typing import Any

import pytest
from ended import result
from people import (
    MESSAGE,
    ORIGINAL,
    Club,
    Table,
    buttons,
    custom_id,
    only_for,
    parts,
    pictures,
    settle_in,
    text,
)
from simcord import MemberActor, ResponseMessage, UserHandle

from bot.clock import Clock
from bot.games.clash.match_settings import ClashSettings
from bot.lobby.beginning import make_first_match
from bot.matches import LiveMatch
from bot.store import Move, Seat
from engine.clash.actions import END
from engine.games import game_named
from texts import LANGUAGES, texts_in

JOIN, LEAVE, CANCEL = "Join", "Leave", "Cancel"
FIRST_TEAM, SECOND_TEAM = "Join A + C", "Join B + D"
AGAIN = "Play again with the same people"
FOUR = {"format": "preconstructed", "mode": "free_for_all"}
TEAMS = {"format": "preconstructed", "mode": "two_against_two"}


async def opened(club: Club, command: str = "lobby", **options: Any) -> ResponseMessage:
    """Ann opens a lobby."""
    asked = await club.ann.slash(club.channel, command, **options)
    assert asked.response is not None
    assert not asked.response.ephemeral, text(asked.response)
    return asked.response


async def nearly_full(club: Club) -> ResponseMessage:
    """Ann opens a lobby for four, Bob and Cleo join."""
    lobby = await opened(club, "lobby", **FOUR)
    for person in (club.bob, club.cleo):
        await person.click(lobby, label=JOIN)
    return lobby


async def started(club: Club, lobby: ResponseMessage) -> Table:
    """Dan takes the last seat."""
    await club.dan.click(lobby, label=JOIN)
    return Table(club, club.thread_at(lobby))


def eve(club: Club) -> MemberActor:
    """Somebody else."""
    return club.guild.add_member(club.env.create_user("eve", global_name="Eve"))


def is_closed(lobby: ResponseMessage) -> bool:
    """Is there nothing more to click?"""
    return not [each for each in parts(lobby) if each["type"] in (2, 3)]


def select_of(lobby: ResponseMessage, act: str) -> str:
    """The custom id of the select for this."""
    ids = [each["custom_id"] for each in parts(lobby) if each["type"] == 3]
    return next(each for each in ids if each.startswith(f"lobby:{act}:"))


def seats(lobby: ResponseMessage) -> list[str]:
    """What is told about the seats."""
    return [line for line in text(lobby).splitlines() if line.startswith("**") and " · " in line]


async def matches_of(club: Club, person: MemberActor | None = None) -> list[LiveMatch]:
    """What somebody is playing."""
    return await club.playing(person or club.ann)


# ------------------------------------------------------------------ finding together


async def test_a_lobby_is_public_shows_what_is_played_and_pings_nobody(club: Club) -> None:
    lobby = await opened(
        club, "draft", mode="free_for_all", sets="mire, slyness", clock="180", fatigue=True
    )

    words = text(lobby)
    for fact in ("Draft · free-for-all", "Slyness, Mire", "3 minutes per turn", "fatigue"):
        assert fact in words
    assert seats(lobby) == [f"**A** · <@{club.ann.id}>", *(f"**{each}** · open" for each in "BCD")]
    assert buttons(lobby) == {JOIN: True, LEAVE: True, CANCEL: True}
    (sent,) = club.published
    allowed = sent["allowed_mentions"]
    assert allowed["parse"] == []
    assert not allowed.get("users")


async def test_people_join_and_leave(club: Club) -> None:
    lobby = await opened(club, **FOUR)

    await club.bob.click(lobby, label=JOIN)
    await club.cleo.click(lobby, label=JOIN)
    await club.bob.click(lobby, label=LEAVE)
    await club.dan.click(lobby, label=JOIN)

    people = [club.ann, club.dan, club.cleo]
    assert seats(lobby) == [
        *(f"**{seat}** · <@{each.id}>" for seat, each in zip("ABC", people, strict=True)),
        "**D** · open",
    ]


async def test_four_people_come_to_a_table_of_four(club: Club) -> None:
    lobby = await nearly_full(club)
    assert not is_closed(lobby)

    table = await started(club, lobby)

    assert is_closed(lobby)
    assert f"<#{table.channel.id}>" in text(lobby)
    for person in (club.ann, club.bob, club.cleo, club.dan):
        assert f"<@{person.id}>" in text(lobby)
    match = await table.match()
    assert match.names == {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
    assert len({tuple(deck) for deck in match.row.setup["decks"].values()}) == 4
    assert "Turn 1" in pictures(table.board)[0]


async def test_it_is_said_that_a_table_begins_when_it_is_full(club: Club) -> None:
    lobby = await nearly_full(club)

    assert "Starts as soon as every seat is taken" in text(lobby)
    assert f"<@{club.ann.id}> is the host and can close it" in text(lobby)
    assert await matches_of(club) == []


async def test_whoever_takes_the_last_seat_may_choose_a_deck_with_it(club: Club) -> None:
    lobby = await nearly_full(club)

    await club.dan.select(lobby, ["4"], custom_id=select_of(lobby, "deck"))

    (match,) = await matches_of(club)
    assert "zombie" in match.row.setup["decks"]["D"]


async def test_a_table_that_somebody_leaves_waits(club: Club) -> None:
    lobby = await nearly_full(club)

    await club.together(  # the one is on its way while the other leaves
        lambda: club.cleo.click(lobby, label=LEAVE), lambda: club.dan.click(lobby, label=JOIN)
    )

    assert len(await matches_of(club)) == int(is_closed(lobby))
    if not is_closed(lobby):
        assert "".join(seats(lobby)).count("open") == 1


async def test_two_who_want_the_last_seat_at_once(club: Club) -> None:
    lobby = await opened(club, **FOUR)
    for person in (club.bob, club.cleo):
        await person.click(lobby, label=JOIN)
    fifth = eve(club)

    clicks = await club.together(
        lambda: club.dan.click(lobby, label=JOIN), lambda: fifth.click(lobby, label=JOIN)
    )

    (refused,) = [each for each in clicks if each.followups]
    assert only_for(refused) == "That lobby is closed."
    (match,) = await matches_of(club)
    assert len({*match.names.values()}) == 4
    assert is_closed(lobby)


async def test_nobody_sits_on_two_seats(club: Club) -> None:
    lobby = await opened(club, **FOUR)

    refused = await club.ann.click(lobby, label=JOIN)

    assert only_for(refused) == "You’ve already joined."
    assert seats(lobby)[1] == "**B** · open"


async def test_join_clicked_twice_at_once_takes_one_seat(club: Club) -> None:
    lobby = await opened(club, **FOUR)

    await club.together(
        lambda: club.bob.click(lobby, label=JOIN), lambda: club.bob.click(lobby, label=JOIN)
    )

    assert "".join(seats(lobby)).count(f"<@{club.bob.id}>") == 1


async def test_the_last_seat_taken_twice_at_once_makes_one_match(club: Club) -> None:
    lobby = await nearly_full(club)

    await club.together(
        lambda: club.dan.click(lobby, label=JOIN), lambda: club.dan.click(lobby, label=JOIN)
    )

    assert len(await matches_of(club)) == 1
    (thread,) = club.channel.threads
    assert len(Table(club, thread).boards) == 1
    assert thread.mention in text(lobby)


async def test_the_last_seat_and_cancel_at_once_have_one_result(club: Club) -> None:
    lobby = await nearly_full(club)

    clicks = await club.together(
        lambda: club.ann.click(lobby, label=CANCEL), lambda: club.dan.click(lobby, label=JOIN)
    )

    (refused,) = [each for each in clicks if each.followups]
    assert only_for(refused) == "That lobby is closed."
    assert len(await matches_of(club)) == int(refused is clicks[0])
    assert is_closed(lobby)


async def test_somebody_can_sit_at_several_tables(club: Club) -> None:
    first, second = await opened(club, **FOUR), await opened(club, **FOUR)

    await club.bob.click(first, label=JOIN)
    await club.bob.click(second, label=JOIN)

    assert seats(first) == seats(second)


# ------------------------------------------------------------------ teams and decks


async def test_people_choose_their_team(club: Club) -> None:
    lobby = await opened(club, **TEAMS)
    assert list(buttons(lobby)) == [FIRST_TEAM, SECOND_TEAM, LEAVE, CANCEL]

    await club.bob.click(lobby, label=FIRST_TEAM)
    await club.cleo.click(lobby, label=SECOND_TEAM)
    assert not buttons(lobby)[FIRST_TEAM]
    await club.bob.click(lobby, label=SECOND_TEAM)  # changes sides
    await club.dan.click(lobby, label=FIRST_TEAM)

    (match,) = await matches_of(club)
    assert match.names == {"A": "Ann", "B": "Cleo", "C": "Dan", "D": "Bob"}
    assert match.row.setup["mode"] == "two_against_two"


async def test_a_team_of_two_is_full(club: Club) -> None:
    lobby = await opened(club, **TEAMS)
    second = custom_id(lobby, SECOND_TEAM)
    await club.bob.click(lobby, label=SECOND_TEAM)

    answered = await club.together(
        lambda: club.cleo.click(lobby, label=SECOND_TEAM),
        lambda: club.dan.click(lobby, custom_id=second),
    )

    lines = [text(note) for each in answered for note in each.followups]  # whoever came second
    assert lines == ["This lobby is full."]
    assert not buttons(lobby)[SECOND_TEAM]


async def test_everybody_chooses_a_deck_and_the_others_get_what_is_left(club: Club) -> None:
    lobby = await nearly_full(club)

    where = select_of(lobby, "deck")
    await club.ann.select(lobby, ["4"], custom_id=where)
    refused = await club.bob.select(lobby, ["4"], custom_id=where)
    await club.bob.select(lobby, ["2"], custom_id=where)
    await club.bob.select(lobby, ["random"], custom_id=where)
    await club.cleo.select(lobby, ["2"], custom_id=where)

    assert "already" in only_for(refused)
    assert seats(lobby)[0].endswith("**Deck 4 · Mad Laboratory**")
    assert seats(lobby)[1] == f"**B** · <@{club.bob.id}>"
    decks = (await (await started(club, lobby)).match()).row.setup["decks"]
    assert "zombie" in decks["A"]
    assert "ogre" in decks["C"]
    assert len({tuple(deck) for deck in decks.values()}) == 4


async def test_who_does_not_sit_there_sits_down_with_a_deck(club: Club) -> None:
    lobby = await opened(club, **FOUR)

    await club.bob.select(lobby, ["1"], custom_id=select_of(lobby, "deck"))

    assert seats(lobby)[1] == f"**B** · <@{club.bob.id}> · **Deck 1 · Iron Fist**"


async def test_only_preconstructed_decks_are_chosen_in_advance(club: Club) -> None:
    lobby = await opened(club, "draft")
    assert [each["custom_id"].split(":")[1] for each in parts(lobby) if each["type"] == 3] == [
        "bot"
    ]


async def test_in_coop_the_seats_of_the_ais_are_taken(club: Club) -> None:
    lobby = await opened(club, "draft", mode="coop", level=4)
    assert "Level 4" in text(lobby)
    assert seats(lobby)[1:] == ["**B** · AI", "**C** · open", "**D** · AI"]

    await club.bob.click(lobby, label=JOIN)

    (match,) = await matches_of(club)
    assert match.people == ("A", "C")


# ------------------------------------------------------------------ the end of a lobby


async def test_the_host_closes_the_table(club: Club) -> None:
    lobby = await nearly_full(club)

    await club.ann.click(lobby, label=CANCEL)

    assert text(lobby) == "Lobby closed: Preconstructed decks · free-for-all."
    assert is_closed(lobby)
    assert await matches_of(club) == []


async def test_others_cannot_close_it(club: Club) -> None:
    lobby = await nearly_full(club)
    before = lobby.components

    refused = await club.bob.click(lobby, label=CANCEL)

    assert only_for(refused) == "Only Ann can close this lobby."
    assert lobby.components == before


async def test_a_moderator_can_close_it(club: Club) -> None:
    lobby = await nearly_full(club)
    club.permit("manage_messages", True)

    await eve(club).click(lobby, label=CANCEL)

    assert is_closed(lobby)


async def test_when_the_host_leaves_the_next_person_is_the_host(club: Club) -> None:
    lobby = await opened(club, **FOUR)
    await club.bob.click(lobby, label=JOIN)

    await club.ann.click(lobby, label=LEAVE)

    assert f"<@{club.bob.id}> is the host" in text(lobby)
    refused = await club.ann.click(lobby, label=CANCEL)
    assert only_for(refused) == "Only Bob can close this lobby."
    await club.bob.click(lobby, label=LEAVE)
    assert club.channel.history() == [], "nobody is left"


async def test_nothing_is_left_of_a_table_that_nobody_has_joined(club: Club) -> None:
    lobby = await opened(club, **FOUR)

    await club.ann.click(lobby, label=CANCEL)

    assert club.channel.history() == []


async def test_a_lobby_expires_by_itself(club: Club) -> None:
    lobby = await opened(club, **FOUR)
    minutes = club.bot.settings.lobby_minutes

    await club.wait(minutes * 60 - 60)
    assert not is_closed(lobby)
    await club.wait(120)

    assert "not enough players joined" in text(lobby)
    assert is_closed(lobby)


async def test_a_lobby_that_has_just_run_out_cannot_be_joined(club: Club) -> None:
    lobby = await opened(club, **FOUR)
    club.bot._sweep.cancel()  # the bot has not noticed yet
    await club.wait(club.bot.settings.lobby_minutes * 60 + 60)

    refused = await club.bob.click(lobby, label=JOIN)

    assert only_for(refused) == "That lobby is closed."
    assert is_closed(lobby)


async def test_who_joins_in_the_last_moment_has_joined(club: Club) -> None:
    lobby = await opened(club, **FOUR)
    (row,) = await club.bot.store.lobbies.open_lobbies(club.guild.id)
    await club.just_before(row.expires_at)

    await club.bob.click(lobby, label=JOIN)

    assert f"<@{club.bob.id}>" in text(lobby)
    await club.sweep()
    assert is_closed(lobby)


async def test_a_lobby_that_nobody_could_see_does_not_stay_open(club: Club) -> None:
    club.fault("POST", "/interactions/*/callback", 500)
    await club.ann.slash(club.channel, "lobby", **FOUR)

    assert await club.bot.store.lobbies.overdue(club.env.now().replace(year=2999)) == []


async def test_a_started_lobby_whose_message_cannot_be_edited_is_a_match(club: Club) -> None:
    lobby = await nearly_full(club)
    club.fault("PATCH", ORIGINAL, 500)

    await club.dan.click(lobby, label=JOIN)

    assert len(await matches_of(club)) == 1
    assert club.channel.threads[0].mention in text(lobby)


# ------------------------------------------------------------------ after a restart


async def test_a_restart_at_every_step(club: Club) -> None:
    """Few enough of them for the lobby to stay open meanwhile."""
    lobby = await nearly_full(club)
    await club.restart()
    await club.cleo.click(lobby, label=LEAVE)
    await club.restart()
    await club.cleo.click(lobby, label=JOIN)
    await club.restart()
    await club.cleo.select(lobby, ["3"], custom_id=select_of(lobby, "deck"))
    await club.restart()

    table = await started(club, lobby)

    match = await table.match()
    assert list(match.names.values()) == ["Ann", "Bob", "Cleo", "Dan"]
    assert "gnome" in match.row.setup["decks"]["C"]
    assert f"<#{table.channel.id}>" in text(lobby)


@pytest.mark.parametrize("path", [ORIGINAL, MESSAGE])
async def test_a_restart_while_the_lobby_becomes_a_match(club: Club, path: str) -> None:
    lobby = await nearly_full(club)
    with club.dying("PATCH", path):
        await club.dan.click(lobby, label=JOIN)
    await club.restart()

    assert f"<#{lobby.id}>" in text(lobby)
    (match,) = await matches_of(club)
    assert "Turn 1" in pictures(Table(club, club.channel.threads[0]).board)[0]
    assert match.row.board.origin_told


async def test_a_restart_while_a_lobby_runs_out(club: Club) -> None:
    lobby = await opened(club, **FOUR)
    club.bot._sweep.cancel()  # the old bot is gone for a while
    await club.wait(club.bot.settings.lobby_minutes * 60)
    await club.restart()

    assert is_closed(lobby)


# ------------------------------------------------------------------ commands and options


@pytest.mark.parametrize(
    ("command", "options", "answer"),
    [
        ("draft", {"mode": "coop", "sets": "mire"}, "needs 64 cards, and these sets have 32"),
        ("draft", {"sets": "mire,atlantis"}, "No set is called “atlantis”"),
        ("draft", {"sets": "@everyone"}, "No set is called"),
        ("draft", {"level": 3}, "There is no AI in this mode"),
        ("draft", {"mode": "coop", "level": 1, "champion": True}, "from 3 to 10"),
        ("league", {"sets": "mire"}, "exactly two sets"),
        ("lobby", {"format": "preconstructed", "mode": "coop"}, "choose the draft"),
        ("lobby", {"format": "preconstructed", "sets": "mire"}, "Sets are for drafts only"),
        ("lobby", {"format": "constructed", "mode": "coop"}, "aren’t played against AIs"),
        (
            "lobby",
            {"format": "constructed", "mode": "free_for_all", "ruleset": "1.0"},
            "for duels only",
        ),
        ("lobby", {"format": "draft", "ruleset": "1.0"}, "Drafts are played by ruleset 1.2"),
    ],
)
async def test_what_the_rules_do_not_offer_is_refused(
    club: Club, command: str, options: dict[str, Any], answer: str
) -> None:
    refused = await club.ann.slash(club.channel, command, **options)

    assert answer in only_for(refused)
    assert "@everyone" not in only_for(refused)
    assert club.channel.history() == []


async def test_sets_are_completed_one_after_the_other(club: Club) -> None:
    offered = await club.ann.autocomplete(club.channel, "draft", "sets", "mire, tr")
    assert offered == [{"name": "Mire, Treachery", "value": "mire,treachery"}] or (
        offered[0]["value"] == "mire,treachery"
    )

    lobby = await opened(club, "draft", sets=offered[0]["value"])

    assert "sets: Treachery, Mire" in text(lobby)


async def test_by_ruleset_1_0_only_its_own_set_is_offered(club: Club) -> None:
    offered = await club.ann.autocomplete(
        club.channel, "duel", "sets", "", opponent=club.bob, ruleset="1.0"
    )
    assert [each["value"] for each in offered] == ["initiation"]


async def test_a_challenge_tells_its_settings(club: Club) -> None:
    asked = await club.ann.slash(
        *(club.channel, "duel"), opponent=club.bob, clock="86400", fatigue=True, deck="2"
    )
    challenge = asked.response
    assert challenge is not None
    assert "24 hours per turn" in text(challenge)
    assert "fatigue" in text(challenge)

    await club.bob.select(challenge, ["2"])

    match = await Table(club, club.thread_at(challenge)).match()
    assert match.row.setup["config"]["options"]["fatigue"]
    assert match.row.clock == {"seconds": 86400, "misses": 3}
    assert ClashSettings.read(match.row.settings).fatigue


async def test_a_challenge_to_a_constructed_duel_has_no_decks_to_choose(club: Club) -> None:
    asked = await club.ann.slash(
        *(club.channel, "duel"), opponent=club.bob, format="constructed", ruleset="1.0"
    )
    challenge = asked.response
    assert challenge is not None
    assert list(buttons(challenge)) == ["Accept", "Decline", "Withdraw", "Try it first"]
    assert [each for each in parts(challenge) if each["type"] == 3] == []
    assert "10 cards" in text(challenge)
    refused = await club.ann.slash(
        *(club.channel, "duel"), opponent=club.cleo, format="draft", deck="1"
    )
    assert "when you play preconstructed decks" in only_for(refused)


async def test_the_clock_of_the_server_holds_where_nobody_says_otherwise(club: Club) -> None:
    club.permit("manage_guild", True)
    settled = await settle_in(club.ann, club.channel, "clock", "43200")
    assert "12 hours" in only_for(settled)

    assert "12 hours per turn" in text(await opened(club, **FOUR))
    assert "no clock" in text(await opened(club, **FOUR, clock="none"))
    assert "1 minute per turn" in text(await opened(club, **FOUR, clock="60"))
    await club.restart()
    assert "12 hours per turn" in text(await opened(club, **FOUR))
    await settle_in(club.ann, club.channel, "clock", "none")
    assert "no clock" in text(await opened(club, **FOUR))


async def test_how_many_turns_may_be_missed_is_the_servers_or_the_lobbys(club: Club) -> None:
    club.permit("manage_guild", True)
    await settle_in(club.ann, club.channel, "clock", "300")
    await settle_in(club.ann, club.channel, "misses", "2")

    assert "5 minutes per turn, 2 missed" in text(await opened(club, **FOUR))
    assert "1 minute per turn, 2 missed" in text(await opened(club, **FOUR, clock="60"))
    lenient = text(await opened(club, **FOUR, misses=5))
    assert "5 minutes per turn, 5 missed turns" in lenient
    strict = text(await opened(club, **FOUR, clock="60", misses=1))
    assert "1 minute per turn, one missed turn forfeits the seat" in strict
    assert "missed" not in text(await opened(club, **FOUR, misses=3))


async def test_only_who_manages_the_server_settles_its_clock(club: Club) -> None:
    club.permit("manage_guild", True)
    panel = (await club.bob.slash(club.channel, "server")).response
    await club.bob.select(panel, ["clock"], custom_id="server:change")
    club.permit("manage_guild", False)

    refused = await club.bob.select(panel, ["60"], custom_id="server:set:clock")

    assert "need the Manage Server permission" in only_for(refused)
    assert await club.bot.store.servers.clock(club.guild.id) is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lobby_speaks_the_language_of_the_server(club: Club, language: str) -> None:
    club.env.backend.get_guild(club.guild.id).preferred_locale = language
    club.languages[club.bob.id] = "fr"
    texts = texts_in(language)
    lobby = await opened(club, **FOUR)
    for person in (club.bob, club.cleo):
        await person.click(lobby, label=texts("lobby-join"))

    assert texts("settings-preconstructed") in text(lobby)
    refused = await club.bob.click(lobby, label=texts("lobby-cancel"))
    assert only_for(refused) == texts_in("fr")("refused-lobby-not-host", host="Ann")
    await club.dan.click(lobby, label=texts("lobby-join"))
    where = texts("in-channel", channel=f"<#{lobby.id}>")
    assert where in text(lobby)


# ------------------------------------------------------------------ what begins


@pytest.mark.parametrize(
    ("command", "options", "game"),
    [
        ("draft", {}, "draft"),
        ("draft", {"mode": "free_for_all", "clock": "180"}, "draft"),
        ("draft", {"mode": "coop", "level": 5, "champion": True}, "draft"),
        ("league", {"sets": "mire,slyness"}, "mutation"),
        ("lobby", {"format": "preconstructed"}, "clash"),
        ("lobby", {"format": "preconstructed", "ruleset": "1.0", "mode": "free_for_all"}, "clash"),
        ("lobby", {"format": "preconstructed", "champion": True}, "champions"),
        ("lobby", {"format": "constructed", "mode": "free_for_all"}, "constructed"),
        ("lobby", {"format": "constructed", "ruleset": "1.0"}, "constructed"),
        ("lobby", {"format": "draft", "sets": "initiation"}, "draft"),
    ],
)
async def test_the_first_game_of_what_was_agreed_on_begins(
    club: Club, command: str, options: dict[str, Any], game: str
) -> None:
    lobby = await opened(club, command, **options)
    for person in (club.bob, club.cleo, club.dan):
        if not is_closed(lobby):
            await person.click(lobby, label=JOIN)

    table = Table(club, club.thread_at(lobby))
    match = await table.match()
    assert match.game.id == game
    assert len(table.boards) == 1
    assert f"<#{table.channel.id}>" in text(lobby)
    for user_id in [each.user_id for each in match.row.seats if each.user_id]:
        assert f"<@{user_id}>" in text(lobby)


async def test_a_challenge_to_a_draft_leads_to_it(club: Club) -> None:
    asked = await club.ann.slash(
        *(club.channel, "duel"), opponent=club.bob, format="draft", sets="mire"
    )
    challenge = asked.response
    assert challenge is not None
    await club.restart()

    await club.bob.click(challenge, label="Accept")

    match = await Table(club, club.thread_at(challenge)).match()
    assert (match.game.id, match.row.setup["config"]["sets"]) == ("draft", ["mire"])
    assert f"<@{club.bob.id}> accepted <@{club.ann.id}>" in text(challenge)


async def test_the_bot_can_be_challenged_to_other_formats_too(club: Club) -> None:
    await club.settle(alone="public")
    robot = MemberActor(club.env, club.guild, UserHandle(club.env, club.env.backend.bot_user))

    refused = await club.ann.slash(
        *(club.channel, "duel"), opponent=robot, format="draft", deck="1"
    )
    begun = await club.ann.slash(
        *(club.channel, "duel"), opponent=robot, format="draft", sets="mire"
    )
    await club.thought()

    assert "when you play preconstructed decks" in only_for(refused)
    assert begun.response is not None
    (match,) = await matches_of(club)
    assert (match.game.id, match.strengths, match.clock.limit) == ("draft", {"B": "medium"}, None)
    assert "A" in match.to_act  # the bot has picked whatever it was to pick


# ------------------------------------------------------------------ once more


async def finished(club: Club, settings: ClashSettings) -> Table:
    """A table of four whose match was played to its end by ending every turn."""
    people = zip("ABCD", (club.ann, club.bob, club.cleo, club.dan), strict=True)
    row = make_first_match(
        settings,
        [Seat(seat=seat, user_id=person.id, name=person.name) for seat, person in people],
        {},
        language="en",
        guild_id=club.guild.id,
        channel_id=club.channel.id,
        message_id=None,
        now=club.env.now(),
    )
    state, _ = game_named(row.game).setup(row.setup, row.seed)
    while (outcome := state.outcome()) is None:
        seat = state.to_act()[0]
        row.moves.append(
            Move(number=len(row.moves), seat=seat, text="end", played_at=row.created_at)
        )
        state.apply(seat, END)
    row.version = row.board.newest_version = len(row.moves)
    row.has_home = row.board.origin_told = True
    row.result = result("".join(outcome.winners), outcome.reason, row.seats)
    await club.bot.store.add_match(row)
    await club.sweep()
    return Table(club, club.channel)


async def test_after_a_match_of_four_the_same_is_offered_again(club: Club) -> None:
    settings = ClashSettings(mode="two_against_two", fatigue=True, clock=Clock(259200))
    table = await finished(club, settings)

    (again,) = (await club.cleo.click(table.board, label=AGAIN)).followups

    words = text(again)
    for fact in ("two against two", "fatigue", "72 hours per turn"):
        assert fact in words
    assert seats(again)[2].endswith(f"<@{club.cleo.id}>")  # on her own seat again


async def test_a_rematch_of_four_begins_when_all_want_it(club: Club) -> None:
    """Everybody sits where they sat."""
    table = await finished(club, ClashSettings(mode="two_against_two"))
    (again,) = (await club.cleo.click(table.board, label=AGAIN)).followups
    for person in (club.dan, club.ann):
        await person.click(table.board, label=AGAIN)
    assert await matches_of(club) == []
    assert "for the players of the last match" in text(again)

    await club.bob.click(table.board, label=AGAIN)

    (match,) = await matches_of(club)
    assert match.names == {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
    assert is_closed(again)


async def test_a_rematch_of_four_is_for_the_same_people(club: Club) -> None:
    """They are called to it; nobody else sits down, at the table or by a forged button."""
    table = await finished(club, ClashSettings(mode="two_against_two"))
    eve = club.guild.add_member(club.env.create_user("eve", global_name="Eve"))

    (again,) = (await club.cleo.click(table.board, label=AGAIN)).followups

    others = {club.ann.id, club.bob.id, club.dan.id}
    assert text(again).startswith(" ".join(f"<@{user_id}>" for user_id in sorted(others)))
    assert {user.id for user in club.channel.history()[-1].mentions} >= others
    for label in ("Join A + C", "Join B + D"):
        refused = only_for(await eve.click(again, label=label))
        assert "This lobby is for the players of the last match" in refused
    assert "aren’t playing in this match" in only_for(await eve.click(table.board, label=AGAIN))
    assert f"<@{eve.id}>" not in text(again)


async def test_a_rematch_of_two_has_the_same_settings(club: Club) -> None:
    asked = await club.ann.slash(
        *(club.channel, "duel"), opponent=club.bob, fatigue=True, clock="600"
    )
    assert asked.response is not None
    await club.bob.click(asked.response, label="Accept (random deck)")
    table = Table(club, club.thread_at(asked.response))
    resigned = (await club.bob.slash(table.channel, "resign")).response
    await club.bob.click(resigned, label="Resign")

    (again,) = (await club.bob.click(table.board, label="Rematch")).followups

    assert f"<@{club.bob.id}> challenges <@{club.ann.id}>" in text(again)
    assert "fatigue" in text(again)
    assert "10 minutes per turn" in text(again)
