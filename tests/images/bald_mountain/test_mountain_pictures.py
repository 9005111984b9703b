"""The pictures of the mountain as they have been looked at, and what holds for all of them."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from golden_images import assert_golden, small
from long import mark_all_long_but
from mountain_scenes import LONG_NAMES, NAMES, crowded, line_of, middle, over, view_of
from PIL import Image, ImageChops, ImageStat

from engine.bald_mountain.cards import CARDS, card
from engine.bald_mountain.seating import Mode
from engine.bald_mountain.view import Question, Underway
from engine.core import SEATS
from engine.documents import DocumentError
from engine.steps import steps
from images.animation import MOST_FRAMES
from images.bald_mountain.animation import CAMERA
from images.bald_mountain.board import board
from images.bald_mountain.hand import choosable, hand
from images.bald_mountain.legend import legend_picture, signs_in_sight
from images.bald_mountain.lookup import card_picture
from images.bald_mountain.plugin import PLUGIN
from images.bald_mountain.signs import SIGNS
from images.picture import ALT_LIMIT, Picture
from images.plugins import PictureRequest
from texts import LANGUAGES, texts_in

EN, RU, FR = (texts_in(code) for code in ("en", "ru", "fr"))
WORDS = "Сбрось 1 карту чар: атака 4, а если у противников нет ни одного алтаря, атака 2."
MANY = {"A": tuple(each.id for each in CARDS[3:60:4])}


def _targets() -> Picture:
    """Somebody chooses what to banish, in the last turn."""
    aimed = (card("misers_chest"), card("bathhouse_steam"))
    return board(
        middle(
            mode="three",
            question=Question("target", 0, card("ours_and_yours"), aim="banish", cards=aimed),
            underway=(Underway(card("ours_and_yours"), "activate", (0,)),),
            last_turn=True,
        ),
        NAMES,
        EN,
    )


SHOWN = {
    "start": lambda: board(view_of(), NAMES, RU),
    "crowded": lambda: board(crowded("D"), LONG_NAMES, FR),
    "targets": _targets,
    "over": lambda: board(over(), NAMES, EN),
    "hand": lambda: hand(view_of(viewer="A", hands=MANY), NAMES, EN),
    "middle": lambda: board(middle("A"), NAMES, RU),
    "card": lambda: card_picture(card("bone_hail"), RU),
}


@pytest.mark.parametrize("name", SHOWN)
def test_pictures_look_as_they_did(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card has words of its own here, so that those who polish its text need no new picture."""
    monkeypatch.setattr("images.bald_mountain.lookup.card_text", lambda *_: WORDS)
    picture = SHOWN[name]()
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert_golden(f"mountain-{name}", picture.data)


def _frames(picture: Picture) -> list[Image.Image]:
    image = Image.open(BytesIO(picture.data))
    frames = []
    for place in range(getattr(image, "n_frames", 1)):
        image.seek(place)
        frames.append(image.convert("RGB"))
    return frames


def test_a_film_of_a_turn_looks_as_it_did() -> None:
    """An attack goes from its card to the side that loses energy."""
    first, moves = line_of("duel", 7, 11)
    line = list(steps(first, moves))
    struck = next(
        at
        for at, step in enumerate(line)
        if type(step.events[:1] and step.events[0]).__name__ == "Attacked"
    )
    picture = CAMERA.turn(line[struck - 2 : struck + 2], NAMES, EN)
    data = BytesIO()
    _frames(picture)[1].save(data, "PNG")
    assert_golden("mountain-film", data.getvalue())


@pytest.mark.parametrize("mode", mark_all_long_but(["three"], ["duel", "three", "four"]))
def test_a_film_is_short_and_ends_on_the_board(mode: Mode) -> None:
    first, moves = line_of(mode, 3, 20)
    line = list(steps(first, moves))
    twelve = CAMERA.turn(line[-13:], NAMES, RU)
    assert len(twelve.data) < 400_000
    assert len(_frames(CAMERA.turn(line[: 3 * MOST_FRAMES], NAMES, RU))) <= MOST_FRAMES
    whole = CAMERA.match(line, NAMES, RU, below="B")
    frames = _frames(whole)
    assert len(frames) <= MOST_FRAMES
    ends = [board(replace(line[-1].after, viewer=seat), NAMES, RU) for seat in ("B", "A")]
    from_b, from_a = (_shades_between(frames[-1], small(end.data)) for end in ends)
    assert from_b < 6 < from_a


