"""An error begins with a name that its reader can call, never with that of a row which only gradients call."""

import itertools

import pytest

import torch
import torch.nn.functional as F
from torch._core import internal
from torch.autograd import Variable

EXPECTED = (AttributeError, TypeError, ValueError, IndexError, RuntimeError, OverflowError, MemoryError)
ODD = [torch.ones(3), torch.ones(2, 3), torch.ones(2, 3, 4), torch.ones(1, 2, 3, 3), torch.ones(1, 2, 3, 3, 3),
       torch.ones(2, 3).long(), torch.zeros(0, 3), torch.zeros(2, 2), Variable(torch.ones(2, 3, 4)), -1, 0, 2, 9, 0.5,
       (2, 9)]
DRAWS = 600
ROWS = {name for name in dir(internal) if not name.startswith("_")}
CHANGES = {"set_default_tensor_type", "set_default_dtype", "set_num_threads", "save", "load", "manual_seed", "seed",
           "set_rng_state", "set_printoptions", "set_flush_denormal", "set_memory_reuse"}


def functions(place):
    return [name for name in dir(place) if not name.startswith("_") and name not in CHANGES
            and callable(getattr(place, name)) and not isinstance(getattr(place, name), type)]


# Of calls that are no errors.
@pytest.mark.filterwarnings("ignore:.*(broadcast|an output that had elements|dim is None)")
@pytest.mark.parametrize("place", [F, torch.linalg, torch.special], ids=lambda place: place.__name__)
def test_no_internal_name_comes_first(place):
    wrong = set()
    for name in functions(place):
        drawn = itertools.chain(itertools.product(ODD, repeat=1), itertools.product(ODD, repeat=2),
                                itertools.islice(itertools.product(ODD[1::2], repeat=3), 0, None, 3))
        for arguments in itertools.islice(drawn, DRAWS):
            try:
                getattr(place, name)(*arguments)
            except EXPECTED as error:
                first = str(error).partition(":")[0]
                if first in ROWS and not hasattr(torch, first) and not hasattr(F, first):
                    wrong.add(f"{name}: {error}")
    assert not wrong, "\n".join(sorted(wrong)[:20])
