"""The names of the early library (0.1.12), as facts: functions, methods of tensors and Variables, forms in place."""

FUNCTIONS = """
abs acos add addbmm addcdiv addcmul addmm addmv addr arange asin atan atan2 baddbmm bernoulli bmm btrifact btrisolve
btriunpack cat ceil chunk clamp cos cosh cross cumprod cumsum diag dist div dot dsmm eig eq equal exp eye floor fmod
frac from_numpy gather ge gels geqrf ger gesv get_num_threads get_rng_state gt histc hsmm index_select initial_seed
inverse is_storage is_tensor kthvalue le lerp linspace load log log1p logspace lt manual_seed masked_select max mean
median min mm mode mul multinomial mv ne neg nonzero norm normal numel ones orgqr ormqr potrf potri potrs pow prod
pstrf qr rand randn randperm range reciprocal remainder renorm round rsqrt saddmm save set_default_tensor_type
set_num_threads set_printoptions set_rng_state sigmoid sign sin sinh smm sort split sqrt squeeze stack std sum svd
symeig t tan tanh topk trace transpose tril triu trtrs trunc typename unbind unsqueeze var zero zeros
""".split()

METHODS = """
__add__ __and__ __bool__ __deepcopy__ __div__ __eq__ __ge__ __getitem__ __getstate__ __gt__ __hash__ __iadd__ __iand__
__idiv__ __imul__ __ior__ __ipow__ __isub__ __iter__ __ixor__ __le__ __len__ __lt__ __matmul__ __mod__ __mul__ __ne__
__neg__ __nonzero__ __or__ __pow__ __radd__ __rdiv__ __reduce__ __repr__ __rmul__ __rsub__ __rtruediv__ __setitem__
__setstate__ __str__ __sub__ __truediv__ __xor__ _new_with_metadata_file _set_index _write_metadata abs acos add
addbmm addcdiv addcmul addmm addmv addr all any apply_ asin atan atan2 baddbmm bernoulli bernoulli_ bmm btrifact
btrisolve byte cauchy_ ceil char chunk clamp clone contiguous copy_ cos cosh cpu cross cuda cumprod cumsum data_ptr
diag dim dist div dot double eig element_size eq equal exp expand expand_as exponential_ fill_ float floor fmod frac
gather ge gels geometric_ geqrf ger gesv get_device gt half histc index index_add_ index_copy_ index_fill_
index_select int inverse is_contiguous is_cuda is_pinned is_same_size is_set_to is_shared is_sparse kthvalue le lerp
log log1p log_normal_ long lt map2_ map_ masked_copy_ masked_fill_ masked_select max mean median min mm mode mul
multinomial mv narrow ndimension ne neg nelement new nonzero norm normal_ numel numpy orgqr ormqr permute pin_memory
potrf potri potrs pow prod pstrf qr random_ reciprocal record_stream remainder renorm repeat resize_ resize_as_ round
rsqrt scatter_ select set_ share_memory_ short sigmoid sign sin sinh size sort sparse_mask split sqrt squeeze std
storage storage_offset stride sub sum svd symeig t tan tanh tolist topk trace transpose tril triu trtrs trunc type
type_as unfold uniform_ unsqueeze var view view_as zero_
""".split()

VARIABLE_METHODS = """
__add__ __deepcopy__ __div__ __eq__ __ge__ __getitem__ __gt__ __hash__ __iadd__ __idiv__ __imul__ __isub__ __iter__
__le__ __len__ __lt__ __matmul__ __mod__ __mul__ __ne__ __neg__ __pow__ __radd__ __rdiv__ __repr__ __rmul__ __rsub__
__rtruediv__ __setitem__ __setstate__ __sub__ __truediv__ abs acos add addbmm addcdiv addcmul addmm addmv addr asin
atan backward baddbmm bernoulli bmm byte ceil char chunk clamp clone contiguous cos cosh cpu cross cuda cumsum detach
detach_ diag dim dist div dot double element_size eq exp expand expand_as float floor fmod frac gather ge ger
get_device gt half index_add index_add_ index_copy index_copy_ index_fill index_fill_ index_select int is_contiguous
is_cuda is_same_size is_set_to kthvalue le lerp log log1p long lt masked_copy masked_copy_ masked_fill masked_fill_
masked_select max mean median min mm mode mul multinomial mv narrow ndimension ne neg nelement norm numel permute pow
prod reciprocal register_hook reinforce remainder renorm repeat resize resize_as round rsqrt scatter scatter_ select
short sigmoid sign sin sinh size sort split sqrt squeeze std stride sub sum t tan tanh topk trace transpose tril triu
trunc type type_as unsqueeze var view view_as
""".split()

IN_PLACE = """
abs_ acos_ add_ addbmm_ addcdiv_ addcmul_ addmm_ addmv_ addr_ asin_ atan2_ atan_ baddbmm_ ceil_ clamp_ cos_ cosh_ div_
eq_ exp_ floor_ fmod_ frac_ ge_ gt_ le_ lerp_ log1p_ log_ lt_ mul_ ne_ neg_ pow_ reciprocal_ remainder_ renorm_ round_
rsqrt_ sigmoid_ sign_ sin_ sinh_ sqrt_ squeeze_ sub_ t_ tan_ tanh_ transpose_ tril_ triu_ trunc_ unsqueeze_
""".split()

TYPES = """
ByteStorage ByteTensor CharStorage CharTensor DoubleStorage DoubleTensor FloatStorage FloatTensor HalfStorage
HalfTensor IntStorage IntTensor LongStorage LongTensor ShortStorage ShortTensor
""".split()

STORAGE_METHODS = """
__copy__ __deepcopy__ __getitem__ __iter__ __len__ __reduce__ __setitem__ _get_shared_fd _new_shared_cuda
_new_shared_fd _new_shared_filename _new_using_fd _new_using_filename _new_view _new_with_file _new_with_weak_ptr
_root_storage _set_cdata _set_from_file _share_cuda_ _share_fd_ _share_filename_ _shared_decref _shared_incref
_weak_ref _write_file byte char clone copy_ cpu cuda data_ptr double element_size fill_ float from_buffer get_device
half int is_pinned is_shared long new pin_memory resize_ share_memory_ short size tolist type
""".split()
