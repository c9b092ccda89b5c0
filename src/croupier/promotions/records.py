"""Every command and every event of a promotion, gathered from the chapters in the order in which they come.

For whoever needs many of them; a chapter imports its own from where they are declared.
"""

from __future__ import annotations

# in the order of a promotion, which is the order in which people are shown them
from croupier.promotions.preparing.records import *  # isort: skip
from croupier.promotions.entries.records import *  # isort: skip
from croupier.promotions.drawing.records import *  # isort: skip
from croupier.promotions.prizes.records import *  # isort: skip
from croupier.promotions.conduct.records import *  # isort: skip
