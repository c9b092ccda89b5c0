"""What Casino Canberra expects, typed from its document: see coups, lines and provisions."""
