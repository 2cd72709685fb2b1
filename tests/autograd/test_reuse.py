"""Memory that a pass overwrites and frees: nothing visible changes, and results are equal to the last bit."""

import functools
import gc
import weakref

import pytest
from torch._C import lib

import torch
import torch.nn as nn
from torch import _core
from torch.autograd import Variable, grad
from torch.nn import functional as F


@pytest.fixture(params=[True, False], ids=["reused", "apart"])
def reuse(request):
    before = _core.set_reuses_memory(request.param)
    yield request.param
    _core.set_reuses_memory(before)


@pytest.fixture
def no_collector():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def network():
    torch.manual_seed(2)
    return nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2), nn.Tanh(),
                         nn.Conv2d(8, 8, 3), nn.Sigmoid(), nn.LeakyReLU(), nn.AvgPool2d(2), nn.Hardtanh(), nn.ELU())


def branches(model, x):
    """Return a Variable that several read, in sums and products, before and after activations."""
    y = model(x)
    z = F.relu(y) * y + y.exp().tanh() - (y * 2).sigmoid()
    return (z / (y * y + 1)).sum() + (F.relu(y + z) * z).mean()


def trained(on, steps=3):
    before = _core.set_reuses_memory(on)
    try:
        model = network()
        x = Variable(torch.randn(4, 3, 12, 12))
        optimizer = torch.optim.SGD([*model.parameters(), x], lr=0.05, momentum=0.5)
        for _ in range(steps):
            optimizer.zero_grad()
            branches(model, x).backward()
            optimizer.step()
        return [p.data for p in (*model.parameters(), x)] + [x.grad.data]
    finally:
        _core.set_reuses_memory(before)


def test_bit_equal_with_it_switched_off():
    for a, b in zip(trained(True), trained(False), strict=True):
        assert a.equal(b)


def test_the_gradient_given_is_not_written(reuse):
    x, g = Variable(torch.randn(50)), torch.randn(50)
    before = g.clone()
    y = x.tanh().sigmoid()
    y.backward(g)
    assert g.equal(before)
    given = Variable(before.clone(), requires_grad=False)
    y.backward(given)
    assert given.data.equal(before)
    (x.tanh() * 1).backward(given.data[:50])
    assert given.data.equal(before)


def test_what_hooks_saw_stays_as_they_saw_it(reuse):
    x, seen, copies = Variable(torch.randn(40)), [], []

    def look(g):
        seen.append(g)
        copies.append(g.data.clone())

    def look_at_node(grad_input, grad_output):
        for g in (*grad_input, *grad_output):
            look(g)
    y = x.tanh()
    z = y.sigmoid()
    w = z.exp().relu()
    for variable in (x, y, z, w):
        variable.register_hook(look)
    for variable in (y, z, w):
        variable._node.register_hook(look_at_node)
    w.sum().backward()
    assert len(seen) == 10 and all(a.data.equal(b) for a, b in zip(seen, copies, strict=True))


def test_gradients_asked_for_are_those_of_the_pass(reuse):
    x = Variable(torch.randn(30))
    y = x.tanh()
    z = y.sigmoid()
    gx, gy, gz = grad(z.exp().sum(), [x, y, z])
    for got, wanted in ((gz, z.exp().data), (gy, gz.data * z.data * (1 - z.data)),
                        (gx, gy.data * (1 - y.data * y.data))):
        assert (got.data - wanted).abs().max() < 1e-6


def test_a_gradient_that_goes_two_ways(reuse):
    x, y = Variable(torch.randn(20)), Variable(torch.randn(20))
    s = x + y
    ((s.tanh() + x) - y).exp().sum().backward()
    wanted = ((x + y).tanh() + x - y).exp().data
    slope = 1 - (x + y).tanh().data * (x + y).tanh().data
    assert x.grad.data.sub(wanted * (slope + 1)).abs().max() < 1e-5
    assert y.grad.data.sub(wanted * (slope - 1)).abs().max() < 1e-5


