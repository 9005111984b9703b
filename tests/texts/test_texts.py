"""The texts of all languages: complete, used, well-formed, and within Discord's limits."""

from __future__ import annotations

import ast
import asyncio
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import castles_texts
import discord
import mountain_texts
import pytest
import worlds_texts
from complete import COMPLETE
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from test_bald_mountain_cards import TERMS
from test_castles_card_texts import POWERS, TELLING, TRAITS
from test_castles_card_texts import WORDS_OF_RULES as WORDS_OF_CASTLES
from test_two_worlds_cards import EXPLAINED, WORDS_OF_RULES

from bot import grimoire
from bot.clock import CLOCKS
from bot.commands import lobby, matches
from bot.commands.help import help_command
from bot.commands.lookup import card_command
from bot.commands.motion import motion_command
from bot.commands.server import SERVER
from bot.faults import OURS
from bot.games.clash.champions.showing import CHAMPIONS
from bot.games.clash.decks.showing import DECKS
from bot.games.clash.solo.setup import switches
from bot.games.clash.solo.telling import LEVEL_NAMES
from bot.games.clash.story import _Plain as Plain
from bot.games.clash.terms import FORMATS
from bot.grimoire.ranking import PERIODS
from bot.house import offers, page_tables, rooms
from bot.sandbox import Languages
from bot.store import Change, Motion
from bot.store.lobby_tables import CUSTOMS
from bot.ui.words import Translator
from engine.bald_mountain.cards import CARDS
from engine.castles.cards import TILES
from engine.clash.abilities import ABILITIES
from engine.clash.actions import LANES
from engine.clash.ai_settings import LEVELS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.events import Reason, Side
from engine.clash.formats import events as formats
from engine.clash.looks import COLOURS, EMBLEMS
from engine.clash.seating import SEATINGS
from engine.core import kind_of
from engine.record import OFF_THE_BOARD
from engine.two_worlds.cards import SPELLS
from images.clash.board_marks import MARKS
from images.clash.champion import State
from opponents.thinkers import STRENGTHS
from texts import LANGUAGES, sources, texts_in

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in COMPLETE if language != "en"]
each_language = pytest.mark.parametrize("language", COMPLETE)
each_other = pytest.mark.parametrize("language", OTHERS)

SAID_BY_PICTURES = {
    *("clash_pictures.ftl", "clash_league_pictures.ftl", "clash_page_pictures.ftl"),
    *(
        "pictures.ftl",
        "bald_mountain_pictures.ftl",
        "castles_pictures.ftl",
        "two_worlds_pictures.ftl",
    ),
}
"""Files whose texts stand in pictures, and in what is told instead of them."""

# ------------------------------------------------------------------ reading the files


