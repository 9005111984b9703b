"""Memory that a process has freed goes back to the system."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

GAPS = """
import re, sys, time
from pathlib import Path
from workers import memory

def resident():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024

memory._TRIM_SECONDS = float(sys.argv[1])
memory.give_memory_back()
before, blocks, pins = resident(), [], []
for number in range(2_000):
    blocks.append(bytearray(b"x" * 60_000))
    pins.append(bytes(5_000))
del blocks
until = time.monotonic() + 5
while resident() - before > 40 and time.monotonic() < until:
    time.sleep(0.05)
print(resident() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc is told to")
def test_free_blocks_between_others_go_back_after_a_while() -> None:
    kept = {
        seconds: float(subprocess.check_output([sys.executable, "-c", GAPS, seconds]))
        for seconds in ("0.1", "1000")
    }
    assert kept["0.1"] < 40 < 80 < kept["1000"]
