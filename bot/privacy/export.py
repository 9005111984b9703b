"""Makes the file with everything that names a user."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections.abc import AsyncIterator, Sequence

from bot.errors import Refusal
from bot.store import Store

LARGEST_FILE = 8_000_000
"""The most bytes of a file that Discord takes everywhere, with room for the rest."""
LARGEST_EXPORT = 10 * LARGEST_FILE
"""The most bytes that are collected; compressed they are about a tenth."""


async def export_of(store: Store, user_id: int) -> tuple[str, bytes]:
    """Return the name and content of the user's file. Raises `Refusal` if it is too large."""
    pieces, length = list[bytes](), 0
    async for piece in _pieces(store, user_id):
        pieces.append(piece)
        length += len(piece)
        if length > LARGEST_EXPORT:
            raise Refusal("refused-export-large")
    if length <= LARGEST_FILE:
        return "bridgekeeper.json", b"".join(pieces)
    data = await asyncio.to_thread(_compress, pieces)
    if len(data) > LARGEST_FILE:
        raise Refusal("refused-export-large")
    return "bridgekeeper.json.gz", data


async def _pieces(store: Store, user_id: int) -> AsyncIterator[bytes]:
    """Yield a JSON object with a list of rows for each table.

    In pieces, because no one else could act while tens of megabytes are joined and encoded.
    """
    latest = ""
    async for table, rows in store.erasures.rows_of(user_id):
        if table == latest:
            yield b",\n"
        else:
            begins = f"{json.dumps(table)}: [\n".encode()
            yield b"\n],\n" + begins if latest else b"{" + begins
        yield rows.encode()
        latest = table
    yield b"\n]}\n" if latest else b"{}\n"


def _compress(pieces: Sequence[bytes]) -> bytes:
    file = io.BytesIO()
    with gzip.GzipFile(fileobj=file, mode="wb") as compressed:
        compressed.writelines(pieces)
    return file.getvalue()
