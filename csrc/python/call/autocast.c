/* autocast.c: inside torch.autocast, some ops convert their operands first. A thread's state is a
   tuple: the lower dtypes on CPU and GPUs, or None; a dict of cached conversions of leaves, or
   None. */
#include "python/call/call.h"

int th_autocasts;
/* NULL: outside any context. */
static THREAD_LOCAL PyObject *state;
/* Dicts by op name, for CPU and GPUs. True: compute in the lower dtype; False: in float; None: in
   float if operands differ, and convert the result to the first one's dtype. */
static PyObject *ops[2];

/* set_autocast_ops(for the CPU, for GPUs) */
PyObject *th_python_set_autocast_ops(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *result[2];
    if (!PyArg_ParseTuple(args, "O!O!:set_autocast_ops", &PyDict_Type, &result[0], &PyDict_Type,
                          &result[1]))
        return NULL;
    for (int gpu = 0; gpu < 2; gpu++) {
        PyObject *before = ops[gpu];
        ops[gpu] = Py_NewRef(result[gpu]);
        Py_XDECREF(before);
    }
    Py_RETURN_NONE;
}

/* set_autocast(state or None) -> the previous state or None */
PyObject *th_python_set_autocast(PyObject *module, PyObject *wanted) {
    (void)module;
    const bool is = PyTuple_Check(wanted) && PyTuple_Size(wanted) == 3;
    if (!is && wanted != Py_None)
        return PyErr_Format(PyExc_TypeError, "set_autocast takes a tuple of three or None");
    PyObject *before = state ? state : Py_NewRef(Py_None);
    th_autocasts += is - (state != NULL);
    state = is ? Py_NewRef(wanted) : NULL;
    return before;
}

/* autocast_state() -> the state or None */
PyObject *th_python_autocast_state(PyObject *module, PyObject *none) {
    (void)module;
    (void)none;
    return Py_NewRef(state ? state : Py_None);
}

static PyObject *converted(PyObject *o, dtype type) {
    return PyObject_CallMethod(o, th_conversion[type], NULL);
}

/* Cache a leaf's conversion until the outermost context ends or the leaf is modified. */
static PyObject *converted_once(PyObject *o, dtype type, PyObject *cache) {
    record *leaf = th_record_of(o);
    if (cache == Py_None || !leaf || !leaf->requires_grad || leaf->creator || !th_records)
        return converted(o, type);
    const version *writes = th_version(leaf);
    if (!writes)
        return NULL;
    const long long count = (long long)writes->count;
    PyObject *key = Py_BuildValue("(ni)", (Py_ssize_t)o, (int)type);
    /* (leaf, conversion, write count) */
    PyObject *held = key ? PyDict_GetItemWithError(cache, key) : NULL;
    PyObject *result = NULL;
    if (held && PyLong_AsLongLong(PyTuple_GetItem(held, 2)) == count)
        result = Py_NewRef(PyTuple_GetItem(held, 1));
    else if (key && !PyErr_Occurred() && (result = converted(o, type))) {
        held = Py_BuildValue("(OOL)", o, result, count);
        if (!held || PyDict_SetItem(cache, key, held))
            Py_CLEAR(result);
        Py_XDECREF(held);
    }
    Py_XDECREF(key);
    return result;
}

/* Convert a floating tensor; return other objects and doubles unchanged. */
static PyObject *cast(PyObject *o, bool lower, dtype type, bool gpu) {
    const tensor *t = o && th_is_tensor(o) ? th_tensor_of(o) : NULL;
    if (!t || !th_is_floating(t->dtype) || th_is_complex(t->dtype) || t->dtype == TH_DOUBLE
        || th_is_stored(t->dtype) || t->dtype == type || th_is_gpu(t->device) != gpu)
        return Py_XNewRef(o);
    return lower ? converted_once(o, type, PyTuple_GetItem(state, 2)) : converted(o, type);
}

