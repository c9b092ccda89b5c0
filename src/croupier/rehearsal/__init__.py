"""Whole tournaments played many times before they are held: by the table engine, or by a kernel that agrees with it."""
