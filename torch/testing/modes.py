"""Tests of every row within a mode, and on objects of classes, that hand each call on: results are those without it."""

import torch
from torch.utils._python_dispatch import TorchDispatchMode, return_and_correct_aliasing
from torch.utils._pytree import tree_leaves, tree_map

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
    return tuple(value.size()), value.dtype, value.stride(), elements.view(-1).view(torch.uint8).numpy().tobytes()


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


class Kept(torch.Tensor):
    """Keeps its class by Tensor's own `__torch_function__`."""


class Wrapper(torch.Tensor):
    """Hands each operator on to the tensors that its objects hold."""

    __torch_function__ = torch._C._disabled_torch_function_impl

    @staticmethod
    def __new__(cls, inner):
        result = torch.Tensor._make_wrapper_subclass(cls, inner.size(), dtype=inner.dtype, device=inner.device)
        result.inner = inner
        return result

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        plain, options = tree_map(_inner, (args, kwargs or {}))
        result = tree_map(lambda one: cls(one) if isinstance(one, torch.Tensor) else one, func(*plain, **options))
        return return_and_correct_aliasing(func, args, kwargs, result)


def _inner(value):
    return value.inner if isinstance(value, Wrapper) else value


def _of_class(case, wrap):
    """Return the facts of a call's results on objects of a class, and the classes of the results."""
    torch.manual_seed(3)
    try:
        result = case.call(case.arguments(wrap=wrap, everywhere=True))
    except Exception:
        return None, set()
    return _facts(tree_map(_inner, result)), {type(one) for one in tree_leaves(result) if isinstance(one, torch.Tensor)}


@over(lambda row: not row.internal and row.tensors)
def test_results_of_objects_of_a_class(row):
    compared, kinds = 0, [(Kept, lambda one: one.as_subclass(Kept))]
    if not row.package:  # `torch.ops` has no operators for rows of other packages, which wrappers could hand on
        kinds.append((Wrapper, Wrapper))
    for dtype in [one for one in ("Double", "Long") if one in row.accepted_types] or row.accepted_types[:1]:
        for sample in samples(row):
            case = Case(row, sample, dtype)
            wanted, _ = _of_class(case, None)
            for kind, wrap in kinds:
                result, classes = _of_class(case, wrap)
                assert result == wanted, f"{kind.__name__}: {row.op} {case.values}"
                assert classes <= {kind}, f"{row.op}: results of {classes}"
            compared += wanted is not None
    assert compared, f"no sample of {row.op} has a result"
