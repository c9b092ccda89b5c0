# What stands in a report that a book asks for: its columns, what is in them, and what stands above and below.

report-clauses = By { $book } { $clauses }
report-period = { $first } to { $last }, by the calendar of { $zone }, as it stood when the last day ended
report-not-over = The period is not over: this is how it stands so far, and it may still change.
report-nothing = Nothing to report for this period.
report-count = { $count ->
    [one] One entry.
   *[other] { $count } entries.
}
report-yes = yes
report-no = no
report-overpaid = overpaid
report-underpaid = underpaid
report-column-noticed = noticed
report-column-date = date
report-column-table = table
report-column-shoe = shoe
report-column-coup = coup
report-column-case = case
report-column-exposed = card exposed
report-column-option = option
report-column-chosen-by = chosen by
report-column-chosen = chosen
report-column-noticed-by = noticed by
report-column-remark = what was said
report-column-patron = patron
report-column-wager = wager
report-column-wrong = wrong
report-column-due = due
report-column-paid = paid
report-column-amount = amount
report-column-taken = taken back
report-column-rectified = put right
report-column-open = not put right
report-column-intended = intended
report-column-breach = breach
report-column-power = power used
report-column-used-by = by whom
report-column-held = held
report-column-ended = ended
report-column-returned = to the player
report-column-kept = to the authorities
report-column-decision = decision
report-column-decided = decided
report-column-decided-by = decided by
report-column-accepted = accepted
report-column-advised = advised of
report-column-restricted = restricted
report-column-lifted = lifted
report-column-to = to whom
report-column-clause = clauses
report-column-told = told
report-column-told-by = told by
report-column-channel = how
report-column-reference = reference

# The page of reports.

reports-title = Reports
reports-none = No book of this floor asks for a report yet.
reports-which = Report
reports-from = From
reports-to = To
reports-show = Show
reports-last-day = Latest day
reports-this-day = Today so far
reports-last-month = Latest month
reports-this-month = This month so far
reports-print = Print
reports-csv = CSV
reports-json = JSON
