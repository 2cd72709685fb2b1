"""What others' packages import and set: module paths, flags, orders of memory, autocast, lists of tensors, trees."""

import hashlib
import importlib
import pathlib

import pytest

import torch
from torch import nn
from torch._names import aliases


def file_of(path):
    position = pathlib.Path(torch.__file__).parent.joinpath(*path.split(".")[1:])
    return position.exists() or position.with_suffix(".py").exists()


@pytest.mark.parametrize("path", [path for path in aliases.ALIASES if path in aliases.NAMES
                                  or not file_of(path) and path != "torch._C"])
def test_a_path_is_the_module_that_it_stands_for(path):
    assert importlib.import_module(path) is importlib.import_module(aliases.ALIASES[path])
    assert not file_of(path), "the table hides a module of ours"
    parent, _, name = path.rpartition(".")
    result = getattr(importlib.import_module(parent), name)
    assert result is importlib.import_module(path) or callable(result) or name == "annotations", "of __future__"


def test_classes_that_packages_ask_isinstance_for():
    from torch.nn.modules.batchnorm import _BatchNorm
    from torch.nn.modules.conv import _ConvNd, _ConvTransposeNd

    from torch.nn.modules.dropout import _DropoutNd
    from torch.nn.modules.loss import _Loss

    assert isinstance(nn.Conv2d(1, 1, 1), _ConvNd) and isinstance(nn.BatchNorm1d(2), _BatchNorm)
    assert isinstance(nn.ConvTranspose1d(1, 1, 1), _ConvTransposeNd)
    assert not isinstance(nn.Conv2d(1, 1, 1), _ConvTransposeNd) and not isinstance(nn.Linear(1, 1), _ConvNd)
    assert isinstance(nn.Dropout2d(), _DropoutNd) and isinstance(nn.MSELoss(), _Loss)


def test_tuples_of_one_number():
    from torch.nn.modules.utils import _ntuple, _pair, _reverse_repeat_tuple, _triple

    assert _pair(3) == (3, 3) and _triple([1, 2, 3]) == (1, 2, 3) and _ntuple(4)("ab") == ("a", "b")
    assert _reverse_repeat_tuple((1, 2), 2) == (2, 2, 1, 1)


def test_flags_hold_their_value():
    from torch.backends import cudnn

    before = cudnn.benchmark
    with cudnn.flags(benchmark=not before, enabled=False):
        assert cudnn.benchmark is not before and not cudnn.enabled
    assert cudnn.benchmark is before and cudnn.enabled
    torch.backends.cuda.matmul.allow_tf32 = True
    assert torch.backends.cuda.matmul.allow_tf32 and not torch.backends.mps.is_available()
    torch.set_float32_matmul_precision("high")
    assert torch.get_float32_matmul_precision() == "high"
    torch.set_float32_matmul_precision("highest")
    with pytest.raises(ValueError, match="'low' is none of"):
        torch.set_float32_matmul_precision("low")
    torch.use_deterministic_algorithms(False)
    assert not torch.are_deterministic_algorithms_enabled()
    torch.use_deterministic_algorithms(True)
    torch.set_default_device("cpu")
    assert torch.get_default_device() == torch.device("cpu")
    with torch.device("cpu"):
        assert torch.ones(2).device.type == "cpu"
    if not torch.cuda.is_available():
        with pytest.raises(RuntimeError, match="CUDA: "):
            torch.set_default_device("cuda")
        with pytest.raises(RuntimeError, match="CUDA: "), torch.device("cuda"):
            pass
        assert torch.get_default_device().type == "cpu" and not torch.ones(1).is_cuda
    with pytest.raises(RuntimeError, match="there is no 'mps': tensors lie in memory or on GPUs of CUDA"):
        torch.ones(2, device="mps")
    assert torch.device("mps") != torch.ones(2).device and str(torch.device("xpu", 1)) == "xpu:1"
    with torch.device("meta"):
        assert torch.get_default_device().type == "meta" and torch.ones(2).is_meta
        assert torch.nn.Linear(2, 3).weight.size() == (3, 2)
    assert torch.device("meta") != torch.device("cpu")


@pytest.mark.parametrize("size, format", [
    ((2, 3, 4, 5), torch.channels_last), ((2, 3, 2, 2, 4), torch.channels_last_3d)])
