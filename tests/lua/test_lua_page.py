"""docs/legacy.md: the names on the page exist."""

import pathlib
import re

import torch.legacy.converted
import torch.legacy.nn as legacy
import torch.legacy.nngraph
import torch.legacy.optim
from torch import nn

PAGE = (pathlib.Path(__file__).resolve().parents[2] / "docs" / "legacy.md").read_text()

def test_every_name_of_a_module_is_one():
    table = PAGE[PAGE.index("| Lua's module |"):PAGE.index("Convolutions and pooling of")]
    for row in table.splitlines()[2:-2]:
        _, left, right, _ = row.split("|")
        for name in re.findall(r"`(\w+)`", left):
            assert hasattr(legacy, name) or hasattr(torch.legacy.nngraph, name), name
        for name in re.findall(r"`(\w+)`", right):
            assert hasattr(nn, name) or hasattr(torch.legacy.converted, name), name
    for name in re.findall(r"\| `optim\.(\w+)\(", PAGE):
        assert hasattr(torch.legacy.optim, name)
    assert torch.legacy.nngraph.gModule and nn.Legacy and legacy.Modern
