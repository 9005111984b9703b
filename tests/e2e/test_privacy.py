"""The order of a hand and the seed stay secret as long as a match runs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from known_games import SHORT, KnownGame
from people import Club, Table, files_of, only_for, parts, pictures, text
from simcord import ChannelHandle, InteractionResult, MemberActor

from engine.clash.cards import card
from engine.clash.decks import PRECONSTRUCTED
from images.picture import Picture

TELLING = 3
"""So many cards in the order of a hand are no coincidence."""

SECRET = KnownGame(("1", "3"), 7_654_321_098_765_432_109, ())


def order_told(told: str, hand: list[str]) -> list[str]:
    """The runs of cards in a text that are the same as in a hand."""
    words = {word.lower(): each for each in hand for word in (each, *spoken(each))}
    longest_first = sorted(words, key=len, reverse=True)
    found = [
        words[each] for each in re.findall("|".join(map(re.escape, longest_first)), told.lower())
    ]
    mentioned = [
        each for each, before in zip(found, [None, *found], strict=False) if each != before
    ]
    runs = {" ".join(each) for each in windows(mentioned)}
    return [run for run in (" ".join(each) for each in windows(hand)) if run in runs]


def spoken(card_id: str) -> list[str]:
    """The names of a card in every language."""
    return [name for _, name in card(card_id).names]


def windows(cards: list[str]) -> Iterator[list[str]]:
    """All runs of so many neighbours."""
    return (cards[start : start + TELLING] for start in range(len(cards) - TELLING + 1))


def hand_of(match: Any, seat: str) -> list[str]:
    """The hand of a seat from left to right."""
    return [each.id for each in match.state.players["AB".index(seat)].hand]


async def visible(channels: Iterable[ChannelHandle], person: MemberActor) -> list[str]:
    """All that somebody sees: public messages and those for this person alone, with what
    is behind buttons and in files."""
    seen = []
    for channel in channels:
        for message in channel.history(viewer=person):
            files = [await each.read() for each in files_of(message) if is_text(each.filename)]
            seen.append(json.dumps([parts(message), message.content], ensure_ascii=False))
            seen += [file.decode() for file in files]
    return seen


def is_text(filename: str) -> bool:
    """Is this a file to read?"""
    return filename.endswith((".txt", ".json"))


async def look_around(club: Club, table: Table) -> None:
    """Everybody opens everything there is."""
    for person in (club.ann, club.bob):
        await table.panel(person)
        await person.slash(table.channel, "hand")
    for person in (club.ann, club.bob, club.cleo):
        await person.click(table.board, label="What happened")
        await person.slash(table.channel, "log")
        await person.slash(club.channel, "board")
    await club.cleo.click(table.board, label="My hand")


async def test_nobody_ever_sees_the_order_of_anothers_hand(
    club: Club, logs: list[dict[str, Any]]
) -> None:
    table = await club.duel(SHORT)
    places = (club.channel, table.channel)
    for move in SHORT.moves[:-1]:
        await look_around(club, table)
        match = await table.match()
        ours, theirs = hand_of(match, "A"), hand_of(match, "B")
        for person, hidden in (
            (club.ann, [theirs]),
            (club.bob, [ours]),
            (club.cleo, [ours, theirs]),
        ):
            for told in await visible(places, person):
                assert [order_told(told, hand) for hand in hidden] == [[]] * len(hidden)
        await table.type(move)
    for hand in (list(PRECONSTRUCTED["1"]), ours, theirs):
        assert order_told(" ".join(hand), hand)
    assert [order_told(str(logs), hand) for hand in (ours, theirs)] == [[], []]


async def test_the_owner_of_a_hand_sees_its_order(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)
    hand = hand_of(await table.match(), "A")

    _, alt = pictures(panel)

    assert len(order_told(alt, hand)) == len(hand) - TELLING + 1


async def test_no_request_to_a_channel_tells_the_order_of_a_hand(club: Club) -> None:
    table = await club.duel(SHORT)
    await table.play(SHORT.moves[:-1])
    start = SHORT.state(0)

    public = [each for each in club.env.http_requests if each.path.startswith("/channels/")]

    for hand in (hand_of_state(start, 0), hand_of_state(start, 1)):
        assert public
        for request in public:
            assert order_told(json.dumps(request.json, ensure_ascii=False), hand) == []


def hand_of_state(state: Any, seat: int) -> list[str]:
    """The hand of a seat by its number."""
    return [each.id for each in state.players[seat].hand]


async def test_pictures_are_drawn_from_what_their_viewers_may_know(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, drawn = club.bot.renderer.draw, []

    async def draw_and_remember(wanted: Any, *urgency: Any) -> Picture:
        drawing = wanted() if callable(wanted) else wanted
        shown = drawing.key[2][0] if drawing.key[0] == "clash animation" else drawing.draw.args[0]
        drawn.append((drawing.key[0], shown))
        return await draw(drawing, *urgency)

    monkeypatch.setattr(club.bot.renderer, "draw", draw_and_remember)
    table = await club.match(SHORT, 8)
    await look_around(club, table)
    await table.type("end")

    viewers = set()
    for kind, view in drawn:
        viewers.add((kind, view.viewer))
        for player in view.players:
            assert (player.hand.order is not None) == (player.seat == view.viewer)
    own = {(f"clash {kind}", seat) for kind in ("board", "hand") for seat in "AB"}
    assert viewers <= own | {("clash board", None), ("clash animation", None)}
    assert viewers >= {("clash board", None), ("clash hand", "A"), ("clash hand", "B")}


async def test_autocompletion_offers_nothing_of_the_hand_to_others(club: Club) -> None:
    table = await club.match(SHORT)

    for person in (club.bob, club.cleo):
        for typed in ("", "a", "brute", "annihilation"):
            assert await person.autocomplete(table.channel, "play", "card", typed) == []


async def test_a_refused_card_of_the_other_tells_nothing_about_its_place(club: Club) -> None:
    table = await club.match(SHORT)
    answers = [
        only_for(await club.ann.slash(table.channel, "play", card=each.id, lane="u"))
        for each in SHORT.state(0).players[1].hand
    ]

    assert len({re.sub("“.*”", "", answer) for answer in answers}) == 1


async def test_the_seed_leaves_only_after_the_end(club: Club, logs: list[dict[str, Any]]) -> None:
    table = await club.match(SECRET)
    await look_around(club, table)
    await table.play(["end", "end"])
    await look_around(club, table)
    asked = (await club.ann.slash(table.channel, "resign")).response
    seen = [each for who in (club.ann, club.bob) for each in await visible([table.channel], who)]
    assert str(SECRET.seed) not in "".join(seen)
    assert str(SECRET.seed) not in str(club.env.http_requests) + str(logs)

    await club.ann.click(asked, label="Resign")
    await club.cleo.slash(table.channel, "log")

    assert str(SECRET.seed) in "".join(await visible([table.channel], club.cleo))


PRIVATE: list[tuple[str, dict[str, Any]]] = [
    ("play", {"card": "brute", "lane": "u"}),
    ("play", {"card": "nonsense"}),
    ("hand", {}),
    ("board", {}),
    ("log", {}),
    ("match", {}),
    ("resign", {}),
    ("card", {"name": "Ogre"}),
    ("ability", {"name": "rage"}),
    ("help", {}),
    ("end", {}),
]


@pytest.mark.parametrize(("command", "options"), PRIVATE)
async def test_the_answer_to_a_command_is_for_one_person(
    club: Club, command: str, options: dict[str, Any]
) -> None:
    table = await club.match(SHORT)

    answer = await club.ann.slash(table.channel, command, **options)

    assert answer.response is not None
    assert is_private(answer)


def is_private(answer: InteractionResult) -> bool:
    """Is all of it for one person alone?"""
    return all(each.ephemeral for each in (answer.response, *answer.followups) if each)


async def test_panels_and_logs_from_buttons_are_for_one_person(club: Club) -> None:
    table = await club.match(SHORT)

    for label in ("My hand", "Icons", "What happened"):
        assert is_private(await club.ann.click(table.board, label=label))


async def test_a_spectators_click_on_my_hand_shows_no_hand(club: Club) -> None:
    table = await club.match(SHORT)

    refused = await club.cleo.click(table.board, label="My hand")

    assert is_private(refused)
    assert (
        text(refused.response) == "You aren’t playing in this match, but you’re welcome to watch."
    )
    assert pictures(refused.response) == []
