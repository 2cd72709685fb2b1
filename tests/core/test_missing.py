"""Names that torch does not have: the message says what to use, and what it says is there."""

import doctest
import re

import pytest

import torch
import torch.multiprocessing
from torch import _missing


def message(name):
    with pytest.raises(AttributeError) as raised:
        getattr(torch, name)
    return str(raised.value)


def test_what_is_named_instead_is_there():
    for name, instead in _missing._INSTEAD.items():
        if hasattr(torch, name):
            continue  # It came; the line is not asked for any more.
        assert message(name) == f"torch has no '{name}'; use {instead}"
        for path in re.findall(r"\btorch\.([\w.]+\w)", instead):
            place = torch
            for part in path.split("."):
                place = getattr(place, part)


def test_methods_and_near_names():
    assert "tensor.is_contiguous(...)" in message("is_contiguous")
    assert "did you mean 'tanh'" in message("tanhh") and "did you mean 'FloatTensor'" in message("floattensor")
    assert message("nothing_like_it_at_all") == "torch has no 'nothing_like_it_at_all'"
    assert "'_" not in message("laod").removeprefix("torch has no 'laod'") and "'load'" in message("laod")
    assert not hasattr(torch, "compile") and getattr(torch, "jit", None) is None
    with pytest.raises(ImportError):
        from torch import nonsense  # noqa: F401


def test_examples():
    assert doctest.testmod(_missing).failed == 0
