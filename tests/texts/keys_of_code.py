"""The keys of texts that the code can use."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import discord
from discord import app_commands
from of_games import of_games
from reading_texts import ROOT, dashed, entries
from test_bald_mountain_cards import TERMS
from test_castles_card_texts import POWERS, TELLING, TRAITS
from test_castles_card_texts import WORDS_OF_RULES as WORDS_OF_CASTLES
from test_two_worlds_cards import EXPLAINED, WORDS_OF_RULES

from bot.achievements.known import achievements
from bot.achievements.rewards import REWARDS
from bot.clock import CLOCKS
from bot.events.course import Kind
from bot.events.opening import How
from bot.events.standings import TieBreak
from bot.faults import OURS
from bot.features import find_features
from bot.game_api import GAME_UIS, all_match_options, plugins, puzzle_uis
from bot.game_api.guide import Guide
from bot.game_api.match_options import AUDIENCES
from bot.game_api.turn_puzzles import TurnPuzzles
from bot.games.clash.champions.showing import CHAMPIONS
from bot.games.clash.decks.showing import DECKS
from bot.games.clash.match_settings import FORMATS
from bot.games.clash.solo.setup import switches
from bot.games.clash.solo.telling import LEVEL_NAMES
from bot.grimoire.ranking import PERIODS
from bot.learning.help import TOPICS
from bot.lobby.match_request import COMPANIES
from bot.moderation.doing import LENGTHS
from bot.moderation.log import UNDONE_BY
from bot.results.profile import Switch
from bot.results.ranking import Where
from bot.results.statistics import VIEWS, Against
from bot.sandbox import Languages
from bot.store import (
    Action,
    Change,
    EventState,
    Motion,
    OrderKind,
    PuzzleState,
    RaceState,
    RunMode,
    Subject,
    Trouble,
)
from bot.store.notifications import CHALLENGE, CLOCK, DAILY, TURN, Way
from bot.store.result_tables import ResultKind
from bot.store.servers import CUSTOMS
from bot.ui.words import Translator
from engine.bald_mountain.cards import CARDS
from engine.castles.cards import TILES
from engine.clash.abilities import ABILITIES
from engine.clash.actions import LANES
from engine.clash.ai_settings import LEVELS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.events import Reason
from engine.clash.looks import COLOURS, EMBLEMS
from engine.clash.seating import SEATINGS
from engine.games import grimoires
from engine.record import OFF_THE_BOARD
from engine.two_worlds.cards import SPELLS
from images.bald_mountain.legend import PICTURE as MOUNTAIN
from images.calendar import PARTS
from images.castles.legend import PICTURE as CASTLES
from images.clash.board_marks import MARKS
from images.two_worlds.legend import PICTURE as WORLDS
from opponents.thinkers import STRENGTHS
from puzzles.claims import ORDER, PLACES, REACH, UNCOVERING
from texts import LANGUAGES

SERVER_LISTS = ("game", "clock", "misses")
WHOSE = ("user", "server")
OTHERS = ("champions", "results", "week", "moderators", "log", "words")
"""Settings of a server that are lists, and others."""
OPEN = (Subject.MATCH, Subject.LOBBY, Subject.CHALLENGE, Subject.RACE)
ON_THINGS = (Action.END, Action.PAUSE, Action.RESUME, Action.CLOSE, Action.RENAME)
"""What moderators do on the panel of one thing."""
GAINS = {"bastion", "damage", "kept", "felled", "saved", "entered"}


@cache
def trees() -> dict[str, ast.Module]:
    """Return the modules of all packages by path, as syntax trees."""
    return {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8"))
        for package in OURS
        for path in sorted((ROOT / package).rglob("*.py"))
    }


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Yield the calls of functions or methods with these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                yield node


def strings(tree: ast.AST) -> set[str]:
    """Return the literal strings in a piece of code, without parts of f-strings."""
    parts = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
    }


def first_strings(call: ast.Call) -> set[str]:
    """Return the possible literal first arguments of a call."""
    first = call.args[0]
    return set() if isinstance(first, ast.JoinedStr) else strings(first)


def template(node: ast.JoinedStr) -> str:
    """Return `f"lane-{name}-of"` as `lane-{}-of`."""
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
    )


@cache
def refusal_codes() -> set[str]:
    """Return the codes of every `IllegalAction` that the package raises or passes on."""
    codes: set[str] = set()
    for tree in trees().values():
        for call in calls(tree, "IllegalAction"):
            codes |= first_strings(call)
        for call in calls(tree, "card_meant", "unreadable"):  # engine.naming prefixes the game
            names = ("ambiguous", "no_such_card", "unreadable")
            codes |= {f"{game}_{name}" for game in first_strings(call) for name in names}
    return codes


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Return the commands of the features, the games and the sandbox."""
    return [*find_features().commands, Languages("en").command(None)]


