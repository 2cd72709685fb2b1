"""Missing names of torch: the message suggests an alternative that exists."""

import importlib
import re
import sys

import pytest
from names_of_pytorch import read

import torch
import torch.multiprocessing
from torch._names import absent, advice, aliases, missing_names
from torch.autograd import Variable

NAMES = read()
NO_FUNCTIONS = ("ops classes legacy_contiguous_format qint8 qint32 quint4x2 quint8 per_channel_affine per_tensor_affine"
                " per_channel_affine_float_qparams per_channel_symmetric per_tensor_symmetric"
                " HAS_NUMPY MP_STATUS_CHECK_INTERVAL python_exit_status"
                " DEFAULT_PROTOCOL FILE_LIKE MAP_LOCATION has_cuda has_cudnn has_mkldnn has_mps default_generators"
                " _global_backward_hooks _global_backward_pre_hooks _global_buffer_registration_hooks"
                " _global_forward_hooks _global_forward_pre_hooks _global_module_registration_hooks"
                " _global_parameter_registration_hooks").split()


def message(name, owner=torch):
    with pytest.raises(AttributeError) as raised:
        getattr(owner, name)
    return str(raised.value)


def test_every_name_of_tensors_is_here_or_says_what_to_use():
    for owner in (torch.FloatTensor, Variable, torch.ones(1, 1)):
        names = set(NAMES["torch.Tensor"]) - {"imag"}  # which real numbers have not
        missing = [name for name in names if not hasattr(owner, name)]
        assert [name for name in missing if "; use " not in message(name, owner)] == []


def test_what_is_named_instead_is_there():
    texts = [*advice.INSTEAD.values(), *advice.OF_MODULES.values(), *(instead for _, instead in advice.FAMILIES)]
    for instead in texts:
        for path in re.findall(r"\btorch\.([\w.]+\w)", instead):
            position = torch
            for part in path.split("."):
                position = getattr(position, part)
        for name in re.findall(r"(?<![.\w])(?:tensor|x)\.(\w+)", instead):
            assert hasattr(torch.FloatTensor, name), instead


def test_advice_is_only_for_names_that_are_nowhere():
    assert [name for name in advice.INSTEAD if missing_names.home_of(name)] == []
    assert [name for name in advice.INSTEAD if missing_names._has(torch.Tensor, name)] == []


@pytest.mark.parametrize("place", [place for place in NAMES if absent.absence(place) is None])
def test_every_path_in_advice_leads_somewhere(place):
    owner = torch.FloatTensor if place == "torch.Tensor" else importlib.import_module(place)
    for name in (one.lstrip("+") for one in NAMES[place]):
        if hasattr(owner, name):
            continue
        text = message(name, owner).partition("; use ")[2]
        for path in re.findall(r"\btorch\.([\w.]+\w)", text):
            result = torch
            for part in path.split("."):
                result = getattr(result, part)
        for other in (torch.nn, torch.nn.functional, torch.linalg, torch):
            if other is not owner and name in other.__all__:
                assert name in text, f"{place}.{name}: {text}"


@pytest.mark.parametrize("name, home", [("Unflatten", "torch.nn"), ("LazyLinear", "torch.nn"),
                                        ("lstsq", "torch.linalg"),
                                        ("gumbel_softmax", "torch.nn.functional"), ("DataLoader", "torch.utils.data")])
def test_a_name_is_searched_before_anything_is_advised(name, home):
    assert message(name) == f"torch has no '{name}'; use {home}.{name}"


def test_the_list_of_tensors_has_what_is_missing_alone():
    absent = missing_names.OF_TENSORS
    assert [name for name in absent if hasattr(torch.FloatTensor, name) or hasattr(Variable, name)] == []
    assert len(missing_names.OF_TENSORS) == len(set(missing_names.OF_TENSORS)) > 10
    assert all(hasattr(torch.FloatTensor, name) for name in missing_names.SELDOM_OF_TENSORS)
    assert all(hasattr(one, name) for one in (torch.ones(1, 1), Variable(torch.ones(1, 1)))
               for name in set(dir(one)) - {"__cuda_array_interface__", "imag"})
    assert "backward" in dir(Variable(torch.ones(1))) and "to_mkldnn" not in dir(Variable(torch.ones(1)))
    assert repr(vars(torch.Tensor)["to_mkldnn"]) == f"{missing_names.describe('to_mkldnn')}"


