"""Descriptions of events of Battle on the Bald Mountain."""
