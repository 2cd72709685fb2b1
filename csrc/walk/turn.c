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

enum { SIDE = 8 };
typedef uint32_t words __attribute__((vector_size(SIDE * 4), aligned(4), may_alias));

/* Lanes that exchange blocks of s between two rows: of first then second. */
#define LOW_LANES(lane, s) ((lane) + ((((lane) & (s)) != 0) & (SIDE - (s))))

/* A square of words in registers, by exchanging ever smaller blocks. */
static inline __attribute__((always_inline)) void turn_square(char *to, int64_t to_step,
                                                              const char *from, int64_t from_step) {
    typedef int32_t numbers __attribute__((vector_size(SIDE * 4)));
    const numbers lane = {0, 1, 2, 3, 4, 5, 6, 7};
    words row[SIDE];
    _Pragma("GCC unroll 8") for (int i = 0; i < SIDE; i++) {
        row[i] = *(const words *)(from + i * from_step);
    }
    _Pragma("GCC unroll 3") for (int s = SIDE / 2; s > 0; s /= 2) {
        const numbers low = LOW_LANES(lane, s);
        _Pragma("GCC unroll 8") for (int i = 0; i < SIDE; i++) {
            if ((i & s) == 0) {
                const words first = row[i], second = row[i + s];
                row[i] = __builtin_shuffle(first, second, low);
                row[i + s] = __builtin_shuffle(first, second, low + s);
            }
        }
    }
    _Pragma("GCC unroll 8") for (int i = 0; i < SIDE; i++) {
        *(words *)(to + i * to_step) = row[i];
    }
}

#define TURN(T, from_row, from_column)                                                             \
    for (int64_t j = from_column; j < columns; j++)                                                \
        for (int64_t i = from_row; i < rows; i++)                                                  \
            ((T *)(to + i * to_step))[j] = ((const T *)(from + j * from_step))[i];

CLONES static void turn_words(char *to, int64_t to_step, const char *from, int64_t from_step,
                              int64_t rows, int64_t columns) {
    const int64_t high = rows / SIDE * SIDE, wide = columns / SIDE * SIDE;
    for (int64_t j = 0; j < wide; j += SIDE)
        for (int64_t i = 0; i < high; i += SIDE)
            turn_square(to + i * to_step + j * 4, to_step, from + j * from_step + i * 4, from_step);
    TURN(uint32_t, 0, wide)
    if (high < rows) {
        columns = wide;
        TURN(uint32_t, high, 0)
    }
}

void th_turn(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t rows,
             int64_t columns, int item) {
    switch (item) {
    case 1: TURN(uint8_t, 0, 0) break;
    case 2: TURN(uint16_t, 0, 0) break;
    case 4: turn_words(to, to_step, from, from_step, rows, columns); break;
    default: TURN(uint64_t, 0, 0) break;
    }
}
