/* complex_products.h: products of complex matrices, in the type T: a template of complex.c. */

static void NAME(plain)(const product *p) {
    const T alpha = __builtin_complex(p->alpha.f, p->alpha.imaginary);
    const T beta = __builtin_complex(p->beta.f, p->beta.imaginary);
    const T *a = (const T *)p->a.data, *b = (const T *)p->b.data;
    for (int64_t i = 0; i < p->c.rows; i++)
        for (int64_t j = 0; j < p->c.columns; j++) {
            T *to = (T *)p->c.data + i * p->c.row + j * p->c.column;
            complexdouble sum = 0;
            for (int64_t k = 0; k < p->a.columns; k++)
                sum += (complexdouble)a[i * p->a.row + k * p->a.column]
                       * b[k * p->b.row + j * p->b.column];
            *to = beta == 0 ? (T)(alpha * sum) : (T)(alpha * sum + beta * *to);
        }
}

static void NAME(panels)(int64_t begin, int64_t end, void *context) {
    const product *p = context;
    const int64_t first = begin * p->width, last = end * p->width;
    const int64_t count = (last < p->c.rows ? last : p->c.rows) - first;
    const T alpha = __builtin_complex(p->alpha.f, p->alpha.imaginary);
    const T beta = __builtin_complex(p->beta.f, p->beta.imaginary);
    if (count > 0)
        NAME(gemm)(CblasRowMajor, p->ta ? CblasTrans : CblasNoTrans,
                   p->tb ? CblasTrans : CblasNoTrans, (int)count, (int)p->c.columns,
                   (int)p->a.columns, &alpha, (const T *)p->a.data + first * p->a.row, (int)p->lda,
                   p->b.data, (int)p->ldb, &beta, (T *)p->c.data + first * p->c.row, (int)p->ldc);
}
