"""A request gives the counts it gave: what was saved with the first kernel goes on with it, and what is asked now is
played by the kernel of now.

Counts typed here are what each kernel gave when it was new; the save was written before there was a second one.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from croupier import Refusal, open_book
from croupier.simulate import NotASave, Progress, Request, load, make_request, run, save
from croupier.simulate.request import KERNEL, Kernel
from terminal import typed

SAVED = Path(__file__).with_name("saved-by-the-first-kernel.json")
ASKED = ("--book", "canberra", "--variation", "commission", "--shoes", "3000", "--seed", "7")

# coups, cards, last results and lengths of streaks of 3,000 shoes of Canberra's, seed 7
COUNTS: dict[Kernel, tuple[int, int, list[int], list[list[int]]]] = {
    1: (
        246_930,
        1_222_475,
        [1453, 1519, 28],
        [
            [0, 60997, 27202, 12129, 5488, 2424, 1088, 876],
            [0, 61231, 28207, 13008, 6020, 2743, 1244, 1003],
            [0, 21037, 2019, 193, 19, 2, 0, 0],
        ],
    ),
    2: (
        246_899,
        1_222_373,
        [1436, 1535, 29],
        [
            [0, 61139, 27193, 11967, 5366, 2398, 1066, 875],
            [0, 61538, 28018, 12985, 5929, 2751, 1214, 1019],
            [0, 21217, 1993, 206, 23, 2, 0, 0],
        ],
    ),
}


def asked(kernel: Kernel) -> Request:
    made = make_request(open_book("canberra"), "canberra", "commission", shoes=3_000, seed=7)
    assert not isinstance(made, Refusal)
    assert made.kernel == KERNEL, "what is asked now is played by the kernel of now"
    return msgspec.structs.replace(made, kernel=kernel)


def told(progress: Progress) -> tuple[int, int, list[int], list[list[int]]]:
    sums = progress.sums
    assert progress.finished
    assert int(sums.histogram.sum()) == sums.coups
    return sums.coups, sums.cards, sums.last.tolist(), sums.across.tolist()


@pytest.mark.parametrize("kernel", COUNTS)
def test_a_kernel_gives_the_counts_it_always_gave(kernel: Kernel) -> None:
    assert told(run(asked(kernel), threads=2)) == COUNTS[kernel]


def as_of_today(folder: Path) -> Path:
    """The old save as though the book and its options had not changed since: only they decide whether it still fits."""
    document = json.loads(SAVED.read_bytes())
    now = asked(1)
    document["request"] |= {"digest": now.digest, "options": now.options}
    path = folder / "saved.json"
    path.write_text(json.dumps(document))
    return path


def test_a_save_of_before_goes_on_with_the_kernel_it_began_with(tmp_path: Path) -> None:
    earlier = load(as_of_today(tmp_path))
    assert earlier.request == asked(1)
    assert earlier.done == {0}
    assert told(run(earlier.request, earlier=earlier)) == COUNTS[1]


def test_the_command_line_takes_up_a_save_of_before(tmp_path: Path) -> None:
    path = as_of_today(tmp_path)
    document = typed("simulate", *ASKED, "--save", str(path), "--resume", "--json").document
    assert (document["kernel"], document["chunk"], document["coups"]) == (1, 1_000, COUNTS[1][0])
    assert told(load(path)) == COUNTS[1]


def test_a_save_says_which_kernel_counted(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    save(run(asked(KERNEL)), path)
    assert load(path).request.kernel == KERNEL
    document = json.loads(path.read_bytes())
    document["request"]["kernel"] = 99
    path.write_text(json.dumps(document))
    with pytest.raises(NotASave):
        load(path)
