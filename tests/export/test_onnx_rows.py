"""Every row that is written as operators of ONNX gives, in onnxruntime, what it gives here."""

from functools import partial

import numpy as np
import onnx
import onnxruntime
import pytest
from cases import CATALOGUE

import torch
from torch.codegen.print.onnx import has_onnx
from torch.testing.cases import Case, samples
from torch.utils._pytree import tree_leaves, tree_map

DTYPES = ("Float", "Long", "Bool")  # ONNX has no operators of complex numbers
ROWS = [row for row in CATALOGUE.rows if has_onnx(row) and samples(row) and (row.tensors or row.tensor_lists)
        and not set(DTYPES).isdisjoint(row.dtypes)]


def ran(program, *tensors):
    """Return the results of onnxruntime."""
    onnx.checker.check_model(onnx.load_from_string(program.model_bytes), full_check=True)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(program.model_bytes, options, providers=["CPUExecutionProvider"])
    known = {each.name for each in session.get_inputs()}
    given = {name: value.numpy() for name, value in zip(program.input_names, tensors, strict=True) if name in known}
    return session.run(None, given)


def replaced(values, leaf):
    """Return the next value in place of a tensor."""
    return next(values) if isinstance(leaf, torch.Tensor) else leaf


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_row(row):
    dtype = next(dtype for dtype in DTYPES if dtype in row.dtypes)
    tried = 0
    for sample in samples(row):
        arguments = Case(row, sample, dtype).arguments()
        tensors = [leaf for leaf in tree_leaves(arguments) if isinstance(leaf, torch.Tensor)]
        if not tensors or not all(tensor.numel() for tensor in tensors):
            continue
        case = Case(row, sample, dtype)
        wanted = tree_leaves(case.call(arguments))

        def call(*values, case=case, arguments=arguments):
            values = iter(values)
            return case.call(tree_map(partial(replaced, values), arguments))

        try:
            program = torch.onnx.export(call, tuple(tensors))
        except torch.export.ExportError as error:
            assert "cannot be written as operators of ONNX: " in str(error), error
            continue
        for a, b in zip(ran(program, *tensors), wanted, strict=True):
            assert a.dtype == b.numpy().dtype and a.shape == tuple(b.size()), sample
            np.testing.assert_allclose(a, b.numpy(), 1e-4, 1e-5, err_msg=str(sample))
        tried += 1
    assert tried
