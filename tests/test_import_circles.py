"""No module of the house needs itself: neither at once nor by way of others, nor by an import that
a function makes late, nor by one that is for type checkers alone."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLUGINS = ("bot", "cli", "engine", "images", "opponents", "puzzles", "texts", "web", "workers")
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for plugin in PLUGINS
    for path in sorted((ROOT / plugin).rglob("*.py"))
}


def needed(source: str) -> set[str]:
    """The modules of the house that a source imports anywhere."""
    found: set[str] = set()
    pending: list[ast.AST] = [ast.parse(source)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{name.name}" for name in node.names}
            found |= inside & MODULES.keys()
            if not inside <= MODULES.keys():
                found.add(node.module)
        pending += ast.iter_child_nodes(node)
    return found & MODULES.keys()


def circle(modules: dict[str, set[str]]) -> list[str]:
    """Modules that need each other, each named after one that it needs."""
    try:
        TopologicalSorter(modules).prepare()
    except CycleError as fault:
        found: list[str] = fault.args[1]
        return found
    return []


def test_no_module_needs_itself() -> None:
    assert circle({name: needed(path.read_text("utf-8")) for name, path in MODULES.items()}) == []


@pytest.mark.parametrize(
    "source",
    [
        "import engine.clash.ai",
        "from engine.clash import ai",
        "from engine.clash.ai import summon",
        "def late():\n    from engine.clash import ai",
        "if TYPE_CHECKING:\n    from engine.clash import ai",
    ],
)
def test_every_kind_of_import_is_seen(source: str) -> None:
    assert needed(source) == {"engine.clash.ai"}
    assert circle({"engine.clash.ai": {"engine.core"}, "engine.core": needed(source)})
