"""What can be guessed of a move: every move has an answer, and no answer tells what is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest
from of_games import of_games

from bot.game_api import GAME_UIS
from bot.game_api.extras import Guesses
from bot.ui.acknowledgement import LABEL, MOST_OFFERED
from engine.core import JsonObject
from engine.games import game_ai_of, game_named
from texts import LANGUAGES, texts_in

MOVES = 120
SETUPS = [
    pytest.param(game, setup, id=f"{game}-{number}")
    for game, setups in dict(item for _, item in of_games("setups", "SETUPS")).items()
    if GAME_UIS[game].guesses is not None
    for number, setup in enumerate(setups)
]


def guesses_of(game: str) -> Guesses[Any]:
    guesses = GAME_UIS[game].guesses
    assert guesses is not None
    return guesses


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_every_move_is_one_of_the_answers_and_hidden_cards_change_none(
    game: str, setup: JsonObject
) -> None:
    guesses, texts, ai = guesses_of(game), texts_in("en"), game_ai_of(game)
    chance, given = random.Random(game), set[str]()
    state, _ = game_named(game).setup(setup, 3)
    for _ in range(MOVES):
        if state.outcome() is not None:
            break
        seat = state.to_act()[0]
        offered = guesses.offer(state.view(None), texts)
        legal = state.legal_actions(seat)
        if offered and len(state.to_act()) == 1:
            answers = {guesses.answer(str(action)) for action in legal}
            assert answers <= {answer for answer, _ in offered}, str(state.view(None))
            given |= answers
            for other in state.seats if ai is not None else ():
                guessed = ai.determinize(state, other, 7)
                assert guesses.offer(guessed.view(None), texts) == offered
        state.apply(seat, chance.choice(legal))
    assert len(given) > 2, "it was tried"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_answers_fit_into_a_select(game: str, setup: JsonObject, language: str) -> None:
    guesses, chance = guesses_of(game), random.Random(language)
    state, _ = game_named(game).setup(setup, 5)
    for _ in range(MOVES // 4):
        if state.outcome() is not None:
            break
        offered = guesses.offer(state.view(None), texts_in(language))
        assert len(offered) == len(dict(offered)) <= MOST_OFFERED
        assert all(0 < len(label) <= LABEL for _, label in offered)
        seat = state.to_act()[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
