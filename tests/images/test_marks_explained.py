"""What boards and hands show beside signs is explained with them: all games."""

from __future__ import annotations

from typing import Any

import pytest
import table_scenes as tables

from bot.game_api import GAME_UIS, match_options_of
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.games import game_named
from images.bald_mountain.legend import MARKS as MOUNTAIN
from images.castles.legend import BUILDINGS
from images.castles.legend import MARKS as CASTLES
from images.clash.ability_diagram import WIDTH as CLASH_WIDTH
from images.clash.board_marks import MARKS as CLASH
from images.clash.board_marks import marks_in_sight
from images.layout import WIDTH
from images.legends import Legend
from images.text import is_cut, width
from images.two_worlds.legend import MARKS as WORLDS
from texts import LANGUAGES, texts_in

EN = texts_in("en")
LEGENDS = [
    (CLASH, CLASH_WIDTH),
    *((legend, WIDTH) for legend in (MOUNTAIN, WORLDS, CASTLES, BUILDINGS)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("legend", "wide"), LEGENDS)
def test_every_mark_is_drawn_and_its_words_have_room(
    legend: Legend, wide: int, language: str
) -> None:
    texts, space = texts_in(language), wide - legend.left - legend.right - legend.sign - 28
    for name in legend.signs:
        drawn = legend.draw(name, legend.sign)
        assert drawn.mode == "RGBA", name
        assert max(drawn.size) <= legend.row, name
        assert drawn.getchannel("A").getbbox(), name
        words = legend.words(name, texts)
        assert not is_cut(words, legend.letters, "bold", space), words
        assert width(words, legend.letters) * 4 <= space * 5, words


def seen(state: Any, seat: str | None = "A") -> set[str]:
    return set(marks_in_sight(state.view(seat)))


def test_marks_come_and_go_with_what_a_board_shows() -> None:
    game = game_named("clash")
    setup = duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["3"]})
    state, _ = game.setup(setup, 3)
    seat = state.to_act()[0]
    assert {"stronghold", "cards", "mana", "backs", "cost", "reach", "later"} <= seen(state, seat)
    assert "healthy" in seen(state, seat), "the cards after the stronghold lie on green"
    assert not seen(state, seat) & {"order", "asleep", "fresh", "ai", "partner", "champion"}
    assert not seen(state, None) & {"reach", "healthy"}, "a spectator has no hand"
    summon = next(each for each in state.legal_actions(seat) if str(each).endswith(":u"))
    state.apply(seat, summon)
    assert {"fresh", "asleep", "health", "attack"} <= seen(state, seat)
    state.apply(seat, next(each for each in state.legal_actions(seat) if str(each) == "end"))
    other = state.to_act()[0]
    assert not seen(state, other) & {"fresh", "asleep"}


def test_marks_of_a_table_of_four() -> None:
    """Own banner and the one across are as wide as the board: hands lie there from behind."""
    assert {"backs", "partner"} <= seen(tables.middle("two_against_two"))
    assert "backs" in seen(tables.middle())
    assert "partner" not in seen(tables.middle())


@pytest.mark.parametrize("game", ["clash", "bald_mountain", "two_worlds", "castles"])
def test_icons_tell_of_a_first_board(game: str) -> None:
    ahead = match_options_of(game).kind().first({})
    state, _ = game_named(ahead.game).setup(ahead.setup, 1)
    while ahead.game != game:
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[0])
        if state.prepared():
            ahead = state.prepared()[0]
            state, _ = game_named(ahead.game).setup(ahead.setup, 1)
    seat = state.to_act()[0]
    drawing = GAME_UIS[game].icons.explain(state.view(seat), EN)
    assert drawing is not None
    words = {
        "clash": "cards in hand: the mana of the next turn",
        "bald_mountain": "cards in the deck",
        "two_worlds": "warriors in the deck",
        "castles": "die of this turn: its pips pay for everything",
    }
    assert words[game] in drawing.alt()
    assert drawing.draw().alt == drawing.alt()
