"""Draws every kind of picture on one page as clients show it, in both themes, with its words.

    python docs/gallery.py                   (or: make gallery)
    python docs/gallery.py before FOLDER     the same, next to the pictures of an earlier gallery
    python docs/gallery.py readme            (or: make readme-pictures)

The first writes docs/gallery/index.html and its pictures, which are not in the repository. Each
picture is also shown as people see it who are blind to green or to red. The last replaces the
pictures of docs/images, which the README shows.
"""

from __future__ import annotations

import re
import sys
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from html import escape, unescape
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any, Literal

from legibility import CLIENTS
from PIL import Image

from bot.game_api import GAME_UIS, game_name
from engine import chance
from engine.clash import moves
from engine.clash.abilities import BY_ID
from engine.clash.battle import Battle
from engine.clash.cards import CARDS, PRINTED
from engine.clash.events import Event
from engine.clash.formats.champions import ChampionsGame
from engine.clash.formats.constructed import ConstructedGame, constructed_setup
from engine.clash.formats.draft import DraftGame, draft_setup
from engine.clash.formats.fragments import glue, printed
from engine.clash.formats.league import LeagueGame
from engine.clash.formats.mutation import MutationGame, mutation_setup
from engine.clash.game import ClashOfDecks
from engine.clash.seating import SEATINGS, Mode
from engine.clash.steps import foreseen, steps
from engine.core import SEATS, Game, Seat, State
from engine.games import PLUGINS, game_named
from engine.simulation import Simulation
from images.bracket import Bracket, Pair, draw_bracket
from images.calendar import Calendar, Mark, calendar
from images.charts import Bar
from images.clash.ability_page import ability_page, ability_picture
from images.clash.animation import CAMERA, outlook_animation, solution_animation
from images.clash.board import board
from images.clash.card import face
from images.clash.champions import champions
from images.clash.constructed import constructed
from images.clash.deck import deck
from images.clash.draft import draft
from images.clash.hand import hand
from images.clash.laboratory import laboratory, mutation
from images.clash.league import league
from images.clash.pack import draft_progress, pack
from images.clash.puzzle import PARTS, draw_puzzle
from images.clash.ready_decks import ready_decks
from images.comparison import Comparison, Points, comparison
from images.course_map import Stone, course_map
from images.history import Entry, History, history
from images.picture import Picture
from images.podium import Podium, Winner, draw_podium
from images.profile import Profile, Rating, profile
from images.ranking import Ranked, Ranking, ranking
from images.review import Review, Side, TurningPoint, review
from images.run import RunResult, run_result
from images.solver import Solver, solver
from images.standings import Standing, Standings, draw_standings
from images.statistics import Line, Share, Sheet, statistics
from images.tries import Tries, tries
from images.week import Highlight, Week, draw_week
from opponents.greedy import greedy
from opponents.matches import moves as moves_of
from puzzles.course import courses
from texts import texts_in

HERE = Path(__file__).parent
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bernard", "C": "Cécile", "D": "Дарья"}
EN, RU = texts_in("en"), texts_in("ru")
TURN = 9
"""The turn of the other games whose animation is shown, with the board after it."""

HANDS: dict[Seat, str] = {
    "A": "BASTION gnome boom troll reptile zombie titan",
    "B": "brute BASTION lieutenant cyclone scribe djinn",
    "C": "BASTION pacifier braggart hydra werebat stagecoach brawler",
    "D": "vortex mutant BASTION giant alpha",
}
LANES: dict[Seat, tuple[str, str]] = {
    "A": ("ogre shaman", "carnivore-2"),
    "B": ("martyr assassin", "carapace machine mutant"),
    "C": ("baron", "sylvan_protector+forest_elf"),
    "D": ("titan", "lackey brood"),
}
EIGHT = "ogre shaman carnivore parasite alpha aberration troll harpooner"
SIXTEEN = f"{EIGHT} martyr assassin brigand vortex mutant hopper reptile zombie"
LONG_HAND = f"BASTION {SIXTEEN}"
Shown = dict[str, Callable[[], Picture]]


