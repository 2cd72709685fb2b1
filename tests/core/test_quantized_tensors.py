"""Quantized tensors: levels, scales, what moves them and what refuses them."""

import copy
import pickle
import zipfile

import pytest

import torch
import torch.nn.functional as F

X = torch.tensor([[-1.0, 0.0, 0.5], [1.0, 2.0, 3.0]])


@pytest.fixture
def tensor():
    return torch.quantize_per_tensor(X, 0.1, 10, torch.quint8)


@pytest.fixture
def channels():
    return torch.quantize_per_channel(X, torch.tensor([0.1, 0.05]), torch.tensor([0, 3]), 0, torch.qint8)


def test_a_scale_of_all_elements(tensor):
    assert tensor.int_repr().tolist() == [[0, 10, 15], [20, 30, 40]] and tensor.int_repr().dtype == torch.uint8
    torch.testing.assert_close(tensor.dequantize(), X)
    torch.testing.assert_close(torch.dequantize([tensor])[0], X)
    assert (tensor.q_scale(), tensor.q_zero_point(), tensor.qscheme()) == (0.1, 10, torch.per_tensor_affine)
    assert tensor.dtype is torch.quint8 and tensor.is_quantized and isinstance(tensor, torch.Tensor)
    assert tensor.shape == (2, 3) and tensor.stride() == (3, 1) and tensor.element_size() == 1
    assert str(tensor.qscheme()) == "torch.per_tensor_affine"


def test_a_scale_per_channel(channels):
    assert channels.int_repr().tolist() == [[-10, 0, 5], [23, 43, 63]] and channels.dtype is torch.qint8
    torch.testing.assert_close(channels.dequantize(), X)
    assert channels.q_per_channel_axis() == 0 and channels.qscheme() == torch.per_channel_affine
    assert channels.q_per_channel_zero_points().tolist() == [0, 3]
    torch.testing.assert_close(channels.q_per_channel_scales(), torch.tensor([0.1, 0.05]).double())
    last = torch.quantize_per_channel(X, torch.ones(3) * 0.5, torch.zeros(3).long(), 1, torch.qint32)
    assert last.int_repr().tolist() == [[-2, 0, 1], [2, 4, 6]] and last.int_repr().dtype == torch.int32


@pytest.mark.parametrize("dtype, low, high", [(torch.quint8, 0, 255), (torch.qint8, -128, 127)])
def test_levels_are_limited_and_round_to_even(dtype, low, high):
    x = torch.tensor([-1e6, 0.25, 0.75, 1e6])
    assert torch.quantize_per_tensor(x, 0.5, 0, dtype).int_repr().tolist() == [low, 0, 2, high]
    scale = torch.quantize_per_tensor(x, torch.tensor(0.5), torch.tensor(1), dtype)
    assert (scale.q_scale(), scale.q_zero_point()) == (0.5, 1)


@pytest.mark.parametrize("call", [
    lambda x: x[0], lambda x: x.view(6), lambda x: x.t(), lambda x: x.reshape(3, 2), lambda x: x.clone(),
    lambda x: torch.cat([x, x]), lambda x: x.contiguous(), lambda x: x[:, 1:], lambda x: x.unsqueeze(0)])
def test_the_levels_move(call, tensor):
    result = call(tensor)
    assert result.int_repr().equal(call(tensor.int_repr())) and result.q_scale() == 0.1


@pytest.mark.parametrize("call", [
    torch.relu, F.relu6, torch.nn.ReLU(), lambda x: F.leaky_relu(x, 0.2), lambda x: F.hardtanh(x, -0.5, 2.0),
    lambda x: x.clamp(-0.5, 1), lambda x: x.max(), lambda x: x.min(1), lambda x: x.sort(1, True), lambda x: x.topk(2),
    lambda x: F.max_pool2d(x.view(1, 1, 2, 3), 2), lambda x: F.pad(x, (1, 0)), lambda x: x.masked_fill(X > 1, 0.5),
    lambda x: F.interpolate(x.view(1, 1, 2, 3), scale_factor=2)])
def test_computing_in_floats_gives_levels_of_the_same_scale(call, tensor):
    results, expected = call(tensor), call(tensor.dequantize())
    for result, floats in zip(*(each if isinstance(each, tuple) else (each,) for each in (results, expected)),
                              strict=True):
        if floats.is_floating_point():
            assert (result.dtype, result.q_scale(), result.q_zero_point()) == (torch.quint8, 0.1, 10)
            assert result.size() == floats.size()
            torch.testing.assert_close(result.dequantize(), floats)
        else:
            assert result.equal(floats)


def test_results_in_place_with_a_range_of_their_own_and_ties(tensor):
    assert tensor.relu_() is tensor and tensor.int_repr().tolist() == [[10, 10, 15], [20, 30, 40]]
    result = torch.sigmoid(tensor)
    assert (result.q_scale(), result.q_zero_point()) == (2**-8, 0)
    assert result.int_repr().tolist() == [[128, 128, 159], [187, 225, 244]]
    result = torch.tanh(torch.quantize_per_tensor(X, 0.1, 10, torch.qint8))
    assert (result.q_scale(), result.q_zero_point()) == (2**-7, 0)
    assert result.int_repr().tolist() == [[-97, 0, 59], [97, 123, 127]]
    levels = torch.quantize_per_tensor(torch.tensor([[0.0, 0.1], [0.1, 0.2]]), 0.1, 3, torch.qint8)
    assert levels.mean(1).int_repr().tolist() == [4, 4] and levels.mean(1).q_scale() == 0.1
    assert F.avg_pool2d(levels.view(1, 1, 2, 2), (1, 2)).int_repr().flatten().tolist() == [4, 4]


