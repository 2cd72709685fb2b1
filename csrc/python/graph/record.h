/* record.h: recording of a call. */
#pragma once
#include "python/graph/unrecorded.h"
#include "python/types/objects.h"

/* Run and record a row on tensors of which some have a record. */
PyObject *th_record(const row *r, call *c, bool inplace, PyObject **objects,
                    PyObject *const *outputs);

/* Make the node of a call whose result already exists in another tensor, without running it. node
   is set to NULL if no gradient is needed. */
int th_record_known(const row *r, call *c, PyObject **objects, const record *result,
                    NodeObject **node);

/* views.c: as th_record in place, if other tensors may view the written data. */
PyObject *th_record_in_place(const row *r, call *c, PyObject **objects, PyObject *const *outputs);
/* Same after a write by other code, whose node v already has. */
int th_update_views(record *v, const char *name);
/* Whether o is the part of `whole` that spec selects, so that assigning it changes nothing. */
bool th_is_selection_of(PyObject *whole, ints spec, PyObject *o);
/* reward.c: the result of a random row whose node takes a reward: made in Python if a parameter of the
   distribution requires grad. Takes and returns a reference. */
PyObject *th_reward(const row *r, const call *c, PyObject *const *objects, PyObject *result);
