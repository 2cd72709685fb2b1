"""Methods, operators and indices of tensors and Variables that are no rows, on a GPU as in memory."""

import copy
import operator
import pickle

import calls
import numpy as np
import pytest
from test_calls_on_gpu import CATALOGUE, NUMBER, PUBLIC, numbers_of, same

import torch
from torch._names.missing_names import _has
from torch.autograd import Variable

TENSORS = {
    "H": lambda c: c(3, 4).H, "T": lambda c: c(3, 4).T, "mH": lambda c: c(2, 3, 4).mH, "mT": lambda c: c(2, 3, 4).mT,
    "as_strided": lambda c: c(3, 4).as_strided((2, 2), (4, 1), 1), "contiguous": lambda c: c(3, 4).t().contiguous(),
    "copy_": lambda c: c.plain(3, 4).copy_(c.plain(4)), "bool": lambda c: c(3, 4).round().bool(),
    "item": lambda c: c(1).item(), "tolist": lambda c: c(3, 4).tolist(),
    "new_tensor": lambda c: c(3).new_tensor([1, 2]),
    "to": lambda c: [c.plain(3).to(torch.float64), c(3).to(c.plain(1).double()).data],
    "type": lambda c: c(3).type("torch.cuda.DoubleTensor" if c.gpu >= 0 else "torch.DoubleTensor").data,
}  # fmt: skip
TENSORS |= {name: lambda c, name=name: getattr(c(3, 4) * 9, name)().data for name in "double float half".split()}
TENSORS |= {name: lambda c, name=name: getattr((c.plain(3, 4) * 9).abs(), name)()
            for name in "byte char int long short".split()}
TENSORS |= {name: lambda c, name=name: getattr(c(3, 4), name)() for name in
            "dim element_size is_contiguous ndimension nelement numel size stride".split()}
TENSORS |= {name: lambda c, name=name: getattr(c(3, 4), name) for name in
            "itemsize nbytes ndim shape is_sparse".split()}
ALONE = {  # of tensors
    "apply_": lambda c: c.plain(3, 4).apply_(lambda x: x * 2),
    "map_": lambda c: c.plain(3, 4).map_(c.plain(3, 4), lambda x, y: x + y),
    "map2_": lambda c: c.plain(3, 4).map2_(c.plain(3, 4), c.plain(3, 4), lambda x, y, z: x + y * z),
    "is_set_to": lambda c: c.plain(3).is_set_to(c.plain(3)),
    "new": lambda c: c.plain(3).new([1, 2]), "resize_": lambda c: c.plain(3, 4).resize_(2, 3),
    "resize_as_": lambda c: c.plain(3, 4).resize_as_(c.plain(2, 2)),
    "set_": lambda c: c.plain(1).set_(c.plain(3, 4).storage(), 1, (2, 3)),
    "storage": lambda c: c.plain(3, 4).storage().tolist(),
    "storage_offset": lambda c: c.plain(3, 4)[1].storage_offset(),
}  # fmt: skip
RECORDED = {  # of Variables
    "backward": lambda c: [x := c(3), (x * x).sum().backward(), x.grad][2], "detach": lambda c: (c(3) * 2).detach(),
    "detach_": lambda c: (c(3) * 2).detach_(), "data": lambda c: c(3).data,
    "requires_grad": lambda c: c(3).requires_grad,
    "requires_grad_": lambda c: c.constant(c.plain(3)).requires_grad_().requires_grad,
    "retain_grad": lambda c: [x := c(3) * 2, x.retain_grad(), x.sum().backward(), x.grad][3],
    "register_post_accumulate_grad_hook": lambda c: [x := c(3), x.register_post_accumulate_grad_hook(print), x * 2][2],
    "register_hook": lambda c: [x := c(3), x.register_hook(lambda grad: grad * 2), x * 2][2],
    "is_leaf": lambda c: c(3).is_leaf, "volatile": lambda c: c(3).volatile, "output_nr": lambda c: c(3).output_nr,
    "reinforce": lambda c: [x := c(3, 4).sigmoid().bernoulli(), x.reinforce(c.plain(3, 4)), x.data][2],
}  # fmt: skip
# Where they lie, which test_tensors_on_gpu.py and test_pinned_on_gpu.py ask; what another test here asks; a class.
PLACES = set("""
    cpu cuda data_ptr device get_device is_cpu is_cuda is_meta is_pinned is_shared pin_memory record_stream share
    share_memory_
    numpy dtype layout creator grad grad_fn as_subclass bfloat16 cfloat cdouble chalf
""".split())

