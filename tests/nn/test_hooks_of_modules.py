"""Hooks of forward, backward, state_dict and load_state_dict: order, arguments, replacements."""

import copy
import pickle
import warnings

import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable


class Scaled(nn.Module):
    """Two inputs and an option; a result in a dict, and one that has no gradient."""

    def forward(self, a, b, times=1):
        return {"sum": (a + 2 * b) * times, "more": [b.detach(), a * b]}


def values(gradients):
    return [None if gradient is None else gradient.data.tolist() for gradient in gradients]


def inputs():
    return Variable(torch.FloatTensor([1, 2])), Variable(torch.FloatTensor([3, 4]))


def test_hooks_of_forward_replace_its_input_keywords_and_output_in_their_order():
    module, seen = Scaled(), []
    module.register_forward_pre_hook(lambda m, input, keywords: (input, {"times": keywords["times"] * 5}),
                                     with_kwargs=True)
    module.register_forward_pre_hook(lambda m, input, keywords: seen.append(keywords["times"]), with_kwargs=True)
    module.register_forward_pre_hook(lambda m, input: (input[0] * 0, input[1]), prepend=True)
    module.register_forward_hook(lambda m, input, output: output["sum"])
    module.register_forward_hook(lambda m, input, keywords, output: output * keywords["times"], with_kwargs=True)
    module.register_forward_hook(lambda m, input, output: seen.append(sorted(output)), prepend=True)
    a, b = inputs()
    assert module(a, b, times=2).data.tolist() == [10 * 10 * 2 * 3, 10 * 10 * 2 * 4]
    assert seen == [10, ["more", "sum"]]


@pytest.mark.parametrize("wrong", [3, (1,), (1, 2, 3)])
def test_what_a_hook_with_keywords_may_return(wrong):
    module = Scaled()
    module.register_forward_pre_hook(lambda *given: wrong, with_kwargs=True)
    with pytest.raises(RuntimeError, match=r"need None or a pair \(input, keywords\)"):
        module(*inputs())


def test_a_hook_that_is_always_called_sees_no_output_where_forward_raised():
    module, seen = nn.Linear(2, 2), []
    module.register_forward_hook(lambda m, input, output: seen.append(output), always_call=True)
    module.register_forward_hook(lambda m, input, output: seen.append("only after success"))
    module.register_forward_hook(lambda m, input, output: 1 / 0 if output is None else None, always_call=True)
    with pytest.raises(RuntimeError), pytest.warns(UserWarning, match="always called raised ZeroDivisionError"):
        module(Variable(torch.ones(1, 3)))
    assert seen == [None]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        y = module(Variable(torch.ones(1, 2)))
    assert seen[1] is y and seen[2:] == ["only after success"]


def test_a_hook_that_raises_in_the_place_of_forward_calls_the_others():
    module, seen = nn.Tanh(), []
    module.register_forward_hook(lambda *given: 1 / 0)
    module.register_forward_hook(lambda m, input, output: seen.append(output), always_call=True)
    with pytest.raises(ZeroDivisionError):
        module(inputs()[0])
    assert isinstance(seen[0], Variable)


def test_full_backward_hooks_see_the_gradients_of_inputs_and_outputs():
    module, seen = Scaled(), []
    module.register_full_backward_hook(lambda m, gi, go: seen.append((m, values(gi), values(go))))
    a, b = inputs()
    output = module(a * 1, b, times=3)
    (output["sum"].sum() + 10 * output["more"][1].sum()).backward()
    (result, given, after), = seen
    assert result is module
    assert given == [[3 + 30, 3 + 40], [6 + 10, 6 + 20]] == values((a.grad, b.grad))
    assert after == [[1, 1], None, [10, 10]]


def test_full_backward_hooks_see_none_for_outputs_that_are_no_tensors():
    class Both(nn.Module):
        def forward(self, x):
            return x * 2, True, x.argmax()

    module, seen = Both(), []
    module.register_full_backward_hook(lambda m, gi, go: seen.append(go))
    output = module(torch.ones(2, requires_grad=True))
    output[0].sum().backward()
    assert output[1] is True and seen[0][0].tolist() == [1, 1] and seen[0][1:] == (None, None)


def test_full_backward_hooks_replace_gradients_in_their_order():
    linear, x = nn.Linear(2, 3), Variable(torch.ones(1, 2))
    twin, y = copy.deepcopy(linear), Variable(torch.ones(1, 2))
    linear.register_full_backward_hook(lambda m, gi, go: (gi[0] * 5,))
    linear.register_full_backward_hook(lambda m, gi, go: gi[0] + 1)
    linear.register_full_backward_hook(lambda m, gi, go: (gi[0] * 2,), prepend=True)
    linear.register_full_backward_pre_hook(lambda m, go: (go[0] * 3,))
    linear(x).sum().backward()
    (3 * twin(y)).sum().backward()
    assert torch.allclose(x.grad.data, y.grad.data * 10 + 1) and torch.allclose(linear.weight.grad.data,
                                                                               twin.weight.grad.data)


