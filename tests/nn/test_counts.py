"""The counts of all modules: ints, or integer tensors of one element; anything else is refused before it is read."""

import inspect

import numpy as np
import pytest

import torch
from torch import nn


def modules():
    """Yield each module with a count among its required arguments, and these arguments' names."""
    for name in sorted(dir(nn)):
        kind = getattr(nn, name)
        if not (inspect.isclass(kind) and issubclass(kind, nn.Module)):
            continue
        required = [p for p in list(inspect.signature(kind.__init__).parameters.values())[1:]
                    if p.default is p.empty and p.kind is p.POSITIONAL_OR_KEYWORD]
        names = [p.name for p in required if p.annotation == "int" or p.name == "normalized_shape"]
        if names and hasattr(kind.__init__, "__wrapped__") and name != "RNNBase":
            yield pytest.param(kind, [p.name for p in required], names, id=name)


SIZES = {"kernel_size": 1, "cutoffs": [2], "bias": True, "num_chunks": 1}


@pytest.mark.parametrize("kind, required, names", list(modules()))
def test_counts(kind, required, names):
    usual = {name: SIZES.get(name, 4 if name == "n_classes" else 1) for name in required}
    for name in names:
        for bad in (torch.tensor([3.0, 5.0]), torch.tensor(3.0), torch.tensor([1, 2]), 2.5, "3", None, True):
            before = bad.clone() if isinstance(bad, torch.Tensor) else bad
            with pytest.raises(TypeError, match=rf"{kind.__name__}: {name} is .*; need an int"):
                kind(**usual | {name: bad})
            assert not isinstance(bad, torch.Tensor) or torch.equal(bad, before)
        with pytest.raises(ValueError, match=rf"{kind.__name__}: {name} is -1; need 0 or more"):
            kind(**usual | {name: -1})
        count = usual[name]
        for good in (torch.tensor(count), torch.tensor([count]), np.int64(count)):
            result = kind(**usual | {name: good})
            assert repr(result) == repr(kind(**usual))
            assert [p.size() for p in result.parameters()] == [p.size() for p in kind(**usual).parameters()]
