/* stretch_function.c: writes the function of a stretch: loops over the vectors of a row, and what lies
   between them. */
#include <string.h>

#include "row/stretch_writer.h"

#if defined(__x86_64__) && defined(__linux__)
#include <sys/mman.h>

#define CONDITIONS 4 /* most masks that code waits for */

/* --- loops ---------------------------------------------------------------------------------- */

static void write_node(writer *w, int v) {
    const int kind = w->p->nodes[v].kind;
    if (!th_is_computed(w, v))
        return;
    if (kind == NODE_STORE)
        th_write_store(w, v);
    else if (kind == NODE_FOLD)
        th_write_fold(w, v);
    else if (kind == NODE_CALL)
        th_write_call(w, v);
    else
        th_write_formula(w, v);
    th_settle(w, v);
}

/* Use a list of nodes. */
static void take_list(writer *w, const int16_t *order, int count, int loop) {
    w->order = order;
    w->count = count;
    w->loop = loop;
    w->now = 0;
    th_find_readers(w);
}

static void write_list(writer *w, const int16_t *order, int count) {
    take_list(w, order, count, -1);
    for (w->now = 0; w->now < w->count && !w->failed; w->now++)
        write_node(w, w->order[w->now]);
    th_forget(w, true);
}

/* Jump past code whose results nothing reads with masks of the row, those of the nodes in a list. What
   it leaves unwritten is no number to compute with: arithmetic on denormal ones is slow. Return what
   write_landing takes; -1: the code always runs. */
static int write_condition(writer *w, const int16_t *order, int count, bool folds) {
    int conditions[CONDITIONS], jumps[CONDITIONS], used = 0;
    for (int k = 0; k < count; k++) {
        int c = 0;
        if (folds && w->p->nodes[order[k]].kind != NODE_FOLD)
            continue;
        while (c < used && conditions[c] != w->p->unless[order[k]])
            c++;
        if (c == CONDITIONS)
            return NOWHERE;
        conditions[c] = w->p->unless[order[k]];
        used += c == used;
    }
    for (int c = 0; c < used; c++) {
        th_emit_get_mask(&w->a, w->slot[conditions[c]] * w->bytes);
        th_emit_test(&w->a, 1);
        jumps[c] = th_emit_jump_ahead(&w->a, c < used - 1 ? IF_ZERO : IF_NOT_ZERO);
    }
    for (int c = 0; c < used - 1; c++)
        th_emit_land(&w->a, jumps[c]);
    th_emit_clear(&w->a);
    return used ? jumps[used - 1] : NOWHERE;
}

static void write_landing(writer *w, int jump) {
    if (jump == NOWHERE)
        return;
    th_emit_land(&w->a, jump);
    th_emit_clear(&w->a);
}

/* The parts of a list of numbers: what no condition of the list decides, what one of these decides, and
   the rest, which may read both. */
enum { FIRST, CONDITIONAL, AFTER, PARTS };

static int part_of(const stretch_plan *p, const uint8_t *part, int v) {
    const int condition = p->unless[v];
    int result = condition < 0 ? FIRST : part[condition] == FIRST ? CONDITIONAL : AFTER;
    for (int i = 0; i < 3; i++) {
        const int x = th_read(&p->nodes[v], i);
        if (x >= 0 && part[x] != FIRST && (part[x] == AFTER || result == FIRST))
            result = AFTER;
    }
    return result;
}

static void write_numbers(writer *w, int number) {
    int16_t order[PARTS][STRETCH_NODES];
    const int16_t *list = w->p->list[number];
    uint8_t part[STRETCH_NODES] = {FIRST};
    int count[PARTS] = {0};
    for (bool changes = true; changes;) { /* a condition may stand behind what it decides */
        changes = false;
        for (int k = 0; k < w->p->length[number]; k++) {
            const int own = part_of(w->p, part, list[k]);
            changes |= own > part[list[k]];
            part[list[k]] = (uint8_t)(own > part[list[k]] ? own : part[list[k]]);
        }
    }
    for (int k = 0; k < w->p->length[number]; k++) {
        const int own = part[list[k]];
        order[own][count[own]++] = list[k];
    }
    if (!count[CONDITIONAL]) {
        write_list(w, list, w->p->length[number]);
        return;
    }
    write_list(w, order[FIRST], count[FIRST]);
    const int jump = write_condition(w, order[CONDITIONAL], count[CONDITIONAL], false);
    write_list(w, order[CONDITIONAL], count[CONDITIONAL]);
    write_landing(w, jump);
    write_list(w, order[AFTER], count[AFTER]);
}

