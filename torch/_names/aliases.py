"""Names of PyTorch's modules: where our classes are at home there, and which of our modules hold further names."""

# The classes that a module of ours holds, by the module of PyTorch that is their home: the name that they report, and
# that pickles contain. A home without a dot lies beside our module. A home without a file is an alias of our module.
HOMES = {
    "torch._tensor.dtypes": "torch=finfo,iinfo",
    "torch._tensor.generator": "torch._C=Generator",
    "torch._tensor.untyped_storage": "torch.storage=UntypedStorage",
    "torch.amp": "torch.amp.autocast_mode=autocast torch.amp.grad_scaler=GradScaler,OptState",
    "torch.ao.nn.quantized.dynamic": "torch.ao.nn.quantized.dynamic.modules.linear=Linear",
    "torch.autograd": "torch.autograd.graph=Node",
    "torch.autograd.anomaly": "anomaly_mode=detect_anomaly,set_detect_anomaly",
    "torch.autograd.hooks": "torch.utils.hooks=RemovableHandle",
    "torch.autograd.profiler": "profiler_util=EventList",
    "torch.cpu.amp": "torch.cpu.amp.autocast_mode=autocast torch.cpu.amp.grad_scaler=GradScaler",
    "torch.cuda.amp": "torch.cuda.amp.autocast_mode=autocast torch.cuda.amp.grad_scaler=GradScaler "
                      "torch.cuda.amp.common=",
    "torch.cuda.devices": "torch.cuda=device,device_of",
    "torch.distributed.data_parallel": "torch.nn.parallel.distributed=DistributedDataParallel",
    "torch.distributed.failures":
        "torch.distributed=DistBackendError,DistError,DistNetworkError,DistStoreError",
    "torch.distributed.fsdp.sharding": "torch.distributed.fsdp=FSDPModule,MixedPrecisionPolicy",
    "torch.distributed.groups": "distributed_c10d=Backend,GroupMember,ProcessGroup",
    "torch.distributed.messages": "distributed_c10d=P2POp",
    "torch.distributed.mpi": "distributed_c10d=ReduceOp",
    "torch.distributed.optim": "torch.distributed.optim.zero_redundancy_optimizer=ZeroRedundancyOptimizer",
    "torch.distributed.process_group": "distributed_c10d=DebugLevel",
    "torch.distributed.store": "distributed_c10d=PrefixStore,Store",
    "torch.distributed.work": "distributed_c10d=Work",
    "torch.distributions.categorical":
        "multinomial=Multinomial one_hot_categorical=OneHotCategorical,OneHotCategoricalStraightThrough",
    "torch.distributions.discrete":
        "bernoulli=Bernoulli binomial=Binomial continuous_bernoulli=ContinuousBernoulli geometric=Geometric "
        "negative_binomial=NegativeBinomial poisson=Poisson",
    "torch.distributions.distribution": "exp_family=ExponentialFamily",
    "torch.distributions.elementwise":
        "transforms=AbsTransform,AffineTransform,CumulativeDistributionTransform,ExpTransform,PowerTransform,"
        "SigmoidTransform,SoftplusTransform,TanhTransform",
    "torch.distributions.gamma":
        "beta=Beta chi2=Chi2 dirichlet=Dirichlet fishersnedecor=FisherSnedecor gamma=Gamma",
    "torch.distributions.mixture": "mixture_same_family=MixtureSameFamily",
    "torch.distributions.multivariate":
        "lkj_cholesky=LKJCholesky lowrank_multivariate_normal=LowRankMultivariateNormal "
        "multivariate_normal=MultivariateNormal wishart=Wishart",
    "torch.distributions.positive":
        "exponential=Exponential kumaraswamy=Kumaraswamy pareto=Pareto weibull=Weibull",
    "torch.distributions.real":
        "cauchy=Cauchy generalized_pareto=GeneralizedPareto gumbel=Gumbel laplace=Laplace normal=Normal "
        "studentT=StudentT uniform=Uniform von_mises=VonMises",
    "torch.distributions.relaxed":
        "relaxed_bernoulli=LogitRelaxedBernoulli,RelaxedBernoulli "
        "relaxed_categorical=ExpRelaxedCategorical,RelaxedOneHotCategorical",
    "torch.distributions.structured":
        "transforms=CatTransform,CorrCholeskyTransform,LowerCholeskyTransform,PositiveDefiniteTransform,"
        "SoftmaxTransform,StackTransform,StickBreakingTransform",
    "torch.distributions.transform": "transforms=ComposeTransform,IndependentTransform,ReshapeTransform,Transform",
    "torch.distributions.transformed":
        "half_cauchy=HalfCauchy half_normal=HalfNormal independent=Independent inverse_gamma=InverseGamma "
        "log_normal=LogNormal logistic_normal=LogisticNormal transformed_distribution=TransformedDistribution",
    "torch.futures": "torch.jit=Future",
    "torch.fx.code": "graph=PythonCode",
    "torch.fx.node": "immutable_collections=immutable_dict,immutable_list",
    "torch.fx.tracer": "_symbolic_trace=Tracer",
    "torch.jit": "torch.jit._script=ScriptModule torch.jit._trace=TracerWarning torch.jit.annotations= "
                 "torch.jit.frontend=",
    "torch.library": "torch._library.custom_ops=CustomOpDef torch._custom_ops=",
    "torch.distributed.tensor.dtensor": "torch.distributed.tensor=DTensor",
    "torch.masked.maskedtensor":
        "torch.masked.maskedtensor.core=MaskedTensor,is_masked_tensor "
        "torch.masked.maskedtensor.creation=as_masked_tensor,masked_tensor",
    "torch.nn.modules.attention":
        "transformer=Transformer,TransformerDecoder,TransformerDecoderLayer,TransformerEncoder,"
        "TransformerEncoderLayer activation=MultiheadAttention",
    "torch.nn.modules.convolution": "conv=Conv1d,Conv2d,Conv3d,ConvTranspose1d,ConvTranspose2d,ConvTranspose3d",
    "torch.nn.modules.distance":
        "loss=CosineEmbeddingLoss,MultiLabelMarginLoss,MultiLabelSoftMarginLoss,MultiMarginLoss,TripletMarginLoss,"
        "TripletMarginWithDistanceLoss",
    "torch.nn.modules.embedding": "sparse=Embedding,EmbeddingBag",
    "torch.nn.modules.linear": "flatten=Flatten,Unflatten",
    "torch.nn.modules.normalization":
        "batchnorm=BatchNorm1d,BatchNorm2d,BatchNorm3d instancenorm=InstanceNorm1d,InstanceNorm2d,InstanceNorm3d",
    "torch.nn.modules.synchronized": "batchnorm=SyncBatchNorm",
    "torch.nn.modules.lazy":
        "batchnorm=LazyBatchNorm1d,LazyBatchNorm2d,LazyBatchNorm3d linear=LazyLinear "
        "conv=LazyConv1d,LazyConv2d,LazyConv3d,LazyConvTranspose1d,LazyConvTranspose2d,LazyConvTranspose3d "
        "instancenorm=LazyInstanceNorm1d,LazyInstanceNorm2d,LazyInstanceNorm3d",
    "torch.nn.modules.recurrent": "rnn=GRU,GRUCell,LSTM,LSTMCell,RNN,RNNBase,RNNCell,RNNCellBase",
    "torch.nn.modules.resampling":
        "upsampling=Upsample,UpsamplingBilinear2d,UpsamplingNearest2d channelshuffle=ChannelShuffle "
        "fold=Fold,Unfold pixelshuffle=PixelShuffle,PixelUnshuffle",
    "torch.nn.parallel":
        "torch.nn.parallel.data_parallel=DataParallel torch.nn.parallel._functions=Broadcast "
        "torch.nn.parallel.parallel_apply= torch.nn.parallel.replicate= "
        "torch.nn.parallel.scatter_gather=",
    "torch.onnx.exporter": "torch.onnx=ONNXProgram",
    "torch.optim.adaptive":
        "adadelta=Adadelta adagrad=Adagrad adam=Adam adamax=Adamax adamw=AdamW nadam=NAdam radam=RAdam "
        "rmsprop=RMSprop sparse_adam=SparseAdam",
    "torch.optim.cycles":
        "lr_scheduler=ChainedScheduler,ConstantLR,CosineAnnealingWarmRestarts,CyclicLR,LinearLR,MultiplicativeLR,"
        "OneCycleLR,PolynomialLR,SequentialLR",
    "torch.optim.descent": "asgd=ASGD rprop=Rprop sgd=SGD",
    "torch.optim.matrices": "torch.optim=Adafactor,Muon",
    "torch.optim.schedule": "lr_scheduler=LRScheduler",
    "torch.profiler": "torch._C._profiler=ProfilerActivity torch.profiler.profiler=ProfilerAction,profile",
    "torch.serialization.expected": "torch.serialization=safe_globals",
    "torch.signal.windows": "torch.signal.windows.windows=",
    "torch.sparse.functions": "torch.sparse=check_sparse_tensor_invariants",
    "torch.utils.benchmark":
        "torch.utils.benchmark.utils.common=Measurement torch.utils.benchmark.utils.compare=Compare "
        "torch.utils.benchmark.utils.timer=Timer torch.utils.benchmark.utils=",
    "torch.utils.data.loader": "dataloader=DataLoader",
    "torch.utils.data.worker": "torch.utils.data._utils.worker=WorkerInfo",
    "torch.version": "torch.torch_version=TorchVersion",
}

