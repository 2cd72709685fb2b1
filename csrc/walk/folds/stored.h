/* stored.h: the body of a fold that sums parts of type T that take long to compute: a block is stored
   before it is summed, so that the formula PART is compiled once. The rest of the last block is 0.
   If a sum of floats overflows, sum doubles. */
#define STORED (4 * LANES)
for (bool narrow = sizeof(T) == sizeof(float);; narrow = false) {
    double lane[LANES] = {0};
    for (int64_t done = 0; done < count; done += STORED) {
        T parts[STORED];
        const int64_t stored = count - done < STORED ? count - done : STORED;
        EVERY (k, stored) {
            const int64_t i = done + k;
            parts[k] = (T)(PART);
        }
        for (int64_t k = stored; k < STORED; k++)
            parts[k] = 0;
        for (int64_t k = 0; k < LANES && narrow; k++)
            lane[k] += (double)((parts[k] + parts[k + LANES])
                                + (parts[k + 2 * LANES] + parts[k + 3 * LANES]));
        for (int64_t k = 0; k < STORED && !narrow; k++)
            lane[k % LANES] += (double)parts[k];
    }
    JOIN_LANES(th_join_sum)
    if (!narrow || __builtin_isfinite(lane[0])) {
        into->f += lane[0];
        return;
    }
}

#undef STORED
#undef T
#undef PART
