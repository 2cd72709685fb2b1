"""Names that packages import in passing: operators in Python, bytes of storages, factors with info, absent types."""

import copy
import io
import sys

import pytest

import torch
from torch import nn


class Tagged(nn.Module):
    """A module that answers for names itself, as PyroModule does."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(2))
        self.register_buffer("mean", torch.zeros(1))
        self.layer = nn.Linear(2, 2)
        self.register_parameter("none", None)

    def __getattr__(self, name):
        if name == "weight":
            return 2 * super().__getattr__(name)
        return super().__getattr__(name)


def test_a_class_that_looks_names_up_is_asked_for_its_parts():
    module = Tagged()
    assert module.weight.tolist() == [2, 2] and module.none is None and "weight" not in vars(module)
    module.mean = torch.ones(1)
    assert module.mean.item() == 1 and "mean" not in vars(module)
    assert list(module.state_dict()) == ["weight", "mean", "layer.weight", "layer.bias"]
    assert list(copy.deepcopy(module).state_dict()) == list(module.state_dict())
    del module.weight
    with pytest.raises(AttributeError, match="'Tagged' object has no attribute 'weight'"):
        module.weight  # noqa: B018


def test_an_operator_in_python_has_its_gradient():
    @torch.library.custom_op("tests::scaled_square", mutates_args=())
    def scaled_square(x: torch.Tensor, scale: float = 2.0) -> torch.Tensor:
        return scale * x * x

    def setup(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.scale = inputs[1]

    scaled_square.register_autograd(lambda ctx, grad: (2 * ctx.scale * ctx.saved_tensors[0] * grad, None),
                                    setup_context=setup)
    x = torch.randn(3, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(lambda x: torch.ops.tests.scaled_square(x, scale=3.0), x)
    assert torch.ops.tests.scaled_square.default(torch.ones(1)).item() == 2
    with pytest.raises(AttributeError, match="has no operator 'nothing'"):
        torch.ops.tests.nothing  # noqa: B018
    with pytest.raises(NotImplementedError, match="no function is registered for cpu"):
        torch.library.define("tests::empty", "(Tensor x) -> Tensor")
        torch.ops.tests.empty(x)


def test_functions_of_an_operator_by_keys_of_dispatch():
    library = torch.library.Library("tests", "FRAGMENT")
    library.define("half(Tensor x) -> Tensor")
    library.impl("half", lambda x: x / 2, "CPU")
    library.impl("half", lambda x: x.new_empty(x.shape), "Meta")
    library.impl("half", lambda x: torch.ops.tests.half(x.double()), "AutocastCPU")  # runs above the others in PyTorch
    assert torch.ops.tests.half(torch.ones(2)).tolist() == [0.5, 0.5]
    assert torch.ops.tests.half(torch.empty(2, 3, device="meta")).is_meta
    torch.library.register_fake("tests::half", lambda x: x.new_empty(1))
    assert torch.ops.tests.half(torch.empty(2, 3, device="meta")).shape == (1,)
    library.define("third(Tensor x) -> Tensor")
    torch.library.impl(library, "third", "CPU")(lambda x: x / 3)
    assert torch.ops.tests.third(torch.full((1,), 6.0)).item() == 2 and torch.ops.tests.third.overloads() == ["default"]
    assert str(torch.ops.tests.third.default._schema) == "tests::third(Tensor x) -> Tensor"


def test_schemas_of_functions():
    def crop(x: torch.Tensor, box: list[int], scale: float = 1.0, name: str | None = None) -> torch.Tensor:
        """Take a part."""

    def write(out: "torch.Tensor", *, mode: str = "mean", like: torch.Tensor | None = None) -> None:
        """Write to a tensor."""

    def parts(x: torch.Tensor, kind: torch.dtype, by: int | float) -> tuple[torch.Tensor, list[torch.Tensor]]:
        """Return parts."""

    schema = torch.library.infer_schema
    assert schema(crop) == "(Tensor x, SymInt[] box, float scale=1.0, str? name=None) -> Tensor"
    assert schema(write, mutates_args=("out",)) == (
        '(Tensor(a0!) out, *, str mode="mean", Tensor? like=None) -> ()')
    assert schema(parts) == "(Tensor x, ScalarType kind, Scalar by) -> (Tensor, Tensor[])"
    assert repr(torch.library.custom_op("tests::crop", crop, mutates_args=())) == "<CustomOpDef(tests::crop)>"
    for wrong in (lambda x: x, eval("lambda *xs: xs")):
        with pytest.raises(ValueError, match="infer_schema: "):
            schema(wrong)


def test_operators_are_checked_on_examples():
    @torch.library.custom_op("tests::writes", mutates_args=())
    def writes(x: torch.Tensor) -> torch.Tensor:
        return x.detach().add_(1).clone()

    with pytest.raises(RuntimeError, match="opcheck: test_schema of tests::writes: the call changes an argument"):
        torch.library.opcheck(writes, (torch.ones(2),))
    writes.register_fake(lambda x: x.new_empty(1))
    checks = torch.library.opcheck(writes, (torch.ones(2, requires_grad=True),), raise_exception=False)
    assert [type(error).__name__ for error in checks.values()] == ["RuntimeError"] * 3


def test_matrices_that_fail_are_told_by_a_number():
    batch = torch.stack([torch.eye(2), -torch.eye(2), torch.tensor([[1.0, 2.0], [2.0, 1.0]])])
    factor, info = torch.linalg.cholesky_ex(batch)
    assert info.tolist() == [0, 1, 2] and factor[0].equal(torch.eye(2))
    assert factor[2].tolist()[1][0] == 2  # the column before the failure
    assert torch.linalg.inv_ex(torch.zeros(2, 2)).info.item() == 1
    result, info = torch.linalg.solve_ex(torch.stack([torch.eye(2), torch.zeros(2, 2)]), torch.ones(2, 2, 1))
    assert result[0].tolist() == [[1], [1]] and info.tolist() == [0, 1]
    with pytest.raises(RuntimeError):
        torch.linalg.inv_ex(torch.zeros(2, 2), check_errors=True)


def test_hooks_on_several_tensors_run_once_a_pass():
    x, y, z = (torch.ones(2, requires_grad=True) for _ in range(3))
    seen = []
    with torch.autograd.graph.register_multi_grad_hook([x, y, z], seen.append):
        (x * y).sum().backward()
        assert [grad is not None for grad in seen[0]] == [True, True, False] and len(seen) == 1
    (x * y).sum().backward()
    assert len(seen) == 1
    assert torch.autograd.graph.get_gradient_edge(x * 2).output_nr == 0
    assert "digraph" in torch.autograd.graph(x * y)


def test_bytes_below_tensors():
    x = torch.arange(6).int()
    assert x.untyped_storage().nbytes() == 24 and x.untyped_storage() == x[2:].untyped_storage()
    assert isinstance(x.storage(), torch.TypedStorage) and x.untyped_storage().data_ptr() == x.data_ptr()


@pytest.mark.parametrize("name", [
    "qint8", "quint8", "qint32", "quint4x2", "quint2x4", "uint1", "uint7", "int1", "int7", "float4_e2m1fn_x2",
    "float8_e8m0fnu", "bits8", "bits16", "bits1x8",
])
def test_types_that_no_tensor_has(name):
    kind = getattr(torch, name)
    assert kind is getattr(torch, name) and repr(kind) == f"torch.{name}" and torch.ones(1).dtype != kind
    assert isinstance(kind, torch.dtype) and kind.is_floating_point == name.startswith("float")
    assert kind.itemsize == {"uint16": 2, "bits16": 2, "qint32": 4}.get(name, 1)
    for call in (lambda: torch.zeros(2, dtype=kind), lambda: torch.ones(2).to(kind)):
        with pytest.raises(TypeError, match=f"torch.{name}"):
            call()


def test_classes_that_a_file_may_use_are_added():
    torch.serialization.add_safe_globals([Tagged])
    try:
        file = io.BytesIO()
        torch.save(Tagged(), file, _use_new_zipfile_serialization=True)
        file.seek(0)
        assert isinstance(torch.load(file), Tagged)
    finally:
        torch.serialization.clear_safe_globals()


def test_versions_are_ordered_by_their_numbers():
    assert torch.__version__ >= "2.8" and torch.__version__ > (2, 1) and not torch.__version__ < "2.13.0"
    assert torch.__version__.split(".")[0] == "2" and torch.version.alphatorch in torch.__version__


def test_a_checkpoint_in_contexts():
    from torch.utils.checkpoint import CheckpointPolicy, checkpoint, create_selective_checkpoint_contexts

    class Noted:
        def __init__(self, name):
            self.name = name

        def __enter__(self):
            seen.append(self.name)

        def __exit__(self, *error):
            seen.append(f"end of {self.name}")

    seen, x = [], torch.ones(2, requires_grad=True)
    y = checkpoint(lambda x: x.exp().sin(), x, use_reentrant=False, context_fn=lambda: (Noted("first"), Noted("again")),
                   determinism_check="none", debug=False, early_stop=True)
    assert seen == ["first", "end of first"]
    y.sum().backward()
    assert seen[2:] == ["again", "end of again"] and torch.allclose(x.grad, x.exp().cos() * x.exp())
    policy = lambda ctx, op, *args, **kwargs: CheckpointPolicy.MUST_SAVE  # noqa: E731
    y = checkpoint(torch.exp, x, context_fn=lambda: create_selective_checkpoint_contexts(policy))
    assert torch.equal(torch.autograd.grad(y.sum(), x)[0], x.exp())


def test_an_exception_travels_as_text():
    from torch._utils import ExceptionWrapper

    class Two(Exception):
        def __init__(self, one, two):
            super().__init__(one, two)

    for error, kind in ((KeyError("k"), KeyError), (Two(1, 2), RuntimeError)):
        try:
            raise error
        except Exception:
            wrapper = ExceptionWrapper(where="in worker 1")
        with pytest.raises(kind, match=f"Caught {type(error).__name__} in worker 1"):
            wrapper.reraise()


def test_flattening_functions_of_lists_and_named_tuples():
    import time
    from collections import namedtuple

    from torch.utils import _pytree

    Pair = namedtuple("Pair", "one, two")
    assert _pytree._namedtuple_unflatten(*_pytree._namedtuple_flatten(Pair(1, 2))) == Pair(1, 2)
    assert _pytree._list_unflatten(*_pytree._list_flatten([1, 2])) == [1, 2]
    assert [str(key) for key, _ in _pytree._list_flatten_with_keys("ab")[0]] == ["[0]", "[1]"]
    assert _pytree.is_structseq_instance(time.gmtime(0)) and not _pytree.is_structseq_instance(Pair(1, 2))


@pytest.mark.parametrize("call", [
    lambda x: x.split(split_size=[1, 2], dim=1), lambda x: torch.split(x, split_size_or_sections=(1, 2), dim=1),
    lambda x: torch.split(x, [1, 2], 1), lambda x: x.split_with_sizes(split_sizes=[1, 2], dim=1),
])
def test_parts_of_given_sizes_under_all_names(call):
    x = torch.arange(6).reshape(2, 3)
    assert [part.tolist() for part in call(x)] == [[[0], [3]], [[1, 2], [4, 5]]]
    assert [part.tolist() for part in torch.split(x, split_size_or_sections=2, dim=1)] == [[[0, 1], [3, 4]], [[2], [5]]]


def test_a_flat_source_is_not_copied_into_other_sizes():
    target = torch.zeros(2, 3)
    with pytest.raises(RuntimeError, match="need a source that broadcasts to the target's size"):
        target.copy_(torch.ones(6))
    assert not target.any()


def test_modules_of_pytorch_list_their_classes():
    """Packages resolve "tanh" or "BCELoss" among the names of such a module."""
    for name in dir(nn):
        kind = getattr(nn, name)
        if isinstance(kind, type) and issubclass(kind, nn.Module) and not name.startswith("Lazy"):
            assert vars(sys.modules[kind.__module__])[kind.__name__] is kind


def test_classes_get_the_dims_of_calls():
    class Handler:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return args[1:], kwargs

    for function in (torch.unbind, torch.stack, torch.split, torch.chunk):
        first = [Handler(), Handler()] if function is torch.stack else Handler()
        more = (2,) if function in (torch.split, torch.chunk) else ()
        args, kwargs = function(first, *more, 0)
        assert (*args, *kwargs.values()) == (*more, 0)


def test_tensors_of_modules_by_path():
    from torch.nn.utils._named_member_accessor import NamedMemberAccessor

    model = torch.nn.Sequential(torch.nn.Linear(2, 1), torch.nn.BatchNorm1d(1)).eval()
    accessor, weight = NamedMemberAccessor(model), model[0].weight
    before, missing = accessor.swap_tensors_dict({"0.weight": torch.ones(1, 2), "1.running_mean": torch.ones(1),
                                                  "0.new": torch.ones(1)}, allow_missing=True)
    assert before["0.weight"] is weight and missing == ["0.new"] and accessor.get_tensor("0.new").item() == 1
    model[0].bias.data.zero_()
    assert model(torch.ones(1, 2)).item() == pytest.approx(1, abs=1e-4)
    accessor.set_tensors_dict({"0.weight": weight})
    assert model[0].weight is weight and accessor.get_tensors(["0.weight"])[0] is weight
    with pytest.raises(AttributeError, match="Linear has no tensor 'other'"):
        accessor.swap_tensor("0.other", weight)


def test_modules_with_some_private_names_have_placeholders_for_others():
    from torch._subclasses.fake_tensor import FakeTensorConverter, is_fake

    from torch.utils._python_dispatch import transform_subclass

    assert not is_fake(torch.ones(1)) and torch._guards.detect_fake_mode() is None
    for name in (FakeTensorConverter, transform_subclass):
        with pytest.raises(NotImplementedError, match="is not there: "):
            name()
