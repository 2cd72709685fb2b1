/* program.c: divides programs. Operands are rows of a common number of columns. A few short rows, or a
   piece of a long one, pass through all steps before the next ones; a program with reductions takes
   whole rows, and a reduction leaves one number per row. */
#include "row/program.h"

#include <string.h>

#include "base/stream.h"
#include "walk/dense.h"

#define CHUNK_BYTES 2048       /* of a register, unless a row that is reduced is longer */
#define LONE_CHUNK_BYTES 32768 /* of operands that pass through one loop only */
#define KEPT_CHUNK_BYTES 4096  /* of operands of one stretch that keeps values */
#define LEAST_APART 1024       /* of rows that code takes one by one, without copies */
#define SHORT_ROW 32 /* columns below which a call per row costs more than expanded numbers */

static bool is_wanted(const program_run *r, const step *s) { return s->serves & r->wanted; }

/* --- operands ------------------------------------------------------------------------------- */

/* The size that an operand has in the program: the common one, or one number per row of it. */
static extent own_size(const program_run *r, int k) {
    extent own = r->size;
    if (th_has_bit(r->p->narrow, k) && own.ndim)
        own.size[own.ndim - 1] = 1;
    return own;
}

/* An operand's strides over the dims of the common size; 0 where it is broadcast. */
static tensor widened(const program_run *r, int k) {
    const extent own = own_size(r, k);
    return th_expanded(r->t[k], own.ndim, own.size);
}

/* Check that tensors have the sizes that the program was traced for: code that runs between the choice
   of the program and this call may have resized them. */
static int check_operands(const program_run *r) {
    for (int k = 0; k < r->p->operands; k++) {
        const extent own = own_size(r, k);
        if (r->t[k] && !th_has_bit(r->summed, k) && !th_broadcasts(r->t[k], own.ndim, own.size))
            return th_fail(TH_RUNTIME,
                           "a fused function: operand %d is %s and its program was traced for %s; "
                           "do not resize operands during the call",
                           k - r->p->outputs, th_describe(r->t[k]), th_sizes(own.size, own.ndim));
    }
    return 0;
}

/* Whether operands are in the same order in memory without gaps, so that a program without
   reductions may take all elements as one row. */
static bool is_flat(const program_run *r) {
    const tensor *first = NULL;
    for (int k = 0; k < r->p->operands; k++) {
        const tensor *t = r->t[k];
        if (!t)
            continue;
        if (r->p->rows || th_has_bit(r->summed, k) || t->dtype != r->type
            || !th_has_size(t, &r->size) || !th_is_permuted(t)
            || (first && !th_same_strides(first, t)))
            return false;
        first = first ? first : t;
    }
    return first;
}

/* Whether an operand has dims [from, to) in one stride, and that stride. */
static bool has_stride(const tensor *wide, int from, int to, int64_t *stride) {
    int64_t span = 1;
    bool one = true;
    *stride = 0;
    for (int d = to - 1; d >= from; d--) {
        if (wide->size[d] == 1)
            continue;
        *stride = span == 1 ? th_stride(wide)[d] : *stride;
        one &= th_stride(wide)[d] == *stride * span;
        span *= wide->size[d];
    }
    return one;
}

/* Return how many of the last dims form the columns: the last one in a program over rows, else all
   that every operand has in one stride. */
static int column_dims(const program_run *r) {
    const int ndim = r->size.ndim;
    int dims = ndim ? 1 : 0;
    for (bool joins = !r->p->rows && !r->summed; joins && dims < ndim; dims += joins)
        for (int k = 0; k < r->p->operands && joins; k++) {
            int64_t stride;
            const tensor wide = r->t[k] ? widened(r, k) : (tensor){0};
            joins = !r->t[k] || has_stride(&wide, ndim - dims - 1, ndim, &stride);
        }
    return dims;
}

