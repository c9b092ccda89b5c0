"""`croupier promotion` as a person types it: a file, what is wrong with it, and a promotion on a log."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from croupier.store.opening import open_log
from croupier.verify import Finding, verify_log
from terminal import Answer, typed

SHORT = timedelta(seconds=3)


class Counter:
    """A log of one's own, and the promotion `draw` in it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log, self.file = folder, folder / "day.db", folder / "draw.toml"

    def type(self, *words: str) -> Answer:
        keys = () if words[0] == "report" else ("--keys", str(self.folder / "keys"))
        return typed("promotion", *words, "--log", str(self.log), *keys)

    def does(self, *words: str) -> str:
        answer = self.type(*words)
        assert answer.code == 0, answer
        return answer.out

    def new(self, book: str) -> Counter:
        assert typed("promotion", "new", "--book", book, str(self.file)).code == 0
        return self

    def changed(self, **values: str) -> Counter:
        text = self.file.read_text(encoding="utf-8")
        for key, value in values.items():
            text = re.sub(rf"^{key} = .*$", f"{key} = {value}", text, count=1, flags=re.MULTILINE)
        self.file.write_text(text, encoding="utf-8")
        return self


def moment(later: timedelta) -> str:
    return (datetime.now(UTC) + later).strftime("%Y-%m-%dT%H:%M:%S+00:00")


def test_a_file_to_begin_with_is_checked_and_printed(tmp_path: Path) -> None:
    counter = Counter(tmp_path).new("star-sydney")
    file = str(counter.file)
    assert typed("promotion", "check", file).code == 0
    assert "16.7.11.2.1" in typed("promotion", "terms", file).out
    page = tmp_path / "draw.html"
    assert typed("promotion", "terms", file, "--html", str(page)).code == 0
    assert "<h1>Harbour Nights Draw</h1>" in page.read_text(encoding="utf-8")
    assert typed("promotion", "new", "--book", "star-sydney", file).code == 4, "it is not written over"


def test_a_rifle_is_no_prize_and_neither_is_what_the_list_has(tmp_path: Path) -> None:
    counter = Counter(tmp_path).new("star-sydney").changed(what='"A rifle"')
    answer = typed("promotion", "check", str(counter.file))
    assert answer.code == 4
    assert "16.5[16.1.2]" in answer.out
    counter.changed(what='"A cruise"')
    prescribed = tmp_path / "prescribed.txt"
    prescribed.write_text("# as of today\ncruise\n", encoding="utf-8")
    answer = typed("promotion", "check", str(counter.file), "--prescribed", str(prescribed))
    assert (answer.code, "16.5[16.1.5]" in answer.out) == (4, True)


def test_a_book_without_the_chapter_has_none(tmp_path: Path) -> None:
    answer = typed("promotion", "new", "--book", "canberra")
    assert answer.code == 4
    assert "no chapter on promotional prizes" in answer.err


def test_the_star_does_not_begin_before_the_commission_had_the_terms_for_24_hours(tmp_path: Path) -> None:
    counter = Counter(tmp_path).new("star-sydney").changed(starts=moment(-SHORT), closes=moment(timedelta(hours=2)))
    counter.changed(at=moment(timedelta(hours=3)))
    answer = counter.type("publish", str(counter.file), "--commit", "--start")
    assert (answer.code, "16.12" in answer.err) == (4, True)
    answer = counter.type("publish", str(counter.file), "--submitted", "N 1", "--start")
    assert (answer.code, "less than 24 hours" in answer.err) == (4, True)


def test_entries_a_draw_too_early_a_refused_claim_and_the_report(tmp_path: Path) -> None:
    counter = Counter(tmp_path).new("crown-sydney").changed(starts=moment(-SHORT), closes=moment(timedelta(hours=2)))
    counter.changed(at=moment(timedelta(hours=3)))
    counter.does("publish", str(counter.file), "--commit", "--start")
    assert "P2 has entry 2" in counter.does("enter", "draw", "P1", "P2")
    counter.does("enter", "draw", "P1", "--by", "wager", "--wager", "50")
    low = counter.type("enter", "draw", "P3", "--by", "wager", "--wager", "49.99")
    assert (low.code, "13.5.4" in low.err) == (4, True)
    early = counter.type("draw", "draw", "--word", "magpie", "--by", "P1")
    assert (early.code, "13.5.6" in early.err) == (4, True)
    claim = ("refuse", "draw", "P9", "--prize", "1", "--reason", "no entry")
    assert "13.8" in counter.type(*claim).err
    counter.does(*claim, "--called", "Kim Lee", "--address", "1 Example Street")
    assert "Kim Lee" not in counter.does("report", "draw")
    told = counter.does("report", "draw", "--claimants")
    assert "Kim Lee" in told
    assert "A prize was refused." in told
    counter.does("step", "draw", "tell-refused", "claim=1", "method=mail")
    assert "A prize was refused." not in counter.does("report", "draw")
    log = open_log(counter.log, reading=True)
    assert [one for one in verify_log(log) if isinstance(one, Finding)] == []
    log.close()


def test_times_are_those_of_the_casinos_clocks_and_say_so(tmp_path: Path) -> None:
    """20:00 in the terms is 20:00 in what is told: at The Star that is 09:00 or 10:00 of universal time."""
    closes = (datetime.now(UTC) + timedelta(days=9)).replace(microsecond=0)
    there = closes.astimezone(ZoneInfo("Australia/Sydney"))
    drawn = closes + timedelta(hours=1)
    counter = Counter(tmp_path).new("crown-sydney")
    counter.changed(starts=moment(-timedelta(hours=1)), closes=there.isoformat(), at=drawn.isoformat())
    published = counter.type("publish", str(counter.file))
    assert published.code == 0, published.err
    again = counter.type("publish", str(counter.file))
    assert (again.code, "edition 1" in again.out) == (0, True), "nothing is done, and that is said"
    begun = counter.type("publish", str(counter.file), "--commit", "--start")
    assert f"{there:%H:%M:%S}" in begun.out, begun.err
    early = counter.type("draw", "draw", "--word", "magpie", "--by", "Pat Lane")
    assert (early.code, f"{there:%H:%M}" in early.err) == (4, True), early.err
    told = counter.type("report", "draw").out
    assert f"{datetime.now(ZoneInfo('Australia/Sydney')):%z}"[:3] + ":00" in told
    assert "UTC" not in told
