### A book to read: every clause in our own words. Paraphrases, readings and names are the book's own, and come as facts.

handbook-title = { $title }, { $casino }: the rules to read
handbook-paraphrase = Every clause of the document in its own order, told in our words.
handbook-no-copy = This is no copy of the approved rules: whoever asks the house is given the document itself.
handbook-contents = Contents
handbook-search = Search
handbook-reading = Reading { $id }
handbook-elsewhere = { $count ->
    [1] Other books say one thing otherwise
   *[other] Other books say { $count } things otherwise
}
handbook-paid = What is paid
handbook-wager = Wager
handbook-wins-when = when
handbook-pays = pays
handbook-clause = clause
handbook-layout-shows = Areas for { TEXT($areas) }{ $places ->
    [0] .
   *[other] , and { $places } numbered places.
}
handbook-layout-drawn = Drawn from what the text says of the areas; where they lie on the document's own diagram may differ.
handbook-layout-not-stated = The text names no areas for side wagers.
handbook-layout-one-of = The house labels the side areas with one of the names.
handbook-layout-other-places = The number of places may also be { $places }.
handbook-layout-twin = The boxes for side wagers stand on both sides and count as one.
handbook-written = { $file }: { $casino }, { COUNT($clauses) } clauses in { COUNT($chapters) } chapters
