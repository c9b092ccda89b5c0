"""The dealer's trainer: its answers by the second path and by a sheet from the documents, and what comes next."""
