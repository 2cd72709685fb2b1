/* storage_type.c: torch.FloatStorage and the other storage classes: flat blocks of elements that
   tensors view. */
#include <limits.h>
#include <string.h>

#include "python/bridge/bridge.h"

static storage *storage_of(PyObject *o) { return ((StorageObject *)o)->s; }

static PyObject *wrap_as(storage *s, PyTypeObject *type) {
    if (!s)
        return th_raise();
    StorageObject *o = (StorageObject *)PyType_GenericAlloc(type, 0);
    if (o)
        o->s = s;
    else
        th_storage_release(s);
    return (PyObject *)o;
}

static void storage_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    th_storage_release(storage_of(self));
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* View a storage as a 1-D tensor, so that tensor functions apply. */
static tensor *as_tensor(const storage *s) {
    int64_t one = 1;
    return th_new_view((storage *)s, 0, 1, &s->size, &one);
}

/* Return the dtype of a class; torch.Storage has the default dtype. */
static int type_of_class(PyTypeObject *class) {
    if (class == th_storage_base)
        return th_default_type;
    for (int type = 0; type < TH_TYPES; type++)
        if (PyType_IsSubtype(class, th_storage_types[0][type])
            || PyType_IsSubtype(class, th_storage_types[1][type]))
            return type;
    PyErr_SetString(PyExc_TypeError, "choose a type: torch.FloatStorage, torch.LongStorage ...");
    return -1;
}

/* Return the device for a class's new storages: the CPU or the current GPU; -1 with an error. */
static int device_of_class(PyTypeObject *class, int type) {
    return PyType_IsSubtype(class, th_storage_types[1][type]) ? th_ready_gpu() : TH_CPU;
}

/* (storage, offset=0, size=rest): a view of another storage of the same type. */
static PyObject *make_part(PyTypeObject *class, int type, PyObject *args) {
    PyObject *source;
    long long offset = 0, size = LLONG_MIN;
    if (!PyArg_ParseTuple(args, "O|LL", &source, &offset, &size))
        return NULL;
    storage *whole = storage_of(source);
    if (whole->dtype != type)
        return PyErr_Format(PyExc_TypeError, "%sStorage: the source is a %sStorage; convert it",
                            th_dtype_name[type], th_dtype_name[whole->dtype]);
    if (th_is_gpu(whole->device) != PyType_IsSubtype(class, th_storage_types[1][type]))
        return PyErr_Format(PyExc_TypeError, "%R: the source is %s; copy it with %s",
                            (PyObject *)class, whole->device ? "on a GPU" : "in memory",
                            whole->device ? ".cpu()" : ".cuda()");
    if (offset < 0 || offset > whole->size || (size != LLONG_MIN && size < 0)
        || (size != LLONG_MIN && size > whole->size - offset))
        return PyErr_Format(PyExc_ValueError,
                            "%sStorage: offset is %lld, size is %lld; the source has %lld elements",
                            th_dtype_name[type], offset,
                            size == LLONG_MIN ? (long long)whole->size - offset : size,
                            (long long)whole->size);
    return wrap_as(th_storage_part(whole, offset, size == LLONG_MIN ? whole->size - offset : size),
                   class);
}

/* Raise an error for a bool in place of an index or size. */
static bool is_bool(PyObject *o) {
    if (PyBool_Check(o))
        PyErr_Format(PyExc_TypeError, "a storage takes ints for indices and sizes, not %R", o);
    return PyBool_Check(o);
}

