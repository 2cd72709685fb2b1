"""The garbage collector sees complete objects only: no tuple or list with empty slots, no half-initialized object."""

import gc

import pytest

import torch
from torch.autograd import Variable

COUNTS = [1, 2, 7]


def touch_all(*_):
    """Read all tuples and lists that there are, and what of ours has a size."""
    for result in gc.get_objects():
        if isinstance(result, (tuple, list)):
            for _item in result:
                pass
        elif issubclass(type(result), Variable):
            result.size()


class Index:
    """A number that inspects all objects when it is read."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        touch_all()
        return self.value


class Looking(torch.Size):
    """A size that reads itself when it dies, also one that was never finished."""

    def __del__(self):
        list(self)
        touch_all()


def generated(values):
    for value in values:
        touch_all()
        yield value


@pytest.mark.parametrize("values", [[1.0, 2.0], [2, None], [Index(2), "3"], [True]])
def test_sizes_that_cannot_be_made(values):
    for given in (values, tuple(values), generated(values)):
        with pytest.raises(TypeError, match="torch.Size: item . is"):
            Looking(given)


@pytest.mark.parametrize("count", COUNTS)
def test_sizes_of_numbers_that_look_around(count):
    wanted = (3,) * count
    for given in ([Index(3)] * count, (Index(3),) * count, generated([Index(3)] * count)):
        assert tuple(Looking(given)) == wanted == torch.Size(given if isinstance(given, list) else wanted)
    assert tuple(torch.zeros(*[Index(1) for _ in range(count)]).size()) == (1,) * count


# Calls that are C throughout: CPython itself shows the tuple of a generator half filled.
CALLS = {
    "tolist": lambda x: x.tolist(), "size": lambda x: (x.size(), x.stride(), x.size() + x.size(), x.size() * 2),
    "results": lambda x: (x.max(1), x.sort(0), x.qr()), "cat": lambda x: torch.cat([x, x]),
    "list": lambda x: torch.FloatTensor([[1, 2], [3, 4]]),
    "view": lambda x: x.view(*[Index(n) for n in x.size()]), "index": lambda x: x[Index(0)],
    "backward": lambda x: (Variable(x, requires_grad=True) ** 2).sum().backward(),
    "previous": lambda x: (Variable(x, requires_grad=True) * 2).creator.previous_functions,
}


@pytest.mark.parametrize("name", CALLS)
def test_collections_in_the_middle_of_calls(name):
    """The collector runs at every tracked object, and its callback reads everything."""
    before, x = gc.get_threshold(), torch.rand(3, 3)
    CALLS[name](x)
    gc.collect()
    gc.callbacks.append(touch_all)
    gc.set_threshold(1)
    try:
        CALLS[name](x)
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(touch_all)
