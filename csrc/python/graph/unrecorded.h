/* unrecorded.h: running a call without recording it, and helpers shared with recorded calls. */
#pragma once
#include "python/graph/graph.h"
#include "python/types/objects.h"

extern THREAD_LOCAL bool th_records; /* false: nothing is recorded, as in no_grad() */

/* Take c->t and c->many from objects (tensor slots, then the elements of each Tensor*) once nothing
   can change them any more. */
static inline void th_take_tensors(const row *r, call *c, PyObject *const *objects) {
    for (int i = 0; i < r->tensors; i++)
        c->t[i] = objects[i] ? th_tensor_of(objects[i]) : NULL;
    objects += r->tensors;
    for (int m = 0; m < r->many; m++) {
        tensor **list = (tensor **)(uintptr_t)c->many[m].at;
        for (int i = 0; i < c->many[m].count; i++)
            list[i] = th_tensor_of(objects[i]);
        objects += c->many[m].count;
    }
}
/* Count writes to state tensors, which come after the inputs; the caller counts writes to the first
   tensor. */
static inline void th_count_state_writes(const row *r, PyObject *const *objects) {
    for (int i = r->inputs; i < r->tensors; i++)
        if (i && objects[i])
            th_count_write(objects[i], r->name);
}

/* Refuse to write through a view to a leaf that came to require grad after the view was made. */
int th_check_view(PyObject *view, const char *op);

static inline int th_check_states(const row *r, PyObject *const *objects) {
    for (int i = r->inputs; i < r->tensors; i++)
        if (objects[i] && th_check_write(objects[i], r->name))
            return -1;
    return 0;
}

/* Run a row on tensors without a record. */
PyObject *th_run_plain(const row *r, call *c, bool inplace, PyObject *const *objects,
                       PyObject *const *outputs);
/* Same for the usual call: one result, neither in place nor with out=. */
static inline PyObject *th_run_fresh(const row *r, call *c, PyObject *const *objects) {
    TensorObject *object = th_check_states(r, objects) ? NULL : th_new_object();
    if (!object)
        return NULL;
    th_take_tensors(r, c, objects);
    if (th_run_entry(r, c)) {
        th_free_object(object);
        return th_raise();
    }
    if (r->tensors > r->inputs)
        th_count_state_writes(r, objects);
    PyObject *result = th_wrap_in(object, c->out[0]);
    if (r->flags & ROW_VIEW && !th_record_of(objects[0]))
        th_link_view(objects[0], result);
    return result;
}

/* Reject a recorded tensor as out= of a function; NULL is taken. */
int th_check_output(const char *name, PyObject *output);
