"""Who may do what, as the documents say it: written from them alone, before the books' data was looked at.

A rank is called as its document calls it. Whoever stands lower is refused, whoever stands as high or higher is not.
Only what a document gives to a rank by its name is here; what it leaves to "the dealer" or to nobody in particular is
the core's own reading (`authority.toml`), and the matrix takes it from there. The leaflet names no powers at all. Acts
and approvals have the names that Croupier gives them.
"""

from __future__ import annotations

from typing import NamedTuple


class Power(NamedTuple):
    """The least rank that a document gives an act to; `also`: whoever it names outside the ladder."""

    book: str
    act: str
    rank: str
    clause: str
    also: tuple[str, ...] = ()


class Approval(NamedTuple):
    """The least rank whose approval a document asks for before an act."""

    book: str
    act: str
    rank: str
    clause: str


class BreachPowers(NamedTuple):
    """What may be done about a breach of the rules, and the least rank that a document gives all of it to."""

    book: str
    powers: tuple[str, ...]
    rank: str
    clause: str


LADDERS = {
    "crown-sydney": ("Dealer", "Higher Duties Dealer", "Area Manager", "Assistant Casino Manager"),  # 1.1
    "crown-melbourne": ("Dealer", "Game Supervisor", "Pit Boss", "Crown Management"),  # 1.1, 7.7, 10.2.1
    "canberra": ("Dealer", "Casino Supervisor", "Gaming Shift Manager"),  # 1, 16.4
    "star-sydney": ("Dealer", "Gaming Supervisor", "Assistant Gaming Manager", "Gaming Manager"),  # 1.1
}

POWERS: tuple[Power, ...] = (
    Power("crown-sydney", "order-shuffle", "Higher Duties Dealer", "4.1.2"),
    Power("crown-sydney", "replace-cards", "Higher Duties Dealer", "4.4.2"),
    Power("crown-sydney", "change-variation", "Area Manager", "5.3"),
    Power("crown-sydney", "change-limits", "Area Manager", "7.5"),
    Power("crown-sydney", "choose-dealing", "Higher Duties Dealer", "8.3.1"),
    Power("crown-sydney", "order-dummy-coup", "Higher Duties Dealer", "8.6"),
    Power("crown-sydney", "close-table", "Higher Duties Dealer", "14.5"),
    Power("crown-sydney", "refuse-wager", "Higher Duties Dealer", "14.11"),
    Power("crown-sydney", "decide-dispute", "Area Manager", "14.12"),
    Power("crown-sydney", "call-in-commission", "Assistant Casino Manager", "10.3.1(a)(iii)"),
    Power("crown-melbourne", "choose-cutter", "Game Supervisor", "4.2.1(b)"),
    Power("crown-melbourne", "replace-cards", "Game Supervisor", "4.4.1"),
    Power("crown-melbourne", "choose-dealing", "Game Supervisor", "8.2.3"),
    Power("crown-melbourne", "order-dummy-coup", "Game Supervisor", "11.8.1"),
    Power("crown-melbourne", "call-in-commission", "Crown Management", "10.2.1(a)(iii)"),
    Power("canberra", "order-dummy-coup", "Casino Supervisor", "4.9"),
    Power("canberra", "order-shuffle", "Casino Supervisor", "5.1(c)"),
    Power("star-sydney", "replace-cards", "Gaming Supervisor", "3.10"),
    Power("star-sydney", "order-check", "Gaming Supervisor", "3.11", also=("Inspector",)),
    Power("star-sydney", "order-shuffle", "Gaming Supervisor", "4.1.3"),
    Power("star-sydney", "choose-cutter", "Gaming Supervisor", "4.3"),
    Power("star-sydney", "change-limits", "Gaming Supervisor", "6.6"),
    Power("star-sydney", "agree-personal-limits", "Gaming Supervisor", "6.7"),
    Power("star-sydney", "order-dummy-coup", "Assistant Gaming Manager", "7.4"),
    Power("star-sydney", "take-back-hand", "Gaming Supervisor", "8.7"),
    Power("star-sydney", "restrict-wager", "Gaming Supervisor", "12.4"),
    Power("star-sydney", "change-variation", "Gaming Supervisor", "15.8"),
    Power("star-sydney", "close-table", "Gaming Supervisor", "15.9"),
    Power("star-sydney", "refuse-wager", "Gaming Supervisor", "15.12"),
    Power("star-sydney", "decide-dispute", "Gaming Supervisor", "15.13"),
)

# read in the document after the book's data had been looked at: of the Pit Boss, whom a first reading had passed over
POWERS += (
    Power("crown-melbourne", "order-shuffle", "Pit Boss", "4.1.1(c)"),
    Power("crown-melbourne", "change-limits", "Pit Boss", "7.7"),
    Power("crown-melbourne", "take-back-shoe", "Pit Boss", "8.1.3(h)(iii)"),
    Power("crown-melbourne", "close-table", "Pit Boss", "13.7"),
    Power("crown-melbourne", "decide-dispute", "Pit Boss", "13.9"),
)

# what somebody does to whoever had a device that is forbidden: the clause that lists the powers names the rank for all
BREACHES = (
    BreachPowers(
        "crown-sydney",
        ("void-wagers", "exclude-from-game", "exclude-from-casino", "escalate"),
        "Assistant Casino Manager",
        "14.2",
    ),
    BreachPowers(
        "crown-melbourne",
        ("void-wagers", "exclude-from-game", "seize-winnings", "confiscate-device", "detain"),
        "Pit Boss",
        "13.2",
    ),
    BreachPowers(
        "star-sydney",
        ("void-wagers", "exclude-from-game", "exclude-from-casino", "detain"),
        "Gaming Supervisor",
        "15.3",
    ),
)

APPROVALS = (
    Approval("crown-sydney", "burn-by-value", "Area Manager", "4.3.1(b)"),
    Approval("crown-sydney", "expose-burned-cards", "Assistant Casino Manager", "4.3.1(b)(i)"),
    Approval("crown-sydney", "defer-commission", "Assistant Casino Manager", "10.3.1"),
    Approval("crown-melbourne", "stand-and-wager", "Game Supervisor", "6.2.1"),
    Approval("crown-melbourne", "defer-commission", "Crown Management", "10.2.1"),
    Approval("canberra", "both-sides", "Casino Supervisor", "4.6(b)"),
    Approval("canberra", "riffle", "Casino Supervisor", "5.2"),
    Approval("star-sydney", "riffle", "Gaming Supervisor", "4.2"),
    Approval("star-sydney", "both-sides", "Gaming Manager", "5.7.3"),
    Approval("star-sydney", "name-opener", "Gaming Supervisor", "8.4"),
    Approval("star-sydney", "receive-without-wager", "Assistant Gaming Manager", "8.5"),
    Approval("star-sydney", "same-back-colour", "Assistant Gaming Manager", "3.8.1"),
)
