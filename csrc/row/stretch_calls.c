/* stretch_calls.c: calls of functions of vectors, and reductions, whose lanes are joined on the stack.

   A reduction gathers lanes in registers. Sums of floats leave them for a double after at most 64
   additions to each lane, so that long rows are summed about as exactly as by doubles. */
#include <string.h>

#include "maths/client.h"
#include "row/stretch_writer.h"

#if defined(__x86_64__) && defined(__linux__)
#define SUMMED 64 /* most additions to a lane; a power of 2 */

/* Base registers of operands: rbx, r12 to r15, which functions keep, then rcx, rdx, r8 to r11. */
const uint8_t th_stretch_bases[STRETCH_BASES] = {3, 12, 13, 14, 15, 1, 2, 8, 9, 10, 11};
#define KEPT_BASES 5

/* --- functions ------------------------------------------------------------------------------ */

/* Numbers of the vectors of floats with AVX2 and AVX-512, and of doubles. */
#define PLACES(name) {PLACE_##name##f_d, PLACE_##name##f_e, PLACE_##name##_d, PLACE_##name##_e}
#define FUNCTION1(name) {#name, 1, PLACES(name)},
#define FUNCTION2(name) {#name, 2, PLACES(name)},
static const struct {
    const char *name;
    int reads, place[4];
} functions[] = {
#include "maths/functions.h"
};

int th_stretch_function(const char *name, size_t length, int *reads) {
    for (size_t k = 0; k < sizeof functions / sizeof *functions; k++)
        if (strlen(functions[k].name) == length && !memcmp(functions[k].name, name, length)) {
            *reads = functions[k].reads;
            return (int)k;
        }
    return -1;
}

/* Read general registers again after a call. */
static void recover(writer *w) {
    th_emit_get(&w->a, RAX, th_saved(w, SAVED_COUNTER));
    th_emit_get(&w->a, RSI, th_saved(w, SAVED_LIMIT));
    th_emit_get(&w->a, RDI, th_saved(w, SAVED_AT));
    for (int k = 0; k < w->s->operands; k++)
        for (int b = KEPT_BASES; b < STRETCH_BASES; b++)
            if (w->base[k] == th_stretch_bases[b])
                th_emit_pointer(&w->a, th_stretch_bases[b], k);
}

void th_write_rest_mask(writer *w) {
    if (w->a.wide && w->masked)
        th_emit_mask_load(&w->a, MASK_OF_REST, th_on_stack(w, w->rest));
}

void th_write_call(writer *w, int v) {
    const node *n = &w->p->nodes[v];
    assembler *a = &w->a;
    for (int k = 0; k < 2 && w->masked; k++) { /* vectors in memory may end beyond it */
        const int read = k ? n->y : n->x;
        if (read >= 0 && th_source(w, read) != NOWHERE)
            th_in_register(w, read);
    }
    place x = th_place_of(w, n->x), y = n->y < 0 ? x : th_place_of(w, n->y);
    if (n->y >= 0 && y.kind == IN_REGISTER && !y.number && x.kind == IN_REGISTER && x.number == 1) {
        const int between = th_new_slot(w);
        th_emit_store(a, th_on_stack(w, between), 1);
        x = th_on_stack(w, between);
    }
    th_empty_registers(w);
    const bool swaps = n->y >= 0 && y.kind == IN_REGISTER && !y.number;
    if (swaps)
        th_emit_load(a, 1, y);
    if (x.kind != IN_REGISTER || x.number)
        th_emit_load(a, 0, x);
    if (n->y >= 0 && !swaps && (y.kind != IN_REGISTER || y.number != 1))
        th_emit_load(a, 1, y);
    th_emit_put(a, th_saved(w, SAVED_COUNTER), RAX);
    th_emit_call(a, th_functions()[functions[n->op].place[2 * a->twice + a->wide]]);
    recover(w);
    th_write_rest_mask(w);
    w->holds[0] = (int16_t)v;
    w->at[v] = 0;
}

