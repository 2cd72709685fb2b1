"""Files of the safetensors format."""

import json
import os
import struct

import numpy as np
import pytest

import torch
from torch import nn
from torch.serialization.safetensors import load_file, save_file

package = pytest.importorskip("safetensors.numpy", reason="the package safetensors is not installed")


@pytest.mark.parametrize("kind", ["Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"])
def test_types(kind, tmp_path):
    if kind == "BFloat16":
        pytest.importorskip("ml_dtypes")  # teaches NumPy the type
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
    with pytest.raises(OSError):
        load_file(tmp_path / "nowhere")


def written(path, **tensors):
    """Write a file of (dtype, shape, bytes) each."""
    header, data = {}, b""
    for name, (dtype, shape, part) in tensors.items():
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [len(data), len(data) + len(part)]}
        data += part
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def test_types_that_torch_does_not_have(tmp_path):
    written(tmp_path / "a", half=("BF16", [2], b"\x80\x3f\x00\xc0"), small=("F8_E4M3", [3], b"\x38\xc0\x7f"),
            tiny=("F8_E5M2", [2], b"\x3c\x7c"), long=("U32", [1], b"\xff" * 4),
            complex=("C64", [1], struct.pack("<2f", 1, 2)), other=("F4", [2], b"a"),
            good=("F32", [], struct.pack("<f", 5)))
    with pytest.warns(UserWarning, match="tensors of F4, which"):
        back = load_file(tmp_path / "a")
    assert back["half"].tolist() == [1, -2] and back["small"].tolist()[:2] == [1, -2] and float(back["good"]) == 5
    assert back["small"].float()[2].isnan() and back["tiny"].tolist() == [1, float("inf")]
    assert back["small"].dtype is torch.float8_e4m3fn and back["long"].dtype is torch.uint32
    assert back["long"].tolist() == [2**32 - 1] and back["half"].type() == "torch.BFloat16Tensor"
    assert back["complex"].tolist() == [1 + 2j]
    with pytest.raises(AttributeError, match="F4 tensor of size 2 .*left unread"):
        back["other"].sum()


def test_two_tensors_in_the_same_bytes(tmp_path):
    text = json.dumps({name: {"dtype": "U8", "shape": [2], "data_offsets": [at, at + 2]}
                       for name, at in (("a", 0), ("b", 1))}).encode()
    (tmp_path / "a").write_bytes(struct.pack("<Q", len(text)) + text + b"abc")
    with pytest.raises(RuntimeError, match="two tensors overlap"):
        load_file(tmp_path / "a")