/* Whether a tensor is rows of its last `dims` dims in memory, and the strides of both. */
static bool is_in_rows(const program_run *r, const tensor *wide, int dims, int64_t *row,
                       int64_t *column) {
    const int split = wide->ndim - dims;
    const int64_t columns = th_count(dims, wide->size + split);
    return has_stride(wide, 0, split, row) && has_stride(wide, split, wide->ndim, column)
           && wide->dtype == r->type && (columns == 1 || *column == 0 || *column == 1);
}

/* Take an operand as rows of its last `dims` dims; copy it if it is not so in memory. */
static int take_rows(const program_run *r, int k, int dims, program_rows *o) {
    const int item = th_item_size[r->type], split = r->size.ndim - dims;
    const tensor wide = widened(r, k);
    const int64_t columns = th_count(dims, wide.size + split);
    int64_t row, column;
    const bool fits = is_in_rows(r, &wide, dims, &row, &column);
    if (!fits) {
        if (!(o->copy = r->t[k]->dtype == r->type ? th_clone(&wide) : th_convert(&wide, r->type)))
            return -1;
        row = columns;
    }
    o->same = fits && columns > 1 && !column;
    o->start = th_data(o->copy ? o->copy : r->t[k]);
    o->step = row * item;
    return 0;
}

/* Add to `late`, a bit per register, what a step makes of reductions; return whether it reads one. */
static bool is_late(const step *s, bool *late) {
    bool reads = false;
    for (int k = s->outputs; k < s->outputs + s->inputs; k++)
        reads |= late[s->at[k]];
    for (int k = 0; k < s->outputs; k++)
        late[s->at[k]] = reads || s->fold;
    return reads;
}

/* Whether only numbers per row are made of reductions, so that a row may pass in pieces. */
static bool ends_with_folds(const program_run *r) {
    bool late[PROGRAM_REGISTERS] = {false}, ends = true;
    for (int k = 0; k < r->p->steps; k++)
        if (is_wanted(r, &r->p->step[k]) && is_late(&r->p->step[k], late))
            ends &= !r->p->step[k].fold && th_has_bit(r->p->step[k].narrow, 0);
    return ends;
}

/* Whether one stretch computes the steps from the first one on, until those that follow the last piece. */
static bool is_one_stretch(const program_machine *m) {
    const struct stretches *all = m->stretches;
    if (!all || all->count != 1 || all->each->first)
        return false;
    return all->each->last == all->steps || m->ends;
}

/* Whether code computes all steps, and a row with what it keeps stays in the L1 cache. */
static bool is_short(const program_run *r, int64_t row_bytes) {
    const struct stretches *all = th_stretches(r->p, r->wanted, r->type, false);
    return all && all->count == 1 && !all->each->first && all->each->last == all->steps
           && (all->each->kept + 1) * row_bytes <= LONE_CHUNK_BYTES;
}

/* Choose the sizes of chunks and units. What passes through one loop needs no place in the L1 cache. */
static void divide(program_machine *m, bool flat) {
    const program_run *r = m->r;
    const int item = th_item_size[r->type];
    const int64_t chunk = CHUNK_BYTES / item;
    const bool lone = r->p->steps == 1;
    m->ends = r->p->rows && m->columns > chunk && !r->summed && ends_with_folds(r)
              && !is_short(r, m->columns * item);
    m->stretches = lone ? NULL : th_stretches(r->p, r->wanted, r->type, m->ends);
    const bool one = !r->summed && is_one_stretch(m);
    m->apart = one && !flat && m->columns >= LEAST_APART / item;
    const bool kept = one && m->stretches->each->kept;
    const bool passes = lone || (one && !kept && (flat || m->apart || m->ends));
    const int64_t most = passes ? LONE_CHUNK_BYTES / item : kept ? KEPT_CHUNK_BYTES / item : chunk;
    int64_t fit = m->columns ? most / m->columns : 1;
    m->piece = (r->p->rows && !m->ends) || m->columns <= most ? m->columns : most;
    m->piece = m->piece ? m->piece : 1;
    m->pieces = m->columns ? (m->columns + m->piece - 1) / m->piece : 1;
    fit = fit < 1 ? 1 : fit > PROGRAM_ROWS ? PROGRAM_ROWS : fit;
    for (m->at_once = 1; r->summed && 2 * m->at_once <= fit && m->at_once < PROGRAM_BLOCK;)
        m->at_once *= 2;
    m->at_once = r->summed ? m->at_once : m->ends ? 1 : fit;
    m->at_once = m->at_once < m->rows ? m->at_once : m->rows;
    m->block = r->summed ? PROGRAM_BLOCK : m->at_once;
}

