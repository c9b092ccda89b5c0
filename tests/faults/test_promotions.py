"""Bad input to a promotion: terms that no book lets pass, files that cannot be read, commands at the wrong moment.

Each gets the answer with its clause; nothing of it is taken in.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier import open_book
from croupier.clauses import Reason
from croupier.promotions.terms.check import check_promotion, check_promotion_file
from croupier.promotions.terms.reading import read_promotion
from croupier.promotions.terms.schema import Prize
from croupier.promotions.terms.template import promotion_template
from croupier.words.book import speaker_of
from promotions import CLOSES, SECOND, WATCH, Promoted, as_patron, promotion_terms

BOOKS = ("crown-sydney", "star-sydney")


def found(book: str, prize: Prize, prescribed: tuple[str, ...] = ()) -> list[str]:
    return [one.id for one in check_promotion(promotion_terms(book, prize), open_book(book), prescribed)]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_file_to_begin_with_is_valid_as_it_is(book: str, language: str) -> None:
    rules = open_book(book)
    text = promotion_template(rules, rules.promotions, speaker_of(rules, language))  # type: ignore[arg-type]  # it has one
    assert check_promotion_file(read_promotion(text), rules) == ()


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    "what", ["A hunting RIFLE", "Two pistols", "A box of Cuban cigars", "A crossbow", "一支步枪", "雪茄一盒"]
)
def test_a_prize_that_sounds_like_what_nobody_may_give_is_not_published(book: str, what: str) -> None:
    assert found(book, Prize(what=what, value=900_00)) == ["sounds-prohibited"]
    cleared = Prize(what=what, value=900_00, cleared="A toy of sugar: looked at by the duty manager.")
    assert found(book, cleared) == []


@pytest.mark.parametrize("book", BOOKS)
def test_a_word_is_found_as_a_word_and_not_inside_another(book: str) -> None:
    assert found(book, Prize(what="A ginger cake and a trifle, gunmetal grey", value=90_00)) == []


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    "amount", ["20.0001", "2e1", "inf", "nan", "-0.5", '"20,1"', '"20."', '"x"', "true", '"20.0001"', "-1"]
)
def test_litres_that_are_no_exact_number_are_not_read(book: str, amount: str) -> None:
    read = read_promotion(f'book = "{book}"\n[[prize]]\nwhat = "Wine"\nliquor = {amount}\n')
    assert [(one.id, one.key) for one in read.faults] == [("no-litres", "prize[1].liquor")]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("amount", "wrong"),
    [("20", False), ("20.0", False), ('"20.0"', False), ("20.001", True), ("20.1", True), ('"20.1"', True)],
)
def test_litres_are_read_as_they_are_written_with_or_without_quotation_marks(
    book: str, amount: str, wrong: bool
) -> None:
    """As a binary fraction 20.1 would be none of the two: it is read digit by digit."""
    read = read_promotion(f'book = "{book}"\n[[prize]]\nwhat = "Wine"\nvalue = 900\nliquor = {amount}\n')
    assert read.faults == ()
    told = [one.id for one in check_promotion(read.terms, open_book(book)) if one.key == "prize[1].liquor"]
    assert told == (["too-much-liquor"] if wrong else [])


@pytest.mark.parametrize("book", ["canberra", "crown-melbourne", "crown-brochure"])
def test_a_book_without_the_chapter_has_no_promotions(book: str) -> None:
    found = check_promotion(promotion_terms(book), open_book(book))
    assert [one.id for one in found] == ["no-promotions"]


@pytest.mark.parametrize("book", BOOKS)
def test_times_out_of_order_and_details_of_another_kind_are_contradictions(book: str) -> None:
    terms = promotion_terms(book)
    same = replace(terms, draw=replace(terms.draw, at=CLOSES))
    assert [one.id for one in check_promotion(same, open_book(book))] == ["draw-before-closing"]
    early = replace(terms, entry=replace(terms.entry, closes=terms.details.starts))
    assert [one.id for one in check_promotion(early, open_book(book))] == ["closes-before-start"]


@pytest.mark.parametrize("book", BOOKS)
def test_a_draw_before_or_at_the_closing_moment_is_refused(book: str) -> None:
    seen = Promoted(book).start().entered("A", "B")
    for at in (CLOSES - SECOND, CLOSES):
        seen.at = at
        assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w")[0] is Reason.ENTRIES_STILL_OPEN
    seen.at = CLOSES + 1
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w")[0] is Reason.STARTS_LATER


@pytest.mark.parametrize("book", BOOKS)
def test_whoever_has_the_tape_gives_no_word(book: str) -> None:
    seen = Promoted(book).start().entered("A")
    operator = seen.command("commit-draw", commitment="").actor
    seen.does("enter-promotion", entrant=operator.id, by="hand")
    seen.at = CLOSES * 2
    refused = seen.reason("draw-prizes", **seen.tape(), by=operator.id, word="w")
    assert refused[0] is Reason.DRAW_WORD_NOT_THEIRS


@pytest.mark.parametrize("book", BOOKS)
def test_an_excluded_entrant_has_no_chance_in_the_draw_and_gives_no_word(book: str) -> None:
    seen = Promoted(book).start().entered("A", "B").does("exclude-entrant", entrant="A", why="self-exclusion")
    seen.at = CLOSES * 2
    assert seen.reason("draw-prizes", **seen.tape(), by="A", word="w")[0] is Reason.DRAW_WORD_NOT_THEIRS
    assert seen.does("draw-prizes", **seen.tape(), by="B", word="w").winner() == "B"


@pytest.mark.parametrize("book", BOOKS)
def test_a_patron_disputes_for_themselves_and_does_nothing_else(book: str) -> None:
    seen = Promoted(book).start()
    said = {"entrant": "B", "about": "x"}
    assert seen.reason("raise-promotion-dispute", **said, as_=as_patron("A"))[0] is Reason.NOT_FOR_ANOTHER
    assert seen.reason("enter-promotion", entrant="A", by="hand", as_=as_patron("A"))[0] is Reason.RANK_TOO_LOW


@pytest.mark.parametrize("book", BOOKS)
def test_a_prize_that_was_refused_is_drawn_again_and_one_that_was_given_is_not(book: str) -> None:
    seen = Promoted(book).drawn("A", "B", terms=promotion_terms(book, replace(WATCH, value=90_00)))
    first = seen.winner()
    seen.does("refuse-prize", claimant=first, prize=1, award=1, reason="not a member")
    seen.does("exclude-entrant", entrant=first, why="not a member")
    other = "B" if first == "A" else "A"
    assert seen.draw(by=other).winner(2) == other
    seen.does("award-prize", award=2)
    assert seen.reason("draw-prizes", **seen.tape(), by=other, word="w")[0] is Reason.NOTHING_TO_DRAW
    assert seen.reason("award-prize", award=2)[0] is Reason.ALREADY_DECIDED
