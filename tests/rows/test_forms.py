"""Gradients of all forms of a row (function, method, operator, in place) agree, in first and second order.

test_rows.py compares one form with numeric derivatives; this file compares the other forms with it.
"""

import operator

import numpy as np
import pytest
from cases import CATALOGUE, about, cases, defined, grad_names, variables

import torch
from torch.autograd import Variable
from torch.testing.gradients import (
    differentiable,
    differentiable_outputs,
    is_twice_differentiable,
    leaves_of,
    weighted_sum,
)

DIFFERENTIABLE = [row for row in CATALOGUE.rows if differentiable(row)]

# Python's operators, by what a row says that it serves.
OPERATORS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "**": operator.pow,
             "@": operator.matmul, "%": operator.mod, "abs": abs, "neg": operator.neg}
IN_PLACE = {"+": operator.iadd, "-": operator.isub, "*": operator.imul, "/": operator.itruediv, "**": operator.ipow,
            "%": operator.imod}


def gradients(row, case, call, second):
    """Return the first gradients of a weighted sum of the results, or the gradients of a weighted sum of these."""
    arguments = case.arguments(None, variables)
    names = [name for name in grad_names(row, case) if not second or is_twice_differentiable(row, case, name)]
    leaves = leaves_of(arguments, names)
    outputs = differentiable_outputs(row, call(case.symmetric(arguments)))
    if not any(output.requires_grad for output in outputs):
        return None
    weights = [np.random.default_rng(1).uniform(0.5, 1.5, tuple(o.size())) for o in outputs]
    weighted_sum(outputs, weights).backward(create_graph=second)
    result = [leaf.grad for _, _, leaf in leaves]
    if second:
        result = [g for g in result if g is not None and g.requires_grad]
        if not result:
            return None
        weights = [np.random.default_rng(2).uniform(0.5, 1.5, tuple(g.size())) for g in result]
        for _, _, leaf in leaves:
            leaf.grad = None
        weighted_sum(result, weights).backward()
        result = [leaf.grad for _, _, leaf in leaves]
    return [None if g is None else g.data.numpy().copy() for g in result]


def method(row):
    def call(arguments):
        first = arguments.pop(row.self_parameter.name)
        return getattr(first, row.public)(**{k: v for k, v in arguments.items() if v is not None})
    return call


def in_place(row, apply=None):
    """Call the in-place form on a result, whose gradient passes the incoming gradient on."""
    def call(arguments):
        first = arguments.pop(row.self_parameter.name) * 1
        if apply is not None:
            return apply(first, *arguments.values())
        result = getattr(first, row.public + "_")(**{k: v for k, v in arguments.items() if v is not None})
        assert result is first
        return result
    return call


def by_operator(row):
    return lambda arguments: OPERATORS[row.operator](*arguments.values())


def forms(row, case):
    """Return the other functions that a case can call, by name."""
    first = row.self_parameter and case.values[row.self_parameter.name]
    if row.internal or not isinstance(first, np.ndarray):
        return {}
    result = {}
    if row.is_method and row.is_function:
        result["method"] = method(row)
    if row.inplace:
        result["in place"] = in_place(row)
    plain = all(p.kind in ("tensor", "either") for p in row.parameters)
    if row.operator in OPERATORS and plain and row.parameters[0] is row.self_parameter:
        result["operator"] = by_operator(row)
    return result


@pytest.mark.parametrize("second", [False, True], ids=["first", "second"])
@pytest.mark.parametrize("row", [row for row in DIFFERENTIABLE if row.self_parameter], ids=lambda row: row.op)
def test_every_form_gives_the_same_gradients(row, second):
    if second and row.kernel_gradient and not row.recorded:
        return
    done = 0
    for case in cases(row, "Double"):
        if defined(case) is None or not grad_names(row, case) or done == 4:
            continue
        wanted = gradients(row, case, case.call, second)
        for name, call in forms(row, case).items():
            if name == "in place" and case.expected()[0].shape != case.values[row.self_parameter.name].shape:
                continue  # a result of another size is refused
            got = gradients(row, case, call, second)
            assert (got is None) == (wanted is None), f"{row.op} {name}"
            for a, b in zip(got or (), wanted or (), strict=True):
                assert (a is None) == (b is None) or not (a if a is not None else b).any(), f"{row.op} {name}"
                if a is not None and b is not None:
                    with about(row.op, name, case.values):
                        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-11)
        done += 1


def test_operators_with_numbers_on_either_side_and_in_place():
    for sign, apply in OPERATORS.items():
        if sign in ("abs", "neg", "@"):
            continue
        for call in (lambda x, f=apply: f(x, 1.7), lambda x, f=apply: f(2.3, x)):
            x = Variable(torch.DoubleTensor([0.6, 1.9, 3.2]))
            assert torch.autograd.gradcheck(call, [x]) and torch.autograd.gradgradcheck(call, [x]), sign
        if sign in IN_PLACE:
            for other in (1.7, Variable(torch.DoubleTensor([1.1, 2.3, 0.7]))):
                x = Variable(torch.DoubleTensor([0.6, 1.9, 3.2]))
                given = [x, other] if isinstance(other, Variable) else [x]

                def run(x, other=other, f=IN_PLACE[sign]):
                    return f(x * 1, other)
                assert torch.autograd.gradcheck(run, given) and torch.autograd.gradgradcheck(run, given), sign


