"""Practice that teaches: what is told on the own panel before and after turns, after the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from people import Club, buttons, end_turn, only_for, text
from simcord import ResponseMessage

from bot.boards.panel import Panels
from bot.learning.coach import Coach
from bot.matches import LiveMatch
from engine.clash.battle import Battle
from engine.clash.game import ClashOfDecks
from engine.clash.game_ai.game_ai import determinize
from engine.games import game_ai_of
from opponents.hindsight import Hindsight, HindsightWorkers
from opponents.thinkers import STRENGTHS, Thinkers

FORECAST, REMARK, DECIDED = "🔭 If you end your turn now", "💡 Your last turn", "🏁 "


@pytest.fixture(autouse=True)
def patient_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot plays a card if it can, and ends its turn."""

    async def think(_: Thinkers, game: str, *asked: Any) -> list[str]:
        _, state, seat, _ = asked
        return [str(state.legal_actions(seat)[0]), "end"] if game == "clash" else ["end"]

    monkeypatch.setattr(Thinkers, "think", think)


async def practice(club: Club, **options: Any) -> ResponseMessage:
    """Ann practises; her panel."""
    begun = await club.ann.slash(club.channel, "practice", **{"strength": "easy"} | options)
    await club.thought()
    await rested(club)
    assert begun.response is not None
    return begun.response


async def rested(club: Club) -> None:
    """All is looked at and shown."""
    await club.bot.part(Coach).work.done((await the_match(club)).id)
    await club.posted()


async def the_match(club: Club) -> LiveMatch:
    """What Ann plays, or has played last."""
    return await club.bot.matches.get(max(await ids(club)))


async def ids(club: Club) -> Sequence[int]:
    return range(1, 1 + (2 if await club.bot.store.version_of(2) is not None else 1))


async def idle_turn(club: Club, panel: ResponseMessage) -> None:
    """Ann ends her turn without having done anything."""
    await end_turn(club.ann, panel)
    if "Play it and lose" in buttons(panel):
        await club.ann.click(panel, label="Play it and lose")
    await club.thought()
    await rested(club)


async def play_to_the_end(club: Club, panel: ResponseMessage) -> None:
    for _ in range(60):
        if (await the_match(club)).outcome is not None:
            return
        await idle_turn(club, panel)
    raise AssertionError("it does not end")


def line(message: Any, mark: str) -> str:
    """The line that begins so; empty where there is none."""
    return next((each for each in text(message).splitlines() if each.startswith(mark)), "")


# ------------------------------------------------------------------ during the match


async def test_what_the_end_of_the_turn_would_bring_stands_on_the_panel(club: Club) -> None:
    panel = await practice(club, deck="1")
    assert line(panel, FORECAST).endswith(": no attacks.")
    assert line(panel, REMARK) == ""


async def test_after_a_turn_a_remark_stands_on_the_panel_until_the_next_move(club: Club) -> None:
    panel = await practice(club, deck="1")
    for _ in range(6):
        await idle_turn(club, panel)
        if line(panel, REMARK):
            break
    assert " – " in line(panel, REMARK)

    match = await the_match(club)
    card = next(str(move) for move in match.state.legal_actions("A") if str(move) != "end")
    moved = (await club.ann.slash(club.channel, "pick", card=card)).response
    await rested(club)
    assert line(moved, REMARK) == ""
    assert line(moved, FORECAST)
    await club.ann.click(moved, label="Undo")
    assert line(moved, REMARK), "it is derived from what stands"


@pytest.mark.parametrize("strength", [*STRENGTHS][1:])
async def test_nobody_is_told_anything_at_other_strengths(club: Club, strength: str) -> None:
    panel = await practice(club, deck="1", strength=strength)
    for _ in range(3):
        await idle_turn(club, panel)
        assert line(panel, FORECAST) == line(panel, REMARK) == ""


async def test_the_board_for_everybody_tells_nothing_of_it(club: Club) -> None:
    table = await club.practice(deck="1", strength="easy")
    panel = await table.panel(club.ann)
    for _ in range(4):
        assert line(panel, FORECAST)
        await idle_turn(club, panel)
        assert line(table.board, FORECAST) == line(table.board, REMARK) == ""


async def test_between_two_people_nothing_is_told(club: Club) -> None:
    table = await club.duel()
    panel = await table.panel(club.ann)
    assert line(panel, FORECAST) == ""


async def test_a_remark_is_found_again_after_a_restart(club: Club) -> None:
    panel = await practice(club, deck="1")
    while not line(panel, REMARK):
        await idle_turn(club, panel)
    before = line(panel, REMARK)

    await club.restart()
    opened = (await club.ann.slash(club.channel, "hand")).response
    await rested(club)
    assert line(opened, REMARK) == before


