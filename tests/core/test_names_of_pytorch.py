"""Every public module and name of PyTorch 2.13 is here, or an error says what to use; classes have PyTorch's home."""

import importlib
import pickle
import re

import names_of_pytorch
import pytest

import torch
from torch._names import absent

NAMES = names_of_pytorch.read()
PRESENT = [name for name in NAMES if absent.absence(name) is None and name != "torch.Tensor"]


def advice_on(owner, name):
    """Return the error of a name, or None if it is there."""
    try:
        getattr(owner, name)
    except AttributeError as error:
        return str(error)
    return None


def test_the_list_is_that_of_pytorch():
    assert len(PRESENT) > 150 and sum(map(len, NAMES.values())) > 3000


@pytest.mark.parametrize("name", [name for name in NAMES if name != "torch.Tensor"])
def test_a_module_can_be_imported(name):
    module = importlib.import_module(name)
    above, _, last = name.rpartition(".")
    if above:
        result = getattr(importlib.import_module(above), last)
        assert result is module or callable(result), "an attribute of the package is a function of that name at most"


@pytest.mark.parametrize("name", PRESENT)
def test_a_name_is_here_or_its_error_says_what_to_use(name):
    module = importlib.import_module(name)
    errors = {one: advice_on(module, one.lstrip("+")) for one in NAMES[name]}
    advised = re.compile("; use .|; did you mean .")
    assert [one for one, error in errors.items() if error is not None and not advised.search(error)] == []


@pytest.mark.parametrize("name", PRESENT)
def test_a_class_reports_the_home_that_it_has_in_pytorch(name):
    module = importlib.import_module(name)
    classes = {one[1:]: getattr(module, one[1:], None) for one in NAMES[name] if one.startswith("+")}
    own = {one: kind for one, kind in classes.items() if isinstance(kind, type) and kind.__qualname__ == one
           and not hasattr(kind, "_reason") and one != "Variable" and f"+{one}" not in NAMES.get(kind.__module__, ())}
    assert {one: kind.__module__ for one, kind in own.items()} == {}
    for one, kind in classes.items():
        if isinstance(kind, type) and kind.__module__ == name and kind.__qualname__ == one:
            assert pickle.loads(pickle.dumps(kind)) is kind


def test_files_of_others_name_our_classes_by_that_home():
    assert torch.nn.BatchNorm2d.__module__ == "torch.nn.modules.batchnorm"
    assert torch.optim.SGD.__module__ == "torch.optim.sgd" and torch.optim.sgd.SGD is torch.optim.SGD
    assert importlib.import_module("torch.optim.sgd").SGD is torch.optim.SGD
    assert importlib.import_module("torch.multiprocessing.spawn").spawn is torch.multiprocessing.spawn
    with torch.serialization.safe_globals([torch.nn.ReLU]):
        assert torch.nn.ReLU.__module__ == "torch.nn.modules.activation"
