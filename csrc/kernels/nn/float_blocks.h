/* float_blocks.h: Half and bfloat16 in blocks of floats, which stay in the first caches between their
   conversion, the kernel of floats, and the rounding of its result. */
#pragma once
#include "walk/walk.h"

#define TH_FLOAT_BUFFERS 3 /* two operands and a result */
enum { TH_FLOAT_BLOCK = 2048 };

/* The work: `items` of `size` elements each, `share` adjacent ones per part. */
typedef struct float_blocks {
    loop widen, round;
    float *scratch; /* TH_FLOAT_BUFFERS buffers of `room` floats per part */
    int64_t items, size, room, share, parts;
} float_blocks;

/* Divide the work, which takes `cycles`, into parts of a multiple of `unit` items. */
static inline int th_begin_blocks(float_blocks *f, dtype type, int64_t items, int64_t unit,
                                  int64_t size, double cycles) {
    const int64_t threads = th_threads_for(cycles), each = (items + threads - 1) / threads;
    f->widen = th_converter(type, TH_FLOAT);
    f->round = th_converter(TH_FLOAT, type);
    f->items = items;
    f->size = size;
    f->room = size > TH_FLOAT_BLOCK ? size : TH_FLOAT_BLOCK;
    f->share = (each + unit - 1) / unit * unit;
    f->parts = (items + f->share - 1) / f->share;
    f->scratch = th_allocate(f->parts * TH_FLOAT_BUFFERS * f->room * (int64_t)sizeof(float));
    return f->scratch ? 0 : -1;
}
static inline void th_end_blocks(const float_blocks *f) {
    th_release(f->scratch, f->parts * TH_FLOAT_BUFFERS * f->room * (int64_t)sizeof(float));
}
static inline float *th_block_of(const float_blocks *f, int64_t part, int buffer) {
    return f->scratch + (part * TH_FLOAT_BUFFERS + buffer) * f->room;
}
/* How many items are a block: a multiple of `unit` if that many fit. */
static inline int64_t th_block_items(const float_blocks *f, int64_t unit) {
    const int64_t fit = f->room / (f->size > 0 ? f->size : 1);
    return fit > unit ? fit / unit * unit : fit;
}
static inline void th_widen_block(const float_blocks *f, float *to, const void *from, int64_t at,
                                  int64_t count) {
    f->widen((char *const[]){(char *)to, (char *)(uintptr_t)from + at * (int64_t)sizeof(half)},
             count, NULL);
}
static inline void th_round_block(const float_blocks *f, void *to, int64_t at, const float *from,
                                  int64_t count) {
    f->round((char *const[]){(char *)to + at * (int64_t)sizeof(half), (char *)(uintptr_t)from},
             count, NULL);
}
