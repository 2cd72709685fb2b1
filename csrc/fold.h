/* fold.h: the loops of reductions, into one accumulator or over many; loop.h includes it. */
#pragma once

/* Folds all elements into *loop_into, or element j into loop_into[j]. Operands count from 0. */
#define FOLD_ARGUMENTS                                                                             \
    accumulator *loop_into, char *const *loop_at, const int64_t *loop_step, int64_t loop_count,    \
        LOOP_UNUSED const scalar *option
#define FOLD(name) CLONES static void name(FOLD_ARGUMENTS)

/* A fold keeps FOLD_LANES partial results, element i in lane i % FOLD_LANES, four steps at a time, and
   joins them in halves: an order that is fixed and vectorises without -ffast-math. NEAR is the value of
   element loop_j where all operands lie one behind the other (UNIT), FAR that of element loop_i. */
#define FOLD_LANES 32
#define FOLD_BODY(ACC, JOIN, START, UNIT, NEAR, FAR)                                               \
    {                                                                                              \
        ACC *loop_total = (ACC *)loop_into;                                                        \
        if (loop_count >= FOLD_LANES / 2 && (UNIT)) {                                              \
            ACC loop_lane[FOLD_LANES];                                                             \
            LOOP_EACH(loop_i, FOLD_LANES) loop_lane[loop_i] = (ACC)(START);                        \
            int64_t loop_begin = 0;                                                                \
            for (; loop_begin + 4 * FOLD_LANES <= loop_count; loop_begin += 4 * FOLD_LANES) {      \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, FOLD_LANES) {                                   \
                    int64_t loop_j = loop_begin + loop_i;                                          \
                    const ACC loop_a = NEAR;                                                       \
                    loop_j += FOLD_LANES;                                                          \
                    const ACC loop_b = NEAR;                                                       \
                    loop_j += FOLD_LANES;                                                          \
                    const ACC loop_c = NEAR;                                                       \
                    loop_j += FOLD_LANES;                                                          \
                    const ACC loop_d = NEAR;                                                       \
                    const ACC loop_ab = JOIN(loop_a, loop_b), loop_cd = JOIN(loop_c, loop_d);      \
                    const ACC loop_all = JOIN(loop_ab, loop_cd);                                   \
                    loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_all);                         \
                }                                                                                  \
            }                                                                                      \
            for (; loop_begin < loop_count; loop_begin += FOLD_LANES) {                            \
                const int64_t loop_left = loop_count - loop_begin;                                 \
                LOOP_INDEPENDENT                                                                   \
                LOOP_EACH(loop_i, loop_left < FOLD_LANES ? loop_left : FOLD_LANES) {               \
                    const int64_t loop_j = loop_begin + loop_i;                                    \
                    const ACC loop_value = NEAR;                                                   \
                    loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                       \
                }                                                                                  \
            }                                                                                      \
            for (int64_t loop_width = FOLD_LANES / 2; loop_width; loop_width /= 2)                 \
                LOOP_EACH(loop_i, loop_width)                                                      \
                    loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_lane[loop_i + loop_width]);   \
            *loop_total = JOIN(*loop_total, loop_lane[0]);                                         \
        } else {                                                                                   \
            ACC loop_sum = *loop_total;                                                            \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                const ACC loop_value = FAR;                                                        \
                loop_sum = JOIN(loop_sum, loop_value);                                             \
            }                                                                                      \
            *loop_total = loop_sum;                                                                \
        }                                                                                          \
    }

/* The same for many accumulators: element j goes into accumulator j. */
#define SPREAD_BODY(ACC, JOIN, UNIT, NEAR, FAR)                                                    \
    {                                                                                              \
        ACC *loop_each = (ACC *)loop_into;                                                         \
        if (UNIT) {                                                                                \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                const int64_t loop_j = loop_i;                                                     \
                const ACC loop_value = NEAR;                                                       \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                const ACC loop_value = FAR;                                                        \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        }                                                                                          \
    }

/* An operand's element: the next in memory, or by its step. */
#define FOLD_NEAR(k, T, name) LOOP_UNUSED const T name = ((const T *)loop_at[k])[loop_j];
#define FOLD_FAR(k, T, name) LOOP_UNUSED const T name = LOOP_GET(k, T);
#define FOLD1(ACC, JOIN, START, A, a, expression)                                                  \
    FOLD_BODY(ACC, JOIN, START, LOOP_UNIT(0, A),                                                   \
              ({ FOLD_NEAR(0, A, a) (ACC)(expression); }),                                         \
              ({ FOLD_FAR(0, A, a) (ACC)(expression); }))
