"""The pictures of the two worlds as they have been looked at, and what holds for all of them."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from golden_images import assert_golden
from long import how_many, mark_all_long_but
from PIL import Image, ImageChops, ImageStat
from worlds_scenes import LONG_NAMES, NAMES, line_of, over, position, stacked

from engine.core import Seat
from engine.documents import DocumentError
from engine.steps import steps
from engine.two_worlds.cards import SPELL, SPELLS, WARRIOR, WARRIORS
from engine.two_worlds.plugin import SIMULATION
from images.animation import MOST_FRAMES
from images.picture import ALT_LIMIT, Picture
from images.plugins import PictureRequest
from images.two_worlds.animation import CAMERA
from images.two_worlds.board import board
from images.two_worlds.card import card_picture, rank_sheet, spell_sheet
from images.two_worlds.hand import hand
from images.two_worlds.legend import legend_picture, signs_in_sight
from images.two_worlds.picks import packet
from images.two_worlds.plugin import PLUGIN
from images.two_worlds.strikes import figure
from texts import LANGUAGES, texts_in

EN, RU, FR = (texts_in(code) for code in ("en", "ru", "fr"))
TURN = ("u2+u3>u4", "swap@l6+l7", "pass", "pass", "end", "take")


def _picks(seat: Seat | None) -> Picture:
    match, _ = SIMULATION.begin("draft", 5, 0)
    match.apply("B", match.legal_actions("B")[0])
    view = match.view(seat)
    return board(view, NAMES, FR) if seat is None else packet(view, NAMES, FR)


SHOWN: dict[str, Callable[[], Picture]] = {
    "stack": lambda: board(stacked().view(None), LONG_NAMES, RU),
    "over": lambda: board(over(), NAMES, EN),
    "middle": lambda: board(position().view("B"), NAMES, FR),
    "hand": lambda: hand(position().view("A"), NAMES, RU),
    "picks": lambda: _picks(None),
    "packet": lambda: _picks("A"),
    "warrior": lambda: card_picture(WARRIOR["lich"], RU),
    "spell": lambda: card_picture(SPELL["curse"], EN),
}


@pytest.mark.parametrize("name", SHOWN)
def test_it_looks_as_it_did(name: str) -> None:
    assert_golden(f"worlds-{name}", SHOWN[name]().data)


def test_the_blow_of_a_film_looks_as_it_did() -> None:
    told = list(steps(position(), TURN))
    animation = CAMERA.turn(told, NAMES, EN)
    image = Image.open(BytesIO(animation.data))
    image.seek(4)
    frame = BytesIO()
    image.convert("RGB").save(frame, "PNG")
    assert_golden("worlds-blow", frame.getvalue())


def test_changed_numbers_differ_by_form() -> None:
    """Also for those who see no colours: raised, lowered, printed, and none printed."""
    drawn = [figure(2, printed, (27, 39)).convert("LA").convert("RGBA") for printed in (1, 3, 2)]
    forms = [image.getchannel("A").point([0] * 128 + [255] * 128) for image in drawn]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        differs = ImageStat.Stat(ImageChops.difference(forms[one], forms[other])).mean[0]
        assert differs > 20, (one, other)
    assert figure(2, None, (27, 39)).tobytes() == figure(2, 2, (27, 39)).tobytes()


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_every_kind_is_drawn_in_every_language(language: str) -> None:
    texts = texts_in(language)
    view = position().view("A")
    drawn = [
        board(view, LONG_NAMES, texts),
        hand(view, LONG_NAMES, texts),
        legend_picture(signs_in_sight(view), texts),
        rank_sheet("champion", texts),
        spell_sheet(texts),
    ]
    for picture in drawn:
        image = Image.open(BytesIO(picture.data))
        assert image.width == 1000
        assert 0 < len(picture.alt) <= ALT_LIMIT
    for card in (*WARRIORS, *SPELLS)[:: how_many(5, 1)]:
        alt = card_picture(card, texts).alt
        assert alt.startswith(card.name(language))


def test_the_board_is_the_same_for_all_but_for_what_is_below() -> None:
    """Hands, decks and the box change nothing."""
    match = position()
    other = position(box=["hill_giant"])
    other.hands = [other.hands[0], other.hands[0][:3]]
    other.warriors[1] = other.warriors[1][::-1]
    assert board(match.view(None), NAMES, EN).data == board(other.view(None), NAMES, EN).data


def test_a_spectator_has_neither_hand_nor_packet() -> None:
    view = position().view(None)
    for drawn in (hand, packet):
        with pytest.raises(ValueError, match="spectator"):
            drawn(view, NAMES, EN)


@pytest.mark.parametrize("mode", ["basic", "draft"])
def test_a_whole_match_fits_a_film(mode: str) -> None:
    match, moves = line_of(mode, 3, 9)
    told = list(steps(match, moves))
    animation = CAMERA.match(told, NAMES, EN, below="B")
    frames = Image.open(BytesIO(animation.data)).n_frames
    assert MOST_FRAMES / 2 < frames <= MOST_FRAMES
    assert animation.alt == CAMERA.words(told, NAMES, EN)


def test_the_film_of_a_turn_is_small() -> None:
    animation = CAMERA.turn(steps(position(), TURN), NAMES, EN)
    image = Image.open(BytesIO(animation.data))
    assert (image.width, image.n_frames) == (600, 7)
    assert len(animation.data) < 400_000


def _asked(state: object = None, card: str = "", **options: object) -> PictureRequest:
    return PictureRequest(EN, options, state, (card,), steps=lambda state: steps(state, TURN))


def test_people_can_ask_for_it_by_name() -> None:
    match = position()
    assert PLUGIN.kinds["board"].draw(_asked(match)) == board(
        match.view(None), {"A": "A", "B": "B"}, EN
    )
    assert PLUGIN.kinds["hand"].draw(_asked(match, seat="B")).data
    with pytest.raises(DocumentError):
        PLUGIN.kinds["hand"].draw(_asked(match, seat="C"))
    assert PLUGIN.kinds["film"].draw(_asked(match)).name == "turn.webp"
    for card, name in {"dragon": "dragon.webp", "lure": "lure.webp", "elite": "elite.png"}.items():
        assert PLUGIN.kinds["card"].draw(_asked(card=card)).name == name
    with pytest.raises(DocumentError):
        PLUGIN.kinds["card"].draw(_asked(card="catch"))
