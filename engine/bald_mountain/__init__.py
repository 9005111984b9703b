"""Battle on the Bald Mountain: mages at four altars of spells (docs/bald-mountain.md)."""
