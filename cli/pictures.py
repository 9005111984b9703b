"""`render`: the pictures of the games, into a file. Each game says which there are of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cli.answers import as_json_option, print_json, refusals
from cli.games import game_option
from cli.play import load_position, load_puzzle, play_moves
from engine.core import Event, Game, State
from engine.documents import DocumentError
from engine.games import PLUGINS, GamePlugin, plugin_of
from images.plugins import Kind, Option, PictureRequest
from texts import LANGUAGES, Texts, texts_in

if TYPE_CHECKING:
    from images.picture import Picture
    from puzzles.puzzle import Puzzle

FORMATS = {".webp": "WEBP", ".png": "PNG"}
ANIMATION_FORMATS = {".webp": "WEBP"}


class Kinds(click.Group):
    """A command for each kind of picture that any game has."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the kinds, those of the first game first."""
        return list(dict.fromkeys(kind for plugin in PLUGINS for kind in _kinds(plugin)))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of this kind, None where no game has it."""
        for plugin in PLUGINS:
            if kind := _kinds(plugin).get(cmd_name):
                return _command(cmd_name, kind)
        return None


@click.group(cls=Kinds)
def render() -> None:
    """Draw a picture into a WebP or PNG file.

    The text alternative goes to standard error, or into the JSON document.
    """


def _kinds(plugin: GamePlugin) -> Mapping[str, Kind]:
    kinds: Mapping[str, Kind] = plugin.part("images").kinds
    return kinds


def _command(name: str, kind: Kind) -> click.Command:
    parameters = [
        *_subject_parameters(name, kind),
        *map(_option, kind.options),
        click.option(
            "-o",
            "--output",
            required=True,
            metavar="FILE",
            help="Where the picture goes: a name that ends in .webp or .png.",
        ),
        click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True),
        as_json_option,
    ]

    def command(output: str, language: str, as_json: bool, **given: Any) -> None:
        with refusals(as_json):
            file_format = _file_format(output, ANIMATION_FORMATS if kind.animation else FORMATS)
            _save(_drawn(name, texts_in(language), **given), output, file_format, as_json)

    for parameter in reversed(parameters):
        command = parameter(command)
    return click.command(name, help=kind.help)(command)


def _subject_parameters(name: str, kind: Kind) -> list[Callable[..., Any]]:
    if kind.subject in ("position", "draft"):
        what = "position, or a page" if kind.subject == "position" else kind.subject
        said = f"The {what}: a JSON file; - is standard input."
        option = f"--{kind.subject}"
        return [click.option(option, "position", required=True, metavar="FILE", help=said)]
    if kind.subject == "card":
        ids = click.argument("ids", metavar="ID", nargs=1)
    else:
        ids = click.argument("ids", metavar="ID...", nargs=-1, required=True)
    return [ids, game_option(lambda plugin: name in _kinds(plugin), "pictures of this kind")]


def _option(option: Option) -> Callable[..., Any]:
    facts: dict[str, Any] = {"required": option.required, "help": option.help}
    if option.default is not None:
        facts |= {"default": option.default, "show_default": bool(option.default)}
    if option.choices:
        facts["type"] = click.Choice(option.choices)
    else:
        facts["metavar"] = option.metavar
    return click.option(f"--{option.name}", **facts)


def _drawn(
    name: str,
    texts: Texts,
    position: str | None = None,
    ids: str | tuple[str, ...] = (),
    plugin: GamePlugin | None = None,
    **options: str | None,
) -> Picture:
    """Draw a picture of this kind, from the position in a file or from cards of the game."""
    if position is None:
        assert plugin is not None, "cards are of a game"
        ids = (ids,) if isinstance(ids, str) else ids
        return _kinds(plugin)[name].draw(PictureRequest(texts, options, ids=ids))
    puzzle = load_puzzle(position)
    if puzzle is not None:
        game, state = puzzle.game, puzzle.state()
        options = {
            **_words_beside(puzzle, texts),
            **{name: said for name, said in options.items() if said},
        }
    else:
        game, state = load_position(position)
    plugin = plugin_of(game.id)
    kinds = _kinds(plugin)
    if name not in kinds:
        raise DocumentError("game", f"{game.id} has no picture {name!r}, only {', '.join(kinds)}")
    line = options.get("line") or ""
    asked = PictureRequest(
        texts,
        options,
        state,
        played=partial(_played, game, line),
        steps=partial(_steps, game, line),
        waits=puzzle is not None and puzzle.goal.waits,
    )
    return kinds[name].draw(asked)


def _words_beside(puzzle: Puzzle, texts: Texts) -> dict[str, str | None]:
    """Return what a page says itself of a picture of it."""
    from bot.grimoire.verdict import goal_line  # the rules are drawn without the bot

    goal, title = goal_line(puzzle, texts), puzzle.named(texts.language)
    return {"goal": goal, "title": title, "line": ""}


def _played(game: Game, line: str, state: State) -> list[Sequence[Event]]:
    """Return what happens in each move of a line.

    Raises `IllegalMove`.
    """
    return [events for _, events in play_moves(game, state, line)]


def _steps(game: Game, line: str, state: State) -> Iterable[Any]:
    """Return all steps of a line. Raises `IllegalMove`."""
    moves = [move for move, _ in play_moves(game, state.copy(), line)]
    steps: Iterable[Any] = plugin_of(game.id).part("engine").steps(state, moves)
    return steps


def _file_format(output: str, formats: Mapping[str, str]) -> str:
    """Return the format of the file, by its ending: asked before anything is drawn."""
    file_format = formats.get(Path(output).suffix.lower())
    if file_format is None:
        endings = " or ".join(formats)
        raise DocumentError("output", f"{output}: a picture's name ends in {endings}")
    return file_format


def _save(picture: Picture, output: str, file_format: str, as_json: bool) -> None:
    data = picture.data
    if FORMATS[Path(picture.name).suffix] != file_format:
        data = _converted(data, file_format)
    try:
        Path(output).write_bytes(data)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        reason = error.strerror if isinstance(error, OSError) else None
        raise DocumentError("output", f"can't write {output}: {reason or error}") from None
    if as_json:
        print_json(
            {
                "file": output,
                "format": file_format.lower(),
                "bytes": len(data),
                "alt": picture.alt,
            }
        )
    else:
        click.echo(picture.alt, err=True)


def _converted(data: bytes, file_format: str) -> bytes:
    from PIL import Image

    buffer = BytesIO()
    with Image.open(BytesIO(data)) as image:
        image.save(buffer, file_format)
    return buffer.getvalue()
