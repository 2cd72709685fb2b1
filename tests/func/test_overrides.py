"""__torch_function__: of classes derived from Tensor, of other objects, of modes."""

import copy
import inspect
import pickle
from pathlib import Path

import numpy as np
import pytest

import torch
from torch import _core, nn, overrides
from torch.testing.cases import cases, load

CATALOGUE = load(Path(__file__).parents[2] / "ops.yaml")


class Marked(torch.Tensor):
    """Keeps its class, as every class derived from Tensor does."""


class Logged(torch.Tensor):
    """Notes what is called."""

    calls = []

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        Logged.calls.append(func)
        return super().__torch_function__(func, types, args, kwargs)


def logged(call):
    Logged.calls.clear()
    result = call()
    return result, list(Logged.calls)


CALLS = {
    "method": (lambda x: x.exp(), torch.Tensor.exp), "function": (torch.exp, torch.exp),
    "keyword": (lambda x: torch.sum(x, dim=0, keepdim=True), torch.sum),
    "operator": (lambda x: x + 1, torch.Tensor.add),
    "reflected": (lambda x: 2 - x, torch.Tensor.__rsub__), "in place": (lambda x: x.add_(1), torch.Tensor.add_),
    "index": (lambda x: x[0], torch.Tensor.__getitem__), "composed": (lambda x: torch.flip(x, [0]), torch.flip),
    "composed method": (lambda x: x.flip(0), torch.Tensor.flip), "list": (lambda x: torch.cat([x, x]), torch.cat),
    "composed list": (lambda x: torch.stack([torch.ones(2, 3), x]), torch.stack),
    "plain operand": (lambda x: torch.ones(2, 3) * x, torch.Tensor.mul),
    "by hand": (lambda x: x.size(0), torch.Tensor.size), "attribute": (lambda x: x.shape, torch.Tensor.shape.__get__),
    "plain index": (lambda x: torch.ones(3)[x[0].long()], torch.Tensor.__getitem__),
    "copy": (lambda x: torch.ones(2, 3).copy_(x), torch.Tensor.copy_), "repr": (repr, torch.Tensor.__repr__),
}  # fmt: skip


@pytest.mark.parametrize("call, function", CALLS.values(), ids=list(CALLS))
def test_calls_are_answered(call, function):
    x = torch.arange(6.0).view(2, 3) % 2
    wanted = call(x.clone())
    result, calls = logged(lambda: call(x.clone().as_subclass(Logged)))
    assert function in calls, calls
    if isinstance(wanted, torch.Tensor):
        assert type(result) is Logged
        torch.testing.assert_close(result.as_subclass(torch.Tensor), wanted)
    elif isinstance(wanted, str) and wanted.startswith("tensor("):  # the text begins with the class's name
        assert result.split() == wanted.replace("tensor(", "Logged(").split()
    else:
        assert result == wanted


@pytest.mark.parametrize("row", [row for row in CATALOGUE.rows if not row.internal and row.body.kind != "random"
                                 and not row.creates], ids=lambda row: row.op)
def test_rows_keep_the_class(row):
    """Of every row, on derived tensors, the same elements as on plain ones, and the class."""
    dtype = "Double" if "Double" in row.dtypes else row.dtypes[-1]
    for case in list(cases(row, dtype))[:1]:
        try:
            wanted = case.call(case.arguments())
        except (RuntimeError, ValueError):
            continue
        result = case.call(case.arguments(wrap=lambda tensor: tensor.as_subclass(Marked), everywhere=True))
        pairs = [(result, wanted)] if not isinstance(wanted, tuple) else list(zip(result, wanted, strict=True))
        assert type(result) is type(wanted) or isinstance(wanted, torch.Tensor)
        for one, other in pairs:
            if isinstance(other, torch.Tensor):
                assert type(one) is Marked
                np.testing.assert_array_equal(one.numpy(), other.numpy())
            else:
                assert one == other


def test_gradients_pass():
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    y = x.as_subclass(Marked)
    z = (y * y).sum()
    assert type(z) is Marked and z.requires_grad
    z.backward()
    assert x.grad.tolist() == [2, 4] and type(x.grad) is not Marked
    leaf = torch.Tensor._make_subclass(Marked, torch.ones(2), True)
    (leaf * 3).sum().backward()
    assert type(leaf) is Marked and leaf.is_leaf and leaf.grad.tolist() == [3, 3]


def test_copies_and_pickles_keep_the_class():
    x = torch.arange(3).as_subclass(Marked)
    x.note = "kept"
    for result in (copy.copy(x), copy.deepcopy(x), pickle.loads(pickle.dumps(x))):
        assert type(result) is Marked and result.tolist() == [0, 1, 2] and result.note == "kept"


