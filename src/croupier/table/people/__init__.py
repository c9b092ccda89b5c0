"""People at a table: coming and going, seats, chips, limits of their own, approvals."""
