"""Subclasses of tuple, list, dict, int, float, str and object whose special methods do not tell the truth.

Run as a child, python liars.py LOG FIRST STEP gives every liar to every form of call.
"""

import faulthandler
import operator
import os
import pathlib
import sys
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent)]

import numpy as np  # noqa: E402
from limits import limit  # noqa: E402
from world import EXPECTED  # noqa: E402

import torch  # noqa: E402


def _raises(kind):
    def method(self, *given, **keywords):
        raise kind("a lie")

    return method


def _items(item):
    """Return a __getitem__ that gives the same item a few times: iteration by it must end."""
    def method(self, i):
        if isinstance(i, int) and i > 3:
            raise IndexError(i)
        return self if item is None else item

    return method


LIES = {
    "__len__": (lambda self: 5, lambda self: 0, lambda self: 2**40, lambda self: -1, lambda self: "x"),
    "__getitem__": (_items("x"), _items(None), _items(torch.ones(2)), _items(1)),
    "__iter__": (lambda self: iter([3, 3]), lambda self: iter([torch.ones(2)] * 3), lambda self: iter(()),
                 lambda self: iter("xy"), lambda self: None, lambda self: iter([self])),
    "__index__": (lambda self: 2**70, lambda self: -1, lambda self: "x", lambda self: True),
    "__int__": (lambda self: 2**70, lambda self: "x"),
    "__float__": (lambda self: float("nan"), lambda self: "x", lambda self: 1e308),
    "__complex__": (lambda self: 2j, lambda self: None),
    "__bool__": (lambda self: False, lambda self: 2),
    "__array__": (lambda self, *given, **keywords: None, lambda self, *given, **keywords: np.ones(3),
                  lambda self, *given, **keywords: self),
    "__array_interface__": ({"shape": (2**40,), "typestr": "<f4", "version": 3, "data": (0, True)}, (), 7),
    "__torch_function__": (classmethod(lambda cls, *given, **keywords: NotImplemented),
                           classmethod(lambda cls, *given, **keywords: 7), 7, lambda self: None),
    "__eq__": (lambda self, other: torch.ones(2), lambda self, other: "x"),
    "__hash__": (lambda self: 1, lambda self: -1, None),
    "__class__": (property(lambda self: torch.Tensor), property(lambda self: int), property(lambda self: 7)),
    "shape": ((2**40,), (-1,), 7),
    "dtype": (torch.float32, "x"),
    "__dlpack__": (lambda self, *given, **keywords: None,),
}  # fmt: skip
FAILURES = (KeyError, ValueError, TypeError, MemoryError)
VALUES = {tuple: ((), (1, 2)), list: ([], [1, 2]), dict: ({}, {"a": 1}), int: (0, 3), float: (0.5, 2.0),
          str: ("", "mean"), object: ()}


def liar(base, value, lies):
    """Return an object of a new class below `base` with the given attributes."""
    kind = type(f"Lying{base.__name__.title()}", (base,), dict(lies))
    return kind(value) if base is not object else kind()


def each():
    """Yield one liar for each base and lie."""
    for base, values in VALUES.items():
        for name, lies in LIES.items():
            for k, lie in enumerate(lies):
                yield liar(base, values[k % 2] if values else None, {name: lie})


def drawn(world):
    """Return a liar with one to three lies, some of which raise."""
    base = world.pick(list(VALUES))
    names = [world.pick(list(LIES)) for _ in range(world.random.randrange(1, 4))]
    lies = {name: _raises(world.pick(FAILURES)) if world.chance(0.1) and callable(LIES[name][0])
            else world.pick(LIES[name]) for name in names}
    value = world.pick(VALUES[base]) if VALUES[base] else None
    if base in (tuple, list) and world.chance(0.5):
        value = [world.either() if world.chance(0.5) else world.int(0) for _ in range(world.random.randrange(4))]
    return liar(base, value, lies)


