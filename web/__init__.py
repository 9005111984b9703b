"""Web pages behind links: read without an account, without cookies, without JavaScript."""
