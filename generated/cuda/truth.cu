/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* truth */
#include "loop.cuh"
#include "reduce.cuh"

/* all(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> ByteTensor|Scalar = start: 1;
   step: acc * (input != 0) */
struct all_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_product(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(all_byte, uint8_t, all_byte_fold)
struct all_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_product(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(all_char, int8_t, all_char_fold)
struct all_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_product(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(all_short, int16_t, all_short_fold)
struct all_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_product(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(all_int, int32_t, all_int_fold)
struct all_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_product(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(all_long, int64_t, all_long_fold)
struct all_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_product(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(all_float, float, all_float_fold)
struct all_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_product(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(all_double, double, all_double_fold)

/* any(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> ByteTensor|Scalar = start: 0;
   step: acc + (input != 0); finish: acc > 0 */
struct any_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc > 0);
    }
};
REDUCTION(any_byte, uint8_t, any_byte_fold)
struct any_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc > 0);
    }
};
REDUCTION(any_char, int8_t, any_char_fold)
struct any_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc > 0);
    }
};
REDUCTION(any_short, int16_t, any_short_fold)
struct any_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc > 0);
    }
};
REDUCTION(any_int, int32_t, any_int_fold)
struct any_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc > 0);
    }
};
REDUCTION(any_long, int64_t, any_long_fold)
struct any_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc > 0);
    }
};
REDUCTION(any_float, float, any_float_fold)
struct any_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc > 0);
    }
};
REDUCTION(any_double, double, any_double_fold)

/* count_nonzero(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor|Scalar =
   start: 0; step: acc + select(input != 0, 1, 0) */
struct count_nonzero_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(f_select(in_input[i] != 0, (uint8_t)1, (uint8_t)0));
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
REDUCTION(count_nonzero_byte, uint8_t, count_nonzero_byte_fold)
struct count_nonzero_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(f_select(in_input[i] != 0, (int8_t)1, (int8_t)0));
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
REDUCTION(count_nonzero_char, int8_t, count_nonzero_char_fold)
struct count_nonzero_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(f_select(in_input[i] != 0, (int16_t)1, (int16_t)0));
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
REDUCTION(count_nonzero_short, int16_t, count_nonzero_short_fold)
struct count_nonzero_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(f_select(in_input[i] != 0, (int32_t)1, (int32_t)0));
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
REDUCTION(count_nonzero_int, int32_t, count_nonzero_int_fold)
struct count_nonzero_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(f_select(in_input[i] != 0, (int64_t)1, (int64_t)0));
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
REDUCTION(count_nonzero_long, int64_t, count_nonzero_long_fold)
struct count_nonzero_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(f_select(in_input[i] != 0, (float)1, (float)0));
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
REDUCTION(count_nonzero_float, float, count_nonzero_float_fold)
struct count_nonzero_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(f_select(in_input[i] != 0, (double)1, (double)0));
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
REDUCTION(count_nonzero_double, double, count_nonzero_double_fold)
