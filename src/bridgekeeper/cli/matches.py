"""`replay` and `simulate`: whole matches."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator

import click

from ..engine import chance
from ..engine.clash.decks import PRECONSTRUCTED
from ..engine.clash.duel import Duel
from ..engine.clash.game import ClashOfDecks, duel_setup
from ..engine.record import Replay
from .answers import as_json_option, event_line, outcome_line, print_json, refusals
from .documents import read_document


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
            told = [
                {"move": move, "events": [event.document() for event in events]}
                for move, events in moves
            ]
            print_json(
                {
                    "position": played.game.dump(played.state),
                    "setup": told[0]["events"],
                    "moves": told[1:],
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
@click.option("--game", type=click.Choice(["clash"]), default="clash", show_default=True)
@click.option("--mode", type=click.Choice(["duel"]), default="duel", show_default=True)
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--seed", type=click.IntRange(0, (1 << 64) - 1), default=0, show_default=True, metavar="S"
)
@as_json_option
def simulate(game: str, mode: str, matches: int, seed: int, as_json: bool) -> None:
    """Play matches at random and count.

    Every match is between two different preconstructed decks; each move is drawn from all
    legal ones. The same seed gives the same matches on every machine.
    """
    wins: Counter[str] = Counter()
    turns = 0
    began = time.perf_counter()
    for number in _shown(range(matches)):
        duel = random_duel(seed, number)
        outcome = duel.outcome()
        assert outcome is not None, "played to the end"
        wins["".join(outcome.winners) or "draw"] += 1
        turns += duel.turn
    seconds = time.perf_counter() - began
    counted = {result: wins[result] for result in ("A", "B", "draw")}
    if as_json:
        print_json(
            {
                "matches": matches,
                "seconds": round(seconds, 6),
                "matches_per_second": round(matches / seconds, 1),
                "turns_per_match": round(turns / matches, 3),
                "wins": counted,
                "game": game,
                "mode": mode,
                "seed": seed,
            }
        )
        return
    click.echo(f"{matches} matches in {seconds:.2f} s, {matches / seconds:,.0f} a second")
    click.echo(f"{turns / matches:.1f} turns each")
    click.echo(", ".join(f"{result} {count}" for result, count in counted.items()))


def random_duel(seed: int, number: int) -> Duel:
    """The duel of this number, played at random to its end."""
    luck = chance.stream(seed, f"simulation {number}")
    first, luck = chance.draw(luck, len(PRECONSTRUCTED))
    step, luck = chance.draw(luck, len(PRECONSTRUCTED) - 1)
    decks = list(PRECONSTRUCTED.values())
    second = (first + 1 + step) % len(decks)
    deal, luck = chance.draw(luck, 1 << 64)
    setup = duel_setup({"A": list(decks[first]), "B": list(decks[second])})
    duel, _ = ClashOfDecks().setup(setup, deal)
    while due := duel.to_act():
        actions = duel.legal_actions(due[0])
        chosen, luck = chance.draw(luck, len(actions))
        duel.apply(due[0], actions[chosen])
    return duel


def _shown(numbers: range) -> Iterator[int]:
    """The numbers, with a bar on standard error if somebody watches."""
    if not sys.stderr.isatty():
        yield from numbers
        return
    steps = max(1, len(numbers) // 100)
    bar: Iterable[int]
    with click.progressbar(numbers, file=sys.stderr, update_min_steps=steps) as bar:
        yield from bar
