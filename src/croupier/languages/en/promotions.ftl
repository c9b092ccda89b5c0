### Promotions: what happens, why something is refused, what is done, and their names. As tournaments.ftl has it.

## Preparing

event-promotion-begun = A promotion is to be held: { $name }
event-promotion-terms-written = Edition { $number } of the promotion's terms is written
event-promotion-terms-published = Edition { $number } of the promotion's terms is available: { $where }{ $amended ->
    [yes] . The promotion had begun
   *[other] {""}
}
event-promotion-terms-requested = The terms of the promotion are asked for ({ TERM($by) })
event-promotion-terms-submitted = Edition { $number } of the promotion's terms is with the regulator ({ TERM($to) }, { $reference })
event-draw-committed = What the prizes are drawn with is fixed: { $commitment }...
event-promotion-started = The promotion begins: entries are received until { DATE($closes) } { TIME($closes) }

## Entries

event-entry-received = { PERSON($entrant) } has entry { $number } ({ TERM($by) })
    .you = You have entry { $number } ({ TERM($by) })
event-entrant-excluded = { PERSON($entrant) } has no part in the promotion: { $why }
event-checked-in = { PERSON($entrant) } is there for the draw
    .you = You are there for the draw
event-checked-out = { PERSON($entrant) } has left before the draw
    .you = You have left before the draw

## The draw and the prizes

event-prizes-drawn = Draw { $draw } of { $among } entries with the word “{ $word }” of { PERSON($by) }: { GIVEN($won) ->
    [yes] { SAID($won) }
   *[no] nobody could win
}
drawn-prize = { PERSON($entrant) } wins { $what } with entry { $ticket }
event-winner-contacted = { $reached ->
    [yes] { PERSON($entrant) } is told of the prize ({ TERM($method) })
   *[other] { PERSON($entrant) } was not reached ({ TERM($method) })
}
event-prize-awarded = { PERSON($entrant) } has award { $award }{ $paid ->
    [0] {""}
   *[other] : { MONEY($paid) } ({ TERM($form) })
}
event-prize-refused = { PERSON($claimant) } is refused prize { $prize }: { $reason }
event-refusal-told = { PERSON($claimant) } is told of the refusal ({ TERM($method) })
event-winners-published = The winners are published: { $where }

## Conduct

event-promotion-postponed = Postponed ({ TERM($of) }), its integrity being compromised: { $why }
event-promotion-resumed = The promotion goes on: { $why }
event-promotion-cancelled = The promotion is cancelled: { $why }
event-inspector-notified = An inspector is notified ({ $reference })
event-promotion-dispute-raised = { PERSON($entrant) } disputes: { $about }
event-promotion-dispute-decided = The dispute of { PERSON($entrant) } is decided: { $decision }
event-disputant-advised = { PERSON($entrant) } is told to whom they may turn ({ TERM($of) })
event-promotion-closed = The promotion is closed

## Refusals

refusal-no-promotions = { BOOKID($book) } has no chapter on promotional prizes
    .do = Hold it under a book that has one
refusal-promotion-begun = { $name } was begun already
    .do = Go on with it
refusal-promotion-not-begun = There is no promotion yet
    .do = Begin it before this: { COMMAND($command) }
refusal-promotion-over = { $name } is { TERM($how) }
refusal-terms-not-submitted = { BOOK($to) } does not have edition { $edition } of the terms
    .do = Submit them and record the reference; { $hours } hours later the promotion may begin
refusal-submitted-too-late = The regulator has had these terms since { DATE($submitted) } { TIME($submitted) }, less than { $hours } hours
    .do = Begin at { DATE($from) } { TIME($from) } or later
refusal-promotion-postponed = It is postponed ({ TERM($what) })
    .do = Go on when its integrity is validated
refusal-promotion-not-postponed = { $name } is not postponed
refusal-times-out-of-order = The draw comes after entries close, and neither lies in the past
    .do = Give times to come
refusal-promotion-not-started = { $name } has not begun: no entry is received
    .do = Begin it first
refusal-way-not-offered = Entries are not had this way ({ TERM($by) })
    .do = The terms have { TERM($known) }
refusal-wager-below-entry = A wager of { MONEY($wager) } is no entry: it takes { MONEY($least) }
refusal-entries-still-open = Entries are received until { DATE($closes) } { TIME($closes) }, that moment included
    .do = Draw after it
refusal-draw-not-committed = Nothing fixes yet what the prizes are drawn with
    .do = Commit to a tape before entries close
refusal-draw-word-missing = Nobody has given a word for the draw
    .do = Ask the scrutineer or an entrant for one
refusal-draw-word-not-theirs = The word comes from a scrutineer whom the terms name, or from an entrant, not from { $by }
    .do = Ask one of them
refusal-nothing-to-draw = Every prize has its winner
refusal-nobody-to-draw = There is no entry that could win
refusal-not-drawn = Nothing was drawn yet
    .do = Draw the prizes first
