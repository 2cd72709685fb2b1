"""Starts programs on several ranks for the tests, and checks for leaks."""

import contextlib
import os
import pathlib
import re
import socket
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = pathlib.Path(__file__).with_name("programs")
OPEN_MPI = pathlib.Path(os.environ.get("TORCH_OPENMPI", ROOT / "build/openmpi")) / "bin/mpiexec"
HOST = os.uname().nodename
TROUBLE = "torch.distributed: "  # how our own lines begin


def words(program, *arguments, ranks=2, open_mpi=False, options=()):
    """Return the command that starts one of the programs."""
    chosen = ["--mpiexec", str(OPEN_MPI)] if open_mpi else []
    return [sys.executable, "-m", "torch.distributed.run", *chosen, *options, "-n", str(ranks),
            str(PROGRAMS / program), *map(str, arguments)]


def environment(folder, **more):
    """That of a job whose files lie in a folder, by which its processes are known."""
    own = {**os.environ, "TMPDIR": str(folder), "TORCH_TEST_JOB": str(folder), "PYTHONPATH": str(ROOT)}
    own.update({name: str(value) for name, value in more.items()})
    return own


@contextlib.contextmanager
def held_port():
    """Context in which no other process gets a port of this host by chance, at 127.0.0.1 or ::1; a store may listen."""
    with contextlib.ExitStack() as held:
        yield _held_port(held)


def _held_port(held):
    addresses = ["127.0.0.1"] + ["::1"] * os.path.exists("/proc/net/if_inet6")
    for _ in range(100):
        port = 0
        for address in addresses:
            one = held.enter_context(socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET))
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                one.bind((address, port))
            except OSError:  # the same port of the other address is in use
                break
            port = one.getsockname()[1]
        else:
            return port
    raise OSError("no port is free at both addresses")


def launch(folder, program, *arguments, timeout=240, code=0, **options):
    """Run a program to its end. Checks its exit status (None: any but 0), and that nothing of it is left."""
    more = options.pop("environment", {})
    finished = subprocess.run(words(program, *arguments, **options), env=environment(folder, **more), text=True,
                              capture_output=True, timeout=timeout)
    said = finished.stdout + finished.stderr
    assert finished.returncode == code if code is not None else finished.returncode, said
    assert not left(folder), said
    return finished


def left(folder, patience=3.0):
    """Processes, files and shared memory of a job, once it had time to end."""
    end = time.monotonic() + patience
    while (result := _left(folder)) and time.monotonic() < end:
        time.sleep(0.05)
    return result


def _left(folder):
    mark = f"TORCH_TEST_JOB={folder}".encode()
    result = [str(path) for path in pathlib.Path(folder).iterdir()]
    for path in pathlib.Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark in path.read_bytes().split(b"\0"):
                result.append(f"process {path.parent.name}: {path.with_name('comm').read_text()}")
                memory = path.with_name("maps").read_text()
                result += re.findall("/dev/shm/mpich_shm_.*", memory)
        except OSError:
            pass
    return result


def memory():
    """Return the names in /dev/shm that are MPI's."""
    return {name for name in os.listdir("/dev/shm") if name.startswith(("mpich_", "ucx_", "vader", "sm_"))}


def memory_left(before, patience=5.0):
    """Return the new names of MPI in /dev/shm that stay: jobs that run beside this one have theirs for a moment."""
    end = time.monotonic() + patience
    result = memory() - before
    while result and time.monotonic() < end:
        time.sleep(0.05)
        result &= memory()
    return result


def results(finished):
    """Return the values that a program printed, a line `rank value` for each, by rank."""
    pairs = (line.split(" ", 1) for line in finished.stdout.splitlines() if re.match(r"\d+ ", line))
    return {int(rank): value for rank, value in sorted(pairs)}
