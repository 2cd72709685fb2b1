/* iterate.c: calls loops with rows of unit stride for any strides of the operands.

   Long rows are handled one by one: a strided operand is packed into a short buffer, and a
   broadcast one is expanded. Short rows are gathered, many at a time, by pieces.c. If an operand is
   contiguous across the output's rows, tiles.c handles the walk. */
#include <string.h>

#include "base/stream.h"
#include "walk/launch.h"
#include "walk/space.h"

/* Shorter rows are gathered: if outputs are not contiguous, or for all operands. */
#define NARROW 8
#define LONG 32
#define LONG_COPIED 256    /* if an operand is copied or expanded row by row otherwise */
#define LONG_CONVERTED 512 /* if operands are converted row by row otherwise */

/* If outputs have a few elements per row, such as the three interleaved colours of an image, and
   inputs are contiguous along a longer dimension, walk rows along that dimension and scatter them
   to the outputs. */
static void lead_with_inputs(space *s) {
    const int outputs = s->w->outputs;
    for (int d = 1; d < s->ndim && s->size[0] < NARROW; d++) {
        bool leads = s->size[d] >= LONG;
        for (int k = 0; k < s->w->count; k++)
            leads &= s->step[k < outputs ? 0 : d][k] == s->item[k];
        if (leads) {
            th_swap_dimensions(s, 0, d);
            return;
        }
    }
}

static bool precedes(const space *s, const int64_t *a, const int64_t *b) {
    for (int k = 0; k < s->w->count; k++)
        if (a[k] != b[k])
            return a[k] < b[k];
    return false;
}

static void add_dimension(space *s, int64_t size, const int64_t *step) {
    int d = s->ndim++;
    for (; d > 0 && precedes(s, step, s->step[d - 1]); d--) {
        s->size[d] = s->size[d - 1];
        memcpy(s->step[d], s->step[d - 1], sizeof s->step[d]);
    }
    s->size[d] = size;
    memcpy(s->step[d], step, sizeof s->step[d]);
}

static void coalesce(space *s) {
    int last = 0;
    for (int d = 1; d < s->ndim; d++) {
        bool joins = true;
        for (int k = 0; k < s->w->count; k++)
            joins &= s->step[d][k] == s->step[last][k] * s->size[last];
        if (joins) {
            s->size[last] *= s->size[d];
            continue;
        }
        last++;
        s->size[last] = s->size[d];
        memmove(s->step[last], s->step[d], sizeof s->step[d]);
    }
    s->ndim = last + 1;
}

/* Pass a broadcast operand as one number if a loop accepts that. */
static void choose_ways(space *s) {
    const task *w = s->w;
    s->body = w->body;
    s->plain = true;
    s->streams = false;
    for (int k = 0; k < w->count; k++) {
        const int64_t step = s->step[0][k];
        s->way[k] = step == s->item[k] ? DIRECT : step || k < w->outputs ? PACKED : EXPANDED;
        if (w->unread >> k & 1) {
            s->way[k] = NUMBER; /* nothing is read there, so nothing is expanded */
        } else if (s->way[k] == EXPANDED && w->numbers && k == w->fixed) {
            s->way[k] = NUMBER;
            s->body = w->numbers;
        }
        s->plain &= s->way[k] <= NUMBER;
    }
}

/* Return the bytes of memory that the operand's elements span; broadcast elements count once. */
static int64_t reach(const space *s, int k) {
    int64_t bytes = s->item[k];
    for (int d = 0; d < s->ndim; d++)
        bytes *= s->step[d][k] ? s->size[d] : 1;
    return bytes;
}

/* Stream outputs that alias no input, for work that exceeds the caches, in stretches of whole cache
   lines. Not if there is far more to read. */
static void choose_streams(space *s, bool pieces) {
    const task *w = s->w;
    int64_t bytes = 0, written = 0;
    for (int k = 0; k < w->count; k++) {
        bytes += reach(s, k);
        written = k < w->outputs ? bytes : written;
    }
    if (w->cached || !th_exceeds_cache(bytes) || 8 * written < bytes
        || (!pieces && s->size[0] < TH_PIECE))
        return;
    for (int k = 0; k < w->outputs; k++) {
        bool distinct = s->way[k] == DIRECT;
        for (int i = w->outputs; i < w->count; i++)
            distinct &= s->at[i] != s->at[k];
        s->way[k] = distinct ? STREAMED : s->way[k];
        s->streams |= distinct;
    }
    s->plain &= !s->streams;
}

static void bind(space *s) {
    for (int k = 0; k < s->w->count; k++) {
        const operand *o = &s->w->operands[k];
        s->at[k] = o->t ? th_data(o->t) : (char *)(uintptr_t)o->constant;
        s->item[k] = o->t ? th_item_size[o->t->dtype] : o->item;
        s->across[k] = false;
    }
}

