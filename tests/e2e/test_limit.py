"""A match whose whole time is over ends at once: who is ahead wins, and all messages say so."""

from __future__ import annotations

import pytest
from known_games import SHORT
from leagues import Evening
from people import Club, Table, buttons, only_for, parts, pictures, text

from bot.clock import Clock
from bot.errors import Refusal
from bot.store import MoveKind
from engine.core import Outcome


async def end_at_limit(club: Club, match_id: int = 1) -> None:
    with club.env._bot_scope():
        await club.bot.matches.end_at_limit(match_id)
    await club.posted()


async def with_a_lead(club: Club, clock: Clock | None = None) -> Table:
    """The known game, before the move that ends it: A is ahead."""
    table = await club.match(SHORT, len(SHORT.moves) - 1, clock=clock)
    match = await table.match()
    assert match.if_limit_reached() == Outcome(("A",), "limit")
    return table


async def test_who_is_ahead_wins_and_board_log_and_replay_say_why(club: Club) -> None:
    table = await with_a_lead(club)
    panel = await table.panel(club.ann)
    await end_at_limit(club)

    shown = text(table.board)
    assert "Time is up, with **Ann** ahead" in shown
    assert f"<@{club.ann.id}>" in shown
    assert {"Replay", "Review", "Rematch"} <= {*buttons(table.board)}
    assert "The match is over" in text(panel)
    assert not {"End turn", "Refresh"} & {*buttons(panel)}
    log = await club.bob.click(table.board, label="What happened")
    assert "Time is up, with **Ann** ahead" in only_for(log)
    assert ".json" in str(parts(log.response))
    replay = (await club.bob.click(table.board, label="Replay")).response
    await club.bob.click(replay, label="End ⏭")
    assert "Time is up, with **Ann** ahead" in text(replay)
    refused = await table.type(SHORT.moves[-1])
    assert only_for(refused)


async def test_the_picture_and_its_text_name_what_decided(club: Club) -> None:
    table = await with_a_lead(club)
    await end_at_limit(club)
    assert "Time is up: stronghold health decides" in pictures(table.board)[0]


async def test_it_is_a_result_that_counts_and_stays_after_a_restart(club: Club) -> None:
    table = await with_a_lead(club)
    await end_at_limit(club)
    result = await club.bot.store.results.of_match(1)
    assert result is not None
    before = await table.match()
    await club.restart()
    again = await table.match()
    assert again.outcome == before.outcome == Outcome(("A",), "limit")
    assert str(again.turns) == str(before.turns)
    assert (await table.moves())[-1] == "limit"
    with pytest.raises(Refusal, match="refused-match-over"):
        await end_at_limit(club)


@pytest.mark.parametrize("who", ["players", "moderator"])
async def test_a_pause_does_not_keep_it_open(club: Club, who: str) -> None:
    table = await with_a_lead(club, Clock(seconds=600))
    if who == "players":
        for person in (club.ann, club.bob):
            await person.slash(table.channel, "pause")
    else:
        await club.bot.matches.moderate(1, MoveKind.HALT)
    assert (await table.match()).clock.paused_at is not None
    await end_at_limit(club)
    assert (await table.match()).outcome == Outcome(("A",), "limit")
    assert "Paused" not in text(table.board)


async def test_it_is_a_draw_if_no_one_is_ahead(club: Club) -> None:
    table = await club.match(SHORT)
    await end_at_limit(club)
    assert (await table.match()).outcome == Outcome((), "limit")
    assert "Time is up, and no one is ahead" in text(table.board)
    assert "A draw" in text(table.board)


async def test_no_undo_goes_behind_it(club: Club) -> None:
    table = await club.match(SHORT, 1)
    assert (await table.match()).takes_back("A")
    await end_at_limit(club)
    with pytest.raises(Refusal, match="refused-match-over"):
        await club.bot.matches.undo(1, club.ann.id)
    assert await table.moves() == [SHORT.moves[0], "limit"]


async def test_a_duel_of_a_league_is_reported_and_a_league_ends_before_its_duels(
    club: Club,
) -> None:
    evening = await Evening.begin(club)
    league = await evening.to_the_league()
    await evening.mutate()
    duels = await evening.duels()
    await end_at_limit(club, duels["B-A"].id)
    await evening.settle()
    league = await evening.match("league")
    assert [(str(each.pairing), each.winner) for each in league.state.played] == [("B-A", None)]

    await end_at_limit(club, league.id)
    assert await evening.running("league") == []
    (other,) = (await evening.duels()).values()
    assert other.outcome is None
    await evening.give_up(other, "C")
    assert league.outcome == Outcome((), "limit")
