"""Links to web pages: who may open one, and close it again."""
