"""Attention and the transformer's encoder layer against NumPy, masks, gradients; dicts of modules, summary, utils."""

import copy
import io
import pickle

import numpy as np
import pytest
from test_layers import check_gradient

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable

rng = np.random.default_rng(2)


def variable(array):
    return Variable(torch.from_numpy(np.ascontiguousarray(array)), requires_grad=False)


def softmax(scores):
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def attention(q, k, v, added=0):
    return softmax(q @ np.swapaxes(k, -1, -2) / np.sqrt(q.shape[-1]) + added) @ v


def test_scaled_dot_product_attention():
    q, k, v = rng.normal(size=(2, 3, 4)), rng.normal(size=(2, 5, 4)), rng.normal(size=(2, 5, 6))
    given = [variable(x) for x in (q, k, v)]
    np.testing.assert_allclose(F.scaled_dot_product_attention(*given).data.numpy(), attention(q, k, v))
    causal = np.where(np.tril(np.ones((3, 5))) > 0, 0, -np.inf)
    result = F.scaled_dot_product_attention(*given, is_causal=True).data.numpy()
    np.testing.assert_allclose(result, attention(q, k, v, causal))
    mask = variable((causal == 0).astype(np.uint8))
    np.testing.assert_allclose(F.scaled_dot_product_attention(*given, attn_mask=mask).data.numpy(), result)
    added = rng.normal(size=(2, 3, 5))
    result = F.scaled_dot_product_attention(*given, attn_mask=variable(added)).data.numpy()
    np.testing.assert_allclose(result, attention(q, k, v, added))
    check_gradient(lambda *x: F.scaled_dot_product_attention(*x), *(torch.from_numpy(x.copy()) for x in (q, k, v)))
    q, k, v = rng.normal(size=(2, 6, 3, 4)), rng.normal(size=(2, 2, 5, 4)), rng.normal(size=(2, 3, 5, 6))
    result = F.scaled_dot_product_attention(*map(variable, (q, k, v)), enable_gqa=True).data.numpy()
    np.testing.assert_allclose(result, attention(q, np.repeat(k, 3, 1), np.repeat(v, 2, 1)))
    for wrong in (rng.normal(size=(2, 4, 5, 4)), rng.normal(size=(5, 4))):
        with pytest.raises(RuntimeError, match="heads of query need to be a multiple"):
            F.scaled_dot_product_attention(variable(q), variable(wrong), variable(v), enable_gqa=True)
    with pytest.raises(RuntimeError, match="same last dimension"):
        F.scaled_dot_product_attention(given[0], given[2], given[2])


