/* program.c: runs programs. Operands are rows of a common number of columns. A few short rows, or a
   piece of a long one, pass through all steps before the next ones; a program with reductions takes
   whole rows, and a reduction leaves one number per row. */
#include <string.h>

#include "base/stream.h"
#include "row/formula.h"
#include "walk/dense.h"

#define CHUNK_BYTES 2048 /* of a register, unless a row that is reduced is longer */
#define MOST_ROWS 256    /* rows at a time */
#define SPREADS 4        /* most per-row numbers that one step needs expanded along the rows */
#define SHORT_ROW 32     /* columns below which a call per row costs more than expanded numbers */
#define LINE 64          /* bytes of a cache line */

/* An operand as rows `step` bytes apart, whose elements are contiguous or all the same. */
typedef struct rows {
    char *start;
    int64_t step;
    bool same;    /* one element per row, in a program that reads a row of them */
    tensor *copy; /* to drop; NULL: no copy was needed */
} rows;

/* A wanted step, with all that is the same for every chunk. */
typedef struct planned {
    const step *of;
    loop body;
    uint8_t operands, item[TH_MAX_OPERANDS]; /* item 0: one number */
    uint8_t alone;                           /* the operand whose number per row the loop reads */
    bool narrow, spreads, streams;
    scalar option[TH_MAX_SCALARS];
} planned;

typedef struct machine {
    const run *r;
    planned *planned;
    int steps;
    int64_t rows, columns;
    int64_t at_once, piece; /* most rows and columns of a chunk */
    int64_t block;          /* rows of a unit of work, whose columns are those of a chunk */
    bool streams;           /* results pass the caches by */
    rows operand[TH_MAX_OPERANDS];
    int failed;
} machine;

/* The registers of one thread, and the chunk that they hold. */
typedef struct chunk {
    const machine *m;
    int64_t row, rows, column, columns;
    char *place[PROGRAM_REGISTERS], *spread[SPREADS], **buffer;
    bool direct[TH_MAX_OPERANDS]; /* the register is the operand's own memory */
    uint64_t number[PROGRAM_NUMBERS];
} chunk;

static bool has_bit(unsigned bits, int k) { return bits >> k & 1; }
static bool is_wanted(const run *r, const step *s) { return s->serves & r->wanted; }

static scalar number_of(const machine *m, int option, scalar value) {
    return option == PROGRAM_COLUMNS ? th_integral(m->columns)
           : option < 0              ? value
                                     : m->r->option[option];
}

/* --- steps ---------------------------------------------------------------------------------- */

static void fold_rows(const chunk *c, const planned *planned) {
    const step *s = planned->of;
    const reduction *of = s->fold;
    const dtype type = c->m->r->type;
    const int item = th_item_size[type], each = of->accumulators;
    accumulator all[MOST_ROWS * TH_MAX_ACCUMULATORS];
    for (int64_t i = 0; i < c->rows; i++) {
        accumulator *mine = all + i * each;
        memcpy(mine, of->start[1], sizeof *mine * (size_t)each);
        for (int64_t begin = 0; begin < c->columns; begin += TH_FOLDED) {
            char *at[] = {c->place[s->at[1]] + (i * c->columns + begin) * item};
            const int64_t left = c->columns - begin;
            of->fold[type](mine, at, left < TH_FOLDED ? left : TH_FOLDED, begin, NULL);
        }
    }
    if (of->finish[1])
        of->finish[1](all, c->rows, c->columns, NULL);
    th_store_accumulators(all, each, true, c->place[s->at[0]], item, type, c->rows);
}

/* Compute a result in short pieces and store them past the caches. */
static void stream_step(const planned *s, char *const *at, int64_t count) {
    _Alignas(64) char buffer[TH_BURST];
    char *from[TH_MAX_OPERANDS] = {buffer};
    const int64_t most = TH_BURST / s->item[0];
    for (int64_t begin = 0; begin < count; begin += most) {
        const int64_t length = count - begin < most ? count - begin : most;
        for (int k = 1; k < s->operands; k++)
            from[k] = at[k] + (k == s->alone ? 0 : begin * s->item[k]);
        s->body(from, length, s->option);
        th_stream(at[0] + begin * s->item[0], buffer, length * s->item[0]);
    }
}

/* Expand operands that have one number per row. */
static void spread_rows(const chunk *c, const planned *s, char **at) {
    for (int k = 1, used = 0; k < s->operands; k++) {
        const int size = s->item[k];
        if (!has_bit(s->of->narrow, k))
            continue;
        char *to = c->spread[used++];
        for (int64_t i = 0; i < c->rows; i++)
            th_pack(to + i * c->columns * size, size, at[k] + i * size, 0, c->columns, size);
        at[k] = to;
    }
}