class Listener(Translator):
    """Records the keys of texts that are sent to Discord."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Record the key, and translate nothing."""
        self.keys.add(string.extras["key"])
        return None


@cache
def keys_of_commands() -> set[str]:
    """Return the keys of the names and descriptions of all commands, their options and choices."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    listener = Listener()

    async def listen() -> None:
        for command in (*all_commands(), *find_features().menus):
            await command.get_translated_payload(tree, listener)

    asyncio.run(listen())
    return listener.keys


KINDS = (DECKS.name, CHAMPIONS.name)
"""Kinds of items that users save."""
COMMANDS = {"duel", "draft", "league", "lobby", "practice", "solo"}
"""Commands that begin a match."""


def guides() -> list[tuple[str, Guide]]:
    """Return the guide of each game."""
    return [(plugin.guide.game, plugin.guide) for plugin in plugins() if plugin.guide is not None]


def motifs_of_puzzles() -> set[str]:
    """Return the motifs that the solutions of puzzles can have."""
    themes = [grimoire.themes for _, grimoire in grimoires() if grimoire.themes is not None]
    return {
        ORDER,
        PLACES,
        REACH,
        UNCOVERING,
        *(motif for found in themes for motif in found.motifs),
    }


@cache
def families() -> dict[str, set[str]]:
    """Return the keys that code composes, with all their variants."""
    options = {
        option.name for match_options in all_match_options() for option in match_options.options
    }
    options |= {"game", "clock", "misses", "rated", "audience", "opponent", "strength"}
    of_all = {option for option in options if f"option-{option}" in entries("en")}
    of_puzzles = {option.name for table in puzzle_uis().values() for option in table.options}
    in_a_turn = {game: ui for game, ui in puzzle_uis().items() if isinstance(ui, TurnPuzzles)}
    of_puzzles |= {"file", "notation", "match", "turn", "title"}
    return {
        "illegal-{}": {dashed(code) for code in refusal_codes()},
        "look-{}": {look for looks in REWARDS.values() for look in looks.values()},
        **{f"achievement-{{}}{part}": {*achievements()} for part in ("", "-about")},
        "challenge-{}": {"declined", "expired", "closed"},
        "lobby-{}": {"cancelled", "expired", "closed"},
        "moderate-{}": {Subject.LOBBY, Subject.CHALLENGE, Subject.DECK, Subject.CHAMPION},
        "moderate-race-{}": {RaceState.OPEN, RaceState.RUNNING},
        "moderate-label-{}": {*OPEN},
        "button-moderate-{}": {*ON_THINGS},
        "button-bar-{}": {*LENGTHS},
        "moderated-{}": {*ON_THINGS, Action.REMOVE} - {Action.RENAME},
        "moderation-{}": set(Action),
        "moderation-of-{}": set(Subject) - {Subject.MEMBER},
        "moderation-undo-{}": {*UNDONE_BY},
        "event-method-{}": {*get_args(How), "puzzles"},
        "event-about-{}": {*get_args(How)},
        "event-limit-{}": {"hours", "days"},
        "event-by-{}": set(TieBreak),
        "event-group-{}": {"up", "down", "stays"},
        "event-head-{}": {"arena", "league"},
        "event-log-{}": {*set(Kind) - {Kind.RESULT}, "played", "limit", "corrected"},
        "event-line-{}": {EventState.OPEN, EventState.RUNNING, "lost"},
        "button-event-{}": {*get_args(How)},
        "weekday-{}": {*map(str, range(7))},
        "privacy-{}-{}": {f"{step}-{whose}" for step in ("ask", "sure", "now") for whose in WHOSE},
        "privacy-now-{}": {*WHOSE},
        "button-privacy-{}": {"sure", "now"},
        "daily-trouble-{}": set(Trouble),
        "strength-{}": set(STRENGTHS),
        "choice-{}": set(FORMATS),
        "settings-{}": set(FORMATS),
        "clock-{}": set(CLOCKS),
        "audience-{}": {*AUDIENCES},
        "predict-own-{}": {"open", "right", "wrong", "void"},
        "settings-audience-{}": {*AUDIENCES} - {"none"},
        "mode-{}": {dashed(mode) for mode in SEATINGS},
        "server-{}-is": {dashed(custom) for custom in CUSTOMS},
        "server-{}": {*SERVER_LISTS, *OTHERS, *map(dashed, CUSTOMS)},
        "server-{}-choose": {*OTHERS},
        "motion-{}": {*Motion, "here"},
        "play-{}": set(ResultKind),
        "button-show-{}": set(get_args(Switch)),
        "button-switch-{}": {"on", "off"},
        "table-{}": set(get_args(Where)),
        "calendar-{}": {*PARTS},
        "statistics-{}": {*VIEWS, *get_args(Against), "picked", "banned"},
        "permission-{}": {
            *(
                "view-channel",
                "connect",
                "send-messages",
                "send-messages-in-threads",
                "attach-files",
            )
        },
        "game-{}": {dashed(match_options.game) for match_options in all_match_options()},
        "review-missed-{}": {"win", "defence"},
        "about-{}": {dashed(match_options.game) for match_options in all_match_options()},
        "start-{}": {"bot", "anybody", "table"},
        "start-with-{}": set(COMPANIES),
        "help-{}": {dashed(match_options.game) for match_options in all_match_options()},
        "help-{}-{}": {
            f"{dashed(game)}-{number}"
            for game, guide in guides()
            for number, _ in enumerate(guide.scenes, 1)
        },
        "help-{}-turn": {dashed(game) for game, _ in guides()},
        "help-topic-{}": {*TOPICS, "abilities"},
        "rule-{}-{}": {f"{dashed(game)}-{key}" for game, guide in guides() for key in guide.keys},
        "rule-{}-{}-title": {
            f"{dashed(game)}-{key}" for game, guide in guides() for key in guide.keys
        },
        "option-{}": of_all | {f"{option}-about" for option in of_all},
        **{f"puzzle-{each}-{{}}": {*map(dashed, in_a_turn)} for each in ("turn", "win", "short")},
        "puzzle-clear-{}": {
            dashed(game)
            for game, grimoire in in_a_turn.items()
            if "destroy" in dict(grimoire.goals)
        },
        "puzzle-set-{}": {dashed(each) for ui in in_a_turn.values() for each in ui.sets},
        "grimoire-{}": of_puzzles,
        "grimoire-{}-about": of_puzzles,
        "ability-{}": {dashed(ability.id) for ability in ABILITIES},
        "emblem-{}": set(EMBLEMS),
        "colour-{}": set(COLOURS),
        "deck-name-{}": set(PRECONSTRUCTED),
        "deck-style-{}": set(PRECONSTRUCTED),
        "clash-mark-{}": {*MARKS.signs},
        "picture-signs-{}": {"group", *MOUNTAIN.groups, *CASTLES.groups, *WORLDS.groups},
        "goal-{}": {dashed(mode) for mode, seating in SEATINGS.items() if len(seating.seats) > 2},
        "panel-cheaper-{}": {"lucidity", "champion"},
        "brief-{}": {dashed(ability.id) for ability in ABILITIES},
        "lane-{}": set(LANES),
        "button-lane-{}": set(LANES),
        "lane-{}-of": set(LANES),
        "host-{}": set(LANES),
        "clash-foresee-{}": {"attack", "fall", "lose"},
        "gain-{}-{}": {
            *(f"clash-{kind}" for kind in GAINS),
            *(f"{dashed(game)}-{kind}" for game, kind in of_games("texts", "GAINS")),
        },
        "card-facts-{}": {"creature", "incantation"},
        "picture-lane-{}": set(LANES),
        "aim-{}": {*LANES, "own", "of"},
        "picture-reason-{}": {dashed(reason) for reason in (*get_args(Reason), *OFF_THE_BOARD)},
        "alt-lane-{}": set(LANES),
        "alt-half-{}": set(LANES),
        "puzzle-alt-{}": set(LANES),
        "language-{}": set(LANGUAGES),
        "ai-level-{}": set(LEVEL_NAMES),
        "ai-{}": {dashed(each) for ruleset in LEVELS for each in switches(ruleset)},
        **{f"own-{{}}-{word}": set(KINDS) for word in ("list", "none", "choose", "shared", "by")},
        **{f"own-{{}}-{word}": set(KINDS) for word in ("delete-ask", "deleted")},
        **{f"button-{{}}-{word}": set(KINDS) for word in ("share", "delete", "list", "forget")},
        "command-{}": {*KINDS, *COMMANDS},
        "own-{}": {f"champion-{part}" for part in ("strengths", "drawbacks", "aura")},
        "choice-difficulty-{}": {"easy", "medium", "hard"},
        "theme-{}": motifs_of_puzzles(),
        "idea-{}": motifs_of_puzzles(),
        "idea-{}-named": motifs_of_puzzles() - {ORDER, PLACES, "threats"},
        "choice-mode-{}": set(RunMode),
        "button-order-{}": {OrderKind.ALWAYS, OrderKind.UNLESS_LOSS},
        "notify-kind-{}": {TURN, CLOCK, CHALLENGE, DAILY},
        "notify-way-{}": set(Way),
        "quiet-{}": {"begins", "ends"},
        "panel-order-{}": {OrderKind.ALWAYS, OrderKind.UNLESS_LOSS},
        "run-about-{}": set(RunMode),
        "refused-lobby-{}": set(get_args(Change)) - {"done", "taken"},
        "refused-no-such-{}": set(KINDS),
        "review-told-{}": {PuzzleState.APPROVED, PuzzleState.REJECTED, PuzzleState.WITHDRAWN},
        "chart-{}": {"won", "drawn", "lost", "over"},
        "ranking-title-{}": set(PERIODS),
        "ranking-period-{}": set(PERIODS),
        **{
            f"{dashed(game)}-{shape}": found
            for game, (shape, found) in of_games("texts", "FAMILIES")
        },
        "bald-mountain-card-{}": {dashed(card.id) for card in CARDS},
        "bald-mountain-their-card-{}": {
            dashed(card.id)
            for card in CARDS
            if re.search(r"Unless\(|by_chance=False", repr(card.effect))  # others are asked
        },
        "bald-mountain-term-{}": TERMS,
        "bald-mountain-term-{}-about": TERMS,
        "two-worlds-card-{}": {dashed(spell.id) for spell in SPELLS},
        "two-worlds-their-card-{}": {dashed(spell.id) for spell in SPELLS},
        **{f"two-worlds-ability-{{}}{part}": EXPLAINED for part in ("", "-about")},
        **{f"two-worlds-term-{{}}{part}": WORDS_OF_RULES for part in ("", "-about")},
        "castles-ability-{}": {dashed(card.id) for card in TELLING if card.is_creature},
        "castles-card-{}": {dashed(card.id) for card in TELLING if not card.is_creature},
        "castles-tile-{}-about": set(TILES),
        **{f"castles-trait-{{}}{part}": TRAITS for part in ("", "-about")},
        **{f"castles-power-{{}}{part}": POWERS for part in ("", "-about")},
        **{f"castles-term-{{}}{part}": WORDS_OF_CASTLES for part in ("", "-about")},
    }


@cache
def families_in_code() -> set[str]:
    """Return the f-strings that begin like a key."""
    found = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                shape = template(node)
                begins = shape.partition("{")[0]
                if re.fullmatch(r"([a-z]+-)+\{\}(-\{\})?(-[a-z]+)*", shape) and any(
                    key.startswith(begins) for key in entries("en")
                ):
                    found.add(shape)
    return found


@cache
def keys_in_code() -> set[str]:
    """Return every key that the code can use."""
    keys = FOR_PICKS | keys_of_commands()
    keys |= {
        family.replace("{}-{}", "{}").replace("{}", member)
        for family, members in families().items()
        for member in members
    }
    keys |= {
        f"{told.keys}-{row.says or end}"
        for told in {ui.telling for ui in GAME_UIS.values()}
        for end, row in told.table.items()
    }
    for path, tree in trees().items():
        keys |= {each for each in strings(tree) if each in entries("en")}
        if path.startswith(("bot/", "images/")):
            for call in calls(tree, "texts", "_texts", "words", "Refusal"):
                keys |= first_strings(call)
    return keys | keys_in_templates()


def keys_in_templates() -> set[str]:
    """Return the keys that the templates of web pages name: `t("key")`."""
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "web/templates").glob("*.html"))
    return set(re.findall(r"\bt\([\"']([\w-]+)[\"']", pages))


FOR_PICKS = {"deck-accept", "deck-accept-random", "deck-question", "deck-taken"}
"""By the beginning that the settings give (`MatchSettings.picks_are`)."""
