"""What `make test` leaves to `make test-long`: more of the same, of which it tries a part."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet


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