def heads_by_hand(module, q, k, v, added):
    """Return (places, batch, width): each batch and head by itself."""
    width, heads = module.embed_dim, module.num_heads
    weights, bias = module.in_proj_weight.data.numpy(), module.in_proj_bias.data.numpy()
    maps = [x @ weights[i * width:(i + 1) * width].T + bias[i * width:(i + 1) * width] for i, x in enumerate((q, k, v))]
    output = np.zeros_like(maps[0])
    for n in range(q.shape[1]):
        for h in range(heads):
            part = slice(h * width // heads, (h + 1) * width // heads)
            output[:, n, part] = attention(*(x[:, n, part] for x in maps), added[n])
    return output @ module.out_proj.weight.data.numpy().T + module.out_proj.bias.data.numpy()


@pytest.mark.parametrize("batch_first", [False, True])
def test_multihead_attention(batch_first):
    module = nn.MultiheadAttention(6, 3, batch_first=batch_first).double()
    module.in_proj_bias.data.normal_(0, 1)
    q, k = rng.normal(size=(4, 2, 6)), rng.normal(size=(5, 2, 6))
    padding = np.array([[0, 0, 0, 0, 0], [0, 0, 0, 1, 1]], np.uint8)
    causal = np.triu(np.ones((4, 5), np.uint8), 1)
    turn = (lambda x: np.swapaxes(x, 0, 1)) if batch_first else (lambda x: x)
    for mask, hidden in ((None, None), (causal, None), (None, padding), (causal, padding)):
        added = np.zeros((2, 4, 5))
        added += 0 if mask is None else np.where(mask == 1, -np.inf, 0)
        added += 0 if hidden is None else np.where(hidden == 1, -np.inf, 0)[:, None]
        output, weights = module(variable(turn(q)), variable(turn(k)), variable(turn(k)),
                                 attn_mask=None if mask is None else variable(mask),
                                 key_padding_mask=None if hidden is None else variable(hidden))
        np.testing.assert_allclose(turn(output.data.numpy()), heads_by_hand(module, q, k, k, added), atol=1e-10)
        np.testing.assert_allclose(weights.data.numpy().sum(-1), np.ones((2, 4)))
        assert (weights.data.numpy()[np.isinf(added)] == 0).all()
    assert module(variable(turn(q)), variable(turn(k)), variable(turn(k)), need_weights=False)[1] is None
    check_gradient(lambda x: module(x, x, x)[0], torch.from_numpy(q.copy()))
    with pytest.raises(ValueError, match="must divide"):
        nn.MultiheadAttention(6, 4)
    with pytest.raises(RuntimeError, match="the last of 6"):
        module(variable(q[:, :, :5]), variable(k), variable(k))


@pytest.mark.parametrize("norm_first", [False, True])
@pytest.mark.parametrize("activation", ["relu", "gelu", torch.tanh])
def test_encoder_layer(norm_first, activation):
    layer = nn.TransformerEncoderLayer(6, 2, 10, dropout=0, activation=activation, norm_first=norm_first).double()
    x = rng.normal(size=(4, 3, 6))
    output = layer(variable(x))
    assert output.size() == (4, 3, 6)
    if not norm_first:  # what leaves the last norm
        np.testing.assert_allclose(output.data.numpy().mean(-1), np.zeros((4, 3)), atol=1e-6)
    check_gradient(layer, torch.from_numpy(x.copy()))
    order = [2, 0, 3, 1]  # without a mask, places are alike
    np.testing.assert_allclose(layer(variable(x[order])).data.numpy(), output.data.numpy()[order], atol=1e-10)
    stack = nn.TransformerEncoder(layer, 2)
    assert len(list(stack.parameters())) == 2 * len(list(layer.parameters()))
    np.testing.assert_allclose(stack(variable(x)).data.numpy(), layer(output).data.numpy(), atol=1e-10)


def test_encoder_layer_drops_in_training_alone():
    torch.manual_seed(0)
    layer, x = nn.TransformerEncoderLayer(4, 2, 8, dropout=0.5), Variable(torch.randn(3, 2, 4))
    assert not layer(x).data.equal(layer(x).data)
    layer.eval()
    assert layer(x).data.equal(layer(x).data)


def test_dicts():
    modules = nn.ModuleDict({"a": nn.Linear(2, 3), "b": nn.ReLU()})
    assert list(modules) == ["a", "b"] and "a" in modules and len(modules) == 2
    assert list(modules.state_dict()) == ["a.weight", "a.bias"]
    modules.update([("c", nn.Tanh())])
    taken = modules.pop("a")
    assert isinstance(taken, nn.Linear) and list(modules.keys()) == ["b", "c"] and not list(modules.parameters())
    parameters = nn.ParameterDict({"w": nn.Parameter(torch.zeros(2, 3))})
    assert parameters["w"].size() == (2, 3) and repr(parameters) == (
        "ParameterDict(  (w): Parameter containing: [torch.FloatTensor of size 2x3])")
    parameters.clear()
    assert len(parameters) == 0
    for act, error in ((lambda: modules["x"], KeyError), (lambda: nn.ModuleDict({"a": 3}), TypeError),
                       (lambda: nn.ModuleDict({"pop": nn.ReLU()}), KeyError)):
        with pytest.raises(error):
            act()


def test_summary():
    model = nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.Flatten(), nn.Linear(144, 10))
    before = copy.deepcopy(model.state_dict())
    result = model.summary(torch.zeros(2, 1, 8, 8))
    assert [row[1:] for row in result.rows] == [
        ("Conv2d", "2x4x6x6", 40, 2 * 2 * 36 * 4 * 9), ("BatchNorm2d", "2x4x6x6", 8, 0), ("Flatten", "2x144", 0, 0),
        ("Linear", "2x10", 1450, 2 * 2 * 1440)]
    assert result.parameters == 1498 and "1,498 parameters" in str(result)
    assert all(torch.equal(a, b) for a, b in zip(before.values(), model.state_dict().values(), strict=True))
    assert model.training and not model[0]._hooks
    recurrent = nn.LSTM(3, 4).summary(torch.zeros(5, 2, 3))
    assert recurrent.rows[0][2] == "(5x2x4, (1x2x4, 1x2x4))" and recurrent.operations == 2 * 10 * (48 + 64)


