/* lane_triangles.h: systems with triangles. Included like lane_factors.h, after it. */

/* Upper bound of the infinity norm of the inverse, or of its 1-norm if `transposed`: the sums of the
   inverse of the triangle whose off-diagonal elements are all negative (Higham, 2002, section
   8.2). */
STEP V OF(inverse_bound)(const E *a, int n, bool upper, bool transposed) {
    V sums[TH_LANE_SIZE], most = {0};
    for (int done = 0; done < n; done++) {
        const bool last = upper != transposed;
        const int i = last ? n - 1 - done : done, first = last ? i + 1 : 0, end = last ? n : i;
        V sum = (V){0} + 1;
        for (int j = first; j < end; j++)
            sum += OF(size_of)(a[transposed ? j * n + i : i * n + j]) * sums[j];
        sums[i] = sum * INVERSE_SIZE / OF(size_of)(a[i * n + i]);
        most = N(choose)(sums[i] <= most, most, sums[i]);
    }
    return most;
}

/* Whether a triangle is regular, by an upper bound or by the inverse itself. */
STEP M OF(regular_triangle)(const E *a, int n, bool upper, E *inverse) {
    const T most = 1 / (SLACK * EPSILON);
    V column, row;
    OF(norms)(a, n, &column, &row);
    const M good = (row * OF(inverse_bound)(a, n, upper, false) < most)
                   & (column * OF(inverse_bound)(a, n, upper, true) < most);
    if (!N(any)(~good))
        return good;
    OF(identity)(inverse, n);
    OF(solve_triangle)(a, n, upper, false, inverse, n);
    return OF(regular)(column, row, inverse, n);
}

/* A unit triangle is always regular. */
STEP void OF(trtrs)(char *const *at, const int *size, bool upper, bool unit, uint8_t *accepted) {
    const int n = size[0], columns = size[2];
    E *a = (E *)at[0], *x = (E *)at[2];
    for (int i = 0; i < n; i++)
        for (int j = upper ? 0 : i + 1; j < (upper ? i : n); j++)
            a[i * n + j] = OF(real)((V){0});
    memcpy(x, at[1], (size_t)(n * columns) * sizeof(E));
    OF(solve_triangle)(a, n, upper, unit, x, columns);
    if (unit) {
        memset(accepted, 1, (size_t)WIDTH);
        return;
    }
    N(store_mask)(accepted, OF(regular_triangle)(a, n, upper, (E *)at[3]));
}
ROUTINE(KERNEL(trtrs_lower)) { OF(trtrs)(at, size, false, false, accepted); }
ROUTINE(KERNEL(trtrs_upper)) { OF(trtrs)(at, size, true, false, accepted); }
ROUTINE(KERNEL(trtrs_unit_lower)) { OF(trtrs)(at, size, false, true, accepted); }
ROUTINE(KERNEL(trtrs_unit_upper)) { OF(trtrs)(at, size, true, true, accepted); }
