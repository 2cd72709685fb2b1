"""Module paths of PyTorch: aliases of our modules, and absent modules.

Each is a table; the finder below uses both.
"""

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec

NAMES = {
    "functorch.experimental": "torch.func",
    "torch.__config__": "torch.collect_env",
    "torch.autograd.variable": "torch.autograd",
    "torch.cuda.random": "torch.cuda",
    "torch.functional": "torch",
    "torch.fx._symbolic_trace": "torch.fx.tracer",
    "torch.fx.immutable_collections": "torch.fx.node",
    "torch.nn._reduction": "torch.nn.reduction",
    "torch.nn.modules.batchnorm": "torch.nn.modules.normalization",
    "torch.nn.modules.conv": "torch.nn.modules.convolution",
    "torch.nn.modules.flatten": "torch.nn.modules.linear",
    "torch.nn.modules.fold": "torch.nn.modules.resampling",
    "torch.nn.modules.instancenorm": "torch.nn.modules.normalization",
    "torch.nn.modules.pixelshuffle": "torch.nn.modules.resampling",
    "torch.nn.modules.rnn": "torch.nn.modules.recurrent",
    "torch.nn.modules.sparse": "torch.nn.modules.embedding",
    "torch.nn.modules.transformer": "torch.nn.modules.attention",
    "torch.nn.modules.upsampling": "torch.nn.modules.resampling",
    "torch.nn.utils.stateless": "torch.func.modules",
    "torch.nn.parallel.data_parallel": "torch.nn.parallel",
    "torch.nn.parallel.distributed": "torch.distributed.data_parallel",
    "torch.nn.parallel.parallel_apply": "torch.nn.parallel",
    "torch.nn.parallel.replicate": "torch.nn.parallel",
    "torch.nn.parallel.scatter_gather": "torch.nn.parallel",
    "torch.nn.utils.clip_grad": "torch.nn.utils",
    "torch.optim.adadelta": "torch.optim",
    "torch.optim.adagrad": "torch.optim",
    "torch.optim.adam": "torch.optim",
    "torch.optim.adamax": "torch.optim",
    "torch.optim.adamw": "torch.optim",
    "torch.optim.asgd": "torch.optim",
    "torch.optim.nadam": "torch.optim",
    "torch.optim.radam": "torch.optim",
    "torch.optim.rmsprop": "torch.optim",
    "torch.optim.rprop": "torch.optim",
    "torch.utils.data._utils": "torch.utils.data",
    "torch._custom_ops": "torch.library",
    "torch.utils.data._utils.pin_memory": "torch.utils.data.loader",
    "torch.utils.data._utils.worker": "torch.utils.data.worker",
    "torch.utils.data._utils.fetch": "torch.utils.data.fetcher",
    "torch.utils.data._utils.collate": "torch.utils.data.collate",
    "torch.utils.data.dataloader": "torch.utils.data.loader",
    "torch._vmap_internals": "torch.func.mapping",
    "torch.torch_version": "torch.version",
    "torch.utils.hooks": "torch.autograd.hooks",
    "torch.utils.collect_env": "torch.collect_env",
    "torch.utils.model_zoo": "torch.hub",
    "torch._dynamo": "torch._names.no_compiler",
    "torch._inductor": "torch._names.no_compiler",
    "torch._inductor.config": "torch._names.no_compiler",
    "torch._dynamo._trace_wrapped_higher_order_op": "torch._names.no_compiler",
    "torch._dynamo.config": "torch._names.no_compiler",
    "torch.jit.annotations": "torch.jit",
    "torch._random": "torch._tensor.generator",  # in pickles of generators
    "torch._tensor_str": "torch._tensor.printing",
    "torch.utils.serialization.values": "torch.legacy.lua_values",  # in pickles of T7Object
    "torch.distributed._composable": "torch.distributed.fsdp",
    "torch.distributed._composable.fsdp": "torch.distributed.fsdp",
    "torch.distributed._tensor": "torch.distributed.tensor",
    "torch.distributed.constants": "torch.distributed.process_group",
    "torch.distributed.distributed_c10d": "torch.distributed",
    "torch.mtia": "torch.xpu",
    "torch.mps": "torch.xpu",
}
NAMES.update(
    (f"torch.distributions.{name}", f"torch.distributions.{module}")
    for module, names in {
        "categorical": "multinomial one_hot_categorical",
        "discrete": "bernoulli binomial continuous_bernoulli geometric negative_binomial poisson",
        "distribution": "exp_family",
        "gamma": "beta chi2 dirichlet exponential fishersnedecor kumaraswamy pareto weibull",
        "mixture": "mixture_same_family",
        "multivariate": "lkj_cholesky lowrank_multivariate_normal multivariate_normal wishart",
        "real": "cauchy generalized_pareto gumbel laplace normal studentT uniform von_mises",
        "relaxed": "relaxed_bernoulli relaxed_categorical",
        "transformed": "half_cauchy half_normal independent inverse_gamma log_normal logistic_normal "
                       "transformed_distribution",
    }.items()
    for name in names.split()
)  # fmt: skip

