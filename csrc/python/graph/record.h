/* record.h: what records a call. */
#pragma once
#include "python/graph/graph.h"

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

/* A row called on tensors of which some have a record. */
PyObject *th_record(const row *r, call *c, bool inplace, PyObject **objects,
                    PyObject *const *outputs);

/* The node of a call whose result is there already, in another tensor: nothing is run. NULL in node: nothing wants
   a gradient. */
int th_record_known(const row *r, call *c, PyObject **objects, const record *result,
                    NodeObject **node);

/* plain.c: a row called on tensors of which nothing is recorded. */
PyObject *th_run_plain(const row *r, call *c, bool inplace, PyObject *const *objects,
                       PyObject *const *outputs);

/* views.c: as th_record in place, where several tensors may share the data that is written. */
PyObject *th_record_in_place(const row *r, call *c, PyObject **objects, PyObject *const *outputs);
/* The same of what somebody else wrote, whose node v has already. */
int th_tell_views(record *v, const char *name);
/* Whether o is the part of another tensor that spec names, so that to assign it changes nothing. */
bool th_shows(PyObject *whole, ints spec, PyObject *o);

extern __thread bool th_records; /* false: nothing is recorded, as in no_grad() */
