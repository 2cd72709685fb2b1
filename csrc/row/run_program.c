/* run_program.c: runs the steps of a program on chunks. A few short rows, or a piece of a long one,
   pass through all steps before the next ones. */
#include <string.h>

#include "base/stream.h"
#include "row/program.h"

#define SPREADS 4       /* most per-row numbers that one step needs expanded along the rows */
#define LINE 64         /* bytes of a cache line */
#define MOST_AHEAD 8192 /* bytes of an operand that are prefetched */

/* The registers of one thread, and the chunk that they hold. */
typedef struct chunk {
    const program_machine *m;
    int64_t row, rows, column, columns;
    char *place[PROGRAM_REGISTERS], *spread[SPREADS], **buffer;
    bool direct[TH_MAX_OPERANDS];  /* the register is the operand's own memory */
    int64_t next[TH_MAX_OPERANDS]; /* bytes to its next row */
    const char
        *ahead[TH_MAX_OPERANDS]; /* where the next chunk of an operand begins; NULL: unknown */
    uint64_t number[PROGRAM_NUMBERS];
    char *keeps[STRETCH_KEPT]; /* rows that stretches keep */
    accumulator *kept;         /* of the reductions of a row in pieces; NULL: rows are whole */
} chunk;

/* Whether a chunk has the last columns of its rows. */
static bool is_last(const chunk *c) { return c->column + c->columns == c->m->columns; }

/* --- steps ---------------------------------------------------------------------------------- */

/* Reduce the rows of a chunk, `columns` elements each at `from`, and finish with the last columns. */
static void fold_each_row(const chunk *c, const planned *planned, char *from, int64_t columns) {
    accumulator own[PROGRAM_ROWS * TH_MAX_ACCUMULATORS];
    accumulator *all = c->kept ? c->kept + planned->fold * TH_MAX_ACCUMULATORS : own;
    const step *s = planned->of;
    const reduction *of = s->fold;
    const dtype type = c->m->r->type;
    const int item = th_item_size[type], each = of->accumulators;
    for (int64_t i = 0; i < c->rows && !c->column; i++)
        memcpy(all + i * each, of->start[1], sizeof *all * (size_t)each);
    for (int64_t begin = 0; begin < columns; begin += TH_FOLDED) {
        char *at[] = {from + begin * item};
        const int64_t left = columns - begin;
        of->fold[type](all, at, left < TH_FOLDED ? left : TH_FOLDED, c->column + begin, NULL,
                       (fold_rows){c->rows, columns, each});
    }
    if (!is_last(c))
        return;
    if (of->finish[1])
        of->finish[1](all, c->rows, c->m->columns, NULL);
    th_store_accumulators(all, each, true, c->place[s->at[0]], item, type, c->rows);
}

/* Compute results in short pieces and store them past the caches. */
static void stream_step(const planned *s, char *const *at, int64_t count) {
    _Alignas(64) char buffer[TH_MAX_RESULTS][TH_BURST];
    const int outputs = s->of->outputs;
    char *from[TH_MAX_OPERANDS];
    const int64_t most = TH_BURST / s->item[0];
    for (int64_t begin = 0; begin < count; begin += most) {
        const int64_t length = count - begin < most ? count - begin : most;
        for (int k = 0; k < s->operands; k++)
            from[k] = k < outputs ? buffer[k] : at[k] + (k == s->alone ? 0 : begin * s->item[k]);
        s->body(from, length, s->option);
        for (int k = 0; k < outputs; k++)
            th_stream(at[k] + begin * s->item[k], buffer[k], length * s->item[k]);
    }
}

/* Expand operands that have one number per row. */
static void spread_rows(const chunk *c, const planned *s, char **at) {
    for (int k = 1, used = 0; k < s->operands; k++) {
        const int size = s->item[k];
        if (!th_has_bit(s->of->narrow, k))
            continue;
        char *to = c->spread[used++];
        for (int64_t i = 0; i < c->rows; i++)
            th_pack(to + i * c->columns * size, size, at[k] + i * size, 0, c->columns, size);
        at[k] = to;
    }
}

