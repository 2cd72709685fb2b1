/* formula.c: rows created at run time, which run programs forward and backward. */
#include "row/formula.h"

#include <string.h>

#include "row/fallback.h"

/* Size with one number per row: the last dim kept with size 1 or dropped. */
static extent narrowed(extent size, bool dropped) {
    if (size.ndim && dropped)
        size.ndim--;
    else if (size.ndim)
        size.size[size.ndim - 1] = 1;
    return size;
}

/* A result or gradient without the last dim, with that dim restored. */
static tensor with_last_dim(const tensor *t, const formula *f, int ndim) {
    tensor wide = th_header(t);
    if (f->drops && f->forward.narrow & 1 && ndim) {
        wide.size[wide.ndim] = 1;
        th_stride(&wide)[wide.ndim++] = 1;
    }
    return wide;
}

/* The row of a program of one loop that takes the program's operands and numbers as they are, and has
   a GPU kernel; NULL: another program. */
static const row *compiled_row(const formula *f, const program *p) {
    const step *s = p->step;
    const row *own = s->row;
    if (f->parts || p->steps != 1 || p->rows || p->numbers || !s->of->kernel.name || own->ints
        || p->operands != p->outputs + own->tensors || s->options != own->scalars)
        return NULL;
    bool same = true;
    for (int k = 0; k < s->options; k++)
        same &= s->option[k].option == k;
    for (int k = 0; k < s->outputs; k++)
        same &= s->at[k] == k;
    for (int k = 0; k < s->inputs; k++)
        same &= s->at[s->outputs + k] == p->outputs + s->of->from[k];
    return same ? own : NULL;
}

/* Set `to` to a part of t, or to all of it. */
static int take_part(const row *r, const tensor *t, const part *p, tensor *to) {
    *to = th_header(t);
    const int d = t->ndim - p->dim;
    if (!p->dim)
        return 0;
    if (d < 0 || p->offset + p->length > t->size[d])
        return th_fail(TH_RUNTIME, "%s: a tensor is %s; need the sizes that it was compiled for",
                       r->name, th_describe(t));
    to->offset += p->offset * th_stride(t)[d];
    to->size[d] = p->length;
    th_update_layout(to);
    return 0;
}

/* The common size of the operands of a call. parts[k] becomes a part that operand k reads. */
static int operands_of(const row *r, const call *c, tensor *parts, program_run *made) {
    const formula *f = r->body;
    if (!f->parts) {
        for (int i = 0; i < r->tensors; i++)
            made->t[i + 1] = c->t[i];
        return th_common_size(r, r->tensors, c->t, &made->size);
    }
    const int outputs = f->forward.outputs, inputs = f->forward.operands - outputs;
    tensor *read[TH_MAX_OPERANDS];
    mismatch why;
    for (int k = 0; k < inputs; k++) {
        if (take_part(r, c->t[f->from[k].from], &f->from[k], &parts[k]))
            return -1;
        made->t[outputs + k] = read[k] = &parts[k];
    }
    return th_broadcast(inputs, read, &made->size, &why)
               ? th_fail(TH_RUNTIME, "%s: need the sizes that it was compiled for", r->name)
               : 0;
}

static int run_call(const row *r, call *c) {
    const formula *f = r->body;
    scalar option[TH_MAX_OPTIONS];
    program_run made = {
        .p = &f->forward, .option = option, .wanted = (uint16_t)((1 << f->forward.outputs) - 1)};
    tensor part[TH_MAX_OPERANDS];
    if (th_check_dtypes(r, c, &made.type))
        return -1;
    if (th_is_gpu(c->where))
        return th_run_on_cpu(r, c);
    if (th_computed(r, made.type) != made.type)
        return th_run_in_type(r, c, made.type);
    if (th_check_options(r, c, made.type, 0, option) || operands_of(r, c, part, &made))
        return -1;
    if (f->needs_elements && made.size.ndim && !made.size.size[made.size.ndim - 1]
        && th_count(made.size.ndim - 1, made.size.size))
        return th_fail(TH_RUNTIME, "%s: its rows are empty; need at least one element", r->name);
    extent result = f->forward.narrow & 1 ? narrowed(made.size, f->drops) : made.size;
    if (f->result[0].dim)
        result.size[result.ndim - f->result[0].dim] = f->whole;
    const tensor *out = th_elementwise_output(r, c, 0, made.type, &result);
    if (!out)
        return -1;
    if (c->where == TH_META)
        return 0;
    const tensor wide = with_last_dim(out, f, made.size.ndim);
    made.t[0] = &wide;
    for (int k = 0; k < f->forward.outputs && f->result[0].dim; k++) {
        tensor *own = &part[f->forward.operands - f->forward.outputs + k];
        if (take_part(r, out, &f->result[k], own))
            return -1;
        made.t[k] = own;
    }
    return th_run_program(&made);
}

