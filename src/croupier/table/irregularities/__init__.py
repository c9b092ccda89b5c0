"""What goes wrong: a report, its remedy, offers, stray cards, void and dummy coups."""
