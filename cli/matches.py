"""`replay` and `simulate`: whole matches."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator

import click

from cli.answers import as_json_option, event_line, outcome_line, print_json, refusals
from cli.documents import read_document
from engine import chance
from engine.clash.battle import Battle
from engine.clash.cards import CARDS, SETS
from engine.clash.decks import AI_SIZE, PRECONSTRUCTED, SIZE
from engine.clash.duel import Duel
from engine.clash.game import ClashOfDecks, duel_setup, setup_of
from engine.clash.seating import SEATINGS, Mode
from engine.core import Seat
from engine.record import Replay


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
@click.option("--mode", type=click.Choice(list(SEATINGS)), default="duel", show_default=True)
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--seed", type=click.IntRange(0, (1 << 64) - 1), default=0, show_default=True, metavar="S"
)
@as_json_option
def simulate(game: str, mode: Mode, matches: int, seed: int, as_json: bool) -> None:
    """Play matches at random and count.

    Every match is between different preconstructed decks, in co-op with the cards of two sets;
    each move is drawn from all legal ones. The same seed gives the same matches on every
    machine.
    """
    wins: Counter[str] = Counter()
    turns = 0
    began = time.perf_counter()
    for number in _shown(range(matches)):
        battle = random_match(mode, seed, number)
        outcome = battle.outcome()
        assert outcome is not None, "played to the end"
        wins["".join(outcome.winners) or "draw"] += 1
        turns += battle.turn
    seconds = time.perf_counter() - began
    usual = _usual_results(mode)
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
                "game": game,
                "mode": mode,
                "seed": seed,
            }
        )
        return
    click.echo(f"{matches} matches in {seconds:.2f} s, {matches / seconds:,.0f} a second")
    click.echo(f"{turns / matches:.1f} turns each")
    click.echo(", ".join(f"{result} {count}" for result, count in counted.items()))


def _usual_results(mode: Mode) -> tuple[str, ...]:
    """The seats that win together, in this mode."""
    seating = SEATINGS[mode]
    if not seating.teams:
        return seating.seats
    return "".join(seating.seats[::2]), "".join(seating.seats[1::2])


def random_match(mode: Mode, seed: int, number: int) -> Battle:
    """The match of this mode and number, played at random to its end; AIs are the quick ones."""
    if mode == "duel":
        return random_duel(seed, number)
    luck = chance.stream(seed, f"simulation {mode} {number}")
    deal, luck = chance.draw(luck, 1 << 62)
    battle, _ = ClashOfDecks().setup(setup_of(mode, _dealt(mode, deal)), deal)
    _play_out(battle, luck)
    return battle


def _dealt(mode: Mode, deal: int) -> dict[Seat, list[str]]:
    """Decks for all seats: preconstructed ones, three of them for an AI; in co-op two sets."""
    seating = SEATINGS[mode]
    if mode == "coop":
        sets = {each.id for each in chance.shuffled(SETS, deal)[:2]}
        cards = [each.id for each in CARDS if each.set in sets]
        cards = chance.shuffled(cards, chance.stream(deal, "cards"))
    else:
        cards = [card for deck in chance.shuffled(PRECONSTRUCTED.values(), deal) for card in deck]
    decks: dict[Seat, list[str]] = {}
    for number, seat in enumerate(seating.seats):
        size = AI_SIZE if number in seating.ai else SIZE
        decks[seat], cards = cards[:size], cards[size:]
    return decks


def random_duel(seed: int, number: int) -> Duel:
    """The duel of this number, played at random to its end."""
    luck = chance.stream(seed, f"simulation {number}")
    first, luck = chance.draw(luck, len(PRECONSTRUCTED))
    step, luck = chance.draw(luck, len(PRECONSTRUCTED) - 1)
    decks = list(PRECONSTRUCTED.values())
    second = (first + 1 + step) % len(decks)
    deal, luck = chance.draw(luck, 1 << 64)
    setup = duel_setup({"A": list(decks[first]), "B": list(decks[second])})
    duel, _ = ClashOfDecks().setup_duel(setup, deal)
    _play_out(duel, luck)
    return duel


def _play_out(battle: Battle, luck: int) -> None:
    """Every move drawn from all legal ones."""
    while due := battle.to_act():
        actions = battle.legal_actions(due[0])
        chosen, luck = chance.draw(luck, len(actions))
        battle.apply(due[0], actions[chosen])


def _shown(numbers: range) -> Iterator[int]:
    """The numbers, with a bar on standard error if somebody watches."""
    if not sys.stderr.isatty():
        yield from numbers
        return
    steps = max(1, len(numbers) // 100)
    bar: Iterable[int]
    with click.progressbar(numbers, file=sys.stderr, update_min_steps=steps) as bar:
        yield from bar
