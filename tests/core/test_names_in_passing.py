"""Names that packages import in passing: operators in Python, bytes of storages, factors with info, absent types."""

import copy
import io

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


@pytest.mark.parametrize("name", ["uint16", "float8_e4m3fn", "complex32"])
def test_types_that_no_tensor_has(name):
    kind = getattr(torch, name)
    assert kind is getattr(torch, name) and repr(kind) == f"torch.{name}" and torch.ones(1).dtype != kind
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