BINARY = [getattr(operator, name) for name in "add sub mul truediv floordiv mod pow lt le gt ge eq ne".split()]
WHOLE = [getattr(operator, name) for name in "and_ or_ xor lshift rshift".split()]
INPLACE = [getattr(operator, name) for name in "iadd isub imul itruediv ifloordiv imod ipow".split()]


@pytest.mark.parametrize("name", TENSORS | ALONE | RECORDED)
def test_methods(name):
    same((TENSORS | ALONE | RECORDED)[name], name)


def test_every_method_is_here():
    methods = {name for name in dir(torch.FloatTensor) if name[0] != "_" and _has(torch.FloatTensor, name)}
    rest = {name for name in methods if name not in PUBLIC and name.removesuffix("_") not in CATALOGUE.inplace_methods}
    assert rest - PLACES == {*TENSORS, *ALONE, *RECORDED}


@pytest.mark.parametrize("function", BINARY + WHOLE + INPLACE, ids=lambda function: function.__name__)
def test_operators(function):
    def call(c):
        if function in WHOLE:
            x, y = c.ints(9, 3, 4), c.ints(3, 3, 4)
            return function(x, y), function(x, 2)
        x, y = c.plain(3, 4).abs() + 0.5, c.plain(3, 4).abs() + 0.5
        if function in INPLACE:
            return function(x.clone(), y), function(x.clone(), 2)
        return function(x, y), function(x, 2), function(2, x), function(c.positive(3), 2), function(2, c.positive(3))
    same(call, function.__name__)


def test_unary_operators():
    same(lambda c: (-c(3), +c(3), abs(c(3)), ~c.ints(2, 3).byte(), c(2, 3) @ c(3, 2), float(c(1)), int(c.ints(5, 1)),
                    bool(c(1)), len(c(3)), list(c.plain(2, 3)), c.plain(2).__index__ is not None), "unary")


KEYS = {
    "int": lambda c: 1, "negative": lambda c: -1, "slice": lambda c: slice(1, None, 2), "none": lambda c: (None, 1),
    "dots": lambda c: (Ellipsis, 1), "ints": lambda c: (1, 2), "all": lambda c: (1, 2, 3),
    "indices": lambda c: c.ints(4, 3), "row": lambda c: (1, c.ints(5, 2)), "list": lambda c: [0, 2],
    "lists": lambda c: ([0, 2], [1, 3]), "array": lambda c: np.array([0, 2]), "mask": lambda c: c.ints(2, 4).byte(),
    "whole mask": lambda c: c.ints(2, 4, 5, 6).byte(), "bools": lambda c: [True, False, True, True],
    "table": lambda c: c.ints(4, 2, 3), "apart": lambda c: (c.ints(4, 2), slice(None), c.ints(6, 2)),
    "mixed": lambda c: (slice(1, 3), c.ints(5, 2), None), "mask and slice": lambda c: (c.ints(2, 4).byte(), slice(2)),
    "mask inside": lambda c: (slice(None), c.ints(2, 5).byte()), "list and index": lambda c: ([1, 2], c.ints(5, 2)),
    "broadcast": lambda c: (c.ints(4, 2, 1), c.ints(5, 3)), "dots and index": lambda c: (Ellipsis, c.ints(6, 3)),
    "range": lambda c: range(0, 4, 2), "nothing": lambda c: [],
}  # fmt: skip


