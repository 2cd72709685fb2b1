/* lane_factors.h: LU, Cholesky and QR factors of the matrices in lanes. Element (i, j) of a matrix of n
   columns is a[i * n + j], of type E. Included once per type and kind of elements, after elements_real.h
   or elements_complex.h. */

STEP void OF(subtract)(E *from, E x, E y) { *from = OF(minus)(*from, OF(product)(x, y)); }

/* 1-norm and infinity norm: the largest column sum and row sum of sizes. */
PART void OF(norms)(const E *a, int n, V *column, V *row) {
    *column = *row = (V){0};
    for (int i = 0; i < n; i++) {
        V across = {0}, down = {0};
        for (int j = 0; j < n; j++) {
            across += OF(size_of)(a[i * n + j]);
            down += OF(size_of)(a[j * n + i]);
        }
        *row = N(larger)(across, *row);
        *column = N(larger)(down, *column);
    }
}

/* LU with partial pivoting, P A = L U: overwrite a with the factors, b and c with L^-1 P b and
   L^-1 P c, and order, unless it is NULL, with the exchanged rows, counted from 1. sign receives the
   sign of P. */
PART void OF(eliminate)(E *a, int n, E *b, int columns, E *c, int more, E *order, V *sign) {
    *sign = (V){0} + 1;
    for (int j = 0; j < n; j++) {
        V most = OF(size_of)(a[j * n + j]);
        M pivot = (M){0} + j;
        for (int i = j + 1; i < n; i++) {
            const V x = OF(size_of)(a[i * n + j]);
            const M larger = x > most;
            most = N(choose)(larger, x, most);
            pivot = (larger & i) | (~larger & pivot);
        }
        if (order)
            order[j] = OF(real)(__builtin_convertvector(pivot, V) + 1);
        for (int i = j + 1; i < n; i++) {
            const M here = pivot == i;
            if (!N(any)(here))
                continue;
            *sign = N(choose)(here, -*sign, *sign);
            OF(exchange)(here, a + i * n, a + j * n, n);
            OF(exchange)(here, b + i * columns, b + j * columns, columns);
            OF(exchange)(here, c + i * more, c + j * more, more);
        }
        const E divisor = OF(divisor)(a[j * n + j]);
        for (int i = j + 1; i < n; i++) {
            const E share = OF(over)(a[i * n + j], divisor);
            a[i * n + j] = share;
            for (int k = j + 1; k < n; k++)
                OF(subtract)(&a[i * n + k], share, a[j * n + k]);
            for (int k = 0; k < columns; k++)
                OF(subtract)(&b[i * columns + k], share, b[j * columns + k]);
            for (int k = 0; k < more; k++)
                OF(subtract)(&c[i * more + k], share, c[j * more + k]);
        }
    }
}

/* Overwrite b with the solution for a triangle; the other one is not read. */
PART void OF(solve_triangle)(const E *a, int n, bool upper, bool unit, E *b, int columns) {
    for (int done = 0; done < n; done++) {
        const int i = upper ? n - 1 - done : done, first = upper ? i + 1 : 0, end = upper ? n : i;
        const E divisor = OF(divisor)(a[i * n + i]);
        for (int k = 0; k < columns; k++) {
            E x = b[i * columns + k];
            for (int j = first; j < end; j++)
                OF(subtract)(&x, a[i * n + j], b[j * columns + k]);
            b[i * columns + k] = unit ? x : OF(over)(x, divisor);
        }
    }
}

STEP void OF(identity)(E *a, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i * n + j] = OF(real)((V){0} + (T)(i == j));
}

/* Whether the condition number, in both norms, is far from that of a singular matrix. */
STEP M OF(regular)(V column, V row, const E *inverse, int n) {
    V of_column, of_row;
    OF(norms)(inverse, n, &of_column, &of_row);
    const T most = 1 / (SLACK * EPSILON);
    return (column * of_column < most) & (column * of_column > 0) & (row * of_row < most);
}

