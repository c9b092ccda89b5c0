"""Attacks on the floor, each played against a real server process; named by what the attacker wants."""
