/* row_dots.c: small products of matrices and vectors whose results are dot products of contiguous
   rows. */
#include "kernels/blas/blas.h"
#include "kernels/conv/conv.h"

/* OpenBLAS computes products of more multiplications as fast. */
#define SMALL_DOTS 65536

bool th_are_dots(dtype type, const matrix *a, const matrix *b) {
    return (type == TH_FLOAT || type == TH_DOUBLE) && (a->rows == 1 || b->columns == 1)
           && a->columns > 1 && a->column == 1 && b->row == 1
           && a->rows * b->columns * a->columns <= SMALL_DOTS;
}

dots th_dots_of(const matrix *a, const matrix *b, const matrix *c, double alpha, double beta) {
    const bool left = b->columns == 1; /* rows of a, else columns of b */
    return (dots){.a = left ? a->data : b->data,
                  .x = left ? b->data : a->data,
                  .y = c->data,
                  .rows = left ? a->rows : b->columns,
                  .depth = a->columns,
                  .row = left ? a->row : b->column,
                  .y_row = left ? c->row : c->column,
                  .alpha = alpha,
                  .beta = beta};
}

void th_dots(dtype type, const dots *d, int64_t begin, int64_t end) {
    th_tiles()->dots[type == TH_DOUBLE](d, begin, end);
}