def battle(
    mode: Mode = "duel",
    lanes: dict[Seat, tuple[str, str]] | None = None,
    hands: dict[Seat, str] | None = None,
    **rest: Any,
) -> Battle:
    """Return a match in which A is to play.

    `ogre+griffin` is a pair, `ogre-2` has suffered 2 damage, `ogre*gnome` holds a captive. An AI's
    hand is its deck; its discard pile follows a bar.
    """
    seats = {}
    for number, seat in enumerate(SEATINGS[mode].seats):
        upper, lower = {**LANES, **(lanes or {})}[seat]
        position: dict[str, Any] = {"upper": _lane(upper), "lower": _lane(lower)}
        held = {**HANDS, **(hands or {})}[seat]
        if number in SEATINGS[mode].ai:
            cards, _, discard = held.replace("BASTION ", "").partition("|")
            position |= {"stronghold": "BASTION", "deck": cards.split(), "discard": discard.split()}
        else:
            position["hand"] = held.split()
        seats[seat] = position
    position = {"format": 1, "game": "clash", "ruleset": "1.2", "mode": mode, "turn": 7}
    position |= {"active": "A", "phase": "summoning", "mana": 9, "seats": seats, **rest}
    return ClashOfDecks().load(position)


def _lane(text: str) -> list[dict[str, Any]]:
    return [_creature(word) for word in text.split()]


def _creature(word: str) -> dict[str, Any]:
    word, _, captive = word.partition("*")
    word, _, damage = word.partition("-")
    card, _, symbiote = word.partition("+")
    document: dict[str, Any] = {"card": card}
    document |= {"symbiote": symbiote} if symbiote else {}
    document |= {"damage": int(damage)} if damage else {}
    return document | ({"shackled": captive} if captive else {})


def played(state: Battle, line: str) -> tuple[Battle, list[Event]]:
    """Return the match after these moves, and their events."""
    events: list[Event] = []
    while line.strip():
        action, line = moves.read_move(state, line)
        events += state.apply(state.to_act()[0], action)
    return state, events


def breaking() -> Battle:
    """Return a match in which A's assault will break B's bastion."""
    return battle(lanes={"A": ("ogre war_beast", "carnivore"), "B": ("", "lanternfish zombie")})


def _duels() -> Shown:
    def at(lanes: dict[Seat, tuple[str, str]], **rest: Any) -> Picture:
        return board(battle("duel", lanes, **rest).view(None), [], NAMES, EN)

    def after(line: str) -> Picture:
        state, events = played(battle(), line)
        return board(state.view(None), events, NAMES, EN)

    full: dict[Seat, tuple[str, str]] = {
        "A": ("sylvan_protector+forest_elf-1 dog_handler pacifier*mesmerizer", "ogre+griffin"),
        "B": ("machine+exalting_bard titan", "democtopus sequestrator*gnome"),
    }
    without: dict[Seat, str] = {"A": "BASTION boom titan", "B": "brute BASTION lieutenant"}
    many = battle(lanes={"A": ("", ""), "B": ("", "")}, hands={"A": LONG_HAND})
    return {
        "Board: the middle of a duel": lambda: at({}),
        "Board: a creature has entered": lambda: after("gnome:u"),
        "Board: an incantation": lambda: after("boom@bl2"),
        "Board: pairs and captives": lambda: at(full, hands=without),
        "Board: eight in a lane": lambda: at({"A": (EIGHT, "")}, hands=without),
        "Board: sixteen in a lane": lambda: at({"A": (SIXTEEN, ""), "B": ("", "")}, hands=without),
        "Film of a turn": lambda: CAMERA.turn(steps(battle(), ["gnome:u", "end"]), NAMES, EN),
        "Film of a turn: a bastion falls": lambda: CAMERA.turn(
            steps(breaking(), ["end"]), NAMES, RU
        ),
        "Preview of an assault": lambda: outlook_animation(foreseen(battle(), "A"), "A", NAMES, EN),
        "Hand": lambda: hand(battle().view("A"), NAMES, EN),
        "Hand of many cards": lambda: hand(many.view("A"), NAMES, EN),
        "Board from the other side": lambda: board(battle().view("B"), [], NAMES, RU),
    }


