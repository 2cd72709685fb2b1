"""Children that the tests of processes start, and what they do."""

import subprocess
import sys
import time


def start(context, target, *args):
    process = context.Process(target=target, args=args)
    process.start()
    return process


def kill(process):
    process.kill()
    process.join()
    process.close()


def end(process):
    process.join(30)
    assert process.exitcode == 0
    process.close()


def program(code, **options):
    """Run a program with what the tests need imported."""
    imports = "import os, resource, sys, time, torch\nimport torch.multiprocessing as multiprocessing\n"
    return subprocess.run([sys.executable, "-c", imports + code], capture_output=True, text=True, timeout=120,
                          **options)


def fill(inbox, outbox):
    tensor = inbox.get()
    tensor.fill_(5)
    outbox.put(tensor)


def hold(inbox, outbox):
    kept = inbox.get()
    outbox.put(kept.sum())
    time.sleep(1000)