def test_methods_and_near_names():
    assert "tensor.is_contiguous(...)" in message("is_contiguous")
    assert "did you mean 'tanh'" in message("tanhh") and "did you mean 'FloatTensor'" in message("floattensor")
    assert message("nothing_like_it_at_all") == "torch has no 'nothing_like_it_at_all'"
    assert "'_" not in message("laod").removeprefix("torch has no 'laod'") and "'load'" in message("laod")
    assert message("Relu", torch.nn) == "torch.nn has no 'Relu'; did you mean 'ReLU'?"
    assert message("tanh", torch.linalg) == "torch.linalg has no function 'tanh'; use the method: tensor.tanh(...)"
    assert message("fold") == "torch has no 'fold'; use torch.nn.functional.fold"
    assert message("Linear", torch.optim) == "torch.optim has no 'Linear'; use torch.nn.Linear"
    with pytest.raises(ImportError):
        from torch import nonsense  # noqa: F401


@pytest.mark.parametrize("name", absent.ABSENT)
def test_modules_that_are_not_there(name):
    """Missing modules can be imported, with submodules and names; a call explains why it fails."""
    module = importlib.import_module(f"{name}some" if name.endswith(".") else name)
    below = importlib.import_module(f"{module.__name__}.some.place")
    for call in (module.function, module.Class, below.function, module.Class.method):
        with pytest.raises(NotImplementedError, match=re.escape(f"is not there: {absent.ABSENT[name]}")):
            call(1, option=2)
    assert not isinstance(3, module.Class) and module.Class is module.Class

    class Derived(module.Class):
        pass
    assert not hasattr(module, "__nothing__") and not isinstance(Derived(), torch.nn.Module)


def test_absent_classes_of_present_modules_are_classes():
    """transformers asks `isinstance(model, FullyShardedDataParallel)` after such an import."""
    for place in [name for name in absent.ABSENT if name.endswith(".") and name[:-1] not in aliases.ALIASES]:
        space = {}
        exec(f"from {place[:-1]} import NoSuchClass", space)
        assert isinstance(space["NoSuchClass"], type) and not isinstance(3, space["NoSuchClass"])
        with pytest.raises(NotImplementedError, match=re.escape(absent.ABSENT[place])):
            space["NoSuchClass"](1)
        delattr(importlib.import_module(place[:-1]), "NoSuchClass")
        sys.modules.pop(f"{place}NoSuchClass", None)


def test_names_of_present_modules_that_packages_import():
    """torchvision registers its operators with ONNX when it is imported, and torch_geometric asks for exports."""
    assert torch.onnx.is_in_onnx_export() is False
    torch.onnx.register_custom_op_symbolic("package::op", len, 11)
    for module, reasons in absent.ABSENT_NAMES.items():
        for reason, names in reasons.items():
            for name in names.split():
                result = getattr(importlib.import_module(module), name)
                assert getattr(result, "_reason", reason) == reason, "the name is here"
                assert hasattr(result, "_reason") or name.startswith("register_") or name == "functional_datapipe"


def test_names_that_are_found_later():
    for position, names in missing_names.LATER.items():
        for name in names:
            found = getattr(importlib.import_module(position), name)
            assert callable(found) or hasattr(found, "__path__") or hasattr(found, "__file__") or name in NO_FUNCTIONS


@pytest.mark.parametrize("name", ["", ".", "..nn", "nn.functional", "nn.", "nothing.at.all", "a\0b", "FloatSto._utils",
                                  "x" * 5000])
def test_names_that_are_none(name):
    for module in (torch, torch.nn, torch.utils):
        assert not hasattr(module, name)
