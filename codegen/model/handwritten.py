"""Names of handwritten code next to generated names. A test compares them with the live types."""

from __future__ import annotations

# Methods and attributes of tensors: csrc/python, torch/_methods/tensor.py.
TENSOR = """
apply_ as_strided as_strided_ as_strided_scatter as_subclass backward bfloat16 bool byte ccol_indices cdouble cfloat
chalf char coalesce col_indices const_data_ptr contiguous copy_ cpu creator crow_indices cuda data data_ptr dense_dim
detach detach_ device dim dim_order double dtype element_size float get_device grad grad_dtype grad_fn H half index
indices int is_coalesced is_contiguous is_cpu is_cuda is_ipu is_leaf is_maia is_meta is_mkldnn is_mps is_mtia is_nested
is_pinned is_quantized is_same_size is_set_to is_shared is_sparse is_sparse_csr is_vulkan is_xla is_xpu item itemsize
layout long map2_ map_ mH module_load mT name names nbytes ndim ndimension nelement new new_empty_strided new_tensor
numel numpy output_nr pin_memory record_stream register_hook register_post_accumulate_grad_hook reinforce requires_grad
requires_grad_ resize_ resize_as_ retain_grad retains_grad row_indices set_ shape share share_memory_ short size smm
sparse_dim sparse_mask sspaddmm storage storage_offset storage_type stride T to to_dense to_sparse to_sparse_bsc
to_sparse_bsr to_sparse_coo to_sparse_csc to_sparse_csr tolist type untyped_storage values volatile
""".split()

# Functions, classes and modules of torch.
MODULE = """
accelerator AcceleratorError adaptive_max_pool1d amp ao are_deterministic_algorithms_enabled as_strided as_strided_copy
as_strided_scatter as_subclass as_tensor asarray autocast autograd backends bfloat16 BFloat16Storage BFloat16Tensor
block_diag bool BoolStorage BoolTensor broadcast_shapes broadcast_tensors btriunpack ByteStorage ByteTensor can_cast
cartesian_prod cdouble cfloat chain_matmul chalf channels_last channels_last_3d CharStorage CharTensor classes
clear_autocast_cache codegen collect_env compile compiled_with_cxx11_abi compiler complex128 complex32 complex64
ComplexDoubleStorage ComplexDoubleTensor ComplexFloatStorage ComplexFloatTensor ComplexHalfStorage ComplexHalfTensor
composed cond contiguous_format conv2 conv3 cpu cuda default_generator demo dequantize detach detach_copy device
DisableTorchFunction DisableTorchFunctionSubclass DispatchKey DispatchKeySet distributed distributions double
DoubleStorage DoubleTensor dsmm dtype e einsum embedding_renorm_ empty_cache empty_permuted empty_strided enable_grad
Event explain export fake_quantize_per_channel_affine fake_quantize_per_tensor_affine fft finfo float float16 float32
float64 float8_e4m3fn Float8_e4m3fnStorage Float8_e4m3fnTensor float8_e4m3fnuz Float8_e4m3fnuzStorage
Float8_e4m3fnuzTensor float8_e5m2 float8_e5m2fnuz Float8_e5m2fnuzStorage Float8_e5m2fnuzTensor Float8_e5m2Storage
Float8_e5m2Tensor FloatStorage FloatTensor fork formula from_dlpack from_file from_numpy frombuffer func functions fuse
Future futures fx Generator get_autocast_cpu_dtype get_autocast_dtype get_autocast_gpu_dtype get_default_device
get_default_dtype get_deterministic_debug_mode get_device get_device_module get_float32_matmul_precision
get_num_interop_threads get_num_threads get_rng_state gradient GradScaler grid_sampler grid_sampler_2d grid_sampler_3d
half HalfStorage HalfTensor has_cuda has_cudnn has_mkldnn has_mps histogramdd hsmm hspmm hub iinfo inf inference_mode
initial_seed instance_norm int int16 int32 int64 int8 IntStorage IntTensor is_anomaly_check_nan_enabled
is_anomaly_enabled is_autocast_cache_enabled is_autocast_cpu_enabled is_autocast_enabled
is_deterministic_algorithms_warn_only_enabled is_grad_enabled is_inference_mode_enabled is_storage is_tensor
is_warn_always_enabled jagged jit layout legacy legacy_contiguous_format library linalg load lobpcg long LongStorage
LongTensor manual_seed masked memory_format meshgrid multiprocessing nan nested newaxis nn no_grad numel onnx ops optim
OutOfMemoryError overrides pca_lowrank per_channel_affine per_channel_affine_float_qparams per_channel_symmetric
per_tensor_affine per_tensor_symmetric pi preserve_format profiler promote_types PyTorchFileReader PyTorchFileWriter
QUInt8Storage qint32 QInt32Storage qint8 QInt8Storage quantize_per_channel quantize_per_tensor quasirandom quint4x2
quint8 randint random read_vitals register result_type return_types saddmm save ScriptFunction ScriptModule seed
segment_reduce serialization set_anomaly_enabled set_default_device set_default_dtype set_default_tensor_type
set_deterministic_debug_mode set_float32_matmul_precision set_flush_denormal set_grad_enabled set_memory_reuse
set_num_interop_threads set_num_threads set_printoptions set_rng_state set_vital set_warn_always short ShortStorage
ShortTensor signal Size smm sparse sparse_bsc sparse_bsc_tensor sparse_bsr sparse_bsr_tensor sparse_compressed_tensor
sparse_coo sparse_coo_tensor sparse_csc sparse_csc_tensor sparse_csr sparse_csr_tensor special spmm sspaddmm Storage
storage StorageBase Stream strided svd_lowrank sym_float sym_int sym_ite sym_max sym_min sym_not sym_sum SymBool
SymFloat SymInt tensor Tensor tensordot testing torch torch_version TypedStorage typename types uint16 UInt16Storage
UInt16Tensor uint32 UInt32Storage UInt32Tensor uint64 UInt64Storage UInt64Tensor uint8 UntypedStorage
use_deterministic_algorithms utils version vmap wait while_loop xcorr2 xcorr3 xpu
""".split()

# Attributes of torch.nn.Module and of losses, and names in their functions: no parameter of a row with `module:` may
# have these names.
NN = """
add_module apply children cpu cuda double eval extra_repr float forward half load_state_dict modules named_children
named_modules named_parameters parameters register_backward_hook register_buffer register_forward_hook
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
MODULES = "False Loss Module None Tensor True".split()
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
