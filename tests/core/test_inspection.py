"""What help(), dir() and inspect.signature() say of the names that C makes."""

import inspect
import pydoc
import sys

import pytest

import torch
from torch import _core
from torch._names import missing_names
from torch.autograd import Variable

ROWS = list(_core.rows.values())


def public(o):
    return [name for name in dir(o) if not name.startswith("_") and hasattr(o, name)]


@pytest.mark.parametrize("kind", [torch.FloatTensor, Variable])
def test_every_method_has_a_signature(kind):
    for name in public(kind):
        method = getattr(kind, name)
        if isinstance(method, property):
            assert method.__doc__, name
            continue
        if not callable(method) and not inspect.isgetsetdescriptor(method):  # a fact of the class, as its dtype
            assert kind is torch.FloatTensor and name in ("dtype", "is_cuda", "layout")
            continue
        if inspect.isgetsetdescriptor(method):
            assert method.__doc__, name
            continue
        if name in missing_names.SELDOM_OF_TENSORS:  # a function too, and a method once it has been asked for
            continue
        parameters = inspect.signature(method).parameters
        assert parameters and method.__doc__, name
        assert inspect.isfunction(method) or list(parameters)[0] == "self", name


def test_every_function_has_a_signature():
    for name in public(torch):
        function = getattr(torch, name)
        if inspect.ismodule(function) or inspect.isclass(function) or not callable(function):
            continue
        inspect.signature(function)
        assert function.__doc__, name


def test_signatures_are_the_rows():
    assert str(inspect.signature(torch.add)) == "(input, other, *, alpha=1, out=None)"
    assert str(inspect.signature(torch.Tensor.add)) == "(self, /, other, *, alpha=1, out=None)"
    assert str(inspect.signature(torch.Tensor.add_)) == "(self, /, other, *, alpha=1)"
    assert str(inspect.signature(torch.max)) == "(input, *args, out=None, **keywords)"
    for row in ROWS:
        function = getattr(torch, row.name, None)
        if function is None or inspect.ismodule(function) or (function.__module__ or "").startswith("torch.nn"):
            continue
        result = inspect.signature(function).parameters
        names = [parameter[0] for parameter in row.parameters]
        several = any(parameter.kind is parameter.VAR_POSITIONAL for parameter in result.values())
        assert set(names) <= set(result) or several, row.op


def test_signatures_can_be_called():
    x = torch.ones(2)
    bound = inspect.signature(torch.add).bind(x, 3, alpha=2)
    assert torch.add(*bound.args, **bound.kwargs).tolist() == [7, 7]
    assert inspect.signature(torch.norm).parameters["p"].default == 2
    with pytest.raises(TypeError):
        inspect.signature(torch.tanh).bind()


def test_help_says_what_an_operator_does():
    text = pydoc.plain(pydoc.render_doc(torch.add))
    assert "input + alpha * other" in text and "add(input, alpha=1, other" in text and "d input = grad" in text
    text = pydoc.plain(pydoc.render_doc(torch.max))
    assert text.count("max(input") >= 4 and "along dim" in text
    assert "storage" in pydoc.plain(pydoc.render_doc(torch.Tensor.set_))


# Several files of ours fill these modules of PyTorch, and `inspect` reads one file of a module.
SEVERAL = {"torch.distributions.transforms", "torch.optim", "torch.optim.lr_scheduler", *(
    f"torch.nn.modules.{name}" for name in (
        "activation", "batchnorm", "conv", "dropout", "instancenorm", "linear", "loss", "padding", "pooling"))}


@pytest.mark.parametrize("module", [torch.nn, torch.optim, torch.distributions])
def test_classes_have_their_source(module):
    kinds = {kind for kind in (getattr(module, name, None) for name in dir(module)) if inspect.isclass(kind)}
    kinds = {kind for kind in kinds if kind.__module__.startswith(module.__name__)}
    assert len({kind for kind in kinds if kind.__module__ not in SEVERAL}) > 10
    for kind in kinds:
        assert getattr(sys.modules[kind.__module__], kind.__name__) is kind
        if kind.__module__ not in SEVERAL:
            assert inspect.getsource(kind).startswith(f"class {kind.__name__}"), kind


def test_dir_has_the_operators():
    assert {"add", "add_", "matmul", "size", "numpy"} <= set(public(torch.Tensor))
    assert {"zeros", "cat", "nn", "optim", "Tensor"} <= set(public(torch))


@pytest.mark.parametrize("kind, row", [(torch.nn.Softplus, "softplus"), (torch.nn.GLU, "glu"),
                                       (torch.nn.L1Loss, "l1_loss"), (torch.nn.HuberLoss, "huber_loss"),
                                       (torch.nn.GELU, "gelu"), (torch.nn.Flatten, "flatten")])
def test_a_module_of_a_row_is_explained_by_it(kind, row):
    assert torch.explain(kind) == torch.explain(kind()) == torch.explain(row)
    assert torch.explain(row).startswith(f"{row}(")


@pytest.mark.parametrize("name, hint", [("tahn", "did you mean 'tan'"), (torch.nn.Linear, "did you mean 'linear'"),
                                        (5, "what is written in Python has no row")])
def test_what_no_row_explains(name, hint):
    with pytest.raises(ValueError, match=hint):
        torch.explain(name)
