"""What once freed, moved or reshaped memory under a call, one test for each way; most died before."""

import gc
import importlib
import io
import sys
import threading

import numpy as np
import pytest

import torch
from torch import _core, autograd, nn, optim
from torch.autograd import Function, Variable
from torch.nn import init

INTEGERS = ("Byte", "Char", "Short", "Int", "Long")


class Acting:
    """A number that acts before it says which."""

    def __init__(self, act, value=1):
        self.act, self.value = act, value

    def __index__(self):
        self.act()
        return self.value

    def __float__(self):
        self.act()
        return float(self.value)

    def __iter__(self):
        self.act()
        return iter([self.value])

    def __len__(self):
        self.act()
        return 1

    def __getitem__(self, i):
        if i:
            raise IndexError(i)
        return self.value


# --- 1: integers have no gradient ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", INTEGERS)
@pytest.mark.parametrize("op", ["add", "sub", "fmod", "mul"])
def test_integers_carry_no_gradient(kind, op):
    make = getattr(torch, kind + "Tensor")
    a, b = Variable(make(2, 3).fill_(1)), Variable(make(3).fill_(1))
    result = getattr(a, op)(b)
    assert not a.requires_grad and not result.requires_grad
    with pytest.raises(RuntimeError, match="integers have no gradient"):
        result.backward(result.data.clone())
    with pytest.raises(RuntimeError, match="integers have no gradient"):
        Variable(make(2), requires_grad=True)
    with pytest.raises(RuntimeError, match="integers have no gradient"):
        a.requires_grad = True


def test_data_that_becomes_integer_requires_no_gradient():
    x = Variable(torch.ones(2, 3))
    x.data = torch.LongTensor(2, 3).fill_(1)
    assert not x.requires_grad and not (x + Variable(torch.LongTensor(3).fill_(1))).requires_grad


# --- 2: gradients fit ----------------------------------------------------------------------------------------------

SPOILS = {
    "resized": lambda y: y.data.resize_(1), "grown": lambda y: y.data.resize_(50),
    "other type": lambda y: setattr(y, "data", y.data.double()),
    "other size": lambda y: setattr(y, "data", torch.ones(2, 2)), "set": lambda y: y.data.set_(torch.ones(1)),
}


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("spoil", SPOILS)
@pytest.mark.parametrize("make", [lambda x: x.exp(), lambda x: x * x, lambda x: x + 1, lambda x: x.t(),
                                  lambda x: x.max(0)[0]])
def test_a_result_changed_before_backward(make, spoil, create_graph):
    x = Variable(torch.ones(3, 3))
    y = make(x)
    SPOILS[spoil](y)
    with pytest.raises(RuntimeError):
        y.backward(y.data.clone(), create_graph=create_graph)
    assert x.grad is None


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("spoil", SPOILS)
def test_an_input_changed_before_backward(spoil, create_graph):
    a, b = Variable(torch.ones(3, 3)), Variable(torch.ones(3, 3).fill_(2))
    y = a * b
    SPOILS[spoil](b)
    try:
        y.backward(torch.ones(3, 3), create_graph=create_graph)
    except RuntimeError:
        return
    assert spoil.startswith("other") and a.grad.data.tolist() == [[2] * 3] * 3  # the saved tensor, not the new one


def test_a_gradient_resized_on_its_way():
    x = Variable(torch.ones(100))
    y = x * 2
    z = y * y
    given = torch.ones(100)

    def hook(gradient):
        gradient.data.resize_(2)

    z.register_hook(hook)
    with pytest.raises(RuntimeError, match="resized on its way"):
        z.backward(given)
    y.register_hook(hook)
    with pytest.raises(RuntimeError, match="resized on its way"):
        (y + y).backward(torch.ones(100))


# --- 3: Python code in the middle of a call ------------------------------------------------------------------------


def reshapes(t):
    return lambda: t.resize_(0) and t.set_()