static void build(space *s) {
    const tensor *out = s->w->operands[0].t;
    s->ndim = s->tiled = 0;
    for (int d = out->ndim - 1; d >= 0; d--) {
        int64_t step[TH_MAX_OPERANDS] = {0};
        if (out->size[d] == 1)
            continue;
        for (int k = 0; k < s->w->count; k++) {
            const tensor *t = s->w->operands[k].t;
            const int own = t ? d - out->ndim + t->ndim : -1;
            if (own >= 0 && t->size[own] != 1 && !(s->w->unread >> k & 1))
                step[k] = th_stride(t)[own] * s->item[k];
        }
        add_dimension(s, out->size[d], step);
    }
    if (!s->ndim)
        add_dimension(s, 1, (int64_t[TH_MAX_OPERANDS]){0});
    coalesce(s);
    lead_with_inputs(s);
    th_choose_tile(s);
}

/* Whether a loop only moves elements between strides, which packing does, too. Elements of at least 8 bytes gain
   little from vectors of every second one on both sides. */
static bool moves_packed(const space *s) {
    const bool in = s->way[1] == PACKED, out = s->way[0] == PACKED;
    return s->w->kernel == &th_move_kernel && (in || out) && (in || s->way[1] == DIRECT)
           && (out ? !in || s->item[0] >= 8 : s->way[0] == DIRECT);
}

#define NEAR 32768 /* bytes of a row whose elements stay in cache until the next row needs them */

/* gcc may drop calls of a function that only prefetches, so these two are always inlined. */
#define INLINE static inline __attribute__((always_inline))

/* Prefetch what the next row reads where this one reads at[k]: hardware does not look for rows that lie
   anywhere but behind each other. */
INLINE void prefetch_next(const space *s, char *const *at, int64_t length) {
    for (int k = s->w->outputs; k < s->w->count; k++) {
        const int64_t next = s->step[1][k], row = s->size[0] * s->item[k];
        for (int64_t i = 0; s->way[k] == DIRECT && next && row <= NEAR && i < length * s->item[k];
             i += 64)
            __builtin_prefetch(at[k] + next + i);
    }
}

/* Prefetch what the second burst from here reads: no load of it could start while bursts are stored. */
INLINE void prefetch_burst(const space *s, char *const *at, int64_t length) {
    for (int k = s->w->outputs; k < s->w->count; k++) {
        const int64_t bytes = length * s->item[k];
        for (int64_t i = 2 * bytes; s->way[k] == DIRECT && i < 3 * bytes; i += 64)
            __builtin_prefetch(at[k] + i);
    }
}

#define LEAST_FILLED 128 /* elements that are expanded for a row, */
#define LEAST_BYTES 512  /* and bytes, so that a loop takes longer than its call */

/* Return the elements of a piece of a row. For one row, few elements of an operand are expanded, and the loop
   reads them for several pieces: as many as take no longer than the calls for all pieces. */
static int64_t choose_piece(const space *s) {
    if (s->streams)
        return TH_BURST / s->item[0];
    int64_t piece = TH_PIECE;
    for (int k = s->w->outputs; k < s->w->count && !s->w->converts && !s->w->cached; k++) {
        const int64_t item = s->item[k];
        int64_t few = LEAST_FILLED;
        while (few * item < LEAST_BYTES || few * few * item < LEAST_FILLED * s->size[0])
            few *= 2;
        piece = s->way[k] == EXPANDED && few < piece ? few : piece;
    }
    return piece;
}

/* Run one row through short buffers: pack inputs before the loop, unpack outputs after it. */
static void row_packed(const space *s, char *const *from, int64_t count) {
    _Alignas(64) th_bits buffer[TH_MAX_OPERANDS][TH_PIECE];
    char *at[TH_MAX_OPERANDS];
    const task *w = s->w;
    const int64_t piece = s->piece;
    for (int k = 0; k < w->count; k++) {
        at[k] = s->way[k] >= EXPANDED ? (char *)buffer[k] : from[k];
        if (s->way[k] == EXPANDED)
            th_pack(at[k], s->item[k], from[k], 0, count < piece ? count : piece, s->item[k]);
    }
    /* the first burst ends with a cache line, so that the others are whole lines */
    int64_t length = piece - (s->streams ? (int64_t)((uintptr_t)from[0] % 64) / s->item[0] : 0);
    for (int64_t begin = 0; begin < count; begin += length, length = piece) {
        length = count - begin < length ? count - begin : length;
        for (int k = 0; k < w->count; k++) {
            const int64_t step = s->step[0][k];
            if (s->way[k] == DIRECT)
                at[k] = from[k] + begin * step;
            else if (s->way[k] == PACKED && k >= w->outputs)
                th_pack(at[k], s->item[k], from[k] + begin * step, step, length, s->item[k]);
        }
        if (s->streams && s->ndim > 1)
            prefetch_next(s, at, length);
        else if (s->streams)
            prefetch_burst(s, at, length);
        s->body(at, length, w->option);
        for (int k = 0; k < w->outputs; k++)
            if (s->way[k] == PACKED)
                th_pack(from[k] + begin * s->step[0][k], s->step[0][k], at[k], s->item[k], length,
                        s->item[k]);
            else if (s->way[k] == STREAMED)
                th_stream(from[k] + begin * s->item[k], at[k], length * s->item[k]);
    }
}

