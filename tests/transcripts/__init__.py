"""Worked scenarios, retold as they were agreed: shoes in the order the cards leave them, and what each patron gets."""