@cache
def entries(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Key to file and message. A key that stands there twice fails."""
    found: dict[str, tuple[str, ftl.Message]] = {}
    for name, content in sources(language).items():
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name] = (name, entry)
    return found


class _Words(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.literal: list[str] = []
        self.selectors: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.literal.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {str(getattr(each.key, "name", None) or each.key.value) for each in node.variants}
        if isinstance(node.selector, ftl.VariableReference):
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def words_of(language: str, key: str) -> _Words:
    words = _Words()
    words.visit(entries(language)[key][1])
    return words


def literal(language: str, key: str) -> str:
    """All that is written out in a text, without what is filled in."""
    return "\n".join(words_of(language, key).literal)


# ------------------------------------------------------------------ the same everywhere

OF_SOME_LANGUAGES = {"aura-of": {"id"}}
"""Facts that a language may leave out."""


@each_language
def test_every_line_is_understood(language: str) -> None:
    for name, content in sources(language).items():
        junk = [
            each.content
            for each in FluentParser().parse(content).body
            if isinstance(each, ftl.Junk)
        ]
        assert junk == [], name


def test_every_language_has_a_name() -> None:
    assert {f"language-{language}" for language in LANGUAGES} <= entries("en").keys()


@each_other
def test_a_language_has_the_keys_of_english_in_the_same_files(language: str) -> None:
    placed = {key: name for key, (name, _) in entries(language).items()}
    assert placed == {key: name for key, (name, _) in entries("en").items()}


@each_other
def test_a_text_has_the_facts_of_the_english_one(language: str) -> None:
    for key in entries("en"):
        optional = OF_SOME_LANGUAGES.get(key, set())
        wanted = words_of("en", key).variables | optional
        assert words_of(language, key).variables | optional == wanted, key


@each_other
def test_a_text_selects_among_the_words_of_the_english_one(language: str) -> None:
    """`[yours]` and the like come from the code; plurals are each language's own."""
    plurals = {"zero", "one", "two", "few", "many", "other"}

    def selected(of: str, key: str) -> set[str]:
        keys = {each for _, found in words_of(of, key).selectors for each in found}
        return {each for each in keys - plurals if not each.isdigit()}

    for key in entries("en").keys() - OF_SOME_LANGUAGES.keys():
        assert selected(language, key) == selected("en", key), key


@each_other
def test_formatting_and_emoji_are_those_of_english(language: str) -> None:
    def marks(text: str) -> Counter[str]:
        emoji = [each for each in text if unicodedata.category(each) == "So" and each != "°"]
        return Counter([*re.findall(r"\*\*|`|^#+ |^\d\. ", text, re.MULTILINE), *emoji])

    for key in entries("en"):
        assert marks(literal(language, key)) == marks(literal("en", key)), key


@each_language
def test_bold_text_ends(language: str) -> None:
    for key in entries("en"):
        for _, text in filled_in(language, key):
            assert all(line.count("**") % 2 == 0 for line in text.splitlines()), key


# ------------------------------------------------------------------ used and missing


@cache
def trees() -> dict[str, ast.Module]:
    """The modules of all rooms by path, as syntax trees."""
    return {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8"))
        for room in OURS
        for path in sorted((ROOT / room).rglob("*.py"))
    }


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """The calls of functions or methods of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                yield node


def strings(tree: ast.AST) -> set[str]:
    """The literal strings in a piece of code, parts of f-strings left out."""
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
    """What a call may be given first, where that is written out."""
    first = call.args[0]
    return set() if isinstance(first, ast.JoinedStr) else strings(first)


def template(node: ast.JoinedStr) -> str:
    """`f"lane-{name}-of"` as `lane-{}-of`."""
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
    )


def refusal_codes() -> set[str]:
    """The codes of every `IllegalAction` that the package raises or hands on."""
    codes: set[str] = set()
    for tree in trees().values():
        for call in calls(tree, "IllegalAction"):
            codes |= first_strings(call)
        for call in calls(tree, "card_meant", "unreadable"):  # engine.naming puts the game first
            names = ("ambiguous", "no_such_card", "unreadable")
            codes |= {f"{game}_{name}" for game in first_strings(call) for name in names}
    return codes


def story_members() -> set[str]:
    """What the tellers call their lines."""
    told: set[str] = {f"end-{_dashed(reason)}" for reason in get_args(Reason)}
    for path, tree in trees().items():
        if path.startswith("bot/games/"):
            for call in calls(tree, "_act", "_join", "_remark", "_add_unseen"):
                told |= first_strings(call)
    told |= {_dashed(kind_of(event)) for event in (*get_args(Plain), *PLAIN_OF_FORMATS)}
    return told | {"gained", "lost", "destroyed", "destroyed-last", "destroyed-on-deck"}


def _dashed(name: str) -> str:
    return name.replace("_", "-")


PLAIN_OF_FORMATS = (
    formats.LastTaken,
    formats.TakenByAi,
    formats.DeckShown,
    formats.LaboratoryShown,
    formats.Banned,
    formats.PacksEmpty,
    formats.ChampionShown,
)
"""Events of formats that are told as they are called."""


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """The commands of the house and its games."""
    of_games = [command for room in rooms() for command in room.commands]
    commands = [*lobby.commands(), *matches.COMMANDS, motion_command, help_command, card_command]
    of_house = [*commands, grimoire.group(), SERVER]
    of_house.append(Languages("en").command(None))
    return [*of_house, *of_games]


class Listener(Translator):
    """Hears for which keys Discord is told texts."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Nothing is translated."""
        self.keys.add(string.extras["key"])
        return None


@cache
def keys_of_commands() -> set[str]:
    """The keys of the names and descriptions of all commands, their options and choices."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    listener = Listener()

    async def listen() -> None:
        for command in all_commands():
            await command.get_translated_payload(tree, listener)

    asyncio.run(listen())
    return listener.keys


KINDS = (DECKS.name, CHAMPIONS.name)
"""Of what people keep."""
COMMANDS = {"duel", "draft", "league", "lobby", "practice", "solo"}
"""In which people agree on what is played."""
OPTIONS = {option.name for offer in offers() for option in offer.options}
OPTIONS |= {"game", "clock", "misses", "opponent", "strength"}
OF_ALL = {option for option in OPTIONS if f"option-{option}" in entries("en")}
OF_PAGES = {option.name for table in page_tables().values() for option in table.options}
OF_PAGES |= {"file", "notation", "match", "turn", "title"}

FAMILIES: dict[str, set[str]] = {
    "illegal-{}": {_dashed(code) for code in refusal_codes()},
    "story-{}": story_members(),
    "challenge-{}": {"declined", "withdrawn", "expired"},
    "lobby-{}": {"cancelled", "expired"},
    "strength-{}": set(STRENGTHS),
    "choice-{}": set(FORMATS),
    "terms-{}": set(FORMATS),
    "clock-{}": set(CLOCKS),
    "mode-{}": {_dashed(mode) for mode in SEATINGS},
    "server-{}-is": {_dashed(custom) for custom in CUSTOMS},
    "motion-{}": {*Motion, "here"},
    "permission-{}": {
        *("view-channel", "connect", "send-messages", "send-messages-in-threads", "attach-files")
    },
    "game-{}": {_dashed(offer.game) for offer in offers()},
    "option-{}": OF_ALL | {f"{option}-about" for option in OF_ALL},
    "grimoire-{}": OF_PAGES,
    "ability-{}": {_dashed(ability.id) for ability in ABILITIES},
    "emblem-{}": set(EMBLEMS),
    "colour-{}": set(COLOURS),
    "deck-name-{}": set(PRECONSTRUCTED),
    "deck-style-{}": set(PRECONSTRUCTED),
    "clash-mark-{}": {*MARKS.signs},
    "goal-{}": {_dashed(mode) for mode, seating in SEATINGS.items() if len(seating.seats) > 2},
    "panel-cheaper-{}": {"lucidity", "champion"},
    "brief-{}": {_dashed(ability.id) for ability in ABILITIES},
    "lane-{}": set(LANES),
    "button-lane-{}": set(LANES),
    "lane-{}-of": set(LANES),
    "host-{}": set(LANES),
    "card-facts-{}": {"creature", "incantation"},
    "picture-lane-{}": set(LANES),
    "aim-{}": {*LANES, "own", "of"},
    "picture-reason-{}": {_dashed(reason) for reason in (*get_args(Reason), *OFF_THE_BOARD)},
    "alt-lane-{}": set(LANES),
    "alt-half-{}": set(LANES),
    "language-{}": set(LANGUAGES),
    "ai-level-{}": set(LEVEL_NAMES),
    "ai-{}": {_dashed(each) for ruleset in LEVELS for each in switches(ruleset)},
    **{f"own-{{}}-{word}": set(KINDS) for word in ("list", "none", "choose", "shared", "by")},
    **{f"own-{{}}-{word}": set(KINDS) for word in ("delete-ask", "deleted")},
    **{f"button-{{}}-{word}": set(KINDS) for word in ("share", "delete", "list", "forget")},
    "command-{}": {*KINDS, *COMMANDS},
    "command-{}-list": set(KINDS),
    "own-{}": {f"champion-{part}" for part in ("strengths", "drawbacks", "aura")},
    "choice-difficulty-{}": {"easy", "medium", "hard"},
    "refused-lobby-{}": set(get_args(Change)) - {"done", "taken"},
    "refused-no-such-{}": set(KINDS),
    "ranking-title-{}": set(PERIODS),
    "ranking-period-{}": set(PERIODS),
    **{f"bald-mountain-{shape}": found for shape, found in mountain_texts.FAMILIES.items()},
    "bald-mountain-card-{}": {_dashed(card.id) for card in CARDS},
    "bald-mountain-term-{}": TERMS,
    "bald-mountain-term-{}-about": TERMS,
    **{f"two-worlds-{shape}": found for shape, found in worlds_texts.FAMILIES.items()},
    "two-worlds-card-{}": {_dashed(spell.id) for spell in SPELLS},
    **{f"two-worlds-ability-{{}}{part}": EXPLAINED for part in ("", "-about")},
    **{f"two-worlds-term-{{}}{part}": WORDS_OF_RULES for part in ("", "-about")},
    **{f"castles-{shape}": found for shape, found in castles_texts.FAMILIES.items()},
    "castles-ability-{}": {_dashed(card.id) for card in TELLING if card.is_creature},
    "castles-card-{}": {_dashed(card.id) for card in TELLING if not card.is_creature},
    "castles-tile-{}-about": set(TILES),
    **{f"castles-trait-{{}}{part}": TRAITS for part in ("", "-about")},
    **{f"castles-power-{{}}{part}": POWERS for part in ("", "-about")},
    **{f"castles-term-{{}}{part}": WORDS_OF_CASTLES for part in ("", "-about")},
}
"""The keys that code puts together, with all they can become."""


def families_in_code() -> set[str]:
    """The f-strings that begin as some key does."""
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


def keys_in_code() -> set[str]:
    """Every key that the code can ask for."""
    keys = FOR_PICKS | keys_of_commands()
    keys |= {
        family.replace("{}-{}", "{}").replace("{}", member)
        for family, members in FAMILIES.items()
        for member in members
    }
    for path, tree in trees().items():
        keys |= {each for each in strings(tree) if each in entries("en")}
        if path.startswith(("bot/", "images/")):
            for call in calls(tree, "texts", "_texts", "words", "Refusal"):
                keys |= first_strings(call)
    return keys


def test_the_families_of_keys_are_those_in_the_code() -> None:
    assert families_in_code() == FAMILIES.keys()


def test_no_key_is_missing() -> None:
    assert keys_in_code() - entries("en").keys() == set()


def test_no_key_is_unused() -> None:
    assert entries("en").keys() - keys_in_code() == set()


def test_the_scan_sees_what_it_should() -> None:
    assert {"too_little_mana", "ambiguous_card", "game_over"} <= refusal_codes()
    assert {"coin", "attack-stronghold", "end-empty-hand", "gained"} <= story_members()
    assert {"panel-choose-lane", "refused-stale", "command-duel-about", "soon"} <= keys_in_code()


# ------------------------------------------------------------------ filled in

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25)
NUMERIC = {"amount", "attack", "bonus", "cost", "count", "full", "health", "left", "mana"} | {
    "number",
    "place",
    "position",
    "reach",
}
NUMERIC_HERE = (
    mountain_texts.NUMBERS_HERE
    | worlds_texts.NUMBERS_HERE
    | castles_texts.NUMERIC_HERE
    | {("story-turn", "turn"), ("alt-to-play", "turn"), ("alt-over", "turn")}
    | {
        ("picture-turn-of", "turn"),
        ("alt-player", "cards"),
        ("alt-seat", "cards"),
        ("alt-ai", "discard"),
        ("story-milled", "more"),
        *(("alt-draft", "round"), ("alt-draft", "rounds")),
        *(("picture-draft-round", "round"), ("picture-draft-round", "rounds")),
        *(("picture-draft-picks", "picks"), ("picture-bans", "picks")),
        *(("alt-league-row", "points"), ("alt-league-row", "rank"), ("picture-round", "round")),
    }
    | {
        *(("ranking-line", "points"), ("ranking-line", "solved"), ("streak-now", "best")),
        *(("ranking-own", "points"), ("ranking-own", "solved"), ("ranking-own", "of")),
        *(("reveal-statistics", each) for each in ("tried", "solved", "first")),
    }
)
WORDS_HERE: dict[tuple[str, str], tuple[Any, ...]] = {
    ("illegal-no-such-target", "place"): ("bu1",),
    ("deck-number", "number"): ("4",),
    ("card-facts-creature", "attack"): (3, "X"),
    ("card-alt-creature", "attack"): (3, "X"),
    ("match-line", "turn"): ("yours", "theirs"),
    ("match-label", "turn"): ("yours", "theirs"),
    ("match-label-over", "result"): ("won", "lost", "draw", "over"),
    ("story-attack-stronghold", "side"): (*get_args(Side), "stronghold"),
    ("alt-creature", "hurt"): ("yes", "no"),
    ("alt-creature", "attack"): (3, "X"),
    ("alt-creature-short", "attack"): (3, "X"),
    **dict.fromkeys(
        [
            *(("page-alt-turn", "whose"), ("page-alt-hand", "whose"), ("page-alt-upper", "whose")),
            *(("page-alt-lower", "whose"), ("page-alt-no-creatures", "whose")),
            *(("film-attack-stronghold", "whose"), ("film-bastion-fell", "whose")),
        ],
        ("yours", "opponents"),
    ),
    ("diagram-row-hand", "whose"): ("A", "B"),
    ("diagram-creature", "whose"): ("A", "B"),
    ("diagram-card", "cost"): ("none", "3"),
    ("diagram-sign", "sign"): (
        *("ability", "hurt", "destroyed", "captor", "blocked", "cheaper", "concerned"),
    ),
    ("page-alt-champion", "state"): get_args(State),
    ("page-alt-damage", "amount"): (3, "X"),
    ("film-attack-stronghold", "side"): get_args(Side),
    ("film-attack-castle", "side"): get_args(Side),
    ("story-stronghold-damaged", "side"): get_args(Side),
    ("headline-stronghold", "side"): get_args(Side),
    ("story-regenerated", "side"): get_args(Side),
    ("picture-champion", "state"): get_args(State),
    ("alt-champion", "state"): get_args(State),
    ("alt-seat-champion", "state"): get_args(State),
    ("alt-draft-creature", "attack"): (3, "X"),
    ("alt-draft-incantation", "attack"): (3, "X"),
    **{(f"alt-short-{kind}", "attack"): (3, "X") for kind in ("creature", "incantation")},
    ("alt-who-seat", "state"): ("due", "done"),
    ("picture-change-value", "element"): ("attack", "health", "cost"),
    ("fragment-value", "element"): ("attack", "health", "cost"),
    ("picture-points-left", "points"): (0.0, 0.5, 1.0, 2.0, 2.5),
    ("picture-average-cost", "cost"): (0.0, 3.5),
    **{
        (key, fact): (0, 0.5, 1, 1.5, 2, 2.5)
        for key in (
            *("league-mutate", "league-place", "league-preview", "button-done"),
            *("story-mutated", "story-mutation-ended"),
        )
        for fact in ("points", "price")
    },
    ("alt-hand-champion", "state"): get_args(State),
    ("story-destroyed", "way"): ("home", "over"),
    ("story-returned", "way"): ("home", "over"),
    ("story-destroyed", "end"): ("left", "right", "right"),
    ("story-returned", "end"): ("left", "right", "right"),
    **mountain_texts.WORDS,
    **worlds_texts.WORDS,
    **castles_texts.WORDS,
    ("aura-of", "id"): tuple(_dashed(ability.id) for ability in ABILITIES),
}


def samples(key: str, fact: str) -> tuple[Any, ...]:
    """Values of the type that the code fills in."""
    if (key, fact) in WORDS_HERE:
        return WORDS_HERE[key, fact]
    of_mountain = "bald-mountain-" in key and fact in mountain_texts.NUMERIC
    of_worlds = "two-worlds-" in key and fact in worlds_texts.NUMERIC
    if of_mountain or of_worlds or fact in NUMERIC or (key, fact) in NUMERIC_HERE:
        return NUMBERS
    return (f"<{fact}>",)


def filled_in(language: str, key: str) -> Iterator[tuple[dict[str, Any], str]]:
    """The text with every sample of every fact at least once."""
    facts = sorted(words_of("en", key).variables | OF_SOME_LANGUAGES.get(key, set()))
    choices = {fact: samples(key, fact) for fact in facts}
    for turn in range(max((len(each) for each in choices.values()), default=1)):
        filling = {fact: values[turn % len(values)] for fact, values in choices.items()}
        yield filling, texts_in(language)(key, **filling)


@each_language
def test_every_text_can_be_filled_in(language: str) -> None:
    for key in entries("en"):
        for facts, text in filled_in(language, key):
            assert text.strip(), key
            assert not re.search(r"[{}]", text), (key, text)
            for fact, value in facts.items():
                if value == f"<{fact}>" and key != "aura-of":
                    assert value in text, (key, fact)


@each_language
def test_no_text_mentions_anybody_by_itself(language: str) -> None:
    for key in entries(language):
        assert not re.search(r"@(?!b?u\d)|<[@#/]", literal(language, key)), key


@each_language
def test_what_is_shown_in_one_line_has_one_line(language: str) -> None:
    long = {"help-text", "sandbox-welcome"}
    long |= {f"{game}-help" for game in ("bald-mountain", "castles", "two-worlds")}
    for key in entries(language).keys() - long:
        assert all("\n" not in text for _, text in filled_in(language, key)), key


@pytest.mark.parametrize(
    ("language", "key", "fact", "forms"),
    [
        ("en", "ability-seen-on", "count", {1: "one card", 2: "2 cards"}),
        ("ru", "ability-seen-on", "count", {1: "1 карте", 3: "3 картах", 11: "11 картах"}),
        ("ru", "ability-seen-on", "count", {21: "21 карте"}),
        ("fr", "ability-seen-on", "count", {1: "1 carte,", 2: "2 cartes,"}),
        ("ru", "story-turn", "mana", {0: "0 маны", 1: "1 ману", 4: "4 маны", 11: "11 маны"}),
        ("ru", "story-play", "cost", {0: "(0 маны)", 1: "(1 мана)", 5: "(5 маны)"}),
        ("ru", "illegal-not-available", "reach", {1: "доступна только крайняя"}),
        ("ru", "illegal-not-available", "reach", {4: "4 крайние левые карты", 5: "5 крайних"}),
        ("fr", "illegal-not-available", "reach", {1: "seule la carte", 4: "les 4 cartes"}),
        ("fr", "story-attack", "amount", {0: "(0 dégât)", 1: "(1 dégât)", 2: "(2 dégâts)"}),
        ("fr", "story-attack-stronghold", "amount", {1: "1 dégât)", 6: "6 dégâts)"}),
        ("fr", "story-backfired", "amount", {1: "(1 dégât)", 2: "(2 dégâts)"}),
        ("fr", "story-sharpened", "amount", {1: "(1 dégât)", 2: "(2 dégâts)"}),
        ("ru", "story-blood", "amount", {1: "1 мана оплачена", 3: "3 маны оплачено"}),
        ("en", "league-mutate", "points", {0: "no points", 1: "1 point left", 2.5: "2.5 points"}),
        ("ru", "league-mutate", "points", {1: "осталось 1 очко", 1.5: "осталось 1,5 очка"}),
        ("fr", "league-mutate", "points", {0: "plus de points", 1.5: "1,5 point", 2: "2 points"}),
        ("en", "league-place", "price", {0: "· free", 0.5: "· price 0.5"}),
    ],
)
def test_plurals(language: str, key: str, fact: str, forms: dict[int, str]) -> None:
    others = {
        name: samples(key, name)[0] for name in words_of(language, key).variables if name != fact
    }
    for number, form in forms.items():
        assert form in texts_in(language)(key, **{**others, fact: number})


def test_other_languages_are_told_by_their_locale() -> None:
    assert texts_in("fr").language == "fr"
    assert texts_in("ru-RU").language == "ru"
    assert [texts_in(locale).language for locale in ("en-GB", "xx", None)] == ["en"] * 3


# ------------------------------------------------------------------ in their own language

SAME_IN_FRENCH = {
    *("command-deck", "command-champion", "button-decks"),
    *("log-title", "ability-line", "match-thread", "story-entered", "story-destroyed-last"),
    "story-revealed-cost",
    *("card-imprint", "alt-creature-short", "command-duel"),
    *("command-draft", "lobby-seat", "picture-bastion", "picture-fort", "deck-number"),
    "command-practice-deck",
    *("alt-side-bastion", "alt-side-fort", "alt-to-play", "card-kind-incantation"),
    *("card-facts-incantation", "alt-creature-champion"),
    *("goal-creature", "goal-place", "grimoire-page", "grimoire-which", "grimoire-set"),
    *("grimoire-solution", "grimoire-notation", "grimoire-match-choice"),
    *("grimoire", "grimoire-minute", "ranking-line", "picture-incantations"),
    *("command-solo", "game-clash"),
    *("diagram-mana", "emblem-dragon", "emblem-lion", "colour-violet", "colour-orange"),
    *(f"bald-mountain-{key}" for key in mountain_texts.SAME_IN_FRENCH),
    *("option-format", "option-mode", "option-deck", "option-champion", "option-fatigue"),
    *(f"two-worlds-{key}" for key in worlds_texts.SAME_IN_FRENCH),
    "option-races",
    *("castles-term-activation", "castles-term-bonus"),
    *(f"castles-{key}" for key in castles_texts.SAME_IN_FRENCH),
}


def test_russian_is_written_in_cyrillic() -> None:
    for key in entries("en").keys() - {"move-creature", "move-incantation"}:
        ours = literal("ru", key)
        if re.search(r"[A-Za-z]{2}", literal("en", key)):
            assert re.search(r"[а-яё]", ours, re.IGNORECASE), key
        mixed = re.search(r"[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]", ours)
        assert mixed is None, (key, ours)


def test_french_is_not_english() -> None:
    for key in entries("en").keys() - SAME_IN_FRENCH:
        if re.search(r"[A-Za-z]{2}", literal("en", key)):
            assert literal("fr", key) != literal("en", key), key


@each_other
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    for key in entries(language):
        assert not re.search(r"[\"'“”]", literal(language, key)), key


def test_french_marks_stay_with_their_words() -> None:
    """A no-break space before `: ; ! ?` and inside « »."""
    for key, (name, _) in entries("fr").items():
        if name not in SAID_BY_PICTURES:
            text = re.sub(r"`[^`]*`|\w+:[ul]\b", "", literal("fr", key))
            assert not re.search(r"(?<!\u00a0)[:;!?»](?!\w)|«(?!\u00a0)", text), key


@pytest.mark.parametrize(
    ("language", "formal"), [("ru", r"\bвы\b|\bва[сш]"), ("fr", r"\bvous\b|\bvotre")]
)
def test_people_are_addressed_as_friends(language: str, formal: str) -> None:
    to_two = {"refused-already-challenged"}
    for key, (name, _) in entries(language).items():
        if name not in SAID_BY_PICTURES and key not in to_two:
            assert not re.search(formal, literal(language, key), re.IGNORECASE), key


# ------------------------------------------------------------------ Discord's limits

ON_BUTTONS = {
    *("challenge-accept", "challenge-decline", "challenge-withdraw"),
    *("lobby-join", "lobby-join-team", "lobby-leave", "lobby-cancel"),
}
IN_SELECTS = {"panel-target", "panel-place"}
FOR_PICKS = {"deck-accept", "deck-accept-random", "deck-question", "deck-taken"}
"""By the beginning that the terms give (`Terms.picks_are`)."""


@each_language
def test_labels_fit_their_places(language: str) -> None:
    texts = texts_in(language)
    buttons = {key for key in entries("en") if key.startswith("button-")} | ON_BUTTONS
    buttons |= {f"lane-{lane}" for lane in LANES}
    for key in buttons:
        assert all(len(text) <= 80 for _, text in filled_in(language, key)), key
    for key in IN_SELECTS | FOR_PICKS:
        assert len(texts(key)) <= 150, key
    for format in FAMILIES["choice-{}"]:
        assert len(texts(f"choice-{format}")) <= 100


ON_A_PHONE = 30
"""Letters for which the name of a list has room on a phone 400 pixels wide."""


@each_language
def test_the_list_of_decks_is_read_on_a_phone(language: str) -> None:
    assert len(texts_in(language)("deck-accept")) <= ON_A_PHONE


@each_language
@pytest.mark.parametrize("key", ["panel-outlook", "panel-waits"])
def test_below_a_picture_nothing_is_announced(language: str, key: str) -> None:
    """What a panel answers stands below its picture: a colon would point at buttons."""
    assert not texts_in(language)(key).endswith(":")


def test_labels_are_found_in_the_list_of_their_places() -> None:
    """What the views put on buttons and selects is what the limits are tried on."""
    views = "\n".join(
        (ROOT / "bot" / f"{name}.py").read_text("utf-8")
        for name in ("lobby/view", "boards/panel", "games/clash/choosing")
    )
    for key in ON_BUTTONS | IN_SELECTS:
        assert f'"{key}"' in views


@each_language
def test_help_names_the_button_and_fits_a_message(language: str) -> None:
    texts = texts_in(language)
    mentions = {name: f"</{name}:{10**18}>" for name in words_of("en", "help-text").variables}
    told = texts("help-text", **mentions)
    assert len(told) <= 4000
    assert f"**{texts('button-hand')}**" in told
    for mention in mentions.values():
        assert mention in told


@pytest.fixture
async def payloads() -> list[dict[str, Any]]:
    """The commands as they are registered, with all languages."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    translator = Translator()
    return [await each.get_translated_payload(tree, translator) for each in all_commands()]


def localised(part: dict[str, Any], field: str, locale: str) -> str:
    """What somebody with this locale sees."""
    return (part.get(f"{field}_localizations") or {}).get(locale, part[field])


def with_options(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands with all that is in them: subcommands, options."""
    within = [inner for each in parts for inner in with_options(each.get("options") or [])]
    for each in parts:
        each.setdefault("options", [])
    return [*parts, *within]


def counted(part: dict[str, Any]) -> int:
    """The characters as Discord counts them: of every field its longest localisation."""
    longest = [
        max(map(len, (part[field], *(part.get(f"{field}_localizations") or {}).values())))
        for field in ("name", "description")
        if field in part
    ]
    inner = [*(part.get("options") or ()), *(part.get("choices") or ())]
    return sum(longest) + len(str(part.get("value", ""))) + sum(map(counted, inner))


LETTERS = {"en": r"[a-z_-]", "ru": r"[а-яё_-]", "fr": r"[a-zàâçéèêëîïôùûüœæ_-]"}


@each_language
async def test_command_names_are_valid_and_unique(
    language: str, payloads: list[dict[str, Any]]
) -> None:
    locale = {"en": "en-US"}.get(language, language)
    for level in [payloads, *(each["options"] for each in with_options(payloads))]:
        names = [localised(part, "name", locale) for part in level]
        for name in names:
            assert re.fullmatch(rf"{LETTERS[language]}{{1,32}}", name), name
        assert len(set(names)) == len(names), names
        for part in level:
            assert 1 <= len(localised(part, "description", locale)) <= 100, part["name"]


@each_other
async def test_every_word_of_a_command_is_translated(
    language: str, payloads: list[dict[str, Any]]
) -> None:
    parts = with_options(payloads)
    parts_shown = [*parts, *(choice for part in parts for choice in part.get("choices") or ())]
    for part in parts_shown:
        assert language in part["name_localizations"], part["name"]
        if "description" in part:
            assert language in part["description_localizations"], part["name"]


async def test_a_command_is_small_enough_with_all_its_languages(
    payloads: list[dict[str, Any]],
) -> None:
    assert len(payloads) == len({each["name"] for each in payloads})
    for each in payloads:
        assert counted(each) < 8000, each["name"]


def test_a_fact_that_the_text_does_not_use_may_be_anything() -> None:
    """Events tell more of themselves than every text wants to know."""
    texts = texts_in("en")
    plain = texts("picture-turn-of", turn=3, player="Ann")
    assert texts("picture-turn-of", turn=3, player="Ann", cells=["a1", "a2"]) == plain
    assert texts("picture-turn-of", turn=4, player="Ann") != plain
