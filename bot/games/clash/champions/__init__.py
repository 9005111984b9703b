"""Champions that users create, valid on all servers: `/champion`."""