refusal-method-not-listed = Winners are not told this way ({ TERM($method) })
    .do = There are { TERM($known) }
refusal-winner-not-entitled = { PERSON($entrant) } is excluded and gets no prize
    .do = Refuse the prize with the reason, and tell them
refusal-no-alternative = The terms have no money instead of this prize
    .do = Give the prize itself
refusal-not-money = This prize is not paid in money
    .do = Leave the form of payment out
refusal-form-missing = How the money is paid is not told
    .do = Name the form of payment
refusal-not-paid-so = A prize is not paid this way ({ TERM($form) })
    .do = Pay by { TERM($known) }
refusal-not-their-award = Award { $award } is { PERSON($entrant) }'s, for another prize or person than named
refusal-details-not-kept = A refused claim of { MONEY($value) } is kept with its details: { TERM($missing) }
    .do = Put them down first: over { MONEY($over) } they must be

## What is done

do-begin-promotion = Begin promotion
do-write-promotion-terms = Write terms of a promotion
do-publish-promotion-terms = Publish terms of a promotion
do-record-terms-request = Record that terms are asked for
do-submit-promotion-terms = Submit terms of a promotion
do-commit-draw = Commit the draw
do-start-promotion = Begin entries
do-enter-promotion = Enter promotion
do-exclude-entrant = Exclude from a promotion
do-check-in = Check in
do-check-out = Check out
do-draw-prizes = Draw prizes
do-contact-winner = Contact winner
do-award-prize = Award prize
do-refuse-prize = Refuse prize
do-tell-refused = Tell of a refusal
do-publish-winners = Publish winners
do-postpone-promotion = Postpone promotion
do-resume-promotion = Resume promotion
do-cancel-promotion = Cancel promotion
do-notify-inspector = Notify inspector
do-raise-promotion-dispute = Raise dispute about a promotion
do-decide-promotion-dispute = Decide dispute about a promotion
do-advise-disputant = Advise whoever disputes
do-close-promotion = Close promotion
about-begin-promotion = A promotion is to be held.
about-write-promotion-terms = Its terms and conditions; written again they are a further edition.
about-publish-promotion-terms = The latest edition is made available, here; held against the operator's list of what is prescribed.
about-record-terms-request = The regulator asks for the terms.
about-submit-promotion-terms = The regulator was given the terms that hold, all of them.
about-commit-draw = The commitment to what the prizes are drawn with, before entries close.
about-start-promotion = From now on entries are received.
about-enter-promotion = An entry was received: for a wager, a visit or a form.
about-exclude-entrant = Someone is excluded, or otherwise kept from the casino, and has no part in the promotion.
about-check-in = An entrant is at the place of the draw.
about-check-out = An entrant has left before the draw.
about-draw-prizes = Every prize that nobody has is drawn: a tape that was committed to, and a word given now by someone.
about-contact-winner = An attempt to tell a winner, and whether they were reached.
about-award-prize = The winner has the prize, or its worth in money instead.
about-refuse-prize = Someone who claims a prize does not get it.
about-tell-refused = Whoever was refused a prize was told why.
about-publish-winners = The winners were made known, here.
about-postpone-promotion = The integrity of the promotion or of the draw is compromised: it waits until it is validated.
about-resume-promotion = Its integrity is validated and it goes on; times that have passed meanwhile are set anew.
about-cancel-promotion = The integrity of the promotion is compromised: nothing is drawn any more.
about-notify-inspector = An inspector was told of what was determined.
about-raise-promotion-dispute = Someone does not accept what was done under the terms.
about-decide-promotion-dispute = The operator's last word; whether the person accepts it.
about-advise-disputant = The person was told to whom they may turn, and of their right to.
about-close-promotion = Nothing is left to do.

## Names

term-promotion = the promotion
term-draw = the draw
term-award = award
term-claim = claim
term-prize = prize
term-claimant = whoever claims
term-prescribed = the list of what is prescribed
term-channel = a channel
term-visit = a visit
term-hand = a form
term-name = a name
term-address = an address
term-crossed-cheque = crossed cheque
term-cheque-and-transfer = crossed cheque and transfer together
term-transfer = transfer
term-in-person = in person
term-mail = mail
term-telephone = telephone
term-e-mail = e-mail
term-promotion-terms-written = these terms are written
term-promotion-terms-published = these terms are published
term-promotion-terms-submitted = the terms are submitted
term-draw-committed = the draw is committed to
term-promotion-started = the promotion has begun
term-entry-received = an entry
term-entrant-excluded = has no part in it
term-checked-in = checked in
term-checked-out = not checked in
term-prizes-drawn = prizes were drawn
term-prize-awarded = a prize to be given or refused
term-refusal-told = whoever was refused a prize is to be told
term-inspector-notified = an inspector is notified
term-disputant-advised = advice to whoever disputes
