"""`/learn`: the lessons of a game, one after the other. A player continues where they stopped."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from bot.app import Interaction
from bot.boards.move_panel import LineMoves
from bot.errors import Refusal
from bot.game_api import game_name
from bot.learning.lesson_panel import LessonPosition, show_lesson
from bot.lobby.alone import play_now_button
from bot.lobby.options import game_of, suggested_games
from bot.store.learning import LessonProgress
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import read_choice
from bot.ui.replies import respond, texts_for
from bot.ui.router import BLUE, GREEN, Button, Row, Select, controls, option
from images.course_map import Stone, course_alt, course_map
from images.picture import Drawing
from puzzles.course import Course, Lesson, courses
from texts import Texts


@command("command-learn")
async def learn_command(interaction: Interaction, game: str | None = None) -> None:
    """Continue a course: of the named game, else the one last played, else of the default game."""
    progress = await interaction.client.store.learning.begun(interaction.user.id)
    last = _course_of(progress[-1].lesson_id) if game is None and progress else None
    await _go_on(interaction, last or _course_in((await game_of(interaction, game)).game))


async def _go_on(interaction: Interaction, course: Course) -> None:
    """Show the player's next lesson, or the list of all lessons if all are done."""
    client, user_id = interaction.client, interaction.user.id
    progress = await client.store.learning.begun(user_id)
    lesson = _next_lesson(course, progress)
    if lesson is None:
        await _show_course(interaction, course, progress)
        return
    line = await client.store.learning.line(user_id, lesson.id)
    if not line:
        await client.store.learning.open(user_id, lesson.id, client.now())
    await show_lesson(interaction, LessonPosition.of(course, lesson, line, texts_for(interaction)))


learn_command.autocomplete("game")(suggested_games)


def way_to_learn(game: str, texts: Texts) -> Row:
    """Lay out the buttons to the course of a game, if it has one, and to a first match."""
    return controls(*learn_buttons(game, texts), play_now_button(game, texts))


def learn_buttons(game: str, texts: Texts) -> list[Button]:
    """Return the button to the course of a game, as a list; empty if there is no course."""
    if not first_lessons(game):
        return []
    return [Button(f"course:learn:{game}", texts("button-learn"), GREEN)]


def first_lessons(game: str) -> int:
    """Return the number of lessons in the first course of a game; 0 if it has none."""
    counts = (len(each.lessons) for each in courses().values() if each.game.id == game)
    return next(counts, 0)


def _course_in(game: str) -> Course:
    """Return the first course of a game. Raises `Refusal` if it has none."""
    for course in courses().values():
        if course.game.id == game:
            return course
    raise Refusal("refused-no-such-lesson")


def _course_of(lesson_id: str) -> Course | None:
    """Return the course of a lesson; None if the lesson doesn't exist any more."""
    for course in courses().values():
        if any(lesson.id == lesson_id for lesson in course.lessons):
            return course
    return None


def _with_lesson(lesson_id: str) -> tuple[Course, Lesson]:
    """Return a lesson with its course. Raises `Refusal`."""
    course = _course_of(lesson_id)
    if course is None:
        raise Refusal("refused-no-such-lesson")
    return course, course.lessons[course.place(lesson_id)]


def _next_lesson(course: Course, progress: Collection[LessonProgress]) -> Lesson | None:
    """Return the unfinished lesson that was opened last, else the first unfinished one.

    None if all are done.
    """
    done = {each.lesson_id for each in progress if each.done_at is not None}
    left = [lesson for lesson in course.lessons if lesson.id not in done]
    latest = {each.lesson_id: place for place, each in enumerate(progress)}
    return max(left, key=lambda lesson: latest.get(lesson.id, -1), default=None)


