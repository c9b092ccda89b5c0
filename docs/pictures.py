"""Makes the pictures of docs/guides/odds.md: `make pictures`."""

from __future__ import annotations

from pathlib import Path

from croupier import Refusal, open_book
from croupier.odds import odds_of, plots
from croupier.odds.removal import removal_effects

HERE = Path(__file__).parent / "pictures"


def main() -> None:
    removal = removal_effects(open_book("crown-sydney"), "traditional", wagers=["tie"])
    assert not isinstance(removal, Refusal)
    pictures = {
        "edge-by-decks": plots.edge_by_decks(
            "crown-melbourne", "traditional", ["player", "banker", "player-dragon-bonus"]
        ),
        "edge-through-a-shoe": plots.edge_through_a_shoe("crown-sydney", "traditional", ["player", "banker"], seed=4),
        "session-results": plots.session_results(
            odds_of("crown-sydney", "traditional"), ["player", "player-dragon-bonus"]
        ),
        "removal-tie": plots.removal_bars(removal.wagers[0]),
    }
    for name, figure in pictures.items():
        figure.savefig(HERE / f"{name}.png", dpi=100, metadata={"Software": None})


if __name__ == "__main__":
    main()