_COMPILER = "functions run as Python has them, and no graph of a program is made"
_QUANTISED = "no tensors are quantised; use torch.float16 or torch.float32"
_SHARDED = "tensors are not spread over ranks; torch.nn.parallel.DistributedDataParallel keeps a copy on each"

# Modules of PyTorch that this library lacks, and why. Each can be imported, with all modules below it, and any
# name from it; a call of it raises NotImplementedError with the reason.
ABSENT = {
    "functorch.compile": _COMPILER,
    "torch._C._distributed_c10d": "use torch.distributed",
    "torch._C._distributed_rpc": "ranks exchange tensors by torch.distributed's collectives",
    "torch._C._functorch": "use torch.func",
    "torch._C._nn": "use torch.nn.functional",
    "torch._C._nvtx": "use torch.cuda.nvtx",
    "torch._decomp": _COMPILER,
    "torch._dynamo.comptime": _COMPILER,
    "torch._dynamo.eval_frame": _COMPILER,
    "torch._dynamo.exc": _COMPILER,
    "torch._dynamo.external_utils": _COMPILER,
    "torch._dynamo.testing": _COMPILER,
    "torch._dynamo.utils": _COMPILER,
    "torch._export": _COMPILER,
    "torch._functorch": "use torch.func",
    "torch._higher_order_ops": _COMPILER,
    "torch._prims": _COMPILER,
    "torch._subclasses": "tensors always have elements, so none is fake",
    "torch.ao": _QUANTISED,
    "torch.distributed._functional_collectives": "use torch.distributed's collectives",
    "torch.distributed._shard": _SHARDED,
    "torch.distributed.algorithms": _SHARDED,
    "torch.distributed.pipelining": _SHARDED,
    "torch.distributed.rpc": "ranks exchange tensors by torch.distributed's collectives",
    "torch.fx._compatibility": _COMPILER,
    "torch.fx.experimental": _COMPILER,
    "torch.fx.passes.graph_drawer": _COMPILER,
    "torch.fx.passes.infra": _COMPILER,
    "torch.fx.passes.split_module": _COMPILER,
    "torch.nested": "all rows of a tensor are of one length; use torch.nn.utils.rnn.pad_sequence",
    "torch.nn.attention.varlen": "use torch.nn.functional.scaled_dot_product_attention with a mask",
    "torch.nn.intrinsic": _QUANTISED,
    "torch.nn.qat": _QUANTISED,
    "torch.nn.quantizable": _QUANTISED,
    "torch.nn.quantized": _QUANTISED,
    "torch.package": "use torch.save",
    "torch.quantization": _QUANTISED,
    "torch.testing._internal": "use torch.testing",
    "torch.utils._python_dispatch": "calls are answered by classes and modes: torch.overrides",
    "torch.utils.bundled_inputs": _COMPILER,
    "torch.utils.cpp_extension": "operators are rows of a catalogue; use torch.codegen",
    "torch.utils.mobile_optimizer": _COMPILER,
}


def absence(name):
    """Return the reason why a module is absent, or None."""
    while name:
        if name in ABSENT:
            return ABSENT[name]
        name = name.rpartition(".")[0]
    return None


class _Names:
    """Finder in `sys.meta_path` that imports the modules of both tables."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name in NAMES or name.startswith(("torch.", "functorch.")) and absence(name) is not None:
            return ModuleSpec(name, cls, is_package=True)
        return None

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        name = module.__name__
        if name in NAMES:
            sys.modules[name] = import_module(NAMES[name])
        else:
            from torch._names import placeholders

            placeholders.fill(module, absence(name))


sys.meta_path.insert(0, _Names)  # before the file finder, which would import collate.py twice
