/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* aminmax */
#include "loop.cuh"
#include "reduce.cuh"

/* aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor max) =
   start: min = inf, max = -inf; step: min = min(min, input), max = max(max, input); join: min =
   min(min, other_min), max = max(max, other_max) */
struct aminmax_integral {
    int64_t min, max;
};
STEP aminmax_integral make_aminmax_integral(int64_t min, int64_t max) {
    return {min, max};
}
STEP aminmax_integral aminmax_join_one_integral(aminmax_integral acc, aminmax_integral other) {
    return make_aminmax_integral(f_min(acc.min, other.min), f_max(acc.max, other.max));
}
struct aminmax_floating {
    double min, max;
};
STEP aminmax_floating make_aminmax_floating(double min, double max) {
    return {min, max};
}
STEP aminmax_floating aminmax_join_one_floating(aminmax_floating acc, aminmax_floating other) {
    return make_aminmax_floating(f_min(acc.min, other.min), f_max(acc.max, other.max));
}
STEP aminmax_integral aminmax_step_byte(aminmax_integral acc, uint8_t in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return make_aminmax_integral(f_min(acc.min, in_input), f_max(acc.max, in_input));
}
struct aminmax_byte_fold {
    typedef aminmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {INT64_MAX, INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        return aminmax_step_byte(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return aminmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.min);
        result[1] = (number)(acc.max);
    }
};
REDUCTION(aminmax_byte, uint8_t, aminmax_byte_fold)
STEP aminmax_integral aminmax_step_char(aminmax_integral acc, int8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_aminmax_integral(f_min(acc.min, in_input), f_max(acc.max, in_input));
}
struct aminmax_char_fold {
    typedef aminmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {INT64_MAX, INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        return aminmax_step_char(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return aminmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.min);
        result[1] = (number)(acc.max);
    }
};
REDUCTION(aminmax_char, int8_t, aminmax_char_fold)
STEP aminmax_integral aminmax_step_short(aminmax_integral acc, int16_t in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return make_aminmax_integral(f_min(acc.min, in_input), f_max(acc.max, in_input));
}
struct aminmax_short_fold {
    typedef aminmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {INT64_MAX, INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        return aminmax_step_short(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return aminmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.min);
        result[1] = (number)(acc.max);
    }
};
REDUCTION(aminmax_short, int16_t, aminmax_short_fold)
STEP aminmax_integral aminmax_step_int(aminmax_integral acc, int32_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_aminmax_integral(f_min(acc.min, in_input), f_max(acc.max, in_input));
}
struct aminmax_int_fold {
    typedef aminmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {INT64_MAX, INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        return aminmax_step_int(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return aminmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.min);
        result[1] = (number)(acc.max);
    }
};
REDUCTION(aminmax_int, int32_t, aminmax_int_fold)
STEP aminmax_integral aminmax_step_long(aminmax_integral acc, int64_t in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return make_aminmax_integral(f_min(acc.min, in_input), f_max(acc.max, in_input));
}
struct aminmax_long_fold {
    typedef aminmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {INT64_MAX, INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        return aminmax_step_long(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return aminmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.min);
        result[1] = (number)(acc.max);
    }
};
REDUCTION(aminmax_long, int64_t, aminmax_long_fold)
STEP aminmax_floating aminmax_step_float(aminmax_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_aminmax_floating(f_min(acc.min, in_input), f_max(acc.max, in_input));
}
struct aminmax_float_fold {
    typedef aminmax_floating set;
    typedef double number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {INFINITY, -INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        return aminmax_step_float(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return aminmax_join_one_floating(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.min);
        result[1] = (number)(acc.max);
    }
};
REDUCTION(aminmax_float, float, aminmax_float_fold)
STEP aminmax_floating aminmax_step_double(aminmax_floating acc, double in_input,
    UNUSED int64_t index, UNUSED const scalar *option) {
    return make_aminmax_floating(f_min(acc.min, in_input), f_max(acc.max, in_input));
}
struct aminmax_double_fold {
    typedef aminmax_floating set;
    typedef double number;
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {INFINITY, -INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        return aminmax_step_double(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return aminmax_join_one_floating(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.min);
        result[1] = (number)(acc.max);
    }
};
REDUCTION(aminmax_double, double, aminmax_double_fold)

/* d input = select(input == min, grad_min, 0) + select(input == max, grad_max, 0) */
template <typename T>
__device__ void aminmax_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad_min = read<T>(at, 1, offset[1]);
    const T in_grad_max = read<T>(at, 2, offset[2]);
    const T in_input = read<T>(at, 3, offset[3]);
    const T in_min = read<T>(at, 4, offset[4]);
    const T in_max = read<T>(at, 5, offset[5]);
    const T to_input = (T)(f_select(in_input == in_min, in_grad_min,
        (T)0) + f_select(in_input == in_max, in_grad_max, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(aminmax_input_float, 6, aminmax_input_formula<float>)
KERNEL(aminmax_input_double, 6, aminmax_input_formula<double>)
