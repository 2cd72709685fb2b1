"""Private names of PyTorch that packages import: each is used as those packages use it."""

import copy
import importlib

import pytest

import torch
from torch import nn
from torch.utils import _pytree
from torch.utils.data import ConcatDataset, DataLoader, TensorDataset


def test_settings_of_compilers_are_read_set_and_patched():
    from torch._dynamo import config

    assert importlib.import_module("torch._inductor.config") is config is torch._dynamo.config
    torch._dynamo.config.cache_size_limit = max(torch._dynamo.config.cache_size_limit, 16)
    assert config.cache_size_limit == 16 and config.verbose is False
    config.triton.unique_kernel_names = True
    assert config.triton.unique_kernel_names and not config.cpp.threads

    @config.patch("cache_size_limit", 32)
    def limit():
        return config.cache_size_limit

    assert limit() == 32 and config.cache_size_limit == 16
    with config.patch({"suppress_errors": True}):
        assert config.suppress_errors
    assert not config.suppress_errors
    with config.patch("triton.unique_kernel_names", False), config.patch({"triton.cudagraphs": 2, "cpp.threads": 3}):
        assert (config.triton.unique_kernel_names, config.triton.cudagraphs, config.cpp.threads) == (False, 2, 3)
    assert config.triton.unique_kernel_names and not config.triton.cudagraphs and not config.cpp.threads
    del config.cache_size_limit
    assert not hasattr(config, "__nothing__")


def test_absent_parts_of_compilers_are_imported():
    from torch._dynamo.utils import disable_cache_limit
    from torch._inductor.lowering import lowerings
    from torch.profiler._memory_profiler import MemoryProfileTimeline

    from torch.jit import _get_trace_graph  # imported by packages that count operations, before they are asked to

    with pytest.raises(NotImplementedError, match="torch.jit._get_trace_graph is not there"):
        _get_trace_graph(nn.Linear(1, 1))
    with disable_cache_limit():
        pass
    assert disable_cache_limit()(len)("ab") == 2
    with pytest.raises(NotImplementedError, match="torch.compile replays rows"):
        lowerings()
    with pytest.raises(NotImplementedError, match="use torch.profiler"):
        MemoryProfileTimeline()


def test_global_hooks_are_read_and_removed_under_their_names():
    from torch.nn.modules import module
    from torch.nn.modules.module import _global_forward_hooks, _global_parameter_registration_hooks

    seen = []
    handle = module.register_module_parameter_registration_hook(lambda module, name, value: seen.append(name))
    for hook in _global_parameter_registration_hooks.values():
        hook(None, "by hand", None)
    assert seen == ["by hand"] and list(_global_parameter_registration_hooks) == [handle.id]
    assert not _global_forward_hooks and handle.id not in _global_forward_hooks
    _global_parameter_registration_hooks.clear()
    nn.Linear(2, 2)
    assert seen == ["by hand"]
    _global_forward_hooks[-1] = lambda module, input, output: output * 2
    assert nn.Identity()(torch.ones(1)).item() == 2
    del _global_forward_hooks[-1]
    assert nn.Identity()(torch.ones(1)).item() == 1


def test_registries_of_modules_are_dicts_of_trees():
    layer = nn.Linear(2, 2)
    sizes = _pytree.tree_map(lambda value: value.dim(), layer._parameters)
    assert sizes == {"weight": 2, "bias": 1} and type(sizes) is dict

    class Registry(dict):
        """A class of others, which is a leaf."""

    assert _pytree.tree_leaves(Registry(a=1)) == [{"a": 1}]


def test_a_hook_after_loading_takes_names_off_the_lists():
    layer = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
    state = {name: value + 1 for name, value in copy.deepcopy(layer.state_dict()).items()}
    del state["0.bias"]
    state["old"] = torch.ones(1)
    with pytest.raises(RuntimeError, match="Missing key"):
        layer.load_state_dict(state)
    assert not layer[1].bias.equal(state["1.bias"]), "nothing is loaded where a name is wrong"
    with pytest.raises(RuntimeError, match="Missing key"):
        layer.load_state_dict(state)
    layer.register_load_state_dict_post_hook(lambda module, keys: keys.missing_keys.clear())
    with pytest.raises(RuntimeError, match="Unexpected key"):
        layer.load_state_dict(state)
    layer.register_load_state_dict_post_hook(lambda module, keys: keys.unexpected_keys.clear())
    assert str(layer.load_state_dict(state)) == "<All keys matched successfully>"
    assert layer[1].bias.equal(state["1.bias"])


