"""Another process of the bot moves matches on: while a new one starts, the old one still runs."""

from __future__ import annotations

from datetime import timedelta

from ended import result
from known_games import SHORT
from leagues import Evening
from people import Club, Table, buttons, pictures, text

from bot.clock import Clock
from bot.matches import LiveMatch
from bot.store import Move, MoveKind, Store


async def elsewhere(club: Club, table: Table, moves: list[str]) -> None:
    """Another process accepts moves, and ends before it has shown anything."""
    other = Store(club.bot.settings.database_url)
    for move in moves:
        row = await table.row()
        assert row is not None
        (seat,) = LiveMatch.of(row).to_act
        played = Move(
            match_id=row.id,
            number=row.version,
            seat=seat,
            text=move,
            played_at=club.env.now() + timedelta(seconds=1),
        )
        await other.add_move(row, played, None)
    await other.close()


def requests(club: Club) -> int:
    return len(club.env.http_requests)


async def test_the_board_shows_what_another_process_has_stored_once(club: Club) -> None:
    table = await club.match(SHORT)
    assert "Turn 1" in pictures(table.board)[0]
    await elsewhere(club, table, [*SHORT.moves[:2]])

    await club.sweep()

    assert "Turn 2" in pictures(table.board)[0]
    assert table.shows(await table.match())
    assert [each for each in table.boards if buttons(each)] == [table.board]
    sent = requests(club)
    await club.sweep()
    await club.sweep()
    assert requests(club) == sent


async def test_a_hand_is_shown_as_another_process_has_left_it(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.bob)
    assert "Your turn" not in text(panel)
    await elsewhere(club, table, [*SHORT.moves[:2]])

    await club.bob.click(panel, label="Refresh")

    assert "Your turn" in text(panel)
    assert "Your turn" in text((await club.bob.click(table.board, label="My hand")).response)


async def test_who_is_due_by_another_process_plays_at_once(club: Club) -> None:
    table = await club.match(SHORT)
    await elsewhere(club, table, [*SHORT.moves[:2]])

    await club.bob.slash(table.channel, "play", card=SHORT.moves[2])

    assert await table.moves() == [*SHORT.moves[:3]]
    assert (await table.match()).state.key() == SHORT.state(3).key()


async def test_the_bot_answers_a_move_of_another_process(club: Club) -> None:
    table = await club.match(SHORT, 1, thinks="easy")
    await elsewhere(club, table, ["end"])

    await club.sweep()
    await club.thought()

    moves = await table.moves()
    assert moves[:2] == ["brute:u", "end"]
    assert moves[-1] == "end"
    assert (await table.match()).to_act == ("A",)


async def test_a_clock_runs_from_the_move_of_another_process(club: Club) -> None:
    table = await club.match(SHORT, clock=Clock(seconds=600))
    await club.wait(400)
    await elsewhere(club, table, ["end"])

    await club.wait(400)  # Ann would have been too late
    assert await table.moves() == ["end"]

    await club.wait(300)
    assert await table.moves() == ["end", "end"]


async def test_a_result_that_another_process_has_stored_is_told_to_the_league(club: Club) -> None:
    evening = await Evening.begin(club)
    await evening.to_the_league()
    await evening.mutate()
    duels = await evening.duels()
    other = Store(club.bot.settings.database_url)
    row = await other.match(duels["B-A"].id)
    assert row is not None
    gone = Move(match_id=row.id, number=0, seat="A", kind=MoveKind.RESIGN, played_at=club.env.now())
    await other.add_move(row, gone, result("B", "resignation", row.seats))
    await other.close()

    await club.sweep()
    await evening.settle()

    league = await evening.match("league")
    assert [str(each.pairing) for each in league.state.played] == ["B-A"]
    assert league.state.played[0].winner == "A"  # who sat in B


async def test_a_board_that_another_process_has_posted_anew_is_the_one_that_is_edited(
    club: Club,
) -> None:
    """It stands at the same version: nothing else tells this process of it."""
    table = await club.match(SHORT, 2)
    other = Store(club.bot.settings.database_url)
    newer = await anew_elsewhere(club, table, other)
    await other.close()

    await table.type("brigand:l")

    row = await table.row()
    assert row is not None
    assert row.board.message_id == newer
    assert table.board.id == newer
    assert "plays **Brigand**" in text(table.board)
    assert [each for each in table.boards if buttons(each)] == [table.board]


async def anew_elsewhere(club: Club, table: Table, store: Store) -> int:
    """Another process posts the board anew, and ends before it has put the former one away."""
    former = table.board.id
    await club.ann.slash(table.channel, "board")  # the message itself
    newer = table.board.id
    row = await table.row()
    assert row is not None
    match = await table.match()
    match.row.board.message_id, match.row.board.former_message_id = former, None
    await store.set_board(row.id, former_message_id=former)
    return newer


async def test_what_another_process_has_called_for_is_not_called_again(club: Club) -> None:
    table = await club.match(SHORT)
    await table.play(SHORT.moves[:5])
    row, match = await table.row(), await table.match()
    assert row is not None
    assert match.row.board.call_at is not None
    other = Store(club.bot.settings.database_url)
    await other.set_board(row.id, called={"A": row.version}, call_at=None)
    await other.close()

    await club.wait(600)

    assert len(table.channel.history()) == 1
