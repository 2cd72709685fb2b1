/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* reduction: Many elements into one, over a dim, which is kept with size 1 unless
   keepdim=False, or over all, which gives a number for a Tensor. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* sum(Tensor input, int? dim=None, bool keepdim=True) = start: 0; step: acc + input; finish:
   acc */
FOLD(sum_byte) { FOLD1(int64_t, th_join_sum, 0, uint8_t, input, input) }
FOLD(sum_byte_each) { SPREAD1(int64_t, th_join_sum, 0, uint8_t, input, input) }
FOLD(sum_char) { FOLD1(int64_t, th_join_sum, 0, int8_t, input, input) }
FOLD(sum_char_each) { SPREAD1(int64_t, th_join_sum, 0, int8_t, input, input) }
FOLD(sum_short) { FOLD1(int64_t, th_join_sum, 0, int16_t, input, input) }
FOLD(sum_short_each) { SPREAD1(int64_t, th_join_sum, 0, int16_t, input, input) }
FOLD(sum_int) { FOLD1(int64_t, th_join_sum, 0, int32_t, input, input) }
FOLD(sum_int_each) { SPREAD1(int64_t, th_join_sum, 0, int32_t, input, input) }
FOLD(sum_long) { FOLD1(int64_t, th_join_sum, 0, int64_t, input, input) }
FOLD(sum_long_each) { SPREAD1(int64_t, th_join_sum, 0, int64_t, input, input) }
FOLD(sum_float) { FOLD1(double, th_join_sum, 0, float, input, input) }
FOLD(sum_float_each) { SPREAD1(double, th_join_sum, 0, float, input, input) }
FOLD(sum_double) { FOLD1(double, th_join_sum, 0, double, input, input) }
FOLD(sum_double_each) { SPREAD1(double, th_join_sum, 0, double, input, input) }
static void sum_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_sum) }
static void sum_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static const reduction sum_row = {
    .op = "sum", .dtypes = TH_ALL, .inputs = 1, .dim = 0, .keepdim = 1, .result = TH_SAME,
    .empty = true,
    .start = {[0] = {.i = 0}, [1] = {.f = 0}},
    .fold = {
        [TH_BYTE] = sum_byte, [TH_CHAR] = sum_char, [TH_SHORT] = sum_short, [TH_INT] = sum_int,
        [TH_LONG] = sum_long, [TH_FLOAT] = sum_float, [TH_DOUBLE] = sum_double
    },
    .spread = {
        [TH_BYTE] = sum_byte_each, [TH_CHAR] = sum_char_each, [TH_SHORT] = sum_short_each,
        [TH_INT] = sum_int_each, [TH_LONG] = sum_long_each, [TH_FLOAT] = sum_float_each,
        [TH_DOUBLE] = sum_double_each
    },
    .join = {[0] = sum_join_integral, [1] = sum_join_floating},
};
int th_sum(call *c) { return th_reduce(&sum_row, c); }
int th_sum_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_pass(s, 0, grad[0]);
    return th_gave(s, result, 1);
}

/* prod(Tensor input, int? dim=None, bool keepdim=True) = start: 1; step: acc * input; finish:
   acc */
