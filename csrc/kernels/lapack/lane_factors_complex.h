/* lane_factors_complex.h: LU factors, inverses and solutions of complex matrices in the lanes of
   lane_factors.h. Element e of a matrix is part[2 * e] + i part[2 * e + 1]. Included once per type. */

typedef struct N(complex) {
    V re, im;
} N(complex);
#define C N(complex)

STEP C N(conjugate)(C x) { return (C){x.re, -x.im}; }
STEP C N(product)(C x, C y) { return (C){x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re}; }
/* Divided by a power of two, which is exact, so that squares neither overflow nor vanish. */
STEP C N(reciprocal)(C x) {
    const V largest = N(larger)(N(magnitude)(x.re), N(magnitude)(x.im));
    const V leading = (V)((M)largest & EXPONENT),
            power = N(choose)(leading > 0, leading, (V){0} + 1);
    const V re = x.re / power, im = x.im / power, square = re * re + im * im;
    return (C){re / square / power, -im / square / power};
}
STEP void N(subtract)(C *from, C x, C y) {
    const C xy = N(product)(x, y);
    from->re -= xy.re;
    from->im -= xy.im;
}
/* |re| + |im|, as LAPACK compares pivots. */
STEP V N(size_of)(C x) { return N(magnitude)(x.re) + N(magnitude)(x.im); }

STAGE void N(complex_norms)(const C *a, int n, V *column, V *row) {
    *column = *row = (V){0};
    for (int i = 0; i < n; i++) {
        V across = {0}, down = {0};
        for (int j = 0; j < n; j++) {
            across += N(size_of)(a[i * n + j]);
            down += N(size_of)(a[j * n + i]);
        }
        *row = N(larger)(across, *row);
        *column = N(larger)(down, *column);
    }
}

STEP void N(exchange)(M here, C *x, C *y, int count) {
    for (int k = 0; k < count; k++) {
        N(swap)(here, &x[k].re, &y[k].re);
        N(swap)(here, &x[k].im, &y[k].im);
    }
}

/* As N(eliminate); order receives the exchanged rows, sign that of P. */
STAGE void N(complex_eliminate)(C *a, int n, C *b, int columns, C *c, int more, C *order, V *sign) {
    *sign = (V){0} + 1;
    for (int j = 0; j < n; j++) {
        V most = N(size_of)(a[j * n + j]);
        M pivot = (M){0} + j;
        for (int i = j + 1; i < n; i++) {
            const V x = N(size_of)(a[i * n + j]);
            const M larger = x > most;
            most = N(choose)(larger, x, most);
            pivot = (larger & i) | (~larger & pivot);
        }
        if (order)
            order[j] = (C){__builtin_convertvector(pivot, V) + 1, {0}};
        for (int i = j + 1; i < n; i++) {
            const M here = pivot == i;
            if (!N(any)(here))
                continue;
            *sign = N(choose)(here, -*sign, *sign);
            N(exchange)(here, a + i * n, a + j * n, n);
            N(exchange)(here, b + i * columns, b + j * columns, columns);
            N(exchange)(here, c + i * more, c + j * more, more);
        }
        const C inverse = N(reciprocal)(a[j * n + j]);
        for (int i = j + 1; i < n; i++) {
            const C share = N(product)(a[i * n + j], inverse);
            a[i * n + j] = share;
            for (int k = j + 1; k < n; k++)
                N(subtract)(&a[i * n + k], share, a[j * n + k]);
            for (int k = 0; k < columns; k++)
                N(subtract)(&b[i * columns + k], share, b[j * columns + k]);
            for (int k = 0; k < more; k++)
                N(subtract)(&c[i * more + k], share, c[j * more + k]);
        }
    }
}

/* Overwrite b with U^-1 b. */
STAGE void N(complex_substitute)(const C *a, int n, C *b, int columns) {
    for (int i = n - 1; i >= 0; i--) {
        const C inverse = N(reciprocal)(a[i * n + i]);
        for (int k = 0; k < columns; k++) {
            C x = b[i * columns + k];
            for (int j = i + 1; j < n; j++)
                N(subtract)(&x, a[i * n + j], b[j * columns + k]);
            b[i * columns + k] = N(product)(x, inverse);
        }
    }
}

