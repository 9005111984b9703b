"""The message with which a match began: who plays what and where, and how it ended."""

from __future__ import annotations

from bot.app import App
from bot.boards.message import called, result_text
from bot.game_api import read_match_settings
from bot.matches import LiveMatch
from bot.matches.parents import is_preparation
from bot.store import Match
from bot.ui.escaping import escape_markdown, mention_of
from bot.ui.places import InChannel
from texts import Texts


def when_text(client: App, place: InChannel, texts: Texts) -> str:
    """Return when a match that begins in this channel will be shown, as far as is known."""
    if client.reach.can_send(place.guild_id, place.channel_id):
        return texts("soon")
    return texts("when-possible", command=client.mention("hand"))


def begun_text(match: Match, where: str, texts: Texts, *, invited_id: int | None = None) -> str:
    """Return who plays what, and where.

    `invited_id` is the user who was challenged, if any; seats may have been drawn at random.
    """
    settings = read_match_settings(match.settings)
    bots = [seat for seat in match.seats if seat.thinks]
    ids = [seat.user_id for seat in match.seats if seat.user_id is not None and not seat.thinks]
    people = [mention_of(user_id, texts) for user_id in ids]
    if invited_id in ids and len(people) == 2:
        challenger, opponent = people if ids[1] == invited_id else reversed(people)
        return texts("challenge-accepted", challenger=challenger, opponent=opponent, where=where)
    if bots and len(people) == 1 and len(match.seats) == 2:
        bot, strength = f"<@{bots[0].user_id}>", texts(f"strength-{bots[0].thinks}")
        return texts("practice-begun", player=people[0], bot=bot, strength=strength, where=where)
    if len(settings.people) == 1:
        begun = texts("solo-begun", player=people[0], where=where)
        return f"{begun}\n{settings.against(texts)}".rstrip()
    people += [
        texts("begun-bot", name=escape_markdown(bot.name), strength=texts(f"strength-{bot.thinks}"))
        for bot in bots
    ]
    what = settings.title(texts)
    return texts("lobby-started", what=what, players=", ".join(people), where=where)


async def last_of(client: App, match: LiveMatch) -> LiveMatch:
    """Return the match that a draft or a choice of races has finally prepared, or this one.

    Raises `UnreadableMatch`.
    """
    following = await client.store.prepared_by(match.id)
    return (
        match if following is None else await last_of(client, await client.matches.get(following))
    )


def ended_text(match: LiveMatch, where: str, texts: Texts) -> str:
    """Return what was played, how it ended, and where; empty while the match is running."""
    if match.outcome is None or is_preparation(match):
        return ""
    names = {seat: called(match, seat) for seat in match.names}
    result, what = (
        result_text(match, match.outcome, names, texts),
        read_match_settings(match.row.settings),
    )
    players = [] if match.outcome.winners else [" – ".join(names.values())]
    about = " · ".join([*players, what.title(texts)])
    return f"{result}\n-# {texts('origin-ended', what=about, where=where)}"
