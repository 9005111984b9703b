"""Solving puzzles: on the private panel, and by typing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import hand_made_puzzles as puzzles
import pytest
from people import Club, buttons, only_for, parts, pictures, text
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.grimoire import panel as panel_module
from bot.store import Attempt, Begun, Daily, GrimoireServer, Solving
from puzzles import library
from puzzles.judge import Verdict, judge
from puzzles.puzzle import Puzzle
from puzzles.workers import Solvers


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.use(monkeypatch)


async def opened(
    club: Club, puzzle: str = "initiation-01", person: MemberActor | None = None
) -> ResponseMessage:
    """Somebody opens the panel of a puzzle."""
    result = await (person or club.ann).slash(club.channel, "grimoire puzzle", puzzle=puzzle)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def typed(club: Club, line: str, puzzle: str = "initiation-01") -> str:
    """Ann answers with a whole line."""
    return only_for(await club.ann.slash(club.channel, "grimoire puzzle", puzzle=puzzle, line=line))


async def answers(club: Club, puzzle: str = "initiation-01") -> Sequence[Attempt]:
    """Ann's answers as they are stored."""
    return await club.bot.store.grimoire.attempts_of(club.ann.id, puzzle)


async def kept(club: Club, puzzle: str = "initiation-01") -> Solving:
    """How far Ann is."""
    return await club.bot.store.grimoire.solving(club.ann.id, puzzle, club.env.now())


async def line_of(club: Club, puzzle: str = "initiation-01") -> str:
    return (await kept(club, puzzle)).line


def labelled(message: ResponseMessage, word: str) -> str:
    (label,) = [label for label in buttons(message) if word in label]
    return label


async def step(club: Club, panel: ResponseMessage, card: str, place: str) -> None:
    """Ann plays a card on her panel."""
    await club.ann.click(panel, label=labelled(panel, card))
    places = [each for each in parts(panel) if each["type"] == 2]
    aimed = [each["label"] for each in places if each["custom_id"].endswith(f"@{place}")]
    await club.ann.click(panel, label=aimed[0] if aimed else place)


async def finish_at_once(club: Club, panel: ResponseMessage) -> None:
    """Ann ends her turn although she has played nothing."""
    await club.ann.click(panel, label="Finish turn")
    await club.ann.click(panel, label="Yes, finish")


# ------------------------------------------------------------------ the panel


async def test_the_panel_shows_goal_picture_and_what_can_be_done(club: Club) -> None:
    panel = await opened(club)

    assert "### Open gate" in text(panel)
    assert "Win this turn." in text(panel)
    assert "**5 mana**" in text(panel) or "5 mana left" in text(panel)
    assert "All cards are face up" in text(panel)
    board, hands = pictures(panel)
    assert "Win this turn." in board
    assert "Your hand" in hands
    assert buttons(panel) == {
        "1. Boom! · 1": True,
        "2. Carapace · 3": True,
        "3. Ogre · 4": True,
        "Finish turn": True,
        "Undo": False,
        "Start over": False,
        "Type moves": True,
        "Hint": True,
        "Give up": True,
        "Solve unrated": True,
        "Explain": True,
        "Next puzzle": True,
    }


async def test_a_right_answer_by_buttons(club: Club) -> None:
    panel = await opened(club)

    await step(club, panel, "Boom!", "bu1")
    assert "1. **Boom!** at Gnome" in text(panel)
    assert await line_of(club) == "boom@bu1"
    await club.ann.click(panel, label="Finish turn")

    assert "Solved!" in text(panel)
    assert "fort has fallen" in text(panel)
    assert "Your rating appears after 4 more first answers." in text(panel)
    assert list(buttons(panel)) == [
        *("Solution", "Try again", "Explain", "Next puzzle"),
        *("👍", "👎", "⚡ Storm", "🔥 Streak"),
    ]
    (answer,) = await answers(club)
    assert (answer.line, answer.reason, answer.reached) == ("boom@bu1 end", "solved", True)


async def test_places_are_a_choice_and_another_card_can_be_chosen_instead(club: Club) -> None:
    panel = await opened(club)
    before = buttons(panel)

    await club.ann.click(panel, label="2. Carapace · 3")
    assert "choose a lane" in text(panel)
    assert "Upper lane" in buttons(panel)
    await club.ann.click(panel, label=labelled(panel, "Boom!"))

    assert "Upper lane" not in buttons(panel)
    assert buttons(panel).keys() > before.keys()


