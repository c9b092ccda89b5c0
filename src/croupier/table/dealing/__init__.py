"""A coup dealt: the shoe passed, cards drawn, hands given out and opened, the result."""