class Placed(nn.Module):
    """A module with a parameter, a layer, and a submodule that it never calls."""

    def __init__(self):
        super().__init__()
        self.place, self.layer, self.unused = nn.Parameter(torch.zeros(3)), nn.Linear(3, 4), nn.Linear(5, 2)

    def forward(self, x):
        return self.layer(x + self.place)


def test_a_summary_has_all_parameters():
    x = torch.zeros(2, 3, 4)
    for model, given in ((Placed(), torch.zeros(2, 3)), (nn.MultiheadAttention(4, 2), (x, x, x)),
                         (nn.TransformerEncoderLayer(4, 2, 6), x), (nn.Transformer(4, 2, 1, 1, 6), (x, x))):
        result = model.summary(*(given if isinstance(given, tuple) else (given,)))
        assert sum(row[3] for row in result.rows) == result.parameters == sum(p.numel() for p in model.parameters())
    result = nn.Sequential(Placed(), nn.ReLU()).summary(torch.zeros(2, 3))
    assert [row[:2] + row[3:] for row in result.rows] == [
        ("0.layer", "Linear", 16, 48), ("0", "Placed", 15, 0), ("1", "ReLU", 0, 0)]


def test_weight_norm():
    layer = nn.Linear(3, 4).double()
    weight, x = layer.weight.data.clone(), variable(rng.normal(size=(2, 3)))
    expected = layer(x).data
    nn.utils.weight_norm(layer)
    assert list(dict(layer.named_parameters())) == ["bias", "weight_g", "weight_v"] and layer.weight_g.size() == (4, 1)
    np.testing.assert_allclose(layer(x).data.numpy(), expected.numpy())
    layer(x).sum().backward()
    assert layer.weight_g.grad is not None and layer.weight_v.grad is not None
    np.testing.assert_allclose((layer.weight_v.grad.data * layer.weight_v.data).sum(1).numpy(), np.zeros(4), atol=1e-12)
    layer.weight_g.data.mul_(2)
    np.testing.assert_allclose(layer(x).data.numpy() - layer.bias.data.numpy(),
                               2 * (expected.numpy() - layer.bias.data.numpy()))
    nn.utils.remove_weight_norm(layer)
    np.testing.assert_allclose(layer.weight.data.numpy(), 2 * weight.numpy())
    assert set(dict(layer.named_parameters())) == {"bias", "weight"} and not layer._hooks
    for act in (lambda: nn.utils.remove_weight_norm(layer), lambda: nn.utils.weight_norm(layer, "colour")):
        with pytest.raises(ValueError):
            act()


def test_a_dim_that_the_weight_does_not_have():
    layer = nn.Linear(3, 2)
    for dim in (2, -3, 5):
        with pytest.raises(IndexError, match="weight_norm: dim is"):
            nn.utils.weight_norm(layer, dim=dim)
    assert sorted(layer.state_dict()) == ["bias", "weight"]
    first, last = (nn.utils.weight_norm(nn.Linear(3, 2), dim=dim) for dim in (0, -1))
    assert tuple(first.weight_g.size()) == (2, 1) and tuple(last.weight_g.size()) == (1, 3)


def test_an_empty_batch():
    x = Variable(torch.zeros(5, 0, 8))
    output, weights = nn.MultiheadAttention(8, 2)(x, x, x)
    assert tuple(output.size()) == (5, 0, 8) and tuple(weights.size()) == (0, 5, 5)


@pytest.mark.parametrize("copied", [
    copy.deepcopy, lambda module: pickle.loads(pickle.dumps(module)), lambda module: saved_and_loaded(module)])
def test_copies_of_a_normed_weight_have_their_own(copied):
    """As soon as they are made, after a call and a backward pass too; lengths that change change the copy alone."""
    layer, x = nn.utils.weight_norm(nn.Sequential(nn.Linear(3, 2))[0]), variable(rng.normal(size=(4, 3))).float()
    for _ in range(2):
        twin, wanted = copied(layer), layer(x).data.numpy()
        assert sorted(twin.state_dict()) == ["bias", "weight_g", "weight_v"]
        np.testing.assert_array_equal(twin.weight.data.numpy(), layer.weight.data.numpy())
        np.testing.assert_array_equal(twin(x).data.numpy(), wanted)
        twin(x).sum().backward()
        assert twin.weight_g.grad is not None and twin.weight is not layer.weight
        twin.weight_g.data.mul_(2)
        assert np.abs(twin(x).data.numpy() - wanted).max() > 0.01
        np.testing.assert_array_equal(layer(x).data.numpy(), wanted)
        other = nn.utils.weight_norm(nn.Linear(3, 2))
        other.load_state_dict(layer.state_dict())
        np.testing.assert_array_equal(other(x).data.numpy(), wanted)
        layer(x).sum().backward()


