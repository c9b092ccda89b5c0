"""Conduct, disputes and wrong payments."""
