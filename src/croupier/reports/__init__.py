"""Reports that a book asks for, made from the log: what is listed, for which days, and how it is written down.

A report reads what happened up to the end of its period and nothing after it, so that it comes out the same whenever it
is made. It knows no book by name: titles, columns and duties are rows of the book. Start at `make_report`.
"""

from croupier.reports.gathering import books_of as books_of
from croupier.reports.gathering import make_report as make_report
from croupier.reports.period import Period as Period
from croupier.reports.period import PeriodRefused as PeriodRefused
from croupier.reports.period import period as period
from croupier.reports.report import Report as Report
