"""When, where, what it costs, and who may enter. Start at `details_section`."""

from __future__ import annotations

from msgspec import UNSET

from croupier.clauses import Silent
from croupier.terms.writer import TermsLine, TermsParagraph, TermsSection
from croupier.tournament.terms.schema import Extra
from croupier.tournament.terms.writing.writer import TournamentWriter


def details_section(writer: TournamentWriter) -> TermsSection:
    details, money = writer.terms.details, writer.money
    kept = writer.say("conditions-commission", commission=details.commission) if details.commission else ""
    approval = writer.chapter.money.commission.clauses if kept else ()
    fee = money(details.fee) if details.fee else writer.say("conditions-free") if details.free else ""
    players = ""
    if details.least or details.most:
        players = writer.say("conditions-players", least=details.least, most=details.most)
    return writer.section(
        "details",
        (
            writer.line("game", writer.variation(), also=writer.chapter.offered.clauses),
            writer.line("starts", writer.time(details.starts) if details.starts else "", "details.starts"),
            writer.line("ends", writer.time(details.ends) if details.ends is not UNSET else ""),
            writer.line("place", details.place, "details.place"),
            writer.line("fee", writer.run_on(fee, kept), "details.fee", also=approval),
            writer.line("buy-in", money(details.buy_in) if details.buy_in else "", "details.buy-in"),
            _extra(writer, "re-buy", details.re_buy),
            _extra(writer, "add-on", details.add_on),
            writer.line("players", players, "details.least", "details.most"),
        ),
    )


def _extra(writer: TournamentWriter, label: str, extra: Extra | object) -> TermsLine | None:
    if not isinstance(extra, Extra):
        return None
    facts = {"price": extra.price, "chips": extra.chips, "most": extra.most, "round": extra.until_round}
    return writer.line(label, writer.say("conditions-extra", **facts), "details.fee")


def entry_section(writer: TournamentWriter) -> TermsSection:
    entry, rules = writer.terms.entry, writer.chapter
    signature = "" if isinstance(rules.entry.signature, Silent) else writer.say("conditions-signature")
    reserves = writer.say("conditions-reserves", reserves=entry.reserves) if entry.reserves else ""
    signed = () if isinstance(rules.entry.signature, Silent) else rules.entry.signature.clauses
    once = () if isinstance(rules.entry.one_each, Silent) else rules.entry.one_each.clauses
    seats = () if isinstance(rules.seating.reserves, Silent) else rules.seating.reserves.clauses
    return writer.section(
        "entry",
        (
            writer.line("method", entry.method, "entry.method"),
            writer.line("closes", writer.time(entry.closes) if entry.closes is not UNSET else ""),
            writer.line("eligibility", writer.run_on(*entry.eligibility), "entry.eligibility"),
            writer.line("groups", entry.groups, "entry.groups"),
            writer.line(
                "withdraw",
                writer.time(entry.withdraw_until) if entry.withdraw_until is not UNSET else "",
                "entry.withdraw-until",
            ),
            writer.line(
                "substitute",
                writer.time(entry.substitute_until) if entry.substitute_until is not UNSET else "",
                "entry.substitute-until",
            ),
            writer.line("reserves", reserves, also=seats if reserves else ()),
            writer.line("scrutineers", writer.run_on(*entry.scrutineers)),
            writer.line("signature", signature if entry.signature else "", also=signed),
            writer.line("available", entry.available, "entry.available"),
        ),
        paragraphs=(TermsParagraph(writer.say("conditions-order-one-each"), once) if once else None,),
    )
