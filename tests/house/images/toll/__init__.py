"""The pictures of Toll."""
