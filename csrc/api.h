/* api.h: what rows of other packages may call. Their modules include this file alone, define
   TH_CLIENT, and call th_import_api() before th_register: the core hands over this table in the
   capsule torch._core.api. Each name below is then a function that goes through the table. */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "row/row.h"

#define TH_API_VERSION 1 /* moves when the table or a struct of row.h changes */

/* X(type, name, parameters, arguments); additions go to the end. */
#define TH_API(X)                                                                                  \
    X(int, th_register,                                                                            \
      (PyObject * module, const row *const *rows, const overloads *const *names),                  \
      (module, rows, names))                                                                       \
    X(int, th_pointwise, (const row *r, call *c), (r, c))                                          \
    X(int, th_reduce, (const row *r, call *c), (r, c))                                             \
    X(int, th_random, (const row *r, call *c), (r, c))                                             \
    X(int, th_kernel, (const row *r, call *c), (r, c))                                             \
    X(int, th_update, (const row *r, call *c), (r, c))                                             \
    X(int, th_view, (const row *r, call *c), (r, c))                                               \
    X(tensor *, th_gradient, (const gradient *g, const saved *s, tensor *const *grad),             \
      (g, s, grad))                                                                                \
    X(tensor *, th_pass, (const saved *s, int input, tensor *grad), (s, input, grad))              \
    X(int, th_gave, (const saved *s, tensor **result), (s, result))                                \
    X(tensor *, th_apply, (frame * f, const row *op, call *c), (f, op, c))                         \
    X(int, th_apply_all, (frame * f, const row *op, call *c, tensor **result, int count),          \
      (f, op, c, result, count))                                                                   \
    X(ints, th_ints, (frame * f, int runs, const ints *run), (f, runs, run))                       \
    X(tensor *, th_keep, (tensor * t), (t))                                                        \
    X(tensor *, th_keep_sum, (frame * f, tensor * t, const tensor *shape), (f, t, shape))          \
    X(int64_t, th_size_at, (const tensor *shape, int64_t dim), (shape, dim))                       \
    X(int, th_leave, (frame * f, const saved *s, tensor **result), (f, s, result))                 \
    X(int, th_refuse, (const row *r, const char *rule, const char *name, scalar value),            \
      (r, rule, name, value))                                                                      \
    X(int64_t, th_wrap_dim, (const char *op, int64_t dim, int ndim), (op, dim, ndim))              \
    X(int, th_take_sizes, (const char *op, extent *result, ints size), (op, result, size))         \
    X(tensor *, th_new, (device where, dtype type, int ndim, const int64_t *size),                 \
      (where, type, ndim, size))                                                                   \
    X(tensor *, th_alias, (const tensor *t), (t))                                                  \
    X(tensor *, th_contiguous, (tensor * t), (t))                                                  \
    X(tensor *, th_clone, (const tensor *t), (t))                                                  \
    X(void, th_retain, (tensor * t), (t))                                                          \
    X(void, th_drop, (tensor * t), (t))                                                            \
    X(void, th_measure, (tensor * t), (t))                                                         \
    X(int, th_copy, (tensor * target, const tensor *source), (target, source))                     \
    X(int, th_fill, (tensor * t, scalar value), (t, value))                                        \
    X(bool, th_overlaps, (const tensor *a, const tensor *b), (a, b))                               \
    X(int, th_iterate, (const task *w), (w))                                                       \
    X(void, th_parallel, (int64_t count, int64_t grain, th_range body, void *context),             \
      (count, grain, body, context))                                                               \
    X(void *, th_allocate, (int64_t bytes), (bytes))                                               \
    X(void, th_release, (void *block, int64_t bytes), (block, bytes))                              \
    X(const char *, th_describe, (const tensor *t), (t))                                           \
    X(const char *, th_sizes, (const int64_t *size, int ndim), (size, ndim))                       \
    X(PyObject *, th_raise, (void), ())                                                            \
    X(const row *, th_row_named, (PyObject * op), (op))

typedef struct th_api {
    int version;
    int (*fail)(status kind, const char *format, ...);
    const uint8_t *item_size;
    const char *const *dtype_name;
#define FIELD(type, name, parameters, arguments) type(*name) parameters;
    TH_API(FIELD)
#undef FIELD
} th_api;

#ifdef TH_CLIENT
static const th_api *th_table;

/* 0, or -1 with an exception that says what to rebuild. */
static inline int th_import_api(void) {
    th_table = (const th_api *)PyCapsule_Import("torch._core.api", 0);
    if (th_table && th_table->version != TH_API_VERSION) {
        PyErr_Format(PyExc_ImportError,
                     "this module was built for version %d of torch's rows, and torch has version "
                     "%d; build the module again",
                     TH_API_VERSION, th_table->version);
        return -1;
    }
    return th_table ? 0 : -1;
}

#define th_fail th_table->fail
#define th_item_size th_table->item_size
#define th_dtype_name th_table->dtype_name
#define CLIENT(type, name, parameters, arguments)                                                  \
    __attribute__((unused)) type name parameters { return th_table->name arguments; }
TH_API(CLIENT)
#undef CLIENT
#endif
