"""The message of a lobby: open with its buttons, or how it ended."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.game_api import game_name, read_match_settings
from bot.game_api.match_options import MatchSettings, Pick
from bot.lobby.alone import play_now_button
from bot.lobby.options import strength_name
from bot.store import RANDOM, Lobby, LobbyState
from bot.ui.escaping import mention_of
from bot.ui.replies import Layout, Part, items_of
from bot.ui.router import GREEN, RED, Button, Row, Select, controls, option
from engine.core import Seat
from opponents.thinkers import strengths_of
from texts import Texts

ALL, NO_BOTS = "all", "none"
"""Values besides a strength: `easy:all` gives the bot all free seats, `none` removes all bots."""


class LobbyView(Layout):
    """The message of a lobby that has not become a match."""

    def __init__(self, lobby: Lobby, texts: Texts, called: Sequence[int] = ()) -> None:
        """Lay out the lobby. The users in `called` (ids) are mentioned above it."""
        if lobby.state != LobbyState.OPEN:
            super().__init__(_closed_text(lobby, texts))
            return
        settings, challenge = read_match_settings(lobby.settings), lobby.invited_id is not None
        parts = (
            _challenge(lobby, settings, texts) if challenge else _gathering(lobby, settings, texts)
        )
        colour = discord.Colour.gold() if challenge else discord.Colour.teal()
        container = discord.ui.Container(*items_of(*parts), accent_colour=colour)
        super().__init__(" ".join(f"<@{user_id}>" for user_id in called), container)


def _challenge(lobby: Lobby, settings: MatchSettings, texts: Texts) -> list[Part]:
    """Lay out a challenge of one member: accept or decline."""
    people = _people(lobby, texts)
    picks = settings.offered_picks(texts)
    text = texts("challenge-text", **people)
    if picks:
        pick = _pick_text(picks, lobby.seats[0].pick)
        text = texts("challenge-text-pick", pick=pick, **people)
    until = discord.utils.format_dt(lobby.expires_at, "t")
    accept = texts(f"{settings.picks_are}-accept-random" if picks else "challenge-accept")
    return [
        texts("challenge-title", game=game_name(settings.game, texts)),
        text,
        f"**{settings.title(texts)}**\n{settings.agreement(texts)}",
        texts("challenge-expires", when=until, **people),
        controls(
            Button(f"lobby:accept:{lobby.id}", accept, GREEN),
            Button(f"lobby:decline:{lobby.id}", texts("challenge-decline"), RED),
            Button(f"lobby:withdraw:{lobby.id}", texts("challenge-withdraw")),
            play_now_button(settings.game, texts, "button-try-first"),
        ),
        _pick_row(lobby, picks, settings, "accept", texts),
    ]


def _gathering(lobby: Lobby, settings: MatchSettings, texts: Texts) -> list[Part]:
    """Lay out an open lobby: join, leave, give the bot a seat.

    With two seats it is an open challenge.
    """
    until = discord.utils.format_dt(lobby.expires_at, "t")
    host, people = mention_of(lobby.host_id, texts), {seat.seat for seat in lobby.seats}
    joins = [
        Button(
            f"lobby:{''.join(team).lower()}:{lobby.id}",
            texts("lobby-join-team", team=" + ".join(team)),
            GREEN,
            disabled=people >= {*team},
        )
        for team in settings.teams
    ] or [Button(f"lobby:join:{lobby.id}", texts("lobby-join"), GREEN)]
    two = len(settings.people) == 2
    title = texts("lobby-title-two" if two else "lobby-title", what=settings.title(texts))
    return [
        title,
        texts("lobby-rematch") if lobby.rematch_of is not None else "",
        texts("lobby-wanted", host=host) if two else "",
        settings.agreement(texts),
        "\n".join(_seat_line(lobby, settings, seat, texts) for seat in settings.seats),
        texts("lobby-expires-two" if two else "lobby-expires", when=until, host=host),
        controls(
            *joins,
            Button(f"lobby:leave:{lobby.id}", texts("lobby-leave")),
            Button(f"lobby:cancel:{lobby.id}", texts("lobby-cancel")),
            *[play_now_button(settings.game, texts, "button-try-first")] * two,
        ),
        _pick_row(lobby, settings.offered_picks(texts), settings, "question", texts),
        _bot_row(lobby, settings, texts),
    ]


def free_seats(lobby: Lobby, settings: MatchSettings) -> list[Seat]:
    """Return the seats that neither a player nor the bot has, in order."""
    taken = [*(lobby.bots or {}), *(seat.seat for seat in lobby.seats)]
    return [seat for seat in settings.people if seat not in taken]


def _bot_row(lobby: Lobby, settings: MatchSettings, texts: Texts) -> Row:
    """Lay out the select that seats the bot: on the next free seat, on all, or on none."""
    free = free_seats(lobby, settings)
    if not free:
        return controls()
    game = settings.game
    each = [(strength, strength_name(game, strength, texts)) for strength in strengths_of(game)]
    # A select keeps its value, and Discord doesn't send the same value again. So it names the seat.
    options = [
        option(f"{value}:{free[0]}", texts("lobby-bot-one", strength=text)) for value, text in each
    ]
    if len(settings.people) - len(lobby.seats) > 1:
        options += [
            option(f"{value}:{ALL}", texts("lobby-bot-all", strength=text)) for value, text in each
        ]
    if lobby.bots:
        options.append(option(NO_BOTS, texts("lobby-bot-none")))
    return controls(Select(f"lobby:bot:{lobby.id}", options, texts("lobby-bot-question")))


def _pick_row(
    lobby: Lobby, picks: Sequence[Pick], settings: MatchSettings, asked: str, texts: Texts
) -> Row:
    """Lay out the select of picks for the player's seat; empty if there are none."""
    options = [option(pick.id, pick.label, pick.about) for pick in picks]
    if not options:
        return controls()
    return controls(
        Select(f"lobby:deck:{lobby.id}", options, texts(f"{settings.picks_are}-{asked}"))
    )


def _seat_line(lobby: Lobby, settings: MatchSettings, seat: Seat, texts: Texts) -> str:
    """Return the line of a seat: its player and their deck."""
    taken, bots = lobby.seat_at(seat), lobby.bots or {}
    if seat in bots:
        who = texts("lobby-seat-bot", strength=texts(f"strength-{bots[seat]}"))
    elif seat not in settings.people:
        who = texts("seat-ai")
    elif taken is None:
        who = texts("lobby-free")
    else:
        who = mention_of(taken.user_id, texts)
        if taken.pick != RANDOM and (picks := settings.offered_picks(texts)):
            who += f" · {_pick_text(picks, taken.pick)}"
    team = next((" + ".join(team) for team in settings.teams if seat in team), "")
    return texts("lobby-seat-team" if team else "lobby-seat", seat=seat, who=who, team=team)


def _pick_text(picks: Sequence[Pick], chosen: str) -> str:
    return f"**{next(pick.label for pick in picks if pick.id == chosen)}**"


def _people(lobby: Lobby, texts: Texts) -> dict[str, str]:
    people = {"challenger": lobby.host_id, "opponent": lobby.invited_id}
    return {role: mention_of(user_id, texts) for role, user_id in people.items()}


def _closed_text(lobby: Lobby, texts: Texts) -> str:
    if lobby.invited_id is not None:
        return texts(f"challenge-{lobby.state}", **_people(lobby, texts))
    return texts(f"lobby-{lobby.state}", what=read_match_settings(lobby.settings).title(texts))