static void loop_rows(const chunk *c, const planned *s) {
    char *at[TH_MAX_OPERANDS];
    for (int k = 0; k < s->operands; k++)
        at[k] = c->place[s->of->at[k]];
    const bool streams = s->streams && c->direct[s->of->at[0]];
    if (s->alone) {
        for (int64_t i = 0; i < c->rows; i++) {
            if (streams)
                stream_step(s, at, c->columns);
            else
                s->body(at, c->columns, s->option);
            for (int k = 0; k < s->operands; k++)
                at[k] += k == s->alone ? s->item[k] : c->columns * s->item[k];
        }
        return;
    }
    if (s->spreads)
        spread_rows(c, s, at);
    const int64_t count = s->narrow ? c->rows : c->rows * c->columns;
    if (streams)
        stream_step(s, at, count);
    else
        s->body(at, count, s->option);
}

/* Choose the loop of a step and compute what is the same for all chunks. */
static void plan(const machine *m, const step *s, planned *to) {
    const program *p = m->r->p;
    const dtype type = m->r->type;
    const int narrow = __builtin_popcount(s->narrow & ~1u);
    *to = (planned){.of = s, .operands = 2};
    if (s->fold)
        return;
    const pointwise *of = s->of;
    to->operands = of->inputs + 1;
    for (int k = 0; k < to->operands; k++) {
        const int number = s->at[k] - PROGRAM_NUMBER;
        const bool one = number >= 0 && p->number[number].chunk == PROGRAM_ALONE;
        to->item[k] = (uint8_t)(has_bit(s->bytes, k) ? 1 : one ? 0 : th_item_size[type]);
    }
    for (int k = 0; k < s->options; k++)
        to->option[k] = number_of(m, s->option[k].option, s->option[k].value);
    to->narrow = has_bit(s->narrow, 0);
    to->body = (s->alone ? of->numbers : of->loops)[s->truths ? TH_BYTE : type];
    to->streams = m->streams && s->at[0] < p->outputs;
    if (to->narrow || !narrow)
        return;
    if (narrow == 1 && m->columns >= SHORT_ROW && !s->alone && !s->truths && !(s->bytes & 1)
        && of->fixed && has_bit(s->narrow, of->fixed) && of->numbers[type]) {
        to->alone = of->fixed;
        to->body = of->numbers[type];
    } else {
        to->spreads = true;
    }
}

/* --- chunks --------------------------------------------------------------------------------- */

/* Set an operand's register to its own memory, or to a buffer of contiguous rows. */
static void place_operand(chunk *c, int k, bool first) {
    const rows *o = &c->m->operand[k];
    const int item = th_item_size[c->m->r->type];
    const bool narrow = has_bit(c->m->r->p->narrow, k);
    const int64_t own = narrow ? item : c->columns * item;
    char *from = o->start + c->row * o->step + (narrow || o->same ? 0 : c->column * item);
    char *to = c->buffer[k];
    c->direct[k] = !o->same && (o->step == own || c->rows == 1);
    c->place[k] = c->direct[k] ? from : to;
    if (c->direct[k] || k < c->m->r->p->outputs || !(o->step || first))
        return;
    if (narrow)
        th_pack(to, item, from, o->step, c->rows, item);
    for (int64_t i = 0; !narrow && i < c->rows; i++)
        if (o->same)
            th_pack(to + i * own, item, from + i * o->step, 0, c->columns, item);
        else
            memcpy(to + i * own, from + i * o->step, (size_t)own);
}

/* Add the rows of a summed output to the sums of their block. */
#define ADD_ROWS(T)                                                                                \
    for (T *to = into; rows; rows--, row += columns * (int64_t)sizeof(T))                          \
        for (int64_t j = 0; j < columns; j++)                                                      \
            to[j] += ((const T *)row)[j];

static void sum_rows(const chunk *c, int k) {
    const dtype type = c->m->r->type;
    const int64_t columns = c->columns, item = th_item_size[type], block = c->row / PROGRAM_BLOCK;
    void *into = c->m->operand[k].start + (block * c->m->columns + c->column) * item;
    const char *row = c->buffer[k];
    int64_t rows = c->rows;
    if (c->row % PROGRAM_BLOCK == 0) {
        memcpy(into, row, (size_t)(columns * item));
        row += columns * item;
        rows--;
    }
    if (type == TH_FLOAT)
        ADD_ROWS(float)
    else
        ADD_ROWS(double)
}

