"""Whoever would rather say who wins a promotion than wait for the draw: players, and hosts with a friend among them."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

from attacks.promoting import WHERE, promoting, reason
from croupier.chance.ballot import sealed
from croupier.store.claims import kept_claimants
from service.conftest import Prepare
from service.promotion_floors import HARBOUR

OTHERS = ("kim", "lee")


# --- players -------------------------------------------------------------------------------------


def test_a_player_who_enters_themselves_or_a_friend(prepare: Prepare) -> None:
    """What was wagered, and who somebody is, is not for themselves to say."""
    with promoting(prepare, closed=False) as draw:
        before = draw.view()["view"]["entries"]
        for entrant in ("player", "kim", "eve"):
            for by in ("wager", "visit", "hand"):
                given = draw.give("player", "enter-promotion", entrant=entrant, by=by, wager=50_00)
                assert reason(given) == "rank-too-low"
        for command in ("check-in", "exclude-entrant"):
            assert reason(draw.give("player", command, entrant="kim")) in ("rank-too-low", "not-understood")
        assert draw.view()["view"]["entries"] == before


def test_a_friend_at_the_desk_who_enters_somebody_after_the_closing(prepare: Prepare) -> None:
    """Nor with a time of their own: the floor's clock says when."""
    with promoting(prepare) as draw:
        assert reason(draw.give("dealer", "enter-promotion", entrant="eve", by="hand")) == "entries-closed"
        for name in ("at", "actor", "version"):
            own: dict[str, Any] = {name: 1}
            assert reason(draw.give("dealer", "enter-promotion", entrant="eve", by="hand", **own)) == "not-understood"
        assert draw.view()["view"]["entries"] == 4


def test_a_friend_at_the_desk_who_sends_one_entry_many_times(prepare: Prepare) -> None:
    """The same message is the same entry."""
    with promoting(prepare, closed=False) as draw:
        facts: dict[str, Any] = {"entrant": "eve", "by": "hand"}
        for _ in range(5):
            draw.give("dealer", "enter-promotion", id="one", **facts)
        assert draw.view()["view"]["entries"] == 5


def test_a_player_who_draws_or_gives_themselves_a_prize(prepare: Prepare) -> None:
    with promoting(prepare) as draw:
        for who in ("player", "dealer", "supervisor"):
            assert reason(draw.give(who, "draw-prizes", word="x", by="kim")) == "rank-too-low"
        draw.does("manager", "draw-prizes", word="x", by="kim")
        assert reason(draw.give("player", "award-prize", award=1)) == "rank-too-low"
        assert (
            reason(draw.give("player", "refuse-prize", claimant="kim", prize=1, reason="x", award=1)) == "rank-too-low"
        )
        asked = {"id": "x1", "claimant": "kim", "prize": 1, "reason": "x", "award": 1}
        assert draw.client.post(f"{WHERE}/refusals", json=asked, headers=draw.as_("player")).status_code == 403


@pytest.mark.parametrize("who", ["", "player"])
def test_somebody_who_would_know_who_entered(prepare: Prepare, who: str) -> None:
    with promoting(prepare) as draw:
        for path in (
            f"{WHERE}?last=1000",
            "/api/promotions",
            "/promotions/harbour/terms",
            "/api/duties",
            "/api/reports",
        ):
            told = draw.get(who, path).text
            assert not [one for one in OTHERS if f'"{one}"' in told or f" {one} " in told], (path, told)


@pytest.mark.parametrize("who", ["", "player", "dealer", "manager", "inspector"])
def test_somebody_who_would_have_the_tape_before_the_draw(prepare: Prepare, who: str) -> None:
    """Also from a question why the draw would be refused, for which the house looks at it."""
    with promoting(prepare) as draw:
        heard = [draw.view(who)]
        if who:
            heard += [draw.give(who, "draw-prizes", asking=True, word=word, by="kim") for word in ("a", "b", "c")]
            heard += [
                draw.give(who, "draw-prizes", word="", by="kim"),
                draw.give(who, "draw-prizes", word="a", by="eve"),
            ]
        draw.does("manager", "draw-prizes", word="magpie", by="kim")
        (one,) = draw.view()["view"]["draws"]
        assert one["tape"] not in json.dumps(heard)
        assert one["salt"] not in json.dumps(heard)