static bool is_on_gpu(const row *r, const call *c) {
    bool on = false;
    for (int i = 0; i < r->tensors; i++)
        on |= th_is_gpu(c->t[i]->device);
    return on;
}

static int formula_enter(const row *r, call *c) {
    const formula *f = r->body;
    const row *own = is_on_gpu(r, c) ? compiled_row(f, &f->forward) : NULL;
    return own ? own->enter(own, c) : th_finish(c, run_call(r, c));
}

/* Whether a gradient of the common size only needs to be summed over all dims but the last. */
static bool is_summed(const program_run *result, const tensor *shape) {
    const extent *size = &result->size;
    const int64_t columns = size->ndim ? size->size[size->ndim - 1] : 0;
    const int64_t rows = columns ? th_count(size->ndim - 1, size->size) : 0;
    return shape && columns >= PROGRAM_SUMMED && rows >= 2 * PROGRAM_BLOCK && shape->ndim
           && shape->size[shape->ndim - 1] == columns && shape->numel == columns;
}

/* Make the tensor for output k, which is the gradient of an input. */
static tensor *new_slope(program_run *result, int k, const tensor *shape) {
    const bool narrow = result->p->narrow >> k & 1;
    const extent own = narrow ? narrowed(result->size, false) : result->size;
    extent parts;
    if (narrow || !is_summed(result, shape))
        return th_new(TH_CPU, result->type, own.ndim, own.size);
    const int64_t rows = th_count(own.ndim - 1, own.size);
    result->summed |= (uint16_t)(1 << k);
    parts.ndim = shape->ndim + 1;
    parts.size[0] = (rows + PROGRAM_BLOCK - 1) / PROGRAM_BLOCK;
    memcpy(parts.size + 1, shape->size, sizeof *shape->size * (size_t)shape->ndim);
    return th_new(TH_CPU, result->type, parts.ndim, parts.size);
}

/* The last output may take the memory of the incoming gradient, which no later step reads. */
static tensor *spare_of(const program_run *result, const saved *s, tensor *const *grad, int k,
                        const tensor *shape) {
    tensor *t = grad[0];
    if (!s->spare || !s->spare->left || !s->spare->owned[0] || s->spare->used[0]
        || k != th_program_last(result->p, result->wanted) || result->p->narrow >> k & 1
        || is_summed(result, shape) || t->dtype != result->type || !t->contiguous
        || !th_has_size(t, &result->size))
        return NULL;
    s->spare->used[0] = true;
    th_retain(t);
    return t;
}

/* A backward pass of one program in progress. */
typedef struct slope_run {
    const formula *f;
    const slopes *g;
    const saved *s;
    program_run made;
    tensor part[2 * TH_MAX_OPERANDS], *own[TH_MAX_OPERANDS];
    int parts;
} slope_run;

static bool is_wanted(const slope_run *w, const target *t) { return w->s->wants[t->to.from]; }

/* Return a part of a tensor. */
static tensor *part_for(slope_run *w, const tensor *t, const part *p) {
    tensor *to = &w->part[w->parts];
    w->parts += p->dim != 0;
    if (!p->dim)
        return (tensor *)(uintptr_t)t;
    return take_part(w->s->row, t, p, to) ? NULL : to;
}