static void loop_rows(const chunk *c, const planned *s) {
    char *at[TH_MAX_OPERANDS];
    bool streams = s->streams;
    for (int k = 0; k < s->operands; k++)
        at[k] = c->place[s->of->at[k]];
    for (int k = 0; streams && k < s->of->outputs; k++)
        streams = c->direct[s->of->at[k]];
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

/* --- stretches ------------------------------------------------------------------------------ */

/* Compute a stretch. Results that are streamed and do not lie in whole vectors are computed in the
   cache, and stored past it. */
static void run_stretch(const chunk *c, const planned *p) {
    const stretch *s = p->stretch;
    const int item = th_item_size[c->m->r->type], vector = th_stretch_bytes();
    const int64_t rows = s->per_row || c->m->apart ? c->rows : 1;
    const int64_t columns = c->rows * c->columns / rows, bytes = columns * item;
    char *at[STRETCH_OPERANDS];
    int64_t next[STRETCH_OPERANDS];
    bool streams[STRETCH_OPERANDS], whole = c->m->streams && s->streaming;
    _Alignas(LONGEST_VECTOR) uint64_t rest[LONGEST_VECTOR / 8] = {0};
    th_tell_rest(rest, bytes, item);
    for (int k = 0; k < s->operands; k++) {
        const stretch_operand *o = &s->operand[k];
        at[k] = o->kind == STRETCH_VALUE   ? (char *)&p->value[k]
                : o->kind == STRETCH_KEEPS ? c->keeps[o->at]
                                           : c->place[o->at];
        next[k] = o->kind == STRETCH_PER_ROW ? item : o->kind == STRETCH_ELEMENTS ? bytes : 0;
        const bool result = o->kind == STRETCH_ELEMENTS && o->is_output && o->at < TH_MAX_OPERANDS;
        if (c->m->apart && o->kind == STRETCH_ELEMENTS && o->at < TH_MAX_OPERANDS)
            next[k] = c->next[o->at];
        streams[k] = result && c->m->streams && c->direct[o->at];
        whole &= !result
                 || (streams[k] && !((uintptr_t)at[k] % vector) && !(next[k] % vector)
                     && !(bytes % vector));
    }
    for (int k = 0; k < s->operands && !whole; k++) {
        streams[k] &= next[k] == bytes;
        at[k] = streams[k] ? c->buffer[s->operand[k].at] : at[k];
    }
    (whole ? s->streaming : s->code)(at, bytes, rest, rows, next);
    for (int k = 0; k < s->operands && !whole; k++)
        if (streams[k])
            th_stream(c->place[s->operand[k].at], c->buffer[s->operand[k].at], rows * bytes);
}

/* --- chunks --------------------------------------------------------------------------------- */

/* Set an operand's register to its own memory, or to a buffer of contiguous rows. */
static void place_operand(chunk *c, int k, bool first) {
    const program_rows *o = &c->m->operand[k];
    const int item = th_item_size[c->m->r->type];
    const bool narrow = th_has_bit(c->m->r->p->narrow, k);
    const int64_t own = narrow ? item : c->columns * item;
    char *from = o->start + c->row * o->step + (narrow || o->same ? 0 : c->column * item);
    char *to = c->buffer[k];
    c->direct[k] = !o->same && (o->step == own || c->rows == 1 || (c->m->apart && !narrow));
    c->place[k] = c->direct[k] ? from : to;
    c->next[k] = c->direct[k] && c->rows > 1 ? o->step : own;
    if (c->direct[k] && !narrow && k >= c->m->r->p->outputs)
        c->ahead[k] = from + (c->m->pieces > 1 ? own : c->rows * o->step);
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

/* Copy the rows of an output that are apart in memory. */
static void write_rows(const chunk *c, int k) {
    const program_rows *o = &c->m->operand[k];
    const int64_t item = th_item_size[c->m->r->type];
    const bool narrow = th_has_bit(c->m->r->p->narrow, k);
    const int64_t own = narrow ? item : c->columns * item;
    char *to = o->start + c->row * o->step + (narrow ? 0 : c->column * item);
    for (int64_t i = 0; i < c->rows; i++)
        memcpy(to + i * o->step, c->buffer[k] + i * own, (size_t)own);
}

/* Prefetch a share of the next chunk before a costly step, during which memory has nothing to do.
   The hardware does not look that far, since a chunk is read in one go. */
static void look_ahead(const chunk *c, int share) {
    const int64_t bytes = c->rows * c->columns * th_item_size[c->m->r->type];
    const int64_t most = bytes < MOST_AHEAD ? bytes : MOST_AHEAD;
    const int64_t lines = (most + LINE - 1) / LINE, parts = c->m->costly;
    for (int k = c->m->r->p->outputs; k < c->m->r->p->operands; k++)
        for (int64_t i = (share - 1) * lines / parts; c->ahead[k] && i < share * lines / parts; i++)
            __builtin_prefetch(c->ahead[k] + i * LINE);
}

static void run_chunk(chunk *c, bool first) {
    const program_run *r = c->m->r;
    const program *p = r->p;
    for (int k = 0; k < p->operands; k++)
        if (r->t[k] && !th_has_bit(r->summed, k))
            place_operand(c, k, first);
        else /* a step may compute outputs that are not wanted */
            c->place[k] = c->buffer[k];
    for (int k = 0; k < c->m->steps; k++) {
        const planned *own = &c->m->planned[k];
        if (own->stretch) {
            run_stretch(c, own);
            const planned *end = c->m->planned + own->stretch->last;
            for (const planned *each = own; c->kept && each < end; each++)
                if (each->of
                        ->fold) /* the code left the number of a piece where the result belongs */
                    fold_each_row(c, each, c->place[each->of->at[0]], 1);
            k = own->stretch->last - 1;
        } else if (!c->kept || !own->late || is_last(c)) {
            if (own->costly)
                look_ahead(c, own->costly);
            if (own->of->fold)
                fold_each_row(c, own, c->place[own->of->at[1]], c->columns);
            else
                loop_rows(c, own);
        }
    }
    for (int k = 0; k < p->outputs; k++)
        if (th_has_bit(r->summed & r->wanted, k))
            sum_rows(c, k);
        else if (r->t[k] && !c->direct[k] && (!c->kept || is_last(c)))
            write_rows(c, k);
}

static void write_numbers(chunk *c, char *const *part) {
    const program_machine *m = c->m;
    const program *p = m->r->p;
    const int item = th_item_size[m->r->type];
    for (int k = 0; k < p->numbers; k++) {
        const program_number *n = &p->number[k];
        th_write_scalar(&c->number[k], m->r->type, th_program_number(m, n->option, n->value));
        c->place[PROGRAM_NUMBER + k] = (char *)&c->number[k];
        if (n->chunk == PROGRAM_ALONE)
            continue;
        th_pack(part[n->chunk], item, (char *)&c->number[k], 0, m->at_once * m->piece, item);
        c->place[PROGRAM_NUMBER + k] = part[n->chunk];
    }
}

/* Run units of work: blocks of rows, piece by piece of their columns. */
void th_program_units(int64_t begin, int64_t end, void *context) {
    program_machine *m = context;
    const program *p = m->r->p;
    const int64_t bytes = m->at_once * m->piece * th_item_size[m->r->type];
    const int64_t each = (bytes + 2 * LINE - 1) / LINE * LINE; /* not all in the same cache sets */
    const int parts = p->chunks + SPREADS + p->operands + m->kept;
    const int64_t pieces = m->pieces;
    const int64_t kept = m->ends ? m->folds * (int64_t)(TH_MAX_ACCUMULATORS * sizeof(accumulator))
                                 : 0;
    char *memory = th_allocate(parts * each + LINE + kept), *part[PROGRAM_REGISTERS];
    chunk c = {.m = m, .buffer = part + p->chunks + SPREADS, .ahead = {NULL}};
    if (!memory) {
        m->failed = -1;
        return;
    }
    for (int k = 0; k < parts; k++)
        part[k] = memory + (LINE - (uintptr_t)memory % LINE) % LINE + k * each;
    c.kept = m->ends ? (accumulator *)(void *)(part[0] + parts * each) : NULL;
    memcpy(c.spread, part + p->chunks, sizeof c.spread);
    memcpy(c.keeps, part + parts - m->kept, sizeof(char *) * (size_t)m->kept);
    memcpy(c.place + PROGRAM_CHUNK, part, sizeof(char *) * (size_t)p->chunks);
    write_numbers(&c, part);
    bool first = true;
    const int64_t inside = m->ends ? pieces : 1; /* pieces of a unit */
    for (int64_t unit = begin * inside; unit < end * inside; unit++) {
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
    th_release(memory, parts * each + LINE + kept);
}