/* Cycles per element, about, for the choice of threads. */
static double cost_of(const program_run *r) {
    double cycles = 0;
    for (int k = 0; k < r->p->steps; k++) {
        const step *s = &r->p->step[k];
        if (!is_wanted(r, s))
            continue;
        cycles += s->of && s->of->computes ? TH_COSTLY / 2.0 : 0.25;
    }
    return cycles;
}

/* Choose the loop of a step and compute what is the same for all chunks. */
static void plan(const program_machine *m, const step *s, planned *to) {
    const program *p = m->r->p;
    const dtype type = m->r->type;
    const int narrow = __builtin_popcount(s->narrow & ~1u);
    *to = (planned){.of = s, .operands = (uint8_t)(s->outputs + s->inputs)};
    if (s->fold)
        return;
    const pointwise *of = s->of;
    for (int k = 0; k < to->operands; k++) {
        const int number = s->at[k] - PROGRAM_NUMBER;
        const bool one = number >= 0 && p->number[number].chunk == PROGRAM_ALONE;
        to->item[k] = (uint8_t)(th_has_bit(s->bytes, k) ? 1 : one ? 0 : th_item_size[type]);
    }
    for (int k = 0; k < s->options; k++)
        to->option[k] = th_program_number(m, s->option[k].option, s->option[k].value);
    to->narrow = th_has_bit(s->narrow, 0);
    to->body = (s->alone ? of->numbers : of->loops)[s->truths ? TH_BYTE : type];
    to->streams = m->streams && s->at[0] < p->outputs;
    if (to->narrow || !narrow)
        return;
    if (narrow == 1 && m->columns >= SHORT_ROW && !s->alone && !s->truths && !(s->bytes & 1)
        && of->fixed && th_has_bit(s->narrow, of->fixed) && of->numbers[type]) {
        to->alone = of->fixed;
        to->body = of->numbers[type];
    } else {
        to->spreads = true;
    }
}

/* Let stretches compute the steps that they can. Short rows with numbers of their own are left to
   loops. */
static void plan_stretches(program_machine *m) {
    const program_run *r = m->r;
    const struct stretches *all = m->stretches;
    int64_t values = 0;
    for (int k = 0; all && k < all->count; k++)
        values += all->each[k].operands;
    if (!values)
        return;
    m->value_bytes = values * (int64_t)sizeof *m->values;
    uint64_t *next = m->values = th_allocate(m->value_bytes);
    m->failed = next ? 0 : -1;
    for (int k = 0; !m->failed && k < all->count; k++) {
        const stretch *s = &all->each[k];
        if (s->per_row && m->columns < PROGRAM_CODE_ROW)
            continue;
        m->kept = s->kept > m->kept ? s->kept : m->kept;
        m->planned[s->first].stretch = s;
        m->planned[s->first].value = next;
        for (int i = 0; i < s->operands; i++) {
            const stretch_operand *o = &s->operand[i];
            if (o->kind == STRETCH_VALUE)
                th_write_scalar(next + i, r->type,
                                th_program_number(m, o->option, th_real(o->value)));
        }
        next += s->operands;
    }
}

