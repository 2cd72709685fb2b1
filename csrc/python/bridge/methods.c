/* methods.c: hand-written methods: queries, copies, conversions, resizing. Methods in Python are in
   torch/_methods/tensor.py. */
#include <string.h>

#include "python/bridge/bridge.h"

static PyObject *size_of(PyObject *self) {
    const tensor *t = th_tensor_of(self);
    return th_make_size(t->ndim, t->size);
}

/* size(dim=None), stride(dim=None): read the number first, since that may run Python code. */
static PyObject *lengths(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names,
                         bool strides) {
    const char *op = strides ? "stride" : "size";
    count += names ? PyTuple_Size(names) : 0;
    const bool other = names && PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, 0), "dim");
    if (!other && (!count || (count == 1 && args[0] == Py_None)))
        return strides ? th_make_strides(th_tensor_of(self)) : size_of(self);
    int64_t dim;
    if (other || count != 1 || th_parse_ints(args, 1, &dim, 1) != 1)
        return PyErr_Occurred()
                   ? NULL
                   : PyErr_Format(PyExc_TypeError, "%s takes no argument or a dimension", op);
    const tensor *t = th_tensor_of(self);
    dim = th_wrap_dim(op, dim, t->ndim);
    return dim < 0 ? th_raise() : PyLong_FromLongLong(strides ? th_stride(t)[dim] : t->size[dim]);
}

FAST_METHOD(size) { return lengths(self, args, count, names, false); }

FAST_METHOD(stride) { return lengths(self, args, count, names, true); }

METHOD(dim) { return PyLong_FromLong(th_tensor_of(self)->ndim); }
METHOD(ndimension) { return PyLong_FromLong(th_tensor_of(self)->ndim); }

METHOD(numel) { return PyLong_FromLongLong(th_tensor_of(self)->numel); }
METHOD(nelement) { return PyLong_FromLongLong(th_tensor_of(self)->numel); }

METHOD(element_size) { return PyLong_FromLong(th_item_size[th_tensor_of(self)->dtype]); }

METHOD(data_ptr) {
    const tensor *t = th_tensor_of(self);
    return PyLong_FromVoidPtr(t->device == TH_META ? NULL : th_data(t));
}

METHOD(storage_offset) { return PyLong_FromLongLong(th_tensor_of(self)->offset); }

METHOD(storage) {
    const tensor *t = th_tensor_of(self);
    storage *s = th_storage_of(t);
    return s ? th_wrap_storage(s) : th_raise();
}

/* Return the memory_format argument, NULL if omitted or None; set *wrong for any other value. */
static PyObject *memory_format(const char *op, PyObject *const *args, Py_ssize_t n, PyObject *names,
                               bool *wrong) {
    Py_ssize_t given = n + (names ? PyTuple_Size(names) : 0);
    static PyObject *word = NULL, *method = NULL;
    if ((!word && !(word = PyUnicode_InternFromString("memory_format")))
        || (!method && !(method = PyUnicode_InternFromString("holds")))) {
        *wrong = true;
        return NULL;
    }
    *wrong = given > 1 || (given && !n && PyUnicode_Compare(PyTuple_GetItem(names, 0), word))
             || (given && args[0] != Py_None && !PyObject_HasAttr(args[0], method));
    if (*wrong)
        PyErr_Format(PyExc_TypeError, "%s takes memory_format, such as torch.channels_last", op);
    return given && !*wrong && args[0] != Py_None ? args[0] : NULL;
}

FAST_METHOD(is_contiguous) {
    bool wrong;
    PyObject *format = memory_format("is_contiguous", args, count, names, &wrong);
    if (format)
        return PyObject_CallMethod(format, "holds", "O", self);
    return wrong ? NULL : PyBool_FromLong(th_tensor_of(self)->contiguous);
}

FAST_METHOD(contiguous) {
    bool wrong;
    PyObject *format = memory_format("contiguous", args, count, names, &wrong);
    if (format || wrong)
        return wrong ? NULL : PyObject_CallMethod(format, "lay", "O", self);
    if (th_tensor_of(self)->contiguous)
        return Py_NewRef(self);
    if (th_record_of(self))
        return th_call_function(&name_contiguous_copy, &self, 1, NULL);
    return th_wrap(th_contiguous(th_tensor_of(self)));
}

METHOD(item) {
    tensor *t = th_tensor_of(self);
    if (t->numel != 1)
        return PyErr_Format(PyExc_RuntimeError,
                            "item: %s has %lld elements; only one-element tensors are a number",
                            th_describe(t), (long long)t->numel);
    return th_number(t, t->offset);
}