async def test_steps_are_taken_back_one_by_one_or_all(club: Club) -> None:
    panel = await opened(club)
    await step(club, panel, "Boom!", "bu1")
    await step(club, panel, "Carapace", "Lower lane")
    assert await line_of(club) == "boom@bu1 carapace:l"

    await club.ann.click(panel, label="Undo")
    assert await line_of(club) == "boom@bu1"
    await step(club, panel, "Carapace", "Upper lane")
    await club.ann.click(panel, label="Start over")

    assert await line_of(club) == ""
    assert not buttons(panel)["Start over"]
    assert await answers(club) == []


async def test_an_answer_that_falls_short(club: Club) -> None:
    panel = await opened(club)

    await finish_at_once(club, panel)

    assert "Not enough." in text(panel)
    assert "fort still stands, health left: 3" in text(panel)
    assert buttons(panel)["Finish turn"]
    (answer,) = await answers(club)
    assert (answer.line, answer.reason) == ("end", "short")


async def test_creatures_that_still_stand_are_named(club: Club) -> None:
    told = await typed(club, "boom@bl1", "initiation-03")

    assert "Still standing: Gnome (upper lane)." in told
    assert "Destroy Gnome (upper lane) and Zombie (lower lane) this turn." in told


async def test_a_refuted_answer_shows_the_reply_of_the_opponent(club: Club) -> None:
    told = await typed(club, "carapace:l", "initiation-02")

    assert "Your opponent wins like this:" in told
    assert "**Opponent**’s creatures attack" in told
    assert "**Ann**’s fort has fallen!" in told


async def test_a_defence_that_holds_is_seen_to_hold(club: Club) -> None:
    told = await typed(club, "carapace:u", "initiation-02")
    assert "Solved!" in told
    _, reply = told.split("Best continuation:")
    assert "**Opponent**’s creatures attack" in reply

    panel = await opened(club, "initiation-02")
    await club.ann.click(panel, label="Solution")
    assert "**Opponent**’s creatures attack" in text(panel)
    assert "carapace" in text(panel)


async def test_costs_of_creatures_in_play_are_told_where_they_may_be_played_again(
    club: Club,
) -> None:
    """All in a puzzle that waits for a reply; else the solver's own, if it has an incantation."""
    surviving, winning = await opened(club, "initiation-02"), await opened(club)
    assert "The opponent’s upper lane: Brute 5/5 (costs 4)" in pictures(surviving)[0]
    assert "Brute 5/5 (costs 4). The opponent’s upper lane: Gnome 2/1 (R" in pictures(winning)[0]


async def test_finishing_with_nothing_played_is_asked_about(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="Finish turn")
    assert "You haven’t played anything." in text(panel)
    assert list(buttons(panel)) == ["Yes, finish", "Cancel"]
    assert await answers(club) == []
    await club.ann.click(panel, label="Cancel")
    assert buttons(panel)["Finish turn"]
    assert await answers(club) == []


async def test_after_a_wrong_answer_the_puzzle_begins_anew_below_what_happened(club: Club) -> None:
    panel = await opened(club, "initiation-02")
    await step(club, panel, "Carapace", "Lower lane")
    await club.ann.click(panel, label="Finish turn")
    assert "Your opponent wins like this:" in text(panel)
    animation, board, hands = pictures(panel)
    assert "Carapace" not in board
    assert "Carapace" in hands.partition("opponent")[0], "it can be played again"
    assert labelled(panel, "Carapace")
    assert await line_of(club, "initiation-02") == ""
    await club.ann.click(panel, label="Show my last try")
    assert await line_of(club, "initiation-02") == "carapace:l"
    assert animation


async def test_an_impossible_move_is_named_with_what_was_possible(club: Club) -> None:
    told = await typed(club, "carapace:u boom@bu2 end")

    assert "Move 2, “boom@bu2”, isn’t legal." in told
    assert "No creature is at bu2." in told
    assert "`Boom!@bu1`" in told
    assert "cost nothing" in told
    assert await line_of(club) == "carapace:u"  # the steps before it are on the panel


async def test_a_slip_in_a_name_is_understood(club: Club) -> None:
    told = await typed(club, "carapac3:u end")
    assert "“carapac3”" in told
    assert "Did you mean **Carapace**?" in told
    assert "Did you mean" not in await typed(club, "xyzzy:u end")


async def test_what_is_typed_can_do_no_harm(club: Club) -> None:
    told = await typed(club, "**@everyone** <@1> [x](http://y.z)")

    assert "@everyone" not in told
    assert "\\*\\*" in told
    assert (await answers(club))[0].reason == "illegal"