static void take_base(writer *w, int operand, int *used) {
    if (w->base[operand] != NOWHERE)
        return;
    if (*used == STRETCH_BASES) {
        w->failed = true;
        return;
    }
    w->base[operand] = (int8_t)th_stretch_bases[(*used)++];
    th_emit_pointer(&w->a, w->base[operand], operand);
}

/* Choose base registers for what the loop reads and writes, and find its reductions and calls. */
static void survey(writer *w) {
    int used = 0;
    w->folds = 0;
    w->calls = false;
    memset(w->base, NOWHERE, sizeof w->base);
    th_emit_get(&w->a, RDI, th_saved(w, SAVED_AT));
    for (int k = 0; k < w->count; k++) {
        const int v = w->order[k];
        const node *n = &w->p->nodes[v];
        const int source = th_source(w, v);
        if (source != NOWHERE)
            take_base(w, source, &used);
        else if (w->p->keep[v] >= 0)
            take_base(w, w->p->keep[v], &used);
        if (n->kind == NODE_STORE)
            take_base(w, n->y, &used);
        w->calls |= n->kind == NODE_CALL && source == NOWHERE;
        if (n->kind != NODE_FOLD)
            continue;
        w->failed |= w->folds == STRETCH_FOLDS;
        w->fold[w->folds] = (int16_t)v;
        w->folds += w->folds < STRETCH_FOLDS;
    }
    /* Several lanes add at a time; a short loop needs several vectors to be busy. */
    w->copies = w->calls || w->count > 48 ? 1 : w->count > 20 ? 2 : STRETCH_COPIES;
    int kinds = 1;
    for (int f = 0; f < w->folds; f++)
        kinds += th_kinds_of(w, f);
    while (w->copies > 1 && kinds * w->copies > w->vectors / 2)
        w->copies /= 2;
}

/* Begin the reductions, and load numbers of the row into registers, as long as half of them are free. */
static void begin_loop(writer *w) {
    for (int f = 0; f < w->folds; f++) {
        const int kinds = th_kinds_of(w, f);
        w->lanes[f] = (int16_t)w->slots;
        for (int k = 0; k <= kinds; k++)
            th_new_slot(w);
        for (int k = 0; k < w->copies * kinds && !w->calls; k++)
            w->pinned[f][k] = (int8_t)th_take_pinned(w);
        th_begin_lanes(w, f);
        th_emit_vector(&w->a, V_XOR, w->vectors - 1, w->vectors - 1,
                       (place){.kind = IN_REGISTER, .number = w->vectors - 1});
        th_emit_store(&w->a, th_on_stack(w, w->lanes[f] + kinds), w->vectors - 1);
    }
    int used = 0;
    for (int r = 0; r < w->vectors; r++)
        used += w->holds[r] == PINNED;
    for (int k = 0; k < w->count && !w->calls; k++) {
        const node *n = &w->p->nodes[w->order[k]];
        if (th_source(w, w->order[k]) != NOWHERE || n->kind == NODE_FOLD)
            continue;
        for (int i = 0; i < 3; i++) {
            const int x = th_read(n, i);
            if (x < 0 || w->p->wide[x] || th_is_mask(w, x) || w->at[x] != NOWHERE
                || used > w->vectors / 2)
                continue;
            th_in_register(w, x);
            used++;
        }
    }
    memcpy(w->start, w->holds, sizeof w->start);
}

