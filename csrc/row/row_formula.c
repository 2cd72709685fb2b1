/* row_formula.c: programs with reductions along rows. One row, or several short ones, pass through
   all steps while they stay in the cache; a reduction leaves one number per row, which loops read
   as a number. */
#include <string.h>

#include "row/formula.h"

#define CHUNK_BYTES 4096 /* of a register, unless a row is longer */
#define MOST_ROWS 256    /* rows at a time */
#define SPREADS 4        /* most per-row numbers that one step needs expanded along the rows */

/* An operand as rows `step` bytes apart; or one number per row, `step` bytes apart. */
typedef struct rows {
    char *start;
    int64_t step;
    tensor *copy; /* to drop; NULL: no copy was needed */
} rows;

typedef struct row_call {
    const program *p;
    dtype type;
    const scalar *option;
    int64_t columns, rows, at_once;
    rows operand[TH_MAX_OPERANDS];
    int failed;
} row_call;

typedef struct row_machine {
    const row_call *c;
    int64_t rows; /* rows in this chunk */
    char *place[PROGRAM_REGISTERS], *spread[SPREADS];
    uint64_t number[PROGRAM_NUMBERS];
} row_machine;

static bool is_narrow(const step *s, int k) { return s->narrow >> k & 1; }

static void fold_each_row(const row_machine *m, const step *s) {
    const reduction *of = s->fold;
    const row_call *c = m->c;
    const int item = th_item_size[c->type], each = of->accumulators;
    accumulator all[MOST_ROWS * TH_MAX_ACCUMULATORS];
    for (int64_t i = 0; i < m->rows; i++)
        memcpy(all + i * each, of->start[1], sizeof *all * (size_t)each);
    for (int64_t begin = 0; begin < c->columns; begin += TH_FOLDED) {
        char *at[] = {m->place[s->at[1]] + begin * item};
        const int64_t left = c->columns - begin;
        of->fold[c->type](all, at, left < TH_FOLDED ? left : TH_FOLDED, begin, NULL,
                          (fold_rows){m->rows, c->columns, each});
    }
    if (of->finish[1])
        of->finish[1](all, m->rows, c->columns, NULL);
    th_store_accumulators(all, each, true, m->place[s->at[0]], item, c->type, m->rows);
}

static scalar number_of(const row_call *c, int option, scalar value) {
    return option == PROGRAM_COLUMNS ? th_integral(c->columns)
           : option < 0              ? value
                                     : c->option[option];
}

/* Return the one operand with a number per row that the loop can read as a number; 0: none. */
static int lone_number(const row_machine *m, const step *s, int narrow, int count) {
    const pointwise *of = s->of;
    const bool fits = count == 1 && !s->alone && !s->truths && of->fixed == narrow
                      && of->numbers[m->c->type] && !(s->bytes & 1);
    return fits ? narrow : 0;
}

static void loop_rows(const row_machine *m, const step *s) {
    const row_call *c = m->c;
    const pointwise *of = s->of;
    const int item = th_item_size[c->type];
    char *at[TH_MAX_OPERANDS];
    scalar option[TH_MAX_OPTIONS];
    int narrow = 0, count = 0;
    for (int k = 0; k < s->options; k++)
        option[k] = number_of(c, s->option[k].option, s->option[k].value);
    for (int k = 0; k <= of->inputs; k++) {
        at[k] = m->place[s->at[k]];
        if (k && is_narrow(s, k) && !is_narrow(s, 0)) {
            narrow = k;
            count++;
        }
    }
    const int alone = lone_number(m, s, narrow, count);
    if (alone) {
        for (int64_t i = 0; i < m->rows; i++) {
            of->numbers[c->type](at, c->columns, option);
            for (int k = 0; k <= of->inputs; k++)
                at[k] += k == alone ? item : c->columns * item;
        }
        return;
    }
    for (int k = 1, used = 0; count && k <= of->inputs; k++) {
        const int size = s->bytes >> k & 1 ? 1 : item;
        if (!is_narrow(s, k))
            continue;
        char *to = m->spread[used++];
        for (int64_t i = 0; i < m->rows; i++)
            th_pack(to + i * c->columns * size, size, at[k] + i * size, 0, c->columns, size);
        at[k] = to;
    }
    const loop body = (s->alone ? of->numbers : of->loops)[s->truths ? TH_BYTE : c->type];
    body(at, is_narrow(s, 0) ? m->rows : m->rows * c->columns, option);
}

