"""What even the greedy player of Duel of Two Worlds has to see, and how much the one with foresight
looks at."""

from __future__ import annotations

import pytest
from worlds_matches import table

from engine.core import Seat
from engine.game_ai import Lookahead
from engine.two_worlds.game_ai import TwoWorldsAI
from engine.two_worlds.match import Match
from opponents import foresight
from opponents.action_sequence import ActionSequence
from opponents.careful import careful
from opponents.greedy import MOST_PLAYS, greedy
from opponents.thinkers import STRENGTHS


def played(state: Match) -> list[str]:
    """What it does in this position, whose cards it sees all."""
    return [str(action) for action in greedy(ActionSequence.of("two_worlds", state, state.acting))]


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


@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_answers_who_is_about_to_win_rather_than_save_a_champion(strength: str) -> None:
    """The goblin stands on its last cell: at the end of this turn it breaks through."""
    enemies = "u1:goblin l4:demon l7:knight"
    state = table("u4:knight l3:warlord-1", enemies, "fright", turn=10, active="B")
    state.apply("B", state.read("l4>l3")[0])
    line = STRENGTHS[strength](ActionSequence.of("two_worlds", state, "A"))
    assert str(line[0]) == "fright@u1"


def test_the_work_of_foresight_is_capped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is on the table: so many positions of its own action sequence, so many of each
    that follows,
    and the careful player's tries, which all of these share."""
    looks, evaluate = 0, TwoWorldsAI.evaluate

    def counted(game_ai: TwoWorldsAI, state: Match, seat: Seat) -> float:
        nonlocal looks
        looks += 1
        return evaluate(game_ai, state, seat)

    hand = "curse blessing fireball lightning dispel fright flight"
    state = table("u3:wolf u2:archer l4:knight", "u5:knight l6:archer l7:wolf", hand, hand)
    action_sequence = ActionSequence.of("two_worlds", state, "A")
    look = Lookahead(patience=60, reply_patience=20)
    monkeypatch.setattr(TwoWorldsAI, "lookahead", look)
    monkeypatch.setattr(TwoWorldsAI, "evaluate", counted)
    # The careful player of the own action sequence is the only one whose tries are not counted.
    careful(action_sequence)
    own, looks = looks, 0
    monkeypatch.setattr(foresight, "TRIES", 0)
    foresight.foresight(action_sequence)
    ends = 1 + look.replies + 2 * MOST_PLAYS
    most = own + look.patience + foresight.SEARCHES * (look.reply_patience + ends)
    assert looks <= most
    without, looks = looks, 0
    monkeypatch.setattr(foresight, "TRIES", 50)
    foresight.foresight(action_sequence)
    assert without < looks <= most + 50 + foresight.SEARCHES
