"""isinstance() of layers, schedules and containers answers as in PyTorch: programs choose by it."""

import pytest

import torch
from torch import nn, optim


@pytest.mark.parametrize("pair", [
    "CrossEntropyLoss NLLLoss", "LogSoftmax Softmax", "Softmin Softmax", "UpsamplingBilinear2d UpsamplingNearest2d",
    "modules.padding._ReflectionPadNd modules.padding._CircularPadNd", "ConstantPad2d modules.padding._CircularPadNd",
    "AdaptiveMaxPool2d modules.pooling._AdaptiveAvgPoolNd",
])
def test_no_class_is_a_kind_of_its_sibling(pair):
    first, second = (class_of(name) for name in pair.split())
    assert not issubclass(first, second) and not issubclass(second, first)


@pytest.mark.parametrize("pair", [
    "ZeroPad2d ConstantPad2d", "ZeroPad1d ConstantPad1d", "LazyLinear Linear", "LazyConv2d Conv2d",
    "LazyConvTranspose1d ConvTranspose1d", "LazyBatchNorm3d modules.batchnorm._BatchNorm",
    "ReplicationPad3d modules.padding._ReplicationPadNd", "AdaptiveAvgPool1d modules.pooling._AdaptiveAvgPoolNd",
])
def test_a_class_is_a_kind_of_its_base(pair):
    first, second = (class_of(name) for name in pair.split())
    assert issubclass(first, second)


def class_of(name):
    value = nn
    for part in name.split("."):
        value = getattr(value, part)
    return value


def test_schedules_of_schedules_are_schedules():
    optimizer = optim.SGD([torch.ones(1, requires_grad=True)], lr=1)
    parts = [optim.lr_scheduler.ConstantLR(optimizer, 0.5, 2), optim.lr_scheduler.ExponentialLR(optimizer, 0.5)]
    together, after = optim.lr_scheduler.ChainedScheduler, optim.lr_scheduler.SequentialLR
    for schedule in (together(parts), after(optimizer, parts, [2])):
        assert isinstance(schedule, optim.lr_scheduler.LRScheduler)
        optimizer.step()
        schedule.step()
        assert schedule.get_last_lr() == [optimizer.param_groups[0]["lr"]]
        schedule.load_state_dict(schedule.state_dict())


def test_names_by_which_packages_find_compiled_and_traced_modules():
    import torch._C._nn
    from torch._dynamo.eval_frame import OptimizedModule

    assert isinstance(torch.compile(nn.Linear(1, 1)), OptimizedModule)
    assert torch._dynamo.eval_frame.OptimizedModule is OptimizedModule
    assert "GraphModuleImpl" in str(type(torch.fx.symbolic_trace(nn.Linear(1, 1))))
    assert torch._C._nn.gelu is nn.functional.gelu and torch._C._nn._parse_to("cpu")[0] == torch.device("cpu")


def test_children_begin_anew_with_another_dict():
    first = nn.Sequential(nn.Linear(1, 1), nn.ReLU())
    other = first.__class__.__new__(first.__class__)
    other.__dict__.update(first.__dict__)
    other._modules = {}
    for name, child in first.named_children():
        other.add_module(name, nn.Sequential(child))
    assert isinstance(other[0], nn.Sequential) and isinstance(first[0], nn.Linear)
    assert torch.equal(other(torch.ones(1, 1)), first(torch.ones(1, 1)))
