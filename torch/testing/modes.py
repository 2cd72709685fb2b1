"""Tests of every row within a mode that hands each operator on: results and gradients are those without it."""

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from .cases import Case, grad_names, samples
from .values import over


class Passive(TorchDispatchMode):
    """Hands each operator on."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


def _facts(value):
    """Return size, type, strides and bytes of a result, also inside tuples."""
    if isinstance(value, (tuple, list)):
        return [_facts(one) for one in value]
    if not isinstance(value, torch.Tensor):
        return repr(value)
    elements = value.detach().resolve_conj().contiguous()
    return tuple(value.size()), value.dtype, value.stride(), elements.view(-1).view(torch.uint8).tolist()


def _results(row, case, layout):
    """Return the facts of a call's results and of its gradients, or None for a sample of an error."""
    torch.manual_seed(3)
    leaves = case.arguments(layout)
    for name in () if row.changes else grad_names(row, case):
        if isinstance(leaves[name], torch.Tensor) and leaves[name].is_floating_point():
            leaves[name] = leaves[name].detach().requires_grad_()
    try:
        result = case.call(leaves)
    except Exception:
        return None
    several = [one for one in (result if isinstance(result, (tuple, list)) else [result])
               if isinstance(one, torch.Tensor) and one.requires_grad]
    if several and not row.reinforce:
        torch.autograd.backward(several, [torch.ones_like(one) for one in several])
    return _facts(result), {name: _facts(leaf.grad) for name, leaf in leaves.items()
                            if isinstance(leaf, torch.Tensor) and leaf.is_leaf and leaf.grad is not None}


@over(lambda row: not row.internal and row.tensors)
def test_results_within_a_mode(row):
    compared = 0
    for dtype in [one for one in ("Double", "Long") if one in row.accepted_types] or row.accepted_types[:1]:
        for sample in samples(row):
            for layout in (None, "transposed"):
                case = Case(row, sample, dtype)
                wanted = _results(row, case, layout)
                with Passive():
                    result = _results(row, case, layout)
                assert result == wanted, f"{row.op} {case.values}"
                compared += wanted is not None
    assert compared, f"no sample of {row.op} has a result"