STEP void N(complex_identity)(C *a, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i * n + j] = (C){(V){0} + (T)(i == j), {0}};
}

/* Factor a, and compute its inverse and L^-1 P b into b. Accept lanes whose condition number is far
   from that of a singular matrix. */
STAGE void N(factor)(C *a, int n, C *b, int columns, C *inverse, C *order, uint8_t *accepted) {
    V column, row, of_column, of_row, sign;
    const T most = 1 / (SLACK * EPSILON);
    N(complex_norms)(a, n, &column, &row);
    N(complex_identity)(inverse, n);
    N(complex_eliminate)(a, n, b, columns, inverse, n, order, &sign);
    N(complex_substitute)(a, n, inverse, n);
    N(complex_norms)(inverse, n, &of_column, &of_row);
    N(store_mask)(accepted,
                  (column * of_column < most) & (column * of_column > 0) & (row * of_row < most));
}

ROUTINE(N(th_lanes_complex_solve)) {
    const int n = size[0], columns = size[2];
    C *a = (C *)at[0], *b = (C *)at[1], *x = (C *)at[2];
    N(factor)(a, n, b, columns, (C *)at[3], NULL, accepted);
    N(complex_substitute)(a, n, b, columns);
    memcpy(x, b, (size_t)(n * columns) * sizeof(C));
}

ROUTINE(N(th_lanes_complex_inverse)) {
    const int n = size[0];
    C *inverse = (C *)at[1];
    N(factor)((C *)at[0], n, inverse, 0, inverse, NULL, accepted);
}

/* Accepted matrices have no zero pivot. */
ROUTINE(N(th_lanes_complex_lu)) {
    const int n = size[0];
    C *a = (C *)at[0], *inverse = (C *)at[4];
    N(factor)(a, n, inverse, 0, inverse, (C *)at[2], accepted);
    memcpy(at[1], a, (size_t)(n * n) * sizeof(C));
    *(C *)at[3] = (C){{0}, {0}};
}

/* The product of the diagonal of each lane's factors, as doubles. Reject products that are zero, or
   leave the range on the way. */
STEP bool N(diagonal_product)(const C *a, int n, V sign, int lane, double *re, double *im) {
    bool good = true;
    *re = (double)sign[lane];
    *im = 0;
    for (int i = 0; i < n; i++) {
        const double x = (double)a[i * n + i].re[lane], y = (double)a[i * n + i].im[lane];
        const double before = *re;
        *re = before * x - *im * y;
        *im = before * y + *im * x;
        const double largest = fabs(*re) + fabs(*im);
        good &= (largest > 1e-140) & (largest < 1e140);
    }
    return good;
}
ROUTINE(N(th_lanes_complex_det)) {
    C *a = (C *)at[0], *det = (C *)at[1];
    V sign;
    N(complex_eliminate)(a, size[0], a, 0, a, 0, NULL, &sign);
    for (int lane = 0; lane < WIDTH; lane++) {
        double re, im;
        accepted[lane] = N(diagonal_product)(a, size[0], sign, lane, &re, &im);
        det->re[lane] = (T)re;
        det->im[lane] = (T)im;
    }
}
ROUTINE(N(th_lanes_complex_slogdet)) {
    C *a = (C *)at[0], *sign = (C *)at[1];
    V *logarithm = (V *)at[2];
    V exchanged;
    N(complex_eliminate)(a, size[0], a, 0, a, 0, NULL, &exchanged);
    for (int lane = 0; lane < WIDTH; lane++) {
        double re, im;
        accepted[lane] = N(diagonal_product)(a, size[0], exchanged, lane, &re, &im);
        const double length = sqrt(re * re + im * im);
        sign->re[lane] = (T)(re / length);
        sign->im[lane] = (T)(im / length);
        (*logarithm)[lane] = (T)log(length);
    }
}

