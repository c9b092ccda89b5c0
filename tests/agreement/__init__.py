"""Two opinions on one matter must agree: what was typed and the data, and the books' tables among themselves."""
