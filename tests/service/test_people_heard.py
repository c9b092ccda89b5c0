"""Who hears of breaches, disputes and wrong payments: the patron concerned and staff, and of a breach staff alone."""

from __future__ import annotations

from clauses.people import act, breach, dispute, paid_wrong
from croupier.service.announcing import heard_by, tell
from croupier.table import Table, apply
from live import Live


def heard(live: Live, person: str, *, staff: bool = False) -> list[str]:
    """The kinds of events that this person hears, of everything that happened at the table."""
    table, found = Table(id="test"), []
    for sequence, event in enumerate(live.events, start=1):
        told = heard_by(tell(event, table, sequence, str), person, staff=staff)
        found += [told.event] if told is not None else []
        table = apply(table, event)
    return found


def test_a_dispute_is_between_the_patron_and_staff() -> None:
    live = Live("star-sydney")
    live.do("decide-dispute", dispute=dispute(live), decision="no")
    ours = ("dispute-raised", "dispute-decided", "complainant-advised")
    assert [name for name in heard(live, "A") if name in ours] == list(ours)
    assert not set(ours) & set(heard(live, "B"))
    assert set(ours) <= set(heard(live, "someone", staff=True))


def test_a_wrong_payment_is_the_patrons_and_its_enquiry_is_not() -> None:
    live = Live("star-sydney")
    number = paid_wrong(live, 40)
    live.do("rectify-payment-error", error=number, amount=40_00)
    live.do("enquire-payment-error", error=number, intentional=False)
    assert {"payment-error-recorded", "payment-error-rectified"} <= set(heard(live, "A"))
    assert "payment-error-enquired" not in heard(live, "A")
    assert not [name for name in heard(live, "B") if name.startswith("payment-error")]


def test_a_breach_is_for_staff_and_an_exclusion_for_whoever_it_meets() -> None:
    live = Live("crown-sydney")
    act(live, breach(live, "device"), "exclude-from-game")
    assert "person-excluded" in heard(live, "A")
    assert not {"breach-recorded", "breach-acted-on"} & set(heard(live, "A"))
    assert "person-excluded" not in heard(live, "B")
