"""`cards`: the printed cards."""

from __future__ import annotations

import click

from cli.answers import as_json_option, print_json, refusals
from engine.clash.cards import CARDS, SETS, Card
from engine.core import JsonObject
from engine.documents import DocumentError

_HEAD = ("Set", "No.", "Id", "Name", "Cost", "Attack", "Health", "Abilities")
_NUMBERS = {"No.", "Cost", "Attack", "Health"}


@click.command()
@click.option("--set", "set_id", metavar="S", help="Only this set, such as initiation.")
@as_json_option
def cards(set_id: str | None, as_json: bool) -> None:
    """The cards, by set and number."""
    with refusals(as_json):
        known = [card_set.id for card_set in SETS]
        if set_id is not None and set_id not in known:
            raise DocumentError("set", f"there is no set {set_id!r}; known: {', '.join(known)}")
        chosen = [card for card in CARDS if set_id in (None, card.set)]
        if as_json:
            print_json([_document(card) for card in chosen])
        else:
            _print_table([_HEAD, *(_row(card) for card in chosen)])


def _document(card: Card) -> JsonObject:
    aura = card.aura_ability
    return {
        "id": card.id,
        "set": card.set,
        "number": card.number,
        "kind": "creature" if card.is_creature else "incantation",
        "name": dict(card.names),
        "cost": card.cost,
        "attack": card.attack,
        "health": card.health if card.is_creature else None,
        "abilities": [ability.id for ability in card.abilities],
        "aura": aura and aura.id,
    }


def _row(card: Card) -> tuple[str, ...]:
    aura = card.aura_ability
    abilities = [ability.name() for ability in card.abilities]
    return (
        card.set,
        str(card.number),
        card.id,
        card.name(),
        str(card.cost),
        str(card.attack),
        str(card.health) if card.is_creature else "",
        ", ".join([*abilities, *([f"aura of {aura.name()}"] if aura else [])]),
    )


def _print_table(rows: list[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(width) if head in _NUMBERS else cell.ljust(width)
            for head, cell, width in zip(_HEAD, row, widths, strict=True)
        ]
        click.echo("  ".join(cells).rstrip())
