"""The pages whose examples run: README.md, recipes, and those of docs/ that are doctests."""

import doctest
import pathlib
import re
import subprocess
import sys
import tomllib

import missing_page
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["README.md", "docs/from_the_alpha.md", "docs/from_pytorch.md", "docs/sparse.md"]
RECIPES = sorted(f"docs/recipes/{path.name}" for path in (ROOT / "docs/recipes").glob("[a-z]*.md"))


@pytest.mark.parametrize("page", PAGES)
def test_its_examples(page):
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 5 and not result.failed


@pytest.mark.parametrize("page", RECIPES)
def test_recipes(page, tmp_path, monkeypatch):
    """A recipe names the packages that it needs beyond those of the library, and writes no file where it is run."""
    text = (ROOT / page).read_text(encoding="utf-8")
    needed = re.search(r"<!-- needs: (.*) -->", text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    if needed is None:
        result = doctest.testfile(str(ROOT / page), module_relative=False)
        assert result.attempted > 5 and not result.failed
    else:  # in a process of its own, in which other packages may change what they like
        for package in needed[1].split(", "):
            pytest.importorskip(package)
        done = subprocess.run([sys.executable, "-m", "doctest", ROOT / page], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    assert not list(tmp_path.iterdir())


def test_each_recipe_is_listed_once():
    text = (ROOT / "docs/recipes/README.md").read_text(encoding="utf-8")
    assert sorted(f"docs/recipes/{name}" for name in re.findall(r"\]\((\w+\.md)\)", text)) == RECIPES


def test_every_recipe_runs_where_all_tests_do():
    """What a recipe needs is installed by `make test-all`, or its test would be skipped everywhere."""
    lists = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    installed = {re.match(r"[\w-]+", need)[0] for need in (*lists["test"], *lists["recipes"])} | {"yaml"}
    for page in RECIPES:
        needed = re.search(r"<!-- needs: (.*) -->", (ROOT / page).read_text(encoding="utf-8"))
        assert needed is None or installed >= set(needed[1].split(", ")), page


def anchors(text):
    """Return the names of the headings of a page, as links call them."""
    headings = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w -]", "", re.sub(r"\]\(.*?\)", "", one)).strip().lower().replace(" ", "-") for one in headings}


WRITTEN = sorted(path.relative_to(ROOT).as_posix() for folder in (".", "docs", "docs/recipes", "codegen", "examples",
                 "benchmarks", "tests/cuda_emulator") for path in (ROOT / folder).glob("*.md"))  # fmt: skip


@pytest.mark.parametrize("page", WRITTEN)
def test_its_links(page):
    text = re.sub(r"^```.*?^```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.M | re.S)
    for link in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`\n]*`", "", text)):
        if not link.startswith(("https://", "http://", "mailto:")):
            name, _, anchor = link.partition("#")
            target = (ROOT / page).parent / name if name else ROOT / page
            assert target.exists(), link
            assert not anchor or anchor in anchors(target.read_text(encoding="utf-8")), link


def test_the_page_of_what_is_missing_is_current():
    """`python tests/core/missing_page.py` writes it anew."""
    assert (ROOT / "docs/missing.md").read_text(encoding="utf-8") == missing_page.page()

