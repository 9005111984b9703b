"""The private panel of a lesson: the task, the position, the moves and their effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.app import Interaction
from bot.boards.move_panel import EMPTY_REQUEST, LinePosition, PanelRequest, seen_of, show_panel
from bot.game_api import game_name
from bot.game_api.questions import SeatNames
from bot.lobby.alone import play_now_button
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import Layout
from bot.ui.router import BLUE, Button, Row, controls
from images.picture import Drawing, Picture
from puzzles.course import Course, Lesson, Played
from texts import Texts


@dataclass(frozen=True, kw_only=True)
class LessonPosition(LinePosition):
    """A lesson of a course after the learner's moves. `line` is what is stored of them."""

    source = "lesson"
    course: Course
    lesson: Lesson
    played: Played
    line: str

    @classmethod
    def of(cls, course: Course, lesson: Lesson, line: str, texts: Texts) -> LessonPosition:
        """Return the position after the moves of a line."""
        played = lesson.play(line)
        return cls(
            key=lesson.id,
            seen=seen_of(played.moves),
            game=lesson.game,
            state=played.state,
            seat=lesson.seat,
            names=names_in(lesson, texts),
            texts=texts,
            is_open=played.progress == "open",
            moves=played.moves,
            course=course,
            lesson=lesson,
            played=played,
            line=line,
        )

    def after(self, moves: Sequence[str]) -> LessonPosition:
        return self.of(self.course, self.lesson, " ".join(moves), self.texts)


async def show_lesson(
    interaction: Interaction, here: LessonPosition, asked: PanelRequest = EMPTY_REQUEST
) -> None:
    """Show a lesson in the answer; a note replaces the lesson's answer to the moves."""
    asked, drawings = here.previewed(asked)
    pictures = [
        await draw_picture_for(interaction, drawing) for drawing in drawings or _drawings(here)
    ]
    await show_panel(interaction, LessonView(here, pictures, asked), pictures)


class LessonView(Layout):
    """Title, task, board and hand, the lesson's answer to the moves, and the next choices."""

    def __init__(
        self, here: LessonPosition, pictures: Sequence[Picture], asked: PanelRequest
    ) -> None:
        way, question, rows = here.way(asked.chosen), "", here.confirmation(asked)
        if not rows:
            if len(way) > 1:
                question = way[-1].question.text
            elif here.is_open and here.moves:
                question = here.ui.prompt(here.state.view(here.seat), here.texts)
            if here.is_open:
                rows = [*here.choices(way), here.end_row()]
            rows.append(_controls(here))
        super().__init__(
            heading(here.course, here.lesson, here.texts),
            *map(gallery, pictures),
            "\n".join(filter(None, (asked.note or _answer(here), question))),
            *rows,
        )


def _answer(here: LessonPosition) -> str:
    """Return the answer to the moves; the task if there is none."""
    lesson, played, texts = here.lesson, here.played, here.texts
    if played.progress == "reached":
        return f"✅ {texts.named(lesson.done)}"
    answer = lesson.answer(played)
    if answer is not None:
        return f"↩️ {texts.named(answer)}"
    if played.progress == "missed":
        return f"↩️ {texts('lesson-missed')}"
    return f"👉 **{texts.named(lesson.says)}**"


def _controls(here: LessonPosition) -> Row:
    texts, course, nothing = here.texts, here.course, not here.moves
    buttons = [
        Button(here.id("undo"), texts("button-take-back"), disabled=nothing),
        Button(here.id("restart"), texts("button-start-over"), disabled=nothing),
        Button(f"course:list:{course.id}", texts("button-lessons")),
    ]
    if here.played.progress == "reached":
        place = course.place(here.key)
        next_step = play_now_button(course.game.id, texts)
        for following in course.lessons[place + 1 : place + 2]:
            next_step = Button(f"lesson:open:{following.id}::", texts("button-next-lesson"), BLUE)
        buttons.insert(0, next_step)
    elif here.ui.icons is not None and here.is_open:
        buttons.append(Button(here.id("signs"), texts("button-cards")))
    return controls(*buttons)


def heading(course: Course, lesson: Lesson, texts: Texts) -> str:
    """Return the title of a lesson with its place in the course."""
    place = texts(
        "lesson-place",
        number=course.place(lesson.id) + 1,
        count=len(course.lessons),
        course=texts.named(course.title),
    )
    return f"### {texts.named(lesson.title)}\n-# {game_name(lesson.game.id, texts)} · {place}"


def names_in(lesson: Lesson, texts: Texts) -> SeatNames:
    """Name the seats of a lesson: the learner's and the others."""
    return {
        seat: texts("side-yours" if seat == lesson.seat else "side-opponent")
        for seat in lesson.play("").state.seats
    }


def _drawings(here: LessonPosition) -> Sequence[Drawing]:
    """Return board and hand as the learner sees them."""
    view, facts = here.state.view(here.seat), (here.played.latest, here.names, here.texts)
    if here.ui.open_moves is None:
        return here.ui.panel(view, *facts)
    return [here.ui.board(view, *facts)]