/* Set the inputs, and the common size of all that the formula reads. */
static int slope_inputs(slope_run *w, const tensor *grad) {
    const program *p = &w->g->program;
    const formula *f = w->f;
    const saved *s = w->s;
    tensor shape[TH_MAX_OPERANDS], *read[2 * TH_MAX_OPERANDS + 1];
    int count = 0;
    const uint16_t reads = th_program_reads(p, w->made.wanted);
    for (int k = p->outputs; k < p->operands; k++) {
        const part *from = &w->g->from[k - p->outputs];
        if (!(reads >> k & 1))
            continue;
        read[count] = part_for(w, from->from == FROM_GRAD ? grad : s->t[from->from], from);
        if (!read[count])
            return -1;
        w->made.t[k] = read[count++];
    }
    if (!f->result[0].dim)
        read[count++] = (tensor *)(uintptr_t)grad;
    for (int k = 0; k < f->forward.operands - f->forward.outputs; k++) {
        const part *from = &f->from[k];
        if (!s->shape[from->from])
            continue;
        read[count] = from->dim ? &shape[k] : s->shape[from->from];
        if (from->dim && take_part(s->row, s->shape[from->from], from, &shape[k]))
            return -1;
        count++;
    }
    return th_common_size(s->row, count, read, &w->made.size);
}

/* Whether the targets are all of a gradient. */
static bool covers(const formula *f, const tensor *shape, const part *to) {
    int64_t length = 0;
    for (int g = 0; g < f->groups; g++)
        for (int k = 0; k < f->slopes[g].targets; k++)
            if (f->slopes[g].target[k].to.from == to->from)
                length += f->slopes[g].target[k].to.length;
    return length == shape->size[shape->ndim - to->dim];
}

/* Whether an output is the gradient of operands of several sizes, as p + w of a row and a column. */
static bool has_several_sizes(const slope_run *w, const target *t) {
    const tensor *shape = w->s->shape[t->to.from];
    bool several = false;
    for (int k = 0; k < w->g->targets; k++) {
        const target *other = &w->g->target[k];
        const tensor *own = w->s->shape[other->to.from];
        if (other == t || other->output != t->output || !is_wanted(w, other))
            continue;
        several |= other->to.dim || t->to.dim || !own || !shape || !th_same_size(own, shape);
    }
    return several;
}

/* Choose the memory for an output: that of the gradient, if it has the common size. */
static int slope_output(slope_run *w, const target *t, tensor *const *grad, bool last,
                        tensor **result) {
    const int k = t->output, slot = t->to.from;
    const tensor *shape = w->s->shape[slot];
    const bool several = has_several_sizes(w, t);
    if (!t->to.dim) {
        const tensor *summed = several ? NULL : shape;
        if (w->made.t[k])
            return 0;
        w->own[k] = last ? spare_of(&w->made, w->s, grad, k, summed) : NULL;
        w->own[k] = w->own[k] ? w->own[k] : new_slope(&w->made, k, summed);
        w->made.t[k] = w->own[k];
        return w->own[k] ? 0 : -1;
    }
    if (!result[slot]) {
        result[slot] = th_new(TH_CPU, w->made.type, shape->ndim, shape->size);
        if (!result[slot] || (!covers(w->f, shape, &t->to) && th_zero(result[slot])))
            return -1;
    }
    if (w->made.t[k])
        return 0;
    tensor *to = part_for(w, result[slot], &t->to);
    if (!to)
        return -1;
    if (th_has_size(to, &w->made.size) && !(w->g->program.narrow >> k & 1)) {
        w->made.t[k] = to;
        return 0;
    }
    w->made.t[k] = w->own[k] = new_slope(&w->made, k, several ? NULL : to);
    return w->own[k] ? 0 : -1;
}

/* Give a gradient its output, summed to its size. */
static int deliver_slope(const slope_run *w, const target *t, tensor **result) {
    const int slot = t->to.from;
    tensor *from = (tensor *)(uintptr_t)w->made.t[t->output];
    const tensor *shape = w->s->shape[slot];
    tensor to;
    if (!t->to.dim) {
        result[slot] = !shape || th_same_size(from, shape)
                           ? th_keep(from)
                           : th_sum_to(from, shape->ndim, shape->size);
        return result[slot] ? 0 : -1;
    }
    if (take_part(w->s->row, result[slot], &t->to, &to))
        return -1;
    if (th_same_view(from, &to))
        return 0;
    return th_same_size(from, &to) ? th_copy(&to, from) : th_sum_into(&to, from);
}

