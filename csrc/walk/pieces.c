/* pieces.c: walks over short rows. A loop gets a piece of many rows at once; operands that are not
   contiguous over the piece are copied from or to a buffer, each along its own dimensions. */
#include "base/stream.h"
#include "walk/space.h"

#define SHORT_ROW 64 /* bytes: a loop copies a shorter row faster than memcpy */
#define WIDE 32      /* bytes of a vector that repeats one element */

void th_lengthen_path(path *p, int64_t size, int64_t step) {
    const int last = p->ndim - 1;
    if (p->ndim && step == p->step[last] * p->size[last]) {
        p->size[last] *= size;
        return;
    }
    p->size[p->ndim] = size;
    p->step[p->ndim++] = step;
}

void th_choose_paths(space *s) {
    const task *w = s->w;
    s->body = w->body;
    for (int k = 0; k < w->count; k++) {
        path *p = &s->path[k];
        p->ndim = 0;
        for (int d = 0; d < s->ndim; d++)
            th_lengthen_path(p, s->size[d], s->step[d][k]);
        s->way[k] = PACKED;
        if (p->ndim == 1 && p->step[0] == s->item[k])
            s->way[k] = DIRECT;
        else if (p->ndim == 1 && p->step[0] == 0 && k >= w->outputs)
            s->way[k] = w->numbers && k == w->fixed ? NUMBER : EXPANDED;
        if (s->way[k] == NUMBER)
            s->body = w->numbers;
    }
}

/* Compute the index of element i on a path, and return its address. */
static char *find(const path *p, char *at, int64_t i, int64_t *index) {
    for (int d = 0; d < p->ndim; d++) {
        index[d] = i % p->size[d];
        i /= p->size[d];
        at += index[d] * p->step[d];
    }
    return at;
}

/* Pass `rows` rows; `at` and the index are at the beginning of a row before and after. */
static char *pass_rows(const path *p, char *at, int64_t rows, int64_t *index) {
    if (p->ndim == 1)
        return at;
    at += rows * p->step[1];
    index[1] += rows;
    for (int d = 1; d + 1 < p->ndim && index[d] == p->size[d]; d++) {
        at += p->step[d + 1] - p->size[d] * p->step[d];
        index[d] = 0;
        index[d + 1]++;
    }
    return at;
}

/* Fill the piece with more copies of its first `done` bytes. */
static void repeat(char *piece, int64_t done, int64_t bytes) {
    for (; done < bytes; done *= 2)
        memcpy(piece + done, piece, (size_t)(2 * done < bytes ? done : bytes - done));
}

#define TEMPLATE "walk/piece_rows.h"
#include "base/each/size.h"

static void read_rows(const path *p, int item, const char *at, char *piece, int64_t rows,
                      int64_t length) {
    const int64_t step = p->step[0], row_step = p->ndim > 1 ? p->step[1] : 0;
    const int64_t bytes = rows * length * item;
    if (row_step == 0 && rows > 1) {
        read_rows(p, item, at, piece, 1, length);
        repeat(piece, length * item, bytes);
        return;
    }
    if (step == item && length * item >= SHORT_ROW) {
        for (int64_t r = 0; r < rows; r++, at += row_step, piece += length * item)
            memcpy(piece, at, (size_t)(length * item));
        return;
    }
    if (step == 0 && item <= 8) {
        switch (item) {
        case 1: spread_1(at, piece, rows, length, row_step); break;
        case 2: spread_2(at, piece, rows, length, row_step); break;
        case 4: spread_4(at, piece, rows, length, row_step); break;
        default: spread_8(at, piece, rows, length, row_step); break;
        }
        return;
    }
    switch (item) {
    case 1: read_1(at, piece, rows, length, step, row_step); break;
    case 2: read_2(at, piece, rows, length, step, row_step); break;
    case 4: read_4(at, piece, rows, length, step, row_step); break;
    case 8: read_8(at, piece, rows, length, step, row_step); break;
    default: read_16(at, piece, rows, length, step, row_step); break;
    }
}

