"""Reports that a floor lives by: takings, floats, wagers, pace and mistakes, by table, shoe, shift, day or area.

They are figures of a log up to the end of a period, read once from front to back and never held. No book asks for them,
so they cite no clause; what a figure means is said below it. Start at `FLOOR_REPORTS` and `make_figures`.
"""

from croupier.reports.figures.grouping import GROUPINGS as GROUPINGS
from croupier.reports.figures.grouping import Grouping as Grouping
from croupier.reports.figures.make import FLOOR_REPORTS as FLOOR_REPORTS
from croupier.reports.figures.make import make_figures as make_figures
