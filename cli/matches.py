"""`replay` and `simulate`: whole matches."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator

import click

from cli.answers import as_json_option, event_line, outcome_line, print_json, refusals
from cli.documents import read_document
from cli.games import game_in, game_option
from engine.games import Room
from engine.record import Replay
from engine.simulation import Simulation


@click.command()
@click.argument("match", metavar="MATCH.json")
@as_json_option
def replay(match: str, as_json: bool) -> None:
    """Play a recorded match again and check its result.

    MATCH.json is a match record; - is standard input. A record with an illegal move or
    another result than its moves lead to is refused.
    """
    with refusals(as_json):
        played = Replay(read_document(match))
        moves = list(played)
        outcome = played.outcome
        if as_json:
            documents = [
                {"move": move, "events": [event.document() for event in events]}
                for move, events in moves
            ]
            print_json(
                {
                    "position": played.game.dump(played.state),
                    "setup": documents[0]["events"],
                    "moves": documents[1:],
                    "outcome": outcome
                    and {"winner": list(outcome.winners), "reason": outcome.reason},
                }
            )
            return
        for move, events in moves:
            click.echo(move or "set-up")
            for event in events:
                click.echo(f"  {event_line(event)}")
        click.echo(outcome_line(outcome) if outcome else "not finished")


@click.command()
@game_option(lambda room: room.part("engine").simulation is not None, "simulations")
@click.option("--mode", metavar="MODE", help="How the game is played; the usual mode unless named.")
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--seed", type=click.IntRange(0, (1 << 64) - 1), default=0, show_default=True, metavar="S"
)
@as_json_option
def simulate(room: Room, mode: str | None, matches: int, seed: int, as_json: bool) -> None:
    """Play matches at random and count.

    The game sets up every match; each move is drawn from all legal ones. The same seed gives the
    same matches on every machine.
    """
    simulation: Simulation = room.part("engine").simulation
    mode = _known_mode(mode, simulation)
    wins: Counter[str] = Counter()
    turns = 0
    began = time.perf_counter()
    for number in _shown(range(matches)):
        state = simulation.play(mode, seed, number)
        outcome = state.outcome()
        assert outcome is not None, "played to the end"
        wins["".join(outcome.winners) or "draw"] += 1
        turns += simulation.turns(state)
    seconds = time.perf_counter() - began
    usual = simulation.modes[mode]
    shared = sorted(wins.keys() - {*usual, "draw"})
    counted = {result: wins[result] for result in (*usual, *shared, "draw")}
    if as_json:
        print_json(
            {
                "matches": matches,
                "seconds": round(seconds, 6),
                "matches_per_second": round(matches / seconds, 1),
                "turns_per_match": round(turns / matches, 3),
                "wins": counted,
                "game": game_in(room),
                "mode": mode,
                "seed": seed,
            }
        )
        return
    click.echo(f"{matches} matches in {seconds:.2f} s, {matches / seconds:,.0f} a second")
    click.echo(f"{turns / matches:.1f} turns each")
    click.echo(", ".join(f"{result} {count}" for result, count in counted.items()))


def _known_mode(mode: str | None, simulation: Simulation) -> str:
    """The mode, or the usual one. Raises `click.BadParameter` for one that the game has not."""
    if mode is None:
        return next(iter(simulation.modes))
    if mode not in simulation.modes:
        known = ", ".join(map(repr, simulation.modes))
        raise click.BadParameter(f"{mode!r} is not one of {known}.", param_hint="'--mode'")
    return mode


def _shown(numbers: range) -> Iterator[int]:
    """The numbers, with a bar on standard error if somebody watches."""
    if not sys.stderr.isatty():
        yield from numbers
        return
    steps = max(1, len(numbers) // 100)
    bar: Iterable[int]
    with click.progressbar(numbers, file=sys.stderr, update_min_steps=steps) as bar:
        yield from bar