CALLS = {
    "get": lambda t, e: t[e], "slice": lambda t, e: t[e:5], "assign": lambda t, e: t.__setitem__(slice(0, 2), e),
    "view": lambda t, e: t.view([e]), "narrow": lambda t, e: t.narrow(0, 0, e), "clamp": lambda t, e: t.clamp(max=e),
    "size": lambda t, e: t.size(e), "stride": lambda t, e: t.stride(e), "fill": lambda t, e: t.fill_(e),
    "add": lambda t, e: t.add(e), "sum": lambda t, e: t.sum(e), "set": lambda t, e: t.set_(t.storage(), e, [e]),
    "resize": lambda t, e: t.resize_(e), "index": lambda t, e: t[[e]], "expand": lambda t, e: t.expand(e, 100),
    "repeat": lambda t, e: t.repeat(e), "transpose": lambda t, e: t.transpose(e, 0), "tuple": lambda t, e: t[(e,)],
    "cat": lambda t, e: torch.cat([t, t], e), "storage": lambda t, e: t.storage().__setitem__(e, e),
}


@pytest.mark.parametrize("name", CALLS)
def test_numbers_that_reshape_a_tensor(name):
    t = torch.ones(100)
    try:
        CALLS[name](t, Acting(reshapes(t)))
    except (RuntimeError, ValueError, IndexError, TypeError):
        pass
    assert t.numel() < 200


@pytest.mark.parametrize("name", [name for name in CALLS if name not in ("set", "resize", "fill", "storage")])
def test_numbers_that_replace_the_data_of_a_variable(name):
    v = Variable(torch.ones(100), requires_grad=False)

    def replace():
        v.data = torch.ones(1)
        gc.collect()

    try:
        CALLS[name](v, Acting(replace))
    except (RuntimeError, ValueError, IndexError, TypeError):
        pass


class Finalized:
    """Acts when a collection frees it."""

    def __init__(self, act):
        self.act, self.itself = act, self

    def __del__(self):
        self.act()


@pytest.mark.parametrize("call", [lambda v, w: v * w, lambda v, w: v[0], lambda v, w: v.tolist(), lambda v, w: v.max(0),
                                  lambda v, w: v.size(), lambda v, w: v.data.stride(), lambda v, w: v.sum().backward()])
def test_collections_in_the_middle_of_a_call(call):
    v, w = Variable(torch.ones(30, 30)), Variable(torch.ones(30, 30))

    def act():
        v.data = torch.ones(2)
        w.data.resize_(1)

    before = gc.get_threshold()
    try:
        for threshold in range(1, 30):
            v.data, w.data = torch.ones(30, 30), torch.ones(30, 30)
            Finalized(act)
            gc.set_threshold(threshold, 1, 1000)
            try:
                call(v, w)
            except RuntimeError:
                pass
            gc.set_threshold(*before)
            gc.collect()
    finally:
        gc.set_threshold(*before)


# --- 4: threads and passes -----------------------------------------------------------------------------------------


def test_a_pass_in_a_hook_of_the_same_graph():
    x = Variable(torch.DoubleTensor([3]))
    y = x * 2
    z = y * y
    inner, depth = [], []

    def hook(gradient):
        depth.append(1)
        if len(depth) == 1:
            inner.append(autograd.grad(z, x)[0].data[0])

    y.register_hook(hook)
    z.backward()
    assert (x.grad.data[0], inner) == (24, [24])


def test_a_leaf_given_a_gradient_while_its_own_is_added():
    x = Variable(torch.ones(2))

    class Odd(Variable):
        def __add__(self, other):
            x.grad = Variable(torch.ones(2).fill_(10), requires_grad=False)
            gc.collect()
            return Variable.__add__(self, other)

    x.grad = Odd(torch.ones(2), requires_grad=False)
    (x * x).sum().backward(create_graph=True)
    assert x.grad.data.tolist() == [12, 12]


def test_a_failing_inner_pass_leaves_the_outer_one():
    x = Variable(torch.DoubleTensor([3]))
    y = x * 2
    z = y * y

    def hook(gradient):
        with pytest.raises(RuntimeError):
            z.backward(torch.ones(5).double())
        with pytest.raises(RuntimeError):
            autograd.backward([z, y], [torch.ones(1).double(), torch.ones(7).double()])

    y.register_hook(hook)
    z.backward()
    assert x.grad.data[0] == 24


