/* norm_folds.h: folds and gradients of each kind of norm, of the type T: the template of norm.c. */

#define ELEMENT (((const T *)at[0])[shift + i])
#define SIZE fabs((double)ELEMENT)
#define SQUARE ((double)ELEMENT * (double)ELEMENT)
#define TO_THE_P NAME(POWER)((T)SIZE, option[0].f)

FOLD(NAME(squares_of)) { FOLD_EACH(double, th_join_sum, 0, SQUARE); }
SPREAD(NAME(squares_across)) { SPREAD_EACH(double, th_join_sum, SQUARE); }

FOLD(NAME(sizes_of)) { FOLD_EACH(double, th_join_sum, 0, SIZE); }
SPREAD(NAME(sizes_across)) { SPREAD_EACH(double, th_join_sum, SIZE); }

FOLD(NAME(counts_of)) { FOLD_EACH(double, th_join_sum, 0, ELEMENT != 0); }
SPREAD(NAME(counts_across)) { SPREAD_EACH(double, th_join_sum, ELEMENT != 0); }

FOLD(NAME(powers_of)) { FOLD_EACH(double, th_join_sum, 0, TO_THE_P); }
SPREAD(NAME(powers_across)) { SPREAD_EACH(double, th_join_sum, TO_THE_P); }

FOLD(NAME(most_of)) { FOLD_EACH(double, th_join_max, 0, SIZE); }
SPREAD(NAME(most_across)) { SPREAD_EACH(double, th_join_max, SIZE); }

FOLD(NAME(least_of)) { FOLD_EACH(double, th_join_min, INFINITY, SIZE); }
SPREAD(NAME(least_across)) { SPREAD_EACH(double, th_join_min, SIZE); }

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

#undef ELEMENT
#undef SIZE
#undef SQUARE
#undef TO_THE_P
#undef BETWEEN
#undef SLOPE
#undef SIGN
