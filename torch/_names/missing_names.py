"""Replacements for names that other versions of torch have and this one does not."""

from torch._names.absent import ABSENT, absent_name
from torch._names.advice import FAMILIES, INSTEAD, OF_MODULES
from torch._names.aliases import ALIASES

# Attributes of PyTorch's tensors that ours lack.
OF_TENSORS = """
dequantize int_repr ipu lstsq mtia q_per_channel_axis q_per_channel_scales q_per_channel_zero_points q_scale
q_zero_point qscheme resize_as_sparse_ slice_inverse solve sparse_resize_ sparse_resize_and_clear_ to_mkldnn
to_padded_tensor xpu
""".split()


ON_DEMAND = "torch.functions.on_demand"  # the module of rarely used functions
NATIVE = "torch.functions.native"  # the module of functions named like PyTorch's kernels

# The methods of tensors in that module.
SELDOM_OF_TENSORS = """
__div__ __idiv__ __rdiv__ as_strided_ as_strided_scatter ccol_indices cholesky cholesky_inverse cholesky_solve
coalesce col_indices const_data_ptr crow_indices dense_dim dim_order grad_dtype indices is_coalesced is_ipu
is_maia is_mkldnn is_mps is_mtia is_nested is_quantized is_sparse_csr is_vulkan is_xla is_xpu layout
module_load name names new_empty_strided retains_grad row_indices smm sparse_dim sparse_mask
sspaddmm storage_type to_dense to_sparse to_sparse_bsc to_sparse_bsr to_sparse_coo to_sparse_csc to_sparse_csr
untyped_storage values _repr_html_
""".split()


def part(package, name):
    """Return the module `name` of a package, imported now, or None if it does not exist."""
    import sys
    from importlib import import_module
    from importlib.machinery import PathFinder

    if f"{package}.{name}" in ALIASES or f"{package}.{name}" in ABSENT:
        return import_module(f"{package}.{name}")
    if not name.isidentifier():
        return None
    if PathFinder.find_spec(f"{package}.{name}", sys.modules[package].__path__) is None:
        return None
    return import_module(f"{package}.{name}")


# Where a missing name is searched, in this order, before anything else is advised.
PLACES = """
torch.nn.functional torch torch.linalg torch.nn torch.optim torch.special torch.fft torch.nn.utils torch.nn.utils.rnn
torch.nn.init torch.autograd torch.cuda torch.amp torch.utils.data torch.utils.checkpoint torch.distributions
torch.multiprocessing torch.signal.windows torch.sparse torch.func torch.fx torch.jit torch.optim.lr_scheduler
torch.library torch.testing
""".split()


def home_of(name, place=None):
    """Return the path of a public name in another module than `place`, or None.

    >>> home_of("gumbel_softmax", "torch"), home_of("nothing_like_it")
    ('torch.nn.functional.gumbel_softmax', None)
    """
    from importlib import import_module

    for other in PLACES:
        result = name in LATER.get(other, ()) or name in getattr(import_module(other), "__all__", ())
        if other != place and result:
            return f"{other}.{name}"
    return None


def instead_of(name, methods=()):
    """Return the replacement for a name, or None if none is known. `methods` are the names of tensor methods.

    >>> instead_of("cosine_window"), instead_of("tanh_", ["tanh"])
    ('torch.signal.windows', 'x.copy_(x.tanh(...))')
    """
    import re

    if name in INSTEAD:
        return INSTEAD[name]
    for pattern, instead in FAMILIES:
        if re.search(pattern, name):
            return instead
    base = name.removesuffix("_copy").removesuffix("_")
    if base != name and base in methods:
        return f"x.{base}(...).clone()" if name.endswith("_copy") else f"x.copy_(x.{base}(...))"
    return None


def explain(place, name, names, methods):
    """Return the message of the AttributeError for `name` of the module `place`.

    `names` and `methods` are the public names of the module and of tensors, which are searched for a similar name.

    >>> explain("torch", "tesnor", ["Tensor", "tanh"], [])
    "torch has no 'tesnor'; did you mean 'Tensor'?"
    >>> explain("torch", "jit", [], [])
    "torch has no 'jit'; use the module itself, or torch.compile"
    >>> explain("torch", "Unflatten", [], [])
    "torch has no 'Unflatten'; use torch.nn.Unflatten"
    """
    if name in methods:
        return f"{place} has no function '{name}'; use the method: tensor.{name}(...)"
    if name.startswith("_"):
        return f"{place} has no '{name}'"
    instead = home_of(name, place) or instead_of(name, methods)
    if instead is not None:
        return f"{place} has no '{name}'; use {instead}"
    import difflib

    known, instead = {one.lower(): one for one in names}, OF_MODULES.get(place)
    near = difflib.get_close_matches(name.lower(), known, 1, 0.6 if instead is None else 0.9)
    if not near and instead is not None:
        return f"{place} has no '{name}'; use {instead}"
    return f"{place} has no '{name}'" + (f"; did you mean '{known[near[0]]}'?" if near else "")


