/* phases_columns.h: largest elements of vectors of the type T: the template of phases.c. */

/* The first element of a vector that no later one exceeds, beyond rounding. */
static int64_t NAME(largest)(const T *x, int64_t count, int64_t step) {
    int64_t best = 0;
    double most = count ? SIZE_OF(x[0]) : 0;
    for (int64_t i = 1; i < count; i++)
        if (SIZE_OF(x[i * step]) > most * 1.0001)
            best = i, most = SIZE_OF(x[i * step]);
    return best;
}

/* Turn column j of a, so that its largest element is positive; and the vectors of b, which are `step`
   apart with elements `inner` apart. */
static void NAME(turn)(T *a, int64_t rows, int64_t columns, T *b, int64_t more, int64_t step,
                       int64_t inner) {
    for (int64_t j = 0; j < columns && rows; j++) {
        T *x = a + j * rows;
        const int64_t place = NAME(largest)(x, rows, 1);
        const T factor = TURN_OF(x[place]);
        for (int64_t i = 0; factor != 1 && i < rows; i++)
            x[i] *= factor;
        for (int64_t i = 0; factor != 1 && b && i < more; i++)
            b[j * step + i * inner] *= CONJUGATE(factor);
    }
}

/* The element of each column of the input that is the largest of a column of vectors; or a matrix
   with those elements. */
static void NAME(at_largest)(T *to, const T *from, const T *vectors, int64_t rows, int64_t columns,
                             bool back) {
    for (int64_t j = 0; j < columns && rows; j++) {
        const int64_t place = NAME(largest)(vectors + j, rows, columns) * columns + j;
        to[back ? place : j] = from[back ? j : place];
    }
}