def test_slots_and_wrappers():
    class Wrapper(torch.Tensor):
        __slots__ = ("inner",)

        @staticmethod
        def __new__(cls, inner):
            result = torch.Tensor._make_wrapper_subclass(cls, inner.size(), dtype=inner.dtype)
            result.inner = inner
            return result

        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            given = [arg.inner if isinstance(arg, cls) else arg for arg in args]
            return func(*given, **(kwargs or {}))
    x = Wrapper(torch.arange(4.0))
    assert (x + x).tolist() == [0, 2, 4, 6] and torch.sum(x).item() == 6


class Diagonal:
    """No tensor at all."""

    answers = {}

    def __init__(self, value, count):
        self.value, self.count = value, count

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        if func not in cls.answers or not all(issubclass(kind, (cls, torch.Tensor)) for kind in types):
            return NotImplemented
        return cls.answers[func](*args, **(kwargs or {}))


def test_other_objects():
    Diagonal.answers = {torch.mean: lambda d: d.value / d.count, torch.Tensor.add: lambda a, b: ("add", type(b)),
                        torch.matmul: lambda a, b: "product", torch.cat: lambda many, dim=0: len(many)}
    d = Diagonal(3.0, 2)
    assert torch.mean(d) == 1.5 and torch.ones(2) + d == ("add", Diagonal) and torch.matmul(d, d) == "product"
    assert torch.cat([d, torch.ones(2)]) == 2
    for call in (lambda: torch.exp(d), lambda: torch.flip(d, [0])):
        with pytest.raises(TypeError, match="Diagonal"):
            call()
    assert overrides.is_tensor_like(d) and not overrides.is_tensor_like(3)


@pytest.mark.parametrize("name", torch.linalg.__all__[1:])
def test_other_objects_answer_the_functions_of_linear_algebra(name):
    class Operator:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func, args, kwargs

    function, operator = getattr(torch.linalg, name), Operator()
    answer = function(operator, operator) if name != "chain_matmul" else function(operator)
    assert answer[0].__name__ == name and answer[1][0] is operator and not answer[2]


def test_the_derived_class_is_asked_first():
    class One(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return cls.__name__

    class Two(One):
        pass
    one, two = torch.ones(2).as_subclass(One), torch.ones(2).as_subclass(Two)
    assert torch.add(one, two) == torch.add(two, one) == "Two"
    assert overrides.has_torch_function((one,)) and not overrides.has_torch_function((torch.ones(1),))
    with torch._C.DisableTorchFunctionSubclass():
        assert torch.add(one, two).tolist() == [2, 2]


def test_handlers():
    def public(x, y=1):
        if overrides.has_torch_function((x,)):
            return overrides.handle_torch_function(public, (x,), x, y=y)
        return "plain"
    assert public(torch.ones(1)) == "plain"
    x = torch.ones(2).as_subclass(Logged)
    seen, calls = logged(lambda: overrides.handle_torch_function(torch.exp, (x,), x))
    assert type(seen) is Logged and calls == [torch.exp]
    with torch._C.DisableTorchFunctionSubclass():
        assert public(x) == "plain"


def test_parameters_do_not_answer():
    parameter = nn.Parameter(torch.ones(2))
    assert type(parameter * 2) is not nn.Parameter and not overrides.has_torch_function((parameter,))


def test_networks_run_on_derived_tensors():
    x = torch.randn(2, 3, 8, 8).as_subclass(Marked)
    model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
                          nn.Linear(4, 2))
    y = model(x)
    assert type(y) is Marked
    nn.functional.cross_entropy(y, torch.tensor([0, 1])).backward()
    assert model[0].weight.grad is not None