/* Set the operands for the steps: in place, or copied if their rows are not contiguous. */
static void place_operands(row_machine *m, char *const *buffers, int64_t row, bool first) {
    const row_call *c = m->c;
    const int item = th_item_size[c->type];
    for (int k = 0; k < c->p->operands; k++) {
        const rows *o = &c->operand[k];
        const bool narrow = c->p->narrow >> k & 1;
        const int64_t own = narrow ? item : c->columns * item;
        m->place[k] = o->start + row * o->step;
        if (!k || o->step == own || m->rows == 1)
            continue;
        if (narrow)
            th_pack(buffers[k], item, m->place[k], o->step, m->rows, item);
        for (int64_t i = 0; !narrow && (o->step || first) && i < m->rows; i++)
            memcpy(buffers[k] + i * own, m->place[k] + i * o->step, (size_t)own);
        m->place[k] = buffers[k];
    }
}

static void write_numbers(row_machine *m, char *const *chunk, int64_t elements) {
    const program *p = m->c->p;
    const int item = th_item_size[m->c->type];
    for (int k = 0; k < p->numbers; k++) {
        const number *n = &p->number[k];
        th_write_scalar(&m->number[k], m->c->type, number_of(m->c, n->option, n->value));
        m->place[PROGRAM_NUMBER + k] = (char *)&m->number[k];
        if (n->chunk == PROGRAM_ALONE)
            continue;
        th_pack(chunk[n->chunk], item, (char *)&m->number[k], 0, elements, item);
        m->place[PROGRAM_NUMBER + k] = chunk[n->chunk];
    }
}

static void run_range(int64_t begin, int64_t end, void *context) {
    row_call *c = context;
    const program *p = c->p;
    const int64_t elements = c->at_once * c->columns;
    const int64_t register_bytes = (elements * th_item_size[c->type] + 127) / 64 * 64;
    const int parts = p->chunks + SPREADS + p->operands;
    char *memory = th_allocate(parts * register_bytes), *part[PROGRAM_REGISTERS];
    row_machine m = {.c = c};
    if (!memory) {
        c->failed = -1;
        return;
    }
    for (int k = 0; k < parts; k++)
        part[k] = memory + k * register_bytes;
    memcpy(m.spread, part + p->chunks, sizeof m.spread);
    memcpy(m.place + PROGRAM_CHUNK, part, sizeof(char *) * (size_t)p->chunks);
    write_numbers(&m, part, elements);
    for (int64_t row = begin; row < end; row += m.rows) {
        m.rows = end - row < c->at_once ? end - row : c->at_once;
        place_operands(&m, part + p->chunks + SPREADS, row, row == begin);
        for (int k = 0; k < p->steps; k++)
            (p->step[k].fold ? fold_each_row : loop_rows)(&m, &p->step[k]);
    }
    th_release(memory, parts * register_bytes);
}

/* Bytes between rows if all leading dims merge into one stride and elements are contiguous; -1:
   they do not. */
static int64_t row_step(const tensor *t) {
    const int item = th_item_size[t->dtype], last = t->ndim - 1;
    int64_t step = 0, span = 0;
    if (last >= 0 && t->size[last] > 1 && t->stride[last] != 1)
        return -1;
    for (int d = last - 1; d >= 0; d--) {
        if (t->size[d] == 1)
            continue;
        if (span && t->stride[d] != step * span)
            return -1;
        step = span ? step : t->stride[d];
        span = (span ? span : 1) * t->size[d];
    }
    return step * item;
}

/* Take an operand of the common size, or of that size with 1 in the last dim. */
static int take_rows(rows *o, const tensor *t, const extent *size, bool narrow, dtype type) {
    extent own = *size;
    if (narrow && own.ndim)
        own.size[own.ndim - 1] = 1;
    tensor wide = th_expanded(t, own.ndim, own.size);
    int64_t step = t->dtype == type ? row_step(&wide) : -1;
    if (step < 0) {
        if (!(o->copy = t->dtype == type ? th_clone(&wide) : th_convert(&wide, type)))
            return -1;
        step = (own.ndim ? own.size[own.ndim - 1] : 1) * th_item_size[type];
    }
    o->start = th_data(o->copy ? o->copy : t);
    o->step = step;
    return 0;
}

