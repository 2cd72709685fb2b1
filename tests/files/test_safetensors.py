"""Files of the safetensors format."""

import os
import struct
import sys

import numpy as np
import pytest

import torch
from torch import nn
from torch.serialization.safetensors import load_file, save_file

package = pytest.importorskip("safetensors.numpy", reason="the package safetensors is not installed")


@pytest.mark.parametrize("kind", ["Byte", "Char", "Short", "Int", "Long", "Half", "Float", "Double"])
def test_types(kind, tmp_path):
    x = torch.arange(0, 12).type(f"torch.{kind}Tensor").view(3, 4)
    save_file({"x": x, "view": x.t()[1:], "none": x.new(0, 2)}, tmp_path / "a", {"by": "test"})
    back = load_file(tmp_path / "a")
    assert all(value.type() == x.type() for value in back.values())
    assert back["x"].tolist() == x.tolist() and back["none"].size() == (0, 2)
    assert back["view"].tolist() == x.t()[1:].tolist()
    back["x"].copy_(x.t().contiguous().view(3, 4))
    assert package.load_file(tmp_path / "a")["x"].tolist() == x.tolist()


def test_modules(tmp_path):
    layer, other = nn.Linear(3, 2), nn.Linear(3, 2)
    save_file({"weight": layer.weight, "bias": layer.bias}, tmp_path / "a")
    other.load_state_dict(load_file(tmp_path / "a"))
    assert other.weight.data.equal(layer.weight.data)


def test_wrong_calls_and_files(tmp_path):
    save_file({"x": torch.ones(1)}, tmp_path / "a")
    for wrong in ({"x": 3}, {3: torch.ones(1)}, {"x": [torch.ones(1)]}):
        with pytest.raises(TypeError, match="save_file"):
            save_file(wrong, tmp_path / "a")
    assert load_file(tmp_path / "a")["x"].tolist() == [1] and os.listdir(tmp_path) == ["a"]
    for data in (b"", b"hello", struct.pack("<Q", 1 << 60) + b"{}", (tmp_path / "a").read_bytes()[:-1]):
        (tmp_path / "bad").write_bytes(data)
        with pytest.raises(RuntimeError, match="load_file"):
            load_file(tmp_path / "bad")
    package.save_file({"x": np.array([True, False])}, tmp_path / "flags")
    assert load_file(tmp_path / "flags")["x"].type() == "torch.BoolTensor"
    package.save_file({"x": np.ones(1, np.uint32)}, tmp_path / "odd")
    with pytest.raises((RuntimeError, TypeError)):
        load_file(tmp_path / "odd")
    with pytest.raises(OSError):
        load_file(tmp_path / "nowhere")


def test_types_that_torch_does_not_have(tmp_path):
    import safetensors.numpy

    safetensors.numpy.save_file({"a": np.ones(2, np.float32), "b": np.ones(2, np.uint32)}, tmp_path / "file")
    with pytest.raises(RuntimeError, match="load_file: 'b' holds uint32"):
        load_file(tmp_path / "file")


def test_without_the_package(tmp_path, monkeypatch):
    save_file({"a": torch.ones(2)}, tmp_path / "file")
    monkeypatch.setitem(sys.modules, "safetensors.numpy", None)
    for call in (lambda: load_file(tmp_path / "file"), lambda: save_file({}, tmp_path / "file")):
        with pytest.raises(ImportError, match="pip install safetensors"):
            call()
