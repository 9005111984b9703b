"""The message of a lobby: open with its buttons, or what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.boards.origin import started_text
from bot.games import terms_in
from bot.games.offer import Pick, Terms
from bot.store import RANDOM, Lobby, LobbyState
from bot.ui.router import Button, Select, option
from engine.core import Seat
from texts import Texts

_STYLES = {
    **dict.fromkeys(("join", "accept"), discord.ButtonStyle.success),
    "start": discord.ButtonStyle.primary,
    "decline": discord.ButtonStyle.danger,
}


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
            _button(lobby, "accept", accept),
            _button(lobby, "decline", texts("challenge-decline")),
            _button(lobby, "withdraw", texts("challenge-withdraw")),
        ),
    ]
    if picks:
        items.append(_pick_row(lobby, picks, texts(f"{terms.picks_are}-accept")))
    return items


def _table(lobby: Lobby, terms: Terms, texts: Texts) -> list[discord.ui.Item[Any]]:
    """For everybody: join, leave, start."""
    until = discord.utils.format_dt(lobby.expires_at, "t")
    host = f"<@{lobby.host_id}>"
    taken = {seat.seat for seat in lobby.seats}
    full = len(taken) == len(terms.people)

    if terms.teams:
        joins = [
            _button(
                lobby,
                "".join(team).lower(),
                texts("lobby-join-team", team=_team_text(team)),
                discord.ButtonStyle.success,
                disabled=taken >= {*team},
            )
            for team in terms.teams
        ]
    else:
        joins = [_button(lobby, "join", texts("lobby-join"), disabled=full)]
    items: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(texts("lobby-title", what=terms.title(texts))),
        discord.ui.TextDisplay(terms.description(texts)),
        discord.ui.TextDisplay(
            "\n".join(_seat_line(lobby, terms, seat, texts) for seat in terms.seats)
        ),
        discord.ui.TextDisplay(texts("lobby-expires", when=until, host=host)),
        discord.ui.ActionRow(
            *joins,
            _button(lobby, "leave", texts("lobby-leave")),
            _button(lobby, "start", texts("lobby-start"), disabled=not full),
            _button(lobby, "cancel", texts("lobby-cancel")),
        ),
    ]
    if picks := terms.picks(texts):
        items.append(_pick_row(lobby, picks, texts(f"{terms.picks_are}-question")))
    return items


def _button(
    lobby: Lobby,
    act: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Button:
    style = _STYLES.get(act, style)
    return Button(f"lobby:{act}:{lobby.id}", label, style, disabled=disabled)


def _pick_row(lobby: Lobby, picks: Sequence[Pick], placeholder: str) -> discord.ui.ActionRow[Any]:
    options = [option(pick.id, pick.label, pick.about) for pick in picks]
    return discord.ui.ActionRow(Select(f"lobby:deck:{lobby.id}", options, placeholder))


def _seat_line(lobby: Lobby, terms: Terms, seat: Seat, texts: Texts) -> str:
    """A seat, who has it, and with which deck."""
    taken = next((sitter for sitter in lobby.seats if sitter.seat == seat), None)
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
    pick = next(pick for pick in picks if pick.id == chosen)
    return f"**{pick.label}**" + (f" ({pick.about})" if pick.about and whole else "")


def _team_text(team: Sequence[Seat]) -> str:
    return " + ".join(team)


def _people(lobby: Lobby) -> dict[str, str]:
    return {"challenger": f"<@{lobby.host_id}>", "opponent": f"<@{lobby.invited_id}>"}


def _closed_text(lobby: Lobby, texts: Texts, where: str) -> str:
    if lobby.state == LobbyState.STARTED:
        people = [seat.user_id for seat in lobby.seats]
        people += [lobby.invited_id] if lobby.invited_id is not None else []
        return started_text(people, terms_in(lobby.terms), where, texts)
    if lobby.invited_id is not None:
        return texts(f"challenge-{lobby.state}", **_people(lobby))
    return texts(f"lobby-{lobby.state}", what=terms_in(lobby.terms).title(texts))
