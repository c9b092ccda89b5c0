"""Bad input: one clear sentence on stderr, the right exit code, nothing on stdout, and never a traceback.

Exit code 4 is input that was understood and cannot be accepted; 2 is a command that was not typed as it must be.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from terminal import Answer, typed

CROWN = ("settle", "--book", "crown-sydney", "--variation", "crown")
MELBOURNE = ("settle", "--book", "crown-melbourne", "--variation", "traditional")
TABLES = {
    "crown": CROWN,
    "melbourne": MELBOURNE,
    "insurance": ("settle", "--book", "crown-melbourne", "--variation", "crown"),
    "tie-baccarat": ("settle", "--book", "crown-melbourne", "--variation", "tie-baccarat"),
    "canberra": ("settle", "--book", "canberra", "--variation", "commission"),
    "star": ("settle", "--book", "star-sydney", "--variation", "premium"),
}
COUP = "2s3dKh/3cTd3s"
WINDOW = "2s3dKh/3c3d"  # Banker has six on two cards, Player five: Insurance is open


def refused(*words: object) -> Answer:
    """Type it, and expect to be told no in a way a person can act on."""
    answer = typed(*words)
    assert answer.code in (2, 4), answer
    assert answer.out == ""
    assert "Traceback" not in answer.err
    assert "internal error" not in answer.err
    said = answer.err.splitlines()[-1] if answer.code == 2 else answer.err
    assert said.startswith("Error: " if answer.code == 2 else "croupier: ")
    assert len(answer.err) < 2_500
    unsafe = {letter for letter in answer.err if not letter.isprintable() and letter != "\n"}
    assert not unsafe, f"would reach the terminal: {unsafe}"
    return answer


CARDS = {
    "2s3dKx/3cTd3s": "'Kx' (card 3 of '2s3dKx') is not a card: write a rank A 2-9 T J Q K and a suit c d h s",
    "2s3d1h/3cTd3s": "'1h' (card 3 of '2s3d1h') is not a card",
    "2s3dK/3cTd3s": "'K' (card 3 of '2s3dK') is not a card",
    "2s10dKh/3cTd3s": "'10' (card 2 of '2s10dKh') is not a card",
    "2♠3♦K♥/3♣T♦3♠": "'2♠' (card 1 of '2♠3♦K♥') is not a card",
    "2s/3cTd": "Player has 1 card in '2s/3cTd': a hand has two or three",
    "2s3d/3c": "Banker has 1 card",
    "2s3dKh4d/3cTd3s": "Player has 4 cards",
    "2s3dKh/3cTd3s4d": "Banker has 4 cards",
    "/": "Player has 0 cards",
    "2s3dKh": "'2s3dKh' is not a coup: write Player's cards, a slash, Banker's cards, such as 3sKd4h/6cTd",
    "2s3d/Kh/3cTd": "is not a coup",
    "": "'' is not a coup",
    "banker": "'banker' is not a coup",
    "2s3dKh/3cTd3s P6-5": "the result P6-5 contradicts the cards, which make B5-6",
    "2s3dKh/3cTd3s B6-5": "the result B6-5 contradicts the cards",
    "2s3dKh/3cTd3s B5-7": "the result B5-7 contradicts the cards",
    "4s3d2h/7cTd": "Player may not take a third card (2h): on two cards Player has 7 and Banker 7 (crown-sydney:9.5",
    "4s4d2h/7cTd": "Player may not take a third card (2h): on two cards Player has 8 and Banker 7 (crown-sydney:9.4",
    "2s3dKh/6cTd2s": "Banker may not take a third card (2s): on two cards Player has 5 and Banker 6",
    "4s4d/3cTd3s": "Banker may not take a third card (3s)",
    "2s3d/3cTd": "Player must take a third card: on two cards Player has 5 and Banker 3 (crown-sydney:9.5",
    "2s3dKh/3cTd": "Banker must take a third card: on two cards Player has 5 and Banker 3, and Player's third card",
    "3s4d/2c3d": "Banker must take a third card: on two cards Player has 7 and Banker 5",
}


@pytest.mark.parametrize("coup", CARDS)
def test_cards_that_cannot_lie_so(coup: str) -> None:
    answer = refused(*CROWN, coup, "banker=1")
    assert answer.code == 4
    assert CARDS[coup] in answer.err


def test_more_of_one_card_than_the_decks_hold() -> None:
    answer = refused(*MELBOURNE, "--decks", 4, "AsAsAs/AsAs", "banker=1")
    assert answer.err == (
        "croupier: As lies on the table 5 times, and 4 decks have it 4 times (crown-melbourne:3.1). "
        "Check the cards or the number of decks.\n"
    )
    assert "must take a third card" in refused(*MELBOURNE, "--decks", 5, "AsAsAs/AsAs", "banker=1").err


AMOUNTS = {
    "0": "an amount must be more than zero",
    "0.00": "an amount must be more than zero",
    "1000000000": "an amount is at most $100,000,000",
    "100000000.01": "an amount is at most $100,000,000",
    **dict.fromkeys(
        [
            "-1", "1e9", "0.001", "ten", "NaN", "Infinity", "-inf", "1_000", "1,000", "$100", "", "100.", ".5", "+5",
            " 5", "5 ", "1e309", "1" + "0" * 40, "0x10", "1/2", "½", "\uff11\uff10\uff10", "\u0663", "5\n", "--", "'5'",
        ],
        "an amount is digits with at most two decimals, such as 100 or 37.50",
    ),
}  # fmt: skip


@pytest.mark.parametrize("amount", AMOUNTS)
def test_stakes_that_nobody_can_place(amount: str) -> None:
    answer = refused(*CROWN, COUP, f"banker={amount}")
    assert answer.code == 4
    assert AMOUNTS[amount] in answer.err
    assert "on banker cannot be staked" in answer.err


@pytest.mark.parametrize("amount", AMOUNTS)
def test_a_differential_that_is_no_amount(amount: str) -> None:
    answer = refused(*MELBOURNE, "--differential", amount, COUP, "banker=100")
    assert answer.code == 4
    assert AMOUNTS[amount] in answer.err


@pytest.mark.parametrize(
    ("chip", "says"),
    [
        ("0", "--chip '0': an amount must be more than zero"),
        ("-1", "--chip '-1': an amount is digits"),
        ("abc", "--chip 'abc': an amount is digits"),
        ("", "--chip '': an amount is digits"),
        ("99999999999", "an amount is at most $100,000,000"),
        ("1000000.01", "each worth between one cent and a million dollars"),
    ],
)
def test_chips_that_there_are_not(chip: str, says: str) -> None:
    answer = refused(*CROWN, "--chip", chip, COUP, "banker=1")
    assert answer.code == 4
    assert says in answer.err


def test_one_bad_chip_among_good_ones() -> None:
    assert "--chip '5 10 x'" in refused(*CROWN, "--chip", 5, "--chip", 10, "--chip", "x", COUP, "banker=1").err


@pytest.mark.parametrize(
    ("decks", "code", "says"),
    [
        ("0", 2, "Invalid value for '--decks': 0 is not in the range x>=1."),
        ("-1", 2, "Invalid value for '--decks': -1 is not in the range x>=1."),
        ("abc", 2, "Invalid value for '--decks': 'abc' is not a valid integer"),
        ("8.0", 2, "Invalid value for '--decks': '8.0' is not a valid integer"),
        ("", 2, "Invalid value for '--decks'"),
        ("9", 4, "9 decks are not allowed (crown-sydney:3.1). Use 8."),
        ("9" * 30, 4, "decks are not allowed"),
        ("9" * 5_000, 2, "Invalid value for '--decks'"),
    ],
)
def test_decks_that_the_book_does_not_have(decks: str, code: int, says: str) -> None:
    answer = refused(*CROWN, "--decks", decks, COUP, "banker=1")
    assert answer.code == code
    assert says in answer.err


NOT_VALID = {
    # wagers the book does not know, or not in this variation, with these decks, under these options
    "crown COUP dragon=1": "crown-sydney has no wager 'dragon'. See `croupier rules show crown-sydney`.",
    "crown COUP Banker=1": "crown-sydney has no wager 'Banker'",
    "crown void dragon=1": "crown-sydney has no wager 'dragon'",
    "crown --results 'P P' player-run-2=1": "crown-sydney has no wager 'player-run-2'",
    "melbourne COUP tiger=1": "crown-melbourne has no wager 'tiger'",
    "melbourne COUP insurance=1": "insurance is not offered in traditional (crown-melbourne:6.5.4",
    "tie-baccarat COUP player-pair=1": "player-pair is not offered in tie-baccarat",
    "star --decks 4 COUP player-pair=1": "player-pair is not offered with 4 decks (star-sydney:3.1, 3.1.1). It",
    "star --decks 4 COUP tiger=1": "tiger is not offered with 4 decks (star-sydney:3.1, 3.1.4)",
    "melbourne --decks 6 COUP player-perfect-pair=1": "player-perfect-pair is not offered with 6 decks",
    "insurance --option insurance=off WINDOW insurance=1": "insurance is not offered with insurance=off",
    "insurance WINDOW insurance=1": "Give --option insurance=on if the table offers it.",
    "canberra COUP player-pair=1": "player-pair depends on a choice that was not made",
    "canberra --option pairs=canberra COUP player-pair=1 banker-perfect-pair=1": "not offered with pairs=canberra",
    "crown COUP one-one-two=8": "Give --option one-one-two=pairs|perfect-pairs|dragon-bonus.",
    # stakes that are too high, too odd, or of the wrong kind
    "insurance ON WINDOW insurance=10 player=5": "$10 on insurance exceeds the patron's own main wager of $5",
    "insurance ON WINDOW insurance=10": "insurance needs the patron's own wager on Player or Banker in the same coup",
    "insurance ON WINDOW insurance=10 tie=10": "insurance needs the patron's own wager on Player or Banker",
    "insurance ON 2s3dKh/2c3d insurance=5 player=5": "insurance could not be placed in this coup: on two cards",
    "insurance ON 7s2d/3c3d insurance=5 player=5": "Player had 9 and Banker 6",
    "crown --option one-one-two=pairs COUP one-one-two=10": "chips, the smallest of $1, cannot make 25% of it",
    "crown --option one-one-two=pairs COUP one-one-two=2": "Stake a multiple of $4.",
    "canberra --option rounding=exact COUP banker=5": "A win on $5 at banker cannot be paid exactly in chips",
    "melbourne COUP banker=5:token": "banker cannot be wagered with a promotional token here (crown-melbourne:6.1",
    "canberra COUP banker=5:token": "banker cannot be wagered with a promotional token here (canberra:4.2)",
    "crown --differential 5 COUP banker=100": "No clause charges for a wager above the table differential in crown.",
    # one coup or several
    "melbourne COUP player-run-2=1": 'Give their results: --results "P P B".',
    "melbourne --results 'P P' player=1": "player is a wager on one coup (crown-melbourne:6.5.1, 6.5). Give its cards",
    "melbourne --results 'P X' player-run-2=1": "'X' in --results is not one of P B T dummy void end shuffle close",
    "melbourne --results P,P player-run-2=1": "'P,P' in --results is not one of",
    "melbourne --results 'P P' combination-run-2=1": "combination-run-2 follows the hand nominated for each coup",
    "melbourne --results 'P P' --nominate '' combination-run-2=1": "Give them, up to 2: --nominate",
    "melbourne --results 'P P' --nominate 'P T' combination-run-2=1": "'T' in --nominate is not one of P B -",
    "melbourne --results 'P P' --nominate X combination-run-2=1": "'X' in --nominate is not one of P B -",
    # books, variations, options
    "settle --book crown-perth --variation crown COUP banker=1": "there is no rulebook 'crown-perth'",
    "settle --book '' --variation crown COUP banker=1": "give a rulebook: crown-sydney",
    "settle --book FILE --variation crown COUP banker=1": "is a file: a rulebook is a folder",
    "settle --book FOLDER --variation crown COUP banker=1": "rulebook cli has 24 faults:",
    "settle --book crown-sydney --variation premium COUP banker=1": "crown-sydney has no variation 'premium'. It has",
    "settle --book crown-sydney --variation '' COUP banker=1": "has no variation ''",
    "crown --option tigers=1 COUP banker=1": "crown-sydney has no option 'tigers'. It has super-6, tiger",
    "crown --option tiger=9 COUP banker=1": "tiger cannot be '9' (crown-sydney:10.2/Table 10). It is one of 1, 2, 3",
    "tie-baccarat COUP banker=1": "Give --option tie-percent=1|2|3|4|5|6|7|8|9|10.",
    "tie-baccarat --option tie-percent=0 COUP banker=1": "tie-percent cannot be '0'",
    "tie-baccarat --option tie-percent=11 COUP banker=1": "It is a percentage from 1% to 10%.",
    "rules show crown-perth": "there is no rulebook 'crown-perth'",
    "rules show ''": "give a rulebook",
    "rules diff canberra crown-perth": "there is no rulebook 'crown-perth'",
    "rules readings crown-perth": "there is no rulebook 'crown-perth'",
    "rules clause canberra:99": "canberra has no clause '99'. Near it: nothing.",
    "rules clause canberra:5.99": "canberra has no clause '5.99'. Near it: 5",
    "rules clause crown-perth:1": "there is no rulebook 'crown-perth'",
    "rules check nowhere": "there is no rulebook 'nowhere'",
    "rules check FILE": "test_bad_input.py is a file: a rulebook is a folder",
    "rules check FOLDER": "source.toml: missing file",
    "rules check ''": "give a rulebook",
}

WRONG_USAGE = {
    "crown COUP": "give at least one wager, such as banker=100",
    "crown": "give at least one wager",
    "crown banker=1": "give one coup, such as 3sKd4h/6cTd, or --results",
    "crown COUP COUP banker=1": "or --results (found 2)",
    "crown COUP banker banker=1": "(found 2)",
    "crown COUP =5": "'=5' must be WAGER=DOLLARS or WAGER=DOLLARS:token",
    "crown COUP banker=5:tokens": "'banker=5:tokens' must be WAGER=DOLLARS",
    "crown COUP banker=5:": "'banker=5:' must be WAGER=DOLLARS",
    "crown COUP banker=1 banker=2": "'banker' is staked twice: give one amount for it",
    "crown COUP banker=1 banker=1:token": "'banker' is staked twice",
    "melbourne --results 'P P' COUP player-run-2=1": "give either a coup's cards or --results, not both",
    "melbourne --results '' player-run-2=1": "--results is empty",
    "melbourne --results ' ' player-run-2=1": "--results is empty",
    "melbourne --nominate P COUP player=1": "--nominate goes with --results and a combination Run",
    "melbourne --results P --differential 5 player-run-2=1": "--differential goes with a coup's cards",
    "melbourne --differential 5 void player=1": "--differential goes with a coup's cards",
    "settle --variation crown COUP banker=1": "Missing option '--book'",
    "settle --book crown-sydney COUP banker=1": "Missing option '--variation'",
    "crown --option tiger= COUP banker=1": "--option 'tiger=' must be KEY=VALUE, such as tiger=3",
    "crown --option tiger COUP banker=1": "--option 'tiger' must be KEY=VALUE",
    "crown --option =3 COUP banker=1": "--option '=3' must be KEY=VALUE",
    "crown --option tiger=1 --option tiger=2 COUP banker=1": "--option 'tiger' is given twice: '1' and '2'",
    "crown --json=1 COUP banker=1": "Option '--json' does not take a value.",
    "crown --stake 1 COUP banker=1": "No such option '--stake'",
    "shuffle": "No such command 'shuffle'.",
    "rules read": "No such command 'read'.",
    "rules show": "Missing argument 'BOOK'.",
    "rules list x": "Got unexpected extra argument (x)",
    "rules diff canberra": "Missing argument 'RIGHT'.",
    "rules clauses canberra --status done": "'done' is not one of 'encoded', 'definition'",
    "rules clauses canberra --comes soon": "'soon' is not one of 'irregularities'",
    "rules clause canberra": "'canberra' must be BOOK:ID, such as crown-sydney:9.6",
    "rules clause canberra:": "'canberra:' must be BOOK:ID",
    "rules clause :5.8": "':5.8' must be BOOK:ID",
}


def words(line: str) -> list[str]:
    """The words of a command line, with the short names of tables and coups written out."""
    first, *others = shlex.split(line)
    here = Path(__file__)
    places = {"FILE": [str(here)], "FOLDER": [str(here.parent)]}
    short = {"COUP": [COUP], "WINDOW": [WINDOW], "ON": ["--option", "insurance=on"], **places}
    return [*TABLES.get(first, [first]), *(one for word in others for one in short.get(word, [word]))]


@pytest.mark.parametrize("line", NOT_VALID)
def test_what_the_book_does_not_allow(line: str) -> None:
    answer = refused(*words(line))
    assert answer.code == 4
    assert NOT_VALID[line] in answer.err


@pytest.mark.parametrize("line", WRONG_USAGE)
def test_commands_not_typed_as_they_must_be(line: str) -> None:
    answer = refused(*words(line))
    assert answer.code == 2
    assert WRONG_USAGE[line] in answer.err


def test_an_empty_folder_lists_what_is_missing(tmp_path: Path) -> None:
    answer = refused("rules", "check", tmp_path)
    assert answer.code == 4
    assert answer.err.count("missing file") == 24


# what a careless paste or a mischievous script may hold; a terminal must never obey it
UNSAFE = {
    "nul": "a\0b",
    "escape": "\x1b[31mred\x1b[0m",
    "title": "\x1b]0;owned\x07",
    "backspace": "abc\x08\x08\x08xyz",
    "carriage return": "safe\rgone",
    "right to left": "abc\u202etxt.exe",
    "zero width": "ban\u200bker",
    "byte order mark": "\ufeffbanker",
    "not utf-8": "caf\udce9",
    "a million letters": "A" * 1_000_000,
    "a million escapes": "\x1b" * 1_000_000,
}

PLACES: dict[str, Callable[[str], tuple[str, ...]]] = {
    "verb": lambda text: (text,),
    "option name": lambda text: (*CROWN, f"--{text}", COUP, "banker=1"),
    "book": lambda text: ("settle", "--book", text, "--variation", "crown", COUP, "banker=1"),
    "variation": lambda text: ("settle", "--book", "crown-sydney", "--variation", text, COUP, "banker=1"),
    "option": lambda text: (*CROWN, "--option", text, COUP, "banker=1"),
    "option key": lambda text: (*CROWN, "--option", f"{text}=1", COUP, "banker=1"),
    "option value": lambda text: (*CROWN, "--option", f"tiger={text}", COUP, "banker=1"),
    "option twice": lambda text: (*CROWN, "--option", f"{text}=1", "--option", f"{text}=2", COUP, "banker=1"),
    "decks": lambda text: (*CROWN, "--decks", text, COUP, "banker=1"),
    "chip": lambda text: (*CROWN, "--chip", text, COUP, "banker=1"),
    "differential": lambda text: (*MELBOURNE, "--differential", text, COUP, "banker=1"),
    "coup": lambda text: (*CROWN, text, "banker=1"),
    "card": lambda text: (*CROWN, f"2s3d{text}/3cTd3s", "banker=1"),
    "wager": lambda text: (*CROWN, COUP, f"{text}=1"),
    "amount": lambda text: (*CROWN, COUP, f"banker={text}"),
    "amount and wager": lambda text: (*CROWN, COUP, f"{text}={text}"),
    "token": lambda text: (*CROWN, COUP, f"banker=1:{text}"),
    "wager twice": lambda text: (*CROWN, COUP, f"{text}=1", f"{text}=2"),
    "results": lambda text: (*MELBOURNE, "--results", text, "player-run-2=1"),
    "nominations": lambda text: (*MELBOURNE, "--results", "P", "--nominate", text, "combination-run-2=1"),
    "rules verb": lambda text: ("rules", text),
    "rules show": lambda text: ("rules", "show", text),
    "rules diff": lambda text: ("rules", "diff", "canberra", text),
    "rules check": lambda text: ("rules", "check", text),
    "rules clause": lambda text: ("rules", "clause", text),
    "rules clause number": lambda text: ("rules", "clause", f"canberra:{text}"),
    "rules status": lambda text: ("rules", "clauses", "canberra", "--status", text),
}


@pytest.mark.parametrize("kind", UNSAFE)
@pytest.mark.parametrize("place", PLACES)
def test_text_that_a_terminal_must_not_obey(place: str, kind: str) -> None:
    refused(*PLACES[place](UNSAFE[kind]))