def find_for_tensor(name, tensor):
    """Return a rarely used tensor attribute, or raise AttributeError with advice. bridge/missing_names.c calls it."""
    if name in SELDOM_OF_TENSORS:
        from importlib import import_module

        return import_module(ON_DEMAND).of_tensor(name, tensor)
    raise AttributeError(f"tensors have no {describe(name)}", name=name)


def _has(kind, name):
    """Return whether a class has a name that is more than advice."""
    found = next((vars(base)[name] for base in kind.__mro__ if name in vars(base)), None)
    return found is not None and type(found).__name__ != "AbsentName"


def describe(name):
    """Return the name and its replacement.

    >>> describe("sparse_resize_")
    "'sparse_resize_'; use torch.sparse_coo_tensor or torch.sparse_csr_tensor"
    """
    from torch import _core

    instead = home_of(name) or instead_of(name, dir(_core.Tensor))
    return f"{name!r}" + (f"; use {instead}" if instead else "")


# In-place methods that are also functions of torch.
IN_PLACE = """
abs_ acos_ acosh_ addmv_ arccos_ arccosh_ arcsin_ arcsinh_ arctan_ arctanh_ asin_ asinh_ atan_ atanh_ ceil_ clamp_
clamp_max_ clamp_min_ clip_ conj_physical_ cos_ cosh_ deg2rad_ detach_ erf_ erfc_ exp2_ exp_ expm1_ fill_ fix_ floor_
frac_ gcd_ i0_ lcm_ ldexp_ log10_ log1p_ log2_ log_ logit_ neg_ negative_ rad2deg_ reciprocal_ relu_ resize_as_ round_
rsqrt_ sigmoid_ sin_ sinc_ sinh_ sqrt_ square_ tan_ tanh_ trunc_ xlogy_ zero_
""".split()


def _function(name):
    """Return a function of torch that is a tensor method or a function of lists of tensors, or None."""
    from torch._core import Tensor
    from torch._names.foreach import function

    return getattr(Tensor, name, None) if name in IN_PLACE else function(name)


