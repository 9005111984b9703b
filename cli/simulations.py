"""`simulate`: many matches, at random or between players that think, and what comes of them."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import click

from cli.answers import as_json_option, print_json
from cli.games import game_in, game_option
from engine.core import JsonObject, Seat
from engine.games import GamePlugin, game_ai_of
from engine.simulation import Simulation, at_random
from opponents.matches import PLAYERS, played

RANDOM = "random"


@dataclass
class Tally:
    """The results of the matches so far.

    Attributes:
        wins: Matches by result (the seats that won together).
        first_won: Wins of the side that began.
        alone: For each card the matches in which only one side brought it into play.
        alone_won: Those of them that this side won.
    """

    wins: Counter[str] = field(default_factory=Counter)
    first_won: int = 0
    turns: int = 0
    alone: Counter[str] = field(default_factory=Counter)
    alone_won: Counter[str] = field(default_factory=Counter)

    def count(self, winners: tuple[Seat, ...], turns: int, brought: set[tuple[str, str]]) -> None:
        """Count a match that is over.

        `brought` are the results (sides) and the cards that they brought.
        """
        result = "".join(winners)
        self.wins[result or "draw"] += 1
        self.turns += turns
        sides: dict[str, list[str]] = {}
        for side, card in brought:
            sides.setdefault(card, []).append(side)
        for card, owners in sides.items():
            if len(owners) == 1 and result:
                self.alone[card] += 1
                self.alone_won[card] += owners[0] == result

    def first(self) -> JsonObject:
        """How many matches the side that began has won, and which part of all that were won."""
        decided = self.wins.total() - self.wins["draw"]
        return {"won": self.first_won, "part": round(self.first_won / max(decided, 1), 4)}

    def cards(self) -> dict[str, JsonObject]:
        """Return of each card how many matches one side alone had it in play, draws left out.

        With it goes which part of them that side won; the most successful card comes first.
        """
        rates = {card: self.alone_won[card] / count for card, count in self.alone.items()}
        return {
            card: {"matches": self.alone[card], "won": round(rates[card], 4)}
            for card in sorted(rates, key=lambda card: (-rates[card], card))
        }


@click.command()
@game_option(lambda plugin: plugin.part("engine").simulation is not None, "simulations")
@click.option("--mode", metavar="MODE", help="How the game is played; the usual mode unless named.")
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--seed", type=click.IntRange(0, (1 << 64) - 1), default=0, show_default=True, metavar="S"
)
@click.option(
    "--player",
    type=click.Choice([RANDOM, *PLAYERS]),
    default=RANDOM,
    show_default=True,
    help="Who sits at all seats.",
)
@click.option("--cards", is_flag=True, help="Tell of each card how often who alone had it won.")
@as_json_option
def simulate(  # the options of the command
    plugin: GamePlugin,
    mode: str | None,
    matches: int,
    seed: int,
    player: str,
    cards: bool,
    as_json: bool,
) -> None:
    """Play matches and count who wins.

    The game sets up every match; each move is drawn from all legal ones, or made by a player that
    thinks about what its seat can see. One seed gives one set of matches on every machine.
    """
    simulation: Simulation = plugin.part("engine").simulation
    mode = _known_mode(mode, simulation)
    if player != RANDOM and game_ai_of(game_in(plugin)) is None:
        raise click.BadParameter(
            f"{game_in(plugin)} has no computer player.", param_hint="'--player'"
        )
    tally = Tally()
    began = time.perf_counter()
    for number in _shown(range(matches)):
        _play(plugin, simulation, mode, seed, number, player, tally)
    seconds = time.perf_counter() - began
    document = {
        "matches": matches,
        "seconds": round(seconds, 6),
        "matches_per_second": round(matches / seconds, 1),
        "turns_per_match": round(tally.turns / matches, 3),
        "wins": _counted(tally.wins, simulation.modes[mode]),
        "game": game_in(plugin),
        "mode": mode,
        "seed": seed,
        **({"player": player} if player != RANDOM else {}),
        **({"first": tally.first()} if simulation.first is not None else {}),
        **({"cards": tally.cards()} if cards else {}),
    }
    if as_json:
        print_json(document)
    else:
        _tell(document)


def _play(
    plugin: GamePlugin,
    simulation: Simulation,
    mode: str,
    seed: int,
    number: int,
    player: str,
    tally: Tally,
) -> None:
    """Play the match of this number, and count it."""
    state, luck = simulation.begin(mode, seed, number)
    if player == RANDOM:
        events = at_random(state, luck)
    else:
        seats = dict.fromkeys(state.seats, PLAYERS[player])
        events = played(game_in(plugin), state, seats, luck)
    sides = {seat: side for side in simulation.modes[mode] for seat in side}
    brought = set()
    for event in events:
        found = simulation.brought(event)
        if found is not None:
            brought.add((sides[found[0]], found[1]))
    outcome = state.outcome()
    assert outcome is not None, "played to the end"
    tally.count(outcome.winners, simulation.turns(state), brought)
    tally.first_won += simulation.first is not None and simulation.first(state) in outcome.winners


def _counted(wins: Counter[str], usual: tuple[str, ...]) -> dict[str, int]:
    """Return the results that the mode has, then others that came up, then draws."""
    shared = sorted(wins.keys() - {*usual, "draw"})
    return {result: wins[result] for result in (*usual, *shared, "draw")}


def _tell(document: JsonObject) -> None:
    matches, speed = document["matches"], document["matches_per_second"]
    click.echo(f"{matches} matches in {document['seconds']:.2f} s, {speed:,.0f} a second")
    click.echo(f"{document['turns_per_match']:.1f} turns each")
    click.echo(", ".join(f"{result} {count}" for result, count in document["wins"].items()))
    if first := document.get("first"):
        click.echo(f"whoever began {first['won']}, {first['part']:.1%} of those that were won")
    for card, facts in document.get("cards", {}).items():
        click.echo(f"{card:20} {facts['matches']:6} {facts['won']:7.1%}")


def _known_mode(mode: str | None, simulation: Simulation) -> str:
    """Return the mode, or the default.

    Raises `click.BadParameter` if the game doesn't have it.
    """
    if mode is None:
        return next(iter(simulation.modes))
    if mode not in simulation.modes:
        known = ", ".join(map(repr, simulation.modes))
        raise click.BadParameter(f"{mode!r} is not one of {known}.", param_hint="'--mode'")
    return mode


def _shown(numbers: range) -> Iterator[int]:
    """Yield the numbers, with a progress bar on a terminal."""
    if not sys.stderr.isatty():
        yield from numbers
        return
    steps = max(1, len(numbers) // 100)
    bar: Iterable[int]
    with click.progressbar(numbers, file=sys.stderr, update_min_steps=steps) as bar:
        yield from bar
