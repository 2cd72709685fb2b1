/* parts.c: computes the parts of a formula that read broadcast operands, then the rest. */
#include "row/parts.h"

#include <string.h>

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

bool th_folded_parts_pay(const reduction *b, tensor *const *given, const extent *size,
                         dtype computed) {
    const struct parts *all = b->parts;
    int64_t numel = 1;
    for (int d = 0; d < size->ndim; d++)
        numel *= size->size[d];
    bool pays = all && all->fold[computed] && numel >= ENOUGH;
    for (int k = 0; pays && k < all->count; k++)
        pays = given[all->part[k].input]->numel <= numel / FEWER;
    return pays;
}

/* Compute one part as a new tensor of the operand's size. */
static tensor *part_of(const part *one, const scalar *option, const tensor *from, dtype computed) {
    tensor *to = th_new(TH_CPU, computed, from->ndim, from->size);
    if (!to)
        return NULL;
    const uint8_t types[] = {(uint8_t)computed, (uint8_t)computed};
    conversions v = {.exact = 0};
    memcpy(v.option, option, sizeof v.option);
    task t = {.body = one->loops[computed],
              .outputs = 1,
              .count = 2,
              .operands = {{.t = to}, {.t = from}},
              .option = v.option,
              .cached = true};
    if (from->dtype != computed)
        th_loop_converted(&t, &v, types, computed, computed);
    if (!th_iterate(&t))
        return to;
    th_drop(to);
    return NULL;
}

/* Leave out the operands that the rest does not read. */
static void keep_read(const struct parts *all, task *w, conversions *v, uint8_t *types) {
    const uint32_t exact = v->exact, unread = (uint32_t)all->unread << w->outputs;
    int kept = 0;
    v->exact = 0;
    for (int k = 0; k < w->count; k++) {
        if (unread >> k & 1)
            continue;
        w->operands[kept] = w->operands[k];
        types[kept] = types[k];
        v->exact |= (exact >> k & 1) << kept++;
    }
    w->count = kept;
    w->unread = 0;
}

/* Whether all operands before the parts have the narrow type of the call. */
static bool all_narrow(const task *w, dtype type) {
    bool same = th_is_narrow(type);
    for (int k = 0; k < w->count; k++)
        same &= w->operands[k].t && w->operands[k].t->dtype == type;
    return same;
}

int th_iterate_parts(const pointwise *p, task *w, conversions *v, uint8_t *types, dtype computed,
                     dtype type) {
    const struct parts *all = p->parts;
    tensor *made[TH_MAX_OPERANDS], *from[TH_MAX_OPERANDS];
    int count = 0, failed = 0;
    for (int k = 0; k < all->count; k++)
        from[k] = (tensor *)(uintptr_t)w->operands[p->outputs + all->part[k].input].t;
    w->body = all->rest[computed];
    w->numbers = NULL;
    w->cached = false;
    keep_read(all, w, v, types);
    const loop narrow = all_narrow(w, type) ? all->rest[type] : NULL;
    const uint32_t first = (uint32_t)w->count;
    for (; !failed && count < all->count; count++) {
        made[count] = part_of(&all->part[count], v->option, from[count], computed);
        failed = made[count] ? 0 : -1;
        types[w->count] = (uint8_t)computed;
        v->exact |= 1u << w->count; /* parts are not rounded */
        w->operands[w->count++] = (operand){.t = made[count]};
    }
    const uint32_t floats = (1u << w->count) - (1u << first);
    const bool whole = !failed && narrow && th_loop_in_blocks(w, v, narrow, NULL, type, floats);
    if (!failed && !whole && th_converts(w, types, computed, type))
        th_loop_converted(w, v, types, computed, type);
    failed = failed ? failed : th_iterate(w);
    for (int k = 0; k < count; k++)
        th_drop(made[k]);
    return failed;
}

/* Return an operand of the rest in the type that it reads, as a new reference. */
static tensor *read_as(tensor *t, dtype computed) {
    if (t->dtype != (uint8_t)computed)
        return th_converted(t, computed);
    th_retain(t);
    return t;
}

int th_accumulate_parts(const reduction *b, accumulation *a, tensor *const *given,
                        const extent *size, const tensor *result, uint64_t mask, dtype computed) {
    const struct parts *all = b->parts;
    tensor wide[TH_MAX_FOLDED], *made[TH_MAX_FOLDED];
    const tensor *input[TH_MAX_FOLDED] = {NULL};
    int count = 0, failed = 0;
    for (int i = 0; i < b->inputs; i++)
        if (!failed && !(all->unread >> i & 1))
            failed = (made[count++] = read_as(given[i], computed)) ? 0 : -1;
    for (int k = 0; k < all->count && !failed; k++) {
        const part *one = &all->part[k];
        failed = (made[count++] = part_of(one, a->option, given[one->input], computed)) ? 0 : -1;
    }
    for (int k = 0; k < count && !failed; k++) {
        wide[k] = th_expanded(made[k], size->ndim, size->size);
        input[k] = &wide[k];
    }
    a->fold = all->fold[computed];
    a->widen = NULL;
    a->inputs = count;
    failed = failed ? failed : th_accumulate(a, input, result, mask);
    for (int k = 0; k < count; k++)
        th_drop(made[k]);
    return failed;
}
