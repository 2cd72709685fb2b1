/* outer_products.h: outer products of vectors, in the type T: a template of products.c. */

/* row = beta * row + factor * y, or factor * y. */
static inline __attribute__((always_inline)) void NAME(outer_row)(T *row, int64_t step, const T *y,
                                                                  int64_t y_step, T factor,
                                                                  bool adds, T beta,
                                                                  int64_t columns) {
    for (int64_t j = 0; j < columns && adds; j++)
        row[j * step] = (T)(beta * row[j * step] + factor * y[j * y_step]);
    for (int64_t j = 0; j < columns && !adds; j++)
        row[j * step] = (T)(factor * y[j * y_step]);
}

FEW_CLONES static void NAME(outer)(const outer *o, int64_t begin, int64_t end, T alpha, T beta) {
    const int64_t columns = o->output->size[1], step = th_stride(o->output)[1];
    const int64_t x_step = th_stride(o->x)[0], y_step = th_stride(o->y)[0];
    const T *x = th_data(o->x), *y = th_data(o->y);
    for (int64_t i = begin; i < end; i++) {
        T *row = (T *)th_data(o->output) + i * th_stride(o->output)[0];
        const T factor = (T)(alpha * x[i * x_step]);
        if (step == 1 && y_step == 1 && beta == 0)
            NAME(outer_row)(row, 1, y, 1, factor, false, beta, columns);
        else if (step == 1 && y_step == 1)
            NAME(outer_row)(row, 1, y, 1, factor, true, beta, columns);
        else if (beta == 0)
            NAME(outer_row)(row, step, y, y_step, factor, false, beta, columns);
        else
            NAME(outer_row)(row, step, y, y_step, factor, true, beta, columns);
    }
}
