"""The texts of Toll."""
