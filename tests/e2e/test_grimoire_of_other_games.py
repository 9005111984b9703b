"""Puzzles of games whose turns have no chance and no answers: found, opened, solved by buttons."""

from __future__ import annotations

import pytest
from people import Club, buttons, only_for, pictures, text
from simcord import ResponseMessage

from puzzles import library

RIFT = library.by_id("rifts-02")
"""Lure brings the Shieldbearer near, Lightning weakens it, the Phoenix finishes it off."""


async def opened(club: Club, puzzle: str) -> ResponseMessage:
    result = await club.ann.slash(club.channel, "grimoire puzzle", puzzle=puzzle)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def press(club: Club, panel: ResponseMessage, *words: str) -> None:
    """Ann presses one button after the other, each by a part of its label."""
    for word in words:
        (label,) = [each for each in buttons(panel) if word in each]
        await club.ann.click(panel, label=label)


async def test_a_puzzle_of_two_worlds_is_solved_by_buttons(club: Club) -> None:
    panel = await opened(club, RIFT.id)
    assert f"### {RIFT.named('en')}" in text(panel)
    assert "Rift Riddles 2 · Duel of Two Worlds" in text(panel)
    assert "Win this turn: end it with a warrior on its last cell" in text(panel)
    assert "your opponent can’t answer" in text(panel)
    board, hand = pictures(panel)
    assert "a3 Shieldbearer" in board
    assert "Lightning" in hand
    shown = await club.ann.click(panel, label="Explain")
    assert "- **Lure**: " in only_for(shown)
    assert "- Shieldbearer · " in only_for(shown)

    await press(club, panel, "Lure", "a3 Shieldbearer")
    await press(club, panel, "Lightning", "a2 Shieldbearer ❤️3 · Opponent")
    await press(club, panel, "⚔️ a2 Shieldbearer")
    await club.ann.click(panel, label=next(each for each in buttons(panel) if "with a1" in each))
    assert "The game ends here" in text(panel)
    await club.ann.click(panel, label="Finish turn")

    assert "Solved!" in text(panel)
    (answer,) = await club.bot.store.grimoire.attempts_of(club.ann.id, RIFT.id)
    assert (answer.reason, answer.reached) == ("solved", True)


async def test_a_wrong_answer_says_what_was_missing_and_not_how_the_game_goes_on(
    club: Club,
) -> None:
    wrong = await club.ann.slash(club.channel, "grimoire puzzle", puzzle="rifts-03", line="end")
    assert "Still standing: **Demon**" in only_for(wrong)
    assert "Turn 10" not in only_for(wrong)
    short = await club.ann.slash(club.channel, "grimoire puzzle", puzzle=RIFT.id, line="lure@a3:1")
    assert "You are one cell or one enemy short." in only_for(short)


@pytest.mark.parametrize("puzzle", ["rifts-05", "sieges-05", "sabbath-03"])
async def test_a_typed_solution_is_shown_and_explained(club: Club, puzzle: str) -> None:
    asked = library.by_id(puzzle)
    panel = await opened(club, puzzle)
    assert all(pictures(panel))
    await club.ann.click(panel, label="Hint")
    assert "Plays needed" in text(panel)
    await club.ann.click(panel, label="Hint")
    assert "A solution begins with" in text(panel)
    solved = await club.ann.slash(
        club.channel, "grimoire puzzle", puzzle=puzzle, line=asked.solution
    )
    assert "Solved!" in only_for(solved)
    assert solved.response is not None
    await club.ann.click(solved.response, label="Solution")
    assert "🔓 **The solution**" in text(solved.response)
    assert "🪤 **Tempting, but wrong**" in text(solved.response)


async def test_cards_that_lie_under_others_are_named(club: Club) -> None:
    panel = await opened(club, "sabbath-02")
    assert "Under 🔴 **Evil Eye**: 🔴 **Koschei's Needle** (faces you)" in text(panel)


async def test_random_puzzles_are_of_the_game_that_is_asked_for(club: Club) -> None:
    for game, name in (("castles", "Battle of the Castles"), ("two_worlds", "Duel of Two Worlds")):
        offered = await club.ann.slash(club.channel, "grimoire random", game=game)
        assert f" · {name} · " in only_for(offered)
    usual = await club.ann.slash(club.channel, "grimoire random")
    assert "Battle" not in only_for(usual)
    of_set = await club.ann.slash(club.channel, "grimoire random", set="Siege Sums")
    assert "Siege Sums" in only_for(of_set)


async def test_sets_are_listed_with_their_games(club: Club) -> None:
    found = await club.ann.autocomplete(club.channel, "grimoire random", "set", "siege")
    assert [choice["name"] for choice in found] == ["Siege Sums · Battle of the Castles"]
