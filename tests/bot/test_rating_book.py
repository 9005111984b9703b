"""Results are written once, and ratings follow from them alone."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from book import GUILD, NOW, book_of, duel, end, rating, recompute, result, seat, session
from hypothesis import given, settings
from hypothesis import strategies as st
from long import how_many
from sqlalchemy import delete, select, update

from bot.store import Store
from bot.store.rating_book import Recomputation, write_changes
from bot.store.ratings import NEW_PLAYER, SHOWN_AFTER
from bot.store.result_tables import WORLDWIDE, PlayerRating, Result, ResultSeat, Season
from bot.store.servers import UserSettings

EIGHT_OF_ONE = 1628
"""Points after eight wins within a week over one new account."""
FIFTEEN = {1: 1909, 8: 2067}
"""By the number of wins within a week over each of fifteen new accounts: the points."""


def ratings_in(rows: Any, guild_id: int = GUILD) -> dict[int, int]:
    found = select(PlayerRating.user_id, PlayerRating.points)
    return dict(rows.execute(found.where(PlayerRating.guild_id == guild_id)).all())


def test_a_rated_duel_changes_two_ratings_and_is_one_row_with_two_seats() -> None:
    with session() as rows:
        match_id = end(rows, duel(1, 2))
        (row,) = rows.scalars(select(Result)).all()
        assert (row.match_id, row.game, row.kind, row.rated) == (match_id, "clash", "duel", True)
        assert (row.length, row.rules, row.weight) == (42, 3, 1.0)
        seats = rows.scalars(select(ResultSeat).order_by(ResultSeat.seat)).all()
        assert [(each.user_id, each.outcome) for each in seats] == [(1, "won"), (2, "lost")]
        points = ratings_in(rows)
        assert points[1] > NEW_PLAYER.rating > points[2]


@pytest.mark.parametrize(
    ("seats", "facts", "kind"),
    [
        ([("A", 1, 0, 1), ("B", 2, 1, 2)], {"rated": False}, "duel"),
        ([("A", 1, 0, 1), ("B", 2, 1, 2)], {"turns": 5}, "duel"),
        ([("A", 1, 0, 1), ("B", 2, 1, 2)], {"turns": 5, "reason": "resignation"}, "duel"),
        (
            [("A", 1, 0, 1), ("B", 2, 1, 2), ("C", 3, 2, 2)],
            {"turns": 8, "play": "table"},
            "table",
        ),
        ([("A", 1, 0, 1), ("B", 9, 1, 2, "easy")], {}, "bot"),
        ([("A", 1, 0, 1), ("B", None, 1, 2)], {}, "solo"),
        ([("A", 1, 0, None), ("B", 2, 1, None)], {"reason": "abandoned"}, "abandoned"),
        ([("A", 1, 0, 1), ("B", 2, 1, 2)], {"game": "draft"}, "duel"),
    ],
)
def test_what_is_never_rated(seats: Any, facts: dict[str, Any], kind: str) -> None:
    with session() as rows:
        end(rows, result([seat(*each) for each in seats], **facts))
        (row,) = rows.scalars(select(Result)).all()
        assert (row.kind, row.rated, row.weight) == (kind, False, 0.0)
        assert ratings_in(rows) == {}


def test_a_former_player_has_no_rating_and_others_keep_theirs() -> None:
    with session() as rows:
        end(rows, duel(1, 2))
        end(rows, duel(3, 2, NOW + timedelta(hours=1)))
        before = ratings_in(rows)
        rows.execute(update(ResultSeat).where(ResultSeat.user_id == 2).values(user_id=-7))
        rows.execute(delete(PlayerRating).where(PlayerRating.user_id == 2))
        recompute(rows)
        assert ratings_in(rows) == {each: before[each] for each in (1, 3)}
        end(rows, duel(1, -7, NOW + timedelta(hours=2)))
        assert ratings_in(rows).keys() == {1, 3}


def test_what_only_prepares_another_match_is_no_result() -> None:
    with session() as rows:
        end(rows, duel(1, 2, play="", reason="prepared"))
        assert rows.scalars(select(Result)).all() == []


def test_outside_of_servers_nothing_is_rated() -> None:
    with session() as rows:
        end(rows, duel(1, 2), guild_id=None)
        assert rows.scalar(select(Result.rated)) is False


def test_who_has_left_a_table_is_behind_all_others_however_the_bot_did() -> None:
    with session() as rows:
        table = [
            seat("A", 1, 0, 1, "easy", left=True),
            *(seat(name, user, team, 2) for name, user, team in (("B", 2, 1), ("C", 3, 2))),
        ]
        end(rows, result(table, play="table", mode="three", turns=9))
        assert rows.scalar(select(Result.kind)) == "table"
        points = ratings_in(rows)
        assert points[1] < points[2]
        assert points[2] == points[3]
        outcomes = select(ResultSeat.outcome).order_by(ResultSeat.seat)
        assert rows.scalars(outcomes).all() == ["lost", "won", "won"]


@pytest.mark.parametrize(("turns", "reason"), [(6, "resignation"), (1, "abandoned")])
def test_what_is_rated_although_it_was_short(turns: int, reason: str) -> None:
    """Both had a third turn, or the clock ended it."""
    with session() as rows:
        end(rows, duel(1, 2, turns=turns, reason=reason))
        assert rows.scalar(select(Result.rated)) is True


def test_the_nth_match_of_the_same_two_within_a_week_counts_one_nth() -> None:
    with session() as rows:
        for number in range(9):
            end(rows, duel(1, 2, NOW + timedelta(hours=number)))
            end(rows, duel(1, 2, NOW + timedelta(hours=number), turns=5))  # friendly: not counted
        weights = select(Result.weight).where(Result.rated).order_by(Result.number)
        assert rows.scalars(weights).all() == [1 / number for number in range(1, 10)]
        assert rating(rows, 1).results == 9
        end(rows, duel(1, 3, NOW + timedelta(hours=20)))
        end(rows, duel(2, 1, NOW + timedelta(days=9)))
        assert rows.scalars(weights).all()[-2:] == [1.0, 1.0]


def test_what_a_second_account_gives() -> None:
    """Eight duels against one gave 1,688 points when the first three counted whole."""
    with session() as rows:
        for number in range(8):
            end(rows, duel(1, 2, NOW + timedelta(hours=number)))
        assert rating(rows, 1).points == EIGHT_OF_ONE


def test_what_many_accounts_give() -> None:
    """No rule that looks at pairs sees them: moderators do (`ResultStore.pairings`)."""
    for duels, points in FIFTEEN.items():
        with session() as rows:
            for number in range(15 * duels):
                end(rows, duel(1, 10 + number % 15, NOW + timedelta(minutes=number)))
            assert rating(rows, 1).points == points


def test_points_are_shown_after_five_results() -> None:
    with session() as rows:
        for number in range(SHOWN_AFTER + 1):
            end(rows, duel(1, 10 + number, NOW + timedelta(hours=number)))
        seats = select(ResultSeat.before, ResultSeat.after).where(ResultSeat.user_id == 1)
        shown = rows.execute(seats.order_by(ResultSeat.number)).all()
        hidden = (None, None)
        assert [tuple(each) for each in shown[: SHOWN_AFTER - 1]] == [hidden] * (SHOWN_AFTER - 1)
        assert shown[-2].before is None
        assert shown[-2].after == shown[-1].before


def test_only_who_all_agree_are_rated_worldwide() -> None:
    with session() as rows:
        rows.add_all(
            [UserSettings(user_id=1, worldwide=True), UserSettings(user_id=2, worldwide=True)]
        )
        rows.flush()
        end(rows, duel(1, 2))
        end(rows, duel(1, 3))
        end(rows, duel(2, 1), guild_id=11)
        assert {*ratings_in(rows, WORLDWIDE)} == {1, 2}
        assert rating(rows, 1, WORLDWIDE).results == 2
        assert rating(rows, 1, 11).results == 1


def test_a_season_begins_nearer_to_each_other_and_the_table_of_the_last_one_stays() -> None:
    with session() as rows:
        for number in range(3):
            end(rows, duel(1, 2, NOW + timedelta(hours=number)))
        before = rating(rows, 1).points
        rows.add(Season(guild_id=GUILD, number=1, began_at=NOW))
        rows.flush()
        end(rows, duel(2, 1, NOW + timedelta(days=30)))
        seasons = select(PlayerRating).where(PlayerRating.user_id == 1)
        first, second = rows.scalars(seasons.order_by(PlayerRating.season)).all()
        assert (first.season, first.points, first.season_results) == (0, before, 3)
        assert (second.season, second.results, second.season_results) == (1, 4, 1)
        assert second.points < NEW_PLAYER.rating + 0.75 * (before - NEW_PLAYER.rating)


PEOPLE = range(1, 6)
ENDS = (
    *({"turns": 5}, {"turns": 6}, {"turns": 9}, {"turns": 12}),
    {"turns": 3, "reason": "abandoned"},
)
"""In which turns and how matches end: short ones, and one that the clock ends."""


@st.composite
def histories(draw: st.DrawFn) -> list[tuple[Any, ...]]:
    """Matches of a few people: duels, tables, teams, in two servers, and new seasons."""
    found, at = [], NOW
    for _ in range(draw(st.integers(1, 25))):
        at += timedelta(hours=draw(st.integers(0, 60)))
        guild = draw(st.sampled_from((GUILD, GUILD + 1)))
        people, how = draw(st.permutations(PEOPLE)), draw(st.sampled_from(ENDS))
        match draw(st.sampled_from(("duel", "draw", "table", "teams", "season"))):
            case "duel":
                found.append((guild, duel(people[0], people[1], at, **how)))
            case "draw":
                both = [seat("A", people[0], 0, 1), seat("B", people[1], 1, 1)]
                found.append((guild, result(both, at, **how)))
            case "table":
                left = draw(st.booleans())
                table = [
                    seat("A", people[0], 0, 1, "easy" if left else None, left=left),
                    seat("B", people[1], 1, 2),
                    seat("C", people[2], 2, 2),
                ]
                found.append((guild, result(table, at, play="table", **how)))
            case "teams":
                teams = [
                    seat(name, who, team, 1 if team else 3)
                    for name, who, team in zip("ABCD", people, (0, 1, 0, 1), strict=False)
                ]
                found.append((guild, result(teams, at, play="table", **how)))
            case "season":
                found.append((guild, None))
    return found


@settings(max_examples=how_many(12, 40), deadline=None)
@given(histories())
def test_ratings_made_anew_are_those_that_are_stored(history: list[tuple[Any, ...]]) -> None:
    with session() as rows:
        rows.add_all([UserSettings(user_id=user, worldwide=user < 5) for user in PEOPLE])
        rows.flush()
        seasons = {GUILD: 0, GUILD + 1: 0}
        for guild, ended in history:
            if ended is not None:
                end(rows, ended, guild)
            else:
                seasons[guild] += 1
                rows.add(Season(guild_id=guild, number=seasons[guild], began_at=NOW))
                rows.flush()
        stored = book_of(rows)
        rated = rows.query(Result).where(Result.rated).count()

        assert recompute(rows) == rated
        assert book_of(rows) == stored


def written(rows: Any, history: list[tuple[Any, ...]]) -> None:
    """These matches end, one after the other."""
    for guild, ended in history:
        if ended is not None:
            end(rows, ended, guild)


@settings(max_examples=how_many(12, 40), deadline=None)
@given(histories(), st.integers(1, 4), st.integers(0, 25))
def test_matches_may_end_while_ratings_are_made_anew(
    history: list[tuple[Any, ...]], batch: int, before: int
) -> None:
    """Between two steps each, with ratings that are wrong until the last step; nor does a run
    that is ended in the middle change what the next one makes."""
    with session() as rows, session() as straight:
        written(straight, history)
        written(rows, history[:before])
        rows.execute(update(PlayerRating).values(mu=20.0))
        rows.execute(update(Result).values(rated=True, weight=0.5))  # by an older rule
        cut = Recomputation(batch)
        write_changes(rows, cut.take(cut.read(rows)))
        rows.expire_all()
        rest = iter(history[before:])

        recompute(rows, batch, lambda: written(rows, [next(rest, (GUILD, None))]))

        written(rows, [*rest])
        assert book_of(rows) == book_of(straight)


async def test_others_write_between_the_steps_and_a_killed_run_leaves_ratings(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = store._database
    for number in range(5):
        await database.change(partial(end, ended=duel(1, 2, NOW + timedelta(hours=number))))
    await database.change(lambda rows: rows.execute(update(PlayerRating).values(points=7)))
    monkeypatch.setattr("bot.store.results.Recomputation", partial(Recomputation, 2))
    ask, steps = database.ask, list[int]()

    async def ask_later(question: Any) -> Any:
        steps.append(len(steps))
        if len(steps) == 9:
            raise ConnectionError
        await database.change(partial(end, ended=duel(1, 2 + len(steps))))
        return await ask(question)

    monkeypatch.setattr(database, "ask", ask_later)
    with pytest.raises(ConnectionError):
        await store.results.recompute()
    seen = await ask(lambda rows: ratings_in(rows)[2])
    assert seen == 7, "until the last step everyone stands as before"
    monkeypatch.setattr(database, "ask", ask)

    assert await store.results.recompute() == 5 + 8
    stored = await ask(book_of)
    assert 7 not in (await ask(ratings_in)).values()
    assert await store.results.recompute() == 5 + 8
    assert await ask(book_of) == stored
