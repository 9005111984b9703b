"""The private panel of a lesson: the task, the position, the moves and their effect."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app import Interaction
from bot.boards.choices import question_rows, seen_of, way_after
from bot.game_api import GAME_UIS, game_name
from bot.game_api.questions import SeatNames
from bot.lobby.alone import play_now_button
from bot.ui.pictures import draw_picture_for, files_of, gallery
from bot.ui.replies import Layout, texts_for
from bot.ui.router import BLUE, GREEN, RED, Button, Row, controls
from images.picture import Drawing, Picture
from puzzles.course import Course, Lesson, Played
from texts import Texts


async def show_lesson(
    interaction: Interaction,
    course: Course,
    lesson: Lesson,
    line: str,
    *,
    note: str = "",
    chosen: tuple[str, ...] = (),
) -> None:
    """Show the lesson after the moves of a line in the (deferred) answer.

    `note` replaces the lesson's answer; `chosen` are the choices made so far for the next move.
    """
    texts, played = texts_for(interaction), lesson.play(line)
    pictures = [
        await draw_picture_for(interaction, drawing) for drawing in _drawings(lesson, played, texts)
    ]
    view = LessonView(course, lesson, played, pictures, texts, note=note, chosen=chosen)
    files = [file for picture in pictures for file in files_of(picture)]
    await interaction.edit_original_response(view=view, attachments=files)


class LessonView(Layout):
    """Title, task, board and hand, the lesson's answer to the moves, and the next choices."""

    def __init__(
        self,
        course: Course,
        lesson: Lesson,
        played: Played,
        pictures: Sequence[Picture],
        texts: Texts,
        *,
        note: str = "",
        chosen: tuple[str, ...] = (),
    ) -> None:
        self._course, self._lesson, self._played, self._texts = course, lesson, played, texts
        rows: list[Row] = []
        question = ""
        if played.standing == "open":
            table, names = GAME_UIS[lesson.game.id], names_in(lesson, texts)
            way = way_after(table, played.state, lesson.seat, chosen, names, texts)
            if len(way) > 1:
                question = way[-1].question.text
            elif played.moves:
                question = table.prompt(played.state.view(lesson.seat), texts)
            rows += question_rows(self._id, way, texts)
            rows.append(self._ending())
        rows.append(self._controls())
        super().__init__(
            heading(course, lesson, texts),
            *map(gallery, pictures),
            "\n".join(filter(None, (note or self._answer(), question))),
            *rows,
        )

    def _answer(self) -> str:
        """Return the answer to the moves; the task if there is none."""
        lesson, played, texts = self._lesson, self._played, self._texts
        if played.standing == "reached":
            return f"✅ {texts.named(lesson.done)}"
        answer = lesson.answer(played)
        if answer is not None:
            return f"↩️ {texts.named(answer)}"
        if played.standing == "missed":
            return f"↩️ {texts('lesson-missed')}"
        return f"👉 **{texts.named(lesson.says)}**"

    def _ending(self) -> Row:
        """Lay out the moves that need no choice."""
        steps = GAME_UIS[self._lesson.game.id].steps(
            self._played.state, self._lesson.seat, self._texts
        )
        return controls(
            *(
                Button(self._id("play", step.line), step.label, RED if step.ends else GREEN)
                for step in steps
            )
        )

    def _controls(self) -> Row:
        texts, place = self._texts, self._course.place(self._lesson.id)
        nothing = not self._played.moves
        buttons = [
            Button(self._id("undo"), texts("button-take-back"), disabled=nothing),
            Button(self._id("restart"), texts("button-start-over"), disabled=nothing),
            Button(f"course:list:{self._course.id}", texts("button-lessons")),
        ]
        following = self._course.lessons[place + 1 : place + 2]
        if self._played.standing == "reached":
            next_step = play_now_button(self._course.game.id, texts)
            if following:
                custom_id = f"lesson:open:{following[0].id}::"
                next_step = Button(custom_id, texts("button-next-lesson"), BLUE)
            buttons.insert(0, next_step)
        return controls(*buttons)

    def _id(self, act: str, what: str = "") -> str:
        """Return the custom id of a control: lesson, what is seen of the line, and its value."""
        kind = "lessons" if act == "list" else "lesson"
        return f"{kind}:{act}:{self._lesson.id}:{seen_of(self._played.moves)}:{what}"


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


def _drawings(lesson: Lesson, played: Played, texts: Texts) -> Sequence[Drawing]:
    """Return board and hand as the learner sees them."""
    table, names = GAME_UIS[lesson.game.id], names_in(lesson, texts)
    view = played.state.view(lesson.seat)
    if table.open_moves is None:
        return table.panel(view, played.latest, names, texts)
    return [table.board(view, played.latest, names, texts)]
