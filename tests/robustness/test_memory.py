"""Calls whose memory is freed, moved or reshaped while they run, one test for each way."""

import gc
import io
import threading
import weakref

import numpy as np
import pytest

import torch
from torch import _core, autograd, nn
from torch.autograd import Variable


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


# --- gradients fit ---------------------------------------------------------------------------------------------------

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
    with pytest.raises(RuntimeError, match="resized during the pass"):
        z.backward(given)
    y.register_hook(hook)
    with pytest.raises(RuntimeError, match="resized during the pass"):
        (y + y).backward(torch.ones(100))


# --- Python code in the middle of a call -----------------------------------------------------------------------------


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


# --- threads and passes ----------------------------------------------------------------------------------------------


def test_a_pass_in_a_hook_of_the_same_graph():
    x = Variable(torch.DoubleTensor([3]))
    y = x * 2
    z = y * y
    inner, depth = [], []

    def hook(gradient):
        depth.append(1)
        if len(depth) == 1:
            inner.append(autograd.grad(z, x)[0].item())

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


@pytest.mark.filterwarnings("ignore:add. an output that had elements was resized")
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


def test_samples_that_a_flag_takes_away():
    samples = [torch.ones(3) for _ in range(1000)]

    class Flag:
        def __bool__(self):
            samples.clear()
            return False

    with pytest.raises(TypeError):
        _core.stack_samples(samples, Flag())

    class Unwilling:
        def __bool__(self):
            raise KeyError("asked")

    for call in (_core.stack_samples, lambda list, flag: _core.gather_rows(torch.ones(3, 2), [0], flag)):
        with pytest.raises(KeyError):
            call([torch.ones(3)], Unwilling())


def test_a_tensor_that_refers_to_its_variable_is_collected():
    class Named(torch.FloatTensor):
        pass

    data = Named(3)
    data.owner = Variable(data)
    owner, kept = weakref.ref(data.owner), data.owner.detach()
    del data
    gc.collect()
    assert owner() is None and kept.size() == (3,)


# --- buffers ---------------------------------------------------------------------------------------------------------


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


# --- chains and nodes ------------------------------------------------------------------------------------------------


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
