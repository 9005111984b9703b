"""Drafts for the tests of their pictures."""

from __future__ import annotations

from engine.clash.formats.draft import Draft, DraftGame, draft_setup
from engine.clash.seating import Mode

SETS = ["treachery", "submersion", "elusive"]


def draft(mode: Mode, picks: int, seed: int = 5) -> Draft:
    """Return a draft after some picks, always of the first card."""
    state, _ = DraftGame().setup(draft_setup(mode, SETS), seed)
    for _ in range(picks):
        (seat,) = state.to_act()
        state.apply(seat, state.legal_actions(seat)[0])
    return state


def finished(mode: Mode) -> Draft:
    """Return a draft with complete decks."""
    state = draft(mode, 0)
    while state.to_act():
        (seat,) = state.to_act()
        state.apply(seat, state.legal_actions(seat)[0])
    return state
