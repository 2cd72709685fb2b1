"""Methods that share elements of tensors with NumPy, CUDA libraries and consumers of DLPack."""

from torch import _core
from torch._base.arguments import value_of
from torch._tensor import dtypes

# Types without a dtype of NumPy, and integers of as many bytes.
NOT_IN_NUMPY = {
    dtypes.bfloat16: dtypes.int16, dtypes.complex32: dtypes.int32,
    **{one: dtypes.int8 for one in dtypes.STORED if one.itemsize == 1},
}  # fmt: skip


def numpy(self, *, force=False):
    """Return an ndarray that shares the memory and keeps it alive.

    With `force`, tensors with a gradient or on a GPU give a copy.
    """
    return _array_of(value_of(self).cpu() if force else self)


def _array_of(tensor):
    """Return an ndarray on the memory. bfloat16 and the 8-bit floats require ml_dtypes."""
    import numpy

    if tensor.is_meta:
        raise TypeError("numpy: a tensor on the meta device has no elements")
    if tensor.dtype not in NOT_IN_NUMPY:
        return numpy.asarray(memoryview(tensor))
    bits = numpy.asarray(memoryview(_core.reinterpret(value_of(tensor), NOT_IN_NUMPY[tensor.dtype])))
    try:
        import ml_dtypes

        return bits.view(getattr(ml_dtypes, tensor.dtype._name))
    except (ImportError, AttributeError):
        wider = "cfloat" if tensor.is_complex() else "float"
        raise TypeError(f"NumPy has no {tensor.dtype._name}; use .{wider}().numpy()"
                        + ("" if tensor.is_complex() else ", or install ml_dtypes")) from None


def __array__(self, dtype=None, copy=None):
    array = _array_of(self)
    if dtype is not None and array.dtype != dtype:
        if copy is False:
            raise ValueError(f"a {self.type()} cannot become an array of {dtype} without a copy")
        return array.astype(dtype)
    return array.copy() if copy else array


def __array_wrap__(self, array, context=None, return_scalar=False):
    """Return a tensor on the array that a NumPy function computed from this one."""
    if self.requires_grad:
        raise RuntimeError("a function of NumPy is not recorded; use torch's own, or detach() the tensor first")
    try:
        return _core.from_numpy(array)
    except TypeError:  # tensors do not have the type
        return array


def array_interface(self):
    """Return the dict of `__array_interface__`. Its data is a view of the whole storage."""
    own = value_of(self)
    if own.is_cuda:
        raise AttributeError("a tensor on a GPU has no __array_interface__; use .cpu()")
    if own.dtype in NOT_IN_NUMPY:
        raise AttributeError(f"__array_interface__ has no word for {own.dtype._name}; use .float()")
    whole = own.new(own.storage())
    kind, size = _letter(own.dtype), own.element_size()
    return {
        "version": 3, "shape": tuple(own.size()), "typestr": ("|" if size == 1 else "<") + kind + str(size),
        "strides": tuple(step * size for step in own.stride()), "offset": own.storage_offset() * size,
        "data": memoryview(whole),
    }  # fmt: skip


def _letter(dtype):
    """Return the letter of NumPy for the kind of numbers."""
    if dtype is dtypes.bool:
        return "b"
    return "f" if dtype.is_floating_point else "c" if dtype.is_complex else "i" if dtype.is_signed else "u"


def cuda_array_interface(self):
    """Return the dict of `__cuda_array_interface__`, version 3, with the stream that the consumer must wait for."""
    if not self.is_cuda:
        raise AttributeError("a tensor in memory has no __cuda_array_interface__; __array_interface__ is there")
    from torch import cuda

    own = value_of(self)
    if own.dtype in NOT_IN_NUMPY:
        raise AttributeError(f"__cuda_array_interface__ has no word for {own.dtype._name}; use DLPack, or .float()")
    kind, size = _letter(own.dtype), own.element_size()
    return {
        "version": 3, "shape": tuple(own.size()), "typestr": ("|" if size == 1 else "<") + kind + str(size),
        "strides": tuple(step * size for step in own.stride()), "data": (own.data_ptr(), False),
        "stream": cuda.current_stream(own._gpu).handle or 1,
    }  # fmt: skip


def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
    """Return a DLPack capsule on the memory, or on a copy of it, of version 1 if the consumer supports it.

    `stream` is the stream of the consumer, which waits for the current stream: a CUstream as a number, 1 or None for
    the default stream, 2 for the per-thread stream, -1 for no waiting.
    """
    own = value_of(self)
    here = __dlpack_device__(self)
    if stream is not None and not self.is_cuda:
        raise ValueError(f"__dlpack__: stream is {stream!r}; a tensor in memory has none, need None")
    if dl_device is not None and tuple(dl_device) != here:
        where = f"on GPU {self._gpu}" if self.is_cuda else "in memory"
        raise BufferError(f"__dlpack__: dl_device is {dl_device!r}; the tensor is {where}, need {here}")
    versioned = max_version is not None and max_version[0] >= 1
    given = own.clone() if copy else own
    if self.is_meta:
        raise BufferError("__dlpack__: a tensor on the meta device has no memory")
    if self.is_cuda and stream != -1:
        from torch.cuda.streams import use_on_stream

        use_on_stream(given, stream)
    return _core.dlpack_capsule(given, versioned, bool(copy))


def __dlpack_device__(self):
    """Return the kind and index of the device: (1, 0) for memory, or (2, N) for GPU N."""
    return (2, self._gpu) if self.is_cuda else (1, 0)
