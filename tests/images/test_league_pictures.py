"""The mutation league: standing and rounds, laboratories, mutations before they are made."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import format_scenes as formats
import pytest
import table_scenes as tables
from golden_images import assert_golden
from long import mark_all_long_but
from PIL import Image

from engine.clash.cards import PRINTED, SETS
from engine.clash.formats.fragments import Form, glue, printed
from engine.clash.formats.league import League
from engine.core import SEATS
from images.clash.card import miniature
from images.clash.emblems import emblem_of
from images.clash.laboratory import laboratory, mutant, mutation
from images.clash.league import league
from images.clash.league_alt import as_printed
from images.layout import WIDTH
from images.picture import Picture
from texts import LANGUAGES, texts_in

EN = texts_in("en")
RICH = (
    "A troll.rage>ogre; A troll.cost>brute; *; !; A alpha.protection>mutant.perforation; *;"
    "D draw; C C 17; A machine.aura>vortex; A alpha.cost>vortex; A carapace.health>grrr;"
)

LEAGUES: dict[str, Callable[[], League]] = {
    "start": lambda: formats.league("A done; C done"),
    "mutating": lambda: formats.league(f"{RICH} D done"),
    "duels": lambda: formats.league("*; !; *; !; *; C C 3"),
    "shared": lambda: formats.league("*; !;" * 6),
    "over": lambda: formats.league("*; !; *; !; *; D D 24; C draw;" + "*; A draw; !;" * 3),
}


def ogre(*elements: str) -> Form:
    """An ogre with these fragments, such as `alpha.protection`, glued onto it."""
    form = printed(PRINTED["ogre"])
    for each in elements:
        card, element = each.split(".")
        form, _ = glue(form, PRINTED[card], element, None)
    return form


def bounded(picture: Picture, height: int) -> None:
    assert Image.open(BytesIO(picture.data)).size[0] == WIDTH == 1000
    assert Image.open(BytesIO(picture.data)).size[1] <= height
    assert len(picture.data) < 250_000
    assert 0 < len(picture.alt) <= 1024
    assert not picture.alt.endswith("…")


@pytest.mark.parametrize("name", LEAGUES)
def test_leagues_look_like_their_golden_pictures(name: str) -> None:
    picture = league(LEAGUES[name]().view(None), tables.NAMES, EN)
    assert picture.name == "league.png"
    assert_golden(f"league-{name}", picture.data)


@pytest.mark.parametrize("seat", ["A", "D"])
def test_laboratories_look_like_their_golden_pictures(seat: str) -> None:
    view = LEAGUES["mutating"]().view(None)
    picture = laboratory(view, seat, tables.NAMES, EN)  # type: ignore[arg-type]
    assert_golden(f"laboratory-{seat.lower()}", picture.data)


@pytest.mark.parametrize("name", LEAGUES)
@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
def test_every_league_keeps_its_bounds(name: str, language: str) -> None:
    view, texts = LEAGUES[name]().view(None), texts_in(language)
    bounded(league(view, tables.LONG_NAMES, texts), 1500)
    for seat in SEATS:
        bounded(laboratory(view, seat, tables.LONG_NAMES, texts), 1700)


@pytest.mark.usefixtures("unencoded")
def test_a_league_is_the_same_for_everybody() -> None:
    state = LEAGUES["mutating"]()
    assert len({league(state.view(seat), tables.NAMES, EN) for seat in (None, *SEATS)}) == 1


def test_the_words_tell_standing_rounds_and_who_still_mutates() -> None:
    told = league(LEAGUES["mutating"]().view(None), tables.NAMES, EN).alt
    assert told.startswith(
        "League, round 3 of 6: Mutation phase. 1. Dora: 1 point, health 5. "
        "2. Cécile: 1 point, health 17. 3. Bernard: 1 point, health 5. "
        "4. Ann: 0 points, health 0. Still mutating: Ann, Bernard, Cécile. "
        "Round 1: Bernard – Ann (Bernard wins, health 5), Dora – Cécile (Dora wins, health 5). "
        "Round 2: Cécile – Ann (Cécile wins, health 17), Dora – Bernard (a draw). "
        "Round 3: Cécile – Bernard, Dora – Ann. Round 4: "
    )


def test_the_words_tell_the_winner() -> None:
    told = league(LEAGUES["over"]().view(None), tables.NAMES, EN).alt
    assert told.startswith("Dora wins! 1. Dora: 3 points")


def test_the_words_tell_all_who_share_the_win() -> None:
    told = league(LEAGUES["shared"]().view(None), tables.NAMES, EN).alt
    assert told.startswith("The win is shared: Ann, Bernard, Cécile, Dora.")


def test_a_laboratory_tells_what_is_glued_and_what_is_left() -> None:
    told = laboratory(LEAGUES["mutating"]().view("A"), "A", tables.NAMES, EN).alt
    assert told.startswith("Ann’s creatures and laboratory. 0.5 points left. ")
    for part in (
        "Ogre (cost 4, 4/4; Berserk, Rage), Baron (cost 3, 3/5), Brute (cost 6, 5/5)",
        "Vortex (cost 5, 0/3; Aura of Protection)",
        "Incantations: Boom!.",
        "Troll (left: attack 3, health 6, Berserk)",
        "Martyr (cost 7, 6/6; Protection)",
    ):
        assert part in told


def test_a_seat_that_has_ended_its_phase_is_done() -> None:
    view = LEAGUES["mutating"]().view("D")
    assert " Done. " in laboratory(view, "D", tables.NAMES, EN).alt
    assert " left. " not in laboratory(LEAGUES["duels"]().view("D"), "D", tables.NAMES, EN).alt


def test_a_laboratory_that_is_used_up_is_drawn() -> None:
    view = formats.league().view("A")
    empty = tuple(replace(each, elements=()) for each in view.players[0].laboratory)
    for left in (empty, ()):
        player = replace(view.players[0], laboratory=left)
        shown = replace(view, players=(player, *view.players[1:]))
        for language in LANGUAGES:
            bounded(laboratory(shown, "A", tables.LONG_NAMES, texts_in(language)), 1700)
        assert "The laboratory is empty." in laboratory(shown, "A", tables.NAMES, EN).alt


@pytest.mark.parametrize(("creatures", "incantations"), [(0, 8), (8, 0)])
def test_decks_of_one_kind_are_drawn(creatures: int, incantations: int) -> None:
    rich = sorted(PRINTED.values(), key=lambda each: -len(each.abilities))
    view = formats.league().view("B")
    player = replace(
        view.players[1],
        creatures=tuple(printed(each) for each in rich if each.is_creature)[:creatures],
        incantations=tuple(each for each in rich if not each.is_creature)[:incantations],
    )
    shown = replace(view, players=(view.players[0], player, *view.players[2:]))
    for language in LANGUAGES:
        bounded(laboratory(shown, "B", tables.LONG_NAMES, texts_in(language)), 1700)


MUTATIONS: dict[str, tuple[Form, Form]] = {
    "value": (ogre(), ogre("troll.attack")),
    "aura": (ogre("alpha.protection"), ogre("alpha.protection", "machine.aura")),
    "cost": (ogre("troll.rage"), ogre("troll.rage", "zombie.cost")),
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_mutations_look_like_their_golden_pictures(name: str) -> None:
    picture = mutation(*MUTATIONS[name], 1.5, 1.0, EN)
    assert picture.name == "mutation.png"
    assert_golden(f"mutation-{name}", picture.data)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Before: Ogre (cost 4, 4/4; Berserk). After: Ogre (cost 4, 3/4; Berserk). "
            "Price 0. 2.5 points left.",
        ),
        (
            "ru",
            "Было: Огр (стоимость 4, 4/4; Берсерк). Стало: Огр (стоимость 4, 3/4; Берсерк). "
            "Цена 0. Осталось 2,5 очка.",
        ),
        (
            "fr",
            "Avant\u00a0: Ogre (coût 4, 4/4\u00a0; Berserk). "
            "Après\u00a0: Ogre (coût 4, 3/4\u00a0; Berserk). Prix\u00a0: 0. Il reste 2,5 points.",
        ),
    ],
)
def test_a_mutation_tells_before_and_after(language: str, told: str) -> None:
    picture = mutation(*MUTATIONS["value"], 0.0, 2.5, texts_in(language))
    assert picture.alt == told


@pytest.mark.parametrize("points", [0.0, 0.5, 1.0, 2.0, 2.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_worded_rightly(language: str, points: float) -> None:
    forms = {
        "en": ("point left" if points == 1 else "points left"),
        "fr": ("point." if points < 2 else "points."),
        "ru": {0.0: "0 очков", 0.5: "0,5 очка", 1.0: "1 очко", 2.0: "2 очка", 2.5: "2,5 очка"}[
            points
        ],
    }
    told = mutation(*MUTATIONS["value"], 0.0, points, texts_in(language)).alt
    assert forms[language] in told


def test_what_is_glued_has_an_edge() -> None:
    size = (260, 364)
    for element in ("troll.attack", "troll.health", "troll.cost", "troll.rage", "machine.aura"):
        form = ogre(element)
        plain = miniature(as_printed(form), size)
        assert mutant(form, size, "en").tobytes() != plain.tobytes(), element
    assert mutant(ogre(), size, "en").tobytes() == miniature(PRINTED["ogre"], size).tobytes()


def test_a_mutated_creature_keeps_its_emblem_in_its_duels() -> None:
    played = ogre("troll.rage").as_card()
    assert played.set not in {each.id for each in SETS}
    assert emblem_of(played) == emblem_of(PRINTED["ogre"])


def test_attack_stays_unknown_with_vulnerability() -> None:
    told = mutation(ogre(), ogre("plague_bearer.vulnerability"), 1.5, 1.0, EN).alt
    assert "After: Ogre (cost 4, X/4; Berserk, Vulnerability)" in told


def test_two_painters_draw_the_same_laboratories() -> None:
    view = LEAGUES["mutating"]().view(None)
    wanted = [seat for seat in SEATS for _ in range(2)]
    with ThreadPoolExecutor(2) as painters:
        drawn = list(painters.map(lambda each: laboratory(view, each, tables.NAMES, EN), wanted))
    assert drawn[::2] == drawn[1::2]
