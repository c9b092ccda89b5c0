"""What the Crown leaflet expects, typed from its document: see coups, lines and provisions."""
