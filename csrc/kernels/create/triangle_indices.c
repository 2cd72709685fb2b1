/* triangle_indices.c: indices of the triangles of a matrix. */
#include "triangle_indices.h"

#include "walk/dense.h"

#define FARTHEST ((int64_t)1 << 60)
#define MOST_ELEMENTS ((int64_t)1 << 60)

static int64_t between(int64_t value, int64_t low, int64_t high) {
    return value < low ? low : value > high ? high : value;
}

/* Number of columns of row i on and below the diagonal `offset`. */
static int64_t columns(int64_t i, int64_t col, int64_t offset) {
    return between(i + 1 + offset, 0, col);
}

/* Number of elements on and below a diagonal: a trapezoid between empty and full rows. */
static __int128 below(int64_t row, int64_t col, int64_t offset) {
    const int64_t first = between(-offset, 0, row), full = between(col - 1 - offset, first, row);
    const __int128 sides = (__int128)first + 1 + offset + full + offset;
    return sides * (full - first) / 2 + (__int128)(row - full) * col;
}

static int shape_indices(const char *op, extent *result, int64_t row, int64_t col, int64_t offset,
                         bool upper) {
    if (row < 0 || col < 0)
        return th_fail(TH_VALUE, "%s: row is %lld, col is %lld; need 0 or more", op, (long long)row,
                       (long long)col);
    if (row > FARTHEST || col > FARTHEST || offset > FARTHEST || offset < -FARTHEST)
        return th_fail(TH_VALUE, "%s: offset is %lld, the matrix %lldx%lld; too large", op,
                       (long long)offset, (long long)row, (long long)col);
    const __int128 count = upper ? (__int128)row * col - below(row, col, offset - 1)
                                 : below(row, col, offset);
    *result = (extent){2, {2, count < MOST_ELEMENTS ? (int64_t)count : MOST_ELEMENTS}};
    return 0;
}

static int fill_indices(tensor *output, int64_t row, int64_t col, int64_t offset, bool upper) {
    const int64_t count = output->size[1];
    tensor *indices = th_new_like(output, TH_LONG);
    if (!indices)
        return -1;
    int64_t *rows = (int64_t *)th_data(indices), *places = rows + count;
    for (int64_t i = 0, k = 0; i < row && k < count; i++) {
        const int64_t start = upper ? columns(i, col, offset - 1) : 0;
        const int64_t stop = upper ? col : columns(i, col, offset);
        for (int64_t j = start; j < stop; j++, k++) {
            rows[k] = i;
            places[k] = j;
        }
    }
    const int failed = th_copy(output, indices);
    th_drop(indices);
    return failed;
}

int shape_tril_indices(extent *result, int64_t row, int64_t col, int64_t offset) {
    return shape_indices("tril_indices", result, row, col, offset, false);
}

int cpu_tril_indices(tensor *output, int64_t row, int64_t col, int64_t offset) {
    return fill_indices(output, row, col, offset, false);
}

int shape_triu_indices(extent *result, int64_t row, int64_t col, int64_t offset) {
    return shape_indices("triu_indices", result, row, col, offset, true);
}

int cpu_triu_indices(tensor *output, int64_t row, int64_t col, int64_t offset) {
    return fill_indices(output, row, col, offset, true);
}
