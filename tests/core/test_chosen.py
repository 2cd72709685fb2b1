"""The selection of `make test`: each value of each parameter once, alternating fixtures, and everything with --all."""

import pathlib
import re
import subprocess
import sys

import chosen

HERE = pathlib.Path(__file__).resolve().parents[1]
PROGRAM = """
import pytest

@pytest.fixture(params="xyz")
def way(request):
    return request.param

@pytest.mark.parametrize("b", range(2))
@pytest.mark.parametrize("a", range(5))
def test_product(a, b):
    print(f"<{a}{b}>")

@pytest.mark.parametrize("a, b", [(0, 1), (1, 0), (2, 2)])
def test_pairs(a, b):
    print(f"<p{a}>")

@pytest.mark.slow
def test_long():
    print("<slow>")

def test_first(way):
    print(f"<{way}>")

def test_second(way):
    print(f"<{way}>")
"""


def printed(folder, *options):
    (folder / "conftest.py").write_text(
        f"import sys; sys.path.insert(0, {str(HERE)!r})\n"
        "from chosen import pytest_addoption, pytest_configure, pytest_collection_modifyitems, pytest_generate_tests\n")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = slow: long\n")
    (folder / "test_some.py").write_text(PROGRAM)
    done = subprocess.run([sys.executable, "-m", "pytest", "-s", "-p", "no:xdist", *options], cwd=folder,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    return {word.split(">")[0] for word in done.stdout.split("<")[1:]}


def test_each_value_is_met_and_fixtures_take_turns(tmp_path):
    result = printed(tmp_path)
    product = {word for word in result if word.isdigit()}
    assert {word[0] for word in product} == set("01234") and {word[1] for word in product} == set("01")
    assert len(product) == 5 and {"p0", "p1", "p2"} <= result and "slow" not in result
    assert len(result & set("xyz")) == 2


def test_all_are_there_when_they_are_asked_for(tmp_path):
    result = printed(tmp_path, "--all")
    assert len({word for word in result if word.isdigit()}) == 10 and result >= {"slow", *"xyz"}


def test_a_test_that_is_named_runs_whole(tmp_path):
    assert printed(tmp_path, "test_some.py::test_first") == set("xyz")
    assert printed(tmp_path, "test_some.py::test_long") == {"slow"}


def test_of_one_op():
    """`make test OP=max`: the tests of its rows, max_dim and max_other too, and of nothing whose name is only alike."""
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "--collect-only", "--verbosity=-1", "--op"]
    done = subprocess.run([*command, "max", "tests/rows/test_rows.py"], cwd=HERE.parent, capture_output=True, text=True)
    tests = re.findall(r"\[(.*)\]", done.stdout)
    assert done.returncode == 0 and {test.partition("-")[0] for test in tests} == {"max", "max_dim", "max_other"}
    done = subprocess.run([*command, "mxa"], cwd=HERE.parent, capture_output=True, text=True)
    assert done.returncode and "no row is named 'mxa'; did you mean 'max'?" in done.stderr


def test_every_loop_and_gradient_runs(tmp_path):
    """Of a test whose cases run a loop or a gradient each, all cases run, however many there are."""
    (tmp_path / "test_some.py").write_text("""
import pytest

@pytest.mark.parametrize("a", range(300))
def test_whole(a): pass

@pytest.mark.parametrize("a", range(300))
def test_part(a): pass
""")
    (tmp_path / "conftest.py").write_text(
        f"import sys; sys.path.insert(0, {str(HERE)!r})\nimport chosen\n"
        "chosen.EVERY_CASE = {'test_some.py::test_whole'}\n"
        "from chosen import pytest_addoption, pytest_configure, pytest_collection_modifyitems, pytest_generate_tests\n")
    run = [sys.executable, "-m", "pytest", "-p", "no:xdist", "--collect-only", "--verbosity=-1"]
    listed = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True).stdout
    assert listed.count("::test_whole[") == 300 and 0 < listed.count("::test_part[") < 300
    names = [name for name in chosen.EVERY_CASE if name.startswith("tests/rows")]
    files = sorted({name.partition("::")[0] for name in names})
    listed = subprocess.run([*run, "--op", "tanh", *files], cwd=HERE.parent, capture_output=True, text=True).stdout
    assert names and all(f"{name}[tanh" in listed for name in names)


def test_what_is_recorded_as_long_is_left_out(tmp_path):
    program = f"""
import sys
sys.path.insert(0, {str(HERE)!r})
import chosen
chosen.SECONDS = chosen.Path("seconds.txt")
chosen.SECONDS.write_text("9.00 test_some.py::test_first\\n0.90 test_some.py::test_pairs\\n")
from chosen import pytest_addoption, pytest_configure, pytest_collection_modifyitems, pytest_generate_tests
"""
    (tmp_path / "test_some.py").write_text(PROGRAM)
    (tmp_path / "conftest.py").write_text(program)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow: long\n")
    run = [sys.executable, "-m", "pytest", "-s", "-p", "no:xdist"]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and sum(f"<{way}>" in done.stdout for way in "xyz") == 1  # test_second's alone
    assert done.stdout.count("<p") == 1
    done = subprocess.run([*run, "--all"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and all(done.stdout.count(f"<{way}>") == 2 for way in "xyz")
    assert done.stdout.count("<p") == 3
