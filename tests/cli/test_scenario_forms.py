"""What a scenario can say of clocks, refusals, clauses, earlier coups, lists, parts, warnings and short shoes.

Each form holds where it is so, tells what is so where it is not, and says what is right where it is written wrong.
"""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import pytest

from croupier.scenario import read_scenario, run_scenario
from croupier.scenario.times import START, Clock, moved, time_text
from terminal import typed

SYDNEY = "book crown-sydney\nlimits 5 to 5000\npatrons A B with 10000\n"
TOO_HIGH = SYDNEY + "coup\nA player 6000\n"
SETTLED = SYDNEY + "coup\nA banker 100\nB player 50\nshoe 2D 3H 4S 4C\ndeal\n"
TWO_COUPS = (
    SYDNEY + "A player 100\nshoe 5S KD 4H 7C\ndeal\nA banker 40\nshoe 2D 3H 4S 4C\ndeal\ncoup\nB tie 10\n"
    "expect phase wagering\n"
)
OFFERED = (
    "book star-sydney\npatrons A B with 1000\nA banker 100\nB player 50\nshoe 9C 2S KD 5H\ndeal 4\n"
    "step report-irregularity slip=wrong-order as=dealer\nstep order-remedy remedy=rebuild-and-offer\n"
)
PAID = "book star-sydney\npatrons A B with 1000\nA banker 100\nB player 50\nshoe 9C 2S KD 5H\ndeal\n"
PARTS = "book crown-sydney\noption one-one-two=pairs\npatrons A with 1000\nA one-one-two 40\n"
PARTS_PAID = PARTS + "shoe 4S KD 4H 7C\ndeal\n"
WARNED = (
    "book crown-melbourne\nsetup differential=10000\npatrons A B with 100000\nA banker 5000\nB banker 7500\n"
    "step call-no-more-bets\n"
)
ON_A_HAND = SYDNEY + "A player 100\nshoe 5S KD\ndeal 2\nstep report-irregularity slip=card-to-wrong-hand cards=4H "
NOTICE = SYDNEY + "clock 1 February 23:50\nopen\nstep display-notice about=higher-minimum minimum=100\n"
REPORTED = (
    SYDNEY + "A player 100\nB tie 10\nshoe 5S KD\ndeal 2\nstep report-irregularity slip=wrong-order wager=A/player\n"
)


def found(text: str) -> list[str]:
    """What differs, in the words of the report."""
    report = run_scenario(read_scenario("one.scenario", text))
    assert not report.broke
    return [f"{check.text}: {check.found}" for done in report.done for check in done.checks if not check.holds]


