"""What every test may rely on."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A run in the background of a shell ignores Ctrl-C, and so would what the tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