/* Factor a, and compute its inverse and L^-1 P b into b. Accept regular matrices. */
PART void OF(factor)(E *a, int n, E *b, int columns, E *inverse, E *order, uint8_t *accepted) {
    V column, row, sign;
    OF(norms)(a, n, &column, &row);
    OF(identity)(inverse, n);
    OF(eliminate)(a, n, b, columns, inverse, n, order, &sign);
    OF(solve_triangle)(a, n, true, false, inverse, n);
    N(store_mask)(accepted, OF(regular)(column, row, inverse, n));
}

ROUTINE(KERNEL(solve)) {
    const int n = size[0], columns = size[2];
    E *a = (E *)at[0], *b = (E *)at[1];
    OF(factor)(a, n, b, columns, (E *)at[3], NULL, accepted);
    OF(solve_triangle)(a, n, true, false, b, columns);
    memcpy(at[2], b, (size_t)(n * columns) * sizeof(E));
}

ROUTINE(KERNEL(inverse)) {
    E *inverse = (E *)at[1];
    OF(factor)((E *)at[0], size[0], inverse, 0, inverse, NULL, accepted);
}

/* Accepted matrices have no zero pivot. */
ROUTINE(KERNEL(lu)) {
    const int n = size[0];
    E *a = (E *)at[0], *inverse = (E *)at[4];
    OF(factor)(a, n, inverse, 0, inverse, (E *)at[2], accepted);
    memcpy(at[1], a, (size_t)(n * n) * sizeof(E));
    *(E *)at[3] = OF(real)((V){0});
}

ROUTINE(KERNEL(lu_solve)) {
    const int n = size[0], columns = size[2];
    const E *a = (E *)at[0], *order = (E *)at[2];
    E *x = (E *)at[3];
    memcpy(x, at[1], (size_t)(n * columns) * sizeof(E));
    for (int j = 0; j < n; j++)
        for (int i = j + 1; i < n; i++) {
            const M here = RE(order[j]) == (T)(i + 1);
            if (N(any)(here))
                OF(exchange)(here, x + i * columns, x + j * columns, columns);
        }
    OF(solve_triangle)(a, n, false, true, x, columns);
    OF(solve_triangle)(a, n, true, false, x, columns);
    memset(accepted, 1, (size_t)WIDTH);
}

ROUTINE(KERNEL(det)) {
    E *a = (E *)at[0], *det = (E *)at[1];
    V sign;
    OF(eliminate)(a, size[0], a, 0, a, 0, NULL, &sign);
    for (int lane = 0; lane < WIDTH; lane++) {
        double re, im;
        accepted[lane] = OF(diagonal_product)(a, size[0], sign, lane, &re, &im);
        OF(set)(det, lane, re, im);
    }
}

ROUTINE(KERNEL(slogdet)) {
    E *a = (E *)at[0], *sign = (E *)at[1];
    V *logarithm = (V *)at[2], exchanged;
    OF(eliminate)(a, size[0], a, 0, a, 0, NULL, &exchanged);
    for (int lane = 0; lane < WIDTH; lane++) {
        double re, im;
        accepted[lane] = OF(diagonal_product)(a, size[0], exchanged, lane, &re, &im);
        const double length = im == 0 ? fabs(re) : sqrt(re * re + im * im);
        OF(set)(sign, lane, re / length, im / length);
        (*logarithm)[lane] = (T)log(length);
    }
}

