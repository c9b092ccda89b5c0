"""Preparing a promotion: its terms, the regulator, the tape that the draw will use, and the start."""
