/* batches.c: batches for DataLoader: stack samples or gather rows, on the samples' device or in
   shared memory to be sent. */
#include <string.h>

#include "python/bridge/bridge.h"

static tensor *sample_at(PyObject *list, Py_ssize_t i, const tensor *first) {
    PyObject *o = PyList_GetItem(list, i);
    if (!th_is_tensor(o)) {
        PyErr_Format(PyExc_TypeError, "the samples differ: sample 0 is a %s, sample %zd is a %R",
                     th_describe(first), i, (PyObject *)Py_TYPE(o));
        return NULL;
    }
    tensor *t = th_tensor_of(o);
    if (t->dtype == first->dtype && th_same_size(t, first))
        return t;
    PyErr_Format(
        PyExc_RuntimeError,
        "the samples differ: sample 0 is a %s, sample %zd is a %s; give all one type and size, "
        "or a collate_fn",
        th_describe(first), i, th_describe(t));
    return NULL;
}

static int stack_into(tensor *result, PyObject *list, const tensor *first) {
    const int64_t bytes = first->numel * th_item_size[first->dtype];
    for (Py_ssize_t i = 0; i < result->size[0]; i++) {
        tensor *t = sample_at(list, i, first);
        if (!t)
            return -1;
        if (t->contiguous && t->device == TH_CPU && result->device == TH_CPU) {
            memcpy((char *)th_data(result) + i * bytes, th_data(t), (size_t)bytes);
            continue;
        }
        tensor *part = th_new_view(result->storage, i * first->numel, first->ndim, first->size,
                                   th_stride(result) + 1);
        int failed = !part || th_copy(part, t);
        th_drop(part);
        if (failed)
            return th_raise_int();
    }
    return 0;
}

/* stack_samples(list of tensors, shared): stack along a new first dimension, in shared memory if
   asked. */
PyObject *th_python_stack_samples(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    /* first, since it may run Python code */
    const int shared = count == 2 ? PyObject_IsTrue(args[1]) : 0;
    if (shared < 0)
        return NULL;
    if (count != 2 || !PyList_Check(args[0]) || !PyList_Size(args[0])
        || !th_is_tensor(PyList_GetItem(args[0], 0)))
        return PyErr_Format(PyExc_TypeError,
                            "stack_samples takes a list of tensors and whether to share");
    const tensor *first = th_tensor_of(PyList_GetItem(args[0], 0));
    int64_t size[TH_MAX_DIM];
    if (first->ndim == TH_MAX_DIM)
        return PyErr_Format(PyExc_ValueError,
                            "the samples have %d dims already, as many as a tensor can",
                            TH_MAX_DIM);
    size[0] = PyList_Size(args[0]);
    memcpy(size + 1, first->size, sizeof(int64_t) * first->ndim);
    tensor *result = th_new_batch(shared, first->device, first->dtype, first->ndim + 1, size);
    if (!result)
        return th_raise_shared();
    if (stack_into(result, args[0], first)) {
        th_drop(result);
        return NULL;
    }
    return th_wrap(result);
}

/* Copy row numbers[i] of t to row i of result. */
static int gather_into(tensor *result, const tensor *t, const int64_t *numbers) {
    const int64_t length = t->size[0], row = length ? t->numel / length : 0,
                  bytes = row * th_item_size[t->dtype];
    for (int64_t i = 0; i < result->size[0]; i++) {
        const int64_t number = numbers[i] < 0 ? numbers[i] + length : numbers[i];
        if (number < 0 || number >= length) {
            PyErr_Format(PyExc_IndexError, "sample %lld was asked for, there are %lld",
                         (long long)numbers[i], (long long)length);
            return -1;
        }
        if (t->contiguous && t->device == TH_CPU) {
            memcpy((char *)th_data(result) + i * bytes, (char *)th_data(t) + number * bytes,
                   (size_t)bytes);
            continue;
        }
        int64_t size[TH_MAX_DIM];
        memcpy(size, t->size, sizeof(int64_t) * t->ndim);
        size[0] = 1;
        tensor *to = th_new_view(result->storage, i * row, t->ndim, size, th_stride(result));
        tensor *from = th_new_part(t, t->offset + number * th_stride(t)[0], t->ndim, size,
                                   th_stride(t));
        int failed = !to || !from || th_copy(to, from);
        th_drop(to);
        th_drop(from);
        if (failed)
            return th_raise_int();
    }
    return 0;
}

static PyObject *gather(const tensor *t, const tensor *numbers, bool shared) {
    int64_t size[TH_MAX_DIM];
    memcpy(size, t->size, sizeof(int64_t) * t->ndim);
    size[0] = numbers->numel;
    tensor *result = th_new_batch(shared, t->device, t->dtype, t->ndim, size);
    if (!result)
        return th_raise_shared();
    if (gather_into(result, t, th_data(numbers))) {
        th_drop(result);
        return NULL;
    }
    return th_wrap(result);
}

/* gather_rows(tensor, list of ints, shared): the rows in that order, in shared memory if asked. */
PyObject *th_python_gather_rows(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    if (count != 3 || !th_is_tensor(args[0]) || !th_tensor_of(args[0])->ndim
        || !PyList_Check(args[1]))
        return PyErr_Format(PyExc_TypeError,
                            "gather_rows takes a tensor, a list of ints, and whether to share");
    /* Convert numbers first: that may run Python code which changes the tensor. */
    const int shared = PyObject_IsTrue(args[2]);
    tensor *numbers = shared < 0 || th_index_kinds(args[1], 1) < 0
                          ? NULL
                          : th_from_sequence(args[1], TH_LONG);
    if (!numbers)
        return PyErr_Occurred() ? NULL : th_raise();
    PyObject *result = numbers->ndim == 1
                           ? gather(th_tensor_of(args[0]), numbers, shared)
                           : PyErr_Format(PyExc_TypeError, "the numbers of samples are ints");
    th_drop(numbers);
    return result;
}
