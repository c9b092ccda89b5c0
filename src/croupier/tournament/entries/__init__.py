"""Entries: who takes part, reserves, substitutes, withdrawal."""
