/* lane_factors.h: vectors of type T, and factorizations of the matrices in their lanes. Element (i,
   j) of a matrix of n columns is a[i * n + j]. Included once per type. */

typedef T N(lane) __attribute__((vector_size(TH_LANE_BYTES)));
typedef WHOLE N(mask) __attribute__((vector_size(TH_LANE_BYTES)));
#define V N(lane)
#define M N(mask)
#define WIDTH ((int)(TH_LANE_BYTES / sizeof(T)))

STEP V N(choose)(M which, V a, V b) { return (V)((which & (M)a) | (~which & (M)b)); }
STEP V N(magnitude)(V x) { return (V)((M)x & MAGNITUDE); }
STEP V N(larger)(V a, V b) { return N(choose)(a > b, a, b); }
STEP V N(signed_as)(V x, V sign) { return (V)(((M)x & MAGNITUDE) | ((M)sign & ~MAGNITUDE)); }
STEP V N(root)(V x) {
    for (int lane = 0; lane < WIDTH; lane++)
        x[lane] = ROOT(x[lane]);
    return x;
}
STEP bool N(any)(M which) {
    WHOLE result = 0;
    for (int lane = 0; lane < WIDTH; lane++)
        result |= which[lane];
    return result != 0;
}
STEP void N(swap)(M which, V *a, V *b) {
    const M difference = ((M)*a ^ (M)*b) & which;
    *a = (V)((M)*a ^ difference);
    *b = (V)((M)*b ^ difference);
}
STEP void N(store_mask)(uint8_t *accepted, M which) {
    for (int lane = 0; lane < WIDTH; lane++)
        accepted[lane] = which[lane] != 0;
}

/* Divide a by the power of two in its largest magnitude, which is exact, and return the power: so
   squares and products neither overflow nor vanish. Zero and subnormal matrices stay. */
STEP V N(normalize)(V *a, int count) {
    V largest = {0};
    for (int i = 0; i < count; i++)
        largest = N(larger)(N(magnitude)(a[i]), largest);
    const V leading = (V)((M)largest & EXPONENT),
            power = N(choose)(leading > 0, leading, (V){0} + 1);
    for (int i = 0; i < count; i++)
        a[i] /= power;
    return power;
}

/* 1-norm and infinity norm: the largest column sum and row sum of magnitudes. */
STEP void N(norms)(const V *a, int n, V *column, V *row) {
    *column = *row = (V){0};
    for (int i = 0; i < n; i++) {
        V across = {0}, down = {0};
        for (int j = 0; j < n; j++) {
            across += N(magnitude)(a[i * n + j]);
            down += N(magnitude)(a[j * n + i]);
        }
        *row = N(larger)(across, *row);
        *column = N(larger)(down, *column);
    }
}

/* LU with partial pivoting, P A = L U: overwrite a with the factors, b and c with L^-1 P b and
   L^-1 P c, and order, unless it is NULL, with the exchanged rows, counted from 1. Return the sign
   of P. */
STEP V N(eliminate)(V *a, int n, V *b, int columns, V *c, int more, V *order) {
    V sign = (V){0} + 1;
    for (int j = 0; j < n; j++) {
        V most = N(magnitude)(a[j * n + j]);
        M pivot = (M){0} + j;
        for (int i = j + 1; i < n; i++) {
            const V x = N(magnitude)(a[i * n + j]);
            const M larger = x > most;
            most = N(choose)(larger, x, most);
            pivot = (larger & i) | (~larger & pivot);
        }
        if (order)
            order[j] = __builtin_convertvector(pivot, V) + 1;
        for (int i = j + 1; i < n; i++) {
            const M here = pivot == i;
            if (!N(any)(here))
                continue;
            sign = N(choose)(here, -sign, sign);
            for (int k = 0; k < n; k++)
                N(swap)(here, &a[i * n + k], &a[j * n + k]);
            for (int k = 0; k < columns; k++)
                N(swap)(here, &b[i * columns + k], &b[j * columns + k]);
            for (int k = 0; k < more; k++)
                N(swap)(here, &c[i * more + k], &c[j * more + k]);
        }
        for (int i = j + 1; i < n; i++) {
            const V share = a[i * n + j] / a[j * n + j];
            a[i * n + j] = share;
            for (int k = j + 1; k < n; k++)
                a[i * n + k] -= share * a[j * n + k];
            for (int k = 0; k < columns; k++)
                b[i * columns + k] -= share * b[j * columns + k];
            for (int k = 0; k < more; k++)
                c[i * more + k] -= share * c[j * more + k];
        }
    }
    return sign;
}

