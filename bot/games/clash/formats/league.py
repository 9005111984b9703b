"""The mutation league in Discord.

Players choose fragments, preview them and glue them. The duels of a round are matches of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.game_api.drawings import as_it_stood, make_drawing
from bot.game_api.extras import Icons, Parent, Preview, Previews
from bot.game_api.questions import MoveChoice, SeatNames
from bot.games.clash.choosing import CardChoice, CardUI
from bot.games.clash.formats.league_story import LeagueTelling, figure, fragment, glued, players
from bot.games.clash.signs import cards_explained
from engine.clash.cards import card
from engine.clash.decks import SIZE
from engine.clash.formats.ahead import PREPARED
from engine.clash.formats.fragments import Form, glue
from engine.clash.formats.league import (
    DONE,
    DRAW,
    POINTS,
    Glue,
    League,
    LeagueGame,
    LeagueView,
    Result,
    result_of,
)
from engine.clash.formats.standings import BASTION_HEALTH, ROUNDS, Pairing
from engine.clash.state import Board
from engine.core import EventBase, IllegalAction, JsonObject, Outcome, Seat
from images.clash.laboratory import laboratory, mutation
from images.clash.league import league
from images.clash.league_alt import changes, laboratory_alt, league_alt, mutation_alt
from images.picture import Drawing
from texts import Texts


def _explain(view: LeagueView, texts: Texts) -> Drawing | None:
    """Explain the icons of the player's creatures and laboratory, as they were printed."""
    cards = [
        card
        for player in view.players
        if player.seat == view.viewer
        for card in (
            *(form.card for form in player.creatures),
            *player.incantations,
            *(each.card for each in player.laboratory),
        )
    ]
    return cards_explained(cards, texts)


def _preview(state: League, seat: Seat, move: str, texts: Texts) -> Preview:
    """Return the creature before and after a mutation. Raises `IllegalAction`."""
    action, _ = LeagueGame().read_move(state, move)
    if not isinstance(action, Glue):
        raise IllegalAction("not_in_this_phase", move=move)
    future = state.copy()
    future.apply(seat, action)
    before, after, price = _mutation(state, seat, action)
    left = future.points[seat]
    text = texts(
        "league-preview",
        mutation=glued(action, texts),
        change=", ".join(changes(before, after, texts)),
        price=figure(price),
        points=figure(left),
    )
    facts = before, after, price, left, texts
    key = ("mutation", before, after, price, left, texts.language)
    return Preview(text, Drawing(key, partial(mutation, *facts), partial(mutation_alt, *facts)))


def _report(
    state: League, seats: Mapping[Seat, Seat], played: object, outcome: Outcome
) -> tuple[Seat, str] | None:
    """Return the report of a duel's result by the seat that went first in it.

    None if the league doesn't wait for this duel, or it is still being prepared.
    """
    pairing = Pairing(seats["A"], seats["B"])
    if pairing not in state.coming or outcome.reason == PREPARED.reason:
        return None
    if isinstance(played, Board):
        return pairing.first, str(result_of(played, outcome, seats))
    full = SIZE + BASTION_HEALTH  # given up before anyone had moved
    results = [Result(seats[winner], full) for winner in outcome.winners]
    return pairing.first, str(results[0] if results else DRAW)


def _part(seats: Mapping[Seat, Seat], names: SeatNames, texts: Texts) -> str:
    """Name the round of a duel and its players, the one who goes first before the other."""
    pairing = Pairing(seats["A"], seats["B"])
    number = next(number for number, duels in enumerate(ROUNDS, 1) if pairing in duels)
    duel = players(str(pairing), names)
    return texts("league-duel", round=number, rounds=len(ROUNDS), duel=duel)


class LeagueUI(CardUI[League, LeagueView, EventBase]):
    """Shows a league: rounds of two duels, each after a mutation phase."""

    listed = True
    telling = LeagueTelling
    icons = Icons(_explain)
    previews = Previews(_preview)
    parent = Parent(_report, _part)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return the rules of the league shown before the first move."""
        return [texts("league-introduction", rounds=len(ROUNDS), points=figure(POINTS))]

    def board(
        self, view: LeagueView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Draw the standings and the rounds."""
        return make_drawing("league board", league, league_alt, as_it_stood(view), names, texts)

    def panel(
        self, view: LeagueView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Sequence[Drawing]:
        """Draw the viewer's creatures and laboratory."""
        seat = view.viewer
        assert seat is not None, "a spectator has no laboratory"
        own = tuple([player for player in view.players if player.seat == seat])
        shown = own, view.mutating, names[seat]  # the picture doesn't show what others do
        key = ("league laboratory", shown, texts.language)
        alt = partial(laboratory_alt, view, own[0], names, texts)
        return [Drawing(key, partial(laboratory, view, seat, names, texts), alt)]

    def status(self, view: LeagueView, to_act: str, texts: Texts) -> str:
        """Return who still mutates."""
        facts = {"round": view.round, "rounds": len(ROUNDS), "button": texts("button-hand")}
        return texts("league-mutating", player=to_act, **facts)

    def prompt(self, view: LeagueView, texts: Texts) -> str:
        """Return the points left."""
        points = next(player.points for player in view.players if player.seat == view.viewer)
        return texts("league-mutate", points=figure(points))

    def choices(
        self, state: League, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the fragments that the points left can pay, in the order of the laboratory.

        Each has the places where it can be glued, with prices.
        """
        places: dict[tuple[str, str], list[MoveChoice]] = {}
        for action in state.legal_actions(seat) if state.mutating else ():
            if isinstance(action, Glue):
                place = MoveChoice(str(action), _place(state, seat, action, texts))
                places.setdefault((action.card, action.element), []).append(place)
        return [_fragment(*place, moves, texts) for place, moves in places.items()]

    def steps(self, state: League, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the end of the mutation phase. Points that are left are lost then."""
        if not state.mutating or seat not in state.to_act():
            return ()
        points = figure(state.points[seat])
        return [MoveChoice(str(DONE), texts("button-done", points=points), ends=True)]

    def spoken(self, state: League, move: str, names: SeatNames, texts: Texts) -> str:
        """Describe a mutation, or the end of the phase."""
        action, _ = LeagueGame().read_move(state, move)
        return glued(action, texts) if isinstance(action, Glue) else texts("move-done")


def _fragment(card_id: str, element: str, moves: Sequence[MoveChoice], texts: Texts) -> CardChoice:
    """Return the choice of a fragment with its places; its short name is its card's."""
    called = fragment(card_id, element, texts)
    question = texts("league-choose-place", fragment=called)
    short = card(card_id).name(texts.language)
    return CardChoice(
        f"{card_id}.{element}", called, False, tuple(moves), 0, question=question, short=short
    )


def _place(state: League, seat: Seat, action: Glue, texts: Texts) -> str:
    """Name a creature, what the fragment changes there, and the price."""
    before, after, price = _mutation(state, seat, action)
    return texts(
        "league-place",
        creature=before.card.name(texts.language),
        change=", ".join(changes(before, after, texts)),
        price=figure(price),
    )


def _mutation(state: League, seat: Seat, action: Glue) -> tuple[Form, Form, float]:
    """Return the creature before and after, and the price in points."""
    before = state.forms[seat][card(action.creature)]
    after, price = glue(before, card(action.card), action.element, action.over)
    return before, after, price
