"""The pictures of the castles as they have been looked at, and what holds for all of them."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from castles_scenes import LONG_NAMES, NAMES, graves, line_of, middle, over, played
from golden_images import assert_golden, small
from legibility import CLIENTS, LEAST, measure
from long import mark_all_long_but
from PIL import Image, ImageChops, ImageStat

from bot.game_api import GAME_UIS
from engine.castles.board import Mode
from engine.castles.cards import CARD, CARDS, RACE, RACES, TILES, card
from engine.castles.choosing import Choose, RacesGame, choice_setup
from engine.core import SEATS, Seat
from engine.documents import DocumentError
from engine.steps import steps
from images.animation import MOST_BYTES, MOST_FRAMES
from images.castles.animation import CAMERA
from images.castles.board import board
from images.castles.card import card_picture, race_sheet
from images.castles.choice import choice
from images.castles.hand import hand
from images.castles.legend import buildings_in_sight, legend_picture, signs_in_sight
from images.castles.places import building_picture, race_picture, tile_picture
from images.castles.plugin import PLUGIN
from images.castles.signs import SIGNS
from images.picture import ALT_LIMIT, Picture
from images.plugins import PictureRequest
from texts import LANGUAGES, texts_in

EN, RU, FR = (texts_in(code) for code in ("en", "ru", "fr"))
WORDS = "Наносит 2 урона врагу не дальше 3 клеток, затем по 1 урону каждому врагу рядом с целью."


def _choice() -> Picture:
    state, _ = RacesGame().setup(choice_setup("teams"), 3)
    for race in ("undead", "humans"):
        state.apply(state.to_act()[0], Choose(race))  # type: ignore[arg-type]
    return choice(state.view(None), NAMES, FR)


SHOWN = {
    "board": lambda: board(middle().view(None), NAMES, EN),
    "teams": lambda: board(played("teams", 3, 140).view("D"), LONG_NAMES, RU),
    "over": lambda: board(over(), NAMES, FR),
    "graves": lambda: board(graves().view("A"), NAMES, RU),
    "hand": lambda: hand(middle().view("A"), NAMES, EN),
    "sheet": lambda: race_sheet("demons", RU),
    "card": lambda: card_picture(card("archmage"), RU),
    "race": lambda: race_picture("orcs", EN),
    "choice": _choice,
}


@pytest.mark.parametrize("name", SHOWN)
def test_pictures_look_as_they_did(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards and powers have words of their own here, so that those who polish their texts need no
    new picture."""
    monkeypatch.setattr("images.castles.card.effect_text", lambda *_: WORDS)
    for module in ("choice", "places"):
        monkeypatch.setattr(f"images.castles.{module}.power_words", lambda *_: WORDS)
    picture = SHOWN[name]()
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert_golden(f"castles-{name}", picture.data)


def _frames(picture: Picture) -> list[Image.Image]:
    image = Image.open(BytesIO(picture.data))
    frames = []
    for place in range(getattr(image, "n_frames", 1)):
        image.seek(place)
        frames.append(image.convert("RGB"))
    return frames


def test_a_film_of_an_attack_looks_as_it_did() -> None:
    picture = CAMERA.turn(steps(middle(), ["b2>c2*c3/3"]), NAMES, EN)
    data = BytesIO()
    _frames(picture)[1].save(data, "PNG")
    assert_golden("castles-film", data.getvalue())


@pytest.mark.parametrize("mode", mark_all_long_but(["duel"], ["duel", "teams"]))
def test_a_film_is_short_and_ends_on_the_board(mode: Mode) -> None:
    first, moves = line_of(mode, 3, 120)
    line = list(steps(first, moves))
    twelve = CAMERA.turn(line[-13:], NAMES, RU)
    assert len(twelve.data) <= MOST_BYTES
    assert len(_frames(CAMERA.turn(line[: 3 * MOST_FRAMES], NAMES, RU))) <= MOST_FRAMES
    whole = CAMERA.match(line, NAMES, RU, below="B")
    frames = _frames(whole)
    assert len(frames) <= MOST_FRAMES
    ends = [board(replace(line[-1].after, viewer=seat), NAMES, RU) for seat in ("B", "A")]
    from_b, from_a = (_shades_between(frames[-1], small(end.data)) for end in ends)
    assert from_b < 8
    assert from_a > 2 * from_b


