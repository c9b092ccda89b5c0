"""The terms and conditions of a promotion: their shape, what a book wants in them, and how people read them."""
