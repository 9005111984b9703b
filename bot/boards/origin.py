"""What the message says from which a match has begun: who plays what, and where."""

from __future__ import annotations

from bot.app import App
from bot.house import terms_in
from bot.store import Match
from bot.ui.escaping import escape_markdown
from bot.ui.places import Placed
from texts import Texts


def when_text(client: App, place: Placed, texts: Texts) -> str:
    """Tell when a match that begins in this channel is shown, as far as is known."""
    if client.reach.can_send(place.guild_id, place.channel_id):
        return texts("soon")
    return texts("when-possible", command=client.mention("hand"))


def begun_text(match: Match, where: str, texts: Texts, *, invited_id: int | None = None) -> str:
    """Tell who plays what, and where.

    `invited_id`: who was challenged, wherever they sit by lot.
    """
    terms = terms_in(match.terms)
    bots = [seat for seat in match.seats if seat.thinks]
    ids = [seat.user_id for seat in match.seats if seat.user_id is not None and not seat.thinks]
    people = [f"<@{user_id}>" for user_id in ids]
    if invited_id in ids and len(people) == 2:
        challenger, opponent = people if ids[1] == invited_id else reversed(people)
        return texts("challenge-accepted", challenger=challenger, opponent=opponent, where=where)
    if bots and len(people) == 1 and len(match.seats) == 2:
        bot, strength = f"<@{bots[0].user_id}>", texts(f"strength-{bots[0].thinks}")
        return texts("practice-begun", player=people[0], bot=bot, strength=strength, where=where)
    if len(terms.people) == 1:
        begun = texts("solo-begun", player=people[0], where=where)
        return f"{begun}\n{terms.against(texts)}".rstrip()
    people += [
        texts("begun-bot", name=escape_markdown(bot.name), strength=texts(f"strength-{bot.thinks}"))
        for bot in bots
    ]
    what = terms.title(texts)
    return texts("lobby-started", what=what, players=", ".join(people), where=where)
