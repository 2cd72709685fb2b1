"""Rank 1 is killed and the others end: ending.py WHEN. "before": rank 1 dies before them; "during": while they end.

MPI_Finalize never returns here, as Open MPI's sometimes does not if the launcher has lost a rank.
"""

import os
import signal
import sys
import time

import torch.distributed as dist
from torch.distributed import mpi_library


class Blocking:
    """The MPI library, but for MPI_Finalize."""

    def __init__(self, library):
        self._library = library

    def MPI_Finalize(self):
        time.sleep(600)

    def __getattr__(self, name):
        return getattr(self._library, name)


dist.init()
dist.barrier()
blocking = Blocking(mpi_library._library())
mpi_library._library = lambda: blocking
if dist.rank() == 1:
    time.sleep(0.5 * (sys.argv[1] == "during"))
    os.kill(os.getpid(), signal.SIGKILL)
if sys.argv[1] == "before":
    dist.shrink()
print(dist.rank(), "ends")
