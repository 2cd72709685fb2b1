"""From torch.nn back to Lua: networks of both kinds come through a .t7 file with the same outputs, or are refused."""

import io
import subprocess
import sys

import pytest
from lua_manifest import FOLDER
from test_lua_mixed import variables
from test_lua_modules import CRITERION_CASES, MODULE_CASES, build, close, flat, run

import torch
import torch.legacy.nn as legacy
from torch import nn
from torch.autograd import Variable
from torch.legacy.convert import convert, revert
from torch.utils.serialization import load_lua, save_lua


def through_file(value):
    file = io.BytesIO()
    save_lua(file, value)
    file.seek(0)
    return load_lua(file)


@pytest.mark.parametrize("make, make_input", MODULE_CASES)
def test_every_converted_module_comes_back(make, make_input):
    module, input = build(make, make_input)
    if isinstance(module, legacy.SpatialMaxUnpooling):
        return  # it reads what its pooling noted last
    module.evaluate()
    again = through_file(convert(module))
    assert type(again) is type(module) and not again.train
    assert again.type() == module.type() or not module.parameters()
    for one, other in zip(run(again, input), run(module, input), strict=True):
        close(one, other, 1e-12)


@pytest.mark.parametrize("make, make_input, make_target", CRITERION_CASES)
@pytest.mark.parametrize("average", [True, False])
def test_every_converted_criterion_comes_back(make, make_input, make_target, average):
    criterion, input, target = build(make, make_input, make_target)
    criterion.sizeAverage = average
    loss, given = convert(criterion), variables(input)
    again = through_file(loss)
    assert type(again) is type(criterion) or isinstance(criterion, type(again))
    wanted = criterion.forward(input, target)
    if type(again) is type(criterion):
        assert again.forward(input, target) == wanted
    if torch.is_tensor(target) and flat(input)[0].dim() in (2, 4):
        result = loss(*(given if isinstance(given, list) else [given]), Variable(target, requires_grad=False))
        assert float(result) == pytest.approx(wanted, rel=1e-12)


MODERN = [
    (lambda: nn.Sequential(nn.Conv2d(3, 4, (3, 2), (2, 1), (1, 0)), nn.BatchNorm2d(4), nn.ReLU(inplace=True),
                           nn.MaxPool2d(2, ceil_mode=True), nn.Flatten(), nn.Dropout(0.3), nn.Linear(36, 5),
                           nn.LogSoftmax(dim=1)), (2, 3, 9, 6)),
    (lambda: nn.Sequential(nn.Sequential(nn.Conv2d(2, 4, 3, dilation=2, padding=2, bias=False), nn.PReLU(4)),
                           nn.Flatten(), nn.Sequential(nn.BatchNorm1d(64, affine=False), nn.ELU(0.5))), (2, 2, 4, 4)),
    (lambda: nn.Sequential(nn.ConvTranspose2d(2, 3, 3, 2, 1, 1), nn.AvgPool2d(3, 1, 1, count_include_pad=False),
                           nn.Upsample(scale_factor=2), nn.ZeroPad2d((1, 2, 0, 1)), nn.LocalResponseNorm(3, k=2),
                           nn.AdaptiveMaxPool2d(3)), (1, 2, 3, 4)),
    (lambda: nn.Sequential(nn.Conv3d(2, 3, (1, 2, 3), padding=(0, 1, 1)), nn.BatchNorm3d(3), nn.Softplus(2, 1),
                           nn.MaxPool3d(2, 1), nn.AvgPool3d((1, 2, 1)), nn.ReplicationPad3d(1)), (2, 2, 3, 4, 5)),
    (lambda: nn.Sequential(nn.MaxPool2d(2, 1, dilation=2), nn.Hardtanh(-0.5, 0.7), nn.Legacy(legacy.View(4))),
     (3, 1, 4, 4)),
]


@pytest.mark.parametrize("make, size", MODERN)
@pytest.mark.parametrize("kind", ["FloatTensor", "DoubleTensor"])
def test_networks_that_were_never_lua(make, size, kind):
    torch.manual_seed(2)
    net = make().type(getattr(torch, kind))
    x = torch.randn(*size).type("torch." + kind)
    if size[0] > 1:
        net(Variable(x))  # moves what normalisation remembers
    net.eval()
    wanted = net(Variable(x)).data
    again = through_file(net)
    close(again.forward(x), wanted, 1e-6 if kind == "FloatTensor" else 1e-12)
    assert again.type() == "torch." + kind or not list(net.parameters())
    again.training()
    assert all(module.train for module in again.listModules())
    close(convert(again).eval()(Variable(x)).data, wanted, 1e-6 if kind == "FloatTensor" else 1e-12)


def test_what_modules_share_lua_s_share():
    layer, other = nn.Linear(3, 3), nn.Linear(3, 3)
    other.weight = layer.weight
    held = through_file({"net": nn.Sequential(layer, nn.Tanh(), layer, other), "first": layer, "loss": nn.MSELoss()})
    net = held["net"]
    assert net.get(0) is net.get(2) is held["first"] and type(held["loss"]) is legacy.MSECriterion
    assert net.get(3).weight is net.get(0).weight and net.get(3).gradWeight is net.get(0).gradWeight
    assert net.get(3).bias is not net.get(0).bias
    flat_, gradient = net.getParameters()
    assert flat_.numel() == gradient.numel() == 9 + 3 + 3
    net = revert(nn.Sequential(layer))
    net.get(0).weight.fill_(0)
    assert layer.weight.data.abs().sum() > 0


