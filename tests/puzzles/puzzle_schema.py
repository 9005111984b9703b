"""The JSON schema of a puzzle.

    python tests/puzzles/puzzle_schema.py

writes it.
"""

from __future__ import annotations

import json
from pathlib import Path

from puzzles.puzzle import schema

SCHEMA = Path(__file__).parents[2] / "docs" / "formats" / "puzzle.schema.json"


def main() -> None:
    """Write the program's current schema."""
    SCHEMA.write_text(json.dumps(schema("clash"), indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(SCHEMA)


if __name__ == "__main__":
    main()
