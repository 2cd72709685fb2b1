"""The pages whose examples run: README.md and those of docs/ that are doctests."""

import doctest
import pathlib
import re

import pytest

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["README.md", "docs/from_the_alpha.md", "docs/from_pytorch.md"]


@pytest.mark.parametrize("page", PAGES)
def test_its_examples(page):
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 5 and not result.failed


@pytest.mark.parametrize("page", [*PAGES, "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/legacy.md", "docs/own_ops.md",
                                  "docs/distributed.md"])
def test_its_links(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert link.startswith("https://") or (ROOT / page).parent.joinpath(link).exists(), link


def test_names_that_the_page_calls_missing_are():
    text = (ROOT / "docs/from_pytorch.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*`) \| (.*) \|$", text[text.index("| torch has no |"):], re.M)
    assert len(rows) > 10
    for names, advice in rows:
        for name in re.findall(r"`([\w.]+)(?:\(\))?`", names):
            *places, last = name.split(".")
            place = torch.ones(1) if places == ["x"] else torch
            for part in places if place is torch else []:
                place = getattr(place, part)
            with pytest.raises(AttributeError, match=re.escape(f"'{last}'; use {advice}")):
                getattr(place, last)