async def test_the_same_wrong_answer_counts_once(club: Club) -> None:
    assert "again" not in await typed(club, "ogre:u end")

    assert "doesn’t count again" in await typed(club, "ogre:u")

    assert len(await answers(club)) == 1


async def test_a_typed_line_by_the_form_of_the_panel(club: Club) -> None:
    panel = await opened(club)
    await step(club, panel, "Carapace", "Upper lane")

    form = await club.ann.click(panel, label="Type moves")
    assert form.modal is not None
    shown = str(form.modal)
    assert "Carapace:u" in shown  # as it would be typed, not by the ids of cards
    assert "Creature:u or :l" in shown
    await club.ann.submit_modal(form, {"text": "Boom!@bu1"})

    assert "Solved!" in text(panel)
    assert (await answers(club))[0].line == "boom@bu1 end"


@pytest.mark.usefixtures("worker_processes")
async def test_a_worker_process_judges(club: Club) -> None:
    assert "“nonsense”, isn’t legal" in await typed(club, "nonsense")
    assert "Solved!" in await typed(club, "boom@bu1")


async def test_an_answer_that_takes_long_to_judge_is_announced(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(_: Solvers, of: Puzzle, line: str, **__: Any) -> Verdict:
        await asyncio.sleep(0.3)
        return judge(of, line)

    monkeypatch.setattr(Solvers, "judge", slowly)
    monkeypatch.setattr(panel_module, "PATIENCE_SECONDS", 0.1)

    assert "Solved!" in await typed(club, "boom@bu1")

    edits = [str(each.json) for each in club.env.http_requests if each.method == "PATCH"]
    assert "every reply your opponent has" in edits[0]
    assert "Solved!" in edits[1]


async def test_attack_by_attack_where_the_rules_have_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = puzzles.puzzle(
        "initiation-09",
        "Old rules",
        puzzles.GATE | {"ruleset": "1.0"},
        {"kind": "win", "turns": 1},
        "boom@bu1 go",
    )
    monkeypatch.setattr(library, "by_id", {old.id: old}.__getitem__)
    panel = await opened(club, old.id)
    await step(club, panel, "Boom!", "bu1")

    await club.ann.click(panel, label="Next attack")
    assert await line_of(club, old.id) == "boom@bu1 go"
    assert "The game ends here" in text(panel)
    assert "Next attack" not in buttons(panel)
    await club.ann.click(panel, label="Finish turn")

    assert "Solved!" in text(panel)


async def test_everybody_has_a_panel_of_their_own(club: Club) -> None:
    anns, bobs = await opened(club), await opened(club, person=club.bob)
    await step(club, anns, "Boom!", "bu1")

    assert "1. **Boom!**" in text(anns)
    assert "**Boom!**" not in text(bobs)
    await club.bob.click(bobs, label="Finish turn")
    assert [each.line for each in await answers(club)] == []


async def test_the_signs_of_the_puzzle_are_explained_beside_it(club: Club) -> None:
    panel = await opened(club)
    before = text(panel)

    words = only_for(await club.ann.click(panel, label="Explain"))

    assert "**Berserk** · Each time its attack destroys" in words
    assert "**Protection** ·" in words
    assert "upper lane first" in words
    assert text(panel) == before


# ------------------------------------------------------------------ hints and solutions


async def test_hints_tell_the_theme_then_the_card_and_never_a_whole_solution(club: Club) -> None:
    panel = await opened(club)

    await club.ann.click(panel, label="Hint")
    assert "Plays needed: 1." in text(panel)
    assert "Boom!" not in text(panel)
    await club.ann.click(panel, label="Hint")

    assert "begins with **Boom!**" in text(panel)
    assert "First move" not in text(panel)
    assert not buttons(panel)["Hint"]
    assert (await kept(club)).hints == 2


async def test_giving_up_is_asked_about_and_shows_the_solution(club: Club) -> None:
    panel = await opened(club)

    await club.ann.click(panel, label="Give up")
    assert "won’t get points" in text(panel)
    assert "1. **Boom!**" not in text(panel)
    await club.ann.click(panel, label="Cancel")
    assert buttons(panel)["Give up"]
    await club.ann.click(panel, label="Give up")
    await club.ann.click(panel, label="Yes, show the solution")

    assert "1. **Boom!** at Gnome" in text(panel)
    assert "Short and sweet." in text(panel)
    assert len(pictures(panel)) == 1


async def test_after_giving_up_nothing_counts_but_one_can_play(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="Give up")
    await club.ann.click(panel, label="Yes, show the solution")

    await club.ann.click(panel, label="Try again")
    await step(club, panel, "Boom!", "bu1")
    await club.ann.click(panel, label="Finish turn")

    assert "Solved!" in text(panel)
    assert "Your rating doesn’t change" in text(panel)
    assert "→" not in text(panel)


# ------------------------------------------------------------------ the puzzle of the day


async def of_the_day(club: Club, puzzle: str = "initiation-01") -> None:
    """This is the server's puzzle of the day, posted a moment ago."""
    now = club.env.now() - timedelta(milliseconds=1)  # of which Discord's times are whole ones
    server = GrimoireServer(
        guild_id=club.guild.id,
        channel_id=club.channel.id,
        hour=0,
        minute=0,
        time_zone="UTC",
        language="en",
        next_at=now,
        enabled=True,
    )
    await club.bot.store.dailies.set_up(server)
    daily = Daily(
        guild_id=club.guild.id,
        day=now.date().isoformat(),
        puzzle_id=puzzle,
        channel_id=club.channel.id,
        language="en",
        due_at=now,
        closes_at=now + timedelta(days=1),
    )
    assert await club.bot.store.dailies.claim([Begun(server, daily, now + timedelta(days=1))])
    await club.bot.store.dailies.record_posted(daily.id, 1, now)


async def test_the_puzzle_of_the_day_needs_no_name_and_brings_points(club: Club) -> None:
    await of_the_day(club)

    text = only_for(await club.ann.slash(club.channel, "grimoire puzzle", line="boom@bu1"))

    assert "Daily puzzle points: **3**" in text
    assert "streak: 1" in text


async def test_hints_cost_points_and_say_so_before(club: Club) -> None:
    await of_the_day(club)
    panel = await opened(club)

    await club.ann.click(panel, label="Hint (costs 1 point)")
    await finish_at_once(club, panel)
    await step(club, panel, "Boom!", "bu1")
    await club.ann.click(panel, label="Finish turn")

    assert "Daily puzzle points: **1**" in text(panel)


async def test_the_same_wrong_answer_by_mistake_costs_no_second_point(club: Club) -> None:
    await of_the_day(club)
    for line in ("ogre:u", "ogre:u end", "nonsense", "boom@bu1"):
        told = await typed(club, line)

    assert "Daily puzzle points: **2**" in told


async def test_who_gave_the_puzzle_of_the_day_up_gets_no_points(club: Club) -> None:
    await of_the_day(club)
    asked = await club.ann.slash(club.channel, "grimoire puzzle")
    await club.ann.click(asked.response, label="Give up")
    await club.ann.click(asked.response, label="Yes, show the solution")

    told = await typed(club, "boom@bu1")

    assert "Points" not in told
    assert "Your rating doesn’t change" in told


# ------------------------------------------------------------------ stale panels, restarts, races


async def test_a_stale_panel_shows_how_it_stands(club: Club) -> None:
    old, new = await opened(club), await opened(club)
    await step(club, new, "Boom!", "bu1")

    await club.ann.click(old, label="3. Ogre · 4")
    assert "continued elsewhere" in text(old)
    assert "1. **Boom!**" in text(old)

    other = await opened(club)
    await step(club, other, "Carapace", "Upper lane")
    await club.ann.click(new, label="Finish turn")
    assert "continued elsewhere" in text(new)
    assert await answers(club) == []


async def test_a_panel_with_as_many_but_other_steps_is_stale_too(club: Club) -> None:
    old = await opened(club)
    await step(club, old, "Boom!", "bu1")
    new = await opened(club)
    await club.ann.click(new, label="Undo")
    await step(club, new, "Carapace", "Upper lane")

    await club.ann.click(old, label="Finish turn")

    assert "continued elsewhere" in text(old)
    assert await answers(club) == []


async def test_everything_goes_on_after_a_restart(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="Hint")
    await club.restart()
    await step(club, panel, "Boom!", "bu1")
    await club.ann.click(panel, label=labelled(panel, "Carapace"))
    await club.restart()
    await club.ann.click(panel, label="Upper lane")
    assert await line_of(club) == "boom@bu1 carapace:u"
    form = await club.ann.click(panel, label="Type moves")
    await club.restart()
    await club.ann.submit_modal(form, {"text": "end"})
    assert "Not enough" in text(panel)
    await club.restart()
    await club.ann.click(panel, label="Give up")
    await club.restart()
    await club.ann.click(panel, label="Yes, show the solution")
    assert "1. **Boom!** at Gnome" in text(panel)


async def test_two_clicks_on_finish_are_one_answer(club: Club) -> None:
    panel = await opened(club)
    await step(club, panel, "Ogre", "Upper lane")

    def finish() -> Any:
        return club.ann.click(panel, label="Finish turn")

    await club.together(finish, finish)

    assert len(await answers(club)) == 1


async def test_two_clicks_on_hint_are_never_three_hints(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="Hint")

    def hint() -> Any:
        return club.ann.click(panel, label="Hint")

    await club.together(hint, hint)

    assert (await kept(club)).hints == 2


async def test_a_move_that_the_rules_refuse_changes_nothing(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="1. Boom! · 1")
    aims = {
        each["custom_id"].rpartition(":")[2]: each["label"]
        for each in parts(panel)
        if ":play:" in each.get("custom_id", "")
    }
    assert [*aims] == ["boom@bu1", "boom@au1"]

    def cast() -> Any:
        return club.ann.click(panel, label=aims["boom@bu1"])

    results: list[InteractionResult] = await club.together(cast, cast)

    assert len(results) == 2
    assert await line_of(club) == "boom@bu1"


@pytest.mark.parametrize(
    ("language", "goal"),
    [("ru", "Победи за этот ход."), ("fr", "Gagne ce tour-ci.")],
)
async def test_in_the_language_of_the_person(club: Club, language: str, goal: str) -> None:
    club.languages[club.ann.id] = language

    panel = await opened(club)

    assert goal in text(panel)
    assert goal in pictures(panel)[0]


# ------------------------------------------------------------------ what counts


async def rating(club: Club) -> int:
    return await club.bot.store.grimoire.player_rating(club.ann.id)


async def test_a_hint_halves_what_the_first_answer_counts_and_two_leave_nothing(club: Club) -> None:
    gains = []
    for puzzle, hints in (("initiation-01", 0), ("initiation-01", 1), ("initiation-01", 2)):
        person = (club.ann, club.bob, club.cleo)[hints]
        panel = await opened(club, puzzle, person)
        assert "Your first answer is rated" in text(panel)
        for _ in range(hints):
            await person.click(panel, label="Hint")
        assert ("counts half" in text(panel)) == (hints == 1)
        assert ("your answer is unrated" in text(panel)) == (hints == 2)
        words = only_for(
            await person.slash(club.channel, "grimoire puzzle", puzzle=puzzle, line="ogre:u")
        )
        assert ("unrated" in words) == (hints == 2)
        gains.append(await club.bot.store.grimoire.player_rating(person.id) - 1500)
    assert gains[0] < gains[1] < 0
    assert gains[2] == 0


async def test_giving_up_is_a_wrong_answer_and_says_so_before(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="Give up")
    assert "It counts as a wrong answer." in text(panel)
    await club.ann.click(panel, label="Yes, show the solution")
    assert "Your rating appears after 4 more first answers." in text(panel)
    assert await rating(club) < 1500
    lost = await rating(club)
    assert "doesn’t change" in await typed(club, "boom@bu1")
    assert await rating(club) == lost


async def test_giving_up_after_an_answer_costs_nothing_more(club: Club) -> None:
    await typed(club, "ogre:u")
    lost = await rating(club)
    panel = await opened(club)
    await club.ann.click(panel, label="Give up")
    assert "wrong answer" not in text(panel)
    await club.ann.click(panel, label="Yes, show the solution")
    assert await rating(club) == lost


async def test_a_puzzle_can_be_played_unrated(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="Solve unrated")
    assert "Your first answer" not in text(panel)
    assert "Solve unrated" not in buttons(panel)
    await club.restart()
    told = await typed(club, "ogre:u")
    assert "unrated" in told
    assert await rating(club) == 1500
    assert "Your first answer" in text(await opened(club, "initiation-02")), "of one page alone"


async def test_somebody_can_open_all_puzzles_unrated(club: Club) -> None:
    own = (await club.ann.slash(club.channel, "profile")).response
    await club.ann.click(own, label="⬜ Solve puzzles unrated: off")
    assert "✅ Solve puzzles unrated: on" in buttons(own)
    panel = await opened(club)
    assert "Your first answer" not in text(panel)
    await club.ann.click(panel, label="Give up")
    assert "wrong answer" not in text(panel)
    await club.ann.click(panel, label="Yes, show the solution")
    assert await rating(club) == 1500
    await club.ann.click(own, label="✅ Solve puzzles unrated: on")
    assert "Your first answer" in text(await opened(club, "initiation-02"))
