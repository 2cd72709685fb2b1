"""Names of handwritten code next to generated names. A test compares them with the live types."""

from __future__ import annotations

# Methods and attributes of tensors: csrc/python, torch/_methods/tensor.py.
TENSOR = """
is_shared share share_memory_ T apply_ bfloat16 byte char contiguous copy_ cpu cuda data_ptr dim double element_size
float half int is_contiguous is_cuda is_same_size is_set_to is_sparse item long map2_ map_ ndim ndimension
nelement new numel numpy resize_ resize_as_ set_ shape short size storage storage_offset stride tolist type
""".split()
TENSOR += """
new_tensor dtype get_device is_pinned pin_memory record_stream index to H
itemsize mH mT nbytes bool device is_cpu is_meta as_strided backward creator data detach detach_ grad is_leaf
output_nr register_hook reinforce requires_grad volatile grad_fn requires_grad_ retain_grad
register_post_accumulate_grad_hook as_strided_ as_strided_scatter as_subclass cdouble cfloat coalesce col_indices
const_data_ptr crow_indices dense_dim dim_order grad_dtype indices is_coalesced is_ipu is_maia is_meta
is_mkldnn is_mps is_mtia is_nested is_quantized is_sparse_csr is_vulkan is_xla is_xpu layout module_load name
names new_empty_strided retains_grad smm sparse_dim sparse_mask sspaddmm to_dense to_sparse
to_sparse_coo to_sparse_csr untyped_storage values storage_type
chalf ccol_indices row_indices to_sparse_bsc to_sparse_bsr to_sparse_csc
""".split()

# Functions, classes and modules of torch.
MODULE = """
AcceleratorError Event OutOfMemoryError Stream adaptive_max_pool1d as_strided_copy
detach_copy embedding_renorm_
functions get_device grid_sampler grid_sampler_2d grid_sampler_3d instance_norm
quasirandom return_types set_anomaly_enabled ComplexDoubleStorage
ComplexDoubleTensor ComplexFloatStorage ComplexFloatTensor accelerator distributions func futures overrides profiler
signal masked from_file xpu BoolStorage BoolTensor ByteStorage ByteTensor CharStorage CharTensor DoubleStorage
DoubleTensor FloatStorage FloatTensor HalfStorage HalfTensor IntStorage IntTensor LongStorage LongTensor ShortStorage
ShortTensor Size BFloat16Storage BFloat16Tensor Tensor autograd default_generator einsum empty_cache enable_grad
from_numpy get_num_threads get_rng_state initial_seed is_anomaly_enabled is_grad_enabled is_inference_mode_enabled
is_storage is_tensor linalg manual_seed meshgrid nn no_grad numel optim seed randint tensordot
set_default_tensor_type set_flush_denormal set_grad_enabled set_memory_reuse set_num_threads set_printoptions
set_rng_state typename formula fuse from_dlpack composed cpu cuda distributed linalg multiprocessing serialization
utils legacy testing codegen save load register explain collect_env demo random types version torch library
ComplexHalfStorage ComplexHalfTensor Float8_e4m3fnStorage Float8_e4m3fnTensor Float8_e4m3fnuzStorage
Float8_e4m3fnuzTensor Float8_e5m2Storage Float8_e5m2Tensor Float8_e5m2fnuzStorage Float8_e5m2fnuzTensor
UInt16Storage UInt16Tensor UInt32Storage UInt32Tensor UInt64Storage UInt64Tensor
""".split()
MODULE += """
StorageBase fake_quantize_per_channel_affine fake_quantize_per_tensor_affine jagged nested per_channel_affine
per_channel_affine_float_qparams per_channel_symmetric per_tensor_affine per_tensor_symmetric qint32 quint8 read_vitals
set_vital
""".split()
MODULE += """
Future PyTorchFileReader PyTorchFileWriter ScriptFunction ScriptModule SymBool SymFloat SymInt TypedStorage
UntypedStorage as_strided_scatter
compiled_with_cxx11_abi cond dsmm empty_permuted empty_strided
fork get_deterministic_debug_mode get_device_module hsmm
hspmm is_warn_always_enabled
ops pca_lowrank
saddmm set_deterministic_debug_mode set_warn_always smm
sparse_bsc_tensor sparse_bsr_tensor sparse_compressed_tensor sparse_coo_tensor sparse_csc_tensor sparse_csr_tensor
spmm sspaddmm svd_lowrank sym_float sym_int sym_ite
GradScaler has_cuda has_cudnn has_mkldnn has_mps
sym_max sym_min sym_not sym_sum vmap wait while_loop
""".split()
MODULE += """
DisableTorchFunction DisableTorchFunctionSubclass ao qint8 quint4x2 torch_version DispatchKey DispatchKeySet
as_subclass classes export histogramdd is_anomaly_check_nan_enabled legacy_contiguous_format lobpcg onnx
segment_reduce fx storage block_diag broadcast_shapes broadcast_tensors cartesian_prod chain_matmul conv2 conv3
xcorr2 xcorr3 asarray finfo frombuffer get_default_dtype iinfo
set_default_dtype e inf nan newaxis pi special fft Generator Storage as_tensor btriunpack tensor
double float int float16 float32 float64 half int16 int32 int64 int8 long short uint8 bool device
inference_mode as_strided gradient
can_cast dtype promote_types result_type amp autocast backends bfloat16 cdouble cfloat
channels_last channels_last_3d compile compiler complex128 complex64 contiguous_format detach get_autocast_dtype hub
is_autocast_enabled jit layout memory_format preserve_format strided are_deterministic_algorithms_enabled
get_default_device get_float32_matmul_precision get_num_interop_threads is_deterministic_algorithms_warn_only_enabled
set_default_device set_float32_matmul_precision set_num_interop_threads use_deterministic_algorithms
clear_autocast_cache get_autocast_cpu_dtype get_autocast_gpu_dtype is_autocast_cache_enabled is_autocast_cpu_enabled
chalf complex32 float8_e4m3fn float8_e4m3fnuz float8_e5m2 float8_e5m2fnuz uint16 uint32 uint64
sparse sparse_bsc sparse_bsr sparse_coo sparse_csc sparse_csr
""".split()

