/* transpose_sizes.h: rectangles of elements of SIZE bytes: the template of transpose.c. */

/* Elements per 16 bytes. */
#define VECTOR_LENGTH (16 / SIZE)
#define LINE_LENGTH (LINE_BYTES / SIZE)

/* Transpose 2n rows of n elements, where n elements are 16 bytes. Each register takes two rows;
   then the halves of the registers are interleaved until each holds a column. */
INLINE void NAME(turn_block)(char *to, int64_t to_step, const char *from, int64_t from_step) {
    enum { n = VECTOR_LENGTH };
    typedef T lanes __attribute__((vector_size(32), aligned(1), may_alias));
    lanes row[n], low, high;
#pragma GCC unroll 32
    for (int e = 0; e < 2 * n; e++) {
        low[e] = (T)(e / n * n + e % n / 2 + (e & 1) * 2 * n);
        high[e] = (T)(low[e] + n / 2);
    }
#pragma GCC unroll 16
    for (int i = 0; i < n; i++) {
        const char *first = from + i * from_step, *second = first + n * from_step;
        row[i] = (lanes)(wholes){*(const whole *)first, *(const whole *)second};
    }
#pragma GCC unroll 4
    for (int s = 1; s < n; s *= 2) {
        lanes next[n];
#pragma GCC unroll 8
        for (int i = 0; i < n / 2; i++) {
            next[2 * i] = __builtin_shuffle(row[i], row[i + n / 2], low);
            next[2 * i + 1] = __builtin_shuffle(row[i], row[i + n / 2], high);
        }
#pragma GCC unroll 16
        for (int i = 0; i < n; i++)
            row[i] = next[i];
    }
#pragma GCC unroll 16
    for (int i = 0; i < n; i++)
        *(lanes *)(to + i * to_step) = row[i];
}

/* Transpose what no block covers, from `first_row` and `first_column` on. */
INLINE void NAME(turn_edge)(char *to, int64_t to_step, const char *from, int64_t from_step,
                            int64_t first_row, int64_t first_column, int64_t rows,
                            int64_t columns) {
    for (int64_t j = first_column; j < columns; j++)
        for (int64_t i = first_row; i < rows; i++)
            ((T *)(to + i * to_step))[j] = ((const T *)(from + j * from_step))[i];
}

/* Transpose blocks, each of the operand's lines to its end. */
CLONES static void NAME(turn_along)(char *to, int64_t to_step, const char *from, int64_t from_step,
                                    int64_t rows, int64_t columns) {
    const int64_t n = VECTOR_LENGTH;
    for (int64_t j = 0; j < columns; j += 2 * n)
        for (int64_t i = 0; i < rows; i += n)
            NAME(turn_block)(to + i * to_step + j * SIZE, to_step, from + j * from_step + i * SIZE,
                             from_step);
}

/* Transpose squares of whole lines. A square is copied first, so that its lines are read at once: those that compete
   for cache sets, and those of few elements that no prefetching finds. */
CLONES static void NAME(turn_squares)(char *to, int64_t to_step, const char *from,
                                      int64_t from_step, int64_t rows, int64_t columns) {
    const int64_t n = VECTOR_LENGTH;
    int64_t side = LINE_LENGTH, step = LINE_BYTES;
    __asm__("" : "+r"(side), "+r"(step)); /* compilers that know them spill registers */
    _Alignas(64) char square[LINE_LENGTH * LINE_BYTES];
    for (int64_t j = 0; j < columns; j += LINE_LENGTH)
        for (int64_t i = 0; i < rows; i += LINE_LENGTH) {
            const char *lines = from + j * from_step + i * SIZE;
            char *corner = to + i * to_step + j * SIZE;
            for (int64_t k = 0; k < LINE_LENGTH; k++)
                memcpy(square + k * LINE_BYTES, lines + k * from_step, LINE_BYTES);
            for (int64_t row = 0; row < side; row += n)
                for (int64_t column = 0; column < side; column += 2 * n)
                    NAME(turn_block)(corner + row * to_step + column * SIZE, to_step,
                                     square + column * step + row * SIZE, step);
        }
}

