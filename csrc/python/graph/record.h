/* record.h: what records a call. */
#pragma once
#include "python/graph/graph.h"

/* A row called on Variables. objects are the inputs, tensor slots and then the elements
   of each Tensor*; c->t and its kin are taken from them when nothing can change them any more. */
void th_take_lists(const row *r, call *c, PyObject *const *objects);
static inline void th_take_tensors(const row *r, call *c, PyObject *const *objects) {
    for (int i = 0; i < r->tensors; i++)
        c->t[i] = objects[i] ? th_tensor_of(objects[i]) : NULL;
    if (r->many)
        th_take_lists(r, c, objects + r->tensors);
}
PyObject *th_record(const row *r, call *c, bool inplace, PyObject **objects,
                    PyObject *const *outputs);

/* The node of a call whose result is there already, in another Variable: nothing is run. NULL in node: nothing wants
   a gradient. */
int th_record_known(const row *r, call *c, PyObject **objects, const VariableObject *result,
                    NodeObject **node);

/* views.c: the same in place, where several Variables may share the data that is written. */
PyObject *th_record_in_place(const row *r, call *c, PyObject **objects, PyObject *const *outputs);
/* The same of what somebody else wrote, whose node v has already. */
int th_tell_views(VariableObject *v, const char *name);
/* Whether v is the part of another Variable that spec names, so that to assign it changes nothing. */
bool th_shows(const VariableObject *of, ints spec, const VariableObject *v);

extern __thread bool th_records; /* false: nothing is recorded, as in no_grad() */