FOLD(prod_byte) { FOLD1(int64_t, th_join_product, 1, uint8_t, input, input) }
FOLD(prod_byte_each) { SPREAD1(int64_t, th_join_product, 1, uint8_t, input, input) }
FOLD(prod_char) { FOLD1(int64_t, th_join_product, 1, int8_t, input, input) }
FOLD(prod_char_each) { SPREAD1(int64_t, th_join_product, 1, int8_t, input, input) }
FOLD(prod_short) { FOLD1(int64_t, th_join_product, 1, int16_t, input, input) }
FOLD(prod_short_each) { SPREAD1(int64_t, th_join_product, 1, int16_t, input, input) }
FOLD(prod_int) { FOLD1(int64_t, th_join_product, 1, int32_t, input, input) }
FOLD(prod_int_each) { SPREAD1(int64_t, th_join_product, 1, int32_t, input, input) }
FOLD(prod_long) { FOLD1(int64_t, th_join_product, 1, int64_t, input, input) }
FOLD(prod_long_each) { SPREAD1(int64_t, th_join_product, 1, int64_t, input, input) }
FOLD(prod_float) { FOLD1(double, th_join_product, 1, float, input, input) }
FOLD(prod_float_each) { SPREAD1(double, th_join_product, 1, float, input, input) }
FOLD(prod_double) { FOLD1(double, th_join_product, 1, double, input, input) }
FOLD(prod_double_each) { SPREAD1(double, th_join_product, 1, double, input, input) }
static void prod_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_product) }
static void prod_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_product) }
static const reduction prod_row = {
    .op = "prod", .dtypes = TH_ALL, .inputs = 1, .dim = 0, .keepdim = 1, .result = TH_SAME,
    .empty = true,
    .start = {[0] = {.i = 1}, [1] = {.f = 1}},
    .fold = {
        [TH_BYTE] = prod_byte, [TH_CHAR] = prod_char, [TH_SHORT] = prod_short, [TH_INT] = prod_int,
        [TH_LONG] = prod_long, [TH_FLOAT] = prod_float, [TH_DOUBLE] = prod_double
    },
    .spread = {
        [TH_BYTE] = prod_byte_each, [TH_CHAR] = prod_char_each, [TH_SHORT] = prod_short_each,
        [TH_INT] = prod_int_each, [TH_LONG] = prod_long_each, [TH_FLOAT] = prod_float_each,
        [TH_DOUBLE] = prod_double_each
    },
    .join = {[0] = prod_join_integral, [1] = prod_join_floating},
};
int th_prod(call *c) { return th_reduce(&prod_row, c); }
/* d input = grad * output / input */
LOOP(prod_input_float) {
    LOOP3(float, float, grad, float, input, float, output, f_divide(grad * output, input))
}
LOOP(prod_input_double) {
    LOOP3(double, double, grad, double, input, double, output, f_divide(grad * output, input))
}
static const gradient prod_input = {
    .op = "prod", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = prod_input_float, [TH_DOUBLE] = prod_input_double},
};
int th_prod_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&prod_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* mean(Tensor input, int? dim=None, bool keepdim=True) = start: 0; step: acc + input; finish:
   acc / count */
