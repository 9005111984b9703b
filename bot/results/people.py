"""Who may see a player's results, and the names of games and formats in them."""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.game_api import all_match_options, game_name
from bot.store.result_tables import ResultKind
from bot.store.results import RecordLine
from bot.ui.replies import server_of
from images.charts import Bar
from texts import Texts


async def check_visible(interaction: Interaction, user_id: int) -> None:
    """Raise `Refusal` if the player hides their profile from the user who acts."""
    if user_id == interaction.user.id:
        return
    results = interaction.client.store.results
    _, profile = await results.visibility(server_of(interaction), user_id)
    if not profile:
        raise Refusal("refused-profile-hidden", player=f"<@{user_id}>")


def pool_name(game: str, kind: ResultKind, texts: Texts) -> str:
    """Name a game and a kind of play. A removed game is named by its id."""
    return played_name(game, "", kind, texts)


def played_name(game: str, format: str, kind: ResultKind, texts: Texts) -> str:
    """Name a game, its format if it has several, and the kind of play."""
    return f"{game_and_format(game, format, texts)} · {texts(f'play-{kind}')}"


def game_and_format(game: str, format: str, texts: Texts) -> str:
    """Name a game, and its format if it has several."""
    if all(match_options.game != game for match_options in all_match_options()):
        return game
    return _joined(game_name(game, texts), _format_name(game, format, texts))


def format_and_play(game: str, format: str, kind: ResultKind, texts: Texts) -> str:
    """Name a format, if the game has several, and the kind of play."""
    return _joined(_format_name(game, format, texts), texts(f"play-{kind}"))


def _format_name(game: str, format: str, texts: Texts) -> str:
    names = (each.format_name(format, texts) for each in all_match_options() if each.game == game)
    return next(names, "") if format else ""


def _joined(*names: str) -> str:
    return " · ".join(filter(None, names))


def record_bar(record: RecordLine, texts: Texts) -> Bar:
    """Return a player's wins, draws and losses as a bar."""
    name = played_name(record.game, record.format, record.kind, texts)
    return Bar(name, (record.won, record.drawn, record.lost))
