"""Prizes: winners told, prizes given or refused, and the winners made known."""
