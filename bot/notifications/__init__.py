"""Notify users as they have chosen with `/notify`: whom to ping, direct messages, quiet hours."""