#define SPREAD1(ACC, JOIN, START, A, a, expression)                                                \
    SPREAD_BODY(ACC, JOIN, LOOP_UNIT(0, A),                                                        \
              ({ FOLD_NEAR(0, A, a) (ACC)(expression); }),                                         \
              ({ FOLD_FAR(0, A, a) (ACC)(expression); }))
#define FOLD2(ACC, JOIN, START, A, a, B, b, expression)                                            \
    FOLD_BODY(ACC, JOIN, START, LOOP_UNIT(0, A) && LOOP_UNIT(1, B),                                \
              ({ FOLD_NEAR(0, A, a) FOLD_NEAR(1, B, b) (ACC)(expression); }),                      \
              ({ FOLD_FAR(0, A, a) FOLD_FAR(1, B, b) (ACC)(expression); }))
#define SPREAD2(ACC, JOIN, START, A, a, B, b, expression)                                          \
    SPREAD_BODY(ACC, JOIN, LOOP_UNIT(0, A) && LOOP_UNIT(1, B),                                     \
              ({ FOLD_NEAR(0, A, a) FOLD_NEAR(1, B, b) (ACC)(expression); }),                      \
              ({ FOLD_FAR(0, A, a) FOLD_FAR(1, B, b) (ACC)(expression); }))
#define FOLD3(ACC, JOIN, START, A, a, B, b, C, c, expression)                                      \
    FOLD_BODY(ACC, JOIN, START, LOOP_UNIT(0, A) && LOOP_UNIT(1, B) && LOOP_UNIT(2, C),             \
              ({ FOLD_NEAR(0, A, a) FOLD_NEAR(1, B, b) FOLD_NEAR(2, C, c) (ACC)(expression); }),   \
              ({ FOLD_FAR(0, A, a) FOLD_FAR(1, B, b) FOLD_FAR(2, C, c) (ACC)(expression); }))
#define SPREAD3(ACC, JOIN, START, A, a, B, b, C, c, expression)                                    \
    SPREAD_BODY(ACC, JOIN, LOOP_UNIT(0, A) && LOOP_UNIT(1, B) && LOOP_UNIT(2, C),                  \
              ({ FOLD_NEAR(0, A, a) FOLD_NEAR(1, B, b) FOLD_NEAR(2, C, c) (ACC)(expression); }),   \
              ({ FOLD_FAR(0, A, a) FOLD_FAR(1, B, b) FOLD_FAR(2, C, c) (ACC)(expression); }))
#define FOLD4(ACC, JOIN, START, A, a, B, b, C, c, D, d, expression)                                \
    FOLD_BODY(ACC, JOIN, START, LOOP_UNIT(0, A) && LOOP_UNIT(1, B) && LOOP_UNIT(2, C) && LOOP_UNIT(3, D),\
              ({ FOLD_NEAR(0, A, a) FOLD_NEAR(1, B, b) FOLD_NEAR(2, C, c) FOLD_NEAR(3, D, d) (ACC)(expression); }),\
              ({ FOLD_FAR(0, A, a) FOLD_FAR(1, B, b) FOLD_FAR(2, C, c) FOLD_FAR(3, D, d) (ACC)(expression); }))
#define SPREAD4(ACC, JOIN, START, A, a, B, b, C, c, D, d, expression)                              \
    SPREAD_BODY(ACC, JOIN, LOOP_UNIT(0, A) && LOOP_UNIT(1, B) && LOOP_UNIT(2, C) && LOOP_UNIT(3, D),\
              ({ FOLD_NEAR(0, A, a) FOLD_NEAR(1, B, b) FOLD_NEAR(2, C, c) FOLD_NEAR(3, D, d) (ACC)(expression); }),\
              ({ FOLD_FAR(0, A, a) FOLD_FAR(1, B, b) FOLD_FAR(2, C, c) FOLD_FAR(3, D, d) (ACC)(expression); }))

/* How a row's accumulators join and finish; FIELD is f or i, the formula sees acc and count. */
#define JOIN_ARGUMENTS accumulator *loop_into, const accumulator *loop_from, int64_t loop_count
#define JOIN_EACH(FIELD, JOIN)                                                                     \
    LOOP_EACH(loop_i, loop_count)                                                                  \
    loop_into[loop_i].FIELD = JOIN(loop_into[loop_i].FIELD, loop_from[loop_i].FIELD);
#define FINISH_ARGUMENTS                                                                           \
    accumulator *loop_into, int64_t loop_count, LOOP_UNUSED int64_t count,                         \
        LOOP_UNUSED const scalar *option
#define FINISH_EACH(FIELD, ACC, formula)                                                           \
    LOOP_EACH(loop_i, loop_count) {                                                                \
        LOOP_UNUSED const ACC acc = loop_into[loop_i].FIELD;                                       \
        loop_into[loop_i].FIELD = (ACC)(formula);                                                  \
    }