def _tables() -> Shown:
    ai: dict[Seat, str] = {"B": "lieutenant cyclone scribe djinn lich dryad|brigand boom giant"}
    four = "two_against_two"

    def animation() -> Picture:
        return CAMERA.turn(steps(battle(four, active="C"), ["end"]), NAMES, EN, below="C")

    return {
        "Table of four": lambda: board(battle(four, active="C").view(None), [], NAMES, EN),
        "Free-for-all": lambda: board(battle("free_for_all").view(None), [], NAMES, RU),
        "Solo against an AI": lambda: board(battle("solo", hands=ai).view(None), [], NAMES, EN),
        "Film of a turn at a table of four": animation,
        "Table of four from the other side": lambda: board(battle(four).view("D"), [], NAMES, EN),
    }


def _grimoire() -> Shown:
    goal = "Destroy the Martyr in this turn."
    wanted: list[tuple[Seat, int, str]] = [("B", 0, "martyr")]
    return {
        **{
            f"Puzzle, {part}": partial(
                draw_puzzle, battle(), goal, EN, "The ogre’s toll", targets=wanted, part=part
            )
            for part in PARTS
        },
        "Film of a solution": lambda: solution_animation(steps(battle(), ["boom@bu1", "end"]), EN),
    }


def _cards() -> Shown:
    abilities = [(BY_ID["rage"], False), (BY_ID["splash"], False), (BY_ID["protection"], True)]
    return {
        "Card: a creature": lambda: face(PRINTED["ogre"], EN),
        "Card: an incantation": lambda: face(PRINTED["cyclone"], RU),
        "Ability": lambda: ability_picture(BY_ID["splash"], EN),
        "Abilities in sight": lambda: ability_page(abilities, EN),
        "Deck": lambda: deck(CARDS[40:48], "My deck", EN),
        "Preconstructed decks": lambda: ready_decks(RU),
    }


def _set_up(game: Game, setup: dict[str, Any], turns: int = 0) -> State:
    """Return a new game after some turns in which every seat makes its first legal choice."""
    state, _ = game.setup(setup, 5)
    for _ in range(turns):
        for seat in state.to_act():
            state.apply(seat, state.legal_actions(seat)[0])
    return state


def _formats() -> Shown:
    sets = ["treachery", "submersion", "elusive"]

    def drafted(mode: Mode, picks: int) -> Any:
        return _set_up(DraftGame(), draft_setup(mode, sets), picks)

    def mutated(picks: int) -> Any:
        return _set_up(MutationGame(), mutation_setup(sets[:2]), picks)

    return {
        "Draft": lambda: draft(drafted("two_against_two", 11).view(None), NAMES, EN),
        "Draft with an AI": lambda: draft(drafted("solo", 3).view(None), NAMES, RU),
        "Mutation draft: a pack": lambda: pack(mutated(8).view("B"), NAMES, EN),
        "Mutation draft: how far": lambda: draft_progress(mutated(4).view(None), NAMES, EN),
        "League": lambda: league(_league().view(None), NAMES, EN),
        "Laboratory": lambda: laboratory(_league().view(None), "A", NAMES, EN),
        "Mutation": _mutation,
        "Decks that are brought": lambda: constructed(
            _set_up(ConstructedGame(), constructed_setup("duel", "1.0"), 4).view(None), NAMES, EN
        ),
        "Champions": lambda: champions(_champions().view(None), NAMES, EN),
        "Map of a course": lambda: course_map("First steps", "clash", _stones(), EN),
    }


