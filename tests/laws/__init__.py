"""What must hold whatever is dealt and whatever is staked: properties tried on generated coups, chips and stakes."""
