/* objects.c: tensors, storages and Variables as Python objects: made, told apart, freed. */
#include <string.h>

#include "python/types/types.h"

PyTypeObject *th_tensor_base, *th_tensor_types[2][TH_DTYPES], *th_storage_base,
    *th_storage_types[2][TH_DTYPES], *th_variable_type;
PyObject *th_dtypes[TH_DTYPES];

int th_dtype_of(PyObject *o) {
    int type = TH_DTYPES - 1;
    while (type >= 0 && o != th_dtypes[type])
        type--;
    return type;
}

bool th_gpu_tensors;
bool th_is_exact_gpu_tensor(PyTypeObject *type) {
    for (int k = 0; k < TH_DTYPES; k++)
        if (type == th_tensor_types[1][k])
            return true;
    return false;
}

bool th_is_tensor(PyObject *o) { return PyObject_TypeCheck(o, th_tensor_base); }

bool th_is_variable(PyObject *o) { return PyObject_TypeCheck(o, th_variable_type); }

PyObject *th_wrap_in(TensorObject *room, tensor *t) {
    th_gpu_tensors |= t->device != TH_CPU;
    room->t = t;
    room->allocated = true;
    return PyObject_Init((PyObject *)room, th_tensor_types[t->device != TH_CPU][t->dtype]);
}

PyObject *th_wrap(tensor *t) {
    TensorObject *room = t ? th_allocate(sizeof *room) : NULL;
    if (room)
        return th_wrap_in(room, t);
    th_drop(t);
    return th_raise();
}

PyObject *th_wrap_storage(storage *s) {
    if (!s)
        return th_raise();
    StorageObject *o = (StorageObject *)PyType_GenericAlloc(
        th_storage_types[s->device != TH_CPU][s->dtype], 0);
    if (o)
        o->s = s;
    else
        th_storage_release(s);
    return (PyObject *)o;
}

VariableObject *th_new_variable(void) {
    VariableObject *v = PyObject_GC_New(VariableObject, th_variable_type);
    if (!v)
        return NULL;
    memset((char *)v + sizeof(PyObject), 0, sizeof *v - sizeof(PyObject));
    return v;
}

VariableObject *th_make_variable(tensor *t) {
    VariableObject *v = t ? th_new_variable() : NULL;
    if (v) {
        v->t = t;
        PyObject_GC_Track((PyObject *)v);
        return v;
    }
    th_drop(t);
    if (!t)
        th_raise();
    return NULL;
}

PyObject *th_variable_data(VariableObject *v) {
    if (!v->data) {
        th_retain(v->t);
        v->data = th_wrap(v->t);
    }
    return v->data;
}

version *th_version(VariableObject *v) {
    if (!v->version && (v->version = th_allocate(sizeof *v->version))) {
        *v->version = (version){.references = 1, .sharing = v};
        v->family = 0;
        v->at = &v->version->sharing;
    }
    return v->version;
}

int th_share_version(VariableObject *v, VariableObject *of) {
    version *cell = th_version(of);
    if (!cell)
        return -1;
    cell->references++;
    v->version = cell;
    v->next = of->next;
    v->at = &of->next;
    if (v->next)
        v->next->at = &v->next;
    of->next = v;
    th_leave_family(v);
    return 0;
}

void th_leave_family(VariableObject *v) {
    if (v->version)
        v->family = ++v->version->families;
}

void th_leave_version(VariableObject *v) {
    version *cell = v->version;
    if (!cell)
        return;
    *v->at = v->next;
    if (v->next)
        v->next->at = v->at;
    v->at = NULL;
    v->next = NULL;
    v->version = NULL;
    th_version_drop(cell);
}

void th_version_drop(version *v) {
    if (v && --v->references == 0) {
        Py_XDECREF(v->code);
        th_release(v, sizeof *v);
    }
}

PyObject *th_lookup(PyObject *dict, const char *name) {
    PyObject *key = PyUnicode_FromString(name),
             *found = key ? PyDict_GetItemWithError(dict, key) : NULL;
    Py_XDECREF(key);
    return found;
}

PyObject *th_attribute(PyObject *o, const char *name) {
    PyObject *found = PyObject_GetAttrString(o, name);
    if (!found && PyErr_ExceptionMatches(PyExc_AttributeError))
        PyErr_Clear();
    return found;
}

PyObject *th_tuple_put(PyObject *tuple, Py_ssize_t i, PyObject *item) {
    if (item && !PyTuple_SetItem(tuple, i, item))
        return tuple;
    Py_DECREF(tuple);
    return NULL;
}

PyObject *th_fill_tuple(PyObject *tuple, PyObject *const *items, int count) {
    for (int i = 0; i < count; i++)
        if (tuple)
            PyTuple_SetItem(tuple, i, items[i]);
        else
            Py_XDECREF(items[i]);
    return tuple;
}

PyObject *th_tuple(PyObject *const *items, int count) {
    bool whole = true;
    for (int i = 0; i < count; i++)
        whole &= items[i] != NULL;
    return th_fill_tuple(whole ? PyTuple_New(count) : NULL, items, count);
}

void th_free_in_turn(PyObject *o, void (*destroy)(PyObject *)) {
    static Chained *waiting = NULL;
    static bool freeing = false;
    Chained *link = (Chained *)o;
    link->next = waiting;
    link->destroy = destroy;
    waiting = link;
    if (freeing)
        return;
    freeing = true;
    while ((link = waiting)) {
        waiting = link->next;
        link->destroy((PyObject *)link);
    }
    freeing = false;
}

void th_variable_destroy(PyObject *self) {
    VariableObject *v = (VariableObject *)self;
    PyTypeObject *type = Py_TYPE(self);
    Py_CLEAR(v->creator);
    Py_CLEAR(v->grad);
    Py_CLEAR(v->hooks);
    Py_CLEAR(v->dict);
    Py_CLEAR(v->data);
    th_drop(v->t);
    th_leave_version(v);
    if (type == th_variable_type)
        PyObject_GC_Del(self);
    else
        ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}
