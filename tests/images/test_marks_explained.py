"""What boards and hands show beside signs is explained with them: all games."""

from __future__ import annotations

from typing import Any

import pytest
import table_scenes as tables

from bot.game_api import GAME_UIS, match_options_of
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.games import game_named
from images.bald_mountain.legend import PICTURE as MOUNTAIN
from images.castles.legend import PICTURE as CASTLES
from images.clash.ability_page import PAGE as CLASH_WIDTH
from images.clash.board_marks import MARKS as CLASH
from images.clash.board_marks import marks_in_sight
from images.legends import LEFT, LETTERS, ROW, SIGN, SPACE, LegendPicture
from images.text import as_lines, is_cut, width
from images.two_worlds.legend import PICTURE as WORLDS
from texts import LANGUAGES, texts_in

EN = texts_in("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_of_clash_is_drawn_and_its_words_have_room(language: str) -> None:
    texts, space = texts_in(language), CLASH_WIDTH - 2 * LEFT - SIGN - 28
    for name in CLASH.signs:
        drawn = CLASH.draw(name, SIGN)
        assert drawn.mode == "RGBA", name
        assert max(drawn.size) <= ROW, name
        assert drawn.getchannel("A").getbbox(), name
        words = CLASH.words(name, texts)
        assert not is_cut(words, LETTERS, "bold", space), words
        assert width(words, LETTERS) * 4 <= space * 5, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picture", [MOUNTAIN, WORLDS, CASTLES])
def test_every_sign_is_in_one_group_and_its_words_have_room(
    picture: LegendPicture, language: str
) -> None:
    names = " ".join(picture.groups.values()).split()
    assert sorted(names) == sorted(name for legend in picture.legends for name in legend.signs)
    groups = picture.grouped(names, texts_in(language))
    assert [len(known) for _, known in groups] == [
        len(each.split()) for each in picture.groups.values()
    ]
    assert len({heading for heading, _ in groups}) == len(groups)
    for heading, known in groups:
        assert width(heading, 33, "black") <= SPACE, heading
        for drawn, words in known:
            assert drawn.mode == "RGBA", words
            assert max(drawn.size) <= 50, words
            assert drawn.getchannel("A").getbbox(), words
            lines = as_lines(words, 33, "bold", SPACE, 3)
            assert all(width(line, 33) <= SPACE for line in lines), words


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
