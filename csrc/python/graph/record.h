/* record.h: what records a call. */
#pragma once
#include "python/graph/unrecorded.h"

/* A row called on tensors of which some have a record. */
PyObject *th_record(const row *r, call *c, bool inplace, PyObject **objects,
                    PyObject *const *outputs);

/* The node of a call whose result is there already, in another tensor: nothing is run. NULL in node: nothing wants
   a gradient. */
int th_record_known(const row *r, call *c, PyObject **objects, const record *result,
                    NodeObject **node);

/* views.c: as th_record in place, where several tensors may share the data that is written. */
PyObject *th_record_in_place(const row *r, call *c, PyObject **objects, PyObject *const *outputs);
/* The same of what somebody else wrote, whose node v has already. */
int th_tell_views(record *v, const char *name);
/* Whether o is the part of another tensor that spec names, so that to assign it changes nothing. */
bool th_shows(PyObject *whole, ints spec, PyObject *o);
