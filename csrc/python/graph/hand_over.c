/* hand_over.c: a Variable whose last holder hands it to a call. When nobody else can see it, and no gradient
   reads it, the result takes its memory. */
#include "python/graph/graph.h"

static __thread VariableObject *handed __attribute__((tls_model("initial-exec")));

VariableObject *th_hand_over(VariableObject *v) {
    VariableObject *before = handed;
    handed = v;
    return before;
}

static bool is_alone(const VariableObject *v) {
    const tensor *t = v->t;
    return Py_TYPE((PyObject *)v) == th_variable_type && Py_REFCNT((PyObject *)v) == 1 && !v->weak
           && (!v->data || Py_REFCNT(v->data) == 1) && t->references == 1 + (v->data != NULL)
           && t->contiguous && t->storage->references == 1 && !t->storage->exports
           && !t->storage->release;
}

bool th_may_overwrite(const row *r, const call *c, PyObject *const *objects, unsigned reads) {
    VariableObject *v = handed;
    if (__builtin_expect(!v, 1) || objects[0] != (PyObject *)v)
        return false;
    bool may = th_reuses_memory && !th_watching && !(reads & 1) && r->flags & ROW_LOOP
               && r->flags & ROW_INPLACE && is_alone(v);
    for (int i = 1; may && i < r->tensors; i++)
        may = !c->t[i] || th_same_size(c->t[i], v->t);
    return may;
}
