/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* distances: How far two lines are from each other, and in which direction. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* cosine_sums(Tensor input, Tensor other, Dim* dim=None, Keepdim keepdim=False) -> (Tensor dot,
   Tensor length1, Tensor length2) = start: products = 0, squares = 0, more_squares = 0; step:
   products = products + input * other, squares = squares + input * input, more_squares =
   more_squares + other * other; join: products = products + other_products, squares = squares +
   other_squares, more_squares = more_squares + other_more_squares; finish: dot = products,
   length1 = sqrt(squares), length2 = sqrt(more_squares) */
typedef struct cosine_sums_floating {
    double products, squares, more_squares;
} cosine_sums_floating;
static const cosine_sums_floating cosine_sums_start_floating = {0, 0, 0};
STEP cosine_sums_floating cosine_sums_join_one_floating(cosine_sums_floating acc,
    cosine_sums_floating other) {
    return (cosine_sums_floating){acc.products + other.products, acc.squares + other.squares,
        acc.more_squares + other.more_squares};
}
JOIN_SETS(cosine_sums_join_floating) { JOIN_STEPS(cosine_sums_floating,
    cosine_sums_join_one_floating) }
STEP cosine_sums_floating cosine_sums_step_float(cosine_sums_floating acc, float in_input,
    float in_other, UNUSED int64_t index, UNUSED const scalar *option) {
    return (cosine_sums_floating){acc.products + in_input * in_other,
        acc.squares + in_input * in_input, acc.more_squares + in_other * in_other};
}
FOLD(cosine_sums_float) {
    const float *in_input = (const float *)at[0];
    const float *in_other = (const float *)at[1];
    FOLD_STEPS(cosine_sums_floating, cosine_sums_join_floating, cosine_sums_start_floating,
        cosine_sums_step_float(acc, in_input[i], in_other[i], first + i, option))
}
SPREAD(cosine_sums_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_other = (const float *)at[1];
    SPREAD_STEPS(cosine_sums_floating, cosine_sums_step_float(acc, in_input[i], in_other[i], first,
        option))
}
STEP cosine_sums_floating cosine_sums_step_double(cosine_sums_floating acc, double in_input,
    double in_other, UNUSED int64_t index, UNUSED const scalar *option) {
    return (cosine_sums_floating){acc.products + in_input * in_other,
        acc.squares + in_input * in_input, acc.more_squares + in_other * in_other};
}
FOLD(cosine_sums_double) {
    const double *in_input = (const double *)at[0];
    const double *in_other = (const double *)at[1];
    FOLD_STEPS(cosine_sums_floating, cosine_sums_join_floating, cosine_sums_start_floating,
        cosine_sums_step_double(acc, in_input[i], in_other[i], first + i, option))
}
SPREAD(cosine_sums_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_other = (const double *)at[1];
    SPREAD_STEPS(cosine_sums_floating, cosine_sums_step_double(acc, in_input[i], in_other[i], first,
        option))
}
static void cosine_sums_finish_floating(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++) {
        const cosine_sums_floating acc = ((cosine_sums_floating *)into)[i];
        into[i * 3 + 0].f = acc.products;
        into[i * 3 + 1].f = f_sqrt(acc.squares);
        into[i * 3 + 2].f = f_sqrt(acc.more_squares);
    }
}
static const reduction cosine_sums_body = {
    .inputs = 2, .accumulators = 3,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[1] = {{.f = 0}, {.f = 0}, {.f = 0}},
    .kernel = {"distances", "cosine_sums"},
    .fold = {[TH_FLOAT] = cosine_sums_float, [TH_DOUBLE] = cosine_sums_double},
    .spread = {
        [TH_FLOAT] = cosine_sums_float_each, [TH_DOUBLE] = cosine_sums_double_each
    },
    .join[1] = cosine_sums_join_floating,
    .finish[1] = cosine_sums_finish_floating,
};
/* d input = grad_dot * other + select(length1 == 0, 0, grad_length1 * input / length1) */
WIDE_LOOP(cosine_sums_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad_dot = (const float *)at[1];
    const float *in_grad_length1 = (const float *)at[2];
    const float *in_input = (const float *)at[3];
    const float *in_other = (const float *)at[4];
    const float *in_length1 = (const float *)at[5];
    EACH(i, count) to_input[i] = in_grad_dot[i] * in_other[i] + f_select(in_length1[i] == 0,
        (float)0, f_divide(in_grad_length1[i] * in_input[i], in_length1[i]));
}
WIDE_LOOP(cosine_sums_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad_dot = (const double *)at[1];
    const double *in_grad_length1 = (const double *)at[2];
    const double *in_input = (const double *)at[3];
    const double *in_other = (const double *)at[4];
    const double *in_length1 = (const double *)at[5];
    EACH(i, count) to_input[i] = in_grad_dot[i] * in_other[i] + f_select(in_length1[i] == 0,
        (double)0, f_divide(in_grad_length1[i] * in_input[i], in_length1[i]));
}
static const gradient cosine_sums_input = {
    .input = 0, .inputs = 5, .from = {FROM_GRAD, FROM_GRAD + 1, 0, 1, FROM_RESULT + 1},
    .kernel = {"distances", "cosine_sums_input"},
    .loops = {
        [TH_FLOAT] = cosine_sums_input_float, [TH_DOUBLE] = cosine_sums_input_double
    },
};
/* d other = grad_dot * input + select(length2 == 0, 0, grad_length2 * other / length2) */
WIDE_LOOP(cosine_sums_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad_dot = (const float *)at[1];
    const float *in_grad_length2 = (const float *)at[2];
    const float *in_input = (const float *)at[3];
    const float *in_other = (const float *)at[4];
    const float *in_length2 = (const float *)at[5];
    EACH(i, count) to_other[i] = in_grad_dot[i] * in_input[i] + f_select(in_length2[i] == 0,
        (float)0, f_divide(in_grad_length2[i] * in_other[i], in_length2[i]));
}
WIDE_LOOP(cosine_sums_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad_dot = (const double *)at[1];
    const double *in_grad_length2 = (const double *)at[2];
    const double *in_input = (const double *)at[3];
    const double *in_other = (const double *)at[4];
    const double *in_length2 = (const double *)at[5];
    EACH(i, count) to_other[i] = in_grad_dot[i] * in_input[i] + f_select(in_length2[i] == 0,
        (double)0, f_divide(in_grad_length2[i] * in_other[i], in_length2[i]));
}
static const gradient cosine_sums_other = {
    .input = 1, .inputs = 5, .from = {FROM_GRAD, FROM_GRAD + 2, 0, 1, FROM_RESULT + 2},
    .kernel = {"distances", "cosine_sums_other"},
    .loops = {
        [TH_FLOAT] = cosine_sums_other_float, [TH_DOUBLE] = cosine_sums_other_double
    },
};
static int cosine_sums_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cosine_sums_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&cosine_sums_other, s, grad);
    return th_gave(s, result);
}
static const param cosine_sums_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
const row op_cosine_sums = {
    .op = "cosine_sums", .name = "cosine_sums",
    .signature =
        "cosine_sums(Tensor input, Tensor other, Dim* dim=None, Keepdim keepdim=False) -> "
        "(Tensor dot, Tensor length1, Tensor length2)",
    .doc =
        "Dot products of lines along dim, and the lengths of both. The slope of a length of "
        "zero is taken as zero.",
    .enter = th_reduce, .body = &cosine_sums_body,
    .backward = cosine_sums_backward,
    .params = cosine_sums_params,
    .names = (const char *const[]){"dot", "length1", "length2"},
    .flags = ROW_REDUCE | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS, .nparams = 4,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .lists = 1, .results = 3, .returned = 3,
    .types = {TH_SAME, TH_SAME, TH_SAME}, .differentiable = 3, .grads = 7, .reads = {0x203, 0x403},
};