/* Overwrite b with U^-1 b. */
STEP void N(substitute)(const V *a, int n, V *b, int columns) {
    for (int i = n - 1; i >= 0; i--)
        for (int k = 0; k < columns; k++) {
            V x = b[i * columns + k];
            for (int j = i + 1; j < n; j++)
                x -= a[i * n + j] * b[j * columns + k];
            b[i * columns + k] = x / a[i * n + i];
        }
}

STEP void N(identity)(V *a, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i * n + j] = (V){0} + (T)(i == j);
}

/* Whether the condition number, in both norms, is far from that of a singular matrix. */
STEP M N(regular)(V column, V row, const V *inverse, int n) {
    V of_column, of_row;
    N(norms)(inverse, n, &of_column, &of_row);
    const T most = 1 / (SLACK * EPSILON);
    return (column * of_column < most) & (column * of_column > 0) & (row * of_row < most);
}

ROUTINE(N(th_lanes_solve)) {
    const int n = size[0], columns = size[2];
    V *a = (V *)at[0], *b = (V *)at[1], *x = (V *)at[2], *inverse = (V *)at[3], column, row;
    N(norms)(a, n, &column, &row);
    N(identity)(inverse, n);
    N(eliminate)(a, n, b, columns, inverse, n, NULL);
    N(substitute)(a, n, b, columns);
    N(substitute)(a, n, inverse, n);
    for (int i = 0; i < n * columns; i++)
        x[i] = b[i];
    N(store_mask)(accepted, N(regular)(column, row, inverse, n));
}

ROUTINE(N(th_lanes_inverse)) {
    const int n = size[0];
    V *a = (V *)at[0], *inverse = (V *)at[1], column, row;
    N(norms)(a, n, &column, &row);
    N(identity)(inverse, n);
    N(eliminate)(a, n, inverse, n, inverse, 0, NULL);
    N(substitute)(a, n, inverse, n);
    N(store_mask)(accepted, N(regular)(column, row, inverse, n));
}

/* Reject products that are zero, or leave the range on the way. A zero column gives 0 / 0 below its
   pivot and a NaN determinant; LAPACK leaves zeros there. */
ROUTINE(N(th_lanes_det)) {
    const int n = size[0];
    V *a = (V *)at[0], *det = (V *)at[1];
    const V sign = N(eliminate)(a, n, a, 0, a, 0, NULL);
    for (int lane = 0; lane < WIDTH; lane++) {
        double product = (double)sign[lane];
        bool good = true;
        for (int i = 0; i < n; i++) {
            product *= (double)a[i * n + i][lane];
            good &= (fabs(product) > 1e-280) & (fabs(product) < 1e280);
        }
        (*det)[lane] = (T)product;
        accepted[lane] = good;
    }
}

/* Reject products that may have lost digits, or are zero. */
ROUTINE(N(th_lanes_slogdet)) {
    const int n = size[0];
    V *a = (V *)at[0], *sign = (V *)at[1], *logarithm = (V *)at[2];
    *sign = N(eliminate)(a, n, a, 0, a, 0, NULL);
    for (int lane = 0; lane < WIDTH; lane++) {
        double product = (double)(*sign)[lane];
        bool good = true;
        for (int i = 0; i < n; i++) {
            product *= (double)a[i * n + i][lane];
            good &= (fabs(product) > 1e-280) & (fabs(product) < 1e280);
        }
        accepted[lane] = good;
        (*sign)[lane] = product < 0 ? -1 : 1;
        (*logarithm)[lane] = (T)log(fabs(product));
    }
}