/* Write the loop's body for one vector; leave the registers as they were. */
static void write_body(writer *w, int copy) {
    w->copy = copy;
    for (w->now = 0; w->now < w->count && !w->failed; w->now++)
        write_node(w, w->order[w->now]);
    w->now = 0;
    th_forget(w, false);
    for (int r = 0; r < w->vectors; r++)
        if (w->holds[r] != w->start[r] && w->holds[r] >= 0)
            w->at[w->holds[r]] = NOWHERE;
    for (int r = 0; r < w->vectors; r++) {
        if (w->start[r] >= 0 && (w->holds[r] != w->start[r] || w->at[w->start[r]] != r)) {
            th_emit_load(&w->a, r, th_on_stack(w, w->slot[w->start[r]]));
            w->at[w->start[r]] = (int8_t)r;
        }
        w->holds[r] = w->start[r];
    }
}

/* Go over whole vectors, `copies` at a time. */
static void write_turns(writer *w, int copies) {
    const int bytes = copies * w->bytes;
    th_emit_get(&w->a, RSI, th_saved(w, SAVED_BYTES));
    th_emit_round_down(&w->a, bytes);
    th_emit_put(&w->a, th_saved(w, SAVED_LIMIT), RSI);
    th_emit_compare_end(&w->a);
    const int past = th_emit_jump_ahead(&w->a, IF_NOT_BELOW), label = w->a.size;
    for (int k = 0; k < copies; k++)
        write_body(w, k);
    th_emit_add(&w->a, bytes);
    if (copies == w->copies)
        th_empty_lanes(w);
    th_emit_compare_end(&w->a);
    th_emit_jump(&w->a, IF_BELOW, label);
    th_emit_land(&w->a, past);
}

/* Compute the elements that do not fill a vector. */
static void write_rest(writer *w) {
    th_emit_get(&w->a, RSI, th_saved(w, SAVED_BYTES));
    th_emit_put(&w->a, th_saved(w, SAVED_LIMIT), RSI);
    th_emit_compare_end(&w->a);
    const int past = th_emit_jump_ahead(&w->a, IF_NOT_BELOW);
    w->masked = true;
    th_write_rest_mask(w);
    write_body(w, 0);
    w->masked = false;
    th_emit_land(&w->a, past);
}

static void write_loop(writer *w, int loop) {
    const int16_t *order = w->p->list[2 * loop + 1];
    const int count = w->p->length[2 * loop + 1];
    const int jump = w->p->skips[loop] ? write_condition(w, order, count, true) : NOWHERE;
    take_list(w, order, count, loop);
    survey(w);
    th_emit_clear(&w->a);
    begin_loop(w);
    write_turns(w, w->copies);
    if (w->copies > 1)
        write_turns(w, 1);
    write_rest(w);
    th_finish_folds(w);
    memset(w->holds, NOWHERE, sizeof w->holds);
    th_forget(w, true);
    write_landing(w, jump);
}

/* Read the numbers that are the same for all rows, or those of a row. */
static void read_numbers(writer *w, bool of_row) {
    th_emit_get(&w->a, RDI, th_saved(w, SAVED_AT));
    th_emit_clear(&w->a);
    for (int v = 0; v < w->p->count; v++) {
        const node *n = &w->p->nodes[v];
        if (n->kind != NODE_SAME || (w->s->operand[n->x].kind == STRETCH_PER_ROW) != of_row)
            continue;
        th_emit_pointer(&w->a, RCX, n->x);
        th_emit_broadcast(&w->a, 0, (place){.kind = AT_BASE, .number = RCX});
        th_give_slot(w, v, 0);
    }
}

/* Go on to the next row. */
static void write_next_row(writer *w, int label) {
    th_emit_get(&w->a, RDI, th_saved(w, SAVED_AT));
    th_emit_get(&w->a, RSI, th_saved(w, SAVED_NEXT));
    for (int k = 0; k < w->s->operands; k++)
        if (w->s->operand[k].kind == STRETCH_ELEMENTS || w->s->operand[k].kind == STRETCH_PER_ROW)
            th_emit_advance(&w->a, k);
    th_emit_count_down(&w->a, th_saved(w, SAVED_ROWS));
    th_emit_jump(&w->a, IF_NOT_ZERO, label);
}

