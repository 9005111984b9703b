"""Memory that a process has freed goes back to the system."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

GAPS = """
import re, sys
from pathlib import Path
from workers.memory import give_memory_back

def resident():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024

if sys.argv[1] == "tuned":
    give_memory_back()
del bytearray(2_000_000)[:]  # then glibc by itself maps larger blocks only
before, blocks, pins = resident(), [], []
for number in range(200):
    block = bytearray(500_000)
    for page in range(0, len(block), 4096):
        block[page] = 1
    blocks.append(block)
    pins.append(bytes(5_000))
del block, blocks
print(resident() - before)
"""


SMALL = """
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

only_glibc = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc is tuned")


@only_glibc
def test_small_free_blocks_go_back_after_a_while() -> None:
    kept = {
        seconds: float(subprocess.check_output([sys.executable, "-c", SMALL, seconds]))
        for seconds in ("0.1", "1000")
    }
    assert kept["0.1"] < 40 < 80 < kept["1000"]


@only_glibc
def test_freed_blocks_between_others_go_back_to_the_system() -> None:
    kept = {
        how: float(subprocess.check_output([sys.executable, "-c", GAPS, how]))
        for how in ("tuned", "as it is")
    }
    assert kept["tuned"] < 20 < 60 < kept["as it is"]
