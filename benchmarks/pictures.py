"""Measure how long pictures of matches take, encoding included, and how large they are.

    python benchmarks/pictures.py [BEGINNING]
    python benchmarks/pictures.py memory 10000

The first draws all pictures, or those whose names begin with the argument. The second draws that
many pictures of always new positions and prints the memory of the process.

Times are the best of several runs, in milliseconds of processor time and relative to a calibration
loop (a fixed piece of plain Python timed on the same machine), so that figures of different
machines can be compared. Cold: only the fonts are cached. Warm: another position with the same
cards. Next move: what the picture before a usual move has left is cached. Ten moves: the same for
the next ten pictures of a match of another game, together. A size above its limit is marked.
"""

from __future__ import annotations

import gc
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import calibration

from bot.game_api import GAME_UIS
from engine.clash import moves
from engine.clash.battle import Battle
from engine.clash.cards import CARDS
from engine.clash.cards import card as printed_card
from engine.clash.game import ClashOfDecks
from engine.clash.steps import steps
from engine.core import Seat, State
from engine.games import PLUGINS
from images.clash import animation, board, card, hand, puzzle
from images.picture import Picture
from opponents.greedy import greedy
from opponents.matches import moves as moves_of
from texts import texts_in

Row = tuple[str, Callable[[], Picture], Callable[[], None] | None]
"""What is drawn, a function that draws it, and one that prepares each run."""
RUNS = 7
BEGUN, TEN = 20, 10
"""Moves of a match of another game before the measured ones, and the number of these."""
KEPT = {"emblems", "_data", "_traced", "images.theme", "images.scripts"}
"""Caches, and modules with caches, of data and fonts, which are filled once in a process: a drawn
glyph takes 10 ms."""
LIMITS = {"board": 90, "four": 90, "puzzle": 90, "decks": 100, "laboratory": 100, "draft": 100}
"""Most KiB of pictures, by words of their names."""
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Бернард"}
EN = texts_in("en")

USUAL = {
    "A": (["ogre", "shaman"], ["carnivore"], "BASTION gnome boom troll reptile zombie titan"),
    "B": (["martyr", "assassin"], ["carapace", "mutant"], "brute FORT cyclone scribe djinn"),
}
CROWDED = {
    "A": (
        ["ogre", "shaman", "carnivore", "parasite", "alpha", "aberration"],
        ["titan", "djinn", "war_beast", "giant", "treant", "machine"],
        "zombie FORT gnome boom",
    ),
    "B": (
        ["martyr", "assassin", "brigand", "vortex", "mutant", "hopper"],
        ["carapace", "skewerer", "djinn", "reaper", "brood", "blacksmith"],
        "BASTION brute",
    ),
}


COMPANY = {
    "A": (
        ["sylvan_protector+bodyguard", "leprechaun+animated_armor", "ripper+forest_elf", "mutant"],
        ["braggart", "aberration", "machine+familiar", "lava_golem", "shaman"],
        "BASTION gnome boom troll",
    ),
    "B": (
        ["eternal_servant+banshee", "vortex", "ribbit_gang", "reptile"],
        ["foxy_yeti", "vampire_lord+hippogriff", "jailor", "toxic_thrasher", "titan"],
        "cyclone BASTION brute scribe",
    ),
}
"""Pairs of creatures and many abilities."""


def creature_of(text: str) -> dict[str, str]:
    """Return the document of a creature; `ogre+griffin` is a pair."""
    card_id, _, symbiote = text.partition("+")
    return {"card": card_id, "symbiote": symbiote} if symbiote else {"card": card_id}


def duel(lanes: dict[str, tuple[list[str], list[str], str]]) -> Battle:
    """Return a duel with these upper and lower lanes and hands, A to play."""
    return ClashOfDecks().load(
        {
            "format": 1,
            "game": "clash",
            "ruleset": "1.2",
            "mode": "duel",
            "turn": 7,
            "active": "A",
            "phase": "summoning",
            "mana": 9,
            "seats": {
                seat: {
                    "hand": held.split(),
                    "upper": [creature_of(each) for each in upper],
                    "lower": [creature_of(each) for each in lower],
                }
                for seat, (upper, lower, held) in lanes.items()
            },
        }
    )