static void write_rows(const path *p, int item, char *at, const char *piece, int64_t rows,
                       int64_t length) {
    const int64_t step = p->step[0], row_step = p->ndim > 1 ? p->step[1] : 0;
    if (step == item && length * item >= SHORT_ROW) {
        for (int64_t r = 0; r < rows; r++, at += row_step, piece += length * item)
            memcpy(at, piece, (size_t)(length * item));
        return;
    }
    switch (item) {
    case 1: write_1(at, piece, rows, length, step, row_step); break;
    case 2: write_2(at, piece, rows, length, step, row_step); break;
    case 4: write_4(at, piece, rows, length, step, row_step); break;
    case 8: write_8(at, piece, rows, length, step, row_step); break;
    default: write_16(at, piece, rows, length, step, row_step); break;
    }
}

/* Rows of a path, from an index on, that can be copied together, and the elements of each; `count` are left. */
static int64_t whole_rows(const path *p, const int64_t *index, int64_t count, int64_t *length) {
    const int64_t left = p->size[0] - index[0];
    int64_t rows = left == p->size[0] && p->ndim > 1 ? count / left : 0;
    if (rows > 0 && rows > p->size[1] - index[1])
        rows = p->size[1] - index[1];
    *length = rows || left < count ? left : count;
    return rows ? rows : 1;
}

static inline void copy_path(const path *p, int item, char *at, int64_t begin, char *piece,
                             int64_t count, bool writes) {
    int64_t index[TH_MAX_DIM];
    at = find(p, at, begin, index);
    for (int64_t rows, length; count; count -= rows * length, piece += rows * length * item) {
        rows = whole_rows(p, index, count, &length);
        if (writes)
            write_rows(p, item, at, piece, rows, length);
        else
            read_rows(p, item, at, piece, rows, length);
        at = pass_rows(p, at - index[0] * p->step[0], rows, index);
        index[0] = 0;
    }
}

void th_read_path(const path *p, int item, char *at, int64_t begin, char *piece, int64_t count) {
    copy_path(p, item, at, begin, piece, count, false);
}

/* Copy `count` elements of operand k, from element `begin` of the walk on, from or to a piece. */
static void copy_piece(const space *s, int k, int64_t begin, void *piece, int64_t count) {
    copy_path(&s->path[k], s->item[k], s->at[k], begin, piece, count, k < s->w->outputs);
}

void th_run_pieces(int64_t begin, int64_t end, void *context) {
    const space *s = context;
    const task *w = s->w;
    _Alignas(64) th_bits buffer[TH_MAX_OPERANDS][TH_PIECE + WIDE / sizeof(th_bits)];
    char *at[TH_MAX_OPERANDS];
    for (int k = 0; k < w->count; k++) {
        at[k] = s->way[k] == NUMBER ? s->at[k] : (char *)buffer[k];
        if (s->way[k] == EXPANDED)
            th_pack(at[k], s->item[k], s->at[k], 0, end - begin < TH_PIECE ? end - begin : TH_PIECE,
                    s->item[k]);
    }
    for (int64_t length; begin < end; begin += length) {
        length = end - begin < TH_PIECE ? end - begin : TH_PIECE;
        for (int k = 0; k < w->count; k++)
            if (s->way[k] == DIRECT)
                at[k] = s->at[k] + begin * s->item[k];
            else if (s->way[k] == PACKED && k >= w->outputs)
                copy_piece(s, k, begin, buffer[k], length);
        s->body(at, length, w->option);
        for (int k = 0; k < w->outputs; k++)
            if (s->way[k] == PACKED)
                copy_piece(s, k, begin, buffer[k], length);
            else if (s->way[k] == STREAMED)
                th_stream(s->at[k] + begin * s->item[k], at[k], length * s->item[k]);
    }
    if (s->streams)
        th_stream_end();
}