async def _show_course(
    interaction: Interaction, course: Course, progress: Collection[LessonProgress]
) -> None:
    """Show all lessons of a course, with those that are done marked."""
    texts = texts_for(interaction)
    done = {each.lesson_id for each in progress if each.done_at is not None}
    count = sum(lesson.id in done for lesson in course.lessons)
    title = f"### {texts.named(course.title)} · {game_name(course.game.id, texts)}"
    following = _next_lesson(course, progress)
    picture = await draw_picture_for(interaction, _drawing(course, done, following, texts))
    practice = interaction.client.mention("practice")
    text = (
        texts("course-over", count=count, command=practice)
        if following is None
        else texts("course-progress", done=count, count=len(course.lessons))
    )
    select = Select(
        f"lessons:pick:{course.id}",
        [
            option(lesson.id, f"{number}. {texts.named(lesson.title)}")
            for number, lesson in enumerate(course.lessons, 1)
        ],
        texts("course-pick"),
    )
    go_on = play_now_button(course.game.id, texts)
    if following is not None:
        next_lesson = texts("button-next-lesson")
        go_on = Button(f"lesson:open:{following.id}::", next_lesson, BLUE)
    others = [
        Button(f"course:list:{other.id}", texts.named(other.title))
        for other in courses().values()
        if other.game.id == course.game.id and other is not course
    ]
    await respond(
        interaction,
        title,
        gallery(picture),
        text,
        controls(select),
        controls(go_on, *others),
        picture=picture,
    )


def _drawing(
    course: Course, done: Collection[str], following: Lesson | None, texts: Texts
) -> Drawing:
    """Return the map of a course with these lessons done."""
    stones = tuple(
        [
            Stone(
                texts.named(lesson.title),
                "done" if lesson.id in done else "next" if lesson is following else "later",
                card,
            )
            for lesson, card in zip(course.lessons, course.cards, strict=True)
        ]
    )
    title, game = texts.named(course.title), course.game.id
    key = "course map", title, game, stones, texts.language
    return Drawing(
        key,
        partial(course_map, title, game, stones, texts),
        partial(course_alt, title, stones, texts),
    )


# Handlers of the buttons


class _LessonMoves(LineMoves[LessonPosition]):
    async def load(self, interaction: Interaction, key: str) -> LessonPosition:
        course, lesson = _with_lesson(key)
        line = await interaction.client.store.learning.line(interaction.user.id, key)
        return LessonPosition.of(course, lesson, line, texts_for(interaction))

    async def save(
        self, interaction: Interaction, before: LessonPosition, here: LessonPosition
    ) -> bool:
        client, lines = interaction.client, (before.line, " ".join(here.moves))
        done = here.played.progress == "reached"
        return await client.store.learning.save(
            interaction.user.id, here.key, lines, client.now(), done=done
        )


HANDLERS = _LessonMoves(LessonPosition, show_lesson, Answer.PANEL)


@HANDLERS.on("course:learn:{game}")
@HANDLERS.on("course:begin:{game}", Answer.PRIVATE)
async def _learn(interaction: Interaction, game: str) -> None:
    await _go_on(interaction, _course_in(game))


@HANDLERS.on("course:list:{course_id}")
async def _list_lessons(interaction: Interaction, course_id: str) -> None:
    course = courses().get(course_id)
    if course is None:
        raise Refusal("refused-no-such-lesson")
    progress = await interaction.client.store.learning.begun(interaction.user.id)
    await _show_course(interaction, course, progress)


@HANDLERS.on("lessons:pick:{}")
async def _pick(interaction: Interaction) -> None:
    await _open(interaction, read_choice(interaction))


@HANDLERS.on("lesson:open:{lesson_id}::")
async def _open(interaction: Interaction, lesson_id: str) -> None:
    client = interaction.client
    here = LessonPosition.of(*_with_lesson(lesson_id), "", texts_for(interaction))
    await client.store.learning.open(interaction.user.id, lesson_id, client.now())
    await show_lesson(interaction, here)


COMMANDS = (learn_command,)
