"""Payment: Pairs, the coup, commission."""