static PyObject *storage_make(PyTypeObject *class, PyObject *args, PyObject *keywords) {
    (void)keywords;
    int type = type_of_class(class);
    if (type < 0)
        return NULL;
    if (class == th_storage_base)
        class = th_storage_types[0][type];
    const int where = device_of_class(class, type);
    if (where < 0)
        return NULL;
    Py_ssize_t count = PyTuple_Size(args);
    PyObject *first = count ? PyTuple_GetItem(args, 0) : NULL;
    if (first && count <= 3 && PyObject_TypeCheck(first, th_storage_base))
        return make_part(class, type, args);
    if (count > 1)
        return PyErr_Format(PyExc_TypeError, "a storage is made from a size, a sequence, or a "
                                             "storage with an offset and a size");
    if (!first || PyLong_Check(first)) {
        long long size = !first ? 0 : is_bool(first) ? -1 : PyLong_AsLongLong(first);
        if (size == -1 && PyErr_Occurred())
            return NULL;
        return wrap_as(th_storage_new((device)where, type, size), class);
    }
    tensor *t = th_from_sequence(first, type);
    if (!t)
        return PyErr_Occurred() ? NULL : th_raise();
    tensor *there = th_on_device(t, (device)where);
    th_drop(t);
    if (!there)
        return th_raise();
    storage *s = there->storage;
    th_storage_retain(s);
    th_drop(there);
    return wrap_as(s, class);
}

static Py_ssize_t storage_length(PyObject *self) { return storage_of(self)->size; }

static PyObject *storage_item(PyObject *self, Py_ssize_t i) {
    storage *s = storage_of(self);
    if (i < 0 || i >= s->size)
        return PyErr_Format(PyExc_IndexError,
                            "index %zd is out of range for a storage of %lld elements", i,
                            (long long)s->size);
    tensor *t = as_tensor(s);
    PyObject *number = t ? th_number(t, i) : th_raise();
    th_drop(t);
    return number;
}

static PyObject *storage_subscript(PyObject *self, PyObject *key) {
    storage *s = storage_of(self);
    if (PySlice_Check(key)) {
        Py_ssize_t start, stop, step;
        if (PySlice_Unpack(key, &start, &stop, &step))
            return NULL;
        if (step != 1)
            return PyErr_Format(PyExc_ValueError, "storages are sliced with step 1 only");
        Py_ssize_t length = PySlice_AdjustIndices(s->size, &start, &stop, step);
        return wrap_as(th_storage_part(s, start, length),
                       th_storage_types[th_is_gpu(s->device)][s->dtype]);
    }
    Py_ssize_t i = is_bool(key) ? -1 : PyNumber_AsSsize_t(key, PyExc_IndexError);
    if (i == -1 && PyErr_Occurred())
        return NULL;
    return storage_item(self, i < 0 ? i + s->size : i);
}

static int storage_assign(PyObject *self, PyObject *key, PyObject *value) {
    storage *s = storage_of(self);
    scalar number;
    Py_ssize_t start = 0, stop = 0, step = 1, length = 1;
    if (!value || th_parse_scalar(value, &number)
        || th_check_scalar("storage assignment", s->dtype, number)) {
        if (!value)
            PyErr_SetString(PyExc_TypeError, "elements of a storage cannot be deleted");
        return PyErr_Occurred() ? -1 : th_raise_int();
    }
    if (PySlice_Check(key)) {
        if (PySlice_Unpack(key, &start, &stop, &step))
            return -1;
        length = PySlice_AdjustIndices(s->size, &start, &stop, step);
    } else {
        start = is_bool(key) ? -1 : PyNumber_AsSsize_t(key, PyExc_IndexError);
        if (start == -1 && PyErr_Occurred())
            return -1;
        start += start < 0 ? s->size : 0;
        if (start < 0 || start >= s->size) {
            PyErr_Format(PyExc_IndexError, "index is out of range for a storage of %lld elements",
                         (long long)s->size);
            return -1;
        }
    }
    tensor *t = as_tensor(s);
    int failed = t ? 0 : -1;
    for (Py_ssize_t i = 0; !failed && i < length; i++)
        failed = th_write_element(t, start + i * step, number);
    th_drop(t);
    return failed ? th_raise_int() : 0;
}

static PyObject *storage_fill(PyObject *self, PyObject *value) {
    scalar number;
    tensor *t;
    if (th_parse_scalar(value, &number))
        return NULL;
    if (th_check_scalar("fill_", storage_of(self)->dtype, number)
        || !(t = as_tensor(storage_of(self))))
        return th_raise();
    int failed = th_fill(t, number);
    th_drop(t);
    return failed ? th_raise() : Py_NewRef(self);
}

