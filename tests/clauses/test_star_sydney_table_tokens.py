"""The Star's promotional tokens at a live table: winnings are paid in chips, and nobody keeps a winning token.

Reading A-48. Start at the first test.
"""

from __future__ import annotations

import pytest

from croupier.ledger import Place
from live import Live


@pytest.mark.clause("star-sydney:1.1:casino promotional token", "star-sydney:5.2")
@pytest.mark.parametrize(("options", "tokens"), [((), 100_00), ((("token-retained", "yes"),), 50_00)])
def test_a_winning_token_goes_back_unless_the_operator_chose_to_keep_it(
    options: tuple[tuple[str, str], ...], tokens: int
) -> None:
    live = Live("star-sydney", chips=1_000, options=options)
    live.do("exchange-voucher", patron="A", amount=100_00, voucher="table-play")
    live.bet("A", "player", 50, token=True)
    live.coup("5s4h/Kd7c")
    assert live.has("A") == 1_050_00
    assert live.table.ledger.balance(Place.TOKENS, "A") == tokens
    live.bet("A", "player", 50, token=True)
    live.coup("Kd7c/5s4h")
    assert live.table.ledger.balance(Place.TOKENS, "A") == tokens - 50_00