async def test_a_review_that_fails_is_no_harm(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> Hindsight:
        raise TimeoutError

    monkeypatch.setattr(HindsightWorkers, "look_back", fails)
    panel = await practice(club, deck="1")
    for _ in range(3):
        await idle_turn(club, panel)
        assert line(panel, REMARK) == ""
        assert line(panel, FORECAST)


async def test_whoever_is_choosing_is_not_disturbed(club: Club) -> None:
    panel = await practice(club, deck="1")
    card = next(label for label in buttons(panel) if label.startswith("3."))
    await club.ann.click(panel, label=card)
    asked = buttons(panel)
    assert "Upper lane" in asked
    club.bot.part(Panels).update_beside(1)
    await club.posted()
    assert buttons(panel) == asked


# ------------------------------------------------------------------ what is hidden


async def told_in(club: Club, monkeypatch: pytest.MonkeyPatch, seed: int | None) -> list[str]:
    """What Ann is told in three idle turns; `seed`: the bot's hand lies in another order."""
    setup = ClashOfDecks.setup

    def dealt(*asked: Any, **more: Any) -> tuple[Battle, Any]:
        state, events = setup(*asked, **more)
        assert isinstance(state, Battle)
        return (state if seed is None else determinize(state, 0, seed)), events

    lines: list[str] = []
    with monkeypatch.context() as patched:
        patched.setattr(ClashOfDecks, "setup", dealt)

        async def think(*_: Any) -> list[str]:
            return ["end"]

        patched.setattr(Thinkers, "think", think)
        panel = await practice(club, deck="1")
        for _ in range(3):
            lines += [line(panel, FORECAST), line(panel, REMARK)]
            await idle_turn(club, panel)
    return lines


@pytest.mark.usefixtures("jobs_done_anew")
async def test_nothing_that_is_hidden_decides_what_is_told(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two matches that look the same to Ann, but the order of the bot's hand differs."""
    monkeypatch.setattr(type(game_ai_of("clash")), "clear", 3.0)  # to be told more
    one = await told_in(club, monkeypatch, None)
    hand = list((await the_match(club)).state.players[1].hand)
    resign = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    other = await told_in(club, monkeypatch, 77)
    assert list((await the_match(club)).state.players[1].hand) != hand
    assert other == one
    assert any(each.startswith("💡") for each in one)


# ------------------------------------------------------------------ after the end


async def test_after_the_end_it_is_told_what_decided_it_and_what_was_missed(club: Club) -> None:
    panel = await practice(club, deck="1", strength="medium")
    await play_to_the_end(club, panel)

    assert "stronghold fell on turn" in line(panel, DECIDED + "Your")
    assert line(panel, "💡 Turn ")
    lines = [each for each in text(panel).splitlines() if each[:1] in "🏁⚖💡"]
    assert len(lines) <= 1 + 3  # one is the game's own line of how it ended
    after = (
        "Play again",
        "Play a stronger bot",
        "Try a puzzle",
        "Replay",
        "Review",
        "What happened",
    )
    assert buttons(panel) == dict.fromkeys(after, True)


async def test_whoever_gives_up_is_told_so(club: Club) -> None:
    panel = await practice(club, deck="1")
    resign = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    await rested(club)
    assert line(panel, DECIDED) == "🏁 The match was resigned on turn 1."


@pytest.mark.parametrize(
    ("options", "next_one"),
    [
        ({"deck": "1", "strength": "easy"}, "medium"),
        ({"deck": "1", "strength": "medium"}, "hard"),
        ({"game": "two_worlds", "strength": "easy"}, "hard"),
    ],
)
async def test_harder_begins_a_match_at_the_next_strength(
    club: Club, options: dict[str, str], next_one: str
) -> None:
    panel = await practice(club, **options)
    resign = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    await club.ann.click(panel, label="Play a stronger bot")
    await club.thought()
    await rested(club)

    match = await the_match(club)
    assert match.id == 2
    assert (match.row.game, match.practice) == (options.get("game", "clash"), next_one)
    assert "Play again" not in buttons(panel), "it is on the panel of the former match"


async def test_what_is_found_late_does_not_cover_the_next_match(club: Club) -> None:
    panel = await practice(club, deck="1")
    resign = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    await club.ann.click(panel, label="Play again")
    await club.thought()
    club.bot.part(Panels).update_beside(1)
    await club.posted()
    assert "End turn" in buttons(panel)


async def test_nothing_is_harder_than_the_hardest(club: Club) -> None:
    panel = await practice(club, deck="1", strength="hard")
    resign = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    assert "Play again" in buttons(panel)
    assert "Play a stronger bot" not in buttons(panel)


async def test_others_have_no_use_for_the_buttons(club: Club) -> None:
    table = await club.practice(deck="1", strength="easy")
    resign = (await club.ann.slash(table.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    refused = await club.bob.click(table.board, label="Play a stronger bot")
    assert "aren’t playing in this match" in only_for(refused)


async def test_a_puzzle_is_a_puzzle_of_the_game(club: Club) -> None:
    panel = await practice(club, deck="1")
    resign = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    puzzle = (await club.ann.click(panel, label="Try a puzzle")).response
    assert puzzle is not None
    assert puzzle.ephemeral
    assert "Finish" in " ".join(buttons(puzzle)) or "🎯" in text(puzzle)
    assert "Play again" in buttons(panel), "what was told stays"


async def test_a_puzzle_of_another_game_follows_its_practice(club: Club) -> None:
    panel = await practice(club, game="two_worlds")
    resign = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    puzzle = (await club.ann.click(panel, label="Try a puzzle")).response
    assert puzzle is not None
    assert "Duel of Two Worlds" in text(puzzle)


async def test_a_game_without_puzzles_leads_to_its_course(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.boards.message.puzzle_uis", dict)
    panel = await practice(club, game="two_worlds")
    resign = (await club.ann.slash(club.channel, "resign")).response
    await club.ann.click(resign, label="Resign")
    lesson = (await club.ann.click(panel, label="Learn by playing")).response
    assert lesson is not None
    assert "lesson 1 of" in text(lesson)


async def test_the_coach_does_not_call_the_end_at_a_limit_a_resignation(club: Club) -> None:
    panel = await practice(club, deck="1")
    with club.env._bot_scope():
        await club.bot.matches.end_at_limit(1)
    await rested(club)
    assert line(panel, DECIDED) == "🏁 Time ran out on turn 1."
