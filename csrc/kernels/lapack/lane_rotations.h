/* lane_rotations.h: eigenvalues and singular values by Jacobi rotations, which keep the relative
   accuracy of small values (Golub, Van Loan, Matrix Computations, 2013, chapter 8). Included once
   per type. */

/* Rotation that zeroes `off` between two diagonal elements. */
STEP void N(rotation)(V low, V high, V off, V *cosine, V *sine) {
    const V half = (high - low) / (2 * off);
    V tangent = N(signed_as)(1 / (N(magnitude)(half) + N(root)(half * half + 1)), half);
    tangent = N(choose)(off != 0, tangent, (V){0});
    *cosine = 1 / N(root)(tangent * tangent + 1);
    *sine = tangent * *cosine;
}

/* Rotate columns p and q; rows have `wide` elements. */
STEP void N(rotate)(V *a, int rows, int wide, int p, int q, V cosine, V sine) {
    for (int i = 0; i < rows; i++) {
        const V x = a[i * wide + p], y = a[i * wide + q];
        a[i * wide + p] = cosine * x - sine * y;
        a[i * wide + q] = sine * x + cosine * y;
    }
}

/* Sort values together with the columns of one or two matrices. */
STEP void N(sort)(V *values, int n, bool descends, V *a, int rows, V *b, int more) {
    for (int end = n - 1; end > 0; end--)
        for (int j = 0; j < end; j++) {
            const M differs = descends ? values[j] < values[j + 1] : values[j] > values[j + 1];
            if (!N(any)(differs))
                continue;
            N(swap)(differs, &values[j], &values[j + 1]);
            for (int i = 0; i < rows; i++)
                N(swap)(differs, &a[i * n + j], &a[i * n + j + 1]);
            for (int i = 0; i < more; i++)
                N(swap)(differs, &b[i * n + j], &b[i * n + j + 1]);
        }
}

/* Make the largest element of each column of a positive; flip b's columns with it. */
STEP void N(choose_signs)(V *a, int rows, V *b, int more, int n) {
    for (int j = 0; j < n; j++) {
        V largest = {0};
        for (int i = 0; i < rows; i++) {
            const V x = a[i * n + j];
            const M more_so = N(magnitude)(x) > N(magnitude)(largest) * (T)1.0001;
            largest = N(choose)(more_so, x, largest);
        }
        const M negative = largest < 0;
        for (int i = 0; i < rows; i++)
            a[i * n + j] = N(choose)(negative, -a[i * n + j], a[i * n + j]);
        for (int i = 0; i < more; i++)
            b[i * n + j] = N(choose)(negative, -b[i * n + j], b[i * n + j]);
    }
}

STEP void N(symeig)(V *a, V *values, V *vectors, int n, bool upper, uint8_t *accepted) {
    V total = {0}, off = {0};
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            a[i * n + j] = a[j * n + i] = upper ? a[j * n + i] : a[i * n + j];
    const V power = N(normalize)(a, n * n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            total += a[i * n + j] * a[i * n + j];
    N(identity)(vectors, n);
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
        off = (V){0};
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++)
                off += a[i * n + j] * a[i * n + j];
        /* leave converged columns unchanged */
        const M live = off > total * (EPSILON * EPSILON / 16);
        if (!N(any)(live))
            break;
        for (int p = 0; p < n; p++)
            for (int q = p + 1; q < n; q++) {
                V cosine, sine;
                const V between = N(choose)(live, a[p * n + q], (V){0});
                N(rotation)(a[p * n + p], a[q * n + q], between, &cosine, &sine);
                N(rotate)(a, n, n, p, q, cosine, sine);
                N(rotate)(vectors, n, n, p, q, cosine, sine);
                for (int i = 0; i < n; i++) {
                    const V x = a[p * n + i], y = a[q * n + i];
                    a[p * n + i] = cosine * x - sine * y;
                    a[q * n + i] = sine * x + cosine * y;
                }
                a[p * n + q] = a[q * n + p] = N(choose)(live, (V){0}, a[p * n + q]);
            }
    }
    for (int i = 0; i < n; i++)
        values[i] = a[i * n + i] * power;
    N(sort)(values, n, false, vectors, n, vectors, 0);
    N(choose_signs)(vectors, n, vectors, 0, n);
    N(store_mask)(accepted,
                  (off <= total * (EPSILON * EPSILON / 16)) & (total > LEAST) & (total < MOST));
}
ROUTINE(N(th_lanes_symeig_lower)) {
    N(symeig)((V *)at[0], (V *)at[1], (V *)at[2], size[0], false, accepted);
}
ROUTINE(N(th_lanes_symeig_upper)) {
    N(symeig)((V *)at[0], (V *)at[1], (V *)at[2], size[0], true, accepted);
}

/* Rotate the columns of a, m x n with m >= n, until they are orthogonal; rotate v's columns
   likewise. */
STEP M N(orthogonalize)(V *a, int m, int n, V *v) {
    M rotated = {0};
    for (int p = 0; p < n; p++)
        for (int q = p + 1; q < n; q++) {
            V low = {0}, high = {0}, off = {0}, cosine, sine;
            for (int i = 0; i < m; i++) {
                const V x = a[i * n + p], y = a[i * n + q];
                low += x * x;
                high += y * y;
                off += x * y;
            }
            const M differs = off * off > low * high * (EPSILON * EPSILON * (T)m);
            if (!N(any)(differs))
                continue;
            rotated |= differs;
            N(rotation)(low, high, N(choose)(differs, off, (V){0}), &cosine, &sine);
            N(rotate)(a, m, n, p, q, cosine, sine);
            N(rotate)(v, n, n, p, q, cosine, sine);
        }
    return rotated;
}

/* For a wide matrix, rotate the transpose and swap U and V. */
ROUTINE(N(th_lanes_svd)) {
    const bool wide = size[0] < size[1];
    const int m = wide ? size[1] : size[0], n = wide ? size[0] : size[1];
    V *a = (V *)at[0], *s = (V *)at[2], *u = (V *)at[wide ? 3 : 1], *v = (V *)at[wide ? 1 : 3];
    M rotated = (M){0} - 1, good = (M){0} - 1;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            u[i * n + j] = wide ? a[j * m + i] : a[i * n + j];
    const V power = N(normalize)(u, m * n);
    N(identity)(v, n);
    for (int sweep = 0; sweep < SWEEPS && N(any)(rotated); sweep++)
        rotated = N(orthogonalize)(u, m, n, v);
    for (int j = 0; j < n; j++) {
        V square = {0};
        for (int i = 0; i < m; i++)
            square += u[i * n + j] * u[i * n + j];
        good &= (square > LEAST) & (square < MOST);
        s[j] = N(root)(square);
        for (int i = 0; i < m; i++)
            u[i * n + j] /= s[j];
    }
    N(sort)(s, n, true, u, m, v, n);
    if (wide)
        N(choose_signs)(v, n, u, m, n);
    else
        N(choose_signs)(u, m, v, n, n);
    good &= ~rotated & (s[n - 1] > s[0] * (EPSILON * SLACK * (T)m));
    for (int j = 0; j < n; j++)
        s[j] *= power;
    N(store_mask)(accepted, good);
}

/* The vectors stay in the workspace. */
ROUTINE(N(th_lanes_svd_values)) {
    char *const order[] = {at[0], at[2], at[1], at[3]};
    N(th_lanes_svd)(order, size, accepted);
}
