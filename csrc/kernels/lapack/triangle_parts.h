/* triangle_parts.h: parts of matrices of the type T: the template of triangle.c. */

/* KEEP copies a triangle. MIRROR makes a Hermitian matrix from the lower triangle. FOLD adds the
   adjoint of the upper triangle to the lower one. MEAN is the mean of a matrix and its adjoint. */
static void NAME(keep)(T *to, const T *from, int64_t rows, int64_t columns, part p) {
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < columns; j++) {
            const bool kept = i == j ? p.diagonal : (j > i) == p.upper;
            to[i * columns + j] = kept ? from[i * columns + j] : 0;
        }
}

static void NAME(mirror)(T *to, const T *from, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        to[i * n + i] = REAL_OF(from[i * n + i]);
        for (int64_t j = 0; j < i; j++) {
            to[i * n + j] = from[i * n + j];
            to[j * n + i] = CONJUGATE(from[i * n + j]);
        }
    }
}

static void NAME(fold)(T *to, const T *from, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        to[i * n + i] = REAL_OF(from[i * n + i]);
        for (int64_t j = 0; j < i; j++) {
            to[i * n + j] = from[i * n + j] + CONJUGATE(from[j * n + i]);
            to[j * n + i] = 0;
        }
    }
}

static void NAME(mean)(T *to, const T *from, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < n; j++)
            to[i * n + j] = from[i * n + j] / 2 + CONJUGATE(from[j * n + i]) / 2;
}

static void NAME(run)(act what, T *to, const T *from, int64_t rows, int64_t columns, part p) {
    switch (what) {
    case KEEP: NAME(keep)(to, from, rows, columns, p); break;
    case MIRROR: NAME(mirror)(to, from, rows); break;
    case FOLD: NAME(fold)(to, from, rows); break;
    default: NAME(mean)(to, from, rows);
    }
}
