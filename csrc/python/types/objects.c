/* objects.c: Python objects of tensors and storages: creation, classification, deallocation. */
#include "python/types/objects.h"

#include <string.h>

bool th_makes_heads;
static bool heads_known;

int th_find_heads(PyTypeObject *type) {
    TensorObject *o = PyObject_GC_New(TensorObject, type);
    if (!o)
        return -1;
    const uint64_t *head = (uint64_t *)o - TH_HEAD_BYTES / 8;
    PyObject *sys = PyImport_ImportModule("sys"), *bytes = NULL;
    memset((char *)o + sizeof(PyObject), 0, sizeof *o - sizeof(PyObject));
    const bool empty = !head[0] && !head[1];
    PyObject_GC_Track((PyObject *)o);
    const bool filled = head[0] && head[1];
    PyObject_GC_UnTrack((PyObject *)o);
    if (sys)
        bytes = PyObject_CallMethod(sys, "getsizeof", "O", (PyObject *)o);
    heads_known = empty && filled && !head[0] && bytes
                  && PyLong_AsSsize_t(bytes) == (Py_ssize_t)sizeof *o + TH_HEAD_BYTES;
    th_makes_heads = heads_known;
    Py_XDECREF(sys);
    Py_XDECREF(bytes);
    PyObject_GC_Del(o);
    Py_DECREF(type);
    return PyErr_Occurred() ? -1 : 0;
}

/* For tests: false makes the next objects and nodes as without a known head. Return what was set. */
bool th_make_heads(bool on) {
    const bool before = th_makes_heads;
    th_makes_heads = on && heads_known;
    return before;
}

/* CPython 3.11 finds methods fast only for objects with a dict; later versions also for objects
   without one yet. */
PyObject *th_no_dict;

int th_find_no_dict(void) {
    th_no_dict = Py_Version >> 16 == 0x030b ? PyDict_New() : NULL;
    return PyErr_Occurred() ? -1 : 0;
}

void th_drop_dict(TensorObject *o) {
    if (o->dict == th_no_dict)
        o->dict = NULL;
    Py_CLEAR(o->dict);
}

TensorObject *th_new_object_otherwise(void) {
    if (th_makes_heads) {
        th_raise();
        return NULL;
    }
    TensorObject *o = PyObject_GC_New(TensorObject, th_tensor_base);
    if (o)
        memset((char *)o + sizeof(PyObject), 0, sizeof *o - sizeof(PyObject));
    return o;
}

void th_free_object(TensorObject *object) {
    if (object && object->record & OURS)
        th_release_small((char *)object - TH_HEAD_BYTES, TH_HEAD_BYTES + sizeof *object);
    else if (object) {
        Py_DECREF(Py_TYPE((PyObject *)object));
        PyObject_GC_Del(object);
    }
}

PyObject *th_wrap(tensor *t) {
    TensorObject *object = t ? th_new_object() : NULL;
    if (object)
        return th_wrap_in(object, t);
    th_drop(t);
    return t ? NULL : th_raise();
}

PyObject *th_record_data(record *v) {
    if (!v->data) {
        th_retain(v->t);
        v->data = th_wrap(v->t);
    }
    return v->data;
}

/* Free an unreferenced object whose record's contents are gone. */
static void free_object(TensorObject *o) {
    PyTypeObject *type = Py_TYPE((PyObject *)o);
    if (o->t && o->t->next)
        th_unlink_view(o);
    th_drop(o->t);
    if (o->record & OURS)
        th_release_small((char *)o - TH_HEAD_BYTES, TH_HEAD_BYTES + sizeof *o);
    else
        ((freefunc)PyType_GetSlot(type, Py_tp_free))(o);
    Py_DECREF(type);
}

void th_record_destroy(chained *link) {
    record *v = (record *)link;
    TensorObject *o = (TensorObject *)v->owner;
    Py_CLEAR(v->creator);
    Py_CLEAR(v->grad);
    Py_CLEAR(v->hooks);
    Py_CLEAR(v->data);
    th_drop_dict(o);
    th_detach_version(v);
    th_release_small(v, sizeof *v);
    o->record &= OURS | OVERRIDES | VIEW;
    free_object(o);
}

void th_tensor_free(PyObject *self) {
    TensorObject *o = (TensorObject *)self;
    /* most objects were never exposed; the collector may have cleared an object's dict */
    if ((o->record & ~(uintptr_t)VIEW) == OURS && o->dict == th_no_dict && !o->weak
        && !((const uint64_t *)self)[-TH_HEAD_BYTES / 8]) {
        free_object(o);
        return;
    }
    PyObject_GC_UnTrack(self);
    if (o->weak)
        PyObject_ClearWeakRefs(self);
    record *v = th_record_of(self);
    if (v)
        th_free_in_turn(&v->chained, th_record_destroy);
    else {
        th_drop_dict(o);
        free_object(o);
    }
}

PyObject *th_wrap_storage(storage *s) {
    if (!s)
        return th_raise();
    StorageObject *o = (StorageObject *)PyType_GenericAlloc(
        th_storage_types[th_is_gpu(s->device)][s->dtype], 0);
    if (o)
        o->s = s;
    else
        th_storage_release(s);
    return (PyObject *)o;
}
