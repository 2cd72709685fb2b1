"""Tests of errors that follow from a row's statements: conditions, shapes, words, divisors and element types."""

import re

import numpy as np
import pytest

import torch
from torch.codegen.model.bodies import ELEMENTS
from torch.codegen.model.evaluate import evaluate
from torch.codegen.model.formula import Name, Number, divisors, exponents, names, walk
from torch.codegen.model.signature import FLOATING, INTEGRAL

from .cases import SUPPORTED, Case, form_of, samples
from .values import over

LENGTHS = {letter: 2 + k for k, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}


def numeric(row):
    """Return the element type in which a row is tested."""
    return "Float" if "Float" in row.dtypes else row.dtypes[0]


def refused(row, sample, dtype, kind, sentence):
    """Check that a call raises the error with a message that begins with the op's name."""
    case = Case(row, sample, dtype)
    with pytest.raises(kind) as raised:
        case.call(case.arguments())
    text = str(raised.value)
    names = "|".join((row.op, row.shown, row.op.removesuffix(ELEMENTS)))
    assert re.fullmatch(rf"({names}): {sentence}", text, re.S), f"{row.op} {sample}: {text}"


# Conditions


def conditions(row):
    """Return the conditions on one number, and values that violate them, nearest first."""
    for condition in row.require:
        read = set(names(condition.tree))
        parameter = row.parameter(next(iter(read))) if len(read) == 1 else None
        if parameter is None or parameter.kind not in ("scalar", "int", "either", "reduction"):
            continue
        limits = sorted({node.value for node in walk(condition.tree) if isinstance(node, Number)})
        tried = [limit + step for limit in limits for step in (0, 1, -1, -2 * abs(limit))]
        bad = [value for value in tried if not evaluate(condition.tree, {parameter.name: float(value)})
               and not (row.elements and parameter is row.reduction and value == 0)]  # the row of the elements takes it
        if bad:
            yield condition, parameter, bad[0]


@over(lambda row: row.body.kind != "composed" and samples(row) and any(conditions(row)))
def test_numbers_that_a_condition_refuses(row):
    for condition, parameter, value in conditions(row):
        sample = samples(row)[0] | {parameter.name: value}
        sentence = rf"{parameter.name} is {re.escape(f'{value:g}')}; need {re.escape(condition.text)}"
        refused(row, sample, numeric(row), ValueError, sentence)


def worded(row):
    """Return the parameters that take words, if the name has only this row."""
    return [p for p in row.parameters if p.kind == "word"]


@over(lambda row: row.body.kind != "random" and samples(row) and worded(row))
def test_words_that_a_row_does_not_know(row):
    for p in worded(row):
        others = r"(\w+ )*", r"( \w+)*"  # words of other overloads
        sentence = rf"{p.name} is 'zed'; need one of: {others[0]}{' '.join(p.words)}{others[1]}"
        refused(row, samples(row)[0] | {p.name: "zed"}, numeric(row), ValueError, sentence)


# Sizes


def shaped(row):
    """Return consistent sizes of all tensors that `shapes` names."""
    def length(letter):
        return int(letter) if letter.isdigit() else LENGTHS[letter]
    return {p.name: [length(letter) for letter in row.letters[p.name]] for p in row.tensors if p.name in row.letters}


def is_shaped(row):
    """Return whether `shapes` gives sizes of tensors with dims, and nothing else is required."""
    required = all(p.name in row.shapes for p in row.parameters if p.required) if row.shapes else False
    return required and any(shaped(row).values())


@over(is_shaped)
def test_sizes_that_shapes_refuse(row):
    for name, size in shaped(row).items():
        if name not in row.broadcast and name not in row.batched:
            dims = f"{len(size)} dimension{'' if len(size) == 1 else 's'}"
            refused(row, shaped(row) | {name: [*size, 2]}, numeric(row), RuntimeError, f".*need {name} with {dims}")
        for dim, letter in enumerate(row.letters[name]):
            others = sum(list(row.letters[p]).count(letter) for p in shaped(row))
            if name in row.broadcast or others < 2 and not letter.isdigit():
                continue
            wrong = [length + (k == dim) * 30 for k, length in enumerate(size)]
            sentence = rf".*need (.*{name}\.size\({dim}\).*|\w+ that broadcasts to .*|a square matrix)"
            refused(row, shaped(row) | {name: wrong}, numeric(row), RuntimeError, sentence)