def test_a_winner_who_would_win_again(prepare: Prepare) -> None:
    """`kim` has two entries; one person wins one prize, and whoever was refused one is not in the next draw."""
    with promoting(prepare) as draw:
        draw.does("manager", "draw-prizes", word="magpie", by="kim")
        first = draw.view("manager")["view"]["board"]["awards"]
        assert len({one["entrant"] for one in first}) == len(first) == 2
        facts = {"id": "no", "claimant": first[0]["entrant"], "prize": 1, "award": 1, "reason": "no proof"}
        kept = {"called": "Somebody", "address": "1 Street"}
        answer = draw.client.post(f"{WHERE}/refusals", json={**facts, **kept}, headers=draw.as_("manager"))
        assert answer.json()["done"]
        draw.does("manager", "draw-prizes", word="wren", by="Morgan Reed")
        last = draw.view("manager")["view"]["board"]["awards"][-1]
        assert last["entrant"] not in {one["entrant"] for one in first}


# --- hosts ---------------------------------------------------------------------------------------


def test_a_host_who_tries_words_until_a_friend_wins(prepare: Prepare) -> None:
    """A draw that was done is done: the tape of the next is another, and has nothing left to give."""
    with promoting(prepare) as draw:
        for word in ("a", "b", "c"):
            asked = draw.give("manager", "draw-prizes", asking=True, word=word, by="kim")
            assert "winners" not in json.dumps(asked)
        draw.does("manager", "draw-prizes", word="a", by="kim", id="first")
        seen = draw.view()["view"]["draws"]
        for word in ("b", "c"):
            assert reason(draw.give("manager", "draw-prizes", word=word, by="kim")) == "nothing-to-draw"
        # the same message with another word is the first one again
        draw.give("manager", "draw-prizes", id="first", word="z", by="kim")
        assert draw.view()["view"]["draws"] == seen


def test_a_host_who_gives_the_word_or_has_a_stranger_give_it(prepare: Prepare) -> None:
    with promoting(prepare) as draw:
        for by in ("manager", "eve", "", " ", "Morgan reed", "Morgan Reed "):
            given = draw.give("manager", "draw-prizes", word="x", by=by)
            assert reason(given) in ("draw-word-not-theirs", "draw-word-missing"), by
        draw.does("supervisor", "exclude-entrant", entrant="kim", why="x")
        assert reason(draw.give("manager", "draw-prizes", word="x", by="kim")) == "draw-word-not-theirs"


def test_a_host_who_commits_to_another_tape_when_the_entries_are_known(prepare: Prepare) -> None:
    with promoting(prepare) as draw:
        before = draw.view()["view"]["commitment"]
        assert not draw.give("manager", "commit-draw").get("done")
        assert not draw.give("manager", "commit-draw", commitment="ab" * 32).get("done")
        for name in ("tape", "salt"):
            own: dict[str, Any] = {name: "00" * 32}
            assert reason(draw.give("manager", "draw-prizes", word="x", by="kim", **own)) == "not-understood"
        assert draw.view()["view"]["commitment"] == before
        draw.does("manager", "draw-prizes", word="x", by="kim")
        (one,) = draw.view()["view"]["draws"]
        assert sealed(bytes.fromhex(one["tape"]), bytes.fromhex(one["salt"]), HARBOUR).hex() == before


def test_a_host_who_takes_entries_out_late_is_seen(prepare: Prepare) -> None:
    """Nobody can be excluded unseen: how many entries there were, and among how many was drawn, is for everyone."""
    with promoting(prepare) as draw:
        draw.does("supervisor", "exclude-entrant", entrant="kim", why="cheating")
        draw.does("manager", "draw-prizes", word="x", by="lee")
        view = draw.view()["view"]
        assert (view["entries"], view["draws"][0]["among"]) == (4, 2)
        assert reason(draw.give("supervisor", "exclude-entrant", entrant="kim", why="again")) == "already-done"


def test_a_host_who_swaps_the_terms_once_the_winners_are_known(prepare: Prepare) -> None:
    terms: dict[str, Any] = {"name": "Harbour Nights", "prize": [{"what": "A pen", "value": 1_00}]}
    with promoting(prepare) as draw:
        draw.does("manager", "draw-prizes", word="x", by="kim")
        assert reason(draw.give("manager", "write-promotion-terms", terms=terms)) == "terms-fixed"
        assert reason(draw.give("manager", "publish-promotion-terms", where="Desk")) == "already-done"
        assert draw.view()["view"]["prizes"][0]["what"] == "A watch"