def test_callbacks_at_the_end_of_a_backward_pass():
    from torch.autograd.variable import Variable

    x, order = torch.ones(2, requires_grad=True), []
    y = x * 2
    y.register_hook(lambda gradient: Variable._execution_engine.queue_callback(lambda: order.append("end")))
    x.register_hook(lambda gradient: order.append("leaf"))
    y.sum().backward()
    assert order == ["leaf", "end"]


def test_names_of_optimizers():
    from torch.optim.lr_scheduler import _enable_get_lr_call
    from torch.optim.optimizer import (
        Optimizer,
        _default_to_fused_or_foreach,
        _get_capturable_supported_devices,
        _use_grad_for_differentiable,
    )

    class Halving(Optimizer):
        def __init__(self, params):
            super().__init__(params, {"differentiable": False})

        @_use_grad_for_differentiable
        def step(self, closure=None):
            for group in self.param_groups:
                for parameter in group["params"]:
                    parameter.mul_(0.5)

    weight = nn.Parameter(torch.ones(2))
    Halving([weight]).step()
    assert weight.tolist() == [0.5, 0.5] and weight.grad_fn is None
    assert _default_to_fused_or_foreach([weight], False) == (False, False)
    assert "cuda" in _get_capturable_supported_devices()
    lists = [[torch.ones(1), torch.ones(1).double(), torch.zeros(1)]]
    assert all(numbers == [] for _, numbers in Optimizer._group_tensors_by_device_and_dtype(lists).values())
    groups = Optimizer._group_tensors_by_device_and_dtype(lists, with_indices=True)
    assert sorted(numbers for _, numbers in groups.values()) == [[0, 2], [1]]
    assert [one.tolist() for one in groups[torch.device("cpu"), torch.float32][0][0]] == [[1], [0]]
    scheduler = torch.optim.lr_scheduler.StepLR(torch.optim.SGD([weight], lr=1), 1)
    with _enable_get_lr_call(scheduler):
        assert scheduler._get_lr_called_within_step


def test_names_of_scalers():
    from torch.amp.grad_scaler import OptState, _refresh_per_optimizer_state

    assert _refresh_per_optimizer_state()["stage"] is OptState.READY and torch.GradScaler is torch.amp.GradScaler
    found, gradients = torch.zeros(1), [torch.tensor([2.0]), torch.tensor([float("inf")])]
    torch._amp_foreach_non_finite_check_and_unscale_(gradients, found, torch.tensor(0.5))
    assert found.item() == 1 and gradients[0].item() == 1
    scale, tracker = torch.tensor(8.0), torch.tensor(0, dtype=torch.int32)
    for overflow, expected in ((1, 4), (0, 4), (0, 8)):
        torch._amp_update_scale_(scale, tracker, torch.tensor(float(overflow)), 2.0, 0.5, 2)
        assert scale.item() == expected


def test_names_of_functions():
    from torch._utils import _take_tensors
    from torch.nn.functional import _canonical_mask, _mha_shape_check, _none_or_dtype

    mask = _canonical_mask(torch.tensor([True, False]), "mask", None, "", torch.float32)
    assert mask.tolist() == [-torch.inf, 0] and _none_or_dtype(None) is None
    assert _mha_shape_check(*[torch.ones(1, 2, 3)] * 3, None, None, 1)
    with pytest.raises(AssertionError, match="need 2 each"):
        _mha_shape_check(*[torch.ones(3)] * 3, None, None, 1)
    lists = list(_take_tensors([torch.ones(2), torch.ones(2).double(), torch.ones(2)], 8))
    assert [[one.dtype for one in part] for part in lists] == [[torch.float32], [torch.float32], [torch.float64]]


