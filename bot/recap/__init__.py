"""The post about a server's week."""
