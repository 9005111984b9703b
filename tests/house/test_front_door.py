"""What newcomers and hosts read, and what starts the bot for them, agrees with what is there."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.settings import PREFIX, Settings
from bot.ui.invitation import PERMISSIONS

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@cache
def read(name: str) -> str:
    """A file of the project."""
    return (ROOT / name).read_text("utf-8")


def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads(read("pyproject.toml"))


def pythons() -> list[str]:
    """The versions of Python that the package says it runs on."""
    found = [
        re.fullmatch(r".*Python :: (3\.\d+)", each) for each in project()["project"]["classifiers"]
    ]
    return [version[1] for version in found if version]


def shipped() -> list[str]:
    """The packages that the wheel is made of."""
    packages: list[str] = project()["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]
    return packages


def targets() -> dict[str, str]:
    """What `make` can do, with what `make help` tells of it."""
    found = re.findall(r"^([a-z-]+):(?!=)(.*)$", read("Makefile"), re.MULTILINE)
    return {name: rest.partition("## ")[2] for name, rest in found}


def headings(page: Path) -> set[str]:
    """What links can point at within a page."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in found}


# ------------------------------------------------------------------ pages


def test_the_readme_is_a_page() -> None:
    assert len(read("README.md").splitlines()) < 120


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if not link.startswith("https://"):
            path, _, heading = link.partition("#")
            there = page.parent / path if path else page
            assert there.exists(), link
            assert not heading or heading in headings(there), link


def test_every_page_is_in_the_list_of_all_pages() -> None:
    listed = set(re.findall(r"\]\(([\w./-]+)\)", read("docs/README.md")))
    docs = {str(page.relative_to(ROOT / "docs")) for page in PAGES if page.parent != ROOT}
    missing = {page for page in docs - listed if not page.startswith("generated/")}
    assert missing == {"README.md"}


def test_files_named_in_the_recipes_exist() -> None:
    """`<game>` may be any."""
    words = {
        word
        for code in re.findall(r"`([^`\n]+)`", read("CONTRIBUTING.md"))
        for word in code.split()
    }
    paths = {word for word in words if re.fullmatch(r"\w[\w.<>*-]*/[\w./<>*-]*", word)}
    assert len(paths) > 40
    patterns = {path: re.sub(r"<[^>]+>", "*", path).rstrip("/") for path in paths}
    assert [path for path, pattern in patterns.items() if not any(ROOT.glob(pattern))] == []


@each_page
def test_what_make_is_told_to_do_it_can_do(page: Path) -> None:
    code = re.findall(r"`[^`\n]+`|^```.*?^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    told = {
        name
        for each in code
        for name in re.findall(r"^`?make (?:PYTHON=\S+ )?([a-z-]+)", each, re.M)
    }
    assert told <= targets().keys()


def test_make_help_tells_of_every_target() -> None:
    assert {"help", "run", "format", "check", "test"} <= targets().keys()
    assert [name for name, told in targets().items() if not told] == []


def test_the_permissions_are_those_that_the_bot_asks_for() -> None:
    page = read("docs/hosting/README.md")
    assert f"`{PERMISSIONS.value}`" in page
    asked = page.partition("| permission | why |")[2].partition("\n\n")[0]
    assert len(re.findall(r"^\| [A-Z]", asked, re.MULTILINE)) == sum(on for _, on in PERMISSIONS)


def test_the_example_of_settings_has_all_of_them() -> None:
    named = set(re.findall(rf"^#?({PREFIX}[A-Z_]+)=", read(".env.example"), re.MULTILINE))
    assert named == {PREFIX + name.upper() for name in Settings.model_fields}
    page = read("docs/hosting/configuration.md")
    listed = re.findall(r"^\| `([A-Z_]+)` \|", page, re.MULTILINE)
    assert listed == [name.upper() for name in Settings.model_fields]


# ------------------------------------------------------------------ what runs for others


def test_ci_runs_what_the_readme_says() -> None:
    command = re.search(r"^make test", read("README.md"), re.MULTILINE)
    assert command
    assert read(".ci/run").splitlines()[-1] == command[0]
    assert re.findall(r"- run: (.+)", read(".github/workflows/ci.yml")) == [".ci/run"]


def test_ci_runs_on_every_python_that_is_promised() -> None:
    matrix = re.search(r"python: \[(.+)\]", read(".github/workflows/ci.yml"))
    assert matrix
    assert re.findall(r"[\d.]+", matrix[1]) == pythons()
    assert project()["project"]["requires-python"] == f">={pythons()[0]}"


def test_every_package_of_the_wheel_says_that_it_has_types() -> None:
    assert [each for each in shipped() if not (ROOT / each / "py.typed").is_file()] == []


def test_an_image_is_made_of_what_the_wheel_is_made_of() -> None:
    let_in = {line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")}
    meta = project()["project"]
    needed = {
        *shipped(),
        meta["readme"],
        *meta["license-files"],
        "pyproject.toml",
        "constraints.txt",
    }
    assert let_in == needed | {"compiling.py", "hatch_build.py"}
    images = re.findall(r"^FROM python:([\d.]+)", read("Dockerfile"), re.MULTILINE)
    assert len(images) == 2
    assert set(images) <= set(pythons())


def test_whoever_stops_the_bot_gives_it_the_same_time() -> None:
    given = [
        re.search(pattern, read(file))
        for file, pattern in (
            ("deploy/bridgekeeper.service", r"TimeoutStopSec=(\d+)"),
            ("compose.yaml", r"bot:(?:.|\n)*?stop_grace_period: (\d+)s"),
            ("Dockerfile", r"docker stop --timeout (\d+)"),
            ("docs/hosting/README.md", r"--stop-timeout (\d+)"),
        )
    ]
    assert {found and found[1] for found in given} == {"20"}


def test_the_hooks_check_every_package() -> None:
    files = re.search(r"files: \^\((.+)\)/", read(".pre-commit-config.yaml"))
    assert files
    assert files[1].split("|") == sorted(["benchmarks", *shipped()])