/* L L^H = A from the lower triangle of a, whose diagonal is real; for the upper triangle U = L^H. */
STAGE void N(complex_cholesky)(const C *a, C *l, C *inverse, int n, bool upper, uint8_t *accepted) {
    M good = (M){0} - 1;
    V norm = {0}, column, row, sums[TH_LANE_SIZE] = {0};
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            C x = upper ? N(conjugate)(a[j * n + i]) : a[i * n + j];
            x.im = i > j ? x.im : (V){0};
            l[i * n + j] = (C){{0}, {0}};
            if (i < j)
                continue;
            sums[j] += N(size_of)(x);
            sums[i] += i > j ? N(size_of)(x) : (V){0};
            for (int k = 0; k < j; k++)
                N(subtract)(&x, l[i * n + k], N(conjugate)(l[j * n + k]));
            good &= i > j ? good : x.re > 0;
            l[i * n + j] = i > j ? (C){x.re / l[j * n + j].re, x.im / l[j * n + j].re}
                                 : (C){N(root)(x.re), {0}};
        }
    for (int i = 0; i < n; i++)
        norm = N(larger)(sums[i], norm);
    N(complex_identity)(inverse, n);
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= i; k++) {
            C x = inverse[i * n + k];
            for (int j = k; j < i; j++)
                N(subtract)(&x, l[i * n + j], inverse[j * n + k]);
            inverse[i * n + k] = (C){x.re / l[i * n + i].re, x.im / l[i * n + i].re};
        }
    N(complex_norms)(inverse, n, &column, &row);
    good &= norm * column * row * (T)n < 1 / (SLACK * EPSILON);
    for (int i = 0; upper && i < n; i++)
        for (int j = 0; j < i; j++) {
            l[j * n + i] = N(conjugate)(l[i * n + j]);
            l[i * n + j] = (C){{0}, {0}};
        }
    N(store_mask)(accepted, good);
}
ROUTINE(N(th_lanes_complex_cholesky_lower)) {
    N(complex_cholesky)((C *)at[0], (C *)at[1], (C *)at[2], size[0], false, accepted);
}
ROUTINE(N(th_lanes_complex_cholesky_upper)) {
    N(complex_cholesky)((C *)at[0], (C *)at[1], (C *)at[2], size[0], true, accepted);
}

/* x - scale v v^H x for column `column` of x, where v is column j of a below the diagonal, preceded
   by a 1. */
STAGE void N(complex_reflect)(const C *a, int columns, int j, const C *scale, C *x, int wide,
                              int column, int rows) {
    C sum = x[j * wide + column];
    for (int i = j + 1; i < rows; i++) {
        const C more = N(product)(N(conjugate)(a[i * columns + j]), x[i * wide + column]);
        sum.re += more.re;
        sum.im += more.im;
    }
    sum = N(product)(sum, *scale);
    x[j * wide + column].re -= sum.re;
    x[j * wide + column].im -= sum.im;
    for (int i = j + 1; i < rows; i++)
        N(subtract)(&x[i * wide + column], sum, a[i * columns + j]);
}

/* QR by Householder reflections, with LAPACK's signs: the diagonal of R is real. */
ROUTINE(N(th_lanes_complex_qr)) {
    const int m = size[0], n = size[1], k = m < n ? m : n;
    C *a = (C *)at[0], *q = (C *)at[1], *r = (C *)at[2], scale[TH_LANE_SIZE];
    const V power = N(normalize)((V *)a, 2 * m * n);
    M good = (M){0} - 1;
    for (int j = 0; j < k; j++) {
        const C first = a[j * n + j];
        V below = first.im * first.im;
        M none = first.im == 0;
        for (int i = j + 1; i < m; i++) {
            const C x = a[i * n + j];
            below += x.re * x.re + x.im * x.im;
            none &= (x.re == 0) & (x.im == 0);
        }
        const V square = first.re * first.re + below;
        const V beta = N(signed_as)(N(root)(square), -first.re);
        good &= ((square > LEAST) & (square < MOST)) | (none & (first.re == 0));
        scale[j] = (C){N(choose)(none, (V){0}, (beta - first.re) / beta),
                       N(choose)(none, (V){0}, -first.im / beta)};
        const C inverse = N(reciprocal)((C){first.re - beta, first.im});
        for (int i = j + 1; i < m; i++) {
            const C x = N(product)(a[i * n + j], inverse);
            a[i * n + j] = (C){N(choose)(none, (V){0}, x.re), N(choose)(none, (V){0}, x.im)};
        }
        const C adjoint = N(conjugate)(scale[j]);
        for (int t = j + 1; t < n; t++)
            N(complex_reflect)(a, n, j, &adjoint, a, n, t, m);
        a[j * n + j] = (C){N(choose)(none, first.re, beta), {0}};
    }
    for (int i = 0; i < k; i++)
        for (int j = 0; j < n; j++)
            r[i * n + j] = i <= j ? (C){a[i * n + j].re * power, a[i * n + j].im * power}
                                  : (C){{0}, {0}};
    for (int i = 0; i < m; i++)
        for (int j = 0; j < k; j++)
            q[i * k + j] = (C){(V){0} + (T)(i == j), {0}};
    for (int j = k - 1; j >= 0; j--)
        for (int t = j; t < k; t++)
            N(complex_reflect)(a, n, j, &scale[j], q, k, t, m);
    N(store_mask)(accepted, good);
}

