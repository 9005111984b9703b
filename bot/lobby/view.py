"""The message of a lobby: open with its buttons, or what became of it."""

from __future__ import annotations

from typing import Any

import discord

from bot.games.clash.preconstructed import RANDOM, deck_choices, deck_told
from bot.games.clash.solo.beginning import solo_text
from bot.games.clash.terms import Terms, title, told
from bot.store import Lobby, Match
from bot.ui.router import Button, Select, option
from engine.core import Seat
from texts import Texts

_STYLES = {
    **dict.fromkeys(("join", "ac", "bd", "accept"), discord.ButtonStyle.success),
    "start": discord.ButtonStyle.primary,
    "decline": discord.ButtonStyle.danger,
}


class LobbyView(discord.ui.LayoutView):
    """A lobby as it stands. `where` its match is played, if that is known."""

    def __init__(self, lobby: Lobby, texts: Texts, where: str = "") -> None:
        super().__init__(timeout=None)
        if lobby.state != "open":
            text = _closed_text(lobby, texts, where or texts("soon"))
            self.add_item(discord.ui.TextDisplay(text))
            return
        terms = Terms.read(lobby.terms)
        challenge = lobby.invited_id is not None
        items = _challenge(lobby, terms, texts) if challenge else _table(lobby, terms, texts)
        colour = discord.Colour.gold() if challenge else discord.Colour.teal()
        self.add_item(discord.ui.Container(*items, accent_colour=colour))


def _challenge(lobby: Lobby, terms: Terms, texts: Texts) -> list[discord.ui.Item[Any]]:
    """For one person: accept or decline."""
    people = _people(lobby)
    decks = terms.format == "preconstructed"
    text = texts("challenge-text-terms", **people)
    if decks:
        deck = deck_told(lobby.seats[0].deck, texts)
        text = texts("challenge-text", deck=deck, **people)
    until = discord.utils.format_dt(lobby.expires_at, "t")
    accept = texts("challenge-accept" if decks else "challenge-accept-terms")
    items: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(texts("challenge-title")),
        discord.ui.TextDisplay(text),
        discord.ui.TextDisplay(f"**{title(terms, texts)}**\n{told(terms, texts)}"),
        discord.ui.TextDisplay(texts("challenge-expires", when=until, **people)),
        discord.ui.ActionRow(
            _button(lobby, "accept", accept),
            _button(lobby, "decline", texts("challenge-decline")),
            _button(lobby, "withdraw", texts("challenge-withdraw")),
        ),
    ]
    if decks:
        items.append(_deck_row(lobby, texts("challenge-accept-deck"), texts))
    return items


def _table(lobby: Lobby, terms: Terms, texts: Texts) -> list[discord.ui.Item[Any]]:
    """For everybody: join, leave, start."""
    until = discord.utils.format_dt(lobby.expires_at, "t")
    host = f"<@{lobby.host_id}>"
    taken = {each.seat for each in lobby.seats}
    full = len(taken) == len(terms.people)

    if terms.teams:
        joins = [
            _button(lobby, "ac", texts("lobby-join-ac"), disabled=taken >= {"A", "C"}),
            _button(lobby, "bd", texts("lobby-join-bd"), disabled=taken >= {"B", "D"}),
        ]
    else:
        joins = [_button(lobby, "join", texts("lobby-join"), disabled=full)]
    items: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(texts("lobby-title", what=title(terms, texts))),
        discord.ui.TextDisplay(told(terms, texts)),
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
    if terms.format == "preconstructed":
        items.append(_deck_row(lobby, texts("lobby-deck"), texts))
    return items


def _button(lobby: Lobby, act: str, label: str, *, disabled: bool = False) -> Button:
    style = _STYLES.get(act, discord.ButtonStyle.secondary)
    return Button(f"lobby:{act}:{lobby.id}", label, style, disabled=disabled)


def _deck_row(lobby: Lobby, placeholder: str, texts: Texts) -> discord.ui.ActionRow[Any]:
    options = [option(each.id, each.label, each.about) for each in deck_choices(texts)]
    return discord.ui.ActionRow(Select(f"lobby:deck:{lobby.id}", options, placeholder))


def _seat_line(lobby: Lobby, terms: Terms, seat: Seat, texts: Texts) -> str:
    """A seat, who has it, and with which deck."""
    taken = next((each for each in lobby.seats if each.seat == seat), None)
    if seat not in terms.people:
        who = texts("seat-ai")
    elif taken is None:
        who = texts("lobby-free")
    else:
        who = f"<@{taken.user_id}>"
        if taken.deck != RANDOM:
            who += f" · {deck_told(taken.deck, texts, cards=False)}"
    team = ("A + C" if seat in "AC" else "B + D") if terms.teams else ""
    return texts("lobby-seat-team" if team else "lobby-seat", seat=seat, who=who, team=team)


def _people(lobby: Lobby) -> dict[str, str]:
    return {"challenger": f"<@{lobby.host_id}>", "opponent": f"<@{lobby.invited_id}>"}


def _closed_text(lobby: Lobby, texts: Texts, where: str) -> str:
    if lobby.state == "started":
        people = [each.user_id for each in lobby.seats]
        people += [lobby.invited_id] if lobby.invited_id is not None else []
        return _started(people, Terms.read(lobby.terms), where, texts)
    if lobby.invited_id is not None:
        return texts(f"challenge-{lobby.state}", **_people(lobby))
    return texts(f"lobby-{lobby.state}", what=title(Terms.read(lobby.terms), texts))


def started_text(match: Match, where: str, texts: Texts) -> str:
    """What the message of a lobby says when its match has begun, and where."""
    if match.terms and match.terms["mode"] == "solo":
        return solo_text(match, where, texts)
    people = [seat.user_id for seat in match.seats if seat.user_id is not None]
    return _started(people, Terms.read(match.terms), where, texts)


def _started(people: list[int], terms: Terms, where: str, texts: Texts) -> str:
    """Of two who duel, the second has accepted the challenge of the first."""
    players = [f"<@{user_id}>" for user_id in people]
    if len(players) == 2 and terms.mode == "duel":
        challenger, opponent = players
        return texts("challenge-accepted", challenger=challenger, opponent=opponent, where=where)
    what = title(terms, texts)
    return texts("lobby-started", what=what, players=", ".join(players), where=where)