/* cosine_of_sums(Tensor dot, Tensor length1, Tensor length2, Scalar eps=1e-8) = dot / (first *
   second) */
WIDE_LOOP(cosine_of_sums_float) {
    float *to_output = (float *)at[0];
    const float *in_dot = (const float *)at[1];
    const float *in_length1 = (const float *)at[2];
    const float *in_length2 = (const float *)at[3];
    const float in_eps = (float)option[0].f;
    EACH(i, count) {
        const float in_first = f_select(in_length1[i] <= in_eps, in_eps, in_length1[i]);
        const float in_second = f_select(in_length2[i] <= in_eps, in_eps, in_length2[i]);
        to_output[i] = f_divide(in_dot[i], in_first * in_second);
    }
}
WIDE_LOOP(cosine_of_sums_double) {
    double *to_output = (double *)at[0];
    const double *in_dot = (const double *)at[1];
    const double *in_length1 = (const double *)at[2];
    const double *in_length2 = (const double *)at[3];
    const double in_eps = (double)option[0].f;
    EACH(i, count) {
        const double in_first = f_select(in_length1[i] <= in_eps, in_eps, in_length1[i]);
        const double in_second = f_select(in_length2[i] <= in_eps, in_eps, in_length2[i]);
        to_output[i] = f_divide(in_dot[i], in_first * in_second);
    }
}
static const pointwise cosine_of_sums_body = {
    .outputs = 1, .inputs = 3,
    .to = {0}, .from = {0, 1, 2},
    .kernel = {"distances", "cosine_of_sums"},
    .loops = {
        [TH_FLOAT] = cosine_of_sums_float, [TH_DOUBLE] = cosine_of_sums_double
    },
};
/* d dot = grad / (first * second) */
WIDE_LOOP(cosine_of_sums_dot_float) {
    float *to_dot = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_length1 = (const float *)at[2];
    const float *in_length2 = (const float *)at[3];
    const float in_eps = (float)option[0].f;
    EACH(i, count) {
        const float in_first = f_select(in_length1[i] <= in_eps, in_eps, in_length1[i]);
        const float in_second = f_select(in_length2[i] <= in_eps, in_eps, in_length2[i]);
        to_dot[i] = f_divide(in_grad[i], in_first * in_second);
    }
}
WIDE_LOOP(cosine_of_sums_dot_double) {
    double *to_dot = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_length1 = (const double *)at[2];
    const double *in_length2 = (const double *)at[3];
    const double in_eps = (double)option[0].f;
    EACH(i, count) {
        const double in_first = f_select(in_length1[i] <= in_eps, in_eps, in_length1[i]);
        const double in_second = f_select(in_length2[i] <= in_eps, in_eps, in_length2[i]);
        to_dot[i] = f_divide(in_grad[i], in_first * in_second);
    }
}
static const gradient cosine_of_sums_dot = {
    .input = 0, .inputs = 3, .from = {FROM_GRAD, 1, 2},
    .kernel = {"distances", "cosine_of_sums_dot"},
    .loops = {
        [TH_FLOAT] = cosine_of_sums_dot_float, [TH_DOUBLE] = cosine_of_sums_dot_double
    },
};
/* d length1 = select(length1 > eps, -grad * output / first, 0) */
WIDE_LOOP(cosine_of_sums_length1_float) {
    float *to_length1 = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_length1 = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    const float in_eps = (float)option[0].f;
    EACH(i, count) {
        const float in_first = f_select(in_length1[i] <= in_eps, in_eps, in_length1[i]);
        to_length1[i] = f_select(in_length1[i] > in_eps, f_divide(-in_grad[i] * in_output[i],
            in_first), (float)0);
    }
}
WIDE_LOOP(cosine_of_sums_length1_double) {
    double *to_length1 = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_length1 = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    const double in_eps = (double)option[0].f;
    EACH(i, count) {
        const double in_first = f_select(in_length1[i] <= in_eps, in_eps, in_length1[i]);
        to_length1[i] = f_select(in_length1[i] > in_eps, f_divide(-in_grad[i] * in_output[i],
            in_first), (double)0);
    }
}
static const gradient cosine_of_sums_length1 = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 1, FROM_RESULT},
    .kernel = {"distances", "cosine_of_sums_length1"},
    .loops = {
        [TH_FLOAT] = cosine_of_sums_length1_float, [TH_DOUBLE] = cosine_of_sums_length1_double
    },
};
/* d length2 = select(length2 > eps, -grad * output / second, 0) */
WIDE_LOOP(cosine_of_sums_length2_float) {
    float *to_length2 = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_length2 = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    const float in_eps = (float)option[0].f;
    EACH(i, count) {
        const float in_second = f_select(in_length2[i] <= in_eps, in_eps, in_length2[i]);
        to_length2[i] = f_select(in_length2[i] > in_eps, f_divide(-in_grad[i] * in_output[i],
            in_second), (float)0);
    }
}
WIDE_LOOP(cosine_of_sums_length2_double) {
    double *to_length2 = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_length2 = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    const double in_eps = (double)option[0].f;
    EACH(i, count) {
        const double in_second = f_select(in_length2[i] <= in_eps, in_eps, in_length2[i]);
        to_length2[i] = f_select(in_length2[i] > in_eps, f_divide(-in_grad[i] * in_output[i],
            in_second), (double)0);
    }
}
static const gradient cosine_of_sums_length2 = {
    .input = 2, .inputs = 3, .from = {FROM_GRAD, 2, FROM_RESULT},
    .kernel = {"distances", "cosine_of_sums_length2"},
    .loops = {
        [TH_FLOAT] = cosine_of_sums_length2_float, [TH_DOUBLE] = cosine_of_sums_length2_double
    },
};
static int cosine_of_sums_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&cosine_of_sums_dot, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&cosine_of_sums_length1, s, grad);
    if (s->wants[2])
        result[2] = th_gradient(&cosine_of_sums_length2, s, grad);
    return th_gave(s, result);
}
static const param cosine_of_sums_params[] = {
    {.name = "dot", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "length1", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "length2", .kind = P_TENSOR, .slot = 2, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {1e-08, 0, TH_DEFAULT},
     .type = -1},
};
const row op_cosine_of_sums = {
    .op = "cosine_of_sums", .name = "cosine_of_sums",
    .signature =
        "cosine_of_sums(Tensor dot, Tensor length1, Tensor length2, Scalar eps=1e-8)",
    .doc = "A dot product over both lengths, which count as eps at least.",
    .enter = th_pointwise, .body = &cosine_of_sums_body,
    .backward = cosine_of_sums_backward,
    .params = cosine_of_sums_params,
    .flags = ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS, .nparams = 4, .required = 3,
    .tensors = 3, .inputs = 3, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {6, 0x102, 0x104},
};