def test_an_output_is_not_resized_under_a_kernel():
    a, out, stop = torch.ones(200_000), torch.ones(3), threading.Event()

    def look():
        while not stop.is_set():
            out.tolist() if out.numel() == 3 else out.narrow(0, out.numel() - 1, 1).sum()

    threads = [threading.Thread(target=look) for _ in range(2)]
    for thread in threads:
        thread.start()
    for _ in range(100):
        try:
            out.resize_(3)
            out.set_(torch.ones(3))
            torch.add(a, a, out=out)
        except RuntimeError:
            pass
    stop.set()
    for thread in threads:
        thread.join()


# --- 5: buffers ----------------------------------------------------------------------------------------------------


def test_buffers_keep_to_what_was_asked():
    expanded = torch.ones(1).expand(10**8)
    with pytest.raises((BufferError, TypeError)):
        io.BytesIO().write(expanded)
    with pytest.raises((BufferError, TypeError)):
        io.BytesIO().write(torch.ones(4, 4).t().narrow(0, 0, 2))
    stream = io.BytesIO()
    stream.write(torch.ones(3))
    assert stream.getvalue() == np.ones(3, "f4").tobytes()
    assert memoryview(torch.ones(4, 4).t()).strides == (4, 16)
    assert bytes(torch.ones(2, 2).t()) == np.ones(4, "f4").tobytes()


# --- 6: chains and nodes -------------------------------------------------------------------------------------------


def test_a_chain_of_gradients_is_freed_without_a_stack():
    first = last = Variable(torch.ones(1))
    for _ in range(300_000):
        last.grad = Variable(torch.ones(1))
        last = last.grad
    del first, last


def test_nodes_answer_only_what_they_are_asked_rightly():
    x = Variable(torch.ones(3))
    node = (x * x)._node
    for question in (5, -1, 2**70):
        with pytest.raises(IndexError):
            node.value(question)
    for question in (slice(1, 2), None, 1.5, b"input"):
        with pytest.raises(TypeError):
            node.value(question)
    for ask in (lambda: node.size("0"), lambda: node.zeros("0"), lambda: setattr(node, "_hooks", 5)):
        with pytest.raises(TypeError):
            ask()
    assert node.size(2**20) is None


def test_a_hidden_result_has_no_place_in_the_graph():
    x = Variable(torch.randn(4, 3))
    for y in (x.max(0)[0], nn.BatchNorm1d(3)(x), x.std()):
        node = y._node
        for k in range(1, 4):
            try:
                hidden = node.value(k)
            except IndexError:
                break
            assert hidden is None or not hidden.requires_grad or k < 2


# --- 7: what fails changes nothing ---------------------------------------------------------------------------------

BAD = torch.LongTensor([9])
UPDATES = {
    "scatter": lambda x, out: x.scatter(0, BAD, 5.0, out=out),
    "scatter_add": lambda x, out: x.scatter_add(0, BAD, torch.ones(1), out=out),
    "index_fill": lambda x, out: x.index_fill(0, BAD, 5.0, out=out),
    "index_copy": lambda x, out: x.index_copy(0, BAD, torch.ones(1), out=out),
    "index_add": lambda x, out: x.index_add(0, BAD, torch.ones(1), out=out),
    "masked_copy": lambda x, out: x.masked_copy(torch.ByteTensor([1, 1, 1]), torch.ones(1), out=out),
}


@pytest.mark.parametrize("name", UPDATES)
def test_a_refused_update_leaves_its_output(name):
    for size in (3, 2):
        out = torch.ones(size).fill_(7)
        with pytest.raises((IndexError, RuntimeError, ValueError)):
            UPDATES[name](torch.ones(3), out)
        assert out.tolist() == [7] * size and out.storage().size() == size