/* --- reductions ----------------------------------------------------------------------------- */

static const node *fold_of(const writer *w, int f) { return &w->p->nodes[w->fold[f]]; }
static bool sums(const writer *w, int f) { return fold_of(w, f)->op == V_ADD; }

/* Kinds of lanes: extremes have others for nan, unless their bits tell it. */
int th_kinds_of(const writer *w, int f) {
    return sums(w, f) || fold_of(w, f)->op == V_MOST_BITS ? 1 : 2;
}

static place lane_slot(const writer *w, int f, int kind) {
    return th_on_stack(w, w->lanes[f] + kind);
}

void th_begin_lanes(writer *w, int f) {
    const place neutral = th_on_stack(w, w->slot[fold_of(w, f)->y]);
    for (int k = 0; k < w->copies * th_kinds_of(w, f); k++) {
        const int r = w->calls ? 0 : w->pinned[f][k];
        th_emit_load(&w->a, r, neutral);
        if (w->calls)
            th_emit_store(&w->a, lane_slot(w, f, k), r);
    }
}

/* Join the parts of a vector, `bytes` of them in register `to`, by register `other`. */
static void join_parts(writer *w, int op, int bytes, bool twice, int to, int other) {
    for (int half = bytes; half > (twice ? 8 : 4); half /= 2) {
        th_emit_upper_half(&w->a, half, other, to);
        th_emit_part(&w->a, op, half / 2 < 16 ? 16 : half / 2, twice, to, to,
                     (place){.kind = IN_REGISTER, .number = other});
    }
}

/* Join the two halves of lanes on the stack, and these, in register `to`. */
static void join_lanes(writer *w, int op, place lanes, int to, int other) {
    const int half = w->bytes / 2;
    place upper = lanes;
    upper.number += half;
    th_emit_part(&w->a, V_LOAD, half, w->a.twice, to, 0, lanes);
    th_emit_part(&w->a, op, half, w->a.twice, to, to, upper);
    join_parts(w, op, half, w->a.twice, to, other);
}

/* Add lanes to the double behind them, and leave it in register 0. */
static void add_lanes(writer *w, int f) {
    assembler *a = &w->a;
    const place lanes = lane_slot(w, f, 0), total = lane_slot(w, f, th_kinds_of(w, f));
    place upper = lanes;
    upper.number += w->bytes / 2;
    if (a->twice) {
        join_lanes(w, V_ADD, lanes, 0, 1);
    } else {
        th_emit_to_doubles(a, w->bytes, 0, lanes);
        th_emit_to_doubles(a, w->bytes, 1, upper);
        th_emit_part(a, V_ADD, w->bytes, true, 0, 0, (place){.kind = IN_REGISTER, .number = 1});
        join_parts(w, V_ADD, w->bytes, true, 0, 1);
    }
    th_emit_part(a, V_ADD, 8, true, 0, 0, total);
}

/* Join the vectors of lanes that registers hold, on the stack. Numbers that are nan or neutral have a
   sum that is nan if one of them is. */
static void store_lanes(writer *w) {
    for (int f = 0; f < w->folds && !w->calls; f++)
        for (int kind = 0; kind < th_kinds_of(w, f); kind++) {
            const int8_t *r = &w->pinned[f][kind * w->copies];
            for (int k = 1; k < w->copies; k++)
                th_emit_vector(&w->a, kind ? V_ADD : fold_of(w, f)->op, r[0], r[0],
                               (place){.kind = IN_REGISTER, .number = r[k]});
            th_emit_store(&w->a, lane_slot(w, f, kind), r[0]);
        }
}

static void load_start(writer *w) {
    for (int r = 0; r < w->vectors; r++)
        if (w->start[r] >= 0)
            th_emit_load(&w->a, r, th_on_stack(w, w->slot[w->start[r]]));
}