/* Run the program over all rows: t[0] is the contiguous output. size: the common size. */
static int run_rows(const program *p, dtype type, const tensor *const *t, const extent *size,
                    const scalar *option) {
    const int64_t columns = size->ndim ? size->size[size->ndim - 1] : 1;
    row_call c = {.p = p, .type = type, .option = option, .columns = columns};
    const int64_t fit = columns ? CHUNK_BYTES / (columns * th_item_size[type]) : 1;
    c.rows = 1;
    for (int d = 0; d < size->ndim - 1; d++)
        c.rows *= size->size[d];
    c.at_once = fit < 1 ? 1 : fit > MOST_ROWS ? MOST_ROWS : fit;
    c.at_once = c.at_once < c.rows || !c.rows ? c.at_once : c.rows;
    for (int k = 0; k < p->operands && !c.failed; k++)
        c.failed = take_rows(&c.operand[k], t[k], size, p->narrow >> k & 1, type);
    if (!c.failed && c.rows && columns)
        th_parallel(c.rows, TH_COSTLY * (double)columns, run_range, &c);
    for (int k = 0; k < p->operands; k++)
        th_drop(c.operand[k].copy);
    return c.failed;
}

/* Size with one number per row: the last dim kept with size 1 or dropped. */
static extent narrowed(extent size, bool dropped) {
    if (size.ndim && dropped)
        size.ndim--;
    else if (size.ndim)
        size.size[size.ndim - 1] = 1;
    return size;
}

static int run_call(const row *r, call *c) {
    const formula *f = r->body;
    const program *p = &f->forward;
    const tensor *t[TH_MAX_OPERANDS];
    scalar option[TH_MAX_OPTIONS];
    extent size;
    dtype type;
    if (th_check_dtypes(r, c, &type))
        return -1;
    if (c->where != TH_CPU)
        return th_run_on_cpu(r, c);
    if (th_computed(r, type) != type)
        return th_run_in_type(r, c, type);
    if (th_check_options(r, c, type, 0, option) || th_common_size(r, r->tensors, c->t, &size))
        return -1;
    const extent result = p->narrow & 1 ? narrowed(size, f->drops) : size;
    tensor *out = th_output(r, c, 0, type, &result);
    if (!out)
        return -1;
    tensor *dense = out->contiguous ? out : th_new_like(out, type);
    if (!dense)
        return -1;
    tensor wide = th_header(dense);
    if (f->drops && p->narrow & 1 && size.ndim) { /* with the dropped dim restored */
        wide.size[wide.ndim] = 1;
        wide.stride[wide.ndim++] = 1;
    }
    t[0] = &wide;
    for (int i = 0; i < r->tensors; i++)
        t[i + 1] = c->t[i];
    int failed = run_rows(p, type, t, &size, option);
    if (dense != out) {
        failed = failed || th_copy(out, dense) ? -1 : 0;
        th_drop(dense);
    }
    return failed;
}

int th_row_formula(const row *r, call *c) { return th_finish(c, run_call(r, c)); }

/* Compute the gradient of one input: a program over the result's gradient and its other operands,
   then a sum to the input's size. */
tensor *th_row_gradient(const formula *f, int input, const saved *s, tensor *const *grad) {
    const gradient *g = &f->gradient[input];
    const program *p = &f->backward[input];
    const dtype type = (dtype)grad[0]->dtype;
    tensor given = th_header(grad[0]);
    tensor *read[TH_MAX_OPERANDS];
    const tensor *t[TH_MAX_OPERANDS];
    extent size;
    if (f->drops && f->forward.narrow & 1 && th_rank_of(s)) {
        given.size[given.ndim] = 1;
        given.stride[given.ndim++] = 1;
    }
    for (int k = 0; k < g->inputs; k++)
        t[k + 1] = read[k] = g->from[k] >= FROM_GRAD ? &given : s->t[g->from[k]];
    read[g->inputs] = s->shape[input];
    if (th_common_size(s->row, g->inputs + (s->shape[input] != NULL), read, &size))
        return NULL;
    const extent own = p->narrow & 1 ? narrowed(size, false) : size;
    tensor *made = th_new(TH_CPU, type, own.ndim, own.size);
    if (!made)
        return NULL;
    t[0] = made;
    const tensor *shape = s->shape[input];
    const int failed = run_rows(p, type, t, &size, s->s);
    tensor *result = failed ? NULL
                     : !shape || th_same_size(made, shape)
                         ? th_keep(made)
                         : th_sum_to(made, shape->ndim, shape->size);
    th_drop(made);
    return result;
}
