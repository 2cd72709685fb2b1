/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* places */
#include "loop.cuh"
#include "reduce.cuh"

/* argmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor|Scalar = start:
   place = -1, best = 0; step: place = select(place < 0 or input > best or isnan(input) and not
   isnan(best), index, place), best = select(place < 0 or input > best or isnan(input) and not
   isnan(best), input, best); join: place = select(other_place >= 0 and (place < 0 or other_best
   > best or isnan(other_best) and not isnan(best) or (other_best == best or isnan(other_best)
   and isnan(best)) and other_place < place), other_place, place), best = select(other_place >=
   0 and (place < 0 or other_best > best or isnan(other_best) and not isnan(best)), other_best,
   best); finish: place */
struct argmax_integral {
    int64_t place, best;
};
STEP argmax_integral make_argmax_integral(int64_t place, int64_t best) {
    return {place, best};
}
STEP argmax_integral argmax_join_one_integral(argmax_integral acc, argmax_integral other) {
    return make_argmax_integral(f_select(other.place >= 0 && (acc.place < 0 || other.best > acc.best
        || (f_isnan(other.best) && !f_isnan(acc.best)) || ((other.best == acc.best ||
        (f_isnan(other.best) && f_isnan(acc.best))) && other.place < acc.place)), other.place,
        acc.place), f_select(other.place >= 0 && (acc.place < 0 || other.best > acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best))), other.best, acc.best));
}
struct argmax_floating {
    double place, best;
};
STEP argmax_floating make_argmax_floating(double place, double best) {
    return {place, best};
}
STEP argmax_floating argmax_join_one_floating(argmax_floating acc, argmax_floating other) {
    return make_argmax_floating(f_select(other.place >= 0 && (acc.place < 0 || other.best > acc.best
        || (f_isnan(other.best) && !f_isnan(acc.best)) || ((other.best == acc.best ||
        (f_isnan(other.best) && f_isnan(acc.best))) && other.place < acc.place)), other.place,
        acc.place), f_select(other.place >= 0 && (acc.place < 0 || other.best > acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best))), other.best, acc.best));
}
STEP argmax_integral argmax_step_byte(argmax_integral acc, uint8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmax_integral(f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmax_byte_fold {
    typedef argmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        return argmax_step_byte(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmax_byte, uint8_t, argmax_byte_fold)
STEP argmax_integral argmax_step_char(argmax_integral acc, int8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmax_integral(f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmax_char_fold {
    typedef argmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        return argmax_step_char(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmax_char, int8_t, argmax_char_fold)
STEP argmax_integral argmax_step_short(argmax_integral acc, int16_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmax_integral(f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmax_short_fold {
    typedef argmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        return argmax_step_short(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmax_short, int16_t, argmax_short_fold)
STEP argmax_integral argmax_step_int(argmax_integral acc, int32_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmax_integral(f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmax_int_fold {
    typedef argmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        return argmax_step_int(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmax_int, int32_t, argmax_int_fold)
STEP argmax_integral argmax_step_long(argmax_integral acc, int64_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmax_integral(f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmax_long_fold {
    typedef argmax_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        return argmax_step_long(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmax_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmax_long, int64_t, argmax_long_fold)
STEP argmax_floating argmax_step_float(argmax_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmax_floating(f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmax_float_fold {
    typedef argmax_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        return argmax_step_float(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmax_join_one_floating(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmax_float, float, argmax_float_fold)
STEP argmax_floating argmax_step_double(argmax_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmax_floating(f_select(acc.place < 0 || in_input > acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input > acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmax_double_fold {
    typedef argmax_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        return argmax_step_double(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmax_join_one_floating(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmax_double, double, argmax_double_fold)

/* argmin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor|Scalar = start:
   place = -1, best = 0; step: place = select(place < 0 or input < best or isnan(input) and not
   isnan(best), index, place), best = select(place < 0 or input < best or isnan(input) and not
   isnan(best), input, best); join: place = select(other_place >= 0 and (place < 0 or other_best
   < best or isnan(other_best) and not isnan(best) or (other_best == best or isnan(other_best)
   and isnan(best)) and other_place < place), other_place, place), best = select(other_place >=
   0 and (place < 0 or other_best < best or isnan(other_best) and not isnan(best)), other_best,
   best); finish: place */
struct argmin_integral {
    int64_t place, best;
};
STEP argmin_integral make_argmin_integral(int64_t place, int64_t best) {
    return {place, best};
}
STEP argmin_integral argmin_join_one_integral(argmin_integral acc, argmin_integral other) {
    return make_argmin_integral(f_select(other.place >= 0 && (acc.place < 0 || other.best < acc.best
        || (f_isnan(other.best) && !f_isnan(acc.best)) || ((other.best == acc.best ||
        (f_isnan(other.best) && f_isnan(acc.best))) && other.place < acc.place)), other.place,
        acc.place), f_select(other.place >= 0 && (acc.place < 0 || other.best < acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best))), other.best, acc.best));
}
struct argmin_floating {
    double place, best;
};
STEP argmin_floating make_argmin_floating(double place, double best) {
    return {place, best};
}
STEP argmin_floating argmin_join_one_floating(argmin_floating acc, argmin_floating other) {
    return make_argmin_floating(f_select(other.place >= 0 && (acc.place < 0 || other.best < acc.best
        || (f_isnan(other.best) && !f_isnan(acc.best)) || ((other.best == acc.best ||
        (f_isnan(other.best) && f_isnan(acc.best))) && other.place < acc.place)), other.place,
        acc.place), f_select(other.place >= 0 && (acc.place < 0 || other.best < acc.best ||
        (f_isnan(other.best) && !f_isnan(acc.best))), other.best, acc.best));
}
STEP argmin_integral argmin_step_byte(argmin_integral acc, uint8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmin_integral(f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmin_byte_fold {
    typedef argmin_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        return argmin_step_byte(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmin_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmin_byte, uint8_t, argmin_byte_fold)
STEP argmin_integral argmin_step_char(argmin_integral acc, int8_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmin_integral(f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmin_char_fold {
    typedef argmin_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        return argmin_step_char(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmin_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmin_char, int8_t, argmin_char_fold)
STEP argmin_integral argmin_step_short(argmin_integral acc, int16_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmin_integral(f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmin_short_fold {
    typedef argmin_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        return argmin_step_short(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmin_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmin_short, int16_t, argmin_short_fold)
STEP argmin_integral argmin_step_int(argmin_integral acc, int32_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmin_integral(f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmin_int_fold {
    typedef argmin_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        return argmin_step_int(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmin_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmin_int, int32_t, argmin_int_fold)
STEP argmin_integral argmin_step_long(argmin_integral acc, int64_t in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmin_integral(f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmin_long_fold {
    typedef argmin_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        return argmin_step_long(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmin_join_one_integral(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmin_long, int64_t, argmin_long_fold)
STEP argmin_floating argmin_step_float(argmin_floating acc, float in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmin_floating(f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmin_float_fold {
    typedef argmin_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        return argmin_step_float(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmin_join_one_floating(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmin_float, float, argmin_float_fold)
STEP argmin_floating argmin_step_double(argmin_floating acc, double in_input, UNUSED int64_t index,
    UNUSED const scalar *option) {
    return make_argmin_floating(f_select(acc.place < 0 || in_input < acc.best || (f_isnan(in_input)
        && !f_isnan(acc.best)), index, acc.place), f_select(acc.place < 0 || in_input < acc.best ||
        (f_isnan(in_input) && !f_isnan(acc.best)), in_input, acc.best));
}
struct argmin_double_fold {
    typedef argmin_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        return argmin_step_double(acc, in_input[i], first + i, option);
    }
    STEP set join(set acc, set other) {
        return argmin_join_one_floating(acc, other);
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const set acc = found;
        result[0] = (number)(acc.place);
    }
};
REDUCTION(argmin_double, double, argmin_double_fold)

/* amax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: -inf;
   step: max(acc, input) */
struct amax_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amax_byte, uint8_t, amax_byte_fold)
struct amax_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amax_char, int8_t, amax_char_fold)
struct amax_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amax_short, int16_t, amax_short_fold)
struct amax_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amax_int, int32_t, amax_int_fold)
struct amax_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amax_long, int64_t, amax_long_fold)
struct amax_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {-INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amax_float, float, amax_float_fold)
struct amax_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {-INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amax_double, double, amax_double_fold)

/* d input = select(input == output or isnan(input), grad, 0) */
template <typename T>
__device__ void amax_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input == in_output || f_isnan(in_input), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(amax_input_float, 4, amax_input_formula<float>)
KERNEL(amax_input_double, 4, amax_input_formula<double>)

/* amin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: inf; step:
   min(acc, input) */
struct amin_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amin_byte, uint8_t, amin_byte_fold)
struct amin_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amin_char, int8_t, amin_char_fold)
struct amin_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amin_short, int16_t, amin_short_fold)
struct amin_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amin_int, int32_t, amin_int_fold)
struct amin_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amin_long, int64_t, amin_long_fold)
struct amin_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amin_float, float, amin_float_fold)
struct amin_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(amin_double, double, amin_double_fold)

/* d input = select(input == output or isnan(input), grad, 0) */
template <typename T>
__device__ void amin_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input == in_output || f_isnan(in_input), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(amin_input_float, 4, amin_input_formula<float>)
KERNEL(amin_input_double, 4, amin_input_formula<double>)
