"""Compositions: expressions of calls, as Python, and the mistakes in them."""

import pytest
from small_catalogue import SMALL, problems, small

from codegen.print import python

STACK = "  python: stack\n"


def composed(text, let=""):
    return SMALL.replace(STACK, let + f"  compose: >-\n    {text}\n")


@pytest.mark.parametrize("written, text", [
    ("cat(tensors, dim)", "torch.cat(tensors, dim)"),
    ("cat([t.exp() for t in tensors], dim=dim)", "torch.cat([t.exp() for t in tensors], dim=dim)"),
    ("cat([select(t.dim() < 2, t.t(), t + 1) for t in tensors])",
     "torch.cat([t.t() if t.dim() < 2 else t + 1 for t in tensors])"),
    ("tensors[0].sum(keepdim=True)", "tensors[0].sum(keepdim=True)"),
    ("select(dim == None, cat(tensors), cat(tensors, dim)).t()",
     "(torch.cat(tensors) if dim is None else torch.cat(tensors, dim)).t()"),
    ("tensors[0].to(result_type(tensors[0], tensors[1]))", "tensors[0].to(torch.result_type(tensors[0], tensors[1]))"),
    ("pair_input(tensors, select(is_signed(dim), dim, 0), 2, 1)",
     "internal.pair_input(tensors, dim if dim.dtype.is_signed else 0, 2, 1)"),
    ("cat(tensors).sub_(1) * -(dim + 1)", "torch.cat(tensors).sub_(1) * (-(dim + 1))"),
    ("cat([tensors[k] for k in range(least(dim, len(tensors))) if k != 1])",
     "torch.cat([tensors[k] for k in range(min(dim, len(tensors))) if k != 1])"),
    ("tensors[0].sum((1,) * dim + listed(dim))", "tensors[0].sum(((1,) * dim) + listed(dim))"),
    ("tensors[0].to(int64)", "tensors[0].to(torch.int64)"),
])  # fmt: skip
def test_expressions(written, text):
    signed = "  compose: input.dtype.is_signed\n"
    rows = small(composed(written).replace("  python: is_signed\n", signed).replace("op: add(", "op: sub("))
    assert python.composition(rows.by_op["stack"], rows) == f"def stack(tensors, dim=0):\n    return {text}"


def test_parts_are_statements():
    rows = small(composed("joined.exp()", "  let: {joined: 'cat(tensors, dim)'}\n"))
    assert python.composition(rows.by_op["stack"], rows) == (
        "def stack(tensors, dim=0):\n    joined = torch.cat(tensors, dim)\n    return joined.exp()")


def test_choices_are_statements_that_compute_the_parts_of_one_branch():
    rows = small(composed(
        "select(dim > 0, second, select(dim == 0, first, cat(tensors, shift)))",
        "  let: {shift: dim + 1, first: cat(tensors), second: 'cat(tensors, shift)'}\n"))
    assert python.composition(rows.by_op["stack"], rows) == """\
def stack(tensors, dim=0):
    shift = dim + 1
    if dim > 0:
        second = torch.cat(tensors, shift)
        return second
    if dim == 0:
        first = torch.cat(tensors)
        return first
    return torch.cat(tensors, shift)"""


def test_conditions_come_first_and_show_what_they_read():
    rows = small(composed("cat(tensors, dim)", """  require:
    - that: dim >= 0 and tensors[0].dim() > dim
      IndexError: need a dim
"""))
    assert python.helpers(rows) == {"torch._base.arguments": ["refusal"]} and not python.helpers(small(SMALL))
    assert python.composition(rows.by_op["stack"], rows) == (
        "def stack(tensors, dim=0):\n"
        "    if not ((dim >= 0) and (tensors[0].dim() > dim)):\n"
        '        raise refusal(IndexError, "stack", "need a dim", dim=dim, tensors=tensors)\n'
        "    return torch.cat(tensors, dim)")


def test_conditions_may_warn_and_read_parts():
    rows = small(composed("cat(tensors, place)", """  let:
    rank: tensors[0].dim()
    place: select(dim < 0, dim + rank, dim)
  require:
    - that: multiplied([rank, 1]) > 1
      UserWarning: need two dims
"""))
    assert python.helpers(rows) == {
        "math": ["prod"], "torch._base.arguments": ["refusal"], "warnings": ["warn"]}
    assert python.composition(rows.by_op["stack"], rows) == (
        "def stack(tensors, dim=0):\n"
        "    rank = tensors[0].dim()\n"
        "    if not (prod((rank, 1)) > 1):\n"
        '        warn(refusal(UserWarning, "stack", "need two dims", tensors=tensors), stacklevel=2)\n'
        "    place = dim + rank if dim < 0 else dim\n"
        "    return torch.cat(tensors, place)")


@pytest.mark.parametrize("require, sentence", [
    ("dim > 0", "write {that: a condition, RuntimeError: need ...}"),
    ("{that: dim > 0}", "write {that: a condition, RuntimeError: need ...}"),
    ("{that: dim > 0, KeyError: need more}", "write {that: a condition, RuntimeError: need ...}"),
    ("{that: dim > 0, ValueError: more}", "'more': write what a call needs, 'need a matrix'"),
    ("{that: dmi > 0, ValueError: need more}", "unknown name 'dmi'; did you mean 'dim'?"),
    ("{that: 1 > 0, ValueError: need more}", "'1 > 0' reads no parameter"),
    ("{that: sizes(dim) > 0, ValueError: need more}", "no row is named 'sizes'"),
])  # fmt: skip
def test_mistakes_in_conditions(require, sentence):
    messages = problems(composed("cat(tensors, dim)", f"  require: [{require}]\n"))
    assert any(sentence in message for message in messages), messages


@pytest.mark.parametrize("written, let, sentence", [
    ("cta(tensors, dim)", "", "no row is named 'cta'; did you mean 'cat'?"),
    ("cat(tensors, axis=dim)", "", "cat has no parameter 'axis'"),
    ("cat(tensors, dim, 1)", "", "cat takes 2 arguments at most, not 3"),
    ("tensors[0].wrong()", "", "no row is named 'wrong'"),
    ("cat(tensor, dim)", "", "unknown name 'tensor'; did you mean 'tensors'?"),
    ("tensors[0].data_type", "", "'tensors[0].data_type': a composition reads dtype, device"),
    ("select(dim, tensors)", "", "write select(condition, one, other)"),
    ("[t for t in tensors if t if dim]", "", "write [item for name in list], with one `if condition` at most"),
    ("tensors[0] if dim else tensors[1]", "", "write select(dim, tensors[0], tensors[1])"),
    ("cat(tensors)", "  let: {part: dim + 1}\n", "let.part: no formula reads it"),
    ("cat(tensors, dims)", "  let: {dims: dim + other}\n", "unknown name 'other'"),
    ("cat(tensors, max)", "  let: {max: dim + 1}\n", "a let has a snake_case name of its own"),
])  # fmt: skip
def test_mistakes(written, let, sentence):
    assert any(sentence in message for message in problems(composed(written, let)))


@pytest.mark.parametrize("formula", ['"right"', "[t for t in input]", "input.dtype"])
def test_only_compositions_have_words_lists_and_types(formula):
    assert problems(SMALL.replace("  loop: tanh(input)\n", f"  loop: {formula}\n"))
