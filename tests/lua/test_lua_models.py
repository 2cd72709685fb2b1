"""Networks and criterions that Lua torch wrote: they compute what Lua computed, train, and are written back."""

import io

import pytest
from lua_manifest import ENTRIES, FOLDER

import torch
import torch.legacy.nn as nn
from torch.utils.serialization import load_lua, read_t7, save_lua, write_t7

MODELS = [name.removesuffix("_io.b.t7") for name in ENTRIES if name.endswith("_io.b.t7")]


def close(a, b, tolerance=1e-6):
    assert a.type() == b.type() and a.size() == b.size()
    assert (a - b).abs().max() <= tolerance * b.abs().max()


@pytest.mark.parametrize("mode", "ba")
@pytest.mark.parametrize("name", MODELS)
def test_a_network_gives_the_recorded_output(name, mode):
    if not (FOLDER / f"{name}.{mode}.t7").exists():
        mode = "b"
    model = load_lua(FOLDER / f"{name}.{mode}.t7")
    recorded = load_lua(FOLDER / f"{name}_io.b.t7")
    input = recorded["input"]
    if name == "lookup":
        input = input - 1  # tensors of a file are as Lua had them, and indices count from 0 here
    close(model.forward(input), recorded["output"])
    for other in (model.clone(), written(model)):
        close(other.forward(input), recorded["output"])
    model.training()
    output = model.forward(input)
    model.zeroGradParameters()
    model.backward(input, output.clone().fill_(1))
    before = model.parameters()[0][0].clone()
    model.updateParameters(0.1)
    assert not before.equal(model.parameters()[0][0])


def written(model):
    file = io.BytesIO()
    save_lua(file, model)
    file.seek(0)
    return load_lua(file)


def test_criterions_give_the_recorded_losses_and_gradients():
    for name, entry in load_lua(FOLDER / "criterions.b.t7").items():
        criterion, input, target = entry["criterion"], entry["input"], entry["target"]
        if isinstance(target, torch.LongTensor):
            target = target - 1
        for one in (criterion, written(criterion)):
            exact = 1e-10 if name == "bce" else 1e-12  # Lua adds 1e-12 to the probabilities, we bound the logarithms
            assert one.forward(input, target) == pytest.approx(entry["loss"], rel=exact), name
            gradients = one.backward(input, target)
            pairs = (value if isinstance(value, list) else [value] for value in (gradients, entry["gradInput"]))
            for a, b in zip(*pairs, strict=True):
                close(a, b, exact)


def test_what_modules_share_in_a_file_they_share_here():
    net = load_lua(FOLDER / "shared_weights.b.t7")
    first, _, twin, again = net.modules
    assert first is again and twin is not first
    assert twin.weight.data_ptr() == first.weight.data_ptr()
    assert twin.gradWeight.data_ptr() != first.gradWeight.data_ptr()
    flat, gradient = net.flattenParameters()
    assert flat.numel() == 12 and gradient.numel() == 24
    net = load_lua(FOLDER / "flattened.b.t7")
    assert len({parameter.storage().data_ptr() for parameter in net.parameters()[0]}) == 1


@pytest.mark.parametrize("name", [f"{name}.b.t7" for name in MODELS] + ["shared_weights.b.t7", "criterions.b.t7"])
def test_what_is_written_has_the_fields_that_lua_wrote(name):
    """Every field of a module in the file is there again, with the same number where it is one."""
    file = io.BytesIO()
    save_lua(file, load_lua(FOLDER / name))
    file.seek(0)
    compare(read_t7(FOLDER / name), read_t7(file), name)


# What only Lua's own implementation keeps between calls, and what older versions had.
OWN = {"addBuffer", "finput", "fgradInput", "save_mean", "save_std", "noise", "indices", "output_tensor", "target",
       "size", "total_weight_tensor", "_input", "_count", "batchsize", "oldSizeAverage", "ignoreIndex", "outputSize",
       "output", "gradInput", "lsm", "nll"}


def compare(lua, ours, path):
    if isinstance(lua, list):
        for i, (a, b) in enumerate(zip(lua, ours, strict=True)):
            compare(a, b, f"{path}[{i}]")
    elif isinstance(lua, dict):
        for key in lua:
            compare(lua[key], ours[key], f"{path}.{key}")
    elif hasattr(lua, "fields"):
        names = {"nn.SpatialConvolutionMM": "nn.SpatialConvolution"}
        assert names.get(lua.typename, lua.typename) == ours.typename, path
        for key in set(lua.fields) - OWN:
            compare(lua.fields[key], ours.fields[key], f"{path}.{key}")
    elif torch.is_tensor(lua) or torch.is_storage(lua):
        assert str(lua.tolist()) == str(ours.tolist()), path
    else:
        assert lua == ours, path


def test_dims_and_places_count_from_0_here_and_from_1_in_the_file():
    net = nn.Sequential(nn.Narrow(1, 2, 3), nn.Transpose((0, 1)), nn.View(3, -1), nn.SelectTable(-1),
                        nn.Padding(0, 2, 7, 0))
    file = io.BytesIO()
    write_t7(file, net)
    file.seek(0)
    narrow, transpose, view, select, padding = read_t7(file).modules
    assert (narrow.dimension, narrow.index, narrow.length) == (2, 3, 3)
    assert transpose.permutations == [[1, 2]] and select.index == -1
    assert view.size.type() == "torch.LongStorage" and view.size.tolist() == [3, -1]
    assert (padding.dim, padding.pad, padding.index) == (1, 2, 1)
