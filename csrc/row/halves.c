/* halves.c: loops on Half operands: a row's own float loops between two conversions, each result
   rounded once. */
#include <string.h>

#include "row/row.h"

#define PIECE 512 /* Elements that are converted at a time, so that they stay in the first cache. */

/* The row's float loop, a piece at a time. */
static void run_loop(char *const *given, int64_t count, const scalar *option) {
    const halves *h = (const halves *)option;
    const loop widen = th_converter(TH_HALF, TH_FLOAT), narrow = th_converter(TH_FLOAT, TH_HALF);
    float buffer[TH_MAX_OPERANDS][PIECE];
    for (int64_t begin = 0; begin < count; begin += PIECE) {
        const int64_t length = count - begin < PIECE ? count - begin : PIECE;
        char *at[TH_MAX_OPERANDS];
        for (int k = 0; k < h->count; k++) {
            at[k] = given[k] + begin * h->item[k];
            if (!(h->half >> k & 1))
                continue;
            if (k >= h->outputs)
                widen((char *const[]){(char *)buffer[k], at[k]}, length, NULL);
            at[k] = (char *)buffer[k];
        }
        h->body(at, length, h->option);
        for (int k = 0; k < h->outputs; k++)
            if (h->half >> k & 1)
                narrow((char *const[]){given[k] + begin * h->item[k], at[k]}, length, NULL);
    }
}

void th_loop_halves(task *w, halves *h) {
    h->body = w->body;
    h->count = w->count;
    h->outputs = w->outputs;
    h->half = 0;
    for (int k = 0; k < w->count; k++) {
        const operand *o = &w->operands[k];
        h->item[k] = o->t ? th_item_size[o->t->dtype] : o->item;
        h->half |= (uint32_t)(o->t && o->t->dtype == TH_HALF) << k;
    }
    w->body = run_loop;
    w->numbers = NULL;
    w->option = h->option;
}