def test_full_backward_hooks_where_no_input_has_a_gradient_or_nothing_is_recorded():
    linear, seen = nn.Linear(2, 1, bias=False), []
    handle = linear.register_full_backward_hook(lambda m, gi, go: seen.append((values(gi), values(go))))
    x = Variable(torch.ones(1, 2), requires_grad=False)
    linear(x).sum().backward()
    assert seen == [([None], [[[1]]])]
    with torch.no_grad():
        linear(Variable(torch.ones(1, 2)))
    handle.remove()
    assert linear(x).data.equal(linear.weight.data.sum(1, keepdim=True))


def test_full_backward_hooks_on_modules_in_place_and_for_second_derivatives():
    relu, seen = nn.ReLU(inplace=True), []
    relu.register_full_backward_hook(lambda m, gi, go: seen.append(values(gi)))
    x = Variable(torch.FloatTensor([-1, 2]))
    given = x * 1
    relu(given).sum().backward()
    assert seen == [[[0, 1]]] and given.data.tolist() == [0, 2], "the module works in place"
    square = nn.Sequential(nn.Linear(1, 1, bias=False))
    square.register_full_backward_hook(lambda m, gi, go: (gi[0] * 3,))
    z = Variable(torch.FloatTensor([2]))
    weight = square[0].weight
    gradient, = torch.autograd.grad([(square(z) ** 2).sum()], [z], create_graph=True)
    gradient.sum().backward()
    assert torch.allclose(gradient.data, 3 * 2 * weight.data[0] ** 2 * 2)


def test_full_backward_hooks_leave_tensors_in_their_memory():
    """Packages recognize by its address what one module gave to the next."""
    network, seen = nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1)), []
    for module in network:
        module.register_forward_hook(lambda module, input, output: seen.append((input[0], output)))
        module.register_full_backward_hook(lambda *given: None)
    network(torch.ones(4, 2)).sum().backward()
    assert all(before[1].data_ptr() == after[0].data_ptr() for before, after in zip(seen, seen[1:], strict=False))


@pytest.mark.parametrize("kind, wrong", [("full_backward", ()), ("full_backward", (None, None)),
                                         ("full_backward_pre", ())])
def test_how_many_gradients_a_hook_returns(kind, wrong):
    linear = nn.Linear(2, 2)
    getattr(linear, f"register_{kind}_hook")(lambda *given: wrong)
    with pytest.raises(RuntimeError, match=r"a backward hook of Linear returned \d gradients; need 1"):
        linear(Variable(torch.ones(1, 2))).sum().backward()


def test_hooks_are_copied_and_pickled_with_their_module():
    linear = nn.Linear(2, 2)
    linear.register_full_backward_hook(print_nothing)
    for twin in (copy.deepcopy(linear), pickle.loads(pickle.dumps(linear))):
        twin(Variable(torch.ones(1, 2))).sum().backward()
        assert list(twin._hooks.values()) == list(linear._hooks.values())


def print_nothing(*given):
    pass


# --- state --------------------------------------------------------------------------------------------------------

def network():
    return nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))


def test_hooks_of_state_dict_and_load_state_dict():
    net, seen = network(), []
    net[0].register_state_dict_pre_hook(lambda *given: seen.append(given))
    net[0].register_state_dict_post_hook(lambda m, state, prefix, metadata: state.update({prefix + "version": 2}))
    state = net.state_dict()
    assert seen == [(net[0], "0.", False)] and state["0.version"] == 2

    def renames(module, state, prefix, metadata, strict, missing, unexpected, errors):
        state.pop(prefix + "version")
        state[prefix + "weight"] = state.pop(prefix + "kernel")

    state["0.kernel"] = state.pop("0.weight")
    other = network()
    other[0].register_load_state_dict_pre_hook(renames)
    other.register_load_state_dict_post_hook(lambda module, unmatched: seen.append((module, *unmatched)))
    assert not any(other.load_state_dict(state))
    assert seen[1:] == [(other, [], [])] and "0.kernel" in state
    assert other[0].weight.data.equal(net[0].weight.data)
    other[0].register_load_state_dict_pre_hook(lambda *given: given[-1].append("too old"))
    before = other[0].weight.data.clone()
    state["0.kernel"] = before * 2
    with pytest.raises(RuntimeError, match="refused  too old"):
        other.load_state_dict(state)
    assert other[0].weight.data.equal(before)
    net.register_state_dict_post_hook(lambda m, state, *others: state)
    with pytest.raises(RuntimeError, match="a state_dict hook of Sequential returned something"):
        net.state_dict()


def test_a_private_hook_may_return_another_state():
    net = network()
    net[0]._register_state_dict_hook(lambda module, state, prefix, metadata: None)
    net._register_state_dict_hook(lambda module, state, prefix, metadata: {
        name.replace("0.", "first."): value for name, value in state.items()})
    assert {"first.weight", "first.bias"} <= set(net.state_dict()) and len(net._state_dict_hooks) == 1
    net._state_dict_hooks.clear()
    assert "0.weight" in net.state_dict()


