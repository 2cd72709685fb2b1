/* tiles.c: walks over operands of which some run across the others, such as a matrix and another one's
   transpose: in tiles, of which the fewer operands are turned over in the first cache. */
#include <string.h>

#include "base/stream.h"
#include "walk/space.h"

/* A tile is long along its rows, so that few lines are read or written in parts, but shorter where what is
   turned would not fit the room for it. */
#define HIGH 16  /* rows at least, and so many that a column of a result fills a line: */
#define LINE 64  /* bytes */
#define WIDE 512 /* elements of a row, and those between one and the next: */
#define PAST 8
#define SHORT 64 /* Of shorter rows a tile has more. */
#define ROOM (128 << 10)
#define CROWD 512 /* bytes: lines that lie a multiple of it apart share few places of a cache */

static void find_across(space *s) {
    for (int k = 0; k < s->w->count; k++)
        s->across[k] = s->step[s->tiled][k] == s->item[k] && s->step[0][k] >= 32;
}

/* Rows go along the outputs, and what runs across is turned before the loop; or along those inputs, where
   that leaves less to turn: of m.t() + m.t() the result alone. Not where the result's lines would drive each other
   out of the cache before they are whole. */
static void choose_side(space *s) {
    int across = 0, along = 0;
    find_across(s);
    for (int k = 0; k < s->w->count; k++) {
        across += s->across[k];
        along += !s->across[k] && s->step[0][k];
    }
    const int64_t apart = s->step[s->tiled][0];
    if (across <= along || (s->item[0] >= 4 && apart % CROWD == 0))
        return;
    th_swap_dimensions(s, 0, s->tiled);
    find_across(s);
    for (int k = 0; k < s->w->outputs; k++)
        s->across[k] = true;
}

static void choose_size(space *s) {
    s->high = s->size[0] < SHORT ? 4 * HIGH : HIGH;
    for (int k = 0; k < s->w->outputs; k++)
        if (s->across[k] && s->high * s->item[k] < LINE)
            s->high = LINE / s->item[k];
    int bytes = 0; /* of a column in the buffers */
    for (int k = 0; k < s->w->count; k++)
        bytes += (s->across[k] ? s->high : 1) * s->item[k];
    const int fitting = ROOM / bytes / PAST * PAST - PAST; /* buffers begin at whole doubles */
    s->wide = fitting < WIDE ? fitting : WIDE;
}

/* Finds a dimension in which an operand is contiguous while the outputs are so in another. */
void th_choose_tile(space *s) {
    const int count = s->w->count, outputs = s->w->outputs;
    bool fits = s->ndim > 1 && s->size[0] >= 8;
    for (int k = 0; k < outputs; k++)
        fits &= s->step[0][k] == s->item[k];
    for (int k = outputs; fits && k < count && !s->tiled; k++)
        for (int d = 1; d < s->ndim; d++)
            if (s->step[d][k] == s->item[k] && s->size[d] >= 8 && s->step[0][k] >= 32)
                s->tiled = d;
    if (s->tiled) {
        choose_side(s);
        choose_size(s);
    }
}

/* The next tile, of which no machine follows so many lines. */
static void look_ahead(const space *s, char *const *at, int64_t rows, int64_t wide, int64_t next) {
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

/* The loop over the rows of a tile; buffer[k] holds what is turned of operand k, or a row of it. */
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

/* rows x columns elements: columns along dimension 0, rows along the tiled one. */
static void run_tile(const space *s, char *const *from, int64_t rows, int64_t columns) {
    _Alignas(64) char room[ROOM];
    char *buffer[TH_MAX_OPERANDS], *next = room;
    const task *w = s->w;
    if (w->kernel == &th_moving && s->across[1] && s->way[0] == DIRECT) { /* no loop, no buffer */
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

/* Blocks of rows of the tiled dimension, for each index of the dimensions besides the two. */
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
            look_ahead(s, at, rows, columns, behind < wide ? behind : wide);
            run_tile(s, at, rows, columns);
            for (int k = 0; k < count; k++)
                at[k] += columns * s->step[0][k];
        }
    }
    if (s->streams)
        th_stream_end();
}

/* Short rows of inputs that lie behind each other, as of x.permute(2, 0, 1) with few channels, are one. */
static bool joins(const space *s) {
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
    const int64_t height = s->size[s->tiled], blocks = (height + s->high - 1) / s->high;
    s->joined = joins(s);
    th_parallel(s->numel / s->size[0] / height * blocks, (double)(s->high * s->size[0]), run_tiles,
                s);
}
