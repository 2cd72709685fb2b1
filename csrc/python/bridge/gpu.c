/* gpu.c: copies to and from GPUs, pinned memory, streams. */
#include "python/bridge/bridge.h"

/* to_gpu(tensor, number, non_blocking): a copy on that GPU, or on the CPU for -1; the tensor itself
   if it is there. */
PyObject *th_python_to_gpu(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *o;
    int number, later = 0;
    if (!PyArg_ParseTuple(args, "Oi|p:to_gpu", &o, &number, &later))
        return NULL;
    if (!th_is_tensor(o) || number < -1 || number >= TH_GPUS)
        return PyErr_Format(PyExc_TypeError, "to_gpu takes a Tensor and the number of a GPU");
    const device where = (device)(number + 1);
    tensor *t = th_tensor_of(o);
    if (t->device == where)
        return Py_NewRef(o);
    return th_wrap((later ? th_on_device_async : th_on_device)(t, where));
}

/* pin(tensor): a copy in pinned memory, or the tensor itself if pinned. */
PyObject *th_python_pin(PyObject *module, PyObject *o) {
    (void)module;
    if (!th_is_tensor(o) || th_tensor_of(o)->device != TH_CPU)
        return PyErr_Format(PyExc_TypeError, "pin_memory takes a tensor in memory");
    if (th_ready_gpu() < 0)
        return NULL;
    tensor *t = th_tensor_of(o), *made = NULL;
    if (th_storage_pin(t->storage))
        return Py_NewRef(o);
    int64_t stride[TH_MAX_DIM], step = 1;
    for (int d = t->ndim - 1; d >= 0; d--) {
        stride[d] = step;
        step *= t->size[d] > 1 ? t->size[d] : 1;
    }
    storage *memory = th_storage_pinned((dtype)t->dtype, t->numel);
    if (memory && (made = th_new_view(memory, 0, t->ndim, t->size, stride)) && th_copy(made, t)) {
        th_drop(made);
        made = NULL;
    }
    if (memory)
        th_storage_release(memory);
    return th_wrap(made);
}

PyObject *th_python_is_pinned(PyObject *module, PyObject *o) {
    (void)module;
    if (!th_is_tensor(o))
        return PyErr_Format(PyExc_TypeError, "is_pinned takes a tensor");
    const tensor *t = th_tensor_of(o);
    return PyBool_FromLong(t->storage && th_storage_pin(t->storage));
}

/* record_stream(tensor, handle of a stream) */
PyObject *th_python_record_stream(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *o;
    unsigned long long stream;
    if (!PyArg_ParseTuple(args, "OK:record_stream", &o, &stream))
        return NULL;
    if (!th_is_tensor(o))
        return PyErr_Format(PyExc_TypeError, "record_stream takes a tensor");
    if (th_storage_record(th_tensor_of(o)->storage, (void *)(uintptr_t)stream))
        return th_raise();
    Py_RETURN_NONE;
}

PyObject *th_storage_dtype(PyObject *self, void *closure) {
    (void)closure;
    return Py_NewRef(th_dtypes[((StorageObject *)self)->s->dtype]);
}

PyObject *th_storage_device(PyObject *self, void *closure) {
    (void)closure;
    const device where = ((StorageObject *)self)->s->device;
    return where == TH_CPU ? th_call_python("torch", "device", "(s)", "cpu")
                           : th_call_python("torch", "device", "(si)", "cuda", where - 1);
}