/* Overwrite b with the solution for a triangle; the other one is not read. */
STAGE void N(complex_triangle)(const C *a, int n, bool upper, bool unit, C *b, int columns) {
    for (int done = 0; done < n; done++) {
        const int i = upper ? n - 1 - done : done, first = upper ? i + 1 : 0, end = upper ? n : i;
        const C inverse = unit ? (C){(V){0} + 1, {0}} : N(reciprocal)(a[i * n + i]);
        for (int k = 0; k < columns; k++) {
            C x = b[i * columns + k];
            for (int j = first; j < end; j++)
                N(subtract)(&x, a[i * n + j], b[j * columns + k]);
            b[i * columns + k] = unit ? x : N(product)(x, inverse);
        }
    }
}

/* A unit triangle is always regular. */
STEP void N(complex_trtrs)(char *const *at, const int *size, bool upper, bool unit,
                           uint8_t *accepted) {
    const int n = size[0], columns = size[2];
    const T most = 1 / (SLACK * EPSILON);
    C *a = (C *)at[0], *x = (C *)at[2], *inverse = (C *)at[3];
    V column, row, of_column, of_row;
    for (int i = 0; i < n; i++)
        for (int j = upper ? 0 : i + 1; j < (upper ? i : n); j++)
            a[i * n + j] = (C){{0}, {0}};
    memcpy(x, at[1], (size_t)(n * columns) * sizeof(C));
    N(complex_triangle)(a, n, upper, unit, x, columns);
    memset(accepted, 1, (size_t)WIDTH);
    if (unit)
        return;
    N(complex_norms)(a, n, &column, &row);
    N(complex_identity)(inverse, n);
    N(complex_triangle)(a, n, upper, false, inverse, n);
    N(complex_norms)(inverse, n, &of_column, &of_row);
    N(store_mask)(accepted,
                  (column * of_column < most) & (column * of_column > 0) & (row * of_row < most));
}
ROUTINE(N(th_lanes_complex_trtrs_lower)) { N(complex_trtrs)(at, size, false, false, accepted); }
ROUTINE(N(th_lanes_complex_trtrs_upper)) { N(complex_trtrs)(at, size, true, false, accepted); }
ROUTINE(N(th_lanes_complex_trtrs_unit_lower)) { N(complex_trtrs)(at, size, false, true, accepted); }
ROUTINE(N(th_lanes_complex_trtrs_unit_upper)) { N(complex_trtrs)(at, size, true, true, accepted); }

ROUTINE(N(th_lanes_complex_lu_solve)) {
    const int n = size[0], columns = size[2];
    const C *a = (C *)at[0], *order = (C *)at[2];
    C *x = (C *)at[3];
    memcpy(x, at[1], (size_t)(n * columns) * sizeof(C));
    for (int j = 0; j < n; j++)
        for (int i = j + 1; i < n; i++) {
            const M here = order[j].re == (T)(i + 1);
            if (N(any)(here))
                N(exchange)(here, x + i * columns, x + j * columns, columns);
        }
    for (int i = 0; i < n; i++)
        for (int k = 0; k < columns; k++)
            for (int j = 0; j < i; j++)
                N(subtract)(&x[i * columns + k], a[i * n + j], x[j * columns + k]);
    N(complex_substitute)(a, n, x, columns);
    memset(accepted, 1, (size_t)WIDTH);
}
#undef C