SO_AND_NOT_SO = [
    # refusals
    (TOO_HIGH, "refused", None),
    (SYDNEY + "coup\nA player 500\n", "refused", "it was not refused"),
    (TOO_HIGH, "refused any", None),
    (TOO_HIGH, "refused 7.2.4", None),
    (TOO_HIGH, "refused 7.2.4, 7.1", None),
    (TOO_HIGH, "refused any 7.5", "it cites 7.2.4, 7.1, 7.2"),
    (TOO_HIGH, "refused 7.5", "it cites 7.2.4, 7.1, 7.2"),
    (TOO_HIGH, "refused not-enough-chips or above-maximum 7.2.4", None),
    (TOO_HIGH, "refused not-enough-chips or below-minimum", "refused above-maximum 7.2.4, 7.1, 7.2"),
    (TOO_HIGH, "refused above-maximum 7.2.4 not 7.5", None),
    (TOO_HIGH, "refused above-maximum not 7.1", "it cites 7.2.4, 7.1, 7.2"),
    (TOO_HIGH, "refused not 7.2", "it cites 7.2.4, 7.1, 7.2"),
    # clauses that are not cited
    (SETTLED, "does not cite 7.5", None),
    (SETTLED, "does-not-cite 7.5, 11", None),
    (SETTLED, "does not cite 10.2", "it cites 8.2.2"),
    (SETTLED, "cites 10.3.1 not 7.5", None),
    (SETTLED, "cites 10.3.1 not 10.2/Table 3", "it cites 8.2.2"),
    (SETTLED, "expect A banker wins 95 cites=10.3.1 does-not-cite=7.5", None),
    (SETTLED, "expect A banker wins 95 does-not-cite=10.3.1", "it cites 10.2/Table 3:Banker"),
    (SETTLED, 'expect B player loses cites="10.2/Table 3:Banker, 10.1"', "it cites 6.2.1(c)"),
    (SETTLED, "event coup-settled cites=10.3.1 does-not-cite=7.5", None),
    (SETTLED, "event coup-settled does-not-cite=10.3.1", "it cites "),
    (SETTLED, "no-event coup-settled cites=7.5", None),
    # coups before
    (TWO_COUPS, "expect before player 2D 4S = 6, banker wins, A banker wins 38 commission=2", None),
    (TWO_COUPS, "expect the coup before player 5S 4H", "in coup 2 player has 2D 4S = 6"),
    (TWO_COUPS, "expect coup before tie", "in coup 2 banker wins"),
    (TWO_COUPS, "expect coup 1 player 5S 4H = 9, player wins, A player wins 100, now B tie lies 10", None),
    (TWO_COUPS, "expect coup 1 player wins, A player wins 101", "in coup 1 A player wins 100"),
    (TWO_COUPS, "expect coup 1: banker = 7, coup 2: banker = 7, now: coup 3", None),
    (TWO_COUPS, "expect coup 9 player wins", "there was no coup 9: the latest is 3"),
    # lists
    (OFFERED, "event offer-made offer.choices=keep,remove", None),
    (OFFERED, "event offer-made offer.choices=remove,keep", "offer.choices=keep,remove"),
    (OFFERED, "event offer-made offer.choices~remove", None),
    (OFFERED, "event offer-made offer.choices=remove,...", None),
    (OFFERED, "event offer-made offer.choices~reduce", "offer.choices=keep,remove"),
    (OFFERED, "event offer-made offer.wagers=A/banker,B/player", None),
    (OFFERED, "event offer-made offer.wagers=B/player", "offer.wagers=1,2"),
    (OFFERED, "event remedy-ordered tells=none", None),
    (OFFERED, "event remedy-ordered tells=surveillance", "tells=none"),
    (OFFERED, "expect state offer.wagers=A/banker,B/player offer.choices~keep, A has 900", None),
    (OFFERED, "expect state offer.wagers~B/tie", "offer.wagers=1,2"),
    (PAID, "event coup-settled payments.patron=B payments.settled.profit=50", None),
    (PAID, "event coup-settled payments.patron=A payments.settled.profit=50", "payments.patron=A and B"),
    (PAID, "event coup-settled payments.2.patron=B payments.how-many=2", None),
    (PAID, "event coup-settled payments.how-many=3", "payments.how-many=2"),
    (PAID, "event coup-settled payments.3.patron=B", "payments.3.patron=none"),
    (PAID, "event coup-settled payments.settled.clauses~13.1", None),
    # parts
    (PARTS, "expect A one-one-two/tie lies 20 counts 20, A one-one-two/player-pair lies 10", None),
    (PARTS, "expect A one-one-two/tie lies 10", "A has 20 counts 20 on tie"),
    (PARTS_PAID, "expect A one-one-two/player-pair wins 110 stake=10, A one-one-two part tie loses", None),
    (PARTS_PAID, "expect A one-one-two/tie wins 160", "A one-one-two/tie loses"),
    (PARTS_PAID, "expect A one-one-two/banker-dragon-bonus loses", "no part banker-dragon-bonus: banker-pair"),
    # warnings
    (WARNED, "warned above-differential most=10000 banker=12500 cites=7.4 does-not-cite=11", None),
    (WARNED, "expect warning above-differential cut=A/banker:4000,B/banker:6000, phase wagering", None),
    (WARNED, "expect warning", None),
    (WARNED, "expect no warning abstaining, no warning payment-error", None),
    (WARNED, "not-warned signs-missing", None),
    (WARNED, "warned above-differential most=500", "staff are warned of above-differential most=10000"),
    (WARNED, "warned above-differential cites=7.5", "staff are warned of above-differential"),
    (WARNED, "expect no warning", "staff are warned of above-differential"),
    (WARNED, "expect warnings none", "staff are warned of above-differential"),
    (SYDNEY + "coup\n", "warned none", None),
    (SYDNEY + "coup\n", "expect no warnings", None),
    (SYDNEY + "coup\n", "expect warning abstaining", "staff are warned of nothing"),
    # on which hand
    (ON_A_HAND + "on=banker\n", "event irregularity-reported matter.slip=card-to-wrong-hand", None),
    (ON_A_HAND + "on=player\n", "refused slip-does-not-fit 11.3", None),
    (ON_A_HAND + "hands=banker,player\n", "refused slip-does-not-fit 11.3", None),
    (ON_A_HAND + "hand=banker\n", "refused", "it was not refused"),
    # whose wager
    (REPORTED, "event irregularity-reported matter.wager=A/player", None),
    (REPORTED, "event irregularity-reported matter.wager=B/tie", "matter.wager=1"),
    # the clock
    (NOTICE, 'expect state clock="1 February 23:50"', None),
    (NOTICE, 'event notice-displayed notice.since="+0 minutes"', None),
    (NOTICE, "expect state clock=+1day", "clock=2026-02-01T23:50:00"),
    (NOTICE + "clock +19 minutes\nstep change-limits limits=100..5000\n", "refused notice-too-short", None),
    (NOTICE + "clock +20 minutes\nstep change-limits limits=100..5000\n", "expect state clock=00:10", None),
    (NOTICE + "step change-limits limits=100..5000 at=+20min\n", "expect state clock=24:10", None),
    # a short shoe
    (SYDNEY + "shoe left 6\n", "expect cards left 6", None),
    (SYDNEY + "shoe has 0 cards left\n", "expect cards left 1", "there are 0"),
    (SYDNEY + "shoe last 2D 3H 4S 4C\nA banker 100\ndeal\n", "expect A banker wins 95, cards left 0", None),
    (SYDNEY + "shoe last 2D | 3H 4S 4C\nA banker 100\ndeal\n", "expect cards left 0, last coup", None),
]  # fmt: skip


