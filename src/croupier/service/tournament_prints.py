"""What is printed of a tournament: its terms, a card for every seat that was drawn, places and prizes.

Each is one self-contained page, in the language that is asked for, drawn as the terms are (terms/document_page.py).
Start at `terms_page`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Silent
from croupier.languages import Speaker
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.tournament_room import TournamentRoom
from croupier.terms.changes import changed
from croupier.terms.document import EditionTold, TermsDocument
from croupier.terms.document_page import document_page
from croupier.terms.writer import TermsLine, TermsSection, TermsTable
from croupier.tournament.state import SessionStage, TournamentSession
from croupier.tournament.terms.document import make_document
from croupier.tournament.terms.writing.writer import TournamentWriter
from croupier.words.book import speaker_of


def terms_page(room: TournamentRoom, language: str) -> str:
    """The edition that holds, or the latest where none was published yet, and what it changed."""
    document, speaker = _document(room, language)
    return document_page(
        document,
        speaker.say("conditions-title", name=document.name),
        speaker.say("conditions-subtitle"),
        speaker.say("conditions-changes"),
    )


def _document(room: TournamentRoom, language: str) -> tuple[TermsDocument, Speaker]:
    tournament, book = room.tournament, room.book
    edition = tournament.published or (tournament.editions[-1] if tournament.editions else None)
    chapter = book.tournament
    if edition is None or isinstance(chapter, Silent):
        says = f"the tournament {room.name} has no terms yet"
        raise HttpError(404, ErrorCode.NO_SUCH_PAGE, says)
    speaker = speaker_of(book, language)
    before = next((one.terms for one in reversed(tournament.editions[: edition.number - 1])), None)
    told = EditionTold(edition.number, edition.written, changed(before, edition.terms) if before else ())
    return make_document(edition.terms, book, chapter, speaker, told), speaker


def seat_cards_page(room: TournamentRoom, language: str, person: str, *, staff: bool) -> str:
    """For the session that was drawn last; whoever is not of staff sees no name but what everyone sees."""
    document, speaker = _document(room, language)
    drawn = [one for one in room.tournament.sessions.values() if one.stage is not SessionStage.SCHEDULED]
    writer, names = _writer(room, speaker), _names(room, person, staff=staff)
    cards = tuple(_cards(drawn[-1], writer, names)) if drawn else ()
    title = speaker.say("direct-print-seats")
    return document_page(replace(document, sections=cards, changes=()), title, title, "", kind="seat-cards")


def _cards(session: TournamentSession, writer: TournamentWriter, names: dict[str, str]) -> list[TermsSection]:
    say = writer.say
    name = writer.terms.format.round[session.round - 1].name
    return [
        TermsSection(
            f"seat-{place}",
            names.get(one.entrant, one.entrant),
            (
                TermsLine(say("director-column-table"), one.table),
                TermsLine(say("director-column-seat"), str(one.seat)),
                TermsLine(say("director-column-session"), f"{session.number} · {name}"),
                TermsLine(say("direct-print-starts"), writer.time(session.starts)),
            ),
        )
        for place, one in enumerate(sorted(session.seats, key=lambda seat: (seat.table, seat.seat)), start=1)
    ]


def results_page(room: TournamentRoom, language: str, person: str, *, staff: bool) -> str:
    document, speaker = _document(room, language)
    names, clauses = _names(room, person, staff=staff), document.clauses
    prizes = {one.entrant: one for one in room.tournament.prizes}
    rows = tuple(
        (
            str(one.place),
            names.get(one.entrant, one.entrant),
            speaker.money(one.chips),
            speaker.say(f"director-ahead-{one.ahead}", of=names.get(one.of, one.of)) if one.ahead else "",
            _prize(prizes[one.entrant].amount, prizes[one.entrant].thing, speaker) if one.entrant in prizes else "",
        )
        for one in room.tournament.ranking
    )
    columns = tuple(speaker.say(f"director-column-{one}") for one in ("place", "entrant", "chips", "because", "prize"))
    title = speaker.say("direct-print-results")
    none = () if rows else (TermsLine(title, speaker.say("direct-print-no-results")),)
    tables = (TermsTable(columns, rows, clauses),) if rows else ()
    section = TermsSection("results", title, none, tables)
    return document_page(replace(document, sections=(section,), changes=()), title, title, "")


def _prize(amount: int, thing: str, speaker: Speaker) -> str:
    return " · ".join(one for one in (speaker.money(amount) if amount else "", thing) if one)


def _writer(room: TournamentRoom, speaker: Speaker) -> TournamentWriter:
    tournament, chapter = room.tournament, room.book.tournament
    terms = tournament.terms or tournament.editions[-1].terms
    assert not isinstance(chapter, Silent), "a document of it was made"
    return TournamentWriter(terms, room.book, chapter, speaker)


def _names(room: TournamentRoom, person: str, *, staff: bool) -> dict[str, str]:
    """Who is who on paper: names for staff, else what everyone may see."""
    known, names = room.people.names, room.names(person)
    return {id: known.get(id, id) if staff else names.of(id).removeprefix("alias:") for id in room.tournament.entrants}
