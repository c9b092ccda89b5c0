"""The shoe: cards brought, checked, shuffled, committed, cut, burned and taken off."""
