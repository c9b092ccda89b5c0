"""The doctor: looks at a machine before a floor opens on it, and while one runs, and says what is wrong and what to do.

It changes nothing, runs no step of a migration and asks for no lock that a floor holds. Start at `examine`.
"""

from croupier.service.doctor.diagnosis import AREAS, FINDINGS, Diagnosis, Health
from croupier.service.doctor.examining import examine
from croupier.service.doctor.machine import ClockSync, Machine

__all__ = ["AREAS", "FINDINGS", "ClockSync", "Diagnosis", "Health", "Machine", "examine"]