static int run_space(program_machine *m, int dims, bool flat, double cycles,
                     const program_key *key) {
    const program_run *r = m->r;
    m->rows = m->columns = 1;
    for (int d = 0; d < r->size.ndim; d++)
        *(d < r->size.ndim - dims ? &m->rows : &m->columns) *= r->size.size[d];
    if (!m->rows || (!m->columns && !r->p->rows)) /* reductions give numbers of empty rows, too */
        return 0;
    divide(m, flat);
    for (int k = 0; k < r->p->operands && !m->failed; k++) {
        if (!r->t[k])
            continue;
        if (flat || th_has_bit(r->summed, k))
            m->operand[k] = (program_rows){.start = th_data(r->t[k])};
        else
            m->failed = take_rows(r, k, dims, &m->operand[k]);
    }
    const int64_t units = (m->rows + m->block - 1) / m->block * (m->ends ? 1 : m->pieces);
    bool late[PROGRAM_REGISTERS] = {false};
    const int64_t bytes = (int64_t)sizeof(planned) * r->p->steps;
    if (!m->failed && !(m->planned = th_allocate(bytes)))
        m->failed = -1;
    for (int k = 0; k < r->p->steps && !m->failed; k++)
        if (is_wanted(r, &r->p->step[k])) {
            planned *to = &m->planned[m->steps++];
            plan(m, &r->p->step[k], to);
            to->late = is_late(&r->p->step[k], late);
            to->fold = r->p->step[k].fold ? m->folds++ : 0;
            const pointwise *of = to->of->of;
            to->costly = m->waits && of && of->computes ? ++m->costly : 0;
        }
    if (!m->failed && m->steps > 1)
        plan_stretches(m);
    if (!m->failed)
        th_parallel(units, cycles * (double)(m->block * (m->ends ? m->columns : m->piece)),
                    th_program_units, m);
    if (!m->failed && key)
        th_remember_run(m, key, cycles);
    th_release(m->planned, bytes);
    if (m->values)
        th_release(m->values, m->value_bytes);
    for (int k = 0; k < r->p->operands; k++)
        th_drop(m->operand[k].copy);
    return m->failed;
}

/* A loop that computes more than it moves leaves memory time to write results. Between the steps of
   a program, memory has nothing else to do. */
static bool is_one_costly_loop(const program_run *r) {
    return r->p->steps == 1 && r->p->step->of && r->p->step->of->computes;
}

/* Whether the rows of an output can be written where they belong. */
static bool takes_rows(const program_run *r, int k, int dims) {
    int64_t row, column;
    if (r->t[k]->contiguous)
        return r->t[k]->dtype == r->type;
    const tensor wide = widened(r, k);
    return is_in_rows(r, &wide, dims, &row, &column) && column;
}

#define LEAST_OUTER 16384 /* elements that repay a run of their own */

/* Whether an input is rows only within an index of the first dim, such as one that is broadcast over
   some of the rows: it would be copied. */
static bool has_outer_dim(const program_run *r, int dims) {
    const int split = r->size.ndim - dims;
    bool outer = false;
    if (split < 2 || r->summed || th_count(r->size.ndim - 1, r->size.size + 1) < LEAST_OUTER)
        return false;
    for (int k = r->p->outputs; k < r->p->operands && !outer; k++) {
        int64_t row, column;
        if (!r->t[k] || r->t[k]->dtype != r->type)
            continue;
        const tensor wide = widened(r, k);
        outer = !has_stride(&wide, 0, split, &row) && has_stride(&wide, split, wide.ndim, &column)
                && (column == 0 || column == 1);
    }
    return outer;
}

static int run_program(const program_run *given, bool streams, const program_key *key);

