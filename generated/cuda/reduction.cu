/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* reduction */
#include "loop.cuh"
#include "reduce.cuh"

/* sum(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + input */
struct sum_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_byte, uint8_t, sum_byte_fold)
struct sum_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_char, int8_t, sum_char_fold)
struct sum_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_short, int16_t, sum_short_fold)
struct sum_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_int, int32_t, sum_int_fold)
struct sum_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_long, int64_t, sum_long_fold)
struct sum_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_float, float, sum_float_fold)
struct sum_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_double, double, sum_double_fold)

/* mean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + input; finish: acc / count */
struct mean_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(f_divide(acc, count));
    }
};
REDUCTION(mean_float, float, mean_float_fold)
struct mean_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(f_divide(acc, count));
    }
};
REDUCTION(mean_double, double, mean_double_fold)

/* d input = grad / count */
template <typename T>
__device__ void mean_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_count = number<T>(option, 1);
    const T to_input = (T)(f_divide(in_grad, in_count));
    write(at, 0, offset[0], to_input);
}
KERNEL(mean_input_float, 2, mean_input_formula<float>)
KERNEL(mean_input_double, 2, mean_input_formula<double>)

/* nansum(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + select(isnan(input), 0, input) */
struct nansum_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(f_select(f_isnan(in_input[i]), (float)0, in_input[i]));
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(nansum_float, float, nansum_float_fold)
struct nansum_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(f_select(f_isnan(in_input[i]), (double)0, in_input[i]));
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(nansum_double, double, nansum_double_fold)

/* d input = select(isnan(input), 0, grad) */
template <typename T>
__device__ void nansum_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T to_input = (T)(f_select(f_isnan(in_input), (T)0, in_grad));
    write(at, 0, offset[0], to_input);
}
KERNEL(nansum_input_float, 3, nansum_input_formula<float>)
KERNEL(nansum_input_double, 3, nansum_input_formula<double>)

/* nanmean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor|Scalar output, saved
   Tensor held) = start: sum = 0, number = 0; step: sum = sum + select(isnan(input), 0, input),
   number = number + select(isnan(input), 0, 1); join: sum = sum + other_sum, number = number +
   other_number; finish: output = sum / number, held = number */
struct nanmean_floating {
    double sum, number;
};
STEP nanmean_floating make_nanmean_floating(double sum, double number) {
    return {sum, number};
}
STEP nanmean_floating nanmean_join_one_floating(nanmean_floating acc, nanmean_floating other) {
    return make_nanmean_floating(acc.sum + other.sum, acc.number + other.number);
}
STEP nanmean_floating nanmean_step_float(nanmean_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_nanmean_floating(acc.sum + f_select(f_isnan(in_input), (double)0, in_input),
        acc.number + f_select(f_isnan(in_input), (double)0, (double)1));
}
struct nanmean_float_fold {
    typedef nanmean_floating set;
    typedef double number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {0, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        return nanmean_step_float(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return nanmean_join_one_floating(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(f_divide(acc.sum, acc.number));
        result[1] = (number)(acc.number);
    }
};
REDUCTION(nanmean_float, float, nanmean_float_fold)
STEP nanmean_floating nanmean_step_double(nanmean_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return make_nanmean_floating(acc.sum + f_select(f_isnan(in_input), (double)0, in_input),
        acc.number + f_select(f_isnan(in_input), (double)0, (double)1));
}
struct nanmean_double_fold {
    typedef nanmean_floating set;
    typedef double number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {0, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        return nanmean_step_double(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return nanmean_join_one_floating(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(f_divide(acc.sum, acc.number));
        result[1] = (number)(acc.number);
    }
};
REDUCTION(nanmean_double, double, nanmean_double_fold)

/* d input = select(isnan(input), 0, grad / held) */
template <typename T>
__device__ void nanmean_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_held = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(f_isnan(in_input), (T)0, f_divide(in_grad, in_held)));
    write(at, 0, offset[0], to_input);
}
KERNEL(nanmean_input_float, 4, nanmean_input_formula<float>)
KERNEL(nanmean_input_double, 4, nanmean_input_formula<double>)
