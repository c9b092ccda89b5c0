"""How the database came to be as schema.py says, one step a file; alembic runs them in order."""