/* euclidean_distance(Tensor input, Tensor other, Scalar eps=1e-6, Dim* dim=None, Keepdim
   keepdim=False) = start: 0; step: acc + difference * difference; finish: sqrt(acc) */
STEP float euclidean_distance_step_float(float in_input, float in_other, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const float in_eps = (float)option[0].f;
    const float in_difference = in_input - in_other + in_eps;
    return in_difference * in_difference;
}
FOLD(euclidean_distance_float) {
    const float *in_input = (const float *)at[0];
    const float *in_other = (const float *)at[1];
    FOLD_FLOATS(euclidean_distance_step_float(in_input[i], in_other[i], first + i, option))
}
SPREAD(euclidean_distance_float_each) {
    const float *in_input = (const float *)at[0];
    const float *in_other = (const float *)at[1];
    SPREAD_EACH(double, th_join_sum, euclidean_distance_step_float(in_input[i], in_other[i], first,
        option))
}
STEP double euclidean_distance_step_double(double in_input, double in_other, UNUSED int64_t index,
    UNUSED const scalar *option) {
    const double in_eps = (double)option[0].f;
    const double in_difference = in_input - in_other + in_eps;
    return in_difference * in_difference;
}
FOLD(euclidean_distance_double) {
    const double *in_input = (const double *)at[0];
    const double *in_other = (const double *)at[1];
    FOLD_EACH(double, th_join_sum, 0, euclidean_distance_step_double(in_input[i], in_other[i],
        first + i, option))
}
SPREAD(euclidean_distance_double_each) {
    const double *in_input = (const double *)at[0];
    const double *in_other = (const double *)at[1];
    SPREAD_EACH(double, th_join_sum, euclidean_distance_step_double(in_input[i], in_other[i], first,
        option))
}
static void euclidean_distance_join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }
static void euclidean_distance_finish_floating(FINISH_ARGUMENTS) {
    FINISH_EACH(f, double, f_sqrt(acc))
}
static const reduction euclidean_distance_body = {
    .inputs = 2, .accumulators = 1,
    .dim = 0, .keepdim = 0,
    .dims = true,
    .empty = true,
    .start[1] = {{.f = 0}},
    .kernel = {"distances", "euclidean_distance"},
    .fold = {
        [TH_FLOAT] = euclidean_distance_float, [TH_DOUBLE] = euclidean_distance_double
    },
    .spread = {
        [TH_FLOAT] = euclidean_distance_float_each, [TH_DOUBLE] = euclidean_distance_double_each
    },
    .join[1] = euclidean_distance_join_floating,
    .finish[1] = euclidean_distance_finish_floating,
};
/* d input = select(output == 0, 0, grad * difference / output) */
WIDE_LOOP(euclidean_distance_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    const float *in_output = (const float *)at[4];
    const float in_eps = (float)option[0].f;
    EACH(i, count) {
        const float in_difference = in_input[i] - in_other[i] + in_eps;
        to_input[i] = f_select(in_output[i] == 0, (float)0, f_divide(in_grad[i] * in_difference,
            in_output[i]));
    }
}
WIDE_LOOP(euclidean_distance_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    const double *in_output = (const double *)at[4];
    const double in_eps = (double)option[0].f;
    EACH(i, count) {
        const double in_difference = in_input[i] - in_other[i] + in_eps;
        to_input[i] = f_select(in_output[i] == 0, (double)0, f_divide(in_grad[i] * in_difference,
            in_output[i]));
    }
}
static const gradient euclidean_distance_input = {
    .input = 0, .inputs = 4, .from = {FROM_GRAD, 0, 1, FROM_RESULT},
    .kernel = {"distances", "euclidean_distance_input"},
    .loops = {
        [TH_FLOAT] = euclidean_distance_input_float, [TH_DOUBLE] = euclidean_distance_input_double
    },
};
/* d other = select(output == 0, 0, -grad * difference / output) */
WIDE_LOOP(euclidean_distance_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_input = (const float *)at[2];
    const float *in_other = (const float *)at[3];
    const float *in_output = (const float *)at[4];
    const float in_eps = (float)option[0].f;
    EACH(i, count) {
        const float in_difference = in_input[i] - in_other[i] + in_eps;
        to_other[i] = f_select(in_output[i] == 0, (float)0, f_divide(-in_grad[i] * in_difference,
            in_output[i]));
    }
}
WIDE_LOOP(euclidean_distance_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_input = (const double *)at[2];
    const double *in_other = (const double *)at[3];
    const double *in_output = (const double *)at[4];
    const double in_eps = (double)option[0].f;
    EACH(i, count) {
        const double in_difference = in_input[i] - in_other[i] + in_eps;
        to_other[i] = f_select(in_output[i] == 0, (double)0, f_divide(-in_grad[i] * in_difference,
            in_output[i]));
    }
}
static const gradient euclidean_distance_other = {
    .input = 1, .inputs = 4, .from = {FROM_GRAD, 0, 1, FROM_RESULT},
    .kernel = {"distances", "euclidean_distance_other"},
    .loops = {
        [TH_FLOAT] = euclidean_distance_other_float, [TH_DOUBLE] = euclidean_distance_other_double
    },
};
static int euclidean_distance_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&euclidean_distance_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&euclidean_distance_other, s, grad);
    return th_gave(s, result);
}
static const param euclidean_distance_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = {1e-06, 0, TH_DEFAULT},
     .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT}, .type = -1},
};
const row op_euclidean_distance = {
    .op = "euclidean_distance", .name = "euclidean_distance",
    .signature =
        "euclidean_distance(Tensor input, Tensor other, Scalar eps=1e-6, Dim* dim=None, "
        "Keepdim keepdim=False)",
    .doc =
        "The length of the lines of input - other + eps along dim. The slope at zero is "
        "taken as zero.",
    .enter = th_reduce, .body = &euclidean_distance_body,
    .backward = euclidean_distance_backward,
    .params = euclidean_distance_params,
    .flags = ROW_REDUCE | ROW_PROMOTES, .dtypes = TH_ALL, .own = TH_FLOATS, .nparams = 5,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {0x103, 0x103},
};
