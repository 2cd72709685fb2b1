/* tiles.c: walks in tiles over operands with different orders of dimensions, such as a matrix and
   the transpose of another. The smaller group of operands is transposed in the L1 cache. */
#include <string.h>

#include "base/stream.h"
#include "walk/space.h"

/* Tiles are long along rows, so that few cache lines are accessed partially, but short enough for
   the transposed operands to fit the buffer. */
#define HIGH 16   /* least rows */
#define LINE 64   /* bytes of a cache line */
#define SETS 4096 /* bytes: addresses at multiples of it compete for one set of the L1 cache */
#define WAYS 8    /* lines that such a set has, or more */
#define WIDE 512  /* elements per row, then the padding between rows */
#define PAST 8
#define TURNED 16 /* bytes of a vector: least distance of elements that are transposed */
#define SHORT 64  /* shorter rows get more rows per tile */
#define TILE_BYTES (128 << 10)
#define CROWD 512 /* bytes: addresses at multiples of it compete for few cache sets */

static void mark_contiguous(space *s) {
    for (int k = 0; k < s->w->count; k++)
        s->across[k] = s->step[s->tiled][k] == s->item[k] && s->step[0][k] >= TURNED;
}

/* Choose the row direction: along the outputs, transposing other operands before the loop, or along
   those inputs if that transposes less, as for m.t() + m.t(), where only the result is transposed.
   Not if the result's cache lines would evict each other before they are complete. */
static void choose_side(space *s) {
    int across = 0, along = 0;
    mark_contiguous(s);
    for (int k = 0; k < s->w->count; k++) {
        across += s->across[k];
        along += !s->across[k] && s->step[0][k];
    }
    const int64_t stride = s->step[s->tiled][0];
    if (across <= along || (s->item[0] >= 4 && stride % CROWD == 0))
        return;
    th_swap_dimensions(s, 0, s->tiled);
    mark_contiguous(s);
    for (int k = 0; k < s->w->outputs; k++)
        s->across[k] = true;
}

/* Whether a tile's rows of a result evict one another from the L1 cache. */
static bool is_crowded(int64_t step, int64_t rows) {
    const int64_t apart = step & -step; /* the largest power of two that divides it */
    return rows * (apart < SETS ? apart : SETS) > WAYS * SETS;
}

/* A column of a tile fills a cache line. A move needs no loop, and no buffer unless the rows of its result evict one
   another. It reads two lines at once where that does not crowd the result, or where lines of its operand compete. */
static void choose_size(space *s) {
    const bool moves = s->w->kernel == &th_move_kernel && s->across[1];
    const int64_t step = s->step[s->tiled][0], line = LINE / s->item[0];
    s->transposes = moves && s->way[0] == DIRECT && !is_crowded(step, line);
    const bool tall = moves && !s->transposes && is_crowded(s->step[0][1], line);
    s->high = s->size[0] < SHORT ? 4 * HIGH : HIGH;
    for (int k = 0; k < s->w->count; k++)
        if (s->across[k] && s->high * s->item[k] < LINE)
            s->high = LINE / s->item[k];
    if (tall && s->high < 2 * line)
        s->high = 2 * line;
    int bytes = 0; /* of a column in the buffers */
    for (int k = 0; k < s->w->count; k++)
        bytes += (s->across[k] ? s->high : 1) * s->item[k];
    const int fitting = TILE_BYTES / bytes / PAST * PAST
                        - PAST; /* buffers begin at whole doubles */
    s->wide = fitting < WIDE ? fitting : WIDE;
    if (tall && s->way[0] == STREAMED)
        s->wide = WIDE / 2; /* so that the buffers leave room in the cache */
}

/* Find a dimension in which an operand is contiguous while the outputs are contiguous in
   another. */
void th_choose_tile(space *s) {
    const int count = s->w->count, outputs = s->w->outputs;
    bool fits = s->ndim > 1 && s->size[0] >= 8;
    for (int k = 0; k < outputs; k++)
        fits &= s->step[0][k] == s->item[k];
    for (int k = outputs; fits && k < count && !s->tiled; k++)
        for (int d = 1; d < s->ndim; d++)
            if (s->step[d][k] == s->item[k] && s->size[d] >= 8 && s->step[0][k] >= TURNED)
                s->tiled = d;
    if (s->tiled)
        choose_side(s);
}

/* Prefetch the next tile: hardware does not track that many streams. */
static void prefetch_tile(const space *s, char *const *at, int64_t rows, int64_t wide,
                          int64_t next) {
    for (int k = 0; k < s->w->count; k++) {
        const bool across = s->across[k];
        const int64_t lines = across ? next : s->way[k] == DIRECT ? rows : 0;
        const int64_t bytes = (across ? rows : next) * s->item[k];
        const char *from = at[k] + wide * s->step[0][k];
        for (int64_t j = 0; j < lines; j++, from += s->step[across ? 0 : s->tiled][k])
            for (int64_t i = 0; i < bytes; i += 64)
                __builtin_prefetch(from + i);
    }
}