# Further module paths of PyTorch, by the module of ours that holds their names.
NAMES = {
    "functorch.compile": "torch._compile.backends",
    "functorch.experimental": "torch.func",
    "torch.__config__": "torch.collect_env",
    "torch.__future__": "torch._future",
    "torch._dynamo._trace_wrapped_higher_order_op": "torch._dynamo",
    "torch._C._nn": "torch.nn.functional",
    "torch._VF": "torch",
    "torch._jit_internal": "torch.jit",
    "torch._dynamo.backends.common": "torch._compile.backends",
    "torch._dynamo.backends.registry": "torch._compile.backends",
    "torch._dynamo.config": "torch._compile.settings",
    "torch._dynamo.eval_frame": "torch._dynamo",
    "torch._inductor": "torch._dynamo",
    "torch._inductor.config": "torch._compile.settings",
    "torch._functorch.config": "torch._compile.settings",
    "torch._higher_order_ops.associative_scan": "torch._higher_order_ops",
    "torch._higher_order_ops.cond": "torch._higher_order_ops",
    "torch._higher_order_ops.map": "torch._higher_order_ops",
    "torch._higher_order_ops.scan": "torch._higher_order_ops",
    "torch._higher_order_ops.while_loop": "torch._higher_order_ops",
    "torch._library": "torch.library",
    "torch._subclasses.fake_tensor": "torch._subclasses",
    "torch._random": "torch._tensor.generator",  # in pickles of generators
    "torch._tensor_str": "torch._tensor.printing",
    "torch._vmap_internals": "torch.func.mapping",
    "torch.ao.nn.quantized.dynamic.modules": "torch.ao.nn.quantized.dynamic",
    "torch.ao.quantization.fuse_modules": "torch.ao.quantization.fusing",
    "torch.autograd.variable": "torch.autograd",
    "torch.cuda.random": "torch.cuda",
    "torch.distributed.nn.functional": "torch.distributed.nn",
    "torch.distributed._composable": "torch.distributed.fsdp",
    "torch.distributed._composable.fsdp": "torch.distributed.fsdp",
    "torch.distributed._tensor": "torch.distributed.tensor",
    "torch.distributed.tensor.placement_types": "torch.distributed.tensor",
    "torch.distributed.tensor.parallel.api": "torch.distributed.tensor.parallel",
    "torch.distributed.tensor.parallel.style": "torch.distributed.tensor.parallel",
    "torch.distributed.constants": "torch.distributed.process_group",
    "torch.distributed.distributed_c10d": "torch.distributed",
    "torch._functorch.aot_autograd": "torch._compile.backends",
    "torch.functional": "torch",
    "torch.fx.experimental.proxy_tensor": "torch._compile.backends",
    "torch.fx._pytree": "torch.utils._pytree",
    "torch.mps": "torch.xpu",
    "torch.mtia": "torch.xpu",
    "torch.nn._reduction": "torch.nn.reduction",
    "torch.nn.quantized.dynamic": "torch.ao.nn.quantized.dynamic",
    "torch.nn.quantized.dynamic.modules": "torch.ao.nn.quantized.dynamic",
    "torch.nn.quantized.dynamic.modules.linear": "torch.ao.nn.quantized.dynamic",
    "torch.nn.utils.clip_grad": "torch.nn.utils",
    "torch.nn.utils._per_sample_grad": "torch.func.per_sample",
    "torch.nn.utils.stateless": "torch.func.modules",
    "torch.optim._functional": "torch.optim.functional",
    "torch.quantization": "torch.ao.quantization",
    "torch.quantization.fake_quantize": "torch.ao.quantization.fake_quantize",
    "torch.quantization.fuse_modules": "torch.ao.quantization.fusing",
    "torch.quantization.observer": "torch.ao.quantization.observer",
    "torch.quantization.qconfig": "torch.ao.quantization.qconfig",
    "torch.quantization.quantize": "torch.ao.quantization.quantize",
    "torch.quantization.quantize_fx": "torch.ao.quantization.quantize_fx",
    "torch.utils._device": "torch._tensor.default_device",
    "torch.utils.collect_env": "torch.collect_env",
    "torch.utils.data._utils": "torch.utils.data",
    "torch.utils.data._utils.collate": "torch.utils.data.collate",
    "torch.utils.data._utils.fetch": "torch.utils.data.fetcher",
    "torch.utils.data._utils.pin_memory": "torch.utils.data.loader",
    "torch.utils.data._utils.worker": "torch.utils.data.worker",
    "torch.utils.model_zoo": "torch.hub",
    "torch.utils.serialization.values": "torch.legacy.lua_values",  # in pickles of T7Object
}


def homes_of(module):
    """Return {home: names of its classes} of a module of ours.

    >>> from torch._names import aliases
    >>> aliases.homes_of("torch.nn.modules.embedding")
    {'torch.nn.modules.sparse': ['Embedding', 'EmbeddingBag']}
    """
    beside = module.rpartition(".")[0]
    pairs = (entry.split("=") for entry in HOMES.get(module, "").split())
    return {home if "." in home or home == "torch" else f"{beside}.{home}": classes.split(",") if classes else []
            for home, classes in pairs}


# The module of ours that holds the names of a module of PyTorch; of several, the first.
ALIASES = {home: module for module in reversed(HOMES) for home in homes_of(module)} | NAMES
