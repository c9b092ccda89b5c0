"""Tests named by clause, one file a book: what an inspector is shown who asks for 9.6."""
