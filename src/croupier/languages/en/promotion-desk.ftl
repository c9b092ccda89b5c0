### Promotions at the terminal: what a report has.

terminal-promotion-none = There is no promotion { $name } in this log{ GIVEN($known) ->
    [yes] . There are { TEXT($known, join: "comma") }
   *[no] {""}
}
promotion-published-already = { $file }: edition { $edition } has these terms and is published already
terminal-promotion-report = Promotion { $name }
promotion-section-editions = Editions of the terms
promotion-section-submissions = Terms given to the regulator
promotion-section-entries = Entries
promotion-section-awards = Prizes drawn
promotion-section-claims = Refused claims
promotion-section-findings = Postponed or cancelled
promotion-section-disputes = Disputes
promotion-section-duties = Open duties
promotion-column-number = No.
promotion-column-digest = Digest
promotion-column-written = Written
promotion-column-published = Published
promotion-column-where = Where
promotion-column-submitted = Submitted
promotion-column-at = When
promotion-column-to = To
promotion-column-reference = Reference
promotion-column-channel = Channel
promotion-column-ticket = Entry
promotion-column-person = Who
promotion-column-by = By
promotion-column-award = Award
promotion-column-prize = Prize
promotion-column-value = Value
promotion-column-status = Status
promotion-column-tries = Attempts
promotion-column-claim = Claim
promotion-column-reason = Reason
promotion-column-told = Told
promotion-column-name = Name
promotion-column-address = Address
promotion-column-outcome = Outcome
promotion-column-decision = Decision
promotion-column-advised = Told of
promotion-column-duty = Duty
promotion-column-due = Due
promotion-column-clauses = Clauses
promotion-status-drawn = drawn
promotion-status-awarded = given
promotion-status-refused = refused
promotion-outcome-postponed = postponed
promotion-outcome-cancelled = cancelled
