/* dot_products.h: dot products of vectors of the type T, summed as SUM: a template of dot.c. */

/* Sum over lanes, so that the loop vectorises. */
LEVELS_OF_DOT static SUM NAME(dot_lanes)(const T *x, const T *y, int64_t count) {
    SUM sum[DOT_LANES] = {0}, all = 0;
    for (int64_t i = 0; i < count; i += DOT_LANES)
        for (int j = 0; j < DOT_LANES; j++)
            sum[j] += (SUM)x[i + j] * (SUM)y[i + j];
    for (int j = 0; j < DOT_LANES; j++)
        all += sum[j];
    return all;
}

static SUM NAME(dot)(const T *x, int64_t x_step, const T *y, int64_t y_step, int64_t count) {
    const int64_t lanes = x_step == 1 && y_step == 1 ? count - count % DOT_LANES : 0;
    SUM all = 0;
    for (int64_t i = lanes; i < count; i++)
        all += (SUM)x[i * x_step] * (SUM)y[i * y_step];
    if (TYPE == TH_FLOAT)
        return all + (SUM)dot_by_tiles((const float *)x, (const float *)y, lanes);
    return all + NAME(dot_lanes)(x, y, lanes);
}