@pytest.mark.parametrize("call", [
    lambda y, z: y.mul_(z), lambda y, z: y.div_(z), lambda y, z: y.cos_(), lambda y, z: y.mul_(y),
    lambda y, z: y.pow_(3),
    lambda y, z: y.addcmul_(y, z), lambda y, z: y.addcmul_(z, y), lambda y, z: y.add_(y),
    lambda y, z: y.sin_().mul_(y).cos_(), lambda y, z: z.mul(y).mul_(y).mul_(z)])
def test_in_place_on_what_the_gradient_reads(call):
    y = Variable(torch.rand(3, 4).double() + 0.5)
    z = Variable(torch.rand(3, 4).double() + 0.5)

    def run(y, z):
        return call(y * 1, z)
    assert torch.autograd.gradcheck(run, [y, z]) and torch.autograd.gradgradcheck(run, [y, z])


RESHAPING = ("transpose_", "t_", "squeeze_", "unsqueeze_")  # refused of Variables: tests of composed rows


def constant(tensor):
    return Variable(tensor, requires_grad=False)


@pytest.mark.parametrize("wrap", [torch.Tensor.clone, constant], ids=["Tensor", "Variable"])
@pytest.mark.parametrize("row", [row for row in CATALOGUE.rows if row.changes and row.op not in RESHAPING],
                         ids=lambda row: row.op)
def test_what_a_row_changes_stops_a_backward_that_reads_it(row, wrap):
    """Otherwise backward would use overwritten values."""
    dtype = next(each for each in ("Double", "Int", *row.dtypes) if each in row.dtypes)
    for case in cases(row, dtype):
        arguments = case.arguments(None, wrap)
        changed = arguments[row.states[0].name]
        result = (Variable(torch.ones(changed.size()).double()) * changed).sum().abs()
        before = changed._version
        case.call(arguments)
        assert changed._version > before, row.op
        with pytest.raises(RuntimeError, match="overwrote"):
            result.backward()


@pytest.mark.parametrize("row", [row for row in CATALOGUE.rows if len(row.returned) > 1 and not row.internal],
                         ids=lambda row: row.op)
def test_results_go_by_the_names_of_the_row(row):
    dtype = "Double" if "Double" in row.dtypes else row.dtypes[0]
    for case in filter(defined, cases(row, dtype)):
        result = case.call(case.arguments())
        assert (type(result) is tuple) == row.unnamed and len(result) == len(row.returned)
        assert row.unnamed or all(getattr(result, r.name) is each for r, each in zip(row.returned, result, strict=True))
        if not row.without_out and not row.changes:
            out = tuple(torch.zeros(0).type_as(one) for one in result)
            again = case.call(case.arguments(), out=out)
            assert len(again) == len(out)
            assert [one.size() for one in out] == [one.size() for one in result]


def test_meshgrid_takes_numbers():
    a, b = torch.meshgrid(torch.tensor(1.0), torch.arange(3), indexing="ij")
    assert a.tolist() == [[1, 1, 1]] and b.tolist() == [[0, 1, 2]]


def test_tensordot_broadcasts_sizes_of_one():
    a, b = torch.rand(2, 1, 3), torch.rand(3, 4, 5)
    wanted = torch.tensordot(a.expand(2, 4, 3), b, dims=([2, 1], [0, 1]))
    torch.testing.assert_close(torch.tensordot(a, b, dims=([2, 1], [0, 1])), wanted)


def test_take_along_dim_counts_from_the_end():
    x = torch.arange(6).view(2, 3)
    index = torch.LongTensor([[-1, 0], [1, -3]])
    assert torch.take_along_dim(x, index, 1).tolist() == [[2, 0], [4, 3]]
    assert torch.take_along_dim(x, torch.LongTensor([-6, 5])).tolist() == [0, 5]


def test_quantiles_of_a_number():
    x = torch.tensor(3.0)
    for dim in (None, 0, -1):
        assert torch.quantile(x, 0.5, dim).tolist() == torch.nanquantile(x, 0.5, dim).tolist() == 3
    assert torch.nanmedian(torch.LongTensor([3, 1, 2])).tolist() == 2


def test_cross_takes_the_dim_it_is_given():
    a, b = torch.rand(3, 3), torch.rand(3, 3)
    for dim in (0, 1, -1):
        np.testing.assert_allclose(torch.cross(a, b, dim=dim).numpy(), np.cross(a.numpy(), b.numpy(), axis=dim), 1e-5)
    torch.testing.assert_close(torch.cross(a, b), torch.cross(a, b, dim=0))
