"""The pages, one module each: `ROUTES` says under which addresses."""