static void write_all(writer *w) {
    const int entry = th_emit_entry(&w->a);
    w->general = th_new_slot(w);
    for (int bytes = w->bytes; bytes < 8 * SAVED_COUNT; bytes += w->bytes)
        th_new_slot(w);
    w->rest = th_new_slot(w);
    th_emit_put(&w->a, th_saved(w, SAVED_AT), RDI);
    th_emit_put(&w->a, th_saved(w, SAVED_BYTES), RSI);
    th_emit_put(&w->a, th_saved(w, SAVED_ROWS), RCX);
    th_emit_put(&w->a, th_saved(w, SAVED_NEXT), R8);
    th_emit_clear(&w->a);
    th_emit_load(&w->a, 0, (place){.kind = AT_BASE, .number = RDX});
    th_emit_store(&w->a, th_on_stack(w, w->rest), 0);
    read_numbers(w, false);
    const int label = w->a.size;
    read_numbers(w, true);
    for (int k = 0; k <= w->p->loops && !w->failed; k++) {
        write_numbers(w, 2 * k);
        if (k < w->p->loops)
            write_loop(w, k);
    }
    write_next_row(w, label);
    th_emit_return(&w->a);
    th_emit_frame(&w->a, entry, w->slots * w->bytes);
}

/* Copy code into pages that may be run and not written. */
static stretch_code publish(const assembler *a) {
    const size_t bytes = (size_t)a->size;
    void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return NULL;
    memcpy(pages, a->code, bytes);
    if (mprotect(pages, bytes, PROT_READ | PROT_EXEC)) {
        munmap(pages, bytes);
        return NULL;
    }
    stretch_code code;
    memcpy(&code, &pages, sizeof code);
    return code;
}

/* Write one function; NULL: it does not fit. */
static stretch_code write_function(const stretch_plan *p, const stretch *s, bool twice,
                                   bool streams) {
    writer *w = th_allocate(sizeof *w + ASSEMBLER_BYTES);
    stretch_code code = NULL;
    if (!w)
        return NULL;
    memset(w, 0, sizeof *w);
    w->p = p;
    w->s = s;
    w->bytes = th_stretch_bytes();
    w->a = (assembler){.code = (uint8_t *)(w + 1), .wide = w->bytes == 64, .twice = twice};
    w->vectors = w->a.wide ? VECTORS : VECTORS / 2;
    w->streams = streams;
    memset(w->at, NOWHERE, sizeof w->at);
    memset(w->slot, NOWHERE, sizeof w->slot);
    memset(w->holds, NOWHERE, sizeof w->holds);
    memset(w->mask_holds, NOWHERE, sizeof w->mask_holds);
    write_all(w);
    if (!w->failed && !w->a.failed)
        code = publish(&w->a);
    th_release(w, sizeof *w + ASSEMBLER_BYTES);
    return code;
}

bool th_write_stretch(const stretch_plan *p, stretch *s, bool twice) {
    s->code = write_function(p, s, twice, false);
    bool results = false;
    for (int k = 0; k < s->operands; k++)
        results |= s->operand[k].kind == STRETCH_ELEMENTS && s->operand[k].is_output
                   && s->operand[k].at < TH_MAX_OPERANDS;
    s->streaming = s->code && results ? write_function(p, s, twice, true) : NULL;
    return s->code;
}

int th_stretch_bytes(void) {
    const int level = th_cpu_level();
    return level >= 4 ? 64 : level == 3 ? 32 : 0;
}
#else
bool th_write_stretch(const stretch_plan *p, stretch *s, bool twice) {
    (void)p, (void)s, (void)twice;
    return false;
}

int th_stretch_bytes(void) { return 0; }
#endif

/* Bits with AVX-512, else elements of ones. */
void th_tell_rest(void *rest, int64_t bytes, int item) {
    const int vector = th_stretch_bytes();
    if (vector == LONGEST_VECTOR)
        *(uint16_t *)rest = (uint16_t)((1 << bytes % vector / item) - 1);
    else
        memset(rest, 0xff, (size_t)(bytes % vector));
}
