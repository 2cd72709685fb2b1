/* spread_lanes.h: WIDTH sets at a time of a fold along outer dims, in lanes of the type T: for spread_extreme.h. */
for (; done + WIDTH <= count; done += WIDTH) {
    T low[WIDTH], high[WIDTH];
    EVERY (k, WIDTH)
        low[k] = high[k] = ELEMENT_AT(done + k);
    for (int64_t row = 1; row < rows.count; row++)
        EVERY (k, WIDTH) {
            const T value = ELEMENT_AT(done + k + row * rows.pitch);
            if (LOW >= 0)
                low[k] = th_join_min(low[k], value);
            if (HIGH >= 0)
                high[k] = th_join_max(high[k], value);
        }
    EVERY (k, WIDTH)
        JOIN_EXTREMES(each + (done + k) * SETS, (ACC)low[k], (ACC)high[k])
}

#undef WIDTH
