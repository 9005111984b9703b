"""What can't be done is refused in a few words, for one person only, and changes nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from known_games import LIVELY, SHORT, KnownGame
from people import Club, Table, buttons, custom_id, end_turn, only_for, text

LONG = 300
"""More than this is no short answer."""

NO_PLAYS = [
    # card, place, game, moves made, what is wrong
    ("partisan", {"lane": "u"}, SHORT, 0, "it is number 5 in your hand"),
    ("boom", {"target": "au1"}, SHORT, 1, "it is number 6 in your hand"),
    ("troll", {"lane": "u"}, SHORT, 1, "costs 6 mana and you have 2"),
    ("troll", {}, SHORT, 1, "costs 6 mana and you have 2"),
    ("annihilation", {"target": "au1"}, SHORT, 1, "costs 4 mana and you have 2"),
    ("annihilation", {}, SHORT, 1, "costs 4 mana and you have 2"),
    ("annihilation", {}, SHORT, 0, "needs a creature in play"),
    ("annihilation", {"target": "bu1"}, SHORT, 0, "needs a creature in play"),
    ("annihilation", {"target": "bu9"}, LIVELY, 6, "No creature is at"),
    ("annihilation", {}, LIVELY, 6, "choose the creature it is aimed at"),
    ("brute", {}, SHORT, 0, "choose the lane it goes to"),
    ("brute", {"lane": "u"}, SHORT, 1, "You don’t have"),
    ("vortex", {"lane": "u"}, SHORT, 0, "You don’t have"),
    ("no such card", {"lane": "u"}, SHORT, 0, "You don’t have “no such card”"),
    ("c", {}, LIVELY, 0, "lane"),
    ("g", {"lane": "u"}, LIVELY, 9, "could be"),
    ("brute", {"lane": "sideways"}, SHORT, 0, "can’t read"),
    ("brute", {"target": "bu1"}, SHORT, 0, "lane"),
    ("brute:u carapace:l", {}, SHORT, 0, "One move at a time"),
    ("brute:u end", {}, SHORT, 0, "One move at a time"),
    ("brute+u1", {}, SHORT, 0, "isn’t a symbiote"),
    ("go:u", {}, SHORT, 0, "go"),
    (":::", {}, SHORT, 0, "can’t read"),
    ("@", {}, SHORT, 0, "can’t read"),
]


async def refused(table: Table, who: Any, command: str, **options: Any) -> str:
    """A command that must be refused; what the person is told."""
    before, said = await table.snapshot(), len(table.channel.history())
    answer = only_for(await who.slash(table.channel, command, **options))
    assert await table.snapshot() == before
    assert len(table.channel.history()) == said
    assert 0 < len(answer) <= LONG
    return answer


@pytest.mark.parametrize(("card", "place", "game", "moves", "reason"), NO_PLAYS)
async def test_a_card_that_cannot_be_played_so(
    club: Club, card: str, place: dict[str, str], game: KnownGame, moves: int, reason: str
) -> None:
    table = await club.match(game, moves)

    answer = await refused(table, await table.player(), "play", card=card, **place)

    assert reason.lower() in answer.lower()


@pytest.mark.parametrize("command", ["play", "end"])
async def test_not_your_turn(club: Club, command: str) -> None:
    table = await club.match(SHORT)
    options = {"card": "brigand", "lane": "u"} if command == "play" else {}

    assert "isn’t your turn" in await refused(table, club.bob, command, **options)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("play", {"card": "brute", "lane": "u"}),
        ("end", {}),
        ("hand", {}),
        ("resign", {}),
    ],
)
async def test_not_your_match(club: Club, command: str, options: dict[str, str]) -> None:
    table = await club.match(SHORT)

    assert "aren’t playing in this match" in await refused(table, club.cleo, command, **options)


@pytest.mark.parametrize("command", ["end", "hand", "board", "log", "resign", "match"])
async def test_no_match_at_all(club: Club, command: str) -> None:
    answer = only_for(await club.ann.slash(club.channel, command))

    assert re.search(r"Start one with </start:\d+>", answer)


async def test_several_matches(club: Club) -> None:
    first, second, third = (
        club.guild.create_text_channel(name) for name in ("one", "two", "three")
    )
    tables = [await club.match(SHORT, channel=channel) for channel in (first, second)]

    answer = only_for(await club.ann.slash(third, "end"))
    await club.ann.slash(second, "end")

    assert "several matches" in answer
    assert [await table.moves() for table in tables] == [[], ["end"]]


async def test_two_own_matches_in_one_channel_are_not_mixed_up(club: Club) -> None:
    """The command can't tell which of the two is meant, and a move can't be unmade."""
    await club.match(SHORT)
    table = await club.match(LIVELY)
    before = len(club.channel.history())

    answer = only_for(await club.ann.slash(table.channel, "end"))

    assert "several matches" in answer
    assert len(club.channel.history()) == before


async def test_matches_of_others_in_the_same_channel_do_not_get_in_the_way(club: Club) -> None:
    club.permit("create_public_threads", False)
    ours = await club.match(SHORT)
    (match,) = await club.playing(club.ann)
    asked = await club.cleo.slash(ours.channel, "duel", opponent=club.dan)
    await club.dan.click(asked.response, label="Accept (random deck)")

    await club.ann.slash(ours.channel, "end")

    assert [move.text for move in match.moves] == ["end"]
    (theirs,) = await club.playing(club.cleo)
    assert theirs.version == 0


async def test_a_match_that_is_long_over_does_not_hide_the_one_that_is_played_elsewhere(
    club: Club,
) -> None:
    """A channel in which some match was played once is still a channel for everybody."""
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.match(SHORT, 10)
    table = await club.match(SHORT, channel=elsewhere)

    answer = only_for(await club.ann.slash(club.channel, "play", card="brute", lane="u"))

    assert "**Ann** plays **Brute**" in answer
    assert await table.moves() == ["brute:u"]


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("play", {"card": "boom", "target": "bl1"}),
        ("end", {}),
        ("resign", {}),
    ],
)
async def test_match_over(club: Club, command: str, options: dict[str, str]) -> None:
    table = await club.match(SHORT, 10)

    for person in (club.ann, club.bob):
        assert "match is over" in await refused(table, person, command, **options)


async def test_resigning_a_match_that_is_over_by_then(club: Club) -> None:
    table = await club.match(SHORT, 9)
    asked = (await club.bob.slash(table.channel, "resign")).response
    await table.type("end")
    before = await table.snapshot()

    answer = only_for(await club.bob.click(asked, label="Resign"))

    assert answer == "That match is over."
    assert await table.snapshot() == before


async def test_a_rematch_against_somebody_who_has_left_the_server(club: Club) -> None:
    table = await club.match(SHORT, 10)
    club.guild.remove_member(club.bob)
    club.expects_faults = True  # whatever is logged, the person must get a fitting answer

    answer = only_for(await club.ann.click(table.board, label="Rematch"))

    assert "something went wrong" not in answer


async def test_a_stale_button_after_the_end(club: Club) -> None:
    table = await club.match(SHORT, 9)
    panel = await table.panel(club.ann)
    end = custom_id(panel, "End turn")
    await club.restart()  # after that no panel is known to be open
    before_last = await table.panel(club.ann)
    await end_turn(club.ann, before_last)
    moves = await table.moves()

    answer = only_for(await club.ann.click(panel, custom_id=end))

    assert "over" in answer
    assert await table.moves() == moves


async def test_nothing_to_undo_at_the_beginning_of_a_turn(club: Club) -> None:
    table = await club.match(SHORT, 2)
    panel = await table.panel(club.bob)

    assert buttons(panel)["Undo"] is False


async def test_undo_after_the_turn_has_passed(club: Club) -> None:
    table = await club.match(SHORT, 1)
    panel = await table.panel(club.ann)
    undo = custom_id(panel, "Undo")
    await club.restart()  # after that no panel is known to be open
    await table.play(["end"])
    before = await table.snapshot()

    await club.ann.click(panel, custom_id=undo)

    assert await table.snapshot() == before
    assert "Waiting for **Bob**" in text(panel)
    assert "Undo" not in buttons(panel)


async def test_a_spectators_click_on_my_hand(club: Club) -> None:
    table = await club.match(SHORT)

    answer = only_for(await club.cleo.click(table.board, label="My hand"))

    assert answer == "You aren’t playing in this match, but you’re welcome to watch."


@pytest.mark.parametrize("command", ["card", "ability"])
async def test_unknown_names_in_look_ups(club: Club, command: str) -> None:
    answer = only_for(await club.cleo.slash(club.channel, command, name="Jabberwock"))

    assert answer == f"No {command} is called “Jabberwock”. Choose one from the list."


HOSTILE = {
    "everyone": "@everyone",
    "here": "@here",
    "role": "<@&123>",
    "a real role": "<@&123456789012345678>",
    "user": "<@123456789012345678>",
    "channel": "<#123456789012345678>",
    "markdown": "**bold** `code` ||spoiler|| [link](https://example.org)",
    "heading": "# Big\n- list\n> quote",
    "fence": "```\ncode\n```",
    "long": "x" * 4000,
    "long mentions": "@everyone " * 400,
    "control characters": "a\x00b\x1b[31mc\r\nd",
    "right to left": "\u202eevil\u2066\u200f",
    "zalgo": "z\u0310\u0311\u0312\u0313\u0314\u0315\u0316\u0317" * 50,
    "colon and everyone": "@everyone:u",
    "at and role": "<@&123456789012345678>@bu1",
    "moves and everyone": "brute:u @everyone",
}
FIELDS = [
    ("play", "card", {}),
    ("play", "lane", {"card": "brute"}),
    ("play", "target", {"card": "annihilation"}),
    ("card", "name", {}),
    ("ability", "name", {}),
    ("duel", "deck", {}),
]
ACTIVE = re.compile(
    r"@(everyone|here)|<@[!&]?\d{17,20}>|[\x00-\x09\x0b-\x1f\u202a-\u202e\u2066-\u2069]"
)


@pytest.mark.parametrize("typed", HOSTILE.values(), ids=HOSTILE)
async def test_hostile_texts_are_shown_without_doing_anything(club: Club, typed: str) -> None:
    table = await club.match(SHORT)
    before, since = await table.snapshot(), len(club.env.http_requests)

    for command, field, others in FIELDS:
        opponent = {"opponent": club.bob} if command == "duel" else {}
        options = {field: typed} | others | opponent
        answer = only_for(await club.ann.slash(table.channel, command, **options))
        assert not ACTIVE.search(answer)
        assert "||spoiler||" not in answer
        assert "```" not in answer
        assert 0 < len(answer) <= LONG
        await club.ann.autocomplete(table.channel, command, field, typed[:100], **opponent)

    assert await table.snapshot() == before
    for request in club.env.http_requests[since:]:
        allowed = (request.json or {}).get("data", request.json or {}).get("allowed_mentions")
        assert allowed is None or not (allowed.get("parse") or allowed.get("users"))


async def test_names_of_players_are_shown_without_doing_anything(club: Club) -> None:
    name = "**@everyone** <@&1> _x_"
    eve = club.guild.add_member(club.env.create_user("eve", global_name=name))
    challenge = await club.challenge(opponent=eve)
    await eve.select(challenge, ["3"])
    table = Table(club, club.thread_at(challenge))
    await club.ann.slash(table.channel, "end")
    panel = (await eve.slash(table.channel, "hand")).response
    hand = (await club.ann.slash(table.channel, "hand")).response
    log = (await club.ann.slash(table.channel, "log")).response
    listed = (await club.ann.slash(table.channel, "match")).response
    asked = (await club.ann.slash(table.channel, "resign")).response

    for message in (*table.boards, challenge, panel, hand, log, listed, asked):
        assert not ACTIVE.search(
            text(message).replace(f"<@{club.ann.id}>", "").replace(eve.mention, "")
        )
        assert "_x_" not in text(message)
