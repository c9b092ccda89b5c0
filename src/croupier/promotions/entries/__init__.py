"""Entries: how people come to have a chance in the draw, who may not, and who is there."""
