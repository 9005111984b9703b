"""Interactions and messages: receives what users send and answers them."""