def test_names_of_printing():
    from torch._tensor_str import _add_suffixes, _str_intern

    assert _add_suffixes("Index([1", ["size=2"], 6, force_newline=False) == "Index([1, size=2)"
    assert _add_suffixes("Index([1", ["size=2"], 6, force_newline=True) == "Index([1,\n      size=2)"
    assert _str_intern(torch.ones(2).double(), tensor_contents="[..]") == "tensor([..], dtype=torch.float64)"


def test_names_of_profiles():
    from torch.profiler import _default_schedule_fn

    assert not torch.autograd._profiler_enabled()
    with torch.profiler.profile() as profile:
        assert torch.autograd._profiler_enabled()
        torch.autograd._disable_profiler()
        torch.ones(1).exp()
    assert not torch.autograd._profiler_enabled() and "aten::exp" in [one.key for one in profile.key_averages()]
    assert _default_schedule_fn(3) is torch.profiler.ProfilerAction.RECORD


def test_names_of_trees_and_checkpoints():
    from torch.utils._pytree import _dict_flatten_spec, register_pytree_flatten_spec, tree_flatten
    from torch.utils.checkpoint import check_backward_validity

    leaves, spec = tree_flatten({"b": 1, "a": 2})
    assert _dict_flatten_spec({"a": 2, "b": 1}, spec) == leaves
    register_pytree_flatten_spec(dict, _dict_flatten_spec)
    assert torch.autograd._is_checkpoint_valid()
    with pytest.warns(UserWarning, match="None of the inputs"):
        check_backward_validity([torch.ones(1), 2])
    check_backward_validity([torch.ones(1), torch.ones(1, requires_grad=True)])


def test_names_of_scripts_and_storages():
    assert torch.jit._unwrap_optional(0) == 0 and torch.jit._drop(len) is len
    with pytest.raises(AssertionError, match="the value is None"):
        torch.jit._unwrap_optional(None)
    x = torch.ones(1)
    assert torch._has_compatible_shallow_copy_type(x, torch.ones(2).double())
    assert not torch._has_compatible_shallow_copy_type(x, torch.eye(2).to_sparse())


def test_names_of_graphs():
    from torch.fx._symbolic_trace import is_fx_tracing

    from torch.fx.proxy import ParameterProxy

    traced = []
    torch.fx.symbolic_trace(lambda x: traced.append(is_fx_tracing()) or x + 1)
    assert traced == [True] and not is_fx_tracing()
    graph = torch.fx.Graph()
    proxy = ParameterProxy(None, graph.placeholder("w"), "w", torch.ones(2, 3))
    assert proxy.shape == (2, 3) == proxy.size() and proxy.dim() == 2 and proxy.numel() == 6
    assert torch.fx.has_side_effect(len) is len

    class Pair(metaclass=torch.fx.ProxyableClassMeta):
        def __init__(self, first, second):
            self.sum = first + second

    module = torch.fx.symbolic_trace(lambda x: Pair(x, 2).sum)
    assert module(torch.ones(1)).item() == 3


def test_names_of_data():
    parts = [TensorDataset(torch.zeros(2)), TensorDataset(torch.ones(3))]
    assert ConcatDataset.cumsum(parts) == [2, 5] and DataLoader(parts[0])._iterator is None


def test_classes_in_other_languages_are_not_loaded():
    torch.classes.__path__ = []
    with pytest.raises(RuntimeError, match=r"torch.classes.pyg has no 'Index'"):
        _ = torch.classes.pyg.Index


def test_levels_of_dual_numbers_are_numbered():
    from torch.autograd import forward_ad

    assert forward_ad._current_level == -1
    with forward_ad.dual_level() as level:
        assert forward_ad._current_level == level == 0
    assert forward_ad._current_level == -1


def test_every_optimizer_is_one_class_of_the_module():
    kinds = [value for name, value in ((name, getattr(torch.optim, name)) for name in dir(torch.optim))
             if isinstance(value, type) and issubclass(value, torch.optim.Optimizer)]
    assert len(kinds) == len(set(kinds)) and torch.optim.sgd.SGD is torch.optim.SGD
