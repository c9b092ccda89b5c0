"""Verifying a log without trusting whoever wrote it: chain, signatures, replay, decisions, and every figure again."""

from croupier.verify.exporting import export_coup, export_table
from croupier.verify.finding import KINDS, Finding
from croupier.verify.one_stream import Verified
from croupier.verify.run import verify_file, verify_log

__all__ = ["KINDS", "Finding", "Verified", "export_coup", "export_table", "verify_file", "verify_log"]
