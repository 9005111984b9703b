"""Features that live in the tests alone: nothing else names them."""
