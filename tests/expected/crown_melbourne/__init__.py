"""What Crown Melbourne expects, typed from its document: see coups, lines and provisions."""
