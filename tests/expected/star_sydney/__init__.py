"""What The Star expects, typed from its document: see coups, lines and provisions."""
