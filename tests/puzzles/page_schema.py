"""Where the JSON schema of a page stands.

    python tests/puzzles/page_schema.py

writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path

from puzzles.page import schema

SCHEMA = Path(__file__).parents[2] / "docs" / "page.schema.json"


def main() -> None:
    """Write what the program says today."""
    SCHEMA.write_text(json.dumps(schema("clash"), indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(SCHEMA)


if __name__ == "__main__":
    main()