/* L L^H = A from the lower triangle of a, whose diagonal is real; for the upper triangle U = L^H. */
PART void OF(cholesky)(const E *a, E *l, E *inverse, int n, bool upper, uint8_t *accepted) {
    M good = (M){0} - 1;
    V norm, column, row, sums[TH_LANE_SIZE] = {0};
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            E x = upper ? OF(conjugate)(a[j * n + i]) : a[i * n + j];
            if (i < j) {
                l[i * n + j] = OF(real)((V){0});
                continue;
            }
            if (i == j)
                x = OF(real)(RE(x));
            sums[j] += OF(size_of)(x);
            sums[i] += i > j ? OF(size_of)(x) : (V){0};
            for (int k = 0; k < j; k++)
                OF(subtract)(&x, l[i * n + k], OF(conjugate)(l[j * n + k]));
            good &= i > j ? good : RE(x) > 0;
            l[i * n + j] = i > j ? OF(over_real)(x, RE(l[j * n + j])) : OF(real)(N(root)(RE(x)));
        }
    norm = sums[0];
    for (int i = 1; i < n; i++)
        norm = N(larger)(sums[i], norm);
    OF(identity)(inverse, n);
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= i; k++) {
            E x = inverse[i * n + k];
            for (int j = k; j < i; j++)
                OF(subtract)(&x, l[i * n + j], inverse[j * n + k]);
            inverse[i * n + k] = OF(over_real)(x, RE(l[i * n + i]));
        }
    OF(norms)(inverse, n, &column, &row);
    good &= norm * column * row * (T)n < 1 / (SLACK * EPSILON);
    for (int i = 0; upper && i < n; i++)
        for (int j = 0; j < i; j++) {
            l[j * n + i] = OF(conjugate)(l[i * n + j]);
            l[i * n + j] = OF(real)((V){0});
        }
    N(store_mask)(accepted, good);
}
ROUTINE(KERNEL(cholesky_lower)) {
    OF(cholesky)((E *)at[0], (E *)at[1], (E *)at[2], size[0], false, accepted);
}
ROUTINE(KERNEL(cholesky_upper)) {
    OF(cholesky)((E *)at[0], (E *)at[1], (E *)at[2], size[0], true, accepted);
}

/* x - scale v v^H x for column `column` of x, where v is column j of a below the diagonal, preceded
   by a 1. */
PART void OF(reflect)(const E *a, int columns, int j, const E *scale, E *x, int wide, int column,
                      int rows) {
    E sum = x[j * wide + column];
    for (int i = j + 1; i < rows; i++)
        sum = OF(plus)(sum, OF(product)(OF(conjugate)(a[i * columns + j]), x[i * wide + column]));
    sum = OF(product)(sum, *scale);
    x[j * wide + column] = OF(minus)(x[j * wide + column], sum);
    for (int i = j + 1; i < rows; i++)
        OF(subtract)(&x[i * wide + column], sum, a[i * columns + j]);
}

/* QR by Householder reflections, with LAPACK's signs: the diagonal of R is real. */
ROUTINE(KERNEL(qr)) {
    const int m = size[0], n = size[1], k = m < n ? m : n;
    E *a = (E *)at[0], *q = (E *)at[1], *r = (E *)at[2], scale[TH_LANE_SIZE];
    const V power = N(normalize)((V *)a, m * n * (int)(sizeof(E) / sizeof(V)));
    M good = (M){0} - 1;
    for (int j = 0; j < k; j++) {
        const E first = a[j * n + j];
        V below = IM(first) * IM(first);
        M none = IM(first) == 0;
        for (int i = j + 1; i < m; i++) {
            below += OF(square)(a[i * n + j]);
            none &= OF(is_zero)(a[i * n + j]);
        }
        const V square = RE(first) * RE(first) + below;
        const V beta = N(signed_as)(N(root)(square), -RE(first));
        good &= ((square > LEAST) & (square < MOST)) | (none & (RE(first) == 0));
        const E away = OF(plus_real)(first, -beta), divisor = OF(divisor)(away);
        scale[j] = OF(unless)(none, OF(over_real)(away, -beta));
        for (int i = j + 1; i < m; i++)
            a[i * n + j] = OF(unless)(none, OF(over)(a[i * n + j], divisor));
        const E adjoint = OF(conjugate)(scale[j]);
        for (int t = j + 1; t < n; t++)
            OF(reflect)(a, n, j, &adjoint, a, n, t, m);
        a[j * n + j] = OF(real)(N(choose)(none, RE(first), beta));
    }
    for (int i = 0; i < k; i++)
        for (int j = 0; j < n; j++)
            r[i * n + j] = i <= j ? OF(scaled)(a[i * n + j], power) : OF(real)((V){0});
    for (int i = 0; i < m; i++)
        for (int j = 0; j < k; j++)
            q[i * k + j] = OF(real)((V){0} + (T)(i == j));
    for (int j = k - 1; j >= 0; j--)
        for (int t = j; t < k; t++)
            OF(reflect)(a, n, j, &scale[j], q, k, t, m);
    N(store_mask)(accepted, good);
}
