"""Notices and what they announce: limits, another variation, closing."""
