/* loop.h: the loops around element formulas. */
#pragma once
#include "formula.h"
#include "row.h"

/* Names that begin with loop_ are the macros' own; formulas see their operands and option. */
#define LOOP_UNUSED __attribute__((unused))
#define LOOP_ARGUMENTS                                                                             \
    char *const *loop_at, const int64_t *loop_step, int64_t loop_count,                            \
        LOOP_UNUSED const scalar *option
#define LOOP(name) CLONES static void name(LOOP_ARGUMENTS)

/* Exact aliasing of the output with an input is legal, so ivdep and no restrict. */
#define LOOP_INDEPENDENT _Pragma("GCC ivdep")
#define LOOP_EACH(i, count) for (int64_t i = 0; i < (count); i++)
#define LOOP_UNIT(k, T) (loop_step[k] == (int64_t)sizeof(T))
#define LOOP_FLAT(k, T) (LOOP_UNIT(k, T) || loop_step[k] == 0)
#define LOOP_GET(k, T) (*(const T *)(loop_at[k] + loop_i * loop_step[k]))

/* Formulas of three operands and more meet constants as short arrays of equal elements, so that one
   vector loop serves every mixture. */
#define LOOP_CHUNK 256
static inline LOOP_UNUSED bool loop_any_fixed(const int64_t *step, int count) {
    bool any = false;
    for (int k = 1; k <= count; k++)
        any |= step[k] == 0;
    return any;
}
#define LOOP_OPERAND(k, T)                                                                         \
    T loop_same_##k[LOOP_CHUNK];                                                                   \
    const bool loop_fixed_##k = loop_step[k] == 0;                                                 \
    LOOP_EACH(loop_i, loop_fixed_##k ? loop_piece : 0)                                             \
    loop_same_##k[loop_i] = *(const T *)loop_at[k];
#define LOOP_PIECE(k, T)                                                                           \
    const T *loop_##k = loop_fixed_##k ? loop_same_##k : (const T *)loop_at[k] + loop_begin;

#define LOOP0(R, formula)                                                                          \
    {                                                                                              \
        LOOP_EACH(loop_i, loop_count)                                                              \
        *(R *)(loop_at[0] + loop_i * loop_step[0]) = (R)(formula);                                 \
    }

#define LOOP1(R, A, a, formula)                                                                    \
    {                                                                                              \
        R *loop_out = (R *)loop_at[0];                                                             \
        const A *loop_1 = (const A *)loop_at[1];                                                   \
        if (LOOP_UNIT(0, R) && LOOP_UNIT(1, A)) {                                                  \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                LOOP_UNUSED const A a = loop_1[loop_i];                                            \
                loop_out[loop_i] = (R)(formula);                                                   \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(1, A);                                            \
                *(R *)(loop_at[0] + loop_i * loop_step[0]) = (R)(formula);                         \
            }                                                                                      \
        }                                                                                          \
    }

#define LOOP2(R, A, a, B, b, formula)                                                              \
    {                                                                                              \
        R *loop_out = (R *)loop_at[0];                                                             \
        const A *loop_1 = (const A *)loop_at[1];                                                   \
        const B *loop_2 = (const B *)loop_at[2];                                                   \
        if (LOOP_UNIT(0, R) && LOOP_UNIT(1, A) && LOOP_UNIT(2, B)) {                               \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                LOOP_UNUSED const A a = loop_1[loop_i];                                            \
                LOOP_UNUSED const B b = loop_2[loop_i];                                            \
                loop_out[loop_i] = (R)(formula);                                                   \
            }                                                                                      \
        } else if (LOOP_UNIT(0, R) && LOOP_UNIT(1, A) && loop_step[2] == 0) {                      \
            LOOP_UNUSED const B b = *loop_2;                                                       \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                LOOP_UNUSED const A a = loop_1[loop_i];                                            \
                loop_out[loop_i] = (R)(formula);                                                   \
            }                                                                                      \
        } else if (LOOP_UNIT(0, R) && LOOP_UNIT(2, B) && loop_step[1] == 0) {                      \
            LOOP_UNUSED const A a = *loop_1;                                                       \
            LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_count) {                                       \
                LOOP_UNUSED const B b = loop_2[loop_i];                                            \
                loop_out[loop_i] = (R)(formula);                                                   \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(1, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(2, B);                                            \
                *(R *)(loop_at[0] + loop_i * loop_step[0]) = (R)(formula);                         \
            }                                                                                      \
        }                                                                                          \
    }

