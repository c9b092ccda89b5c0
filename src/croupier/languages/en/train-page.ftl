# The page of the trainer.

train-lead = Short drills by the book. What you got wrong comes back soon, what you know comes back later. Your score stays in this browser.
train-book = Book
train-variation = Variation
train-kinds = Practise
train-kind-third-card = Draw or stand
train-kind-winner = Who wins
train-kind-payout = Payout
train-kind-irregularity = What went wrong
train-answer = Answer
train-next = Next drill
train-forget = Forget my score
train-right = Right
train-wrong = Not so
train-was = The answer: { $answer }
train-by = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
train-score = Your score, by clause
train-score-none = Nothing answered yet.
train-score-clause = Clause
train-score-kind = Drill
train-score-right = Right
train-score-box = Known, of 5
train-so-far = { $right } right of { $asked }, { $seconds } s each
train-choose-kind = Choose at least one kind of drill.
key-train-choose = choose an answer
key-train-next = answer, then the next drill