TWELVE = {
    "A": (
        ["ogre", "shaman", "carnivore", "parasite"],
        ["titan", "war_beast"],
        "zombie FORT gnome boom",
    ),
    "B": (["martyr", "machine"], ["carapace", "skewerer"], "BASTION brute"),
}
"""A position in which the animation of the turn's end has twelve steps."""


def forget() -> None:
    """Empty the caches of sprites and labels, but not those of fonts and data (`KEPT`)."""
    for module in [each for name, each in sys.modules.items() if name.startswith("images.")]:
        for name, value in vars(module).items():
            if hasattr(value, "cache_clear") and not {name, value.__module__} & KEPT:
                value.cache_clear()


def milliseconds(draw: Callable[[], object], before: Callable[[], None] | None = None) -> float:
    """Return the best of several runs, in milliseconds."""
    best = float("inf")
    for _ in range(RUNS):
        if before is not None:
            before()
        gc.collect()
        start = time.process_time()
        draw()
        best = min(best, time.process_time() - start)
    return best * 1000


def main() -> None:
    """Print a line for each picture, or the memory that many pictures need."""
    if sys.argv[1:2] == ["memory"]:
        remember(int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
        return
    unit = milliseconds(calibration.loop)
    print(f"calibration loop: {unit:.1f} ms\n")
    print(f"{'picture':<32}{'ms':>8}{'relative':>10}{'KiB':>8}")
    for what, draw, before in (*_of_duels(), *_of_other_games()):
        if not what.startswith("".join(sys.argv[1:2])):
            continue
        draw()
        took = milliseconds(draw, before)
        size = len(draw().data) / 1024
        limit = min((most for word, most in LIMITS.items() if word in what), default=size)
        over = f"  over {limit}" if size > limit else ""
        print(f"{what:<32}{took:>8.1f}{took / unit:>10.2f}{size:>8.1f}{over}")


def remember(count: int) -> None:
    """Draw `count` boards, hands and animations; print the peak memory."""
    began = time.process_time()
    for number, drawn in zip(range(1, count + 1), _many(), strict=False):
        assert drawn.data
        if number % max(count // 10, 1) == 0:
            held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            took = time.process_time() - began
            text = f"{number:>8} pictures {held:>8.0f} MiB at most {took:>8.0f} s of processor time"
            print(text, flush=True)


def _many() -> Iterator[Picture]:
    """Yield pictures of random cards without end, for which caches hardly help."""
    chance = random.Random(1)
    creatures = [card.id for card in CARDS if card.is_creature]
    while True:
        lanes = {}
        for seat, stronghold in (("A", "BASTION"), ("B", "FORT")):
            cards = chance.sample(creatures, 12)
            lanes[seat] = cards[:4], cards[4:7], " ".join([stronghold, *cards[7:]])
        state = duel(lanes)
        yield board.board(state.view(None), [], NAMES, EN)
        yield hand.hand(state.view("A"), NAMES, EN)
        yield animation.CAMERA.turn(steps(state, ["end"]), NAMES, EN)


def _of_other_games() -> Iterator[Row]:
    """Yield the boards and hands of matches of the other games that the bot plays with itself."""
    for plugin in PLUGINS:
        rules = plugin.part("engine")
        if plugin.name != "clash" and rules.simulation is not None:
            game, mode = rules.games[0].id, next(iter(rules.simulation.modes))
            state, luck = rules.simulation.begin(mode, 5, 1)
            line, states = moves_of(game, state, dict.fromkeys(state.seats, greedy), luck), []
            for _ in islice(line, BEGUN + TEN):
                states.append(state.copy())
            for what in ("board", "hand"):
                first, *others = [_drawing(game, what, each) for each in states[BEGUN - 1 :]]
                yield f"{plugin.name} {what}, cold", others[-1], forget
                yield f"{plugin.name} {what}, warm", others[-1], None
                last, before = partial(_last, others), partial(_last, [forget, first])
                yield f"{plugin.name} {what}, ten moves", last, before


def _drawing(game: str, what: str, state: State) -> Callable[[], Picture]:
    if what == "board":
        return GAME_UIS[game].board(state.view(None), (), NAMES, EN).draw
    drawing = GAME_UIS[game].hand(state.view("A"), NAMES, EN)
    assert drawing is not None
    return drawing.draw


def _last(draw: Sequence[Callable[[], Any]]) -> Any:
    """Call these functions and return what the last one does."""
    return [each() for each in draw][-1]


def _of_duels() -> list[Row]:
    usual, crowded = duel(USUAL), duel(CROWDED)
    action, _ = moves.read_move(usual, "end")
    after = usual.copy()
    events = after.apply("A", action)

    def other_position() -> None:
        board.board(usual.view(None), [], NAMES, EN)

    def shown(state: Battle) -> Callable[[], Picture]:
        return lambda: board.board(state.view(None), [], NAMES, EN)

    def after_assault() -> Picture:
        return board.board(after.view(None), events, NAMES, EN)

    def held() -> Picture:
        return hand.hand(usual.view("A"), NAMES, EN)

    moved = usual.copy()
    moved.apply("A", moves.read_move(moved, "gnome:u")[0])

    def before_move() -> None:
        forget()
        board.board(usual.view(None), [], NAMES, EN)
        held()

    def puzzle_of(state: Battle, part: puzzle.Part) -> Callable[[], Picture]:
        return lambda: puzzle.draw_puzzle(state, "Win this turn.", EN, "The toll", part=part)

    def solution(state: Battle, *line: str) -> Callable[[], Picture]:
        return lambda: animation.solution_animation(steps(state, line), EN)

    def watched(lanes: dict[str, tuple[list[str], list[str], str]]) -> Callable[[], Picture]:
        return lambda: animation.CAMERA.turn(steps(duel(lanes), ["end"]), NAMES, EN)

    def face() -> Picture:
        return card.face(printed_card("ogre"), EN)

    sys.path.append(str(Path(__file__).parents[1] / "docs"))
    gallery = import_module("gallery")
    tables, formats = gallery._tables(), gallery._formats()

    return [
        ("board, cold", shown(usual), forget),
        ("board, warm", after_assault, other_position),
        ("board, next move", shown(moved), before_move),
        ("crowded board, cold", shown(crowded), forget),
        ("crowded board, warm", shown(crowded), None),
        ("board of pairs, cold", shown(duel(COMPANY)), forget),
        ("board of pairs, warm", shown(duel(COMPANY)), None),
        ("four players, cold", tables["Table of four"], forget),
        ("four players, warm", tables["Table of four"], None),
        ("ready decks, cold", gallery._cards()["Preconstructed decks"], forget),
        ("laboratory, cold", formats["Laboratory"], forget),
        ("draft, cold", formats["Draft"], forget),
        ("mutation draft, cold", formats["Mutation draft: a pack"], forget),
        ("hand, cold", held, forget),
        ("hand, warm", held, None),
        ("hand, next move", lambda: hand.hand(moved.view("A"), NAMES, EN), before_move),
        ("puzzle board, cold", puzzle_of(usual, "board"), forget),
        ("puzzle board, warm", puzzle_of(usual, "board"), None),
        ("puzzle hands, cold", puzzle_of(usual, "hands"), forget),
        ("puzzle hands, warm", puzzle_of(usual, "hands"), None),
        ("crowded puzzle, cold", puzzle_of(crowded, "board"), forget),
        ("crowded puzzle, warm", puzzle_of(crowded, "board"), None),
        ("film, cold", solution(usual, "gnome:u", "boom@bu1", "end"), forget),
        ("film, warm", solution(usual, "gnome:u", "boom@bu1", "end"), None),
        ("crowded film, cold", solution(crowded, "zombie:u", "boom@bl2", "end"), forget),
        ("crowded film, warm", solution(crowded, "zombie:u", "boom@bl2", "end"), None),
        ("12 steps, cold", watched(TWELVE), forget),
        ("12 steps, warm", watched(TWELVE), None),
        ("card, cold", face, forget),
        ("card, warm", face, None),
    ]


if __name__ == "__main__":
    main()
