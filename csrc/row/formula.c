/* formula.c: rows created at run time. Their loop is a program: the compiled loops of known rows,
   applied in turn to chunks that stay in the L1 cache, so that only operands and result pass
   through memory. The loop gets the program after the row's numbers. */
#include "row/formula.h"

#include <string.h>

#include "base/stream.h"
#include "row/fallback.h"

/* of a register: several registers and the operands stay in the L1 cache */
#define CHUNK_BYTES 4096

/* Registers: the loop's operands, chunks, numbers. */
typedef struct machine {
    const program *p;
    dtype type;
    char *place[PROGRAM_REGISTERS];
    uint64_t number[PROGRAM_NUMBERS];
    const scalar *option;
} machine;

static void write_numbers(machine *m, char (*chunk)[CHUNK_BYTES]) {
    const int item = th_item_size[m->type];
    for (int k = 0; k < m->p->numbers; k++) {
        const number *n = &m->p->number[k];
        th_write_scalar(&m->number[k], m->type, n->option < 0 ? n->value : m->option[n->option]);
        m->place[PROGRAM_NUMBER + k] = (char *)&m->number[k];
        if (n->chunk == PROGRAM_ALONE)
            continue;
        th_pack(chunk[n->chunk], item, (char *)&m->number[k], 0, CHUNK_BYTES / item, item);
        m->place[PROGRAM_NUMBER + k] = chunk[n->chunk];
    }
}

static bool is_alone(const program *p, int r) {
    return r >= PROGRAM_NUMBER && p->number[r - PROGRAM_NUMBER].chunk == PROGRAM_ALONE;
}

static void run_past_caches(loop body, char *const *from, const uint8_t *item, int count,
                            int64_t length, const scalar *option) {
    _Alignas(64) char buffer[TH_BURST];
    char *at[TH_MAX_OPERANDS] = {buffer};
    const int64_t piece = TH_BURST / item[0];
    for (int64_t begin = 0; begin < length; begin += piece) {
        const int64_t some = length - begin < piece ? length - begin : piece;
        for (int k = 1; k < count; k++)
            at[k] = from[k] + begin * item[k];
        body(at, some, option);
        th_stream(from[0] + begin * item[0], buffer, some * item[0]);
    }
}

/* Run a step on one chunk, `begin` elements into the operands; a step that streams is the last. */
static void run_step(const machine *m, const step *s, int64_t begin, int64_t length, bool streams) {
    const pointwise *of = s->of;
    char *at[TH_MAX_OPERANDS];
    uint8_t item[TH_MAX_OPERANDS];
    scalar option[TH_MAX_OPTIONS];
    const int64_t offset = begin * th_item_size[m->type];
    for (int k = 0; k <= of->inputs; k++) {
        const int r = s->at[k];
        at[k] = m->place[r] + (r < PROGRAM_CHUNK ? offset : 0);
        item[k] = is_alone(m->p, r) ? 0 : th_item_size[m->type];
    }
    for (int k = 0; k < s->options; k++)
        option[k] = s->option[k].option < 0 ? s->option[k].value : m->option[s->option[k].option];
    const loop body = (s->alone ? of->numbers : of->loops)[s->truths ? TH_BYTE : m->type];
    if (streams)
        run_past_caches(body, at, item, of->inputs + 1, length, option);
    else
        body(at, length, option);
}

/* Whether to stream the result past the caches: it is large, aliases no operand, and no step is
   compute-bound. */
static bool outgrows(const program *p, char *const *at, int64_t bytes) {
    bool streams = true;
    for (int k = 1; k < p->operands; k++)
        streams &= at[k] != at[0];
    for (int k = 0; k < p->steps; k++)
        streams &= !p->step[k].of->computes;
    return streams && th_exceeds_cache(bytes * p->operands);
}

static inline __attribute__((always_inline)) void run(dtype type, char *const *at, int64_t count,
                                                      const scalar *option) {
    _Alignas(64) char chunk[PROGRAM_CHUNKS][CHUNK_BYTES];
    machine m = {
        .p = (const program *)(intptr_t)option[TH_PROGRAM].i, .type = type, .option = option};
    const int64_t most = CHUNK_BYTES / th_item_size[type];
    for (int k = 0; k < m.p->operands; k++)
        m.place[k] = at[k];
    for (int k = 0; k < PROGRAM_CHUNKS; k++)
        m.place[PROGRAM_CHUNK + k] = chunk[k];
    write_numbers(&m, chunk);
    const bool streams = outgrows(m.p, at, count * th_item_size[type]);
    for (int64_t begin = 0; begin < count; begin += most)
        for (int k = 0; k < m.p->steps; k++)
            run_step(&m, &m.p->step[k], begin, count - begin < most ? count - begin : most,
                     streams && k == m.p->steps - 1);
    if (streams)
        th_stream_end();
}

static void run_float(char *const *at, int64_t count, const scalar *option) {
    run(TH_FLOAT, at, count, option);
}
static void run_double(char *const *at, int64_t count, const scalar *option) {
    run(TH_DOUBLE, at, count, option);
}

static int backward_formula(const saved *s, tensor *const *grad, tensor **result) {
    if (grad[0]->device != TH_CPU)
        return th_backward_on_cpu(s, grad, 1, result);
    const formula *f = s->row->body;
    for (int i = 0; i < s->row->tensors; i++)
        if (s->wants[i])
            result[i] = f->rows ? th_row_gradient(f, i, s, grad)
                                : th_gradient(&f->gradient[i], s, grad);
    return th_finish_gradients(s, result);
}

void th_formula_row(formula *f, row *r) {
    static const loop loops[TH_DTYPES] = {[TH_FLOAT] = run_float, [TH_DOUBLE] = run_double};
    f->body.program = &f->forward;
    memcpy(f->body.loops, loops, sizeof loops);
    f->body.outputs = 1;
    f->body.inputs = r->tensors;
    for (int i = 0; i < r->tensors; i++) {
        f->body.from[i] = (uint8_t)i;
        gradient *g = &f->gradient[i];
        g->input = (uint8_t)i;
        g->program = &f->backward[i];
        memcpy(g->loops, loops, sizeof loops);
        for (int k = 0; k < g->inputs; k++)
            r->reads[i] |= g->from[k] < FROM_RESULT ? 1 << g->from[k] : 0;
    }
    r->enter = f->rows ? th_row_formula : th_pointwise;
    r->body = &f->body;
    r->backward = backward_formula;
    r->flags = f->rows ? ROW_PROMOTES : ROW_LOOP;
    r->dtypes = TH_ALL;
    r->own = TH_FLOATS;
    r->required = r->nparams;
    r->inputs = r->tensors;
    r->results = r->returned = 1;
    r->types[0] = TH_SAME;
    r->grads = 1;
}
