"""No call through the public API kills the process: hostile arguments for every row, in processes of their own."""

import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).resolve().parent
BATCHES = 4


@pytest.fixture(scope="module")
def children(tmp_path_factory, request):
    """All batches, started together, each logging the call it is about to make; some values of each kind by default."""
    folder = tmp_path_factory.mktemp("hostile")
    apart = "1" if request.config.everything else "5"
    options, started = os.environ.get("ASAN_OPTIONS", "") + ":max_allocation_size_mb=1024", []
    for first in range(BATCHES):
        log = folder / str(first)
        command = [sys.executable, str(HERE / "hostile.py"), str(log), str(first), str(BATCHES), apart]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                 env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "ASAN_OPTIONS": options})
        started.append((child, log))
    yield started
    for child, _ in started:
        child.kill()
        child.wait()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_process_survives_and_errors_are_what_they_should_be(children, batch):
    child, log = children[batch]
    output, _ = child.communicate()
    last = log.read_text() if log.exists() else "nothing"
    assert child.returncode == 0, f"died with {child.returncode} in {last}\n{output[-2000:]}"
    lines = [line for line in output.splitlines() if line and not line.startswith(("==", " "))]  # ASan's own warnings
    *complaints, summary = lines
    assert summary.startswith("survived"), output[-2000:]
    assert not complaints, f"{len(complaints)} complaints:\n" + "\n".join(complaints[:20])
