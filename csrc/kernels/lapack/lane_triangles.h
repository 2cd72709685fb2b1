/* lane_triangles.h: LU factors of the matrices in the lanes of lane_factors.h, and systems with
   triangles. Included once per type. */

/* Overwrite b with the solution for a triangle; the other one is not read. */
STEP void N(solve_triangle)(const V *a, int n, bool upper, bool unit, V *b, int columns) {
    for (int done = 0; done < n; done++) {
        const int i = upper ? n - 1 - done : done, first = upper ? i + 1 : 0, end = upper ? n : i;
        for (int k = 0; k < columns; k++) {
            V x = b[i * columns + k];
            for (int j = first; j < end; j++)
                x -= a[i * n + j] * b[j * columns + k];
            b[i * columns + k] = unit ? x : x / a[i * n + i];
        }
    }
}

/* Upper bound of the infinity norm of the inverse, or of its 1-norm if `transposed`: the sums of the
   inverse of the triangle whose off-diagonal elements are all negative (Higham, 2002, section
   8.2). */
STEP V N(inverse_bound)(const V *a, int n, bool upper, bool transposed) {
    V sums[TH_LANE_SIZE], most = {0};
    for (int done = 0; done < n; done++) {
        const bool last = upper != transposed;
        const int i = last ? n - 1 - done : done, first = last ? i + 1 : 0, end = last ? n : i;
        V sum = (V){0} + 1;
        for (int j = first; j < end; j++)
            sum += N(magnitude)(a[transposed ? j * n + i : i * n + j]) * sums[j];
        sums[i] = sum / N(magnitude)(a[i * n + i]);
        most = N(choose)(sums[i] <= most, most, sums[i]);
    }
    return most;
}

/* Whether a triangle is regular, by an upper bound or by the inverse itself. */
STEP M N(regular_triangle)(const V *a, int n, bool upper, V *inverse) {
    const T most = 1 / (SLACK * EPSILON);
    V column, row;
    N(norms)(a, n, &column, &row);
    const M good = (row * N(inverse_bound)(a, n, upper, false) < most)
                   & (column * N(inverse_bound)(a, n, upper, true) < most);
    if (!N(any)(~good))
        return good;
    N(identity)(inverse, n);
    N(solve_triangle)(a, n, upper, false, inverse, n);
    return N(regular)(column, row, inverse, n);
}

/* A unit triangle is always regular. */
STEP void N(trtrs)(char *const *at, const int *size, bool upper, bool unit, uint8_t *accepted) {
    const int n = size[0], columns = size[2];
    V *a = (V *)at[0], *x = (V *)at[2];
    for (int i = 0; i < n; i++)
        for (int j = upper ? 0 : i + 1; j < (upper ? i : n); j++)
            a[i * n + j] = (V){0};
    memcpy(x, at[1], (size_t)(n * columns) * sizeof(V));
    N(solve_triangle)(a, n, upper, unit, x, columns);
    if (unit) {
        memset(accepted, 1, (size_t)WIDTH);
        return;
    }
    N(store_mask)(accepted, N(regular_triangle)(a, n, upper, (V *)at[3]));
}
ROUTINE(N(th_lanes_trtrs_lower)) { N(trtrs)(at, size, false, false, accepted); }
ROUTINE(N(th_lanes_trtrs_upper)) { N(trtrs)(at, size, true, false, accepted); }
ROUTINE(N(th_lanes_trtrs_unit_lower)) { N(trtrs)(at, size, false, true, accepted); }
ROUTINE(N(th_lanes_trtrs_unit_upper)) { N(trtrs)(at, size, true, true, accepted); }

/* Accepted matrices have no zero pivot. */
ROUTINE(N(th_lanes_lu)) {
    const int n = size[0];
    V *a = (V *)at[0], *zero = (V *)at[3], *inverse = (V *)at[4], column, row;
    N(norms)(a, n, &column, &row);
    N(identity)(inverse, n);
    N(eliminate)(a, n, inverse, n, inverse, 0, (V *)at[2]);
    N(substitute)(a, n, inverse, n);
    memcpy(at[1], a, (size_t)(n * n) * sizeof(V));
    *zero = (V){0};
    N(store_mask)(accepted, N(regular)(column, row, inverse, n));
}

ROUTINE(N(th_lanes_lu_solve)) {
    const int n = size[0], columns = size[2];
    const V *a = (V *)at[0], *order = (V *)at[2];
    V *x = (V *)at[3];
    memcpy(x, at[1], (size_t)(n * columns) * sizeof(V));
    for (int j = 0; j < n; j++)
        for (int i = j + 1; i < n; i++) {
            const M here = order[j] == (T)(i + 1);
            for (int k = 0; k < columns && N(any)(here); k++)
                N(swap)(here, &x[i * columns + k], &x[j * columns + k]);
        }
    N(solve_triangle)(a, n, false, true, x, columns);
    N(solve_triangle)(a, n, true, false, x, columns);
    memset(accepted, 1, (size_t)WIDTH);
}
#undef V
#undef M
#undef WIDTH
