/* stretch_writer.h: the code of a stretch in progress, between the files that write nodes and loops. */
#pragma once
#include "row/assembler.h"
#include "row/stretch.h"

#define SLOTS 160
#define VECTORS 32
#define MASKS 8 /* k0 means no mask */
#define STRETCH_COPIES 4
enum { NOWHERE = -1, PINNED = -2 };

typedef struct writer {
    assembler a;
    const stretch_plan *p;
    const stretch *s;
    const int16_t *order;        /* the nodes that are written */
    int count, now;              /* how many, and the position of the current one */
    int loop;                    /* its number; -1: between loops */
    int16_t last[STRETCH_NODES]; /* the position of the last reader of a value */
    int8_t at[STRETCH_NODES];    /* its register, or mask register */
    int16_t slot[STRETCH_NODES]; /* its place on the stack */
    bool stored[STRETCH_NODES];  /* it is there */
    int16_t holds[VECTORS], start[VECTORS], mask_holds[MASKS];
    int8_t base[STRETCH_OPERANDS]; /* the base register of an operand in this loop */
    int16_t fold[STRETCH_FOLDS];   /* the reductions of this loop */
    int16_t lanes[STRETCH_FOLDS];  /* the first slot of what they have gathered */
    int8_t pinned[STRETCH_FOLDS][2 * STRETCH_COPIES];
    int folds, copies, copy;
    int vectors, slots, bytes;
    int general,
        rest;    /* slots: the first one of general registers, and that of the mask of the rest */
    bool calls;  /* the loop calls functions, so no value stays in a register */
    bool masked; /* the rest of a row is written */
    bool streams, failed;
} writer;

/* Places of general registers on the stack. */
enum { SAVED_AT, SAVED_BYTES, SAVED_LIMIT, SAVED_COUNTER, SAVED_ROWS, SAVED_NEXT, SAVED_COUNT };

static inline place th_on_stack(const writer *w, int slot) {
    return (place){.kind = ON_STACK, .number = slot * w->bytes};
}
static inline int th_saved(const writer *w, int which) { return w->general * w->bytes + 8 * which; }

/* stretch_code.c */
int th_new_slot(writer *w);
int th_take_pinned(writer *w); /* a register for a value that is no node */
int th_take_rest(writer *w);   /* the mask of the rest of a row: a vector register with AVX2 */
void th_give_rest(writer *w, int mask);
int th_in_register(writer *w, int v);
bool th_is_computed(const writer *w, int v); /* not loaded when it is needed, or before the loop */
void th_write_formula(writer *w, int v);
void th_write_store(writer *w, int v);
void th_settle(writer *w, int v); /* after a node is written: store what later loops read */
void th_find_readers(writer *w);
void th_forget(writer *w, bool all); /* values per element, or all */
bool th_is_mask(const writer *w, int v);
/* The operand in which a value lies that is loaded when it is needed; -1: none. */
int th_source(const writer *w, int v);
/* Move what registers hold, but values that nothing reads later, to the stack. */
void th_empty_registers(writer *w);
place th_place_of(const writer *w, int v);

/* stretch_calls.c */
#define STRETCH_BASES 11
extern const uint8_t th_stretch_bases[STRETCH_BASES];
void th_write_call(writer *w, int v);
void th_write_rest_mask(writer *w);
void th_give_slot(writer *w, int v, int from); /* store a number of the row */
int th_kinds_of(const writer *w, int f);       /* kinds of lanes that a reduction gathers */
void th_begin_lanes(writer *w, int f);
void th_empty_lanes(writer *w); /* of sums, after some additions to each */
void th_write_fold(writer *w, int v);
void th_finish_folds(writer *w); /* results of the reductions of a loop: numbers of the row */
