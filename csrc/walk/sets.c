/* sets.c: the accumulators of a reduction, a set for each output, before and after elements are folded into them. */
#include <string.h>

#include "walk/accumulation.h"
#include "walk/loop.h"

#define REPEATED 512 /* Accumulators that are joined with themselves in the first-level cache. */

/* If each set reduces few elements, initializing sets takes much of the time. */
CLONES static void fill(accumulator *into, accumulator start, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        into[i] = start;
}

void th_begin_sets(const job *j, accumulator *into, int64_t sets) {
    const int each = j->a->accumulators;
    if (each == 1) {
        fill(into, j->a->start[0], sets);
        return;
    }
    for (int64_t i = 0; i < sets; i++)
        for (int k = 0; k < each; k++)
            into[i * each + k] = j->a->start[k];
}

int64_t th_outputs_in_row(const job *j) {
    int64_t row = j->kept.size[0];
    for (int d = 1; d < j->kept.ndim; d++) {
        for (int k = 0; k < j->a->results; k++)
            if (j->kept.out[d][k] != row * j->kept.out[0][k])
                return row;
        row *= j->kept.size[d];
    }
    return row;
}

/* Join every set with itself until it stands for j->repeats copies of its elements: by squaring,
   as powers are computed. */
static __attribute__((noinline)) void repeat_sets(const job *j, accumulator *all, int64_t count) {
    accumulator once[REPEATED], copy[REPEATED];
    const int each = j->a->accumulators;
    for (int64_t sets; count > 0; count -= sets, all += sets * each) {
        sets = count < REPEATED / each ? count : REPEATED / each;
        const size_t bytes = (size_t)(sets * each) * sizeof *all;
        memcpy(once, all, bytes);
        for (int bit = 62 - __builtin_clzll((uint64_t)j->repeats); bit >= 0; bit--) {
            memcpy(copy, all, bytes);
            j->a->join(all, copy, sets);
            if (j->repeats >> bit & 1)
                j->a->join(all, once, sets);
        }
    }
}

void th_finish_outputs(const job *j, accumulator *all, int64_t first, int64_t count) {
    const int each = j->a->accumulators;
    if (j->repeats > 1)
        repeat_sets(j, all, count);
    if (j->a->finish)
        j->a->finish(all, count, j->reduced.count * j->repeats, j->a->option);
    for (int64_t done = 0, some; done < count; done += some) { /* rows of the kept dimensions */
        int64_t rest = first + done, offset[RESULTS] = {0};
        const int64_t left = j->row - rest % j->row;
        some = left < count - done ? left : count - done;
        for (int d = 0; d < j->kept.ndim; d++) {
            for (int k = 0; k < j->a->results; k++)
                offset[k] += rest % j->kept.size[d] * j->kept.out[d][k];
            rest /= j->kept.size[d];
        }
        for (int k = 0; k < j->a->results; k++)
            th_store_accumulators(all + done * each + k, each, j->floating, j->out[k] + offset[k],
                                  j->kept.out[0][k], j->out_type[k], some);
    }
}
