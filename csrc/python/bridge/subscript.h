/* subscript.h: what stands between the brackets of x[key], read before the tensor is looked at. */
#pragma once
#include "python/bridge/bridge.h"

enum { KEY_INT, KEY_SLICE, KEY_ELLIPSIS, KEY_NEW_AXIS, KEY_TENSOR, KEY_WORDS = 4 };

#define SPEC_INTS 64

/* What basic indexing says, KEY_WORDS ints per key; of a KEY_TENSOR the second is its number among them. */
typedef struct spec {
    int64_t n[SPEC_INTS];
    int length, ints, others;
} spec;

typedef struct keys {
    spec s;
    PyObject *by[TH_MAX_DIM]; /* masks and LongTensors; new references */
    int tensors;
} keys;

/* The keys against a tensor: the part that the basic ones name, and which of its elements the others pick. */
typedef struct selection {
    spec basic;
    bool whole;               /* the part is all of it */
    int64_t dims[TH_MAX_DIM]; /* of the part, that are picked from */
    int count;
    int64_t at;      /* how many of the other dims stand before those of the tensors */
    PyObject *place; /* a LongTensor; new reference */
    bool along;      /* place is a vector along dims[0], as index_select has it */
} selection;

/* keys.c */
int th_read_keys(keys *k, PyObject *key);
void th_drop_keys(keys *k);

/* selection.c */
int th_select(selection *s, const tensor *t, const keys *k);
