"""The terms and conditions of a tournament: their shape, what a book wants in them, and the document players read."""
