"""Threads that meet in one tensor, one storage, one graph: python tests/robustness/threads.py [SECONDS].

Each scene runs two or three functions at once, over and over. They may raise what calls raise; they may not crash,
give a wrong number, or, under TSan, race. Only headers and graphs are shared here: two threads that write the same
elements race by the caller's wish.
"""

import faulthandler
import pathlib
import sys
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent)]

import torch  # noqa: E402
from torch import autograd, optim  # noqa: E402
from torch.autograd import Variable  # noqa: E402

LARGE = 70_000  # elements for which the GIL is released
ALLOWED = (RuntimeError, ValueError, TypeError, MemoryError)


class Wrong(Exception):
    """A number is not what it has to be."""


def expect(value, right, what):
    if value != right:
        raise Wrong(f"{what}: {value}, not {right}")


def operands_reshaped():
    """Return a kernel reads what other threads resize, set elsewhere and grow."""
    t = torch.ones(LARGE)

    def read():
        (t + t).size(), t.sum()

    def reshape():
        t.resize_(10), t.resize_(LARGE)

    def move():
        t.storage().resize_(LARGE * 2), t.set_(torch.ones(LARGE))

    return read, reshape, move


def data_replaced():
    """Return a recorded kernel runs on data that its Variable loses meanwhile."""
    v, w = Variable(torch.ones(LARGE)), Variable(torch.ones(LARGE))

    def multiply():
        (v * w).sum().backward()
        v.grad = w.grad = None

    def replace():
        v.data = torch.ones(LARGE)
        w.data = torch.ones(LARGE)

    def detach():
        y = v * w
        y.data.set_(torch.ones(10)), y.detach_()

    return multiply, replace, detach


def outputs_shared():
    """Return an output that one thread resizes while others look at it."""
    out, a = torch.zeros(3), torch.ones(LARGE)

    def write():
        torch.add(a, a, out=out)

    def look():
        out.size(), out.numel(), out.stride(), out.narrow(0, 0, 1)

    def shrink():
        out.resize_(3), out.storage().resize_(3)

    return write, look, shrink


def copies():
    """copy_ without the GIL, from and into what others move."""
    a, b = torch.ones(LARGE), torch.ones(LARGE)

    def copy():
        b.copy_(a)

    def move():
        a.resize_(LARGE * 2), a.resize_(LARGE), b.storage().resize_(LARGE * 3)

    return copy, move


def one_graph():
    """Return two passes through one graph: each gathers its own sums."""
    x = Variable(torch.ones(LARGE).double())
    y = (x * 2 + x * x).sum()

    def go():
        gradient, = autograd.grad(y, x)
        expect(gradient.item(), 4, "the gradient of a shared graph")

    return go, go, go


def one_graph_freed():
    """Run passes that free the graph: one wins, the others raise."""
    result = [None]

    def make():
        x = Variable(torch.ones(LARGE))
        result[0] = ((x * x).exp() * x).sum()
        time.sleep(0.001)

    def go():
        if result[0] is not None:
            result[0].backward(retain_variables=False)

    return make, go, go


def leaf_gradients():
    """Return two graphs that end in one leaf."""
    x = Variable(torch.ones(40))

    def go():
        (x * 2).sum().backward()

    def forget():
        x.grad = None

    return go, go, forget


def hooks():
    """Return a pass in a hook of the same graph, in several threads."""
    x = Variable(torch.ones(3))
    y = x * x
    z = (y * y).sum()
    inside = threading.local()

    def hook(gradient):
        if not getattr(inside, "it", False):
            inside.it = True
            autograd.grad(z, x)
            inside.it = False

    y.register_hook(hook)

    def go():
        gradient, = autograd.grad(z, x)
        expect(gradient.item(), 4, "the gradient with a pass in a hook")

    return (go,)


def memory():
    """Blocks that one thread takes and another gives back; the cache emptied meanwhile."""
    result = []

    def make():
        result.append(torch.ones(LARGE * 5))
        result.append(torch.ones(5))

    def drop():
        if result:
            result.pop()

    return make, drop, torch.empty_cache


def numbers():
    """Return random numbers, seeds and settings."""
    def draw():
        torch.randn(LARGE), torch.rand(3)

    def seed():
        torch.manual_seed(1), torch.get_rng_state()

    return draw, draw, seed


def steps():
    """Return an optimizer's step that runs during a pass."""
    x = Variable(torch.ones(40))
    optimizer = optim.SGD([x], lr=0.1, momentum=0.5)

    def step():
        optimizer.step()

    def reshape():
        x.grad = None
        x.data = torch.ones(50)
        x.data = torch.ones(40)

    return step, reshape


def compiled_functions():
    """Return calls of one compiled function, whose plans are recorded, tried, settled and forgotten meanwhile."""
    scale = [2.0]

    def function(x, y):
        z = (x * scale[0] + y).relu()
        return z - z.mean(-1, keepdim=True), z

    fast = torch.compile(function)
    rows = [torch.ones(3, 40 + k) for k in range(3)]

    def call():
        for x in rows:
            first, second = fast(x, x)
            expect(first.abs().sum().item(), 0, "a compiled difference from the mean")
            if second[0, 0].item() not in (3, 4):
                raise Wrong(f"a compiled sum: {second[0, 0].item()}")

    def learn():
        x = torch.ones(3, 41, requires_grad=True)
        fast(x, x.detach())[1].sum().backward()
        if x.grad[0, 0].item() not in (2, 3):
            raise Wrong(f"the gradient of a compiled sum: {x.grad[0, 0].item()}")

    def change():
        scale[0] = 5.0 - scale[0]
        torch.compiler.reset()

    return call, call, learn, change


def fused_functions():
    """Return first calls of one fused function: programs and their machine code are made in several threads."""
    made = [None]

    def make():
        made[0] = torch.fuse(lambda a, b: torch.where(a > b, a * 2 - b, b).abs().sqrt() + a)
        time.sleep(0.001)

    def call():
        fused = made[0]
        if fused is not None:
            a = torch.full((LARGE,), 3.0, requires_grad=True)
            result = fused(a, torch.full((LARGE,), 2.0))
            expect(result[7].item(), 5, "a fused function")
            result.sum().backward()
            expect(a.grad[LARGE - 1].item(), 1.5, "the gradient of a fused function")

    return make, call, call


SCENES = (operands_reshaped, data_replaced, outputs_shared, copies, one_graph, one_graph_freed, leaf_gradients, hooks,
          memory, numbers, steps, compiled_functions, fused_functions)


def run(scene, seconds):
    """Return the complaints of one scene."""
    end, complaints, counts = time.monotonic() + seconds, [], []

    def again(function):
        count = 0
        while time.monotonic() < end and not complaints:
            count += 1
            try:
                function()
            except ALLOWED as error:
                if not str(error):
                    complaints.append(f"{function.__name__}: {type(error).__name__} without a message")
            except BaseException as error:
                complaints.append(f"{function.__name__}: {type(error).__name__}: {error}")
        counts.append(count)

    threads = [threading.Thread(target=again, args=(function,)) for function in scene()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return complaints, sum(counts)


def main(seconds):
    faulthandler.enable()
    sys.setswitchinterval(1e-5)
    torch.set_num_threads(1)
    total = 0
    for scene in SCENES:
        complaints, count = run(scene, seconds)
        total += count
        for complaint in complaints:
            print(f"FINDING {scene.__name__}: {complaint}", flush=True)
    print(f"made {total} calls", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2)
