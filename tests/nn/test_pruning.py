"""nn.utils.prune: what masks keep, one pruning after the other, and modules that are copied, saved and refused."""

import copy
import io
import pickle

import numpy as np
import pytest

import torch
import torch.nn as nn
from torch import optim
from torch.autograd import Variable
from torch.nn.utils import prune


def drawn(*size, seed=3):
    return torch.from_numpy(np.random.RandomState(seed).randn(*size))


def layer(rows, columns, seed=3):
    result = nn.Linear(columns, rows).double()
    result.weight.data.copy_(drawn(rows, columns, seed=seed))
    return result


def least(importance, left, count):
    """Return an independent mask: of the numbers that are left the `count` of least importance go, one by one."""
    mask = left.astype(float)
    for place in sorted(np.flatnonzero(left), key=lambda place: importance.flat[place])[:count]:
        mask.flat[place] = 0
    return mask


AMOUNTS = [0, 0.0, 1, 0.2, 0.5, 7, 1.0]


@pytest.mark.parametrize("size", [(3, 5), (1, 8), (4, 2)])
@pytest.mark.parametrize("amounts", [(0.5,), (0.3, 0.3), (2, 0.5, 1), (0, 1.0), (0.0, 3)])
def test_the_elements_nearest_to_zero_are_pruned_step_by_step(size, amounts):
    pruned = layer(*size)
    weight = pruned.weight.data.numpy().copy()
    mask = np.ones(size)
    for amount in amounts:
        count = amount if isinstance(amount, int) else round(amount * int(mask.sum()))
        mask = least(abs(weight), mask == 1, count)
        assert prune.l1_unstructured(pruned, "weight", amount) is pruned
        np.testing.assert_array_equal(pruned.weight_mask.numpy(), mask)
        np.testing.assert_array_equal(pruned.weight.data.numpy(), weight * mask)
        np.testing.assert_array_equal(pruned.weight_orig.data.numpy(), weight)


@pytest.mark.parametrize("size", [(3, 5), (6, 4), (2, 3, 4), (3, 4, 2, 2)])
@pytest.mark.parametrize("n", [1, 2, 3.5, float("inf")])
@pytest.mark.parametrize("dim", [0, 1, -1])
def test_slices_of_least_norm_are_pruned_step_by_step(size, n, dim):
    module = nn.Module()
    module.register_parameter("weight", nn.Parameter(drawn(*size)))
    others = tuple(d for d in range(len(size)) if d != dim % len(size))
    norms = (abs(module.weight.data.numpy()) ** n).sum(others) if n != float("inf") else abs(
        module.weight.data.numpy()).max(others)
    left = np.ones(size[dim])
    for amount in (1, 0.5):
        left = least(norms, left == 1, amount if amount == 1 else round(amount * int(left.sum())))
        prune.ln_structured(module, "weight", amount, n, dim)
        wanted = np.expand_dims(left, others) * np.ones(size)
        np.testing.assert_array_equal(module.weight_mask.numpy(), wanted)


@pytest.mark.parametrize("amount", AMOUNTS)
def test_what_is_drawn_at_random_has_the_amount(amount):
    torch.manual_seed(2)
    pruned = prune.random_unstructured(layer(4, 5), "weight", amount)
    count = amount if isinstance(amount, int) else round(amount * 20)
    assert pruned.weight_mask.eq(0).sum() == count
    prune.random_unstructured(pruned, "weight", 0.5)
    assert pruned.weight_mask.eq(0).sum() == count + round((20 - count) * 0.5)
    slices = prune.random_structured(layer(4, 9), "weight", amount, 1)
    gone = amount if isinstance(amount, int) else round(amount * 9)
    assert slices.weight_mask.sum(0).eq(0).sum() == gone and slices.weight_mask.sum() == 4 * (9 - gone)


def test_all_elements_are_drawn_equally_often():
    torch.manual_seed(4)
    kept = sum(prune.RandomUnstructured(0.25).prune(torch.ones(8)) for _ in range(2000)) / 2000
    assert (kept - 0.75).abs().max() < 0.05