def _shades_between(frame: Image.Image, still: Image.Image) -> float:
    """How much they differ below the lines over them, which have heights of their own."""
    wide, high = still.size
    seen = frame.resize((wide, frame.height * wide // frame.width), Image.Resampling.BOX)
    board = high - 90
    lower = [each.crop((0, each.height - board, wide, each.height)) for each in (seen, still)]
    return max(ImageStat.Stat(ImageChops.difference(*lower)).mean)


def test_a_hand_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="spectator"):
        hand(middle(), NAMES, EN)


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_every_card_can_be_looked_up(language: str) -> None:
    texts = texts_in(language)
    for each in CARDS[:: 7 if language == "en" else 19]:
        assert each.name(language) in card_picture(each, texts).alt


def test_the_legend_tells_of_what_is_in_sight_only() -> None:
    seen = signs_in_sight(middle("A"))
    assert {"attack", "guard", "way-out", "toll", "ward", "choose", "used"} <= set(seen)
    assert "bury" not in seen
    assert signs_in_sight(view_of()) == ("energy", "gems", "cards", "actions")
    assert "guard" not in signs_in_sight(middle())  # it is in a hand
    assert list(seen) == [name for name in SIGNS if name in seen]
    for language in LANGUAGES:
        assert legend_picture(tuple(SIGNS), texts_in(language)).alt


def test_what_can_be_chosen_of_a_hand_is_lit() -> None:
    view = middle("A")
    charm = Question("pay", 0, card("bone_hail"), n=1, colour="charm")
    assert choosable(view) == view.playable
    assert choosable(replace(view, question=charm)) == (card("thieving_magpie"),)
    away = Question("way_out", 0, card("catch"), n=1, to="discard", what="cards")
    assert choosable(replace(view, question=away)) == view.mage("A").hand
    portals = Question("play", 0, card("ghost_portals"), n=2)
    assert choosable(replace(view, question=portals, playable=())) == view.mage("A").hand
    others = Question("discard", 1, card("grubby"), n=1)
    waiting = replace(view, question=others, to_act=("B",), playable=())
    assert choosable(waiting) == ()


def test_pictures_by_name() -> None:
    battle, _ = line_of("three", 1, 1)
    texts = EN
    for name, seat in (("board", None), ("hand", "C")):
        assert PLUGIN.kinds[name].draw(PictureRequest(texts, {"seat": seat}, state=battle)).data
    with pytest.raises(DocumentError, match="D"):
        PLUGIN.kinds["hand"].draw(PictureRequest(texts, {"seat": SEATS[3]}, state=battle))
    assert PLUGIN.kinds["card"].draw(PictureRequest(texts, {}, ids=("catch",))).name == "catch.webp"
    with pytest.raises(DocumentError, match="ogre"):
        PLUGIN.kinds["card"].draw(PictureRequest(texts, {}, ids=("ogre",)))
    _, moves = line_of("duel", 7, 2)
    duel, _ = line_of("duel", 7, 0)
    shown = PictureRequest(texts, {"line": ""}, state=duel, steps=lambda state: steps(state, moves))
    assert PLUGIN.kinds["film"].animation
    assert len(_frames(PLUGIN.kinds["film"].draw(shown))) > 2


def test_whoever_is_asked_for_cards_sees_which() -> None:
    """In matches, not only in views made by hand."""
    asked = 0
    for seed in range(8):
        battle, moves = line_of("four", seed, 60)
        for text in moves:
            [seat] = battle.to_act()
            view = battle.view(seat)
            if view.question is not None and view.question.kind in ("pay", "discard"):
                asked += 1
                assert choosable(view)
            action, _ = battle.read(text)
            battle.apply(seat, action)
    assert asked > 5