FOLD(mean_float) { FOLD1(double, th_join_sum, 0, float, input, input) }
FOLD(mean_float_each) { SPREAD1(double, th_join_sum, 0, float, input, input) }
FOLD(mean_double) { FOLD1(double, th_join_sum, 0, double, input, input) }
FOLD(mean_double_each) { SPREAD1(double, th_join_sum, 0, double, input, input) }
static void mean_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void mean_finish_floating(FINISH_ARGUMENTS) { FINISH_EACH(f, double, f_divide(acc, count)) }
static const reduction mean_row = {
    .op = "mean", .dtypes = TH_FLOATING, .inputs = 1, .dim = 0, .keepdim = 1, .result = TH_SAME,
    .empty = true,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = mean_float, [TH_DOUBLE] = mean_double},
    .spread = {[TH_FLOAT] = mean_float_each, [TH_DOUBLE] = mean_double_each},
    .join = {[1] = mean_join_floating},
    .finish = {[1] = mean_finish_floating},
};
int th_mean(call *c) { return th_reduce(&mean_row, c); }
/* d input = grad / count */
LOOP(mean_input_float) {
    const float count = (float)option[0].f;
    LOOP1(float, float, grad, f_divide(grad, count))
}
LOOP(mean_input_double) {
    const double count = (double)option[0].f;
    LOOP1(double, double, grad, f_divide(grad, count))
}
static const gradient mean_input = {
    .op = "mean", .input = 0, .inputs = 1,
    .from = {FROM_GRAD},
    .loops = {[TH_FLOAT] = mean_input_float, [TH_DOUBLE] = mean_input_double},
};
int th_mean_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&mean_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* max(Tensor input) = start: -inf; step: max(acc, input); finish: acc */
FOLD(max_byte) { FOLD1(int64_t, th_join_max, INT64_MIN, uint8_t, input, input) }
FOLD(max_byte_each) { SPREAD1(int64_t, th_join_max, INT64_MIN, uint8_t, input, input) }
FOLD(max_char) { FOLD1(int64_t, th_join_max, INT64_MIN, int8_t, input, input) }
FOLD(max_char_each) { SPREAD1(int64_t, th_join_max, INT64_MIN, int8_t, input, input) }
FOLD(max_short) { FOLD1(int64_t, th_join_max, INT64_MIN, int16_t, input, input) }
FOLD(max_short_each) { SPREAD1(int64_t, th_join_max, INT64_MIN, int16_t, input, input) }
FOLD(max_int) { FOLD1(int64_t, th_join_max, INT64_MIN, int32_t, input, input) }
FOLD(max_int_each) { SPREAD1(int64_t, th_join_max, INT64_MIN, int32_t, input, input) }
FOLD(max_long) { FOLD1(int64_t, th_join_max, INT64_MIN, int64_t, input, input) }
FOLD(max_long_each) { SPREAD1(int64_t, th_join_max, INT64_MIN, int64_t, input, input) }
FOLD(max_float) { FOLD1(double, th_join_max, -INFINITY, float, input, input) }
FOLD(max_float_each) { SPREAD1(double, th_join_max, -INFINITY, float, input, input) }
FOLD(max_double) { FOLD1(double, th_join_max, -INFINITY, double, input, input) }
FOLD(max_double_each) { SPREAD1(double, th_join_max, -INFINITY, double, input, input) }
static void max_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_max) }
static void max_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_max) }
static const reduction max_row = {
    .op = "max", .dtypes = TH_ALL, .inputs = 1, .dim = 255, .keepdim = 255, .result = TH_SAME,
    .empty = false,
    .start = {[0] = {.i = INT64_MIN}, [1] = {.f = -INFINITY}},
    .fold = {
        [TH_BYTE] = max_byte, [TH_CHAR] = max_char, [TH_SHORT] = max_short, [TH_INT] = max_int,
        [TH_LONG] = max_long, [TH_FLOAT] = max_float, [TH_DOUBLE] = max_double
    },
    .spread = {
        [TH_BYTE] = max_byte_each, [TH_CHAR] = max_char_each, [TH_SHORT] = max_short_each,
        [TH_INT] = max_int_each, [TH_LONG] = max_long_each, [TH_FLOAT] = max_float_each,
        [TH_DOUBLE] = max_double_each
    },
    .join = {[0] = max_join_integral, [1] = max_join_floating},
};
int th_max(call *c) { return th_reduce(&max_row, c); }
/* d input = select(input == output, grad, 0) */
LOOP(max_input_float) {
    LOOP3(float, float, grad, float, input, float, output,
        f_select(input == output, grad, (float)0))
}
LOOP(max_input_double) {
    LOOP3(double, double, grad, double, input, double, output,
        f_select(input == output, grad, (double)0))
}
static const gradient max_input = {
    .op = "max", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = max_input_float, [TH_DOUBLE] = max_input_double},
};
int th_max_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&max_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* min(Tensor input) = start: inf; step: min(acc, input); finish: acc */
FOLD(min_byte) { FOLD1(int64_t, th_join_min, INT64_MAX, uint8_t, input, input) }
FOLD(min_byte_each) { SPREAD1(int64_t, th_join_min, INT64_MAX, uint8_t, input, input) }
FOLD(min_char) { FOLD1(int64_t, th_join_min, INT64_MAX, int8_t, input, input) }
FOLD(min_char_each) { SPREAD1(int64_t, th_join_min, INT64_MAX, int8_t, input, input) }
FOLD(min_short) { FOLD1(int64_t, th_join_min, INT64_MAX, int16_t, input, input) }
FOLD(min_short_each) { SPREAD1(int64_t, th_join_min, INT64_MAX, int16_t, input, input) }
FOLD(min_int) { FOLD1(int64_t, th_join_min, INT64_MAX, int32_t, input, input) }
FOLD(min_int_each) { SPREAD1(int64_t, th_join_min, INT64_MAX, int32_t, input, input) }
FOLD(min_long) { FOLD1(int64_t, th_join_min, INT64_MAX, int64_t, input, input) }
FOLD(min_long_each) { SPREAD1(int64_t, th_join_min, INT64_MAX, int64_t, input, input) }
FOLD(min_float) { FOLD1(double, th_join_min, INFINITY, float, input, input) }
FOLD(min_float_each) { SPREAD1(double, th_join_min, INFINITY, float, input, input) }
FOLD(min_double) { FOLD1(double, th_join_min, INFINITY, double, input, input) }
FOLD(min_double_each) { SPREAD1(double, th_join_min, INFINITY, double, input, input) }
static void min_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_min) }
static void min_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_min) }
static const reduction min_row = {
    .op = "min", .dtypes = TH_ALL, .inputs = 1, .dim = 255, .keepdim = 255, .result = TH_SAME,
    .empty = false,
    .start = {[0] = {.i = INT64_MAX}, [1] = {.f = INFINITY}},
    .fold = {
        [TH_BYTE] = min_byte, [TH_CHAR] = min_char, [TH_SHORT] = min_short, [TH_INT] = min_int,
        [TH_LONG] = min_long, [TH_FLOAT] = min_float, [TH_DOUBLE] = min_double
    },
    .spread = {
        [TH_BYTE] = min_byte_each, [TH_CHAR] = min_char_each, [TH_SHORT] = min_short_each,
        [TH_INT] = min_int_each, [TH_LONG] = min_long_each, [TH_FLOAT] = min_float_each,
        [TH_DOUBLE] = min_double_each
    },
    .join = {[0] = min_join_integral, [1] = min_join_floating},
};
int th_min(call *c) { return th_reduce(&min_row, c); }
/* d input = select(input == output, grad, 0) */
LOOP(min_input_float) {
    LOOP3(float, float, grad, float, input, float, output,
        f_select(input == output, grad, (float)0))
}
LOOP(min_input_double) {
    LOOP3(double, double, grad, double, input, double, output,
        f_select(input == output, grad, (double)0))
}
static const gradient min_input = {
    .op = "min", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = min_input_float, [TH_DOUBLE] = min_input_double},
};
int th_min_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&min_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* max_dim(Tensor input, int dim, bool keepdim=True) -> (Tensor values, LongTensor indices) =
   kernel of extrema.c */
