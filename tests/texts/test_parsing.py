"""Reading Fluent files faster, to the same trees."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from texts.parsing import Parser

FILES = sorted((Path(__file__).parents[2] / "texts").glob("*/*.ftl"))


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_file_has_the_tree_of_fluents_own_parser(language: str) -> None:
    files = [file for file in FILES if file.parent.name == language]
    assert len(files) > 20
    for file in files:
        text = file.read_text("utf-8")
        assert Parser().parse(text).equals(FluentParser(with_spans=False).parse(text)), file.name


@pytest.mark.parametrize(
    "text",
    ["1 = name", "a =\n", "a = { }\n", "a = { $n ->\n}\n", "a = b\n  .c\n", "a = {\n", "= a\n"],
)
def test_what_is_wrong_is_wrong_to_both(text: str) -> None:
    assert Parser().parse(text).equals(FluentParser(with_spans=False).parse(text))
