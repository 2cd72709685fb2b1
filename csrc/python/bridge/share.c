/* share.c: the Python interface of shared memory: methods, and functions for the picklers of
   torch.multiprocessing. */
#include "share/share.h"

#include <errno.h>
#include <string.h>

#include "python/bridge/bridge.h"

#define PART (-1)

/* Pickled form of a storage or tensor: this struct, cut after the last dimension. */
typedef struct message {
    share_handle handle;
    int64_t ndim;                  /* PART: a storage of shape[0] elements */
    int64_t dtype;                 /* may differ from the storage's */
    int64_t offset;                /* in the whole storage, in elements of the dtype */
    int64_t shape[2 * TH_MAX_DIM]; /* sizes, then strides */
} message;

/* Raise OSError with errno for a system failure, else the core's error. */
PyObject *th_raise_shared(void) {
    int number = th_share_errno();
    if (!number || PyErr_Occurred())
        return th_raise();
    PyObject *reason = PyUnicode_FromFormat("%s (%s)", th_error_message(), strerror(number));
    PyObject *args = reason ? Py_BuildValue("(iN)", number, reason) : NULL;
    if (args)
        PyErr_SetObject(PyExc_OSError, args);
    Py_XDECREF(args);
    return NULL;
}

static storage *storage_in(PyObject *o) {
    if (PyObject_TypeCheck(o, th_storage_base))
        return ((StorageObject *)o)->s;
    return th_tensor_of(o)->storage;
}

PyObject *th_python_share(PyObject *self, PyObject *none) {
    (void)none;
    return th_share(storage_in(self)) ? th_raise_shared() : Py_NewRef(self);
}

PyObject *th_python_is_shared(PyObject *self, PyObject *none) {
    (void)none;
    return PyBool_FromLong(th_is_shared(storage_in(self)));
}

/* --- attachments: capsules that keep an arena mapped --- */

static void detach(PyObject *capsule) { th_share_detach(PyCapsule_GetPointer(capsule, "arena")); }

static PyObject *attachment(arena *a) {
    if (!a)
        return th_raise_shared();
    PyObject *capsule = PyCapsule_New(a, "arena", detach);
    if (!capsule)
        th_share_detach(a);
    return capsule;
}

/* share_attach(token or path) -> attachment */
PyObject *th_python_share_attach(PyObject *module, PyObject *from) {
    (void)module;
    if (PyUnicode_Check(from)) {
        PyObject *path = PyUnicode_EncodeFSDefault(from);
        PyObject *result = path ? attachment(th_share_attach_path(PyBytes_AsString(path))) : NULL;
        Py_XDECREF(path);
        return result;
    }
    long descriptor = PyLong_AsLong(from);
    if (descriptor == -1 && PyErr_Occurred())
        return NULL;
    return attachment(th_share_attach((int)descriptor));
}

/* share_place(attachment) -> (id, path or None) */
PyObject *th_python_share_place(PyObject *module, PyObject *capsule) {
    (void)module;
    arena *a = PyCapsule_GetPointer(capsule, "arena");
    if (!a)
        return NULL;
    const char *path = th_share_path(a);
    PyObject *name = path ? PyUnicode_DecodeFSDefault(path) : Py_NewRef(Py_None);
    return name ? Py_BuildValue("KN", (unsigned long long)th_share_identity(a), name) : NULL;
}

/* --- sending and receiving --- */

/* Return a new reference to the storage to send: a copy if exported buffers keep it from moving. */
static storage *sendable(storage *s) {
    if (!th_is_shared(s) && !th_storage_can_move(s)) {
        storage *copy = th_share_new(s->dtype, s->size);
        if (copy)
            memcpy(copy->data, s->data, (size_t)(s->size * th_item_size[s->dtype]));
        return copy;
    }
    if (th_share(s))
        return NULL;
    th_storage_retain(s);
    return s;
}

/* share_name(tensor or storage) -> (handle, its storage, attachment of its arena); shares it
   first. */
PyObject *th_python_share_name(PyObject *module, PyObject *o) {
    (void)module;
    const bool is_storage = PyObject_TypeCheck(o, th_storage_base);
    if (!is_storage && !th_is_tensor(o))
        return PyErr_Format(PyExc_TypeError, "share_name takes a tensor or a storage, not %R",
                            (PyObject *)Py_TYPE(o));
    storage *part = storage_in(o), *whole = th_storage_whole(part);
    message m = {.ndim = PART, .dtype = part->dtype, .shape = {part->size}};
    int64_t numbers = 1;
    m.offset = ((char *)part->data - (char *)whole->data) / th_item_size[part->dtype];
    if (!is_storage) {
        const tensor *t = th_tensor_of(o);
        m.ndim = t->ndim;
        m.dtype = t->dtype;
        m.offset = ((char *)th_data(t) - (char *)whole->data) / th_item_size[t->dtype];
        numbers = 2 * t->ndim;
        memcpy(m.shape, t->size, sizeof(int64_t) * t->ndim);
        memcpy(m.shape + t->ndim, th_stride(t), sizeof(int64_t) * t->ndim);
    }
    storage *s = sendable(whole);
    if (!s || th_share_name(s, &m.handle)) {
        th_storage_release(s);
        return th_raise_shared();
    }
    PyObject *capsule = attachment(th_share_hold(s));
    const Py_ssize_t length = offsetof(message, shape) + (Py_ssize_t)sizeof(int64_t) * numbers;
    PyObject *handle = PyBytes_FromStringAndSize((const char *)&m, length);
    PyObject *kept = th_wrap_storage(s), *result = NULL;
    if (capsule && handle && kept)
        result = PyTuple_Pack(3, handle, kept, capsule);
    Py_XDECREF(handle);
    Py_XDECREF(kept);
    Py_XDECREF(capsule);
    return result;
}

