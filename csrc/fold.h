/* fold.h: the loops of reductions, into one accumulator or over many; loop.h includes it. */
#pragma once

/* Folds all elements into *loop_into, or element j into loop_into[j]. Operands count from 0. */
#define FOLD_ARGUMENTS                                                                             \
    accumulator *loop_into, char *const *loop_at, const int64_t *loop_step, int64_t loop_count,    \
        LOOP_UNUSED const scalar *option
#define FOLD(name) CLONES static void name(FOLD_ARGUMENTS)

/* A fold keeps FOLD_LANES partial results, element i in lane i % FOLD_LANES, and joins them in
   halves: an order that is fixed and vectorises without -ffast-math. */
#define FOLD_LANES 64
#define FOLD_JOIN_LANES(ACC, JOIN)                                                                 \
    for (int64_t loop_width = FOLD_LANES / 2; loop_width; loop_width /= 2)                         \
        LOOP_EACH(loop_i, loop_width)                                                              \
            loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_lane[loop_i + loop_width]);           \
    *loop_total = JOIN(*loop_total, loop_lane[0]);

#define FOLD1(ACC, JOIN, START, A, a, expression)                                                  \
    {                                                                                              \
        ACC *loop_total = (ACC *)loop_into;                                                        \
        if (loop_count >= FOLD_LANES / 2 && LOOP_UNIT(0, A)) {                                     \
            ACC loop_lane[FOLD_LANES];                                                             \
            LOOP_EACH(loop_i, FOLD_LANES) loop_lane[loop_i] = (ACC)(START);                        \
            int64_t loop_begin = 0;                                                                \
            for (; loop_begin + FOLD_LANES <= loop_count; loop_begin += FOLD_LANES) {              \
                const A *loop_0 = (const A *)loop_at[0] + loop_begin;                              \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, FOLD_LANES) {                                   \
                    LOOP_UNUSED const A a = loop_0[loop_i];                                        \
                    const ACC loop_value = (ACC)(expression);                                      \
                    loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                       \
                }                                                                                  \
            }                                                                                      \
            const A *loop_0 = (const A *)loop_at[0] + loop_begin;                                  \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count - loop_begin) {                          \
                LOOP_UNUSED const A a = loop_0[loop_i];                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                           \
            }                                                                                      \
            FOLD_JOIN_LANES(ACC, JOIN)                                                             \
        } else {                                                                                   \
            ACC loop_sum = *loop_total;                                                            \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(0, A);                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_sum = JOIN(loop_sum, loop_value);                                             \
            }                                                                                      \
            *loop_total = loop_sum;                                                                \
        }                                                                                          \
    }

#define FOLD2(ACC, JOIN, START, A, a, B, b, expression)                                            \
    {                                                                                              \
        ACC *loop_total = (ACC *)loop_into;                                                        \
        if (loop_count >= FOLD_LANES / 2 && LOOP_UNIT(0, A) && LOOP_UNIT(1, B)) {                  \
            ACC loop_lane[FOLD_LANES];                                                             \
            LOOP_EACH(loop_i, FOLD_LANES) loop_lane[loop_i] = (ACC)(START);                        \
            int64_t loop_begin = 0;                                                                \
            for (; loop_begin + FOLD_LANES <= loop_count; loop_begin += FOLD_LANES) {              \
                const A *loop_0 = (const A *)loop_at[0] + loop_begin;                              \
                const B *loop_1 = (const B *)loop_at[1] + loop_begin;                              \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, FOLD_LANES) {                                   \
                    LOOP_UNUSED const A a = loop_0[loop_i];                                        \
                    LOOP_UNUSED const B b = loop_1[loop_i];                                        \
                    const ACC loop_value = (ACC)(expression);                                      \
                    loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                       \
                }                                                                                  \
            }                                                                                      \
            const A *loop_0 = (const A *)loop_at[0] + loop_begin;                                  \
            const B *loop_1 = (const B *)loop_at[1] + loop_begin;                                  \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count - loop_begin) {                          \
                LOOP_UNUSED const A a = loop_0[loop_i];                                            \
                LOOP_UNUSED const B b = loop_1[loop_i];                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                           \
            }                                                                                      \
            FOLD_JOIN_LANES(ACC, JOIN)                                                             \
        } else {                                                                                   \
            ACC loop_sum = *loop_total;                                                            \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(0, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(1, B);                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_sum = JOIN(loop_sum, loop_value);                                             \
            }                                                                                      \
            *loop_total = loop_sum;                                                                \
        }                                                                                          \
    }

