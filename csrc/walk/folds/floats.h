/* floats.h: the body of a fold that sums floats, of which PART reads element i. Converting floats to
   double costs more than reading them, so four are first added as floats, in pairs. Each such sum is
   off by at most 2^-23 of the sum of magnitudes, and so is the total. If a sum of four overflows,
   all parts are added as doubles. */
if (count >= 2 * LANES) {
    double lane[LANES] = {0};
    int64_t done = 0;
    for (; done + 4 * LANES <= count; done += 4 * LANES)
        EVERY (k, LANES)
            lane[k] = th_join_wide(
                lane[k], (FLOAT_AT(done + k) + FLOAT_AT(done + LANES + k))
                             + (FLOAT_AT(done + 2 * LANES + k) + FLOAT_AT(done + 3 * LANES + k)));
    for (; done + 2 * LANES <= count; done += 2 * LANES)
        EVERY (k, LANES)
            lane[k] = th_join_wide(lane[k], FLOAT_AT(done + k) + FLOAT_AT(done + LANES + k));
    for (; done + LANES <= count; done += LANES)
        EVERY (k, LANES)
            lane[k] = th_join_wide(lane[k], FLOAT_AT(done + k));
    for (int64_t k = 0; done + k < count; k++)
        lane[k] = th_join_wide(lane[k], FLOAT_AT(done + k));
    JOIN_LANES(th_join_sum)
    if (__builtin_expect(__builtin_isfinite(lane[0]), 1)) {
        into->f += lane[0];
        return;
    }
}

#define ACC double
#define JOIN th_join_sum
#define START 0
#include "walk/folds/each.h"
