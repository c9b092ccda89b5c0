"""Terms and conditions that somebody writes as a file: read, held against a book's items, printed for people.

What tournaments and promotions share; each has a schema of its own and its own items.
"""
