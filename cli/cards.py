"""`cards`: the printed cards."""

from __future__ import annotations

import click

from cli.answers import as_json_option, print_json, print_table, refusals
from cli.games import game_option
from engine.documents import DocumentError
from engine.games import CardList, GamePlugin


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
            print_table(card_list.heads, [card.row for card in chosen], card_list.figures)
