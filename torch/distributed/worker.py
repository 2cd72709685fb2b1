"""The process of one rank, started by torch.distributed.run: runs the script and reports how it failed.

A small parent process waits for the process that runs the script, so that `kill -9` or a lack of memory is also
reported with the rank and the host.
"""

from __future__ import annotations

import os
import resource
import runpy
import signal
import sys

from torch._base.processes import die_with_parent
from torch.distributed import failures

RANKS = ("PMI_RANK", "PMIX_RANK", "OMPI_COMM_WORLD_RANK", "SLURM_PROCID")
SIZES = ("PMI_SIZE", "OMPI_COMM_WORLD_SIZE", "SLURM_NTASKS")
LOCALS = ("MPI_LOCALRANKID", "OMPI_COMM_WORLD_LOCAL_RANK", "SLURM_LOCALID")
LOCAL_SIZES = ("MPI_LOCALNRANKS", "OMPI_COMM_WORLD_LOCAL_SIZE")


def _name_ranks() -> None:
    """Set RANK, WORLD_SIZE, LOCAL_RANK and LOCAL_WORLD_SIZE, which most programs read."""
    for name, sources in (("RANK", RANKS), ("WORLD_SIZE", SIZES), ("LOCAL_RANK", LOCALS),
                          ("LOCAL_WORLD_SIZE", LOCAL_SIZES)):
        result = next((os.environ[source] for source in sources if source in os.environ), None)
        if result is not None:
            os.environ[name] = result


def _run(arguments: list[str]) -> None:
    """Run `script.py …` or `-m module …` as the main program. A failure ends the whole job."""
    try:
        if arguments[0] == "-m":
            sys.argv = arguments[1:]
            sys.path[0] = os.getcwd()
            runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
        else:
            sys.argv = arguments
            sys.path[0] = os.path.dirname(os.path.abspath(arguments[0]))
            runpy.run_path(arguments[0], run_name="__main__")
    except SystemExit as left:
        if left.code not in (None, 0):
            if not isinstance(left.code, int):
                sys.stderr.write(f"{left.code}\n")
            failures.end(left, left.code if isinstance(left.code, int) else 1)
    except BaseException as error:  # also KeyboardInterrupt: the other ranks must not wait for this one
        failures.end(error)


def _wait_for(child: int) -> None:
    """Exit as the child exits, after a report if a signal killed it."""
    forwarded = signal.SIGINT, signal.SIGTERM, signal.SIGHUP
    for number in forwarded:
        signal.signal(number, lambda number, _: os.kill(child, number))
    os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)  # the child keeps its number until no signal goes there
    for number in forwarded:
        signal.signal(number, signal.SIG_DFL)
    _, status = os.waitpid(child, 0)
    code, number = os.waitstatus_to_exitcode(status), 0
    if code < 0:
        number = -code
        if number != signal.SIGTERM:  # MPI ends the other ranks so, after the first one reported the cause
            reason = ": kill -9, or the host is out of memory" if number == signal.SIGKILL else ""
            failures.say(f"{failures.here()} was ended by {signal.Signals(number).name}{reason}")
    elif code and failures.is_elastic():
        number = signal.SIGKILL  # Open MPI notifies the other ranks of signals, not of exit codes
    if number:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(number, signal.SIG_DFL) if number != signal.SIGKILL else None
        os.kill(os.getpid(), number)
    os._exit(code)


def main() -> None:
    die_with_parent()
    if "TORCHELASTIC_USE_AGENT_STORE" not in os.environ:  # else the agent does both
        _name_ranks()
        child = os.fork()
        if child:
            _wait_for(child)
        die_with_parent()
    sys.stdout.reconfigure(line_buffering=True, write_through=False)  # lines of several ranks stay whole
    _run(sys.argv[1:])


if __name__ == "__main__":
    main()
