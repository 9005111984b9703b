"""Champions that people make up, over all servers: `/champion`."""
