"""The approved documents that the house hands out to whoever asks: a file for each book, known by its SHA-256 digest.

Which file it is, is an entry of the house log and nowhere else; the bytes lie in the floor's folder under their digest,
and are handed out only while they still have it. A file is a PDF or plain text, and never a page. Start at
`RulesDocuments`.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

import msgspec

from croupier.rulebooks import Rulebook
from croupier.service.errors import ErrorCode
from croupier.store.house import HouseNote, NoteFact
from croupier.store.sql import SqlLog
from croupier.table import Instant

DOCUMENTS: Final = "documents"  # the folder beside the keys
_ATTACHED: Final = "document-attached"
_PDF, _PDF_ENDS = b"%PDF-", b"%%EOF"
_PLAIN: Final = frozenset("\t\n\r\f")  # what plain text may have of control characters

DocumentType = Literal["pdf", "text"]


class DocumentError(ValueError):
    """A document cannot be taken, or is not handed out: the code says why."""

    def __init__(self, code: ErrorCode, says: str) -> None:
        super().__init__(says)
        self.code = code


class AttachedDocument(msgspec.Struct, frozen=True):
    """What the house log says of a document: whose it is, and what it must be."""

    book: str
    digest: str
    bytes: int
    type: DocumentType
    at: Instant
    by: str


class RulesDocuments:
    def __init__(self, log: SqlLog, folder: Path, clock: Callable[[], Instant]) -> None:
        self._log, self._folder, self._clock = log, folder, clock
        self._lock = threading.Lock()
        self._read = 0  # of the house log
        self._attached: dict[str, AttachedDocument] = {}

    def of(self, book: Rulebook) -> AttachedDocument | None:
        """The document of a book; where it has none, that of the book it falls back to."""
        attached = self._known()
        return attached.get(book.id) or (attached.get(book.parent.id) if book.parent else None)

    def _known(self) -> dict[str, AttachedDocument]:
        """Read on in the house log: another worker may have written there."""
        with self._lock:
            for entry in self._log.house_log(self._read):
                self._read, note = entry.number, entry.note
                if note.kind == _ATTACHED:
                    known = msgspec.convert(note.facts | {"at": note.at, "by": note.by}, AttachedDocument)
                    self._attached[known.book] = known
            return dict(self._attached)

    def attach(self, book: Rulebook, content: bytes, by: str) -> AttachedDocument:
        """The file first, then the entry: what the log names is there."""
        type = type_of(content)
        digest = sha256(content).hexdigest()
        self._keep(digest, content)
        facts: dict[str, NoteFact] = {"book": book.id, "digest": digest, "bytes": len(content), "type": type}
        self._log.note(HouseNote(at=self._clock(), kind=_ATTACHED, by=by, facts=facts))
        return self._known()[book.id]

    def _keep(self, digest: str, content: bytes) -> None:
        """Whole or not at all, and named by what is in it: no name that somebody gave reaches the disk."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside = self._folder / f"{digest}.{os.getpid()}-{threading.get_ident()}"
        try:
            with open(beside, "wb", opener=_for_the_floor) as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self._folder / digest)
        finally:
            beside.unlink(missing_ok=True)

    def content(self, attached: AttachedDocument) -> bytes:
        """The bytes that were attached and no others; a DocumentError where they are gone or changed."""
        try:
            with (self._folder / attached.digest).open("rb") as file:
                content = file.read(attached.bytes + 1)
        except OSError:
            raise DocumentError(ErrorCode.DOCUMENT_CHANGED, f"the document of {attached.book} is gone") from None
        if sha256(content).hexdigest() != attached.digest:
            raise DocumentError(ErrorCode.DOCUMENT_CHANGED, f"the document of {attached.book} is not what was attached")
        return content


def _for_the_floor(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def type_of(content: bytes) -> DocumentType:
    """By what is in it, whatever it is called; a DocumentError for everything else, and for pages above all."""
    if content.startswith(_PDF) and _PDF_ENDS in content[-1024:]:
        return "pdf"
    try:
        text = content.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        text = ""
    plain = all(letter.isprintable() or (letter.isspace() and (letter >= " " or letter in _PLAIN)) for letter in text)
    if not text or not plain or text.startswith(("<", "%PDF-")):
        raise DocumentError(ErrorCode.NOT_A_DOCUMENT, "a document is a PDF or plain text")
    return "text"
