/* spread_lanes.h: WIDTH sets at a time of a fold along outer dims, in lanes of the type T: for spread_extreme.h. */
for (; done + WIDTH <= count; done += WIDTH) {
    T lane[WIDTH];
    EVERY (k, WIDTH) {
        const int64_t i = done + k;
        lane[k] = PART;
    }
    for (int64_t row = 1; row < rows.count; row++)
        EVERY (k, WIDTH) {
            const int64_t i = done + k + row * rows.pitch;
            const T value = PART;
            lane[k] = JOIN(lane[k], value);
        }
    EVERY (k, WIDTH) {
        const ACC value = (ACC)lane[k];
        each[done + k] = JOIN(each[done + k], value);
    }
}

#undef WIDTH