/* Whether rows are copied past the caches without a buffer, as nothing is computed. Short rows need a prefetch of the
   next one. */
static bool streams_copies(const space *s) {
    return s->streams && s->w->kernel == &th_move_kernel && s->way[1] == DIRECT
           && (s->ndim == 1 || s->size[0] * s->item[0] > NEAR);
}

/* Compute the index of element i in the order of the dimensions. */
static void locate(const space *s, int64_t i, int64_t *index) {
    for (int d = 0; d < s->ndim; d++) {
        index[d] = i ? i % s->size[d] : 0; /* divisions are slow; small calls begin at 0 */
        i = i ? i / s->size[d] : 0;
    }
}

/* Run consecutive rows along the next dimension; advances at[]. */
static inline void run_block(const space *s, char **at, int64_t length, int64_t rows) {
    const int count = s->w->count;
    const bool moves = moves_packed(s), copies = streams_copies(s);
    for (int64_t i = 0; i < rows; i++) {
        if (s->plain)
            s->body(at, length, s->w->option);
        else if (moves)
            th_pack(at[0], s->step[0][0], at[1], s->step[0][1], length, s->item[0]);
        else if (copies)
            th_stream(at[0], at[1], length * s->item[0]);
        else
            row_packed(s, at, length);
        for (int k = 0; s->ndim > 1 && k < count; k++)
            at[k] += s->step[1][k];
    }
}

/* Process elements begin to end, row by row. */
static void run_rows(int64_t begin, int64_t end, void *context) {
    const space *s = context;
    const int count = s->w->count;
    const int64_t size = s->size[0];
    int64_t index[TH_MAX_DIM];
    char *at[TH_MAX_OPERANDS];
    locate(s, begin, index);
    for (int k = 0; k < count; k++) {
        at[k] = s->at[k];
        for (int d = 0; d < s->ndim; d++)
            at[k] += index[d] * s->step[d][k];
    }
    for (int64_t length, rows; begin < end; begin += rows * length) {
        const int64_t left = end - begin, first = index[0];
        length = size - first < left ? size - first : left;
        rows = length == size && s->ndim > 1 ? left / size : 1;
        if (rows > 1 && rows > s->size[1] - index[1])
            rows = s->size[1] - index[1];
        run_block(s, at, length, rows);
        if (s->ndim == 1)
            break;
        for (int k = 0; k < count; k++)
            at[k] -= first * s->step[0][k];
        index[0] = 0;
        index[1] += rows;
        for (int d = 1; d + 1 < s->ndim && index[d] == s->size[d]; d++) {
            for (int k = 0; k < count; k++)
                at[k] += s->step[d + 1][k] - index[d] * s->step[d][k];
            index[d] = 0;
            index[d + 1]++;
        }
    }
    if (s->streams)
        th_stream_end();
}

/* Fast path: all operands contiguous and of one size, so one dimension. */
static bool build_flat(space *s) {
    const tensor *out = s->w->operands[0].t;
    for (int k = 0; k < s->w->count; k++) {
        const tensor *t = s->w->operands[k].t;
        if (t && !(t->contiguous && t->numel == out->numel && th_same_size(t, out)))
            return false;
        s->step[0][k] = t && !(s->w->unread >> k & 1) ? s->item[k] : 0;
    }
    s->ndim = 1;
    s->tiled = 0;
    s->size[0] = out->numel;
    return true;
}

/* Cycles per element: for its computation or for the bytes it moves. */
static double element_cost(const space *s) {
    double bytes = 0;
    for (int k = 0; k < s->w->count; k++)
        bytes += s->step[0][k] ? s->item[k] : 0;
    return s->w->cached ? TH_COSTLY : bytes / 16;
}

int th_iterate(const task *w) {
    space s;
    s.w = w;
    s.numel = w->operands[0].t->numel;
    if (s.numel == 0)
        return 0;
    if (__builtin_expect(w->operands[0].t->device != TH_CPU, 0))
        return th_launch_task(w);
    bind(&s);
    if (!build_flat(&s))
        build(&s);
    choose_ways(&s);
    if (s.tiled) {
        choose_streams(&s, true);
        th_walk_tiles(&s);
        return 0;
    }
    if (th_moves_short_rows(&s)) {
        th_parallel(s.numel / s.size[0], element_cost(&s) * (double)s.size[0], th_move_rows, &s);
        return 0;
    }
    if (s.ndim > 1 && s.size[0] < (w->converts ? LONG_CONVERTED : s.plain ? LONG : LONG_COPIED)) {
        th_choose_paths(&s);
        choose_streams(&s, true);
        th_parallel(s.numel, element_cost(&s), th_run_pieces, &s);
        return 0;
    }
    choose_streams(&s, false);
    s.piece = choose_piece(&s);
    th_parallel(s.numel, element_cost(&s), run_rows, &s);
    return 0;
}
