"""Packs a log a little at a time until it is killed: `python packing_child.py ADDRESS`."""

from __future__ import annotations

import sys
from contextlib import closing

from croupier.store.opening import open_log
from croupier.store.packing import pack_some

with closing(open_log(sys.argv[1])) as log:
    print("packing", flush=True)  # noqa: T201
    while pack_some(log, "T1", 2**40, 2):
        pass
