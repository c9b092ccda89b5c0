"""What Crown Sydney expects, typed from its document: see coups, lines and provisions."""
