/* fold.c: folds rows of a reduction, which are packed and widened first if the fold cannot read them. */
#include "walk/accumulation.h"

#define SUMMED 64 /* least elements that fill the lanes of a sum */

/* Buffer for a row in the form that folds read: packed if strided, widened if of a narrow type. */
static __attribute__((noinline)) void fold_ready(const job *j, fold body, accumulator *into,
                                                 char *const *from, const int64_t *step,
                                                 int64_t count, int64_t first) {
    elements packed, ready[INPUTS];
    const loop widen = j->a->widen;
    char *at[INPUTS];
    for (int k = 0; k < j->a->inputs; k++) {
        at[k] = from[k];
        if (step[k] != j->item) {
            at[k] = (char *)(widen ? packed : ready[k]);
            th_pack(at[k], j->item, from[k], step[k], count, j->item);
        }
        if (widen && j->a->narrow && body == j->a->fold && count >= SUMMED) {
            j->a->narrow->fold(into, (const uint16_t *)at[k], count);
            return;
        }
        if (widen) {
            widen((char *const[]){(char *)ready[k], at[k]}, count, NULL);
            at[k] = (char *)ready[k];
        }
    }
    body(into, at, count, first, j->a->option, TH_ONE_ROW);
}

/* Whether folds can read rows whose elements have this step in every input. */
static bool is_ready(const job *j, const int64_t *step) {
    bool ready = !j->a->widen;
    for (int k = 0; k < j->a->inputs; k++)
        ready &= step[k] == j->item;
    return ready;
}

void th_fold_some(const job *j, fold body, accumulator *into, char *const *at, const int64_t *step,
                  int64_t count, int64_t first) {
    if (is_ready(j, step))
        body(into, at, count, first, j->a->option, TH_ONE_ROW);
    else
        fold_ready(j, body, into, at, step, count, first);
}

/* Do `rows` rows in one call if folds can read them and they have the same step in all inputs. */
bool th_fold_together(const job *j, fold body, accumulator *into, char *const *at,
                      const int64_t *step, int64_t count, const int64_t *row_step, int64_t rows,
                      int64_t first) {
    bool together = is_ready(j, step);
    for (int k = 1; k < j->a->inputs; k++)
        together &= row_step[k] == row_step[0];
    if (together)
        body(into, at, count, first, j->a->option,
             (fold_rows){rows, row_step[0] / j->item, j->a->accumulators});
    return together;
}
