"""Layers with weights of 8 and 4 bits, and the products named like PyTorch's kernels."""

import copy
import io

import oracles
import pytest

import torch
from torch import _C, nn
from torch.ao.nn.quantized import dynamic
from torch.ao.quantization import quantize_dynamic
from torch.functions.few_bits import quantize_4_bits, quantize_8_bits

TYPES = torch.qint8, torch.quint4x2


def network():
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(64, 32), nn.ReLU(), nn.Sequential(nn.Linear(32, 6, bias=False)))


def integers(low, high, *size):
    return torch.randint(low, high, size).to(torch.int8)


def test_8_bits_are_within_half_a_step():
    weight = torch.randn(5, 33)
    elements, scale = quantize_8_bits(weight)
    error = (elements.float() * scale.unsqueeze(1) - weight).abs()
    assert (error <= scale.unsqueeze(1) * 0.501).all()
    assert elements.abs().amax(1).tolist() == [127] * 5


@pytest.mark.parametrize("group", [2, 16, 64])
def test_4_bits_are_within_half_a_step(group):
    weight = torch.randn(5, 64)
    packed, scale, zero = quantize_4_bits(weight, group)
    assert packed.dtype is torch.uint8 and packed.size() == (5, 32) and scale.size() == (5, 64 // group)
    back = torch.linear_int4(torch.eye(64), packed, scale, zero).t()
    assert ((back - weight).abs() <= scale.repeat_interleave(group, 1) * 0.501).all()


def int8_operands(outputs, depth):
    return integers(-128, 128, outputs, depth), torch.rand(outputs) + 0.5


def int4_operands(outputs, depth, group):
    scale, zero = torch.rand(2, outputs, depth // group) - 0.5
    return torch.randint(0, 256, (outputs, depth // 2), dtype=torch.uint8), scale, zero


def widened(operands, depth):
    """Return the weights as doubles."""
    row = torch.linear_int8 if len(operands) == 2 else torch.linear_int4
    weight, *others = operands
    return row(torch.eye(depth).double(), weight, *(other.double() for other in others)).t()


SHAPES = [(1, 9, 64), (2, 4, 127), (3, 13, 200), (5, 8, 512), (37, 6, 1040), (1, 2, 7), (400, 50, 2), (67, 37, 131),
          (70, 70, 200), (65, 64, 128)]
GROUPS = [(1, 9, 64, 8), (2, 4, 96, 48), (3, 13, 240, 24), (5, 8, 512, 128), (37, 6, 1040, 16), (1, 3, 56, 56),
          (2, 5, 60, 6), (1, 9, 256, 32), (1, 4, 384, 96), (1, 11, 640, 64), (1, 7, 512, 256),
          (1, 6, 192, 192), (1, 5, 640, 320), (1, 4, 768, 192)]


def of_16_bits(x, group=8):
    """Return rows of floats as the products round them."""
    return torch.from_numpy(oracles.of_16_bits(x.numpy())).float() if x.dtype is torch.float32 and group % 8 == 0 else x


def operands_of(shape):
    rows, outputs, depth, *group = shape
    return rows, depth, int4_operands(outputs, depth, *group) if group else int8_operands(outputs, depth)


@pytest.mark.parametrize("kind", [torch.float32, torch.bfloat16, torch.half], ids=repr)
@pytest.mark.parametrize("shape", SHAPES + GROUPS, ids=repr)
def test_any_size_is_right(shape, kind):
    rows, depth, (weight, *others) = operands_of(shape)
    row, others = torch.linear_int8 if len(others) == 1 else torch.linear_int4, [other.to(kind) for other in others]
    weights = widened((weight, *others), depth)
    for x in (torch.randn(rows, depth), torch.randn(depth, rows).t(), torch.randn(rows, depth).relu() + 3):
        x = x.to(kind)
        expected = of_16_bits(x, *shape[3:]).double() @ weights.t()
        size = x.double().abs() @ weights.abs().t()
        rounding = {torch.float32: 1e-6, torch.bfloat16: 8e-3, torch.half: 1e-3}[kind]
        assert ((row(x, weight, *others).double() - expected).abs() <= rounding * size).all()


@pytest.mark.parametrize("shape", [SHAPES[2], GROUPS[2]], ids=repr)
def test_uneven_rows_are_as_exact_as_floats(shape):
    rows, depth, (weight, *others) = operands_of(shape)
    row, x = torch.linear_int8 if len(others) == 1 else torch.linear_int4, torch.randn(rows, depth)
    x[0, 5] = 1e6
    x[1:] = of_16_bits(x[1:])
    expected = row(x.double(), weight, *(other.double() for other in others))
    size = x.double().abs() @ widened((weight, *others), depth).abs().t()
    assert ((row(x, weight, *others).double() - expected).abs() <= 1e-6 * size).all()
    for factor in (2.0**-120, 2.0**100):  # the sums of such rows do not leave the range
        torch.testing.assert_close(row(x * factor, weight, *others) / factor, expected.float(), rtol=1e-4, atol=1)
    x[0, 5], x[1, 7] = float("inf"), float("nan")
    result = row(x, weight, *others)
    assert not result[0].isfinite().any() and result[1].isnan().all() and result[2].isfinite().all()


@pytest.mark.parametrize("depth", [32, 63, 512, 513, 4096, 4100, 65536])
def test_sums_are_rounded_once(depth):
    x = torch.randint(-32639, 32640, (9, depth)).float()
    x[0], weight = 32639, integers(-128, 128, 7, depth)
    weight[0] = -128
    result = torch.linear_int8(x, weight, torch.ones(7))
    expected, size = (x.double() @ weight.double().t()).float(), x.abs() @ weight.float().abs().t()
    assert ((result - expected).abs() <= 1e-4 * size).all()
    if _C.lib.th_cpu_level() >= 3:  # whole numbers, so a row has these bits beside any others
        few = [torch.linear_int8(x[first:first + rows], weight, torch.ones(7))
               for first, rows in ((0, 1), (1, 2), (3, 3), (6, 3))]
        assert torch.equal(result, expected) and torch.equal(torch.cat(few), expected)
        x[8, 3] = 2.0**40  # floats compute this row
        assert torch.equal(torch.linear_int8(x, weight, torch.ones(7))[:8], expected[:8])


def test_equal_weights_are_exact():
    for value in (0.0, 2.5, -1.0):
        packed, scale, zero = quantize_4_bits(torch.full((2, 8), value), 4)
        assert torch.linear_int4(torch.eye(8), packed, scale, zero).eq(value).all()
    assert quantize_8_bits(torch.zeros(2, 3))[0].eq(0).all()


@pytest.mark.parametrize("group", [0, 3, 5, 7, -2])
def test_groups_that_do_not_fit_are_refused(group):
    with pytest.raises(ValueError, match=f"weight is 2x8 and group_size is {group}; need a positive even group_size"):
        quantize_4_bits(torch.ones(2, 8), group)


@pytest.mark.parametrize("dtype", TYPES, ids=repr)
@pytest.mark.parametrize("rows", [1, 3, 40])
def test_a_layer_multiplies_by_its_weight(dtype, rows):
    layer, input = dynamic.Linear.from_float(network()[0], dtype), torch.randn(2, rows, 64)
    weight, bias = layer.weight().double(), layer.bias().double()
    expected = nn.functional.linear(of_16_bits(input).double(), weight, bias)
    torch.testing.assert_close(layer(input), expected.float())
    expected = nn.functional.linear(input.double(), weight, bias)
    torch.testing.assert_close(layer.double()(input.double()), expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("dtype", TYPES, ids=repr)
def test_quantize_dynamic_replaces_linear_layers(dtype):
    model, input = network(), torch.randn(3, 64)
    quantized = quantize_dynamic(model, {nn.Linear}, dtype=dtype)
    assert [type(layer) for layer in (quantized[0], quantized[2][0])] == [dynamic.Linear] * 2
    assert type(model[0]) is nn.Linear and list(quantized.parameters()) == []
    size = model(input).abs().max()
    assert (quantized(input) - model(input)).abs().max() < size * (0.02 if dtype is torch.qint8 else 0.2)


@pytest.mark.parametrize("dtype", TYPES, ids=repr)
def test_state_travels(dtype):
    first, second = network(), network()
    second[0].weight.data.mul_(3)
    source, target = (quantize_dynamic(model, dtype=dtype) for model in (first, second))
    file = io.BytesIO()
    torch.save(source.state_dict(), file)
    file.seek(0)
    target.load_state_dict(torch.load(file))
    input = torch.randn(2, 64)
    assert torch.equal(source(input), target(input))
    file = io.BytesIO()
    torch.save(source, file)
    file.seek(0)
    assert torch.equal(torch.load(file, weights_only=False)(input), source(input))
    assert copy.deepcopy(source)[0].dtype is dtype


def test_names_choose_the_layers_below_them():
    model = quantize_dynamic(network(), {"2"})
    assert type(model[0]) is nn.Linear and type(model[2][0]) is dynamic.Linear
    assert type(quantize_dynamic(network(), ["0"])[0]) is dynamic.Linear
    model = network()
    assert quantize_dynamic(model, inplace=True) is model and type(model[0]) is dynamic.Linear


def test_a_shared_layer_stays_shared():
    layer = nn.Linear(4, 4)
    model = quantize_dynamic(nn.Sequential(layer, nn.ReLU(), layer))
    assert model[0] is model[2] and type(model[0]) is dynamic.Linear


def test_other_types_are_refused():
    for dtype in (torch.float16, "qint8", None):
        with pytest.raises(ValueError, match="quantize_dynamic: dtype is .*; need torch.qint8 or torch.quint4x2"):
            quantize_dynamic(network(), dtype=dtype)
        with pytest.raises(ValueError, match="dtype is .*; need torch.qint8 or torch.quint4x2"):
            dynamic.Linear(4, 4, dtype=dtype)
    with pytest.raises(ValueError, match="weight is 6x30 and group_size is 32"):
        quantize_dynamic(nn.Sequential(nn.Linear(30, 6)), dtype=torch.quint4x2)


@pytest.mark.parametrize("dtype", TYPES, ids=repr)
def test_the_gradient_reaches_the_input(dtype):
    layer, input = dynamic.Linear.from_float(network()[0], dtype), torch.randn(3, 64, requires_grad=True)
    layer(input).sum().backward()
    torch.testing.assert_close(input.grad, layer.weight().sum(0).expand(3, 64))


def test_layers_print_and_begin_with_zeros():
    layer = dynamic.Linear(64, 2, False, torch.quint4x2, 16)
    assert repr(layer) == ("DynamicQuantizedLinear(in_features=64, out_features=2, bias=False, dtype=torch.quint4x2, "
                           "group_size=16)")
    assert layer(torch.ones(64)).tolist() == [0.0, 0.0] and layer.bias() is None


@pytest.mark.parametrize("depth", [0, 1, 512, 513, 2000])
def test_int_mm_is_exact(depth):
    a, b = integers(-128, 128, 3, depth), integers(-128, 128, depth, 4)
    result = torch._int_mm(a, b)
    assert result.dtype is torch.int32 and torch.equal(result, a.int() @ b.int())
    extreme = torch.full((1, depth), 255, dtype=torch.uint8), torch.full((depth, 1), -128).to(torch.int8)
    assert torch._int_mm(*extreme).item() == -128 * 255 * depth
    out = torch.empty(3, 4, dtype=torch.int32)
    assert torch._int_mm(a, b, out=out) is out and torch.equal(out, result)


@pytest.mark.parametrize("kind", [torch.int8, torch.uint8], ids=repr)
@pytest.mark.parametrize("rows, depth, outputs", [(1, 64, 9), (5, 131, 6), (13, 200, 4), (17, 63, 5)])
def test_int_mm_of_any_size(kind, rows, depth, outputs):
    info = torch.iinfo(kind)
    a, b = torch.randint(info.min, info.max + 1, (rows, depth)).to(kind), integers(-128, 128, depth, outputs)
    expected = a.int() @ b.int()
    assert torch.equal(torch._int_mm(a, b), expected)
    assert torch.equal(torch._int_mm(a, b.t().contiguous().t()), expected)


def test_int_mm_refuses_other_operands():
    a = integers(0, 2, 2, 3)
    for operands in ((a, a), (a.float(), a.t()), (a, a.t().int()), (a[0], a.t())):
        with pytest.raises(RuntimeError, match="_int_mm: input is .*; need two matrices"):
            torch._int_mm(*operands)


def test_packed_products_are_those_of_the_rows():
    input, scale = torch.randn(3, 64), torch.rand(5)
    weight = integers(-128, 128, 5, 64)
    assert torch.equal(torch._weight_int8pack_mm(input, weight, scale), torch.linear_int8(input, weight, scale))
    elements, both = torch.randint(0, 16, (5, 64)).int(), torch.rand(2, 5, 2)
    packed = torch._convert_weight_to_int4pack_for_cpu(elements, 2)
    scale, zero = (part.t().repeat_interleave(32, 1) for part in both.unbind(2))
    expected = of_16_bits(input) @ ((elements - 8) * scale + zero).t()
    result = torch._weight_int4pack_mm_for_cpu(input, packed, 32, both)
    torch.testing.assert_close(result, expected, rtol=1e-4, atol=1e-4)


def test_packed_products_refuse_other_operands():
    input, weight = torch.randn(3, 64), torch.zeros(5, 32, dtype=torch.uint8)
    for group, groups in ((48, 2), (32, 3), (0, 2), (-32, 2)):
        with pytest.raises(RuntimeError, match="_weight_int4pack_mm_for_cpu: input has 64 columns.*need whole groups"):
            torch._weight_int4pack_mm_for_cpu(input, weight, group, torch.rand(groups, 5, 2))
    with pytest.raises(RuntimeError, match="_weight_int8pack_mm: input has 1 dimensions; need a matrix"):
        torch._weight_int8pack_mm(input[0], weight.to(torch.int8), torch.rand(5))
    with pytest.raises(RuntimeError, match="need an int32 matrix with an even number of columns"):
        torch._convert_weight_to_int4pack_for_cpu(torch.zeros(2, 3, dtype=torch.int32), 2)
