"""What is out of the ordinary, as lists that an inspector goes through: each is some kinds of events, by their names.

The one place that says which: a new kind of event joins a list by its name here, and every page that shows the list has
it. What is no event of a stream (refused acts, remarks about the clock) has a list of its own elsewhere. Start at
`EXCEPTIONS`.
"""

from __future__ import annotations

from typing import Final

EXCEPTIONS: Final[dict[str, frozenset[str]]] = {
    "voids": frozenset(("coup-voided", "past-coup-voided", "wagers-voided", "dummy-coup-ordered")),
    "irregularities": frozenset(("irregularity-reported", "remedy-ordered", "report-withdrawn")),
    "corrections": frozenset(
        (
            "card-corrected",
            "coup-resettled",
            "result-corrected",
            "result-taken-back",
            "coup-rebuilt",
            "coup-reopened",
            "payment-error-rectified",
            "count-corrected",
            "act-undone",
        )
    ),
    "payment-errors": frozenset(
        (
            "payment-error-recorded",
            "payment-error-enquired",
            "payment-error-rectified",
            "payment-error-reported",
            "payment-error-closed",
        )
    ),
    "debts": frozenset(
        (
            *("debt-recorded", "debt-collected", "debt-written-off"),
            *("commission-carried-over", "commission-written-off", "commission-falls-away"),
        )
    ),
    "turned-away": frozenset(("wager-refused", "entry-refused", "prize-refused")),  # an act of the house, in the log
    "conduct": frozenset(
        (
            *("breach-recorded", "breach-acted-on", "person-excluded", "exclusion-lifted"),
            *("winnings-seized", "seizure-ended", "directed-to-vacate", "penalty-given", "entrant-disqualified"),
        )
    ),
    "disputes": frozenset(
        (
            *("dispute-raised", "dispute-decided", "complainant-advised"),
            *("complaint-raised", "complaint-decided", "complaint-advice"),
        )
    ),
    "cards": frozenset(
        ("cards-condemned", "cards-taken-off", "cards-replaced", "cards-dropped", "check-ordered", "check-still-due")
    ),
}