def saved_and_loaded(module):
    file = io.BytesIO()
    torch.save(module, file)
    file.seek(0)
    return torch.load(file, classes=[torch.nn])


@pytest.mark.parametrize("norm_first", [False, True])
def test_decoder_layer(norm_first):
    """Nothing of later places comes through a causal mask, nothing of memory that is padding."""
    layer = nn.TransformerDecoderLayer(6, 2, 10, dropout=0, norm_first=norm_first, batch_first=True).double()
    rng = np.random.default_rng(5)  # whatever ran before: no draw may lie at the corner of a relu
    x, memory = rng.normal(size=(2, 4, 6)), rng.normal(size=(2, 5, 6))
    causal = variable(np.triu(np.ones((4, 4), np.uint8), 1))
    padding = variable(np.array([[0, 0, 0, 1, 1]] * 2, np.uint8))
    stack = nn.TransformerDecoder(layer, 2, nn.LayerNorm(6).double())
    assert len(list(stack.layers.parameters())) == 2 * len(list(layer.parameters()))
    for module in (layer, stack):
        result = module(variable(x), variable(memory), causal, memory_key_padding_mask=padding).data.numpy()
        later, hidden = x.copy(), memory.copy()
        later[:, 2:], hidden[:, 3:] = -later[:, 2:], -hidden[:, 3:]
        again = module(variable(later), variable(hidden), causal, memory_key_padding_mask=padding).data.numpy()
        np.testing.assert_allclose(again[:, :2], result[:, :2], atol=1e-12)
        assert np.abs(again[:, 2:] - result[:, 2:]).min() > 0
        seen = memory.copy()
        seen[:, 0] *= -1
        other = module(variable(x), variable(seen), causal, memory_key_padding_mask=padding).data.numpy()
        assert np.abs(other - result).max(-1).min() > 1e-6
    check_gradient(layer, torch.from_numpy(x.copy()), torch.from_numpy(memory.copy()))
    with pytest.raises(ValueError, match="TransformerDecoderLayer: activation"):
        nn.TransformerDecoderLayer(6, 2, activation="sin")


def test_pre_hooks_see_and_replace_the_input():
    layer, seen = nn.Linear(2, 2), []
    handle = layer.register_forward_pre_hook(lambda module, input: seen.append(input) or (input[0] * 0,))
    x = Variable(torch.ones(1, 2))
    assert layer(x).data.equal(layer.bias.data.view(1, 2)) and seen[0][0] is x
    handle.remove()
    assert not layer(x).data.equal(layer.bias.data.view(1, 2))


def test_vectors_of_parameters_and_clipping():
    model = nn.Linear(3, 2)
    vector = nn.utils.parameters_to_vector(model.parameters())
    twin = pickle.loads(pickle.dumps(nn.Linear(3, 2)))
    nn.utils.vector_to_parameters(vector, twin.parameters())
    assert all(a.data.equal(b.data) for a, b in zip(model.parameters(), twin.parameters(), strict=True))
    with pytest.raises(ValueError, match="a vector of 8"):
        nn.utils.vector_to_parameters(torch.zeros(7), twin.parameters())
    with pytest.raises(TypeError):
        nn.utils.vector_to_parameters([1.0] * 8, twin.parameters())
    with pytest.raises(ValueError):
        nn.utils.parameters_to_vector([])
    model.weight.grad = Variable(torch.Tensor([[3, -3, 0.5], [0, 1, -1]]), requires_grad=False)
    nn.utils.clip_grad_value(model.parameters(), 1)
    assert model.weight.grad.data.tolist() == [[1, -1, 0.5], [0, 1, -1]]
    with pytest.raises(ValueError):
        nn.utils.clip_grad_value(model.parameters(), -1)


