"""The board on which ranks of one machine compare their calls, with threads as ranks under ThreadSanitizer."""

import pathlib
import shutil
import subprocess

import pytest

HERE = pathlib.Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def board(tmp_path_factory):
    compiler = shutil.which("gcc")
    if not compiler:
        pytest.skip("needs gcc")
    program = tmp_path_factory.mktemp("board") / "board"
    command = [compiler, "-O2", "-g", "-fsanitize=thread", "-pthread", "-I", HERE.parents[1] / "csrc", HERE / "board.c",
               "-o", program]  # fmt: skip
    subprocess.run(command, check=True)
    return program


@pytest.mark.parametrize("ranks", [2, 3, 8, 17])
@pytest.mark.parametrize("wrong", [0, 1, 500])
def test_ranks_race_nowhere_and_see_a_different_call(board, ranks, wrong):
    result = subprocess.run([board, str(ranks), "1500", str(wrong)], capture_output=True, text=True, check=False)
    assert result.returncode == 0 and not result.stderr, result.stderr
    saw = int(result.stdout)
    assert saw == 0 if not wrong else saw >= 2, saw  # the rank itself, and one more at least