#define LOOP3(R, A, a, B, b, C, c, formula)                                                        \
    {                                                                                              \
        if (LOOP_UNIT(0, R) && LOOP_FLAT(1, A) && LOOP_FLAT(2, B) &&                               \
            LOOP_FLAT(3, C)) {                                                                     \
            const bool loop_fixed = loop_any_fixed(loop_step, 3);                                  \
            const int64_t loop_most = loop_fixed ? LOOP_CHUNK : loop_count;                        \
            const int64_t loop_piece = loop_count < loop_most ? loop_count : loop_most;            \
            LOOP_OPERAND(1, A)                                                                     \
            LOOP_OPERAND(2, B)                                                                     \
            LOOP_OPERAND(3, C)                                                                     \
            for (int64_t loop_begin = 0; loop_begin < loop_count; loop_begin += loop_most) {       \
                const int64_t loop_left = loop_count - loop_begin;                                 \
                const int64_t loop_length = loop_left < loop_most ? loop_left : loop_most;         \
                R *loop_out = (R *)loop_at[0] + loop_begin;                                        \
                LOOP_PIECE(1, A)                                                                   \
                LOOP_PIECE(2, B)                                                                   \
                LOOP_PIECE(3, C)                                                                   \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_length) {                                  \
                    LOOP_UNUSED const A a = loop_1[loop_i];                                        \
                    LOOP_UNUSED const B b = loop_2[loop_i];                                        \
                    LOOP_UNUSED const C c = loop_3[loop_i];                                        \
                    loop_out[loop_i] = (R)(formula);                                               \
                }                                                                                  \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(1, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(2, B);                                            \
                LOOP_UNUSED const C c = LOOP_GET(3, C);                                            \
                *(R *)(loop_at[0] + loop_i * loop_step[0]) = (R)(formula);                         \
            }                                                                                      \
        }                                                                                          \
    }

#define LOOP4(R, A, a, B, b, C, c, D, d, formula)                                                  \
    {                                                                                              \
        if (LOOP_UNIT(0, R) && LOOP_FLAT(1, A) && LOOP_FLAT(2, B) &&                               \
            LOOP_FLAT(3, C) && LOOP_FLAT(4, D)) {                                                  \
            const bool loop_fixed = loop_any_fixed(loop_step, 4);                                  \
            const int64_t loop_most = loop_fixed ? LOOP_CHUNK : loop_count;                        \
            const int64_t loop_piece = loop_count < loop_most ? loop_count : loop_most;            \
            LOOP_OPERAND(1, A)                                                                     \
            LOOP_OPERAND(2, B)                                                                     \
            LOOP_OPERAND(3, C)                                                                     \
            LOOP_OPERAND(4, D)                                                                     \
            for (int64_t loop_begin = 0; loop_begin < loop_count; loop_begin += loop_most) {       \
                const int64_t loop_left = loop_count - loop_begin;                                 \
                const int64_t loop_length = loop_left < loop_most ? loop_left : loop_most;         \
                R *loop_out = (R *)loop_at[0] + loop_begin;                                        \
                LOOP_PIECE(1, A)                                                                   \
                LOOP_PIECE(2, B)                                                                   \
                LOOP_PIECE(3, C)                                                                   \
                LOOP_PIECE(4, D)                                                                   \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_length) {                                  \
                    LOOP_UNUSED const A a = loop_1[loop_i];                                        \
                    LOOP_UNUSED const B b = loop_2[loop_i];                                        \
                    LOOP_UNUSED const C c = loop_3[loop_i];                                        \
                    LOOP_UNUSED const D d = loop_4[loop_i];                                        \
                    loop_out[loop_i] = (R)(formula);                                               \
                }                                                                                  \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(1, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(2, B);                                            \
                LOOP_UNUSED const C c = LOOP_GET(3, C);                                            \
                LOOP_UNUSED const D d = LOOP_GET(4, D);                                            \
                *(R *)(loop_at[0] + loop_i * loop_step[0]) = (R)(formula);                         \
            }                                                                                      \
        }                                                                                          \
    }

