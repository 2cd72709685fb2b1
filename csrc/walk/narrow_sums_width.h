/* narrow_sums_width.h: sums of Half or bfloat16: the template of narrow_sums.c, for each type and vector width, with
   NAME(word), VALUE(x), WIDTH (floats of a vector), TARGET, VECTOR and WIDE (of doubles), LOAD(from), ADD(x, y), MULTIPLY(x, y),
   PART(vector, k) and ADD_WIDE(into, wide) defined. Sixteen elements of a set are added as floats, in
   pairs, and their sum as a double: it is off by at most 2^-22 of the sum of magnitudes. */

#define ADD_2(from) ADD(LOAD(from), LOAD((from) + pitch))
#define ADD_4(from) ADD(ADD_2(from), ADD_2((from) + 2 * pitch))
#define ADD_8(from) ADD(ADD_4(from), ADD_4((from) + 4 * pitch))
#define ADD_16(from) ADD(ADD_8(from), ADD_8((from) + 8 * pitch))
/* Add a sum of rows to the sets. */
#define ADD_TOGETHER(sum_of)                                                                       \
    for (int64_t k = 0; k < count; k += WIDTH) {                                                   \
        const VECTOR sum = sum_of(from + k);                                                       \
        ADD_WIDE(into + k, PART(sum, 0));                                                          \
        ADD_WIDE(into + k + WIDTH / 2, PART(sum, 1));                                              \
    }

/* Add row r, `pitch` elements after the previous one, to `count` sets, a multiple of WIDTH. */
TARGET static inline void NAME(add_rows)(double *into, const uint16_t *from, int64_t pitch,
                                         int64_t rows, int64_t count) {
    for (; rows >= 16; rows -= 16, from += 16 * pitch)
        ADD_TOGETHER(ADD_16)
    for (; rows >= 4; rows -= 4, from += 4 * pitch)
        ADD_TOGETHER(ADD_4)
    for (; rows >= 1; rows--, from += pitch)
        ADD_TOGETHER(LOAD)
}

/* Add `count` elements to one set. */
TARGET static void NAME(fold)(accumulator *into, const uint16_t *from, int64_t count) {
    double lane[LANES] = {0};
    const int64_t rows = count / LANES, done = rows * LANES;
    NAME(add_rows)(lane, from, LANES, rows, LANES);
    if (done < count) {
        uint16_t padded[LANES] = {0};
        memcpy(padded, from + done, (size_t)(count - done) * sizeof *from);
        NAME(add_rows)(lane, padded, LANES, 1, LANES);
    }
    JOIN_LANES(th_join_sum)
    if (__builtin_isfinite(lane[0])) {
        into->f += lane[0];
        return;
    }
    for (int64_t i = 0; i < count; i++) /* a sum of floats may have overflowed */
        into->f += VALUE(from[i]);
}

/* Add the last elements of each row, which do not fill a vector, through a padded copy. */
TARGET static void NAME(add_rest)(double *into, const uint16_t *from, int64_t pitch, int64_t rows,
                                  int64_t count) {
    uint16_t padded[16 * WIDTH] = {0};
    double sum[WIDTH] = {0};
    memcpy(sum, into, (size_t)count * sizeof *into);
    for (int64_t some; rows; rows -= some, from += some * pitch) {
        some = rows < 16 ? rows : 16;
        for (int64_t row = 0; row < some; row++)
            memcpy(padded + row * WIDTH, from + row * pitch, (size_t)count * sizeof *from);
        NAME(add_rows)(sum, padded, WIDTH, some, WIDTH);
    }
    memcpy(into, sum, (size_t)count * sizeof *into);
}

/* Add element i of every row to set i. */
TARGET static void NAME(spread)(accumulator *into, const uint16_t *from, int64_t pitch,
                                int64_t rows, int64_t count) {
    double *each = (double *)into, sum[TOGETHER];
    for (int64_t done = 0, width; done < count; done += width, each += width, from += width) {
        width = count - done < TOGETHER ? count - done : TOGETHER;
        const int64_t filled = width / WIDTH * WIDTH;
        memcpy(sum, each, (size_t)width * sizeof *sum);
        NAME(add_rows)(sum, from, pitch, rows, filled);
        if (filled < width)
            NAME(add_rest)(sum + filled, from + filled, pitch, rows, width - filled);
        bool endless = false;
        for (int64_t k = 0; k < width; k++)
            endless |= sum[k] - sum[k] != 0;
        if (!endless)
            memcpy(each, sum, (size_t)width * sizeof *sum);
        else /* a sum of floats may have overflowed */
            for (int64_t row = 0; row < rows; row++)
                for (int64_t k = 0; k < width; k++)
                    each[k] += VALUE(from[row * pitch + k]);
    }
}

/* Add the products of the first elements of four rows of LANES elements. */
TARGET static inline VECTOR NAME(four_products)(const uint16_t *x, const uint16_t *y) {
    VECTOR product[4];
#pragma GCC unroll 4
    for (int64_t r = 0; r < 4; r++)
        product[r] = MULTIPLY(LOAD(x + r * LANES), LOAD(y + r * LANES));
    return ADD(ADD(product[0], product[1]), ADD(product[2], product[3]));
}

/* Add the products of `rows` rows to the lanes, sixteen rows at a time as floats. */
TARGET static inline void NAME(add_products)(double *lane, const uint16_t *x, const uint16_t *y,
                                             int64_t rows) {
    enum { FOUR = 4 * LANES };
    for (int64_t some; rows; rows -= some, x += some * LANES, y += some * LANES) {
        some = rows < 16 ? 1 : 16;
#pragma GCC unroll 4
        for (int64_t k = 0; k < LANES; k += WIDTH) {
            const uint16_t *a = x + k, *b = y + k;
            const VECTOR sum = some == 1
                                   ? MULTIPLY(LOAD(a), LOAD(b))
                                   : ADD(ADD(NAME(four_products)(a, b),
                                             NAME(four_products)(a + FOUR, b + FOUR)),
                                         ADD(NAME(four_products)(a + 2 * FOUR, b + 2 * FOUR),
                                             NAME(four_products)(a + 3 * FOUR, b + 3 * FOUR)));
            ADD_WIDE(lane + k, PART(sum, 0));
            ADD_WIDE(lane + k + WIDTH / 2, PART(sum, 1));
        }
    }
}

TARGET static double NAME(dot)(const uint16_t *x, const uint16_t *y, int64_t count) {
    double lane[LANES] = {0};
    const int64_t rows = count / LANES, done = rows * LANES;
    NAME(add_products)(lane, x, y, rows);
    if (done < count) {
        uint16_t padded[2][LANES] = {0};
        memcpy(padded[0], x + done, (size_t)(count - done) * sizeof *x);
        memcpy(padded[1], y + done, (size_t)(count - done) * sizeof *y);
        NAME(add_products)(lane, padded[0], padded[1], 1);
    }
    JOIN_LANES(th_join_sum)
    return lane[0];
}

#undef ADD_2
#undef ADD_4
#undef ADD_8
#undef ADD_16
#undef ADD_TOGETHER
#undef NAME
#undef LOAD
