"""The pages whose examples run: README.md and those of docs/ that are doctests."""

import doctest
import pathlib
import re

import missing_page
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["README.md", "docs/from_the_alpha.md", "docs/from_pytorch.md", "docs/sparse.md"]


@pytest.mark.parametrize("page", PAGES)
def test_its_examples(page):
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 5 and not result.failed


@pytest.mark.parametrize("page", [*PAGES, "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/legacy.md", "docs/own_ops.md",
                                  "docs/distributed.md", "docs/compile.md"])
def test_its_links(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert link.startswith("https://") or (ROOT / page).parent.joinpath(link).exists(), link


def test_the_page_of_what_is_missing_is_current():
    """`python tests/core/missing_page.py` writes it anew."""
    assert (ROOT / "docs/missing.md").read_text(encoding="utf-8") == missing_page.page()

