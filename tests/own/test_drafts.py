"""Drafts of `codegen new --kernel` are packages that build, and whose rows do what the drafts say."""

import pytest

import torch
from torch.codegen import __main__ as command

SIGNATURES = {
    "runs": "(Tensor input, int k)", "sized": "(int* size)", "between": "(Scalar start, Scalar end)",
    "joined": "(Tensor* tensors, Dim dim=0)", "weighed": "(Tensor input, Tensor? weight=None)",
    "found": "(Tensor input, bool largest=True) -> (Tensor values, LongTensor indices)",
}  # fmt: skip
MORE = {
    "counted": "(int n)", "folded": "(Tensor input, int* size)", "asked": "(Tensor input) -> BoolTensor",
    "mixed": "(Tensor input, Tensor* others)", "picked": "(Tensor input, LongTensor index)",
    "pooled": "(Tensor input, int[2] kernel_size, int[2] stride=1)", "either": "(Tensor input, Tensor|Scalar other)",
    "along": "(Tensor input, Dim* dim=None, Keepdim keepdim=False)", "several": "(Tensor* tensors)",
}  # fmt: skip


@pytest.mark.parametrize("signatures", [SIGNATURES, pytest.param(MORE, marks=pytest.mark.slow)], ids=["some", "more"])
def test_drafts_of_kernels_build(signatures, load, capfd):
    rows, files = "", {}
    for name, parameters in signatures.items():
        assert command.main(["new", name + parameters, "--kernel", f"{name}.c"]) == 0
        row, _, file = capfd.readouterr().out.partition("/* " + name)
        rows += row.rstrip() + "\n\n"
        files[name] = "/* " + name + file
    own = load("drafted_" + "_".join(sorted(signatures)[:1]), rows, **files)
    x = torch.arange(6.0).view(2, 3)
    if signatures is SIGNATURES:
        assert torch.equal(own.runs(x, 2), x) and own.sized([2, 3]).tolist() == [0]
        assert torch.equal(own.found(x)[0], x) and own.found(x)[1].dtype is torch.int64


def test_drafts_of_reductions_are_means(load, capfd):
    signatures = ("over_one(Tensor input, Dim dim)", "over_some(Tensor input, Dim* dim=None, Keepdim keepdim=False)")
    for signature in signatures:
        assert command.main(["new", signature]) == 0
    own, x = load("drafted_means", capfd.readouterr().out), torch.arange(6.0).view(2, 3)
    assert torch.equal(own.over_one(x, 0), x.mean(0)) and own.over_some(x).item() == 2.5
