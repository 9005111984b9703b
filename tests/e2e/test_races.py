"""Several people, or the same person twice, act in the same moment."""

from __future__ import annotations

from known_games import LIVELY, SHORT
from people import Club, Table, buttons, custom_id, only_for, text
from simcord import ResponseMessage


async def lane_of(club: Club, table: Table, card: str) -> tuple[ResponseMessage, str]:
    """Ann's panel with a card chosen, and the button for the upper lane."""
    panel = await table.panel(club.ann)
    (label,) = [label for label in buttons(panel) if card in label]
    await club.ann.click(panel, label=label)
    return panel, custom_id(panel, "Upper lane")


async def test_a_double_click_plays_one_move(club: Club) -> None:
    table = await club.match(SHORT)
    panel, brute = await lane_of(club, table, "Brute")

    await club.together(
        lambda: club.ann.click(panel, custom_id=brute),
        lambda: club.ann.click(panel, custom_id=brute),
    )

    assert await table.moves() == ["brute:u"]
    assert (await table.match()).state.key() == SHORT.state(1).key()
    assert "moved on" in text(panel)
    assert "Brute" not in " ".join(buttons(panel))


async def test_the_same_card_from_two_panels_is_played_once(club: Club) -> None:
    table = await club.match(SHORT)
    first, brute = await lane_of(club, table, "Brute")
    second, carapace = await lane_of(club, table, "Carapace")

    await club.together(
        lambda: club.ann.click(first, custom_id=brute),
        lambda: club.ann.click(second, custom_id=carapace),
    )

    assert await table.moves() == ["brute:u"]
    assert "moved on" in text(second)
    assert custom_id(second, "End turn") == custom_id(first, "End turn")


async def test_a_stale_panel_shows_how_the_match_stands_and_plays_nothing(club: Club) -> None:
    table = await club.match(SHORT)
    old, brute = await lane_of(club, table, "Brute")
    await table.play(["carapace:l"])

    await club.ann.click(old, custom_id=brute)

    assert await table.moves() == ["carapace:l"]
    assert "moved on" in text(old)
    assert "3 mana left" in text(old)


async def test_end_turn_clicked_twice_ends_one_turn(club: Club) -> None:
    table = await club.match(SHORT, 1)
    panel = await table.panel(club.ann)

    await club.together(
        lambda: club.ann.click(panel, label="End turn"),
        lambda: club.ann.click(panel, label="End turn"),
    )

    assert await table.moves() == ["brute:u", "end"]
    assert (await table.match()).state.turn == 2


async def test_the_end_command_sent_twice_ends_one_turn(club: Club) -> None:
    table = await club.match(SHORT, 1)

    first, second = await club.together(
        lambda: club.ann.slash(table.channel, "end"),
        lambda: club.ann.slash(table.channel, "end"),
    )

    assert await table.moves() == ["brute:u", "end"]
    assert "Turn 2" in only_for(first)
    assert only_for(second) == "It isn’t your turn."


async def test_both_players_click_at_once(club: Club) -> None:
    table = await club.match(SHORT, 1)
    ours, theirs = await table.panel(club.ann), await table.panel(club.bob)

    await club.together(
        lambda: club.ann.click(ours, label="End turn"),
        lambda: club.bob.click(theirs, label="Refresh"),
        lambda: club.bob.slash(table.channel, "end"),
    )

    # Bob's command comes after Ann's end: then it is his turn, and both are played.
    assert await table.moves() in (["brute:u", "end"], ["brute:u", "end", "end"])
    assert table.shows(await table.match())


async def test_many_moves_at_once_are_played_one_after_the_other(club: Club) -> None:
    table = await club.match(LIVELY)

    await club.together(
        lambda: club.ann.slash(table.channel, "play", card="carapace", lane="u"),
        lambda: club.ann.slash(table.channel, "play", card="baron", lane="u"),
        lambda: club.ann.slash(table.channel, "end"),
        lambda: club.bob.slash(table.channel, "play", card="martyr", lane="u"),
    )

    assert (await table.moves())[:3] == ["carapace:u", "baron:u", "end"]
    assert table.shows(await table.match())


async def test_a_move_and_an_undo_at_once(club: Club) -> None:
    table = await club.match(LIVELY, 1)
    panel = await table.panel(club.ann)

    await club.together(
        lambda: club.ann.slash(table.channel, "play", card="baron", lane="u"),
        lambda: club.ann.click(panel, label="Undo"),
    )

    moves = await table.moves()
    assert moves in (
        ["carapace:u", "baron:u"],
        ["carapace:u", "undo"],
        ["carapace:u", "undo", "baron:u"],
    )
    assert "moved on" in text(panel) or "Taken back" in text(panel)
    assert table.shows(await table.match())


async def test_undo_clicked_twice_takes_one_move_back(club: Club) -> None:
    table = await club.match(LIVELY, 2)
    panel = await table.panel(club.ann)

    await club.together(
        lambda: club.ann.click(panel, label="Undo"),
        lambda: club.ann.click(panel, label="Undo"),
    )

    assert await table.moves() == ["carapace:u", "baron:u", "undo"]
    assert (await table.match()).state.key() == LIVELY.state(1).key()


async def test_resigning_and_a_move_of_the_other_at_once(club: Club) -> None:
    table = await club.match(SHORT, 2)
    asked = (await club.ann.slash(table.channel, "resign")).response

    await club.together(
        lambda: club.ann.click(asked, label="Yes, I resign"),
        lambda: club.bob.slash(table.channel, "play", card="brigand", lane="l"),
    )

    match = await table.match()
    assert match.outcome is not None
    assert match.outcome.winners == ("B",)
    assert (await table.moves())[-1] == "resign"
    assert f"<@{club.bob.id}> wins" in text(table.board)


async def test_resigning_twice_at_once(club: Club) -> None:
    table = await club.match(SHORT, 2)
    asked = (await club.ann.slash(table.channel, "resign")).response

    await club.together(
        lambda: club.ann.click(asked, label="Yes, I resign"),
        lambda: club.ann.click(asked, label="Yes, I resign"),
    )

    assert await table.moves() == ["brute:u", "end", "resign"]


async def test_rematch_asked_by_both_at_once_is_one_challenge(club: Club) -> None:
    table = await club.match(SHORT, 9)
    await table.type("end")

    asked = await club.together(
        lambda: club.ann.click(table.board, label="Rematch"),
        lambda: club.bob.click(table.board, label="Rematch"),
    )

    assert sorted(each.ephemeral for each in asked) == [False, True]


async def test_fresh_boards_asked_for_by_both_while_a_move_is_made(club: Club) -> None:
    table = await club.match(SHORT)

    await club.together(
        lambda: club.ann.slash(table.channel, "board"),
        lambda: club.ann.slash(table.channel, "play", card="brute", lane="u"),
        lambda: club.bob.slash(table.channel, "board"),
    )

    *old, newest = table.boards
    assert [buttons(each) for each in old] == [{}] * len(old)
    assert list(buttons(newest)) == ["My hand", "Log"]
    assert "Brute" in text(newest)
