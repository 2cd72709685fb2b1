/* dot_complex.h: dot products of complex vectors of the type T: a template of dot.c. */

/* Parts are summed in lanes as doubles. C's product would look for infinities among nans. */
CLONES static complexdouble NAME(dot)(const T *x, const T *y, int64_t count) {
    enum { COUNT = 8 };
    typedef __typeof__(__real__ * x) part;
    const part *a = (const part *)x, *b = (const part *)y;
    double real[COUNT] = {0}, imaginary[COUNT] = {0}, all = 0, other = 0;
    int64_t i = 0;
    for (; i + COUNT <= count; i += COUNT)
        for (int j = 0; j < COUNT; j++) {
            const double re = a[2 * (i + j)], im = a[2 * (i + j) + 1];
            const double with = b[2 * (i + j)], turned = b[2 * (i + j) + 1];
            real[j] += re * with - im * turned;
            imaginary[j] += re * turned + im * with;
        }
    for (int j = 0; j < COUNT; j++)
        all += real[j], other += imaginary[j];
    for (; i < count; i++) {
        const double re = a[2 * i], im = a[2 * i + 1], with = b[2 * i], turned = b[2 * i + 1];
        all += re * with - im * turned;
        other += re * turned + im * with;
    }
    return __builtin_complex(all, other);
}

static void NAME(pieces)(int64_t begin, int64_t end, void *context) {
    const complex_vectors *v = context;
    const int64_t x_step = th_stride(v->x)[0], y_step = th_stride(v->y)[0];
    T line[2][TH_PIECE];
    for (int64_t p = begin; p < end; p++) {
        const int64_t first = p * DOT_PIECE, left = v->x->numel - first;
        const int64_t count = left < DOT_PIECE ? left : DOT_PIECE;
        complexdouble sum = 0;
        for (int64_t i = first, some; i < first + count; i += some) {
            const T *x = (const T *)th_data(v->x) + i * x_step;
            const T *y = (const T *)th_data(v->y) + i * y_step;
            some = first + count - i < TH_PIECE ? first + count - i : TH_PIECE;
            if (x_step != 1) {
                th_pack((char *)line[0], sizeof(T), (const char *)x, x_step * (int64_t)sizeof(T),
                        some, sizeof(T));
                x = line[0];
            }
            if (y_step != 1) {
                th_pack((char *)line[1], sizeof(T), (const char *)y, y_step * (int64_t)sizeof(T),
                        some, sizeof(T));
                y = line[1];
            }
            sum += NAME(dot)(x, y, some);
        }
        v->piece[p] = sum;
    }
}