/* L L^T = A from the lower triangle of a; for the upper triangle U = L^T. */
STEP void N(cholesky)(const V *a, V *l, V *inverse, int n, bool upper, uint8_t *accepted) {
    M good = (M){0} - 1;
    V norm, column, row;
    V sums[TH_LANE_SIZE] = {0};
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) {
            V x = upper ? a[j * n + i] : a[i * n + j];
            if (i < j) {
                l[i * n + j] = (V){0};
                continue;
            }
            sums[j] += N(magnitude)(x);
            sums[i] += i > j ? N(magnitude)(x) : (V){0};
            for (int k = 0; k < j; k++)
                x -= l[i * n + k] * l[j * n + k];
            good &= i > j ? good : x > 0;
            l[i * n + j] = i > j ? x / l[j * n + j] : N(root)(x);
        }
    norm = sums[0];
    for (int i = 1; i < n; i++)
        norm = N(larger)(sums[i], norm);
    N(identity)(inverse, n);
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= i; k++) {
            V x = inverse[i * n + k];
            for (int j = k; j < i; j++)
                x -= l[i * n + j] * inverse[j * n + k];
            inverse[i * n + k] = x / l[i * n + i];
        }
    N(norms)(inverse, n, &column, &row);
    good &= norm * column * row * (T)n < 1 / (SLACK * EPSILON);
    for (int i = 0; upper && i < n; i++)
        for (int j = 0; j < i; j++)
            N(swap)((M){0} - 1, &l[i * n + j], &l[j * n + i]);
    N(store_mask)(accepted, good);
}
ROUTINE(N(th_lanes_cholesky_lower)) {
    N(cholesky)((V *)at[0], (V *)at[1], (V *)at[2], size[0], false, accepted);
}
ROUTINE(N(th_lanes_cholesky_upper)) {
    N(cholesky)((V *)at[0], (V *)at[1], (V *)at[2], size[0], true, accepted);
}

/* x - scale (v . x) v for column `column` of x, where v is column j of a below the diagonal,
   preceded by a 1. */
STEP void N(reflect)(const V *a, int columns, int j, V scale, V *x, int wide, int column,
                     int rows) {
    V sum = x[j * wide + column];
    for (int i = j + 1; i < rows; i++)
        sum += a[i * columns + j] * x[i * wide + column];
    sum *= scale;
    x[j * wide + column] -= sum;
    for (int i = j + 1; i < rows; i++)
        x[i * wide + column] -= sum * a[i * columns + j];
}

/* QR by Householder reflections, with LAPACK's signs. */
ROUTINE(N(th_lanes_qr)) {
    const int m = size[0], n = size[1], k = m < n ? m : n;
    V *a = (V *)at[0], *q = (V *)at[1], *r = (V *)at[2], scale[TH_LANE_SIZE];
    const V power = N(normalize)(a, m * n);
    M good = (M){0} - 1;
    for (int j = 0; j < k; j++) {
        const V first = a[j * n + j];
        V below = {0};
        M none = (M){0} - 1;
        for (int i = j + 1; i < m; i++) {
            below += a[i * n + j] * a[i * n + j];
            none &= a[i * n + j] == 0;
        }
        const V square = first * first + below, beta = N(signed_as)(N(root)(square), -first);
        good &= ((square > LEAST) & (square < MOST)) | (none & (first == 0));
        scale[j] = N(choose)(none, (V){0}, (beta - first) / beta);
        for (int i = j + 1; i < m; i++)
            a[i * n + j] = N(choose)(none, (V){0}, a[i * n + j] / (first - beta));
        for (int t = j + 1; t < n; t++)
            N(reflect)(a, n, j, scale[j], a, n, t, m);
        a[j * n + j] = N(choose)(none, first, beta);
    }
    for (int i = 0; i < k; i++)
        for (int j = 0; j < n; j++)
            r[i * n + j] = i <= j ? a[i * n + j] * power : (V){0};
    for (int i = 0; i < m; i++)
        for (int j = 0; j < k; j++)
            q[i * k + j] = (V){0} + (T)(i == j);
    for (int j = k - 1; j >= 0; j--)
        for (int t = j; t < k; t++)
            N(reflect)(a, n, j, scale[j], q, k, t, m);
    N(store_mask)(accepted, good);
}
