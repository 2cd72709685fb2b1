"""The pages whose examples run: README.md, recipes, and those of docs/ that are doctests."""

import doctest
import pathlib
import re
import subprocess
import sys

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


@pytest.mark.parametrize("page", [*PAGES, *RECIPES, "docs/recipes/README.md", "ARCHITECTURE.md", "CONTRIBUTING.md",
                                  "docs/legacy.md", "docs/own_ops.md", "docs/distributed.md", "docs/compile.md"])
def test_its_links(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert link.startswith("https://") or (ROOT / page).parent.joinpath(link).exists(), link


def test_the_page_of_what_is_missing_is_current():
    """`python tests/core/missing_page.py` writes it anew."""
    assert (ROOT / "docs/missing.md").read_text(encoding="utf-8") == missing_page.page()