def test_orders_of_memory(size, format):
    plain = torch.randn(size)
    turned = plain.contiguous(memory_format=format)
    assert turned.equal(plain) and turned.size() == plain.size() and turned.stride()[1] == 1
    assert turned.is_contiguous(memory_format=format) and not turned.is_contiguous()
    assert not plain.is_contiguous(memory_format=format) and turned.contiguous(memory_format=format) is turned
    assert turned.contiguous(memory_format=torch.contiguous_format).stride() == plain.stride()
    assert plain.to(memory_format=format).stride() == turned.stride() and plain.to(torch.float64).is_contiguous()
    assert plain.clone(memory_format=torch.preserve_format).equal(plain)
    assert torch.zeros_like(plain, memory_format=torch.preserve_format, layout=torch.strided).size() == plain.size()
    with pytest.raises(ValueError, match="2 dims; need"):
        torch.ones(2, 2).contiguous(memory_format=format)
    for wrong in ({"format": format}, {"memory_format": 3}):
        with pytest.raises(TypeError, match="memory_format"):
            plain.contiguous(**wrong)
    with pytest.raises(TypeError, match="layout is sparse; need torch.sparse_coo, torch.sparse_csr"):
        torch.zeros_like(plain, layout="sparse")


def test_a_turned_copy_is_recorded():
    x = torch.randn(2, 3, 4, 5, requires_grad=True)
    (x.contiguous(memory_format=torch.channels_last) * 2).sum().backward()
    assert x.grad.equal(torch.full_like(x, 2))


def test_scripted_functions_are_themselves():
    @torch.jit.script
    def double(x):
        return x * 2

    assert double(torch.ones(2)).tolist() == [2, 2] and torch.jit.ignore(double) is double
    assert not torch.jit.is_scripting() and not torch.compiler.is_compiling()


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_autocast_for_gpus_casts_nothing_without_one():
    with pytest.warns(UserWarning, match="there is no GPU"):
        context = torch.cuda.amp.autocast()

    @context
    def double(x):
        return x @ x

    with torch.autocast("cuda", enabled=False):
        assert double(torch.eye(2)).dtype is torch.float32 and not torch.is_autocast_enabled()


def test_a_scaler_leaves_out_steps_that_overflow():
    x = torch.ones(2, requires_grad=True)
    scaler, optimizer = torch.amp.GradScaler("cpu", init_scale=8, growth_interval=2), torch.optim.SGD([x], lr=1)
    for gradient, expected, scale in ((1, 0.0, 8), (float("inf"), 0.0, 4), (1, -1.0, 4), (1, -2.0, 8)):
        optimizer.zero_grad()
        scaler.scale((x * gradient).sum()).backward()
        scaler.step(optimizer)
        scaler.update()
        assert x.tolist() == [expected] * 2 and scaler.get_scale() == scale, gradient
    other = torch.amp.GradScaler("cpu")
    other.load_state_dict(scaler.state_dict())
    assert other.get_scale() == 8
    scaler.unscale_(optimizer)
    with pytest.raises(RuntimeError, match="since the last update"):
        scaler.unscale_(optimizer)
    idle = torch.amp.GradScaler("cpu", enabled=False)
    assert idle.scale(x) is x and idle.state_dict() == {} and not idle.is_enabled()


@pytest.mark.parametrize("name, arguments", [
    ("mul", (3.0,)), ("add", ([2.0, 5.0],)), ("sub_", (1.0,)), ("addcmul_", ("lists", "lists")), ("sqrt", ())])
def test_functions_of_lists_are_methods_of_each(name, arguments):
    tensors, other = [torch.rand(2) + 1, torch.rand(3) + 1], [torch.rand(2), torch.rand(3)]
    arguments = [other if one == "lists" else one for one in arguments]
    expected = [getattr(tensor.clone(), name)(*(a[i] if isinstance(a, list) else a for a in arguments))
                for i, tensor in enumerate(tensors)]
    result = getattr(torch, f"_foreach_{name}")(tensors, *arguments)
    assert all(a.equal(b) for a, b in zip(result, expected, strict=True))
    assert (result[0] is tensors[0]) == name.endswith("_")
    with pytest.raises(AttributeError):
        torch._foreach_nothing  # noqa: B018


def test_methods_in_place_are_functions():
    further = {"addmv_": (torch.ones(3, 2), torch.ones(2)), "ldexp_": (torch.ones(3),), "resize_as_": (torch.ones(3),),
               "xlogy_": (2,), "gcd_": (torch.tensor([2, 9, 6]),), "lcm_": (torch.tensor([2, 9, 6]),)}
    for name in torch._names.missing_names.IN_PLACE:
        x = torch.rand(3) / 2 + (1.1 if "cosh" in name else 0.1)
        x = torch.tensor([4, 6, 9]) if name in ("gcd_", "lcm_") else x
        arguments = (0.3,) if name.startswith(("clamp", "clip", "fill")) else further.get(name, ())
        expected = getattr(x.clone(), name)(*arguments)
        assert getattr(torch, name)(x, *arguments) is x and x.equal(expected), name