def test_a_graph_that_somebody_has_may_run_again(reuse):
    x = Variable(torch.randn(10))
    y = x.exp().tanh().sum()
    y.backward()
    once = x.grad.data.clone()
    y.backward()
    assert x.grad.data.equal(once * 2)
    again = x.exp().tanh().sum().backward  # a method by itself has the Variable, and may be called twice
    again()
    again()
    assert x.grad.data.equal(once * 4)
    middle = x.exp()
    (middle * 2).sum().backward()
    middle.sum().backward()
    assert x.grad.data.sub(once * 4 + 3 * x.data.exp()).abs().max() < 1e-4


def test_a_part_that_somebody_has_is_kept(reuse):
    x = Variable(torch.randn(10))
    shared = x.tanh().exp()
    for _ in range(3):
        (shared * 3).sigmoid().sum().backward()
    node = shared._node
    del shared
    assert node.value(0) is not None


def peak(run):
    """Return the most bytes that are allocated while run() works through its nodes."""
    start, most = lib.th_allocated_bytes(), 0

    def note(*_):
        nonlocal most
        most = max(most, lib.th_allocated_bytes() - start)
    run(note)
    return most


def test_a_pass_over_a_graph_that_nobody_has_frees_as_it_goes(no_collector):
    x = Variable(torch.randn(1 << 18))

    def run(note):
        y = x
        for _ in range(20):
            y = y.tanh()
        x.register_hook(note)
        held = [y.sum()]
        del y
        held.pop().backward()
    most = peak(run)
    assert most < 24 * (1 << 20) and lib.th_allocated_bytes() > 0
    left = lib.th_allocated_bytes()
    x.grad = None
    assert left - lib.th_allocated_bytes() < 1.1 * (1 << 20)


