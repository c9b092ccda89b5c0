"""What the house owes to others and has not done yet: opened by an event, due by the book, closed by a recorded act.

Tables, tournaments and every other stream keep their duties in the same record (`duty`), and the same function says
when each is due (`due`). It knows the book's rows (rulebooks/duties.py) and no stream. Start at `Duties` and `owed`.
"""

from croupier.duties.due import due as due
from croupier.duties.due import late_by as late_by
from croupier.duties.duty import Duties as Duties
from croupier.duties.duty import Duty as Duty
from croupier.duties.duty import DutyFacts as DutyFacts
from croupier.duties.duty import said as said
from croupier.duties.owed import Owed as Owed
from croupier.duties.owed import owed as owed
