/* transpose.c: copies elements between strides, and transposes rectangles. */
#include <string.h>

#include "base/base.h"
#include "walk/walk.h"

#define INLINE static inline __attribute__((always_inline))

#define TEMPLATE "walk/pack_sizes.h"
#include "base/each/size.h"

void th_pack(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count,
             int item) {
    switch (item) {
    case 1: pack_1(to, to_step, from, from_step, count); break;
    case 2: pack_2(to, to_step, from, from_step, count); break;
    case 4: pack_4(to, to_step, from, from_step, count); break;
    case 8: pack_8(to, to_step, from, from_step, count); break;
    default: pack_16(to, to_step, from, from_step, count); break;
    }
}

#define FAR 8192      /* bytes: hardware prefetches no lines that are further apart */
#define MANY 256      /* lines: fewer stay in the cache until their next elements are read */
#define LINE_BYTES 64 /* of a cache line */
#define CROWD 4096    /* bytes: lines at multiples of it compete for one set of the L1 cache */
typedef __int128 whole __attribute__((aligned(1), may_alias));
typedef __int128 wholes __attribute__((vector_size(32), may_alias));

#define TEMPLATE "walk/transpose_sizes.h"
#include "base/each/word.h"

/* Elements of a vector each: lines of the cache are written whole, before their sets hold others. */
static void transpose_16(char *to, int64_t to_step, const char *from, int64_t from_step,
                         int64_t rows, int64_t columns) {
    const int64_t most = LINE_BYTES / (int64_t)sizeof(th_bits);
    for (int64_t j = 0, some; j < columns; j += some, from += some * from_step) {
        some = columns - j < most ? columns - j : most;
        for (int64_t i = 0; i < rows; i++) {
            th_bits *line = (th_bits *)(to + i * to_step) + j;
            for (int64_t k = 0; k < some; k++)
                line[k] = ((const th_bits *)(from + k * from_step))[i];
        }
    }
}

void th_transpose(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t rows,
                  int64_t columns, int item) {
    switch (item) {
    case 1: transpose_1(to, to_step, from, from_step, rows, columns); break;
    case 2: transpose_2(to, to_step, from, from_step, rows, columns); break;
    case 4: transpose_4(to, to_step, from, from_step, rows, columns); break;
    case 8: transpose_8(to, to_step, from, from_step, rows, columns); break;
    default: transpose_16(to, to_step, from, from_step, rows, columns);
    }
}
