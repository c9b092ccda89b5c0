"""The same request gives the same counts wherever it runs, can be stopped and taken up again, and keeps what was
done.
"""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

from croupier import Refusal, exposure, open_book
from croupier.simulate import NoAddress, NoCluster, NotASave, Progress, Request, load, make_request, run, save
from patience import PATIENCE
from terminal import typed

CROUPIER = str(Path(sys.executable).parent / "croupier")


def request(shoes: int = 11_000, seed: int = 3, variation: str = "crown") -> Request:
    made = make_request(open_book("crown-melbourne"), "crown-melbourne", variation, shoes=shoes, seed=seed)
    assert not isinstance(made, Refusal)
    return made


def same(one: Progress, two: Progress) -> bool:
    return one.sums.document() == two.sums.document()


@pytest.fixture(scope="module")
def alone() -> Progress:
    return run(request(), threads=1)


def test_the_number_of_threads_changes_nothing(alone: Progress) -> None:
    assert alone.finished
    assert alone.sums.shoes == 11_000
    assert all(same(alone, run(request(), threads=threads)) for threads in (2, 5))


def test_another_seed_gives_other_counts_and_zero_is_a_seed(alone: Progress) -> None:
    zero, four = run(request(seed=0)), run(request(seed=4))
    assert not same(alone, zero)
    assert not same(zero, four)
    assert same(zero, run(request(seed=0)))


def test_the_same_seed_deals_the_same_cards_in_every_variation(alone: Progress) -> None:
    other = run(request(variation="traditional"))
    assert np.array_equal(alone.sums.across, other.sums.across)


def test_a_run_that_was_stopped_is_taken_up_again(alone: Progress, tmp_path: Path) -> None:
    def stop(progress: Progress) -> None:
        if len(progress.done) >= 2:
            raise KeyboardInterrupt

    part = run(request(), threads=1, tell=stop)
    assert 0 < len(part.done) < request().chunks
    save(part, tmp_path / "part.json")
    assert list(tmp_path.iterdir()) == [tmp_path / "part.json"]
    again = run(request(), threads=2, earlier=load(tmp_path / "part.json"))
    assert again.finished
    assert same(alone, again)


@pytest.mark.parametrize("before", [1_000, 4_000, 6_300])
def test_more_shoes_come_to_what_they_would_have_from_the_start(alone: Progress, before: int, tmp_path: Path) -> None:
    """Also where the last chunk was a short one, which is played anew and counted once."""
    save(run(request(before)), tmp_path / "fewer.json")
    more = run(request(), earlier=load(tmp_path / "fewer.json"))
    assert more.finished
    assert more.request == request()
    assert same(alone, more)


def test_more_shoes_of_a_run_that_was_stopped(alone: Progress, tmp_path: Path) -> None:
    def stop(progress: Progress) -> None:
        raise KeyboardInterrupt

    part = run(request(6_300), threads=1, tell=stop)
    assert not part.finished
    assert same(alone, run(request(), earlier=part))


def test_another_request_is_not_gone_on_from() -> None:
    part = run(request(1_000))
    others = (request(seed=4), request(variation="traditional"), request(999), request(1_000_000_001))
    for other in others:
        assert not other.goes_on_from(part.request)
        with pytest.raises(ValueError, match="another request"):
            run(other, earlier=part)
    assert request(1_000_000_000).goes_on_from(part.request)


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"request": 1}', b"\xff\xfe", b'{"request": {}, "sums": {}}'])
def test_another_file_is_not_taken_for_a_save(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with pytest.raises(NotASave, match="not a saved simulation"):
        load(path)


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("done",), [10**30]),
        (("done",), [1.5]),
        (("done",), [3]),  # of three chunks, which are counted from nothing
        (("sums", "last"), [10**30, 0, 0]),
        (("sums", "last"), [-1, 0, 0]),
        (("sums", "last"), [1.5, 0, 0]),
        (("sums", "across"), True),
        (("sums", "within"), [[0]]),
        (("sums", "histogram"), [1]),
        (("sums", "open_streaks"), [[0], [0, 0]]),
        (("request", "seed"), "x"),
    ],
)
def test_a_save_with_what_nobody_counted_is_none(
    where: tuple[str, ...], value: object, alone: Progress, tmp_path: Path
) -> None:
    path = tmp_path / "changed.json"
    save(alone, path)
    document = json.loads(path.read_bytes())
    *above, last = where
    place = document
    for name in above:
        place = place[name]
    place[last] = value
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(NotASave, match="not a saved simulation"):
        load(path)


