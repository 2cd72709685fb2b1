/* arguments.h: conversion of Python objects to a call: numbers immediately, tensors after all
   numbers. */
#pragma once
#include "python/call/letters.h"

#define TH_MAX_LIST_INTS 64 /* all int* and Dim* of a call, stored inline */
#define TH_MANY_INTS 1000000
typedef struct arguments {
    const row *row;
    call c;
    /* inputs: tensor slots, then elements of Tensor* */
    PyObject *few[TH_MAX_TENSORS + 8], **objects;
    PyObject *sequences[TH_MAX_LISTS]; /* tuples of the elements of each Tensor* */
    tensor *few_list[8], **list;       /* array for c.many */
    int64_t ints[TH_MAX_LIST_INTS], *more[TH_MAX_LISTS];
    int64_t list_bytes, objects_bytes, more_bytes[TH_MAX_LISTS];
    int used; /* ints used */
    int seen;
} arguments;
enum { SEEN_RECORD = 1 };

/* Clear fixed counts: a few stores are faster than a loop over the row's slots. */
static inline void th_begin(const row *r, call *c) {
    for (int k = 0; k < TH_MAX_RESULTS; k++)
        c->out[k] = NULL;
    for (int k = 0; r->lists && k < TH_MAX_LISTS; k++)
        c->list[k] = (ints){NULL, 0};
    for (int k = 0; r->many && k < TH_MAX_LISTS; k++)
        c->many[k] = (tensors){NULL, 0};
    c->inplace = c->resized = false;
    c->copied = 0;
    c->type = TH_SAME;
}
static inline void th_preset(call *c, const param *p) {
    switch (p->kind) {
    case P_EITHER: c->s[p->number] = p->preset; break;
    case P_SCALAR: c->s[p->slot] = p->preset; break;
    case P_INT:
    case P_BOOL:
    case P_DIM:
    case P_WORD:
    case P_FIXED:
    case P_REDUCTION:
    case P_KEEPDIM: c->n[p->slot] = p->preset.i; break;
    case P_INTS:
        for (int k = 0; k < p->length; k++)
            c->n[p->slot + k] = p->preset.i;
        break;
    case P_LIST:
    case P_DIMS: c->list[p->slot] = p->listed; break;
    default: break;
    }
}
/* presets of all parameters, in a call that th_begin started */
void th_set_presets(const row *r, call *c);

/* Then put or preset each parameter. */
static inline void th_arguments_begin(const row *r, arguments *a) {
    a->row = r;
    a->seen = 0;
    a->objects = a->few;
    for (int i = 0; i < TH_MAX_TENSORS; i++)
        a->few[i] = NULL;
    a->list = a->few_list;
    a->used = 0;
    for (int k = 0; (r->many || r->lists) && k < TH_MAX_LISTS; k++) {
        a->sequences[k] = NULL;
        a->more[k] = NULL;
    }
    th_begin(r, &a->c);
}
/* reduction.c: the number of a reduction from a positional argument, or an error is set */
int th_reduction(PyObject *o, const param *p);
int th_arguments_put(arguments *a, const param *p, PyObject *o, char letter);
int th_arguments_put_list(arguments *a, const param *p, PyObject *const *args, Py_ssize_t count);
int th_arguments_lists(const row *r, arguments *a);
void th_follow(const row *r, call *c); /* defaults that are values of other parameters */
static inline int th_arguments_complete(const row *r, arguments *a) { /* after the last parameter */
    if (r->follows)
        th_follow(r, &a->c);
    return r->many ? th_arguments_lists(r, a) : 0;
}
void th_free_lists(arguments *a);
static inline void th_arguments_end(arguments *a) {
    if (a->row->many || a->row->lists)
        th_free_lists(a);
}