def _of(sets: str, start: int) -> list[str]:
    return [card.id for card in CARDS if card.set == sets][start : start + 8]


def _stones() -> list[Stone]:
    course = courses()["clash-first-steps"]
    states: list[Literal["done", "next", "later"]] = ["done"] * 6 + ["next"] + ["later"] * 99
    return [
        Stone(EN.named(each.title), state, card)
        for each, card, state in zip(course.lessons, course.cards, states, strict=False)
    ]


def _league() -> Any:
    kinds: dict[Seat, str] = {"A": "initiation", "B": "mire", "C": "elusive", "D": "slyness"}
    decks, scraps = ({seat: _of(of, start) for seat, of in kinds.items()} for start in (0, 8))
    config = {"laboratories": scraps, "match": {}}
    setup = {"ruleset": "1.2", "mode": "duel", "config": config, "decks": decks}
    return LeagueGame().setup(setup, 1)[0]


def _mutation() -> Picture:
    before = printed(PRINTED["ogre"])
    after, price = glue(before, PRINTED["alpha"], "protection", None)
    return mutation(before, after, price, 3, EN)


def _champions() -> Any:
    decks = {seat: _of("treachery", 8 * place) for place, seat in enumerate(SEATS)}
    config = {"chance": chance.ALGORITHM, "match": {"options": {"champion": True}}}
    setup = {"ruleset": "1.2", "mode": "two_against_two", "config": config, "decks": decks}
    state, _ = ChampionsGame().setup(setup, 1)
    for seat, card in zip(SEATS, ("ogre", "braggart", "titan", "alpha"), strict=True):
        state.apply(seat, ChampionsGame().read_move(state, card)[0])
    return state


def _of_results() -> Shown:
    def four() -> Picture:
        chances = [(0.25, 0.2, 0.3, 0.6), (0.25, 0.3, 0.35, 0.2), (0.25, 0.25, 0.2, 0.15)]
        chances.append((0.25, 0.25, 0.15, 0.05))
        sides = [Side(NAMES[seat], seat, each) for seat, each in zip(SEATS, chances, strict=True)]
        return review(Review(RU("game-castles"), "4 : 2 : 1 : 0", tuple(sides)), RU)

    def much() -> Profile:
        luck = Random(3)
        rises = [luck.uniform(-16, 17) for _ in range(9_999)]
        rating = Rating(
            "Clash of Decks",
            tuple(accumulate(rises, initial=1500)),
            since="12 Mar 2025",
            until="17 Oct 2026",
        )
        name = "Александра Константинопольская"
        return Profile(
            name,
            ratings=(rating,),
            records=(Bar("Clash of Decks", (5200, 310, 4490)),),
            portrait=("clash", ""),
        )

    lines = [
        Ranked(place, name, 1900 - 40 * place, 70 - place, moved)
        for place, (name, moved) in enumerate(
            [("Ann", 0), ("Bernard", 2), ("عبد الرحمن", -1), ("鈴木一郎太", "new")], 1
        )
    ]
    entries = (
        Entry("17 Oct", "Clash of Decks · draft", "Bernard", "won", 12, "clash"),
        Entry("16 Oct", "Two Worlds", "鈴木一郎太", "drawn", None, "two_worlds"),
        Entry("12 Oct", "Battle of the Castles", "عبد الرحمن", "lost", -9, "castles"),
        Entry("11 Oct", "Battle on the Bald Mountain", "Ann", "over", None, "bald_mountain"),
    )
    return {
        "Review of a duel": lambda: review(_reviewed(), EN),
        "Review of a table of four": four,
        "Profile": lambda: profile(_person(), EN),
        "Profile after 10,000 matches": lambda: profile(much(), RU),
        "Profile without a match": lambda: profile(Profile("鈴木一郎太"), EN),
        "Ranking": lambda: ranking(
            Ranking("Clash of Decks", "Autumn", tuple(lines), Ranked(1284, "Cécile", 1203, 7)), EN
        ),
        "History": lambda: history(History("Cécile", entries, "page 1"), EN),
        "Two people": lambda: comparison(_beside(), EN),
        "Somebody who solves pages": lambda: solver(_solver(), RU),
        "Answers to the daily puzzle": lambda: tries(
            Tries("Cécile", "27 Nov", (False, False, True), 1, 12), EN
        ),
        "The week of a server": lambda: draw_week(_week(), EN),
        "Result of a storm": lambda: run_result(RunResult("Cécile", "Storm", 12, 3, 14), EN),
        "Calendar of daily puzzles": lambda: calendar(_calendar(), EN),
        "Statistics of a server": lambda: statistics(_statistics(), EN),
        "Standings of an event": lambda: draw_standings(_standings(), EN),
        "Podium of an event": lambda: draw_podium(_podium(), EN),
        "Bracket of an event": lambda: draw_bracket(_bracket(), RU),
    }


