"""Playing a request to its end, on threads here or on a Dask cluster, and keeping what was counted.

Chunks, executors and clusters are those of simulation. Start at `run`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from croupier.exposure import kernel
from croupier.exposure.request import CHUNK, ExposureRequest
from croupier.exposure.sums import ExposureSums
from croupier.exposure.tables import play_piece, tables_for
from croupier.simulate.run import NotASave, as_played, workers, write_whole


class Exposed(msgspec.Struct):
    """How far it is: what was counted, and how many shoes of which chunks."""

    request: ExposureRequest
    sums: ExposureSums
    done: dict[int, int]
    seconds: float = 0.0

    @property
    def shoes(self) -> int:
        return sum(self.done.values())

    @property
    def finished(self) -> bool:
        return self.shoes == self.request.shoes


def run(
    request: ExposureRequest,
    *,
    threads: int | None = None,
    on: str | None = None,
    earlier: Exposed | None = None,
    tell: Callable[[Exposed], None] | None = None,
) -> Exposed:
    """Play what is left of a request. An interrupt stops it; what was counted so far is in what is returned.

    `earlier` may be of fewer shoes: the request then goes on where that one ended; `NotASave` where its sums cannot be
    those of its shoes.
    """
    if earlier is not None and not _fit_together(earlier):
        raise NotASave("what was saved are not the sums of so many shoes of its request")
    encoded = msgspec.json.encode(request)
    found = Exposed(request, earlier.sums, earlier.done, earlier.seconds) if earlier else begin(request)
    start, before = time.monotonic(), found.seconds
    with workers(threads, on) as (executor, width):
        try:
            for first, sums in as_played(executor, width, play_piece, encoded, request.pieces(found.done)):
                found.sums.add(sums)
                found.done[first // CHUNK] = request.end_of(first) - first // CHUNK * CHUNK
                found.seconds = before + time.monotonic() - start
                if tell:
                    tell(found)
        except KeyboardInterrupt:
            pass  # what was counted so far stands
    return found


def begin(request: ExposureRequest) -> Exposed:
    """Nothing counted yet."""
    tables = tables_for(msgspec.json.encode(request))
    return Exposed(request, tables.play(0, 0), {})


def save(found: Exposed, path: Path) -> None:
    """Write what was counted so far, whole or not at all."""
    document = {
        "request": found.request,
        "done": sorted(found.done.items()),
        "seconds": found.seconds,
        "exposure": found.sums.document(),
    }
    write_whole(path, msgspec.json.encode(document))


def load(path: Path) -> Exposed:
    """What `save` wrote, to go on with; `NotASave` if it is no such file."""
    try:
        document = msgspec.json.decode(path.read_bytes())
        request = msgspec.convert(document["request"], ExposureRequest)
        done = dict(msgspec.convert(document["done"], list[tuple[int, int]]))
        if not all(
            chunk >= 0 and many > 0 and chunk * CHUNK + many <= request.end_of(chunk * CHUNK)
            for chunk, many in done.items()
        ):
            raise ValueError("shoes that the request does not have")
        return Exposed(request, ExposureSums.read(document["exposure"]), done, float(document["seconds"]))
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, OverflowError, OSError) as error:
        raise NotASave(f"{path} is not a saved count of exposure ({type(error).__name__})") from None


def _fit_together(found: Exposed) -> bool:
    """Whether these can be the sums of so many shoes of this request: somebody may have changed the file."""
    request, sums = found.request, found.sums
    tables = tables_for(msgspec.json.encode(request))
    alike = all(one.shape == other.shape for one, other in zip(sums.arrays, tables.play(0, 0).arrays, strict=True))
    return alike and bool((sums.shoes[..., kernel.SHOES] == found.shoes).all())