/* Run a program for each index of the first dim. */
static int run_each(const program_run *r, bool streams) {
    program_run one = *r;
    tensor part[TH_MAX_OPERANDS];
    int64_t step[TH_MAX_OPERANDS];
    one.size.ndim--;
    memmove(one.size.size, r->size.size + 1, sizeof *one.size.size * (size_t)one.size.ndim);
    for (int k = 0; k < r->p->operands; k++) {
        if (!r->t[k])
            continue;
        part[k] = widened(r, k);
        step[k] = th_stride(&part[k])[0];
        part[k].ndim--;
        for (int d = 0; d < part[k].ndim; d++) {
            part[k].size[d] = part[k].size[d + 1];
            th_stride(&part[k])[d] = th_stride(&part[k])[d + 1];
        }
        th_update_layout(&part[k]);
        one.t[k] = &part[k];
    }
    int failed = 0;
    for (int64_t i = 0; i < r->size.size[0] && !failed; i++) {
        failed = run_program(&one, streams, NULL);
        for (int k = 0; k < r->p->operands; k++)
            if (r->t[k])
                part[k].offset += step[k];
    }
    return failed;
}

static int run_program(const program_run *given, bool streams, const program_key *key) {
    program_run r = *given;
    program_machine m = {.r = &r, .streams = streams};
    const double cycles = cost_of(&r);
    const bool flat = is_flat(&r);
    int64_t bytes = 0;
    tensor *result[TH_MAX_OPERANDS] = {NULL};
    const int dims = flat ? r.size.ndim : column_dims(&r);
    if (!flat && has_outer_dim(&r, dims))
        return run_each(given, streams);
    for (int k = 0; k < r.p->operands; k++)
        bytes += r.t[k] ? r.t[k]->numel * th_item_size[r.type] : 0;
    for (int k = 0; k < r.p->outputs && !flat && !m.failed; k++)
        if (r.t[k] && !takes_rows(&r, k, dims)) {
            key = NULL;
            r.t[k] = result[k] = th_new(TH_CPU, r.type, r.t[k]->ndim, r.t[k]->size);
            m.failed = result[k] ? 0 : -1;
        }
    /* Prefetching slows programs down that write elements. */
    const unsigned results = (1u << r.p->outputs) - 1;
    m.waits = bytes > th_second_cache() && (r.p->narrow & results) == results;
    if (!m.failed)
        run_space(&m, dims, flat, cycles, key);
    for (int k = 0; k < r.p->outputs; k++)
        if (result[k])
            m.failed = th_deliver((tensor *)(uintptr_t)given->t[k], result[k], m.failed);
    return m.failed;
}

int th_run_program(const program_run *r) {
    int64_t bytes = 0;
    program_key key;
    int failed;
    if (!r->summed) {
        th_program_key(r, &key);
        if (th_repeat_program(r, &key, &failed))
            return failed;
    }
    if (check_operands(r))
        return -1;
    for (int k = 0; k < r->p->operands; k++)
        bytes += r->t[k] ? r->t[k]->numel * th_item_size[r->type] : 0;
    bool streams = th_exceeds_cache(bytes) && !is_one_costly_loop(r);
    for (int k = r->p->outputs; k < r->p->operands; k++)
        for (int o = 0; o < r->p->outputs; o++)
            streams &= !r->t[k] || !r->t[o] || th_data(r->t[k]) != th_data(r->t[o]);
    return run_program(r, streams, r->summed ? NULL : &key);
}

uint16_t th_program_reads(const program *p, uint16_t wanted) {
    uint16_t bits = 0;
    for (int k = 0; k < p->steps; k++) {
        const step *s = &p->step[k];
        for (int i = s->outputs; s->serves & wanted && i < s->outputs + s->inputs; i++)
            if (s->at[i] < PROGRAM_CHUNK)
                bits |= (uint16_t)(1 << s->at[i]);
    }
    return bits;
}

int th_program_last(const program *p, uint16_t wanted) {
    int last = -1;
    for (int k = 0; k < p->steps; k++)
        if (p->step[k].serves & wanted && p->step[k].at[0] < p->outputs)
            last = p->step[k].outputs == 1 ? p->step[k].at[0] : -1;
    return last;
}
