"""`/learn`: lessons on a private panel, one after the other, as people play them."""

from __future__ import annotations

import forging
import pytest
from forging import Person
from people import Club, buttons, custom_id, only_for, pictures, text
from processes import another_process
from simcord import ResponseMessage

from bot.boards.move_panel import seen_of
from puzzles.course import Course, Lesson, courses

FIRST, SECOND = courses()["clash-first-steps"].lessons[:2]
NONE = seen_of(())
"""What is seen of a line without a move."""


async def opened(club: Club, game: str | None = None) -> ResponseMessage:
    """Ann's panel of the lesson where she goes on."""
    options = {} if game is None else {"game": game}
    result = await club.ann.slash(club.channel, "learn", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def play(club: Club, lesson: Lesson, line: str) -> None:
    """Ann makes these moves by forged buttons, which any game takes."""
    played = lesson.play("")
    rest = line
    while rest.strip():
        action, rest = lesson.game.read_move(played.state, rest)
        custom_id = f"move:lesson:{lesson.id}:{seen_of(played.moves)}:play:{action}"
        await forging.click(club, club.ann, custom_id)
        played = lesson.play(" ".join((*played.moves, str(action))))
        if played.progress != "open":
            break


async def progress(club: Club, person: Person | None = None) -> dict[str, tuple[str, bool]]:
    """The line of each lesson that somebody has opened, and whether it is done."""
    rows = await club.bot.store.learning.begun((person or club.ann).id)
    return {row.lesson_id: (row.line, row.done_at is not None) for row in rows}


# -------------------------------------------------------------------------------- a lesson


async def test_the_first_lesson_says_what_to_do_beside_board_and_hand(club: Club) -> None:
    panel = await opened(club)
    assert FIRST.title["en"] in text(panel)
    assert FIRST.says["en"] in text(panel)
    assert "Clash of Decks" in text(panel)
    assert f"lesson 1 of {len(courses()['clash-first-steps'].lessons)}" in text(panel)
    assert len(pictures(panel)) == 2
    assert not buttons(panel)["Undo"]
    assert {"End turn", "Start over", "All lessons"} < buttons(panel).keys()
    assert "Next lesson" not in buttons(panel), "first things first"


async def test_a_wrong_try_is_answered_taken_back_and_done_right(club: Club) -> None:
    line, says = FIRST.tries[0]
    panel = await opened(club)
    await play(club, FIRST, line)
    panel = await opened(club)
    assert says["en"] in text(panel)
    assert await progress(club) == {FIRST.id: (line, False)}

    await club.ann.click(panel, label="Start over")
    assert FIRST.says["en"] in text(panel)
    await play(club, FIRST, FIRST.solution)
    assert await progress(club) == {FIRST.id: (FIRST.solution, True)}

    panel = await opened(club)
    assert SECOND.says["en"] in text(panel), "it goes on with the next one"


async def test_a_move_is_made_by_its_buttons(club: Club) -> None:
    panel = await opened(club)
    (card,) = [label for label in buttons(panel) if "Brute" in label]
    await club.ann.click(panel, label=card)
    assert "Upper lane" in buttons(panel)
    await club.ann.click(panel, label="Upper lane")
    assert FIRST.done["en"] in text(panel)
    assert (await progress(club))[FIRST.id] == ("brute:u", True)
    await club.ann.click(panel, label="Next lesson")
    assert SECOND.says["en"] in text(panel)


async def test_a_turn_that_is_over_says_so_and_can_be_taken_back(club: Club) -> None:
    panel = await opened(club)
    await club.ann.click(panel, label="End turn")
    assert "before you reached the goal" in text(panel)
    await club.ann.click(panel, label="Undo")
    assert FIRST.says["en"] in text(panel)


async def test_what_the_rules_refuse_is_told_and_changes_nothing(club: Club) -> None:
    await opened(club)
    refused = await forging.click(club, club.ann, f"move:lesson:{FIRST.id}:{NONE}:play:titan:u")
    assert "Titan" in only_for(refused)
    assert await progress(club) == {FIRST.id: ("", False)}


async def test_a_button_of_a_line_that_has_moved_on_changes_nothing(club: Club) -> None:
    await opened(club)
    await play(club, FIRST, FIRST.tries[0][0])
    move = f"move:lesson:{FIRST.id}:{NONE}:play:{FIRST.solution}"
    stale = await forging.click(club, club.ann, move)
    assert "Here’s the current position" in only_for(stale)
    assert await progress(club) == {FIRST.id: (FIRST.tries[0][0], False)}


async def test_a_button_of_another_line_of_as_many_moves_changes_nothing(club: Club) -> None:
    await opened(club)
    await play(club, FIRST, FIRST.tries[0][0])
    other = seen_of(("ogre:u",))
    stale = await forging.click(club, club.ann, f"move:lesson:{FIRST.id}:{other}:undo:")
    assert "Here’s the current position" in only_for(stale)
    assert await progress(club) == {FIRST.id: (FIRST.tries[0][0], False)}


# ------------------------------------------------------------------------------ a course


async def test_the_last_lesson_leads_to_a_first_match(club: Club) -> None:
    last = courses()["clash-first-steps"].lessons[-1]
    await opened(club)
    await forging.click(club, club.ann, f"lesson:open:{last.id}::")
    await play(club, last, last.solution)
    done = await forging.click(club, club.ann, f"move:lesson:{last.id}::refresh:")

    assert "Play now" in buttons(done.response)
    await forging.click(club, club.ann, custom_id(done.response, "Play now"))

    (match,) = await club.playing(club.ann)
    assert [seat.thinks for seat in match.row.seats if seat.thinks] == ["easy"]


async def test_what_comes_in_the_middle_of_a_turn_is_asked(club: Club) -> None:
    """Two of the own creatures are destroyed at once, and the order of their return is chosen."""
    course = courses()["clash-more-abilities"]
    lesson = next(each for each in course.lessons if each.id == "clash-old-order")
    await opened(club)
    await forging.click(club, club.ann, f"lesson:open:{lesson.id}::")
    move, rest = lesson.game.read_move(lesson.play("").state, lesson.solution)

    clicked = await forging.click(club, club.ann, f"move:lesson:{lesson.id}:{NONE}:play:{move}")

    assert rest
    assert "Which one comes back first" in text(clicked.response)
    assert not any("*" in label for label in buttons(clicked.response))


async def test_all_lessons_are_listed_and_any_can_be_opened(club: Club) -> None:
    panel = await opened(club)
    await play(club, FIRST, FIRST.solution)
    await club.ann.click(panel, label="All lessons")
    (alt,) = pictures(panel)
    assert f"✓ 1. {FIRST.title['en']}\n→ 2. {SECOND.title['en']}\n· 3." in alt
    third = courses()["clash-first-steps"].lessons[2]
    await club.ann.select(panel, [third.id])
    assert third.says["en"] in text(panel)
    assert third.says["en"] in text(await opened(club)), "it goes on there"


@pytest.mark.parametrize("course", courses().values(), ids=lambda course: course.id)
async def test_every_lesson_of_every_course_can_be_played(club: Club, course: Course) -> None:
    await forging.click(club, club.ann, f"lesson:open:{course.lessons[0].id}::")
    panel = await opened(club)
    for lesson in course.lessons:
        assert lesson.says["en"] in text(panel)
        for line, says in lesson.tries[:1]:
            await play(club, lesson, line)
            assert says["en"] in text(await opened(club))
            await forging.click(club, club.ann, f"lesson:open:{lesson.id}::")
        await play(club, lesson, lesson.solution)
        assert (await progress(club))[lesson.id][1], lesson.id
        panel = await opened(club)
    assert f"You’ve finished all {len(course.lessons)} lessons" in text(panel)
    assert "Next lesson" not in buttons(panel)
    assert "Play now" in buttons(panel)


async def test_the_course_speaks_the_language_of_the_person(club: Club) -> None:
    club.languages[club.ann.id] = "ru"
    result = await club.ann.slash(club.channel, "learn", game="castles")
    lesson = courses()["castles-first-steps"].lessons[0]
    assert lesson.says["ru"] in only_for(result)


async def test_help_leads_to_the_lessons_of_its_game(club: Club) -> None:
    answer = await club.ann.slash(club.channel, "help", game="castles")
    assert answer.response is not None
    result = await club.ann.click(answer.response, label="Learn by playing")
    assert courses()["castles-first-steps"].lessons[0].says["en"] in only_for(result)


@pytest.mark.parametrize("game", ["clash", "two_worlds"])
async def test_help_leads_to_a_first_match_against_the_bot_at_its_weakest(
    club: Club, game: str
) -> None:
    answer = await club.ann.slash(club.channel, "help", game=game)
    assert answer.response is not None
    await club.ann.click(answer.response, label="Play now")
    await club.posted()
    (match,) = await club.playing(club.ann)
    assert match.game.id == game
    assert {seat.thinks for seat in match.row.seats} == {None, "easy"}


async def test_help_leads_to_a_first_match_in_direct_messages(club: Club) -> None:
    answer = await club.ann.user.slash("help")
    assert answer.response is not None
    await club.ann.user.click(answer.response, label="Play now")
    (match,) = await club.playing(club.ann)
    assert match.row.private


async def test_no_match_begins_from_forged_buttons(club: Club) -> None:
    await forging.click(club, club.ann, "play:now:chess")
    assert await club.playing(club.ann) == []


async def test_it_works_in_direct_messages(club: Club) -> None:
    result = await club.ann.user.slash("learn")
    assert FIRST.says["en"] in only_for(result)


# ----------------------------------------------------------- restarts, races, forged ids


@pytest.mark.parametrize("line", ["", FIRST.tries[0][0], "end", FIRST.solution])
async def test_a_restart_in_every_state_loses_nothing(club: Club, line: str) -> None:
    await opened(club)
    await play(club, FIRST, line)
    before = await progress(club)
    await club.restart()
    assert await progress(club) == before
    again = await forging.click(club, club.ann, f"move:lesson:{FIRST.id}:0:refresh:")
    if line == FIRST.solution:
        assert FIRST.done["en"] in only_for(again)
    seen = seen_of(FIRST.play(line).moves)
    await forging.click(club, club.ann, f"move:lesson:{FIRST.id}:{seen}:undo:")
    assert (await progress(club))[FIRST.id][0] == ""


async def test_two_clicks_in_one_moment_make_one_move(club: Club) -> None:
    await opened(club)
    move = f"move:lesson:{FIRST.id}:{NONE}:play:{FIRST.solution}"
    other = f"move:lesson:{FIRST.id}:{NONE}:play:{FIRST.tries[0][0]}"
    await club.together(
        *[lambda each=each: forging.click(club, club.ann, each) for each in (move, other, move)]
    )
    line, _ = (await progress(club))[FIRST.id]
    assert line in (FIRST.solution, FIRST.tries[0][0])


async def test_two_processes_share_what_was_learned(club: Club) -> None:
    await opened(club)
    await play(club, FIRST, FIRST.tries[0][0])
    await another_process(club, club.bot.settings)
    assert FIRST.tries[0][1]["en"] in text(await opened(club))


@pytest.mark.parametrize(
    "custom_id",
    [
        "lesson:open:no-such-lesson::",
        "move:lesson:no-such-lesson:0:play:end",
        "move:lesson:../../etc:0:refresh:",
        "course:list:nothing",
        "course:learn:chess",
    ],
)
async def test_forged_ids_of_lessons_are_refused(club: Club, custom_id: str) -> None:
    refused = await forging.click(club, club.ann, custom_id)
    assert "That lesson doesn’t exist" in only_for(refused)
    assert await progress(club) == {}


async def test_a_lesson_that_was_never_opened_keeps_no_forged_move(club: Club) -> None:
    await forging.click(club, club.ann, f"move:lesson:{FIRST.id}:{NONE}:play:{FIRST.solution}")
    assert await progress(club) == {}


async def test_a_button_of_two_moves_makes_both(club: Club) -> None:
    course = courses()["two-worlds-first-steps"]
    lesson = next(each for each in course.lessons if each.id == "worlds-portal")
    assert lesson.solution == "u6+ end take"
    await club.ann.slash(club.channel, "learn", game="two_worlds")
    await forging.click(club, club.ann, f"lesson:open:{lesson.id}::")
    await play(club, lesson, "u6+")
    seen = seen_of(lesson.play("u6+").moves)
    await forging.click(club, club.ann, f"move:lesson:{lesson.id}:{seen}:play:end|take")
    assert (await progress(club))[lesson.id] == (lesson.solution, True)
