"""Clever forgeries: a chain made anew, heads exchanged, and an insider who has the house's key and changes the play."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.cards import read_cards
from croupier.coup import Winner
from croupier.languages import Speaker
from croupier.store.copying import copy_log
from croupier.store.heads import HeadsFile, Signer
from croupier.store.sqlite import open_sqlite
from croupier.table import Down
from croupier.table import records as r
from croupier.table.codec import decode_command
from croupier.verify import Finding
from tampering.bench import Bench
from tampering.evening import CLOSED, IN_PLAY
from tampering.forging import Forgery, found, signed
from tampering.mutations import altered, counted_otherwise
from terminal import typed

SOAK = bool(os.environ.get("CROUPIER_SOAK"))
STRANGER = Signer(b"\x07" * 32)


def own_heads(bench: Bench, table: str) -> tuple[Any, ...]:
    return tuple(head for head in bench.heads if head.table == table)


# --- a forger without the key --------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 9), ids=lambda seed: f"seed-{seed}")
def test_a_chain_made_anew_is_found_at_the_first_head_signed_after_the_edit(bench: Bench, seed: int) -> None:
    rng = Random(seed)
    forgery = Forgery(bench.log, CLOSED)
    heads = own_heads(bench, CLOSED)
    place = rng.randrange(len(forgery.acts))
    body = forgery.acts[place][3][0]
    forgery.replace_body(place, counted_otherwise(rng, body.decode()).encode())
    first = min(head.sequence for head in heads if head.sequence >= forgery.sequence(place))
    findings = found(forgery.log(), heads, bench.key)
    assert any(one.kind in ("head-not-met", "not-an-event") for one in findings)
    met = [one for one in findings if one.kind == "head-not-met"]
    assert not met or met[0].sequence == first


@pytest.mark.parametrize("seed", range(1, 9), ids=lambda seed: f"seed-{seed}")
def test_a_shortened_chain_made_anew_is_found_by_its_heads(bench: Bench, seed: int) -> None:
    """An act taken out and everything after it chained again, or the tail cut off cleanly."""
    rng = Random(seed)
    for many in (1, None):
        forgery = Forgery(bench.log, IN_PLAY)
        place = rng.randrange(1, len(forgery.acts))
        del forgery.acts[place : place + many if many else None]
        kinds = {one.kind for one in found(forgery.log(), own_heads(bench, IN_PLAY), bench.key)}
        assert kinds & {"head-not-met", "log-too-short", "cannot-be"}


def renamed(bench: Bench) -> Forgery:
    """A history that the book allows in every respect: a patron who never was there instead of the one who was."""
    forgery = Forgery(bench.log, IN_PLAY)
    for place, (id, edition, command, events) in enumerate(forgery.acts):
        forgery.acts[place] = (
            id,
            edition,
            command.replace(b'"patron":"B"', b'"patron":"Z"').replace(b'"id":"B"', b'"id":"Z"'),
            tuple(body.replace(b'"patron":"B"', b'"patron":"Z"').replace(b'"id":"B"', b'"id":"Z"') for body in events),
        )
    return forgery


def test_another_history_is_found_by_the_heads_alone(bench: Bench) -> None:
    log = renamed(bench).log()
    kinds = {one.kind for one in found(log, own_heads(bench, IN_PLAY), bench.key)}
    assert kinds == {"head-not-met"}


def test_another_history_with_heads_of_another_key_is_found_with_the_houses_key(bench: Bench) -> None:
    log = renamed(bench).log()
    heads = signed(log, IN_PLAY, own_heads(bench, IN_PLAY), STRANGER)
    assert {one.kind for one in found(log, heads, bench.key)} == {"head-not-genuine"}


def test_what_nobody_can_find_without_the_houses_key(bench: Bench) -> None:
    """This is what the public key is for, and why `verify` says so when it is not given."""
    log = renamed(bench).log()
    heads = signed(log, IN_PLAY, own_heads(bench, IN_PLAY), STRANGER)
    assert found(log, heads, None) == []


# --- an insider with the key ---------------------------------------------------------------------


def settles(event: r.CoupSettled) -> bool:
    return any(payment.settled.profit for payment in event.payments)


def a_cent_more(forgery: Forgery) -> int:
    place = forgery.place_of(r.CoupSettled, where=settles)
    payments = list(forgery.event(place).payments)
    which = next(number for number, payment in enumerate(payments) if payment.settled.profit)
    old = payments[which].settled
    more = msgspec.structs.replace(old, profit=old.profit + 1, returned=old.returned + 1)
    payments[which] = msgspec.structs.replace(payments[which], settled=more)
    forgery.replace_event(place, payments=tuple(payments))
    return place


def another_winner(forgery: Forgery) -> int:
    place = forgery.place_of(r.ResultAnnounced, where=lambda event: event.winner is not Winner.TIE)
    forgery.replace_event(place, winner=Winner.TIE)
    return place


def a_wager_after_the_deadline(forgery: Forgery) -> int:
    """The same command and event as before, at the time of the first card and after it."""
    card = forgery.place_of(r.CardDrawn)
    wager = max(place for place in range(card) if isinstance(forgery.event(place), r.WagerPlaced))
    then, now = (f'"at":{forgery.event(place).made.at}'.encode() for place in (wager, card))
    id, edition, command, events = forgery.acts.pop(wager)
    late = (id, edition, command.replace(then, now), tuple(body.replace(then, now) for body in events))
    forgery.acts.insert(card, late)
    return card


def another_card(forgery: Forgery) -> int:
    place = forgery.place_of(r.CardDrawn)
    other = next(card for card in read_cards("2c3c") if card != forgery.event(place).card)
    forgery.replace_event(place, card=other)
    return place


def a_card_exchanged_in_the_command_too(forgery: Forgery) -> int:
    place = another_card(forgery)
    command = json.loads(forgery.acts[place][2])
    command["card"] = json.loads(forgery.acts[place][3][0])["card"]
    forgery.replace_command(place, msgspec.json.encode(command))
    return place


def a_stake_that_grew(forgery: Forgery) -> int:
    place = forgery.place_of(r.WagerPlaced)
    down: Down = forgery.event(place).down
    forgery.replace_event(place, down=msgspec.structs.replace(down, stake=down.stake + 1, counts=down.counts + 1))
    return place


INSIDERS = (
    (a_cent_more, {"decided-otherwise", "recomputed-otherwise"}, True),
    (another_winner, {"decided-otherwise", "recomputed-otherwise"}, True),
    (a_wager_after_the_deadline, {"decided-otherwise"}, True),
    (another_card, {"decided-otherwise", "shoe-not-fair"}, True),
    (a_card_exchanged_in_the_command_too, {"shoe-not-fair"}, False),
    (a_stake_that_grew, {"decided-otherwise"}, True),
)


@pytest.mark.parametrize(("forge", "kinds", "cited"), INSIDERS, ids=lambda one: getattr(one, "__name__", None))
def test_what_the_book_would_not_decide_is_found_although_the_house_signed_it(
    bench: Bench, tmp_path: Path, forge: Any, kinds: set[str], cited: bool
) -> None:
    forgery = Forgery(bench.log, CLOSED)
    sequence = forgery.sequence(forge(forgery))
    log = forgery.log()
    heads = signed(log, CLOSED, own_heads(bench, CLOSED), bench.evening.keys.signer)
    findings = found(log, heads, bench.key)
    assert kinds <= {one.kind for one in findings}
    assert not {"chain-broken", "head-not-met", "head-not-genuine"} & {one.kind for one in findings}
    assert not cited or any(one.clauses for one in findings if one.sequence == sequence)

    with closing(open_sqlite(tmp_path / "forged.db")) as target:
        copy_log(log, target)
    for head in heads:
        HeadsFile(tmp_path / "heads.jsonl").add(head)
    answer = typed("verify", tmp_path / "forged.db", "--keys", tmp_path, "--key", bench.key)
    assert answer.code == 3
    assert findings[0].sentence() in answer.cells
    assert "Traceback" not in answer.err
    told = typed("verify", tmp_path / "forged.db", "--keys", tmp_path, "--key", bench.key, "--language", "zh")
    assert told.code == 3
    assert findings[0].sentence(Speaker("zh")) in told.cells
    assert "规则书对该指令给出另一答复" in told.out
    quick = typed("log", "verify", "--log", tmp_path / "forged.db", "--keys", tmp_path)
    assert quick.code == 0  # it only follows chains, and says that `verify` does more


@pytest.mark.parametrize("seed", range(1, 201 if SOAK else 7), ids=lambda seed: f"seed-{seed}")
def test_whatever_an_insider_writes_into_an_event_is_found(bench: Bench, seed: int) -> None:
    """Any other text, number or byte, in any event: even if it means the same it is not what Croupier writes."""
    rng = Random(f"insider {seed}")
    for _ in range(12):
        forgery = Forgery(bench.log, CLOSED)
        place = rng.randrange(len(forgery.acts))
        body = forgery.acts[place][3][0].decode()
        changed = rng.choice([changed_leaf, changed_leaf, text_altered, number_altered, field_added])(rng, body)
        if changed == body:
            continue
        forgery.replace_body(place, changed.encode())
        log = forgery.log()
        findings = found(log, signed(log, CLOSED, own_heads(bench, CLOSED), bench.evening.keys.signer), bench.key)
        assert findings, f"seed {seed}: entry {forgery.sequence(place)}: {changed}"
        assert findings[0].sequence == forgery.sequence(place), findings[0].sentence()


def text_altered(rng: Random, body: str) -> str:
    return altered(rng, body)


def number_altered(rng: Random, body: str) -> str:
    return counted_otherwise(rng, body)


def field_added(rng: Random, body: str) -> str:
    """A second value for a field, or a field that nobody knows: readers may differ about what it means."""
    return rng.choice([body[:-1] + ',"note":"x"}', body[:-1] + "," + body[1:], " " + body])


def changed_leaf(rng: Random, body: str) -> str:
    """A value somewhere inside is another, of its own kind or not."""
    document = json.loads(body)
    places = list(leaves(document))
    holder, key = rng.choice(places)
    old = holder[key]
    others: list[Any] = [None, 0, -1, 2**63, 10**40, 1.5, "", "x", [], {}, True, "\u202e", [old], old]
    holder[key] = rng.choice([other for other in others if other != old] if not isinstance(old, int) else [old + 1, -1])
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)


def leaves(document: Any) -> Any:
    items = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in items:
        if isinstance(value, dict | list) and value:
            yield from leaves(value)
        else:
            yield document, key


@pytest.mark.parametrize("seed", range(1, 101 if SOAK else 5), ids=lambda seed: f"seed-{seed}")
def test_whatever_an_insider_writes_into_a_command_harms_nobody(bench: Bench, seed: int) -> None:
    """Found, or a command that gives the very same events; nothing breaks the verification."""
    rng = Random(f"command {seed}")
    missed = 0
    for _ in range(12):
        forgery = Forgery(bench.log, CLOSED)
        place = rng.randrange(len(forgery.acts))
        body = forgery.acts[place][2].decode()
        changed = rng.choice([changed_leaf, text_altered, number_altered, field_added])(rng, body)
        forgery.replace_command(place, changed.encode())
        log = forgery.log()
        findings = found(log, signed(log, CLOSED, own_heads(bench, CLOSED), bench.evening.keys.signer), bench.key)
        if not findings:
            missed += 1
            assert decode_command(changed) is not None
    assert missed <= 2


@pytest.mark.parametrize(
    "body", ["[" * 100_000, '{"event":' * 50_000, "\x00", "", "[]", '{"event":"x/1"}', "9" * 9_999]
)
def test_nothing_that_is_no_event_breaks_the_verification(bench: Bench, body: str) -> None:
    def change(raw: sqlite3.Connection) -> None:
        raw.execute("UPDATE main.entries SET body = ? WHERE table_id = ? AND sequence = 9", (body, CLOSED))

    with bench.tampered(change):
        first = bench.first_finding(CLOSED)
    assert first is not None
    assert (first.kind, first.sequence) == ("chain-broken", 9)
    if "\0" not in body and body:
        forgery = Forgery(bench.log, CLOSED)
        forgery.replace_body(8, body.encode())
        forgery.replace_command(20, body.encode())
        kinds = [(one.kind, one.sequence) for one in found(forgery.log(), (), None)]
        assert kinds[0] == ("not-an-event", forgery.sequence(8))


def test_a_finding_says_where_and_what_in_one_line(bench: Bench) -> None:
    forgery = Forgery(bench.log, CLOSED)
    place = a_cent_more(forgery)
    first: Finding = found(forgery.log(), (), None)[0]
    assert first.sentence().startswith(
        f"table {CLOSED}, entry {forgery.sequence(place)}: the book gives another answer"
    )
    assert "\n" not in first.sentence()
