/* spread_floats.h: the body of a fold that sums floats along outer dims: four rows are first added as
   floats, as in floats.h. Rows that are far apart are read some at a time, each to its end, as memory prefers. */
double *each = (double *)into;
const int64_t together = rows.pitch < SPREAD_FAR ? rows.count : SPREAD_TOGETHER;
for (int64_t begin = 0; begin < rows.count; begin += together) {
    const int64_t end = rows.count - begin < together ? rows.count : begin + together;
    int64_t done = 0;
    for (; end - begin >= SPREAD_ROWS && done + SPREAD_WIDTH <= count; done += SPREAD_WIDTH) {
        double lane[SPREAD_WIDTH];
        int64_t endless = 0;
        EVERY (k, SPREAD_WIDTH)
            lane[k] = each[done + k];
        int64_t row = begin;
        for (; row + SPREAD_ROWS <= end; row += SPREAD_ROWS)
            EVERY (k, SPREAD_WIDTH) {
                const int64_t from = done + k + row * rows.pitch;
                lane[k] = th_join_wide(lane[k], (FLOAT_AT(from) + FLOAT_AT(from + rows.pitch))
                                                    + (FLOAT_AT(from + 2 * rows.pitch)
                                                       + FLOAT_AT(from + 3 * rows.pitch)));
            }
        for (; row < end; row++)
            EVERY (k, SPREAD_WIDTH)
                lane[k] = th_join_wide(lane[k], FLOAT_AT(done + k + row * rows.pitch));
        for (int64_t k = 0; k < SPREAD_WIDTH; k++)
            endless |= lane[k] - lane[k] != 0;
        if (__builtin_expect(endless != 0, 0)) /* inf or nan: maybe a sum of four overflowed */
            break;
        EVERY (k, SPREAD_WIDTH)
            each[done + k] = lane[k];
    }
    for (int64_t row = begin; row < end; row++)
        EVERY (k, count - done) {
            const float value = FLOAT_AT(done + k + row * rows.pitch);
            each[done + k] = th_join_wide(each[done + k], value);
        }
}

#undef PART
