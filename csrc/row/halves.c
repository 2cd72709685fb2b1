/* halves.c: rows on Half operands. They are computed in float and each result is rounded once: by the
   row's own float loops between two conversions, or by the whole call on float copies. */
#include <string.h>

#include "row/row.h"

#define PIECE 256 /* Elements that are converted at a time, so that they stay in the first cache. */

static void to_float(float *to, const char *from, int64_t count) {
    th_converter(TH_HALF, TH_FLOAT)((char *const[]){(char *)to, (char *)(uintptr_t)from}, count,
                                    NULL);
}

/* The row's float loop, a piece at a time. */
static void run_loop(char *const *given, int64_t count, const scalar *option) {
    const halves *h = (const halves *)option;
    const loop narrow = th_converter(TH_FLOAT, TH_HALF);
    float buffer[TH_MAX_OPERANDS][PIECE];
    for (int64_t begin = 0; begin < count; begin += PIECE) {
        const int64_t length = count - begin < PIECE ? count - begin : PIECE;
        char *at[TH_MAX_OPERANDS];
        for (int k = 0; k < h->count; k++) {
            at[k] = given[k] + begin * h->item[k];
            if (!(h->half >> k & 1))
                continue;
            if (k >= h->outputs)
                to_float(buffer[k], at[k], length);
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

/* A fold gets at most TH_FOLDED elements, a spread as many sets as a task has. */
static void widen(const halves *h, float (*buffer)[TH_FOLDED], char *const *from, int64_t count,
                  char **at) {
    for (int k = 0; k < h->count; k++) {
        to_float(buffer[k], from[k], count);
        at[k] = (char *)buffer[k];
    }
}

static void fold_halves(accumulator *into, char *const *from, int64_t count, int64_t first,
                        const scalar *option) {
    const halves *h = (const halves *)option;
    float buffer[TH_MAX_FOLDED][TH_FOLDED];
    char *at[TH_MAX_FOLDED];
    widen(h, buffer, from, count, at);
    h->fold(into, at, count, first, h->option);
}

static void spread_halves(accumulator *into, char *const *from, int64_t count, int64_t first,
                          const scalar *option) {
    const halves *h = (const halves *)option;
    float buffer[TH_MAX_FOLDED][TH_FOLDED];
    char *at[TH_MAX_FOLDED];
    widen(h, buffer, from, count, at);
    h->spread(into, at, count, first, h->option);
}

void th_fold_halves(accumulation *a, halves *h) {
    h->fold = a->fold;
    h->spread = a->spread;
    h->count = a->inputs;
    a->fold = fold_halves;
    a->spread = spread_halves;
    a->option = h->option;
}

/* A Float copy of a Half tensor; others as they are. NULL stays NULL. */
static int widened(tensor **to, tensor *from) {
    *to = from && from->dtype == TH_HALF ? th_convert(from, TH_FLOAT) : th_keep(from);
    return from && !*to ? -1 : 0;
}

/* The same of an array, which the caller gives back by drop_all. */
static tensor **all_widened(tensor *const *from, int count) {
    tensor **to = th_allocate((count + 1) * (int64_t)sizeof *to);
    if (!to)
        return NULL;
    memset(to, 0, sizeof *to * (size_t)count);
    for (int i = 0; i < count; i++)
        if (widened(&to[i], from[i])) {
            for (int k = 0; k < i; k++)
                th_drop(to[k]);
            th_release(to, (count + 1) * (int64_t)sizeof *to);
            return NULL;
        }
    return to;
}

static void drop_all(tensor **all, int count) {
    for (int i = 0; all && i < count; i++)
        th_drop(all[i]);
    if (all)
        th_release(all, (count + 1) * (int64_t)sizeof *all);
}

/* What a kernel changes is written back from a copy, so it must be apart from the rest. */
static int check_states(const row *r, const call *c) {
    for (int i = 0; i < r->nparams; i++) {
        const int slot = r->params[i].slot;
        if (r->params[i].kind != P_STATE || !c->t[slot])
            continue;
        if (th_overlaps_itself(c->t[slot]))
            return th_fail(TH_RUNTIME,
                           "%s: %s overlaps itself (an expanded tensor?); use .clone() first",
                           r->name, r->params[i].name);
        for (int k = 0; k < r->tensors && !(r->flags & ROW_CHANGES); k++)
            if (k != slot && c->t[k] && th_overlaps(c->t[slot], c->t[k]))
                return th_fail(TH_RUNTIME, "%s: %s shares memory with %s; use .clone() of one",
                               r->name, r->params[i].name, th_slot_name(r, k));
    }
    return 0;
}

static int widen_call(const row *r, const call *c, call *f) {
    *f = *c;
    memset(f->t, 0, sizeof f->t);
    memset(f->many, 0, sizeof f->many);
    memset(f->out, 0, sizeof f->out);
    f->inplace = f->resized = false;
    f->type = f->type == TH_HALF ? TH_FLOAT : f->type;
    for (int i = 0; i < r->tensors; i++)
        if (widened(&f->t[i], c->t[i]))
            return -1;
    for (int m = 0; m < r->many; m++) {
        const tensors list = c->many[m];
        if (!(f->many[m].at = all_widened(list.at, list.count)))
            return -1;
        f->many[m].count = list.count;
    }
    return 0;
}

/* Where the results go. The inputs are not read any more, so they may meet the outputs. */
static int make_outputs(const row *r, call *c, const call *f) {
    call kept = *c;
    memset(c->t, 0, sizeof c->t);
    memset(c->many, 0, sizeof c->many);
    int failed = 0;
    for (int k = 0; k < r->results && !failed; k++) {
        const tensor *found = f->out[k];
        const bool rounds = found->dtype == TH_FLOAT && k < r->returned && r->types[k] >= TH_WIDE;
        const extent size = th_extent(found);
        failed = th_output(r, c, k, rounds ? TH_HALF : (dtype)found->dtype, &size) ? 0 : -1;
    }
    memcpy(c->t, kept.t, sizeof c->t);
    memcpy(c->many, kept.many, sizeof c->many);
    return failed;
}

int th_through_float(const row *r, call *c) {
    call f;
    int failed = check_states(r, c);
    if (failed)
        return failed;
    failed = widen_call(r, c, &f) || r->enter(r, &f) || make_outputs(r, c, &f);
    for (int k = 0; k < r->results && !failed; k++)
        failed = th_copy(c->out[k], f.out[k]);
    for (int i = 0; i < r->nparams && !failed; i++) {
        const int slot = r->params[i].slot;
        if (r->params[i].kind == P_STATE && !(r->flags & ROW_CHANGES) && c->t[slot])
            failed = th_copy(c->t[slot], f.t[slot]);
    }
    for (int k = 0; k < r->results; k++)
        th_drop(f.out[k]);
    for (int i = 0; i < r->tensors; i++)
        th_drop(f.t[i]);
    for (int m = 0; m < r->many; m++)
        drop_all((tensor **)(uintptr_t)f.many[m].at, f.many[m].count);
    return failed ? -1 : 0;
}

static int round_gradients(const saved *s, tensor **result) {
    int failed = 0;
    for (int i = 0; i < s->count; i++) {
        tensor *wide = result[i];
        if (!wide || wide->dtype != TH_FLOAT)
            continue;
        failed |= !failed && !(result[i] = th_convert(wide, TH_HALF));
        if (failed)
            result[i] = NULL;
        th_drop(wide);
    }
    return failed ? th_gave(s, result) : 0;
}

static int backward_of_halves(const saved *s, tensor *const *grad, int count, tensor **result) {
    const row *r = s->row;
    saved f = *s;
    f.spare = NULL;
    tensor **grads = all_widened(grad, count);
    f.t = grads ? all_widened(s->t, s->count) : NULL;
    f.out = f.t ? all_widened(s->out, r->results) : NULL;
    const int failed = f.out ? r->backward(&f, grads, result) : -1;
    drop_all(grads, count);
    drop_all(f.t, s->count);
    drop_all(f.out, r->results);
    return failed ? -1 : round_gradients(s, result);
}

int th_backward(const saved *s, tensor *const *grad, int count, tensor **result) {
    bool halves = false;
    for (int k = 0; k < count; k++)
        halves |= grad[k] && grad[k]->dtype == TH_HALF;
    return halves ? backward_of_halves(s, grad, count, result) : s->row->backward(s, grad, result);
}
