/* transpose.c: copies elements between strides, and transposes rectangles. */
#include "base/base.h"
#include "walk/walk.h"

/* Copy with vectors for common strides: repeated elements, from or to every second element, and
   elements in reverse. Vectors read beyond the last element, so that one is copied alone. */
#define PACK(T)                                                                                    \
    CLONES static void fill_##T(T *to, T element, int64_t count) {                                 \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = element;                                                                       \
    }                                                                                              \
    CLONES static void halve_##T(T *to, const T *from, int64_t count) {                            \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = from[2 * i];                                                                   \
    }                                                                                              \
    CLONES static void double_##T(T *to, const T *from, int64_t count) {                           \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[2 * i] = from[i];                                                                   \
    }                                                                                              \
    FEW_CLONES static void reverse_##T(T *to, const T *from, int64_t count) {                      \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = from[-i];                                                                      \
    }                                                                                              \
    /* Vectors would be filled and emptied one element at a time. */                               \
    __attribute__((optimize("no-tree-vectorize"))) static void step_##T(                           \
        char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count) {           \
        _Pragma("GCC unroll 4") for (int64_t i = 0; i < count; i++)                                \
            * (T *)(to + i * to_step) = *(const T *)(from + i * from_step);                        \
    }                                                                                              \
    static void pack_##T(char *to, int64_t to_step, const char *from, int64_t from_step,           \
                         int64_t count) {                                                          \
        const int64_t item = sizeof(T), whole = count - 1;                                         \
        if (to_step == item && from_step == 0 && count > 0) {                                      \
            fill_##T((T *)to, *(const T *)from, count);                                            \
        } else if (to_step == item && from_step == 2 * item && count > 0) {                        \
            halve_##T((T *)to, (const T *)from, whole);                                            \
            ((T *)to)[whole] = ((const T *)from)[2 * whole];                                       \
        } else if (to_step == item && from_step == -item) {                                        \
            reverse_##T((T *)to, (const T *)from, count);                                          \
        } else if (item >= 4 && to_step == 2 * item && from_step == item) {                        \
            double_##T((T *)to, (const T *)from, count);                                           \
        } else {                                                                                   \
            step_##T(to, to_step, from, from_step, count);                                         \
        }                                                                                          \
    }
PACK(uint8_t)
PACK(uint16_t)
PACK(uint32_t)
PACK(uint64_t)
PACK(th_bits)

void th_pack(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count,
             int item) {
    switch (item) {
    case 1: pack_uint8_t(to, to_step, from, from_step, count); break;
    case 2: pack_uint16_t(to, to_step, from, from_step, count); break;
    case 4: pack_uint32_t(to, to_step, from, from_step, count); break;
    case 8: pack_uint64_t(to, to_step, from, from_step, count); break;
    default: pack_th_bits(to, to_step, from, from_step, count); break;
    }
}

/* Elements of a type per 16 bytes. */
#define VECTOR_LENGTH(T) (16 / (int)sizeof(T))

typedef __int128 whole __attribute__((aligned(1), may_alias));
typedef __int128 wholes __attribute__((vector_size(32), may_alias));

/* Transpose 2n rows of n elements, where n elements are 16 bytes. Each register takes two rows;
   then the halves of the registers are interleaved until each holds a column. */
