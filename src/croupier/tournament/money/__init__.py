"""Money: prizes, refunds, chips for cash, cancellation and the end."""
