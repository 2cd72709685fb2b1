/* turn.c: elements from one stride to another, and rectangles of them turned over. */
#include "base/base.h"
#include "walk/walk.h"

#define GATHER(T)                                                                                  \
    for (int64_t i = 0; i < count; i++)                                                            \
        *(T *)(to + i * to_step) = *(const T *)(from + i * from_step);

CLONES static void gather_halves(char *to, const char *from, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        ((uint32_t *)to)[i] = ((const uint32_t *)from)[2 * i];
}

void th_pack(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count,
             int item) {
    if (item == 4 && to_step == 4 && from_step == 8 && count) {
        gather_halves(to, from, count - 1); /* vectors read beyond: the last goes alone */
        *(uint32_t *)(to + 4 * (count - 1)) = *(const uint32_t *)(from + 8 * (count - 1));
        return;
    }
    switch (item) {
    case 1: GATHER(uint8_t) break;
    case 2: GATHER(uint16_t) break;
    case 4: GATHER(uint32_t) break;
    default: GATHER(uint64_t) break;
    }
}

/* How many elements of a type 16 bytes hold. */
#define LANES(T) (16 / (int)sizeof(T))

typedef __int128 whole __attribute__((aligned(1), may_alias));
typedef __int128 wholes __attribute__((vector_size(32), may_alias));

/* 2n rows of n elements, of which 16 bytes hold n. Each register takes two rows; then the first half of
   the registers is interleaved with the second until each holds a column. */
#define TURN_BLOCK(T)                                                                              \
    static inline __attribute__((always_inline)) void turn_block_##T(                              \
        char *to, int64_t to_step, const char *from, int64_t from_step) {                          \
        enum { n = LANES(T) };                                                                     \
        typedef T lanes __attribute__((vector_size(32), aligned(1), may_alias));                   \
        lanes row[n], low, high;                                                                   \
        _Pragma("GCC unroll 32") for (int e = 0; e < 2 * n; e++) {                                 \
            low[e] = (T)(e / n * n + e % n / 2 + (e & 1) * 2 * n);                                 \
            high[e] = (T)(low[e] + n / 2);                                                         \
        }                                                                                          \
        _Pragma("GCC unroll 16") for (int i = 0; i < n; i++) {                                     \
            const char *first = from + i * from_step, *second = first + n * from_step;             \
            row[i] = (lanes)(wholes){*(const whole *)first, *(const whole *)second};               \
        }                                                                                          \
        _Pragma("GCC unroll 4") for (int s = 1; s < n; s *= 2) {                                   \
            lanes next[n];                                                                         \
            _Pragma("GCC unroll 8") for (int i = 0; i < n / 2; i++) {                              \
                next[2 * i] = __builtin_shuffle(row[i], row[i + n / 2], low);                      \
                next[2 * i + 1] = __builtin_shuffle(row[i], row[i + n / 2], high);                 \
            }                                                                                      \
            _Pragma("GCC unroll 16") for (int i = 0; i < n; i++) { row[i] = next[i]; }             \
        }                                                                                          \
        _Pragma("GCC unroll 16") for (int i = 0; i < n; i++) {                                     \
            *(lanes *)(to + i * to_step) = row[i];                                                 \
        }                                                                                          \
    }

#define TURN_EDGE(T, from_row, from_column)                                                        \
    for (int64_t j = from_column; j < columns; j++)                                                \
        for (int64_t i = from_row; i < rows; i++)                                                  \
            ((T *)(to + i * to_step))[j] = ((const T *)(from + j * from_step))[i];

#define TURN(T)                                                                                    \
    TURN_BLOCK(T)                                                                                  \
    CLONES static void turn_##T(char *to, int64_t to_step, const char *from, int64_t from_step,    \
                                int64_t rows, int64_t columns) {                                   \
        const int64_t n = LANES(T), high = rows / n * n, wide = columns / (2 * n) * (2 * n);       \
        for (int64_t j = 0; j < wide; j += 2 * n)                                                  \
            for (int64_t i = 0; i < high; i += n)                                                  \
                turn_block_##T(to + i * to_step + j * (int)sizeof(T), to_step,                     \
                               from + j * from_step + i * (int)sizeof(T), from_step);              \
        TURN_EDGE(T, 0, wide)                                                                      \
        if (high < rows) {                                                                         \
            columns = wide;                                                                        \
            TURN_EDGE(T, high, 0)                                                                  \
        }                                                                                          \
    }

TURN(uint8_t)
TURN(uint16_t)
TURN(uint32_t)
TURN(uint64_t)

void th_turn(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t rows,
             int64_t columns, int item) {
    switch (item) {
    case 1: turn_uint8_t(to, to_step, from, from_step, rows, columns); break;
    case 2: turn_uint16_t(to, to_step, from, from_step, rows, columns); break;
    case 4: turn_uint32_t(to, to_step, from, from_step, rows, columns); break;
    default: turn_uint64_t(to, to_step, from, from_step, rows, columns); break;
    }
}
