"""The draw: from a tape that was committed to and a word given at it, so that nobody chooses who wins."""