# Names that modules import on first use: module -> name -> the part that defines it.
LATER = {
    "torch": {"vmap": "torch.func", "GradScaler": "torch.amp", "Event": "torch.cuda", "Stream": "torch.cuda",
              "Future": "torch.futures", "UntypedStorage": "torch._tensor.untyped_storage",
              "StorageBase": "torch.storage", "TypedStorage": "torch.types", "ScriptFunction": "torch.jit",
              "ScriptModule": "torch.jit",
              "DisableTorchFunction": "torch._names.core", "DisableTorchFunctionSubclass": "torch._names.core",
              "DispatchKey": "torch._names.core", "DispatchKeySet": "torch._names.core",
              "is_anomaly_check_nan_enabled": "torch.autograd.anomaly",
              "PyTorchFileReader": "torch._names.core", "PyTorchFileWriter": "torch._names.core",
              "histogramdd": "torch.functions.histograms", "segment_reduce": "torch.functions.segments",
              "_segment_reduce": "torch.functions.segments", "_native_batch_norm_legit": NATIVE,
              "ops": "torch._ops", "SymBool": "torch._names.core", "SymFloat": "torch._names.core",
              "SymInt": "torch._names.core"} | dict.fromkeys("""
as_strided_scatter empty_permuted empty_strided from_file
pca_lowrank svd_lowrank
""".split(), ON_DEMAND) | dict.fromkeys("""
compiled_with_cxx11_abi cond fork get_deterministic_debug_mode get_device_module is_warn_always_enabled
set_deterministic_debug_mode set_warn_always sym_float sym_int sym_ite sym_max sym_min sym_not sym_sum wait while_loop
""".split(), "torch.functions.programs") | dict.fromkeys("""
AcceleratorError OutOfMemoryError adaptive_max_pool1d as_strided_copy
detach_copy embedding_renorm_
get_device grid_sampler grid_sampler_2d grid_sampler_3d instance_norm
set_anomaly_enabled
""".split(), NATIVE) | dict.fromkeys("""
_assert _assert_async _check _check_index _check_is_size _check_not_implemented _check_tensor_all
_check_tensor_all_with _check_type _check_value _check_with _convert_indices_from_coo_to_csr
_convert_indices_from_csr_to_coo _log_softmax_backward_data _softmax_backward_data as_subclass classes
has_cuda has_cudnn has_mkldnn has_mps legacy_contiguous_format lobpcg read_vitals set_vital
_log_softmax _sample_dirichlet
_chunk_cat _safe_softmax _shape_as_tensor _softmax _standard_gamma _unsafe_masked_index
_unsafe_masked_index_put_accumulate _weight_norm
""".split(), "torch.functions.undocumented") | dict.fromkeys("""
_convert_weight_to_int4pack_for_cpu _int_mm _weight_int4pack_mm_for_cpu _weight_int8pack_mm
fake_quantize_per_channel_affine fake_quantize_per_tensor_affine per_channel_affine per_channel_affine_float_qparams
per_channel_symmetric per_tensor_affine per_tensor_symmetric qint32 qint8 quint4x2 quint8
""".split(), "torch.functions.few_bits") | dict.fromkeys("""
QInt32Storage QInt8Storage QUInt8Storage dequantize quantize_per_channel quantize_per_tensor
""".split(), "torch.functions.quantized") | dict.fromkeys("""
dsmm hsmm hspmm saddmm smm sparse_bsc_tensor sparse_bsr_tensor sparse_compressed_tensor sparse_coo_tensor
sparse_csc_tensor sparse_csr_tensor spmm sspaddmm
""".split(), "torch.sparse"),
    "torch.cuda": dict.fromkeys("""
get_allocator_backend get_per_process_memory_fraction host_memory_stats mem_get_info memory_stats
memory_stats_as_nested_dict memory_summary reset_accumulated_memory_stats reset_max_memory_cached
set_per_process_memory_fraction
""".split(), "torch.cuda.memory") | dict.fromkeys("""
CUDAGraph graph graph_pool_handle is_current_stream_capturing make_graphed_callables
""".split(), "torch.cuda.graphs") | {"OutOfMemoryError": NATIVE},
    "torch.nn.functional": {"multi_head_attention_forward": "torch.nn.functions.attention", "grad": "torch.nn"},
    "torch.autograd": dict.fromkeys(["enforce_grad_layout_policy", "is_multithreading_enabled",
                                     "set_multithreading_enabled"], "torch.autograd.grad_mode") | {
                                         "kineto_available": "torch.profiler"},
    "torch.func": {"replace_all_batch_norm_modules_": "torch.func.modules"},
    "torch.serialization": dict.fromkeys("""
DEFAULT_PROTOCOL FILE_LIKE MAP_LOCATION IO Callable _is_zipfile add_safe_globals clear_safe_globals
default_restore_location get_safe_globals get_unsafe_globals_in_checkpoint os pickle safe_globals
""".split(), "torch.serialization.expected"),
    "torch.testing": {"assert_allclose": "torch.testing.comparing"},
    "torch.utils.data": {"_DatasetKind": "torch.utils.data.loader"} | dict.fromkeys(
        "HAS_NUMPY MP_STATUS_CHECK_INTERVAL python_exit_status signal_handling".split(),
        "torch.utils.data.building_blocks"),
    "torch.utils.data.loader": dict.fromkeys(
        "_BaseDataLoaderIter _InfiniteConstantSampler _sharding_worker_init_fn".split(),
        "torch.utils.data.building_blocks"),
    "torch.utils.data.worker": dict.fromkeys(
        "ManagerWatchdog _IterableDatasetStopIteration _ResumeIteration".split(),
        "torch.utils.data.building_blocks"),
    "torch.utils": dict.fromkeys(["picture", "plot_graph"], "torch.utils.notebook") | {"swap_tensors": NATIVE},
    "torch.nn.utils": {"optimize_for_inference": "torch.nn.utils.inference"},
    "torch.optim": {"Adafactor": "torch.optim.matrices", "Muon": "torch.optim.matrices"},
    "torch.optim.swa_utils": {"_group_tensors_by_device_and_dtype": "torch.utils._foreach_utils"},
    "torch.optim.adaptive": dict.fromkeys("adadelta adagrad adam adamax adamw nadam radam rmsprop".split(),
                                          "torch.optim.functional"),
    "torch.optim.descent": dict.fromkeys("asgd rprop sgd".split(), "torch.optim.functional"),
    "torch.nn": dict.fromkeys("""
LazyBatchNorm1d LazyBatchNorm2d LazyBatchNorm3d LazyConv1d LazyConv2d LazyConv3d LazyConvTranspose1d
LazyConvTranspose2d LazyConvTranspose3d LazyInstanceNorm1d LazyInstanceNorm2d LazyInstanceNorm3d LazyLinear
""".split(), "torch.nn.modules.lazy") | dict.fromkeys("""
Buffer UninitializedBuffer UninitializedParameter
""".split(), "torch.nn.parameter") | {"RNNCellBase": "torch.nn.modules.recurrent"},
}
# Private names that packages import, by the module that has them.
for _module, _private in {
    "torch": "_amp_foreach_non_finite_check_and_unscale_ _amp_update_scale_ _has_compatible_shallow_copy_type",
    "torch._utils": "_take_tensors",
    "torch.amp": "_refresh_per_optimizer_state",
    "torch.autograd": "_disable_profiler _is_checkpoint_valid _profiler_enabled",
    "torch.cuda": "_lazy_call default_generators",
    "torch.fx": "ProxyableClassMeta has_side_effect",
    "torch.jit": "_drop _unwrap_optional set_fusion_strategy",
    "torch.fx.tracer": "ProxyableClassMeta is_fx_symbolic_tracing is_fx_tracing",
    "torch.nn.functional": "_canonical_mask _mha_shape_check _none_or_dtype",
    "torch.optim.optimizer": "_default_to_fused_or_foreach _get_capturable_supported_devices "
                             "_use_grad_for_differentiable",
    "torch.optim.lr_scheduler": "_enable_get_lr_call",
    "torch.profiler": "_default_schedule_fn",
    "torch.utils.checkpoint": "check_backward_validity",
    "torch.utils._pytree": "_dict_flatten_spec register_pytree_flatten_spec",
}.items():
    LATER.setdefault(_module, {}).update(dict.fromkeys(_private.split(), "torch._names.private"))