/* Empty the lanes of sums after SUMMED additions to each. */
void th_empty_lanes(writer *w) {
    bool any = false;
    for (int f = 0; f < w->folds; f++)
        any |= sums(w, f);
    if (!any)
        return;
    th_emit_test(&w->a, SUMMED * w->copies * w->bytes - 1);
    const int past = th_emit_jump_ahead(&w->a, IF_NOT_ZERO);
    store_lanes(w);
    for (int f = 0; f < w->folds; f++) {
        if (!sums(w, f))
            continue;
        add_lanes(w, f);
        th_emit_part(&w->a, V_STORE, 8, true, 0, 0, lane_slot(w, f, th_kinds_of(w, f)));
    }
    for (int f = 0; f < w->folds; f++) {
        if (sums(w, f) || !w->calls)
            th_begin_lanes(w, f);
        for (int kind = 0; kind < th_kinds_of(w, f) && !sums(w, f) && !w->calls; kind++)
            th_emit_load(&w->a, w->pinned[f][kind * w->copies], lane_slot(w, f, kind));
    }
    load_start(w);
    th_emit_land(&w->a, past);
}

void th_write_fold(writer *w, int v) {
    const node *n = &w->p->nodes[v];
    assembler *a = &w->a;
    int f = 0, x = th_in_register(w, n->x), own = NOWHERE;
    while (w->fold[f] != v)
        f++;
    if (w->masked) {
        const int neutral = th_in_register(w, n->y);
        const int mask = th_take_rest(w);
        own = th_take_pinned(w);
        th_emit_select(a, own, mask, (place){.kind = IN_REGISTER, .number = x}, neutral);
        th_give_rest(w, mask);
        x = own;
    }
    for (int k = 0; k < th_kinds_of(w, f); k++) {
        const int r = w->calls ? th_take_pinned(w) : w->pinned[f][k * w->copies + w->copy];
        if (w->calls)
            th_emit_load(a, r, lane_slot(w, f, k));
        if (!k) {
            th_emit_vector(a, n->op, r, r, (place){.kind = IN_REGISTER, .number = x});
        } else { /* nan, if the element is nan */
            const int mask = a->wide ? MASK_OF_NAN : th_take_pinned(w);
            th_emit_compare(a, V_UNORDERED, mask, x, (place){.kind = IN_REGISTER, .number = x});
            th_emit_select(a, r, mask, (place){.kind = IN_REGISTER, .number = x}, r);
            if (!a->wide)
                w->holds[mask] = NOWHERE;
        }
        if (w->calls) {
            th_emit_store(a, lane_slot(w, f, k), r);
            w->holds[r] = NOWHERE;
        }
    }
    if (own != NOWHERE)
        w->holds[own] = NOWHERE;
}

/* Store a number of the row. */
void th_give_slot(writer *w, int v, int from) {
    w->slot[v] = (int16_t)th_new_slot(w);
    w->stored[v] = true;
    th_emit_store(&w->a, th_on_stack(w, w->slot[v]), from);
}

/* Compute the results of the reductions of a loop: numbers of the row. An extreme is nan if one of the
   lanes behind its own is. */
void th_finish_folds(writer *w) {
    assembler *a = &w->a;
    store_lanes(w);
    for (int f = 0; f < w->folds; f++) {
        if (sums(w, f)) {
            add_lanes(w, f);
            if (!a->twice)
                th_emit_to_float(a, 0, 0);
        } else {
            join_lanes(w, fold_of(w, f)->op, lane_slot(w, f, 0), 0, 1);
            if (th_kinds_of(w, f) > 1) {
                join_lanes(w, V_ADD, lane_slot(w, f, 1), 2, 3);
                th_emit_part_or_nan(a, a->twice, 0, 2, 3);
            }
        }
        th_emit_broadcast(a, 0, (place){.kind = IN_REGISTER});
        th_give_slot(w, w->fold[f], 0);
    }
}
#else
int th_stretch_function(const char *name, size_t length, int *reads) {
    (void)name, (void)length, (void)reads;
    return -1;
}
#endif
