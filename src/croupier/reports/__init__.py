"""Reports made from the log: those that a book asks for and those that a floor lives by, of which days, written how.

A report reads what happened up to the end of its period and nothing after it, so that it comes out the same whenever it
is made. It knows no book by name: titles, columns and duties are rows of the book. Start at `offered_reports`, which
lists them, and `make_offered`, which makes any of them; writing.py writes it down.
"""

from croupier.reports.gathering import books_kept as books_kept
from croupier.reports.gathering import books_of as books_of
from croupier.reports.gathering import make_report as make_report
from croupier.reports.offered import OfferedReport as OfferedReport
from croupier.reports.offered import make_offered as make_offered
from croupier.reports.offered import offered_reports as offered_reports
from croupier.reports.offered import reports_of as reports_of
from croupier.reports.period import Period as Period
from croupier.reports.period import PeriodRefused as PeriodRefused
from croupier.reports.period import period as period
from croupier.reports.report import Report as Report
