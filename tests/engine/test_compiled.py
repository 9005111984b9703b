"""Compiled modules take the place of sources only while these are what they were made from."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path

import pytest

from engine import compiled
from engine.compiled import NOTE, PACKAGE, WANTED, Compiled, made_from
from engine.games import PLUGINS

ROOT = Path(__file__).parents[2]
PACKAGES = (*(f"engine.{plugin.name}" for plugin in PLUGINS), "puzzles")
NAMED = [
    f"{package}.{name}"
    for package in PACKAGES
    for name in getattr(import_module(package), "COMPILED", ())
]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with an engine of one rule, and compiled modules that were made from it."""
    rule = tmp_path / "engine" / "rule.py"
    rule.parent.mkdir()
    rule.write_text("COST = 3\n", "utf-8")
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    folder = tmp_path / PACKAGE
    (folder / "engine").mkdir(parents=True)
    (folder / "engine" / f"rule{EXTENSION_SUFFIXES[0]}").touch()
    (folder / NOTE).write_text(json.dumps(made_from()), "utf-8")
    return tmp_path


def edited(house: Path) -> None:
    (house / "engine" / "rule.py").write_text("COST = 4\n", "utf-8")


def joined(house: Path) -> None:
    (house / "engine" / "further.py").touch()


def gone(house: Path) -> None:
    (house / "engine" / "rule.py").unlink()


def of_another_python(house: Path) -> None:
    note = house / PACKAGE / NOTE
    note.write_text(json.dumps(made_from() | {"python": "cpython-310"}), "utf-8")


def interrupted(house: Path) -> None:
    (house / PACKAGE / NOTE).unlink()


def test_the_same_sources_fit(house: Path) -> None:
    assert Compiled(house / PACKAGE).fits()


@pytest.mark.parametrize("change", [edited, joined, gone, of_another_python, interrupted])
def test_anything_else_does_not_fit(house: Path, change: Callable[[Path], None]) -> None:
    change(house)
    assert not Compiled(house / PACKAGE).fits()


def test_only_what_was_compiled_is_found(house: Path) -> None:
    finder = Compiled(house / PACKAGE)
    spec = finder.find_spec("engine.rule")
    assert spec is not None
    assert isinstance(spec.loader, ExtensionFileLoader)
    assert finder.find_spec("engine") is None
    assert finder.find_spec("engine.further") is None


@pytest.mark.parametrize(
    ("wanted", "fits", "used"),
    [(None, True, True), (None, False, False), ("plain", True, False), ("compiled", True, True)],
)
def test_what_is_used(
    house: Path, monkeypatch: pytest.MonkeyPatch, wanted: str | None, fits: bool, used: bool
) -> None:
    monkeypatch.syspath_prepend(house)
    monkeypatch.setattr(sys, "meta_path", before := sys.meta_path[:])
    monkeypatch.delenv(WANTED, raising=False)
    if wanted is not None:
        monkeypatch.setenv(WANTED, wanted)
    if not fits:
        edited(house)
    count = len(before)
    assert compiled.use() is used
    assert len(sys.meta_path) == count + used


def test_compiled_ones_that_are_wanted_must_fit(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(house)
    monkeypatch.setenv(WANTED, "compiled")
    edited(house)
    with pytest.raises(ImportError, match="make setup"):
        compiled.use()


@pytest.mark.parametrize("name", NAMED)
def test_every_module_is_the_one_that_is_said(name: str) -> None:
    module = import_module(name)
    assert isinstance(module.__loader__, ExtensionFileLoader) is compiled.IN_USE


def test_an_edited_source_is_never_shadowed(tmp_path: Path) -> None:
    """The real thing: with whatever is compiled here, an engine with another text is read."""
    for path in (ROOT / "engine").rglob("*"):
        if path.suffix in (".py", ".json"):
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    turn = tmp_path / "engine" / "clash" / "turn.py"
    turn.write_text(turn.read_text("utf-8") + "\nEDITED = True\n", "utf-8")
    environment = {key: value for key, value in os.environ.items() if key != WANTED}
    environment["PYTHONPATH"] = os.pathsep.join([str(tmp_path), *sys.path])
    told = subprocess.run(
        [sys.executable, "-c", "from engine.clash import turn; print(turn.EDITED, turn.__file__)"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["True", str(turn)]


def compiling(code: str, **environment: str) -> str:
    """What a process prints that has imported `compiling.py`."""
    run = subprocess.run(
        [sys.executable, "-c", f"import compiling; from pathlib import Path; {code}"],
        env=os.environ | environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


def test_a_machine_without_a_compiler_is_told_so() -> None:
    told = compiling("print(compiling.plain(compiling.missing()))", CC="/nowhere/cc")
    assert told == (
        "The rules stay plain Python, which is slower: there is no C compiler (/nowhere/cc)."
    )


def test_a_compiler_that_fails_leaves_everything_as_it_was(house: Path) -> None:
    folder = house / PACKAGE
    before = sorted(folder.rglob("*"))
    failing = "compiling.sys.executable = 'false'; "
    told = compiling(f"{failing}print(compiling.compile_into(Path({str(folder)!r})))")
    assert told == "exit code 1"
    assert sorted(folder.rglob("*")) == before
    assert Compiled(folder).fits()


def test_every_module_that_is_to_be_compiled_is_there() -> None:
    named = compiling("print(*compiling.names())").split()
    assert sorted(named) == sorted(NAMED) != []
    assert all((ROOT / f"{name.replace('.', '/')}.py").exists() for name in named)
