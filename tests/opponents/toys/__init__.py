"""Games that nobody plays outside tests: rooms under `toys`."""