def test_a_host_who_publishes_terms_that_are_incomplete_or_twice(prepare: Prepare) -> None:
    with promoting(prepare, closed=False) as draw:
        assert reason(draw.give("manager", "publish-promotion-terms", where="Desk")) == "already-done"
        draw.does(
            "manager", "write-promotion-terms", terms={"name": "X", "prize": [{"what": "A rifle", "value": 1_00}]}
        )
        assert reason(draw.give("manager", "publish-promotion-terms", where="Desk")) == "terms-incomplete"
        view = draw.view()["view"]
        assert (view["edition"], view["prizes"][0]["what"]) == (1, "A watch"), "what is only written holds for nobody"


def test_a_player_who_would_read_terms_that_are_not_published(prepare: Prepare) -> None:
    """Neither a promotion of which nothing is published, nor what a draft of the next edition says."""
    with promoting(prepare, closed=False) as draw:
        terms = draw.get("", "/api/books/star-sydney/promotion-terms").text
        asked = {"id": "secret", "book": "star-sydney", "terms": terms}
        assert draw.client.post("/api/promotions", json=asked, headers=draw.as_("manager")).status_code == 200
        for who in ("", "player"):
            for path in ("/api/promotions/secret", "/promotions/secret/terms"):
                assert draw.get(who, path).status_code == 404, (who, path)
            assert "secret" not in draw.get(who, "/api/promotions").text
        said = {"id": "x", "command": "raise-promotion-dispute", "facts": {"entrant": "player", "about": "x"}}
        raised = draw.client.post("/api/promotions/secret/commands", json=said, headers=draw.as_("player"))
        assert raised.status_code == 404
        assert draw.get("supervisor", "/api/promotions/secret").status_code == 200
        whole = draw.ready.log
        with closing(whole()) as log:
            written = next(one for one in log.acts(HARBOUR) if b"write-promotion-terms" in one.body)
            first = json.loads(written.body)["terms"]
        draw.does("manager", "write-promotion-terms", terms={**first, "guarantee": "A DRAFT NOBODY SAW"})
        draw.does("manager", "write-promotion-terms", terms={**first, "guarantee": "None at all."})
        draw.does("manager", "publish-promotion-terms", where="Desk")
        public = draw.get("", "/promotions/harbour/terms").text
        assert "None at all." in public
        assert "A DRAFT NOBODY SAW" not in public


# --- what is kept of people ----------------------------------------------------------------------


def test_names_and_addresses_of_refused_claimants_are_shown_to_nobody(prepare: Prepare) -> None:
    with promoting(prepare) as draw:
        draw.does("manager", "draw-prizes", word="x", by="kim")
        claim = {"id": "c", "claimant": "lee", "prize": 1, "reason": "no entry", "called": "Lee Q", "address": "9 Elm"}
        assert draw.client.post(f"{WHERE}/refusals", json=claim, headers=draw.as_("supervisor")).json()["done"]
        for who in ("", "player", "lee", "dealer", "supervisor", "manager", "inspector"):
            for path in (f"{WHERE}?last=1000", "/api/duties", "/api/promotions", "/api/reports"):
                told = draw.get(who, path).text
                assert "Lee Q" not in told
                assert "9 Elm" not in told


def test_two_refusals_at_once_do_not_swap_their_names(prepare: Prepare) -> None:
    with promoting(prepare) as draw:
        draw.does("manager", "draw-prizes", word="x", by="kim")
        head = draw.as_("supervisor")

        def refuse(number: int) -> Any:
            claim = {"id": f"c{number}", "claimant": f"p{number}", "prize": 1, "reason": "no entry"}
            kept = {"called": f"Name {number}", "address": f"{number} Street"}
            return draw.client.post(f"{WHERE}/refusals", json={**claim, **kept}, headers=head).json()

        with ThreadPoolExecutor(8) as many:
            list(many.map(refuse, range(8)))
        claims = draw.view("manager")["view"]["board"]["claims"]
        assert claims
        with closing(draw.ready.log()) as log:
            kept = kept_claimants(log, HARBOUR)
        assert {one["number"]: one["claimant"].replace("p", "Name ") for one in claims} == {
            number: one.name for number, one in kept.items()
        }
