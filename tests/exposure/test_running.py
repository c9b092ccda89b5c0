"""The same request gives the same sums wherever it runs, can be stopped, taken up again and extended."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest

from croupier import Refusal, open_book
from croupier.exposure import BurnPolicy, Exposed, ExposureRequest, kernel, load, make_request, run, save
from croupier.exposure.request import CHUNK
from croupier.exposure.tables import play_piece
from croupier.simulate import NotASave


def request(shoes: int = CHUNK + 30, seed: int = 3) -> ExposureRequest:
    made = make_request(
        open_book("crown-sydney"), "crown-sydney", "crown", shoes=shoes, seed=seed, wagers=["tiger"],
        burns=["plain", "by-value"], perfect=False,
    )  # fmt: skip
    assert not isinstance(made, Refusal)
    return made


def same(one: Exposed, two: Exposed) -> bool:
    return one.sums.document() == two.sums.document()


@pytest.fixture(scope="module")
def alone() -> Exposed:
    return run(request(), threads=1)


def test_the_number_of_threads_changes_nothing(alone: Exposed) -> None:
    assert alone.finished
    assert alone.shoes == CHUNK + 30
    assert alone.sums.shoes[:, 0, kernel.SHOES].tolist() == [alone.shoes, alone.shoes]
    assert same(alone, run(request(), threads=3))
    assert not same(alone, run(request(seed=4), threads=2))


def test_a_run_that_was_stopped_is_taken_up_again(alone: Exposed, tmp_path: Path) -> None:
    def stop(found: Exposed) -> None:
        raise KeyboardInterrupt

    part = run(request(), threads=1, tell=stop)
    assert 0 < part.shoes < alone.shoes
    assert not part.finished
    save(part, tmp_path / "part.json")
    assert list(tmp_path.iterdir()) == [tmp_path / "part.json"]
    again = run(request(), threads=2, earlier=load(tmp_path / "part.json"))
    assert again.finished
    assert same(alone, again)


@pytest.mark.parametrize("first", [CHUNK // 2, CHUNK, CHUNK + 1])
def test_fewer_shoes_extended_are_the_whole(alone: Exposed, first: int, tmp_path: Path) -> None:
    save(run(request(shoes=first)), tmp_path / "fewer.json")
    earlier = load(tmp_path / "fewer.json")
    assert request().extends(earlier.request)
    assert same(alone, run(request(), earlier=earlier))


def test_pieces_are_what_is_left() -> None:
    one = request()
    assert one.pieces({}) == [0, CHUNK]
    assert one.pieces({0: CHUNK}) == [CHUNK]
    assert one.pieces({0: 7, 1: 30}) == [7]
    assert one.pieces({0: CHUNK, 1: 29}) == [CHUNK + 29]
    assert one.pieces({0: CHUNK, 1: 30}) == []


def test_only_the_same_request_for_more_shoes_extends_another() -> None:
    one = request(shoes=100)
    assert request(shoes=100).extends(one)
    assert not request(shoes=99).extends(one)
    others = {"seed": 9, "wagers": (), "perfect": True, "burns": (BurnPolicy("plain", True),), "cutting_cards": (52,)}
    for name, other in others.items():
        assert not msgspec.structs.replace(request(shoes=200), **{name: other}).extends(one), name


def test_a_piece_travels_to_another_process_and_back(alone: Exposed) -> None:
    encoded = msgspec.json.encode(request())
    pieces = [pickle.loads(pickle.dumps(play_piece(encoded, first))) for first in request().pieces({})]
    whole, *others = pieces
    for one in others:
        whole.add(one)
    assert whole.document() == alone.sums.document()


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"request": 1}', b"\xff", b'{"request": {}, "exposure": {}}'])
def test_another_file_is_not_taken_for_a_save(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with pytest.raises(NotASave, match="not a saved count of exposure"):
        load(path)


@pytest.mark.parametrize(
    ("place", "changed"),
    [
        (("done",), [[0, CHUNK], [1, 29]]),  # one shoe less than there are sums of
        (("done",), [[0, CHUNK], [7, 30]]),  # no such chunk
        (("done",), [[0, CHUNK + 30]]),  # more than a chunk has
        (("done",), [[0, "many"]]),
        (("exposure", "perfect"), [[[[1]]]]),
        (("done",), [[0, 10**30]]),
        (("exposure", "perfect"), 1.5),
        (("exposure", "counted"), [[[[[10**30] * kernel.SUMS]]]]),
        (("exposure", "shoes"), [[[10**30] * kernel.SHOE_SUMS]]),
        (("exposure", "shoes"), [[[-1] * kernel.SHOE_SUMS]]),
    ],
)
def test_sums_that_cannot_be_those_of_the_shoes_are_not_gone_on_with(
    alone: Exposed, place: tuple[str, ...], changed: object, tmp_path: Path
) -> None:
    path = tmp_path / "changed.json"
    save(alone, path)
    document = msgspec.json.decode(path.read_bytes())
    into = document
    for name in place[:-1]:
        into = into[name]
    into[place[-1]] = changed
    path.write_bytes(msgspec.json.encode(document))
    with pytest.raises(NotASave):
        run(request(shoes=CHUNK * 2), earlier=load(path))
