/* objects.h: the memory of a tensor object, in place where a call makes its result. */
#pragma once
#include "base/allocator.h"
#include "python/types/types.h"

extern PyObject *th_no_dict; /* placeholder for an empty __dict__; never written */

/* The garbage collector's head precedes an object or a node; all zeros mean untracked. If CPython's
   layout differs, they come from PyObject_GC_New, in which the collector may run any Python code. */
#define TH_HEAD_BYTES 16
extern bool th_makes_heads;
TensorObject *th_new_object_otherwise(void); /* NULL with an error */

/* Allocate an object; NULL with an error. */
static inline TensorObject *th_new_object(void) {
    uint64_t *block = th_makes_heads ? th_allocate_small(TH_HEAD_BYTES + sizeof(TensorObject))
                                     : NULL;
    if (!block)
        return th_new_object_otherwise();
    block[0] = block[1] = 0;
    TensorObject *o = (TensorObject *)(block + TH_HEAD_BYTES / 8);
    o->record = OURS;
    o->dict = th_no_dict;
    o->weak = NULL;
    return o;
}

/* As th_wrap; cannot fail. */
static inline PyObject *th_wrap_in(TensorObject *object, tensor *t) {
    PyObject *o = (PyObject *)object;
    object->t = t;
    th_gpu_tensors |= t->device != TH_CPU;
    if (object->record & OURS) { /* as PyObject_Init */
        Py_SET_TYPE(o, th_tensor_base);
        Py_INCREF((PyObject *)th_tensor_base);
        Py_SET_REFCNT(o, 1);
    }
    return o;
}