def _shades_between(frame: Image.Image, still: Image.Image) -> float:
    """How much they differ below the lines over them, which have heights of their own."""
    wide, high = still.size
    seen = frame.resize((wide, frame.height * wide // frame.width), Image.Resampling.BOX)
    board = high - 90
    lower = [each.crop((0, each.height - board, wide, each.height)) for each in (seen, still)]
    return max(ImageStat.Stat(ImageChops.difference(*lower)).mean)


def test_a_hand_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="spectator"):
        hand(middle().view(None), NAMES, EN)


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_everything_can_be_looked_up(language: str) -> None:
    texts = texts_in(language)
    for each in CARDS[:: 7 if language == "en" else 19]:
        assert each.name(language) in card_picture(each, texts).alt
    for race in RACES:
        assert RACE[race].name(language) in race_picture(race, texts).alt
        for building in RACE[race].buildings[:2]:
            assert building.name(language) in building_picture(building.id, texts).alt
    assert len({tile_picture(tile, texts).alt for tile in TILES}) == len(TILES)


def test_the_legend_tells_of_what_is_in_sight_only() -> None:
    seen = signs_in_sight(middle().view("A"))
    assert {"stunned", "shield", "boost-orcs", "tower", "ready", "heal"} <= set(seen)
    assert not {"tombstone", "flying", "pull"} & set(seen)
    assert "heal" not in signs_in_sight(middle().view(None))  # it is in a hand
    assert {"tombstone", "flying", "lifesteal", "no-wound"} <= set(
        signs_in_sight(graves().view(None))
    )
    assert list(seen) == [name for name in SIGNS if name in seen]
    for language in LANGUAGES:
        assert legend_picture(tuple(SIGNS), texts_in(language)).alt


def test_the_legend_names_the_buildings_of_mats_and_what_they_unlock() -> None:
    """On a mat they have no room for their names."""
    view = middle().view(None)
    seen = buildings_in_sight(view)
    rows = [building for race in ("humans", "orcs") for building in RACE[race].buildings]
    assert list(seen) == [building.id for building in rows]
    for language in LANGUAGES:
        told = legend_picture(seen, texts_in(language)).alt
        for building in rows:
            assert building.name(language) in told
            assert all(CARD[each].name(language) in told for each in building.unlocks)
    shown = measure(lambda: legend_picture(seen, EN))
    written = {each.words: each.size for each in shown.written}
    for building in rows:
        (words,) = [words for words in written if words.startswith(building.name("en"))]
        assert written[words] * CLIENTS[0].scale(shown.size) >= LEAST
    drawing = GAME_UIS["castles"].icons.explain(view, EN)
    assert drawing is not None
    assert "Throne Room (King, Archmage)" in drawing.alt()


@pytest.mark.parametrize("mode", ["duel", "teams"])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_every_castle_names_its_race(mode: Mode, names: dict[Seat, str]) -> None:
    """Also beside, or else below, the longest name of a player, and as large as on any castle."""
    view = played(mode, 3, 40).view(None)
    for language in LANGUAGES:
        texts = texts_in(language)
        shown = measure(lambda texts=texts: board(view, names, texts))  # type: ignore[misc]
        written = {each.words: each.size for each in shown.written}
        for castle in view.castles:
            assert written[RACE[castle.race].name(language)] * CLIENTS[0].scale(shown.size) >= LEAST


def test_what_can_not_be_paid_is_dim_in_the_own_turn_only() -> None:
    """Also where nothing can be paid at all."""
    view = middle().view("A")
    poor, waiting = replace(view, playable=()), replace(view, playable=(), to_act=("B",))
    drawn = [hand(each, NAMES, EN).data for each in (view, poor, waiting)]
    shades = [ImageStat.Stat(small(data).crop((0, 40, 350, 130))).mean[0] for data in drawn]
    assert shades[1] + 8 < min(shades[0], shades[2]), shades


def test_pictures_by_name() -> None:
    match, _ = line_of("teams", 1, 1)
    for name, seat in (("board", None), ("hand", "C")):
        assert PLUGIN.kinds[name].draw(PictureRequest(EN, {"seat": seat}, state=match)).data
    duel, _ = line_of("duel", 1, 0)
    with pytest.raises(DocumentError, match="D"):
        PLUGIN.kinds["hand"].draw(PictureRequest(EN, {"seat": SEATS[3]}, state=duel))
    for known in ("archer", "crypt", "orcs", "gate"):
        assert (
            PLUGIN.kinds["card"].draw(PictureRequest(EN, {}, ids=(known,))).name == f"{known}.webp"
        )
    with pytest.raises(DocumentError, match="ogre"):
        PLUGIN.kinds["card"].draw(PictureRequest(EN, {}, ids=("ogre",)))
    shown = PictureRequest(
        EN, {"line": ""}, state=middle(), steps=lambda state: steps(state, ["end"])
    )
    assert PLUGIN.kinds["film"].animation
    assert len(_frames(PLUGIN.kinds["film"].draw(shown))) == 3