def broadcasts(row):
    """Return whether a loop of two tensors broadcasts them."""
    tensors = [p for p in row.tensors if p.kind in ("tensor", "either")]
    return row.body.kind == "loop" and len(tensors) > 1 and not row.states and is_called_by_tensors(row)


def is_called_by_tensors(row):
    """Return whether a call needs only tensors."""
    return not any(p.required and p.is_option for p in row.parameters)


@over(broadcasts)
def test_sizes_that_do_not_broadcast(row):
    first, second = row.tensors[:2]
    sizes = {p.name: [2, 4] if p is second else [2, 3] for p in row.tensors}
    sentence = rf".*{first.name} is .*, {second.name} is .*; sizes 3 and 4 differ in dimension 1 of the result.*"
    refused(row, sizes, numeric(row), RuntimeError, sentence)


@over(lambda row: row.body.kind == "reduce" and not row.body.empty and is_called_by_tensors(row))
def test_reductions_of_no_elements(row):
    sizes = {p.name: [0] for p in row.tensors}
    dims = [p.kind for p in row.parameters if p.kind in ("dim", "dims")]
    kind = IndexError if dims and (dims == ["dim"] or row.body.ordered) else RuntimeError
    refused(row, sizes, numeric(row), kind, rf"{row.tensors[0].name} is .* 0; need at least one element")


# Elements


def unsafe(row, what):
    """Return the integer tensors that a loop's formulas divide by or use as exponents."""
    if row.body.kind != "loop" or not set(row.dtypes) & set(INTEGRAL) or not is_called_by_tensors(row):
        return []
    trees = [read.tree for read in row.body.formulas.values()]
    return [p for p in row.tensors if any(Name(p.name) in what(tree) for tree in trees)]


def of_integers(row, parameter, value):
    """Return integer calls in which one tensor contains the value, or is that number."""
    call = {p.name: {"values": [1, value if p is parameter else 1]} for p in row.tensors}
    return [call, call | {parameter.name: value}] if parameter.kind == "either" else [call]


@over(lambda row: unsafe(row, divisors))
def test_divisors_of_integers_that_are_zero(row):
    for p in unsafe(row, divisors):
        for sample in of_integers(row, p, 0):
            refused(row, sample, "Int", RuntimeError, rf"{p.name} (holds|is) 0 and integers cannot be divided by it")


@over(lambda row: unsafe(row, exponents))
def test_exponents_of_integers_that_are_negative(row):
    for p in unsafe(row, exponents):
        for sample in of_integers(row, p, -1):
            if isinstance(sample[p.name], int):
                refused(row, sample, "Int", RuntimeError,
                        rf"{p.name} is negative, and integers have no negative powers; "
                        r"convert input with \.float\(\)")
            else:  # 0, 1 and -1
                case = Case(row, sample, "Int")
                assert case.call(case.arguments()).tolist() == [1, 1]


@over(lambda row: row.tensors and not set(SUPPORTED[form_of(row)]) & set(FLOATING) and row.body.kind != "composed")
def test_floats_that_a_row_does_not_take(row):
    first = next((p for p in row.tensors if p.dtype is None), None)
    if first is None or not samples(row):
        return
    case = Case(row, samples(row)[0], row.dtypes[0])
    arguments = case.arguments()
    given = np.asarray(case.values[first.name])
    arguments[first.name] = torch.FloatTensor(np.zeros(given.shape).tolist())
    with pytest.raises(TypeError) as raised:
        case.call(arguments)
    assert re.fullmatch(rf"{row.shown}: .*{first.name} is FloatTensor.*; need .*Tensor.*", str(raised.value), re.S)
