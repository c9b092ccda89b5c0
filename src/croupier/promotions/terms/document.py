"""The terms and conditions of a promotion as people read them: sections of labelled lines, each with its clauses.

What the operator wrote is printed as written; the rest are sentences of the catalogue (`conditions-...`). It decides
nothing and is drawn by `croupier.terms`. Start at `promotion_document`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from croupier.clauses import Silent
from croupier.languages import Speaker
from croupier.promotions.terms.items import asked_of
from croupier.promotions.terms.schema import Prize, PromotionTerms
from croupier.rulebooks import Rulebook
from croupier.rulebooks.promotions import PromotionChapter
from croupier.rulebooks.rulebook import shortened
from croupier.terms.changes_told import changes_told
from croupier.terms.document import EditionTold, TermsDocument
from croupier.terms.parts import TermsPart, litres
from croupier.terms.writer import TermsLine, TermsParagraph, TermsSection, TermsTable, TermsWriter


class PromotionWriter(TermsWriter):
    """The terms, the book's chapter, and the speaker who tells people of them."""

    def __init__(self, terms: PromotionTerms, book: Rulebook, chapter: PromotionChapter, speaker: Speaker) -> None:
        super().__init__(book, [one for one in chapter.term if asked_of(one, terms)], speaker, terms.details.offset)
        self.terms = terms
        self.chapter = chapter


def promotion_document(
    terms: PromotionTerms,
    book: Rulebook,
    chapter: PromotionChapter,
    speaker: Speaker,
    edition: EditionTold = EditionTold(),  # noqa: B008  # frozen
) -> TermsDocument:
    """As this speaker tells it, whose currency should be the book's."""
    writer = PromotionWriter(terms, book, chapter, speaker)
    sections = (
        _details(writer),
        _entry(writer),
        _draw(writer),
        _prizes(writer),
        *(_prize(writer, prize, place) for place, prize in enumerate(terms.prize, start=1)),
        _claim(writer),
    )
    at = writer.time(edition.at) if edition.at else None
    return TermsDocument(
        name=terms.name,
        casino=book.source.casino,
        game="",
        language=speaker.tag,
        sections=tuple(one for one in sections if one.lines or one.tables or one.paragraphs),
        edition=speaker.say("conditions-edition", number=edition.number, at=at),
        changes=changes_told(writer, edition.changed, PromotionTerms),
        book=speaker.say("conditions-book", title=writer.own(book.source.title), edition=shortened(book.edition)),
        clauses=chapter.terms.documented.clauses,
    )


def _details(writer: PromotionWriter) -> TermsSection:
    terms, details = writer.terms, writer.terms.details
    return writer.section(
        "promotion",
        (
            writer.line("starts", writer.time(details.starts) if details.starts else "", "details.starts"),
            writer.line("place", details.place, "details.place"),
            writer.line("nature", writer.run_on(terms.nature, terms.guarantee), "nature"),
            writer.line("available", terms.available, "available"),
        ),
    )


def _entry(writer: PromotionWriter) -> TermsSection:
    entry = writer.terms.entry
    ways = writer.run_on(*(writer.say(f"conditions-entry-{one}") for one in entry.by))
    wager = writer.run_on(writer.money(entry.wager) if entry.wager else "", entry.wager_basis)
    most = writer.say("conditions-entries", most=entry.most) if entry.most else ""
    return writer.section(
        "entry",
        (
            writer.line("method", ways),
            writer.line("eligibility", writer.run_on(*entry.eligibility), "entry.eligibility"),
            writer.line("entry-wager", wager, "entry.wager"),
            writer.line("most-entries", most),
            writer.line("closes", writer.time(entry.closes) if entry.closes else "", "entry.closes"),
        ),
    )


def _draw(writer: PromotionWriter) -> TermsSection:
    draw, prizes = writer.terms.draw, writer.chapter.prizes
    presence = "" if draw.present is UNSET else writer.say(f"conditions-presence-{'yes' if draw.present else 'no'}")
    overseen = () if isinstance(prizes.scrutineer, Silent) else prizes.scrutineer.clauses
    return writer.section(
        "draw",
        (
            writer.line("manner", draw.manner, "draw.manner"),
            writer.line("drawn-at", writer.time(draw.at) if draw.at else "", "draw.at"),
            writer.line("drawn-where", draw.place, "draw.place"),
            writer.line("presence", presence, "draw.present"),
            writer.line("several", writer.say("conditions-several-prizes") if draw.several else ""),
            writer.line(
                "draw-scrutineers", writer.speaker.say("leaflet-listed", things=list(draw.scrutineers)), also=overseen
            )
            if draw.scrutineers
            else None,
        ),
    )


def _prizes(writer: PromotionWriter) -> TermsSection:
    columns = tuple(writer.say(f"conditions-column-{one}") for one in ("prize", "number", "value"))
    rows = tuple((one.what, str(one.number), writer.money(one.value)) for one in writer.terms.prize)
    payment = writer.chapter.prizes.payment
    paid = None
    if not isinstance(payment, Silent):
        forms = [writer.say(f"conditions-paid-{one}") for one in payment.forms]
        said = writer.say("conditions-money-paid", forms=writer.say("leaflet-listed", things=forms))
        paid = TermsParagraph(said, payment.clauses)
    return writer.section(
        "promotion-prizes", (), (TermsTable(columns, rows, writer.clauses("prize", "prize.value")),), (paid,)
    )


def _prize(writer: PromotionWriter, prize: Prize, place: int) -> TermsSection:
    """What there is to say of one prize besides its worth."""
    alternative, rule = "", writer.chapter.prizes.alternative
    if prize.alternative is not UNSET:
        alternative = writer.say("conditions-cash-alternative", amount=prize.alternative)
    forms = [writer.say(f"conditions-paid-{one}") for one in prize.paid]
    lines = (
        writer.line("prize-conditions", prize.conditions, "prize"),
        writer.line("liquor", writer.say("conditions-litres", litres=litres(prize.liquor)) if prize.liquor else ""),
        writer.line("paid", writer.say("leaflet-listed", things=forms) if forms else ""),
        writer.line("alternative", alternative, also=() if isinstance(rule, Silent) else rule.clauses),
        *_particulars(writer, prize),
    )
    section = writer.section("promotion-prizes", lines)
    return TermsSection(f"prize-{place}", prize.what, section.lines)


def _particulars(writer: PromotionWriter, prize: Prize) -> Iterator[TermsLine | None]:
    for name in ("machine", "vehicle", "travel", "estate"):
        part = getattr(prize, name)
        if not isinstance(part, TermsPart):
            continue
        for field in part.__struct_fields__:
            value, key = getattr(part, field), field.replace("_", "-")
            text = "" if value is UNSET else str(value)
            yield writer.line(f"{name}-{key}", text, f"prize.{name}.{key}")


def _claim(writer: PromotionWriter) -> TermsSection:
    claim = writer.terms.claim
    return writer.section(
        "claim",
        (
            writer.line("claim", claim.method, "claim.method"),
            writer.line("claim-until", "" if claim.until is UNSET else writer.time(claim.until)),
            writer.line("winners-told", claim.notified, "claim.notified"),
            writer.line("winners-published", claim.published, "claim.published"),
        ),
    )
