"""Games that exist only in tests, in packages under `toys`."""