def test_a_save_of_a_request_that_its_book_refuses_is_told_so(alone: Progress, tmp_path: Path) -> None:
    path = tmp_path / "changed.json"
    options = {**alone.request.options, "no-such": "on"}
    save(Progress(msgspec.structs.replace(alone.request, options=options), alone.sums, alone.done), path)
    answer = typed("plot", "simulation", path, "--out", tmp_path / "one.svg")
    assert answer.code == 4
    assert "no-such" in answer.err


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real scheduler and two worker processes on this machine."""
    folder = tmp_path_factory.mktemp("cluster")
    dask = [sys.executable, "-m", "dask"]
    options = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True}
    scheduler = subprocess.Popen(
        [*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show"],
        **options,  # type: ignore[call-overload]
    )
    started = [scheduler]
    try:
        assert scheduler.stderr is not None
        address = ""
        for line in scheduler.stderr:
            if found := re.search(r"Scheduler at:\s+(tcp://\S+)", line):
                address = found[1]
                break
        assert address, "the scheduler did not start"
        worker = ["worker", address, "--nthreads", "1", "--no-dashboard", "--host", "127.0.0.1", "--no-nanny"]
        quiet = {**options, "stderr": subprocess.DEVNULL}
        started += [subprocess.Popen([*dask, *worker, "--name", name], **quiet) for name in ("one", "two")]  # type: ignore[call-overload]
        from distributed import Client

        with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=PATIENCE)
        yield address
    finally:
        for process in reversed(started):
            process.kill()  # they hold nothing that a gentle end would save
        for process in started:
            process.wait()


def test_a_cluster_of_two_workers_gives_the_same_counts(alone: Progress, cluster: str) -> None:
    assert same(alone, run(request(), on=cluster))


def test_a_cluster_counts_exposure_as_threads_do(cluster: str) -> None:
    book = open_book("crown-sydney")
    made = exposure.make_request(book, "crown-sydney", "crown", shoes=220, wagers=["tiger", "tie"], perfect=False)
    assert not isinstance(made, Refusal)
    there, here = exposure.run(made, on=cluster), exposure.run(made, threads=1)
    assert there.finished
    assert there.sums.document() == here.sums.document()


def test_the_command_line_runs_on_the_cluster(cluster: str) -> None:
    arguments = ["simulate", "--book", "crown-melbourne", "--variation", "crown", "--shoes", "3000", "--json"]
    here = typed(*arguments).document
    there = subprocess.run([CROUPIER, *arguments, "--on", cluster], capture_output=True, text=True, check=True)
    timing = ("seconds", "coups_per_second")
    one, two = (
        {key: value for key, value in run.items() if key not in timing} for run in (here, json.loads(there.stdout))
    )
    assert one == two


def test_an_address_where_nothing_listens_is_said_within_seconds() -> None:
    with pytest.raises(NoCluster, match=r"nothing answers at tcp://127\.0\.0\.1:1 "):
        run(request(), on="tcp://127.0.0.1:1")
    for text in ("no-address", "tcp://127.0.0.1", "tcp://127.0.0.1:99999", "tcp://a b:1", "http://127.0.0.1:80"):
        with pytest.raises(NoAddress, match="is not an address"):
            run(request(), on=text)


@pytest.mark.parametrize("greeting", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_something_else_that_answers_is_not_taken_for_a_scheduler(greeting: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            with server.accept()[0] as connection:
                connection.sendall(greeting)

        talker = threading.Thread(target=answer)
        talker.start()
        with pytest.raises(NoCluster, match="is not a Dask scheduler"):
            run(request(), on=f"tcp://127.0.0.1:{server.getsockname()[1]}")
        talker.join()


# a program started in the background may inherit SIGINT ignored: this one listens to it, as in a person's terminal,
# and keeps its counts as often as it can
LISTENING = """
import signal
from croupier.cli import long_runs, main
signal.signal(signal.SIGINT, signal.default_int_handler)
long_runs._SECONDS_BETWEEN_SAVES = 0
main.run()
"""


def test_an_interrupt_prints_what_was_done_so_far(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    arguments = ["simulate", "--book", "canberra", "--variation", "commission", "--shoes", "1000000000", "--json"]
    with subprocess.Popen(
        [sys.executable, "-c", LISTENING, *arguments, "--save", str(kept)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            deadline = time.monotonic() + PATIENCE
            while not kept.exists() and time.monotonic() < deadline:
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 130, err
    assert "Traceback" not in err
    document = json.loads(out)
    assert document["finished"] is False
    assert 0 < document["shoes_done"] < 1_000_000_000
    assert document["coups"] == sum(document["results"].values())
    assert load(kept).sums.coups == document["coups"]