static PyObject *storage_copy(PyObject *self, PyObject *other) {
    if (!PyObject_TypeCheck(other, th_storage_base))
        return PyErr_Format(PyExc_TypeError, "copy_ takes a storage, not %R",
                            (PyObject *)Py_TYPE(other));
    if (storage_of(self)->size != storage_of(other)->size)
        return PyErr_Format(PyExc_RuntimeError, "copy_: the storages have %lld and %lld elements",
                            (long long)storage_of(self)->size, (long long)storage_of(other)->size);
    tensor *t = as_tensor(storage_of(self)), *source = as_tensor(storage_of(other));
    int failed = !t || !source || th_copy(t, source);
    th_drop(t);
    th_drop(source);
    return failed ? th_raise() : Py_NewRef(self);
}

static PyObject *converted(PyObject *self, dtype type) {
    tensor *t = as_tensor(storage_of(self)), *copy = t ? th_convert(t, type) : NULL;
    th_drop(t);
    if (!copy)
        return th_raise();
    th_storage_retain(copy->storage);
    PyObject *result = th_wrap_storage(copy->storage);
    th_drop(copy);
    return result;
}

static PyObject *storage_clone(PyObject *self, PyObject *none) {
    (void)none;
    return converted(self, storage_of(self)->dtype);
}

static PyObject *storage_resize(PyObject *self, PyObject *size) {
    long long elements = is_bool(size) ? -1 : PyLong_AsLongLong(size);
    if (elements == -1 && PyErr_Occurred())
        return NULL;
    return th_storage_resize(storage_of(self), elements) ? th_raise() : Py_NewRef(self);
}

static PyObject *storage_size(PyObject *self, PyObject *none) {
    (void)none;
    return PyLong_FromLongLong(storage_of(self)->size);
}

static PyObject *storage_item_size(PyObject *self, PyObject *none) {
    (void)none;
    return PyLong_FromLong(th_item_size[storage_of(self)->dtype]);
}

static PyObject *storage_pointer(PyObject *self, PyObject *none) {
    (void)none;
    return PyLong_FromVoidPtr(storage_of(self)->data);
}

static PyObject *storage_list(PyObject *self, PyObject *none) {
    (void)none;
    tensor *t = as_tensor(storage_of(self));
    PyObject *list = t ? th_to_list(t) : th_raise();
    th_drop(t);
    return list;
}

static PyObject *storage_repr(PyObject *self) {
    storage *s = storage_of(self);
    PyObject *text = PyUnicode_FromString("");
    const int64_t shown = s->device == TH_META ? 0 : s->size < 1000 ? s->size : 1000;
    for (int64_t i = 0; text && i < shown; i++) {
        PyObject *number = storage_item(self, i);
        PyObject *longer = number ? PyUnicode_FromFormat("%U %S\n", text, number) : NULL;
        Py_XDECREF(number);
        Py_DECREF(text);
        text = longer;
    }
    const char *where = s->device == TH_CPU ? "" : s->device == TH_META ? "meta." : "cuda.";
    PyObject *result = text ? PyUnicode_FromFormat("%U%s[torch.%s%sStorage of size %lld]", text,
                                                   s->size > 1000 ? " ...\n" : "", where,
                                                   th_dtype_name[s->dtype], (long long)s->size)
                            : NULL;
    Py_XDECREF(text);
    return result;
}

#define IN_PYTHON(name)                                                                            \
    static PyObject *python_##name(PyObject *self, PyObject *args, PyObject *keywords) {           \
        return th_forward_storage(#name, self, args, keywords);                                    \
    }
