/* api.h: functions that rows of other packages may call, each declared and documented in a header
   of ours. The core exports them as a table in the capsule torch._core.api. One file of a module
   defines TH_CLIENT before including this header: it then defines a wrapper for each name and calls
   th_import_api() before th_register. All other files include "row/row.h" alone, as our own kernels
   do. */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "maths/client.h"
#include "row/scan.h"

#define TH_API_VERSION 11 /* increase it if the table or the meaning of a struct in row.h changes */

/* X(type, name, parameters, arguments). Append to a group and increase the version. */
/* Registration, calls of methods, the last error as a Python exception. */
#define TH_API_PYTHON(X)                                                                           \
    X(int, th_register,                                                                            \
      (PyObject * module, const row *const *rows, const overloads *const *names,                   \
       PyMethodDef *methods),                                                                      \
      (module, rows, names, methods))                                                              \
    X(const row *, th_row_named, (PyObject * op), (op))                                            \
    X(PyObject *, th_call_method,                                                                  \
      (const overloads *name, bool inplace, PyObject *self, PyObject *const *args,                 \
       Py_ssize_t count, PyObject *names),                                                         \
      (name, inplace, self, args, count, names))                                                   \
    X(PyObject *, th_raise, (void), ())
/* Entries for a row's `enter`. */
#define TH_API_ENTRIES(X)                                                                          \
    X(int, th_pointwise, (const row *r, call *c), (r, c))                                          \
    X(int, th_reduce, (const row *r, call *c), (r, c))                                             \
    X(int, th_random, (const row *r, call *c), (r, c))                                             \
    X(int, th_kernel, (const row *r, call *c), (r, c))                                             \
    X(int, th_update, (const row *r, call *c), (r, c))                                             \
    X(int, th_view, (const row *r, call *c), (r, c))                                               \
    X(int, th_scan, (const row *r, call *c), (r, c))
/* Backward passes; composed ones call other rows. */
#define TH_API_GRADIENTS(X)                                                                        \
    X(tensor *, th_gradient, (const gradient *g, const saved *s, tensor *const *grad),             \
      (g, s, grad))                                                                                \
    X(tensor *, th_pass_gradient, (const saved *s, int input, tensor *grad), (s, input, grad))     \
    X(int, th_finish_gradients, (const saved *s, tensor **result), (s, result))                    \
    X(int, th_check_gradient, (const char *op, const tensor *grad_output, const extent *wanted),   \
      (op, grad_output, wanted))                                                                   \
    X(tensor *, th_apply, (frame * f, const row *op, call *c), (f, op, c))                         \
    X(int, th_apply_all, (frame * f, const row *op, call *c, tensor **result, int count),          \
      (f, op, c, result, count))                                                                   \
    X(ints, th_concatenate, (frame * f, int runs, const ints *run), (f, runs, run))                \
    X(tensor *, th_keep, (tensor * t), (t))                                                        \
    X(tensor *, th_keep_sum, (frame * f, tensor * t, const tensor *shape), (f, t, shape))          \
    X(int64_t, th_size_at, (const tensor *shape, int64_t dim), (shape, dim))                       \
    X(int, th_end_frame, (frame * f, const saved *s, tensor **result), (f, s, result))
/* Checks, which set the error; texts for messages. */
#define TH_API_CHECKS(X)                                                                           \
    X(int, th_fail_list, (status kind, const char *format, va_list arguments),                     \
      (kind, format, arguments))                                                                   \
    X(int, th_refuse, (const row *r, const char *rule, const char *name, scalar value),            \
      (r, rule, name, value))                                                                      \
    X(int, th_missing, (const char *op, dtype type), (op, type))                                   \
    X(int64_t, th_wrap_dim, (const char *op, int64_t dim, int ndim), (op, dim, ndim))              \
    X(int, th_dims_mask, (const char *op, ints dims, int ndim, uint64_t *mask),                    \
      (op, dims, ndim, mask))                                                                      \
    X(int, th_take_sizes, (const char *op, extent *result, ints size), (op, result, size))         \
    X(int, th_nonzero_divisor, (const char *op, const tensor *t), (op, t))                         \
    X(int, th_broadcast, (int count, tensor *const *t, extent *result, mismatch *why),             \
      (count, t, result, why))                                                                     \
    X(const char *, th_describe, (const tensor *t), (t))                                           \
    X(const char *, th_sizes, (const int64_t *size, int ndim), (size, ndim))                       \
    X(char *, th_text, (void), ())
