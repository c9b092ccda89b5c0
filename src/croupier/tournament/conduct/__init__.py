"""Conduct: penalties, retirement, complaints, and undoing one's own mistake."""