#define LOOP5(R, A, a, B, b, C, c, D, d, E, e, formula)                                            \
    {                                                                                              \
        if (LOOP_UNIT(0, R) && LOOP_FLAT(1, A) && LOOP_FLAT(2, B) &&                               \
            LOOP_FLAT(3, C) && LOOP_FLAT(4, D) && LOOP_FLAT(5, E)) {                               \
            const bool loop_fixed = loop_any_fixed(loop_step, 5);                                  \
            const int64_t loop_most = loop_fixed ? LOOP_CHUNK : loop_count;                        \
            const int64_t loop_piece = loop_count < loop_most ? loop_count : loop_most;            \
            LOOP_OPERAND(1, A)                                                                     \
            LOOP_OPERAND(2, B)                                                                     \
            LOOP_OPERAND(3, C)                                                                     \
            LOOP_OPERAND(4, D)                                                                     \
            LOOP_OPERAND(5, E)                                                                     \
            for (int64_t loop_begin = 0; loop_begin < loop_count; loop_begin += loop_most) {       \
                const int64_t loop_left = loop_count - loop_begin;                                 \
                const int64_t loop_length = loop_left < loop_most ? loop_left : loop_most;         \
                R *loop_out = (R *)loop_at[0] + loop_begin;                                        \
                LOOP_PIECE(1, A)                                                                   \
                LOOP_PIECE(2, B)                                                                   \
                LOOP_PIECE(3, C)                                                                   \
                LOOP_PIECE(4, D)                                                                   \
                LOOP_PIECE(5, E)                                                                   \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_length) {                                  \
                    LOOP_UNUSED const A a = loop_1[loop_i];                                        \
                    LOOP_UNUSED const B b = loop_2[loop_i];                                        \
                    LOOP_UNUSED const C c = loop_3[loop_i];                                        \
                    LOOP_UNUSED const D d = loop_4[loop_i];                                        \
                    LOOP_UNUSED const E e = loop_5[loop_i];                                        \
                    loop_out[loop_i] = (R)(formula);                                               \
                }                                                                                  \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(1, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(2, B);                                            \
                LOOP_UNUSED const C c = LOOP_GET(3, C);                                            \
                LOOP_UNUSED const D d = LOOP_GET(4, D);                                            \
                LOOP_UNUSED const E e = LOOP_GET(5, E);                                            \
                *(R *)(loop_at[0] + loop_i * loop_step[0]) = (R)(formula);                         \
            }                                                                                      \
        }                                                                                          \
    }

#define LOOP6(R, A, a, B, b, C, c, D, d, E, e, F, f, formula)                                      \
    {                                                                                              \
        if (LOOP_UNIT(0, R) && LOOP_FLAT(1, A) && LOOP_FLAT(2, B) &&                               \
            LOOP_FLAT(3, C) && LOOP_FLAT(4, D) && LOOP_FLAT(5, E) &&                               \
            LOOP_FLAT(6, F)) {                                                                     \
            const bool loop_fixed = loop_any_fixed(loop_step, 6);                                  \
            const int64_t loop_most = loop_fixed ? LOOP_CHUNK : loop_count;                        \
            const int64_t loop_piece = loop_count < loop_most ? loop_count : loop_most;            \
            LOOP_OPERAND(1, A)                                                                     \
            LOOP_OPERAND(2, B)                                                                     \
            LOOP_OPERAND(3, C)                                                                     \
            LOOP_OPERAND(4, D)                                                                     \
            LOOP_OPERAND(5, E)                                                                     \
            LOOP_OPERAND(6, F)                                                                     \
            for (int64_t loop_begin = 0; loop_begin < loop_count; loop_begin += loop_most) {       \
                const int64_t loop_left = loop_count - loop_begin;                                 \
                const int64_t loop_length = loop_left < loop_most ? loop_left : loop_most;         \
                R *loop_out = (R *)loop_at[0] + loop_begin;                                        \
                LOOP_PIECE(1, A)                                                                   \
                LOOP_PIECE(2, B)                                                                   \
                LOOP_PIECE(3, C)                                                                   \
                LOOP_PIECE(4, D)                                                                   \
                LOOP_PIECE(5, E)                                                                   \
                LOOP_PIECE(6, F)                                                                   \
                LOOP_INDEPENDENT LOOP_EACH(loop_i, loop_length) {                                  \
                    LOOP_UNUSED const A a = loop_1[loop_i];                                        \
                    LOOP_UNUSED const B b = loop_2[loop_i];                                        \
                    LOOP_UNUSED const C c = loop_3[loop_i];                                        \
                    LOOP_UNUSED const D d = loop_4[loop_i];                                        \
                    LOOP_UNUSED const E e = loop_5[loop_i];                                        \
                    LOOP_UNUSED const F f = loop_6[loop_i];                                        \
                    loop_out[loop_i] = (R)(formula);                                               \
                }                                                                                  \
            }                                                                                      \
        } else {                                                                                   \
            LOOP_EACH(loop_i, loop_count) {                                                        \
                LOOP_UNUSED const A a = LOOP_GET(1, A);                                            \
                LOOP_UNUSED const B b = LOOP_GET(2, B);                                            \
                LOOP_UNUSED const C c = LOOP_GET(3, C);                                            \
                LOOP_UNUSED const D d = LOOP_GET(4, D);                                            \
                LOOP_UNUSED const E e = LOOP_GET(5, E);                                            \
                LOOP_UNUSED const F f = LOOP_GET(6, F);                                            \
                *(R *)(loop_at[0] + loop_i * loop_step[0]) = (R)(formula);                         \
            }                                                                                      \
        }                                                                                          \
    }

#include "fold.h"
