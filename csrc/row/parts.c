/* parts.c: computes the parts of a formula that read broadcast operands, then the rest. */
#include "row/parts.h"

#define FEWER 4               /* the least number of results per element of an operand */
#define ENOUGH (4 * TH_PIECE) /* results; of fewer, the allocations take longer */

/* Whether the loop for a number reads operand k of each row, so that gcc computes its parts once. */
static bool is_number(const task *w, int k, dtype computed) {
    const tensor *t = w->operands[k].t;
    return w->numbers && k == w->fixed && t->dtype == computed
           && (!t->ndim || t->size[t->ndim - 1] == 1);
}

bool th_parts_pay(const pointwise *p, const task *w, dtype computed, dtype type) {
    const struct parts *all = p->parts;
    const int64_t numel = w->operands[0].t->numel;
    bool pays = all && computed < TH_DTYPES && all->rest[computed] && numel >= ENOUGH;
    for (int k = 0; pays && k < all->count; k++) {
        const int at = p->outputs + all->part[k].input;
        const tensor *t = w->operands[at].t;
        /* others are rounded to the type of the call first */
        pays = t && t->numel <= numel / FEWER && (computed == type || t->dtype == type)
               && !is_number(w, at, computed);
    }
    return pays;
}

/* Compute one part as a new tensor of the operand's size. */
static tensor *part_of(const part *one, const task *w, const conversions *v, const tensor *from,
                       dtype computed) {
    tensor *to = th_new(TH_CPU, computed, from->ndim, from->size);
    if (!to)
        return NULL;
    const uint8_t types[] = {(uint8_t)computed, (uint8_t)computed};
    conversions own = *v;
    task t = {.body = one->loops[computed],
              .outputs = 1,
              .count = 2,
              .operands = {{.t = to}, {.t = from}},
              .option = w->option,
              .cached = true};
    own.exact = 0;
    if (from->dtype != computed)
        th_loop_converted(&t, &own, types, computed, computed);
    if (!th_iterate(&t))
        return to;
    th_drop(to);
    return NULL;
}

int th_iterate_parts(const pointwise *p, task *w, conversions *v, uint8_t *types, dtype computed,
                     dtype type) {
    const struct parts *all = p->parts;
    tensor *made[TH_MAX_OPERANDS];
    int count = 0, failed = 0;
    w->body = all->rest[computed];
    w->numbers = NULL;
    w->cached = false;
    w->unread |= (uint16_t)(all->unread << p->outputs);
    for (; !failed && count < all->count; count++) {
        const part *one = &all->part[count];
        const tensor *from = w->operands[p->outputs + one->input].t;
        made[count] = part_of(one, w, v, from, computed);
        failed = made[count] ? 0 : -1;
        types[w->count] = (uint8_t)computed;
        v->exact |= 1u << w->count; /* parts are not rounded */
        w->operands[w->count++] = (operand){.t = made[count]};
    }
    if (!failed && th_converts(w, types, computed, type))
        th_loop_converted(w, v, types, computed, type);
    failed = failed ? failed : th_iterate(w);
    for (int k = 0; k < count; k++)
        th_drop(made[k]);
    return failed;
}