LATER["torch.nn.modules.module"] = dict.fromkeys(
    [f"_global_{kind}_hooks" for kind in ("backward", "backward_pre", "buffer_registration", "forward", "forward_pre",
                                          "module_registration", "parameter_registration")],
    "torch.nn.modules.global_hooks")

# Functions of torch.nn.functional that have the option inplace=True, by the name with _ at the end.
IN_PLACE_FUNCTIONAL = "celu_ elu_ hardtanh_ leaky_relu_ relu_ rrelu_ selu_ threshold_".split()


class Absent(AttributeError):
    """AttributeError of a module. The message is computed when it is read, which `hasattr` never does."""

    def __init__(self, module, name):
        super().__init__(module, name)
        self.name = name

    def __str__(self):
        import sys

        from torch import _core

        module, name = self.args
        own = [one for one in vars(sys.modules[module]) if not one.startswith("_")]
        methods = [one for one in dir(_core.Tensor) if _has(_core.Tensor, one)]
        return explain(module, name, own, methods)


def names(module):
    """Return the names for `__dir__` of a module, including those imported on first use."""
    import sys

    return sorted({*vars(sys.modules[module]), *LATER.get(module, ())})


def find(module, name):
    """Implement `__getattr__` of a module: import a part of it on first use, or raise AttributeError with advice."""
    import sys
    from functools import partial
    from importlib import import_module

    if name.startswith("__") and f"{module}.{name}" not in ALIASES:
        raise Absent(module, name)
    own = vars(sys.modules[module])
    if name in LATER.get(module, ()):
        return own.setdefault(name, getattr(import_module(LATER[module][name]), name))
    found = part(module, name) if "__path__" in own else None
    if found is None:
        found = at_home(module, name)
    if module in ("torch", "torch.nn.functional") and name in IN_PLACE_FUNCTIONAL:
        return partial(getattr(sys.modules["torch.nn.functional"], name[:-1]), inplace=True)
    if found is None and module == "torch":
        from torch._tensor import dtypes

        found = _function(name)
        if name in dtypes._ABSENT:
            return dtypes.absent(name)
    if found is None and (reason := absent_name(module, name)) is not None:
        from torch._names import placeholders

        found = own.setdefault(name, placeholders.named(module, name, reason))
    if found is not None:
        return found
    raise Absent(module, name)


def at_home(module, name):
    """Return a class that a package above a module has, and whose home is that module or one below it, or None."""
    import sys
    from importlib import import_module

    above = module.rpartition(".")[0]
    while above and above != "torch":
        kind = vars(sys.modules[above]).get(name)
        if kind is None and name in LATER.get(above, ()):
            kind = getattr(import_module(LATER[above][name]), name)
        home = kind.__module__ if isinstance(kind, type) else None
        if home is not None and (f"{home}.".startswith(f"{module}.") or ALIASES.get(home) == module):
            return kind
        above = above.rpartition(".")[0]
    return None