TENSOR_LIES = {
    "size": (lambda self, *dim: 5 if dim else (5,), lambda self, *dim: -1, lambda self, *dim: torch.Size([2**40])),
    "stride": (lambda self, *dim: 2**40 if dim else (2**40,), lambda self, *dim: ()),
    "shape": (torch.Size([3]), (2**40,), 7, property(lambda self: (-1,))),
    "dim": (lambda self: 0, lambda self: 70, lambda self: "x"),
    "ndim": (0, 70, "x"),
    "numel": (lambda self: 2**40, lambda self: 0),
    "dtype": (torch.float64, torch.bool, "x"),
    "device": (torch.device("meta"), "x"),
    "requires_grad": (False, True, 7),
    "data_ptr": (lambda self: 0, lambda self: 8),
    "is_contiguous": (lambda self, *given, **keywords: True,),
    "is_complex": (lambda self: True, lambda self: False),
    "storage_offset": (lambda self: 2**40,),
    **{name: LIES[name] for name in ("__len__", "__getitem__", "__iter__", "__index__", "__float__", "__array__",
                                     "__torch_function__", "__class__")},
}  # fmt: skip


def lying_tensor(world, tensor):
    """Return a tensor of a new class on the memory of another, whose methods and attributes do not tell the truth."""
    names = [world.pick(list(TENSOR_LIES)) for _ in range(world.random.randrange(1, 4))]
    lies = {name: world.pick(TENSOR_LIES[name]) for name in names}
    if world.chance(0.5):  # calls take it as a plain tensor
        lies["__torch_function__"] = torch._C._disabled_torch_function_impl
    return tensor.detach().as_subclass(type("LyingTensor", (torch.Tensor,), lies))


OPERATORS = """add mul sub truediv pow matmul floordiv mod and_ lshift eq lt iadd imul
    contains getitem concat""".split()
FUNCTIONS = """tensor as_tensor asarray FloatTensor LongTensor Tensor zeros empty arange Size from_numpy stack cat
    device is_tensor numel FloatStorage einsum broadcast_tensors block_diag cartesian_prod from_dlpack complex
    result_type manual_seed set_printoptions Generator finfo nn.Linear nn.ReLU nn.ParameterList nn.Parameter
    autograd.backward autograd.grad nn.utils.parameters_to_vector nn.utils.clip_grad_norm_ optim.SGD""".split()
METHODS = """view reshape expand repeat permute sum mean max norm transpose size stride new new_zeros new_tensor copy_
    fill_ resize_ set_ index_select split chunk unfold as_strided type to map_ masked_fill where clamp roll tile flip
    std quantile topk backward register_hook __array__ item""".split()
KEYWORDS = "out dtype device requires_grad layout memory_format generator dim other".split()


def forms(value):
    """Yield calls that take a number, a size, an index, a sequence, an array or another operand."""
    x, grid, longs = torch.ones(2), torch.ones(2, 3), torch.ones(2, 3).long()
    recorded = torch.ones(2, requires_grad=True)
    for operand in (x, recorded, longs, x.storage(), x.size(), torch.float32):
        for found in (getattr(operator, name) for name in OPERATORS):
            yield lambda found=found, operand=operand: found(operand, value)
            yield lambda found=found, operand=operand: found(value, operand)
    for key in (value, (value,), (0, value), slice(value), [value], (value, value)):
        yield lambda key=key: grid[key]
        yield lambda key=key: grid.__setitem__(key, 1.0)
        yield lambda key=key: recorded[key]
    yield lambda: grid.__setitem__(0, value)
    yield lambda: grid.__setitem__([0, 1], value)
    yield lambda: x.storage().__setitem__(0, value)
    for found in (operator.attrgetter(name)(torch) for name in FUNCTIONS):
        yield lambda found=found: found(value)
        yield lambda found=found: found([value, value])
        yield lambda found=found: found(value, value)
    for found in (getattr(tensor, name) for tensor in (grid, recorded) for name in METHODS):
        yield lambda found=found: found(value)
        yield lambda found=found: found(0, value)
        yield lambda found=found: found([value, 0])
    for word in KEYWORDS:
        yield lambda word=word: torch.zeros(2, **{word: value})
        yield lambda word=word: torch.sum(grid, **{word: value})
        yield lambda word=word: torch.add(x, **{"other": x, word: value})


def tried(call):
    """Make a call, which may refuse its argument."""
    try:
        call()
    except EXPECTED:
        return
    except BaseException as error:
        print(f"FINDING {type(error).__name__}: {error}", flush=True)


def main(log, first, step):
    limit()
    faulthandler.enable()
    warnings.simplefilter("ignore")
    np.seterr(all="ignore")
    result = 0
    with open(log, "w") as file:
        for number, value in list(enumerate(each()))[first::step]:
            for position, call in enumerate(forms(value)):
                os.pwrite(file.fileno(), f"liar {number}, form {position}\n".encode(), 0)
                tried(call)
                result += 1
    print(f"made {result} calls", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