/* Run the loop over the rows of a tile; buffer[k] holds the transposed part of operand k, or one
   row of it. */
static void run_rows(const space *s, char *const *from, char *const *buffer, int64_t pitch,
                     int64_t rows, int64_t columns) {
    char *at[TH_MAX_OPERANDS];
    const task *w = s->w;
    for (int64_t i = 0; i < rows; i++) {
        for (int k = 0; k < w->count; k++) {
            char *here = from[k] + i * s->step[s->tiled][k];
            at[k] = s->across[k] ? buffer[k] + i * s->item[k] * pitch : here;
            if (s->across[k] || s->way[k] < EXPANDED)
                continue;
            at[k] = buffer[k];
            if (s->way[k] != STREAMED)
                th_pack(at[k], s->item[k], here, s->step[0][k], columns, s->item[k]);
        }
        s->body(at, columns, w->option);
        for (int k = 0; s->streams && k < w->outputs; k++)
            if (s->way[k] == STREAMED)
                th_stream(from[k] + i * s->step[s->tiled][k], at[k], columns * s->item[k]);
    }
}

/* Process rows x columns elements: columns along dimension 0, rows along the tiled dimension. */
static void run_tile(const space *s, char *const *from, int64_t rows, int64_t columns) {
    _Alignas(64) char memory[TILE_BYTES];
    char *buffer[TH_MAX_OPERANDS], *next = memory;
    const task *w = s->w;
    if (s->transposes) { /* without loop or buffer */
        th_transpose(from[0], s->step[s->tiled][0], from[1], s->step[0][1], rows, columns,
                     s->item[0]);
        return;
    }
    const int64_t pitch = s->joined ? columns : s->wide + PAST;
    for (int k = 0; k < w->count; k++) {
        buffer[k] = next;
        next += (s->across[k] ? s->high : 1) * (s->wide + PAST) * s->item[k];
        if (s->across[k] && k >= w->outputs)
            th_transpose(buffer[k], pitch * s->item[k], from[k], s->step[0][k], rows, columns,
                         s->item[k]);
    }
    if (s->joined)
        run_rows(s, from, buffer, pitch, 1, rows * columns);
    else
        run_rows(s, from, buffer, pitch, rows, columns);
    for (int k = 0; k < w->outputs; k++)
        if (s->across[k])
            th_transpose(from[k], s->step[0][k], buffer[k], pitch * s->item[k], columns, rows,
                         s->item[k]);
}

/* Process blocks of rows of the tiled dimension for each index of the other dimensions. */
static void run_tiles(int64_t begin, int64_t end, void *context) {
    const space *s = context;
    const int count = s->w->count;
    const int64_t height = s->size[s->tiled], high = s->high, blocks = (height + high - 1) / high;
    for (int64_t unit = begin; unit < end; unit++) {
        char *at[TH_MAX_OPERANDS];
        const int64_t row = unit % blocks * high, rows = height - row < high ? height - row : high;
        int64_t rest = unit / blocks;
        for (int k = 0; k < count; k++)
            at[k] = s->at[k] + row * s->step[s->tiled][k];
        for (int d = 1; d < s->ndim; d++) {
            if (d == s->tiled)
                continue;
            for (int k = 0; k < count; k++)
                at[k] += rest % s->size[d] * s->step[d][k];
            rest /= s->size[d];
        }
        for (int64_t column = 0; column < s->size[0]; column += s->wide) {
            const int64_t left = s->size[0] - column, wide = s->wide;
            const int64_t columns = left < wide ? left : wide, behind = left - columns;
            prefetch_tile(s, at, rows, columns, behind < wide ? behind : wide);
            run_tile(s, at, rows, columns);
            for (int k = 0; k < count; k++)
                at[k] += columns * s->step[0][k];
        }
    }
    if (s->streams)
        th_stream_end();
}

/* Whether short input rows are contiguous, as in x.permute(2, 0, 1) with few channels, so that they
   join into one. */
static bool has_joined_rows(const space *s) {
    bool joined = s->size[0] <= s->wide;
    for (int k = 0; k < s->w->count; k++) {
        const bool output = k < s->w->outputs;
        joined &= s->way[k] == NUMBER
                  || (output
                          ? s->across[k]
                          : s->way[k] == DIRECT && s->step[s->tiled][k] == s->size[0] * s->item[k]);
    }
    return joined;
}

void th_walk_tiles(space *s) {
    choose_size(s);
    s->joined = has_joined_rows(s);
    const int64_t height = s->size[s->tiled], blocks = (height + s->high - 1) / s->high;
    th_parallel(s->numel / s->size[0] / height * blocks, (double)(s->high * s->size[0]), run_tiles,
                s);
}
