"""How a match ended: stored with its last move, and told once."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text
from test_manager import NOW, PEOPLE, Club

from bot.errors import Refusal
from bot.games.clash.match_settings import ClashSettings
from bot.matches import LiveMatch
from bot.store import Match, MatchResult, Seat, Store, VersionConflict
from engine.bald_mountain.game import setup_of as mountain
from engine.castles.game import setup_of as castles
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.draft import draft_setup
from engine.clash.game import setup_of as clash
from engine.clash.seating import Mode
from engine.core import JsonObject
from engine.two_worlds.game import setup_of as worlds

DECKS = {seat: PRECONSTRUCTED[number] for seat, number in zip("ABCD", "1234", strict=True)}


def clash_of(mode: Mode, seats: str, turn_limit: int = 200, **options: Any) -> JsonObject:
    setup = clash(mode, {seat: DECKS[seat] for seat in seats}, turn_limit)  # type: ignore[misc]
    setup["config"]["options"] |= options
    return setup


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


def agree(match: LiveMatch, **settings: Any) -> None:
    """What people had agreed on before this match."""
    match.row.settings = {"game": "clash"} | settings


async def end_turns(club: Club, match: LiveMatch) -> None:
    """Nobody does anything but end the turn, until it is over."""
    while match.to_act:
        await club.manager.submit(match.id, PEOPLE[match.to_act[0]], "end", sure=True)


async def the_result(club: Club, match: LiveMatch) -> MatchResult:
    """What was told and stored: the same."""
    ((match_id, told),) = club.finished
    row = await club.store.match(match.id)
    assert row is not None
    assert (match_id, told) == (row.id, row.result)
    return told


def placements(result: MatchResult) -> dict[str, int | None]:
    return {each.seat: each.placement for each in result.seats}


def teams(result: MatchResult) -> dict[str, int]:
    return {each.seat: each.team for each in result.seats}


@pytest.mark.parametrize(
    ("game", "setup", "settings", "expected"),
    [
        ("clash", clash_of("duel", "AB"), {}, ("preconstructed", "duel")),
        ("clash", clash_of("duel", "AB"), {"format": "draft"}, ("draft", "duel")),
        ("bald_mountain", mountain("duel"), {"game": "bald_mountain"}, ("standard", "duel")),
        (
            "two_worlds",
            worlds("basic"),
            {"game": "two_worlds", "setup": "draft"},
            ("draft", "duel"),
        ),
        ("castles", castles("duel"), {"game": "castles"}, ("standard", "duel")),
    ],
)
async def test_a_duel_of_each_game(
    club: Club,
    game: str,
    setup: JsonObject,
    settings: JsonObject,
    expected: tuple[str, str],
) -> None:
    match = await club.match(game, setup, "AB")
    agree(match, **settings)
    turn = match.turn.number
    await club.manager.resign(match.id, PEOPLE["A"])

    result = await the_result(club, match)
    assert (result.game, result.reason) == (game, "resignation")
    assert (result.format, result.mode) == expected
    assert (result.began_at, result.ended_at) == (NOW, NOW)
    assert result.turns == turn
    assert [(each.name, each.user_id, each.strength) for each in result.seats] == [
        ("A", 10, None),
        ("B", 11, None),
    ]
    assert placements(result) == {"A": 2, "B": 1}
    assert teams(result) == {"A": 0, "B": 1}
    assert result.winners == ("B",)
    assert not result.is_draw


async def test_two_against_two_win_and_lose_together(club: Club) -> None:
    match = await club.match("clash", clash_of("two_against_two", "ABCD", fatigue=True), "ABCD")
    agree(match, mode="two_against_two")
    await end_turns(club, match)

    result = await the_result(club, match)
    assert result.mode == "two_against_two"
    assert teams(result) == {"A": 0, "C": 0, "B": 1, "D": 1}
    assert match.outcome is not None
    winners = match.outcome.winners
    assert len(winners) == 2
    assert {seat for seat, place in placements(result).items() if place == 1} == {*winners}
    assert sorted(placements(result).values(), key=str) == [1, 1, 3, 3]


async def test_everybody_alone_is_on_a_side_of_their_own(club: Club) -> None:
    match = await club.match("clash", clash_of("free_for_all", "ABCD", fatigue=True), "ABCD")
    agree(match, mode="free_for_all")
    await end_turns(club, match)

    result = await the_result(club, match)
    assert teams(result) == {"A": 0, "B": 1, "C": 2, "D": 3}
    assert result.turns > 4
    assert sorted(placements(result).values(), key=str) == [1, 1, 1, 4]  # a fort has fallen


def test_people_and_ais_of_a_coop_game_are_two_sides() -> None:
    sides = ClashSettings(format="draft", mode="coop").sides
    assert sides == (("A", "C"), ("B", "D"))


async def test_a_draw_places_everybody_first(club: Club) -> None:
    match = await club.match("clash", clash_of("duel", "AB", turn_limit=2), "AB")
    await end_turns(club, match)

    result = await the_result(club, match)
    assert placements(result) == {"A": 1, "B": 1}
    assert result.is_draw
    assert result.winners == ()


async def test_who_only_prepared_a_match_is_not_placed(club: Club) -> None:
    draft = await club.match("draft", draft_setup("duel", ["initiation"]), "AB")
    agree(draft, format="draft")
    await club.pick_to_the_end(draft)

    result = await the_result(club, draft)
    assert (result.game, result.reason) == ("draft", "prepared")
    assert placements(result) == {"A": None, "B": None}
    assert result.winners == ()
    assert not result.is_draw


async def test_a_duel_of_a_league_for_four_is_one_against_one(club: Club) -> None:
    match = await club.match("clash", clash_of("duel", "AB"), "AB")
    agree(match, **ClashSettings(format="mutation").document())
    await club.manager.resign(match.id, PEOPLE["B"])

    result = await the_result(club, match)
    assert result.format == "mutation"
    assert teams(result) == {"A": 0, "B": 1}
    assert result.winners == ("A",)


async def test_a_seat_that_was_left_tells_how_the_bot_played_it(club: Club) -> None:
    match = await club.match("clash", clash_of("free_for_all", "ABCD"), "ABCD")
    agree(match, mode="free_for_all")
    for seat in "ABCD":
        await club.manager.resign(match.id, PEOPLE[seat])

    result = await the_result(club, match)
    assert result.reason == "abandoned"
    assert {each.seat: each.strength for each in result.seats} == {
        **dict.fromkeys("ABC", "easy"),
        "D": None,
    }
    assert set(placements(result).values()) == {None}


async def test_nobody_hears_of_an_end_that_is_not_stored(
    club: Club,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = await club.match("clash", clash_of("duel", "AB"), "AB")

    async def too_late(*_: Any) -> None:
        raise VersionConflict

    monkeypatch.setattr(Store, "add_move", too_late)
    with pytest.raises(Refusal, match="refused-stale"):
        await club.manager.resign(match.id, PEOPLE["A"])

    assert club.finished == []
    assert match.row.result is None


async def test_every_end_is_told_once_and_moves_before_it_are_not(club: Club) -> None:
    match = await club.match("clash", clash_of("duel", "AB", turn_limit=6), "AB")
    await club.manager.submit(match.id, PEOPLE[match.to_act[0]], "end")
    assert club.finished == []

    await end_turns(club, match)

    assert len(club.finished) == 1
    with pytest.raises(Refusal, match="refused-match-over"):
        await club.manager.resign(match.id, PEOPLE["A"])
    assert len(club.finished) == 1


async def test_what_is_no_result_is_found_out_when_it_is_read(store: Store) -> None:
    row = Match(
        game="clash",
        setup={},
        seed=1,
        language="en",
        channel_id=1,
        origin_channel_id=1,
        created_at=NOW,
        updated_at=NOW,
        seats=[Seat(seat="A", user_id=1, name="Ann")],
    )
    await store.add_match(row)
    older = text('UPDATE matches SET result = \'{"winner": ["A"]}\'')
    await store._database.change(lambda session: session.execute(older))

    with pytest.raises(ValueError, match="MatchResult"):
        await store.match(row.id)