/* Compute the wanted gradients of a program. */
static int run_slopes(const formula *f, const slopes *g, const saved *s, tensor *const *grad,
                      bool last, tensor **result) {
    slope_run w; /* its headers are set as they are used */
    w.f = f;
    w.g = g;
    w.s = s;
    w.parts = 0;
    memset(w.own, 0, sizeof w.own);
    const tensor given = with_last_dim(grad[0], f, th_rank_of(s));
    w.made = (program_run){.p = &g->program, .type = (dtype)grad[0]->dtype, .option = s->s};
    for (int k = 0; k < g->targets; k++)
        if (is_wanted(&w, &g->target[k]))
            w.made.wanted |= (uint16_t)(1 << g->target[k].output);
    if (!w.made.wanted)
        return 0;
    int failed = slope_inputs(&w, &given);
    for (int k = 0; k < g->targets && !failed; k++)
        if (is_wanted(&w, &g->target[k]))
            failed = slope_output(&w, &g->target[k], grad, last, result);
    failed = failed || th_run_program(&w.made) ? -1 : 0;
    for (int k = 0; k < g->targets && !failed; k++)
        if (is_wanted(&w, &g->target[k]))
            failed = deliver_slope(&w, &g->target[k], result);
    for (int k = 0; k < g->program.outputs; k++)
        th_drop(w.own[k]);
    return failed;
}

/* Compute the gradients of a compiled program on the GPU. */
static int run_compiled_slopes(const formula *f, const slopes *g, const saved *s,
                               tensor *const *grad, tensor **result) {
    const row *own = compiled_row(f, &g->program);
    call c = {.where = grad[0]->device};
    bool wanted = false;
    for (int k = 0; k < g->targets; k++)
        wanted |= s->wants[g->target[k].to.from];
    if (!wanted)
        return 0;
    for (int k = 0; k < own->tensors; k++)
        c.t[k] = g->from[k].from == FROM_GRAD ? grad[0] : s->t[g->from[k].from];
    memcpy(c.s, s->s, sizeof *s->s * s->row->scalars);
    if (own->enter(own, &c))
        return -1;
    int failed = 0;
    for (int k = 0; k < g->targets && !failed; k++) {
        const int i = g->target[k].to.from;
        const tensor *shape = s->shape[i];
        if (!s->wants[i])
            continue;
        tensor *made = c.out[g->target[k].output];
        result[i] = !shape || th_same_size(made, shape) ? th_keep(made)
                                                        : th_sum_to(made, shape->ndim, shape->size);
        failed = result[i] ? 0 : -1;
    }
    for (int k = 0; k < own->results; k++)
        th_drop(c.out[k]);
    return failed;
}

static int backward_formula(const saved *s, tensor *const *grad, tensor **result) {
    const formula *f = s->row->body;
    const bool on_gpu = grad[0]->device != TH_CPU;
    int failed = 0;
    for (int k = 0; k < f->groups; k++)
        if (on_gpu && !compiled_row(f, &f->slopes[k].program))
            return th_backward_on_cpu(s, grad, 1, result);
    for (int k = 0; k < f->groups && on_gpu && !failed; k++)
        failed = run_compiled_slopes(f, &f->slopes[k], s, grad, result);
    if (on_gpu)
        return th_finish_gradients(s, result);
    for (int k = 0; k < f->groups && !failed; k++)
        failed = run_slopes(f, &f->slopes[k], s, grad, k == f->groups - 1, result);
    return th_finish_gradients(s, result);
}

void th_formula_row(formula *f, row *r) {
    for (int g = 0; g < f->groups; g++) {
        const slopes *one = &f->slopes[g];
        for (int t = 0; t < one->targets; t++) {
            const int i = one->target[t].to.from;
            const uint16_t reads = th_program_reads(&one->program,
                                                    (uint16_t)(1 << one->target[t].output));
            for (int k = one->program.outputs; k < one->program.operands; k++) {
                const int from = one->from[k - one->program.outputs].from;
                if (reads >> k & 1 && from != FROM_GRAD)
                    r->reads[i] |= (uint16_t)(1 << from);
            }
            if (f->forward.rows || f->parts) /* the gradient of the result may not tell all sizes */
                r->sizes[i] = (uint16_t)((1 << r->tensors) - 1);
            r->differentiable |= (uint16_t)(1 << i);
        }
    }
    r->enter = formula_enter;
    r->body = f;
    r->backward = backward_formula;
    r->flags = ROW_PROMOTES;
    r->dtypes = TH_ALL & ~TH_COMPLEX; /* registers have no room for pairs of doubles */
    r->own = TH_FLOATS;
    r->required = r->nparams;
    r->inputs = r->tensors;
    r->results = r->returned = 1;
    r->types[0] = TH_SAME;
    r->grads = 1;
}