def test_modes_see_subscripts_of_plain_tensors():
    seen = []

    class Names(overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            seen.append(func.__name__)
            return func(*args, **(kwargs or {}))

    x = torch.zeros(2, 3)
    with Names():
        x[0] = 1.0
        row = x[0]
        x[:, 1] = row[:2]
    assert seen == ["__setitem__", "__getitem__", "__getitem__", "__setitem__"]
    assert x.tolist() == [[1, 1, 1], [0, 1, 0]]


def test_modes():
    class Names(overrides.TorchFunctionMode):
        def __init__(self):
            self.seen = []

        def __torch_function__(self, func, types, args=(), kwargs=None):
            self.seen.append(overrides.resolve_name(func))
            return func(*args, **(kwargs or {}))
    with Names() as outer:
        x = torch.ones(2) + 1
        with Names() as inner:
            torch.exp(x)
        x.flip(0)
    assert inner.seen == ["torch.exp"]
    assert [name for name in outer.seen if name in ("torch.ones", "torch.Tensor.add", "torch.exp", "torch.Tensor.flip")
            ] == ["torch.ones", "torch.Tensor.add", "torch.exp", "torch.Tensor.flip"]
    before = len(outer.seen)
    torch.ones(2)
    assert len(outer.seen) == before


METHODS = {
    "to": (torch.float64,), "float": (), "half": (), "long": (), "contiguous": (), "detach": (), "cpu": (), "numpy": (),
    "tolist": (), "size": (), "dim": (), "numel": (), "type": (), "requires_grad_": (), "new_zeros": (2,),
    "copy_": (torch.ones(2),), "equal": (torch.ones(2),), "resize_": (2,), "data_ptr": (), "element_size": (),
}  # fmt: skip


@pytest.mark.parametrize("name", METHODS)
def test_modes_see_methods_of_plain_tensors_that_are_no_rows(name):
    method = getattr(torch.Tensor, name)

    class Sees(overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            seen.append(func)
            return func(*args, **(kwargs or {}))

    seen, x = [], torch.ones(2)
    with Sees():
        result = getattr(x, name)(*METHODS[name])
        assert seen == [method] and getattr(torch.Tensor, name) is method
        with torch._C.DisableTorchFunction():
            getattr(x, name)(*METHODS[name])
    with Sees(), torch.device("cpu"):  # the inner one sees rows only
        getattr(x, name)(*METHODS[name])
    assert seen.count(method) == 2 and vars(torch.Tensor)[name] is method
    assert type(result) is type(method(x, *METHODS[name])), "the call is made"


UNOFFERED = {"as_subclass", "creator", "output_nr", "volatile"}  # autograd reads the record of an object of any class
SPECIAL = ("__array__ __array_wrap__ __bool__ __complex__ __contains__ __dlpack__ __dlpack_device__ __float__ "
           "__format__ __getitem__ __index__ __int__ __iter__ __len__ __repr__ __reversed__ __setitem__").split()


@pytest.mark.parametrize("name", sorted({name for name in _core.hand_written_names() if name[0] != "_"} - UNOFFERED)
                         + [*SPECIAL, "backward"])
def test_calls_by_the_class_are_offered_as_those_of_the_instance(name):
    class Sees(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            seen.append((func, len(args)))
            return 1

    class Mode(overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            return Sees.__torch_function__(func, types, args, kwargs)

    seen, member = [], vars(torch.Tensor)[name]
    plain, derived = torch.ones(2), torch.ones(2).as_subclass(Sees)
    attribute = inspect.isgetsetdescriptor(member)
    needed = {"__contains__": 1, "__setitem__": 2, "__getitem__": 1, "is_set_to": 1, "is_same_size": 1, "reinforce": 1,
              "register_post_accumulate_grad_hook": 1}.get(name, 0)
    given = (0,) * needed
    calls = [lambda x: member.__get__(x)] if attribute else [
        lambda x: getattr(x, name)(*given), lambda x: getattr(torch.Tensor, name)(x, *given)]
    for call in calls:
        call(derived)
        with Mode():
            call(plain)
    assert seen == [(member.__get__ if attribute else member, 1 + needed)] * len(calls) * 2
    with torch._C.DisableTorchFunction():
        assert isinstance(torch.Tensor.shape.__get__(derived), torch.Size) and torch.Tensor.dim(derived) == 1


BY_CLASS = {
    "double": (), "detach": (), "requires_grad_": (), "cpu": (), "bool": (), "contiguous": (), "__reversed__": (),
    "__getitem__": (0,), "to": (torch.float64,), "type": (torch.float64,), "as_strided": ((2,), (1,)), "__iter__": (),
    "data": None, "T": None, "real": None,
}  # fmt: skip


@pytest.mark.parametrize("name", BY_CLASS)
def test_a_method_called_through_the_class_is_that_of_what_stands_for_a_tensor(name):
    """Of a batch under vmap, and of a tensor of a program that is exported or compiled."""
    given, member, x = BY_CLASS[name], vars(torch.Tensor)[name], torch.rand(3, 2, 2) - 0.5

    def made(result):
        return torch.stack(list(result)) if name == "__iter__" else result * 2

    def by_class(one):
        return made(member.__get__(one) if given is None else getattr(torch.Tensor, name)(one, *given))

    def by_instance(one):
        return made(getattr(one, name) if given is None else getattr(one, name)(*given))
    for run in (lambda f: torch.vmap(f)(x), lambda f: torch.export.export(f, (x[0],))(x[1]),
                lambda f: list(map(torch.compile(f), x))[-1]):
        torch.testing.assert_close(run(by_class), run(by_instance), rtol=0, atol=0)
    torch.testing.assert_close(torch.vmap(by_class)(x), torch.stack([by_instance(each) for each in x]), rtol=0, atol=0)


def test_what_can_be_overridden():
    functions = overrides.get_overridable_functions()
    assert torch.add in functions[torch] and torch.Tensor.add in functions[torch.Tensor]
    assert overrides.get_testing_overrides()[torch.add]() == -1
    assert overrides.resolve_name(torch.Tensor.add) == "torch.Tensor.add" and overrides.resolve_name(len) is None
    assert overrides.is_tensor_method_or_property(torch.Tensor.add)
    assert not overrides.is_tensor_method_or_property(torch.add)


class Long(tuple):
    def __len__(self):
        return 5


@pytest.mark.parametrize("value", [Long((1, 2)), Long(), type("LongList", (list,), {"__len__": lambda self: 5})([1])])
def test_a_list_that_is_shorter_than_it_says_ends_no_process(value):
    x = torch.zeros(2)
    for call in (lambda: x + value, lambda: value + x, lambda: x.add(value), lambda: torch.cat(value)):
        with pytest.raises((TypeError, RuntimeError, IndexError, ValueError)):
            call()


def calls_of_several_rows():
    F, x, index = torch.nn.functional, torch.rand(1, 2, 4, 4), torch.zeros(2, 2, dtype=torch.long)
    return [
        (torch.einsum, ("ij->i", x[0, 0])), (torch.tensordot, (x[0, 0], x[0, 0])), (torch.meshgrid, (x[0, 0, 0],)),
        (torch.block_diag, (x[0, 0],)), (torch.atleast_2d, (x,)), (torch.gradient, (x[0, 0],)),
        (torch.linalg.norm, (x,)), (F.scaled_dot_product_attention, (x, x, x)),
        (F.embedding, (index, x[0, 0])), (F.embedding_bag, (index, x[0, 0])), (F.instance_norm, (x,)),
        (F.grid_sample, (x, x[..., :2])), (F.binary_cross_entropy, (x, x)), (F.gaussian_nll_loss, (x, x, x + 1)),
        (F.relu, (x,)), (F.silu, (x,)), (F.logsigmoid, (x,)), (F.leaky_relu, (x, 0.2)), (F.cross_entropy, (x, x)),
    ]


@pytest.mark.parametrize("function, args", calls_of_several_rows(), ids=lambda value: getattr(value, "__name__", ""))
def test_classes_and_modes_take_functions_whole(function, args):
    seen = []

    class Sees(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            seen.append(func)
            return super().__torch_function__(func, types, args, kwargs or {})

    class Mode(overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            seen.append(func)
            return func(*args, **(kwargs or {}))

    wanted = function(*args)
    result = function(*[each.as_subclass(Sees) if torch.is_tensor(each) else each for each in args])
    assert seen[0] is function and type(result[0] if isinstance(result, tuple) else result) is Sees
    seen.clear()
    with Mode():
        again = function(*args)
    assert seen == [function], "the mode is inactive within the call"
    torch.testing.assert_close(again, wanted, equal_nan=True)


@pytest.mark.parametrize("given", [lambda x: ("ij,jk", [x, x]), lambda x: ("ij,jk", (x, x)),
                                   lambda x: (x, [0, 1], x, [1, 2])])
def test_einsum_is_offered_with_letters_and_one_argument_per_operand(given):
    def seen(cls, func, types, args=(), kwargs=None):
        calls.append((func, [type(each) for each in args]))
        return super(Sees, cls).__torch_function__(func, types, args, kwargs or {})

    Sees, calls = type("Sees", (torch.Tensor,), {"__torch_function__": classmethod(seen)}), []
    torch.einsum(*given(torch.rand(2, 2).as_subclass(Sees)))
    assert calls[0] == (torch.einsum, [str, Sees, Sees])


def test_names_are_those_of_the_public_modules():
    names = {torch.nn.functional.relu: "torch.nn.functional.relu", torch.einsum: "torch.functional.einsum",
             torch.nn.functional.mse_loss: "torch.nn.functional.mse_loss", torch.linalg.norm: "torch.linalg.norm",
             torch.Tensor.shape.__get__: "torch.Tensor.shape.__get__", torch.relu: "torch.relu"}
    assert {function: overrides.resolve_name(function) for function in names} == names
