"""`replay` and `simulate`: whole matches."""

from __future__ import annotations

import click

from cli.answers import as_json_option, event_line, outcome_line, print_json, refusals
from cli.documents import read_document
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
