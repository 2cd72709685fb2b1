"""What the tests of compiled functions share: how often they call, and what they ask of a compiled function."""

import torch
from torch._compile import compiled

CALLS = 2 * compiled.TRIALS + 4  # enough for the choice, and for calls after it


def reason(function):
    """Return why the calls of a compiled function run as they are."""
    (entry,) = function.entries.values()
    return entry.reason


def lines(function):
    (entry,) = function.entries.values()
    assert entry.plan is not None, entry.reason
    return entry.plan.lines


def with_gradients(function, *args):
    """Return the results of a function and the gradients of its arguments."""
    args = [arg.detach().clone().requires_grad_(arg.requires_grad) if torch.is_tensor(arg) else arg for arg in args]
    result = function(*args)
    parts = result if isinstance(result, tuple) else (result,)
    sum(part.sum() for part in parts if part.requires_grad).backward()
    return [part.detach() for part in parts], [arg.grad for arg in args if arg.grad is not None]


def same(ours, theirs):
    for one, other in zip(ours, theirs, strict=True):
        torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-5, equal_nan=True)
