"""Outside of a job, calls of torch.distributed change nothing in the process."""

import os
import subprocess
import sys

import launching

CALLS = """
import importlib, os, pkgutil, signal, sys
import torch, torch.distributed as dist
from torch.distributed.failures import RankFailed

SIGNALS = signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGALRM
def state():
    return sys.excepthook, sys.argv[:], sys.path[:], dict(os.environ), [signal.getsignal(one) for one in SIGNALS]

before, called = state(), 0
names = [f"torch.distributed.{one.name}" for one in pkgutil.iter_modules(dist.__path__)]
modules = [dist, *map(importlib.import_module, names)]
joins = {"main", "init", "init_process_group", "die_with_parent", "Watch"}  # these do what they are for
joins |= {"TCPStore", "FileStore", "connect", "DeviceMesh", "init_device_mesh"}  # wait, make files, join
for module in modules:
    for name, thing in sorted(vars(module).items()):
        if name.startswith("_") or name in joins or not callable(thing):
            continue
        if not getattr(thing, "__module__", "").startswith("torch.distributed"):
            continue
        for given in ((), (3,), ([3],), ("x",), (None, None), (torch.ones(2),), (RankFailed("x"),), (SystemExit(3),)):
            called += 1
            try:
                thing(*given)
            except BaseException:
                pass
            assert state() == before, (module, name, given)
dist.init()
dist.all_reduce(torch.ones(2))
assert state() == before
dist.destroy()
assert state() == before and called > 500
print("alive", flush=True)
print("alive", file=sys.stderr)
[][3]
"""


def alone(code, folder):
    env = {name: value for name, value in launching.environment(folder).items() if name != "RANK"}
    return subprocess.run([sys.executable, "-c", code], env=env, text=True, timeout=120, capture_output=True,
                          stdin=subprocess.DEVNULL)


def test_no_call_changes_or_ends_the_process(tmp_path):
    finished = alone(CALLS, tmp_path)
    assert finished.stdout.splitlines()[-1:] == ["alive"], finished.stdout + finished.stderr
    _, last = finished.stderr.split("alive\n")
    assert finished.returncode == 1 and last.startswith("Traceback (most recent call last):")
    assert last.endswith("IndexError: list index out of range\n")


def test_an_error_that_a_worker_without_a_job_gets_is_an_ordinary_one(tmp_path):
    (tmp_path / "script.py").write_text("raise ValueError('the reason')\n")
    finished = subprocess.run([sys.executable, "-m", "torch.distributed.worker", tmp_path / "script.py"], text=True,
                              env={**os.environ, "PYTHONPATH": str(launching.ROOT)}, timeout=120, capture_output=True)
    assert finished.returncode == 1 and finished.stderr.rstrip().endswith("ValueError: the reason")
    assert "Traceback" in finished.stderr and "rank" not in finished.stderr


def test_a_full_state_comes_from_rank_0(tmp_path):
    done = alone("""
import torch, torch.distributed as dist
from torch.distributed.checkpoint.state_dict import StateDictOptions, set_model_state_dict
dist.init()
first, second = torch.nn.Linear(2, 1), torch.nn.Linear(2, 1)
options = StateDictOptions(full_state_dict=True, broadcast_from_rank0=True)
set_model_state_dict(second, first.state_dict(), options=options)
print(torch.equal(first.weight, second.weight))
""", tmp_path)
    assert done.stdout == "True\n", done.stderr
