"""Calls of the program in tests: their results, and the types of the fixtures."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]


@dataclass
class Answer:
    """The output of a command and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The only JSON document on standard output."""
        assert self.out.endswith("\n")
        assert self.out.count("\n") == 1, "exactly one document"
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """The documents of a batch, one for each line."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def error(self) -> Json:
        """The error of a refused document."""
        assert set(self.json) == {"error"}
        error: Json = self.json["error"]
        return error


Run = Callable[..., Answer]
Save = Callable[[object], str]