#define FOLD3(ACC, JOIN, START, A, a, B, b, C, c, expression)                                      \
    {                                                                                              \
        ACC *loop_total = (ACC *)loop_into;                                                        \
        if (loop_count >= FOLD_LANES / 2 && LOOP_UNIT(0, A) && LOOP_UNIT(1, B) &&                  \
            LOOP_UNIT(2, C)) {                                                                     \
            ACC loop_lane[FOLD_LANES];                                                             \
            LOOP_EACH(loop_i, FOLD_LANES) loop_lane[loop_i] = (ACC)(START);                        \
            int64_t loop_begin = 0;                                                                \
            for (; loop_begin + FOLD_LANES <= loop_count; loop_begin += FOLD_LANES) {              \
                const A *loop_0 = (const A *)loop_at[0] + loop_begin;                              \
                const B *loop_1 = (const B *)loop_at[1] + loop_begin;                              \
                const C *loop_2 = (const C *)loop_at[2] + loop_begin;                              \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, FOLD_LANES) {                                   \
                    LOOP_UNUSED const A a = loop_0[loop_i];                                        \
                    LOOP_UNUSED const B b = loop_1[loop_i];                                        \
                    LOOP_UNUSED const C c = loop_2[loop_i];                                        \
                    const ACC loop_value = (ACC)(expression);                                      \
                    loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                       \
                }                                                                                  \
            }                                                                                      \
            const A *loop_0 = (const A *)loop_at[0] + loop_begin;                                  \
            const B *loop_1 = (const B *)loop_at[1] + loop_begin;                                  \
            const C *loop_2 = (const C *)loop_at[2] + loop_begin;                                  \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count - loop_begin) {                          \
                LOOP_UNUSED const A a = loop_0[loop_i];                                            \
                LOOP_UNUSED const B b = loop_1[loop_i];                                            \
                LOOP_UNUSED const C c = loop_2[loop_i];                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                           \
            }                                                                                      \
            FOLD_JOIN_LANES(ACC, JOIN)                                                             \
        } else {                                                                                   \
            ACC loop_sum = *loop_total;                                                            \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(0, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(1, B);                                            \
                LOOP_UNUSED const C c = LOOP_GET(2, C);                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_sum = JOIN(loop_sum, loop_value);                                             \
            }                                                                                      \
            *loop_total = loop_sum;                                                                \
        }                                                                                          \
    }

#define FOLD4(ACC, JOIN, START, A, a, B, b, C, c, D, d, expression)                                \
    {                                                                                              \
        ACC *loop_total = (ACC *)loop_into;                                                        \
        if (loop_count >= FOLD_LANES / 2 && LOOP_UNIT(0, A) && LOOP_UNIT(1, B) &&                  \
            LOOP_UNIT(2, C) && LOOP_UNIT(3, D)) {                                                  \
            ACC loop_lane[FOLD_LANES];                                                             \
            LOOP_EACH(loop_i, FOLD_LANES) loop_lane[loop_i] = (ACC)(START);                        \
            int64_t loop_begin = 0;                                                                \
            for (; loop_begin + FOLD_LANES <= loop_count; loop_begin += FOLD_LANES) {              \
                const A *loop_0 = (const A *)loop_at[0] + loop_begin;                              \
                const B *loop_1 = (const B *)loop_at[1] + loop_begin;                              \
                const C *loop_2 = (const C *)loop_at[2] + loop_begin;                              \
                const D *loop_3 = (const D *)loop_at[3] + loop_begin;                              \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, FOLD_LANES) {                                   \
                    LOOP_UNUSED const A a = loop_0[loop_i];                                        \
                    LOOP_UNUSED const B b = loop_1[loop_i];                                        \
                    LOOP_UNUSED const C c = loop_2[loop_i];                                        \
                    LOOP_UNUSED const D d = loop_3[loop_i];                                        \
                    const ACC loop_value = (ACC)(expression);                                      \
                    loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                       \
                }                                                                                  \
            }                                                                                      \
            const A *loop_0 = (const A *)loop_at[0] + loop_begin;                                  \
            const B *loop_1 = (const B *)loop_at[1] + loop_begin;                                  \
            const C *loop_2 = (const C *)loop_at[2] + loop_begin;                                  \
            const D *loop_3 = (const D *)loop_at[3] + loop_begin;                                  \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count - loop_begin) {                          \
                LOOP_UNUSED const A a = loop_0[loop_i];                                            \
                LOOP_UNUSED const B b = loop_1[loop_i];                                            \
                LOOP_UNUSED const C c = loop_2[loop_i];                                            \
                LOOP_UNUSED const D d = loop_3[loop_i];                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_lane[loop_i] = JOIN(loop_lane[loop_i], loop_value);                           \
            }                                                                                      \
            FOLD_JOIN_LANES(ACC, JOIN)                                                             \
        } else {                                                                                   \
            ACC loop_sum = *loop_total;                                                            \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(0, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(1, B);                                            \
                LOOP_UNUSED const C c = LOOP_GET(2, C);                                            \
                LOOP_UNUSED const D d = LOOP_GET(3, D);                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_sum = JOIN(loop_sum, loop_value);                                             \
            }                                                                                      \
            *loop_total = loop_sum;                                                                \
        }                                                                                          \
    }