def test_keys_of_other_widths_and_places_that_are_added():
    """kdim and vdim are maps of their own; a learned key and one of zeros are keys like others."""
    module = nn.MultiheadAttention(6, 2, kdim=4, vdim=5, add_bias_kv=True, add_zero_attn=True).double()
    assert module.in_proj_weight is None and module.k_proj_weight.size() == (6, 4)
    module.in_proj_bias.data.normal_(0, 1)
    q, k, v = (rng.normal(size=(count, 2, width)) for count, width in ((3, 6), (4, 4), (4, 5)))
    weights = [w.data.numpy() for w in (module.q_proj_weight, module.k_proj_weight, module.v_proj_weight)]
    bias = module.in_proj_bias.data.numpy()
    maps = [x @ w.T + bias[6 * i:6 * i + 6] for i, (x, w) in enumerate(zip((q, k, v), weights, strict=True))]
    places = [np.repeat(p.data.numpy(), 2, 1) for p in (module.bias_k, module.bias_v)]
    maps[1:] = [np.concatenate([x, p, np.zeros((1, 2, 6))]) for x, p in zip(maps[1:], places, strict=True)]
    hidden = np.array([[0, 0, 1, 1], [0, 0, 0, 1]], np.uint8)
    added = np.where(np.concatenate([hidden, np.zeros((2, 2), np.uint8)], 1)[:, None].repeat(3, 1), -np.inf, 0)
    mixed = np.zeros((3, 2, 6))
    for n in range(2):
        for part in (slice(0, 3), slice(3, 6)):
            mixed[:, n, part] = attention(*(x[:, n, part] for x in maps), added[n])
    wanted = mixed @ module.out_proj.weight.data.numpy().T + module.out_proj.bias.data.numpy()
    result, shares = module(variable(q), variable(k), variable(v), variable(hidden))
    np.testing.assert_allclose(result.data.numpy(), wanted, atol=1e-10)
    assert shares.size() == (2, 3, 6)
    one, share = module(variable(q[:, 1]), variable(k[:, 1]), variable(v[:, 1]), variable(hidden[1]))
    np.testing.assert_allclose(one.data.numpy(), wanted[:, 1], atol=1e-10)
    assert share.size() == (3, 6)
    check_gradient(lambda a, b, c: module(a, b, c)[0], *(torch.from_numpy(x.copy()) for x in (q, k, v)))


@pytest.mark.parametrize("batch_first", [False, True])
@pytest.mark.parametrize("norm_first", [False, True])
def test_transformer(batch_first, norm_first):
    """A later word changes no earlier result; a mask of bytes, one of numbers and is_causal hide the same."""
    torch.manual_seed(6)
    model = nn.Transformer(6, 2, 2, 1, 10, 0.0, batch_first=batch_first, norm_first=norm_first, bias=False).double()
    assert all("bias" not in name for name, _ in model.named_parameters())
    turn = (lambda x: x) if batch_first else (lambda x: np.swapaxes(x, 0, 1))
    src, tgt = rng.normal(size=(2, 5, 6)), rng.normal(size=(2, 4, 6))
    numbers = model.generate_square_subsequent_mask(4).double()
    ways = {"numbers": {"tgt_mask": numbers}, "bytes": {"tgt_mask": numbers < 0}, "said": {"tgt_is_causal": True}}
    results = [turn(model(variable(turn(src)), variable(turn(tgt)), **way).data.numpy()) for way in ways.values()]
    for result in results[1:]:
        np.testing.assert_allclose(result, results[0], atol=1e-12)
    tgt[:, 2:] *= -1
    again = turn(model(variable(turn(src)), variable(turn(tgt)), tgt_mask=numbers).data.numpy())
    np.testing.assert_allclose(again[:, :2], results[0][:, :2], atol=1e-12)
    assert np.abs(again[:, 2:] - results[0][:, 2:]).max() > 1e-3
    free = turn(model(variable(turn(src)), variable(turn(tgt))).data.numpy())
    assert np.abs(free[:, 0] - again[:, 0]).max() > 1e-3


@pytest.mark.parametrize("hidden", [True, float("-inf")])
def test_a_head_that_sees_no_key_gives_the_same_with_weights_and_without(hidden):
    layer, x = nn.MultiheadAttention(4, 2), torch.randn(3, 1, 4)
    mask = torch.zeros(2, 3, 3, dtype=torch.bool if hidden is True else torch.float32)
    mask[0] = hidden
    result = []
    for need_weights in (True, False):
        query = x.clone().requires_grad_()
        output, weights = layer(query, query, query, attn_mask=mask, need_weights=need_weights)
        output.sum().backward()
        result.append((output.data, query.grad))
        assert weights is None or not weights.isnan().any()
    torch.testing.assert_close(*result)