def test_quantized_tensors_are_compared_and_read_by_their_values(tensor):
    assert (tensor == X).all() and (tensor > 0.75).equal(X > 0.75) and tensor[1, 2].item() == 3.0


def test_equal_tensors(tensor, channels):
    assert torch.equal(tensor, tensor.clone()) and not torch.equal(tensor, channels)
    assert not torch.equal(tensor, torch.quantize_per_tensor(X, 0.1, 11, torch.quint8))


def test_it_prints_as_in_pytorch(tensor, channels):
    rows = "tensor([[-1.0000,  0.0000,  0.5000],\n        [ 1.0000,  2.0000,  3.0000]], size=(2, 3), dtype=torch."
    assert repr(tensor) == (f"{rows}quint8,\n       quantization_scheme=torch.per_tensor_affine, scale=0.1, "
                            "zero_point=10)")
    assert repr(channels) == (
        f"{rows}qint8,\n       quantization_scheme=torch.per_channel_affine,\n       scale=tensor([0.1000, 0.0500], "
        "dtype=torch.float64),\n       zero_point=tensor([0, 3]), axis=0)")


def test_what_it_refuses(tensor, channels):
    for call in (lambda: tensor + tensor, lambda: tensor.sum(), lambda: torch.maximum(tensor, tensor),
                 lambda: torch.relu(channels), lambda: channels[0]):
        with pytest.raises(NotImplementedError, match=r"call dequantize\(\) first"):
            call()
    with pytest.raises(RuntimeError, match="q_scale: .*need torch.per_tensor_affine"):
        channels.q_scale()
    with pytest.raises(RuntimeError, match="need torch.quint8"):
        torch.quantize_per_tensor(X, 0.1, 0, torch.int8)
    with pytest.raises(RuntimeError, match="need a tensor of floats"):
        torch.quantize_per_tensor(X.long(), 0.1, 0, torch.qint8)
    for count, axis in ((2, 1), (3, -1), (3, 2)):
        with pytest.raises(RuntimeError, match=f"need one of each for every index of dim {axis}, counted from 0"):
            torch.quantize_per_channel(X, torch.ones(count), torch.zeros(count), axis, torch.qint8)


TIES = torch.tensor([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5])


def test_ties_are_rounded_as_in_pytorch():
    """Levels are rounded with the zero point, fake levels without it; floats decide what a tie is."""
    levels = [2, 4, 4, 6, 6, 8]
    assert torch.quantize_per_tensor(TIES, 1.0, 5, torch.quint8).int_repr().tolist() == levels
    rows = torch.quantize_per_channel(TIES.view(1, -1), torch.ones(1), torch.tensor([5]), 0, torch.qint32)
    assert rows.int_repr().tolist() == [levels]
    assert torch.fake_quantize_per_tensor_affine(TIES, 1.0, 5, 0, 255).tolist() == [-2, -2, 0, 0, 2, 2]
    fifth = torch.quantize_per_channel(torch.tensor([[-0.5]]), torch.tensor([0.2]), torch.tensor([5]), 0, torch.qint8)
    assert fifth.int_repr().item() == 2


def quantized():
    x = torch.tensor([[-1.0, 0.0, 1.5], [2.0, 3.0, -0.5]])
    return (*(torch.quantize_per_tensor(x, 0.1, 10, kind) for kind in (torch.quint8, torch.qint8, torch.qint32)),
            torch.quantize_per_channel(x, torch.tensor([0.1, 0.2]), torch.tensor([3, 5]), 0, torch.qint8),
            torch.quantize_per_tensor(x, 0.1, 10, torch.quint8)[1])


@pytest.mark.parametrize("index", range(5))
def test_quantized_tensors_are_saved_copied_and_pickled(index, tmp_path):
    x = quantized()[index]
    torch.save({"x": x, "again": x}, tmp_path / "x.pt")
    loaded = torch.load(tmp_path / "x.pt")
    for twin in (*loaded.values(), copy.deepcopy(x), pickle.loads(pickle.dumps(x))):
        assert type(twin) is type(x) and torch.equal(twin, x) and twin.dtype == x.dtype and twin.size() == x.size()
    assert loaded["x"]._levels.storage().data_ptr() == loaded["again"]._levels.storage().data_ptr()


def test_files_name_the_storages_of_pytorch(tmp_path):
    torch.save(quantized()[:4], tmp_path / "x.pt")
    with zipfile.ZipFile(tmp_path / "x.pt") as archive:
        text = archive.read(next(name for name in archive.namelist() if name.endswith("data.pkl")))
    for name in (b"torch._utils\n_rebuild_qtensor", b"torch\nQUInt8Storage", b"torch\nQInt8Storage",
                 b"torch\nQInt32Storage", b"torch\nper_tensor_affine", b"torch\nper_channel_affine"):
        assert name in text


@pytest.mark.parametrize("params", [
    (), ("per_tensor_affine", 1, 2), ("per_tensor_affine", 1.0, 2, 3), ("per_channel_affine", 1.0, 2, 0), [1],
    ("per_channel_affine", torch.ones(3), torch.ones(3), 0), ("per_channel_affine", torch.ones(2), torch.ones(2), 1),
])
def test_wrong_parts_of_a_quantized_tensor_in_a_file(params):
    with pytest.raises(TypeError, match="a quantized tensor is rebuilt from levels and"):
        torch._utils._rebuild_qtensor(torch.zeros(2).byte().storage(), 0, (2,), (1,), params, False, None)
