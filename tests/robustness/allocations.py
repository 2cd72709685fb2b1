"""Lets allocations fail, one after another. Run as a child: python allocations.py core|python FIRST STEP.

core: the n-th block of the library fails, for every n and every row: forward, recorded and backward, in a training
step, in saving and in loading. python: the n-th block of CPython fails, for every n, over a sample of calls. The call
must succeed, or raise MemoryError and change nothing.
"""

import faulthandler
import gc
import io
import pathlib
import resource
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "rows"), str(HERE.parent.parent)]

import numpy as np  # noqa: E402
from calls import bytes_of  # noqa: E402
from cases import CATALOGUE, Case, samples  # noqa: E402
from torch._C import lib  # noqa: E402
from world import is_variable  # noqa: E402

import torch  # noqa: E402
from torch import _core, nn, optim  # noqa: E402
from torch.autograd import Variable  # noqa: E402
from torch.utils.data import DataLoader, TensorDataset  # noqa: E402

MOST = 5000  # allocations of one call
FLOATING = ("torch.FloatTensor", "torch.DoubleTensor")


def complain(text):
    print("FINDING", text, flush=True)


def fails_cleanly(name, prepare, arm, disarm):
    """Call again and again, with the n-th allocation failing, until none does."""
    for n in range(1, MOST):
        call, operands = prepare()
        before = [bytes_of(value) for value in operands]
        gc.collect() if n == 1 else None
        gc.disable()
        failed = False
        try:
            arm(n)
            try:
                call()
            finally:
                done = disarm()
        except MemoryError:
            done, failed = False, True
        except BaseException as error:
            complain(f"{name}, allocation {n}: {type(error).__name__}: {error}")
            return n
        finally:
            gc.enable()
        if done:
            return n
        if failed and [bytes_of(value) for value in operands] != before:
            complain(f"{name}, allocation {n}: failed and changed an operand")
    return MOST


def arm_core(n):
    lib.th_fail_allocation(n)


def disarm_core():
    """Return whether the countdown is still running: nothing failed."""
    left = lib.th_allocations_left()
    lib.th_fail_allocation(0)
    return left > 0


def row_calls(row):
    """Return the calls to try for a row: plain, recorded and backward; all samples, and the first in every type."""
    found = samples(row)
    usual = next((kind for kind in ("Float", *row.dtypes) if kind in row.dtypes), None)
    pairs = [(sample, usual) for sample in found]
    pairs += [(sample, kind) for sample in found[:1] for kind in row.dtypes if kind != usual]
    for sample, dtype in pairs:
        def plain(sample=sample, dtype=dtype):
            case = Case(row, sample, dtype)
            arguments = case.arguments()
            return (lambda: case.call(arguments)), list(arguments.values())

        yield "plain", plain

        def with_out(sample=sample, dtype=dtype):
            case = Case(row, sample, dtype)
            arguments = case.arguments()
            result = case.call(case.arguments())
            out = result[0] if isinstance(result, tuple) else result
            given = out.new(1).fill_(3) if isinstance(out, torch.Tensor) and not isinstance(result, tuple) else None
            more = {} if given is None or row.without_out or row.internal or not row.is_function else {"out": given}
            return (lambda: case.call(arguments, **more)), [*arguments.values(), given]

        yield "out", with_out

        def recorded(sample=sample, dtype=dtype, create_graph=False):
            case = Case(row, sample, dtype)
            leaves = []

            def wrap(tensor):
                leaf = Variable(tensor, requires_grad=tensor.type() in FLOATING)
                leaves.append(leaf)
                return leaf * 1 if leaf.requires_grad else leaf

            arguments = case.arguments(wrap=wrap)

            def call():
                result = case.call(arguments)
                result = result if isinstance(result, (tuple, list)) else (result,)
                for value in result:
                    if is_variable(value) and value.numel():
                        value.backward(value.data.clone(), create_graph=create_graph)
                        break

            return call, []

        if dtype in ("Float", "Double"):
            yield "recorded", recorded
            yield "recorded twice", lambda recorded=recorded: recorded(create_graph=True)


def _training():
    """Return a step of layers of several kinds, from the loader to the optimizer."""
    torch.manual_seed(0)
    images = nn.Sequential(nn.Conv2d(1, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(),
                           nn.Dropout(0.5), nn.LayerNorm(16), nn.Linear(16, 3))
    steps = nn.LSTM(3, 2)
    optimizer = optim.Adam([*images.parameters(), *steps.parameters()], lr=0.01)
    loader = DataLoader(TensorDataset(torch.randn(6, 1, 4, 4), torch.arange(6) % 2), batch_size=3, shuffle=True)

    def call():
        for image, target in loader:
            optimizer.zero_grad()
            seen, _ = steps(images(image).unsqueeze(0))
            nn.functional.cross_entropy(seen[0], target).backward()
            nn.utils.clip_grad_norm_(images.parameters(), 1.0)
            optimizer.step()

    return call


def _state():
    layer = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2))
    optimizer = optim.Adam(layer.parameters())
    layer(torch.ones(4, 3)).sum().backward()
    optimizer.step()
    return {"model": layer, "weights": layer.state_dict(), "optimizer": optimizer.state_dict()}


