/* pairs.h: the body of a fold that sums complex numbers PART, whose real and imaginary parts, of type T, alternate
   from the address PAIRS on: so do the lanes. As in floats.h, four parts are added before they are widened. */
if (count >= LANES) {
    const T *parts = (const T *)(PAIRS);
    double lane[LANES] = {0};
    int64_t done = 0;
    for (; done + 4 * LANES <= 2 * count; done += 4 * LANES)
        EACH (k, LANES) {
            const T *from = parts + done + k;
            lane[k] = th_join_wide(lane[k],
                                   (from[0] + from[LANES]) + (from[2 * LANES] + from[3 * LANES]));
        }
    for (; done + LANES <= 2 * count; done += LANES)
        EACH (k, LANES)
            lane[k] = th_join_wide(lane[k], parts[done + k]);
    for (int64_t k = 0; done + k < 2 * count; k++)
        lane[k] = th_join_wide(lane[k], parts[done + k]);
    HALVE(th_join_sum, 16)
    HALVE(th_join_sum, 8)
    HALVE(th_join_sum, 4)
    HALVE(th_join_sum, 2)
    if (__builtin_expect(__builtin_isfinite(lane[0]) && __builtin_isfinite(lane[1]), 1)) {
        into[0].f += lane[0];
        into[1].f += lane[1];
        return;
    }
}

#define ACC complexdouble
#define JOIN th_join_sum
#define START 0
#include "walk/folds/each.h"
#undef T
#undef PAIRS
