"""Rows and their columns, and what they can become. A frame that is read from elsewhere is never held whole.

It knows no game: each room says what its own columns are. pyarrow is needed only where Arrow is asked for. Start at
`Frame`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from croupier.frames.column import MOST_DIGITS, Column, FrameError
from croupier.frames.sheet import sheet_lines

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

FORMS: Final = (".csv", ".parquet", ".arrow")
_ROWS_AT_ONCE: Final = 10_000


FrameWriter: TypeAlias = Callable[["Frame", Path], int]  # which says how many rows it wrote


class NeedsFrames(ImportError):
    """What was asked for needs a library that is not installed; the sentence says which."""


class Frame:
    """Rows with typed columns. `rows` are values in the order of the columns, or what makes them anew each time.

    >>> from croupier import odds_of
    >>> frame = odds_of("canberra", "commission").frame()
    >>> frame.names[:4], next(frame.rows())[:4]
    (('book', 'variation', 'decks', 'cards'), ('canberra', 'commission', 8, 416))
    """

    def __init__(self, columns: Sequence[Column], rows: Iterable[Sequence[Any]] | Callable[[], Iterator[Any]]) -> None:
        self.given = tuple(columns)
        self.columns = tuple(flat for column in columns for flat in column.flat())
        self._rows = rows

    def __repr__(self) -> str:
        return f"<Frame {', '.join(self.names)}>"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(column.name for column in self.columns)

    def rows(self) -> Iterator[tuple[Any, ...]]:
        """The rows, flat."""
        for row in self._rows() if callable(self._rows) else self._rows:
            yield tuple(value for column, given in zip(self.given, row, strict=True) for value in column.values(given))

    def csv(self) -> str:
        return "".join(sheet_lines(self.columns, self.rows()))

    def batches(self) -> Iterator[pyarrow.RecordBatch]:
        """The rows as Arrow, so many at once."""
        arrow, schema = _arrow(), self.schema()
        rows = self.rows()
        while some := list(islice(rows, _ROWS_AT_ONCE)):
            columns = zip(*some, strict=True)
            arrays = [arrow.array(values, type=field.type) for values, field in zip(columns, schema, strict=True)]
            yield arrow.record_batch(arrays, schema=schema)

    def schema(self) -> pyarrow.Schema:
        arrow = _arrow()
        types: dict[str, Any] = {
            "text": arrow.string(),
            "whole": arrow.int64(),
            "big": arrow.decimal128(MOST_DIGITS, 0),
            "real": arrow.float64(),
            "instant": arrow.timestamp("ms", tz="UTC"),
            "flag": arrow.bool_(),
        }
        return arrow.schema([arrow.field(column.name, types[column.kind]) for column in self.columns])

    def arrow(self) -> pyarrow.Table:
        """A `pyarrow.Table`; numerators and denominators are `decimal128(38, 0)`."""
        return _arrow().Table.from_batches(list(self.batches()), schema=self.schema())

    def pandas(self) -> pandas.DataFrame:
        try:
            import pandas  # noqa: F401
        except ImportError:
            raise NeedsFrames("a pandas frame needs pandas: pip install pandas") from None
        return self.arrow().to_pandas()

    def polars(self) -> polars.DataFrame:
        try:
            import polars
        except ImportError:
            raise NeedsFrames("a polars frame needs polars: pip install polars") from None
        found = polars.from_arrow(self.arrow())
        assert isinstance(found, polars.DataFrame)
        return found

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """So that every library that speaks Arrow takes a frame as it is: `polars.DataFrame(frame)`."""
        return self.arrow().__arrow_c_stream__(requested_schema)

    def write(self, path: Path) -> int:
        """Into a file of the form that its name ends with, whole or not at all; how many rows it has."""
        write = expect_form(path)
        part = path.with_name(f"{path.name}.part")
        try:
            rows = write(self, part)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        return rows


def expect_form(path: Path) -> FrameWriter:
    """What writes the form that a file's name ends with; a FrameError or NeedsFrames where that cannot be done here."""
    write = _WRITERS.get(path.suffix.lower())
    if write is None:
        raise FrameError(f"{path.name}: a frame is written as {', '.join(FORMS)}, by how the file's name ends")
    if write is not _write_csv:
        _arrow()
    return write


def _write_csv(frame: Frame, path: Path) -> int:
    lines = -1
    with path.open("w", encoding="utf-8", newline="") as file:
        for lines, line in enumerate(sheet_lines(frame.columns, frame.rows())):  # noqa: B007
            file.write(line)
    return lines


def _write_parquet(frame: Frame, path: Path) -> int:
    arrow = _arrow()
    from pyarrow import parquet

    with parquet.ParquetWriter(path, frame.schema(), compression="zstd") as writer:
        return _each(arrow, frame, writer.write_batch)


def _write_arrow(frame: Frame, path: Path) -> int:
    arrow = _arrow()
    with arrow.OSFile(str(path), "wb") as file, arrow.ipc.new_file(file, frame.schema()) as writer:
        return _each(arrow, frame, writer.write_batch)


def _each(arrow: Any, frame: Frame, write: Callable[[Any], None]) -> int:
    rows = 0
    for batch in frame.batches():
        write(batch)
        rows += batch.num_rows
    return rows


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.ipc
    except ImportError:
        raise NeedsFrames("this needs more than is installed: pip install 'croupier[frames]'") from None
    return pyarrow


_WRITERS: Final[dict[str, FrameWriter]] = {
    ".csv": _write_csv,
    ".parquet": _write_parquet,
    ".arrow": _write_arrow,
}
