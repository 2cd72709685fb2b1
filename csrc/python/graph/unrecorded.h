/* unrecorded.h: what runs a call, recorded or not, needs of its operands; and the call that is not. */
#pragma once
#include "python/graph/graph.h"

extern __thread bool th_records; /* false: nothing is recorded, as in no_grad() */

/* objects are the inputs, tensor slots and then the elements of each Tensor*; c->t and its kin are taken from them
   when nothing can change them any more. */
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
/* States stand behind the inputs; the first tensor of all is the caller's to tell of. */
static inline void th_wrote_states(const row *r, PyObject *const *objects) {
    for (int i = r->inputs; i < r->tensors; i++)
        if (i && objects[i])
            th_wrote(objects[i], r->name);
}

/* A row called on tensors of which nothing is recorded. */
PyObject *th_run_plain(const row *r, call *c, bool inplace, PyObject *const *objects,
                       PyObject *const *outputs);