def test_scores_in_the_place_of_the_numbers():
    scores = drawn(3, 4, seed=9)
    pruned = prune.l1_unstructured(layer(3, 4), "weight", 5, importance_scores=Variable(scores))
    np.testing.assert_array_equal(pruned.weight_mask.numpy(), least(abs(scores.numpy()), np.ones((3, 4)) == 1, 5))
    rows = prune.ln_structured(layer(3, 4), "weight", 1, 2, 0, importance_scores=scores)
    assert int(rows.weight_mask.sum(1).min(0)[1]) == int((scores * scores).sum(1).min(0)[1])
    assert not prune.l1_unstructured(layer(3, 4), "weight", 5).weight_mask.equal(pruned.weight_mask)


@pytest.mark.parametrize("share", [0, 0.1, 0.6, 1.0, 5])
def test_several_parameters_by_one_measure(share):
    layers = [layer(3, 4), layer(2, 5, seed=8), layer(1, 3, seed=5)]
    prune.l1_unstructured(layers[1], "weight", 4)
    before = np.concatenate([np.ones(12), layers[1].weight_mask.numpy().ravel(), np.ones(3)])
    weights = np.concatenate([each.weight.data.numpy().ravel() for each in layers])
    prune.global_unstructured([(each, "weight") for each in layers], prune.L1Unstructured, amount=share)
    count = share if isinstance(share, int) else round(share * int(before.sum()))
    result = np.concatenate([each.weight_mask.numpy().ravel() for each in layers])
    np.testing.assert_array_equal(result, least(abs(weights), before == 1, count))
    assert all(prune.is_pruned(each) for each in layers)


def test_scores_of_some_of_several_parameters():
    layers = [layer(2, 3), layer(2, 3)]
    low = {(layers[0], "weight"): torch.zeros(2, 3).double() + 1e-9}
    prune.global_unstructured(((each, "weight") for each in layers), prune.L1Unstructured, low, amount=6)
    assert layers[0].weight_mask.sum() == 0 and layers[1].weight_mask.sum() == 6


def test_a_mask_of_ones_and_a_mask_by_hand():
    plain = layer(2, 3)
    pruned = prune.identity(copy.deepcopy(plain), "weight")
    x = Variable(drawn(4, 3))
    np.testing.assert_array_equal(pruned(x).data.numpy(), plain(x).data.numpy())
    pruned.weight_mask[0] = 0
    pruned(x)
    assert pruned.weight.data[0].eq(0).all() and pruned.weight.data[1].ne(0).all()
    prune.custom_from_mask(pruned, "weight", torch.ByteTensor([[1, 1, 1], [0, 1, 1]]))
    assert pruned.weight_mask.tolist() == [[0, 0, 0], [0, 1, 1]]


class EverySecond(prune.BasePruningMethod):
    """A method as users write them."""

    PRUNING_TYPE = "unstructured"

    def compute_mask(self, t, default_mask):
        mask = default_mask.clone()
        mask.view(-1)[::2] = 0
        return mask


def test_a_method_of_ones_own_and_the_methods_of_a_tensor():
    pruned = layer(2, 4)
    assert isinstance(EverySecond.apply(pruned, "weight"), EverySecond)
    assert pruned.weight_mask.tolist() == [[0, 1, 0, 1]] * 2
    both = EverySecond.apply(pruned, "weight")
    assert pruned.weight_mask.tolist() == [[0, 0, 0, 1]] * 2
    prune.identity(pruned, "bias")
    last = prune.RandomStructured.apply(pruned, "weight", 1, dim=0)
    assert [type(each) for each in last] == [EverySecond, EverySecond, prune.RandomStructured] and len(both) == 2
    assert last[-1].dim == 0 and pruned.weight_mask.sum() == 1 and prune.is_pruned(nn.Sequential(pruned))
    assert EverySecond().prune(Variable(torch.ones(3))).data.tolist() == [0, 1, 0]
    assert EverySecond().prune(torch.ones(3), default_mask=torch.Tensor([0, 0, 1])).tolist() == [0, 0, 0]


def test_the_methods_of_a_tensor_are_among_the_hooks():
    pruned = prune.random_unstructured(layer(3, 4), "weight", 0.3)
    prune.l1_unstructured(pruned, "bias", 1)
    prune.ln_structured(pruned, "weight", 1, 2, 0)
    pruned.register_forward_hook(print)
    result = {hook._tensor_name: hook for hook in pruned._forward_pre_hooks.values()}
    assert [type(each).__name__ for each in result["weight"]] == ["RandomUnstructured", "LnStructured"]
    assert isinstance(result["bias"], prune.L1Unstructured) and list(pruned._forward_hooks.values()) == [print]
    assert not layer(1, 1)._forward_pre_hooks


