"""Two opinions on one matter must agree: the typed expectations and the data, and the books' tables among themselves."""