def _week() -> Week:
    return Week(
        "The week",
        "23 Nov – 29 Nov",
        ((34, "matches"), (12, "players"), (141, "puzzles solved")),
        (
            Highlight("sword-cross", "Most active", "Cécile", "12 matches, 8 won"),
            Highlight(
                *("lightning-bolt", "Biggest upset", "Maximilian beat 鈴木一郎太"),
                *("238 points behind", "Clash of Decks"),
            ),
            Highlight(
                *("scale-balance", "Closest match", "Ann beat عبد الرحمن", "23 turns"),
                "Battle on the Bald Mountain",
            ),
            Highlight("puzzle", "Hardest puzzle solved", "Дарья", "rated 2140", "The long way"),
            Highlight("fire", "Longest streak of daily puzzles", "Bernard", "41 days"),
            Highlight("crown", "Season 3 won", "Ann", note="Clash of Decks · duels"),
            Highlight("trophy", "Event won", "Cécile", note="Friday night"),
        ),
    )


def _calendar() -> Calendar:
    marks: tuple[Mark | None, ...] = ("right", "frozen", "right", "wrong", "missed", "open")
    weekdays = EN.weekdays()
    return Calendar("May 2026", "streak in days: 7", weekdays, 4, (*marks, *[None] * 25))


def _statistics() -> Sheet:
    lines = Line("Ogre", 1234, Share(53, 50, 56)), Line("Titan", 42, Share(71, 56, 83))
    more = (Line("Vortex", 12),)
    head = "Cards, most played"
    return Sheet("Clash of Decks · between players", "all seasons", head, lines + more)


def _standings() -> Standings:
    rows = (
        Standing(1, "Cécile", "3", "3–0–0"),
        Standing(2, "Ann", "2", "2–0–1", "won against the next"),
        Standing(3, "Bernard", "2", "2–0–1"),
        Standing(4, "鈴木一郎太", "1½", "1–1–1", "Buchholz 4½"),
        Standing(5, "Дарья", "1½", "1–1–1", note="bye"),
        Standing(6, "Maximilian", "0", "0–0–3", note="left"),
    )
    return Standings("Friday night", "Swiss tournament · round 3 of 4", rows, 6)


def _podium() -> Podium:
    winners = Winner(1, "Cécile", "4"), Winner(2, "Ann", "3½"), Winner(3, "Bernard", "3")
    return Podium("Friday night", 12, winners)


def _bracket() -> Bracket:
    halves = (
        Pair(("Cécile", "Дарья"), ("2", "0"), 0),
        Pair(("Ann", "Bernard"), ("1", "2"), 1),
    )
    final = Pair(("Cécile", "Bernard"))
    return Bracket("Кубок осени", "Турнир на выбывание · тур 2 из 2", (halves, (final,)))