def test_training_leaves_what_is_pruned_at_zero():
    pruned = layer(3, 4)
    before = pruned.weight
    descent = optim.SGD(pruned.parameters(), lr=0.1)
    prune.l1_unstructured(pruned, "weight", 0.5)
    assert pruned.weight_orig is before
    assert [name for name, _ in pruned.named_parameters()] == ["bias", "weight_orig"]
    gone = pruned.weight_mask == 0
    kept = before.data[~gone].clone()
    for _ in range(3):
        descent.zero_grad()
        pruned(Variable(drawn(5, 4))).pow(2).sum().backward()
        assert before.grad.data[gone].eq(0).all() and before.grad.data[~gone].ne(0).all()
        descent.step()
    pruned(Variable(drawn(5, 4)))
    assert pruned.weight.data[gone].eq(0).all() and pruned.weight.data[~gone].ne(kept).all()
    now = pruned.weight.data.clone()
    assert prune.remove(pruned, "weight") is pruned and pruned.weight is before and before.data.equal(now)
    assert list(pruned.state_dict()) == ["bias", "weight"] and not prune.is_pruned(pruned) and not pruned._hooks
    pruned(Variable(drawn(5, 4))).sum().backward()
    prune.l1_unstructured(pruned, "weight", 1)
    assert pruned.weight_mask.eq(0).sum() == 1


def through_a_file(module):
    file = io.BytesIO()
    torch.save(module, file)
    return torch.load(io.BytesIO(file.getvalue()), classes="any")


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda module: pickle.loads(pickle.dumps(module)), through_a_file])
def test_copies(copied):
    net = nn.Sequential(layer(3, 4))
    prune.l1_unstructured(net[0], "weight", 2)
    prune.random_unstructured(net[0], "weight", 3)
    again = copied(net)
    assert again[0].weight.data.equal(net[0].weight.data) and again[0].weight_mask.equal(net[0].weight_mask)
    again[0].weight_orig.data.fill_(1)
    again(Variable(drawn(1, 4)))
    assert again[0].weight.data.equal(net[0].weight_mask) and not net[0].weight.data.equal(net[0].weight_mask)
    prune.remove(again[0], "weight")
    assert prune.is_pruned(net) and not prune.is_pruned(again)


def test_states_and_types():
    one, other = (prune.l1_unstructured(layer(3, 4, seed), "weight", 0.5) for seed in (1, 2))
    assert sorted(one.state_dict()) == ["bias", "weight_mask", "weight_orig"]
    other.load_state_dict(one.state_dict())
    x = Variable(drawn(2, 4))
    np.testing.assert_array_equal(other(x).data.numpy(), one(x).data.numpy())
    assert one.float()(x.float()).data.type() == "torch.FloatTensor" and one.weight_mask.type() == "torch.FloatTensor"


def test_other_modules():
    lstm = prune.l1_unstructured(nn.LSTM(3, 4), "weight_hh_l0", 0.9)
    lstm(Variable(torch.from_numpy(np.ones((2, 5, 3), np.float32))))[0].sum().backward()
    assert lstm.weight_hh_l0_orig.grad.data[lstm.weight_hh_l0_mask == 0].eq(0).all()
    convolution = prune.ln_structured(nn.Conv2d(4, 3, 3), "weight", 2, 1, 1)
    x = Variable(drawn(2, 4, 5, 5)).float()
    thin = x.data.clone()
    thin[:, convolution.weight_mask.sum(0).sum(-1).sum(-1) == 0] = 0
    np.testing.assert_allclose(convolution(x).data.numpy(), convolution(Variable(thin)).data.numpy(), rtol=1e-5)
    halves = prune.l1_unstructured(nn.Linear(3, 4).half(), "weight", 0.5)
    assert halves.weight_mask.type() == "torch.HalfTensor" and halves.weight_mask.float().sum() == 6


class Broken(prune.BasePruningMethod):
    def __init__(self, mask):
        self.mask = mask

    def compute_mask(self, t, default_mask):
        if self.mask is None:
            raise OSError("no mask")
        return self.mask