class Renaming(nn.Linear):
    def __init__(self):
        super().__init__(2, 3)
        self._register_load_state_dict_pre_hook(self.rename)

    def rename(self, state, prefix, *others):
        state[prefix + "weight"] = state.pop(prefix + "kernel")


def test_a_module_with_a_hook_of_load_state_dict_can_be_pickled():
    module = pickle.loads(pickle.dumps(Renaming()))
    module.load_state_dict({"kernel": torch.ones(3, 2), "bias": torch.zeros(3)})
    assert module.weight.tolist() == [[1, 1]] * 3


def test_what_a_module_keeps_beside_its_tensors():
    class Counting(nn.Module):
        count = 0

        def get_extra_state(self):
            return {"count": self.count}

        def set_extra_state(self, state):
            self.count = state["count"]

    net, other = nn.Sequential(Counting(), nn.Linear(1, 1)), nn.Sequential(Counting(), nn.Linear(1, 1))
    net[0].count = 7
    state = net.state_dict()
    assert state["0._extra_state"] == {"count": 7}
    other.load_state_dict(state)
    assert other[0].count == 7
    del state["0._extra_state"]
    with pytest.raises(RuntimeError, match="missing  0._extra_state"):
        other.load_state_dict(state)


def test_tensors_are_taken_themselves_where_that_is_asked():
    net, other = network(), network().double()
    parameters = [*net.parameters()]
    net(Variable(torch.randn(4, 2))).sum().backward()
    state = other.state_dict()
    net.load_state_dict(state, assign=True)
    assert all(one is two for one, two in zip(net.parameters(), parameters, strict=True))
    for name, tensor in net.state_dict().items():
        assert tensor.data_ptr() == state[name].data_ptr() and tensor.type() == state[name].type()
    net(Variable(torch.randn(4, 2).double())).sum().backward()
    assert net[0].weight.grad.data.type() == "torch.DoubleTensor"
    before = net.state_dict()
    for wrong in (state["0.bias"].long(), state["0.weight"]):
        with pytest.raises(RuntimeError, match="(type|size) +0.bias"):
            net.load_state_dict({**state, "0.bias": wrong}, assign=True)
    assert all(before[name].data_ptr() == tensor.data_ptr() for name, tensor in net.state_dict().items())


def test_parts_by_their_path():
    net = nn.Sequential(network(), nn.ReLU())
    assert net.get_parameter("0.0.weight") is net[0][0].weight
    assert net.get_buffer("0.1.running_mean") is net[0][1].running_mean
    for call, kind in ((net.get_parameter, "parameters"), (net.get_buffer, "buffers")):
        with pytest.raises(AttributeError, match=f"has no '0.0.nothing' among its {kind}; named_{kind} lists them"):
            call("0.0.nothing")
    net.set_submodule("0.1", nn.Tanh())
    net.set_submodule("2", nn.Sigmoid())
    assert isinstance(net[0][1], nn.Tanh) and isinstance(net[2], nn.Sigmoid)
    for path, module, strict, error in (("5.1", nn.Tanh(), False, AttributeError), ("", nn.Tanh(), False, ValueError),
                                        ("7", nn.Tanh(), True, AttributeError), ("1", 3, False, TypeError)):
        with pytest.raises(error):
            net.set_submodule(path, module, strict)


# --- containers ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("kind", [lambda items: nn.Sequential(*items), nn.ModuleList])
def test_sequences_of_modules_change_as_lists_do(kind):
    items = [nn.Linear(1, size) for size in range(1, 6)]
    other = nn.Tanh()
    for change in (lambda to: to.insert(0, other), lambda to: to.insert(-1, other), lambda to: to.insert(99, other),
                   lambda to: to.pop(), lambda to: to.pop(1), lambda to: to.pop(-2), lambda to: to.__delitem__(0),
                   lambda to: to.__delitem__(slice(1, 4, 2)), lambda to: to.__delitem__(slice(None)),
                   lambda to: to.append(other), lambda to: to.extend([other, other]), lambda to: to.__iadd__([other]),
                   lambda to: to.__setitem__(2, other), lambda to: to.__setitem__(-1, other)):
        expected, found = list(items), kind(items)
        result, ours = change(expected), change(found)
        assert list(found) == expected and [*found._modules] == [str(i) for i in range(len(expected))]
        assert [*found._modules.values()] == [getattr(found, name) for name in found._modules]
        assert not hasattr(found, str(len(expected)))
        assert ours is result or ours is found
    assert list(kind(items) + kind([other])) == [*items, other] and len(kind(items)) == 5
    for wrong, error in ((lambda to: to.insert(0, 3), TypeError), (lambda to: to.pop(5), IndexError),
                         (lambda to: to.append("layer"), TypeError), (lambda to: to.__delitem__(-6), IndexError)):
        found = kind(items)
        with pytest.raises(error):
            wrong(found)
        assert list(found) == items


def test_a_dict_of_modules_gives_a_default():
    result = nn.ModuleDict({"a": nn.Tanh()})
    assert result.get("a") is result["a"] and result.get("b") is None and result.get("b", 3) == 3
    assert isinstance(result.pop(key="a"), nn.Tanh) and not result
