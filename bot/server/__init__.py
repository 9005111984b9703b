"""What holds in a server where nobody says otherwise."""
