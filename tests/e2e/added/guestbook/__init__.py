"""A guestbook feature: a command, a button, jobs and event listeners."""