static void run_chunk(chunk *c, bool first) {
    const run *r = c->m->r;
    const program *p = r->p;
    for (int k = 0; k < p->operands; k++)
        if (!r->t[k])
            continue;
        else if (!has_bit(r->summed, k))
            place_operand(c, k, first);
        else
            c->place[k] = c->buffer[k];
    for (int k = 0; k < c->m->steps; k++)
        (c->m->planned[k].of->fold ? fold_rows : loop_rows)(c, &c->m->planned[k]);
    for (int k = 0; k < p->outputs; k++)
        if (has_bit(r->summed & r->wanted, k))
            sum_rows(c, k);
}

static void write_numbers(chunk *c, char *const *part) {
    const machine *m = c->m;
    const program *p = m->r->p;
    const int item = th_item_size[m->r->type];
    for (int k = 0; k < p->numbers; k++) {
        const number *n = &p->number[k];
        th_write_scalar(&c->number[k], m->r->type, number_of(m, n->option, n->value));
        c->place[PROGRAM_NUMBER + k] = (char *)&c->number[k];
        if (n->chunk == PROGRAM_ALONE)
            continue;
        th_pack(part[n->chunk], item, (char *)&c->number[k], 0, m->at_once * m->piece, item);
        c->place[PROGRAM_NUMBER + k] = part[n->chunk];
    }
}

/* Run units of work: blocks of rows, piece by piece of their columns. */
static void run_units(int64_t begin, int64_t end, void *context) {
    machine *m = context;
    const program *p = m->r->p;
    const int64_t bytes = m->at_once * m->piece * th_item_size[m->r->type];
    const int64_t each = (bytes + 2 * LINE - 1) / LINE * LINE; /* not all in the same cache sets */
    const int parts = p->chunks + SPREADS + p->operands;
    const int64_t pieces = (m->columns + m->piece - 1) / m->piece;
    char *memory = th_allocate(parts * each + LINE), *part[PROGRAM_REGISTERS];
    chunk c = {.m = m, .buffer = part + p->chunks + SPREADS};
    if (!memory) {
        m->failed = -1;
        return;
    }
    for (int k = 0; k < parts; k++)
        part[k] = memory + (LINE - (uintptr_t)memory % LINE) % LINE + k * each;
    memcpy(c.spread, part + p->chunks, sizeof c.spread);
    memcpy(c.place + PROGRAM_CHUNK, part, sizeof(char *) * (size_t)p->chunks);
    write_numbers(&c, part);
    bool first = true;
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t row = unit / pieces * m->block;
        const int64_t last = row + m->block < m->rows ? row + m->block : m->rows;
        c.column = unit % pieces * m->piece;
        c.columns = m->columns - c.column < m->piece ? m->columns - c.column : m->piece;
        for (c.row = row; c.row < last; c.row += c.rows) {
            c.rows = last - c.row < m->at_once ? last - c.row : m->at_once;
            run_chunk(&c, first);
            first = pieces > 1;
        }
    }
    if (m->streams)
        th_stream_end();
    th_release(memory, parts * each + LINE);
}

/* --- the space ------------------------------------------------------------------------------ */

/* An operand's strides over the dims of the common size; 0 where it is broadcast. */
static tensor widened(const run *r, int k) {
    extent own = r->size;
    if (has_bit(r->p->narrow, k) && own.ndim)
        own.size[own.ndim - 1] = 1;
    return th_expanded(r->t[k], own.ndim, own.size);
}

/* Whether operands are in the same order in memory without gaps, so that a program without
   reductions may take all elements as one row. */
static bool is_flat(const run *r) {
    const tensor *first = NULL;
    for (int k = 0; k < r->p->operands; k++) {
        const tensor *t = r->t[k];
        if (!t)
            continue;
        if (r->p->rows || has_bit(r->summed, k) || t->dtype != r->type || !th_has_size(t, &r->size)
            || !th_is_permuted(t) || (first && !th_same_strides(first, t)))
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
        *stride = span == 1 ? wide->stride[d] : *stride;
        one &= wide->stride[d] == *stride * span;
        span *= wide->size[d];
    }
    return one;
}

/* Return how many of the last dims form the columns: the last one in a program over rows, else all
   that every operand has in one stride. */