static void NAME(turn)(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t rows,
                       int64_t columns) {
    const int64_t n = VECTOR_LENGTH, high = rows / n * n, wide = columns / (2 * n) * (2 * n);
    const bool by_squares = from_step % CROWD == 0
                            || (SIZE >= 4 && from_step > FAR && columns > MANY);
    const int64_t tall = by_squares ? rows / LINE_LENGTH * LINE_LENGTH : 0;
    const int64_t squared = tall ? columns / LINE_LENGTH * LINE_LENGTH : 0;
    NAME(turn_squares)(to, to_step, from, from_step, tall, squared);
    NAME(turn_along)(to + tall * to_step, to_step, from + tall * SIZE, from_step, high - tall,
                     squared);
    NAME(turn_along)(to + squared * SIZE, to_step, from + squared * from_step, from_step, high,
                     wide - squared);
    NAME(turn_edge)(to, to_step, from, from_step, 0, wide, rows, columns);
    if (high < rows) {
        columns = wide;
        NAME(turn_edge)(to, to_step, from, from_step, high, 0, rows, columns);
    }
}

/* Rectangles of n (2 to 4) rows or columns that are contiguous on the short side: as groups of elements, which
   compilers load and store by vectors. */
INLINE void NAME(split)(char *restrict to, int64_t step, const T *restrict from, int64_t count,
                        const int n) {
    T *restrict a = (T *)to, *restrict b = (T *)(to + step);
    T *restrict c = (T *)(to + 2 * step), *restrict d = (T *)(to + 3 * step);
    for (int64_t j = 0; j < count; j++) {
        a[j] = from[n * j];
        b[j] = from[n * j + 1];
        if (n > 2)
            c[j] = from[n * j + n - 1 - (n > 3)];
        if (n > 3)
            d[j] = from[n * j + n - 1];
    }
}

INLINE void NAME(join)(T *restrict to, const char *restrict from, int64_t step, int64_t count,
                       const int n) {
    const T *restrict a = (const T *)from, *restrict b = (const T *)(from + step);
    const T *restrict c = (const T *)(from + 2 * step);
    const T *restrict d = (const T *)(from + 3 * step);
    for (int64_t j = 0; j < count; j++) {
        to[n * j] = a[j];
        to[n * j + 1] = b[j];
        if (n > 2)
            to[n * j + n - 1 - (n > 3)] = c[j];
        if (n > 3)
            to[n * j + n - 1] = d[j];
    }
}

CLONES static void NAME(split_2)(char *to, int64_t step, const T *from, int64_t count) {
    NAME(split)(to, step, from, count, 2);
}

CLONES static void NAME(join_2)(T *to, const char *from, int64_t step, int64_t count) {
    NAME(join)(to, from, step, count, 2);
}

CLONES static void NAME(split_3)(char *to, int64_t step, const T *from, int64_t count) {
    NAME(split)(to, step, from, count, 3);
}

CLONES static void NAME(join_3)(T *to, const char *from, int64_t step, int64_t count) {
    NAME(join)(to, from, step, count, 3);
}

CLONES static void NAME(split_4)(char *to, int64_t step, const T *from, int64_t count) {
    NAME(split)(to, step, from, count, 4);
}

CLONES static void NAME(join_4)(T *to, const char *from, int64_t step, int64_t count) {
    NAME(join)(to, from, step, count, 4);
}

static bool NAME(turn_groups)(char *to, int64_t to_step, const char *from, int64_t from_step,
                              int64_t rows, int64_t columns) {
    const int64_t item = sizeof(T);
    const int64_t splits = from_step == rows * item ? rows : 0;
    const int64_t joins = to_step == columns * item ? columns : 0;
    switch (splits >= 2 && splits <= 4 ? splits : joins + 10) {
    case 2: NAME(split_2)(to, to_step, (const T *)from, columns); return true;
    case 3: NAME(split_3)(to, to_step, (const T *)from, columns); return true;
    case 4: NAME(split_4)(to, to_step, (const T *)from, columns); return true;
    case 12: NAME(join_2)((T *)to, from, from_step, rows); return true;
    case 13: NAME(join_3)((T *)to, from, from_step, rows); return true;
    case 14: NAME(join_4)((T *)to, from, from_step, rows); return true;
    default: return false;
    }
}

static void NAME(transpose)(char *to, int64_t to_step, const char *from, int64_t from_step,
                            int64_t rows, int64_t columns) {
    if (!NAME(turn_groups)(to, to_step, from, from_step, rows, columns))
        NAME(turn)(to, to_step, from, from_step, rows, columns);
}
#undef VECTOR_LENGTH
#undef LINE_LENGTH
