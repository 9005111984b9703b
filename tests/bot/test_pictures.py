"""What a picture shows is told in words where it can't be drawn."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from bot.boards.message import picture_of
from bot.client import Bridgekeeper
from bot.game_api import GAME_UIS, all_match_options, plugins
from bot.game_api.match_options import MatchSettings
from bot.games.bald_mountain.lookup import face_of as face_on_the_mountain
from bot.games.bald_mountain.match_settings import MODES, MountainSettings
from bot.games.castles.match_settings import CastlesSettings
from bot.games.clash.lookup import face_of
from bot.games.clash.match_settings import ClashSettings
from bot.games.two_worlds.lookup import face_of as face_of_a_world
from bot.games.two_worlds.match_settings import SETUPS, WorldsSettings
from bot.grimoire import session, solution
from bot.lobby.beginning import make_first_match
from bot.metrics import Metrics
from bot.settings import Settings
from bot.store import Motion, Seat
from bot.ui.pictures import draw_picture, files_of, gallery
from engine.bald_mountain.cards import CARDS as MOUNTAIN_CARDS
from engine.clash.cards import CARDS
from engine.core import State
from engine.games import game_named
from engine.two_worlds.cards import SPELLS, WARRIORS
from images.painters import PaintingThreads
from images.picture import ALT_LIMIT, Drawing, Picture
from images.renderer import Renderer, Urgency
from opponents.thinkers import last_resort
from puzzles import library
from texts import LANGUAGES, texts_in
from workers import Asker

EN = texts_in("en")
NAMES = {seat: f"Player {seat}" for seat in "ABCD"}
EVERY_GAME: list[MatchSettings] = [
    ClashSettings(),
    ClashSettings(mode="two_against_two"),
    ClashSettings(format="draft"),
    ClashSettings(format="constructed"),
    ClashSettings(champion=True),
    ClashSettings(format="mutation"),
    *map(MountainSettings, MODES),
    *map(WorldsSettings, SETUPS),
    CastlesSettings(),
    CastlesSettings("teams", "lot"),
]
EVERY_GAME += [
    options.kind()
    for options in all_match_options()
    if options.kind not in {type(settings) for settings in EVERY_GAME}
]


class BrokenRenderer(Renderer):
    """Nothing can be drawn here."""

    def __init__(self) -> None:
        super().__init__(PaintingThreads(1))

    async def draw(
        self, drawing: Any, urgency: Any = None, about: int = 0, asker: Any = None
    ) -> Picture:
        raise OSError("cannot open resource")


def begun(settings: MatchSettings) -> tuple[str, State]:
    """The first game of these terms."""
    match = make_first_match(
        settings,
        [Seat(seat=seat, user_id=1, name=seat) for seat in settings.people],
        {},
        language="en",
        guild_id=1,
        channel_id=2,
        message_id=None,
        now=datetime.now(UTC),
    )
    state, _ = game_named(match.game).setup(match.setup, 7)
    return match.game, state


def league() -> State:
    """What a mutation draft leads to, whose people have never answered."""
    game, state = begun(ClashSettings(format="mutation"))
    while not (ahead := state.prepared()):
        seat = state.to_act()[0]
        state.apply(seat, game_named(game).read_move(state, last_resort(game, state, seat))[0])
    return game_named(ahead[0].game).setup(ahead[0].setup, 7)[0]


def drawings() -> Iterator[Drawing]:
    """One of every kind that there is."""
    shown = [*map(begun, EVERY_GAME), ("league", league())]
    assert {game for game, _ in shown} == GAME_UIS.keys()
    for game, state in shown:
        table = GAME_UIS[game]
        yield table.board(state.view(None), (), NAMES, EN)
        if table.open_moves is None:
            yield from table.panel(state.view(state.to_act()[0]), [], NAMES, EN)
        if table.previews is not None:
            seat = state.to_act()[0]
            card = next(each for each in table.choices(state, seat, NAMES, EN) if each.moves)
            yield table.previews.show(state, seat, card.moves[0].move, EN).drawing
    yield face_of(CARDS[0], EN)
    yield face_on_the_mountain(MOUNTAIN_CARDS[0], EN)
    yield from of_the_mountain()
    yield from (face_of_a_world(card, EN) for card in (WARRIORS[0], SPELLS[0]))
    yield from of_two_worlds()
    yield from of_the_castles()


def of_the_mountain() -> Iterator[Drawing]:
    """What else is drawn of a battle there: what was played, a hand, what signs mean."""
    game, state = begun(MountainSettings("three"))
    table, seat = GAME_UIS[game], state.to_act()[0]
    moves = [str(state.legal_actions(seat)[place]) for place in (2, 3)]  # two cards are played
    animation = table.animation.draw(state, moves, NAMES, EN)
    signs = table.icons.explain(state.view(seat), EN)
    assert animation is not None
    assert signs is not None
    yield from (animation, signs, table.hand(state.view(seat), NAMES, EN))
    assert table.animation.draw(state, ["end"], NAMES, EN) is None, "nothing was done"


def of_two_worlds() -> Iterator[Drawing]:
    """What is drawn of a duel of theirs once the armies are picked: the board and a hand; what was
    played; what signs mean."""
    game, state = begun(WorldsSettings())
    table, moves = GAME_UIS[game], list[str]()
    while state.to_act() and len(moves) < 24:
        seat = state.to_act()[0]
        before, move = state.copy(), last_resort(game, state, seat)
        state.apply(seat, game_named(game).read_move(state, move)[0])
        if len(before.to_act()) == 1:
            moves.append(move)
        else:
            assert table.animation.draw(before, [move], NAMES, EN) is None, "picks are secret"
            start = state.copy()
    view = state.view(state.to_act()[0])
    for whole in (False, True):
        animation = table.animation.draw(start, moves, NAMES, EN, whole=whole)
        assert animation is not None
        yield animation
    signs = table.icons.explain(view, EN)
    assert signs is not None
    yield from (signs, *table.panel(view, (), NAMES, EN))
    yield table.board(state.view(None), (), NAMES, EN)


def of_the_castles() -> Iterator[Drawing]:
    """What else is drawn of a match there: what was played, a hand, signs, cards, races."""
    game, state = begun(CastlesSettings(left="humans", right="undead"))
    table, seat = GAME_UIS[game], state.to_act()[0]
    animation = table.animation.draw(state, [str(state.legal_actions(seat)[-1]), "end"], NAMES, EN)
    signs = table.icons.explain(state.view(seat), EN)
    assert animation is not None
    assert signs is not None
    yield from (animation, signs, table.hand(state.view(seat), NAMES, EN))
    assert table.animation.draw(state, ["end"], NAMES, EN) is None, "nothing was done"
    book = next(plugin.cards for plugin in plugins() if game in plugin.uis)
    assert book is not None
    yield from (book.page(each, EN).drawing for each in ("king", "humans", "crypt"))


@pytest.mark.usefixtures("unencoded")
def test_what_is_drawn_is_told_in_the_same_words_without_drawing_it() -> None:
    for drawing in drawings():
        assert drawing.alt() == drawing.draw().alt


@pytest.mark.usefixtures("unencoded")
def test_other_processes_draw_the_same() -> None:
    for drawing in drawings():
        elsewhere = pickle.loads(pickle.dumps(drawing.draw))
        assert elsewhere() == drawing.draw(), drawing.alt()


class Recorder(Renderer):
    """Keeps what it draws, of what another process is told."""

    def __init__(self) -> None:
        super().__init__(PaintingThreads(1))
        self.drawn: list[Picture] = []

    async def draw(
        self, drawing: Any, urgency: Any = None, about: int = 0, asker: Any = None
    ) -> Picture:
        self.drawn.append(pickle.loads(pickle.dumps(drawing.draw))())
        return self.drawn[-1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_puzzle_and_its_film_are_told_in_the_same_words(language: str) -> None:
    texts, puzzle = texts_in(language), library.built_in()["initiation"][0]
    moves = session.solving_moves(puzzle)
    for drawing in (
        *session.drawings_of(puzzle, texts),
        solution.animation_of(puzzle, moves, texts),
    ):
        able: Any = SimpleNamespace(renderer=Recorder(), metrics=Metrics())
        unable: Any = SimpleNamespace(renderer=BrokenRenderer(), metrics=Metrics())
        real, told = await draw_picture(able, drawing), await draw_picture(unable, drawing)
        assert real.data
        assert (told.data, told.alt) == (b"", real.alt)


async def test_a_picture_that_cannot_be_drawn_is_its_words_and_no_file() -> None:
    drawing = Drawing("key", lambda: Picture("a.webp", b"x", "A\nB"), lambda: "A\nB")
    client: Any = SimpleNamespace(renderer=BrokenRenderer(), metrics=Metrics())
    with structlog.testing.capture_logs() as written:
        picture = await draw_picture(client, drawing)
    assert gallery(picture).to_component_dict()["content"] == "A\nB"
    assert files_of(picture) == []
    assert [(each["event"], each["kind"]) for each in written] == [("picture not drawn", "OSError")]


def test_names_in_the_words_of_a_picture_do_nothing() -> None:
    told = gallery(Picture("", b"", "**Ann** <@1> @everyone https://example.org\nfort 4"))
    content = told.to_component_dict()["content"]
    assert "**Ann**" not in content
    assert "\n" in content
    for working in ("<@1>", "@everyone", "https://"):
        assert working not in content.replace("\\<", "")


def test_the_words_of_a_picture_keep_to_their_room() -> None:
    told = gallery(Picture("", b"", "x" * ALT_LIMIT), limit=300)
    assert len(told.to_component_dict()["content"]) == 300


def shown(state: State, *, watched: bool = False) -> Any:
    """A match as its board shows it."""
    return SimpleNamespace(
        id=7,
        row=SimpleNamespace(guild_id=1),
        game=SimpleNamespace(id="clash"),
        names=dict.fromkeys("AB", "Ann"),
        to_be_watched=0 if watched else None,
        moves=(),
        before=lambda _: state,
        view=state.view,
        turn=SimpleNamespace(latest=()),
    )


@pytest.mark.parametrize(
    ("motion", "watched", "asker", "urgency"),
    [
        (Motion.STILL, False, None, Urgency.BOARD),
        (Motion.STILL, True, None, Urgency.BOARD),
        (Motion.ANIMATION, False, None, Urgency.BOARD),
        (Motion.ANIMATION, True, None, Urgency.ANIMATION),
        (Motion.ANIMATION, True, Asker(1), Urgency.PERSON),
    ],
)
async def test_a_board_shows_the_match_when_its_turn_comes(
    motion: Motion, watched: bool, asker: Asker | None, urgency: Urgency
) -> None:
    """People go before boards, boards before animations; what has gone by is not drawn."""
    _, state = begun(ClashSettings())
    match, asked = shown(state, watched=watched), []

    class Busy(Renderer):
        async def draw(
            self, drawing: Any, urgency: Any = None, about: int = 0, whose_turn: Any = None
        ) -> Picture:
            assert (about, whose_turn) == (match.id, asker)
            asked.append((drawing, urgency))
            return Picture("", b"", "")

    async def guild_settings(_: int) -> Any:
        return SimpleNamespace(motion=motion)

    servers = SimpleNamespace(guild_settings=guild_settings)
    client: Any = SimpleNamespace(
        renderer=Busy(PaintingThreads(1)), metrics=Metrics(), store=SimpleNamespace(servers=servers)
    )
    await picture_of(client, match, texts_in("en"), asker)
    ((newest, whose),) = asked
    assert whose is urgency
    before = newest().key
    match.names = dict.fromkeys("AB", "Bob")
    assert newest().key != before


@pytest.mark.parametrize("behind_since", ["asked", "its turn came", "never"])
async def test_while_painters_are_behind_a_board_is_no_film(behind_since: str) -> None:
    _, state = begun(ClashSettings())
    match, asked = shown(state, watched=True), []
    seat = state.to_act()[0]
    match.moves = [SimpleNamespace(text=str(each)) for each in state.legal_actions(seat)[:1]]

    class Late(Renderer):
        is_behind = behind_since == "asked"

        async def draw(
            self, drawing: Any, urgency: Any = None, about: int = 0, asker: Any = None
        ) -> Picture:
            asked.append(urgency)
            self.is_behind = behind_since != "never"
            return Picture("", b"", drawing().key[0])

    async def guild_settings(_: int) -> Any:
        return SimpleNamespace(motion=Motion.ANIMATION)

    store = SimpleNamespace(servers=SimpleNamespace(guild_settings=guild_settings))
    late = Late(PaintingThreads(1))
    client: Any = SimpleNamespace(renderer=late, metrics=Metrics(), store=store)
    told = (await picture_of(client, match, EN)).alt
    assert told == ("clash animation" if behind_since == "never" else "clash board")
    assert asked == [Urgency.BOARD if behind_since == "asked" else Urgency.ANIMATION]


async def test_a_host_chooses_how_many_are_drawn_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'b.db'}"
    asked = Settings(_env_file=None, database_url=url, painters=3)
    painters = Bridgekeeper(asked).renderer._painters
    assert painters.capacity(animation=False) == 3
    await painters.close()
