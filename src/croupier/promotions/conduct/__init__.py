"""Conduct: integrity that is compromised, disputes, and the end."""