def _loading():
    stream = io.BytesIO()
    torch.save(_state(), stream)

    def call():
        stream.seek(0)
        nn.Linear(3, 2).load_state_dict(torch.load(stream)["model"][0].state_dict())

    return call


def _saving():
    state = _state()
    return lambda: torch.save(state, io.BytesIO())


WHOLE = {"training": _training, "loading": _loading, "saving": _saving}


def core(first, step):
    tried = 0
    for row in CATALOGUE.rows[first::step]:
        for kind, prepare in row_calls(row):
            try:
                prepare()[0]()  # what cannot be called so at all is not tried
            except Exception:
                continue
            tried += fails_cleanly(f"{row.op} {kind}", prepare, arm_core, disarm_core)
    for name, make in list(WHOLE.items())[first::step]:
        tried += fails_cleanly(name, lambda make=make: (make(), []), arm_core, disarm_core)
    return tried


def _step():
    layer = nn.Linear(3, 2)
    optimizer = optim.SGD(layer.parameters(), lr=0.1)
    x = Variable(torch.ones(4, 3))

    def call():
        layer(x).sum().backward()
        optimizer.step()

    return call


def _recorded():
    x, y = Variable(torch.ones(3, 3)), Variable(torch.ones(3, 3))
    return lambda: (x * y).exp().sum().backward()


def _second():
    x = Variable(torch.ones(3))

    def call():
        (x * x * x).sum().backward(create_graph=True)
        x.grad.sum().backward()

    return call


def _hooked():
    x = Variable(torch.ones(3))
    x.register_hook(lambda gradient: gradient * 2)
    y = x * 2
    y.register_hook(lambda gradient: gradient * 2)
    return lambda: y.sum().backward()


def _shown():
    y, w = Variable(torch.ones(3, 4)) * 1, Variable(torch.ones(1))
    every = [y[0], y.t(), y[:2].view(-1)]

    def call():
        every[1][:2].mul_(w)
        y.sum().backward()

    return call


def sample():
    t, s = torch.ones(3, 4), torch.ones(12).storage()
    v, w = Variable(torch.ones(3, 4)), Variable(torch.ones(3, 4))
    node = (v * w)._node
    parts, array = Variable(torch.ones(2, 2)), np.ones(3)

    def velocity():  # not by way of optim.SGD, whose dict makes CPython itself lose a MemoryError
        v.grad = Variable(torch.ones(3, 4))
        _core.update("sgd_momentum_", ([v], [torch.ones(3, 4)]), (0.1, 0.9, 1.0, 0.0, False, False))

    calls = {
        "add": lambda: t + t, "sum": lambda: t.sum(), "sum dim": lambda: t.sum(1), "max": lambda: t.max(1),
        "cat": lambda: torch.cat([t, t], 0), "cat variables": lambda: torch.cat([v, w], 0), "index": lambda: t[1],
        "slices": lambda: t[1:, ::2], "mask": lambda: t[t > 0], "list": lambda: t[[0, 1]], "item": lambda: t[1, 2],
        "assign": lambda: t.__setitem__((0, 1), 3), "tolist": t.tolist, "size": t.size, "stride": t.stride,
        "storage": t.storage, "repr": lambda: repr(t), "storage repr": lambda: repr(s),
        "buffer": lambda: bytes(memoryview(t)), "keyword": lambda: torch.add(input=t, other=t),
        "view": lambda: t.view(12),
        "out": lambda: torch.add(t, t, out=t), "from list": lambda: torch.FloatTensor([[1, 2], [3, 4]]),
        "sizes": lambda: torch.zeros(3, 3), "Variable": lambda: Variable(t),
        "multiply": lambda: v * w, "split": lambda: v.max(1), "get": lambda: v[1], "detach": v.detach,
        "value": lambda: node.value("other"), "needs": lambda: node.needs_input_grad, "resize": lambda: t.resize_(3, 4),
        "previous": lambda: node.previous_functions, "repeat": lambda: t.repeat(2, 2), "chunk": lambda: t.chunk(2),
        "linear": lambda: nn.functional.relu(parts), "Size": lambda: t.size() + (1,), "deep": lambda: s.tolist(),
        "convert": t.double, "variable convert": v.double, "compare": lambda: t == t, "power": lambda: t ** 2,
        "matmul": lambda: t @ t.t(), "array": lambda: torch.from_numpy(array), "velocity": velocity,
    }
    result = {"step": _step, "recorded": _recorded, "second": _second, "hooked": _hooked, "shown": _shown}
    for name, call in calls.items():
        yield name, lambda call=call: (call, [t])
    for name, make in result.items():
        yield name, lambda make=make: (make(), [])


def python(first, step):
    import _testcapi

    def disarm():
        _testcapi.remove_mem_hooks()
        return False

    tried = 0
    for name, prepare in list(sample())[first::step]:
        try:
            prepare()[0]()  # imports what it needs
        except Exception as error:
            str(error)
        tried += fails_cleanly(name, prepare, lambda n: _testcapi.set_nomemory(n, n + 1), disarm)
    return tried


def main(mode, first, step):
    faulthandler.enable()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    torch.set_num_threads(1)
    tried = core(first, step) if mode == "core" else python(first, step)
    print(f"made {tried} calls", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
