"""The message of a lobby: open with its buttons, or what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.boards.origin import started_text
from bot.games import terms_in
from bot.games.offer import Pick, Terms
from bot.lobby.buttons import LobbyButton, LobbyDeck
from bot.store import RANDOM, Lobby, LobbyState
from engine.core import Seat
from texts import Texts


class LobbyView(discord.ui.LayoutView):
    """A lobby as it stands. `where` its match is played, if that is known."""

    def __init__(self, lobby: Lobby, texts: Texts, where: str = "") -> None:
        super().__init__(timeout=None)
        if lobby.state != LobbyState.OPEN:
            text = _closed_text(lobby, texts, where or texts("soon"))
            self.add_item(discord.ui.TextDisplay(text))
            return
        terms = terms_in(lobby.terms)
        challenge = lobby.invited_id is not None
        items = _challenge(lobby, terms, texts) if challenge else _table(lobby, terms, texts)
        colour = discord.Colour.gold() if challenge else discord.Colour.teal()
        self.add_item(discord.ui.Container(*items, accent_colour=colour))


def _challenge(lobby: Lobby, terms: Terms, texts: Texts) -> list[discord.ui.Item[Any]]:
    """For one person: accept or decline."""
    people = _people(lobby)
    picks = terms.picks(texts)
    text = texts("challenge-text", **people)
    if picks:
        pick = _pick_text(picks, lobby.seats[0].pick)
        text = texts("challenge-text-pick", pick=pick, **people)
    until = discord.utils.format_dt(lobby.expires_at, "t")
    accept = texts(f"{terms.picks_are}-accept-random" if picks else "challenge-accept")
    items: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(texts("challenge-title", game=texts(f"game-{terms.game}"))),
        discord.ui.TextDisplay(text),
        discord.ui.TextDisplay(f"**{terms.title(texts)}**\n{terms.description(texts)}"),
        discord.ui.TextDisplay(texts("challenge-expires", when=until, **people)),
        discord.ui.ActionRow(
            LobbyButton("accept", lobby.id, accept),
            LobbyButton("decline", lobby.id, texts("challenge-decline")),
            LobbyButton("withdraw", lobby.id, texts("challenge-withdraw")),
        ),
    ]
    if picks:
        items.append(_pick_row(lobby, picks, texts(f"{terms.picks_are}-accept")))
    return items


def _table(lobby: Lobby, terms: Terms, texts: Texts) -> list[discord.ui.Item[Any]]:
    """For everybody: join, leave, start."""
    until = discord.utils.format_dt(lobby.expires_at, "t")
    host = f"<@{lobby.host_id}>"
    taken = {each.seat for each in lobby.seats}
    full = len(taken) == len(terms.people)

    def button(act: str, label: str, *, enabled: bool = True) -> LobbyButton:
        return LobbyButton(act, lobby.id, label, enabled=enabled)

    if terms.teams:
        joins = [
            button(
                "".join(team).lower(),
                texts("lobby-join-team", team=_team_text(team)),
                enabled=not taken >= {*team},
            )
            for team in terms.teams
        ]
    else:
        joins = [button("join", texts("lobby-join"), enabled=not full)]
    items: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(texts("lobby-title", what=terms.title(texts))),
        discord.ui.TextDisplay(terms.description(texts)),
        discord.ui.TextDisplay(
            "\n".join(_seat_line(lobby, terms, seat, texts) for seat in terms.seats)
        ),
        discord.ui.TextDisplay(texts("lobby-expires", when=until, host=host)),
        discord.ui.ActionRow(
            *joins,
            button("leave", texts("lobby-leave")),
            button("start", texts("lobby-start"), enabled=full),
            button("cancel", texts("lobby-cancel")),
        ),
    ]
    if picks := terms.picks(texts):
        items.append(_pick_row(lobby, picks, texts(f"{terms.picks_are}-question")))
    return items


def _pick_row(lobby: Lobby, picks: Sequence[Pick], placeholder: str) -> discord.ui.ActionRow[Any]:
    options = [
        discord.SelectOption(label=pick.label, value=pick.id, description=pick.about[:100] or None)
        for pick in picks
    ]
    return discord.ui.ActionRow(LobbyDeck(lobby.id, options, placeholder))


def _seat_line(lobby: Lobby, terms: Terms, seat: Seat, texts: Texts) -> str:
    """A seat, who has it, and with which deck."""
    taken = next((each for each in lobby.seats if each.seat == seat), None)
    if seat not in terms.people:
        who = texts("seat-ai")
    elif taken is None:
        who = texts("lobby-free")
    else:
        who = f"<@{taken.user_id}>"
        if taken.pick != RANDOM and (picks := terms.picks(texts)):
            who += f" · {_pick_text(picks, taken.pick, whole=False)}"
    team = next((_team_text(team) for team in terms.teams if seat in team), "")
    return texts("lobby-seat-team" if team else "lobby-seat", seat=seat, who=who, team=team)


def _pick_text(picks: Sequence[Pick], chosen: str, *, whole: bool = True) -> str:
    """What somebody has chosen, with what it is or without."""
    pick = next(each for each in picks if each.id == chosen)
    return f"**{pick.label}**" + (f" ({pick.about})" if pick.about and whole else "")


def _team_text(team: Sequence[Seat]) -> str:
    return " + ".join(team)


def _people(lobby: Lobby) -> dict[str, str]:
    return {"challenger": f"<@{lobby.host_id}>", "opponent": f"<@{lobby.invited_id}>"}


def _closed_text(lobby: Lobby, texts: Texts, where: str) -> str:
    if lobby.state == LobbyState.STARTED:
        people = [each.user_id for each in lobby.seats]
        people += [lobby.invited_id] if lobby.invited_id is not None else []
        return started_text(people, terms_in(lobby.terms), where, texts)
    if lobby.invited_id is not None:
        return texts(f"challenge-{lobby.state}", **_people(lobby))
    return texts(f"lobby-{lobby.state}", what=terms_in(lobby.terms).title(texts))
