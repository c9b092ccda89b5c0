"""Words for people: refusals, events and results as sentences, for every screen alike. Nothing is decided here."""