@pytest.mark.parametrize("form", KEYS)
def test_indices(form):
    def call(c):
        key, result = KEYS[form](c), []
        wrapped = c.constant(key) if isinstance(key, torch.Tensor) else key
        for one in (c.plain(4, 5, 6), c(4, 5, 6)):
            result.append(one[key])
            target = one.clone()
            target[key] = 7
            result.append(target)
            target = one.clone()
            target[key] = target[key] * 2
            result.append(target)
        return [*result, c(4, 5, 6)[wrapped]]
    same(call, form)


ELSEWHERE = [torch.LongTensor([1, 2]), torch.ByteTensor([1, 0, 1, 0]), (slice(None), torch.LongTensor([4])),
             (torch.LongTensor([1, 2]), torch.LongTensor([0, 3])), torch.arange(0, 20).view(4, 5) % 3 == 1]  # fmt: skip


@pytest.mark.parametrize("key", ELSEWHERE, ids=str)
def test_between_brackets_indices_and_masks_may_lie_elsewhere(key):
    def there(key):
        return tuple(map(there, key)) if isinstance(key, tuple) else key.cuda(0) if torch.is_tensor(key) else key
    x = torch.randn(4, 5)
    y = x.cuda(NUMBER)
    for one in (key, there(key)):
        assert y[one].get_device() == NUMBER and y[one].cpu().equal(x[key]) and x[one].equal(x[key])
        x[one], y[one] = 3, 3
        assert y.cpu().equal(x)


def test_what_an_assignment_makes_lies_where_it_is_written():
    x = torch.randn(4, 5)
    for key, value in (((0,), [1, 2, 3, 4, 5]), ((slice(2),), np.ones((2, 5), "float32")),
                       ((torch.LongTensor([1, 3]),), [[7], [8]]), ((x > 0,), [6])):
        y = x.cuda(NUMBER)
        x[key], y[key] = value, value
        assert y.cpu().equal(x)


def test_a_row_takes_no_index_from_memory_and_says_what_to_do():
    x, index = torch.ones(4, 5).cuda(NUMBER), torch.LongTensor([1, 2])
    calls_of_rows = (lambda: x.index_select(0, index), lambda: x.gather(1, index.view(1, 2)), lambda: x.take(index),
                     lambda: x.index_fill_(0, index, 0), lambda: x.index_add_(0, index, x[:2]),
                     lambda: x.masked_fill_(torch.ByteTensor(4, 5), 1), lambda: x.scatter_(0, index.view(1, 2), 1),
                     lambda: torch.nn.functional.embedding(index, Variable(x)))  # fmt: skip
    for call in calls_of_rows:
        with pytest.raises(RuntimeError, match=rf"lies on the CPU and the call is on GPU {NUMBER}; copy it, e.g. "
                                               rf"\w+\.cuda\({NUMBER}\)"):
            call()
    assert x.cpu().equal(torch.ones(4, 5))


def test_copies_and_pickles_lie_where_the_original_does():
    x = torch.randn(3, 4).cuda(NUMBER)
    for other in (copy.copy(x), copy.deepcopy(x), pickle.loads(pickle.dumps(x)), copy.deepcopy(Variable(x)).data,
                  pickle.loads(pickle.dumps(torch.nn.Parameter(x))).data):
        assert other.get_device() == NUMBER and other.cpu().equal(x.cpu())
    assert numbers_of(copy.deepcopy(x.t()), NUMBER)[0].shape == (4, 3)


def test_numpy_is_refused_with_what_to_do():
    x = torch.ones(3).cuda(NUMBER)
    for wrong in (lambda: x.numpy(), lambda: np.asarray(x), lambda: Variable(x).numpy(), lambda: memoryview(x)):
        with pytest.raises((BufferError, TypeError), match="cpu"):
            wrong()
    assert repr(x) and repr(Variable(x)) and repr(x.storage()) and repr(torch.nn.Linear(2, 2).cuda(NUMBER))
    assert "GPU" in repr(x) or "cuda" in repr(x)


def test_maker_draws_the_same_in_memory_and_on_a_gpu():
    assert calls.Maker(-1).plain(3).equal(calls.Maker(NUMBER).plain(3).cpu())
