/* subscript.h: the keys of x[key], parsed before the tensor is examined. */
#pragma once
#include "python/bridge/bridge.h"

enum { KEY_INT, KEY_SLICE, KEY_ELLIPSIS, KEY_NEW_AXIS, KEY_TENSOR, KEY_WORDS = 4 };

#define SPEC_INTS (4 * (TH_MAX_DIM + 4))

/* Basic indexing spec, KEY_WORDS ints per key; the second word of a KEY_TENSOR is its position in
   `by`. */
typedef struct spec {
    int64_t n[SPEC_INTS];
    int length, ints, others;
} spec;

/* A spec of one int or new axis; the unused words stay uninitialized. */
static inline void th_one_key(spec *s, int64_t kind, int64_t value) {
    s->length = KEY_WORDS;
    s->ints = kind == KEY_INT;
    s->others = kind != KEY_INT;
    s->n[0] = kind;
    s->n[1] = value;
    s->n[2] = s->n[3] = 0;
}

typedef struct keys {
    spec s;
    PyObject *by[TH_MAX_DIM]; /* masks and LongTensors; new references */
    int tensors;
} keys;

/* Keys applied to a tensor: the part that basic keys select, and the elements of it that index
   tensors pick. */
typedef struct selection {
    spec basic;
    bool whole;               /* the part is the whole tensor */
    int64_t dims[TH_MAX_DIM]; /* dims of the part that are picked from */
    int count;
    int64_t at;      /* number of other dims before the picked ones */
    PyObject *place; /* a LongTensor; new reference */
    bool along;      /* place is a vector along dims[0], as for index_select */
} selection;

/* keys.c */
int th_read_keys(keys *k, PyObject *key);
void th_drop_keys(keys *k);

/* selection.c */
int th_select(selection *s, const tensor *t, const keys *k);
