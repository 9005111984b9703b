"""`cards`: the printed cards."""

from __future__ import annotations

import click

from cli.answers import as_json_option, print_json, refusals
from cli.games import game_option
from engine.documents import DocumentError
from engine.games import CardList, GamePlugin, ListedCard


@click.command()
@game_option(lambda plugin: plugin.part("engine").cards is not None, "cards")
@click.option("--set", "set_id", metavar="S", help="Only this set, such as initiation.")
@as_json_option
def cards(plugin: GamePlugin, set_id: str | None, as_json: bool) -> None:
    """List the cards, by set and number."""
    with refusals(as_json):
        card_list: CardList = plugin.part("engine").cards
        listed = card_list.cards()
        known = dict.fromkeys(card.set for card in listed)
        if set_id is not None and set_id not in known:
            raise DocumentError("set", f"there is no set {set_id!r}; known: {', '.join(known)}")
        chosen = [card for card in listed if set_id in (None, card.set)]
        if as_json:
            print_json([card.document for card in chosen])
        else:
            _print_table(card_list, chosen)


def _print_table(card_list: CardList, cards: list[ListedCard]) -> None:
    rows = [card_list.heads, *[card.row for card in cards]]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(width) if head in card_list.figures else cell.ljust(width)
            for head, cell, width in zip(card_list.heads, row, widths, strict=True)
        ]
        click.echo("  ".join(cells).rstrip())
