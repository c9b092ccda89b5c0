"""What cannot be so in the terms of a tournament, by the book or by themselves: a file for each part of the terms."""
