"""Modules and criterions of torch.legacy.nn have equal results on GPU and CPU."""

import numpy as np
import pytest
from test_lua_modules import CRITERION_CASES, MODULE_CASES, build, flat, floating

import torch
import torch.legacy.nn as nn
from torch.cuda import comm
from torch.legacy.nn.utils import each

# They draw other numbers on each device, or name types themselves.
DRAWN = {"Copy", "DontCast", "Dropout", "RReLU", "SpatialDropout", "SpatialFractionalMaxPooling", "VolumetricDropout",
         "VolumetricFractionalMaxPooling", "WhiteNoise", "SpatialMaxUnpooling", "VolumetricMaxUnpooling"}
CASES = [case for case in MODULE_CASES if case.id.partition("-")[0] not in DRAWN]


def far(value):
    return each(lambda tensor: tensor.cuda() if torch.is_tensor(tensor) else tensor, value)


def near(found, wanted):
    for one, other in zip(flat(found), flat(wanted), strict=True):
        assert one.is_cuda and one.size() == other.size()
        np.testing.assert_allclose(one.cpu().double().numpy(), other.double().numpy(), atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("make, make_input", CASES)
def test_modules_of_lua(make, make_input):
    module, input = build(make, make_input)
    module.float()
    input = each(lambda tensor: tensor.float() if floating(tensor) else tensor, input)
    twin, given = module.clone().cuda(), far(input)
    assert twin.type() == "torch.cuda.FloatTensor"
    assert all(tensor.is_cuda for tensor in (twin.parameters() or ((), ()))[0])
    wanted = module.forward(input)
    result = twin.forward(given)
    near(result, wanted)
    if not all(floating(tensor) for tensor in flat(wanted)):
        return
    ones = each(lambda tensor: tensor.clone().fill_(1), wanted)
    slopes = module.backward(input, ones)
    for one, other in zip(flat(twin.backward(given, far(ones))), flat(slopes), strict=True):
        if other.numel():
            near(one, other)
    for one, other in zip(*((kind.parameters() or ((), ()))[1] for kind in (twin, module)), strict=True):
        near(one, other)
    back = twin.float()
    assert all(not tensor.is_cuda for tensor in (back.parameters() or ((), ()))[0])


@pytest.mark.parametrize("make, make_input, make_target", CRITERION_CASES)
def test_criterions_of_lua(make, make_input, make_target):
    criterion, input, target = build(make, make_input, make_target)
    input, target = (each(lambda tensor: tensor.float() if floating(tensor) else tensor, value)
                     for value in (input, target))
    criterion.float()
    wanted, slopes = criterion.forward(input, target), criterion.backward(input, target)
    twin = criterion.clone().cuda()
    assert twin.forward(far(input), far(target)) == pytest.approx(wanted, rel=1e-4, abs=1e-5)
    near(twin.backward(far(input), far(target)), slopes)


def test_shared_parameters_stay_shared():
    layer = nn.Linear(3, 3)
    net = nn.Sequential(layer, nn.Tanh(), layer.clone("weight", "bias")).cuda()
    net.get(0).weight.fill_(2)
    assert float(net.get(2).weight.sum()) == 18
    assert net.getParameters()[0].is_cuda


@pytest.mark.parametrize("buffer_size", [1, 40, 10**7])
def test_coalesced_copies_and_sums(buffer_size):
    devices = list(range(min(2, torch.cuda.device_count())))
    given = [torch.randn(3, 4).cuda(0), torch.randn(5).double().cuda(0), torch.randn(2, 2, 2).cuda(0),
             torch.LongTensor([1, 2]).cuda(0)]
    copies = comm.broadcast_coalesced(given, devices, buffer_size)
    assert len(copies) == len(devices)
    for device, result in zip(devices, copies, strict=True):
        assert [one.get_device() for one in result] == [device] * 4
        assert all(one.type() == other.type() and one.cpu().equal(other.cpu())
                   for one, other in zip(result, given, strict=True))
    sums = comm.reduce_add_coalesced(copies, 0, buffer_size)
    for one, other in zip(sums, given, strict=True):
        assert one.get_device() == 0 and one.cpu().equal(other.cpu() * len(devices))
