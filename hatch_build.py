"""Builds wheels with compiled rules if there is a C compiler (`compiling.py`), else pure ones."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from compiling import PACKAGE, compile_into, missing, plain, up_to_date


class CompiledRules(BuildHookInterface[Any]):
    """Adds the package of compiled modules. `make` does that for editable installations."""

    def dependencies(self) -> list[str]:
        """Return the packages needed to compile: mypy contains mypyc, which calls setuptools."""
        return ["mypy>=2.4", "setuptools>=70"] if missing() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the modules, if possible, before the wheel is built; pip calls this twice."""
        if version == "editable":
            return
        folder = Path(self.root, "build", PACKAGE)
        reason = missing()
        if reason is None and not up_to_date(folder):
            reason = compile_into(folder)
        if reason is not None:
            self.app.display_warning(plain(reason))
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(folder)] = PACKAGE