def _solver() -> Solver:
    values = (1500.0, 1540.0, 1571.0, 1519.0, 1546.0, 1570.0, 1604.0, 1592.0)
    strengths = (
        Bar("верный порядок", (31, 9)),
        Bar("Ярость", (18, 4)),
        Bar("двойная угроза", (2, 5)),
    )
    days = {"since": "2026-05-01", "until": "2026-11-26"}
    return Solver("Cécile", 1592, values, strengths=strengths, streak=12, **days)


def _reviewed() -> Review:
    ours = (0.45, 0.4, 0.42, 0.3, 0.25, 0.4, 0.62, 0.8, 0.75, 0.9, 1.0)
    sides = Side("Ann", "A", ours, True), Side("Bernard", "B", tuple(1 - each for each in ours))
    points = (
        TurningPoint(5, "Ann", "A", "There was a win: Cyclone, then the Ogre.", True),
        TurningPoint(7, "Bernard", "B", "The Titan turned the match."),
    )
    return Review("Clash of Decks · draft", "Ann won on turn 11.", sides, points)


def _person() -> Profile:
    values = (1500.0, 1540.0, 1530.0, 1580.0, 1560.0, 1610.0)
    doubt = (180.0, 120.0, 90.0, 75.0, 65.0, 60.0)
    return Profile(
        "Cécile",
        ("Champion of spring",),
        (Rating("Clash of Decks", values, doubt), Rating("Two Worlds", (), missing=2)),
        (Bar("Clash of Decks · draft", (41, 3, 22)), Bar("Two Worlds", (1, 0, 0))),
        "Bernard (1834)",
        ("Ogre", "Exalting Bard"),
        *(3, 1712, 128, 3, ("clash", "ogre")),
    )


def _beside() -> Comparison:
    ratings = (Points("Clash of Decks · duels", 1712, 1588),)
    return Comparison("Cécile", "Bernard", ratings, (Bar("Clash of Decks", (12, 2, 7)),))


def _of_further_games() -> Shown:
    """Return the pictures of every other game, in the middle of a match and at its end.

    There is one match of each mode.
    """
    shown: Shown = {}
    for plugin in PLUGINS[1:]:
        rules = plugin.part("engine")
        game, simulation = rules.games[0].id, rules.simulation
        for mode in simulation.modes if simulation else ():
            shown |= _of_mode(game, simulation, mode)
    return shown


def _of_mode(game: str, simulation: Simulation, mode: str) -> Shown:
    ui, rules = GAME_UIS[game], game_named(game)
    state, luck = simulation.begin(mode, 5, 1)
    players = dict.fromkeys(state.seats, greedy)
    before, line, turn_number = state.copy(), list[str](), rules.turn_number(state)
    for _, action, _ in moves_of(game, state, players, luck):
        line.append(str(action))
        if rules.turn_number(state) != turn_number:
            if turn_number == TURN:
                break
            before, line, turn_number = state.copy(), [], rules.turn_number(state)
    after, seat = state.copy(), state.seats[0]
    deque(moves_of(game, state, players, luck), maxlen=0)
    title = f"{game_name(game, EN)}, {mode}"
    animation = ui.animation.draw(before, line, NAMES, EN) if ui.animation is not None else None
    signs = ui.icons.explain(after.view(seat), EN) if ui.icons is not None else None
    drawings = {
        "board": ui.board(after.view(None), [], NAMES, EN),
        "board at the end": ui.board(state.view(None), [], NAMES, RU),
        "hand": ui.hand(after.view(seat), NAMES, RU),
        "film of a turn": animation,
        "signs": signs,
    }
    return {f"{title}: {what}": drawing.draw for what, drawing in drawings.items() if drawing}


def kinds() -> Shown:
    """Return functions that draw all kinds of pictures, by title."""
    return {
        **_duels(),
        **_tables(),
        **_grimoire(),
        **_cards(),
        **_formats(),
        **_of_results(),
        **_of_further_games(),
    }


