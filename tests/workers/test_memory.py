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


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc is tuned")
def test_freed_blocks_between_others_go_back_to_the_system() -> None:
    kept = {
        how: float(subprocess.check_output([sys.executable, "-c", GAPS, how]))
        for how in ("tuned", "as it is")
    }
    assert kept["tuned"] < 20 < 60 < kept["as it is"]
