"""`python -m cli`, where the program isn't installed."""

from cli import main

main(prog_name="bridgekeeper")
