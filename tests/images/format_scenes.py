"""Mutation drafts, leagues, bans and decks for the tests of their pictures."""

from __future__ import annotations

from typing import Any, Literal

from format_setups import champions_setup, league_setup

from engine.clash.cards import CARDS
from engine.clash.formats.champions import Champions, ChampionsGame
from engine.clash.formats.constructed import Constructed, ConstructedGame, constructed_setup
from engine.clash.formats.league import DONE, League, LeagueGame, Result
from engine.clash.formats.mutation import Mutation, MutationGame, mutation_setup
from engine.clash.formats.picks import Pick
from engine.clash.seating import SEATINGS, Mode
from engine.core import SEATS, Seat

SETS = ["treachery", "slyness"]
OF_B, OF_C, OF_D = (
    [card.id for card in CARDS if card.set == of] for of in ("mire", "elusive", "slyness")
)
DECKS: dict[Seat, list[str]] = {
    "A": ["ogre", "baron", "brute", "zombie", "grrr", "vortex", "mutant", "boom"],
    "B": OF_B[:8],
    "C": OF_C[:8],
    "D": OF_D[:8],
}
LABORATORIES: dict[Seat, list[str]] = {
    "A": ["troll", "carapace", "machine", "martyr", "cyclone", "alpha", "scribe", "gnome"],
    "B": OF_B[8:16],
    "C": OF_C[8:16],
    "D": OF_D[8:16],
}


def mutation(picks: int, chosen: int = 0, *, to_act: str = "ABCD") -> Mutation:
    """Return a draft after picks and choices of all seats, always of the first card.

    Seats that are not `to_act` have made one more.
    """
    state, _ = MutationGame().setup(mutation_setup(SETS), 5)
    for _ in range(picks + chosen):
        for seat in SEATS:
            if seat in state.to_act():
                state.apply(seat, state.legal_actions(seat)[0])
    for seat in SEATS:
        if seat not in to_act:
            state.apply(seat, state.legal_actions(seat)[-1])
    return state


def league(line: str = "") -> League:
    """Return a league after these moves, such as `A troll.rage>ogre; B done; C done`.

    `*` makes all be done, `!` lets the first seats win their duels with 5 health.
    """
    state, _ = LeagueGame().setup(league_setup(DECKS, LABORATORIES), 1)
    for told in filter(None, map(str.strip, line.split(";"))):
        if told == "*":
            for seat in state.to_act():
                state.apply(seat, DONE)
        elif told == "!":
            for seat in state.to_act():
                state.apply(seat, Result(seat, 5))
        else:
            seat, move = told.split(maxsplit=1)
            state.apply(seat, LeagueGame().read_move(state, move)[0])
    return state


def constructed(
    mode: Mode = "duel", ruleset: Literal["1.2", "1.0"] = "1.2", *, brought: int = 0, bans: int = 0
) -> Constructed:
    """Return decks with some cards of each seat, A with one more while any are missing.

    Then some cards are banned, always the third one.
    """
    state, _ = ConstructedGame().setup(constructed_setup(mode, ruleset), 1)
    known = [card for card in state.on_offer("A") if len(card.abilities) > 1]
    for place, seat in enumerate(state.to_act()):
        own = known[12 * place : 12 * place + brought + (seat == "A")][: state.size]
        for card in own:
            state.apply(seat, Pick(card.id))
    for _ in range(bans):
        (seat,) = state.to_act()
        state.apply(seat, state.legal_actions(seat)[2])
    return state


def champions(mode: Mode, named: dict[Seat, str], **match: Any) -> Champions:
    """Return a choice of these champions."""
    cards = [card.id for card in CARDS if card.set == "treachery"]
    seats = SEATINGS[mode].seats
    decks: dict[Seat, list[str]] = {
        seat: cards[8 * place : 8 * place + 8] for place, seat in enumerate(seats)
    }
    if mode == "coop":
        for place, seat in ((0, "B"), (1, "D")):
            decks[seat] = [card.id for card in CARDS if card.set != "treachery"][
                24 * place : 24 * place + 24
            ]
    state, _ = ChampionsGame().setup(champions_setup(mode, decks, match=match), 1)
    for seat, card in named.items():
        state.apply(seat, ChampionsGame().read_move(state, card)[0])
    return state
