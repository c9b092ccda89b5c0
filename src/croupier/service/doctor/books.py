"""The books on the shelf: those of the release, or editions that an administrator approved. Start at `examined`."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.floor import BookNotOpened, shelved
from croupier.rulebooks import shelf, shelf_troubles
from croupier.rulebooks.shipped import lying, shipped
from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.doctor.remembered import Remembered


def examined(known: Remembered) -> Iterator[Diagnosis]:
    plain = 0
    for book in shelf():
        if lying(book) == shipped().get(book):
            plain += 1
            continue
        try:
            edition = shelved(book)
        except BookNotOpened as error:
            yield found("books-broken", book=book, why=str(error))
            continue
        approved = edition.edition in known.approved
        yield found("books-approved" if approved else "books-changed", book=book, edition=edition.imprint)
    for why in shelf_troubles().values():
        yield found("books-missing", why=why)
    if plain:
        yield found("books-shipped", books=plain)
