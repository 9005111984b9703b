"""What `make test` leaves to `make test-long`: more of the tests that it runs in part.

Whole tests are marked `long`; tests that try many values in a loop try fewer.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings

THOROUGH = bool(os.environ.get("BRIDGEKEEPER_TEST_THOROUGH"))
"""Whether this is `make test-long`."""


def mark_all_long_but(short: Sequence[object], every: Sequence[object]) -> list[ParameterSet]:
    """Parametrize a test by `every` value; `make test` runs only those in `short`.

    A tuple holds the values of several parameters.
    """
    assert set(short) <= set(every)
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=() if value in short else pytest.mark.long,
        )
        for value in every
    ]


def how_many(quick: int, thorough: int) -> int:
    """Return the number of values to try: `thorough` for `make test-long`, else `quick`."""
    return thorough if THOROUGH else quick


def examples(thorough: int) -> settings:
    """Return settings of Hypothesis with the same examples on every machine.

    `make test` tries a fifth of them, but at least five.
    """
    count = how_many(max(thorough // 5, min(thorough, 5)), thorough)
    return settings(max_examples=count, derandomize=True, deadline=None, database=None)
