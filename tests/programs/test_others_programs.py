"""Programs of others' packages run as they stand, and their losses are PyTorch's: of now, or as recorded."""

import json
import os
import pathlib
import sys

import compare
import pytest
import table

PEER = os.environ.get("TORCH_PEER", str(compare.ROOT / ".peer" / "bin" / "python"))
OPEN = compare.open_programs()  # what docs/programs.md says does not run yet

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def recorded():
    return json.loads(compare.CURVES.read_text())


@pytest.mark.parametrize("name", table.PROGRAMS)
def test_a_program_runs_with_the_losses_of_pytorch(name, recorded, request):
    if name in OPEN:
        request.applymarker(pytest.mark.xfail(reason=OPEN[name], strict=True))
    program = table.PROGRAMS[name]
    compare.CACHE.mkdir(parents=True, exist_ok=True)
    try:
        ours = compare.run(sys.executable, program)
    except compare.Unreachable as error:
        pytest.skip(f"no package index can be reached: {error}")
    theirs = compare.run(PEER, program) if pathlib.Path(PEER).exists() else recorded[name]
    assert "error" not in theirs, theirs
    assert compare.verdict(ours, theirs) == ("yes", "nothing"), ours.get("trace")


def test_the_page_has_every_program():
    rows = compare.PAGE.read_text().splitlines()
    assert [row.split("`")[1] for row in rows if row.startswith("| `")] == list(table.PROGRAMS)
    assert sum("| yes |" in row for row in rows) >= 40
