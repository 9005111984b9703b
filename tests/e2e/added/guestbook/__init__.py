"""A guestbook: a command, a button, jobs and what it listens to."""
