/* finish_values.h: add to values of the type T, and clamp at zero: a template of finish.c. */

static inline __attribute__((always_inline)) bool
NAME(finish_each)(T *to, const T *other, int64_t count, bool relu, const bool adds) {
    const T least = relu ? 0 : -(T)INFINITY;
    T wrong = 0;
#pragma omp simd reduction(+ : wrong)
    for (int64_t i = 0; i < count; i++) {
        const T value = to[i], sum = adds ? value + other[i] : value;
        wrong += value - value;
        to[i] = sum < least ? least : sum;
    }
    return wrong == 0;
}

/* Return whether all values were finite before: then x - x is 0. NaN stays. */
CLONES static bool NAME(finish)(T *to, const T *other, int64_t count, bool relu) {
    if (other)
        return NAME(finish_each)(to, other, count, relu, true);
    return NAME(finish_each)(to, NULL, count, relu, false);
}