/* START is there for symmetry with FOLD: accumulators arrive started. */
#define SPREAD1(ACC, JOIN, START, A, a, expression)                                                \
    {                                                                                              \
        ACC *loop_each = (ACC *)loop_into;                                                         \
        if (LOOP_UNIT(0, A)) {                                                                     \
            const A *loop_0 = (const A *)loop_at[0];                                               \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                LOOP_UNUSED const A a = loop_0[loop_i];                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(0, A);                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        }                                                                                          \
    }

#define SPREAD2(ACC, JOIN, START, A, a, B, b, expression)                                          \
    {                                                                                              \
        ACC *loop_each = (ACC *)loop_into;                                                         \
        if (LOOP_UNIT(0, A) && LOOP_UNIT(1, B)) {                                                  \
            const A *loop_0 = (const A *)loop_at[0];                                               \
            const B *loop_1 = (const B *)loop_at[1];                                               \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                LOOP_UNUSED const A a = loop_0[loop_i];                                            \
                LOOP_UNUSED const B b = loop_1[loop_i];                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(0, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(1, B);                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        }                                                                                          \
    }

#define SPREAD3(ACC, JOIN, START, A, a, B, b, C, c, expression)                                    \
    {                                                                                              \
        ACC *loop_each = (ACC *)loop_into;                                                         \
        if (LOOP_UNIT(0, A) && LOOP_UNIT(1, B) && LOOP_UNIT(2, C)) {                               \
            const A *loop_0 = (const A *)loop_at[0];                                               \
            const B *loop_1 = (const B *)loop_at[1];                                               \
            const C *loop_2 = (const C *)loop_at[2];                                               \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                LOOP_UNUSED const A a = loop_0[loop_i];                                            \
                LOOP_UNUSED const B b = loop_1[loop_i];                                            \
                LOOP_UNUSED const C c = loop_2[loop_i];                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(0, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(1, B);                                            \
                LOOP_UNUSED const C c = LOOP_GET(2, C);                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        }                                                                                          \
    }

#define SPREAD4(ACC, JOIN, START, A, a, B, b, C, c, D, d, expression)                              \
    {                                                                                              \
        ACC *loop_each = (ACC *)loop_into;                                                         \
        if (LOOP_UNIT(0, A) && LOOP_UNIT(1, B) && LOOP_UNIT(2, C) && LOOP_UNIT(3, D)) {            \
            const A *loop_0 = (const A *)loop_at[0];                                               \
            const B *loop_1 = (const B *)loop_at[1];                                               \
            const C *loop_2 = (const C *)loop_at[2];                                               \
            const D *loop_3 = (const D *)loop_at[3];                                               \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                LOOP_UNUSED const A a = loop_0[loop_i];                                            \
                LOOP_UNUSED const B b = loop_1[loop_i];                                            \
                LOOP_UNUSED const C c = loop_2[loop_i];                                            \
                LOOP_UNUSED const D d = loop_3[loop_i];                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(0, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(1, B);                                            \
                LOOP_UNUSED const C c = LOOP_GET(2, C);                                            \
                LOOP_UNUSED const D d = LOOP_GET(3, D);                                            \
                const ACC loop_value = (ACC)(expression);                                          \
                loop_each[loop_i] = JOIN(loop_each[loop_i], loop_value);                           \
            }                                                                                      \
        }                                                                                          \
    }

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
