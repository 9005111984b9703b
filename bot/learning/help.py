"""Help on a game: a private panel with pictures and one button per topic."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import get_args

from discord import app_commands

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.game_api import GAME_UIS, game_name, guide_of, plugin_of
from bot.game_api.guide import Guide, Rule, Scene, Topic
from bot.learning.course import way_to_learn
from bot.learning.lesson_panel import names_in
from bot.lobby.options import game_of
from bot.ui.acknowledgement import Answer
from bot.ui.commands import about_key
from bot.ui.names import fold
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import read_choice
from bot.ui.replies import Part, respond, texts_for
from bot.ui.router import Button, Handlers, Row, Select, controls, in_rows, option
from images.picture import Drawing
from puzzles.course import courses
from texts import Texts, dashed

HANDLERS = Handlers(Answer.PANEL)
TOPICS: tuple[Topic, ...] = get_args(Topic)[1:]
"""All topics except the panel from which they are opened."""
RULES, LINES, MOST_FOUND = 6, 12, 12
"""The most rules on a page, commands on a page, and search results."""
IN_A_LIST = 25
"""The most options that Discord allows in a select."""
SIDE_BY_SIDE = 3
"""The number of topic buttons in a row."""
_EVERYWHERE = ("start", "learn", "practice", "duel", "lobby")
"""Commands with which every game is played."""
_OF_PUZZLES = ("grimoire daily", "grimoire random")
"""Commands for the puzzles of a game that has some."""


@dataclass(frozen=True)
class _Page:
    """One page of a topic: text, picture and controls. `pages` is how many the topic has."""

    topic: Topic
    words: str
    drawing: Drawing | None = None
    rows: Sequence[Row] = ()
    pages: int = 1


async def show_help(
    interaction: Interaction, game: str, topic: Topic = "home", at: int = 0
) -> None:
    """Show page `at` (0-based) of a topic in the (deferred) answer. Raises `Refusal`."""
    guide, texts = await _guide(interaction, game), texts_for(interaction)
    page = _Topics(interaction.client, guide, at, texts).page(topic)
    await _show(interaction, guide, page, at)


async def show_rules(interaction: Interaction, game: str, typed: str) -> None:
    """Show the rules that match the typed text. Raises `Refusal` if there are none."""
    guide, texts = await _guide(interaction, game), texts_for(interaction)
    found = find_rules(guide, typed, texts)
    if not found:
        raise Refusal("refused-no-such-rule")
    await _show(interaction, guide, _Page("rules", _rule_lines(found[:MOST_FOUND])))


def find_rules(guide: Guide, typed: str, texts: Texts) -> list[Rule]:
    """Return the rules with this key, number or title, then all that have these words.

    Of the latter, those with the words in their titles come first.
    """
    wanted = fold(typed)
    words = wanted.split()

    def rank(rule: Rule) -> int:
        title, text = fold(rule.title), fold(rule.text)
        if wanted in (rule.key, fold(rule.number), title):
            return 0
        if all(word in title for word in words):
            return 1
        return 2 if all(word in f"{title} {text}" for word in words) else 3

    ranked = [(rank(rule), rule) for rule in guide.rules(texts)]
    return [rule for place, rule in sorted(ranked, key=itemgetter(0)) if place < 3]


async def _guide(interaction: Interaction, game: str) -> Guide:
    """Return the guide of a game. Raises `Refusal` if a message names a removed game."""
    return guide_of((await game_of(interaction, game)).game)


def topics_of(guide: Guide) -> list[Topic]:
    """Return the topics that a game's help has."""
    there: dict[Topic, object] = {
        **dict.fromkeys(("pictures", "turn"), guide.scenes),
        "icons": guide.icons,
        "cards": guide.book,
        "rules": guide.keys,
    }
    return [topic for topic in TOPICS if there.get(topic, True)]


async def _show(interaction: Interaction, guide: Guide, page: _Page, at: int = 0) -> None:
    """Show a page with buttons to the previous and next page and to all topics."""
    texts, name = texts_for(interaction), game_name(guide.game, texts_for(interaction))
    title, ways = f"## {name}", list[Button]()
    if page.topic != "home":
        title = f"### {guide.label(page.topic, texts)} · {name}"
        ways.append(Button(_id(guide, "home"), texts("button-topics")))
    if page.pages > 1:
        title += f"\n-# {texts('help-place', number=at + 1, count=page.pages)}"
        last = page.pages - 1
        back, on = (_id(guide, page.topic, place) for place in (max(at - 1, 0), min(at + 1, last)))
        ways.insert(0, Button(on, texts("button-page-on"), disabled=at >= last))
        ways.insert(0, Button(back, texts("button-page-back"), disabled=not at))
    picture = await draw_picture_for(interaction, page.drawing) if page.drawing else None
    seen: list[Part] = [gallery(picture)] if picture else []
    rows = (*page.rows, controls(*ways))
    await respond(interaction, title, *seen, page.words, *rows, picture=picture)


def _id(guide: Guide, topic: Topic, at: int = 0) -> str:
    return f"help:{topic}:{guide.game}:{at}"


