"""`/card`: a card of any game, looked up by its name in any language."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from discord import app_commands

from bot.app import Interaction
from bot.commands.finding import game_meant
from bot.errors import Refusal
from bot.game_api import game_name, guide_of, plugins
from bot.game_api.lookup import CardBook, CardPage
from bot.lobby.options import suggested_games
from bot.results.statistics import card_statistics_button
from bot.ui.acknowledgement import Choices, autocomplete, publish, shown
from bot.ui.commands import command
from bot.ui.escaping import escape_markdown
from bot.ui.names import Names
from bot.ui.pictures import draw_picture_for, files_of, gallery
from bot.ui.replies import Layout, Part, respond, texts_for
from bot.ui.router import Button, controls

OF = ":"
"""Separator of game and card, for a card whose id or name another game has too."""

Found: TypeAlias = "tuple[str, str]"
"""A card: the id of its game, and its own id."""


@autocomplete
async def _card_names(interaction: Interaction, typed: str) -> Choices:
    texts = texts_for(interaction)
    try:
        books = await _books(interaction, interaction.namespace.game)
    except Refusal:  # the command itself will say so
        return []
    names, first = _names(books), next(iter(books), None)
    found = names.offered(typed, texts.language)
    return shown(
        (
            f"{books[game].label(card_id, texts)} · {game_name(game, texts)}",
            card_id if names.named(card_id) == (game, card_id) else f"{game}{OF}{card_id}",
        )
        for game, card_id in sorted(found, key=lambda each: each[0] != first)
    )


@command("command-card")
@app_commands.autocomplete(name=_card_names)
async def card_command(
    interaction: Interaction, name: str, share: bool = False, game: str | None = None
) -> None:
    """Show a card's picture, text and rules."""
    texts, books = texts_for(interaction), await _books(interaction, game)
    before, _, after = name.partition(OF)
    if after and before in books:
        books, name = {before: books[before]}, after
    found = _names(books).one(name, texts.language)
    if found is None:
        raise Refusal("refused-unknown-card", name=escape_markdown(name))
    page, rules = books[found[0]].page(found[1], texts), guide_of(found[0]).button("rules", texts)
    of_game = replace(page, heading=f"{page.heading}\n-# {game_name(found[0], texts)}")
    figures = card_statistics_button(*found, texts)
    more = (rules, *[figures] * (interaction.guild_id is not None))
    await show_page(interaction, of_game, *more, share=share)


card_command.autocomplete("game")(suggested_games)


async def _books(interaction: Interaction, game: str | None) -> dict[str, CardBook]:
    """Return the books of cards by game: of the named game only, else of all games.

    Of all games, the one that the player plays or the server's default comes first. Raises
    `Refusal`.
    """
    meant = await game_meant(interaction, game)
    books = {
        plugin.match_options.game: plugin.cards for plugin in plugins() if plugin.cards is not None
    }
    usual = {meant: books.pop(meant)} if meant in books else {}
    return usual if game is not None else {**usual, **books}


def _names(books: dict[str, CardBook]) -> Names[Found]:
    return Names(
        ((game, card_id), card_id, names)
        for game, book in books.items()
        for card_id, names in book.cards
    )


async def show_page(interaction: Interaction, page: CardPage, *more: Button, share: bool) -> None:
    """Show a picture with text above and below, to the user or (with `share`) to the channel.

    `more` are buttons to more information.
    """
    if share:
        interaction.client.quotas.post(interaction)
    picture = await draw_picture_for(interaction, page.drawing)
    parts: list[Part] = [page.heading, gallery(picture), page.below, controls(*more)]
    if share:
        await publish(interaction, Layout(*parts), files=files_of(picture))
    else:
        await respond(interaction, *parts, picture=picture)


COMMANDS = (card_command,)