@pytest.mark.parametrize("name", ["mlp", "convnet", "containers", "lookup"])
def test_lua_s_networks_come_back_with_what_lua_recorded(name):
    recorded = load_lua(FOLDER / f"{name}_io.b.t7")
    net = through_file(convert(load_lua(FOLDER / f"{name}.b.t7")))
    close(net.forward(recorded["input"] - (name == "lookup")), recorded["output"], 1e-6)


@pytest.mark.parametrize("module, what", [
    (nn.GELU(), "GELU"), (nn.LSTM(2, 3), "LSTM"), (nn.Conv2d(2, 2, 3, groups=2), r"Conv2d \(groups=2\)"),
    (nn.Conv2d(2, 2, 3, padding="same"), r"Conv2d \(padding='same'\)"), (nn.Softmax(dim=-1), r"Softmax \(dim=-1\)"),
    (nn.Conv2d(2, 2, 3, padding=1, padding_mode="circular"), r"\(padding_mode='circular'\)"),
    (nn.MaxPool2d(2, return_indices=True), r"\(return_indices=True\)"), (nn.MSELoss(reduction="none"), "MSELoss"),
    (nn.Upsample(scale_factor=1.5), "whole number"), (nn.AdaptiveMaxPool2d((None, 2)), "output_size"),
    (nn.AvgPool3d(2, padding=1), r"\(padding=1\)"), (nn.BatchNorm2d(3, momentum=None), "momentum=None"),
    (nn.BatchNorm2d(3, track_running_stats=False), "track_running_stats"), (nn.Dropout(1.0), "probability"),
    (nn.Embedding(3, 2, padding_idx=1), "padding_idx=1"), (nn.Conv2d(2, 2, 3, padding=(1, 0), dilation=(1, 2)), None),
    (nn.Flatten(0), r"Flatten\(start_dim=0"), (nn.Flatten(), "no Linear behind it"),
    (nn.SmoothL1Loss(beta=2), "beta=2"),
    (nn.LocalResponseNorm(4), "even size, 4"), (nn.MultiLabelSoftMarginLoss(reduction="sum"), "size_average=False"),
])
def test_what_lua_cannot_say_is_refused_with_its_place(module, what, tmp_path):
    net = nn.Sequential(nn.Tanh(), nn.Sequential(module))
    if what is None:
        assert type(revert(net).get(1).get(0)) is legacy.SpatialDilatedConvolution
        return
    with pytest.raises(TypeError, match=f"{what}.*module 1.0 of the network|module 1.0 of the network, has {what}"):
        save_lua(tmp_path / "model.t7", net)
    assert not (tmp_path / "model.t7").exists()


class Own(nn.Sequential):
    def forward(self, x):
        return super().forward(x) + 1


class Named(nn.Sequential):
    """Only a name for a Sequential."""


def test_classes_of_the_user():
    with pytest.raises(TypeError, match="no counterpart of Own$"):
        revert(Own(nn.Tanh()))
    assert type(revert(Named(nn.Tanh()))) is legacy.Sequential
    with pytest.raises(TypeError, match="need a module of torch.nn"):
        revert(legacy.Tanh())


def test_lua_s_dilated_pooling_has_a_class_of_its_own():
    file = io.BytesIO()
    save_lua(file, nn.Sequential(nn.MaxPool2d(2, dilation=2), nn.MaxPool3d(2, dilation=2), nn.MaxPool2d(2)))
    for name, count in ((b"nn.SpatialDilatedMaxPooling", 1), (b"nn.VolumetricDilatedMaxPooling", 1),
                        (b"nn.SpatialMaxPooling", 1)):
        assert file.getvalue().count(name) == count


def test_modern_modules_in_a_legacy_network_are_written_as_lua_s():
    net = legacy.Sequential(legacy.Modern(nn.Linear(4, 3)), legacy.Tanh())
    x = torch.randn(2, 4)
    again = through_file(net)
    assert type(again.get(0)) is legacy.Linear and again.forward(x).equal(net.forward(x))
    with pytest.raises(TypeError, match="GELU"):
        through_file(legacy.Sequential(legacy.Modern(nn.GELU())))


def test_the_program_goes_back(tmp_path):
    net = nn.Sequential(nn.Linear(4, 3), nn.Sigmoid())
    x = torch.randn(2, 4)
    torch.save(net, tmp_path / "model.pt")
    command = [sys.executable, "-m", "torch.legacy.convert", str(tmp_path / "model.pt"), str(tmp_path / "model.t7")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert load_lua(tmp_path / "model.t7").forward(x).equal(net(Variable(x)).data)
    torch.save(nn.Sequential(nn.GELU()), tmp_path / "model.pt")
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1 and "GELU" in done.stderr and "Traceback" not in done.stderr
