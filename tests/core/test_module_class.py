"""Modules of torch have a class of their own, and act as plain modules in every other way."""

import copy
import importlib
import inspect
import pickle
import subprocess
import sys
import types
from unittest import mock

import pytest

import torch
import torch.nn.functional as F

MODULES = torch, F, torch.nn, torch.linalg, torch.fft, torch.utils.data


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_a_module_is_found_by_its_name(module):
    assert type(module).__name__ == "_Module" and isinstance(module, types.ModuleType) and inspect.ismodule(module)
    assert vars(module)["__name__"] == module.__name__ and repr(module).startswith(f"<module '{module.__name__}' from")
    assert pickle.loads(pickle.dumps(module)) is module and copy.deepcopy(module) is module


def test_names_are_those_of_the_dict():
    with mock.patch("torch.zeros", lambda *sizes: sizes):
        assert torch.zeros(2, 3) == (2, 3)
    assert torch.zeros(1).item() == 0
    torch.a_new_name = 5
    assert torch.a_new_name == 5 and vars(torch)["a_new_name"] == 5
    del torch.a_new_name
    assert not hasattr(torch, "a_new_name")
    assert getattr(torch, type("Name", (str,), {})("ones")) is torch.ones


def test_missing_names_are_explained():
    with pytest.raises(AttributeError, match="did you mean 'tensor'"):
        torch.tesnor  # noqa: B018
    with pytest.raises(TypeError, match="must be string"):
        getattr(torch, [])
    with pytest.raises(TypeError, match="unhashable"):
        type(torch).__getattribute__(torch, type("Name", (str,), {"__hash__": None})("ones"))


def test_a_class_of_a_program_replaces_it():
    own = type(torch)

    class Watched(types.ModuleType):
        def __getattribute__(self, name):
            return 7 if name == "seven" else super().__getattribute__(name)

    try:
        torch.__class__ = Watched
        assert torch.seven == 7 and torch.ones(1).item() == 1
        torch.__class__ = type("Derived", (own,), {})
        assert torch.ones(1).item() == 1
    finally:
        torch.__class__ = own


def test_reload_and_star():
    code = ("import importlib, torch; from torch import *; before = type(torch); importlib.reload(torch); "
            "assert type(torch) is before and ones(1).item() == torch.ones(1).item() == 1 and torch.fft.fft")
    subprocess.run([sys.executable, "-c", code], check=True)
    assert importlib.import_module("torch") is torch
