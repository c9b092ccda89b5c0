"""Rows with typed columns for other programs: CSV by itself; Parquet, Arrow, pandas and polars by `croupier[frames]`.

>>> from croupier.frames import Column, Frame
>>> edges = Frame((Column("wager", "text"), Column("edge", "ratio")), [("tie", Fraction(1, 7))])
>>> edges.names
('wager', 'edge', 'edge_numerator', 'edge_denominator')
>>> next(edges.rows())
('tie', 0.14285714285714285, Decimal('1'), Decimal('7'))
"""

from __future__ import annotations

from fractions import Fraction as Fraction  # what a ratio is given as

from croupier.frames.column import Column, ColumnKind, FrameError
from croupier.frames.frame import Frame, NeedsFrames
from croupier.frames.sheet import harmless

__all__ = ["Column", "ColumnKind", "Frame", "FrameError", "NeedsFrames", "harmless"]