def test_activations_are_kept_once(no_collector):
    """Convolution, normalisation and addition before a relu: what stays is the relu's result alone, besides what the
    normalisation itself reads."""
    x = Variable(torch.randn(8, 16, 32, 32), requires_grad=False)
    one = x.data.numel() * 4
    conv, norm, relu = nn.Conv2d(16, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU()
    weight = Variable(torch.randn(8, 16, 32, 32))
    for call, copies in ((nn.Sequential(conv, relu), 1), (nn.Sequential(conv, norm, relu), 2),
                         (lambda x: F.relu(conv(x)), 1), (lambda x: F.relu(x + weight), 1),
                         (lambda x: F.relu(norm(x)), 1)):
        before = lib.th_allocated_bytes()
        y = call(x)
        kept = lib.th_allocated_bytes() - before
        assert copies * one <= kept < (copies + 0.5) * one
        del y
        assert lib.th_allocated_bytes() - before < 1000  # a count of writes for each Variable that lives


def test_the_gradients_of_a_chain_are_one_tensor(reuse):
    """Each activation's gradient is written over the one that came."""
    places = []

    class Look(torch.autograd.Function):
        def forward(self, x):
            return x.clone()

        def backward(self, g):
            places.append(g.data_ptr())
            return g * 2

    x = Variable(torch.randn(1 << 18))
    y = Look()(Look()(x).tanh())
    z = Look()(Look()(x).tanh().relu().sigmoid())
    (y.exp() + z.exp()).sum().backward()
    assert len(places) == 4
    places.clear()

    class Same(Look):
        def backward(self, g):
            places.append(g.data_ptr())
            return g
    Same()(Same()(x).tanh()).exp().sum().backward()
    assert (places[0] == places[1]) == reuse


@pytest.mark.slow
def test_training_does_not_grow():
    """10,000 steps of the demo's network, flat within 1 MB after the first hundred."""
    def now():
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * 4096
    torch.manual_seed(0)
    model = nn.Sequential(nn.Conv2d(1, 4, 5), nn.ReLU(), nn.MaxPool2d(2),
                          nn.Conv2d(4, 8, 5), nn.ReLU(), nn.MaxPool2d(2))
    head = nn.Linear(128, 10)
    optimizer = torch.optim.SGD([*model.parameters(), *head.parameters()], lr=0.01, momentum=0.9)
    x = Variable(torch.randn(8, 1, 28, 28), requires_grad=False)
    y = Variable(torch.LongTensor([i % 10 for i in range(8)]), requires_grad=False)
    for step in range(10000):
        optimizer.zero_grad()
        loss = F.nll_loss(F.log_softmax(head(model(x).view(8, 128)), 1), y)
        loss.backward()
        optimizer.step()
        if step == 100:
            start = now()
    assert now() - start < 1 << 20


class Placed(nn.Module):
    """Runs modules and records the addresses of results, without holding them."""

    def __init__(self, *modules):
        super().__init__()
        self.inner, self.places = nn.Sequential(*modules), []

    def forward(self, x):
        y = self.inner(x)
        self.places.append(y.data.data_ptr())
        return y


ABOVE = {"conv": lambda: nn.Conv2d(3, 5, 3), "norm": lambda: nn.Sequential(nn.Conv2d(3, 5, 3), nn.BatchNorm2d(5)),
         "linear": lambda: nn.Linear(9, 7)}
ACTIVATIONS = {nn.ReLU: F.relu, nn.Tanh: F.tanh, nn.Sigmoid: F.sigmoid, nn.Hardtanh: F.hardtanh}


@pytest.mark.parametrize("kind", ABOVE)
@pytest.mark.parametrize("module", ACTIVATIONS)
@pytest.mark.parametrize("size", [2, 40])
def test_an_activation_takes_the_memory_of_what_nobody_kept(reuse, kind, module, size):
    layer = Placed(ABOVE[kind]())
    x = Variable(torch.randn(size, 3, 9, 9), requires_grad=False)
    for call in (lambda: ACTIVATIONS[module](layer(x)), lambda: nn.Sequential(layer, module())(x),
                 lambda: nn.Sequential(layer, nn.Sequential(module()))(x)):
        result = call()
        assert (result.data.data_ptr() == layer.places[-1]) == reuse


def test_a_sum_of_two_is_overwritten(reuse):
    a, b, places = Variable(torch.randn(50)), Variable(torch.randn(50)), []

    def add():
        y = a + b
        places.append(y.data.data_ptr())
        return y
    result = F.relu(add())  # not in the assertion, which would keep the sum to show it
    assert (result.data.data_ptr() == places[0]) == reuse


def test_what_somebody_can_see_is_not_overwritten():
    layer = nn.Linear(30, 40)
    x = Variable(torch.randn(20, 30))
    held, box = layer(x), {}
    data = layer(x).data
    part = layer(x)[1:3]
    array = layer(x).data.numpy()
    partial, arguments = functools.partial(F.relu, layer(x)), (layer(x),)
    weak = layer(x)
    reference = weakref.ref(weak)
    storage = layer(x).data.storage()

    def again(keep):
        y = layer(x)
        box["kept"] = keep(y)
        return y
    keepers = [lambda y: y, lambda y: y.data, lambda y: y[0], lambda y: y.t(), lambda y: y.data.storage(),
               lambda y: y.data.numpy(), lambda y: y.exp(), lambda y: y.tanh(), lambda y: y.detach(), weakref.ref]
    wanted = held.data.clone()
    for module in (nn.ReLU(), nn.Sequential(nn.ReLU(), nn.ReLU())):
        for keep in keepers:
            given = again(keep)
            before = given.data.clone()
            del given
            for call in (lambda keep=keep: F.relu(again(keep)), lambda keep=keep, module=module: module(again(keep))):
                call()
                kept = box["kept"]
                if keep is keepers[0]:
                    assert kept.data.equal(before)
                elif torch.is_tensor(kept) and not kept.requires_grad:
                    assert kept.equal(before)
    for _ in range(2):
        assert partial().data.equal(wanted.clamp(min=0)) and F.relu(*arguments).data.equal(wanted.clamp(min=0))
        assert next(map(F.relu, arguments)).data.equal(wanted.clamp(min=0))
    F.relu(held), nn.Sequential(nn.ReLU())(held)
    assert held.data.equal(wanted) and data.equal(wanted) and part.data.equal(wanted[1:3])
    assert (array == wanted.numpy()).all() and arguments[0].data.equal(wanted)
    assert reference() is weak and weak.data.equal(wanted)
    assert list(storage) == list(wanted.storage())


def test_hooks_see_what_they_saw():
    """A forward hook keeps what a module gave and what the next one took; both stay as they were."""
    model, seen = nn.Sequential(nn.Linear(4, 5), nn.ReLU(), nn.Tanh()), []

    def look(module, input, output):
        for value in (*input, output):
            seen.append((value, value.data.clone()))
    for module in model:
        module.register_forward_hook(look)
    model(Variable(torch.randn(3, 4)))
    assert len(seen) == 6 and all(value.data.equal(copy) for value, copy in seen)


def test_what_a_gradient_reads_is_not_overwritten():
    """Softplus reads its input, tanh's result is read by tanh itself; gradients agree with those of kept values."""
    torch.manual_seed(4)
    layer = nn.Linear(6, 6).double()
    x = Variable(torch.randn(5, 6).double())
    for chain in ((F.softplus, F.tanh), (F.tanh, F.relu), (F.selu, F.relu, F.softplus), (F.relu, F.relu)):
        def call(keep, chain=chain):
            y, kept = layer(x), []
            for function in chain:
                if keep:
                    kept.append(y)
                    y = function(y)
                else:
                    box = [y]
                    del y
                    y = function(box.pop())
            return grad(y.sum(), [x, *layer.parameters()])
        for a, b in zip(call(True), call(False), strict=True):
            assert a.data.equal(b.data)
        assert torch.autograd.gradgradcheck(lambda x, chain=chain: nn.Sequential(layer, *map(Called, chain))(x), (x,))


class Called(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.forward = function


def test_a_call_that_fails_leaves_its_input():
    y = Variable(torch.randn(4, 5)) * 1
    before = y.data.clone()
    box = [y]
    with pytest.raises(TypeError):
        _core.donate(_core.threshold, box, "none", 1)
    assert y.data.equal(before) and box == []
    for wrong in ((), (_core.relu,), (_core.relu, y), (_core.relu, []), (len, [y]), (F.relu, [y])):
        with pytest.raises(TypeError, match="donate takes the function of a row"):
            _core.donate(*wrong)


@pytest.mark.parametrize("call", [
    lambda x, w: x / w, lambda x, w: (x / 9).asin(), lambda x, w: (x / 9).acos(), lambda x, w: F.normalize(x, dim=0),
])
def test_a_result_that_no_gradient_reads_may_be_changed(call):
    x, w = (Variable(torch.randn(5).clamp_(-3, 3).double()) for _ in range(2))
    expected = torch.autograd.grad(call(x, w).sum(), [x])[0]
    result = call(x, w)
    result += 1
    result.zero_()
    result.add_(call(x, w))
    assert torch.autograd.grad(result.sum(), [x])[0].data.equal(expected.data)


def test_grad_gives_the_tensor_of_the_pass_unless_somebody_else_sees_it():
    x, g, seen = torch.randn(4, 5, requires_grad=True), torch.randn(4, 5), []
    x.register_hook(lambda gradient: seen.append(gradient.data_ptr()))
    (result,) = torch.autograd.grad(x.tanh(), x, g)
    assert [result.data_ptr()] == seen

    y, kept = torch.randn(4, 5, requires_grad=True), []
    y.register_hook(lambda gradient: kept.append(gradient))
    first, second = torch.autograd.grad(x + y, (x, y), g)
    assert len({first.data_ptr(), second.data_ptr()} - {g.data_ptr(), kept[0].data_ptr()}) == 2
    first.zero_(), second.zero_()
    assert torch.equal(kept[0], g) and g.count_nonzero() == g.numel()
    (alone,) = torch.autograd.grad(y.tanh(), y, g)
    assert alone.data_ptr() != kept[1].data_ptr() and torch.equal(alone, kept[1])
