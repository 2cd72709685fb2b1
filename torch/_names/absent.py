"""Modules of PyTorch that this library lacks, and why."""

_COMPILER = "torch.compile replays rows of the catalogue and makes no other code; torch.export makes graphs"
_QUANTISED = "layers compute in floats; torch.ao.quantization quantizes weights and activations"
_LAUNCHED = "torchrun starts the ranks, and MPI lets them find each other"
_FAKE = "tensors without elements are those of the device meta"
_PIPES = "use torch.utils.data.Dataset and IterableDataset"
_OTHER = "tensors are in memory or on a GPU of CUDA; there are no other devices"
_RANKS = "ranks exchange tensors by torch.distributed's collectives"
_SHARDED = "each rank runs all layers; torch.distributed.fsdp and torch.distributed.tensor spread parameters over ranks"
_PLACED = "use torch.distributed.tensor, which has DTensor and its placements, and torch.distributed.tensor.parallel"

# Modules of PyTorch that this library lacks, and why. Each can be imported, with all modules below it, and any
# name from it; a call of it raises NotImplementedError with the reason. A dot at the end: those below it alone.
ABSENT = {
    "torch._C._distributed_c10d": "use torch.distributed",
    "torch._C._distributed_rpc": _RANKS,
    "torch._C._functorch": "use torch.func",
    "torch._C._nvtx": "use torch.cuda.nvtx",
    "torch._decomp": _COMPILER,
    "torch._dynamo.backends": _COMPILER,
    "torch._dynamo.compiled_autograd": _COMPILER,
    "torch._dynamo.comptime": _COMPILER,
    "torch._dynamo.convert_frame": _COMPILER,
    "torch._dynamo.decorators": _COMPILER,
    "torch._dynamo.exc": _COMPILER,
    "torch._dynamo.external_utils": _COMPILER,
    "torch._dynamo.testing": _COMPILER,
    "torch._dynamo.utils": _COMPILER,
    "torch._dynamo.variables": _COMPILER,
    "torch._export": _COMPILER,
    "torch._functorch": "use torch.func",
    "torch._higher_order_ops.": _COMPILER,
    "torch._guards.": _COMPILER,
    "torch._inductor.": _COMPILER,
    "torch._lazy": _OTHER,
    "torch._logging.": "use the module logging",
    "torch._meta_registrations": _COMPILER,
    "torch._prims": _COMPILER,
    "torch._prims_common": _COMPILER,
    "torch._refs": _COMPILER,
    "torch._subclasses.": _FAKE,
    "torch._weights_only_unpickler": "use torch.load, which is safe by default",
    "torch.accelerator.graphs": "use torch.cuda.graphs",
    "torch.accelerator.memory": "use torch.cuda",
    "torch.ao.": _QUANTISED,
    "torch.autograd.profiler_legacy": "use torch.autograd.profiler",
    "torch.backends.cudnn.rnn": "use torch.nn.RNN",
    "torch.backends.cusparselt": _OTHER,
    "torch.backends.kleidiai": _OTHER,
    "torch.backends.mha": "use torch.nn.MultiheadAttention",
    "torch.backends.miopen": _OTHER,
    "torch.backends.nnpack": _OTHER,
    "torch.backends.python_native": _COMPILER,
    "torch.backends.xeon": "set OMP_NUM_THREADS",
    "torch.backends.xnnpack": _OTHER,
    "torch.compiler.config": _COMPILER,
    "torch.contrib": "use torch.utils.tensorboard",
    "torch.cuda._memory_viz": "use torch.cuda.memory_summary",
    "torch.cuda.gds": _OTHER,
    "torch.cuda.green_contexts": _OTHER,
    "torch.cuda.jiterator": "write a row: torch.codegen",
    "torch.cuda.profiler": "use torch.autograd.profiler.emit_nvtx and nsys",
    "torch.cuda.tunable": "cuBLAS chooses its kernels",
    "torch.distributed._functional_collectives": "use torch.distributed's collectives",
    "torch.distributed._shard": _SHARDED,
    "torch.distributed.algorithms.": "DistributedDataParallel averages gradients by itself, and has the method join()",
    "torch.distributed.argparse_util": _LAUNCHED,
    "torch.distributed.autograd": _RANKS,
    "torch.distributed.c10d_logger": "use the module logging",
    "torch.distributed.checkpoint.": "use torch.distributed.checkpoint",
    "torch.distributed.collective_utils": "use torch.distributed's collectives",
    "torch.distributed.config": _LAUNCHED,
    "torch.distributed.debug": _LAUNCHED,
    "torch.distributed.elastic.agent": _LAUNCHED,
    "torch.distributed.elastic.control_plane": _LAUNCHED,
    "torch.distributed.elastic.events": _LAUNCHED,
    "torch.distributed.elastic.metrics": _LAUNCHED,
    "torch.distributed.elastic.multiprocessing.": _LAUNCHED,
    "torch.distributed.elastic.rendezvous": _LAUNCHED,
    "torch.distributed.elastic.timer": _LAUNCHED,
    "torch.distributed.elastic.utils": _LAUNCHED,
    "torch.distributed.flight_recorder": _LAUNCHED,
    "torch.distributed.launcher": _LAUNCHED,
    "torch.distributed.fsdp.": "use torch.distributed.fsdp.fully_shard on each layer, then on the module",
    "torch.distributed.logging_handlers": _LAUNCHED,
    "torch.distributed.nn.api": _RANKS,
    "torch.distributed.nn.jit": _RANKS,
    "torch.distributed.optim.": "use torch.optim, or torch.distributed.optim.ZeroRedundancyOptimizer",
    "torch.distributed.pipelining": _SHARDED,
    "torch.distributed.remote_device": _RANKS,
    "torch.distributed.rpc": _RANKS,
    "torch.distributed._tensor.": "use torch.distributed.tensor",
    "torch.distributed.tensor.": _PLACED,
    "torch.distributed.utils": _SHARDED,
    "torch.export.": "use torch.export.export",
    "torch.fx._compatibility": _COMPILER,
    "torch.fx.annotate": _COMPILER,
    "torch.fx.config": _COMPILER,
    "torch.fx.experimental.": _COMPILER,
    "torch.fx.operator_schemas": _COMPILER,
    "torch.fx.passes.": _COMPILER,
    "torch.fx.passes.graph_drawer": _COMPILER,
    "torch.fx.passes.infra": _COMPILER,
    "torch.fx.passes.split_module": _COMPILER,
    "torch.fx.tensor_type": _COMPILER,
    "torch.fx.traceback": _COMPILER,
    "torch.jit._recursive": _COMPILER,
    "torch.jit._state": _COMPILER,
    "torch.jit.generate_bytecode": _COMPILER,
    "torch.jit.mobile": _COMPILER,
    "torch.jit.quantized": _QUANTISED,
    "torch.jit.supported_ops": _COMPILER,
    "torch.jit.unsupported_tensor_ops": _COMPILER,
    "torch.masked.maskedtensor.": "call the operators on a MaskedTensor",
    "torch.monitor": "print, or use torch.utils.tensorboard",
    "torch.mps.": _OTHER,
    "torch.mtia.": _OTHER,
    "torch.multiprocessing.queue": "use torch.multiprocessing.Queue",
    "torch.nativert": _COMPILER,
    "torch.nested.": "all functions of nested tensors are in torch.nested",
    "torch.nn.attention.experimental": "use torch.nn.attention.flex_attention",
    "torch.nn.attention.varlen": "use torch.nn.functional.scaled_dot_product_attention with a mask",
    "torch.nn.backends": "use torch.nn.functional",
    "torch.nn.cpp": "modules are written in Python",
    "torch.nn.intrinsic": _QUANTISED,
    "torch.nn.modules.linear_cross_entropy": "use torch.nn.Linear and torch.nn.CrossEntropyLoss",
    "torch.nn.modules.linear_cross_entropy_options": "use torch.nn.Linear and torch.nn.CrossEntropyLoss",
    "torch.nn.parallel.comm": "use torch.cuda.comm",
    "torch.nn.qat": _QUANTISED,
    "torch.nn.quantizable": _QUANTISED,
    "torch.nn.quantized": _QUANTISED,
    "torch.numa": "use numactl",
    "torch.onnx.": "use torch.onnx.export",
    "torch.package": "use torch.save",
    "torch.profiler.": "use torch.profiler",
    "torch.quantization": _QUANTISED,
    "torch.sparse._triton_ops_meta": _COMPILER,
    "torch.sparse._triton_ops": _COMPILER,
    "torch.sparse.semi_structured": "use torch.sparse_csr_tensor",
    "torch.testing._internal": "use torch.testing",
    "torch.utils._sympy": _COMPILER,
    "torch.utils._triton": _COMPILER,
    "torch.utils.backcompat": "sizes broadcast as in NumPy",
    "torch.utils.backend_registration": _OTHER,
    "torch.utils.benchmark.op_fuzzers": "use torch.testing",
    "torch.utils.benchmark.utils.": "use torch.utils.benchmark.Timer",
    "torch.utils.bottleneck": "use torch.autograd.profiler",
    "torch.utils.bundled_inputs": _COMPILER,
    "torch.utils.cpp_backtrace": "use gdb",
    "torch.utils.cpp_extension": "operators are rows of a catalogue; use torch.codegen",
    "torch.utils.data.backward_compatibility": _PIPES,
    "torch.utils.data.datapipes": _PIPES,
    "torch.utils.data.graph": _PIPES,
    "torch.utils.data.graph_settings": _PIPES,
    "torch.utils.debug_log": "use the module logging",
    "torch.utils.file_baton": "operators are rows of a catalogue; use torch.codegen",
    "torch.utils.hipify": _OTHER,
    "torch.utils.jit": _COMPILER,
    "torch.utils.mkldnn": _OTHER,
    "torch.utils.mobile_optimizer": _COMPILER,
    "torch.utils.model_dump": "use python -m zipfile -l",
    "torch.utils.serialization.config": "torch.save and torch.load have options",
    "torch.utils.show_pickle": "use python -m pickletools",
    "torch.utils.throughput_benchmark": "use torch.utils.benchmark",
    "torch.utils.viz": "use torch.cuda.memory_allocated",
    "torch.xpu.": _OTHER,
}


