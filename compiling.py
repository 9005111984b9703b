"""Compiles the modules that packages name in `COMPILED` to machine code (`engine/compiled.py`).

    python compiling.py

compiles them for the running Python, unless they are up to date; `make` calls it before the bot and
the tests run. Without a C compiler it prints one line, and the sources run uncompiled. A wheel gets
its modules from `hatch_build.py`.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
os.environ["BRIDGEKEEPER_TEST_ENGINE"] = "plain"

from engine.compiled import NOTE, PACKAGE, Compiled, made_from  # noqa: E402


def modules() -> dict[str, list[str]]:
    """Return the paths of the modules to compile, by package.

    Modules of one package call each other without going through Python; no game imports another. A
    class and its subclasses must all be compiled, or none of them.
    """
    folders = sorted(path.parent.relative_to(ROOT) for path in ROOT.glob("engine/*/__init__.py"))
    found: dict[str, list[str]] = {}
    for folder in (*folders, Path("puzzles")):
        names = getattr(import_module(".".join(folder.parts)), "COMPILED", ())
        if names:
            found[folder.name] = [f"{folder}/{name.replace('.', '/')}.py" for name in names]
    return found


def names() -> list[str]:
    """Return the names of the modules to compile."""
    return [path.removesuffix(".py").replace("/", ".") for path in chain(*modules().values())]


def missing() -> str | None:
    """Return what this machine lacks to compile anything; None if it can compile."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(command)[0]) is None:
        return f"there is no C compiler ({command})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return "the headers of Python (Python.h) are not installed"
    return None


def up_to_date(folder: Path) -> bool:
    """Return whether this folder contains the compiled modules of the current sources."""
    made = Compiled(folder)
    return made.fits() and all(map(made.find_spec, names()))


def compile_into(folder: Path) -> str | None:
    """Compile all modules into a folder, which is created or replaced.

    Returns None, or the reason of a failure, which leaves the folder unchanged.
    """
    with TemporaryDirectory() as place:
        made = Path(place, PACKAGE)
        command = [sys.executable, __file__, str(made)]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if run.returncode:
            lines = (run.stdout + run.stderr).strip().splitlines()
            return shorten(lines[-1], 160) if lines else f"exit code {run.returncode}"
        folder.parent.mkdir(exist_ok=True)
        whole = folder.with_name(f"{folder.name}.new")  # an interrupted copy must not look complete
        shutil.rmtree(whole, ignore_errors=True)
        shutil.copytree(made, whole)
        shutil.rmtree(folder, ignore_errors=True)
        whole.rename(folder)
    return None


def compile_now(folder: Path) -> None:
    """Compile into `folder`, printing all output of mypyc and the C compiler."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    note = made_from()
    work = folder.with_name("work")
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={work / 'types'}"]
    games = modules()
    extensions = mypycify(
        [*options, *chain(*games.values())],
        separate=[(paths, f"{PACKAGE}_{game}") for game, paths in games.items()],
        opt_level="2",
        debug_level="0",
        target_dir=str(work),
    )
    build = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder), str(work)
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()
    (folder / NOTE).write_text(json.dumps(note), "utf-8")


def plain(reason: str) -> str:
    """Return the message that the rules run uncompiled, with the reason."""
    return f"The rules stay plain Python, which is slower: {reason}."


def main() -> None:
    """Bring the compiled modules of this Python up to date; exit with code 1 if compiling fails."""
    if len(sys.argv) > 1:
        compile_now(Path(sys.argv[1]))
        return
    folder = Path(sysconfig.get_path("platlib"), PACKAGE)
    if up_to_date(folder):
        return
    reason = missing()
    if reason is not None:
        print(plain(reason))
        return
    print("Compiling the rules (once for every change of them) ...", flush=True)
    reason = compile_into(folder)
    if reason is not None:
        sys.exit(plain(reason))


if __name__ == "__main__":
    main()
