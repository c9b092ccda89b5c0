"""A situation for each reason to say no when something went wrong, as table_situations.py has for the others."""

from __future__ import annotations

from collections.abc import Callable

from croupier import Reason, Refusal
from croupier.cards import read_cards
from croupier.table import Actor
from live import Live

STAR = "star-sydney"
CARD = read_cards("9h")[0]
FIVE_OF_HEARTS = read_cards("5h")[0]


def dealt(book: str = STAR) -> Live:
    """A on Banker, B on Player; four cards are out and lie open."""
    live = Live(book)
    live.bet("A", "banker", 100)
    live.bet("B", "player", 50)
    live.first_four("9cKd/2s5h")
    return live


def reported(slip: str = "wrong-order", book: str = STAR) -> Live:
    live = dealt(book)
    live.do("report-irregularity", by=Actor("Kim", "dealer"), slip=slip)
    return live


def choosing() -> Live:
    live = reported()
    live.remedy("rebuild-and-offer")
    return live


def changing() -> Live:
    live = Live("crown-sydney", face="down")
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    live.amiss("changes-asked", "permit")
    return live


def carried() -> Live:
    live = Live("canberra")
    live.bet("A", "player", 40)
    live.first_four("8dKs/2c5s")
    live.amiss("excess-card", "next-round", unseen=1)
    live.finish()
    live.bet("A", "player", 40)
    live.call()
    return live


def put_back() -> Live:
    """A first coup is rebuilt: its cards are in the shoe again, the burn is to be made."""
    live = Live("crown-sydney")
    live.bet("A", "player", 40)
    live.call()
    live.draw("2c", "3c")
    live.amiss("burn-omitted", "rebuild")
    live.do("burn-cards", form="plain")
    return live


def alone() -> Refusal:
    """Whoever reported it cannot also void the coup."""
    return reported().refused("order-remedy", by=Actor("Kim", "casino-supervisor"), remedy="void")


def against() -> Refusal:
    someone = Actor("Lee", "casino-supervisor")
    return reported().refused("order-remedy", by=someone, remedy="void-and-shuffle", agreed=("A",))


def report(slip: str) -> Refusal:
    return dealt().refused("report-irregularity", by="dealer", slip=slip)


def held() -> Refusal:
    """Money is held, which no telling ends."""
    live = Live("crown-melbourne")
    live.do("record-breach", kind="device", patron="A")
    live.do("act-on-breach", "pit-boss", breach=1, power="seize-winnings", amount=500_00)
    return live.refused("record-notification", who="money-held", matter=1)


def by_telephone() -> Refusal:
    """An inspector hears of wrong cards in writing."""
    live = dealt()
    live.amiss("wrong-cards", "void-shoe")
    return live.refused("record-notification", who="inspector-daily", matter=1, channel="telephone")


SITUATIONS: dict[Reason, Callable[[], Refusal]] = {
    Reason.MATTER_OPEN: lambda: reported().refused("announce-result"),
    Reason.OFFER_OPEN: lambda: choosing().refused("announce-result"),
    Reason.CHANGES_OPEN: lambda: changing().refused("draw-card"),
    Reason.NO_MATTER: lambda: dealt().refused("order-remedy", by="casino-supervisor", remedy="void"),
    Reason.NO_OFFER: lambda: dealt().refused("answer-offer", number=1, choice="keep"),
    Reason.UNKNOWN_SLIP: lambda: report("rain"),
    Reason.FACTS_MISSING: lambda: report("error-found-late"),
    Reason.SLIP_DOES_NOT_FIT: lambda: report("no-wagers"),
    Reason.UNKNOWN_REMEDY: lambda: reported().refused("order-remedy", by="casino-supervisor", remedy="apology"),
    Reason.ANOTHER_PERSON_NEEDED: alone,
    Reason.NOT_ALL_AGREE: against,
    Reason.CHOICE_NOT_OFFERED: lambda: choosing().refused("answer-offer", number=1, choice="reduce", stake=50_00),
    Reason.DUTY_NEEDS_ITS_ACT: held,
    Reason.CHANNEL_NOT_ALLOWED: by_telephone,
    Reason.NOBODY_TO_TELL: lambda: dealt().refused("record-notification", who="surveillance", matter=1),
    Reason.CARD_NOT_AS_PUT_BACK: lambda: put_back().refused("draw-card", card=CARD),
    Reason.CARD_NOT_CORRECTABLE: lambda: dealt().refused("correct-card", card=CARD, position=3),
    Reason.CARD_AS_RECORDED: lambda: dealt().refused("correct-card", card=FIVE_OF_HEARTS),
    Reason.CARRIED_CARD_FIRST: lambda: carried().refused("draw-card", card=CARD),
    Reason.NO_CARRIED_CARD: lambda: dealt().refused("lay-carried-card", card=CARD),
}