METHOD(tolist) { return th_to_list(th_tensor_of(self)); }

METHOD_OF_ONE(is_same_size, other) {
    if (!th_is_tensor(other))
        return PyErr_Format(PyExc_TypeError, "is_same_size takes a tensor, not %R",
                            (PyObject *)Py_TYPE(other));
    return PyBool_FromLong(th_same_size(th_tensor_of(self), th_tensor_of(other)));
}

METHOD_OF_ONE(is_set_to, other) {
    if (!th_is_tensor(other))
        return PyErr_Format(PyExc_TypeError, "is_set_to takes a tensor, not %R",
                            (PyObject *)Py_TYPE(other));
    return PyBool_FromLong(th_same_view(th_tensor_of(self), th_tensor_of(other)));
}

FAST_METHOD(copy_) { return th_python_copy(self, args, count, names); }
FAST_METHOD(resize_) { return th_python_resize(self, args, count, names); }
FAST_METHOD(resize_as_) { return th_python_resize_as(self, args, count, names); }
FAST_METHOD(set_) { return th_python_set(self, args, count, names); }
METHOD(share_memory_) { return th_python_share(self, none); }
METHOD(share) { return th_python_share(self, none); }
METHOD(is_shared) { return th_python_is_shared(self, none); }

static PyObject *convert(PyObject *self, dtype type) {
    tensor *t = th_tensor_of(self);
    return t->dtype == type            ? Py_NewRef(self)
           : th_warn_of_parts(t, type) ? NULL
                                       : th_wrap(th_converted(t, type));
}

#define IN_PYTHON(name)                                                                            \
    static PyObject *python_##name(PyObject *self, PyObject *args, PyObject *keywords) {           \
        return th_forward_method(#name, self, args, keywords);                                     \
    }
