/* int_panel_rows.h: panels of Longs with the instructions of ISA, in VECTORS vectors of the type V per row of a panel: the
   template of int_panels.c. MULTIPLY takes the low halves of two vectors of Longs. */
__attribute__((target(ISA))) static void NAME(panel_rows)(const long_panel *x) {
    enum { LANES = sizeof(V) / sizeof(int64_t) };
    const bool direct = x->columns == TH_LONG_COLUMNS && x->c_column == 1 && x->alpha == 1;
    for (int64_t i = 0; i < x->m; i += 4) {
        const int64_t rows = x->m - i < 4 ? x->m - i : 4, *from[4];
        int64_t sums[4][TH_LONG_COLUMNS];
        V sum[4][VECTORS] = {0};
        for (int64_t r = 0; r < 4; r++)
            from[r] = x->a + (r < rows ? i + r : i) * x->a_row;
        for (int64_t p = 0; p < x->k; p++) {
            const V *b = (const V *)(x->panel + p * TH_LONG_COLUMNS);
#pragma GCC unroll 4
            for (int r = 0; r < 4; r++) {
                const V one = (V){0} + from[r][p * x->a_column];
#pragma GCC unroll 2
                for (int v = 0; v < VECTORS; v++)
                    sum[r][v] += (V)MULTIPLY(one, b[v]);
            }
        }
        for (int64_t r = 0; r < rows && direct; r++)
            for (int v = 0; v < VECTORS; v++) {
                int64_t *to = x->c + (i + r) * x->c_row + v * LANES;
                V all;
                memcpy(&all, to, sizeof all);
                all += sum[r][v];
                memcpy(to, &all, sizeof all);
            }
        memcpy(sums, sum, sizeof sums);
        for (int64_t r = 0; r < rows && !direct; r++)
            for (int64_t j = 0; j < x->columns; j++)
                x->c[(i + r) * x->c_row + j * x->c_column] += x->alpha * sums[r][j];
    }
}

#undef NAME
#undef ISA
#undef V
#undef VECTORS
#undef MULTIPLY