# Attributes of torch.nn.Module and of losses, and names in their functions: no parameter of a row with `module:` may
# have these names.
NN = """
add_module apply children cpu cuda double eval extra_repr float forward half load_state_dict modules named_children
named_modules named_parameters options parameters register_backward_hook register_buffer register_forward_hook
register_forward_pre_hook register_parameter share share_memory size_average state_dict summary train training type
zero_grad zero_grad_parameters buffers get_submodule named_buffers requires_grad_ to get_extra_state set_extra_state
get_buffer get_parameter set_submodule register_module register_full_backward_hook register_full_backward_pre_hook
register_state_dict_pre_hook register_state_dict_post_hook register_load_state_dict_pre_hook
register_load_state_dict_post_hook bfloat16 compile ipu mtia to_empty xpu
functional given inplace own reduce
""".split()

# Names in the generated folder of a package.
PACKAGE_MODULE = "torch functions methods modules functional composed inf".split()

# Other names of the generated functional.py, modules.py and tensor.pyi, and names that their text uses.
FUNCTIONAL = "annotations functional own".split()
MODULES = "False Loss None RowModule Tensor True".split()
STUBS = "list overload property slice str tuple".split()

# Other names of the generated Python modules.
COMPOSED_MODULE = """
accumulate broadcast dim_of floor fractional in_place inf internal limits_of listed nan own prod refusal several torch
view_in_place warn
""".split()
FUNCTIONS_MODULE = "math torch composed internal ReduceFunction RowFunction FUNCTIONS".split()

# Types of csrc that static names of rows could equal: an op `kernel` would define kernel_body.
C_TYPES = "kernel_body random_body scan_body".split()

# Words of C, C++, CUDA and their compilers, which cannot be names without a prefix.
C_WORDS = """
asm auto bool break case char const continue default do double else enum extern false float for goto if inline int
linux long register restrict return short signed sizeof static struct switch true typedef typeof union unix unsigned
void volatile while alignas alignof and bitand bitor catch class compl concept consteval constexpr constinit decltype
delete dynamic_cast explicit export friend mutable namespace new noexcept not nullptr operator or private protected
public reinterpret_cast requires static_assert static_cast template this thread_local throw try typeid typename using
virtual wchar_t xor
""".split()