def test_a_model_is_converted_whole_or_not_at_all():
    model = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2))
    model(Variable(torch.ones(4, 3))).sum().backward()
    count = []

    def convert(tensor):
        count.append(1)
        if len(count) == 5:
            raise MemoryError("enough")
        return tensor.double()

    with pytest.raises(MemoryError):
        model._apply(convert)
    assert {p.data.type() for p in model.parameters()} == {p.grad.data.type() for p in model.parameters()} \
        == {"torch.FloatTensor"}
    with pytest.raises(TypeError):
        model._apply(lambda tensor: 3)
    weight = torch.ones(3, 3)
    for share in (-1, 2, float("nan"), "half"):
        with pytest.raises((ValueError, TypeError)):
            init.sparse(weight, share)
    assert weight.tolist() == [[1] * 3] * 3


# --- 9, 10: errors without a reason, imports -----------------------------------------------------------------------


class Unwilling:
    """A number that raises when it is asked what it is."""

    __class__ = property(lambda self: {}["asked"])

    def __float__(self):
        return 1.0


@pytest.mark.parametrize("call", [lambda t, n: t ** n, lambda t, n: t.add(n), lambda t, n: torch.clamp(t, min=n),
                                  lambda t, n: torch.max(t, n), lambda t, n: n * t, lambda t, n: t.stack(n),
                                  lambda t, n: torch.add(t, n, out=t), lambda t, n: t.sum(dim=n)])
def test_a_number_that_raises_when_it_is_asked_what_it_is(call):
    for t in (torch.ones(2), Variable(torch.ones(2))):
        with pytest.raises((KeyError, TypeError, AttributeError)):
            call(t, Unwilling())


def test_attributes_that_are_deleted():
    """Whatever a deletion does, it says so."""
    v = Variable(torch.ones(2))
    y = v * 2
    for thing in (torch.ones(2), v, y, y._node, torch.ones(2).storage(), torch.Size([1]), v.register_hook(len)):
        for name in dir(thing):
            if name == "__class__":
                continue
            try:
                delattr(thing, name)
            except (TypeError, AttributeError, RuntimeError) as error:
                assert str(error), name


def test_nothing_raises_a_system_error():
    t = torch.ones(3)
    parameter = Variable(torch.ones(3))
    for call in (lambda: t.set_(t.storage(), []), lambda: torch.cat([]), lambda: _core.call("add", (), None)):
        with pytest.raises((TypeError, ValueError)):
            call()
    for option in ("lr", "momentum", "dampening", "weight_decay"):
        optimizer = optim.SGD([parameter], lr=0.1, momentum=0.5)
        parameter.grad = Variable(torch.ones(3))
        optimizer.step()  # dampening is read from the second step on
        before = parameter.data.clone()
        optimizer.param_groups[0][option] = "much"
        with pytest.raises((TypeError, ValueError)):
            optimizer.step()
        assert parameter.data.equal(before)


def test_a_backward_that_returns_no_tuple():
    class Odd(Function):
        def forward(self, x):
            return x * 2

        def backward(self, gradient):
            return [gradient]

    with pytest.raises((TypeError, RuntimeError)):
        Odd()(Variable(torch.ones(2))).sum().backward()


def test_arrays_of_variables():
    assert np.asarray(Variable(torch.ones(100, 100))).shape == (100, 100)


def test_sizes_are_tuples_in_all_that_counts():
    size = torch.ones(2, 3).size()
    assert hash(size) == hash((2, 3)) and {(2, 3): 1}[size] == 1
    assert hash(size + (4,)) == hash((2, 3, 4)) and hash(size * 2) == hash((2, 3, 2, 3))
    assert hash(size[1:]) == hash((3,))


def test_torch_imported_again_has_the_same_types():
    kind, tensor = torch.FloatTensor, torch.ones(2)
    assert importlib.reload(torch).FloatTensor is kind
    modules = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "torch"}
    for name in modules:
        del sys.modules[name]
    try:
        again = importlib.import_module("torch")
        assert again.FloatTensor is kind and (tensor + again.ones(2)).sum() == 4
    finally:
        sys.modules.update(modules)