/* share_token(attachment) -> a descriptor to send, owned by the caller; -1 if the arena is sent by
   path */
PyObject *th_python_share_token(PyObject *module, PyObject *capsule) {
    (void)module;
    arena *a = PyCapsule_GetPointer(capsule, "arena");
    if (!a)
        return NULL;
    const int token = th_share_open(a);
    return token < 0 && !th_share_path(a) ? th_raise_shared() : PyLong_FromLong(token);
}

/* share_send(token, handle): let the token hold the handle's block; the storage must be alive. */
PyObject *th_python_share_send(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    share_handle handle;
    char *text;
    Py_ssize_t length;
    if (count != 2 || PyBytes_AsStringAndSize(args[1], &text, &length))
        return count == 2 ? NULL
                          : PyErr_Format(PyExc_TypeError, "share_send takes a token and a handle");
    const long token = PyLong_AsLong(args[0]);
    if (token == -1 && PyErr_Occurred())
        return NULL;
    if (length < (Py_ssize_t)sizeof handle)
        return PyErr_Format(PyExc_RuntimeError, "the handle of a shared tensor is damaged");
    memcpy(&handle, text, sizeof handle);
    return th_share_send((int)token, &handle) ? th_raise_shared() : Py_NewRef(Py_None);
}

/* Return the storage of a message, as elements of its dtype. */
static storage *received_storage(const message *m) {
    storage *s = th_share_receive(&m->handle);
    if (!s || s->dtype == m->dtype)
        return s;
    storage *typed = NULL;
    if (m->dtype < 0 || m->dtype >= TH_TYPES)
        th_fail(TH_RUNTIME, "the handle of a shared tensor is damaged");
    else
        typed = th_storage_typed(s, (dtype)m->dtype);
    th_storage_release(s);
    return typed;
}

static PyObject *received(const message *m) {
    storage *s = received_storage(m);
    if (!s)
        return th_raise_shared();
    if (m->ndim == PART) {
        const int64_t count = m->shape[0];
        if (m->offset < 0 || count < 0 || m->offset > s->size - count) {
            th_storage_release(s);
            return PyErr_Format(PyExc_RuntimeError, "the handle of a shared tensor is damaged");
        }
        if (!m->offset && count == s->size)
            return th_wrap_storage(s);
        storage *part = th_storage_part(s, m->offset, count);
        th_storage_release(s);
        return th_wrap_storage(part);
    }
    tensor *t = th_new_view(s, m->offset, (int)m->ndim, m->shape, m->shape + m->ndim);
    th_storage_release(s);
    return th_wrap(t);
}

/* share_receive(bytes) -> tensor or storage; its arena must be attached */
PyObject *th_python_share_receive(PyObject *module, PyObject *bytes) {
    (void)module;
    message m;
    char *text;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(bytes, &text, &length))
        return NULL;
    const Py_ssize_t fixed = offsetof(message, shape);
    if (length >= fixed)
        memcpy(&m, text, (size_t)fixed);
    const int64_t dims = length < fixed ? TH_MAX_DIM + 1 : m.ndim;
    if (dims < PART || dims > TH_MAX_DIM
        || length != fixed + (dims == PART ? 1 : 2 * dims) * (Py_ssize_t)sizeof(int64_t))
        return PyErr_Format(PyExc_RuntimeError, "the handle of a shared tensor is damaged");
    memcpy(m.shape, text + fixed, (size_t)(length - fixed));
    return received(&m);
}

/* --- new tensors in shared memory --- */

tensor *th_new_batch(bool shared, device where, dtype type, int ndim, const int64_t *size) {
    if (!shared)
        return th_new(where, type, ndim, size);
    int64_t numel = th_count(ndim, size), stride[TH_MAX_DIM], step = 1;
    storage *s = numel < 0 ? NULL : th_share_new(type, numel);
    if (!s)
        return NULL;
    for (int d = ndim - 1; d >= 0; d--) {
        stride[d] = step;
        step *= size[d] > 1 ? size[d] : 1;
    }
    tensor *t = th_new_view(s, 0, ndim, size, stride);
    th_storage_release(s);
    return t;
}

/* share_new(class or name, sizes) -> uninitialized tensor in shared memory */
PyObject *th_python_share_new(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    int64_t size[TH_MAX_DIM];
    if (count != 2)
        return PyErr_Format(PyExc_TypeError, "share_new takes a tensor type and sizes");
    int type = th_type_from_object(args[0], NULL),
        ndim = type < 0 ? -1 : th_parse_ints(args + 1, 1, size, TH_MAX_DIM);
    if (ndim < 0)
        return NULL;
    tensor *t = th_new_batch(true, TH_CPU, type, ndim, size);
    return t ? th_wrap(t) : th_raise_shared();
}
