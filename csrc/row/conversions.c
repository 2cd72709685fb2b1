/* conversions.c: loops over operands of other types, converted piece by piece. Each result is
   rounded once. */
#include <string.h>

#include "row/row.h"

#define PIECE 512  /* Elements per conversion, so that they stay in the L1 cache, */
#define BYTES 4096 /* and elements of a byte. */
#define APART                                                                                      \
    20 /* Elements between buffers: loads wait for stores at multiples of 4 KB from them. */

static void run_in_pieces(char *const *given, int64_t count, const scalar *option, int64_t piece) {
    const conversions *v = (const conversions *)option;
    _Alignas(64) th_bits buffer[TH_MAX_OPERANDS][PIECE + APART];
    _Alignas(64) th_bits rounded[PIECE];
    for (int64_t begin = 0; begin < count; begin += piece) {
        const int64_t length = count - begin < piece ? count - begin : piece;
        char *at[TH_MAX_OPERANDS];
        for (int k = 0; k < v->count; k++) {
            at[k] = given[k] + begin * v->item[k];
            if (!v->convert[k])
                continue;
            if (k >= v->outputs && v->round[k]) {
                v->round[k]((char *const[]){(char *)rounded, at[k]}, length, NULL);
                at[k] = (char *)rounded;
            }
            if (k >= v->outputs)
                v->convert[k]((char *const[]){(char *)buffer[k], at[k]}, length, NULL);
            at[k] = (char *)buffer[k];
        }
        v->body(at, length, v->option);
        for (int k = 0; k < v->outputs; k++) {
            if (v->round[k])
                v->round[k]((char *const[]){(char *)rounded, at[k]}, length, NULL);
            if (v->convert[k])
                v->convert[k]((char *const[]){given[k] + begin * v->item[k],
                                              v->round[k] ? (char *)rounded : at[k]},
                              length, NULL);
        }
    }
}

static void run_converted(char *const *given, int64_t count, const scalar *option) {
    run_in_pieces(given, count, option, PIECE);
}
static void run_bytes(char *const *given, int64_t count, const scalar *option) {
    run_in_pieces(given, count, option, BYTES);
}

/* The elements that fill no block are computed in buffers. */
static void run_blocks(const conversions *v, loop body, char *const *at, int64_t count) {
    const int64_t whole = count / TH_BLOCKS * TH_BLOCKS, rest = count - whole;
    if (whole)
        body(at, whole, v->option);
    if (!rest)
        return;
    float buffer[TH_MAX_OPERANDS][TH_BLOCKS];
    char *last[TH_MAX_OPERANDS];
    for (int k = 0; k < v->count; k++) {
        const bool one = body == v->number && k == v->fixed;
        const int64_t item = v->floats >> k & 1 ? sizeof(float) : sizeof(uint16_t);
        last[k] = one ? at[k] : (char *)buffer[k];
        if (one || k < v->outputs)
            continue;
        memset(buffer[k], 0, sizeof buffer[k]);
        memcpy(buffer[k], at[k] + whole * item, (size_t)(rest * item));
    }
    body(last, TH_BLOCKS, v->option);
    for (int k = 0; k < v->outputs; k++)
        memcpy((uint16_t *)at[k] + whole, buffer[k], (size_t)rest * sizeof(uint16_t));
}
static void run_in_blocks(char *const *at, int64_t count, const scalar *option) {
    const conversions *v = (const conversions *)option;
    run_blocks(v, v->body, at, count);
}
static void run_number_in_blocks(char *const *given, int64_t count, const scalar *option) {
    const conversions *v = (const conversions *)option;
    char *at[TH_MAX_OPERANDS];
    float number;
    memcpy(at, given, sizeof(char *) * (size_t)v->count);
    if (v->convert[v->fixed]) {
        v->convert[v->fixed]((char *const[]){(char *)&number, at[v->fixed]}, 1, NULL);
        at[v->fixed] = (char *)&number;
    }
    run_blocks(v, v->number, at, count);
}

bool th_loop_in_blocks(task *w, conversions *v, loop body, loop numbers, dtype type,
                       uint32_t floats) {
    if (th_cpu_level() == 1)
        return false;
    v->body = body;
    v->number = numbers;
    v->count = w->count;
    v->outputs = w->outputs;
    v->fixed = w->fixed;
    v->floats = floats;
    if (numbers)
        v->convert[w->fixed] = w->operands[w->fixed].t ? th_converter(type, TH_FLOAT) : NULL;
    w->body = run_in_blocks;
    w->numbers = numbers ? run_number_in_blocks : NULL;
    w->option = v->option;
    return true;
}

bool th_converts(const task *w, const uint8_t *types, dtype computed, dtype type) {
    bool result = computed != type;
    for (int k = 0; k < w->count; k++)
        result |= w->operands[k].t && !th_accepts_dtype(w->operands[k].t->dtype, types[k]);
    return result;
}

void th_round_number(void *element, dtype computed, dtype type, scalar value) {
    th_bits narrow;
    const bool rounds = (computed == TH_FLOAT && th_is_narrow(type))
                        || (th_is_stored(type) && computed != type);
    th_write_scalar(rounds ? &narrow : element, rounds ? type : computed, value);
    if (rounds)
        th_converter(type, computed)((char *const[]){element, (char *)&narrow}, 1, NULL);
}

void th_loop_converted(task *w, conversions *v, const uint8_t *types, dtype computed, dtype type) {
    v->body = w->body;
    v->count = w->count;
    v->outputs = w->outputs;
    bool bytes = true;
    for (int k = 0; k < w->count; k++) {
        const operand *o = &w->operands[k];
        const dtype own = o->t ? (dtype)o->t->dtype : types[k], wanted = types[k];
        if (w->unread >> k & 1) {
            v->item[k] = 0;
            v->round[k] = v->convert[k] = NULL;
            continue;
        }
        bytes &= th_item_size[own] == 1 && th_item_size[wanted] == 1;
        v->item[k] = o->t ? th_item_size[own] : o->item;
        const bool rounds = wanted == computed && computed != type && own != type
                            && (k < w->outputs || (o->t && !(v->exact >> k & 1)));
        v->round[k] = !rounds          ? NULL
                      : k < w->outputs ? th_converter(computed, type)
                                       : th_converter(own, type);
        v->convert[k] = rounds && k < w->outputs        ? th_converter(type, own)
                        : rounds                        ? th_converter(type, computed)
                        : th_accepts_dtype(own, wanted) ? NULL
                        : k < w->outputs                ? th_converter(wanted, own)
                                                        : th_converter(own, wanted);
    }
    w->body = bytes ? run_bytes : run_converted;
    w->numbers = NULL;
    w->option = v->option;
    w->converts = true;
}