#define TURN_BLOCK(T)                                                                              \
    static inline __attribute__((always_inline)) void turn_block_##T(                              \
        char *to, int64_t to_step, const char *from, int64_t from_step) {                          \
        enum { n = VECTOR_LENGTH(T) };                                                             \
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
        const int64_t n = VECTOR_LENGTH(T), high = rows / n * n,                                   \
                      wide = columns / (2 * n) * (2 * n);                                          \
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

/* Rectangles of 2 to 4 rows or columns that are contiguous on the short side: as groups of elements, which compilers
   load and store by vectors. */
#define GROUP(T, n)                                                                                \
    CLONES static void split_##T##_##n(char *restrict to, int64_t step, const T *restrict from,    \
                                       int64_t count) {                                            \
        T *restrict a = (T *)to, *restrict b = (T *)(to + step);                                   \
        T *restrict c = (T *)(to + 2 * step), *restrict d = (T *)(to + 3 * step);                  \
        for (int64_t j = 0; j < count; j++) {                                                      \
            a[j] = from[n * j];                                                                    \
            b[j] = from[n * j + 1];                                                                \
            if (n > 2)                                                                             \
                c[j] = from[n * j + n - 1 - (n > 3)];                                              \
            if (n > 3)                                                                             \
                d[j] = from[n * j + n - 1];                                                        \
        }                                                                                          \
    }                                                                                              \
    CLONES static void join_##T##_##n(T *restrict to, const char *restrict from, int64_t step,     \
                                      int64_t count) {                                             \
        const T *restrict a = (const T *)from, *restrict b = (const T *)(from + step);             \
        const T *restrict c = (const T *)(from + 2 * step);                                        \
        const T *restrict d = (const T *)(from + 3 * step);                                        \
        for (int64_t j = 0; j < count; j++) {                                                      \
            to[n * j] = a[j];                                                                      \
            to[n * j + 1] = b[j];                                                                  \
            if (n > 2)                                                                             \
                to[n * j + n - 1 - (n > 3)] = c[j];                                                \
            if (n > 3)                                                                             \
                to[n * j + n - 1] = d[j];                                                          \
        }                                                                                          \
    }
#define GROUPS(T)                                                                                  \
    GROUP(T, 2)                                                                                    \
    GROUP(T, 3)                                                                                    \
    GROUP(T, 4)                                                                                    \
    static bool turn_groups_##T(char *to, int64_t to_step, const char *from, int64_t from_step,    \
                                int64_t rows, int64_t columns) {                                   \
        const int64_t item = sizeof(T);                                                            \
        const int64_t splits = from_step == rows * item ? rows : 0;                                \
        const int64_t joins = to_step == columns * item ? columns : 0;                             \
        switch (splits >= 2 && splits <= 4 ? splits : joins + 10) {                                \
        case 2: split_##T##_2(to, to_step, (const T *)from, columns); return true;                 \
        case 3: split_##T##_3(to, to_step, (const T *)from, columns); return true;                 \
        case 4: split_##T##_4(to, to_step, (const T *)from, columns); return true;                 \
        case 12: join_##T##_2((T *)to, from, from_step, rows); return true;                        \
        case 13: join_##T##_3((T *)to, from, from_step, rows); return true;                        \
        case 14: join_##T##_4((T *)to, from, from_step, rows); return true;                        \
        default: return false;                                                                     \
        }                                                                                          \
    }
GROUPS(uint8_t)
GROUPS(uint16_t)
GROUPS(uint32_t)
GROUPS(uint64_t)

TURN(uint8_t)
TURN(uint16_t)
TURN(uint32_t)
TURN(uint64_t)

void th_transpose(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t rows,
                  int64_t columns, int item) {
    switch (item) {
    case 1:
        if (!turn_groups_uint8_t(to, to_step, from, from_step, rows, columns))
            turn_uint8_t(to, to_step, from, from_step, rows, columns);
        break;
    case 2:
        if (!turn_groups_uint16_t(to, to_step, from, from_step, rows, columns))
            turn_uint16_t(to, to_step, from, from_step, rows, columns);
        break;
    case 4:
        if (!turn_groups_uint32_t(to, to_step, from, from_step, rows, columns))
            turn_uint32_t(to, to_step, from, from_step, rows, columns);
        break;
    case 8:
        if (!turn_groups_uint64_t(to, to_step, from, from_step, rows, columns))
            turn_uint64_t(to, to_step, from, from_step, rows, columns);
        break;
    default: TURN_EDGE(th_bits, 0, 0) break;
    }
}
