"""Sessions: scheduled, started, paused, counted, ended."""
