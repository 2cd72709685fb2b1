/* piece_rows.h: copies of `rows` rows of `length` elements between a piece and the position `at` on a
   path: the template of pieces.c. */
static void NAME(read)(const char *at, char *piece, int64_t rows, int64_t length, int64_t step,
                       int64_t row_step) {
    for (int64_t r = 0; r < rows; r++, at += row_step, piece += length * SIZE)
        for (int64_t i = 0; i < length; i++)
            ((T *)piece)[i] = *(const T *)(at + i * step);
}

static void NAME(write)(char *at, const char *piece, int64_t rows, int64_t length, int64_t step,
                        int64_t row_step) {
    for (int64_t r = 0; r < rows; r++, at += row_step, piece += length * SIZE)
        for (int64_t i = 0; i < length; i++)
            *(T *)(at + i * step) = ((const T *)piece)[i];
}

#if SIZE <= 8
/* Repeat an element over each row. The last vector of a row may exceed it: the next row overwrites
   the rest, and the buffer has room for the last one's. */
static void NAME(spread)(const char *at, char *piece, int64_t rows, int64_t length,
                         int64_t row_step) {
    typedef T wide __attribute__((vector_size(WIDE), aligned(SIZE), may_alias));
    for (int64_t r = 0; r < rows; r++, at += row_step, piece += length * SIZE) {
        const wide element = (wide){0} + *(const T *)at;
        for (int64_t i = 0; i < length; i += WIDE / SIZE)
            *(wide *)(piece + i * SIZE) = element;
    }
}
#endif
