"""What even the greedy player of Duel of Two Worlds has to see."""

from __future__ import annotations

import pytest
from worlds_matches import table

from engine.two_worlds.match import Match
from opponents.greedy import greedy
from opponents.stretch import Stretch


def played(state: Match) -> list[str]:
    """What it does in this position, whose cards it sees all."""
    return [str(action) for action in greedy(Stretch.of("two_worlds", state, state.acting))]


@pytest.mark.parametrize("row", "ul")
def test_it_enters_the_row_in_which_an_enemy_is_about_to_break_through(row: str) -> None:
    """On the other one the wolf would stand on its last cell in the next turn, and win."""
    state = table("u4:knight l4:knight", f"{row}2:wolf", step="summon")
    assert played(state)[0] == row


def test_it_does_not_discard_a_spell_for_another_one() -> None:
    state = table("u3:wolf", "l5:wolf", "curse fireball", step="draw")
    assert played(state) == ["take"]


@pytest.mark.parametrize("spell", ["curse", "flight", "neutralization", "blessing"])
def test_it_keeps_a_spell_that_changes_nothing_yet(spell: str) -> None:
    state = table("u2:knight", "l6:griffin_rider", spell)
    assert played(state) == ["end", "take"]


def test_it_blesses_who_then_destroys_the_target() -> None:
    """Neither is any use alone."""
    state = table("u3:wolf", "u4:knight l7:knight", "blessing")
    assert played(state)[:2] == ["blessing@u3", "u3>u4"] or played(state)[0] == "blessing@u3"


def test_it_saves_a_warrior_by_an_answer_but_not_from_what_does_not_kill() -> None:
    deadly = table("u3:spearman l1:wolf", "u4:goblin l6:wolf", others="blessing")
    deadly.apply("A", deadly.read("u3>u4")[0])
    assert played(deadly) == ["blessing@u4"]
    harmless = table("u3:spearman l1:wolf", "u4:knight l6:wolf", others="blessing")
    harmless.apply("A", harmless.read("u3>u4")[0])
    assert played(harmless) == ["pass"]


def test_it_strikes_down_who_would_break_through() -> None:
    """Rather than somebody dearer."""
    state = table("u1:wolf l5:archer l4:knight", "u2:wolf l6:warlord l7:knight")
    assert played(state)[0] in ("u1>u2", "u1>u2!")