@pytest.mark.parametrize("call, error, text", [
    (lambda m: prune.l1_unstructured(m, "weight", 1.5), ValueError, "L1Unstructured: amount is 1.5; need a share"),
    (lambda m: prune.l1_unstructured(m, "weight", -1), ValueError, "amount is -1"),
    (lambda m: prune.l1_unstructured(m, "weight", float("nan")), ValueError, "amount is nan"),
    (lambda m: prune.l1_unstructured(m, "weight", 13), ValueError, "amount is 13; there are 12 elements to prune"),
    (lambda m: prune.random_structured(m, "weight", 4, 0), ValueError, "amount is 4; there are 3"),
    (lambda m: prune.random_unstructured(m, "weight", "a"), TypeError, "amount is 'a'; need an int or a float"),
    (lambda m: prune.random_unstructured(m, "weight", True), TypeError, "amount is True"),
    (lambda m: prune.identity(m, "wait"), ValueError, "Identity: Linear has no Parameter 'wait'"),
    (lambda m: prune.ln_structured(m, "weight", 1, 2, 2), IndexError, "LnStructured: dims are"),
    (lambda m: prune.ln_structured(m, "weight", 1, "x", 0), ValueError, "norm: p is 'x'"),
    (lambda m: prune.ln_structured(m, "bias", 1, 2, 0), ValueError, "need two dims"),
    (lambda m: prune.custom_from_mask(m, "weight", torch.ones(3)), ValueError, "mask is FloatTensor 3, the pruned "
     "tensor DoubleTensor 3x4; need the same size"),
    (lambda m: prune.custom_from_mask(m, "weight", 1), TypeError, "mask is a int; need a tensor"),
    (lambda m: prune.l1_unstructured(m, "weight", 1, torch.ones(2)), ValueError, "importance_scores of 'weight' is"),
    (lambda m: prune.l1_unstructured(m, "weight", 1, [1]), TypeError, "importance_scores of 'weight' is a list"),
    (lambda m: prune.remove(m, "bias"), ValueError, "remove: 'bias' of Linear is not pruned"),
    (lambda m: prune.L1Unstructured(1).remove(m), ValueError, "not pruned by this method"),
    (lambda m: Broken.apply(m, "weight", None), OSError, "no mask"),
    (lambda m: Broken.apply(m, "weight", torch.ones(4)), ValueError, "Broken: the mask is FloatTensor 4"),
    (lambda m: Broken.apply(m, "weight", 3), TypeError, "Broken: the mask is a int"),
    (lambda m: prune.BasePruningMethod.apply(m, "weight"), NotImplementedError, "defines no compute_mask"),
    (lambda m: prune.PruningContainer().prune(m.weight), ValueError, "it has no method"),
    (lambda m: prune.PruningContainer(3), TypeError, "not a int"),
    (lambda m: prune.PruningContainer().add_pruning_method(3), TypeError, "not a int"),
    (lambda m: prune.PruningContainer(prune.Identity()).add_pruning_method(
        prune.identity(layer(1, 1), "bias")._hooks.popitem()[1].call), ValueError, "it prunes '', the method 'bias'"),
    (lambda m: prune.global_unstructured([], prune.L1Unstructured, amount=1), TypeError, "need pairs"),
    (lambda m: prune.global_unstructured((m, "weight"), prune.L1Unstructured, amount=1), TypeError, "need pairs"),
    (lambda m: prune.global_unstructured([(m, "weight")], prune.LnStructured, amount=1, n=2), TypeError,
     "LnStructured is structured; need an unstructured method"),
    (lambda m: prune.global_unstructured([(m, "bias"), (m, "wait")], prune.L1Unstructured, amount=1), ValueError,
     "no Parameter 'wait'"),
    (lambda m: prune.global_unstructured([(m, "weight")], prune.L1Unstructured, amount=13), ValueError, "there are 12"),
])
@pytest.mark.parametrize("before", [False, True])
def test_what_is_refused_leaves_all_as_it_was(call, error, text, before):
    module = layer(3, 4)
    if before:
        prune.identity(module, "weight")
    names, hooks = list(vars(module)), dict(module._hooks)
    state = {name: value.clone() for name, value in module.state_dict().items()}
    with pytest.raises(error, match=text):
        call(module)
    assert list(vars(module)) == names and dict(module._hooks) == hooks
    assert list(module.state_dict()) == list(state)
    assert all(value.equal(state[name]) for name, value in module.state_dict().items())


def test_a_type_of_pruning_that_there_is_not():
    class Other(prune.Identity):
        PRUNING_TYPE = "odd"

    with pytest.raises(ValueError, match="Other: PRUNING_TYPE is 'odd'; need 'unstructured', 'structured' or 'global'"):
        Other.apply(layer(2, 2), "weight")
