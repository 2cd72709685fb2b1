/* norm_folds.h: folds and gradients of each kind of norm, of the type T: the template of norm.c. */

#define SIZE fabs((double)x[i])

#define KIND(word) NAME(squares_##word)
#define PART_OF_NORM ((double)x[i] * (double)x[i])
#define JOIN_OF_NORM th_join_sum
#define START_OF_NORM 0
#include "kernels/reduce/norm_kind.h"

#define KIND(word) NAME(sizes_##word)
#define PART_OF_NORM SIZE
#define JOIN_OF_NORM th_join_sum
#define START_OF_NORM 0
#include "kernels/reduce/norm_kind.h"

#define KIND(word) NAME(counts_##word)
#define PART_OF_NORM x[i] != 0
#define JOIN_OF_NORM th_join_sum
#define START_OF_NORM 0
#include "kernels/reduce/norm_kind.h"

#define KIND(word) NAME(powers_##word)
#define PART_OF_NORM NAME(POWER)((T)SIZE, option[0].f)
#define JOIN_OF_NORM th_join_sum
#define START_OF_NORM 0
#include "kernels/reduce/norm_kind.h"

#define KIND(word) NAME(most_##word)
#define PART_OF_NORM SIZE
#define JOIN_OF_NORM th_join_max
#define START_OF_NORM 0
#include "kernels/reduce/norm_kind.h"

#define KIND(word) NAME(least_##word)
#define PART_OF_NORM SIZE
#define JOIN_OF_NORM th_join_min
#define START_OF_NORM INFINITY
#include "kernels/reduce/norm_kind.h"

/* Differences of two inputs, for folds of doubles. */
CLONES static void NAME(differences)(const T *x, const T *y, int64_t count, double *to) {
    for (int64_t i = 0; i < count; i++)
        to[i] = (double)x[i] - (double)y[i];
}

STEP void NAME(between)(FOLD_ARGUMENTS, fold of_doubles) {
    double difference[TH_FOLDED];
    for (int64_t row = 0, shift = 0; row < rows.count; row++, shift += rows.pitch) {
        NAME(differences)((const T *)at[0] + shift, (const T *)at[1] + shift, count, difference);
        of_doubles(into + row * rows.sets, (char *const[]){(char *)difference}, count, first,
                   option, TH_ONE_ROW);
    }
}

#define BETWEEN(kind)                                                                              \
    static void NAME(kind##_between)(FOLD_ARGUMENTS) {                                             \
        NAME(between)(into, FOLD_GIVEN, kind##_of_double);                                         \
    }
BETWEEN(squares)
BETWEEN(sizes)
BETWEEN(counts)
BETWEEN(powers)
BETWEEN(most)
BETWEEN(least)

/* Gradients: grad times the derivative of the norm, taken as zero if the norm or the element is
   zero. Tied largest elements share it evenly. */
#define SLOPE(slope)                                                                               \
    EACH (i, count) {                                                                              \
        UNUSED const T x = ((const T *)at[1])[i], norm = ((const T *)at[2])[i];                    \
        ((T *)at[0])[i] = ((const T *)at[3])[i] * (slope);                                         \
    }
#define SIGN ((T)((x > 0) - (x < 0)))

LOOP(NAME(slope_squares)) { SLOPE(norm == 0 ? 0 : x / norm); }
LOOP(NAME(slope_sizes)) { SLOPE(SIGN); }
LOOP(NAME(slope_counts)) { SLOPE(0); }
LOOP(NAME(slope_powers)) {
    const T p = (T)option[0].f;
    SLOPE((norm == 0) | (x == 0) ? 0 : SIGN * NAME(POWER)(NAME(ABS)(x) / norm, p - 1));
}

#undef SIZE
#undef BETWEEN
#undef SLOPE
#undef SIGN
