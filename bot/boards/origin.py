"""What the message says from which a match has begun: who plays what, and where."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import terms_in
from bot.games.offer import Terms
from bot.store import Match
from texts import Texts


def begun_text(match: Match, where: str, texts: Texts) -> str:
    """Who plays what, and where."""
    terms = terms_in(match.terms)
    bots = [seat for seat in match.seats if seat.thinks]
    people = [seat for seat in match.seats if seat.user_id is not None and not seat.thinks]
    if bots and len(people) == 1:
        person, bot = f"<@{people[0].user_id}>", f"<@{bots[0].user_id}>"
        strength = texts(f"strength-{bots[0].thinks}")
        return texts("practice-begun", player=person, bot=bot, strength=strength, where=where)
    if len(terms.people) == 1:
        begun = texts("solo-begun", player=f"<@{people[0].user_id}>", where=where)
        return f"{begun}\n{terms.against(texts)}".rstrip()
    everybody = [seat.user_id for seat in match.seats if seat.user_id is not None]
    return started_text(everybody, terms, where, texts)


def started_text(people: Sequence[int], terms: Terms, where: str, texts: Texts) -> str:
    """Who has come together (user ids). Of two who play against each other, the second has accepted
    the challenge of the first."""
    players = [f"<@{user_id}>" for user_id in people]
    if len(players) == 2 and not terms.together:
        challenger, opponent = players
        return texts("challenge-accepted", challenger=challenger, opponent=opponent, where=where)
    what = terms.title(texts)
    return texts("lobby-started", what=what, players=", ".join(players), where=where)
