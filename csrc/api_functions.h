/* api_functions.h: the functions of api.h: FUNCTION(type, name, parameters, arguments). Append to a group and
   increase the version. */

/* Registration, calls of methods, the last error as a Python exception. */
FUNCTION(int, th_register,
         (PyObject * module, const row *const *rows, const overloads *const *names,
          PyMethodDef *methods),
         (module, rows, names, methods))
FUNCTION(const row *, th_row_named, (PyObject * op), (op))
FUNCTION(PyObject *, th_call_method,
         (const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
          Py_ssize_t count, PyObject *names),
         (name, inplace, self, args, count, names))
FUNCTION(PyObject *, th_raise, (void), ())

/* Entries for a row's `enter`. */
FUNCTION(int, th_pointwise, (const row *r, call *c), (r, c))
FUNCTION(int, th_reduce, (const row *r, call *c), (r, c))
FUNCTION(int, th_random, (const row *r, call *c), (r, c))
FUNCTION(int, th_kernel, (const row *r, call *c), (r, c))
FUNCTION(int, th_update, (const row *r, call *c), (r, c))
FUNCTION(int, th_view, (const row *r, call *c), (r, c))
FUNCTION(int, th_scan, (const row *r, call *c), (r, c))

/* Backward passes; composed ones call other rows. */
FUNCTION(tensor *, th_gradient, (const gradient *g, const saved *s, tensor *const *grad),
         (g, s, grad))
FUNCTION(tensor *, th_pass_gradient, (const saved *s, int input, tensor *grad), (s, input, grad))
FUNCTION(tensor *, th_zero_gradient, (const saved *s, int input, tensor *const *grad),
         (s, input, grad))
FUNCTION(int, th_finish_gradients, (const saved *s, tensor **result), (s, result))
FUNCTION(int, th_check_gradient, (const char *op, const tensor *grad_output, const extent *wanted),
         (op, grad_output, wanted))
FUNCTION(tensor *, th_apply, (frame * f, const row *op, call *c), (f, op, c))
FUNCTION(int, th_apply_all, (frame * f, const row *op, call *c, tensor **result, int count),
         (f, op, c, result, count))
FUNCTION(ints, th_concatenate, (frame * f, int runs, const ints *run), (f, runs, run))
FUNCTION(tensor *, th_keep, (tensor * t), (t))
FUNCTION(tensor *, th_keep_sum, (frame * f, tensor *t, const tensor *shape), (f, t, shape))
FUNCTION(int64_t, th_size_at, (const tensor *shape, int64_t dim), (shape, dim))
FUNCTION(int, th_end_frame, (frame * f, const saved *s, tensor **result), (f, s, result))

/* Checks, which set the error; texts for messages. */
FUNCTION(int, th_fail_list, (status kind, const char *format, va_list arguments),
         (kind, format, arguments))
FUNCTION(int, th_refuse, (const row *r, const char *rule, const char *name, scalar value),
         (r, rule, name, value))
FUNCTION(int, th_missing, (const char *op, dtype type), (op, type))
FUNCTION(int64_t, th_wrap_dim, (const char *op, int64_t dim, int ndim), (op, dim, ndim))
FUNCTION(int, th_dims_mask, (const char *op, ints dims, int ndim, uint64_t *mask),
         (op, dims, ndim, mask))
FUNCTION(int, th_take_sizes, (const char *op, extent *result, ints size), (op, result, size))
FUNCTION(int, th_nonzero_divisor, (const char *op, const tensor *t), (op, t))
FUNCTION(int, th_broadcast, (int count, tensor *const *t, extent *result, mismatch *why),
         (count, t, result, why))
FUNCTION(const char *, th_describe, (const tensor *t), (t))
FUNCTION(const char *, th_sizes, (const int64_t *size, int ndim), (size, ndim))
FUNCTION(char *, th_text, (void), ())

/* Headers, copies, single elements. */
FUNCTION(tensor *, th_new, (device where, dtype type, int ndim, const int64_t *size),
         (where, type, ndim, size))
FUNCTION(tensor *, th_new_like, (const tensor *t, dtype type), (t, type))
FUNCTION(tensor *, th_alias, (const tensor *t), (t))
FUNCTION(tensor *, th_contiguous, (tensor * t), (t))
FUNCTION(tensor *, th_clone, (const tensor *t), (t))
FUNCTION(tensor *, th_convert, (const tensor *t, dtype type), (t, type))
FUNCTION(tensor *, th_sum_to, (tensor * t, int ndim, const int64_t *size), (t, ndim, size))
FUNCTION(tensor, th_expanded, (const tensor *t, int ndim, const int64_t *size), (t, ndim, size))
FUNCTION(void, th_retain, (tensor * t), (t))
FUNCTION(void, th_drop, (tensor * t), (t))
FUNCTION(void, th_update_layout, (tensor * t), (t))
FUNCTION(bool, th_same_size, (const tensor *a, const tensor *b), (a, b))
FUNCTION(bool, th_overlaps, (const tensor *a, const tensor *b), (a, b))
FUNCTION(bool, th_overlaps_itself, (const tensor *t), (t))
FUNCTION(dtype, th_nearest, (dtype stored), (stored))
FUNCTION(int, th_copy, (tensor * target, const tensor *source), (target, source))
FUNCTION(int, th_fill, (tensor * t, scalar value), (t, value))
FUNCTION(int, th_zero, (tensor * t), (t))
FUNCTION(double, th_get, (const tensor *t, int64_t offset, int64_t *integer), (t, offset, integer))
FUNCTION(void, th_put, (const tensor *t, int64_t offset, scalar value), (t, offset, value))

/* Loops over strides, reductions, threads, memory, random bits. */
FUNCTION(int, th_iterate, (const task *w), (w))
FUNCTION(int, th_accumulate,
         (const accumulation *a, const tensor *const *input, const tensor *result, uint64_t mask),
         (a, input, result, mask))
FUNCTION(loop, th_converter, (dtype from, dtype to), (from, to))
FUNCTION(void, th_parallel, (int64_t count, double cost, th_range body, void *context),
         (count, cost, body, context))
FUNCTION(int, th_threads, (void), ())
FUNCTION(void *, th_allocate, (int64_t bytes), (bytes))
FUNCTION(void, th_release, (void *block, int64_t bytes), (block, bytes))
FUNCTION(float, th_half_to_float, (half h), (h))
FUNCTION(half, th_float_to_half, (float f), (f))
FUNCTION(uint64_t, th_random_bits, (void), ())
FUNCTION(const th_function *, th_functions, (void), ())

#undef FUNCTION
