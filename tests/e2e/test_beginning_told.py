"""What everybody is told as a match begins: who sits there and where it is played, how a table of
four is won, and the decks, as a picture."""

from __future__ import annotations

from typing import Any

import forging
import pytest
from known_games import SHORT
from people import Club, buttons, only_for, parts, pictures, text

from bot.clock import Clock
from engine.clash.cards import CARDS
from opponents.thinkers import Thinkers
from texts import texts_in

NAMES = [card.name("en") for card in CARDS]


@pytest.fixture(autouse=True)
def patient_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot makes no move."""

    async def think(*_: Any) -> list[str]:
        return []

    monkeypatch.setattr(Thinkers, "think", think)


async def begun_with_bots(club: Club, command: str, strength: str, **options: Any) -> Any:
    """Ann opens a table, and the bot takes all the other seats: the message of it."""
    table = (await club.ann.slash(club.channel, command, **options)).response
    assert table is not None
    (select,) = [
        each["custom_id"]
        for each in parts(table)
        if each["type"] == 3 and each["custom_id"].startswith("lobby:bot:")
    ]
    await club.ann.select(table, custom_id=select, values=[f"{strength}:all"])
    return table


@pytest.mark.parametrize(
    ("command", "options", "what"),
    [
        ("lobby", {"mode": "free_for_all"}, "Preconstructed decks · free-for-all"),
        ("lobby", {"mode": "two_against_two"}, "Preconstructed decks · two against two"),
        ("league", {}, "Mutation league"),
    ],
)
async def test_a_table_with_several_bots_is_no_practice(
    club: Club, command: str, options: dict[str, str], what: str
) -> None:
    table = await begun_with_bots(club, command, "easy", **options)
    bots = "🤖 Arko (beginner), 🤖 Brix (beginner), 🤖 Corvo (beginner)"
    assert f"✅ {what}: <@{club.ann.id}>, {bots}." in text(table)
    assert "practises" not in text(table)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
async def test_where_matches_are_played_is_true_where_it_is_asked(
    club: Club, language: str
) -> None:
    club.languages[club.ann.id] = language
    texts = texts_in(language)

    async def place(channel: Any) -> str:
        shown = only_for(await club.ann.slash(channel, "server"))
        return next(line for line in shown.splitlines() if line.startswith("🧵"))

    def told(key: str) -> str:
        return texts("server-place-is", choice=texts(key))

    assert await place(club.channel) == told("place-threads")
    table = await club.duel(SHORT)
    assert await place(table.channel) == told("place-threads-no-place")
    club.permit("create_public_threads", False)
    assert await place(club.channel) == told("place-threads-not-allowed")
    await club.settle(place="channel")
    assert await place(club.channel) == told("place-channel")


async def test_a_table_of_four_says_how_it_is_won(club: Club) -> None:
    club.permit("create_public_threads", False)
    await begun_with_bots(club, "lobby", "easy", mode="free_for_all")
    await club.posted()
    (board,) = [each for each in club.channel.history() if pictures(each)]
    assert "The match ends when the first fort falls" in text(board)
    assert not [name for name in NAMES if f"{name}," in text(board)], "decks are no prose"


async def test_decks_are_a_picture_for_whoever_asks(club: Club) -> None:
    table = await club.duel(SHORT)
    assert "🃏 **Ann** · Deck 1 · Iron Fist" in text(table.board)
    assert "Annihilation" not in text(table.board)

    await club.restart()
    for person in (club.ann, club.cleo):
        shown = await person.click(table.board, label="Decks")
        assert shown.ephemeral
        (told,) = pictures(shown.response)
        assert "Deck of Ann: Annihilation" in told
        assert "Deck of Bob: " in told


async def test_the_first_page_of_the_log_leads_to_the_decks(club: Club) -> None:
    table = await club.duel(SHORT)
    log = (await club.bob.slash(table.channel, "log")).response
    assert "Deck 1 · Iron Fist" in text(log)
    assert "Annihilation" not in text(log)
    shown = await club.bob.click(log, label="Decks")
    assert shown.ephemeral
    assert "Annihilation" in pictures(shown.response or shown.followups[0])[0]


async def test_decks_of_a_private_match_are_its_players(club: Club) -> None:
    panel = (await club.ann.slash(club.channel, "practice", deck="1")).response
    await club.thought()
    assert "Deck 1 · Iron Fist" in text(panel)
    shown = await club.ann.click(panel, label="Decks")
    assert "Annihilation" in pictures(shown.response)[0]
    (match,) = await club.playing(club.ann)
    stranger = await forging.click(club, club.bob, f"match:decks:{match.id}")
    assert "no longer exists" in only_for(stranger)


async def test_a_match_without_decks_has_none_to_show(club: Club) -> None:
    panel = (await club.ann.slash(club.channel, "practice", game="castles")).response
    assert "Decks" not in buttons(panel)
    (match,) = await club.playing(club.ann)
    forged = await forging.click(club, club.ann, f"match:decks:{match.id}")
    assert "That button no longer works" in only_for(forged)


async def test_two_rows_of_buttons_where_one_has_no_room(club: Club) -> None:
    """A pause is wanted: more than five."""
    table = await club.match(SHORT, clock=Clock(600))
    await club.ann.slash(table.channel, "pause")
    await club.posted()
    assert {"My hand", "Icons", "Decks", "What happened"} < set(buttons(table.board))
    rows = [each["components"] for each in parts(table.board) if each["type"] == 1]
    assert max(map(len, rows)) <= 5
    assert sum(map(len, rows)) == 6
