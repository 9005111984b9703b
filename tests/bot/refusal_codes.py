"""The codes of all refusals that a game's rules can raise, read from the source."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import engine.naming


def codes_of(game: ModuleType) -> set[str]:
    """Return the codes of `engine.<game>`, and of name look-up, which prefixes the game."""
    assert game.__file__
    folder = Path(game.__file__).parent
    own = {code for file in folder.glob("*.py") for code in _raised(file) if "{" not in code}
    shared = {code.replace("{game}", folder.name) for code in _raised(Path(engine.naming.__file__))}
    assert len(shared) == 3
    return own | shared


def _raised(file: Path) -> set[str]:
    return {
        ast.unparse(node.args[0]).removeprefix("f").strip("'\"")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "IllegalAction"
        and isinstance(node.args[0], ast.Constant | ast.JoinedStr)
    }
