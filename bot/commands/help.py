"""`/help`: a game in one minute."""

from __future__ import annotations

from bot.app import Interaction
from bot.commands.finding import match_to_complete
from bot.house import rooms
from bot.learning import way_to_learn
from bot.lobby.options import game_of, suggested_games
from bot.ui.commands import command
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import respond, texts_for


@command("command-help")
async def help_command(interaction: Interaction, game: str | None = None) -> None:
    """Explain a game in one minute.

    It is the one that is named, else that of the match that the person plays here, or the only one
    they play; else the server's usual one.
    """
    if game is None and (match := await match_to_complete(interaction)) is not None:
        game = next(room.offer.game for room in rooms() if match.game.id in room.tables)
    offer = await game_of(interaction, game)
    client, texts = interaction.client, texts_for(interaction)
    words, drawing = offer.help(texts, client.mention), offer.help_picture(texts)
    learn = way_to_learn(offer.game, texts)
    if drawing is None:
        await respond(interaction, words, learn)
        return
    picture = await draw_picture_for(interaction, drawing)
    await respond(interaction, words, gallery(picture), learn, picture=picture)


help_command.autocomplete("game")(suggested_games)
