### Promotions on the screens: the list, the staff's page, and the draw on the wall.

title-promotions = Promotions · Croupier
promo-skip = Skip to the promotions
promo-none = No promotion is published.
promo-new = A new promotion
promo-new-id = Name in the log
promo-begin = Begin
promo-no-chapter = This book has no chapter on promotional prizes.
promo-work = Open
promo-terms = Terms
promo-wall = The draw
promo-now = What can be done now
promo-nothing = Nothing can be done here now.
promo-chapter-preparing = Terms
promo-chapter-entries = Entries
promo-chapter-drawing = Draw
promo-chapter-prizes = Prizes
promo-chapter-conduct = Conduct
promo-stage-prepared = In preparation
promo-stage-published = Announced
promo-stage-entries = Entries open
promo-stage-closed = Entries closed
promo-stage-drawn = Drawn
promo-stage-postponed = Postponed
promo-stage-cancelled = Cancelled
promo-stage-over = Over
promo-entries = Entries
promo-entries-of = { $entries ->
    [one] One entry
   *[other] { $entries } entries
}
promo-starts = Starts
promo-closes = Closes
promo-draws = Draw
promo-there = Present
promo-is-there = present
promo-sealed = Sealed
promo-at = When ({ $clock })
promo-kept-apart = Name and address are kept apart from the log.
promo-wall-entry = Entry { $ticket }
promo-wall-closes = Entries close { DATE($at) } { TIME($at, to: "minute") } { $clock }
promo-wall-draws = Draw { DATE($at) } { TIME($at, to: "minute") } { $clock }, { $place }
promo-wall-present = Winners must be present: { $there } here
promo-wall-prizes = Prizes
promo-wall-sealed = Sealed before entries closed:
promo-wall-before = The tape behind this seal is mixed with a word given at the draw: neither side chooses.
promo-wall-unsealed = Nothing is sealed for the draw yet.
promo-wall-opened = Opened, with its salt:
promo-wall-check = Check it: tape and salt give the seal, and the seal was here before the word. Whoever has the log draws again with croupier verify.
promo-wall-word = “{ $word }”, given by { PERSON($by) }
promo-wall-among = among { $among } entries
promo-wall-passed = { GIVEN($absent) ->
    [yes] Not present: { TEXT($absent, join: "comma") }.
   *[no] {""}
}{ GIVEN($won) ->
    [yes] {" "}Passed over, with a prize already: { TEXT($won, join: "comma") }.
   *[no] {""}
}
promo-wall-nobody = Nobody could win.
promo-wall-lost = No connection: this may not be the latest
promo-wall-none = There is no such promotion

field-alternative = Money instead
field-award = Award
field-claim = Claim
field-claimant = Claimant
field-closes = Entries close
field-draws = Draw at
field-eligible = Eligible
field-entrant = Entrant
field-excluded = Excluded
field-finding = Finding
field-name = Name
field-of = Of
field-prescribed = Prescribed items
field-prize = Prize
field-reached = Reached
field-reason = Reason
field-where = Where
field-word = Word
field-called = Name
field-address = Address
