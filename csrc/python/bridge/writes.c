/* writes.c: the number of writes to a tensor's data, as Python reads and counts it. */
#include "python/bridge/bridge.h"

/* _overwritten(): count a write to the data that no row made. */
PyObject *th_python_overwritten(PyObject *self, PyObject *none) {
    (void)none;
    record *v = th_record_of(self);
    if (v && !v->version) /* the new version begins with the number of writes to the storage */
        return th_version(v) ? Py_NewRef(Py_None) : NULL;
    th_count_tracked_write(self, "a Function");
    Py_RETURN_NONE;
}

static void drop_cell(PyObject *capsule) {
    th_version_drop(PyCapsule_GetPointer(capsule, "version"));
}

/* _writes(): a capsule that tracks writes without keeping the tensor alive; _core.written reads
   it. */
PyObject *th_python_writes(PyObject *self, PyObject *none) {
    (void)none;
    record *v = th_record_of(self);
    version *cell = v ? th_version(v) : th_watch(th_tensor_of(self)->storage);
    PyObject *capsule = cell ? PyCapsule_New(cell, "version", drop_cell) : NULL;
    if (capsule)
        cell->references += v != NULL;
    else if (cell && !v)
        th_version_drop(cell);
    return capsule;
}

/* written(capsule): number of writes to the data, the last op that wrote, and its location. */
PyObject *th_written(PyObject *module, PyObject *capsule) {
    (void)module;
    const version *cell = PyCapsule_GetPointer(capsule, "version");
    PyObject *where = cell ? th_location(cell->code, cell->instruction) : NULL;
    return where ? Py_BuildValue("(LsN)", (long long)cell->count, cell->op ? cell->op : "nothing",
                                 where)
                 : NULL;
}
