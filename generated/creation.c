/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* creation: New tensors of the default type. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* zeros(int* size) = kernel of create.c */
int th_zeros(call *c) {
    const row *r = &th_rows[ROW_zeros];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_zeros_shape(&size, c->n, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_zeros_cpu(c->out[0], c->n, c->length);
    return th_finish(c, -failed);
}

/* ones(int* size) = kernel of create.c */
int th_ones(call *c) {
    const row *r = &th_rows[ROW_ones];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_ones_shape(&size, c->n, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_ones_cpu(c->out[0], c->n, c->length);
    return th_finish(c, -failed);
}

/* zeros_like(Tensor input) = 0 */
LOOP(zeros_like_byte) { LOOP1(uint8_t, uint8_t, input, 0) }
LOOP(zeros_like_char) { LOOP1(int8_t, int8_t, input, 0) }
LOOP(zeros_like_short) { LOOP1(int16_t, int16_t, input, 0) }
LOOP(zeros_like_int) { LOOP1(int32_t, int32_t, input, 0) }
LOOP(zeros_like_long) { LOOP1(int64_t, int64_t, input, 0) }
LOOP(zeros_like_float) { LOOP1(float, float, input, 0) }
LOOP(zeros_like_double) { LOOP1(double, double, input, 0) }
static const pointwise zeros_like_row = {
    .op = "zeros_like", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = zeros_like_byte, [TH_CHAR] = zeros_like_char, [TH_SHORT] = zeros_like_short,
        [TH_INT] = zeros_like_int, [TH_LONG] = zeros_like_long, [TH_FLOAT] = zeros_like_float,
        [TH_DOUBLE] = zeros_like_double
    },
};
int th_zeros_like(call *c) { return th_pointwise(&zeros_like_row, c); }

/* ones_like(Tensor input) = 1 */
LOOP(ones_like_byte) { LOOP1(uint8_t, uint8_t, input, 1) }
LOOP(ones_like_char) { LOOP1(int8_t, int8_t, input, 1) }
LOOP(ones_like_short) { LOOP1(int16_t, int16_t, input, 1) }
LOOP(ones_like_int) { LOOP1(int32_t, int32_t, input, 1) }
LOOP(ones_like_long) { LOOP1(int64_t, int64_t, input, 1) }
LOOP(ones_like_float) { LOOP1(float, float, input, 1) }
LOOP(ones_like_double) { LOOP1(double, double, input, 1) }
static const pointwise ones_like_row = {
    .op = "ones_like", .dtypes = TH_ALL, .inputs = 1,
    .types = {TH_SAME},
    .result = TH_SAME,
    .loops = {
        [TH_BYTE] = ones_like_byte, [TH_CHAR] = ones_like_char, [TH_SHORT] = ones_like_short,
        [TH_INT] = ones_like_int, [TH_LONG] = ones_like_long, [TH_FLOAT] = ones_like_float,
        [TH_DOUBLE] = ones_like_double
    },
};
int th_ones_like(call *c) { return th_pointwise(&ones_like_row, c); }

/* eye(int n, int? m=None) = kernel of diagonal.c */
int th_eye(call *c) {
    const row *r = &th_rows[ROW_eye];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_eye_shape(&size, c->n[0], c->n[1]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_eye_cpu(c->out[0], c->n[0], c->n[1]);
    return th_finish(c, -failed);
}

/* arange(Scalar start=0, Scalar end, Scalar step=1) = kernel of create.c */
int th_arange(call *c) {
    const row *r = &th_rows[ROW_arange];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_arange_shape(&size, c->s[0], c->s[1], c->s[2]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_arange_cpu(c->out[0], c->s[0], c->s[1], c->s[2]);
    return th_finish(c, -failed);
}

/* range(Scalar start, Scalar end, Scalar step=1) = kernel of create.c */
int th_range_row(call *c) {
    const row *r = &th_rows[ROW_range];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_range_shape(&size, c->s[0], c->s[1], c->s[2]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_range_cpu(c->out[0], c->s[0], c->s[1], c->s[2]);
    return th_finish(c, -failed);
}

/* linspace(Scalar start, Scalar end, int steps=100) = kernel of create.c */
int th_linspace(call *c) {
    const row *r = &th_rows[ROW_linspace];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_linspace_shape(&size, c->s[0], c->s[1], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_linspace_cpu(c->out[0], c->s[0], c->s[1], c->n[0]);
    return th_finish(c, -failed);
}

/* logspace(Scalar start, Scalar end, int steps=100) = kernel of create.c */
int th_logspace(call *c) {
    const row *r = &th_rows[ROW_logspace];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_logspace_shape(&size, c->s[0], c->s[1], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_logspace_cpu(c->out[0], c->s[0], c->s[1], c->n[0]);
    return th_finish(c, -failed);
}

/* randperm(int n) -> LongTensor = kernel of create.c */
int th_randperm(call *c) {
    const row *r = &th_rows[ROW_randperm];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_randperm_shape(&size, c->n[0]) ||
        !th_output(r->op, c, 0, TH_LONG, &size) ||
        th_randperm_cpu(c->out[0], c->n[0]);
    return th_finish(c, -failed);
}