class _Topics:
    """The topics of a game's help, each at page `at` (0-based)."""

    def __init__(self, client: App, guide: Guide, at: int, texts: Texts) -> None:
        self._client, self._guide, self._at, self._texts = client, guide, at, texts
        self._game = dashed(guide.game)

    def page(self, topic: Topic) -> _Page:
        """Return the page of this topic, or the game's panel if it has no such topic."""
        pages: dict[Topic, Callable[[], _Page]] = {
            "pictures": self._pictures,
            "turn": self._turn,
            "icons": self._icons,
            "cards": self._cards,
            "rules": self._rules,
            "ways": self._ways,
            "commands": self._commands,
        }
        return pages[topic]() if topic in topics_of(self._guide) else self._home()

    def _home(self) -> _Page:
        guide, texts = self._guide, self._texts
        buttons = [Button(_id(guide, each), guide.label(each, texts)) for each in topics_of(guide)]
        rows = [*in_rows(buttons, SIDE_BY_SIDE), way_to_learn(guide.game, texts)]
        drawing = cover_of(guide.game, texts)
        return _Page("home", texts(f"help-{self._game}"), drawing, rows)

    def _pictures(self) -> _Page:
        scenes = self._guide.scenes
        at = min(self._at, len(scenes) - 1)
        words = self._texts(f"help-{self._game}-{at + 1}")
        return _Page("pictures", words, draw_scene(scenes[at], self._texts), pages=len(scenes))

    def _turn(self) -> _Page:
        how = self._texts(
            "help-act", button=self._texts("button-hand"), end=self._client.mention("end")
        )
        return _Page("turn", f"{self._texts(f'help-{self._game}-turn')}\n\n{how}")

    def _icons(self) -> _Page:
        assert self._guide.icons is not None, "it has this topic"
        drawings = self._guide.icons(self._texts)
        words = self._texts("help-icons", button=self._texts("button-signs"))
        return _Page("icons", words, drawings[self._at % len(drawings)], pages=len(drawings))

    def _cards(self) -> _Page:
        book, texts = self._guide.book, self._texts
        assert book is not None, "it has this topic"
        labels = sorted((book.label(card_id, texts), card_id) for card_id, _ in book.cards)
        rows = []
        lists = -(-len(labels) // IN_A_LIST)
        for start in range(0, len(labels), size := -(-len(labels) // lists)):
            some = labels[start : start + size]
            options = [option(each, label, book.brief(each, texts)) for label, each in some]
            first, last = (label.split(" · ")[0] for label, _ in (some[0], some[-1]))
            custom_id = f"help:card:{self._guide.game}:{start}"
            rows.append(controls(Select(custom_id, options, f"{first} – {last}")))
        return _Page("cards", texts("help-choose"), rows=rows)

    def _rules(self) -> _Page:
        rules, at = self._guide.rules(self._texts), self._at
        command, option = self._client.mention("help"), self._texts("command-help-find")
        search = self._texts("help-search", command=command, option=option)
        words = f"{_rule_lines(rules[at * RULES : (at + 1) * RULES])}\n\n{search}"
        return _Page("rules", words, pages=-(-len(rules) // RULES))

    def _ways(self) -> _Page:
        """List the commands with which the game is played, those of the game included."""
        plugin = plugin_of(self._guide.game)
        names = {*_EVERYWHERE, *(command.name for command in plugin.commands)}
        names |= {name for option in plugin.match_options.options for name in option.commands}
        return self._list("ways", names.union(_OF_PUZZLES if plugin.grimoires else ()))

    def _commands(self) -> _Page:
        return self._list(
            "commands", {command.name for command in self._client.tree.get_commands()}
        )

    def _list(self, topic: Topic, names: Collection[str]) -> _Page:
        """List the commands of these names with their descriptions. Users can tap them."""
        at, lines = self._at, []
        for command in self._client.tree.walk_commands():
            name = command.qualified_name
            of_these = name in names or name.split()[0] in names
            if of_these and isinstance(command, app_commands.Command):
                lines.append(f"{self._client.mention(name)} · {self._texts(about_key(command))}")
        words = "\n".join(lines[at * LINES : (at + 1) * LINES])
        return _Page(topic, words, pages=-(-len(lines) // LINES))


def cover_of(game: str, texts: Texts) -> Drawing | None:
    """Return the picture on a game's help and start panels; None if the game has no pictures."""
    guide = guide_of(game)
    return draw_scene(guide.scenes[guide.cover], texts) if guide.scenes else None


def draw_scene(scene: Scene, texts: Texts) -> Drawing:
    """Return the picture of a moment of a lesson, as the learner sees it."""
    lessons = (lesson for course in courses().values() for lesson in course.lessons)
    lesson = next(lesson for lesson in lessons if lesson.id == scene.lesson)
    ui, names, played = GAME_UIS[lesson.game.id], names_in(lesson, texts), lesson.play(scene.line)
    view = played.state.view(lesson.seat)
    hand = ui.hand(view, names, texts) if scene.hand else None
    return hand or ui.board(view, played.latest, names, texts)


def _rule_lines(rules: Sequence[Rule]) -> str:
    return "\n".join(f"**{rule.title}** · {rule.text} `{rule.number}`" for rule in rules)


# Handlers of the buttons


@HANDLERS.on("help:open:{game}:{topic}", Answer.PRIVATE)
@HANDLERS.on("help:{topic}:{game}:{at}")
async def _open(interaction: Interaction, game: str, topic: Topic, at: int = 0) -> None:
    """Show a page of a topic: on the help's panel, or on a new one."""
    await show_help(interaction, game, topic, at)


@HANDLERS.on("help:card:{game}:{}")
async def _look_up(interaction: Interaction, game: str) -> None:
    """Show the card chosen from a list."""
    guide, texts = await _guide(interaction, game), texts_for(interaction)
    chosen = read_choice(interaction)
    if guide.book is None or chosen not in dict(guide.book.cards):
        raise Refusal("refused-unknown-choice")
    page = guide.book.page(chosen, texts)
    picture = await draw_picture_for(interaction, page.drawing)
    back = Button(_id(guide, "cards"), guide.label("cards", texts))
    shown: list[Part] = [page.heading, gallery(picture), page.below]
    topics = Button(_id(guide, "home"), texts("button-topics"))
    await respond(interaction, *shown, controls(back, topics), picture=picture)