def test_trees():
    from collections import OrderedDict, defaultdict, namedtuple

    from torch.utils import _pytree

    Pair = namedtuple("Pair", "a b")
    for tree in (1, [1, (2, {"a": 3})], Pair(1, [2]), OrderedDict(b=1, a=[]), defaultdict(list, {"x": (1, 2)}), []):
        leaves, shape = _pytree.tree_flatten(tree)
        back = _pytree.tree_unflatten(leaves, shape)
        assert back == tree and type(back) is type(tree) and shape.num_leaves == len(leaves)
        assert _pytree.tree_structure(_pytree.tree_map(str, tree)) == shape
    assert _pytree.tree_map(lambda a, b: a + b, [1, {"x": 2}], [10, {"x": 20}]) == [11, {"x": 22}]
    with pytest.raises(ValueError, match="3 leaves for a structure of 1"):
        _pytree.tree_unflatten([1, 2, 3], _pytree.tree_structure(1))


def test_weights_are_brought_once_and_checked(tmp_path):
    torch.save({"a": torch.ones(2)}, tmp_path / "weights.pth")
    digits = hashlib.sha256((tmp_path / "weights.pth").read_bytes()).hexdigest()[:8]
    there = tmp_path / f"net-{digits}.pth"
    (tmp_path / "weights.pth").rename(there)
    for _ in range(2):
        result = torch.hub.load_state_dict_from_url(there.as_uri(), model_dir=tmp_path / "kept", check_hash=True)
        assert result["a"].tolist() == [1, 1]
        there.unlink(missing_ok=True)
    wrong = tmp_path / "net-00000000.pth"
    wrong.write_bytes(b"something else")
    with pytest.raises(RuntimeError, match="must begin with 00000000"):
        torch.hub.load_state_dict_from_url(wrong.as_uri(), model_dir=tmp_path / "other", check_hash=True)
    assert not list((tmp_path / "other").iterdir())


def test_random_numbers_within_leave_no_trace():
    torch.manual_seed(3)
    expected = torch.rand(4)
    torch.manual_seed(3)
    with torch.random.fork_rng():
        torch.rand(10)
    assert torch.rand(4).equal(expected)
    from torch.utils.checkpoint import get_device_states, set_device_states

    assert get_device_states(torch.ones(2), 3) == ([], [])
    set_device_states([], [])


def test_einsum_promotes():
    assert torch.einsum("i,j->ij", torch.arange(2), torch.tensor([0.5])).tolist() == [[0], [0.5]]


def test_a_size_holds_numbers():
    size = torch.ones(2, 3).shape
    for make in (torch.tensor, torch.as_tensor, torch.ones(1).new_tensor):
        assert make(size).tolist() == [2, 3], make


def test_triangles_by_their_older_names():
    torch.manual_seed(0)
    A, b = torch.randn(2, 3, 4, 4, dtype=torch.float64), torch.randn(4, 2, dtype=torch.float64)
    LU, pivots, infos = torch.lu(A, get_infos=True)
    P, L, U = torch.lu_unpack(LU, pivots)
    assert torch.allclose(P @ L @ U, A) and not infos.any()
    assert torch.allclose(A @ torch.lu_solve(b, LU, pivots), b.expand(2, 3, 4, 2))
    assert torch.lu_unpack(LU, pivots, unpack_data=False)[1].numel() == 0


def test_functions_that_are_not_documented():
    torch._assert(True, "holds")
    with pytest.raises(AssertionError, match="does not hold"):
        torch._assert(torch.tensor(False), "does not hold")
    with pytest.raises(RuntimeError, match="is zero"):
        torch._assert_async(torch.tensor(0))
    x = torch.randn(3, 4)
    assert torch._shape_as_tensor(x).tolist() == [3, 4]
    assert torch._softmax(x, 1, False).equal(x.softmax(1)) and torch._log_softmax(x, 0).equal(x.log_softmax(0))
    g = torch.rand(3, 1)
    assert torch.allclose(torch._weight_norm(x, g).norm(dim=1), g.view(3))
    shape = torch.full((5,), 2.0, requires_grad=True)
    torch._standard_gamma(shape).sum().backward()
    assert (shape.grad > 0).all() and torch.allclose(torch._sample_dirichlet(shape).sum(), torch.ones(()))


def test_a_module_with_other_tensors_by_the_older_names():
    from torch.nn.utils import stateless

    layer, x = torch.nn.Linear(2, 1), torch.ones(3, 2)
    tensors = {"weight": torch.ones(1, 2), "bias": torch.zeros(1)}
    assert stateless.functional_call(layer, tensors, x).tolist() == [[2]] * 3
    with stateless._reparametrize_module(layer, tensors):
        assert layer(x).tolist() == [[2]] * 3
    assert layer.weight is not tensors["weight"]
