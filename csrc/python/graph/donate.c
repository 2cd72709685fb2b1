/* donate.c: a tensor whose last holder passes it to a call. If nobody else can see it and no
   gradient reads it, the result reuses its memory. */
#include "python/graph/graph.h"

THREAD_LOCAL PyObject *th_donated;

PyObject *th_donate(PyObject *o) {
    PyObject *before = th_donated;
    th_donated = o;
    return before;
}

static bool is_alone(PyObject *o) {
    const tensor *t = th_tensor_of(o);
    const record *v = th_record_of(o);
    PyObject *data = v ? v->data : NULL;
    return Py_TYPE(o) == th_tensor_base && Py_REFCNT(o) == 1 && !((TensorObject *)o)->weak
           && (!data || Py_REFCNT(data) == 1) && t->references == 1 + (data != NULL)
           && t->contiguous && t->storage->references == 1 && !t->storage->exports
           && !t->storage->release;
}

bool th_may_overwrite_donated(const row *r, const call *c, unsigned reads) {
    PyObject *o = th_donated;
    bool may = th_reuses_memory && !th_observing && !(reads & 1) && r->flags & ROW_LOOP
               && r->flags & ROW_INPLACE && is_alone(o);
    for (int i = 1; may && i < r->tensors; i++)
        may = !c->t[i] || th_same_size(c->t[i], th_tensor_of(o));
    return may;
}
