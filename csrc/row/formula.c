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
static const row *compiled_row(const program *p) {
    const step *s = p->step;
    const row *own = s->row;
    if (p->steps != 1 || p->rows || p->numbers || !s->of->kernel.name || own->ints
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

static int run_call(const row *r, call *c) {
    const formula *f = r->body;
    scalar option[TH_MAX_OPTIONS];
    program_run made = {.p = &f->forward, .option = option, .wanted = 1};
    if (th_check_dtypes(r, c, &made.type))
        return -1;
    if (th_is_gpu(c->where))
        return th_run_on_cpu(r, c);
    if (th_computed(r, made.type) != made.type)
        return th_run_in_type(r, c, made.type);
    if (th_check_options(r, c, made.type, 0, option)
        || th_common_size(r, r->tensors, c->t, &made.size))
        return -1;
    if (f->needs_elements && made.size.ndim && !made.size.size[made.size.ndim - 1]
        && th_count(made.size.ndim - 1, made.size.size))
        return th_fail(TH_RUNTIME, "%s: its rows are empty; need at least one element", r->name);
    const extent result = f->forward.narrow & 1 ? narrowed(made.size, f->drops) : made.size;
    const tensor *out = th_elementwise_output(r, c, 0, made.type, &result);
    if (!out)
        return -1;
    if (c->where == TH_META)
        return 0;
    const tensor wide = with_last_dim(out, f, made.size.ndim);
    made.t[0] = &wide;
    for (int i = 0; i < r->tensors; i++)
        made.t[i + 1] = c->t[i];
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
    const row *own = is_on_gpu(r, c) ? compiled_row(&f->forward) : NULL;
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

/* Compute the wanted gradients of a program, each summed to its input's size. */
static int run_slopes(const formula *f, const slopes *g, const saved *s, tensor *const *grad,
                      bool last, tensor **result) {
    const program *p = &g->program;
    const int tensors = s->row->tensors;
    const tensor given = with_last_dim(grad[0], f, th_rank_of(s));
    program_run made = {.p = p, .type = (dtype)grad[0]->dtype, .option = s->s};
    tensor *own[TH_MAX_OPERANDS] = {NULL}, *read[TH_MAX_OPERANDS + TH_MAX_TENSORS];
    int count = 0, failed = 0;
    for (int i = 0; i < tensors; i++)
        if (s->wants[i] && g->output[i] != SLOPE_NONE)
            made.wanted |= (uint16_t)(1 << g->output[i]);
    if (!made.wanted)
        return 0;
    const uint16_t reads = th_program_reads(p, made.wanted);
    for (int k = p->outputs; k < p->operands; k++) {
        const int from = g->from[k - p->outputs];
        if (reads >> k & 1)
            made.t[k] = read[count++] = from == FROM_GRAD ? (tensor *)(uintptr_t)&given
                                                          : s->t[from];
    }
    read[count++] = (tensor *)(uintptr_t)&given;
    for (int i = 0; i < tensors; i++)
        if (s->shape[i])
            read[count++] = s->shape[i];
    if (th_common_size(s->row, count, read, &made.size))
        return -1;
    for (int i = 0; i < tensors && !failed; i++) {
        const int k = g->output[i];
        if (k == SLOPE_NONE || !(made.wanted >> k & 1) || own[k])
            continue;
        own[k] = last ? spare_of(&made, s, grad, k, s->shape[i]) : NULL;
        own[k] = own[k] ? own[k] : new_slope(&made, k, s->shape[i]);
        failed = own[k] ? 0 : -1;
        made.t[k] = own[k];
    }
    failed = failed || th_run_program(&made) ? -1 : 0;
    for (int i = 0; i < tensors && !failed; i++) {
        const int k = g->output[i];
        const tensor *shape = s->shape[i];
        if (k == SLOPE_NONE || !s->wants[i])
            continue;
        result[i] = !shape || th_same_size(own[k], shape)
                        ? th_keep(own[k])
                        : th_sum_to(own[k], shape->ndim, shape->size);
        failed = result[i] ? 0 : -1;
    }
    for (int k = 0; k < p->outputs; k++)
        th_drop(own[k]);
    return failed;
}

/* Compute the gradients of a compiled program on the GPU. */
static int run_compiled_slopes(const slopes *g, const saved *s, tensor *const *grad,
                               tensor **result) {
    const row *own = compiled_row(&g->program);
    call c = {.where = grad[0]->device};
    bool wanted = false;
    for (int i = 0; i < s->row->tensors; i++)
        wanted |= s->wants[i] && g->output[i] != SLOPE_NONE;
    if (!wanted)
        return 0;
    for (int k = 0; k < own->tensors; k++)
        c.t[k] = g->from[k] == FROM_GRAD ? grad[0] : s->t[g->from[k]];
    memcpy(c.s, s->s, sizeof *s->s * s->row->scalars);
    if (own->enter(own, &c))
        return -1;
    int failed = 0;
    for (int i = 0; i < s->row->tensors && !failed; i++) {
        const tensor *shape = s->shape[i];
        if (g->output[i] == SLOPE_NONE || !s->wants[i])
            continue;
        tensor *made = c.out[g->output[i]];
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
        if (on_gpu && !compiled_row(&f->slopes[k].program))
            return th_backward_on_cpu(s, grad, 1, result);
    for (int k = 0; k < f->groups && on_gpu && !failed; k++)
        failed = run_compiled_slopes(&f->slopes[k], s, grad, result);
    if (on_gpu)
        return th_finish_gradients(s, result);
    for (int k = 0; k < f->groups && !failed; k++)
        failed = run_slopes(f, &f->slopes[k], s, grad, k == f->groups - 1, result);
    return th_finish_gradients(s, result);
}

void th_formula_row(formula *f, row *r) {
    for (int g = 0; g < f->groups; g++) {
        const slopes *one = &f->slopes[g];
        for (int i = 0; i < r->tensors; i++) {
            if (one->output[i] == SLOPE_NONE)
                continue;
            const uint16_t reads = th_program_reads(&one->program, (uint16_t)(1 << one->output[i]));
            for (int k = one->program.outputs; k < one->program.operands; k++) {
                const int from = one->from[k - one->program.outputs];
                if (reads >> k & 1 && from != FROM_GRAD)
                    r->reads[i] |= (uint16_t)(1 << from);
            }
            if (f->forward.rows) /* the gradient of the result may not tell the number of columns */
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