static bool have_other_types(PyObject *const *given, Py_ssize_t count, dtype first) {
    bool result = false;
    for (Py_ssize_t i = 0; i < count; i++)
        if (given[i] && th_is_tensor(given[i]) && th_is_floating(th_tensor_of(given[i])->dtype))
            result |= th_tensor_of(given[i])->dtype != first;
    return result;
}

int th_autocast(const char *name, PyObject *const *given, Py_ssize_t count, PyObject **to,
                int *back) {
    Py_ssize_t first = 0;
    while (first < count && !(given[first] && th_is_tensor(given[first])))
        first++;
    if (!state || first == count)
        return 0;
    const tensor *leads = th_tensor_of(given[first]);
    const bool gpu = th_is_gpu(leads->device);
    PyObject *lowest = PyTuple_GetItem(state, gpu);
    PyObject *result = lowest == Py_None ? NULL : th_lookup(ops[gpu], name);
    if (!result)
        return PyErr_Occurred() ? -1 : 0;
    if (result == Py_None && !have_other_types(given, count, (dtype)leads->dtype))
        return 0;
    const bool lower = result == Py_True;
    *back = result == Py_None && leads->dtype != TH_FLOAT ? leads->dtype : -1;
    const int type = lower ? th_dtype_of(lowest) : TH_FLOAT;
    for (Py_ssize_t i = 0; i < count; i++)
        if (!(to[i] = cast(given[i], lower, (dtype)type, gpu)) && given[i]) {
            while (i--)
                Py_XDECREF(to[i]);
            return -1;
        }
    return 1;
}

/* autocast(name, tuple) -> the tuple with converted tensors; None if the op converts nothing. */
PyObject *th_python_autocast(PyObject *module, PyObject *args) {
    (void)module;
    const char *name;
    PyObject *tuple, *few[TH_MAX_ARGUMENTS], *to[TH_MAX_ARGUMENTS];
    if (!PyArg_ParseTuple(args, "sO!:autocast", &name, &PyTuple_Type, &tuple))
        return NULL;
    const Py_ssize_t all = PyTuple_Size(tuple);
    const int count = all < TH_MAX_ARGUMENTS ? (int)all : TH_MAX_ARGUMENTS;
    for (int i = 0; i < count; i++)
        few[i] = PyTuple_GetItem(tuple, i);
    int back;
    const int concerned = th_autocast(name, few, count, to, &back);
    return concerned > 0 ? th_tuple(to, count) : concerned ? NULL : Py_NewRef(Py_None);
}

/* Convert no state tensors, since the row writes to them. */
int th_autocast_call(const row *r, PyObject **objects, PyObject **kept, int *back) {
    const int concerned = th_autocast(r->name, objects, r->inputs, kept, back);
    for (int i = 0; concerned > 0 && i < r->inputs; i++)
        objects[i] = kept[i];
    return concerned;
}

PyObject *th_autocast_back(const row *r, PyObject *result, int back) {
    PyObject *items[TH_MAX_RESULTS];
    if (back < 0 || !result)
        return result;
    bool failed = false;
    for (int k = 0; k < r->returned; k++) {
        PyObject *one = r->returned > 1 ? PyTuple_GetItem(result, k) : result;
        const bool floats = th_is_floating(th_tensor_of(one)->dtype);
        items[k] = failed ? NULL : floats ? converted(one, (dtype)back) : Py_NewRef(one);
        failed |= !items[k];
    }
    Py_DECREF(result);
    if (!failed)
        return r->returned > 1 ? th_results(r, items) : items[0];
    for (int k = 0; k < r->returned; k++)
        Py_XDECREF(items[k]);
    return NULL;
}

PyObject *th_autocast_pause(void) {
    PyObject *before = state;
    state = NULL;
    return before;
}

void th_autocast_resume(PyObject *before) {
    Py_XDECREF(state);
    state = before;
}