#define FAST(name, function, flags, doc) {name, (PyCFunction)(void (*)(void))function, flags, doc}
#define FORWARD(name, parameters, doc)                                                             \
    FAST(#name, python_##name, METH_VARARGS | METH_KEYWORDS,                                       \
         #name "($self" parameters ")\n--\n\n" doc)
#define HIDDEN(name) FAST(#name, python_##name, METH_VARARGS | METH_KEYWORDS, NULL)
#define NOARGS(name, doc) {#name, method_##name, METH_NOARGS, #name "($self, /)\n--\n\n" doc}
static PyObject *convert_recorded(PyObject *self, dtype type) {
    PyObject *args = Py_BuildValue("(s)", th_dtype_name[type]);
    PyObject *result = args ? th_forward("convert_recorded", self, args, NULL) : NULL;
    Py_XDECREF(args);
    return result;
}
/* Convert, and lay out as memory_format= says. */
static PyObject *convert_as(PyObject *self, const char *op, dtype type, PyObject *const *args,
                            Py_ssize_t n, PyObject *names) {
    bool wrong = false;
    PyObject *format = n || names ? memory_format(op, args, n, names, &wrong) : NULL;
    const record *r = th_record_of(self);
    const bool records = r && (r->requires_grad || r->is_volatile);
    PyObject *result = wrong ? NULL : records ? convert_recorded(self, type) : convert(self, type);
    if (!format || !result)
        return result;
    PyObject *ordered = PyObject_CallMethod(format, "lay", "O", result);
    Py_DECREF(result);
    return ordered;
}

static COLD PyObject *ask_convert(PyObject *self, const char *op, dtype type, PyObject *const *args,
                                  Py_ssize_t n, PyObject *names) {
    return th_offers(self, op) ? th_offer(op, self, args, n, names)
                               : convert_as(self, op, type, args, n, names);
}

#define CONVERT(name, type)                                                                        \
    static PyObject *to_##name(PyObject *self, PyObject *const *args, Py_ssize_t n,                \
                               PyObject *names) {                                                  \
        return (th_may_ask(self) ? ask_convert : convert_as)(self, #name, type, args, n, names);   \
    }
CONVERT(bool, TH_BOOL)
CONVERT(byte, TH_BYTE)
CONVERT(char, TH_CHAR)
CONVERT(short, TH_SHORT)
CONVERT(int, TH_INT)
CONVERT(long, TH_LONG)
CONVERT(half, TH_HALF)
CONVERT(bfloat16, TH_BFLOAT16)
CONVERT(float, TH_FLOAT)
CONVERT(double, TH_DOUBLE)
CONVERT(cfloat, TH_COMPLEXFLOAT)
CONVERT(cdouble, TH_COMPLEXDOUBLE)
CONVERT(chalf, TH_COMPLEXHALF)
IN_PYTHON(type)
IN_PYTHON(as_strided)
IN_PYTHON(numpy)
IN_PYTHON(cpu)
IN_PYTHON(cuda)
IN_PYTHON(new)
static PyObject *python_to(PyObject *self, PyObject *args, PyObject *more) {
    return !th_may_ask(self) && th_is_converted(self, args, more)
               ? Py_NewRef(self)
               : th_forward_method("to", self, args, more);
}
IN_PYTHON(index)
IN_PYTHON(is_pinned)
IN_PYTHON(record_stream)
IN_PYTHON(pin_memory)
IN_PYTHON(get_device)
IN_PYTHON(new_tensor)
IN_PYTHON(apply_)
IN_PYTHON(map_)
IN_PYTHON(map2_)
IN_PYTHON(__array__)
IN_PYTHON(__reversed__)
IN_PYTHON(__array_wrap__)
IN_PYTHON(__dlpack__)
IN_PYTHON(__dlpack_device__)
IN_PYTHON(__format__)
IN_PYTHON(__complex__)
IN_PYTHON(__round__)
/* Never offered, as in PyTorch or as every object has them. */
#define UNOFFERED(name)                                                                            \
    static PyObject *python_##name(PyObject *self, PyObject *args, PyObject *keywords) {           \
        return th_forward(#name, self, args, keywords);                                            \
    }
UNOFFERED(as_subclass)
UNOFFERED(__copy__)
UNOFFERED(__deepcopy__)
UNOFFERED(__dir__)
UNOFFERED(__reduce_ex__)

/* __torch_function__ and similar methods are defined on the class. */
#define OF_CLASS(name)                                                                             \
    static PyObject *class_##name(PyObject *class, PyObject *args, PyObject *keywords) {           \
        return th_forward_class(#name, class, args, keywords);                                     \
    }
OF_CLASS(__torch_function__)
OF_CLASS(_make_subclass)
OF_CLASS(_make_wrapper_subclass)
#define FORWARD_CLASS(name)                                                                        \
    FAST(#name, class_##name, METH_VARARGS | METH_KEYWORDS | METH_CLASS, NULL)

#define CONVERSION(name, doc)                                                                      \
    FAST(#name, to_##name, METH_FASTCALL | METH_KEYWORDS,                                          \
         #name "($self, memory_format=None)\n--\n\n" doc)

PyMethodDef th_tensor_methods[] = {
    FAST("size", method_size, METH_FASTCALL | METH_KEYWORDS,
         "size($self, dim=None)\n--\n\n"
         "Return the size, or the number of elements along `dim`."),
    FAST("stride", method_stride, METH_FASTCALL | METH_KEYWORDS,
         "stride($self, dim=None)\n--\n\n"
         "Return the strides in elements, or the stride of `dim`."),
    NOARGS(dim, "Return the number of dimensions."),
    NOARGS(ndimension, "Return the number of dimensions."),
    NOARGS(numel, "Return the number of elements."),
    NOARGS(nelement, "Return the number of elements."),
    NOARGS(element_size, "Return the bytes per element."),
    FAST("is_contiguous", method_is_contiguous, METH_FASTCALL | METH_KEYWORDS,
         "is_contiguous($self, /, memory_format=None)\n--\n\n"
         "Return whether the elements are in row-major order without gaps."),
    FAST("contiguous", method_contiguous, METH_FASTCALL | METH_KEYWORDS,
         "contiguous($self, /, memory_format=None)\n--\n\n"
         "Return this tensor if it is contiguous, else a contiguous copy."),
    NOARGS(item,
           "Return the only element as a Python number. Raises ValueError if there are more."),
    NOARGS(tolist, "Return nested lists of Python numbers."),
    {"is_set_to", method_is_set_to, METH_O,
     "is_set_to($self, other, /)\n--\n\n"
     "Return whether both tensors have the same storage, offset, size and stride."},
    {"is_same_size", method_is_same_size, METH_O,
     "is_same_size($self, other, /)\n--\n\n"
     "Return whether both tensors have the same size.\n\n"
     "help(torch.is_same_size) shows an example."},
    CONVERSION(bool, "Convert to a BoolTensor, which is False where an element is zero."),
    CONVERSION(byte, "Convert to a ByteTensor."),
    CONVERSION(char, "Convert to a CharTensor."),
    CONVERSION(short, "Convert to a ShortTensor."),
    CONVERSION(int, "Convert to an IntTensor."),
    CONVERSION(long, "Convert to a LongTensor."),
    CONVERSION(half, "Convert to a HalfTensor."),
    CONVERSION(bfloat16, "Convert to a BFloat16Tensor."),
    CONVERSION(float, "Convert to a FloatTensor."),
    CONVERSION(double, "Convert to a DoubleTensor."),
    CONVERSION(cfloat, "Convert to a ComplexFloatTensor."),
    CONVERSION(cdouble, "Convert to a ComplexDoubleTensor."),
    CONVERSION(chalf, "Convert to a ComplexHalfTensor."),
    FAST("copy_", method_copy_, METH_FASTCALL | METH_KEYWORDS,
         "copy_($self, source, non_blocking=False)\n--\n\n"
         "Copy the elements of `source`, converted and broadcast, and return this tensor."),
    FORWARD(type, ", new_type=None, non_blocking=False",
            "Return the name of the type, or convert to the class or name `new_type`, such as "
            "'torch.LongTensor'."),
    NOARGS(share_memory_,
           "Move the storage into memory that other processes can map, and return this tensor."),
    NOARGS(share, "Alias of share_memory_."),
    NOARGS(is_shared, "Return whether the storage is in shared memory."),
    FORWARD(as_strided, ", size, stride, storage_offset=None",
            "Return a view of the storage with this size, stride and offset."),
    FORWARD(index, ", key", "Return self[key]; a single element is a tensor."),
    FORWARD(to, ", *target, dtype=None, device=None, non_blocking=False, copy=False, other=None",
            "Convert to a type, a device, or those of another tensor. Returns this tensor if "
            "nothing changes."),
    FORWARD(pin_memory, "", "Return a copy in page-locked memory, which a GPU reads directly."),
    FORWARD(is_pinned, "", "Return whether the tensor is in page-locked memory."),
    FORWARD(record_stream, ", stream",
            "Keep the memory reserved until the work that is now queued on `stream` is complete."),
    FORWARD(get_device, "", "Return the number of the GPU, or -1 in main memory."),
    FORWARD(new_tensor, ", data, dtype=None",
            "Return a tensor of this type with a copy of `data`."),
    FORWARD(cpu, "", "Return the tensor in main memory, a copy if it is on a GPU."),
    FORWARD(cuda, ", device=None, non_blocking=False",
            "Return the tensor on a GPU, a copy if it is elsewhere."),
    FORWARD(numpy, ", *, force=False", "Return an ndarray that shares the memory."),
    HIDDEN(__deepcopy__),
    HIDDEN(__reduce_ex__),
    HIDDEN(__format__),
    HIDDEN(__complex__),
    HIDDEN(__round__),
    HIDDEN(__dir__),
    HIDDEN(__array__),
    HIDDEN(__reversed__),
    HIDDEN(__array_wrap__),
    HIDDEN(__dlpack__),
    HIDDEN(__dlpack_device__),
    NOARGS(data_ptr, "Return the address of the first element."),
    NOARGS(storage_offset, "Return the number of elements before the first one in the storage."),
    NOARGS(storage, "Return the storage of this tensor."),
    FAST("resize_", method_resize_, METH_FASTCALL | METH_KEYWORDS,
         "resize_($self, *sizes, memory_format=None)\n--\n\n"
         "Change the size, and return this tensor. The storage grows if necessary."),
    FAST("resize_as_", method_resize_as_, METH_FASTCALL | METH_KEYWORDS,
         "resize_as_($self, other, /, memory_format=None)\n--\n\n"
         "Change the size to that of `other`, and return this tensor."),
    FAST("set_", method_set_, METH_FASTCALL | METH_KEYWORDS,
         "set_($self, source=None, storage_offset=0, size=None, stride=None)\n--\n\n"
         "View the data of another tensor, or of a storage from an offset on, and return this "
         "tensor."),
    FORWARD(new, ", *args", "Return a tensor of this type; the arguments are those of the class."),
    FORWARD(apply_, ", callable",
            "Replace each element by callable(element), and return this tensor."),
    FORWARD(
        map_, ", tensor, callable",
        "Replace each element by callable(element, element of `tensor`), and return this tensor."),
    FORWARD(map2_, ", x, y, function",
            "Replace each element by function(element, element of `x`, element of `y`), and return "
            "this tensor."),
    HIDDEN(__copy__),
    FORWARD(as_subclass, ", cls",
            "Return an object of the derived class `cls` with the same data and gradient."),
    FORWARD_CLASS(__torch_function__),
    FORWARD_CLASS(_make_subclass),
    FORWARD_CLASS(_make_wrapper_subclass),
    {0},
};

static PyObject *get_false(PyObject *self, void *closure) {
    (void)self, (void)closure;
    Py_RETURN_FALSE;
}

static PyObject *get_shape(PyObject *self, void *closure) {
    (void)closure;
    return size_of(self);
}

static PyObject *get_ndim(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromLong(th_tensor_of(self)->ndim);
}

static PyObject *get_itemsize(PyObject *self, void *closure) {
    (void)closure;
    return plain_element_size(self, NULL);
}

static PyObject *get_nbytes(PyObject *self, void *closure) {
    (void)closure;
    const tensor *t = th_tensor_of(self);
    return PyLong_FromLongLong(t->numel * th_item_size[t->dtype]);
}

static PyObject *get_dtype(PyObject *self, void *closure) {
    (void)closure;
    const tensor *t = th_tensor_of(self);
    return Py_NewRef(th_dtypes[t->dtype]);
}

static PyObject *get_device(PyObject *self, void *closure) {
    static PyObject *memory, *of_number;
    const char *module = "torch._tensor.devices";
    if (th_tensor_of(self)->device == TH_CPU)
        return Py_XNewRef(th_attribute_of(&memory, module, "MEMORY"));
    PyObject *number = th_get_number(self, closure), *result = NULL;
    if (number && th_attribute_of(&of_number, module, "of_number"))
        result = PyObject_CallFunctionObjArgs(of_number, number, NULL);
    Py_XDECREF(number);
    return result;
}

/* closure: name of the function in torch/_methods/tensor.py. */
static PyObject *get_interface(PyObject *self, void *closure) {
    PyObject *none = PyTuple_New(0), *result = none ? th_forward(closure, self, none, NULL) : NULL;
    Py_XDECREF(none);
    return result;
}

static int set_part(PyObject *self, PyObject *value, void *closure) {
    PyObject *part = value ? get_interface(self, closure) : NULL;
    const int failed = part ? PyObject_SetItem(part, Py_Ellipsis, value) : -1;
    if (!value)
        PyErr_Format(PyExc_AttributeError, "the parts of a tensor cannot be deleted");
    Py_XDECREF(part);
    return failed;
}

PyGetSetDef th_tensor_attributes[] = {
    {"__cuda_array_interface__", get_interface, NULL,
     "The CUDA array interface of a tensor on a GPU.", "cuda_array_interface"},
    {"__array_interface__", get_interface, NULL, "The array interface that NumPy reads.",
     "array_interface"},
    {"dtype", get_dtype, NULL, "The type of the elements, such as torch.float32.", NULL},
    {"device", get_device, NULL, "The torch.device of the elements.", NULL},
    {"is_cpu", th_get_memory, NULL, "Whether the tensor is in main memory.", NULL},
    {"is_cuda", th_get_cuda, NULL, "Whether the tensor is on a GPU.", NULL},
    {"is_meta", th_get_meta, NULL, "Whether the tensor is on the meta device, without memory.",
     NULL},
    {"_gpu", th_get_number, NULL,
     "The number of the GPU, -1 in main memory, or -2 on the meta device.", NULL},
    {"is_sparse", get_false, NULL, "Whether the tensor is sparse.", NULL},
    {"shape", get_shape, NULL, "The size, under NumPy's name.", NULL},
    {"ndim", get_ndim, NULL, "The number of dimensions, under NumPy's name.", NULL},
    {"T", th_get_transposed, NULL, "A view with all dims in reverse: the transpose of a matrix.",
     NULL},
    {"H", th_get_transposed, NULL, "The conjugate of the transpose of a matrix.", "H"},
    {"mT", th_get_matrices_transposed, NULL, "A view with the last two dims swapped.", NULL},
    {"mH", th_get_matrices_transposed, NULL, "The conjugate, with the last two dims swapped.", "H"},
    {"real", get_interface, set_part, "A view of the real parts; a real tensor itself.", "real"},
    {"imag", get_interface, set_part, "A view of the imaginary parts of complex numbers.", "imag"},
    {"itemsize", get_itemsize, NULL, "Bytes per element.", NULL},
    {"nbytes", get_nbytes, NULL, "Bytes of all elements.", NULL},
    {0},
};
