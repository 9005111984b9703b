"""What `make test` leaves to `make test-long`: more of the same, of which it tries a part.

Whole tests are marked `long`; tests that try many things one after the other try fewer.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings

THOROUGH = bool(os.environ.get("BRIDGEKEEPER_TEST_THOROUGH"))
"""Is this `make test-long`?"""


def mark_all_long_but(short: Sequence[object], every: Sequence[object]) -> list[ParameterSet]:
    """Parametrize a test by `every` value; `make test` runs those in `short` only.

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
    """Return how many are tried one after the other: `thorough` by `make test-long`."""
    return thorough if THOROUGH else quick


def examples(thorough: int) -> settings:
    """Return settings of Hypothesis that find the same examples on every machine.

    `make test` tries a fifth of them, but not fewer than five.
    """
    count = how_many(max(thorough // 5, min(thorough, 5)), thorough)
    return settings(max_examples=count, derandomize=True, deadline=None, database=None)
