# The page of rules: books to read and to have, clauses by their words, two books side by side.

title-rules = Rules · Croupier
skip-to-rules = Skip to the rules
rules-title = Rules
rules-books = The books
rules-odds = Odds
rules-search = Find a clause
rules-words = Words or a number that a clause has
rules-seek = Find
rules-found = { $count ->
    [0] No clause has all of these words.
    [one] One clause has them.
   *[other] { COUNT($count) } clauses have them.
}
rules-found-first = Here are the first { COUNT($shown) }: one word more finds fewer.
rules-compare = Compare two books
rules-left = One book
rules-right = The other book
rules-choose = Choose a book
rules-thing = What
rules-not-said = says nothing of it
rules-same = They say the same of everything.
rules-print = Print