@pytest.mark.parametrize(("story", "claim", "says"), SO_AND_NOT_SO, ids=[one[1] for one in SO_AND_NOT_SO])
def test_a_form_holds_where_it_is_so_and_tells_what_is_so_where_not(story: str, claim: str, says: str | None) -> None:
    differs = found(f"{story}{claim}\n")
    if says is None:
        assert differs == []
    else:
        assert [one for one in differs if says in one], differs


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("coup\nrefused becuse 7.2.4", "there is no reason 'becuse': see `croupier scenario words reasons`"),
        ("coup\nrefused 7.2.44", "crown-sydney has no clause '7.2.44'"),
        ("coup\nrefused above-maximum not 99", "crown-sydney has no clause '99'"),
        ("coup\ndoes 7.2.4", "write `does not cite 7.2.4`"),
        ("coup\ndoes not cite", "name the clauses, such as `cites 7.2.4` or `does not cite 7.1`"),
        ("coup\ndoes-not-cite 99.1", "crown-sydney has no clause '99.1'"),
        ("coup\nexpect before", "say what is expected"),
        ("coup\nexpect before A has 100", "'before A has 100' is about the table as it is now"),
        ("coup\nexpect coup 1 phase dealing", "is about the table as it is now"),
        ("coup\nexpect refused above-maximum", "`refused` begins a line of its own"),
        ("coup\nevent bets-called coup", "'coup' is not a fact: write key=value, such as patron=A, or key~value"),
        ("coup\nevent offer-made offer.choices~", "offer.choices: say what is among it, such as offer.choices~A"),
        ("coup\nevent offer-made offer.matter~3", "offer.matter: it is one value and no list: write offer.matter=3"),
        ("coup\nevent offer-made offer.wagers=A", "'A' is not a number: write digits, or whose wager it is"),
        ("coup\nevent coup-settled payments.patrn=A", "there is no fact 'patrn': there is number, patron"),
        ("coup\nevent coup-settled payments.patron.name=A", "'patron' holds no further facts"),
        ("coup\nexpect state", "write facts of the table after `state`"),
        ("coup\nexpect A player/tie wins 5", "'player' has no parts: these do: one-one-two"),
        ("coup\nexpect A one-one-two/player wins 5", "one-one-two has no part 'player': did you mean player-pair"),
        ("coup\nwarned about-differential", "'about-differential': did you mean above-differential"),
        ("coup\nwarned above-differential much=5", "there is no fact 'much': there is most, player, banker"),
        ("coup\nexpect A banker wins 95 citing=7.1", "row, stake, excess, deferred, cites, does-not-cite"),
        ("step report-irregularity slip=wrong-order on=left", "hands: 'left' is not one of player, banker"),
        ("step report-irregularity slip=wrong-order on=player hand=banker", "'hands' is given twice"),
        ("step report-irregularity slip=wrong-order wager=A", "wager: 'A' is not a number: write digits, or"),
        ("step cut-cards after=A/player", "after: 'A/player' is not a number: write digits"),
        ("shoe left some", "'some' is not a number of cards: write `shoe left 6`"),
        ("shoe left", "write how many cards the shoe has left, such as `shoe left 6`"),
        ("shoe last", "give the last cards of the shoe, such as `shoe last 5S KD 4H 7C`"),
        ("clock", "say what time it is, such as `clock 20:00:00`, `clock +2 days`"),
        ("clock +30m", "an m may be a minute or a month: write 30min or 1month"),
        ("clock 30 February", "(the calendar has no such day)"),
        ("clock 2026-13-01", "(the calendar has no such day)"),
        ("clock day 0", "(the scenario's own day is day 1)"),
        ("clock 10:00 11:00", "(it has two times)"),
        ("clock next moon", "write 20:00:00, 26:00:00 for two in the morning after, 2026-02-01 20:00"),
        ("clock +9999 years", "is too far away: the calendar ends with the year 9999"),
        ("step close-table at=soon", "at: 'soon' is not a time: write 20:00:00"),
    ],
)  # fmt: skip
def test_a_form_that_is_written_wrong_says_what_would_be_right(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "one.scenario"
    file.write_text(f"{SYDNEY}{text}\n", encoding="utf-8")
    answer = typed("scenario", "run", file)
    assert answer.code == 4
    assert f"one.scenario, line {3 + len(text.splitlines())}: " in answer.err
    assert says in answer.err


@pytest.mark.parametrize(
    ("text", "at", "day"),
    [
        ("20:00", "20:00:00", "2026-01-01"),
        ("26:00:00", "26:00:00", "2026-01-01"),
        ("next day", "36:00:00", "2026-01-02"),
        ("tomorrow 10:00", "34:00:00", "2026-01-02"),
        ("+36 hours", "2026-01-03T00:00:00", "2026-01-03"),
        ("+1 day 90 minutes", "37:30:00", "2026-01-02"),
        ("+00:30", "12:30:00", "2026-01-01"),
        ("2 weeks later", "2026-01-15T12:00:00", "2026-01-15"),
        ("next month 20:00", "2026-02-01T20:00:00", "2026-02-01"),
        ("+13 months", "2027-02-01T12:00:00", "2027-02-01"),
        ("next monday", "2026-01-05T12:00:00", "2026-01-05"),
        ("thursday", "2026-01-08T12:00:00", "2026-01-08"),
        ("on 1st March at noon", "2026-03-01T12:00:00", "2026-03-01"),
        ("March 1, 2027 25:00", "2027-03-02T01:00:00", "2027-03-01"),
        ("2026-01-31T20:00:00.500", "2026-01-31T20:00:00.500", "2026-01-31"),
        ("day 3 midnight", "2026-01-03T00:00:00", "2026-01-03"),
    ],
)
def test_the_clock_goes_where_it_is_told(text: str, at: str, day: str) -> None:
    clock = moved(START, text)
    assert time_text(clock.at) == at
    assert time_text(Clock(clock.day, 0).at).partition("T")[0] in (day, "00:00:00", "24:00:00")
    assert moved(START, at).at == clock.at, "a time reads as it is written"


def test_a_month_that_is_shorter_ends_earlier() -> None:
    last = moved(moved(START, "31 January"), "next month")
    assert time_text(last.at) == "2026-02-28T12:00:00"


def test_hours_past_midnight_belong_to_the_day_that_the_clock_stands_on() -> None:
    night = moved(moved(START, "day 3 20:00"), "26:00")
    assert time_text(moved(night, "26:30").at) == "2026-01-04T02:30:00"
    assert time_text(moved(night, "next day 20:00").at) == "2026-01-04T20:00:00"


def test_what_a_wager_on_nothing_is_about_cannot_be_given() -> None:
    assert found(SYDNEY + "A player 100\nstep withdraw-wager number=A/tie\n") == [
        "step withdraw-wager number=A/tie: A has had no wager on tie so far"
    ]


def test_a_wager_is_named_by_the_coup_it_was_of() -> None:
    text = (
        TWO_COUPS
        + "step raise-dispute patron=A about=payment coup=1 wager=A/player\nevent dispute-raised dispute.wager=1\n"
    )
    assert found(text) == []
    assert found(text.replace("wager=A/player", "wager=A/tie"))[0].endswith("A has had no wager on tie in coup 1")


def test_a_shoe_is_dealt_down_between_coups_and_by_whole_coups_only() -> None:
    (lying, *_) = found(SYDNEY + "A player 100\nshoe left 6\n")
    assert "write this before anyone wagers" in lying
    (few, *_) = found(SYDNEY + "shoe left 9\nshoe left 6\n")
    assert "the shoe has 9 cards, and coups of four to six cards do not bring it to 6" in few
    (more, *_) = found(SYDNEY + "shoe left 9\nshoe left 20\n")
    assert "do not bring it to 20" in more


@pytest.mark.parametrize("cards", ["2S 3D 2D AC", "2S 2S 2S 2S", "AC KD AC AD", "TS TS 3H KS"])
def test_cards_that_a_file_names_later_are_kept_in_the_shoe(cards: str) -> None:
    text = (
        f"shoe left 4\nA player 100\nshoe {cards}\ndeal 4\nstep draw-card card=9S\nrefused no-cards-left 11.12\n"
        "step declare-cards-insufficient\nexpect void, A player returned\n"
    )
    assert found(SYDNEY + text) == []


def test_nothing_that_is_dealt_down_costs_anyone_anything() -> None:
    for book in ("crown-sydney", "crown-melbourne", "canberra", "star-sydney", "crown-brochure"):
        assert (
            found(f"book {book}\npatrons A B with 100\nshoe left 7\nexpect A has 100, cards left 7, not last coup\n")
            == []
        )


def test_the_path_of_a_book_leads_from_the_folder_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    books, files, elsewhere = (tmp_path / name for name in ("books", "files", "elsewhere"))
    shutil.copytree(str(resources.files("croupier.rulebooks") / "canberra"), books / "mine")
    shutil.copytree(books / "mine", files / "beside")
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    for path in ("../books/mine", "beside", "./beside", str(books / "mine")):
        file = files / "one.scenario"
        file.write_text(f"book {path}\npatrons A with 100\nopen\nexpect A has 100\n", encoding="utf-8")
        answer = typed("scenario", "run", "../files/one.scenario")
        assert answer.code == 0, answer.err
    # as before, it is also found from where the program was started
    monkeypatch.chdir(tmp_path)
    (files / "one.scenario").write_text("book books/mine\nopen\nexpect coup 1\n", encoding="utf-8")
    assert typed("scenario", "run", "files/one.scenario").code == 0
    (files / "one.scenario").write_text("book ../none\nopen\n", encoding="utf-8")
    missing = typed("scenario", "run", "files/one.scenario")
    assert missing.code == 4
    assert "looked for from the folder of this file ('files/../none')" in missing.err
