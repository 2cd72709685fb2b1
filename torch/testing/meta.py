"""Tests of the meta device for every row: its results are those in memory without elements, and need no memory."""

import pytest

import torch

from .cases import Case, grad_names, samples
from .outputs import takes_out
from .values import over


def on_meta(value):
    """Return a tensor on the meta device, also inside lists."""
    if isinstance(value, list):
        return [on_meta(one) for one in value]
    if not isinstance(value, torch.Tensor):
        return value
    return torch.empty_strided(value.size(), value.stride(), dtype=value.dtype, device="meta")


def facts(value):
    """Return size, type and strides of a result, also inside tuples."""
    if isinstance(value, (tuple, list)):
        return [facts(one) for one in value]
    return (tuple(value.size()), value.dtype, value.stride()) if isinstance(value, torch.Tensor) else type(value)


def _devices(value):
    if isinstance(value, (tuple, list)):
        return set().union(*map(_devices, value))
    return {str(value.device)} if isinstance(value, torch.Tensor) else set()


def _calls(row):
    """Yield the samples of a row in its first type, as the first and as other dims lie side by side."""
    dtype = next(one for one in ("Float", *row.accepted_types) if one in row.accepted_types)
    for sample in samples(row):
        for layout in (None, "transposed"):
            case = Case(row, sample, dtype)
            yield case, case.arguments(layout)


@over(lambda row: not row.no_meta)
def test_results_on_the_meta_device(row):
    compared = 0
    for case, arguments in _calls(row):
        there = {name: on_meta(value) for name, value in arguments.items()}
        torch.manual_seed(3)
        try:
            wanted = case.call(arguments)
        except Exception:  # a sample of an error: the same error, or a check of elements that are not there
            continue
        kind = row.results[0].dtype if row.results else None
        more = {} if not row.creates else {"device": "meta"} if row.without_out else {
            "out": torch.empty(0, dtype=getattr(torch, f"{kind or case.dtype}Tensor")().dtype, device="meta")}
        result = case.call(there, **more)
        assert facts(result) == facts(wanted), f"{row.op} {case.values}"
        assert _devices(result) <= {"meta"}, row.op
        compared += 1
    assert compared, f"no sample of {row.op} has a result"


@over(lambda row: row.no_meta and any(p.is_tensor or p.kind == "tensors" for p in row.parameters))
def test_calls_that_the_meta_device_refuses(row):
    refused = 0
    for case, arguments in _calls(row):
        there = {name: on_meta(value) for name, value in arguments.items()}
        try:
            wanted = case.call(arguments)
        except Exception:
            continue
        try:
            assert facts(case.call(there)) == facts(wanted), row.op
        except NotImplementedError as error:
            refused += 1
            assert "meta" in str(error)
    assert refused, f"{row.op} states meta: none, and no sample is refused"


@over(lambda row: bool(row.gradients) and not row.no_meta and not row.internal)
def test_gradients_on_the_meta_device(row):
    for case, arguments in _calls(row):
        leaves = {name: on_meta(value) for name, value in arguments.items()}
        for name in grad_names(row, case):
            if isinstance(leaves[name], torch.Tensor):
                leaves[name] = leaves[name].detach().requires_grad_()
        changed = [name for name in grad_names(row, case) if row.changes]  # a leaf may not be changed in place
        result = case.call(leaves | {name: leaves[name].clone() for name in changed})
        results = [one for one in (result if isinstance(result, (tuple, list)) else [result]) if one.requires_grad]
        if not results:
            continue
        torch.autograd.backward(results, [torch.empty_like(one) for one in results])
        for name in grad_names(row, case):
            leaf = leaves[name]
            if isinstance(leaf, torch.Tensor):
                assert leaf.grad.is_meta and facts(leaf.grad)[:2] == facts(leaf)[:2], f"{row.op}, {name}"
        return


@over(lambda row: not row.no_meta and takes_out(row) and not row.creates)
def test_outputs_on_the_meta_device(row):
    case, arguments = next(iter(_calls(row)))
    wanted = case.call(arguments)
    several = isinstance(wanted, tuple)
    outs = [torch.empty(0, dtype=one.dtype, device="meta") for one in (wanted if several else [wanted])]
    case.call({name: on_meta(value) for name, value in arguments.items()}, out=tuple(outs) if several else outs[0])
    assert [one.size() for one in outs] == [one.size() for one in (wanted if several else [wanted])]
    elsewhere = [torch.empty(0, dtype=one.dtype) for one in outs]
    with pytest.raises(RuntimeError):
        case.call({name: on_meta(value) for name, value in arguments.items()},
                  out=tuple(elsewhere) if several else elsewhere[0])