/* Headers, copies, single elements. */
#define TH_API_TENSORS(X)                                                                          \
    X(tensor *, th_new, (device where, dtype type, int ndim, const int64_t *size),                 \
      (where, type, ndim, size))                                                                   \
    X(tensor *, th_new_like, (const tensor *t, dtype type), (t, type))                             \
    X(tensor *, th_alias, (const tensor *t), (t))                                                  \
    X(tensor *, th_contiguous, (tensor * t), (t))                                                  \
    X(tensor *, th_clone, (const tensor *t), (t))                                                  \
    X(tensor *, th_convert, (const tensor *t, dtype type), (t, type))                              \
    X(tensor *, th_sum_to, (tensor * t, int ndim, const int64_t *size), (t, ndim, size))           \
    X(tensor, th_expanded, (const tensor *t, int ndim, const int64_t *size), (t, ndim, size))      \
    X(void, th_retain, (tensor * t), (t))                                                          \
    X(void, th_drop, (tensor * t), (t))                                                            \
    X(void, th_update_layout, (tensor * t), (t))                                                   \
    X(bool, th_same_size, (const tensor *a, const tensor *b), (a, b))                              \
    X(bool, th_overlaps, (const tensor *a, const tensor *b), (a, b))                               \
    X(bool, th_overlaps_itself, (const tensor *t), (t))                                            \
    X(dtype, th_nearest, (dtype stored), (stored))                                                 \
    X(int, th_copy, (tensor * target, const tensor *source), (target, source))                     \
    X(int, th_fill, (tensor * t, scalar value), (t, value))                                        \
    X(int, th_zero, (tensor * t), (t))                                                             \
    X(double, th_get, (const tensor *t, int64_t offset, int64_t *integer), (t, offset, integer))   \
    X(void, th_put, (const tensor *t, int64_t offset, scalar value), (t, offset, value))
/* Loops over strides, reductions, threads, memory, random bits. */
#define TH_API_WORK(X)                                                                             \
    X(int, th_iterate, (const task *w), (w))                                                       \
    X(int, th_accumulate,                                                                          \
      (const accumulation *a, const tensor *const *input, const tensor *result, uint64_t mask),    \
      (a, input, result, mask))                                                                    \
    X(loop, th_converter, (dtype from, dtype to), (from, to))                                      \
    X(void, th_parallel, (int64_t count, double cost, th_range body, void *context),               \
      (count, cost, body, context))                                                                \
    X(int, th_threads, (void), ())                                                                 \
    X(void *, th_allocate, (int64_t bytes), (bytes))                                               \
    X(void, th_release, (void *block, int64_t bytes), (block, bytes))                              \
    X(float, th_half_to_float, (half h), (h))                                                      \
    X(half, th_float_to_half, (float f), (f))                                                      \
    X(uint64_t, th_random_bits, (void), ())                                                        \
    X(const th_function *, th_functions, (void), ())
#define TH_API(X)                                                                                  \
    TH_API_PYTHON(X)                                                                               \
    TH_API_ENTRIES(X) TH_API_GRADIENTS(X) TH_API_CHECKS(X) TH_API_TENSORS(X) TH_API_WORK(X)

typedef struct th_api {
    int version;
    uint32_t layout; /* size of the structs that a module accesses directly */
#define FIELD(type, name, parameters, arguments) type(*name) parameters;
    TH_API(FIELD)
#undef FIELD
} th_api;
#define TH_LAYOUT                                                                                  \
    (uint32_t)((((sizeof(row) * 31 + sizeof(call)) * 31 + sizeof(tensor)) * 31 + sizeof(saved))    \
                   * 31                                                                            \
               + sizeof(param) + sizeof(pointwise) * 7 + sizeof(gradient) * 11 + sizeof(reduction) \
               + sizeof(scan_body) * 13)

#define DECLARE(type, name, parameters, arguments) type name parameters;
TH_API(DECLARE)
#undef DECLARE

#ifdef TH_CLIENT
static const th_api *th_table;

/* Check that the core fits the package; return 0, or -1 with an ImportError that says what to
   rebuild. */
static inline int th_raise_outdated(const char *package, const char *what) {
    PyErr_Format(PyExc_ImportError,
                 "%s was built for another torch: %s; build it again, with pip install "
                 "--force-reinstall --no-deps, "
                 "or python -m torch.codegen --build",
                 package, what);
    return -1;
}
static inline int th_import_api(const char *package) {
    char what[128];
    th_table = (const th_api *)PyCapsule_Import("torch._core.api", 0);
    if (!th_table)
        return -1;
    PyOS_snprintf(what, sizeof what, "for version %d of csrc/api.h, and this torch has version %d",
                  TH_API_VERSION, th_table->version);
    if (th_table->version != TH_API_VERSION)
        return th_raise_outdated(package, what);
    if (th_table->layout != TH_LAYOUT)
        return th_raise_outdated(package, "the structs of csrc/row/row.h differ");
    th_own_functions = th_table->th_functions();
    return 0;
}
/* Look up one of our rows that a gradient of the package calls, and check that it has not changed
   since the package was built. */
static inline int th_borrow(const char *package, const row **to, const char *op,
                            const char *signature) {
    char what[512];
    PyObject *name = PyUnicode_FromString(op);
    *to = name ? th_table->th_row_named(name) : NULL;
    Py_XDECREF(name);
    if (*to && !strcmp((*to)->signature, signature))
        return 0;
    PyErr_Clear();
    PyOS_snprintf(what, sizeof what, "its row %s is %s, and a gradient calls %s", op,
                  *to ? (*to)->signature : "not there", signature);
    return th_raise_outdated(package, what);
}

#define CLIENT(type, name, parameters, arguments)                                                  \
    type name parameters { return th_table->name arguments; }
TH_API(CLIENT)
#undef CLIENT
int th_fail(status kind, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int failed = th_fail_list(kind, format, arguments);
    va_end(arguments);
    return failed;
}
const uint8_t th_item_size[TH_TYPES] = {TH_ITEM_SIZES};
const char *const th_dtype_name[TH_TYPES] = {TH_DTYPE_NAMES};
#endif