README: Shown = {
    "board": lambda: _duels()["Board: a creature has entered"](),
    "hand": lambda: _duels()["Hand"](),
    "turn": lambda: CAMERA.turn(steps(breaking(), ["end"]), NAMES, EN),
    "draft": lambda: _formats()["Draft"](),
    "table": lambda: _tables()["Table of four"](),
}
"""The pictures of the README, by file name."""

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bridgekeeper: all kinds of pictures</title>
<style>
body {{ background: #fff; color: #313338; font: 16px/1.4 sans-serif; margin: 1rem; }}
section {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-bottom: 3rem; }}
h2, p {{ flex: 0 0 100%; margin: 0; }}
figure {{ margin: 0; padding: 12px; border-radius: 8px; border: 1px solid #4e505833; }}
figcaption {{ font-size: 12px; margin-bottom: 6px; }}
.dark {{ background: #2b2d31; color: #dbdee1; }}
.light {{ background: #f2f3f5; color: #313338; }}
img {{ border-radius: 8px; display: block; }}
</style>
<svg width="0" height="0">
<filter id="deuteranopia"><feColorMatrix values="
0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0"/></filter>
<filter id="protanopia"><feColorMatrix values="
0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0"/></filter>
</svg>
<h1>All kinds of pictures</h1>
{sections}
</html>
"""
SECTION = """<section><h2>{title}</h2><p>{alt}</p><p>{facts}</p>{figures}</section>"""
FIGURE = """<figure class="{theme}"><figcaption>{caption}</figcaption>
<img src="{file}" alt="" style="max-width: {width}px; max-height: {height}px; {style}"></figure>"""
VIEWS = (
    *((client, theme, "") for client in CLIENTS for theme in ("dark", "light")),
    *((CLIENTS[0], "dark", blindness) for blindness in ("deuteranopia", "protanopia")),
)
"""Clients, themes, and the colour blindness of the person who looks, if any."""


def sections(folder: Path, before: dict[str, str]) -> Iterator[str]:
    """Write a picture of each kind to the folder, and yield its HTML.

    `before` has the addresses of earlier pictures by title.
    """
    for number, (title, draw) in enumerate(kinds().items(), 1):
        picture = draw()
        file = f"{number:02}-{picture.name}"
        (folder / file).write_bytes(picture.data)
        width, height = Image.open(BytesIO(picture.data)).size
        facts = f"{width} × {height}, {len(picture.data) / 1024:.0f} KiB"
        files = {"before": before[title], "now": file} if title in before else {"": file}
        figures = "".join(
            FIGURE.format(
                theme=theme,
                caption=", ".join(filter(None, (client.name, theme, blindness, when))),
                file=shown,
                style=f"filter: url(#{blindness})" if blindness else "",
                **client.box,
            )
            for client, theme, blindness in VIEWS
            for when, shown in files.items()
        )
        alt = escape(picture.alt)
        yield SECTION.format(title=escape(title), alt=alt, facts=facts, figures=figures)


def earlier(folder: Path) -> dict[str, str]:
    """Return the addresses of the pictures of an earlier gallery by title."""
    page = (folder / "index.html").read_text("utf-8")
    found = re.findall(r'<h2>(.*?)</h2>.*?<img src="(.*?)"', page, re.DOTALL)
    return {unescape(title): (folder.resolve() / file).as_uri() for title, file in found}


def main() -> None:
    """Write the page, or the pictures of the README."""
    if sys.argv[1:] == ["readme"]:
        for name, draw in README.items():
            picture = draw()
            file = (HERE / "images" / name).with_suffix(Path(picture.name).suffix)
            file.write_bytes(picture.data)
        return
    folder = HERE / "gallery"
    folder.mkdir(exist_ok=True)
    before = earlier(Path(sys.argv[2])) if sys.argv[1:2] == ["before"] else {}
    page = PAGE.format(sections="\n".join(sections(folder, before)))
    (folder / "index.html").write_text(page, encoding="utf-8")
    print(folder / "index.html")


if __name__ == "__main__":
    main()