static int column_dims(const run *r) {
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

/* Take an operand as rows of its last `dims` dims; copy it if it is not so in memory. */
static int take_rows(const run *r, int k, int dims, rows *o) {
    const int item = th_item_size[r->type], split = r->size.ndim - dims;
    const tensor wide = widened(r, k);
    const int64_t columns = th_count(dims, wide.size + split);
    int64_t row = 0, column = 0;
    bool fits = has_stride(&wide, 0, split, &row) && has_stride(&wide, split, wide.ndim, &column);
    fits &= r->t[k]->dtype == r->type && (columns == 1 || column == 0 || column == 1);
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

/* Choose the sizes of chunks and units. */
static void divide(machine *m) {
    const int64_t most = CHUNK_BYTES / th_item_size[m->r->type];
    int64_t fit = m->columns ? most / m->columns : 1;
    m->piece = m->r->p->rows || m->columns <= most ? m->columns : most;
    fit = fit < 1 ? 1 : fit > MOST_ROWS ? MOST_ROWS : fit;
    for (m->at_once = 1; m->r->summed && 2 * m->at_once <= fit && m->at_once < PROGRAM_BLOCK;)
        m->at_once *= 2;
    m->at_once = m->r->summed ? m->at_once : fit;
    m->at_once = m->at_once < m->rows ? m->at_once : m->rows;
    m->block = m->r->summed ? PROGRAM_BLOCK : m->at_once;
}

/* Cycles per element, about, for the choice of threads. */
static double cost_of(const run *r) {
    double cycles = 0;
    for (int k = 0; k < r->p->steps; k++) {
        const step *s = &r->p->step[k];
        if (!is_wanted(r, s))
            continue;
        cycles += s->of && s->of->computes ? TH_COSTLY / 2.0 : 0.25;
    }
    return cycles;
}

static int run_space(machine *m, int dims, bool flat, double cycles) {
    const run *r = m->r;
    m->rows = m->columns = 1;
    for (int d = 0; d < r->size.ndim; d++)
        *(d < r->size.ndim - dims ? &m->rows : &m->columns) *= r->size.size[d];
    if (!m->rows || !m->columns)
        return 0;
    divide(m);
    for (int k = 0; k < r->p->operands && !m->failed; k++) {
        if (!r->t[k])
            continue;
        if (flat || has_bit(r->summed, k))
            m->operand[k] = (rows){.start = th_data(r->t[k])};
        else
            m->failed = take_rows(r, k, dims, &m->operand[k]);
    }
    const int64_t units = (m->rows + m->block - 1) / m->block
                          * ((m->columns + m->piece - 1) / m->piece);
    const int64_t bytes = (int64_t)sizeof(planned) * r->p->steps;
    if (!m->failed && !(m->planned = th_allocate(bytes)))
        m->failed = -1;
    for (int k = 0; k < r->p->steps && !m->failed; k++)
        if (is_wanted(r, &r->p->step[k]))
            plan(m, &r->p->step[k], &m->planned[m->steps++]);
    if (!m->failed)
        th_parallel(units, cycles * (double)(m->block * m->piece), run_units, m);
    th_release(m->planned, bytes);
    for (int k = 0; k < r->p->operands; k++)
        th_drop(m->operand[k].copy);
    return m->failed;
}

int th_run_program(const run *given) {
    run r = *given;
    machine m = {.r = &r};
    const double cycles = cost_of(&r);
    const bool flat = is_flat(&r);
    int64_t bytes = 0;
    tensor *made[TH_MAX_OPERANDS] = {NULL};
    for (int k = 0; k < r.p->operands; k++)
        bytes += r.t[k] ? r.t[k]->numel * th_item_size[r.type] : 0;
    for (int k = 0; k < r.p->outputs && !flat && !m.failed; k++)
        if (r.t[k] && (!r.t[k]->contiguous || r.t[k]->dtype != r.type)) {
            r.t[k] = made[k] = th_new(TH_CPU, r.type, r.t[k]->ndim, r.t[k]->size);
            m.failed = made[k] ? 0 : -1;
        }
    m.streams = th_exceeds_cache(bytes); /* between steps, memory has nothing else to do */
    for (int k = r.p->outputs; k < r.p->operands; k++)
        for (int o = 0; o < r.p->outputs; o++)
            m.streams &= !r.t[k] || !r.t[o] || th_data(r.t[k]) != th_data(r.t[o]);
    if (!m.failed)
        run_space(&m, flat ? r.size.ndim : column_dims(&r), flat, cycles);
    for (int k = 0; k < r.p->outputs; k++)
        if (made[k])
            m.failed = th_deliver((tensor *)(uintptr_t)given->t[k], made[k], m.failed);
    return m.failed;
}

static int inputs_of(const step *s) { return s->fold ? 1 : s->of->inputs; }

uint16_t th_program_reads(const program *p, uint16_t wanted) {
    uint16_t bits = 0;
    for (int k = 0; k < p->steps; k++)
        for (int i = 1; p->step[k].serves & wanted && i <= inputs_of(&p->step[k]); i++)
            if (p->step[k].at[i] < PROGRAM_CHUNK)
                bits |= (uint16_t)(1 << p->step[k].at[i]);
    return bits;
}

int th_program_last(const program *p, uint16_t wanted) {
    int last = -1;
    for (int k = 0; k < p->steps; k++)
        last = p->step[k].serves & wanted && p->step[k].at[0] < p->outputs ? p->step[k].at[0]
                                                                           : last;
    return last;
}
