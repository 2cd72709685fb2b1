/* elsewhere.c: whole calls, and their gradients, on copies of their operands: Half as Float, each
   result rounded once; or on the CPU what lies on a GPU, where a row has no kernel for that. */
#include "row/elsewhere.h"

#include <string.h>

typedef enum { IN_FLOAT, ON_CPU } place;

/* The copy, or the tensor itself where it is there already. NULL stays NULL. */
static int taken(tensor **to, tensor *from, place p) {
    if (from && p == ON_CPU)
        *to = th_on_device(from, TH_CPU);
    else
        *to = from && from->dtype == TH_HALF ? th_convert(from, TH_FLOAT) : th_keep(from);
    return from && !*to ? -1 : 0;
}

/* The same of an array, which the caller gives back by drop_all. */
static tensor **all_taken(tensor *const *from, int count, place p) {
    tensor **to = th_allocate((count + 1) * (int64_t)sizeof *to);
    if (!to)
        return NULL;
    memset(to, 0, sizeof *to * (size_t)count);
    for (int i = 0; i < count; i++)
        if (taken(&to[i], from[i], p)) {
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

static int take_call(const row *r, const call *c, call *f, place p) {
    *f = *c;
    memset(f->t, 0, sizeof f->t);
    memset(f->many, 0, sizeof f->many);
    memset(f->out, 0, sizeof f->out);
    f->inplace = f->resized = false;
    f->type = f->type == TH_HALF && p == IN_FLOAT ? TH_FLOAT : f->type;
    for (int i = 0; i < r->tensors; i++)
        if (taken(&f->t[i], c->t[i], p))
            return -1;
    for (int m = 0; m < r->many; m++) {
        const tensors list = c->many[m];
        if (!(f->many[m].at = all_taken(list.at, list.count, p)))
            return -1;
        f->many[m].count = list.count;
    }
    return 0;
}

/* Where the results go. The inputs are not read any more, so they may meet the outputs. */
static int make_outputs(const row *r, call *c, const call *f, place p) {
    call kept = *c;
    memset(c->t, 0, sizeof c->t);
    memset(c->many, 0, sizeof c->many);
    int failed = 0;
    for (int k = 0; k < r->results && !failed; k++) {
        const tensor *found = f->out[k];
        const bool rounds = p == IN_FLOAT && found->dtype == TH_FLOAT && k < r->returned
                            && r->types[k] >= TH_WIDE;
        const extent size = th_extent(found);
        failed = th_output(r, c, k, rounds ? TH_HALF : (dtype)found->dtype, &size) ? 0 : -1;
    }
    memcpy(c->t, kept.t, sizeof c->t);
    memcpy(c->many, kept.many, sizeof c->many);
    return failed;
}

static int through(const row *r, call *c, place p) {
    call f;
    int failed = check_states(r, c);
    if (failed)
        return failed;
    failed = take_call(r, c, &f, p) || r->enter(r, &f) || make_outputs(r, c, &f, p);
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

int th_through_float(const row *r, call *c) { return through(r, c, IN_FLOAT); }
int th_through_cpu(const row *r, call *c) { return through(r, c, ON_CPU); }

/* Gradients as what they belong to: rounded, or on the GPU that the call was on. */
static int bring_back(const saved *s, tensor **result, place p, device where) {
    int failed = 0;
    for (int i = 0; i < s->count; i++) {
        tensor *made = result[i];
        if (!made || (p == IN_FLOAT && made->dtype != TH_FLOAT))
            continue;
        result[i] = failed          ? NULL
                    : p == IN_FLOAT ? th_convert(made, TH_HALF)
                                    : th_on_device(made, where);
        failed |= !result[i];
        th_drop(made);
    }
    return failed ? th_gave(s, result) : 0;
}

static int backward_through(const saved *s, tensor *const *grad, int count, tensor **result,
                            place p, device where) {
    const row *r = s->row;
    saved f = *s;
    f.spare = NULL;
    tensor **grads = all_taken(grad, count, p);
    f.t = grads ? all_taken(s->t, s->count, p) : NULL;
    f.out = f.t ? all_taken(s->out, r->results, p) : NULL;
    const int failed = f.out ? th_backward(&f, grads, count, result) : -1;
    drop_all(grads, count);
    drop_all(f.t, s->count);
    drop_all(f.out, r->results);
    return failed ? -1 : bring_back(s, result, p, where);
}

int th_backward_on_cpu(const saved *s, tensor *const *grad, int count, tensor **result) {
    device where = TH_CPU;
    for (int k = 0; k < count; k++)
        where = grad[k] ? grad[k]->device : where;
    return backward_through(s, grad, count, result, ON_CPU, where);
}

int th_backward(const saved *s, tensor *const *grad, int count, tensor **result) {
    const row *r = s->row;
    bool halves = false, far = false;
    for (int k = 0; k < count; k++) {
        halves |= grad[k] && grad[k]->dtype == TH_HALF;
        far |= grad[k] && grad[k]->device != TH_CPU;
    }
    if (far && r->kernel.cpu && !r->kernel.cuda)
        return th_backward_on_cpu(s, grad, count, result);
    return halves ? backward_through(s, grad, count, result, IN_FLOAT, TH_CPU)
                  : r->backward(s, grad, result);
}