def absence(name):
    """Return the reason why a module is absent, or None."""
    while name:
        if name in ABSENT:
            return ABSENT[name]
        name = name.rpartition(".")[0]
        if f"{name}." in ABSENT:
            return ABSENT[f"{name}."]
    return None


# Modules with a few of PyTorch's private names; all others can be imported like those of absent modules.
PARTIAL = {
    "torch._logging": "use the module logging",
    "torch._compile.backends": _COMPILER,
    "torch._guards": _COMPILER,
    "torch._higher_order_ops": _COMPILER,
    "torch._subclasses": _FAKE,
    "torch.utils._python_dispatch": "calls are answered by classes and modes: torch.overrides",
}

# Names of modules that exist here, which can be imported like those of absent modules.
ABSENT_NAMES = {
    "torch": {_COMPILER: """
AggregationType AliasDb AnyType Argument ArgumentSpec AwaitType BenchmarkConfig BenchmarkExecutionStats Block BoolType
BufferDict CallStack Capsule ClassType Code CompilationUnit CompleteArgumentSpec ComplexType ConcreteModuleType
ConcreteModuleTypeBuilder DeepCopyMemoTable DeserializationStorageContext DeviceObjType DictType EnumType ErrorReport
ExecutionPlan FatalError FileCheck FloatType FunctionSchema FutureType Gradient Graph InferredType IntType InterfaceType
JITException ListType LockingLogger Node NoneType NoopLogger NumberType OperatorInfo OptionalType PyObjectType
RRefType SerializationStorageContext StaticModule StreamObjType StringType SymBoolType SymIntType Tag
TensorType ThroughputBenchmark TracingState TupleType Type UnionType Use Value import_ir_module
import_ir_module_from_buffer merge_type_from_type_comment parse_ir parse_schema parse_type_comment unify_type_list
"""},
    "torch.distributed": {
        _LAUNCHED: "QueueEmptyError breakpoint",
        _RANKS: "AllToAllOptions AllreduceCoalescedOptions AllreduceOptions BackendConfig BarrierOptions "
                "BroadcastOptions GatherOptions GroupName ProcessGroupGloo ProcessGroupMPI ProcessGroupNCCL "
                "ReduceOptions ReduceScatterOptions ScatterOptions all_gather_coalesced all_reduce_coalesced "
                "shrink_group",
    },
    "torch.cuda": {_OTHER: "MemPool use_mem_pool ExternalStream cudart power_draw temperature clock_rate"},
    "torch.cuda.memory": {"use torch.cuda.memory_summary": "_dump_snapshot _record_memory_history _snapshot",
                          _OTHER: "CUDAPluggableAllocator MemPool change_current_allocator"},
    "torch.serialization": {"use torch.load": "_check_dill_version _is_torchscript_zip _legacy_load _load "
                                              "_open_file_like _open_zipfile_reader _open_zipfile_writer"},
    "torch.distributed.optim": {_SHARDED: "DistributedOptimizer PostLocalSGDOptimizer as_functional_optim"},
    "torch.jit": {_COMPILER: "CompilationUnit _get_trace_graph strict_fusion"},
    "torch.onnx": {"operators of ONNX are keys of rows (onnx:)": "is_in_onnx_export register_custom_op_symbolic "
                                                                 "unregister_custom_op_symbolic"},
    "torch.sparse": {"use torch.sparse_csr_tensor": """
to_sparse_semi_structured SparseSemiStructuredTensor SparseSemiStructuredTensorCUSPARSELT
SparseSemiStructuredTensorCUTLASS
"""},
    "torch.utils.data": {_PIPES: "DFIterDataPipe DataChunk IterDataPipe MapDataPipe functional_datapipe "
                                 "argument_validation guaranteed_datapipes_determinism non_deterministic "
                                 "runtime_validation runtime_validation_disabled"},
}  # fmt: skip


def absent_name(module, name):
    """Return the reason why a name of a module is absent, or None."""
    reasons = ABSENT_NAMES.get(module, {})
    here = absence(module) if module.startswith("torch.ao.") else PARTIAL.get(module)
    return next((reason for reason, names in reasons.items() if name in names.split()), here)