IN_PYTHON(type)
IN_PYTHON(new)
IN_PYTHON(cpu)
IN_PYTHON(cuda)
IN_PYTHON(get_device)
IN_PYTHON(pin_memory)
IN_PYTHON(is_pinned)
IN_PYTHON(nbytes)
IN_PYTHON(from_buffer)
IN_PYTHON(from_file)
IN_PYTHON(__copy__)
IN_PYTHON(__deepcopy__)
IN_PYTHON(__reduce_ex__)
#define FORWARD(name, flags, parameters, doc)                                                      \
    {#name, (PyCFunction)(void (*)(void))python_##name, METH_VARARGS | METH_KEYWORDS | (flags),    \
     #name "(" parameters ")\n--\n\n" doc}
#define HIDDEN(name)                                                                               \
    {#name, (PyCFunction)(void (*)(void))python_##name, METH_VARARGS | METH_KEYWORDS, NULL}

#define CONVERT(name, type)                                                                        \
    static PyObject *to_##name(PyObject *self, PyObject *none) {                                   \
        (void)none;                                                                                \
        return storage_of(self)->dtype == type ? Py_NewRef(self) : converted(self, type);          \
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
#define NOARGS(name, function, doc) {#name, function, METH_NOARGS, #name "($self, /)\n--\n\n" doc}
#define CONVERSION(name)                                                                           \
    {#name, to_##name, METH_NOARGS,                                                                \
     #name "($self, /)\n--\n\nConvert the elements. Returns this storage if it has the type."}

static PyMethodDef methods[] = {
    NOARGS(size, storage_size, "Return the number of elements."),
    NOARGS(element_size, storage_item_size, "Return the bytes per element."),
    NOARGS(data_ptr, storage_pointer, "Return the address of the first element."),
    {"fill_", storage_fill, METH_O,
     "fill_($self, value, /)\n--\n\nSet all elements to `value`, and return this storage."},
    {"copy_", storage_copy, METH_O,
     "copy_($self, storage, /)\n--\n\nCopy and convert the elements of another storage."},
    {"resize_", storage_resize, METH_O,
     "resize_($self, size, /)\n--\n\nChange the number of elements, and return this storage."},
    NOARGS(clone, storage_clone, "Return a copy."),
    NOARGS(tolist, storage_list, "Return a list of Python numbers."),
    NOARGS(share_memory_, th_python_share,
           "Move the elements into memory that other processes can map, and return this storage."),
    NOARGS(share, th_python_share, "Alias of share_memory_."),
    NOARGS(is_shared, th_python_is_shared, "Return whether the elements are in shared memory."),
    FORWARD(type, 0, "$self, new_type=None",
            "Return the name of the type, or convert to the class or name `new_type`."),
    FORWARD(new, 0, "$self, *args",
            "Return a storage of this type; the arguments are those of the class."),
    FORWARD(cpu, 0, "$self", "Return the storage in main memory, a copy if it is on a GPU."),
    FORWARD(cuda, 0, "$self, device=None", "Return a copy on a GPU."),
    FORWARD(get_device, 0, "$self", "Return the number of the GPU."),
    FORWARD(pin_memory, 0, "$self",
            "Return a copy in page-locked memory, which a GPU reads directly."),
    FORWARD(is_pinned, 0, "$self", "Return whether the storage is in page-locked memory."),
    FORWARD(nbytes, 0, "$self", "Return the bytes of all elements."),
    FORWARD(from_buffer, METH_CLASS, "$type, buffer, byte_order='native', count=-1, offset=0",
            "Return a storage with a copy of the bytes of `buffer`."),
    FORWARD(from_file, METH_CLASS, "$type, filename, shared=False, size=0",
            "Return a storage whose elements are mapped from a file."),
    CONVERSION(bool),
    CONVERSION(byte),
    CONVERSION(char),
    CONVERSION(short),
    CONVERSION(int),
    CONVERSION(long),
    CONVERSION(half),
    CONVERSION(bfloat16),
    CONVERSION(float),
    CONVERSION(double),
    CONVERSION(cfloat),
    CONVERSION(cdouble),
    HIDDEN(__copy__),
    HIDDEN(__deepcopy__),
    HIDDEN(__reduce_ex__),
    {0},
};

static PyObject *get_whole(PyObject *self, void *closure) {
    (void)closure;
    const storage *s = storage_of(self);
    storage *whole = th_storage_whole(s);
    if (s == whole || s->dtype != whole->dtype)
        return Py_BuildValue("(Oi)", self, 0);
    const int64_t offset = ((char *)s->data - (char *)whole->data) / th_item_size[s->dtype];
    th_storage_retain(whole);
    PyObject *object = th_wrap_storage(whole);
    return object ? Py_BuildValue("(NL)", object, (long long)offset) : NULL;
}

static PyObject *get_false(PyObject *self, void *closure) {
    return (void)self, (void)closure, Py_NewRef(Py_False);
}

static PyGetSetDef attributes[] = {
    {"dtype", th_storage_dtype, NULL, "The type of the elements, such as torch.float32.", NULL},
    {"device", th_storage_device, NULL, "The torch.device of the elements.", NULL},
    {"is_cuda", th_storage_is_cuda, NULL, "Whether the storage is on a GPU.", NULL},
    {"_gpu", th_storage_number, NULL, "The GPU's number; -1: main memory, -2: meta.", NULL},
    {"_whole", get_whole, NULL, "(storage that this one is a part of, index in it).", NULL},
    {"is_sparse", get_false, NULL, "False: storages are never sparse.", NULL},
    {0},
};

int th_install_storages(PyObject *module) {
    PyType_Slot slots[] = {
        {Py_tp_doc, "Base class of storages: blocks of elements of one type that tensors view.\n\n"
                    ">>> isinstance(torch.ones(2).storage(), torch.Storage)\nTrue\n"},
        {Py_tp_new, storage_make},
        {Py_tp_dealloc, storage_dealloc},
        {Py_tp_repr, storage_repr},
        {Py_tp_methods, methods},
        {Py_tp_getset, attributes},
        {Py_sq_length, storage_length},
        {Py_sq_item, storage_item},
        {Py_mp_length, storage_length},
        {Py_mp_subscript, storage_subscript},
        {Py_mp_ass_subscript, storage_assign},
        {0, NULL},
    };
    unsigned flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE;
    PyType_Spec spec = {"torch._StorageBase", sizeof(StorageObject), 0, flags, slots};
    th_storage_base = (PyTypeObject *)PyType_FromSpec(&spec);
    PyObject *bases = th_storage_base ? Py_BuildValue("(O)", (PyObject *)th_storage_base) : NULL;
    if (!bases || PyModule_AddObjectRef(module, "_StorageBase", (PyObject *)th_storage_base))
        return -1;
    for (int k = 0; k < 2 * TH_TYPES; k++) {
        static char names[2 * TH_TYPES][40], docs[2 * TH_TYPES][200];
        const bool gpu = k >= TH_TYPES;
        const char *kind = th_dtype_name[k % TH_TYPES];
        char key[40];
        PyOS_snprintf(names[k], sizeof names[k], "torch.%s%sStorage", gpu ? "cuda." : "", kind);
        PyOS_snprintf(key, sizeof key, "%s%sStorage", gpu ? "_cuda_" : "", kind);
        const char *form = gpu ? "Block of %s elements on a GPU.\n\n"
                                 ">>> if torch.cuda.is_available():\n"
                                 "...     assert %s([1, 0, 1]).size() == 3\n"
                               : "Block of %s elements in main memory.\n\n"
                                 ">>> %s([1, 0, 1]).size()\n3\n";
        PyOS_snprintf(docs[k], sizeof docs[k], form, kind, names[k]);
        PyType_Slot concrete[] = {{Py_tp_doc, docs[k]}, {0, NULL}};
        PyType_Spec s = {names[k], sizeof(StorageObject), 0, flags, concrete};
        PyObject *result = PyType_FromSpecWithBases(&s, bases);
        th_storage_types[gpu][k % TH_TYPES] = (PyTypeObject *)result;
        if (!result || PyModule_AddObjectRef(module, key, result))
            return -1;
    }
    Py_DECREF(bases);
    return 0;
}