int th_max_dim(call *c) {
    const row *r = &th_rows[ROW_max_dim];
    dtype type;
    extent sizes[2];
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_max_dim_shape(sizes, c->t[0], c->n[0], c->n[1]) ||
        !th_output(r->op, c, 0, type, &sizes[0]) ||
        !th_output(r->op, c, 1, TH_LONG, &sizes[1]) ||
        th_max_dim_cpu(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
    return th_finish(c, -failed);
}
int th_max_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = pick_input(grad, indices, dim, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_pick_input, th_with_sizes(
            &(call){.t = {grad[0], s->out[1]}, .n = {s->n[0]}},
            1,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* min_dim(Tensor input, int dim, bool keepdim=True) -> (Tensor values, LongTensor indices) =
   kernel of extrema.c */
int th_min_dim(call *c) {
    const row *r = &th_rows[ROW_min_dim];
    dtype type;
    extent sizes[2];
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_min_dim_shape(sizes, c->t[0], c->n[0], c->n[1]) ||
        !th_output(r->op, c, 0, type, &sizes[0]) ||
        !th_output(r->op, c, 1, TH_LONG, &sizes[1]) ||
        th_min_dim_cpu(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
    return th_finish(c, -failed);
}
int th_min_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = pick_input(grad, indices, dim, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_pick_input, th_with_sizes(
            &(call){.t = {grad[0], s->out[1]}, .n = {s->n[0]}},
            1,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* norm(Tensor input, Scalar p=2, int? dim=None, bool keepdim=True) = start: 0; step: acc +
   select(p == 2, input * input, abs(input) ** p); finish: select(p == 2, sqrt(acc), acc ** (1 /
   p)) */
FOLD(norm_float) {
    const float p = (float)option[0].f;
    FOLD1(double, th_join_sum, 0, float, input,
        f_select(p == 2, input * input, f_pow(f_abs(input), p)))
}
FOLD(norm_float_each) {
    const float p = (float)option[0].f;
    SPREAD1(double, th_join_sum, 0, float, input,
        f_select(p == 2, input * input, f_pow(f_abs(input), p)))
}
FOLD(norm_double) {
    const double p = (double)option[0].f;
    FOLD1(double, th_join_sum, 0, double, input,
        f_select(p == 2, input * input, f_pow(f_abs(input), p)))
}
FOLD(norm_double_each) {
    const double p = (double)option[0].f;
    SPREAD1(double, th_join_sum, 0, double, input,
        f_select(p == 2, input * input, f_pow(f_abs(input), p)))
}
static void norm_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void norm_finish_floating(FINISH_ARGUMENTS) {
    const double p = (double)option[0].f;
    FINISH_EACH(f, double, f_select(p == 2, f_sqrt(acc), f_pow(acc, f_divide((double)1, p))))
}
static const reduction norm_row = {
    .op = "norm", .dtypes = TH_FLOATING, .inputs = 1, .dim = 0, .keepdim = 1, .result = TH_SAME,
    .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = norm_float, [TH_DOUBLE] = norm_double},
    .spread = {[TH_FLOAT] = norm_float_each, [TH_DOUBLE] = norm_double_each},
    .join = {[1] = norm_join_floating},
    .finish = {[1] = norm_finish_floating},
};
int th_norm(call *c) { return th_reduce(&norm_row, c); }
/* d input = select(output == 0, 0, select(p == 2, grad * input / output, grad * sign(input) *
   (abs(input) / output) ** (p - 1))) */
LOOP(norm_input_float) {
    const float p = (float)option[0].f;
    LOOP3(float, float, grad, float, input, float, output,
        f_select(output == 0, (float)0, f_select(p == 2, f_divide(grad * input, output), grad *
            f_sign(input) * f_pow(f_divide(f_abs(input), output), p - 1))))
}
LOOP(norm_input_double) {
    const double p = (double)option[0].f;
    LOOP3(double, double, grad, double, input, double, output,
        f_select(output == 0, (double)0, f_select(p == 2, f_divide(grad * input, output), grad *
            f_sign(input) * f_pow(f_divide(f_abs(input), output), p - 1))))
}
static const gradient norm_input = {
    .op = "norm", .input = 0, .inputs = 3,
    .from = {FROM_GRAD, 0, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = norm_input_float, [TH_DOUBLE] = norm_input_double},
};
int th_norm_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&norm_input, s, grad[0]);
    return th_gave(s, result, 1);
}

/* dist(Tensor input, Tensor other, Scalar p=2) = start: 0; step: acc + abs(input - other) ** p;
   finish: acc ** (1 / p) */
FOLD(dist_float) {
    const float p = (float)option[0].f;
    FOLD2(double, th_join_sum, 0, float, input, float, other, f_pow(f_abs(input - other), p))
}
FOLD(dist_float_each) {
    const float p = (float)option[0].f;
    SPREAD2(double, th_join_sum, 0, float, input, float, other, f_pow(f_abs(input - other), p))
}
FOLD(dist_double) {
    const double p = (double)option[0].f;
    FOLD2(double, th_join_sum, 0, double, input, double, other, f_pow(f_abs(input - other), p))
}
FOLD(dist_double_each) {
    const double p = (double)option[0].f;
    SPREAD2(double, th_join_sum, 0, double, input, double, other, f_pow(f_abs(input - other), p))
}
static void dist_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void dist_finish_floating(FINISH_ARGUMENTS) {
    const double p = (double)option[0].f;
    FINISH_EACH(f, double, f_pow(acc, f_divide((double)1, p)))
}
static const reduction dist_row = {
    .op = "dist", .dtypes = TH_FLOATING, .inputs = 2, .dim = 255, .keepdim = 255, .result = TH_SAME,
    .empty = true, .scalars = 1,
    .start = {[1] = {.f = 0}},
    .fold = {[TH_FLOAT] = dist_float, [TH_DOUBLE] = dist_double},
    .spread = {[TH_FLOAT] = dist_float_each, [TH_DOUBLE] = dist_double_each},
    .join = {[1] = dist_join_floating},
    .finish = {[1] = dist_finish_floating},
};
int th_dist(call *c) { return th_reduce(&dist_row, c); }
/* d input = select(output == 0, 0, grad * sign(input - other) * (abs(input - other) / output)
   ** (p - 1)) */
LOOP(dist_input_float) {
    const float p = (float)option[0].f;
    LOOP4(float, float, grad, float, input, float, other, float, output,
        f_select(output == 0, (float)0, grad * f_sign(input - other) * f_pow(f_divide(f_abs(input -
            other), output), p - 1)))
}
LOOP(dist_input_double) {
    const double p = (double)option[0].f;
    LOOP4(double, double, grad, double, input, double, other, double, output,
        f_select(output == 0, (double)0, grad * f_sign(input - other) * f_pow(f_divide(f_abs(input -
            other), output), p - 1)))
}
static const gradient dist_input = {
    .op = "dist", .input = 0, .inputs = 4,
    .from = {FROM_GRAD, 0, 1, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = dist_input_float, [TH_DOUBLE] = dist_input_double},
};
/* d other = select(output == 0, 0, grad * sign(other - input) * (abs(input - other) / output)
   ** (p - 1)) */
LOOP(dist_other_float) {
    const float p = (float)option[0].f;
    LOOP4(float, float, grad, float, input, float, other, float, output,
        f_select(output == 0, (float)0, grad * f_sign(other - input) * f_pow(f_divide(f_abs(input -
            other), output), p - 1)))
}
LOOP(dist_other_double) {
    const double p = (double)option[0].f;
    LOOP4(double, double, grad, double, input, double, other, double, output,
        f_select(output == 0, (double)0, grad * f_sign(other - input) * f_pow(f_divide(f_abs(input -
            other), output), p - 1)))
}
static const gradient dist_other = {
    .op = "dist", .input = 1, .inputs = 4,
    .from = {FROM_GRAD, 0, 1, FROM_RESULT + 0},
    .loops = {[TH_FLOAT] = dist_other_float, [TH_DOUBLE] = dist_other_double},
};
int th_dist_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->needs & 1)
        result[0] = th_gradient(&dist_input, s, grad[0]);
    if (s->needs & 2)
        result[1] = th_gradient(&dist_other, s, grad[0]);
    return th_gave(s, result, 2);
}

/* var(Tensor input, int? dim=None, bool unbiased=True, bool keepdim=True) = kernel of
   variance.c */
int th_var(call *c) {
    const row *r = &th_rows[ROW_var];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_var_shape(&size, c->t[0], c->n[0], c->n[1], c->n[2]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_var_cpu(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2]);
    return th_finish(c, -failed);
}
int th_var_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = var_input(grad, input, dim, unbiased, keepdim) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_var_input, &(call){
            .t = {grad[0], s->t[0]},
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    return th_leave(&f, result, 1);
}

/* std(Tensor input, int? dim=None, bool unbiased=True, bool keepdim=True) = kernel of
   variance.c */
int th_std(call *c) {
    const row *r = &th_rows[ROW_std];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_std_shape(&size, c->t[0], c->n[0], c->n[1], c->n[2]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_std_cpu(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2]);
    return th_finish(c, -failed);
}
int th_std_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = var_input(where(output.eq(0), output, grad / (2 * output)), input, dim, unbiased,
       keepdim) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_var_input, &(call){
            .t = {
                th_apply(&f, th_where_row, &(call){.t = {
                    th_apply(&f, th_eq, &(call){.t = {s->out[0]}, .s = {[0] = th_integral(0)}}),
                    s->out[0],
                    th_apply(&f, th_div, &(call){.t = {
                        grad[0],
                        th_apply(&f, th_mul, &(call){
                            .t = {NULL, s->out[0]},
                            .s = {[0] = th_integral(2)}
                        })
                    }})
                }}),
                s->t[0]
            },
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    return th_leave(&f, result, 1);
}

/* var_input(Tensor grad_output, Tensor input, int? dimension=None, bool unbiased=True, bool
   keepdim=True) = kernel of variance.c */
int th_var_input(call *c) {
    const row *r = &th_rows[ROW_var_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_var_input_shape(&size, c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_var_input_cpu(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
    return th_finish(c, -failed);
}
int th_var_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = (grad * var_input(grad_output.ones_like(), input, dimension, unbiased,
       keepdim)).sum(dimension, keepdim) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_sum, &(call){
            .t = {th_apply(&f, th_mul, &(call){.t = {
                grad[0],
                th_apply(&f, th_var_input, &(call){
                    .t = {th_apply(&f, th_ones_like, &(call){.t = {s->t[0]}}), s->t[1]},
                    .n = {s->n[0], s->n[1], s->n[2]}
                })
            }})},
            .n = {s->n[0], s->n[2]}
        }));
    /* d input = var_input(grad_output, grad, dimension, unbiased, keepdim) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_var_input, &(call){
            .t = {s->t[0], grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    return th_leave(&f, result, 2);
}

/* all(ByteTensor input, int? dim=None, bool keepdim=True) -> ByteTensor = start: 1; step: acc *
   (input != 0); finish: acc */
FOLD(all_byte) { FOLD1(int64_t, th_join_product, 1, uint8_t, input, input != 0) }
FOLD(all_byte_each) { SPREAD1(int64_t, th_join_product, 1, uint8_t, input, input != 0) }
static void all_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_product) }
static const reduction all_row = {
    .op = "all", .dtypes = 1 << TH_BYTE, .inputs = 1, .dim = 0, .keepdim = 1, .result = TH_BYTE,
    .empty = true,
    .start = {[0] = {.i = 1}},
    .fold = {[TH_BYTE] = all_byte},
    .spread = {[TH_BYTE] = all_byte_each},
    .join = {[0] = all_join_integral},
};
int th_all(call *c) { return th_reduce(&all_row, c); }

/* any(ByteTensor input, int? dim=None, bool keepdim=True) -> ByteTensor = start: 0; step:
   max(acc, input != 0); finish: acc */
FOLD(any_byte) { FOLD1(int64_t, th_join_max, 0, uint8_t, input, input != 0) }
FOLD(any_byte_each) { SPREAD1(int64_t, th_join_max, 0, uint8_t, input, input != 0) }
static void any_join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_max) }
static const reduction any_row = {
    .op = "any", .dtypes = 1 << TH_BYTE, .inputs = 1, .dim = 0, .keepdim = 1, .result = TH_BYTE,
    .empty = true,
    .start = {[0] = {.i = 0}},
    .fold = {[TH_BYTE] = any_byte},
    .spread = {[TH_BYTE] = any_byte_each},
    .join = {[0] = any_join_integral},
};
int th_any(call *c) { return th_reduce(&any_row, c); }
